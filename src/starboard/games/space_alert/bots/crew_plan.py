"""The plan of the whole crew: what would be best done in every slot that is still open, with ordinary cards.

It follows from the situation alone, so every machine at the table comes to the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from starboard.games.space_alert.bots.prospects import prospects
from starboard.games.space_alert.bots.situation import OPEN, Situation
from starboard.games.space_alert.content.missions.generator import Dice
from starboard.games.space_alert.rules.cards import EMPTY
from starboard.games.space_alert.solver.annealing import Annealing
from starboard.games.space_alert.solver.flight import Flight
from starboard.games.space_alert.solver.moves import Moves
from starboard.games.space_alert.solver.supply import ALL_HALVES, ORDINARY_HALVES, Supply

WARM: Final = 1.0


def known_placements(crew: int) -> Supply:
    """A supply in which the placement of a half has the number of that half."""
    supply = Supply(crew)
    supply.unlimited(ALL_HALVES)
    return supply


@lru_cache(maxsize=256)
def crew_plan(situation: Situation, evaluations: int) -> tuple[int, ...]:
    """The halves of all slots, crew member by crew member.

    It goes on from the plan for the threats before the last one, so that a new threat changes no more than it must.
    """
    if not situation.threats:
        return tuple([EMPTY if code == OPEN else code for line in situation.lines for code in line])
    before = crew_plan(situation._replace(threats=situation.threats[:-1]), evaluations)
    return better_plan(situation, before, evaluations)


@lru_cache(maxsize=256)
def better_plan(situation: Situation, before: tuple[int, ...], evaluations: int) -> tuple[int, ...]:
    """The best that is found from a plan on, in the slots that are open."""
    supply = known_placements(situation.crew)
    for member, line in enumerate(situation.lines):
        for turn, code in enumerate(line, 1):
            if code == OPEN and turn <= situation.last:
                supply.allow(member, range(turn, turn + 1), list(ORDINARY_HALVES))
    if not evaluations or not situation.threats or not supply.open_slots():
        return before
    dice = Dice("crew")
    flight = Flight(situation.ship(), supply, prospects(situation.more), list(before))
    annealing = Annealing(flight, Moves(supply, dice), dice, evaluations, WARM)
    for _ in annealing.steps():
        pass
    return tuple(annealing.best)
