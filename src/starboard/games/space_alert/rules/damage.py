"""Attacks, shields, damage tiles, and the end of a ship (sections 24 and 28)."""

from __future__ import annotations

from starboard.games.space_alert.rules.events import Attacked, EnergyLost, ShipLost, TileDrawn, ZoneDamaged
from starboard.games.space_alert.rules.position import STRENGTHENS, Reckoning
from starboard.games.space_alert.rules.ship import REACTOR, SHIELD, TILES, ZONE_NAMES, ZONES

TILES_IN_ZONE = len(TILES)


class Lost(Exception):
    """The mission ends here and now; nothing that was still to come happens (SA-22.14)."""


def lose(r: Reckoning, by: int, zone: int, rule: str) -> None:
    r.lost_to = by
    r.lost_zone = zone
    if r.trace is not None:
        r.trace.append(ShipLost(rule, r.cards[by], r.numbers[by], ZONE_NAMES[zone] if zone >= 0 else ""))
    raise Lost


def attack(r: Reckoning, by: int, zone: int, strength: int, rule: str) -> None:
    """An external threat attacks a zone; each cube on its shield cancels a point (SA-24.1)."""
    if strength <= 0:  # SA-AMB-27
        return
    strength += attack_bonus(r, by)
    absorbed = min(r.shield[zone], strength)
    r.shield[zone] -= absorbed
    if r.trace is not None:
        r.trace.append(Attacked(rule, r.cards[by], r.numbers[by], ZONE_NAMES[zone], strength, absorbed))
    hurt(r, by, zone, strength - absorbed)


def attack_all(r: Reckoning, by: int, strength: int, rule: str) -> None:
    """Separate attacks from left to right (SA-23.2)."""
    for zone in range(ZONES):
        attack(r, by, zone, strength, rule)


def attack_bonus(r: Reckoning, by: int) -> int:
    """The Scout makes the attacks of all others stronger (SA-35.14)."""
    return r.strengtheners - 1 if r.marked[by] & STRENGTHENS else r.strengtheners


def hurt(r: Reckoning, by: int, zone: int, damage: int) -> None:
    """Damage past the shield; whatever multiplies it multiplies the tiles drawn (SA-24.12, SA-AMB-11)."""
    if damage <= 0:
        return
    tiles = damage * r.factor[zone]
    if r.doubled >> zone & 1:  # SA-36.33
        tiles *= 2
    if r.threats[by].double_damage:  # SA-35.9
        tiles *= 2
    if r.trace is not None:
        rule = "SA-23.4" if r.zones[by] < 0 else "SA-24.2"
        r.trace.append(ZoneDamaged(rule, r.cards[by], r.numbers[by], ZONE_NAMES[zone], damage, tiles))
    for _ in range(tiles):
        draw_tile(r, by, zone)


def draw_tile(r: Reckoning, by: int, zone: int) -> None:
    """One tile, with its effect at once (SA-24.4 to SA-24.8, SA-24.13)."""
    drawn = r.tiles[zone]
    if drawn == TILES_IN_ZONE:
        lose(r, by, zone, "SA-24.11")
    tile = r.stacks[zone][drawn]
    r.tiles[zone] = drawn + 1
    r.broken[zone] |= 1 << tile
    if r.trace is not None:
        r.trace.append(TileDrawn(ZONE_NAMES[zone], TILES[tile]))
    if tile == SHIELD:
        r.shield_capacity[zone] -= 1
        drain(r, zone, r.shield, r.shield[zone] - r.shield_capacity[zone], "SA-24.8")
    elif tile == REACTOR:
        r.reactor_capacity[zone] -= 1
        drain(r, zone, r.reactor, r.reactor[zone] - r.reactor_capacity[zone], "SA-24.8")


def drain(r: Reckoning, zone: int, energy: list[int], cubes: int, rule: str) -> int:
    """Energy of a shield or a reactor goes to the bank, as far as there is any. Returns how much."""
    lost = min(energy[zone], cubes)
    if lost <= 0:
        return 0
    energy[zone] -= lost
    if r.trace is not None:
        part = "shield" if energy is r.shield else "reactor"
        r.trace.append(EnergyLost(rule, part, ZONE_NAMES[zone], lost))
    return lost
