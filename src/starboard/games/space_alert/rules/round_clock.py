"""The mission clock: every moment of the Action round, in order (sections 6 and 7).

A script and the ends of its phases give one list of moments. The round performs them one after the other, whatever
the speed of the clock, so that a late machine and a punctual one play the same mission (SA-38.1).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from starboard.games.space_alert.content.missions.script import (
    COMMUNICATIONS_DOWN,
    DATA_TRANSFER,
    INCOMING_DATA,
    THREAT,
    read_line,
)

ALERT: Final = "alert"
TRANSFER_CLOSED: Final = "transfer_closed"
COMMUNICATIONS_RESTORED: Final = "communications_restored"
WARNING: Final = "warning"
PHASE_ENDED: Final = "phase_ended"
MISSION_COMPLETE: Final = "mission_complete"

SECOND: Final = 1000  # the clock of a table counts milliseconds
TRANSFER_SECONDS: Final = 15  # SA-E11: from the announcement to the closing signal
WARNING_SECONDS: Final = (60, 20, 5)  # SA-6.12: the last one opens the five-to-one countdown
PHASE_SLOTS: Final = (range(1, 4), range(4, 8), range(8, 13))

# What comes first among the moments of one second: what closes, then the end of a phase, then what is announced.
_RANK: Final = {TRANSFER_CLOSED: 0, COMMUNICATIONS_RESTORED: 0, PHASE_ENDED: 1}
_ANNOUNCED: Final = 2

FULL: Final = "full"
HALF: Final = "half"
STOPPED: Final = "stopped"
SPEEDS: Final = (FULL, HALF, STOPPED)


class Moment(NamedTuple):
    """Something the clock does. `line` is the script's line behind it, `phase` and `seconds` belong to warnings."""

    at: int  # milliseconds of mission time
    kind: str
    line: int = -1
    phase: int = 0
    seconds: int = 0


@lru_cache(maxsize=64)
def timeline(script: tuple[str, ...], ends: tuple[int, ...]) -> tuple[Moment, ...]:
    """All moments of a mission, from the alert (SA-6.1) to the jump (SA-6.10)."""
    moments = [Moment(0, ALERT)]
    for index, text in enumerate(script):
        said = read_line(text)
        moments.append(Moment(said.at * SECOND, said.kind, index))
        if said.kind == DATA_TRANSFER:  # SA-7.9
            closes = min(said.at + TRANSFER_SECONDS, ends[-1])
            moments.append(Moment(closes * SECOND, TRANSFER_CLOSED, index))
        elif said.kind == COMMUNICATIONS_DOWN:  # SA-7.12
            restored = min(said.at + said.seconds, ends[-1])
            moments.append(Moment(restored * SECOND, COMMUNICATIONS_RESTORED, index))
    begins = 0
    for phase, end in enumerate(ends, 1):
        left = [seconds for seconds in WARNING_SECONDS if end - seconds > begins]
        moments += [Moment((end - seconds) * SECOND, WARNING, phase=phase, seconds=seconds) for seconds in left]
        kind = MISSION_COMPLETE if phase == len(ends) else PHASE_ENDED
        moments.append(Moment(end * SECOND, kind, phase=phase))
        begins = end
    return tuple(sorted(moments, key=lambda moment: (moment.at, _RANK.get(moment.kind, _ANNOUNCED))))


def stops(moment: Moment) -> bool:
    """Whether a stopped clock rests at this moment until the crew goes on: where there is something to think about.

    The last warning is among them: whoever goes on from there knows that the phase ends with it.
    """
    if moment.kind == WARNING:
        return moment.seconds == WARNING_SECONDS[-1]
    return moment.kind in (ALERT, THREAT, INCOMING_DATA, DATA_TRANSFER, COMMUNICATIONS_DOWN, PHASE_ENDED)


def due(began: int, moment: Moment, speed: str) -> int:
    """When, on the table's clock, a moment of a mission that began at `began` comes."""
    return began + moment.at * (2 if speed == HALF else 1)


def mission_time(began: int, now: int, speed: str) -> int:
    """How much mission time has passed, in milliseconds."""
    return (now - began) // (2 if speed == HALF else 1)
