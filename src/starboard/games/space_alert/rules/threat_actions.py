"""Step 4: threats move along their trajectories and act (section 22)."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content.threats import MARKS, Effect, Z
from starboard.games.space_alert.rules.effects import EFFECTS, Executor
from starboard.games.space_alert.rules.events import RocketFlies, ThreatActs, ThreatMoved
from starboard.games.space_alert.rules.fate import survive
from starboard.games.space_alert.rules.position import FIRST_CELL, IN_PLAY, INTERNAL, SECOND_CELL, Reckoning


def act_all(r: Reckoning) -> None:
    """One after another in ascending number, external and internal alike (SA-22.1)."""
    for i in range(len(r.cards)):
        if r.state[i] == IN_PLAY:
            advance(r, i, r.speed[i])  # SA-22.6: the length of the move is fixed now
    if r.rocket_track & FIRST_CELL:  # SA-22.12
        r.rocket_track = SECOND_CELL
        if r.trace is not None:
            r.trace.append(RocketFlies())


def advance(r: Reckoning, i: int, cells: int) -> None:
    """Moves a threat, acting on every marked cell it passes or lands on (SA-22.2 to SA-22.5)."""
    goal = max(r.square[i] - cells, 1)  # SA-22.7
    track = r.tracks[i]
    if r.trace is not None:
        r.trace.append(ThreatMoved(r.cards[i], r.numbers[i], goal))
    marked = track.next[r.square[i]]
    while marked >= goal:
        r.square[i] = marked
        act(r, i, track.mark[marked])
        if r.state[i] != IN_PLAY:  # SA-22.11: it destroyed itself on the way; or it has performed Z
            return
        marked = track.next[r.square[i]]
    r.square[i] = min(r.square[i], goal)


def act(r: Reckoning, i: int, mark: int) -> None:
    """Performs X, Y or Z; after Z the threat has survived (SA-22.8)."""
    if r.trace is not None:
        r.trace.append(ThreatActs(r.cards[i], r.numbers[i], MARKS[mark]))
    for effect in r.threats[i].actions[mark]:
        if effect.least <= r.hits[i] <= effect.most:
            EXECUTORS[effect.kind](r, i, effect)
    if mark == Z:
        survive(r, i)


def advance_others(r: Reckoning, by: int, effect: Effect) -> None:
    """All other external threats advance one cell, in ascending number (SA-35.19, SA-35.20, SA-AMB-18)."""
    for i in range(len(r.cards)):
        if i != by and r.state[i] == IN_PLAY and r.zones[i] != INTERNAL:
            advance(r, i, 1)


EXECUTORS: Final[dict[str, Executor]] = {**EFFECTS, "advance_others": advance_others}
