"""Texts: keys with parameters become sentences in a player's language."""

from starboard.text.catalogue import Catalogue, MissingText
from starboard.text.folding import fold

__all__ = ["Catalogue", "MissingText", "fold"]
