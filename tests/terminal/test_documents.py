"""What a newcomer reads is true: commands exist, code runs, links lead somewhere, the picture asks nobody."""

import re
from pathlib import Path

import pytest

from starboard.kernel.game import games
from starboard.terminal.app import app
from starboard.terminal.cli import main
from tests.kernel import smallest

ROOT = Path(__file__).parents[2]
NEWCOMERS = ["README.md", "CONTRIBUTING.md", "docs/decisions/README.md"]


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


def commands():
    own = {name for name in app if not name.startswith("-")}
    return own | {name for game in games().values() for name in game.commands}


@pytest.mark.parametrize("name", NEWCOMERS)
def test_links_lead_somewhere(name):
    links = re.findall(r"\]\(([^)#]+)", read(name))
    assert links
    for link in links:
        assert ((ROOT / name).parent / link).exists(), link


def test_every_decision_is_in_the_list():
    pages = {page.name for page in (ROOT / "docs/decisions").glob("0*.md")}
    assert pages == set(re.findall(r"\]\((0[^)]+)\)", read("docs/decisions/README.md")))


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_commands_and_goals_exist(name):
    text = read(name)
    assert set(re.findall(r"(?:^    |`)(?:\.venv/bin/)?starboard (\w+)", text, re.MULTILINE)) <= commands()
    makefile = read("Makefile")
    goals = set(re.findall(r"(?:^    |`)make (\w+)", text, re.MULTILINE))
    assert goals
    for goal in goals:
        assert re.search(rf"^(\w+ )*{goal}\b.*:", makefile, re.MULTILINE), goal


def test_the_ten_lines_of_the_readme_run(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (block,) = re.findall(r"^```python\n(.*?)^```$", read("README.md"), re.MULTILINE | re.DOTALL)
    assert len(block.splitlines()) <= 11
    names = {}
    exec(compile(block, "README.md", "exec"), names)
    assert names["match"].over and (tmp_path / "first.json").is_file()


def test_the_first_game_begins_as_the_readme_says(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    lines = ["1", "why", "rules income", "board", "board vega", "card rake", "undo", "n", "quit"]
    answers = iter(lines)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(answers))
    line = re.search(r"^    \.venv/bin/starboard (play space_base .*)$", read("README.md"), re.MULTILINE)[1]
    assert main([*line.split(), "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "The fleet of Vega" in out and "Go on whenever you like" in out
    assert "no answer here" not in out


def test_the_game_in_contributing_is_the_one_that_is_tested():
    (block,) = re.findall(r"^```python\n(.*?)^```$", read("CONTRIBUTING.md"), re.MULTILINE | re.DOTALL)
    assert block.strip() in Path(smallest.__file__).read_text(encoding="utf-8")


def test_the_picture_asks_nobody_for_anything():
    picture = read("docs/pictures/terminal.svg")
    assert set(re.findall(r"\w+://[^\"' )<]+", picture)) == {"http://www.w3.org/2000/svg"}
    for word in ("@import", "@font-face", "url(http", "<image", "<script", "xlink"):
        assert word not in picture
    assert "Use the dice as a sum, or separately." in picture.replace("&#160;", " ")
