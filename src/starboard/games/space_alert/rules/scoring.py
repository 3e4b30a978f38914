"""Points at the end of a mission (section 29)."""

from __future__ import annotations

from starboard.games.space_alert.rules.position import DEACTIVATED, DESTROYED, NOBODY, SURVIVED, Reckoning
from starboard.games.space_alert.rules.ship import VISUAL_POINTS


class Points:
    """The lines of the score: what is added, then what is subtracted."""

    def __init__(self) -> None:
        self.survived = 0
        self.destroyed = 0
        self.visual = 0
        self.damage = 0
        self.worst_zone = 0
        self.knocked_out = 0
        self.squads = 0

    @property
    def threats(self) -> int:
        return self.survived + self.destroyed

    @property
    def gross(self) -> int:
        return self.threats + self.visual

    @property
    def penalties(self) -> int:
        return self.damage + self.worst_zone + self.knocked_out + self.squads

    @property
    def total(self) -> int:
        """May be negative (SA-29.11)."""
        return self.gross - self.penalties


def count(r: Reckoning) -> Points:
    """The points so far; a lost mission has none (SA-28.3), and threats still under way score nothing (SA-27.8)."""
    points = Points()
    if r.lost_to != NOBODY:
        return points
    for i in range(len(r.cards)):  # SA-29.1, SA-29.2
        if r.state[i] == DESTROYED:
            points.destroyed += r.threats[i].destroyed
        elif r.state[i] == SURVIVED:
            points.survived += r.threats[i].survived
    for observers in r.visual:  # SA-29.7
        points.visual += VISUAL_POINTS[observers]
    points.damage = sum(r.tiles)  # SA-29.3
    points.worst_zone = max(r.tiles)  # SA-29.4
    points.knocked_out = 2 * sum(r.knocked_out)  # SA-29.5
    points.squads = r.squad.count(DEACTIVATED) + r.stored.count(DEACTIVATED)  # SA-29.6, SA-29.10
    return points
