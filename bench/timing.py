"""Processor time, so that what else runs on the machine counts little, and the best of several rounds."""

from __future__ import annotations

import time
from collections.abc import Callable

ROUNDS = 3


def seconds(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def per_call(work: Callable[[], object], times: int) -> float:
    """Microseconds of one call."""

    def repeat() -> None:
        for _ in range(times):
            work()

    return min(seconds(repeat) for _ in range(ROUNDS)) / times * 1e6
