"""`starboard solve`: the best programs for a mission that is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from starboard.games.space_alert import mission_file
from starboard.games.space_alert.content.missions.generator import Dice
from starboard.games.space_alert.mission_file import Mission
from starboard.games.space_alert.rules.cards import EMPTY, NOTATION
from starboard.games.space_alert.rules.position import Reckoning
from starboard.games.space_alert.rules.programs import load
from starboard.games.space_alert.rules.reckoning import lost, over, run
from starboard.games.space_alert.rules.scoring import count
from starboard.games.space_alert.rules.ship import TURNS
from starboard.games.space_alert.solver.annealing import Annealing
from starboard.games.space_alert.solver.flight import Flight
from starboard.games.space_alert.solver.moves import Moves
from starboard.games.space_alert.solver.supply import (
    ALL_HALVES,
    ANY,
    NOTHING,
    ORDINARY,
    ORDINARY_HALVES,
    Supply,
    check_hands,
    from_hands,
    from_the_box,
)
from starboard.games.space_alert.solver.worth import worth
from starboard.kernel.data import BadData
from starboard.kernel.game import Found

Hands = list[list[str]]


class Solve:
    """The search for programs. Made from plain data, so that it can be sent to other processes."""

    def __init__(self, mission: Mission, cards: str | Hands) -> None:
        self._mission = mission
        self._cards = cards

    def _supply(self) -> Supply:
        if isinstance(self._cards, str):
            return from_the_box(self._mission.crew, ALL_HALVES if self._cards == ANY else ORDINARY_HALVES)
        return from_hands(self._cards)

    def walk(self, seed: str, evaluations: int) -> Iterator[Found | None]:
        """From empty boards. What is found is told as the codes of all slots."""
        dice = Dice(seed)
        supply = self._supply()
        flight = Flight(mission_file.set_up(self._mission), supply, worth, [NOTHING] * len(supply.choices))
        annealing = Annealing(flight, Moves(supply, dice), dice, evaluations - 1)
        yield self._found(flight.end, flight.value, [EMPTY] * len(supply.choices))
        best = annealing.value
        for _ in annealing.steps():
            better = annealing.value > best
            if better:
                best = annealing.value
                yield self._found(flight.end, best, [supply.codes[placement] for placement in annealing.best])
            else:
                yield None

    def _found(self, end: Reckoning, value: float, codes: list[int]) -> Found:
        return Found(value, None if lost(end) else count(end).total, codes)

    def report(self, found: Found) -> dict[str, Any]:
        codes = self._tidied(found.answer)
        end = self._flown(codes)
        return {
            "outcome": "lost" if lost(end) else "won",
            "score": count(end).total,
            "programs": [
                [NOTATION[code] if code else None for code in codes[first : first + TURNS]]
                for first in range(0, len(codes), TURNS)
            ],
        }

    def _flown(self, codes: list[int]) -> Reckoning:
        r = mission_file.set_up(self._mission)
        for crew in range(r.crew):
            load(r, crew, codes[crew * TURNS : crew * TURNS + TURNS])
        while not over(r):
            run(r, r.turn)
        return r

    def _tidied(self, codes: list[int]) -> list[int]:
        """Without the cards that bring nothing: a crew that reads it shall see what matters."""
        best = worth(self._flown(codes))
        for slot, code in enumerate(codes):
            if code:
                without = codes.copy()
                without[slot] = EMPTY
                if worth(self._flown(without)) >= best:
                    codes = without
        return codes


def search(document: dict[str, Any], cards: str | Hands) -> Solve:
    """The search for a mission file, or BadData that names the place. Programs in the file do not matter."""
    mission = mission_file.read(document)
    if mission.trips:
        raise BadData("trips: nobody can trip over programs that are still to be found; leave them out.")
    mission = msgspec.structs.replace(mission, programs=[])
    mission_file.set_up(mission)
    if isinstance(cards, list):
        check_hands(cards, mission.crew)
    elif cards not in (ANY, ORDINARY):
        raise BadData(f"cards: '{cards}' is neither {ANY} nor {ORDINARY}, and no hands.")
    return Solve(mission, cards)
