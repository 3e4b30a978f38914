"""Whether a second core is worth its money: the same batch with one job and with two, in wall time.

What two jobs can gain depends on the machine too, whose cores may share their caches or have other work. So two whole
batches are also played beside each other, by processes that have nothing to share out: that is the most there is.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable

from starboard.lab.batch import Batch, simulate

GAMES = 2000
ROUNDS = 3
BATCH = Batch("space_base", (("random",) * 4,), GAMES)


def in_two_processes() -> None:
    """Two batches at the same time, each in a process of its own."""
    forked = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else None)
    other = forked.Process(target=simulate, args=(BATCH,))
    other.start()
    simulate(BATCH)
    other.join()


def wall(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def speedup() -> dict[str, float]:
    """One after the other in every round, so that a busy moment of the machine hits all; the best of each counts."""
    one, two, both = [], [], []
    for _ in range(ROUNDS):
        one.append(wall(lambda: simulate(BATCH, jobs=1)))
        two.append(wall(lambda: simulate(BATCH, jobs=2)))
        both.append(wall(in_two_processes))
    return {"two_jobs_speedup": min(one) / min(two), "two_processes_speedup": 2 * min(one) / min(both)}
