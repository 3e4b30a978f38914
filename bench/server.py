"""The table server under load: `python -m bench.server`.

One server process on one core keeps 200 tables of Space Base with four seats and a spectator each: 1,000 connections.
The seats are driven from here, at random, first one choice a second at each table, then as fast as they get answers.
A bare echo on the same server in the same run, with messages of the same size, says what the connections cost alone.
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
from collections.abc import Callable
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
    limits = Limits(reads=endless, writes=endless, messages=endless, sockets=1_000_000)
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
    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.characters = 0
        self.messages = 0
        self.on = False

    def at(self, share: float) -> float:
        """Milliseconds within which this share of the choices had reached everybody."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


class Table:
    def __init__(self, id: str, keys: list[str], measure: Measure, pause: Callable[[], float]) -> None:
        self.id = id
        self.keys = keys
        self.measure = measure
        self.pause = pause  # seconds before each choice
        self.numbers = [0] * SEATS
        self.random = random.Random(id)
        self.sent_at = 0.0
        self.missing = 0  # connections that have not heard of the last choice
        self.revision = 0
        self.taken_up: set[int] = set()  # decisions

    async def open(self) -> None:
        """Sits down at all seats and watches."""
        self.lines = [await self._connect(f"?keys={key}") for key in self.keys] + [await self._connect("")]
        self.tasks = {asyncio.create_task(self._listen(number, line)) for number, line in enumerate(self.lines)}

    async def _connect(self, query: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{PORT}/ws/tables/{self.id}{query}"
        return await connect(url, max_size=None, compression=None, ping_interval=None)

    async def _listen(self, number: int, line: ClientConnection) -> None:
        async for raw in line:
            news = _news.decode(raw)
            if news.type == "refused":
                raise RuntimeError(raw)
            if news.type not in ("hello", "update"):
                continue
            self.measure.messages += self.measure.on
            self.measure.characters += len(raw) * self.measure.on
            if news.type == "update" and news.revision > self.revision and self.missing:
                self.missing -= 1
                if self.missing == 0:
                    self.revision = news.revision
                    if self.measure.on:
                        self.measure.seconds.append(time.perf_counter() - self.sent_at)
            for asked in news.decisions:
                if asked.id not in self.taken_up:
                    self.taken_up.add(asked.id)
                    choosing = asyncio.create_task(self._choose(number, line, asked))
                    self.tasks.add(choosing)
                    choosing.add_done_callback(self.tasks.discard)

    async def _choose(self, seat: int, line: ClientConnection, asked: Asked) -> None:
        await asyncio.sleep(self.pause())
        while self.missing:  # the choice before this one is still on its way to somebody
            await asyncio.sleep(0.001)
        allowed = [offer.value for offer in asked.options if not offer.forbidden]
        value = [] if asked.domain is not None else self.random.choice(allowed)
        self.numbers[seat] += 1
        command = {"type": "choose", "seat": seat, "n": self.numbers[seat], "decision": asked.id, "value": value}
        self.missing = len(self.lines)
        self.sent_at = time.perf_counter()
        await line.send(msgspec.json.encode(command).decode())

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


# ---- the echo --------------------------------------------------------------------------------------------------------


async def echo(connections: int, size: int, rate: float, seconds: float) -> list[float]:
    """Round trips over so many connections, so many a second in all."""
    lines = [
        await connect(f"ws://127.0.0.1:{PORT}/echo", max_size=None, compression=None, ping_interval=None)
        for _ in range(connections)
    ]
    message = "x" * size
    trips: list[float] = []
    until = time.perf_counter() + seconds

    async def go(line: ClientConnection) -> None:
        await asyncio.sleep(random.random() * connections / rate)
        while time.perf_counter() < until:
            begun = time.perf_counter()
            await line.send(message)
            await line.recv()
            trips.append(time.perf_counter() - begun)
            await asyncio.sleep(max(0.0, connections / rate - (time.perf_counter() - begun)))

    await asyncio.gather(*map(go, lines))
    await asyncio.gather(*(line.close() for line in lines))
    return trips


# ---- the run ---------------------------------------------------------------------------------------------------------


async def run(server: Server, tables: int, seconds: float) -> None:
    idle = server.memory
    measure = Measure()
    pauses: list[Callable[[], float]] = [lambda: random.random() * 2]
    playing = [Table(*create(), measure, lambda: pauses[0]()) for _ in range(tables)]
    for table in playing:
        await table.open()
    connections = tables * (SEATS + 1)
    print(f"{tables} tables, {connections:,} connections, {server.memory:.0f} MB (idle {idle:.0f} MB)")
    await asyncio.sleep(3)

    cost = await _measured(server, measure, seconds, "one choice a second at each table")
    size = measure.characters // measure.messages
    per_move = measure.messages / len(measure.seconds)
    print(f"  {per_move:.1f} messages a choice, of {size / 1000:.1f} kB")
    pauses[0] = lambda: 0.0
    measure.__init__()  # type: ignore[misc]
    await asyncio.sleep(2)
    await _measured(server, measure, seconds, "as fast as answers come")
    for table in playing:
        await table.close()

    before, begun = server.cpu, time.perf_counter()
    trips = sorted(await echo(connections, size, connections, seconds))
    each = (server.cpu - before) / len(trips)
    print(f"bare echo of {size / 1000:.1f} kB, {len(trips) / (time.perf_counter() - begun):,.0f} a second")
    print(
        f"  {trips[len(trips) // 2] * 1000:.1f} ms p50, {trips[int(len(trips) * 0.99)] * 1000:.1f} ms p99, "
        f"{each * 1000:.2f} ms of the processor each"
    )
    print(f"a choice costs as much as {cost / each:.0f} echoes, and sends {per_move:.1f} messages")


async def _measured(server: Server, measure: Measure, seconds: float, what: str) -> float:
    """Prints what happened meanwhile. Gives the seconds of the processor for each choice."""
    before, begun = server.cpu, time.perf_counter()
    measure.on = True
    await asyncio.sleep(seconds)
    measure.on = False
    took, cpu, moves = time.perf_counter() - begun, server.cpu - before, len(measure.seconds)
    print(what)
    print(
        f"  {moves / took:,.0f} choices a second, {measure.at(0.5):.1f} ms p50, {measure.at(0.99):.1f} ms p99 "
        f"until everybody has heard"
    )
    print(
        f"  {cpu / moves * 1000:.2f} ms of the processor a choice, {cpu / took:.0%} of a core, {server.memory:.0f} MB"
    )
    return cpu / moves


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0, help="of each measurement")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve is not None:
        serve(asked.serve)
        return
    with tempfile.TemporaryDirectory() as data:
        server = Server(data)
        try:
            asyncio.run(run(server, asked.tables, asked.seconds))
        finally:
            print(f"stopped in {server.stop():.1f} s")


if __name__ == "__main__":
    main()
