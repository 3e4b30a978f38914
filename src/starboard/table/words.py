"""Words that people bring to a table: their names and what they say to each other."""

from __future__ import annotations

import unicodedata

from starboard.table.rules import refusal

BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters of some alphabets that show nothing
NAME_LENGTH = 24
LINE_LENGTH = 300


def clean(text: str) -> str:
    """The text without anything invisible: controls, blanks, and marks that turn the direction of what follows."""
    seen = "".join(
        " " if letter in BLANK or unicodedata.category(letter) in ("Cc", "Cf", "Zl", "Zp") else letter
        for letter in text
    )
    return unicodedata.normalize("NFC", " ".join(seen.split()))


def clean_name(name: str) -> str:
    cleaned = clean(name)
    if not 1 <= len(cleaned) <= NAME_LENGTH:
        raise refusal("T-11", "table-name-length", most=NAME_LENGTH)
    return cleaned


def clean_line(text: str) -> str:
    cleaned = clean(text)
    if not 1 <= len(cleaned) <= LINE_LENGTH:
        raise refusal("T-11", "table-line-length", most=LINE_LENGTH)
    return cleaned
