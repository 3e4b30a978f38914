"""Malfunctions: systems covered by a token, and their repair (section 14; 36a, 36c, 36f, 36g, 36j)."""

from __future__ import annotations

from starboard.games.space_alert.rules.crew import fit_in, knock_out
from starboard.games.space_alert.rules.events import NoEffect, Repaired, RepairedTogether, ThreatChanged
from starboard.games.space_alert.rules.fate import destroy
from starboard.games.space_alert.rules.position import IN_PLAY, Reckoning
from starboard.games.space_alert.rules.ship import LOWER_BLUE, LOWER_RED

SCALDED = 1 << LOWER_RED | 1 << LOWER_BLUE  # where a repaired reactor knocks out (SA-36.26)


def repair_instead(r: Reckoning, crew: int, system: str, cubes: int) -> bool:
    """Repairs if the system here is covered (SA-14.2); says whether it was, for then it cannot be activated.

    The repair goes to the lowest number that can still be repaired (SA-14.7, SA-14.8). With none left the action has no
    effect (SA-14.6).
    """
    station = r.station[crew]
    covered = False
    for i in range(len(r.cards)):
        if r.tokens[i] >> station & 1 and r.threats[i].fix == system:
            covered = True
            if r.state[i] == IN_PLAY:
                repair(r, crew, i, cubes)
                return True
    if covered and r.trace is not None:
        r.trace.append(NoEffect("SA-14.6", crew, system))
    return covered


def repair(r: Reckoning, crew: int, i: int, cubes: int) -> None:
    threat = r.threats[i]
    if threat.repairers > 1:  # SA-36.55: nothing until enough of them have done it in one turn
        r.worked[i] += 1
        cubes = 1 if r.worked[i] == threat.repairers else 0
    elif threat.together:
        r.worked[i] |= 1 << r.station[crew]
    r.hits[i] += cubes
    if r.trace is not None:
        r.trace.append(Repaired(crew, threat.id, r.numbers[i], r.hits[i]))
    if r.hits[i] >= r.hp[i]:  # SA-14.4
        destroy(r, i)
        if threat.scalds:
            for other in fit_in(r, SCALDED):
                knock_out(r, other, "SA-36.26")


def repair_together(r: Reckoning, i: int) -> None:
    """At the end of step 2: extra cubes for repairs in all its stations in this turn (SA-36.37, SA-36.42)."""
    threat = r.threats[i]
    if r.worked[i] == threat.stations and r.state[i] == IN_PLAY:  # SA-AMB-34
        r.hits[i] += threat.together
        if r.trace is not None:
            rule = "SA-36.37" if threat.together == 1 else "SA-36.42"
            r.trace.append(RepairedTogether(rule, threat.id, r.numbers[i], threat.together))
        if r.hits[i] >= r.hp[i]:
            destroy(r, i)


def count_warheads(r: Reckoning, i: int) -> None:
    """Unstable Warheads have one HP for each stored rocket; with none they are destroyed (SA-36.2 to SA-36.6)."""
    r.hp[i] = r.rockets
    if r.trace is not None:
        threat = r.threats[i]
        r.trace.append(ThreatChanged("SA-36.2", threat.id, r.numbers[i], 0, r.speed[i], r.hp[i]))
    if r.hits[i] >= r.hp[i]:
        destroy(r, i)
