"""What a board is told about the cards and trajectories that it draws."""

from starboard.games.space_alert.content.threats import threats, tracks
from starboard.games.space_alert.pieces import own_rules, pieces
from starboard.games.space_alert.room import GAME
from starboard.games.space_alert.telling import has_own_rules


def test_every_threat_and_trajectory_is_told_with_what_is_printed_on_it():
    told = GAME.pieces({})
    assert {id for id in told if id.startswith("threat:")} == {f"threat:{id}" for id in threats()}
    assert {id for id in told if id.startswith("track:")} == {f"track:{id}" for id in tracks()}
    data = told["threat:E1-03"]["data"]
    assert (data["shield"], data["hp"], data["speed"], data["survived"], data["destroyed"]) == (2, 4, 3, 2, 4)
    assert told["track:T3"]["data"] == {"length": 12, "marks": ["Z", "", "Y", "", "", "", "", "X", "", "", "", ""]}


def test_what_a_threat_does_stands_beside_its_condition():
    commandos = pieces()["threat:SI1-01"]
    assert [text["key"] for text in commandos["texts"]["Y"]] == ["threat-does-move", "threat-does-damage"]
    assert [each["key"] for each in commandos["data"]["conditions"]["Y"]] == [
        "threat-if-damaged",
        "threat-if-undamaged",
    ]
    assert [text["key"] for text in commandos["texts"]["nature"]] == ["threat-internal", "threat-fires-back"]
    assert commandos["data"]["stations"] == ["LR"]


def test_threats_with_rules_of_their_own_name_them():
    assert pieces()["threat:E1-03"]["data"]["rules"] == ["SA-35.1", "SA-35.2", "SA-35.3"]
    assert pieces()["threat:E1-07"]["data"]["rules"] == []
    assert [
        threat.name for threat in threats().values() if has_own_rules(threat) and threat.name not in own_rules()
    ] == []


def test_missions_have_names():
    assert pieces()["mission:test-flight-1"]["names"]["en"] == "Test flight 1"
    assert pieces()["mission:generated-hard"]["names"]["it"] == "Missione generata difficile"
