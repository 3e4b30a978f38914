"""`starboard replay` and `starboard run`."""

import json

import pytest

from starboard.games.space_base.room import GAME as SPACE_BASE
from starboard.kernel.match import new
from tests.kernel.toy import GAME


@pytest.fixture
def file(tmp_path):
    """A match that stands after the set-up and three choices, the last one a roll."""
    match = new(GAME, 3, "5")
    for value in ("roll", "show", "roll"):
        match.choose(match.decisions[0], value)
    match.save(tmp_path / "match.json")
    return tmp_path / "match.json"


@pytest.fixture
def scenario(tmp_path):
    def write(document):
        path = tmp_path / "puzzle.json"
        path.write_text(document if isinstance(document, str) else json.dumps(document))
        return path

    return write


def test_replay_shows_everything(starboard, file):
    found = starboard.json("replay", file)
    match = new(GAME, 3, "5")
    for value in ("roll", "show", "roll"):
        match.choose(match.decisions[0], value)
    assert found["position"] == json.loads(json.dumps(match.position()))
    assert (found["at"], found["records"], found["over"], found["winners"]) == (4, 4, False, None)
    assert [option["value"] for option in found["decisions"][0]["options"]] == ["roll", "show"]
    assert [event["type"] for event in found["events"]] == ["dealt"] * 3 + ["moved"] * 3


def test_replay_opens_any_point(starboard, file):
    found = starboard.json("replay", file, "--at", 1)
    assert found["position"]["turns"] == 0 and found["records"] == 4
    assert starboard.json("replay", file, "--at", 2)["position"]["turns"] == 1


def test_a_seat_sees_no_more_than_its_view(starboard, file):
    found = starboard.json("replay", file, "--as", 1)
    assert "position" not in found and "seed" not in found
    assert found["view"]["card"] == 0
    assert found["decisions"] == []
    assert [event["seat"] for event in found["events"] if event["type"] == "dealt"] == [1]
    spectator = starboard.json("replay", file, "--as", "spectator")
    assert spectator["view"]["card"] is None
    assert [event["type"] for event in spectator["events"]] == ["moved"] * 3
    assert [d["seat"] for d in starboard.json("replay", file, "--as", 0)["decisions"]] == [0]


def test_replay_verifies(starboard, file):
    assert starboard.json("replay", file, "--verify")["verified"] is True
    document = json.loads(file.read_text())
    document["header"]["seed"] = "6"  # other dice than this seed's, and the digest put right by hand
    match = new(GAME, 3, "6", script={"cards": [document["log"][0]["chance"][0][1]]})
    for record in document["log"][1:]:
        match.state.chance.script = {"die": [value for _, value in record["chance"]]}
        match.choose(record["decision"], record["value"])
    document["digest"] = GAME.codec.digest(match.state)
    file.write_text(json.dumps(document))
    starboard.json("replay", file)
    assert "Record 1: chance answered something else" in starboard.refusal("replay", file, "--verify")


def test_replay_tells_people_the_story(starboard, file):
    lines = starboard.lines("replay", file)
    assert lines[-2:] == ["  roll: roll", "  show: show"]
    assert starboard.lines("replay", file, "--as", 1)[-1] == "[event-moved]"


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--at", "0"], "The log has 4 records; 0 is not a place in it."),
        (["--at", "5"], "The log has 4 records; 5 is not a place in it."),
        (["--as", "3"], "--as takes a seat from 0 to 2, 'spectator' or 'all'; '3' is none of them."),
        (["--as", "-1"], "--as"),
        (["--as", "me"], "'me' is none of them"),
        (["--language", "tlh"], 'Invalid value "tlh" for --language; choose from'),
    ],
)
def test_replay_refuses_what_is_not_there(starboard, file, more, sentence):
    assert sentence in starboard.refusal("replay", file, *more)


def test_replay_refuses_unreadable_files(starboard, file, tmp_path):
    assert "No such file" in starboard.refusal("replay", tmp_path / "none.json")
    assert "Is a directory" in starboard.refusal("replay", tmp_path)
    file.write_bytes(file.read_bytes()[:100])
    assert "the file is truncated" in starboard.refusal("replay", file)
    file.write_bytes(b"\xff\xfe")
    assert "not a JSON document" in starboard.refusal("replay", file)


def test_run_plays_dice_and_choices(starboard, scenario):
    dice = {"cards": [["8", "4"]], "die": [6, 2]}
    choices = [{"seat": 0, "value": "roll"}, {"seat": 1, "value": "roll"}, {"seat": 0, "value": "show"}]
    path = scenario({"game": "race", "seats": 2, "seed": 3, "dice": dice, "choices": choices})
    found = starboard.json("run", path)
    assert found["position"]["places"] == [14, 2]
    assert found["position"]["cards"] == [0, 4]
    assert found["decisions"][0]["seat"] == 1
    assert found["dice_left"] == {}
    assert len(found["events"]) == 5


def test_run_goes_on_from_a_position_of_replay(starboard, scenario, file):
    position = starboard.json("replay", file)["position"]
    path = scenario(
        {"game": "race", "position": position, "dice": {"die": [3, 1]}, "choices": [{"seat": 0, "value": "roll"}]}
    )
    found = starboard.json("run", path)
    assert found["position"]["places"][0] == position["places"][0] + 3
    assert found["dice_left"] == {"die": [1]}
    assert starboard.lines("run", path)[-1] == "Not needed: die [1]"


def test_run_names_the_streams_where_a_given_one_is_unknown(starboard, scenario):
    path = scenario({"game": "race", "seats": 2, "dice": {"dies": [6]}, "choices": [{"seat": 0, "value": "roll"}]})
    assert starboard.lines("run", path)[-1] == "Not needed: dies [6]; chance was asked for cards, die"


def test_run_makes_changes_first(starboard, scenario, file):
    changes = {"places": {"1": 15}, "frames": [{"frame": "turn", "seat": 1}]}
    document = {"game": "race", "seats": 2, "dice": {"cards": [["8", "4"]], "die": [2]}, "changes": changes}
    found = starboard.json("run", scenario({**document, "choices": [{"seat": 1, "value": "roll"}]}))
    assert (found["position"]["places"], found["position"]["cards"]) == ([0, 17], [8, 4])
    position = starboard.json("replay", file)["position"]
    found = starboard.json("run", scenario({"game": "race", "position": position, "changes": {"places": {"2": 9}}}))
    assert found["position"]["places"] == [*position["places"][:2], 9]
    assert found["position"]["turns"] == position["turns"]


def test_run_by_kind_or_decision(starboard, scenario):
    choices = [{"seat": 0, "value": "roll", "kind": "move"}, {"seat": 1, "value": "roll", "decision": 2}]
    found = starboard.json("run", scenario({"game": "race", "seats": 2, "choices": choices}))
    assert found["position"]["turns"] == 2


RACE = {"game": "race", "seats": 2}
ROLL = {"seat": 0, "value": "roll"}
WON = [{"seat": turn % 2, "value": "roll"} for turn in range(8)]
BAD = [
    ("{", "is not a JSON document (the file is truncated)"),
    ("[]", "puzzle.json: expected an object, got a list."),
    ({}, "object missing required field 'game'"),
    ({"game": "go", "seats": 2}, "puzzle.json: There is no game 'go' here"),
    ({"game": "race"}, "puzzle.json: 'seats' is missing; say how many play, or give a position."),
    ({"game": "race", "seats": 7}, "puzzle.json: Race is for 2 to 4 seats; 7 is not possible."),
    ({**RACE, "seats": "2"}, "puzzle.json, seats: expected"),
    ({**RACE, "dices": {}}, "object contains unknown field 'dices'"),
    ({**RACE, "options": {"speed": 1}}, "puzzle.json: Race has no option 'speed'."),
    ({**RACE, "dice": {"die": 6}}, "puzzle.json, dice[...]: expected a list"),
    ({**RACE, "dice": {"cards": [["9"]]}}, "puzzle.json, dice: chance 'cards' answered '9'"),
    ({**RACE, "dice": {"die": [7]}, "choices": [ROLL]}, "choices[0], dice: chance 'die' answered 7"),
    ({**RACE, "choices": [{"seat": 0}]}, "choices[0]: object missing required field 'value'"),
    ({**RACE, "choices": [{"seat": "0", "value": "roll"}]}, "choices[0].seat: expected a whole number, got text"),
    ({**RACE, "choices": [{"seat": 0, "value": 1.5}]}, "choices[0].value: expected"),
    ({**RACE, "choices": [{"seat": 2, "value": "roll"}]}, "choices[0].seat: there is no seat 2; they are 0 to 1."),
    ({**RACE, "choices": [{"seat": 1, "value": "roll"}]}, "choices[0].seat: seat 1 is not asked anything here"),
    (
        {**RACE, "choices": [ROLL, {"seat": 1, "value": "fly"}]},
        "choices[1].value: this answer is not among the ones offered (T-3); the answers are: roll, show.",
    ),
    ({**RACE, "choices": [{**ROLL, "decision": 9}]}, "the open ones of seat 0 are: 1 (move)"),
    ({**RACE, "choices": [{**ROLL, "kind": "buy"}]}, "the open ones of seat 0 are: 1 (move)"),
    ({**RACE, "dice": {"die": [6] * 8}, "choices": WON}, "choices[7]: the game is over before this choice"),
    ({"game": "race", "position": {"seats": 2}}, "missing required field 'now'"),
    ({**RACE, "changes": {"places": {"2": 1}}}, "changes: places: '2' is none of its elements, which are 0 to 1."),
    ({**RACE, "changes": {"place": 1}}, "puzzle.json, changes: Object contains unknown field 'place'"),
    ({**RACE, "changes": {"turns": {"0": 1}}}, "puzzle.json, changes: turns: expected a whole number"),
    ({**RACE, "changes": {"seats": 3}}, "changes: seats: it is 2 here; write another number of seats above."),
    ({**RACE, "changes": {"cards": [1]}, "choices": [ROLL]}, "puzzle.json, position: the game cannot go on from it"),
    ({"game": "race", "seats": 9, "changes": {"turns": 1}}, "puzzle.json, changes: Race is for 2 to 4 seats; 9 is not"),
    ({**RACE, "changes": {"turns": 1}, "dice": {"cards": [["9"]]}}, "puzzle.json, dice: chance 'cards' answered '9'"),
]  # fmt: skip


@pytest.mark.parametrize(("document", "sentence"), BAD)
def test_run_says_where_a_scenario_is_wrong(starboard, scenario, document, sentence):
    assert sentence in starboard.refusal("run", scenario(document))


def test_run_tells_why_a_game_refuses_an_answer(starboard, scenario, on_shelf):
    on_shelf(SPACE_BASE)
    uses = [{"seat": 1, "value": "sum"}, {"seat": 0, "value": "sum"}]
    dear = {"seat": 1, "value": "C-12"}
    path = scenario({"game": "space_base", "seats": 2, "seed": 7, "choices": [*uses, dear]})
    said = starboard.refusal("run", path)
    assert "puzzle.json, choices[2].value: You cannot buy World’s End: it costs 32 and you have" in said
    assert "more you can (SB-15.2); the answers are: pass, " in said


def test_run_says_that_given_dice_are_wrong_also_where_a_position_begins(starboard, scenario, file):
    position = {**starboard.json("replay", file)["position"], "frames": [{"frame": "deal"}]}
    path = scenario({"game": "race", "position": position, "dice": {"cards": [["9"]]}})
    assert "puzzle.json, dice: chance 'cards' answered '9'" in starboard.refusal("run", path)


def test_run_refuses_a_match(starboard, file):
    assert "is a match, not a scenario: `starboard replay` shows it" in starboard.refusal("run", file)


def test_run_refuses_impossible_positions(starboard, scenario, file):
    position = starboard.json("replay", file)["position"]
    path = scenario({"game": "race", "seats": 2, "position": position})
    assert "seats: the position has 3 seats, not 2" in starboard.refusal("run", path)
    wrong = {**position, "turns": "four"}
    path = scenario({"game": "race", "position": wrong})
    assert "position: turns: expected a whole number, got text" in starboard.refusal("run", path)
    path = scenario({"game": "race", "position": {**position, "frames": [{"frame": "turn", "seat": 40}]}})
    assert "position: the game cannot go on from it" in starboard.refusal("run", path)
    short = {**position, "cards": [1], "decisions": []}
    path = scenario({"game": "race", "position": short, "choices": [{"seat": 0, "value": "roll"}] * 2})
    assert "puzzle.json" in starboard.refusal("run", path)
