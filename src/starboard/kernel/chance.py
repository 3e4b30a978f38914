"""The one door of chance: small integer generators, one stream per purpose, seeded per match.

SplitMix64 (Steele, Lea, Flood 2014): the state of a stream is one integer, the same on every Python, compiled or not.
"""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar, Final

from starboard.kernel.data import BadData, Data, Fields

Answer = int | list[str]
Answers = list[tuple[str, Answer]]
Script = dict[str, list[Answer]]

_MASK: Final = 0xFFFFFFFFFFFFFFFF


class BadScript(BadData):
    """A scripted answer that chance cannot give."""


def stream_seed(seed: str, name: str) -> int:
    return int.from_bytes(hashlib.blake2b(f"{seed}/{name}".encode(), digest_size=8).digest(), "big")


class Chance(Data):
    """Named streams. What they answer is kept in `answers` until the match writes it into its log."""

    FIELDS: ClassVar[Fields] = {"seed": str, "streams": dict[str, int]}

    def __init__(self, seed: str = "") -> None:
        self.seed = seed
        self.streams: dict[str, int] = {}
        self.ready()

    def ready(self) -> None:
        self.answers: Answers = []
        self.script: Script | None = None

    def clone(self) -> Chance:
        copy = Chance(self.seed)
        copy.streams = self.streams.copy()
        return copy

    def rekey(self, seed: str) -> None:
        """Cuts the tie to the true streams: for forks, and for players that plan."""
        self.seed = seed
        self.streams = {}

    def _next(self, stream: str) -> Any:
        # Any and not int: Ctrl-C may fall into a multiplication of numbers as long as these, and compiled code takes
        # an int's failure for a lack of memory and ends the process.
        state: Any = self.streams.get(stream)
        if state is None:
            state = stream_seed(self.seed, stream)
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        self.streams[stream] = state
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def _below(self, stream: str, n: int) -> int:
        below: int = (self._next(stream) * n) >> 64  # as even as 64 bits can be: a die is off by less than 1 in 10**18
        return below

    def roll(self, stream: str, sides: int) -> int:
        """One die: 1 to `sides`."""
        value = self._below(stream, sides) + 1
        scripted = self._scripted(stream)
        if scripted is not None:
            if not isinstance(scripted, int) or not 1 <= scripted <= sides:
                raise BadScript(f"chance '{stream}' answered {scripted!r}: a number from 1 to {sides} is needed.")
            value = scripted
        self.answers.append((stream, value))
        return value

    def shuffle(self, stream: str, items: list[str]) -> None:
        """Shuffles in place. A script may name the first items only; the rest follow at random."""
        for i in range(len(items) - 1, 0, -1):
            j = self._below(stream, i + 1)
            items[i], items[j] = items[j], items[i]
        scripted = self._scripted(stream)
        if scripted is not None:
            first = _names(stream, scripted, items)
            items[:] = first + [item for item in items if item not in first]
        self.answers.append((stream, items.copy()))

    def _scripted(self, stream: str) -> Any:
        """What the script answers next, which need not be an Answer: scripts come from outside."""
        if self.script is None:
            return None
        queue: Any = self.script.get(stream)
        return queue.pop(0) if queue else None


def _names(stream: str, scripted: Any, items: list[str]) -> list[str]:
    if isinstance(scripted, int):
        raise BadScript(f"chance '{stream}' answered {scripted}: a list of what comes first is needed.")
    first: list[str] = []
    for name in scripted:
        if name not in items or name in first:
            raise BadScript(f"chance '{stream}' answered {name!r}: it is not there to be shuffled, or named twice.")
        first.append(name)
    return first
