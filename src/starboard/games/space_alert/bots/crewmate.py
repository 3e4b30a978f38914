"""A machine in a crew: it says which cards it has and what it means to do with them, and lays its own cards only."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.space_alert.bots import situation as table
from starboard.games.space_alert.bots.crew_plan import Plan as CrewPlan
from starboard.games.space_alert.bots.crew_plan import better_plan, crew_plan
from starboard.games.space_alert.bots.promises import Laid, Plan, Slot, promised, said_of
from starboard.games.space_alert.bots.steps import board_step, sketch_step
from starboard.games.space_alert.content.missions.script import missions
from starboard.games.space_alert.rules.campaign import GO_ON
from starboard.games.space_alert.rules.round import READY
from starboard.games.space_alert.rules.round_cards import HALVES, half
from starboard.games.space_alert.rules.round_clock import PHASE_SLOTS
from starboard.games.space_alert.rules.round_plan import AGREE, DRAW, WAIT
from starboard.games.space_alert.rules.round_reckoning import NO_MORE
from starboard.games.space_alert.rules.round_sketch import KIND as SKETCH
from starboard.games.space_alert.rules.round_sketch import TELL
from starboard.games.space_alert.rules.ship import TURNS
from starboard.games.space_alert.view import SlotView, View
from starboard.kernel.decisions import Decision, Value

FULL_MISSION: Final = 3  # phases

# What is answered in the quiet hours around a mission, if it is on offer.
_READY: Final = (READY, NO_MORE, GO_ON)


class Crewmate:
    """A player that tries so many programs for a plan.

    It keeps nothing in mind: whoever looks at the table again comes to the same plan.
    """

    def __init__(self, evaluations: int) -> None:
        self.evaluations = evaluations

    def choose(self, view: Any, decision: Decision) -> Value | None:
        assert isinstance(view, View)
        if decision.kind not in ("plan", "program", SKETCH):
            return _quiet_answer(decision)
        for first in (DRAW, TELL):
            if first in decision.values:
                return first
        look = _Look(view, decision.seat)
        value = self._step(look, decision)
        if value is None and decision.kind == "plan":
            if AGREE in decision.values and not look.unsettled:
                return AGREE
            return None if decision.free else WAIT
        return value

    def _step(self, look: _Look, decision: Decision) -> str | None:
        if decision.kind == SKETCH:
            member = look.own
            return sketch_step(decision, look.view.crew[member].sketch, member, self._plan(look))
        member = int(decision.args.get("member", look.own))
        if member < 0:
            return None
        return board_step(decision, member, look.board(member), self._plan(look))

    def _plan(self, look: _Look) -> Plan:
        """Its part of the plan of the crew. While nobody may speak (SA-7.12), it keeps to what it has said."""
        if look.view.silent:
            return look.said()
        situation = table.read(look.view, look.phases)
        plan = crew_plan(situation, self.evaluations)
        if table.late(look.view):
            plan = self._with_words(look.view, situation, plan)
        return look.part_of(plan)

    def _with_words(self, view: View, situation: table.Situation, plan: CrewPlan) -> CrewPlan:
        """In the last minute whoever means to do something else, and changes nothing, is taken at their word."""
        heard = situation
        for number, member in enumerate(view.crew):
            told = bool(situation.members[number].cards) and not member.android
            if told and any(member.sketch) and not table.busy(view, member):
                words = {turn: member.sketch[turn - 1] for turn in situation.members[number].turns}
                if any(word != _word(plan, number, turn) for turn, word in words.items()):
                    heard = heard.with_words(number, table.said(view, member))
        return plan if heard is situation else better_plan(heard, plan, self.evaluations)


def _word(plan: CrewPlan, member: int, turn: int) -> str:
    part = plan[member * TURNS + turn - 1]
    return said_of((part.card, part.side) if part.card else None)


def _quiet_answer(decision: Decision) -> Value:
    for value in _READY:
        if value in decision.values:
            return value
    usual = decision.default if decision.default is not None else decision.values[0]
    if usual == "pass" and len(decision.values) > 1:  # a repair costs nothing
        return next(other for other in decision.values if other != usual)
    return usual


class _Look:
    """What one seat sees of its boards and cards."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.turns = tuple(PHASE_SLOTS[view.phases[seat] - 1])
        self.own = next((m for m, each in enumerate(view.crew) if each.seat == seat and not each.android), -1)
        self.phases = len(missions()[view.mission].ends) if view.mission in missions() else FULL_MISSION
        self._androids = [m for m, each in enumerate(view.crew) if each.android]

    @property
    def unsettled(self) -> bool:
        """Whether somebody still changes plans, or cannot say so."""
        return self.view.silent or any(table.busy(self.view, each) for each in self.view.crew)

    def board(self, member: int) -> dict[int, Laid | None]:
        """What lies in the slots of this phase."""
        return {turn: _laid(self.view.crew[member].slots[turn - 1]) for turn in self.turns}

    def said(self) -> Plan:
        """Its slots as it has said it would lay them. A solo player speaks to nobody."""
        slots = self._slots()
        if self.own < 0:
            return slots
        sketch = self.view.crew[self.own].sketch
        return promised(slots, {(self.own, turn): sketch[turn - 1] for turn in self.turns}, list(self.view.hand))

    def part_of(self, plan: CrewPlan) -> Plan:
        """What this seat has to lay, with cards that show the right halves already where they are."""
        slots = self._slots()
        words: dict[Slot, str] = {}
        for member, turn in slots:
            part = plan[member * TURNS + turn - 1]
            if part.card and part.seat in (self.seat, table.NOBODY):
                words[member, turn] = half(part.card, part.side)
        return promised(slots, words, [*self.view.hand, *self._heroes()])

    def _heroes(self) -> list[str]:
        return [self.view.crew[member].hero for member in self._androids if self.view.crew[member].hero]

    def _slots(self) -> dict[Slot, Laid | None]:
        """Its own slots; of androids the empty ones, for their cards stay (SA-31.9), but not for a solo player."""
        found: dict[Slot, Laid | None] = {}
        if self.own >= 0:
            found.update({(self.own, turn): there for turn, there in self.board(self.own).items()})
        for member in self._androids:
            for turn, there in self.board(member).items():
                if there is None or self.own < 0:
                    found[member, turn] = there
        return found


def _laid(slot: SlotView) -> Laid | None:
    return (slot.card, HALVES.index(slot.half)) if slot.card else None
