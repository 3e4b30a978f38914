"""Machines that think in processes of their own: one that takes too long is ended, and the next job gets a new one.

`python -m starboard.table.workers PACK...` is such a process. Messages go both ways as their length and MessagePack.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import msgspec

from starboard.kernel.decisions import Value
from starboard.table.packs import bring
from starboard.table.thinking import Job, NoAnswer, Reading, read_through, think

HEAD = 4  # bytes before each message, with its length
START_SECONDS = 20.0  # for Python and the games to load


class Workers:
    """A few worker processes, started when they are first needed."""

    def __init__(self, count: int, seconds: float, packs: Iterable[Path] = ()) -> None:
        self._seconds = seconds
        self._packs = [str(pack) for pack in packs]
        self._workers: list[Process] = []
        self._idle: list[Process] = []
        self._ending: set[asyncio.Task[int]] = set()
        self._places = asyncio.Semaphore(count)

    async def answer(self, job: Job) -> Value | None:
        raw = await self._do(job, f"{job.game} '{job.level}' gave no answer.")
        return msgspec.msgpack.decode(raw, type=str | int | list[str] | None)

    async def read(self, reading: Reading) -> str:
        return msgspec.msgpack.decode(await self._do(reading, "The file was not read through in time."), type=str)

    async def _do(self, job: Job | Reading, otherwise: str) -> bytes:
        async with self._places:
            process = self._idle.pop() if self._idle else await self._start()
            try:
                answer = await _ask(process, job, self._seconds)
            except BaseException as error:  # also when the table that asked is closed: the answer would come too late
                self._end(process)
                if isinstance(error, (TimeoutError, OSError, EOFError)):
                    raise NoAnswer(otherwise) from error
                raise
            self._idle.append(process)
            return answer

    async def _start(self) -> Process:
        command = (sys.executable, "-m", "starboard.table.workers", *self._packs)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        self._workers.append(process)
        try:
            await asyncio.wait_for(_receive(process), START_SECONDS)
        except (TimeoutError, EOFError) as error:
            self._end(process)
            raise NoAnswer("A worker process did not start.") from error
        return process

    def _end(self, process: Process) -> None:
        self._workers.remove(process)
        if process.returncode is None:
            process.kill()
        ending = asyncio.create_task(process.wait())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        for process in self._workers.copy():
            self._end(process)
        await asyncio.gather(*self._ending)


async def _ask(process: Process, job: Job | Reading, seconds: float) -> bytes:
    assert process.stdin is not None
    process.stdin.write(_framed(msgspec.msgpack.encode(job)))
    return await asyncio.wait_for(_receive(process), seconds)


async def _receive(process: Process) -> bytes:
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
    return await process.stdout.readexactly(length)


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(HEAD, "big") + message


# ---- in the worker process -------------------------------------------------------------------------------------------


def work(source: BinaryIO, sink: BinaryIO) -> None:
    """Says that it is ready, then answers one job after the other until there are no more."""
    _send(sink, b"")
    while head := source.read(HEAD):
        job = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=Job | Reading)
        _send(sink, msgspec.msgpack.encode(think(job) if isinstance(job, Job) else read_through(job)))


def _send(sink: BinaryIO, message: bytes) -> None:
    sink.write(_framed(message))
    sink.flush()


if __name__ == "__main__":
    bring(Path(name) for name in sys.argv[1:])
    sink = sys.stdout.buffer
    sys.stdout = sys.stderr  # a player that prints shall not spoil the answers
    work(sys.stdin.buffer, sink)
