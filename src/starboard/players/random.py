"""The player every other one has to beat."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from starboard.kernel.answers import sample
from starboard.kernel.decisions import Decision, Value


class Random:
    """Answers anything that is allowed, everything with the same chance."""

    blind: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def choose(self, view: Any, decision: Decision) -> Value:
        return sample(decision, self._below)

    def _below(self, n: int) -> int:
        return int(self._random() * n)  # several times faster than randrange, and as even for our small n
