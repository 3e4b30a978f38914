"""Tables in one SQLite file. One thread owns the connection; what waits for it meanwhile is kept in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

import msgspec

from starboard.kernel.data import BadData
from starboard.table.messages import ChatLine
from starboard.table.sheet import Sheet
from starboard.table.storage import Change, StorageTrouble, Stored

FILE: Final = "starboard.sqlite3"
OWNERS: Final = 0o600
CHAT: Final = 100  # lines that are read again
TOGETHER: Final = 256  # changes in one transaction at most

# Number n leads from version n to version n + 1. One that was released is never changed.
MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, sheet BLOB NOT NULL, header BLOB, state TEXT NOT NULL, listed INTEGER NOT NULL,
        due INTEGER, updated INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_listed ON tables (updated) WHERE listed AND state <> 'over';
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_gathering ON tables (updated) WHERE state = 'gathering';
    CREATE TABLE records (
        id TEXT NOT NULL, place INTEGER NOT NULL, record BLOB NOT NULL, PRIMARY KEY (id, place)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        id TEXT NOT NULL, at INTEGER NOT NULL, line BLOB NOT NULL
    );
    CREATE INDEX chat_of_table ON chat (id, at);
    """,
    """
    CREATE TABLE host (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
    INSERT INTO host (name, value) SELECT 'outage', 0;
    INSERT INTO host (name, value) SELECT 'here', max(updated) FROM tables HAVING max(updated) IS NOT NULL;
    """,
    """
    CREATE TABLE papers (
        kind TEXT NOT NULL, key TEXT NOT NULL, owner TEXT NOT NULL, value BLOB NOT NULL, until INTEGER,
        PRIMARY KEY (kind, key)
    ) WITHOUT ROWID;
    CREATE INDEX papers_owner ON papers (owner, kind);
    CREATE INDEX papers_until ON papers (until) WHERE until IS NOT NULL;
    """,
)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
encode = msgspec.json.encode


def connect(path: Path) -> sqlite3.Connection:
    """Opens the file, or a new one, and brings it up to date. It is its owner's alone: it holds the dice of all games
    and the keys of the host."""
    try:
        path.touch(mode=OWNERS)
        database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")  # an answer is given when the disk has it
        migrate(database, path)
    except (sqlite3.Error, OSError) as error:
        raise BadData(f"{path} cannot be opened: {error}. Name another directory with --data.") from None
    return database


def version_of(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA user_version").fetchone()[0])


def migrate(database: sqlite3.Connection, path: Path) -> None:
    version = version_of(database)
    if version > len(MIGRATIONS):
        raise BadData(
            f"{path} was written by a newer Starboard (version {version} of the database, and this one reads up to "
            f"{len(MIGRATIONS)}): start that one, or name another directory with --data."
        )
    for number in range(version, len(MIGRATIONS)):
        database.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")


def backup(source: Path, target: Path) -> int:
    """Copies the file as it is at one moment, also while a server writes to it. Says how many tables it has."""
    if not source.is_file():
        raise BadData(f"There is no {source}: name the server's directory with --data.")
    draft = target.with_name(f".{target.name}.draft")
    try:
        database = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
        draft.touch(mode=OWNERS)
        with contextlib.closing(database), contextlib.closing(sqlite3.connect(draft)) as copy:
            database.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # so that the copy is one file
            count = int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
        draft.replace(target)
    except (sqlite3.Error, OSError) as error:
        draft.unlink(missing_ok=True)
        raise BadData(f"{target} cannot be written: {error}.") from None
    return count


@dataclass
class _Job:
    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class SqliteStorage:
    """The storage port over a thread of its own."""

    def __init__(self, path: Path) -> None:
        self._database = connect(path)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="sqlite", daemon=True)
        self._thread.start()

    # The port -------------------------------------------------------------------------------------------------------

    async def create(self, change: Change) -> None:
        await self.keep(change)

    async def keep(self, change: Change) -> None:
        sheet = encode(change.sheet)  # now, because the table goes on changing it
        await self._do(lambda database: _keep(database, change, sheet))

    async def claim(self, table: str) -> Stored | None:
        return await self.find(table)  # one process alone has the file

    async def release(self, table: str) -> None:
        pass

    async def find(self, table: str) -> Stored | None:
        return await self._do(lambda database: _find(database, table))

    async def sheet(self, table: str) -> Sheet | None:
        return await self._do(lambda database: _sheet(database, table))

    async def listed(self, limit: int) -> list[Sheet]:
        return await self._do(lambda database: _listed(database, limit))

    async def due(self, before: int) -> list[str]:
        return await self._do(lambda database: _due(database, before))

    async def forget(self, before: int) -> int:
        return await self._do(lambda database: _forget(database, before))

    async def arrive(self, now: int) -> int:
        return await self._do(lambda database: _arrive(database, now))

    async def beat(self, now: int) -> set[str]:
        await self._do(lambda database: _beat(database, now))
        return set()

    # Papers (starboard.server.papers) --------------------------------------------------------------------------------

    async def paper(self, kind: str, key: str) -> bytes | None:
        found = await self._rows("SELECT value FROM papers WHERE kind = ? AND key = ?", kind, key)
        return found[0][0] if found else None

    async def papers(self, kind: str, owner: str) -> list[tuple[str, bytes]]:
        query = "SELECT key, value FROM papers WHERE owner = ? AND kind = ? ORDER BY key"
        return await self._rows(query, owner, kind)

    async def write(self, kind: str, key: str, owner: str, value: bytes, until: int | None = None) -> None:
        await self._rows("INSERT OR REPLACE INTO papers VALUES (?, ?, ?, ?, ?)", kind, key, owner, value, until)

    async def write_new(self, kind: str, key: str, owner: str, value: bytes, until: int | None = None) -> bool:
        query = "INSERT OR IGNORE INTO papers VALUES (?, ?, ?, ?, ?) RETURNING 1"
        return bool(await self._rows(query, kind, key, owner, value, until))

    async def replace(self, kind: str, key: str, old: bytes, new: bytes) -> bool:
        query = "UPDATE papers SET value = ? WHERE kind = ? AND key = ? AND value = ? RETURNING 1"
        return bool(await self._rows(query, new, kind, key, old))

    async def tear(self, kind: str, key: str) -> bool:
        return bool(await self._rows("DELETE FROM papers WHERE kind = ? AND key = ? RETURNING 1", kind, key))

    async def tear_all(self, owner: str) -> None:
        await self._rows("DELETE FROM papers WHERE owner = ?", owner)

    async def tear_old(self, now: int) -> None:
        await self._rows("DELETE FROM papers WHERE until IS NOT NULL AND until <= ?", now)

    async def _rows(self, query: str, *values: object) -> list[Any]:
        return await self._do(lambda database: database.execute(query, values).fetchall())

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    # The thread -----------------------------------------------------------------------------------------------------

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, loop, done))
        return await done

    def _serve(self) -> None:
        closing = False
        while not closing:
            jobs = [self._jobs.get()]
            with contextlib.suppress(Empty):
                while len(jobs) < TOGETHER:
                    jobs.append(self._jobs.get_nowait())
            closing = None in jobs
            self._serve_together([job for job in jobs if job is not None])
        self._database.close()

    def _serve_together(self, jobs: list[_Job]) -> None:
        """Does all of it in one transaction, and answers when it is kept. If it fails, each answers for itself."""
        try:
            self._database.execute("BEGIN IMMEDIATE")
            results = [job.work(self._database) for job in jobs]
            self._database.execute("COMMIT")
        except (sqlite3.Error, msgspec.MsgspecError) as error:
            with contextlib.suppress(sqlite3.Error):
                self._database.execute("ROLLBACK")
            if len(jobs) == 1:
                _answer(jobs[0], None, StorageTrouble(f"The database did not do it: {error}."))
                return
            for job in jobs:
                self._serve_together([job])
        else:
            for job, result in zip(jobs, results, strict=True):
                _answer(job, result, None)


def _answer(job: _Job, result: Any, trouble: Exception | None) -> None:
    def answer() -> None:
        if job.done.done():
            return  # whoever asked has left
        if trouble is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(trouble)

    with contextlib.suppress(RuntimeError):  # the loop has ended
        job.loop.call_soon_threadsafe(answer)


# ---- in the thread ---------------------------------------------------------------------------------------------------


def _keep(database: sqlite3.Connection, change: Change, sheet: bytes) -> None:
    kept = change.sheet
    _beat(database, change.updated)
    header = None if change.header is None else encode(change.header)
    database.execute(
        "INSERT INTO tables (id, sheet, header, state, listed, due, updated) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET sheet = excluded.sheet, header = coalesce(excluded.header, header),"
        " state = excluded.state, due = excluded.due, updated = excluded.updated",
        (kept.id, sheet, header, kept.state, kept.listed, change.due, change.updated),
    )
    database.executemany(
        "INSERT INTO records (id, place, record) VALUES (?, ?, ?)",
        ((kept.id, place, record) for place, record in enumerate(change.records, change.first)),
    )
    if change.line is not None:
        database.execute(
            "INSERT INTO chat (id, at, line) VALUES (?, ?, ?)", (kept.id, change.line.at, encode(change.line))
        )


def _find(database: sqlite3.Connection, table: str) -> Stored | None:
    row = database.execute("SELECT sheet, header FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    records = database.execute("SELECT record FROM records WHERE id = ? ORDER BY place", (table,))
    lines = database.execute(
        "SELECT line FROM chat WHERE id = ? ORDER BY at DESC, rowid DESC LIMIT ?", (table, CHAT)
    ).fetchall()
    chat = [msgspec.json.decode(line, type=ChatLine) for (line,) in reversed(lines)]
    return Stored(_read(row[0]), row[1], [record for (record,) in records], chat)


def _sheet(database: sqlite3.Connection, table: str) -> Sheet | None:
    row = database.execute("SELECT sheet FROM tables WHERE id = ?", (table,)).fetchone()
    return None if row is None else _read(row[0])


def _listed(database: sqlite3.Connection, limit: int) -> list[Sheet]:
    rows = database.execute(
        "SELECT sheet FROM tables WHERE listed AND state <> 'over' ORDER BY updated DESC LIMIT ?", (limit,)
    )
    return [_read(sheet) for (sheet,) in rows]


def _due(database: sqlite3.Connection, before: int) -> list[str]:
    return [id for (id,) in database.execute("SELECT id FROM tables WHERE due IS NOT NULL AND due <= ?", (before,))]


def _forget(database: sqlite3.Connection, before: int) -> int:
    gone = database.execute("DELETE FROM tables WHERE state = 'gathering' AND updated < ? RETURNING id", (before,))
    ids = gone.fetchall()
    database.executemany("DELETE FROM chat WHERE id = ?", ids)
    return len(ids)


def _arrive(database: sqlite3.Connection, now: int) -> int:
    row = database.execute("SELECT value FROM host WHERE name = 'here'").fetchone()
    away = 0 if row is None else max(0, now - row[0])
    database.execute("UPDATE host SET value = value + ? WHERE name = 'outage'", (away,))
    _beat(database, now)
    return int(database.execute("SELECT value FROM host WHERE name = 'outage'").fetchone()[0])


def _beat(database: sqlite3.Connection, now: int) -> None:
    database.execute(
        "INSERT INTO host (name, value) VALUES ('here', ?) ON CONFLICT (name) DO UPDATE SET value = ?", (now, now)
    )


def _read(sheet: bytes) -> Sheet:
    return msgspec.json.decode(sheet, type=Sheet)
