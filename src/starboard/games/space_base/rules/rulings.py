"""Readings of the rulebook that a table might want otherwise, each in one place (docs/rulings/space_base.md)."""

from typing import Final

INCOME_NEEDS_PURCHASE: Final = False  # SB-AMB-1: income is paid after every turn, bought or not
SELF_CHARGE_BARS_ALL_COPIES: Final = False  # SB-AMB-8a: only the extra copy of a 2x may not charge the 2x card
DOUBLE_ONCE_MORE: Final = False  # SB-AMB-8b: a sector that pays twice by a double pays four times with a 2x
GOAL: Final = 40  # SB-18.1
CARDS_PER_ROW: Final = 6  # SB-5.6
START_CREDITS: Final = 5  # SB-5.2
LIGHT_SPEED_CREDITS: Final = 15  # SB-19.4
LIGHT_SPEED_INCOME: Final = 1  # SB-19.4
LIGHT_SPEED_HAND: Final = (4, 2)  # SB-19.6: cards of level 1 and of level 2
PLACE_CREDITS: Final = (0, 1, 2, 0, 0)  # SB-5.16, by place in turn order
PLACE_INCOME: Final = (0, 0, 0, 1, 1)  # SB-5.16
