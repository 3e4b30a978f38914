"""`starboard play` before the first turn: the game, the opponents, the file."""

import sys
from types import ModuleType

import pytest

from starboard.kernel.archive import load
from starboard.players import Random
from tests.kernel.toy import GAME, RaceGame


@pytest.fixture
def table(monkeypatch):
    """A table that only notes who sits down; each play keeps its match in the file."""
    calls = []
    module = ModuleType("starboard.terminal.play")

    def play(match, seats, language, file):
        print("the board")
        calls.append((match, seats, language, file))
        if file is not None:
            match.save(file)

    module.play = play
    monkeypatch.setitem(sys.modules, "starboard.terminal.play", module)
    return calls


@pytest.fixture
def answers(monkeypatch):
    """What a person types."""

    def type_in(*lines):
        waiting = list(lines)
        monkeypatch.setattr("builtins.input", lambda question: waiting.pop(0))

    return type_in


def test_people_sit_first_and_machines_after_them(starboard, table):
    status, out, _ = starboard("play", "race", "--bots", "random,random", "--seed", "5", "--language", "it")
    match, seats, language, file = table[0]
    assert (status, out) == (0, "the board\n")
    assert (match.header.seats, match.header.seed, language, file) == (3, "5", "it", None)
    assert seats == [None, Random, Random]


def test_without_a_seed_no_match_is_like_another(starboard, table):
    for _ in range(2):
        starboard("play", "race", "--bots", "random")
    assert table[0][0].header.seed != table[1][0].header.seed


def test_two_people_need_no_machine(starboard, table):
    starboard("play", "race", "--people", "2", "--bots", "")
    assert table[0][1] == [None, None]


def test_what_is_not_named_is_asked(starboard, on_shelf, table, answers):
    class Walk(RaceGame):
        name = "walk"
        title = "Walk"

    on_shelf(GAME, Walk())
    answers("3", "two", "2", "9", "2", "hard", "random")
    status, out, _ = starboard("play")
    assert status == 0
    assert "  2  Walk, for 2 to 4" in out and "There is no hard" in out
    assert out.count("A number from") == 3
    assert (table[0][0].game.name, table[0][1]) == ("walk", [None, Random, Random])


def test_enter_takes_what_is_offered(starboard, table, answers):
    answers("", "")
    starboard("play")
    assert table[0][1] == [None, Random]


def test_a_file_is_taken_up_again(starboard, table, tmp_path):
    file = tmp_path / "evening.json"
    starboard("play", "race", "--bots", "random,random", "--file", file)
    starboard("play", "--file", file)
    assert table[1][0].log == table[0][0].log == load(file).log
    assert table[1][1] == [None, Random, Random]


def test_json_keeps_the_board_out_of_the_way(starboard, table):
    status, out, err = starboard("play", "race", "--bots", "random", "--json")
    assert status == 0 and out.startswith("{") and err == "the board\n"


def test_bad_input(starboard, table, tmp_path, monkeypatch):
    def nobody(question):
        raise EOFError

    monkeypatch.setattr("builtins.input", nobody)
    assert "There is nobody to ask here" in starboard.refusal("play", "race")
    assert "At least one person plays; 0 is not possible" in starboard.refusal("play", "race", "--people", "0")
    assert "Race has no bot 'easy'" in starboard.refusal("play", "race", "--bots", "easy")
    assert "Race is for 2 to 4 seats" in starboard.refusal("play", "race", "--bots", "random,random,random,random")
    file = tmp_path / "evening.json"
    file.write_text("{")
    assert "not a JSON document" in starboard.refusal("play", "--file", file)
    assert table == []
