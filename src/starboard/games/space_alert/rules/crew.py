"""Crew members: where they are, entering stations, being knocked out (sections 13, 25)."""

from __future__ import annotations

from starboard.games.space_alert.rules.events import CrewMoved, KnockedOut, SquadDeactivated
from starboard.games.space_alert.rules.position import ACTIVE, DEACTIVATED, IN_PLAY, NO_SQUAD, SURVIVED, Reckoning
from starboard.games.space_alert.rules.programs import delay_next
from starboard.games.space_alert.rules.ship import ALL_STATIONS, PLACE_NAMES, SPACE


def fit_in(r: Reckoning, stations: int) -> list[int]:
    """The crew members in these stations (bits) who are not knocked out. Nobody in space is among them (SA-19.2)."""
    return [
        crew
        for crew in range(r.crew)
        if r.station[crew] != SPACE and stations >> r.station[crew] & 1 and not r.knocked_out[crew]
    ]


def on_ship(r: Reckoning) -> list[int]:
    return fit_in(r, ALL_STATIONS)


def knock_out(r: Reckoning, crew: int, rule: str) -> None:
    """Out for the rest of the mission, and a squad led is deactivated for good (SA-25.1, SA-25.2)."""
    r.knocked_out[crew] = 1
    if r.trace is not None:
        r.trace.append(KnockedOut(rule, crew))
    deactivate(r, crew, "SA-25.2")


def deactivate(r: Reckoning, crew: int, rule: str) -> None:
    """The squad stays with its leader (SA-18.6)."""
    if r.squad[crew] == ACTIVE:
        r.squad[crew] = DEACTIVATED
        if r.trace is not None:
            r.trace.append(SquadDeactivated(rule, crew))


def leads(r: Reckoning, crew: int) -> bool:
    return r.squad[crew] != NO_SQUAD


def enter(r: Reckoning, crew: int, station: int, rule: str) -> None:
    """Moves a figure into a station, with what awaits it there (SA-13.10)."""
    r.station[crew] = station
    if r.trace is not None:
        r.trace.append(CrewMoved(rule, crew, PLACE_NAMES[station]))
    for i in range(len(r.cards)):
        if r.tokens[i] >> station & 1:
            threat = r.threats[i]
            if threat.slime and r.state[i] in (IN_PLAY, SURVIVED):
                delay_next(r, crew, "SA-36.14")
            elif threat.contamination and r.state[i] == SURVIVED and not r.knocked_out[crew]:
                knock_out(r, crew, "SA-36.54")
