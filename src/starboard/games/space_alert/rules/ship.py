"""The ship: zones, stations and what their systems can do (section 3, SA-E1, SA-E2)."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content.threats import STATIONS

RED: Final = 0
WHITE: Final = 1
BLUE: Final = 2
DECK: Final = 3  # not a zone, but the third way out of a station
ZONES: Final = 3
ZONE_NAMES: Final = ("red", "white", "blue")

# A station's zone is its number modulo 3; the station on the other deck is 3 further or 3 before (SA-3.2 to SA-3.4).
UPPER_RED: Final = 0
UPPER_WHITE: Final = 1  # the bridge (SA-3.11)
UPPER_BLUE: Final = 2
LOWER_RED: Final = 3
LOWER_WHITE: Final = 4
LOWER_BLUE: Final = 5
SPACE: Final = 6  # outside the ship, in no zone and no station (SA-3.16)
PLACE_NAMES: Final = (*STATIONS, "space")

ALL_STATIONS: Final = 0b111111  # one bit for each station
ZONE_STATIONS: Final = (0b001001, 0b010010, 0b100100)
LOWER_STATIONS: Final = 0b111000

# The start of a mission, by zone (SA-E1).
REACTOR_CAPACITY: Final = (3, 5, 3)
REACTOR_START: Final = (2, 3, 2)
SHIELD_CAPACITY: Final = (2, 3, 2)
SHIELD_START: Final = (1, 1, 1)
FUEL_START: Final = 3
ROCKETS_START: Final = 3

# Weapons, by station (SA-3.7 to SA-3.9, SA-E2).
STRENGTH: Final = (4, 5, 4, 2, 1, 2)
PULSE_CANNON: Final = LOWER_WHITE
ROCKET_STRENGTH: Final = 3
INTERCEPTORS_ALONE: Final = 3  # SA-21.21
INTERCEPTORS_SPREAD: Final = 1
INTERCEPTORS_DUEL: Final = 9  # SA-35.33

# Distances, in cells from the ship (SA-21.12).
NEAR: Final = 5
MIDDLE: Final = 10

# Damage tiles (SA-24.5): what each names, and its number.
TILES: Final = ("upper weapon", "lower weapon", "shield", "reactor", "gravolift", "structural")
UPPER_WEAPON: Final = 0
LOWER_WEAPON: Final = 1
SHIELD: Final = 2
REACTOR: Final = 3
GRAVOLIFT: Final = 4
STRUCTURE: Final = 5

# Turns (SA-1.6): the phase of each from turn 1 on, counted from 0, and the checks of the computer (SA-26.1).
TURNS: Final = 12
PHASE: Final = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2)
CHECKS: Final = (2, 5, 9)
VISUAL_POINTS: Final = (0, 1, 2, 3, 5, 7)  # SA-E10, by the number of observers


def neighbour(station: int, side: int) -> int:
    """The adjacent station to the red or blue side, or on the other deck; the same where the hull is (SA-3.3)."""
    if side == RED:
        return station if station % ZONES == RED else station - 1
    if side == BLUE:
        return station if station % ZONES == BLUE else station + 1
    return (station + ZONES) % (2 * ZONES)
