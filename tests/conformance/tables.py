"""The tables the conformance kit plays at: every game, every number of seats, every option that changes the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from starboard.kernel.game import Game


@dataclass(frozen=True)
class Seating:
    game: Game
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    # How often each check plays: enough to reach the rare cases, little enough to run at every change.
    few = 2
    many = 6
    very_many = 150
    stride = 23

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}{chosen}"


def seatings(game: Game) -> list[Seating]:
    return [
        Seating(game, seats, options)
        for options in game.option_samples
        for seats in range(game.min_seats, game.max_seats + 1)
    ]
