"""What people type, compared with what is written: nobody types a typographic apostrophe, and few type every accent."""

from __future__ import annotations

import unicodedata


def fold(text: str) -> str:
    """The text in small letters, without accents, with a plain apostrophe: Четвёртый as четвертыи, Perché as perche."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
