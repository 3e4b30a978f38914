"""Battlebots against intruders (section 18; 36b, 36d, 36h, 36i)."""

from __future__ import annotations

from starboard.games.space_alert.rules.crew import deactivate, knock_out
from starboard.games.space_alert.rules.events import IntruderHit, NoEffect
from starboard.games.space_alert.rules.fate import destroy
from starboard.games.space_alert.rules.position import ACTIVE, FIRES_BACK, IN_PLAY, NOBODY, Reckoning
from starboard.games.space_alert.rules.ship import PLACE_NAMES


def fight(r: Reckoning, crew: int, heroic: bool) -> None:
    """One damage to one intruder in the station (SA-18.1), the one with the lowest number (SA-18.2)."""
    target = intruder_in(r, r.station[crew])
    if r.squad[crew] != ACTIVE or target == NOBODY:
        if r.trace is not None:
            r.trace.append(NoEffect("SA-18.7", crew, "bots*" if heroic else "bots"))
        return
    threat = r.threats[target]
    if threat.slime:
        hit_slime(r, crew, target)
    elif threat.contamination:
        hit_contamination(r, crew, target)
    else:
        add_cube(r, crew, target, "SA-18.1")
    if (threat.fires_back or r.marked[target] & FIRES_BACK) and not heroic:  # SA-18.4, SA-18.5, SA-20.11
        deactivate(r, crew, "SA-18.4")
    if threat.takes_along and r.state[target] != IN_PLAY:  # SA-36.47, SA-36.48
        knock_out(r, crew, "SA-36.47")


def intruder_in(r: Reckoning, station: int) -> int:
    for i in range(len(r.cards)):
        if r.tokens[i] >> station & 1 and r.state[i] == IN_PLAY and r.threats[i].intruder:
            return i
    return NOBODY


def add_cube(r: Reckoning, crew: int, target: int, rule: str) -> None:
    r.hits[target] += 1
    tell_hit(r, crew, target, rule)
    if r.hits[target] >= r.hp[target]:  # SA-18.3
        destroy(r, target)


def hit_slime(r: Reckoning, crew: int, target: int) -> None:
    """Each token is fought for itself; hits where it started wear down the original (SA-36.19, SA-36.20)."""
    here = 1 << r.station[crew]
    if r.threats[target].stations == here:
        r.hits[target] += 1
        tell_hit(r, crew, target, "SA-36.20")
        if r.hits[target] < r.hp[target]:
            return
    else:
        tell_hit(r, crew, target, "SA-36.19")
    r.tokens[target] &= ~here
    if not r.tokens[target]:  # SA-36.21
        destroy(r, target)


def hit_contamination(r: Reckoning, crew: int, target: int) -> None:
    """The token of this station goes; the third one takes the fourth along (SA-36.51, SA-36.52)."""
    r.tokens[target] &= ~(1 << r.station[crew])
    add_cube(r, crew, target, "SA-36.51")


def tell_hit(r: Reckoning, crew: int, target: int, rule: str) -> None:
    if r.trace is not None:
        station = PLACE_NAMES[r.station[crew]]
        r.trace.append(IntruderHit(rule, crew, r.cards[target], r.numbers[target], station, r.hits[target]))
