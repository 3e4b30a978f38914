"""Whether a second core is worth its money: the same batch with one job and with two, in wall time."""

from __future__ import annotations

from starboard.lab.batch import Batch, simulate

GAMES = 1500


def speedup() -> float:
    batch = Batch("space_base", (("random",) * 4,), GAMES)
    one = simulate(batch, jobs=1).seconds
    two = simulate(batch, jobs=2).seconds
    return one / two
