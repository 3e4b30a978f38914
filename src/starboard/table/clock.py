"""Trusted time: every clock at a table, and every alarm, is set by it. Tests put a clock of their own in its place."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def call_at(self, at: int, ring: Callable[[], None]) -> Alarm:
        """Rings once, at that time or at once when it has passed."""
        ...


class SystemClock:
    """The machine's clock, read once: afterwards time only goes forward, whatever is done to the machine's clock."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        return int((self._offset + time.monotonic()) * 1000)

    def call_at(self, at: int, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, at - self.now()) / 1000, ring)
