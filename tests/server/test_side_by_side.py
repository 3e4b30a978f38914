"""Several processes of one host: tables in PostgreSQL, lines between processes over Redis, and one that is killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import msgspec
import pytest
import websockets

from starboard.kernel.data import BadData
from starboard.kernel.log import Header
from starboard.server import channels, postgres
from starboard.server.channels import RedisChannel
from starboard.server.postgres import MIGRATIONS, PostgresStorage
from starboard.table.messages import ChatLine
from starboard.table.sheet import Seat, Sheet
from starboard.table.storage import Change, Elsewhere, StorageTrouble
from tests.server import services

pytestmark = pytest.mark.slow

RECORD = b'{"record":"start","chance":[]}'


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with services.postgres() as url:
        asyncio.run(postgres.prepare(url))
        yield url


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    with services.redis() as url:
        yield url


def sheet(id: str, **fields: Any) -> Sheet:
    return Sheet(id, "space_base", {}, [Seat("open"), Seat("machine", level="random")], "7", 1_000, **fields)


def change(id: str, first: int = 0, *records: bytes, line: ChatLine | None = None, **fields: Any) -> Change:
    due = fields.pop("due", None)
    header = fields.pop("header", None)
    return Change(sheet(id, **fields), due, fields.get("created", 1_000), header, first, records, line)


async def two(database: str) -> tuple[PostgresStorage, PostgresStorage]:
    first, second = PostgresStorage(database), PostgresStorage(database)
    await first.beat(1_000)
    await second.beat(1_000)
    return first, second


# The database ---------------------------------------------------------------------------------------------------------


async def test_what_is_kept_is_found_again(database: str) -> None:
    storage = PostgresStorage(database)
    await storage.beat(1_000)
    await storage.create(change("whole", listed=True))
    header = Header("space_base", "1", 2, {}, "7")
    line = ChatLine(0, "Ann", "hello", 5)
    await storage.keep(change("whole", 0, RECORD, b'{"n":2}', header=header, listed=True))
    await storage.keep(change("whole", 2, b'{"n":3}', line=line, listed=True, revision=3))
    stored = await storage.find("whole")
    assert stored is not None
    assert stored.records == [RECORD, b'{"n":2}', b'{"n":3}']
    assert stored.chat == [line]
    assert msgspec.json.decode(stored.header or b"", type=Header) == header
    assert stored.sheet.revision == 3
    assert [found.id for found in await storage.listed(10)] == ["whole"]
    assert await storage.find("none") is None
    assert await storage.claim("none") is None
    await storage.close()


async def test_a_change_is_kept_whole_or_not_at_all(database: str) -> None:
    storage = PostgresStorage(database)
    await storage.beat(1_000)
    await storage.create(change("half", 0, RECORD))
    with pytest.raises(StorageTrouble):
        await storage.keep(change("half", 0, b"again", revision=9))  # there is a record at that place
    stored = await storage.find("half")
    assert stored is not None and stored.records == [RECORD] and stored.sheet.revision == 0
    await storage.close()


async def test_one_process_looks_after_a_table(database: str) -> None:
    first, second = await two(database)
    await first.create(change("owned"))
    with pytest.raises(Elsewhere) as elsewhere:
        await second.claim("owned")
    assert elsewhere.value.owner == first.name
    with pytest.raises(StorageTrouble, match="taken this table over"):
        await second.keep(change("owned", 0, RECORD))
    await first.release("owned")
    assert await second.claim("owned") is not None
    with pytest.raises(StorageTrouble, match="taken this table over"):
        await first.keep(change("owned", 0, RECORD))
    await first.close()
    await second.close()


async def test_what_a_dead_process_leaves_may_be_claimed(database: str) -> None:
    first, second = await two(database)
    await first.create(change("left", due=5))
    assert await second.due(10) == []
    assert await second.beat(1_000) == {first.name}
    await second._fetch("UPDATE owners SET until = now() - interval '1 second' WHERE id = $1", first.name)
    assert await second.beat(1_000) == set()
    assert await second.due(10) == ["left"]
    assert await second.due(4) == []
    assert await second.claim("left") is not None
    await first.beat(1_000)  # it was only asleep, and comes back too late
    with pytest.raises(StorageTrouble):
        await first.keep(change("left", 0, RECORD))
    await first.close()
    await second.close()


async def test_a_process_that_stops_leaves_its_tables_at_once(database: str) -> None:
    first, second = await two(database)
    await first.create(change("given"))
    await first.close()
    assert await second.beat(1_000) == set()
    assert await second.claim("given") is not None
    await second.close()


async def test_tables_that_never_began_are_forgotten(database: str) -> None:
    storage = PostgresStorage(database)
    await storage.beat(1_000)
    await storage.create(change("old", line=None))
    await storage.create(change("begun", state="playing"))
    assert await storage.forget(1_000) == 0
    assert await storage.forget(1_001) >= 1
    assert await storage.find("old") is None
    assert await storage.find("begun") is not None
    await storage.close()


async def test_a_host_is_away_only_while_none_of_its_processes_lives(database: str) -> None:
    first = PostgresStorage(database)
    await first._fetch("DELETE FROM owners")
    before = await first.arrive(50_000)
    second = PostgresStorage(database)
    assert await second.arrive(60_000) == before
    await first.close()
    await second.close()
    third = PostgresStorage(database)
    assert await third.arrive(70_000) == before + 10_000
    await third.close()


async def test_papers_are_written_once_read_and_torn(database: str) -> None:
    storage = PostgresStorage(database)
    assert await storage.write_new("name", "ann", "1", b"a")
    assert not await storage.write_new("name", "ann", "2", b"b")
    assert await storage.paper("name", "ann") == b"a"
    assert await storage.replace("name", "ann", b"a", b"b")
    assert not await storage.replace("name", "ann", b"a", b"c")
    assert await storage.paper("name", "ann") == b"b"
    await storage.write("name", "ann", "1", b"c", until=10)
    await storage.write("name", "Bob", "1", b"d")
    assert await storage.papers("name", "1") == [("Bob", b"d"), ("ann", b"c")]
    await storage.tear_old(9)
    assert await storage.paper("name", "ann") == b"c"
    await storage.tear_old(10)
    assert await storage.paper("name", "ann") is None
    assert await storage.tear("name", "Bob")
    assert not await storage.tear("name", "Bob")
    await storage.write("name", "x", "1", b"")
    await storage.tear_all("1")
    assert await storage.papers("name", "1") == []
    await storage.close()


async def test_a_database_of_a_newer_starboard_is_refused(database: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute("INSERT INTO schema_version VALUES ($1)", len(MIGRATIONS) + 1)
    with pytest.raises(BadData, match=f"version {len(MIGRATIONS) + 1} of its tables.*reads up to {len(MIGRATIONS)}"):
        await postgres.prepare(database)
    await connection.execute("DELETE FROM schema_version WHERE version > $1", len(MIGRATIONS))
    await postgres.prepare(database)  # already up to date
    await connection.close()


async def test_a_service_that_is_not_there_is_told_in_a_sentence() -> None:
    nowhere = services.free_port()
    with pytest.raises(BadData, match="database of --database cannot be used"):
        await postgres.prepare(f"postgresql://nobody@127.0.0.1:{nowhere}/none")
    with pytest.raises(BadData, match="server of --channels cannot be used"):
        await channels.prepare(f"redis://127.0.0.1:{nowhere}")


# The channel ----------------------------------------------------------------------------------------------------------


async def test_words_arrive_in_order_at_the_process_they_are_for(redis: str) -> None:
    heard: list[bytes] = []
    arrived = asyncio.Event()
    here, there = RedisChannel(redis, "here"), RedisChannel(redis, "there")

    def hear(word: bytes) -> None:
        heard.append(word)
        if len(heard) == 500:
            arrived.set()

    await there.open(hear, lambda: None)
    await here.open(lambda _: pytest.fail("not for this one"), lambda: None)
    for number in range(500):
        here.send("there", str(number).encode())
    await asyncio.wait_for(arrived.wait(), 10)
    assert heard == [str(number).encode() for number in range(500)]
    await here.close()
    await there.close()


async def test_a_channel_that_breaks_says_so_and_comes_back(redis: str) -> None:
    broke, heard = asyncio.Event(), asyncio.Event()
    channel = RedisChannel(redis, "alone")
    await channel.open(lambda _: heard.set(), broke.set)
    killer = channels._client(redis)
    await killer.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
    await asyncio.wait_for(broke.wait(), 10)
    while not heard.is_set():
        channel.send("alone", b"again")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(heard.wait(), 0.3)
    await killer.aclose()
    await channel.close()


# Processes ------------------------------------------------------------------------------------------------------------


class Process:
    """A server as a host starts it."""

    def __init__(self, database: str, redis: str, data: str) -> None:
        self.port = services.free_port()
        where = ["--port", str(self.port), "--data", data, "--database", database, "--channels", redis]
        command = [sys.executable, "-m", "starboard", "serve", *where]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        services.wait_for(self.port, self.process)

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    @asynccontextmanager
    async def line(self, table: str, *keys: str) -> AsyncIterator[websockets.ClientConnection]:
        async with websockets.connect(f"ws://127.0.0.1:{self.port}/ws/tables/{table}", open_timeout=5) as line:
            await line.send(json.dumps({"type": "enter", "keys": keys}))
            yield line

    def end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(10)


@pytest.fixture
def pair(database: str, redis: str, tmp_path: Any) -> Iterator[tuple[Process, Process]]:
    first = Process(database, redis, str(tmp_path / "a"))
    second = Process(database, redis, str(tmp_path / "b"))
    yield first, second
    for process in (first, second):
        process.end(signal.SIGKILL)


SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]


async def told(line: Any, *kinds: str) -> dict[str, Any]:
    async with asyncio.timeout(10):
        while True:
            message: dict[str, Any] = json.loads(await line.recv())
            if message["type"] in kinds:
                return message


async def choose(line: Any, number: int, news: dict[str, Any]) -> dict[str, Any]:
    """Answers the first open decision in some allowed way, and gives how the table stands then."""
    decision = news["decisions"][0]
    allowed = [option["value"] for option in decision["options"] if not option.get("forbidden")]
    value = decision["default"] if decision.get("domain") else allowed[0]
    command = {"type": "choose", "seat": decision["seat"], "n": number, "decision": decision["id"], "value": value}
    await line.send(json.dumps(command))
    while (message := await told(line, "update", "done", "refused"))["type"] == "update":
        news = message
    assert message["type"] == "done"
    return news  # everybody was told before the answer came


async def revision(line: Any, wanted: int) -> dict[str, Any]:
    """The table as it is told with this revision."""
    while (news := await told(line, "hello", "update"))["revision"] < wanted:
        pass
    return news


async def test_a_table_is_the_same_through_every_process(pair: tuple[Process, Process]) -> None:
    first, second = pair
    created = first.post("/api/tables", {"game": "space_base", "seats": [{"kind": "open"}, SEATS[1]], "seed": "3"})
    table = created["table"]["id"]
    ann = second.post(f"/api/tables/{table}/seats", {"name": "Ann"})["key"]
    ben = created["keys"][0]["key"]
    async with second.line(table, ann, ben) as far, first.line(table) as near:
        news = await told(far, "hello")
        assert news["seats"] == [0, 1]
        await told(near, "hello")
        number = 1 + max(news["done"].values(), default=0)
        news = await choose(far, number, news)
        watched = await revision(near, news["revision"])
        assert [seat["online"] for seat in watched["table"]["seats"]] == [True, True]


async def test_the_game_goes_on_when_a_process_is_killed(pair: tuple[Process, Process]) -> None:
    first, second = pair
    created = first.post("/api/tables", {"game": "space_base", "seats": SEATS, "seed": "4"})
    table = created["table"]["id"]
    keys = [key["key"] for key in created["keys"]]
    numbers = {0: 0, 1: 0}
    async with second.line(table, *keys) as far:
        news = await told(far, "hello")
        for _ in range(6):
            seat = news["decisions"][0]["seat"]
            numbers[seat] += 1
            news = await choose(far, numbers[seat], news)
        first.end(signal.SIGKILL)
        killed = time.monotonic()
        assert (await told(far, "closing"))["type"] == "closing"
    hello = await come_again(second, table, keys)
    assert time.monotonic() - killed < 5
    assert {int(seat): n for seat, n in hello["done"].items()} == numbers
    assert hello["revision"] >= news["revision"]
    assert [event["n"] for event in hello["events"]] == list(range(len(hello["events"])))
    async with second.line(table, *keys) as far:
        news = await told(far, "hello")
        seat = news["decisions"][0]["seat"]
        assert (await choose(far, numbers[seat] + 1, news))["revision"] > hello["revision"]


async def come_again(process: Process, table: str, keys: list[str]) -> dict[str, Any]:
    """As the browser does it: again and again, until the table is there."""
    while True:
        with contextlib.suppress(websockets.ConnectionClosed, TimeoutError):
            async with process.line(table, *keys) as line, asyncio.timeout(2):
                return await told(line, "hello")
        await asyncio.sleep(0.2)


async def test_a_process_that_stops_hands_its_tables_over(pair: tuple[Process, Process]) -> None:
    first, second = pair
    created = first.post("/api/tables", {"game": "space_base", "seats": SEATS, "seed": "5"})
    table, keys = created["table"]["id"], [key["key"] for key in created["keys"]]
    async with second.line(table, *keys) as far:
        news = await told(far, "hello")
        news = await choose(far, 1, news)
        first.process.send_signal(signal.SIGTERM)
        await told(far, "closing")
    hello = await come_again(second, table, keys)
    assert hello["revision"] >= news["revision"]
    first.process.wait(10)
    assert first.process.returncode in (0, -signal.SIGTERM)
