"""What people type, compared with what is written: few type every accent, and nobody a typographic apostrophe."""

from __future__ import annotations

import unicodedata
from typing import Final

SIGNS: Final = str.maketrans("’×", "'x")


def fold(text: str) -> str:
    """In small letters, without accents, with plain signs: Четвёртый as четвертыи, Perché as perche, 2× as 2x."""
    letters = unicodedata.normalize("NFD", text.casefold().translate(SIGNS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
