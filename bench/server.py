"""The table server under load: `python -m bench.server`.

One server process on one core keeps 200 tables of Space Base with four seats and a spectator each: 1,000 connections.
The seats are driven from here, at random: first 200 choices a second, each at any moment and at any table, then at all
tables as fast as they get answers. A bare echo on the same server in the same run, with as many messages of the same
size, says what the connections cost alone; a file that grows, what the disk does. Where other work is running,
`chrt -r 1 python -m bench.server` (as root) keeps it from being measured along.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PORT: Final = 8765
SEATS: Final = 4
SERVER_CORE, OWN_CORE = 0, 1


# ---- the server process ----------------------------------------------------------------------------------------------


def serve(data: Path) -> None:
    """Starboard, and beside it an echo."""
    from litestar import WebSocket, websocket

    from starboard.server import run
    from starboard.server.hosting import Hosting, Limits
    from starboard.server.limits import Rate

    @websocket("/echo")
    async def echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        with contextlib.suppress(Exception):
            while True:
                await socket.send_text(await socket.receive_text())

    make_app = run.make_app

    def with_echo(*args: Any, **kwargs: Any) -> Any:
        app = make_app(*args, **kwargs)
        app.register(echo)
        return app

    run.make_app = with_echo
    endless = Rate(at_once=1_000_000_000, per_second=1_000_000)
    kinds = ("reads", "writes", "messages", "together", "arrivals")
    limits = Limits(**dict.fromkeys(kinds, endless), sockets=1_000_000)
    run.serve(Hosting(data, port=PORT, limits=limits), lambda address: print(address, flush=True))


class Server:
    def __init__(self, data: str) -> None:
        command = [sys.executable, "-m", "bench.server", "--serve", data]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        with contextlib.suppress(AttributeError, OSError):  # not everywhere, and not with a single core
            os.sched_setaffinity(self.process.pid, {SERVER_CORE})
            os.sched_setaffinity(0, {OWN_CORE})
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    @property
    def memory(self) -> float:
        """Megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    @property
    def cpu(self) -> float:
        """Seconds of the processor that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> float:
        """Seconds that it took to stop."""
        begun = time.perf_counter()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        return time.perf_counter() - begun


# ---- tables ----------------------------------------------------------------------------------------------------------


class Offer(msgspec.Struct):
    value: int | str
    forbidden: str = ""


class Asked(msgspec.Struct):
    id: int
    seat: int
    options: list[Offer]
    domain: dict[str, Any] | None


class News(msgspec.Struct):
    """Of what a table tells, the part that a machine needs."""

    type: str
    revision: int = -1
    decisions: list[Asked] = []
    view: msgspec.Raw = msgspec.Raw(b"null")


_news = msgspec.json.Decoder(News)


class Measure:
    """What the choices of a while cost those who wait for them."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.characters = 0
        self.messages = 0

    def at(self, share: float) -> float:
        """Milliseconds within which this share of the choices had reached everybody."""
        return at(self.seconds, share)


def at(seconds: list[float], share: float) -> float:
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


class Table:
    def __init__(self, id: str, keys: list[str]) -> None:
        self.id = id
        self.keys = keys
        self.measure = Measure()
        self.hurried = False  # whether the next choice comes as soon as everybody has heard of the last
        self.numbers = [0] * SEATS
        self.random = random.Random(id)
        self.sent_at = 0.0
        self.missing = 0  # connections that have not heard of the last choice
        self.revision = 0
        self.asked: dict[int, Asked] = {}  # what is open
        self.answered: set[int] = set()

    async def open(self) -> None:
        """Sits down at all seats and watches."""
        self.lines = [await self._connect(key) for key in [*self.keys, None]]
        self.tasks = [asyncio.create_task(self._listen(line)) for line in self.lines]

    async def _connect(self, key: str | None) -> ClientConnection:
        url = f"ws://127.0.0.1:{PORT}/ws/tables/{self.id}"
        line = await connect(url, max_size=None, compression=None, ping_interval=None)
        await line.send(msgspec.json.encode({"type": "enter", "keys": [key] if key else []}).decode())
        return line

    async def _listen(self, line: ClientConnection) -> None:
        async for raw in line:
            news = _news.decode(raw)
            if news.type == "refused":
                raise RuntimeError(raw)
            if news.type not in ("hello", "update"):
                continue
            self.measure.messages += 1
            self.measure.characters += len(raw)
            self.asked |= {asked.id: asked for asked in news.decisions if asked.id not in self.answered}
            if news.type == "update" and news.revision > self.revision and self.missing:
                self.missing -= 1
                if self.missing == 0:
                    self.revision = news.revision
                    self.measure.seconds.append(time.perf_counter() - self.sent_at)
            if self.hurried and self.ready:
                await self.choose()

    @property
    def ready(self) -> bool:
        return bool(self.asked) and not self.missing

    async def choose(self) -> None:
        asked = self.asked.pop(min(self.asked))
        self.answered.add(asked.id)
        allowed = [offer.value for offer in asked.options if not offer.forbidden]
        value = [] if asked.domain is not None else self.random.choice(allowed)
        n = self.numbers[asked.seat] = self.numbers[asked.seat] + 1
        command = {"type": "choose", "seat": asked.seat, "n": n, "decision": asked.id, "value": value}
        self.missing = len(self.lines)
        self.sent_at = time.perf_counter()
        await self.lines[asked.seat].send(msgspec.json.encode(command).decode())

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(line.close() for line in self.lines), return_exceptions=True)


def create() -> tuple[str, list[str]]:
    seats = [{"kind": "human", "name": f"Machine {number}"} for number in range(SEATS)]
    body = msgspec.json.encode({"game": "space_base", "seats": seats})
    request = urllib.request.Request(f"http://127.0.0.1:{PORT}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made = msgspec.json.decode(answer.read())
    return made["table"]["id"], [key["key"] for key in made["keys"]]


# ---- what it stands beside -------------------------------------------------------------------------------------------


async def echo(connections: int, size: int, rate: float, seconds: float) -> list[float]:
    """Round trips over so many connections, so many a second in all, at any moment."""
    lines = [
        await connect(f"ws://127.0.0.1:{PORT}/echo", max_size=None, compression=None, ping_interval=None)
        for _ in range(connections)
    ]
    message = "x" * size
    trips: list[float] = []
    free = set(range(connections))

    async def go(number: int) -> None:
        begun = time.perf_counter()
        await lines[number].send(message)
        await lines[number].recv()
        trips.append(time.perf_counter() - begun)
        free.add(number)

    going = [asyncio.create_task(go(free.pop())) async for _ in moments(rate, seconds) if free]
    await asyncio.gather(*going)
    await asyncio.gather(*(line.close() for line in lines))
    return trips


async def moments(rate: float, seconds: float) -> AsyncIterator[None]:
    """So many moments a second, each as likely as any other, whatever came of those before."""
    now = begun = time.perf_counter()
    while now < begun + seconds:
        now += random.expovariate(rate)
        await asyncio.sleep(max(0.0, now - time.perf_counter()))
        yield


def disk(place: str, rate: float, seconds: float) -> list[float]:
    """What it takes until the disk has a little more of a file."""
    took: list[float] = []
    with tempfile.TemporaryFile(dir=place) as file:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            begun = time.perf_counter()
            os.write(file.fileno(), bytes(16_000))
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - begun)
            time.sleep(max(0.0, 1 / rate - took[-1]))
    return took


# ---- the run ---------------------------------------------------------------------------------------------------------


async def run(server: Server, place: str, count: int, rate: float, seconds: float) -> None:
    idle = server.memory
    tables = [Table(*create()) for _ in range(count)]
    for table in tables:
        await table.open()
    connections = count * (SEATS + 1)
    print(f"{count} tables, {connections:,} connections, {server.memory:.0f} MB (idle {idle:.0f} MB)")
    await asyncio.sleep(3)

    with Phase(server, tables, f"{rate:.0f} choices a second, each at any moment and any table") as paced:
        async for _ in moments(rate, seconds):
            while not (ready := [table for table in tables if table.ready]):
                await asyncio.sleep(0.001)
            await random.choice(ready).choose()
    size = paced.characters // paced.messages
    per_choice = paced.messages / len(paced.seconds)
    print(f"  {per_choice:.1f} messages a choice, of {size / 1000:.1f} kB")

    with Phase(server, tables, "as fast as answers come"):
        for table in tables:
            table.hurried = True
            if table.ready:
                await table.choose()
        await asyncio.sleep(seconds)
    for table in tables:
        await table.close()

    before = server.cpu
    trips = await echo(connections, size, rate * per_choice, seconds)
    each = (server.cpu - before) / len(trips)
    print(f"bare echo of {size / 1000:.1f} kB, {len(trips) / seconds:,.0f} a second")
    print(f"  {at(trips, 0.5):.1f} ms p50, {at(trips, 0.99):.1f} ms p99, {each * 1000:.2f} ms of the processor each")
    print(f"a choice costs as much as {paced.cost / each:.1f} echoes, and sends {per_choice:.1f} messages")
    took = disk(place, rate, min(seconds, 5.0))
    print(f"the disk alone: {at(took, 0.5):.1f} ms p50, {at(took, 0.99):.1f} ms p99 to keep something")


class Phase(Measure):
    """Measures what the tables do meanwhile, and prints it."""

    def __init__(self, server: Server, tables: list[Table], what: str) -> None:
        super().__init__()
        self.cost = 0.0  # seconds of the processor for each choice
        self._server, self._what = server, what
        for table in tables:
            table.measure = self

    def __enter__(self) -> Phase:
        self._before, self._begun = self._server.cpu, time.perf_counter()
        return self

    def __exit__(self, *_: object) -> None:
        took, cpu, choices = time.perf_counter() - self._begun, self._server.cpu - self._before, len(self.seconds)
        self.cost = cpu / choices
        print(self._what)
        print(
            f"  {choices / took:,.0f} choices a second, {self.at(0.5):.1f} ms p50, {self.at(0.99):.1f} ms p99, "
            f"{self.at(0.999):.1f} ms p99.9 until everybody has heard"
        )
        print(
            f"  {self.cost * 1000:.2f} ms of the processor a choice, {cpu / took:.0%} of a core, "
            f"{self._server.memory:.0f} MB"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200.0, help="choices a second, at all tables together")
    parser.add_argument("--data", help="where the server keeps its tables meanwhile")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each measurement")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve is not None:
        serve(asked.serve)
        return
    with tempfile.TemporaryDirectory(dir=asked.data) as data:
        server = Server(data)
        try:
            asyncio.run(run(server, data, asked.tables, asked.rate, asked.seconds))
        finally:
            print(f"stopped in {server.stop():.1f} s")


if __name__ == "__main__":
    main()
