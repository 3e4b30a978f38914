"""The server as the browser tests want it: machines choose at once, one address may do what a whole town does, and the
push service is one that the test has on this machine.

python -m tests.e2e.host DATA PORT [wound]    prints its address when visitors can come

A wound clock stands still; each line of the standard input lets so many milliseconds pass.
"""

import asyncio
import itertools
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from starboard.server import calls, run
from starboard.server.hosting import Hosting, Limits
from starboard.server.limits import Rate
from starboard.server.messengers import WebPush
from starboard.table.clock import Alarm, SystemClock

GENEROUS = Rate(at_once=100_000, per_second=10_000)


class WoundClock(SystemClock):
    """Time passes when a test says so, however busy the machine is."""

    def __init__(self) -> None:
        super().__init__()
        self._now = super().now()
        self._alarms: dict[int, tuple[int, Callable[[], None]]] = {}
        self._numbers = itertools.count()
        self._loop: asyncio.AbstractEventLoop | None = None
        threading.Thread(target=self._listen, daemon=True).start()

    def now(self) -> int:
        return self._now

    def call_at(self, at: int, ring: Callable[[], None]) -> Alarm:
        self._loop = asyncio.get_running_loop()
        if at <= self._now:
            return self._loop.call_soon(ring)
        number = next(self._numbers)
        self._alarms[number] = (at, ring)
        return WoundAlarm(self._alarms, number)

    def _listen(self) -> None:
        for line in sys.stdin:
            self._now += int(line)
            if self._loop is not None:
                self._loop.call_soon_threadsafe(self._ring)

    def _ring(self) -> None:
        for number, (at, ring) in list(self._alarms.items()):
            if at <= self._now and self._alarms.pop(number, None):
                ring()


class WoundAlarm:
    def __init__(self, alarms: dict[int, tuple[int, Callable[[], None]]], number: int) -> None:
        self._alarms = alarms
        self._number = number

    def cancel(self) -> None:
        self._alarms.pop(self._number, None)


class PushHere(WebPush):
    def accepts(self, endpoint: str) -> bool:
        return endpoint.startswith("http://127.0.0.1:")


def main(data: str, port: str, clock: str = "") -> None:
    kinds = ("reads", "writes", "efforts", "messages", "together", "arrivals")
    limits = Limits(**dict.fromkeys(kinds, GENEROUS), sockets=1_000)
    hosting = Hosting(data=Path(data), port=int(port), pause_ms=0, limits=limits)
    run.WebPush = PushHere
    if clock == "wound":
        run.SystemClock = WoundClock
        calls.ROUND_SECONDS = 0.1
    run.serve(hosting, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
