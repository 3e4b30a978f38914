"""Texts: keys with parameters become sentences in a player's language."""

from starboard.text.catalogue import Catalogue, MissingText

__all__ = ["Catalogue", "MissingText"]
