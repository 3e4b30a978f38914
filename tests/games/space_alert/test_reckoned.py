"""Whole missions whose outcome was worked out by a second calculator; reckoned.txt says how they are written."""

from pathlib import Path

import pytest

from starboard.games.space_alert.commands import resolve
from starboard.games.space_alert.content.threats import threats
from starboard.games.space_alert.rules.ship import TILES, ZONE_NAMES
from tests.marks import rule

MISSIONS = Path(__file__).with_name("reckoned.txt").read_text(encoding="utf-8").strip().split("\n\n")[1:]
TILE_OF = dict(zip("ulsrgt", TILES, strict=True))
POINTS = ("threats", "visual", "gross", "damage", "worst_zone", "knocked_out", "squads", "total")


def number(word):
    return None if word == "-" else int(word)


def by_zone(values):
    return dict(zip(ZONE_NAMES, values, strict=True))


def read(text):
    """A mission file and the answer to it."""
    boards, stacks, *lines, end = text.split("\n")
    tiles = by_zone([[TILE_OF[letter] for letter in stack] for stack in stacks.split()])
    mission = {
        "tracks": dict(zip((*ZONE_NAMES, "internal"), boards.split()[:4], strict=True)),
        "tiles": tiles,
        "computer_kept": boards.endswith(" kept"),
    }
    pairs = [[side.split() for side in line.split(" > ")] for line in lines]
    laid = [pair for pair in pairs if pair[0][0] in threats()]
    crew = [pair for pair in pairs if pair not in laid]
    mission["threats"] = [laid_threat(*written) for written, _ in laid]
    mission["crew"] = len(crew)
    mission["programs"] = [[None if word == "-" else word for word in program] for program, _ in crew]
    score, ship = [side.split() for side in end.split(" | ")]
    return mission, {
        "threats": [{"zone": None, **laid_threat(*written), **threat(*became)} for written, became in laid],
        "crew": [member(*became) for _, became in crew],
        "outcome": score[0],
        "points": dict(zip(POINTS, map(int, score[1:]), strict=True)),
        **ship_and_damage([int(word) for word in ship], tiles),
    }


def laid_threat(id, turn, zone):
    return {"id": id, "turn": int(turn)} | ({} if zone == "-" else {"zone": zone})


def threat(state, square, hits, shield, speed):
    return {"state": state, "square": number(square), "hits": int(hits), "shield": number(shield), "speed": int(speed)}


def member(station, health, squad, delays):
    squad = None if squad == "-" else squad
    return {"station": station, "knocked_out": health == "out", "squad": squad, "delays": int(delays)}


def ship_and_damage(figures, tiles):
    damage = by_zone(figures[8:])
    ship = {
        "shields": by_zone(figures[:3]),
        "reactors": by_zone(figures[3:6]),
        "fuel": figures[6],
        "rockets": figures[7],
        "tiles": {zone: tiles[zone][: damage[zone]] for zone in ZONE_NAMES},
    }
    return {"damage": damage, "ship": ship}


@rule("SA-9.3", "SA-9.7", "SA-38.9")
@pytest.mark.parametrize("mission", MISSIONS, ids=range(1, len(MISSIONS) + 1))
def test_what_comes_of_a_mission(mission):
    document, answer = read(mission)
    found = resolve(document)
    del found["reason"]
    assert found == answer


def test_every_threat_is_in_one_of_them():
    assert {laid["id"] for mission in MISSIONS for laid in read(mission)[0]["threats"]} == set(threats())
