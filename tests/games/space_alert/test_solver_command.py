"""`starboard solve` at the command line: how long, with what cards, and what is told meanwhile."""

from __future__ import annotations

import json

import pytest

from starboard.lab import searching
from starboard.terminal.cli import main

MISSION = {"crew": 1, "tracks": {"red": "T5", "white": "T3", "blue": "T2", "internal": "T1"}}


@pytest.fixture
def mission(tmp_path):
    path = tmp_path / "mission.json"
    path.write_text(json.dumps(MISSION))
    return path


class Shell:
    def __init__(self, capsys):
        self.capsys = capsys

    def __call__(self, *tokens):
        status = main([str(token) for token in tokens])
        return status, *self.capsys.readouterr()

    def json(self, *tokens):
        status, out, _ = self(*tokens, "--json")
        assert status == 0
        return json.loads(out)

    def refusal(self, *tokens):
        status, out, told = self(*tokens)
        assert (status, out) == (2, "")
        return told.strip()


@pytest.fixture
def starboard(capsys):
    return Shell(capsys)


def test_a_number_of_evaluations_gives_one_answer(starboard, mission, monkeypatch):
    monkeypatch.setattr(searching, "FIRST", 300)
    found = starboard.json("solve", mission, "--evaluations", 800, "--jobs", 2, "--cards", "ordinary")
    again = starboard.json("solve", mission, "--evaluations", 800, "--jobs", 1, "--cards", "ordinary")
    assert list(found) == [
        *("outcome", "score", "programs", "evaluations", "evaluations_per_second", "seconds", "history"),
    ]
    assert (found["outcome"], found["evaluations"]) == ("won", 800)
    assert (found["score"], found["programs"]) == (again["score"], again["programs"])


def test_a_job_without_a_walk_is_not_made(starboard, mission, monkeypatch):
    monkeypatch.setattr(searching, "Workers", None)  # the first walk is that of the first job
    assert starboard.json("solve", mission, "--evaluations", 300, "--jobs", 512)["evaluations"] == 300


def test_progress_is_told_on_standard_error(starboard, mission):
    status, out, told = starboard("solve", mission, "--evaluations", 800, "--jobs", 1, "--json")
    found = json.loads(out)
    assert status == 0
    assert [line.split()[-1] for line in told.splitlines()] == [str(moment["score"]) for moment in found["history"]]


def test_time_ends_a_search(starboard, mission):
    assert starboard.json("solve", mission, "--seconds", 0.01, "--jobs", 1)["evaluations"] >= 200


def test_cards_are_a_word_or_a_file(starboard, mission, tmp_path):
    hands = tmp_path / "hands.json"
    hands.write_text('[["C/lift", "C/red"]]')
    found = starboard.json("solve", mission, "--evaluations", 500, "--jobs", 1, "--cards", hands)
    assert found["score"] == 1 and sum(half is not None for half in found["programs"][0]) == 2
    hands.write_text('{"captain": []}')
    assert "hands.json: expected a list, got an object" in starboard.refusal("solve", mission, "--cards", hands)
    assert "No such file" in starboard.refusal("solve", mission, "--cards", "some")


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("--jobs", 0, "At least one job is needed to search; 0 is not possible."),
        ("--jobs", 9999, "9999 jobs are too many processes for one machine; 512 are possible."),
        ("--evaluations", 0, "At least one evaluation is needed to find something; 0 is not possible."),
        ("--seconds", 0, "The search needs some time: 0 seconds are not possible."),
    ],
)
def test_impossible_terms_are_refused(starboard, mission, option, value, told):
    assert starboard.refusal("solve", mission, option, value) == told
