"""The plan of the whole crew: what would be best done in every slot that is still open, with the cards that were told.

It follows from the situation alone, so every machine at the table comes to the same, and each lays its part of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from starboard.games.space_alert.bots.prospects import prospects
from starboard.games.space_alert.bots.situation import NOBODY, OPEN, Situation
from starboard.games.space_alert.content.missions.generator import Dice
from starboard.games.space_alert.rules.cards import EMPTY
from starboard.games.space_alert.rules.round_cards import is_heroic
from starboard.games.space_alert.rules.ship import TURNS
from starboard.games.space_alert.solver.annealing import Annealing
from starboard.games.space_alert.solver.flight import Flight
from starboard.games.space_alert.solver.moves import Moves
from starboard.games.space_alert.solver.supply import ALL_HALVES, NOTHING, ORDINARY_HALVES, Supply

WARM: Final = 1.0


class Part(NamedTuple):
    """What the plan has in one slot: a half, and which seat's card shows it, if it is known which."""

    code: int = EMPTY
    seat: int = NOBODY
    card: str = ""
    side: int = 0


Plan = tuple[Part, ...]  # crew member by crew member


@lru_cache(maxsize=512)
def crew_plan(situation: Situation, evaluations: int) -> Plan:
    """The plan in this situation.

    It goes on from the plan before the last threat was announced, so that a new threat changes no more than it must;
    but a phase begins with a plan of its own.
    """
    *before, last = situation.threats or [("", 0, 0)]
    if last[1] < situation.first_open:
        return better_plan(situation, (Part(),) * (situation.crew * TURNS), evaluations)
    start = crew_plan(situation._replace(threats=tuple(before)), evaluations)
    return better_plan(situation, start, evaluations)


@lru_cache(maxsize=512)
def better_plan(situation: Situation, start: Plan, evaluations: int) -> Plan:
    """The best that is found from a plan on, in the slots that are open."""
    deal = _Deal(situation)
    programs = deal.programs(start)
    if evaluations and situation.threats and deal.supply.open_slots():
        dice = Dice("crew")
        flight = Flight(situation.ship(), deal.supply, prospects(situation.more), programs)
        annealing = Annealing(flight, Moves(deal.supply, dice), dice, evaluations, WARM)
        for _ in annealing.steps():
            pass
        programs = deal.spared(flight, annealing.best, annealing.value)
    return deal.plan(programs)


class _Deal:
    """The cards of a situation: those that were told, each once, and ordinary ones wherever nothing is known yet."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self.supply = Supply(situation.crew)
        self.supply.unlimited(ALL_HALVES)  # the placement of a half has the number of that half
        self._parts: dict[int, Part] = {}  # by placement
        self._placements: dict[Part, list[int]] = {}
        self._own: list[int] = []  # slots in which cards that were told may lie
        for card in situation.hand:
            self._add(card, 0, list(range(situation.crew)))
        for number, member in enumerate(situation.members):
            androids = [other for other, each in enumerate(situation.members) if each.android]
            for card in member.cards:
                self._add(card, member.seat, [number] if is_heroic(card) else [number, *androids])
            for turn, code in enumerate(member.line, 1):
                index = number * TURNS + turn - 1
                if code == OPEN and turn <= situation.last and not (self._cards_for(number) and turn in member.turns):
                    self.supply.allow(number, range(turn, turn + 1), list(ORDINARY_HALVES))
                elif code == OPEN and turn in member.turns:
                    self._own.append(index)

    def _cards_for(self, number: int) -> bool:
        """Whether it is known which cards may be laid for a crew member: an android gets them from anybody."""
        member = self._situation.members[number]
        told = bool(self._situation.hand) or any(each.cards for each in self._situation.members)
        return bool(member.cards) or (member.android and told)

    def _add(self, card: str, seat: int, numbers: list[int]) -> None:
        """One card, for the open slots of these crew members."""
        placements = self.supply.card(card)
        for side, placement in enumerate(placements):
            part = Part(self.supply.codes[placement], seat, card, side)
            self._parts[placement] = part
            self._placements.setdefault(part, []).append(placement)
        for number in numbers:
            member = self._situation.members[number]
            for turn in member.turns:
                if member.line[turn - 1] == OPEN:
                    self.supply.allow(number, range(turn, turn + 1), placements)

    def programs(self, plan: Plan) -> list[int]:
        """A plan with these cards, as far as they still allow it."""
        used: dict[Part, int] = {}
        programs: list[int] = []
        for slot, part in enumerate(plan):
            code = self._situation.members[slot // TURNS].line[slot % TURNS]
            placement = code
            if code == OPEN:
                placement = part.code
                if part.card:
                    number = used.get(part, 0)
                    used[part] = number + 1
                    there = self._placements.get(part, [])
                    placement = there[number] if number < len(there) else NOTHING
                if placement not in self.supply.choices[slot]:
                    placement = NOTHING
            programs.append(placement)
        return programs

    def spared(self, flight: Flight, programs: list[int], value: float) -> list[int]:
        """Without the cards that bring nothing: there may be better use for them."""
        for slot in reversed(self._own):
            if programs[slot] != NOTHING:
                without = programs.copy()
                without[slot] = NOTHING
                if flight.fly(without, 1)[0] >= value:
                    programs = without
        return programs

    def plan(self, programs: list[int]) -> Plan:
        return tuple([self._parts.get(placement) or Part(self.supply.codes[placement]) for placement in programs])
