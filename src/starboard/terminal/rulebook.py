"""`starboard rules`: the numbered rules in our words, and which of them have a test."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterator

from starboard.kernel.data import BadData
from starboard.kernel.game import find_game
from starboard.kernel.rulebook import Rule
from starboard.terminal.coverage import coverage, find_tests
from starboard.terminal.output import show
from starboard.text import fold

_NUMBER = re.compile(r"([A-Za-z]+-)?(EX-)?\d+(\.\d+)*", re.IGNORECASE)


def rules(game: str, words: tuple[str, ...], language: str, as_json: bool) -> None:
    room = find_game(game)
    found = search(room.rules(language), words)
    if not found:
        raise BadData(
            f"No rule of {room.title} has '{' '.join(words)}': try fewer words, or a number such as "
            f"{room.rule_ids()[0]}."
        )
    document = {"game": game, "language": language, "rules": found}
    width = min(100, shutil.get_terminal_size().columns)
    show(document, as_json, pages(found, width))


def search(rules: tuple[Rule, ...], words: tuple[str, ...]) -> list[Rule]:
    """The rules with a number (all those of a section, for the section's), or with all of the words."""
    if len(words) == 1 and _NUMBER.fullmatch(words[0]):
        number = words[0].upper()
        return [rule for rule in rules if _numbered(rule.id, number)]
    wanted = fold(" ".join(words)).split()
    return [rule for rule in rules if all(word in fold(f"{rule.section} {rule.text}") for word in wanted)]


def _numbered(id: str, number: str) -> bool:
    """Whether an id is a number, or lies in its section: SB-7.10 has the numbers SB-7.10, 7.10, SB-7 and 7."""
    digits = id.partition("-")[2]
    return any(full == number or full.startswith(f"{number}.") for full in (id, digits))


def pages(rules: list[Rule], width: int) -> Iterator[str]:
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            yield from ["", section, ""]
        text = re.sub(r"\*+([^*]+)\*+", r"\1", rule.text)
        for number, line in enumerate(text.splitlines()):
            indent = "    " if number else f"{rule.id}  "
            yield textwrap.fill(line, width, initial_indent=indent, subsequent_indent="    ")


def show_coverage(game: str, as_json: bool) -> None:
    room = find_game(game)
    found = coverage(room, find_tests())
    summary = (
        f"{room.title}: {found.tested} of {found.rules} rules and {found.examples_tested} of {found.examples} "
        f"examples have a test; {len(found.not_testable)} rules cannot have one."
    )
    lines = [summary]
    lines += [f"No test: {id}" for id in found.untested]
    lines += [f"Not testable: {id}: {reason}" for id, reason in found.not_testable.items()]
    show(found, as_json, lines)
