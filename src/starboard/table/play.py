"""What a table does with its commands: the sheet and the match, without time of its own, waiting or telling anybody."""

from __future__ import annotations

import msgspec

from starboard import players
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.refusal import Refusal
from starboard.table import clocks
from starboard.table.messages import (
    Choose,
    ClientMessage,
    Consent,
    GoBack,
    Proposal,
    Resign,
    StandIn,
    UndoLast,
)
from starboard.table.rules import refusal
from starboard.table.sheet import Seat, Sheet

MISSED = 3  # so many answers of the clock in a row, and a machine stands in
CONSENT_MS = 120_000  # how long the others may think about going back


class Play:
    def __init__(self, sheet: Sheet, game: Game, match: Match | None) -> None:
        self.sheet = sheet
        self.game = game
        self.match = match
        self.proposal: Proposal | None = None
        self.proposal_until = 0
        self.chose: set[int] = set()  # the people who chose in this step, or whose clocks did
        self.taken_back: int | None = None  # the seat that took a choice back in this step
        self._last_machine = -1
        self._thought_of: dict[int, int] = {}  # free decisions, and which of a machine's thoughts was the last of each
        self._proposals = 0

    @property
    def running(self) -> Match:
        """The match that is being played, or a refusal."""
        if self.match is None:
            raise refusal("T-14", "table-not-begun")
        return self.match

    @property
    def hushed(self) -> Refusal | None:
        """Why nobody may talk now, where the game forbids it."""
        return None if self.match is None or self.match.over else self.game.hushed(self.match.state)

    def begin(self, match: Match) -> None:
        self.match = match
        self.sheet.state = "playing"
        clocks.start(self.sheet)

    def finish_step(self, now: int) -> None:
        """After every step: whose clock runs now, and whether the game is over."""
        if self.match is None:
            return
        if self.match.over:
            self.sheet.state = "over"
            self.proposal = None
        elif self.sheet.state == "over":
            self.sheet.state = "playing"  # the last choice was taken back
        clocks.tick(self.sheet, self.match.decisions, now, self.chose, self.taken_back)
        self.sheet.waits_for = clocks.waiting_for(self.match.decisions)
        for number, seat in enumerate(self.sheet.seats):
            if number not in self.sheet.waits_for:
                seat.waits_since = None
            elif seat.waits_since is None or number in self.chose:
                seat.waits_since = now
        self.chose.clear()
        self.taken_back = None
        self.sheet.digest = self.game.codec.digest(self.match.state)

    # Commands -------------------------------------------------------------------------------------------------------

    def carry_out(self, command: ClientMessage, now: int, away: set[int]) -> None:
        """Does what a seat asks, or refuses it with nothing changed. `away` are the seats nobody is connected to."""
        if isinstance(command, Choose):
            self.choose(command.seat, command.decision, command.value)
        elif isinstance(command, UndoLast):
            self._undo(command.seat)
        elif isinstance(command, GoBack):
            self._propose(command, now)
        elif isinstance(command, Consent):
            self._consent(command)
        elif isinstance(command, Resign):
            self._resign(command.seat)
        elif isinstance(command, StandIn):
            self._stand_in(command, away)

    def choose(self, seat: int, decision: int, value: Value) -> None:
        """A person's choice. Whoever chooses is back."""
        if self.sheet.seats[seat].resigned:
            raise refusal("T-15", "table-resigned")
        self.running.choose(decision, value, seat)
        self.sheet.seats[seat].stand_in = ""
        self.sheet.seats[seat].missed = 0
        self.proposal = None
        self.chose.add(seat)

    def _undo(self, seat: int) -> None:
        self.running.undo(seat)
        self.taken_back = seat
        self.proposal = None

    def _propose(self, command: GoBack, now: int) -> None:
        match = self.running
        if not 1 <= command.record < len(match.log) or not match.choices_after(command.record):
            raise refusal("T-13", "table-no-such-place")
        self._proposals += 1
        self.proposal = Proposal(self._proposals, command.seat, command.record, [command.seat])
        self.proposal_until = now + CONSENT_MS
        self._go_back_if_agreed()

    def _consent(self, command: Consent) -> None:
        proposal = self.proposal
        if proposal is None or proposal.id != command.proposal:
            raise refusal("T-13", "table-no-proposal")
        if not command.agree:
            self.proposal = None
            return
        agreed = sorted({*proposal.agreed, command.seat})
        self.proposal = msgspec.structs.replace(proposal, agreed=agreed)
        self._go_back_if_agreed()

    def _go_back_if_agreed(self) -> None:
        proposal, match = self.proposal, self.running
        assert proposal is not None
        if all(seat in proposal.agreed for seat, who in enumerate(self.sheet.seats) if who.is_person):
            self.proposal = None
            match.undo(proposal.seat, match.choices_after(proposal.record), agreed=True)
            for who in self.sheet.seats:
                who.used.clear()  # what is asked again has its whole time again

    def _resign(self, seat: int) -> None:
        who = self.sheet.seats[seat]
        if self.running.over or who.resigned:
            raise refusal("T-15", "table-resigned")
        who.resigned = True
        who.stand_in = self.usual_level()

    def _stand_in(self, command: StandIn, away: set[int]) -> None:
        if not 0 <= command.for_seat < len(self.sheet.seats):
            raise refusal("T-12", "table-no-such-seat")
        who = self.sheet.seats[command.for_seat]
        if command.level and command.level not in players.levels(self.game):
            raise refusal("T-15", "table-no-such-level")
        if who.kind == "open" and command.level:
            who.kind, who.level, who.name = "machine", command.level, ""
            return
        if who.kind != "human" or who.resigned:
            raise refusal("T-15", "table-no-stand-in")
        if command.for_seat != command.seat and command.for_seat not in away:
            raise refusal("T-15", "table-seat-present")
        who.stand_in = command.level
        who.missed = 0

    # Time -----------------------------------------------------------------------------------------------------------

    def run_out(self, now: int) -> int:
        """Answers for the seats whose time has run out. Says for how many."""
        seats = clocks.overdue(self.sheet, now)
        for seat in seats:
            self._answer_by_clock(seat)
        if self.proposal is not None and now >= self.proposal_until:
            self.proposal = None
        return len(seats)

    def _answer_by_clock(self, seat: int) -> None:
        who, match = self.sheet.seats[seat], self.running
        who.missed += 1
        who.bank_ms = 0
        for id in clocks.owed(match.decisions, seat):
            decision = next((asked for asked in match.decisions if asked.id == id), None)
            if decision is None:
                continue  # the answer before it has closed it
            if decision.default is None:
                who.missed = MISSED
            else:
                match.choose(id, decision.default, seat)
                self.chose.add(seat)
        if who.missed >= MISSED:
            who.stand_in = self.usual_level()

    # Machines -------------------------------------------------------------------------------------------------------

    def level_of(self, seat: Seat) -> str:
        """The machine that plays a seat now; none for a person."""
        return seat.level if seat.kind == "machine" else seat.stand_in

    def for_a_machine(self) -> Decision | None:
        """The next decision a machine has to answer. While people think about going back, none does."""
        if self.match is None or self.proposal is not None:
            return None
        turn, seats = self._last_machine + 1, len(self.sheet.seats)
        # All have their turn, also where everybody may choose at any time, and so has all that a seat may choose.
        return min(
            self.for_machines(),
            key=lambda decision: ((decision.seat - turn) % seats, self._thought_of.get(decision.id, 0)),
            default=None,
        )

    def for_machines(self) -> list[Decision]:
        decisions = [] if self.match is None else self.match.decisions
        return [decision for decision in decisions if self.level_of(self.sheet.seats[decision.seat])]

    def machine_thought(self, decision: Decision) -> None:
        """Its turn is over, whether it chose something or left a free decision open."""
        self._last_machine = decision.seat
        if decision.free:
            self._thought_of[decision.id] = max(self._thought_of.values(), default=0) + 1

    def usual_level(self) -> str:
        """Who stands in for people."""
        known = list(players.levels(self.game))
        return "normal" if "normal" in known else known[-1]
