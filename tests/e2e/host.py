"""The server as the browser tests want it: machines choose at once, one address may do what a whole town does, and the
push service is one that the test has on this machine.

python -m tests.e2e.host DATA PORT [PACE]    prints its address when visitors can come

At a pace of 20 the tables' clock runs twenty times as fast as the one on the wall.
"""

import asyncio
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from starboard.server import calls, run
from starboard.server.hosting import Hosting, Limits
from starboard.server.limits import Rate
from starboard.server.messengers import WebPush
from starboard.table.clock import Alarm, SystemClock

GENEROUS = Rate(at_once=100_000, per_second=10_000)


class HastyClock(SystemClock):
    """Every second on the wall is several at the tables."""

    def __init__(self, pace: int) -> None:
        super().__init__()
        self._pace = pace
        self._begin = super().now()

    def now(self) -> int:
        return self._begin + (super().now() - self._begin) * self._pace

    def call_at(self, at: int, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, at - self.now()) / 1000 / self._pace, ring)


class PushHere(WebPush):
    def accepts(self, endpoint: str) -> bool:
        return endpoint.startswith("http://127.0.0.1:")


def main(data: str, port: str, pace: str = "1") -> None:
    kinds = ("reads", "writes", "efforts", "messages", "together", "arrivals")
    limits = Limits(**dict.fromkeys(kinds, GENEROUS), sockets=1_000)
    hosting = Hosting(data=Path(data), port=int(port), pause_ms=0, limits=limits)
    run.SystemClock = partial(HastyClock, int(pace))
    run.WebPush = PushHere
    calls.ROUND_SECONDS /= int(pace)
    run.serve(hosting, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
