"""The stacks of damage tiles at the start of a mission (SA-4.18, SA-34.14, SA-34.19)."""

from __future__ import annotations

from starboard.games.space_alert.rules.ship import TILES, ZONE_NAMES
from starboard.kernel.chance import Chance


def shuffled(chance: Chance, carried: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """By zone, the order in which its six tiles come; first those that already lie there."""
    stacks = []
    for zone, name in enumerate(ZONE_NAMES):
        rest = [tile for number, tile in enumerate(TILES) if number not in carried[zone]]
        chance.shuffle(f"tiles/{name}", rest)
        stacks.append(carried[zone] + tuple([TILES.index(tile) for tile in rest]))
    return tuple(stacks)
