"""Fails a whole run (`make test`, `make quick`) in which a numbered rule is not proved.

Every rule and example of every installed game needs a test that is marked with its number and really ran, unless
rulebook/not_testable.toml says why there can be none. A run of some tests only (-k, a path, --lf) is not judged.
Under pytest-xdist the workers tell the controller which tests they found, and the controller judges.
"""

from collections import Counter
from pathlib import Path

import pytest

import starboard
from starboard.kernel.game import games
from starboard.kernel.refusal import TABLE_RULES
from starboard.terminal.coverage import MARKS, shortcomings


class RuleCoverage:
    def __init__(self, config):
        self.config = config
        self.marked = {}  # test -> the ids in its marks
        self.slow = set()
        self.proved = set()  # tests that ran
        self.problems = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items):
        """Before anything is deselected."""
        for item in items:
            ids = sorted({id for name in MARKS for mark in item.iter_markers(name) for id in mark.args})
            if ids:
                self.marked[item.nodeid] = ids
            if item.get_closest_marker("slow"):
                self.slow.add(item.nodeid)

    def pytest_runtest_logreport(self, report):
        # A test that was expected to fail proves nothing.
        if report.when == "call" and report.outcome != "skipped" and not hasattr(report, "wasxfail"):
            self.proved.add(report.nodeid)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node):
        """A worker of pytest-xdist ends."""
        marked, slow = getattr(node, "workeroutput", {}).get("rule-coverage", ({}, []))
        self.marked.update(marked)
        self.slow.update(slow)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session):
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["rule-coverage"] = (self.marked, sorted(self.slow))
        elif self._is_whole_run(session):
            self.problems = list(self._problems())
            if self.problems:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter):
        if self.problems:
            terminalreporter.section("rules without proof", red=True, bold=True)
            for problem in self.problems:
                terminalreporter.line(problem)

    def _is_whole_run(self, session):
        option = self.config.option
        chosen = (option.keyword, getattr(option, "lf", False), option.deselect, option.ignore, option.ignore_glob)
        return (
            self.config.args_source is pytest.Config.ArgsSource.TESTPATHS
            and option.markexpr in ("", "not slow")
            and not any(chosen)
            and not option.collectonly
            and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
            and not (session.shouldstop or session.shouldfail)
        )

    def _problems(self):
        known = set(TABLE_RULES) | {id for game in games().values() for id in game.rule_ids()} | set(ids_on_paper())
        wrong = Counter(id for ids in self.marked.values() for id in ids if id not in known)
        for id, count in sorted(wrong.items()):
            test = next(test for test, ids in self.marked.items() if id in ids)
            yield f"{test} is marked {id}, and there is no such rule ({count} in all)."
        excused = self.slow if self.config.option.markexpr else set()
        for test, ids in self.marked.items():
            if test not in self.proved and test not in excused:
                yield f"{test} is marked {', '.join(ids)} and did not run."
        proved = {id for test, ids in self.marked.items() if test in self.proved | excused for id in ids}
        for game in games().values():
            if game.coverage_enforced:
                yield from shortcomings(game, proved)


def ids_on_paper():
    """The ids of all rulebooks, those of rooms that are being built and not on the shelf yet among them."""
    for file in Path(starboard.__file__).parent.glob("games/*/rulebook/ids.txt"):
        yield from file.read_text(encoding="utf-8").split()
