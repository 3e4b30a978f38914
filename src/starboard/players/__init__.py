"""Machine players that know no game, and where those that do are found.

A player sees its seat's view and the decision it is asked, and nothing else: never the state, never the streams of
chance. One that looks at neither may say so with `blind = True`, and is then spared the making of views.
"""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel.data import BadData
from starboard.kernel.game import Game, Player
from starboard.players.random import Random

__all__ = ["Random", "find", "levels"]

Maker = Callable[[int], Player]


def levels(game: Game) -> dict[str, Maker]:
    """Every machine player of a game by name, weakest first: each is made from a seed for its own thinking."""
    return {"random": Random, **game.bots}


def find(game: Game, level: str) -> Maker:
    known = levels(game)
    found = known.get(level) or game.styles.get(level)
    if found is None:
        raise BadData(f"{game.title} has no bot '{level}'; its bots are: {', '.join(known)}.")
    return found
