"""Small changes to programs: what a crew might try at its boards."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content.missions.generator import Dice
from starboard.games.space_alert.rules.cards import BOTS, GO_TO, LIFT, MOVE_BLUE, MOVE_RED, A, B, C
from starboard.games.space_alert.rules.ship import (
    BLUE,
    DECK,
    LOWER_RED,
    RED,
    TURNS,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
    ZONES,
    neighbour,
)
from starboard.games.space_alert.solver.supply import NOTHING, UNLIMITED, Supply

ACTIONS: Final = (A, A, B, C, BOTS)
SIDES: Final = {MOVE_RED: RED, MOVE_BLUE: BLUE, LIFT: DECK}
STATIONS: Final = 2 * ZONES
STORES: Final = (LOWER_RED, UPPER_BLUE)  # where squads are (SA-3.14)
SAME: Final = TURNS + 1  # the turn of the first change, where there is none


class Moves:
    """Changes within a supply. Each makes new programs, and says in which turn they first differ."""

    def __init__(self, supply: Supply, dice: Dice) -> None:
        self._cards = supply.cards
        self._choices = supply.choices
        self._allowed = [frozenset(choices) for choices in supply.choices]
        self._open = supply.open_slots()
        self._below = dice.below
        # Changing a slot is the bread and butter; the others save several changes of which only all together are good.
        self._kinds = (
            *(self._change, self._change, self._swap, self._later, self._earlier, self._copy),
            *(self._errand, self._errand, self._errand, self._sortie, self._sortie),
        )
        self._codes = supply.codes
        self._placements = [_by_code(supply, choices) for choices in supply.choices]

    def propose(self, programs: list[int]) -> tuple[list[int], int]:
        changed = programs.copy()
        below = self._below
        self._kinds[below(len(self._kinds))](changed, self._open[below(len(self._open))])
        if below(4) == 0:
            self._change(changed, self._open[below(len(self._open))])
        return changed, first_difference(programs, changed)

    def _change(self, programs: list[int], slot: int) -> None:
        """Another placement. A card that lies elsewhere changes places with what was here, if that may lie there."""
        choices = self._choices[slot]
        self._put(programs, slot, choices[self._below(len(choices))])

    def _put(self, programs: list[int], slot: int, placement: int) -> None:
        card = self._cards[placement]
        if card != UNLIMITED:
            for other, there in enumerate(programs):
                if self._cards[there] == card and other != slot:
                    if not self._choices[other]:  # it is settled there
                        return
                    here = programs[slot]
                    programs[other] = here if here in self._allowed[other] else NOTHING
        programs[slot] = placement

    def _swap(self, programs: list[int], slot: int) -> None:
        """Two slots of one board change their contents."""
        first = slot - slot % TURNS
        other = first + self._below(TURNS)
        here, there = programs[slot], programs[other]
        if here in self._allowed[other] and there in self._allowed[slot]:
            programs[slot], programs[other] = there, here

    def _later(self, programs: list[int], slot: int) -> None:
        """A gap here: everything up to the next gap moves one slot on."""
        end = slot - slot % TURNS + TURNS
        card = programs[slot]
        row = [slot]
        while programs[row[-1]] != NOTHING and row[-1] + 1 < end:
            row.append(row[-1] + 1)
        for place in row[1:]:
            if card not in self._allowed[place]:
                return
            card = programs[place]
        for place in reversed(row[1:]):
            programs[place] = programs[place - 1]
        programs[slot] = NOTHING

    def _earlier(self, programs: list[int], slot: int) -> None:
        """What lies here goes; what follows, up to the next gap, moves one slot up."""
        end = slot - slot % TURNS + TURNS
        last = slot
        while last + 1 < end and programs[last + 1] != NOTHING:
            last += 1
            if NOTHING not in self._allowed[last] or programs[last] not in self._allowed[last - 1]:
                return
        for place in range(slot, last):
            programs[place] = programs[place + 1]
        programs[last] = NOTHING

    def _copy(self, programs: list[int], slot: int) -> None:
        """Some turns of another crew member's program, where cards are not counted."""
        crew = len(programs) // TURNS
        first = slot % TURNS
        other = self._below(crew) * TURNS
        for turn in range(first, min(first + 2 + self._below(5), TURNS)):
            placement = programs[other + turn]
            place = slot - first + turn
            if self._cards[placement] == UNLIMITED and placement in self._allowed[place]:
                programs[place] = placement

    def _errand(self, programs: list[int], slot: int) -> None:
        """The way to a station from this slot on, and something to do there once or twice."""
        first = slot - slot % TURNS
        here = self._station(programs, first, slot)
        below = self._below
        self._do(
            programs, slot, _way(here, below(STATIONS), below(2)) + [ACTIONS[below(len(ACTIONS))]] * (1 + below(2))
        )

    def _sortie(self, programs: list[int], slot: int) -> None:
        """To a squad (SA-17.8), and with it to a station to fight, or to the interceptors (SA-17.13)."""
        below = self._below
        store, there = STORES[below(len(STORES))], below(STATIONS)
        fight = [C, BOTS] if there == UPPER_RED and below(2) else [BOTS] * (1 + below(2))
        here = self._station(programs, slot - slot % TURNS, slot)
        self._do(programs, slot, [*_way(here, store, below(2)), C, *_way(store, there, below(2)), *fight])

    def _do(self, programs: list[int], slot: int, codes: list[int]) -> None:
        """These halves from this slot on, each in the first slot where it may lie."""
        end = slot - slot % TURNS + TURNS
        place = slot
        for code in codes:
            while place < end and code not in self._placements[place]:
                if NOTHING in self._allowed[place]:
                    programs[place] = NOTHING
                place += 1
            if place == end:
                return
            there = self._placements[place][code]
            self._put(programs, place, there[self._below(len(there))])
            place += 1

    def _station(self, programs: list[int], first: int, slot: int) -> int:
        """Where a crew member is at a slot, if nothing delays it and it does not fly."""
        station = UPPER_WHITE
        for place in range(first, slot):
            code = self._codes[programs[place]]
            if code >= GO_TO:
                station = code - GO_TO
            elif code >= MOVE_RED:
                station = neighbour(station, SIDES[code])
        return station


def _by_code(supply: Supply, choices: list[int]) -> dict[int, list[int]]:
    """Placements that show the same."""
    found: dict[int, list[int]] = {}
    for placement in choices:
        if placement != NOTHING:
            found.setdefault(supply.codes[placement], []).append(placement)
    return found


def _way(here: int, there: int, lift_first: int) -> list[int]:
    """The shortest way between two stations; the lift comes first or last."""
    steps = there % ZONES - here % ZONES
    sideways = [MOVE_BLUE if steps > 0 else MOVE_RED] * abs(steps)
    lift = [LIFT] if here // ZONES != there // ZONES else []
    return lift + sideways if lift_first else sideways + lift


def first_difference(before: list[int], after: list[int]) -> int:
    """The turn in which two programs of a crew first differ."""
    turn = SAME
    for slot, placement in enumerate(after):
        if placement != before[slot] and slot % TURNS < turn - 1:
            turn = slot % TURNS + 1
    return turn
