"""A room's numbered rules, as its folder rulebook/ holds them: one markdown file per language, and the list of ids."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal, get_args

import msgspec

from starboard.kernel.data import BadData

Language = Literal["en", "ru", "it"]
LANGUAGES: tuple[str, ...] = get_args(Language)

_HEADING = re.compile(r"^## (.*)$")
_RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z]*-?[0-9.]+)\*\* (.*)$")


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule, or worked example, in words a player reads."""

    id: str
    section: str
    text: str


@cache
def read_rules(package: str, language: str) -> tuple[Rule, ...]:
    """The rules in the order of the book. Lines that are indented belong to the rule above them."""
    rules: list[Rule] = []
    section = ""
    for line in _text(package, f"{language}.md").splitlines():
        if found := _HEADING.match(line):
            section = found[1]
        elif found := _RULE.match(line):
            rules.append(Rule(found[1], section, found[2]))
        elif line.startswith("  ") and rules:
            last = rules[-1]
            rules[-1] = Rule(last.id, last.section, f"{last.text}\n{line.strip()}")
    return tuple(rules)


def read_ids(package: str) -> list[str]:
    """Every id there is, rules and examples, in the order of the book."""
    return _text(package, "ids.txt").split()


def read_not_testable(package: str) -> dict[str, str]:
    """The rules about cardboard or theme that no test can prove, and why."""
    return {id: str(reason) for id, reason in tomllib.loads(_text(package, "not_testable.toml")).items()}


def _text(package: str, name: str) -> str:
    place = files(package).joinpath("rulebook", name)
    if not place.is_file():
        raise BadData(f"There is no rulebook file {name} here; the languages are: {', '.join(LANGUAGES)}.")
    return place.read_text(encoding="utf-8")
