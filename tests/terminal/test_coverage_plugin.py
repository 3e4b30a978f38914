"""The check that fails a whole test run in which a rule is not proved, on a small project of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]

CONFTEST = """
import pytest
from tests import coverage_plugin
from tests.kernel.toy import RaceGame

class Race(RaceGame):
    coverage_enforced = ENFORCED
    rule_ids = lambda self: ["RA-1", "RA-2", "RA-EX-1"]
    not_testable = lambda self: {}

coverage_plugin.games = lambda: {"race": Race()}

def pytest_configure(config):
    config.pluginmanager.register(coverage_plugin.RuleCoverage(config))
"""
CONFIG = """
[pytest]
testpaths = suite
markers =
    rule
    example
    slow
addopts = --import-mode=importlib -p no:cacheprovider
"""
WHOLE = """
import pytest
from tests.marks import example, rule

@rule("RA-1", "T-1")
@pytest.mark.parametrize("x", [1, 2])
def test_one(x): ...

@rule("RA-2")
@pytest.mark.slow
def test_two(): ...

@example("RA-EX-1")
class TestExamples:
    def test_it(self): ...
"""


@pytest.fixture
def project(tmp_path):
    def run(source, *more, enforced=True):
        (tmp_path / "pytest.ini").write_text(CONFIG)
        suite = tmp_path / "suite"
        suite.mkdir(exist_ok=True)
        (suite / "conftest.py").write_text(CONFTEST.replace("ENFORCED", str(enforced)))
        (suite / "test_race.py").write_text(source)
        environment = {**os.environ, "PYTHONPATH": str(CHECKOUT), "PYTHONDONTWRITEBYTECODE": "1"}
        environment.pop("PYTEST_ADDOPTS", None)
        for name in [name for name in environment if name.startswith("PYTEST_XDIST")]:
            del environment[name]
        plugins = ["-p", "no:hypothesispytest", *([] if "-n" in more else ["-p", "no:xdist"])]
        command = [sys.executable, "-m", "pytest", "-q", *plugins, *more]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120)
        return done.returncode, done.stdout

    return run


WORKERS = pytest.mark.slow  # each of them starts an interpreter of its own


@pytest.mark.parametrize(
    "more",
    [
        (),
        ("-m", "not slow"),
        pytest.param(("-n", "2"), marks=WORKERS),
        pytest.param(("-n", "1", "-m", "not slow"), marks=WORKERS),
    ],
)
def test_a_run_that_proves_every_rule_passes(project, more):
    status, out = project(WHOLE, *more)
    assert status == 0, out


FAULTS = """
import pytest
from tests.marks import example, rule

@rule("RA-1", "RA-7")
def test_wrong_id(): ...

@rule("RA-2")
def test_skipped(): pytest.skip()

@rule("RA-2")
@pytest.mark.xfail
def test_expected_to_fail(): 1 / 0

@rule("RA-2")
@pytest.mark.parametrize("x", [])
def test_no_cases(x): ...
"""
SENTENCES = [
    "test_wrong_id is marked RA-7, and there is no such rule (1 in all).",
    "test_skipped is marked RA-2 and did not run.",
    "test_expected_to_fail is marked RA-2 and did not run.",
    "is marked RA-2 and did not run.",
    "RA-2 has no test: mark one that proves it.",
    "RA-EX-1 has no test: mark one that proves it.",
]


@pytest.mark.parametrize("more", [(), pytest.param(("-n", "2"), marks=WORKERS)])
def test_a_run_that_does_not_fails_and_says_why(project, more):
    status, out = project(FAULTS, *more)
    assert status == 1
    told = out.split("rules without proof")[1]
    for sentence in SENTENCES:
        assert sentence in told
    assert told.count("did not run.") == 3
    assert told.count("has no test") == 2


@pytest.mark.parametrize("more", [("-k", "wrong"), ("suite/test_race.py",), ("--collect-only",)])
def test_a_run_of_some_tests_is_not_judged(project, more):
    status, out = project(FAULTS, *more)
    assert status == 0, out


def test_a_room_under_construction_is_judged_by_its_marks_only(project):
    status, out = project(FAULTS, enforced=False)
    assert status == 1
    assert SENTENCES[0] in out and "has no test" not in out
