"""`starboard play` before the first turn: the game, the opponents, the file."""

import sys
from types import ModuleType

import pytest

from starboard.kernel.archive import load
from starboard.kernel.data import BadData
from starboard.players import Random
from tests.kernel.toy import GAME, RaceGame


class Evenings(list):
    """What was played; and the names of the last time, and what the command line needs to go on."""

    names = None
    again = None


@pytest.fixture
def table(monkeypatch):
    """A table that only notes who sits down; each play keeps its match in the file."""
    calls = Evenings()
    module = ModuleType("starboard.terminal.play")

    def play(match, seats, language, file, names, again):
        print("the board")
        calls.append((match, seats, language, file))
        calls.names = names
        calls.again = again
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


class Walk(RaceGame):
    """A second game, with a bot and an option of its own."""

    name = "walk"
    title = "Walk"
    bots = {"easy": Random}

    def check_options(self, options):
        if options.get("goal", 20) not in (20, 30):
            raise BadData(f"The option goal is {options['goal']!r}: it may be 20 or 30.")
        return {"goal": 20, **options}


def test_what_is_not_named_is_asked(starboard, on_shelf, table, answers):
    on_shelf(GAME, Walk())
    answers("3", "two", "2", "Mira", "9", "2", "hard", "easy", "goal", "goal=30", "")
    status, out, _ = starboard("play")
    assert status == 0
    assert "  2  Walk, for 2 to 4" in out and "There is no hard" in out and "  goal=20" in out
    assert "it may be 20 or 30" in out
    assert out.count("A number from") == 3
    match, seats, _, _ = table[0]
    assert (match.game.name, seats, match.header.options) == ("walk", [None, Random, Random], {"goal": 30})
    assert table.names == ["Mira"]


def test_the_questions_are_put_in_three_languages(starboard, on_shelf, table, answers):
    on_shelf(GAME, Walk())
    for language, spoken in (("ru", "Нужно число от 1 до 2."), ("it", "Serve un numero da 1 a 2.")):
        answers("0", "2", "", "1", "", "")
        _, out, _ = starboard("play", "--language", language)
        assert spoken in out


def test_enter_takes_what_is_offered(starboard, table, answers):
    answers("")
    starboard("play", "race")
    assert table[0][1] == [None, Random]
    assert table.names == []


def test_names_are_for_people(starboard, table):
    starboard("play", "race", "--people", "2", "--bots", "random", "--names", "Mira, Jon")
    assert table.names == ["Mira", "Jon"]
    assert "--names has 2 names for 1" in starboard.refusal("play", "race", "--bots", "random", "--names", "Mira,Jon")


def test_a_file_is_taken_up_again(starboard, table, tmp_path):
    file = tmp_path / "evening.json"
    starboard("play", "race", "--bots", "random,random", "--file", file)
    starboard("play", "--file", file)
    assert table[1][0].log == table[0][0].log == load(file).log
    assert table[1][1] == [None, Random, Random]


def test_a_file_is_taken_up_as_it_is(starboard, table, tmp_path):
    file = tmp_path / "evening.json"
    starboard("play", "race", "--bots", "random", "--file", file)
    assert "is a match of Race, not of walk" in starboard.refusal("play", "walk", "--file", file)
    assert "is taken up as it is" in starboard.refusal("play", "--file", file, "--seed", "2")
    assert "is taken up as it is" in starboard.refusal("play", "--file", file, "--options", "goal=3")
    assert "has 2 seats, too few for 3 people" in starboard.refusal("play", "--file", file, "--people", "3")
    assert "names 2 bots for 1 seats" in starboard.refusal("play", "--file", file, "--bots", "random,random")
    assert len(table) == 1


def test_a_pack_is_named_again_on_the_command_line_that_goes_on(starboard, on_shelf, table, tmp_path):
    class Packed(RaceGame):
        def check_options(self, options):
            return options

    on_shelf(Packed())
    starboard("play", "race", "--bots", "random", "--options", "pack=my.toml")
    assert table.again == ["--pack", "my.toml"]
    starboard("play", "race", "--bots", "random")
    assert table.again == []


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
    nowhere = tmp_path / "nowhere" / "evening.json"  # told before the evening, not after it
    assert "cannot be written" in starboard.refusal("play", "race", "--bots", "random", "--file", nowhere)
    file = tmp_path / "evening.json"
    file.write_text("{")
    assert "not a JSON document" in starboard.refusal("play", "--file", file)
    assert table == []
