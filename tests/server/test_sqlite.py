"""The file: what was kept is there, an older one is brought up to date, a newer one refused, copies made any time."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from starboard.kernel.data import BadData
from starboard.kernel.log import Header
from starboard.server.sqlite import CHAT, FILE, MIGRATIONS, SqliteStorage, backup, connect, version_of
from starboard.table.messages import ChatLine
from starboard.table.sheet import Seat, Sheet
from starboard.table.storage import Change, StorageTrouble


def sheet(id: str = "one", **fields: object) -> Sheet:
    return Sheet(id, "space_base", {"pack": "x"}, [Seat("human", "Ann", key="hash"), Seat("open")], "7", 5, **fields)  # type: ignore[arg-type]


def change(
    id: str = "one", due: int | None = None, updated: int = 10, line: ChatLine | None = None, **fields: object
) -> Change:
    return Change(sheet(id, **fields), due, updated, line=line)


async def test_what_is_kept_is_found(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / FILE)
    header = Header("space_base", "1", 2, {"pack": "x"}, "7")
    await storage.create(change())
    await storage.keep(Change(sheet(revision=1), None, 11, header, 0, (b'{"a":1}', b'{"b":2}')))
    await storage.keep(Change(sheet(revision=2), None, 12, None, 2, (b'{"c":3}',)))
    await storage.close()
    storage = SqliteStorage(tmp_path / FILE)
    found = await storage.find("one")
    assert found is not None
    assert found.sheet == sheet(revision=2)
    assert found.records == [b'{"a":1}', b'{"b":2}', b'{"c":3}']
    assert found.header is not None and b'"seed":"7"' in found.header
    assert await storage.sheet("one") == sheet(revision=2)
    assert await storage.find("two") is None and await storage.sheet("two") is None
    await storage.close()


async def test_a_change_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / FILE)
    await storage.create(change())
    await storage.keep(Change(sheet(revision=1), None, 11, None, 0, (b"1",)))
    good = storage.keep(change("two"))
    bad = storage.keep(Change(sheet(revision=2), None, 12, None, 0, (b"1", b"2")))  # the first place is taken
    results = await asyncio.gather(good, bad, storage.keep(change("three")), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), StorageTrouble, type(None)]
    found = await storage.find("one")
    assert found is not None and (found.sheet.revision, found.records) == (1, [b"1"])
    assert await storage.sheet("two") is not None and await storage.sheet("three") is not None
    await storage.close()


async def test_lists(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / FILE)
    await storage.create(change("a", listed=True, updated=1, due=50))
    await storage.create(change("b", listed=True, updated=3, state="playing"))
    await storage.create(change("c", listed=False, updated=4, due=51))
    await storage.create(change("d", listed=True, updated=5, state="over"))
    assert [one.id for one in await storage.listed(10)] == ["b", "a"]
    assert [one.id for one in await storage.listed(1)] == ["b"]
    assert await storage.due(49) == []
    assert await storage.due(50) == ["a"]
    assert sorted(await storage.due(51)) == ["a", "c"]
    assert await storage.forget(4) == 1
    assert await storage.sheet("a") is None and await storage.sheet("b") is not None
    await storage.close()


async def test_the_latest_lines_are_read_again(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / FILE)
    await storage.create(change())
    for number in range(CHAT + 3):
        await storage.keep(change(line=ChatLine(0, "Ann", f"line {number}", 7)))  # all in the same millisecond
    found = await storage.find("one")
    assert found is not None
    assert [line.text for line in found.chat] == [f"line {number}" for number in range(3, CHAT + 3)]
    await storage.close()


async def test_a_table_is_forgotten_with_what_was_said_at_it(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / FILE)
    for id, state, said in (("a", "gathering", "gone"), ("b", "playing", "kept")):
        await storage.create(change(id, state=state))
        await storage.keep(change(id, state=state, line=ChatLine(0, "Ann", said, 7)))
    assert await storage.forget(11) == 1
    await storage.create(change("a"))
    found = [await storage.find(id) for id in ("a", "b")]
    assert [[line.text for line in table.chat] for table in found if table is not None] == [[], ["kept"]]
    await storage.close()


async def test_a_paper_is_replaced_only_as_long_as_it_says_the_same(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / FILE)
    await storage.write("kind", "key", "owner", b"old")
    assert await storage.replace("kind", "key", b"old", b"new")
    assert not await storage.replace("kind", "key", b"old", b"newer")
    assert not await storage.replace("kind", "other", b"old", b"new")
    assert await storage.papers("kind", "owner") == [("key", b"new")]
    await storage.close()


def test_the_file_and_its_copies_are_their_owners_alone(tmp_path: Path) -> None:
    connect(tmp_path / FILE).close()
    backup(tmp_path / FILE, tmp_path / "copy")
    assert [(tmp_path / name).stat().st_mode & 0o777 for name in (FILE, "copy")] == [0o600, 0o600]


async def test_how_long_the_host_was_away(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / FILE)
    assert await storage.arrive(1_000) == 0
    await storage.beat(1_500)
    assert await storage.arrive(1_700) == 200
    await storage.create(change(updated=2_000))
    assert await storage.arrive(2_300) == 500
    assert await storage.arrive(2_200) == 500  # a clock that was set back
    await storage.close()


def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    for version in range(1, len(MIGRATIONS)):
        path = tmp_path / f"version-{version}"
        old = sqlite3.connect(path)
        for number in range(version):
            old.executescript(f"{MIGRATIONS[number]} PRAGMA user_version = {number + 1};")
        old.execute("INSERT INTO tables VALUES ('one', x'7b7d', NULL, 'playing', 0, NULL, 77)")
        old.commit()
        old.close()
        database = connect(path)
        assert version_of(database) == len(MIGRATIONS)
        assert database.execute("SELECT id, updated FROM tables").fetchall() == [("one", 77)]
        database.close()


async def test_a_file_from_before_hosts_were_counted_knows_when_it_was_last_used(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / FILE)
    old.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
    old.execute("INSERT INTO tables VALUES ('one', x'7b7d', NULL, 'playing', 0, NULL, 1000)")
    old.commit()
    old.close()
    storage = SqliteStorage(tmp_path / FILE)
    assert await storage.arrive(1_300) == 300
    await storage.close()


def test_a_newer_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / FILE
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(BadData, match=r"was written by a newer Starboard \(version 99"):
        SqliteStorage(path)
    newer = sqlite3.connect(path)
    assert version_of(newer) == 99
    newer.close()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database at all, but long enough to be one" * 40)
    with pytest.raises(BadData, match="cannot be opened"):
        SqliteStorage(tmp_path / FILE)


async def test_a_copy_is_made_while_the_server_writes(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / FILE)
    for number in range(20):
        await storage.create(change(f"table {number}"))
    writing = [storage.keep(change(f"later {number}")) for number in range(20)]
    copied, *_ = await asyncio.gather(asyncio.to_thread(backup, tmp_path / FILE, tmp_path / "copy"), *writing)
    assert 20 <= copied <= 40
    await storage.close()
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy"]
    again = SqliteStorage(tmp_path / "copy")
    assert await again.sheet("table 19") is not None
    await again.close()


def test_a_copy_of_nothing_and_a_copy_to_nowhere(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="There is no"):
        backup(tmp_path / FILE, tmp_path / "copy")
    connect(tmp_path / FILE).close()
    with pytest.raises(BadData, match="cannot be written"):
        backup(tmp_path / FILE, tmp_path / "no" / "such" / "folder")
