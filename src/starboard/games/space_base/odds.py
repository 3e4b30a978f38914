"""How often the dice reach a sector, counted over all 36 rolls (SB-EX-29)."""

from __future__ import annotations

from typing import Final

FACES: Final = range(1, 7)
ROLLS: Final = tuple((first, second) for first in FACES for second in FACES)


def by_dice(sector: int) -> int:
    """How many dice show the sector's number; a double counts twice, since both dice then pay."""
    return sum((first == sector) + (second == sector) for first, second in ROLLS)


def by_sum(sector: int) -> int:
    """How many rolls add up to the sector's number."""
    return sum(first + second == sector for first, second in ROLLS)


def times_reached(sector: int) -> int:
    """How often the number comes up at all, as the rulebook counts it."""
    return by_dice(sector) + by_sum(sector)


def rolls_reaching(sector: int) -> int:
    """How many of the 36 rolls let a player choose this sector, by a die or by the sum."""
    return sum(sector in (first, second, first + second) for first, second in ROLLS)
