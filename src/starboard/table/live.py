"""A live table: one task owns it and does one thing after the other, so nothing here is ever locked.

Every step goes the same way: check, carry out, keep, tell. What was told has been kept; what was not kept was told to
nobody, and the table opens again where it was last kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from starboard.kernel.answers import admits, sample
from starboard.kernel.chance import Chance, stream_seed
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.game import Game
from starboard.kernel.match import Match, new
from starboard.kernel.refusal import Refusal
from starboard.table import clocks, telling
from starboard.table.chronicle import Audience, Chronicle
from starboard.table.clock import Alarm, Clock
from starboard.table.measures import Measures
from starboard.table.messages import (
    ChatLine,
    Choose,
    ClientMessage,
    Closing,
    Consent,
    Done,
    GoBack,
    Refused,
    Rematch,
    Said,
    SeatKey,
    ServerMessage,
    TableInfo,
    UndoLast,
)
from starboard.table.messages import Say as SayLine
from starboard.table.play import Play
from starboard.table.rules import refusal
from starboard.table.sheet import Sheet, hashed, new_secret, opened_by
from starboard.table.storage import Change, Storage, StorageTrouble
from starboard.table.thinking import Job, NoAnswer, Thinker
from starboard.table.words import clean_line, clean_name

log = logging.getLogger("starboard.table")

INBOX = 200  # commands that may wait; more are refused
ANSWERS = 64  # of each seat that are remembered, for commands that are sent again
CHAT = 100  # lines that somebody who comes is shown
LINES_AT_ONCE, LINE_EVERY_MS = 5, 2_000  # how fast a seat may talk
REST_MS = 2_000  # between two answers of a machine to one free decision: a quick person lays a card in that time
RECONNECT_MS = 500


def encode(message: ServerMessage) -> str:
    return msgspec.json.encode(message).decode()


class Listener(Protocol):
    """Somebody who is told what happens: a connection, with the seats that it has the secrets of."""

    seats: Audience

    def send(self, message: str) -> None:
        """Takes a message to deliver. Never waits: a listener that cannot follow has to be dropped by its owner."""
        ...

    def close(self) -> None:
        """Nothing more will come from this table: it was put away, handed over, or has failed."""
        ...


@dataclass
class House:
    """What all tables of a host share."""

    clock: Clock
    storage: Storage
    thinker: Thinker
    pause_ms: int = 900  # before each choice of a machine, so that people can follow
    outage_ms: int = 0  # how long this host has been away, all in all
    measures: Measures = field(default_factory=Measures)


class LiveTable:
    def __init__(self, house: House, sheet: Sheet, game: Game, match: Match | None, chat: list[ChatLine]) -> None:
        self.play = Play(sheet, game, match)
        self.chat = chat
        self.listeners: list[Listener] = []
        self.quiet_since = house.clock.now()
        self.rematch: Callable[[Sheet], Awaitable[str]] | None = None  # opens the next table and gives its id
        self._house = house
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]] | None] = asyncio.Queue()
        self._chronicle = None if match is None else Chronicle(match)
        self._kept = 0 if match is None else len(match.log)
        self._origin = house.clock.now() - (0 if match is None else match.state.now)
        self._alarm: Alarm | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._answers: list[OrderedDict[int, tuple[str, ServerMessage]]] = [OrderedDict() for _ in sheet.seats]
        self._spoke: dict[int, int] = {}  # until when each seat has used up its right to talk
        self._arriving: list[Listener] = []
        self._waiting: set[asyncio.Future[SeatKey]] = set()
        self.closed = False

    # The owner ------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Owns the table until it is closed."""
        try:
            self._look_ahead()
            while (step := await self._inbox.get()) is not None:
                await step()
        except StorageTrouble as trouble:
            log.error("not kept", extra={"table": self.id, "reason": str(trouble)})
        except Exception:
            self._house.measures.faults += 1
            log.exception("table fault", extra={"table": self.id})
        finally:
            self.closed = True
            self._stop()

    async def lay_out(self) -> None:
        """Keeps a table that is new, and begins its match if nobody is waited for. The owner comes after that."""
        begun = self._begin_if_full()
        now = self._house.clock.now()
        self.play.finish_step(now)
        await self._house.storage.create(self._change(now, begun, None))
        if self._chronicle is not None:
            self._chronicle.close()  # whoever comes is told everything

    def stop(self) -> None:
        """Ends the owner after what is in its inbox."""
        self.closed = True
        self._inbox.put_nowait(None)

    def _stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
        self._tell_all(Closing(RECONNECT_MS))
        for listener in [*self.listeners, *self._arriving]:
            listener.close()
        for given in self._waiting:  # whoever waits for an answer is told that there is none
            if not given.done():
                given.set_exception(refusal("T-20", "table-closing"))

    @property
    def id(self) -> str:
        return self.play.sheet.id

    @property
    def sheet(self) -> Sheet:
        return self.play.sheet

    @property
    def info(self) -> TableInfo:
        return telling.table_info(self.sheet, self.play.game, self._house.clock.now(), self.online())

    @property
    def busy(self) -> bool:
        return self._inbox.qsize() >= INBOX

    def can_rest(self, now: int, quiet_ms: int, soon_ms: int) -> bool:
        """Whether nobody has been here for so long, and nothing will happen soon."""
        due = self._next_alarm()
        busy = self.listeners or self._thinking is not None or not self._inbox.empty()
        return not busy and now - self.quiet_since >= quiet_ms and (due is None or due > now + soon_ms)

    # At the door ----------------------------------------------------------------------------------------------------

    def audience(self, secrets: list[str]) -> Audience | None:
        """The seats that these secrets open; None if one of them opens none."""
        return opened_by(self.sheet, secrets)

    def join(self, listener: Listener) -> None:
        if self.closed:
            listener.close()
            return
        self._arriving.append(listener)
        self._inbox.put_nowait(lambda: self._join(listener))

    def leave(self, listener: Listener) -> None:
        self._inbox.put_nowait(lambda: self._leave(listener))

    def submit(self, listener: Listener, command: ClientMessage) -> None:
        """Takes a command in. It is answered by a message."""
        if command.seat not in listener.seats:
            self._refuse(listener, command, refusal("T-8", "table-not-your-seat"))
        elif self.busy:
            self._refuse(listener, command, refusal("T-10", "table-too-busy"))
        else:
            arrived = self._house.clock.now()
            self._inbox.put_nowait(lambda: self._command(listener, command, arrived))

    async def sit_down(self, name: str, seat: int | None) -> SeatKey:
        """Gives a guest an open seat and its secret."""
        if self.busy or self.closed:
            raise refusal("T-10", "table-too-busy")
        given: asyncio.Future[SeatKey] = asyncio.get_running_loop().create_future()
        self._waiting.add(given)
        self._inbox.put_nowait(lambda: self._sit_down(name, seat, given))
        try:
            return await given
        finally:
            self._waiting.discard(given)

    async def _sit_down(self, name: str, wanted: int | None, given: asyncio.Future[SeatKey]) -> None:
        seats = self.sheet.seats
        try:
            called = clean_name(name)
            free = [number for number, seat in enumerate(seats) if seat.kind == "open" and wanted in (None, number)]
            if not free:
                raise refusal("T-12", "table-no-open-seat")
        except Refusal as refused:
            given.set_exception(refused)
            return
        secret = new_secret()
        seats[free[0]].kind, seats[free[0]].name, seats[free[0]].key = "human", called, hashed(secret)
        await self._finish()
        if not given.done():
            given.set_result(SeatKey(self.id, free[0], secret))

    async def _join(self, listener: Listener) -> None:
        await self._catch_up()
        self._arriving.remove(listener)
        before = self.online()
        self.listeners.append(listener)
        now = self._house.clock.now()
        said = telling.hello(self.play, self._chronicle, self.chat, listener.seats, now, self.online())
        listener.send(encode(said))
        if self.online() != before:  # one more spectator is nobody's news
            self._tell_update(but=listener)
        self._look_ahead()

    async def _leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            before = self.online()
            self.listeners.remove(listener)
            await self._catch_up()
            if self.online() != before:
                self._tell_update()
        self.quiet_since = self._house.clock.now()

    @property
    def attended(self) -> bool:
        """Whether anybody plays here or watches. Machines do not play for nobody."""
        return bool(self.listeners) or any(seat.is_person for seat in self.sheet.seats)

    def online(self) -> set[int]:
        return {seat for listener in self.listeners for seat in listener.seats}

    # Commands -------------------------------------------------------------------------------------------------------

    async def _command(self, listener: Listener, command: ClientMessage, arrived: int) -> None:
        fingerprint = hashlib.blake2b(msgspec.json.encode(command), digest_size=8).hexdigest()
        seat = self.sheet.seats[command.seat]
        try:
            answer = self._answered_before(command, fingerprint)
            if answer is None:
                line = await self._carry_out(command)
                seat.done, seat.done_as = command.n, fingerprint
                await self._finish(line)
                answer = Done(command.seat, command.n)
                self._remember(command, fingerprint, answer)
                self._tell_seat(command.seat, answer)
                self._note(command, arrived)
            else:
                listener.send(encode(answer))
        except Refusal as refused:
            await self._keep_time()  # it has passed all the same; the refusal is what is heard last
            answer = self._refuse(listener, command, refused)
            if command.n > seat.done:
                self._remember(command, fingerprint, answer)

    def _answered_before(self, command: ClientMessage, fingerprint: str) -> ServerMessage | None:
        """The answer to a command that was sent before. Its number must not be below one that was carried out."""
        seat = self.sheet.seats[command.seat]
        known = self._answers[command.seat].get(command.n)
        if known is not None and known[0] == fingerprint:
            return known[1]
        if command.n == seat.done and fingerprint == seat.done_as:
            return Done(command.seat, command.n)
        if command.n <= seat.done:
            raise refusal("T-9", "table-number-used")
        return None

    def _remember(self, command: ClientMessage, fingerprint: str, answer: ServerMessage) -> None:
        answers = self._answers[command.seat]
        answers[command.n] = (fingerprint, answer)
        if len(answers) > ANSWERS:
            answers.popitem(last=False)

    async def _carry_out(self, command: ClientMessage) -> ChatLine | None:
        if isinstance(command, SayLine):
            await self._catch_up()
            return self._say(command)
        if isinstance(command, Rematch):
            await self._rematch()
            return None
        self._let_time_pass()
        away = set(range(len(self.sheet.seats))) - self.online()
        self.play.carry_out(command, self._house.clock.now(), away)
        if isinstance(command, UndoLast):
            self._let_time_pass()  # it gives no time
        elif isinstance(command, GoBack | Consent) and self.play.match is not None:
            self._set_clock(self.play.match)  # whoever goes back together has that time again
        return None

    def _say(self, command: SayLine) -> ChatLine:
        now, hushed = self._house.clock.now(), self.play.hushed
        if hushed is not None:
            raise hushed
        credit = max(self._spoke.get(command.seat, 0), now - LINES_AT_ONCE * LINE_EVERY_MS) + LINE_EVERY_MS
        if credit > now:
            raise refusal("T-10", "table-too-fast")
        line = ChatLine(command.seat, self.sheet.seats[command.seat].name, clean_line(command.text), now)
        self._spoke[command.seat] = credit
        return line

    async def _rematch(self) -> None:
        if self.sheet.state != "over":
            raise refusal("T-14", "table-not-over")
        if self.sheet.next_table is None:
            assert self.rematch is not None
            self.sheet.next_table = await self.rematch(self.sheet)

    def _refuse(self, listener: Listener, command: ClientMessage, refused: Refusal) -> ServerMessage:
        self._house.measures.refusals += 1
        answer = Refused(command.seat, command.n, refused.rule, refused.text)
        listener.send(encode(answer))
        return answer

    def _note(self, command: ClientMessage, arrived: int) -> None:
        extra: dict[str, object] = {"table": self.id, "seat": command.seat, "n": command.n}
        if isinstance(command, Choose):
            self._house.measures.choices += 1
            self._house.measures.choice.add((self._house.clock.now() - arrived) / 1000)
            extra |= {"decision": command.decision, "value": command.value}
        log.info(str(command.__struct_config__.tag), extra=extra)

    # The end of every step ------------------------------------------------------------------------------------------

    async def _finish(self, line: ChatLine | None = None) -> None:
        """Keeps what the step changed, tells it, and looks for what comes next."""
        begun = self._begin_if_full()
        now = self._house.clock.now()
        self.play.finish_step(now)
        self.sheet.revision += 1
        await self._house.storage.keep(self._change(now, begun, line))
        self._house.measures.keeping.add((self._house.clock.now() - now) / 1000)
        if line is None:
            self._tell_update()
        else:
            self.chat = [*self.chat, line][-CHAT:]
            self._tell_all(Said(line))
        self._look_ahead()

    def _begin_if_full(self) -> bool:
        """Begins the match when nobody is waited for any more."""
        sheet = self.sheet
        if self.play.match is not None or any(seat.kind == "open" for seat in sheet.seats):
            return False
        match = new(self.play.game, len(sheet.seats), sheet.seed, sheet.options, sheet.position)
        sheet.position = None  # from now on the header of the match has it
        self.play.begin(match)
        self._chronicle = Chronicle(match)
        self._chronicle.told = 0  # nobody has heard of the set-up yet
        self._origin = self._house.clock.now()
        return True

    def _change(self, now: int, begun: bool, line: ChatLine | None) -> Change:
        match = self.play.match
        first = self._kept
        records: tuple[bytes, ...] = ()
        if match is not None:
            records = tuple(msgspec.json.encode(record) for record in match.log[first:])
            self._kept = len(match.log)
        header = match.header if match is not None and begun else None
        return Change(self.sheet, self._due(), now, header, first, records, line)

    # Telling --------------------------------------------------------------------------------------------------------

    def _tell_update(self, but: Listener | None = None) -> None:
        """Tells everybody how the table stands now, each audience what it may know. Encodes once for each."""
        chronicle = self._chronicle
        if chronicle is not None:
            chronicle.follow()
        now = self._house.clock.now()
        info = self.info
        told: dict[Audience, str] = {}
        for listener in self.listeners:
            if listener is but:
                continue
            if listener.seats not in told:
                told[listener.seats] = encode(telling.update(self.play, chronicle, info, listener.seats, now))
            listener.send(told[listener.seats])
        if chronicle is not None:
            chronicle.close()

    def _tell_all(self, message: ServerMessage) -> None:
        raw = encode(message)
        for listener in self.listeners:
            listener.send(raw)

    def _tell_seat(self, seat: int, message: ServerMessage) -> None:
        """Tells every device of a seat, so that all of them count the seat's commands alike."""
        raw = encode(message)
        for listener in self.listeners:
            if seat in listener.seats:
                listener.send(raw)

    # What comes next ------------------------------------------------------------------------------------------------

    def _look_ahead(self) -> None:
        """Sets the alarm for the next thing that time will do, and lets a machine think if one is asked."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self._next_alarm()
        if due is not None:
            self._alarm = self._house.clock.call_at(due, lambda: self._inbox.put_nowait(self._wake))
        if self._thinking is None and self.attended and (decision := self.play.for_a_machine()) is not None:
            self._thinking = asyncio.create_task(self._think(decision))

    def _next_alarm(self) -> int | None:
        match, play = self.play.match, self.play
        if match is None or match.over:
            return None
        dues = [clocks.next_deadline(self.sheet)]
        wakeup = match.next_wakeup()
        if wakeup is not None:
            dues.append(self._origin + wakeup)
        if play.proposal is not None:
            dues.append(play.proposal_until)
        return min((due for due in dues if due is not None), default=None)

    def _due(self) -> int | None:
        """When the table must be awake though nobody comes to it: at once while a machine is to choose."""
        if self.attended and self.play.for_a_machine() is not None:
            return self._house.clock.now()
        return self._next_alarm()

    async def _wake(self) -> None:
        """Time did something: a clock ran out, or the game itself goes on."""
        self._let_time_pass()
        self._house.measures.timeouts += self.play.run_out(self._house.clock.now())
        await self._finish()

    def _let_time_pass(self) -> None:
        """Tells a game that waits for a moment what time it is (law 8).

        The table's time stands still while the game waits for people only, and while nobody hosts the table.
        """
        match = self.play.match
        if match is None or match.over:
            return
        if match.next_wakeup() is None:
            self._set_clock(match)
        else:
            match.advance(max(match.state.now, self._house.clock.now() - self._origin))

    def _set_clock(self, match: Match) -> None:
        """Whatever time it is, for the game it is the time at which it stands."""
        self._origin = self._house.clock.now() - match.state.now

    async def _catch_up(self) -> None:
        """Before somebody comes, goes or talks: all are told how the table stands now, not how it last stood."""
        self._let_time_pass()
        await self._keep_time()

    async def _keep_time(self) -> None:
        if self.play.match is not None and len(self.play.match.log) > self._kept:
            await self._finish()

    # Machines -------------------------------------------------------------------------------------------------------

    async def _think(self, decision: Decision) -> None:
        """Waits a little, lets the machine think, and puts what it chose into the inbox like anybody's command."""
        rest = REST_MS // len(self.play.for_machines()) if decision.free else self._house.pause_ms
        await self._sleep(rest)
        match = self.play.match
        assert match is not None
        value: Value | None = None
        if decision in match.decisions:
            self.play.machine_thought(decision)
            begun = self._house.clock.now()
            value = await self._ask_machine(match, decision)
            self._house.measures.thinking.add((self._house.clock.now() - begun) / 1000)
        self._inbox.put_nowait(lambda: self._machine_chose(decision, value))

    async def _ask_machine(self, match: Match, decision: Decision) -> Value | None:
        sheet = self.sheet
        level = self.play.level_of(sheet.seats[decision.seat])
        seed = stream_seed(f"machines/{sheet.seed}/{decision.seat}", str(len(match.log)))
        job = Job(sheet.game, level, seed, decision.id, self.play.game.codec.encode(match.state))
        try:
            value = await self._house.thinker.answer(job)
        except Exception as trouble:  # whatever a machine does, the table goes on
            self._house.measures.no_answers += 1
            about = {"table": self.id, "seat": decision.seat, "reason": str(trouble)}
            log.warning("no answer", extra=about, exc_info=not isinstance(trouble, NoAnswer))
        else:
            if admits(decision, value) or (value is None and decision.free):
                return value
        return _fallback(decision, seed)

    async def _machine_chose(self, decision: Decision, value: Value | None) -> None:
        self._thinking = None
        match = self.play.match
        assert match is not None
        still_asked = decision in match.decisions and self.play.level_of(self.sheet.seats[decision.seat])
        if value is None or not still_asked or self.play.proposal is not None:
            self._look_ahead()
            return
        self._let_time_pass()
        if decision in match.decisions:
            match.choose(decision, value)
            self._house.measures.machine_choices += 1
            extra = {"table": self.id, "seat": decision.seat, "decision": decision.id, "value": value}
            log.info("machine", extra=extra)
        await self._finish()

    async def _sleep(self, milliseconds: int) -> None:
        if milliseconds > 0:
            rung = asyncio.Event()
            clock = self._house.clock
            alarm = clock.call_at(clock.now() + milliseconds, rung.set)
            try:
                await rung.wait()
            finally:
                alarm.cancel()


def _fallback(decision: Decision, seed: int) -> Value:
    """What is chosen for a machine that has nothing to say."""
    if decision.default is not None:
        return decision.default
    chance = Chance(str(seed))
    return sample(decision, lambda n: chance.roll("fallback", n) - 1)
