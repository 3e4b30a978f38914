"""Step 3, compute damage: targets, strengths, hits and what follows from them (sections 21 and 35)."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.rules.crew import knock_out
from starboard.games.space_alert.rules.damage import attack, attack_all
from starboard.games.space_alert.rules.events import (
    CryoshieldBroken,
    ShotAimed,
    ShotWasted,
    ThreatChanged,
    ThreatHit,
    ThreatTookDamage,
)
from starboard.games.space_alert.rules.fate import destroy
from starboard.games.space_alert.rules.position import (
    FIRED_HEROIC,
    IN_PLAY,
    INTERNAL,
    NOBODY,
    REVEALED,
    SECOND_CELL,
    UNFIRED,
    UNSHIELDED,
    Reckoning,
)
from starboard.games.space_alert.rules.ship import (
    INTERCEPTORS_ALONE,
    INTERCEPTORS_DUEL,
    INTERCEPTORS_SPREAD,
    LOWER_WEAPON,
    MIDDLE,
    NEAR,
    PULSE_CANNON,
    ROCKET_STRENGTH,
    STRENGTH,
    UPPER_WEAPON,
    WHITE,
    ZONE_NAMES,
    ZONES,
)

HEAVY_LASER: Final = 0
LIGHT_LASER: Final = 1
PULSE: Final = 2
ROCKET: Final = 3
INTERCEPTORS: Final = 4
WEAPON_NAMES: Final = ("heavy_laser", "light_laser", "pulse_cannon", "rocket", "interceptors")
AIMING_RULES: Final = ("SA-21.16", "SA-21.16", "SA-21.18", "SA-21.19", "SA-21.20")
ANYWHERE: Final = -1
FAR: Final = 99


def compute_damage(r: Reckoning) -> None:
    """First all targets, then all damage, then what is destroyed, then the consequences (SA-21.3, SA-21.10)."""
    if not (r.rocket_track & SECOND_CELL or r.sortie or any(r.fired)):
        return
    volley = Volley(len(r.cards))
    for zone in range(ZONES):
        fire_laser(r, volley, zone, HEAVY_LASER)
        fire_laser(r, volley, zone + ZONES, LIGHT_LASER)
    fire_pulse_cannon(r, volley)
    fire_rocket(r, volley)
    send_interceptors(r, volley)
    apply_hits(r, volley)
    remove_destroyed(r, volley)
    harden(r, volley.rocket)
    strike_back(r, volley)
    clean_up(r)


class Volley:
    """Who is aimed at in this step. One is made for each step, and forgotten after it."""

    def __init__(self, threats: int) -> None:
        self.strength = [0] * threats  # all attackers of a threat together; 0 if nobody aims at it (SA-21.7)
        self.pulsed = 0  # whom the pulse cannon hits, as bits (SA-35.10)
        self.rocket = NOBODY  # whom the rocket hits
        self.hurt = 0  # who got red cubes, as bits
        self.destroyed = 0


# Targets -------------------------------------------------------------------------------------------------------------


def may_target(r: Reckoning, i: int, weapon: int) -> bool:
    """Whether a weapon does not pass this threat over (SA-21.15)."""
    if r.state[i] != IN_PLAY:
        return False
    threat = r.threats[i]
    if not threat.external:  # SA-21.1
        return False
    if threat.hidden and not r.marked[i] & REVEALED:  # SA-35.1
        return False
    if threat.veiled and r.square[i] > MIDDLE:  # SA-35.31
        return False
    if weapon == HEAVY_LASER:
        return not threat.no_heavy_lasers  # SA-35.13
    return not (weapon == ROCKET and threat.no_rockets)


def closest(r: Reckoning, weapon: int, zone: int, reach: int) -> int:
    """The target nearest to its Z cell, the lower number on a tie (SA-21.16, SA-21.17, SA-21.25)."""
    best = NOBODY
    nearest = reach + 1
    for i in range(len(r.cards)):
        square = r.square[i]
        if square < nearest and (zone == ANYWHERE or zone == r.zones[i]) and may_target(r, i, weapon):
            best = i
            nearest = square
    return best


def within(r: Reckoning, weapon: int, reach: int) -> list[int]:
    """Every target at that distance or nearer, in all zones."""
    return [i for i in range(len(r.cards)) if r.square[i] <= reach and may_target(r, i, weapon)]


def aim(r: Reckoning, volley: Volley, i: int, weapon: int, strength: int, zone: int) -> None:
    volley.strength[i] += strength
    if r.trace is not None:
        name = ZONE_NAMES[zone] if zone >= 0 else ""
        rule = AIMING_RULES[weapon]
        r.trace.append(ShotAimed(rule, WEAPON_NAMES[weapon], name, r.cards[i], r.numbers[i], strength))


def waste(r: Reckoning, weapon: int, zone: int, rule: str) -> None:
    if r.trace is not None:
        r.trace.append(ShotWasted(rule, WEAPON_NAMES[weapon], ZONE_NAMES[zone] if zone >= 0 else ""))


# Weapons -------------------------------------------------------------------------------------------------------------


def gun_strength(r: Reckoning, station: int) -> int:
    """A damaged laser is one weaker (SA-24.6); a heroic shot one stronger (SA-20.4)."""
    strength = STRENGTH[station]
    tile = UPPER_WEAPON if station < ZONES else LOWER_WEAPON
    if station != PULSE_CANNON and r.broken[station % ZONES] >> tile & 1:
        strength -= 1
    return strength + 1 if r.fired[station] == FIRED_HEROIC else strength


def fire_laser(r: Reckoning, volley: Volley, station: int, weapon: int) -> None:
    """One target in the laser's own zone, at any distance."""
    if r.fired[station] == UNFIRED or station == PULSE_CANNON:
        return
    zone = station % ZONES
    target = closest(r, weapon, zone, FAR)
    if target == NOBODY:
        waste(r, weapon, zone, "SA-21.14")
    else:
        aim(r, volley, target, weapon, gun_strength(r, station), zone)


def fire_pulse_cannon(r: Reckoning, volley: Volley) -> None:
    """Every target at distances 1 and 2 in all zones; at distance 1 only when damaged (SA-21.18, SA-24.6)."""
    if r.fired[PULSE_CANNON] == UNFIRED:
        return
    targets = within(r, PULSE, NEAR if r.broken[WHITE] >> LOWER_WEAPON & 1 else MIDDLE)
    if not targets:
        waste(r, PULSE, WHITE, "SA-21.14")
    for i in targets:
        volley.pulsed |= 1 << i
        aim(r, volley, i, PULSE, gun_strength(r, PULSE_CANNON), WHITE)


def fire_rocket(r: Reckoning, volley: Volley) -> None:
    """The rocket on the second cell (SA-21.19). The Juggernaut draws it from anywhere (SA-35.39)."""
    if not r.rocket_track & SECOND_CELL:
        return
    target = magnet(r)
    if target == NOBODY:
        target = closest(r, ROCKET, ANYWHERE, MIDDLE)
    if target == NOBODY:
        waste(r, ROCKET, ANYWHERE, "SA-21.19")
    elif r.threats[target].decoy:
        waste(r, ROCKET, ANYWHERE, "SA-35.4")
    else:
        volley.rocket = target
        aim(r, volley, target, ROCKET, ROCKET_STRENGTH, ANYWHERE)


def magnet(r: Reckoning) -> int:
    best = NOBODY
    for i in range(len(r.cards)):
        if r.threats[i].magnet and r.state[i] == IN_PLAY and (best == NOBODY or r.square[i] < r.square[best]):
            best = i
    return best


def send_interceptors(r: Reckoning, volley: Volley) -> None:
    """All targets at distance 1: strong against a single one (SA-21.20 to SA-21.23)."""
    if not r.sortie:
        return
    targets = within(r, INTERCEPTORS, NEAR)
    bonus = 1 if r.sortie == FIRED_HEROIC else 0  # SA-20.12
    if not targets:  # SA-AMB-47
        waste(r, INTERCEPTORS, ANYWHERE, "SA-21.14")
    elif len(targets) > 1:
        for i in targets:
            aim(r, volley, i, INTERCEPTORS, INTERCEPTORS_SPREAD + bonus, ANYWHERE)
    elif r.threats[targets[0]].duels:  # SA-35.33 to SA-35.36
        aim(r, volley, targets[0], INTERCEPTORS, INTERCEPTORS_DUEL + bonus, ANYWHERE)
        knock_out(r, r.pilot, "SA-35.34")
    else:
        aim(r, volley, targets[0], INTERCEPTORS, INTERCEPTORS_ALONE + bonus, ANYWHERE)


# Damage --------------------------------------------------------------------------------------------------------------


def apply_hits(r: Reckoning, volley: Volley) -> None:
    """Per threat: all strengths together, less its shield value once (SA-21.5)."""
    for i in range(len(r.cards)):
        strength = volley.strength[i]
        if strength == 0:
            continue
        threat = r.threats[i]
        if threat.cryoshield and not r.marked[i] & UNSHIELDED:  # SA-35.5, SA-35.6, SA-35.8
            r.marked[i] |= UNSHIELDED
            if r.trace is not None:
                r.trace.append(CryoshieldBroken(threat.id, r.numbers[i]))
            continue
        shield = shield_now(r, i)
        if threat.opened_by_pulse and volley.pulsed >> i & 1:  # SA-35.10, SA-AMB-26
            shield = 0
        cubes = max(strength - shield, 0)  # SA-21.6
        if threat.one_cube:  # SA-35.21
            cubes = min(cubes, 1)
        if r.trace is not None:
            r.trace.append(ThreatHit(threat.id, r.numbers[i], strength, shield, cubes))
        if cubes:
            r.hits[i] += cubes
            volley.hurt |= 1 << i


def shield_now(r: Reckoning, i: int) -> int:
    """The shield value, with what Marauders add to it (SA-35.25)."""
    return r.shield_value[i] + r.shielders


def remove_destroyed(r: Reckoning, volley: Volley) -> None:
    """Removes what is destroyed, as long as exploding threats finish others (SA-35.28, SA-35.30, SA-AMB-24)."""
    falling = [i for i in external_in_play(r) if r.hits[i] >= r.hp[i]]
    while falling:
        for i in falling:
            destroy(r, i)
            volley.destroyed |= 1 << i
        for i in falling:
            if r.threats[i].explodes:
                explode(r, volley)
        falling = [i for i in external_in_play(r) if r.hits[i] >= r.hp[i]]


def explode(r: Reckoning, volley: Volley) -> None:
    """One red cube for every other external threat, whatever protects it (SA-35.22, SA-35.28, SA-35.29)."""
    for i in external_in_play(r):
        r.hits[i] += 1
        volley.hurt |= 1 << i
        if r.trace is not None:
            r.trace.append(ThreatTookDamage("SA-35.28", r.cards[i], r.numbers[i], 1))


def external_in_play(r: Reckoning) -> list[int]:
    return [i for i in range(len(r.cards)) if r.state[i] == IN_PLAY and r.zones[i] != INTERNAL]


def harden(r: Reckoning, i: int) -> None:
    """The Juggernaut's shield value rises after every rocket that hits it (SA-35.40, SA-35.41, SA-AMB-19)."""
    if i == NOBODY or r.state[i] != IN_PLAY or not r.threats[i].magnet:
        return
    r.shield_value[i] += 1
    if r.trace is not None:
        shield = shield_now(r, i)
        r.trace.append(ThreatChanged("SA-35.40", r.cards[i], r.numbers[i], shield, r.speed[i], r.hp[i]))


def strike_back(r: Reckoning, volley: Volley) -> None:
    """Asteroids and the Nemesis attack, in ascending number (SA-35.43, SA-35.48, SA-35.49, SA-AMB-24).

    That the Nemesis may be destroyed does not stop it (SA-35.44).
    """
    for i in range(len(r.cards)):
        threat = r.threats[i]
        if threat.debris and volley.destroyed >> i & 1:
            strength = threat.debris * r.tracks[i].passed(r.square[i])
            attack(r, i, r.zones[i], strength, "SA-35.48")
        elif threat.retaliates and volley.hurt >> i & 1:
            attack_all(r, i, 1, "SA-35.43")


def clean_up(r: Reckoning) -> None:
    """Energy and the rocket go to the bank, the batteries recharge (SA-21.11)."""
    for station in range(2 * ZONES):
        r.fired[station] = UNFIRED
    r.rocket_track &= ~SECOND_CELL
    r.sortie = UNFIRED
