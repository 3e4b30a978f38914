"""`starboard games`, `simulate` and `tournament`."""

import re

import pytest

import starboard as library
from tests.kernel.toy import GAME


class First:
    """Always the first answer. It wants to see its view."""

    def __init__(self, seed):
        pass

    def choose(self, view, decision):
        assert view.places is not None
        return decision.values[0]


@pytest.fixture
def first(monkeypatch):
    monkeypatch.setattr(GAME, "bots", {"first": First}, raising=False)


def test_games_lists_the_shelf(starboard):
    race = {"name": "race", "title": "Race", "version": "1", "min_seats": 2, "max_seats": 4, "bots": ["random"]}
    assert starboard.json("games") == {"games": [race]}
    assert starboard.lines("games")[1].split() == ["Race", "race", "2-4", "random"]


def test_simulate_prints_the_fixed_words(starboard):
    found = starboard.json(
        "simulate", "race", "--seats", 3, "--games", 40, "--bots", "random,random,random", "--seed", 1
    )
    words = ["game", "seats", "games", "seconds", "games_per_second", "decisions", "decisions_per_second", "wins"]
    assert list(found)[:9] == [*words, "rounds_mean"]
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("race", 3, 40, "1")
    assert sum(found["wins"]) == 40
    assert found["rounds_min"] <= found["rounds_mean"] <= found["rounds_max"]
    assert found["decisions"] > 0 and found["forced_decisions"] > 0
    assert found["games_per_second"] > 0 and found["decisions_per_second"] > 0


def test_simulate_gives_the_same_figures_for_the_same_seed(starboard):
    def figures(seed):
        found = starboard.json("simulate", "race", "--games", 30, "--seed", seed)
        return {word: found[word] for word in ("decisions", "wins", "rounds_mean", "scores_mean")}

    assert figures(1) == figures(1)
    assert figures(1) != figures(2)


def test_one_bot_sits_on_every_seat(starboard, first):
    assert starboard.json("simulate", "race", "--games", 1, "--seats", 3, "--bots", "first")["bots"] == ["first"] * 3
    assert starboard.json("simulate", "race", "--games", 1, "--bots", "first,random")["seats"] == 2
    assert starboard.json("simulate", "race", "--games", 1)["seats"] == 2


def test_simulate_keeps_its_games(starboard, tmp_path):
    out = tmp_path / "new" / "folder"
    found = starboard.json("simulate", "race", "--games", 3, "--out", out)
    files = sorted(out.iterdir())
    assert [file.name for file in files] == ["race-000000.json", "race-000001.json", "race-000002.json"]
    matches = [library.load(file) for file in files]
    assert [sum(match.winners == (seat,) for match in matches) for seat in (0, 1)] == found["wins"]


def test_simulate_tells_people_the_same(starboard):
    lines = starboard.lines("simulate", "race", "--games", 10)
    assert lines[0].startswith("10 games in ")
    assert lines[3].split() == ["Seat", "Bot", "Wins", "Share", "Score"]


def test_tournament_rates_the_bots(starboard, first):
    found = starboard.json("tournament", "race", "--bots", "first,random", "--seats", 2, "--games", 100, "--seed", 3)
    ratings = {rating["bot"]: rating for rating in found["ratings"]}
    assert set(ratings) == {"first", "random"}
    assert sum(rating["wins"] for rating in found["ratings"]) == sum(found["seat_wins"]) == 100
    for rating in found["ratings"]:
        low, high = rating["win_rate_interval"]
        assert low < rating["win_rate"] < high
        low, high = rating["elo_interval"]
        assert low <= rating["elo"] <= high
    assert found["pairs"][0]["wins"] == ratings["first"]["wins"]
    lines = starboard.lines("tournament", "race", "--bots", "first,random", "--games", 20)
    assert lines[2].split()[:2] == ["Bot", "Elo"]


@pytest.mark.parametrize(
    ("tokens", "sentence"),
    [
        (["simulate", "go"], "There is no game 'go' here; the games are: race."),
        (["simulate", "race", "--bots", "easy"], "Race has no bot 'easy'; its bots are: random."),
        (["simulate", "race", "--seats", "5"], "Race is for 2 to 4 seats; 5 is not possible."),
        (["simulate", "race", "--seats", "1"], "Race is for 2 to 4 seats; 1 is not possible."),
        (["simulate", "race", "--seats", "-1"], "Race is for 2 to 4 seats; -1 is not possible."),
        (["simulate", "race", "--seats", "3", "--bots", "random,random"], "--bots names 2 bots for 3 seats"),
        (["simulate", "race", "--games", "0"], "A batch has at least one game; 0 is not possible."),
        (["simulate", "race", "--jobs", "0"], "At least one job is needed"),
        (["simulate", "race", "--seats", "two"], "--seats takes a whole number; 'two' is none."),
        (["simulate", "race", "--seats", "2.5"], "--seats takes a whole number; '2.5' is none."),
        (["simulate", "race", "--games", "1.5"], "--games takes a whole number; '1.5' is none."),
        (["simulate", "race", "--options", "speed"], "--options takes KEY=VALUE, and 'speed' has no equals sign."),
        (["simulate", "race", "--options", "speed=2"], "Race has no option 'speed'."),
        (["simulate"], "GAME is missing; `starboard simulate --help` has an example."),
        (["tournament", "race"], "--bots is missing; `starboard tournament --help` has an example."),
        (["rules"], "GAME is missing; `starboard rules --help` has an example."),
        (["games", "race"], "'race' is a word too many; --help shows what the command takes."),
        (["walk"], "There is no command 'walk'; `starboard --help` lists them all."),
        (["simulate", "race", "--gamez", "3"], "Unknown option: --gamez; did you mean --games?"),
        (
            ["simulat", "race"],
            "There is no command 'simulat'; did you mean \"simulate\"? `starboard --help` lists them all.",
        ),
        (["tournament", "race", "--bots", "random"], "A tournament is between two bots or more, each named once."),
        (["tournament", "race", "--bots", "random,random"], "A tournament is between two bots or more"),
        (["tournament", "race", "--bots", "random,easy"], "Race has no bot 'easy'"),
        (["tournament", "race", "--bots", "random,easy", "--seats", "0"], "Race is for 2 to 4 seats"),
    ],
)
def test_bad_input_gets_one_sentence(starboard, tokens, sentence):
    assert sentence in starboard.refusal(*tokens)


def test_a_directory_that_cannot_be_made_is_refused(starboard, tmp_path):
    (tmp_path / "file").touch()
    assert "cannot be made a directory" in starboard.refusal("simulate", "race", "--out", tmp_path / "file")


def test_options_are_read_as_what_they_look_like():
    from starboard.terminal.batches import read_options

    pairs = ("a=true", "b=3", "c=x=y", "d=", "e=01")
    assert read_options(pairs) == {"a": True, "b": 3, "c": "x=y", "d": "", "e": "01"}


@pytest.mark.parametrize(
    "command", ["games", "simulate", "tournament", "replay", "run", "rules", "play", "content check", "content export"]
)
def test_every_command_has_help_with_an_example_and_json(starboard, command):
    status, out, _ = starboard(*command.split(), "--help")
    assert status == 0
    assert re.search(rf"Example:\s+starboard {command}", out)
    assert "--json" in out
