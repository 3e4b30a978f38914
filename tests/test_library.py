"""The front door: what `import starboard` offers, and that the examples in the documents run."""

import json
import re
from pathlib import Path

import pytest

import starboard
from starboard.kernel.game import games
from starboard.terminal.app import app
from starboard.terminal.cli import main

DOCS = Path(__file__).parents[1] / "docs"


def blocks(name, language):
    """The fenced blocks of a document, each after as many empty lines as stand before it there."""
    text = (DOCS / name).read_text(encoding="utf-8")
    for found in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield "\n" * text.count("\n", 0, found.start(1)) + found[1]


def test_the_examples_of_the_library_run(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    names = {"__name__": "examples"}
    for block in blocks("library.md", "python"):
        exec(compile(block, str(DOCS / "library.md"), "exec"), names)
    assert names["match"].over
    assert (tmp_path / "evening.json").is_file()


def test_every_command_is_in_the_document_and_every_one_there_exists(capsys):
    text = (DOCS / "command-line.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`starboard (\w+)", text))
    commands = {name for name in app if not name.startswith("-")}
    rooms = {name for game in games().values() for name in game.commands}
    assert named <= commands | rooms
    assert commands - rooms <= named


@pytest.fixture
def example_match(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    main(["simulate", "space_base", "--seats", "4", "--games", "1", "--out", "."])
    Path("space_base-000000.json").rename("match.json")


def test_the_command_lines_of_the_document_run(example_match, capsys):
    text = (DOCS / "command-line.md").read_text(encoding="utf-8")
    lines = re.findall(r"^    starboard ((?:simulate|replay|rules) .*)$", text, re.MULTILINE)
    assert len(lines) >= 6
    for line in lines:
        tokens = line.replace("--games 1000", "--games 2").replace("--jobs 2", "").split()
        assert main(tokens) == 0, line
        assert capsys.readouterr().out


def test_the_scenario_of_the_document_runs(tmp_path, capsys):
    text = (DOCS / "command-line.md").read_text(encoding="utf-8")
    scenario = text[text.index("    {") : text.index("    }\n") + 6]
    (tmp_path / "scenario.json").write_text(scenario)
    assert main(["run", str(tmp_path / "scenario.json"), "--json"]) == 0
    out = json.loads(capsys.readouterr().out)
    assert [event["type"] for event in out["events"]].count("dice_used") == 2
    assert out["dice_left"] == {"dice": [3, 4]}


def test_a_match_is_new_played_saved_and_loaded(tmp_path):
    match = starboard.new("space_base", seats=2, seed=1)
    assert match.decisions and match.events
    decision = match.decisions[0]
    match.choose(decision, decision.values[0])
    match.save(tmp_path / "match.json")
    loaded = starboard.load(tmp_path / "match.json")
    assert loaded.view(0) == match.view(0)
    assert loaded.events == match.events


@pytest.mark.parametrize("name", starboard.__all__)
def test_the_front_door_is_what_it_says(name):
    assert getattr(starboard, name) is not None
