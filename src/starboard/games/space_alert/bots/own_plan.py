"""A seat's own part: which of its cards go where, on its board and on those of androids, given what the others do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from starboard.games.space_alert.bots.crew_plan import known_placements
from starboard.games.space_alert.bots.promises import Laid, Plan, Slot, promised
from starboard.games.space_alert.bots.prospects import prospects
from starboard.games.space_alert.bots.situation import OPEN, Situation
from starboard.games.space_alert.content.missions.generator import Dice
from starboard.games.space_alert.rules.cards import CODES, EMPTY, NOTATION
from starboard.games.space_alert.rules.round_cards import half, is_heroic
from starboard.games.space_alert.rules.ship import TURNS
from starboard.games.space_alert.solver.annealing import Annealing
from starboard.games.space_alert.solver.flight import Flight
from starboard.games.space_alert.solver.moves import Moves
from starboard.games.space_alert.solver.supply import NOTHING, ORDINARY_HALVES, Supply

MILD: Final = 0.5


class Boards(NamedTuple):
    """What a seat may lay out, and where. In a fixed order, so that equal boards are one board."""

    own: int  # its crew member, -1 for a solo player
    turns: tuple[int, ...]  # of the phase it plans
    cards: tuple[str, ...]  # in its hand and in those slots
    heroes: tuple[tuple[int, str], ...]  # heroic cards that only one android may use
    slots: tuple[Slot, ...]


class Chosen(NamedTuple):
    """What shall lie in the slots of a seat, what that is worth, and what the crew would do around it."""

    plan: Plan
    value: float
    crew: tuple[int, ...]


@lru_cache(maxsize=256)
def own_plan(situation: Situation, crew: tuple[int, ...], boards: Boards, evaluations: int) -> Chosen:
    """The best that this seat can do with its cards while all others do what is best in the slots that are open.

    It does not depend on what lies there now: whoever is half way to it comes to the same plan again.
    """
    table = _Table(situation, crew, boards)
    programs = table.programs_of(table.wanted(crew), crew)
    flight = Flight(situation.ship(), table.supply, prospects(situation.more), programs)
    if not situation.threats or not table.supply.open_slots():
        return Chosen(table.read(programs), flight.value, crew)
    best, value = _annealed(flight, table.supply, evaluations)
    best = table.spared(flight, best, value)
    return Chosen(table.read(best), value, tuple([table.supply.codes[placement] for placement in best]))


@lru_cache(maxsize=256)
def value_of(
    situation: Situation, crew: tuple[int, ...], boards: Boards, laid: tuple[Laid | None, ...], evaluations: int
) -> float:
    """What it would be worth to leave these in the slots, if the others make the best of it."""
    supply = known_placements(situation.crew)
    _allow_others(supply, situation, boards)
    programs = list(crew)
    for slot, there in zip(boards.slots, laid, strict=True):
        programs[_index(slot)] = CODES[half(*there)] if there else EMPTY
    flight = Flight(situation.ship(), supply, prospects(situation.more), programs)
    if not situation.threats or not supply.open_slots():
        return flight.value
    return _annealed(flight, supply, evaluations)[1]


def _annealed(flight: Flight, supply: Supply, evaluations: int) -> tuple[list[int], float]:
    dice = Dice("own")
    annealing = Annealing(flight, Moves(supply, dice), dice, evaluations, MILD)
    for _ in annealing.steps():
        pass
    return annealing.best, annealing.value


def _allow_others(supply: Supply, situation: Situation, boards: Boards) -> None:
    """Ordinary cards in every slot that is open and not among those of this seat."""
    for member, line in enumerate(situation.lines):
        for turn, code in enumerate(line, 1):
            later = member == boards.own and turn > boards.turns[-1]
            if (code == OPEN or later) and turn <= situation.last and (member, turn) not in boards.slots:
                supply.allow(member, range(turn, turn + 1), list(ORDINARY_HALVES))


class _Table:
    """The supply of one seat: its cards in this phase, and ordinary ones wherever nothing is said yet."""

    def __init__(self, situation: Situation, crew: tuple[int, ...], boards: Boards) -> None:
        self.supply: Supply = known_placements(situation.crew)
        self._placements: dict[Laid, list[int]] = {}
        self._laid: dict[int, Laid] = {}
        self._boards = boards
        for card in boards.cards:
            self._add(card, boards.own)
        for member, card in boards.heroes:
            self._add(card, member)
        _allow_others(self.supply, situation, boards)

    def _add(self, card: str, owner: int) -> None:
        """One more card, for every slot where it may lie: a heroic one on the board of its owner (SA-31.10)."""
        placements = self.supply.card(card)
        for side, placement in enumerate(placements):
            self._laid[placement] = (card, side)
            self._placements.setdefault((card, side), []).append(placement)
        for member, turn in self._boards.slots:
            if member == owner or not is_heroic(card):
                self.supply.allow(member, range(turn, turn + 1), placements)

    def programs_of(self, laid: Mapping[Slot, Laid | None], crew: tuple[int, ...]) -> list[int]:
        """The plan of all with these cards in the seat's slots."""
        programs = list(crew)
        used: dict[Laid, int] = {}
        for slot in self._boards.slots:
            there = laid.get(slot)
            programs[_index(slot)] = NOTHING
            if there is not None:
                number = used.get(there, 0)
                used[there] = number + 1
                programs[_index(slot)] = self._placements[there][number]
        return programs

    def wanted(self, crew: tuple[int, ...]) -> Plan:
        """What the crew would like to have in these slots, as far as the seat has the cards."""
        slots = self._boards.slots
        words = {slot: NOTATION[crew[_index(slot)]] for slot in slots}
        laid = promised(dict.fromkeys(slots), words, list(self._boards.cards))
        return {
            slot: None if there is None or (is_heroic(there[0]) and slot[0] != self._boards.own) else there
            for slot, there in laid.items()
        }

    def read(self, programs: list[int]) -> Plan:
        return {slot: self._laid.get(programs[_index(slot)]) for slot in self._boards.slots}

    def spared(self, flight: Flight, programs: list[int], value: float) -> list[int]:
        """Without the cards that bring nothing: there may be better use for them.

        One card stays, for nobody counts on somebody who says nothing at all.
        """
        laid = [_index(slot) for slot in self._boards.slots if programs[_index(slot)] != NOTHING]
        for place in reversed(laid[1:]):
            without = programs.copy()
            without[place] = NOTHING
            if flight.fly(without, 1)[0] >= value:
                programs = without
        return programs


def _index(slot: Slot) -> int:
    return slot[0] * TURNS + slot[1] - 1
