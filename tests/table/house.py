"""A house whose clock stands still until a test moves it, storage in memory, and guests who write all down."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import json
from collections.abc import Callable
from typing import Any

import msgspec

from starboard.kernel.log import Header
from starboard.table.chronicle import Audience
from starboard.table.harbour import Harbour
from starboard.table.live import House, LiveTable
from starboard.table.messages import ChatLine, ClientMessage, NewTable, SeatKey, SeatWish
from starboard.table.packs import bring
from starboard.table.sheet import Sheet
from starboard.table.storage import Change, StorageTrouble, Stored
from starboard.table.thinking import InPlace, Thinker

BEGIN = 1_750_000_000_000
PAUSE = 900


async def settle() -> None:
    """Lets everything happen that needs no time."""
    for _ in range(50):
        await asyncio.sleep(0)


class FakeAlarm:
    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        self.ring = None


class FakeClock:
    def __init__(self, at: int = BEGIN) -> None:
        self.at = at
        self._alarms: list[tuple[int, int, FakeAlarm]] = []
        self._numbers = itertools.count()

    def now(self) -> int:
        return self.at

    def call_at(self, at: int, ring: Callable[[], None]) -> FakeAlarm:
        alarm = FakeAlarm(ring)
        heapq.heappush(self._alarms, (at, next(self._numbers), alarm))
        return alarm

    async def go_on(self, milliseconds: int) -> None:
        """Time passes, and every alarm rings at its moment."""
        until = self.at + milliseconds
        await settle()
        while self._alarms and self._alarms[0][0] <= until:
            at, _, alarm = heapq.heappop(self._alarms)
            if alarm.ring is not None:
                self.at = max(self.at, at)
                alarm.ring()
                await settle()
        self.at = until


class Memory:
    """The storage port, as plain as can be. What it holds outlives its house."""

    def __init__(self) -> None:
        self.sheets: dict[str, bytes] = {}
        self.updated: dict[str, int] = {}
        self.dues: dict[str, int | None] = {}
        self.headers: dict[str, bytes] = {}
        self.records: dict[str, list[bytes]] = {}
        self.lines: dict[str, list[ChatLine]] = {}
        self.here: int | None = None
        self.outage = 0
        self.broken = False

    async def create(self, change: Change) -> None:
        await self.keep(change)

    async def keep(self, change: Change) -> None:
        if self.broken:
            raise StorageTrouble("The disk is full.")
        id = change.sheet.id
        self.sheets[id] = msgspec.json.encode(change.sheet)
        self.updated[id], self.dues[id] = change.updated, change.due
        self.here = change.updated
        if change.header is not None:
            self.headers[id] = msgspec.json.encode(change.header)
        records = self.records.setdefault(id, [])
        assert change.first == len(records)
        records += change.records
        if change.line is not None:
            self.lines.setdefault(id, []).append(change.line)

    async def claim(self, table: str) -> Stored | None:
        return await self.find(table)

    async def release(self, table: str) -> None:
        pass

    async def find(self, table: str) -> Stored | None:
        sheet = await self.sheet(table)
        if sheet is None:
            return None
        return Stored(sheet, self.headers.get(table), list(self.records[table]), list(self.lines.get(table, [])))

    async def sheet(self, table: str) -> Sheet | None:
        raw = self.sheets.get(table)
        return None if raw is None else msgspec.json.decode(raw, type=Sheet)

    async def listed(self, limit: int) -> list[Sheet]:
        sheets = [msgspec.json.decode(raw, type=Sheet) for raw in self.sheets.values()]
        return [sheet for sheet in reversed(sheets) if sheet.listed and sheet.state != "over"][:limit]

    async def due(self, before: int) -> list[str]:
        return [id for id, due in self.dues.items() if due is not None and due <= before]

    async def forget(self, before: int) -> int:
        sheets = {id: msgspec.json.decode(raw, type=Sheet) for id, raw in self.sheets.items()}
        old = [id for id, sheet in sheets.items() if sheet.state == "gathering" and self.updated[id] < before]
        for id in old:
            del self.sheets[id], self.dues[id], self.records[id]
        return len(old)

    async def arrive(self, now: int) -> int:
        self.outage += 0 if self.here is None else now - self.here
        self.here = now
        return self.outage

    async def beat(self, now: int) -> set[str]:
        self.here = now
        return set()

    async def close(self) -> None:
        pass

    def header(self, id: str) -> Header:
        return msgspec.json.decode(self.headers[id], type=Header)


class Guest:
    """A connection that remembers what it was told, and counts its commands."""

    def __init__(self, table: LiveTable, seats: Audience) -> None:
        self.table = table
        self.seats = seats
        self.heard: list[dict[str, Any]] = []
        self.bytes: list[str] = []
        self.gone = False
        self._numbers: dict[int, int] = {}

    def send(self, message: str) -> None:
        assert not self.gone
        self.bytes.append(message)
        said = json.loads(message)
        self.heard.append(said)
        if said["type"] == "hello":
            self._numbers = {int(seat): n for seat, n in said["done"].items()}

    def close(self) -> None:
        self.gone = True

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]

    @property
    def last(self) -> dict[str, Any]:
        return self.heard[-1]

    @property
    def news(self) -> dict[str, Any]:
        """How the table stands, as last told."""
        return next(message for message in reversed(self.heard) if message["type"] in ("hello", "update"))

    @property
    def asked(self) -> dict[str, Any]:
        return self.news["decisions"][0]  # type: ignore[no-any-return]

    async def say(self, kind: type[Any], seat: int | None = None, n: int | None = None, **fields: Any) -> Any:
        """Sends a command and gives the answer to it."""
        at = self.seats[0] if seat is None else seat
        number = self._numbers.get(at, 0) + 1 if n is None else n
        self._numbers[at] = max(number, self._numbers.get(at, 0))
        return await self.send_again(kind(seat=at, n=number, **fields))

    async def send_again(self, command: ClientMessage) -> Any:
        before = len(self.heard)
        self.table.submit(self, command)
        await settle()
        answers = [message for message in self.heard[before:] if message["type"] in ("done", "refused")]
        return answers[-1] if answers else None


class Home:
    """A harbour in memory. `restart` puts another one in its place, as after a crash or a stop."""

    def __init__(self, memory: Memory | None = None, clock: FakeClock | None = None, thinker: Thinker | None = None):
        self.clock = clock or FakeClock()
        self.memory = memory or Memory()
        self.house = House(self.clock, self.memory, thinker or InPlace(), pause_ms=PAUSE)
        self.harbour = Harbour(self.house, bring(()))
        self.before: Home | None = None

    async def open(self) -> Home:
        self.house.outage_ms = await self.memory.arrive(self.clock.now())
        return self

    async def set_up(self, game: str, *kinds: str, **wishes: Any) -> LiveTable:
        """A table with seats "human", "open", or a machine's level; the humans are called A, B, C."""
        seats = [
            SeatWish(kind, name="ABCDE"[place] if kind == "human" else "")
            if kind in ("human", "open")
            else SeatWish("machine", level=kind)
            for place, kind in enumerate(kinds)
        ]
        table, self.keys = await self.harbour.create(NewTable(game, seats, **wishes))
        await settle()
        return table

    async def come(self, table: LiveTable, *seats: int) -> Guest:
        guest = Guest(table, seats)
        table.join(guest)
        await settle()
        return guest

    async def crash(self, away: int = 0) -> Home:
        """The process is gone without a word; after a while there is another one."""
        for table in self.harbour.tables.values():
            table._look_ahead = lambda: None  # type: ignore[method-assign]  # a dead process does nothing
        self.clock = FakeClock(self.clock.now() + away)
        following = Home(self.memory, self.clock)
        following.before = self  # or else its tasks would say goodbye whenever Python collects them
        return await following.open()


def key_of(keys: list[SeatKey], seat: int) -> str:
    return next(key.key for key in keys if key.seat == seat)
