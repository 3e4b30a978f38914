"""A machine in a crew: it plans from what the crew knows, says what it means to do, and lays its own cards only."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from starboard.games.space_alert.bots import situation as table
from starboard.games.space_alert.bots.crew_plan import better_plan, crew_plan
from starboard.games.space_alert.bots.own_plan import Boards, own_plan, value_of
from starboard.games.space_alert.bots.promises import Laid, Plan, Slot, promised
from starboard.games.space_alert.bots.steps import board_step, sketch_step
from starboard.games.space_alert.content.missions.script import missions
from starboard.games.space_alert.rules.campaign import GO_ON
from starboard.games.space_alert.rules.cards import CODES
from starboard.games.space_alert.rules.round import READY
from starboard.games.space_alert.rules.round_cards import HALVES, half
from starboard.games.space_alert.rules.round_clock import PHASE_SLOTS
from starboard.games.space_alert.rules.round_plan import AGREE, DRAW, WAIT
from starboard.games.space_alert.rules.round_reckoning import NO_MORE
from starboard.games.space_alert.rules.round_sketch import KIND as SKETCH
from starboard.games.space_alert.view import SlotView, View
from starboard.kernel.decisions import Decision, Value

FULL_MISSION: Final = 3  # phases
MOMENT: Final = 5_000  # milliseconds in which a machine waits for nobody
STUBBORN: Final = 0.6  # what a change must bring, for others rely on what was said

# What is answered in the quiet hours around a mission, if it is on offer.
_READY: Final = (READY, NO_MORE, GO_ON)


class Skill(NamedTuple):
    """How many programs a machine tries: for the whole crew, and for itself."""

    crew: int
    own: int


class Crewmate:
    """A player with a skill. It keeps nothing in mind: whoever looks at the table again comes to the same plan."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def choose(self, view: Any, decision: Decision) -> Value | None:
        assert isinstance(view, View)
        if decision.kind not in ("plan", "program", SKETCH):
            return _quiet_answer(decision)
        if decision.kind == "plan" and DRAW in decision.values:
            return DRAW
        look = _Look(view, decision.seat)
        value = self._step(look, decision)
        if value is None and decision.kind == "plan":
            if AGREE in decision.values and not look.must_wait():
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
        """What it has said, unless there is something better to do.

        While another one changes plans, or nobody may speak (SA-7.12), it keeps to that.
        """
        boards = look.boards()
        said = look.said(boards)
        if look.must_wait():
            return said
        situation = table.read(look.view, look.phases)
        heard = look.overheard(situation)
        plan = heard.with_facts(crew_plan(situation, self.skill.crew))
        crew = better_plan(heard, plan, self.skill.crew)
        chosen = own_plan(heard, crew, boards, self.skill.own)
        as_said = value_of(heard, chosen.crew, boards, tuple(said.values()), self.skill.own // 2)
        return said if as_said + STUBBORN > chosen.value else look.with_least_ado(chosen.plan)


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
        self.turns = tuple(PHASE_SLOTS[view.phases[seat] - 1])
        self.own = next((m for m, each in enumerate(view.crew) if each.seat == seat and not each.android), -1)
        self.phases = len(missions()[view.mission].ends) if view.mission in missions() else FULL_MISSION
        self._androids = [m for m, each in enumerate(view.crew) if each.android]

    def board(self, member: int) -> dict[int, Laid | None]:
        """What lies in the slots of this phase."""
        return {turn: _laid(self.view.crew[member].slots[turn - 1]) for turn in self.turns}

    def boards(self) -> Boards:
        slots = self._slots()
        cards = sorted([*self.view.hand, *(there[0] for there in slots.values() if there is not None)])
        heroes = [(member, self.view.crew[member].hero) for member in self._androids if self.view.crew[member].hero]
        return Boards(self.own, self.turns, tuple(cards), tuple(heroes), tuple(slots))

    def said(self, boards: Boards) -> Plan:
        """Its slots as it has said it would lay them. A solo player speaks to nobody."""
        slots = self._slots()
        if self.own < 0:
            return slots
        sketch = self.view.crew[self.own].sketch
        return promised(slots, {(self.own, turn): sketch[turn - 1] for turn in self.turns}, list(self.view.hand))

    def with_least_ado(self, plan: Plan) -> Plan:
        """The same halves, with cards that show them already where they are."""
        return promised(
            self._slots(), {slot: half(*laid) if laid else "" for slot, laid in plan.items()}, list(self.view.hand)
        )

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

    def overheard(self, situation: table.Situation) -> table.Situation:
        """The situation with what only this seat knows, and with what those say who speak before it.

        In the last minute everybody's word counts, and not only theirs.
        """
        lines = [list(line) for line in situation.lines]
        for member, each in enumerate(self.view.crew):
            if each.android:
                continue
            if member != self.own and (member < self.own or table.late(self.view)):
                for turn, code in table.said(self.view, each).items():
                    lines[member][turn - 1] = code
        if self.own >= 0:
            for turn in range(1, self.turns[0]):
                lines[self.own][turn - 1] = CODES[self.view.crew[self.own].slots[turn - 1].shows]
        return situation._replace(lines=tuple([tuple(line) for line in lines]))

    def must_wait(self) -> bool:
        """One changes plans at a time, or all would answer what is only half said: the first in acting order.

        Nobody waits for ever, for somebody may say what he never lays: now and then each has a moment of his own.
        """
        if self.own < 0 or self.view.silent:
            return self.view.silent
        crew = self.view.crew
        changing = [member for member, each in enumerate(crew) if table.busy(self.view, each)]
        whose = self.view.elapsed // MOMENT % (2 * len(crew))
        return bool(changing) and self.own not in (changing[0], whose)


def _laid(slot: SlotView) -> Laid | None:
    return (slot.card, HALVES.index(slot.half)) if slot.card else None
