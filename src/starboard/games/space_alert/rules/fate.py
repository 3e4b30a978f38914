"""How threats leave play: destroyed, or survived (SA-14.4, SA-18.3, SA-21.8, SA-22.8)."""

from __future__ import annotations

from starboard.games.space_alert.rules.events import ThreatDestroyed, ThreatSurvived
from starboard.games.space_alert.rules.position import (
    DESTROYED,
    SHIELDS,
    STRENGTHENS,
    SURVIVED,
    Reckoning,
)


def destroy(r: Reckoning, i: int) -> None:
    """Shot down, defeated or repaired: off the trajectory, off the ship, and its lasting effects end."""
    r.state[i] = DESTROYED
    r.tokens[i] = 0
    threat = r.threats[i]
    if r.marked[i] & STRENGTHENS:  # SA-35.14
        r.strengtheners -= 1
    if r.marked[i] & SHIELDS:  # SA-35.25
        r.shielders -= 1
    if threat.fissure:  # SA-36.34
        r.doubled = 0
    if r.trace is not None:
        r.trace.append(ThreatDestroyed(threat.id, r.numbers[i], threat.destroyed))


def survive(r: Reckoning, i: int) -> None:
    """It has performed Z: it acts no more, and what it strengthened lasts (SA-35.17, SA-35.27).

    An intruder's token leaves the ship (SA-22.9); those of malfunctions stay (SA-22.10), and so do Slime (SA-36.24) and
    Contamination (SA-36.53).
    """
    r.state[i] = SURVIVED
    threat = r.threats[i]
    if threat.intruder and not threat.slime and not threat.contamination:
        r.tokens[i] = 0
    if r.trace is not None:
        r.trace.append(ThreatSurvived(threat.id, r.numbers[i], threat.survived))
