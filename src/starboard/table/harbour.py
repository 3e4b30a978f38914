"""All tables of one host: created, found, opened when somebody comes or time is due, and put away when all is quiet."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from starboard import players
from starboard.kernel import archive
from starboard.kernel.data import BadData, plain
from starboard.kernel.game import Game, find_game, games
from starboard.kernel.match import Match
from starboard.table import clocks
from starboard.table.far import FarTable, Fleet
from starboard.table.live import House, LiveTable
from starboard.table.messages import NewTable, SeatKey, SeatWish, TableInfo
from starboard.table.packs import check_pack
from starboard.table.rules import refusal
from starboard.table.sheet import Seat, Sheet, hashed, new_id, new_secret
from starboard.table.storage import Change, Elsewhere, StorageTrouble, Stored
from starboard.table.telling import table_info
from starboard.table.thinking import NoAnswer, Reading
from starboard.table.words import clean_name

log = logging.getLogger("starboard.table")

QUIET_MS = 300_000  # without anybody, before a table is put away
SPARE = 100  # quiet tables that are kept open all the same: a long game takes some megabytes
MOST = 1_000  # open tables, beyond which there are no new ones
SOON_MS = 60_000  # ahead of its time a table is opened
GATHERING_MS = 7 * 86_400_000  # a table that never began is forgotten after a week
ROUND_SECONDS = 5.0
LISTED = 100
LONGEST_TURN = 30 * 86_400  # seconds
LONGEST_SEED = 64


class Harbour:
    def __init__(self, house: House, packs: Mapping[str, str]) -> None:
        self.house = house
        self.packs = packs
        self.tables: dict[str, LiveTable] = {}
        self._owners: dict[str, asyncio.Task[None]] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._closing = False
        self.fleet: Fleet | None = None  # the other processes of the host, if there are any

    # Creating -------------------------------------------------------------------------------------------------------

    async def create(self, wanted: NewTable, position: dict[str, Any] | None = None) -> tuple[LiveTable, list[SeatKey]]:
        """A table as somebody wants it; with no open seat the match begins at once, from a position if there is one."""
        game = self._game(wanted.game)
        options = self._options(game, wanted.options)
        _check_pace(wanted)
        if not game.min_seats <= len(wanted.seats) <= game.max_seats:
            raise refusal("T-17", "table-wrong-seats", least=game.min_seats, most=game.max_seats)
        seats, given = _seats(game, wanted.seats)
        sheet = Sheet(
            id=new_id(),
            game=game.name,
            options=options,
            seats=seats,
            seed=wanted.seed[:LONGEST_SEED] or secrets.token_hex(16),
            created=self.house.clock.now(),
            outage_ms=self.house.outage_ms,
            pace=wanted.pace,
            turn_seconds=wanted.turn_seconds,
            bank_seconds=wanted.bank_seconds,
            listed=wanted.listed,
            seeded=bool(wanted.seed),
            position=position,
        )
        table = await self._put_out(sheet, game)
        return table, [SeatKey(sheet.id, seat, secret) for seat, secret in given]

    async def fork(
        self, source: Sheet, point: Match, over: bool, seat: int | None, seats: list[SeatWish]
    ) -> tuple[LiveTable, list[SeatKey]]:
        """A table that goes on from a point of another one's game, with chance begun afresh.

        While that game goes on, what the seat cannot see there is dealt anew: a fork is no window into it.
        """
        seed = secrets.token_hex(16)
        if over:
            state = point.state.clone()
            state.chance.rekey(seed)
        else:
            state = point.game.imagine(point.state, seat, seed)
        position = msgspec.to_builtins(plain(state))
        if len(seats) != state.seats:
            raise refusal("T-17", "table-wrong-seats", least=state.seats, most=state.seats)
        return await self.create(NewTable(source.game, seats, source.options), position)

    async def take_in(self, raw: bytes) -> LiveTable:
        """A table from a match file: to watch it again, or to sit down and go on."""
        self._check_room()
        header = archive.read_header(raw, "the file")
        check_pack(header.options, self.packs)
        if len(header.seed) > LONGEST_SEED:
            raise BadData(f"the file's seed has more than {LONGEST_SEED} characters: use an unedited copy of it")
        try:
            problem = await self.house.thinker.read(Reading(raw))
        except NoAnswer:
            problem = "the file takes too long to play through: use an unedited copy of it"
        if problem:
            raise BadData(problem)
        match = await asyncio.to_thread(archive.read, raw, "the file")
        sheet = Sheet(
            id=new_id(),
            game=match.game.name,
            options=match.header.options,
            seats=[Seat("open") for _ in range(match.header.seats)],
            seed=match.header.seed,
            created=self.house.clock.now(),
            outage_ms=self.house.outage_ms,
            seeded=True,
            state="over" if match.over else "playing",
            digest=match.game.codec.digest(match.state),
        )
        records = tuple(msgspec.json.encode(record) for record in match.log)
        await self.house.storage.create(Change(sheet, None, sheet.created, match.header, 0, records))
        return self._own(LiveTable(self.house, sheet, match.game, match, []))

    async def rematch(self, over: Sheet) -> str:
        """The same people once more; the secrets of their seats stay the same."""
        seats = [
            Seat(seat.kind, seat.name, seat.level, seat.key) if seat.kind != "open" else Seat("open")
            for seat in over.seats
        ]
        sheet = Sheet(
            id=new_id(),
            game=over.game,
            options=over.options,
            seats=seats,
            seed=secrets.token_hex(16),
            created=self.house.clock.now(),
            outage_ms=self.house.outage_ms,
            pace=over.pace,
            turn_seconds=over.turn_seconds,
            bank_seconds=over.bank_seconds,
            listed=over.listed,
        )
        return (await self._put_out(sheet, find_game(over.game))).id

    async def _put_out(self, sheet: Sheet, game: Game) -> LiveTable:
        """A new table, kept before anybody hears of it."""
        self._check_room()
        table = LiveTable(self.house, sheet, game, None, [])
        await table.lay_out()
        return self._own(table)

    def _own(self, table: LiveTable) -> LiveTable:
        table.rematch = self.rematch
        self.tables[table.id] = table
        owner = asyncio.create_task(self._look_after_one(table), name=f"table {table.id}")
        self._owners[table.id] = owner
        owner.add_done_callback(lambda _: self._put_away(table))
        return table

    async def _look_after_one(self, table: LiveTable) -> None:
        """Until the table is put away; then another process of the host may have it."""
        await table.run()
        try:
            await self.house.storage.release(table.id)
        except StorageTrouble as trouble:
            log.error("not released", extra={"table": table.id, "reason": str(trouble)})

    def _put_away(self, table: LiveTable) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id], self._owners[table.id]

    def _check_room(self) -> None:
        if len(self.tables) >= MOST:
            raise refusal("T-10", "table-house-full")

    def _game(self, name: str) -> Game:
        try:
            return find_game(name)
        except BadData:
            raise refusal("T-17", "table-no-such-game") from None

    def _options(self, game: Game, options: dict[str, Any]) -> dict[str, Any]:
        check_pack(options, self.packs)
        return game.check_options(options)

    # Finding --------------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> LiveTable:
        """The table, opened if it was put away."""
        table = self.here(id)
        if table is not None:
            return table
        if self._closing:
            raise refusal("T-20", "table-closing")
        if id not in self._opening:
            opening = asyncio.create_task(self._open(id))
            self._opening[id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> LiveTable:
        owner = self._owners.get(id)
        if owner is not None:
            await asyncio.wait({owner})
        stored = await self.house.storage.claim(id)
        if stored is None:
            raise refusal("T-17", "table-no-such-table")
        clocks.make_up_for(stored.sheet, self.house.outage_ms)
        table = self._table(stored)
        log.info("opened", extra={"table": id, "records": len(stored.records)})
        return self._own(table)

    async def reach(self, id: str) -> LiveTable | FarTable:
        """The table, wherever it is looked after: to sit at it."""
        try:
            return await self.find(id)
        except Elsewhere as elsewhere:
            sheet = await self.house.storage.sheet(id)
            if sheet is None or self.fleet is None:
                raise refusal("T-20", "table-closing") from None
            return FarTable(self.fleet, sheet, elsewhere.owner)

    async def read(self, id: str) -> LiveTable:
        """The table, wherever it is looked after: to look at it only."""
        try:
            return await self.find(id)
        except Elsewhere:
            stored = await self.house.storage.find(id)
            if stored is None:
                raise refusal("T-17", "table-no-such-table") from None
            return self._table(stored)

    def _table(self, stored: Stored) -> LiveTable:
        game = find_game(stored.sheet.game)
        return LiveTable(self.house, stored.sheet, game, _match(stored, game), stored.chat)

    def here(self, id: str) -> LiveTable | None:
        """The table, if this process looks after it."""
        table = self.tables.get(id)
        return None if table is None or table.closed else table

    async def info(self, id: str) -> TableInfo:
        """What everybody may know of a table, without opening it."""
        table = self.tables.get(id)
        if table is not None:
            return table.info
        sheet = await self.house.storage.sheet(id)
        if sheet is None:
            raise refusal("T-17", "table-no-such-table")
        return table_info(sheet, find_game(sheet.game), self.house.clock.now(), set())

    async def sheet(self, id: str) -> Sheet:
        """What is kept about a table, wherever it is looked after."""
        table = self.here(id)
        sheet = table.sheet if table is not None else await self.house.storage.sheet(id)
        if sheet is None:
            raise refusal("T-17", "table-no-such-table")
        return sheet

    async def mine(self, id: str, secret: str) -> tuple[TableInfo, int, bool] | None:
        """A table of somebody who has this secret: the seat, and whether the table waits for it."""
        table = self.tables.get(id)
        sheet = await self.house.storage.sheet(id) if table is None else table.sheet
        if sheet is None or sheet.game not in games():  # a game taken from the shelf hides its own tables alone
            return None
        seat = next((number for number, seat in enumerate(sheet.seats) if seat.opens(secret)), None)
        if seat is None:
            return None
        info = table_info(sheet, find_game(sheet.game), self.house.clock.now(), set()) if table is None else table.info
        return info, seat, seat in sheet.waits_for

    async def listed(self) -> list[TableInfo]:
        now = self.house.clock.now()
        found = []
        for sheet in await self.house.storage.listed(LISTED):
            live = self.tables.get(sheet.id)
            if live is not None:
                found.append(live.info)
            elif sheet.game in games():  # one whose game was taken from the shelf waits until it is back
                found.append(table_info(sheet, find_game(sheet.game), now, set()))
        return found

    # The rounds -----------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Takes up where the host left: what it was away for is nobody's time."""
        self.house.outage_ms = await self.house.storage.arrive(self.house.clock.now())
        self._rounds = asyncio.create_task(self._go_round(), name="harbour rounds")

    async def _go_round(self) -> None:
        """Opens the tables whose time comes, puts away the quiet ones and forgets those that never began."""
        while True:
            try:
                await self.look_after()
            except Exception:  # a table that does not open shall not keep the others closed
                log.exception("rounds")
            await asyncio.sleep(ROUND_SECONDS)

    async def look_after(self) -> None:
        now = self.house.clock.now()
        await self.house.storage.beat(now)
        await self.house.storage.forget(now - GATHERING_MS)
        self._put_quiet_ones_away(now)
        for id in await self.house.storage.due(now + SOON_MS):
            if id not in self.tables:
                try:
                    await self.find(id)
                except Elsewhere:
                    continue  # another process was quicker
                except BadData as error:
                    log.error("does not open", extra={"table": id, "reason": str(error)})

    def _put_quiet_ones_away(self, now: int) -> None:
        """Those that have been quiet for long, and of too many the quietest ones first."""
        quiet = [table for table in self.tables.values() if table.can_rest(now, 0, SOON_MS)]
        quiet.sort(key=lambda table: table.quiet_since)
        for place, table in enumerate(quiet):
            if place < len(quiet) - SPARE or now - table.quiet_since >= QUIET_MS:
                table.stop()

    async def close(self) -> None:
        """Says goodbye at every table, after what they have begun is kept."""
        self._closing = True
        if self._rounds is not None:
            self._rounds.cancel()
        owners = list(self._owners.values())
        for table in list(self.tables.values()):
            table.stop()
        if owners:
            await asyncio.wait(owners)
        await self.house.storage.beat(self.house.clock.now())
        await self.house.thinker.close()


def _check_pace(wanted: NewTable) -> None:
    longest = max(wanted.turn_seconds, wanted.bank_seconds)
    if min(wanted.turn_seconds, wanted.bank_seconds) < 0 or longest > LONGEST_TURN:
        raise refusal("T-17", "table-wrong-time", most=LONGEST_TURN)


def _seats(game: Game, wishes: list[SeatWish]) -> tuple[list[Seat], list[tuple[int, str]]]:
    """The seats as wished, and the secrets of those that people have already."""
    seats, secrets_given = [], []
    known = players.levels(game)
    for number, wish in enumerate(wishes):
        seat = Seat(wish.kind)
        if wish.kind == "machine":
            if wish.level not in known:
                raise refusal("T-17", "table-no-such-level")
            seat.level = wish.level
            seat.name = clean_name(wish.name) if wish.name else ""
        elif wish.kind == "human":
            secret = new_secret()
            seat.name, seat.key = clean_name(wish.name), hashed(secret)
            secrets_given.append((number, secret))
        seats.append(seat)
    return seats, secrets_given


def _match(stored: Stored, game: Game) -> Match | None:
    """The match at the record that was kept last, played through and compared."""
    if stored.header is None:
        return None
    raw = archive.join(stored.header, stored.records, stored.sheet.digest)
    return archive.read(raw, f"table {stored.sheet.id}", game)
