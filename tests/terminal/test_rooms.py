"""Commands that a room adds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from starboard.kernel.data import BadData
from starboard.terminal.app import app
from tests.kernel.toy import GAME


def work(mission: dict[str, Any], /, *, trace: bool = False, through: int | None = None) -> dict[str, Any]:
    """Works out a mission."""
    if "crew" not in mission:
        raise BadData("crew: it is missing; say how many fly.")
    return {"crew": mission["crew"], "trace": trace, "through": through, "log": [{"turn": 1}, {"turn": 2}], "none": []}


@pytest.fixture
def mission(tmp_path, monkeypatch):
    monkeypatch.setattr(GAME, "commands", {"work": work}, raising=False)

    def write(document):
        path = tmp_path / "mission.json"
        path.write_text(json.dumps(document))
        return path

    yield write
    if "work" in app:
        del app["work"]


def test_a_function_becomes_a_command(starboard, mission):
    path = mission({"crew": 4})
    log = [{"turn": 1}, {"turn": 2}]
    assert starboard.json("work", path) == {"crew": 4, "trace": False, "through": None, "log": log, "none": []}
    found = starboard.json("work", path, "--trace", "--through", 3)
    assert (found["trace"], found["through"]) == (True, 3)


def test_people_get_lines(starboard, mission):
    lines = starboard.lines("work", mission({"crew": 4}))
    assert lines[0] == "crew: 4"
    assert lines[3:6] == ["log:", "  0:", "    turn: 1"]
    assert lines[-1] == "none: []"


def test_bad_missions_are_refused(starboard, mission):
    assert starboard.refusal("work", mission({})) == "crew: it is missing; say how many fly."
    assert "mission.json: expected an object, got a list" in starboard.refusal("work", mission([]))
    assert "No such file" in starboard.refusal("work", "none.json")
    assert "--through takes a whole number; 'x' is none." in starboard.refusal("work", mission({}), "--through", "x")
    assert "--through takes a whole number; '1.5' is none." in starboard.refusal(
        "work", mission({}), "--through", "1.5"
    )
    assert "is missing; `starboard work --help` has an example." in starboard.refusal("work")


def test_what_would_steer_the_terminal_is_shown_and_not_sent(starboard, mission):
    assert starboard.refusal("work", "a\x1b[2J\n\x9b\u00a0b").startswith("a\\x1b[2J\\n\\x9b\u00a0b cannot be read")


def test_the_command_has_help(starboard, mission):
    status, out, _ = starboard("work", "--help")
    assert status == 0
    assert "Works out a mission." in out and "--json" in out and "--trace" in out
    assert "work" in starboard("--help")[1]
