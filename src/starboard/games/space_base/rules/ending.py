"""The end of the turn, of the round and of the game (section 18)."""

from __future__ import annotations

from starboard.games.space_base.rules.events import ExtraRound, Won
from starboard.games.space_base.rules.position import SpaceBase
from starboard.games.space_base.rules.rulings import GOAL


def end_turn(game: SpaceBase) -> bool:
    """The player on the left becomes active (SB-17.8); a triggered game ends with the round (SB-18.2).

    Returns whether the game goes on.
    """
    following = (game.active + 1) % game.seats
    if following == game.first and _is_triggered(game) and _leader_wins(game):
        return False
    game.active = following
    return True


def _is_triggered(game: SpaceBase) -> bool:
    """It was once (SB-14.30), or somebody has the points in a position that was written by hand (SB-18.1)."""
    return game.triggered or any(console.vp >= GOAL for console in game.consoles)


def _leader_wins(game: SpaceBase) -> bool:
    """Most points win (SB-18.5); a tie for first place means one more round for everybody (SB-18.6, SB-18.8)."""
    points = [console.vp for console in game.consoles]
    best = max(points)
    leaders = tuple(seat for seat in range(game.seats) if points[seat] == best)
    if len(leaders) > 1:
        game.emit(ExtraRound(leaders))
        return False
    game.emit(Won(leaders[0], best, "points"))
    game.win(leaders)
    return True
