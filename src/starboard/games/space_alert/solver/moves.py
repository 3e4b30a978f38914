"""Small changes to programs: what a crew might try at its boards."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content.missions.generator import Dice
from starboard.games.space_alert.rules.ship import TURNS
from starboard.games.space_alert.solver.supply import NOTHING, UNLIMITED, Supply

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
        self._kinds = (self._change, self._change, self._change, self._swap, self._later, self._earlier, self._copy)

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


def first_difference(before: list[int], after: list[int]) -> int:
    """The turn in which two programs of a crew first differ."""
    turn = SAME
    for slot, placement in enumerate(after):
        if placement != before[slot] and slot % TURNS < turn - 1:
            turn = slot % TURNS + 1
    return turn
