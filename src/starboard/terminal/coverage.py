"""Which rules have a test: read from the marks `@rule("SB-7.10")` and `@example("SB-EX-12")` in the tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

from starboard.kernel.data import BadData
from starboard.kernel.game import Game

MARKS = ("rule", "example")
NOT_TESTABLE_AT_MOST = 0.1  # of a game's rules


class Coverage(msgspec.Struct):
    """As `starboard rules GAME --coverage --json` prints it."""

    rules: int
    tested: int
    untested: list[str]
    not_testable: dict[str, str]
    examples: int
    examples_tested: int
    ids: list[str]


def find_tests() -> Path:
    """The tests lie beside the sources, in a checkout only."""
    folder = Path(__file__).parents[3] / "tests"
    if not (folder / "marks.py").is_file():
        raise BadData(
            "Coverage is read from the tests, and an installed Starboard has none: "
            "clone the sources and ask the `starboard` in there."
        )
    return folder


def marked_ids(folder: Path) -> set[str]:
    """Every id in a mark of a test."""
    return {id for file in sorted(folder.rglob("test_*.py")) for id in _marks_in(file)}


def _marks_in(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.Call) and _name(node.func) in MARKS:
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _name(called: ast.expr) -> str:
    """What is called, in `rule(…)` as in `pytest.mark.rule(…)`."""
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def is_example(id: str) -> bool:
    return "-EX-" in id


def coverage(game: Game, folder: Path) -> Coverage:
    ids = game.rule_ids()
    marked = marked_ids(folder)
    excused = game.not_testable()
    rules = [id for id in ids if not is_example(id)]
    examples = [id for id in ids if is_example(id)]
    return Coverage(
        rules=len(rules),
        tested=sum(id in marked for id in rules),
        untested=[id for id in rules if id not in marked and id not in excused],
        not_testable=excused,
        examples=len(examples),
        examples_tested=sum(id in marked for id in examples),
        ids=ids,
    )


def shortcomings(game: Game, proved: set[str]) -> Iterator[str]:
    """What is wrong with a game's tests when they have proved these ids, in sentences."""
    ids = game.rule_ids()
    excused = game.not_testable()
    rules = [id for id in ids if not is_example(id)]
    for id in ids:
        if id not in proved and id not in excused:
            yield f"{id} has no test: mark one that proves it."
        elif id in proved and id in excused:
            yield f"{id} has a test and is in not_testable.toml: take it out there."
    for id in excused:
        if id not in rules:
            yield f"{id} is in not_testable.toml and is no rule of {game.title}."
    if len(excused) > NOT_TESTABLE_AT_MOST * len(rules):
        yield f"{game.title} excuses {len(excused)} of {len(rules)} rules from having a test: one in ten is the limit."
