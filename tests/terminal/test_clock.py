"""Space Alert at the terminal's table: real time, free decisions, the reckoning step by step."""

import re

import pytest

from starboard.kernel.archive import load
from starboard.kernel.log import Advance, Choice
from tests.terminal.evening import sit_down

FLIGHT = {"mission": "test-flight-1"}
STOPPED = {"mission": "test-flight-1", "speed": "stopped"}
MINUTE = 60_000


@pytest.fixture
def evening(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return lambda *lines, **options: sit_down(capsys, "space_alert", *lines, **{"options": FLIGHT, **options})


def test_time_passes_while_people_think_and_announcements_come_by_themselves(evening):
    played = evening("ready", 9_000, 2_000, 30_000, bots="random,random,random")
    assert "T+0:00" in played.out
    assert played.out.index("T+0:00") < played.out.index("· Time T+1, threat")
    assert [record.now for record in played.match.log if isinstance(record, Advance)][-1] == 41_000


def test_the_table_waits_no_longer_than_the_clock_allows(evening):
    """Machines may move every five seconds, and the mission's moments come when they come."""
    played = evening("ready", 5_000, 5_000, bots="random,random,random")
    assert played.typist.waits[0] is None  # nobody's time runs before the alert
    assert all(0 < wait <= 5 for wait in played.typist.waits[1:])


def test_the_board_is_not_drawn_again_for_what_others_do(evening):
    played = evening("ready", 100, 100, 100, bots="random,random,random")
    assert played.out.count("Your hand:") == 1


def test_the_mission_clock_starts_with_the_alert_however_long_the_briefing_was(evening):
    played = evening(60_000, "ready", 1_000, "", bots="random,random,random")
    assert re.findall(r"^T\+\d:\d\d", played.out, re.MULTILINE) == ["T+0:00", "T+0:01"]


def test_enter_looks_at_the_clock(evening):
    played = evening("ready", 1_000, "", bots="random,random,random")
    assert played.out.count("Your hand:") == 2
    assert re.findall(r"^T\+\d:\d\d", played.out, re.MULTILINE) == ["T+0:00", "T+0:01"]


def test_a_card_is_laid_by_a_few_words(evening):
    played = evening("ready", "turn 2 a a red", "why", "take a", bots="random,random,random", seed=5)
    laid = [record.value for record in played.match.log if isinstance(record, Choice) and record.seat == 0]
    assert laid == ["ready", "place:0:2:A/red:action", "take:0:2"]
    assert "SA-8.9" in played.after("Mira > why")


def test_a_crowd_of_options_is_shown_by_one_of_each_kind(evening):
    played = evening("ready", "turn 1", bots="random,random,random", seed=5)
    assert re.search(r"Turn 1: .*  … and \d+ more like it", played.out)
    assert "Some words are enough to find the others." in played.out
    found = played.after("Mira > turn 1")
    assert found.startswith("Several options fit.")
    assert found.count("Turn 1: ") >= 8


def test_a_stopped_clock_waits_for_everybody(evening):
    played = evening("ready", "", "", options=STOPPED, bots="random,random,random")
    assert set(played.typist.waits) == {None}
    assert "Enter alone: Wait for the next announcement" in played.out
    assert re.findall(r"^T\+(\d:\d\d)", played.out, re.MULTILINE)[0] == "0:00"
    assert re.findall(r"^T\+(\d:\d\d)", played.out, re.MULTILINE)[-1] > "0:00"
    assert played.match.state.now == 0


def fly(evening, *steps, language="en"):
    """A whole test flight in which one person lays no card, then the reckoning."""
    options = STOPPED | {"trips": False}
    waits = ["wait"] * 60
    return evening("ready", *waits, options=options, bots="random,random,random", steps=list(steps), language=language)


def test_the_reckoning_is_told_step_by_step(evening):
    played = fly(evening, *[""] * 80)
    assert played.match.over
    stops = [prompt for prompt in played.typist.prompts if "next step" in prompt]
    assert len(stops) > 10
    steps = re.findall(r"^(Turn \d+.*|The ship prepares to jump\.)$", played.out, re.MULTILINE)
    assert steps[0] == "Turn 1 begins."
    assert len(steps) == len(stops)  # the last one needs no stop, and before the first is one
    assert "The game is over." in played.out


def test_the_rest_of_the_reckoning_is_told_in_one_go(evening):
    played = fly(evening, "", "", "a")
    assert played.match.over
    assert len([prompt for prompt in played.typist.prompts if "next step" in prompt]) == 3


def test_a_mission_is_taken_up_where_its_clock_stood(evening, tmp_path):
    first = evening("ready", 20_000, "quit", bots="random,random,random", file=tmp_path / "flight.json")
    again = evening(5_000, bots="random,random,random", file=tmp_path / "flight.json", match=load("flight.json"))
    assert again.match.state.now == first.match.state.now + 5_000  # the night between them counts for nothing


def test_two_people_share_the_keyboard_and_hide_their_hands(evening):
    played = evening("ready", "ready", "hand", "", "hand jon", "", people=2, bots="random,random", seed=5)
    handed = [prompt.split(",")[0] for prompt in played.typist.prompts if "your turn" in prompt]
    assert handed == ["Mira", "Jon"]
    assert played.typist.prompts[:2] == ["Mira > ", "Jon > "]  # before the alert there is nothing to hide
    assert played.out.count("\n" * 40) == 4


@pytest.mark.parametrize(("thinking", "agreed", "now"), [(1_000, (), 4_500), (30_000, ("y",), 3_500)])
def test_undo_alone_gives_no_time_and_together_turns_the_clock_back(evening, thinking, agreed, now):
    """After half a minute a threat was announced, and all have to agree."""
    lines = ["ready", 3_000, "turn 2 a a red", thinking, "undo", *agreed, 500]
    played = evening(*lines, bots="random,random,random", seed=5)
    assert "takes back" in played.out
    assert played.match.state.now == now
    load("space_alert-1.json").verify()


@pytest.mark.parametrize(
    ("language", "words"),
    [("ru", ["красный сектор", "У вас в руке", "Ход 1: действует экипаж"]), ("it", ["zona rossa", "La tua mano"])],
)
def test_a_whole_mission_in_other_languages(evening, language, words):
    played = fly(evening, *[""] * 80, language=language)
    assert played.match.over
    assert all(word in played.out for word in words)
    assert "[" not in played.out  # no message is missing
