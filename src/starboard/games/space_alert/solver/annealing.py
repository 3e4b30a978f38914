"""Simulated annealing over programs: a walk that takes steps down as well, ever less often."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from starboard.games.space_alert.content.missions.generator import Dice
from starboard.games.space_alert.solver.flight import Flight
from starboard.games.space_alert.solver.moves import SAME, Moves

HOT: Final = 1.2  # points that a step may cost at first
COLD: Final = 0.05
ONE: Final = 1 << 30


class Annealing:
    """A walk of so many evaluations. It remembers the best programs it has seen."""

    def __init__(self, flight: Flight, moves: Moves, dice: Dice, evaluations: int, hot: float = HOT) -> None:
        self._flight = flight
        self._moves = moves
        self._below = dice.below
        self._evaluations = evaluations
        self._hot = hot
        self.best = flight.programs
        self.value = flight.value

    def steps(self) -> Iterator[None]:
        """One evaluation at a time. A proposal that changes nothing counts too, so that every walk ends."""
        flight = self._flight
        cooling = math.log(COLD / self._hot)
        for step in range(self._evaluations):
            programs, turn = self._moves.propose(flight.programs)
            if turn != SAME:
                value, legs = flight.fly(programs, turn)
                temperature = self._hot * math.exp(cooling * step / self._evaluations)
                loss = flight.value - value
                if loss <= 0 or self._below(ONE) < ONE * math.exp(-loss / temperature):
                    flight.keep(programs, value, legs)
                    if value > self.value:
                        self.best, self.value = programs, value
            yield
