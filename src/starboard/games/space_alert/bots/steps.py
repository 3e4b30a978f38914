"""From a plan to answers: the next thing to do at a board or on the sketch, one at a time."""

from __future__ import annotations

from starboard.games.space_alert.bots.promises import Laid, Plan, said_of
from starboard.games.space_alert.rules.round_cards import HALVES
from starboard.games.space_alert.rules.round_sketch import KIND, NOTHING
from starboard.kernel.decisions import Decision

Board = dict[int, Laid | None]  # by turn


def board_step(decision: Decision, member: int, board: Board, plan: Plan) -> str | None:
    """The next step from what lies there to what shall; None if that is the same.

    The last slot comes first, while the sketch begins with the first: so it shows to the end that plans are changing.
    """
    for turn, there in reversed(board.items()):
        wanted = plan.get((member, turn), there)  # what cannot be changed stays
        if there == wanted:
            continue
        value = _towards(member, board, turn, wanted)
        if value in decision.values:
            return value
    return None


def _towards(member: int, board: Board, turn: int, wanted: Laid | None) -> str:
    there = board[turn]
    if wanted is None:
        return f"take:{member}:{turn}"
    if there is not None and there[0] == wanted[0]:
        return f"turn:{member}:{turn}"
    for other, lying in board.items():  # later turns are right already
        if other < turn and lying is not None and lying[0] == wanted[0]:
            return f"move:{member}:{other}:{turn}"
    if there is not None:
        return f"take:{member}:{turn}"
    return f"place:{member}:{turn}:{wanted[0]}:{HALVES[wanted[1]]}"


def sketch_step(decision: Decision, sketch: tuple[str, ...], member: int, plan: Plan) -> str | None:
    """The next word that tells the others what is meant."""
    for (whose, turn), wanted in plan.items():
        word = said_of(wanted)
        if whose == member and word != sketch[turn - 1]:
            value = f"{KIND}:{turn}:{word or NOTHING}"
            if value in decision.values:
                return value
    return None
