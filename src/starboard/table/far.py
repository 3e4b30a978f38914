"""Tables whose owner is another process of the host: what comes from their visitors here goes there, and back.

A visitor's connection at one process is a line to the table's owner. Words between processes may be lost, when the
channel between them breaks; then the lines over it are cut, and visitors who connect again and send their unanswered
commands once more lose nothing.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from starboard.kernel.decisions import Args
from starboard.kernel.refusal import Refusal
from starboard.table.chronicle import Audience
from starboard.table.live import RECONNECT_MS, Listener, LiveTable, encode
from starboard.table.messages import ClientMessage, Closing, SeatKey
from starboard.table.rules import refusal
from starboard.table.sheet import Sheet, opened_by

log = logging.getLogger("starboard.table")

ANSWER_SECONDS = 5.0  # that a visitor waits for another process


class Channel(Protocol):
    """Words to other processes. They arrive in the order they were sent in, or not at all."""

    def send(self, process: str, word: bytes) -> None: ...


# ---- what is said between processes ----------------------------------------------------------------------------------


class Join(msgspec.Struct, frozen=True, tag="join"):
    table: str
    process: str  # whose visitor it is
    line: int
    seats: tuple[int, ...]


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    process: str
    line: int


class Command(msgspec.Struct, frozen=True, tag="command"):
    process: str
    line: int
    command: ClientMessage


class Sit(msgspec.Struct, frozen=True, tag="sit"):
    table: str
    process: str
    line: int
    name: str
    seat: int | None


class Told(msgspec.Struct, frozen=True, tag="told"):
    line: int
    message: str


class Cut(msgspec.Struct, frozen=True, tag="cut"):
    line: int


class Given(msgspec.Struct, frozen=True, tag="given"):
    line: int
    key: SeatKey


class NotGiven(msgspec.Struct, frozen=True, tag="not_given"):
    line: int
    rule: str
    key: str
    args: Args


class Anew(msgspec.Struct, frozen=True, tag="anew"):
    """The channel of a process had broken: its lines are to begin anew."""

    process: str


Word = Anew | Join | Leave | Command | Sit | Told | Cut | Given | NotGiven
_decoder = msgspec.msgpack.Decoder(Word)


# ---- both ends of a line ---------------------------------------------------------------------------------------------


class FarTable:
    """A table of another process, as its visitors here see it."""

    def __init__(self, fleet: Fleet, sheet: Sheet, owner: str) -> None:
        self._fleet = fleet
        self._sheet = sheet
        self._owner = owner

    def audience(self, secrets: list[str]) -> Audience | None:
        return opened_by(self._sheet, secrets)

    def join(self, listener: Listener) -> None:
        self._fleet.join(self._sheet.id, self._owner, listener)

    def leave(self, listener: Listener) -> None:
        self._fleet.leave(listener)

    def submit(self, listener: Listener, command: ClientMessage) -> None:
        self._fleet.submit(listener, command)

    async def sit_down(self, name: str, seat: int | None) -> SeatKey:
        return await self._fleet.sit_down(self._sheet.id, self._owner, name, seat)


class Guest:
    """A visitor of another process at a table of this one."""

    def __init__(self, fleet: Fleet, table: LiveTable, process: str, line: int, seats: Audience) -> None:
        self.seats = seats
        self.table = table
        self.process = process
        self._fleet = fleet
        self._line = line

    def send(self, message: str) -> None:
        self._fleet.say(self.process, Told(self._line, message))

    def close(self) -> None:
        self._fleet.part_with(self.process, self._line)


class Fleet:
    """The lines between this process and the others. `at` gives a table of this process, if it has it."""

    def __init__(self, name: str, channel: Channel, at: Callable[[str], LiveTable | None]) -> None:
        self.name = name
        self._channel = channel
        self._at = at
        self._numbers = itertools.count(1)
        self._lines: dict[int, tuple[Listener, str]] = {}  # visitors here, with the owners of their tables
        self._numbers_of: dict[Listener, int] = {}
        self._guests: dict[tuple[str, int], Guest] = {}
        self._asked: dict[int, asyncio.Future[SeatKey]] = {}
        self._seating: set[asyncio.Task[None]] = set()
        self._broken = False

    def say(self, process: str, word: Word) -> None:
        self._channel.send(process, msgspec.msgpack.encode(word))

    # Visitors here --------------------------------------------------------------------------------------------------

    def join(self, table: str, owner: str, listener: Listener) -> None:
        line = next(self._numbers)
        self._lines[line] = (listener, owner)
        self._numbers_of[listener] = line
        self.say(owner, Join(table, self.name, line, listener.seats))

    def leave(self, listener: Listener) -> None:
        line = self._numbers_of.pop(listener, None)
        if line is not None:
            _, owner = self._lines.pop(line)
            self.say(owner, Leave(self.name, line))

    def submit(self, listener: Listener, command: ClientMessage) -> None:
        line = self._numbers_of.get(listener)
        if line is not None:
            self.say(self._lines[line][1], Command(self.name, line, command))

    async def sit_down(self, table: str, owner: str, name: str, seat: int | None) -> SeatKey:
        line = next(self._numbers)
        given: asyncio.Future[SeatKey] = asyncio.get_running_loop().create_future()
        self._asked[line] = given
        self.say(owner, Sit(table, self.name, line, name, seat))
        try:
            return await asyncio.wait_for(given, ANSWER_SECONDS)
        except TimeoutError:
            raise refusal("T-20", "table-closing") from None
        finally:
            del self._asked[line]

    def _cut(self, line: int) -> None:
        """The visitor has to come again: by then somebody owns the table."""
        if line in self._lines:
            listener, _ = self._lines.pop(line)
            del self._numbers_of[listener]
            listener.send(encode(Closing(RECONNECT_MS)))
            listener.close()

    # What is heard --------------------------------------------------------------------------------------------------

    def hear(self, raw: bytes) -> None:
        """Takes in a word of another process."""
        try:
            word = _decoder.decode(raw)
        except msgspec.MsgspecError as error:  # of another version of Starboard, while a host goes from one to the next
            log.warning("not understood", extra={"reason": str(error)})
            return
        if isinstance(word, Told):
            if word.line in self._lines:
                self._lines[word.line][0].send(word.message)
        elif isinstance(word, Cut):
            self._cut(word.line)
        elif isinstance(word, Command):
            guest = self._guests.get((word.process, word.line))
            if guest is None:
                self.say(word.process, Cut(word.line))
            else:
                guest.table.submit(guest, word.command)
        elif isinstance(word, Anew):
            self._begin_anew(lambda process: process == word.process)
        elif isinstance(word, Join):
            self._take_in(word)
        elif isinstance(word, Leave):
            self._see_off((word.process, word.line))
        elif isinstance(word, Sit):
            task = asyncio.create_task(self._seat(word))
            self._seating.add(task)
            task.add_done_callback(self._seating.discard)
        else:
            self._settle(word)

    def _take_in(self, word: Join) -> None:
        table = self._at(word.table)
        if table is None:
            self.say(word.process, Cut(word.line))
            return
        guest = Guest(self, table, word.process, word.line, word.seats)
        self._guests[word.process, word.line] = guest
        table.join(guest)

    def _see_off(self, place: tuple[str, int]) -> None:
        guest = self._guests.pop(place, None)
        if guest is not None:
            guest.table.leave(guest)

    def part_with(self, process: str, line: int) -> None:
        """The table has ended the line of a visitor of another process."""
        self._guests.pop((process, line), None)
        self.say(process, Cut(line))

    async def _seat(self, word: Sit) -> None:
        try:
            table = self._at(word.table)
            if table is None:
                raise refusal("T-20", "table-closing")
            self.say(word.process, Given(word.line, await table.sit_down(word.name, word.seat)))
        except Refusal as refused:
            self.say(word.process, NotGiven(word.line, refused.rule, refused.text.key, refused.text.args))

    def _settle(self, word: Given | NotGiven) -> None:
        given = self._asked.get(word.line)
        if given is None or given.done():
            return
        if isinstance(word, Given):
            given.set_result(word.key)
        else:
            given.set_exception(refusal(word.rule, word.key, **word.args))

    # Others come and go ---------------------------------------------------------------------------------------------

    def only(self, alive: set[str]) -> None:
        """Cuts the lines to processes that live no more, and sees their visitors off."""
        self._begin_anew(lambda process: process not in alive)
        if self._broken:
            self._broken = False
            for process in alive:
                self.say(process, Anew(self.name))

    def silence(self) -> None:
        """The channel broke: nobody knows what was lost, so every line is cut, here and at the other ends."""
        self._broken = True
        self._begin_anew(lambda _: True)

    def _begin_anew(self, concerns: Callable[[str], bool]) -> None:
        for line, (_, owner) in list(self._lines.items()):
            if concerns(owner):
                self._cut(line)
        for place in list(self._guests):
            if concerns(place[0]):
                self._see_off(place)
