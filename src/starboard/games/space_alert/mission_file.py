"""Mission files: what a crew played, written down for the reckoning, and what came of it.

docs/space-alert-missions.md describes both to people.
"""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from starboard.games.space_alert.content.threats import threats, tracks
from starboard.games.space_alert.rules.cards import CODES, EMPTY
from starboard.games.space_alert.rules.combat import shield_now
from starboard.games.space_alert.rules.position import (
    ACTIVE,
    DEACTIVATED,
    DESTROYED,
    IN_PLAY,
    INTERNAL,
    NO_SQUAD,
    SURVIVED,
    WAITING,
    Reckoning,
    rank,
)
from starboard.games.space_alert.rules.programs import load
from starboard.games.space_alert.rules.reckoning import lost, over
from starboard.games.space_alert.rules.scoring import count
from starboard.games.space_alert.rules.ship import PLACE_NAMES, TILES, TURNS, ZONE_NAMES
from starboard.games.space_alert.rules.stacks import shuffled
from starboard.kernel.chance import Chance
from starboard.kernel.data import BadData, readable

MOST_CREW = 6
TURN = Annotated[int, Meta(ge=1, le=TURNS)]

STATES = {WAITING: "waiting", IN_PLAY: "active", DESTROYED: "destroyed", SURVIVED: "survived"}
SQUADS = {NO_SQUAD: None, ACTIVE: "active", DEACTIVATED: "deactivated"}


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Tracks(_Strict, frozen=True):
    red: str
    white: str
    blue: str
    internal: str


class Tiles(_Strict, frozen=True):
    red: list[str] = []
    white: list[str] = []
    blue: list[str] = []


class LaidThreat(_Strict, frozen=True):
    id: str
    turn: TURN
    zone: str | None = None


class Trip(_Strict, frozen=True):
    """A crew member, counted from 0, says in a turn that a card was misplayed (SA-11.6)."""

    crew: Annotated[int, Meta(ge=0)]
    turn: TURN
    means: str


class Mission(_Strict, frozen=True):
    crew: Annotated[int, Meta(ge=1, le=MOST_CREW)]
    tracks: Tracks
    threats: list[LaidThreat] = []
    programs: list[list[str | None]] = []
    tiles: Tiles = Tiles()
    seed: int = 0
    computer_kept: bool = False
    trips: list[Trip] = []


# Reading -------------------------------------------------------------------------------------------------------------


def read(document: dict[str, Any]) -> Mission:
    """The mission, or BadData that names the place."""
    try:
        mission = msgspec.convert(document, Mission)
    except msgspec.ValidationError as error:
        raise BadData(readable(error) + ".") from None
    for name in Tracks.__struct_fields__:
        _check_track(f"tracks.{name}", getattr(mission.tracks, name))
    for i, laid in enumerate(mission.threats):
        _check_threat(f"threats[{i}]", laid)
    if len(mission.programs) > mission.crew:
        raise BadData(f"programs: there are {len(mission.programs)} for a crew of {mission.crew}; each has one.")
    for crew, program in enumerate(mission.programs):
        _check_program(f"programs[{crew}]", program)
    for i, trip in enumerate(mission.trips):
        _check_trip(f"trips[{i}]", trip, mission)
        if any((trip.crew, trip.turn) == (other.crew, other.turn) for other in mission.trips[:i]):
            raise BadData(f"trips[{i}]: crew member {trip.crew} trips in turn {trip.turn} already; leave one out.")
    return mission


def _check_track(place: str, name: str) -> None:
    if name not in tracks():
        raise BadData(f"{place}: there is no trajectory '{name}'; they are {', '.join(tracks())}.")


def _check_threat(place: str, laid: LaidThreat) -> None:
    threat = threats().get(laid.id)
    if threat is None:
        raise BadData(f"{place}.id: there is no threat '{laid.id}'; ids are like E1-07, SE2-05, I1-03 or SI2-01.")
    if threat.external and laid.zone is None:
        raise BadData(f"{place}.zone: {laid.id} is external and needs a zone: red, white or blue.")
    if threat.external and laid.zone not in ZONE_NAMES:
        raise BadData(f"{place}.zone: there is no zone '{laid.zone}'; the zones are {', '.join(ZONE_NAMES)}.")
    if not threat.external and laid.zone is not None:
        raise BadData(f"{place}.zone: {laid.id} is internal and has no zone; leave it out.")


def _check_program(place: str, program: list[str | None]) -> None:
    if len(program) > TURNS:
        raise BadData(f"{place}: it has {len(program)} entries; an action board has {TURNS} slots.")
    for i, entry in enumerate(program):
        if entry is not None and (entry not in CODES or not entry):
            raise BadData(f"{place}[{i}]: there is no action '{entry}'; the actions are {_actions()}, or null.")


def _actions() -> str:
    return ", ".join(text for text in CODES if text)


def _check_trip(place: str, trip: Trip, mission: Mission) -> None:
    if trip.crew >= mission.crew:
        raise BadData(f"{place}.crew: there is no crew member {trip.crew}; they are 0 to {mission.crew - 1}.")
    if trip.means not in CODES or not trip.means:
        raise BadData(f"{place}.means: there is no action '{trip.means}'; the actions are {_actions()}.")


def set_up(mission: Mission) -> Reckoning:
    """The ship at the start of the mission, with its programs on the boards."""
    boards = mission.tracks
    r = Reckoning(
        mission.crew,
        _laid(mission),
        (boards.red, boards.white, boards.blue, boards.internal),
        _stacks(mission),
    )
    for crew, program in enumerate(mission.programs):
        load(r, crew, [EMPTY if entry is None else CODES[entry] for entry in program])
    if mission.computer_kept:
        r.computer = [1] * len(r.computer)
    return r


def _laid(mission: Mission) -> list[tuple[str, int, int]]:
    return [(each.id, each.turn, ZONE_NAMES.index(each.zone) if each.zone else INTERNAL) for each in mission.threats]


def _stacks(mission: Mission) -> tuple[tuple[int, ...], ...]:
    """The order given for a zone comes first; the seed has the rest."""
    chance = Chance(str(mission.seed))
    chance.script = {f"tiles/{zone}": [_tiles(f"tiles.{zone}", getattr(mission.tiles, zone))] for zone in ZONE_NAMES}
    return shuffled(chance, ((), (), ()))


def _tiles(place: str, written: list[str]) -> list[str]:
    names: list[str] = []
    for i, word in enumerate(written):
        name = re.sub("[_-]", " ", word)
        name = "structural" if name == "structure" else name
        if name not in TILES:
            raise BadData(f"{place}[{i}]: there is no damage tile '{word}'; the tiles are {', '.join(TILES)}.")
        if name in names:
            raise BadData(f"{place}[{i}]: '{word}' comes twice; each zone has one of each tile.")
        names.append(name)
    return names


# Writing -------------------------------------------------------------------------------------------------------------


def result(mission: Mission, r: Reckoning) -> dict[str, Any]:
    """What came of it, or how it stands; threats in the order of the file."""
    points = count(r)
    return {
        "outcome": "lost" if lost(r) else "won",
        "reason": _reason(r),
        "damage": _by_zone(r.tiles),
        "threats": [_threat(r, i) for i in _places(mission)],
        "points": {
            "threats": points.threats,
            "visual": points.visual,
            "gross": points.gross,
            "damage": points.damage,
            "worst_zone": points.worst_zone,
            "knocked_out": points.knocked_out,
            "squads": points.squads,
            "total": points.total,
        },
        "crew": [
            {
                "station": PLACE_NAMES[r.station[crew]],
                "knocked_out": bool(r.knocked_out[crew]),
                "squad": SQUADS[r.squad[crew]],
                "delays": r.delays[crew],
            }
            for crew in range(r.crew)
        ],
        "ship": {
            "shields": _by_zone(r.shield),
            "reactors": _by_zone(r.reactor),
            "fuel": r.fuel,
            "rockets": r.rockets,
            "tiles": {
                name: [TILES[tile] for tile in r.stacks[zone][: r.tiles[zone]]] for zone, name in enumerate(ZONE_NAMES)
            },
        },
    }


def _places(mission: Mission) -> list[int]:
    """Where the reckoning, which goes by number tokens, has the threats of the file."""
    laid = _laid(mission)
    in_order = sorted(range(len(laid)), key=lambda i: rank(laid[i]))
    return sorted(range(len(laid)), key=in_order.__getitem__)


def _by_zone(values: list[int]) -> dict[str, int]:
    return dict(zip(ZONE_NAMES, values, strict=True))


def _reason(r: Reckoning) -> str:
    if not lost(r):
        return "The ship jumped." if over(r) else f"Nothing had ended the mission by the end of turn {r.turn - 1}."
    name = f"{r.threats[r.lost_to].name} ({r.cards[r.lost_to]})"
    if r.lost_zone >= 0:
        return f"{name} destroyed the {ZONE_NAMES[r.lost_zone]} zone: a seventh damage tile was due there."
    return f"{name} performed its last action, which ends the ship."


def _threat(r: Reckoning, i: int) -> dict[str, Any]:
    """Shield value and zone are null for an internal threat, the square for one that has not appeared."""
    external = r.zones[i] != INTERNAL
    return {
        "id": r.cards[i],
        "turn": r.numbers[i],
        "zone": ZONE_NAMES[r.zones[i]] if external else None,
        "state": STATES[r.state[i]],
        "square": None if r.state[i] == WAITING else r.square[i],
        "hits": r.hits[i],
        "shield": shield_now(r, i) if external else None,
        "speed": r.speed[i],
    }
