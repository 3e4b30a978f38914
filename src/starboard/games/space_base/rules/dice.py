"""The two dice (SB-2.5)."""

from __future__ import annotations

from starboard.games.space_base.rules.events import Rolled
from starboard.games.space_base.rules.position import SpaceBase


def roll_dice(game: SpaceBase, dice: tuple[int, ...], again: bool) -> None:
    """Rolls the dice named (0 and 1); one result for everybody (SB-8.2)."""
    for die in dice:
        game.dice[die] = game.chance.roll("dice", 6)
    game.emit(Rolled(game.active, game.dice[0], game.dice[1], again))
