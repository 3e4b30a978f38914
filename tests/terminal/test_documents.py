"""What a newcomer reads is true: commands exist, code runs, links lead somewhere, the picture asks nobody."""

import json
import re
from pathlib import Path

import pytest

from starboard.kernel.game import games
from starboard.terminal import scenario
from starboard.terminal.app import app
from starboard.terminal.cli import main
from tests.kernel import smallest

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "CONTRIBUTING.md", *sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("docs/**/*.md"))]


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


def commands():
    own = {name for name in app if not name.startswith("-")}
    return own | {name for game in games().values() for name in game.commands}


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name):
    for link in re.findall(r"\]\(([^)#]+)", read(name)):
        assert "://" in link or ((ROOT / name).parent / link).exists(), link


def test_every_page_is_in_the_list():
    listed = {(ROOT / "docs" / link).resolve() for link in re.findall(r"\]\(([^)#]+)", read("docs/README.md"))}
    pages = {page.resolve() for page in ROOT.glob("docs/**/*.md")} - {ROOT / "docs/README.md"}
    assert {page for page in pages if page.parent.name != "decisions"} <= listed


def test_every_decision_is_in_the_list():
    pages = {page.name for page in (ROOT / "docs/decisions").glob("0*.md")}
    assert pages == set(re.findall(r"\]\((0[^)]+)\)", read("docs/decisions/README.md")))


@pytest.mark.parametrize("name", PAGES)
def test_commands_and_goals_exist(name):
    text = read(name)
    assert set(re.findall(r"(?:^    |^|`)(?:\.venv/bin/)?starboard ([a-z]+)", text, re.MULTILINE)) <= commands()
    makefile = read("Makefile")
    for goal in re.findall(r"(?:^    |^|`)make ([a-z-]+)", text, re.MULTILINE):
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


@pytest.mark.parametrize(("page", "letters"), [("space_base", "SB"), ("space_alert", "SA")])
def test_rulings_cite_rules_that_exist_and_the_code_cites_rulings_that_do(page, letters):
    text = read(f"docs/rulings/{page}.md")
    ids = set(read(f"src/starboard/games/{page}/rulebook/ids.txt").split())
    assert set(re.findall(rf"{letters}-(?:EX-)?\d+(?:\.\d+)?", text)) <= ids
    told = set(re.findall(rf"^\*\*({letters}-AMB-\d+)\.", text, re.MULTILINE))
    rules = (ROOT / f"src/starboard/games/{page}/rules").glob("*.py")
    cited = {id for path in rules for id in re.findall(rf"{letters}-AMB-\d+", path.read_text(encoding="utf-8"))}
    assert cited and cited <= told


def test_the_scenarios_of_the_command_line_run():
    blocks = re.findall(r"(?m)(?:^    .*\n)+", read("docs/command-line.md"))
    scenarios = [block for block in blocks if block.lstrip().startswith("{")]
    assert len(scenarios) == 2
    for text in scenarios:
        match = scenario.play(text.encode(), "docs/command-line.md")
        assert len(match.log) == 1 + len(json.loads(text)["choices"])
