"""Mission files and `starboard resolve`."""

import copy
import json
from pathlib import Path

import pytest

from starboard.games.space_alert.commands import resolve
from starboard.games.space_alert.content.threats import threats
from starboard.games.space_alert.rules.ship import TILES
from starboard.kernel.data import BadData
from tests.marks import rule

MISSION = {
    "crew": 4,
    "tracks": {"red": "T5", "white": "T3", "blue": "T2", "internal": "T4"},
    "threats": [
        {"id": "E1-07", "turn": 2, "zone": "red"},
        {"id": "I1-01", "turn": 4},
        {"id": "E1-05", "turn": 6, "zone": "blue"},
    ],
    "programs": [
        ["C", "red", "A", "A", None, "A", "A"],
        ["blue", "C", "red", None, "bots*", "A"],
        ["lift", "red", "C", "lift", "goto:LW"],
        [None, "A", "B*"],
    ],
    "tiles": {"red": ["structural", "gravolift", "upper weapon", "lower weapon", "shield", "reactor"]},
    "seed": 7,
    "computer_kept": False,
}


def with_(**changes):
    mission = copy.deepcopy(MISSION)
    for name, value in changes.items():
        mission[name] = value
    return mission


# What comes out -------------------------------------------------------------------------------------------------------


@rule("SA-38.9")
def test_the_shape_of_the_answer():
    found = resolve(MISSION)
    assert list(found) == ["outcome", "reason", "damage", "threats", "points", "crew", "ship"]
    assert found["outcome"] == "won" and found["reason"] == "The ship jumped."
    assert list(found["damage"]) == ["red", "white", "blue"]
    assert [list(threat) for threat in found["threats"]] == [
        ["id", "turn", "zone", "state", "square", "hits", "shield", "speed"]
    ] * 3
    assert list(found["points"]) == [
        *("threats", "visual", "gross", "damage", "worst_zone", "knocked_out", "squads", "total"),
    ]
    assert [list(member) for member in found["crew"]] == [["station", "knocked_out", "squad", "delays"]] * 4
    assert list(found["ship"]) == ["shields", "reactors", "fuel", "rockets", "tiles"]
    json.dumps(found)


def test_what_becomes_of_a_mission():
    found = resolve(MISSION)
    assert found["threats"][0] == {
        "id": "E1-07",
        "turn": 2,
        "zone": "red",
        "state": "destroyed",
        "square": 8,
        "hits": 4,
        "shield": 2,
        "speed": 3,
    }
    assert found["threats"][1] == {
        "id": "I1-01",
        "turn": 4,
        "zone": None,
        "state": "survived",
        "square": 1,
        "hits": 0,
        "shield": None,
        "speed": 3,
    }
    assert found["points"]["threats"] == 4 + 2 + 2
    assert found["ship"]["tiles"]["red"] == []
    assert len(found["ship"]["tiles"]["white"]) == found["damage"]["white"] > 0
    points = found["points"]
    penalties = points["damage"] + points["worst_zone"] + points["knocked_out"] + points["squads"]
    assert points["total"] == points["gross"] - penalties == 8 - 7 - 4
    assert found["crew"][1]["squad"] == "active"


def test_the_same_file_gives_the_same_answer():
    assert resolve(copy.deepcopy(MISSION)) == resolve(MISSION)
    assert resolve(with_(seed=8)) == resolve(with_(seed=8))


def test_the_seed_shuffles_the_tiles():
    white = [tuple(resolve(with_(seed=seed))["ship"]["tiles"]["white"]) for seed in range(12)]
    assert len(set(white)) > 3
    assert all(set(tiles) <= set(TILES) for tiles in white)


def test_given_tiles_come_in_their_order():
    order = ["gravolift", "structure", "lower_weapon", "upper weapon", "shield", "reactor"]
    white = resolve(with_(tiles={"white": order}))["ship"]["tiles"]["white"]
    assert white == ["gravolift", "structural", "lower weapon", "upper weapon", "shield", "reactor"][: len(white)]
    first = resolve(with_(tiles={"white": ["shield"]}))["ship"]["tiles"]["white"]
    assert first[0] == "shield" and len(set(first)) == len(first)


def test_through_stops_after_a_turn():
    found = resolve(MISSION, through=1)
    assert [threat["state"] for threat in found["threats"]] == ["waiting"] * 3
    assert found["threats"][0]["square"] is None
    assert found["crew"][0]["station"] == "UW" and found["crew"][1]["station"] == "UB"
    found = resolve(MISSION, through=2)
    assert [threat["state"] for threat in found["threats"]] == ["active", "waiting", "waiting"]
    assert found["threats"][0]["square"] == 11
    assert found["reason"] == "Nothing had ended the mission by the end of turn 2."
    assert resolve(MISSION, through=13) == resolve(MISSION)


def test_a_loss_says_why_and_scores_nothing():
    found = resolve(with_(threats=[{"id": "SI2-05", "turn": 1}]))
    assert found["outcome"] == "lost"
    assert found["reason"] == "Nuclear Device (SI2-05) performed its last action, which ends the ship."
    assert set(found["points"].values()) == {0}
    for zone in ("red", "white", "blue"):
        attack = [{"id": "SE2-02", "turn": turn, "zone": zone} for turn in (1, 2)]
        found = resolve(with_(threats=attack, programs=[]), trace=True)
        assert found["reason"] == f"Juggernaut (SE2-02) destroyed the {zone} zone: a seventh damage tile was due there."
        assert found["damage"][zone] == 6
        assert (found["trace"][-1]["event"], found["trace"][-1]["zone"]) == ("ship_lost", zone)


def test_a_kept_computer_delays_nobody():
    assert sum(member["delays"] for member in resolve(with_(computer_kept=True))["crew"]) == 0
    assert sum(member["delays"] for member in resolve(MISSION)["crew"]) > 0


def test_short_programs_are_filled_with_empty_slots():
    assert resolve(with_(programs=[])) == resolve(with_(programs=[[None] * 12] * 4))
    mission = with_()
    del mission["programs"], mission["seed"], mission["tiles"], mission["computer_kept"]
    assert resolve(mission)["outcome"] in ("won", "lost")


@pytest.mark.parametrize("crew", [1, 2, 3, 4, 5, 6])
def test_any_crew_from_one_to_six(crew):
    assert len(resolve(with_(crew=crew, programs=[["A"]]))["crew"]) == crew


@rule("SA-38.17")
def test_of_threats_of_one_turn_external_ones_come_first():
    """SA-AMB-37; and those of one kind in the order in which they are written."""
    red, other = [{"id": id, "turn": 3, "zone": "red"} for id in ("E1-05", "E1-01")]
    inside, shields = {"id": "I1-01", "turn": 3}, {"id": "I1-05", "turn": 3}
    early = {"id": "I2-05", "turn": 1}
    for laid, order in (
        ([red, inside, other, shields], ["E1-05", "E1-01", "I1-01", "I1-05"]),
        ([shields, inside, other, red], ["E1-01", "E1-05", "I1-05", "I1-01"]),
    ):
        found = resolve(with_(threats=[*laid, early]), trace=True)
        assert [threat["id"] for threat in found["threats"]] == [each["id"] for each in (*laid, early)]
        assert [threat["turn"] for threat in found["threats"]] == [3, 3, 3, 3, 1]
        assert [threat["zone"] for threat in found["threats"]] == [each.get("zone") for each in (*laid, early)]
        moved = [event["threat"] for event in found["trace"] if event["turn"] == 3 and event["event"] == "threat_moved"]
        assert moved == ["I2-05", *order]


# The trace ------------------------------------------------------------------------------------------------------------


def test_the_trace_tells_every_event_with_its_rules():
    known = set(Path("src/starboard/games/space_alert/rulebook/ids.txt").read_text(encoding="utf-8").split())
    found = resolve(MISSION, trace=True)
    assert {key: value for key, value in found.items() if key != "trace"} == resolve(MISSION)
    for event in found["trace"]:
        assert list(event)[:3] == ["turn", "step", "event"] and list(event)[-1] == "rules"
        assert event["rules"] and all(id in known or id == "SA-E8" for id in event["rules"])
    appeared = [event for event in found["trace"] if event["event"] == "threat_appeared"]
    assert [(event["zone"], event["stations"]) for event in appeared] == [("red", []), ("", ["UR"]), ("blue", [])]
    kinds = {event["event"] for event in found["trace"]}
    assert {"crew_moved", "weapon_armed", "threat_hit", "threat_destroyed", "tile_drawn", "jumped", "delayed"} <= kinds
    assert resolve(MISSION, trace=True, through=2)["trace"] == [e for e in found["trace"] if e["turn"] < 3]
    assert json.loads(json.dumps(found)) == found


# Trips ----------------------------------------------------------------------------------------------------------------


@rule("SA-11.6", "SA-11.7")
def test_a_trip_in_the_file():
    found = resolve(with_(trips=[{"crew": 0, "turn": 2, "means": "blue"}]), through=2)
    assert found["crew"][0]["station"] == "UB"
    assert found["crew"][0]["delays"] == 1
    found = resolve(with_(trips=[{"crew": 0, "turn": 2, "means": "A"}]), through=2)
    assert found["crew"][0]["station"] == "UW" and found["ship"]["reactors"]["white"] == 2


@rule("SA-38.13", "SA-11.7")
@pytest.mark.parametrize(
    ("trip", "message"),
    [
        (
            {"crew": 0, "turn": 2, "means": "lift"},
            "trips[0].means: 'red' is due then, which cannot mean 'lift' (SA-11.7).",
        ),
        ({"crew": 0, "turn": 5, "means": "A"}, "trips[0].means: no card is due then, which cannot mean 'A' (SA-11.7)."),
        ({"crew": 4, "turn": 2, "means": "A"}, "trips[0].crew: there is no crew member 4; they are 0 to 3."),
        ({"crew": 0, "turn": 0, "means": "A"}, "trips[0].turn: expected a whole number >= 1."),
        ({"crew": 0, "turn": 2, "means": "up"}, "trips[0].means: there is no action 'up'"),
    ],
)
def test_impossible_trips(trip, message):
    with pytest.raises(BadData) as refused:
        resolve(with_(trips=[trip]))
    assert str(refused.value).startswith(message)


@rule("SA-11.7")
def test_nobody_trips_twice_in_a_turn():
    """The other half or the opposite arrow, never both (SA-AMB-3)."""
    programs = [["C", "red"], [], ["lift", "red"]]
    trip = {"crew": 0, "turn": 2, "means": "blue"}
    found = resolve(with_(programs=programs, trips=[trip, {**trip, "crew": 2}]), through=2)
    assert (found["crew"][0]["station"], found["crew"][2]["station"]) == ("UB", "LB")
    with pytest.raises(BadData, match=r"^trips\[1\]: crew member 0 trips in turn 2 already; leave one out\.$"):
        resolve(with_(programs=programs, trips=[trip, {**trip, "means": "A"}]))


# Bad missions ---------------------------------------------------------------------------------------------------------

THREAT = {"id": "E1-07", "turn": 2, "zone": "red"}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"crew": 0}, "crew: expected a whole number >= 1."),
        ({"crew": 7}, "crew: expected a whole number <= 6."),
        ({"crew": "4"}, "crew: expected a whole number, got text."),
        ({"crew": 3}, "programs: there are 4 for a crew of 3"),
        (
            {"tracks": {**MISSION["tracks"], "red": "T8"}},
            "tracks.red: there is no trajectory 'T8'; they are T1, T2, T3, T4, T5, T6, T7.",
        ),
        ({"tracks": {"red": "T1"}}, "tracks: "),
        ({"threats": [{**THREAT, "id": "E9-01"}]}, "threats[0].id: there is no threat 'E9-01'"),
        ({"threats": [THREAT, {**THREAT, "turn": 13}]}, "threats[1].turn: expected a whole number <= 12."),
        ({"threats": [{**THREAT, "turn": 0}]}, "threats[0].turn: expected a whole number >= 1."),
        (
            {"threats": [{**THREAT, "zone": "green"}]},
            "threats[0].zone: there is no zone 'green'; the zones are red, white, blue.",
        ),
        ({"threats": [{"id": "E1-07", "turn": 2}]}, "threats[0].zone: E1-07 is external and needs a zone"),
        ({"threats": [{**THREAT, "id": "SI1-03"}]}, "threats[0].zone: SI1-03 is internal and has no zone"),
        ({"threats": [{**THREAT, "x": 1}]}, "threats[0]: "),
        ({"programs": [["A"], ["A"] * 13]}, "programs[1]: it has 13 entries; an action board has 12 slots."),
        ({"programs": [[None, "D"]]}, "programs[0][1]: there is no action 'D'; the actions are A, B, C, bots,"),
        ({"programs": [["goto:XX"]]}, "programs[0][0]: there is no action 'goto:XX'"),
        ({"programs": [[""]]}, "programs[0][0]: there is no action ''"),
        ({"programs": [[3]]}, "programs[0][0]: expected text or nothing, got a whole number."),
        ({"programs": None}, "programs: expected a list, got nothing."),
        ({"tiles": {"green": []}}, "tiles: object contains unknown field 'green'."),
        ({"tiles": {"blue": "shield"}}, "tiles.blue: expected a list, got text."),
        ({"tiles": {"blue": ["shield", 2]}}, "tiles.blue[1]: expected text, got a whole number."),
        ({"tiles": {"red": ["shield", "hull"]}}, "tiles.red[1]: there is no damage tile 'hull'"),
        ({"tiles": {"red": ["shield", "shield"]}}, "tiles.red[1]: 'shield' comes twice"),
        ({"tiles": {"red": ["lower weapon", "lower_weapon"]}}, "tiles.red[1]: 'lower_weapon' comes twice"),
        ({"seed": "x"}, "seed: expected a whole number, got text."),
        ({"computer_kept": 1}, "computer_kept: expected true or false, got a whole number."),
        ({"speed": 3}, "Object contains unknown field 'speed'."),
    ],
)
def test_bad_missions_are_refused_with_the_place(changes, message):
    with pytest.raises(BadData) as refused:
        resolve(with_(**changes))
    assert str(refused.value).startswith(message)
    assert str(refused.value).count("\n") == 0 and str(refused.value).endswith(".")


@pytest.mark.parametrize("through", [0, 14, -1])
def test_there_is_no_such_turn(through):
    with pytest.raises(BadData, match="the turns are 1 to 13"):
        resolve(MISSION, through=through)


def test_every_threat_can_be_flown():
    for card, threat in threats().items():
        there = {"id": card, "turn": 1} | ({"zone": "blue"} if threat.external else {})
        for track in ("T1", "T4", "T6", "T7"):
            found = resolve(with_(threats=[there], tracks=dict.fromkeys(MISSION["tracks"], track)), trace=True)
            assert found["threats"][0]["state"] != "waiting"
