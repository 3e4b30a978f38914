"""What a plan is worth while the mission is not known to its end: the score, and how well prepared the ship is."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.rules.position import Reckoning
from starboard.games.space_alert.rules.ship import FUEL_START, ROCKETS_START
from starboard.games.space_alert.solver.flight import Worth
from starboard.games.space_alert.solver.worth import worth

A_CHECK: Final = 1.0  # a computer that was maintained: cards that are still to come will not be delayed
CRACKS: Final = 0.25  # for the damage of a zone squared: a second threat there finds it near its end
A_CUBE: Final = 0.25  # of energy
A_CAPSULE: Final = 0.6
A_ROCKET: Final = 0.4


def settled(r: Reckoning) -> float:
    """When all threats are known."""
    return worth(r) + 0.3 * A_CHECK * sum(r.computer) - CRACKS * sum([tiles * tiles for tiles in r.tiles])


def unsettled(r: Reckoning) -> float:
    """While more may come: energy, fuel and rockets are for those."""
    energy = sum([min(cubes, 2) for cubes in r.reactor]) + sum([min(cubes, 1) for cubes in r.shield])
    stores = A_CAPSULE * (r.fuel - FUEL_START) + A_ROCKET * (r.rockets - ROCKETS_START)
    return settled(r) + 0.7 * A_CHECK * sum(r.computer) + A_CUBE * energy + stores


def prospects(more: bool) -> Worth:
    return unsettled if more else settled
