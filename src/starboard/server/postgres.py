"""Tables in PostgreSQL, for several server processes side by side.

Each table has one owner among the processes. A process says every moment that it lives (`owners`); the tables of one
that has stopped saying so may be claimed by any other. Every change is kept only while the table is still the
writer's, so a process that was paused and comes back too late changes nothing. All times of life are told by the
database's clock alone.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

import asyncpg
import msgspec

from starboard.kernel.data import BadData
from starboard.table.messages import ChatLine
from starboard.table.sheet import Sheet
from starboard.table.storage import Change, Elsewhere, StorageTrouble, Stored

CHAT: Final = 100  # lines that are read again
LIFE: Final = "2 seconds"  # how long a process counts as living after it said so
CONNECTIONS: Final = 8
PATIENCE: Final = 10.0  # seconds for a statement
LOCK: Final = 7_201_701  # of the schema: one process at a time brings it up to date

# Number n leads from version n to version n + 1. One that was released is never changed.
MIGRATIONS: Final = (
    """
    CREATE TABLE owners (id text PRIMARY KEY, until timestamptz NOT NULL);
    CREATE TABLE tables (
        id text PRIMARY KEY, sheet bytea NOT NULL, header bytea, state text NOT NULL, listed boolean NOT NULL,
        due bigint, updated bigint NOT NULL, owner text
    );
    CREATE INDEX tables_listed ON tables (updated) WHERE listed AND state <> 'over';
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_gathering ON tables (updated) WHERE state = 'gathering';
    CREATE INDEX tables_owner ON tables (owner) WHERE owner IS NOT NULL;
    CREATE TABLE records (
        id text NOT NULL REFERENCES tables ON DELETE CASCADE, place integer NOT NULL, record bytea NOT NULL,
        PRIMARY KEY (id, place)
    );
    CREATE TABLE chat (
        number bigserial PRIMARY KEY, id text NOT NULL REFERENCES tables ON DELETE CASCADE, line bytea NOT NULL
    );
    CREATE INDEX chat_of_table ON chat (id, number);
    CREATE TABLE host (name text PRIMARY KEY, value bigint NOT NULL);
    INSERT INTO host (name, value) VALUES ('outage', 0);
    """,
    """
    CREATE TABLE papers (
        kind text NOT NULL, key text NOT NULL, owner text NOT NULL, value bytea NOT NULL, until bigint,
        PRIMARY KEY (kind, key)
    );
    CREATE INDEX papers_owner ON papers (owner, kind);
    CREATE INDEX papers_until ON papers (until) WHERE until IS NOT NULL;
    """,
)

FREE: Final = "(t.owner IS NULL OR NOT EXISTS (SELECT FROM owners o WHERE o.id = t.owner AND o.until > now()))"

CREATE: Final = """
    WITH kept AS (
        INSERT INTO tables (id, sheet, header, state, listed, due, updated, owner)
        VALUES ($1, $2, $3, $4, $9, $5, $6, $10) RETURNING id
    ), written AS (
        INSERT INTO records
        SELECT id, $7 + ordinality - 1, record FROM kept, unnest($8::bytea[]) WITH ORDINALITY u (record)
    )
    SELECT count(*) FROM kept
"""
KEEP: Final = """
    WITH kept AS (
        UPDATE tables SET sheet = $2, header = coalesce($3, header), state = $4, due = $5, updated = $6
        WHERE id = $1 AND owner = $10 RETURNING id
    ), written AS (
        INSERT INTO records
        SELECT id, $7 + ordinality - 1, record FROM kept, unnest($8::bytea[]) WITH ORDINALITY u (record)
    ), said AS (
        INSERT INTO chat (id, line) SELECT id, $9::bytea FROM kept WHERE $9::bytea IS NOT NULL
    )
    SELECT count(*) FROM kept
"""
CLAIM: Final = f"UPDATE tables t SET owner = $2 WHERE id = $1 AND (owner = $2 OR {FREE}) RETURNING sheet, header"
LIVE: Final = f"""
    INSERT INTO owners VALUES ($1, now() + interval '{LIFE}') ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
HERE: Final = "INSERT INTO host VALUES ('here', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


async def prepare(url: str) -> None:
    """Brings the database up to date, or says why it cannot be used."""
    try:
        database = await _connect(url)
        try:
            async with database.transaction():
                await database.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                await _migrate(database)
        finally:
            await database.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError, TimeoutError) as error:
        what = " ".join(str(error).split()) or type(error).__name__
        raise BadData(
            f"The database of --database cannot be used: {what.rstrip('.')}. Check address and rights."
        ) from None


async def _connect(url: str) -> asyncpg.Connection[Any]:
    """A connection; a database that is starting up, as when a machine does, is waited for."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await asyncpg.connect(url, timeout=PATIENCE)
            except asyncpg.CannotConnectNowError:
                await asyncio.sleep(0.1)


async def _migrate(database: asyncpg.Connection[Any]) -> None:
    await database.execute("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)")
    version = await database.fetchval("SELECT max(version) FROM schema_version") or 0
    if version > len(MIGRATIONS):
        raise BadData(
            f"The database of --database was written by a newer Starboard (version {version} of its tables, and this "
            f"one reads up to {len(MIGRATIONS)}): start that one, or name another database."
        )
    for number in range(version, len(MIGRATIONS)):
        await database.execute(MIGRATIONS[number])
        await database.execute("INSERT INTO schema_version VALUES ($1)", number + 1)


class PostgresStorage:
    """The storage port over a pool of connections. `name` is this process among the owners."""

    def __init__(self, url: str) -> None:
        self.name = secrets.token_hex(8)
        self._url = url
        self._pool: asyncpg.Pool[Any] | None = None
        self._opening = asyncio.Lock()

    # The port -------------------------------------------------------------------------------------------------------

    async def create(self, change: Change) -> None:
        """Keeps a new table, which is this process's from the start."""
        await self._fetchval(CREATE, *_values(change), change.sheet.listed, self.name)

    async def keep(self, change: Change) -> None:
        line = None if change.line is None else msgspec.json.encode(change.line)
        if not await self._fetchval(KEEP, *_values(change), line, self.name):
            raise StorageTrouble("Another process has taken this table over.")

    async def claim(self, table: str) -> Stored | None:
        while True:
            claimed = await self._fetch(CLAIM, table, self.name)
            if claimed:
                return await self._whole(table, claimed[0])
            found = await self._fetch("SELECT owner FROM tables WHERE id = $1", table)
            if not found:
                return None
            if found[0]["owner"] not in (None, self.name):
                raise Elsewhere(found[0]["owner"])

    async def release(self, table: str) -> None:
        await self._fetch("UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2", table, self.name)

    async def find(self, table: str) -> Stored | None:
        found = await self._fetch("SELECT sheet, header FROM tables WHERE id = $1", table)
        return await self._whole(table, found[0]) if found else None

    async def sheet(self, table: str) -> Sheet | None:
        found = await self._fetch("SELECT sheet FROM tables WHERE id = $1", table)
        return _read(found[0]["sheet"]) if found else None

    async def listed(self, limit: int) -> list[Sheet]:
        query = "SELECT sheet FROM tables WHERE listed AND state <> 'over' ORDER BY updated DESC LIMIT $1"
        return [_read(row["sheet"]) for row in await self._fetch(query, limit)]

    async def due(self, before: int) -> list[str]:
        """Those that nobody alive looks after."""
        query = f"SELECT id FROM tables t WHERE due <= $1 AND (owner = $2 OR {FREE})"
        return [row["id"] for row in await self._fetch(query, before, self.name)]

    async def forget(self, before: int) -> int:
        query = (
            f"DELETE FROM tables t WHERE state = 'gathering' AND updated < $1 AND (owner = $2 OR {FREE}) RETURNING 1"
        )
        return len(await self._fetch(query, before, self.name))

    async def arrive(self, now: int) -> int:
        """While another process lives, the host was not away."""
        alone = not await self.beat(now, first=True)
        if alone:
            since = await self._fetchval("SELECT value FROM host WHERE name = 'here'")
            away = max(0, now - since) if since is not None else 0
            await self._fetch("UPDATE host SET value = value + $1 WHERE name = 'outage'", away)
        await self._fetch(HERE, now)
        return int(await self._fetchval("SELECT value FROM host WHERE name = 'outage'"))

    async def beat(self, now: int, first: bool = False) -> set[str]:
        """Says that this process lives. Gives the others that do."""
        await self._fetch(LIVE, self.name)
        if not first:
            await self._fetch(HERE, now)
        alive = await self._fetch("SELECT id FROM owners WHERE until > now() AND id <> $1", self.name)
        return {row["id"] for row in alive}

    async def close(self) -> None:
        """Lets go of everything, so that others need not wait until this process counts as dead."""
        if self._pool is None:
            return
        try:
            await self._fetch("UPDATE tables SET owner = NULL WHERE owner = $1", self.name)
            await self._fetch("DELETE FROM owners WHERE id = $1 OR until < now() - interval '1 day'", self.name)
        finally:
            await self._pool.close()

    # Papers (starboard.server.papers) -------------------------------------------------------------------------------

    async def paper(self, kind: str, key: str) -> bytes | None:
        found: bytes | None = await self._fetchval("SELECT value FROM papers WHERE kind = $1 AND key = $2", kind, key)
        return found

    async def papers(self, kind: str, owner: str) -> list[tuple[str, bytes]]:
        query = 'SELECT key, value FROM papers WHERE owner = $1 AND kind = $2 ORDER BY key COLLATE "C"'
        return [(row["key"], row["value"]) for row in await self._fetch(query, owner, kind)]

    async def write(self, kind: str, key: str, owner: str, value: bytes, until: int | None = None) -> None:
        query = (
            "INSERT INTO papers VALUES ($1, $2, $3, $4, $5) ON CONFLICT (kind, key) DO UPDATE"
            " SET owner = excluded.owner, value = excluded.value, until = excluded.until"
        )
        await self._fetch(query, kind, key, owner, value, until)

    async def write_new(self, kind: str, key: str, owner: str, value: bytes, until: int | None = None) -> bool:
        query = "INSERT INTO papers VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING 1"
        return bool(await self._fetch(query, kind, key, owner, value, until))

    async def replace(self, kind: str, key: str, old: bytes, new: bytes) -> bool:
        query = "UPDATE papers SET value = $4 WHERE kind = $1 AND key = $2 AND value = $3 RETURNING 1"
        return bool(await self._fetch(query, kind, key, old, new))

    async def tear(self, kind: str, key: str) -> bool:
        return bool(await self._fetch("DELETE FROM papers WHERE kind = $1 AND key = $2 RETURNING 1", kind, key))

    async def tear_all(self, owner: str) -> None:
        await self._fetch("DELETE FROM papers WHERE owner = $1", owner)

    async def tear_old(self, now: int) -> None:
        await self._fetch("DELETE FROM papers WHERE until <= $1", now)

    # Inside ---------------------------------------------------------------------------------------------------------

    async def _whole(self, table: str, row: Any) -> Stored:
        records = await self._fetch("SELECT record FROM records WHERE id = $1 ORDER BY place", table)
        lines = await self._fetch("SELECT line FROM chat WHERE id = $1 ORDER BY number DESC LIMIT $2", table, CHAT)
        chat = [msgspec.json.decode(line["line"], type=ChatLine) for line in reversed(lines)]
        return Stored(_read(row["sheet"]), row["header"], [record["record"] for record in records], chat)

    async def _fetchval(self, query: str, *values: Any) -> Any:
        rows = await self._fetch(query, *values)
        return rows[0][0] if rows else None

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        try:
            pool = await self._opened()
            rows: list[Any] = await pool.fetch(query, *values)
            return rows
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            what = " ".join(str(error).split()) or type(error).__name__
            raise StorageTrouble(f"The database did not do it: {what}.") from error

    async def _opened(self) -> asyncpg.Pool[Any]:
        """The pool, made in the loop that uses it."""
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url, min_size=1, max_size=CONNECTIONS, command_timeout=PATIENCE, timeout=PATIENCE
                )
        return self._pool


def _values(change: Change) -> tuple[Any, ...]:
    """What CREATE and KEEP have in common."""
    sheet = change.sheet
    header = None if change.header is None else msgspec.json.encode(change.header)
    kept = msgspec.json.encode(sheet)
    return sheet.id, kept, header, sheet.state, change.due, change.updated, change.first, list(change.records)


def _read(sheet: bytes) -> Sheet:
    return msgspec.json.decode(sheet, type=Sheet)
