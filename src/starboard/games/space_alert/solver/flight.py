"""Programs under trial: each trial is reckoned from the first turn that changed."""

from __future__ import annotations

from collections.abc import Callable

from starboard.games.space_alert.rules.position import Reckoning
from starboard.games.space_alert.rules.programs import load
from starboard.games.space_alert.rules.reckoning import over, run
from starboard.games.space_alert.rules.ship import TURNS
from starboard.games.space_alert.solver.supply import Supply

Worth = Callable[[Reckoning], float]


class Flight:
    """The programs of a crew, how the ship stands at the beginning of each turn with them, and what they are worth."""

    def __init__(self, start: Reckoning, supply: Supply, worth: Worth, programs: list[int]) -> None:
        self._codes = supply.codes
        self._worth = worth
        self.evaluations = 0
        self.legs = [start]
        self.programs = programs
        self.value = 0.0
        self.end = start
        self.keep(programs, *self.fly(programs, 1))

    def fly(self, programs: list[int], turn: int) -> tuple[float, list[Reckoning]]:
        """What these programs are worth, and the beginnings of their turns with the end. `turn` is the first to differ.

        The turns before it are not reckoned again. If the ship did not live to see it, nothing changes at all.
        """
        self.evaluations += 1
        if turn > len(self.legs):
            return self.value, [*self.legs, self.end]
        legs = self.legs[: turn - 1]
        r = self.legs[turn - 1].clone()
        for crew in range(r.crew):
            load(r, crew, [self._codes[placement] for placement in programs[crew * TURNS : crew * TURNS + TURNS]])
        while not over(r):
            legs.append(r.clone())
            run(r, r.turn)
        legs.append(r)
        return self._worth(r), legs

    def keep(self, programs: list[int], value: float, legs: list[Reckoning]) -> None:
        """Goes on from programs that were flown."""
        self.programs = programs
        self.value = value
        self.end = legs.pop()
        self.legs = legs
