"""What a house counts, for whoever watches over it."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Measures:
    def __init__(self) -> None:
        self.choices = 0
        self.machine_choices = 0
        self.refusals = 0
        self.timeouts = 0  # of people's clocks
        self.no_answers = 0  # of machines
        self.faults = 0
        self.choice = Histogram()  # from a command's arrival until everybody's message is on its way
        self.thinking = Histogram()
        self.keeping = Histogram()
