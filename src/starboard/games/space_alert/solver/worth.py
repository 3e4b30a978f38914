"""How good the end of a mission is: won first, then the score, and smoothly enough to climb towards both."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.rules.position import DESTROYED, Reckoning
from starboard.games.space_alert.rules.reckoning import lost
from starboard.games.space_alert.rules.scoring import count

# A lost mission is worth less than any that is won: those have at least the 21 points of damage below zero.
LOST: Final = -500.0
A_TURN: Final = 6.0  # for every turn that a lost ship held out
A_HIT: Final = 12.0  # for all the hits that a threat could take, in parts
NEARLY: Final = 0.6  # the same in a mission that is won: less than a point for all of them together


def worth(r: Reckoning) -> float:
    if lost(r):
        return LOST + A_TURN * r.turn + A_HIT * progress(r) + 0.5 * (_destroyed(r) - sum(r.tiles))
    return count(r).total + NEARLY * progress(r) / (len(r.cards) or 1)


def _destroyed(r: Reckoning) -> int:
    return sum([r.threats[i].destroyed for i in range(len(r.cards)) if r.state[i] == DESTROYED])


def progress(r: Reckoning) -> float:
    """How near the crew came to destroying what it has not destroyed, each threat counting 1."""
    hits = 0.0
    for i in range(len(r.cards)):
        if r.state[i] != DESTROYED and r.hits[i]:
            hits += min(r.hits[i] / r.hp[i], 1.0)
    return hits
