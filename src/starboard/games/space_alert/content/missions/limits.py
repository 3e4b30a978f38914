"""What the published missions have in common, measured; the generator keeps to it (docs/space-alert-generator.md)."""

from __future__ import annotations

import itertools
from typing import Final, NamedTuple

from starboard.games.space_alert.content.missions.script import (
    COMMUNICATIONS_DOWN,
    DATA_TRANSFER,
    INCOMING_DATA,
    THREAT,
    ZONES,
    Announcement,
    Mission,
)


class Range(NamedTuple):
    """From the least to the most that occurs."""

    least: int
    most: int

    def __contains__(self, value: object) -> bool:
        return isinstance(value, int) and self.least <= value <= self.most


STEP: Final = 5  # every time and length is a multiple of five seconds

# By phase, in seconds since the phase began where it is a time.
LENGTH: Final = (Range(210, 245), Range(215, 235), Range(140, 155))
FIRST: Final = (Range(10, 10), Range(0, 5), Range(0, 15))  # the first announcement
QUIET: Final = (Range(45, 85), Range(45, 95), Range(45, 110))  # from the last announcement to the end of the phase
ITEMS: Final = (Range(5, 7), Range(6, 7), Range(3, 4))  # announcements
INCOMING: Final = (Range(1, 3), Range(0, 2), Range(0, 1))
TRANSFERS: Final = (Range(0, 1), Range(1, 2), Range(0, 2))
SILENCES: Final = (Range(0, 2), Range(0, 2), Range(1, 3))
SILENCE: Final = (Range(5, 15), Range(10, 25), Range(5, 30))  # how long communications are down

# In a whole mission.
ALL_INCOMING: Final = Range(2, 3)
ALL_TRANSFERS: Final = Range(3, 4)
ALL_SILENCES: Final = Range(2, 5)
ALL_SILENCE: Final = Range(40, 65)

# Threats.
TURNS: Final = (Range(1, 4), Range(5, 8))  # announced in phase 1, in phase 2; none in phase 3
LATEST: Final = (0, 20, 45, 90, 175, 20, 70, 120, 175)  # by turn: seconds since the phase of the announcement began
CONFIRMED_BY: Final = 35  # the first confirmed threat
SERIOUS: Final = Range(1, 3)
SERIOUS_TURNS: Final = Range(2, 7)
INTERNAL: Final = Range(1, 2)  # the unconfirmed one included; at least one is confirmed
INTERNAL_TURNS: Final = Range(2, 7)
SERIOUS_INTERNAL: Final = Range(0, 1)
PER_ZONE: Final = Range(1, 2)  # the unconfirmed one included
APART: Final = 2  # turns between two internal threats, and between two threats in one zone

# Seconds from one announcement to the next of the same phase. Communications are restored before anything is announced.
GAP: Final = {
    THREAT: Range(20, 55),
    INCOMING_DATA: Range(10, 50),
    DATA_TRANSFER: Range(10, 60),
    COMMUNICATIONS_DOWN: Range(10, 65),
}
BETWEEN_THREATS: Final = 25
AFTER_SILENCE: Final = 5


def outside(mission: Mission) -> list[str]:
    """In which respects a mission leaves what the published ones have in common."""
    found: list[str] = []
    begins = 0
    phases: list[list[Announcement]] = []
    for phase, end in enumerate(mission.ends):
        items = [said for said in mission.script if begins <= said.at < end]
        phases.append(items)
        found += [f"phase {phase + 1}: {what}" for what in phase_outside(phase, items, begins, end)]
        begins = end
    found += totals_outside(list(mission.script))
    if any(time % STEP for time in (*mission.ends, *(said.at for said in mission.script))):
        found.append("a time that is no multiple of five seconds")
    confirmed = [said.at for said in mission.script if said.kind == THREAT and said.confirmed]
    if not confirmed or confirmed[0] > CONFIRMED_BY:
        found.append("no confirmed threat early")
    return found + threats_outside([said for said in mission.script if said.kind == THREAT])


def phase_outside(phase: int, items: list[Announcement], begins: int, end: int) -> list[str]:
    """The same for one phase."""
    found: list[str] = []
    silences = [said.seconds for said in items if said.kind == COMMUNICATIONS_DOWN]
    measured = [
        ("length", end - begins, LENGTH[phase]),
        ("first announcement", items[0].at - begins, FIRST[phase]),
        ("quiet before the end", end - items[-1].at, QUIET[phase]),
        ("announcements", len(items), ITEMS[phase]),
        ("incoming data", sum(said.kind == INCOMING_DATA for said in items), INCOMING[phase]),
        ("data transfers", sum(said.kind == DATA_TRANSFER for said in items), TRANSFERS[phase]),
        ("silences", len(silences), SILENCES[phase]),
    ]
    measured += [("silence", seconds, SILENCE[phase]) for seconds in silences]
    found += [f"{name} {value}" for name, value, allowed in measured if value not in allowed]
    for said, following in itertools.pairwise(items):
        gap = following.at - said.at
        if not least_gap(said, following) <= gap <= GAP[said.kind].most:
            found.append(f"{gap} s after {said.kind}")
    for said in items:
        if said.kind == THREAT:
            if phase >= len(TURNS) or said.turn not in TURNS[phase]:
                found.append(f"T+{said.turn} announced")
            elif said.at - begins > LATEST[said.turn]:
                found.append(f"T+{said.turn} announced late")
    return found


def least_gap(said: Announcement, following: Announcement) -> int:
    """How soon the next announcement of a phase may come."""
    if said.kind == following.kind == THREAT:
        return BETWEEN_THREATS
    return max(GAP[said.kind].least, said.seconds + AFTER_SILENCE if said.seconds else 0)


def totals_outside(script: list[Announcement]) -> list[str]:
    """The same for what a mission has besides threats, whenever it is announced."""
    kinds = [said.kind for said in script]
    measured = [
        ("incoming data", kinds.count(INCOMING_DATA), ALL_INCOMING),
        ("data transfers", kinds.count(DATA_TRANSFER), ALL_TRANSFERS),
        ("silences", kinds.count(COMMUNICATIONS_DOWN), ALL_SILENCES),
        ("silence", sum(said.seconds for said in script), ALL_SILENCE),
    ]
    return [f"{name} {value}" for name, value, allowed in measured if value not in allowed]


def threats_outside(threats: list[Announcement]) -> list[str]:
    """The same for the threats alone, whenever they are announced."""
    found: list[str] = []
    serious = [said for said in threats if said.serious]
    internal = [said for said in threats if said.internal]
    measured = [
        ("serious threats", len(serious), SERIOUS),
        ("internal threats", len(internal), INTERNAL),
        ("serious internal threats", sum(said.serious for said in internal), SERIOUS_INTERNAL),
    ]
    measured += [("turn of a serious threat", said.turn, SERIOUS_TURNS) for said in serious]
    measured += [("turn of an internal threat", said.turn, INTERNAL_TURNS) for said in internal]
    measured += [(f"threats in {zone}", sum(said.zone == zone for said in threats), PER_ZONE) for zone in ZONES]
    found += [f"{name} {value}" for name, value, allowed in measured if value not in allowed]
    if not any(said.confirmed for said in internal):
        found.append("no confirmed internal threat")
    if len({said.zone for said in serious}) < len(serious):
        found.append("two serious threats in one zone")
    if any(not said.confirmed and said.serious for said in threats):
        found.append("a serious unconfirmed threat")
    if [said.turn for said in threats] != sorted({said.turn for said in threats}):
        found.append("turns out of order")
    for place in ("", *ZONES):
        turns = [said.turn for said in threats if said.zone == place]
        if any(later - earlier < APART for earlier, later in itertools.pairwise(turns)):
            found.append(f"two threats close together: {place or 'internal'}")
    return found


def weight(mission: Mission) -> int:
    """What the confirmed threats weigh: a common one 1, a serious one 2."""
    return sum(1 + said.serious for said in mission.script if said.kind == THREAT and said.confirmed)
