"""Missions nobody has flown yet. They keep to what the published ones have in common (limits.py).

A mission follows from its number alone. It is proposed at random part by part, and a part that leaves the limits is
proposed anew: what is possible is said in one place.
"""

from __future__ import annotations

import itertools
from typing import Final

from starboard.games.space_alert.content.missions import limits
from starboard.games.space_alert.content.missions.limits import STEP, Range
from starboard.games.space_alert.content.missions.script import (
    COMMUNICATIONS_DOWN,
    DATA_TRANSFER,
    INCOMING_DATA,
    THREAT,
    ZONES,
    Announcement,
    Mission,
)
from starboard.kernel.chance import Chance

# What the confirmed threats weigh, a common one 1 and a serious one 2: the simulations weigh 5, the missions 7. A hard
# mission turns the unconfirmed report, which weighs 1 more, into a confirmed threat.
WEIGHTS: Final = {"easy": 5, "normal": 7, "hard": 8}
DIFFICULTIES: Final = tuple(WEIGHTS)
NORMAL: Final = "normal"
NUMBERS: Final = 1_000_000  # missions of each difficulty


class Dice:
    """Chance for one mission; its answers are not logged, as the number says it all."""

    def __init__(self, seed: str) -> None:
        self.chance = Chance(seed)

    def below(self, n: int) -> int:
        value = self.chance.roll("generator", n) - 1
        self.chance.answers.clear()
        return value

    def between(self, limits: Range) -> int:
        return limits.least + self.below(limits.most - limits.least + 1)

    def in_steps(self, limits: Range) -> int:
        """A time or length."""
        return limits.least + STEP * self.below((limits.most - limits.least) // STEP + 1)

    def pick(self, items: list[int], n: int) -> list[int]:
        """Different items, in their own order."""
        left = items.copy()
        while len(left) > n:
            left.pop(self.below(len(left)))
        return left

    def shuffled(self, items: list[Announcement]) -> list[Announcement]:
        left = items.copy()
        return [left.pop(self.below(len(left))) for _ in range(len(items))]


def generate(number: int, difficulty: str = NORMAL, unconfirmed: bool = True) -> Mission:
    """The mission of that number. `unconfirmed` says whether it has an unconfirmed report; a hard one never has."""
    report = unconfirmed and difficulty != "hard"
    dice = Dice(f"{number}/{difficulty}/{report}")
    while True:
        threats = _threats(dice, WEIGHTS[difficulty], report)
        begins = 0
        script: list[Announcement] = []
        ends: list[int] = []
        for items, length in _phases(dice, threats):
            script += [_at(said, begins + said.at) for said in items]
            begins += length
            ends.append(begins)
        mission = Mission(f"generated-{difficulty}-{number}", tuple(ends), tuple(script))
        if not limits.outside(mission):
            return mission


# Threats ------------------------------------------------------------------------------------------------------------


def _threats(dice: Dice, weight: int, report: bool) -> list[Announcement]:
    while True:
        threats = _some_threats(dice, weight, report)
        if not limits.threats_outside(threats):
            return threats


def _some_threats(dice: Dice, weight: int, report: bool) -> list[Announcement]:
    """Which threats come in which turns, and from where. Half of them are announced in each of the first phases."""
    most_serious = min(limits.SERIOUS.most, (weight - 1) // 2)
    n_serious = dice.between(Range(limits.SERIOUS.least, most_serious))
    n = weight - n_serious + report
    early = n // 2 + dice.below(1 + n % 2)
    turns = dice.pick(list(range(1, 5)), early) + dice.pick(list(range(5, 9)), n - early)
    serious = dice.pick(turns, n_serious)
    internal = dice.pick(turns, dice.between(limits.INTERNAL))
    doubtful = dice.pick([turn for turn in turns if turn not in serious], 1) if report else []
    return [
        Announcement(
            0,
            THREAT,
            turn,
            turn in serious,
            "" if turn in internal else ZONES[dice.below(len(ZONES))],
            turn not in doubtful,
        )
        for turn in turns
    ]


# Times --------------------------------------------------------------------------------------------------------------


def _phases(dice: Dice, threats: list[Announcement]) -> list[tuple[list[Announcement], int]]:
    """The announcements of each phase, with times since its beginning, and its length."""
    by_phase = [[said for said in threats if said.turn in turns] for turns in limits.TURNS] + [[]]
    while True:
        others = _others(dice, [len(items) for items in by_phase])
        phases: list[tuple[list[Announcement], int]] = []
        for phase, items in enumerate(by_phase):
            timed = _timed(dice, phase, items, others[phase])
            if timed is None:
                break
            phases.append(timed)
        else:
            return phases


def _others(dice: Dice, threats: list[int]) -> list[list[Announcement]]:
    """Incoming data, data transfers and silences for each phase."""
    while True:
        found: list[list[Announcement]] = []
        for phase in range(3):
            silences = dice.between(limits.SILENCES[phase])
            found.append(
                [Announcement(0, INCOMING_DATA)] * dice.between(limits.INCOMING[phase])
                + [Announcement(0, DATA_TRANSFER)] * dice.between(limits.TRANSFERS[phase])
                + [
                    Announcement(0, COMMUNICATIONS_DOWN, seconds=dice.in_steps(limits.SILENCE[phase]))
                    for _ in range(silences)
                ]
            )
        enough = all(len(items) + threats[phase] in limits.ITEMS[phase] for phase, items in enumerate(found))
        if enough and not limits.totals_outside([said for items in found for said in items]):
            return found


_TRIES: Final = 200  # ways to time a phase before other announcements are tried


def _timed(
    dice: Dice, phase: int, threats: list[Announcement], others: list[Announcement]
) -> tuple[list[Announcement], int] | None:
    for _ in range(_TRIES):
        length = dice.in_steps(limits.LENGTH[phase])
        items = _spread(dice, phase, _mixed(dice, threats, others), length)
        if items is not None and not limits.phase_outside(phase, items, 0, length):
            return items, length
    return None


def _mixed(dice: Dice, threats: list[Announcement], others: list[Announcement]) -> list[Announcement]:
    """Threats in the order of their turns, the others anywhere among them; a phase with threats begins with one."""
    rest = dice.shuffled(others)
    places = dice.pick(list(range(len(threats) + len(rest))), len(threats)) if threats else []
    if places:
        places[0] = 0
    waiting = iter(threats)
    fill = iter(rest)
    return [next(waiting) if place in places else next(fill) for place in range(len(threats) + len(rest))]


def _spread(dice: Dice, phase: int, items: list[Announcement], length: int) -> list[Announcement] | None:
    """Gives the announcements times: what is left over after the least gaps is shared out in steps of five seconds."""
    gaps = [limits.FIRST[phase].least]
    for said, following in itertools.pairwise(items):
        gaps.append(limits.least_gap(said, following))
    gaps.append(limits.QUIET[phase].least)
    spare = (length - sum(gaps)) // STEP
    if spare < 0:
        return None
    for _ in range(spare):
        gaps[dice.below(len(gaps))] += STEP
    timed: list[Announcement] = []
    now = 0
    for said, gap in zip(items, gaps, strict=False):
        now += gap
        timed.append(_at(said, now))
    return timed


def _at(said: Announcement, at: int) -> Announcement:
    return Announcement(at, said.kind, said.turn, said.serious, said.zone, said.confirmed, said.seconds)
