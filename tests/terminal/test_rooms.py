"""Commands that a room adds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from starboard.kernel.data import BadData
from starboard.terminal.app import app
from tests.kernel.toy import GAME


def solve(mission: dict[str, Any], /, *, trace: bool = False, through: int | None = None) -> dict[str, Any]:
    """Works out a mission."""
    if "crew" not in mission:
        raise BadData("crew: it is missing; say how many fly.")
    return {"crew": mission["crew"], "trace": trace, "through": through, "log": [{"turn": 1}, {"turn": 2}], "none": []}


@pytest.fixture
def mission(tmp_path, monkeypatch):
    monkeypatch.setattr(GAME, "commands", {"solve": solve}, raising=False)

    def write(document):
        path = tmp_path / "mission.json"
        path.write_text(json.dumps(document))
        return path

    yield write
    if "solve" in app:
        del app["solve"]


def test_a_function_becomes_a_command(starboard, mission):
    path = mission({"crew": 4})
    log = [{"turn": 1}, {"turn": 2}]
    assert starboard.json("solve", path) == {"crew": 4, "trace": False, "through": None, "log": log, "none": []}
    found = starboard.json("solve", path, "--trace", "--through", 3)
    assert (found["trace"], found["through"]) == (True, 3)


def test_people_get_lines(starboard, mission):
    lines = starboard.lines("solve", mission({"crew": 4}))
    assert lines[0] == "crew: 4"
    assert lines[3:6] == ["log:", "  0:", "    turn: 1"]
    assert lines[-1] == "none: []"


def test_bad_missions_are_refused(starboard, mission):
    assert starboard.refusal("solve", mission({})) == "crew: it is missing; say how many fly."
    assert "mission.json: expected an object, got a list" in starboard.refusal("solve", mission([]))
    assert "No such file" in starboard.refusal("solve", "none.json")
    assert "Invalid value for --through" in starboard.refusal("solve", mission({}), "--through", "x")
    assert "requires an argument" in starboard.refusal("solve")


def test_the_command_has_help(starboard, mission):
    status, out, _ = starboard("solve", "--help")
    assert status == 0
    assert "Works out a mission." in out and "--json" in out and "--trace" in out
    assert "solve" in starboard("--help")[1]
