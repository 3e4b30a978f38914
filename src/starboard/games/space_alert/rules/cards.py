"""What a slot of an action board may hold: action cards, as numbers and as people write them.

A slot's number is the half that shows, plus OTHER times the half that does not, if that is known. Only the first counts
(SA-8.3); the second is for who tripped over it (SA-11.6).
"""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content.threats import STATIONS

EMPTY: Final = 0
A: Final = 1
B: Final = 2
C: Final = 3
BOTS: Final = 4
HEROIC_A: Final = 5
HEROIC_B: Final = 6
HEROIC_BOTS: Final = 7
MOVE_RED: Final = 8
MOVE_BLUE: Final = 9
LIFT: Final = 10
GO_TO: Final = 11  # and the five after it: heroic movement to the station of that number (SA-20.1)

OTHER: Final = 32
SHOWS: Final = OTHER - 1  # the bits of the half that shows

NOTATION: Final = (
    "",
    *("A", "B", "C", "bots", "A*", "B*", "bots*"),
    *("red", "blue", "lift"),
    *(f"goto:{station}" for station in STATIONS),
)
CODES: Final = {text: code for code, text in enumerate(NOTATION)}


def shows(slot: int) -> str:
    return NOTATION[slot & SHOWS]


def meanings(slot: int) -> list[int]:
    """What a trip may substitute: the other half of the card, or the opposite arrow (SA-11.7).

    Where the other half is not known, it may be any that goes with the one that shows (SA-8.1, SA-8.2, SA-2.9).
    """
    shown = slot & SHOWS
    if shown == EMPTY:  # SA-38.13
        return []
    found = [slot // OTHER] if slot >= OTHER else list(_other_halves(shown))
    if shown in (MOVE_RED, MOVE_BLUE):
        found.append(MOVE_RED + MOVE_BLUE - shown)
    return found


def _other_halves(shown: int) -> range:
    if shown < HEROIC_A:
        return range(MOVE_RED, GO_TO)
    if shown < MOVE_RED:
        return range(GO_TO, GO_TO + len(STATIONS))
    return range(A, HEROIC_A) if shown < GO_TO else range(HEROIC_A, MOVE_RED)
