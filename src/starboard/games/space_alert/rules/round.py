"""The Action round: ten minutes in which everybody plans at once (sections 5 to 8, 38)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from starboard.games.space_alert.content.missions import script
from starboard.games.space_alert.content.missions.script import Announcement, read_line
from starboard.games.space_alert.rules import round_clock as clock
from starboard.games.space_alert.rules import round_plan as plan
from starboard.games.space_alert.rules.round_clock import STOPPED, Moment
from starboard.games.space_alert.rules.round_events import (
    Alert,
    CommunicationsDown,
    CommunicationsRestored,
    DataTransfer,
    HeroRevealed,
    IncomingData,
    MissionComplete,
    PhaseEnded,
    Ready,
    ReportIgnored,
    RoleTaken,
    ThreatAnnounced,
    TransferClosed,
    Warned,
)
from starboard.games.space_alert.rules.round_position import ROLES, SpaceAlert
from starboard.games.space_alert.rules.round_refusals import refuse
from starboard.games.space_alert.rules.round_setup import GENERATED, RANDOM, deal
from starboard.kernel.data import Fields
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.refusal import Refusal
from starboard.kernel.state import Frame, State

READY: Final = "ready"


class Briefing(Frame):
    """Before the alert: the crew shares out the roles (SA-4.8); the track starts when all are ready."""

    TAG: ClassVar[str] = "briefing"
    FIELDS: ClassVar[Fields] = {"readied": list[bool]}

    def __init__(self, seats: int = 0) -> None:
        self.readied = [False] * seats

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceAlert)
        if all(self.readied):
            state.finish()
            state.push(Round())
            return
        for seat, ready in enumerate(self.readied):
            if not ready:
                self._ask(state, seat)

    def _ask(self, game: SpaceAlert, seat: int) -> None:
        free_roles = [role for role, holder in zip(ROLES, game.roles, strict=True) if holder != seat]
        game.ask(seat, "briefing", (READY, *free_roles), ("SA-4.8", "SA-6.1"), READY)

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(state, SpaceAlert) and isinstance(value, str)
        game, seat = state, decision.seat
        if value == READY:
            self.readied[seat] = True
            game.emit(Ready(seat))
            return
        role = ROLES.index(value)
        before = game.roles[role]
        game.roles[role] = seat
        game.emit(RoleTaken(seat, value))
        self._ask(game, seat)
        if not self.readied[before]:  # the one who gave the role up may take it again
            game.decisions = [each for each in game.decisions if each.seat != before]
            self._ask(game, before)


class Round(Frame):
    """Runs from the alert to the mission-complete announcement, moment by moment (SA-6.1, SA-6.10).

    Every seat has one open decision all the time (round_plan.py).
    """

    TAG: ClassVar[str] = "round"

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceAlert)
        state.began = state.now
        self._perform(state)  # the alert
        self._go_on(state)

    # Time --------------------------------------------------------------------------------------------------------

    def wakeup(self, state: State) -> int | None:
        assert isinstance(state, SpaceAlert)
        if state.speed == STOPPED:
            return None
        return clock.due(state.began, state.timeline[state.moment], state.speed)

    def wake(self, state: State) -> None:
        assert isinstance(state, SpaceAlert)
        self._perform(state)
        if not state.over:
            plan.refresh(state)

    def _go_on(self, game: SpaceAlert) -> None:
        """With the clock stopped: on to the next moment at which there is something to think about."""
        if game.speed == STOPPED:
            while not game.over and not clock.stops(game.timeline[game.moment - 1]):
                self._perform(game)
            game.done = [False] * game.seats
        if not game.over:
            plan.refresh(game)

    def _perform(self, game: SpaceAlert) -> None:
        """Performs the next moment of the mission."""
        moment = game.timeline[game.moment]
        game.moment += 1
        if moment.kind == clock.MISSION_COMPLETE:  # SA-7.15
            self._end(game, False)
        else:
            _DO[moment.kind](game, moment)

    def _end(self, game: SpaceAlert, agreed: bool) -> None:
        game.over = True
        game.transfer_open = False
        game.silent = False
        game.decisions.clear()
        game.emit(MissionComplete(agreed))
        game.finish()

    # Planning ----------------------------------------------------------------------------------------------------

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(state, SpaceAlert) and isinstance(value, str)
        game = state
        plan.carry_out(game, decision.seat, value)
        if all(game.agreed):  # SA-38.12, SA-AMB-49
            self._end(game, True)
        elif all(game.done):
            self._perform(game)
            self._go_on(game)
        else:
            plan.refresh(game)

    def refuse(self, state: State, decision: Decision, value: Any) -> Refusal | None:
        assert isinstance(state, SpaceAlert)
        return refuse(state, decision.seat, value) if isinstance(value, str) else None


# What the moments do ------------------------------------------------------------------------------------------------


def _alert(game: SpaceAlert, moment: Moment) -> None:
    """Phase 1 begins: everybody takes the first packet, and androids show their heroic cards (SA-6.2, SA-31.11)."""
    deal(game)
    game.emit(Alert("" if game.chosen in (RANDOM, GENERATED) else game.mission))
    for member, card in enumerate(game.heroes):
        if card:
            game.emit(HeroRevealed(member, card))
    for seat in range(game.seats):
        plan.take_packet(game, seat, False)


def _threat(game: SpaceAlert, moment: Moment) -> None:
    """The officer in charge lays out the top card of the deck named (SA-5.1, SA-5.2, SA-7.3, SA-7.4)."""
    said = _said(game, moment)
    if not said.confirmed and not game.five:  # SA-7.6
        game.emit(ReportIgnored(said.turn, said.serious, said.zone))
        return
    threat = game.threat_decks[2 * said.internal + said.serious].pop()
    game.laid.append((said.turn, threat, said.zone))
    game.emit(ThreatAnnounced(said.turn, threat, said.serious, said.zone, said.confirmed))


def _incoming_data(game: SpaceAlert, moment: Moment) -> None:
    if not game.solo:  # SA-33.7
        game.draws = [count + 1 for count in game.draws]
    game.emit(IncomingData(game.solo))


def _data_transfer(game: SpaceAlert, moment: Moment) -> None:
    if not game.solo:
        game.transfer_open = True
        game.gifts = [1] * game.seats  # SA-7.8
    game.emit(DataTransfer(clock.TRANSFER_SECONDS, game.solo))


def _transfer_closed(game: SpaceAlert, moment: Moment) -> None:
    if game.transfer_open:
        game.transfer_open = False
        game.emit(TransferClosed())


def _communications_down(game: SpaceAlert, moment: Moment) -> None:
    game.silent = not game.solo
    game.emit(CommunicationsDown(game.solo))


def _communications_restored(game: SpaceAlert, moment: Moment) -> None:
    if game.silent:
        game.silent = False
        game.emit(CommunicationsRestored())


def _warning(game: SpaceAlert, moment: Moment) -> None:
    game.warned = (moment.phase, game.ends[moment.phase - 1] * clock.SECOND)
    game.emit(Warned(moment.phase, moment.seconds, moment.phase == len(game.ends)))


def _phase_ended(game: SpaceAlert, moment: Moment) -> None:
    """Whoever is still in this phase is forced out of it (SA-6.5, SA-AMB-50)."""
    game.ended_phases = moment.phase
    game.emit(PhaseEnded(moment.phase))
    for seat in range(game.seats):
        if game.phases[seat] == moment.phase:
            plan.take_packet(game, seat, True)


def _said(game: SpaceAlert, moment: Moment) -> Announcement:
    return read_line(game.script[moment.line])


_DO: Final = {
    clock.ALERT: _alert,
    script.THREAT: _threat,
    script.INCOMING_DATA: _incoming_data,
    script.DATA_TRANSFER: _data_transfer,
    clock.TRANSFER_CLOSED: _transfer_closed,
    script.COMMUNICATIONS_DOWN: _communications_down,
    clock.COMMUNICATIONS_RESTORED: _communications_restored,
    clock.WARNING: _warning,
    clock.PHASE_ENDED: _phase_ended,
}
