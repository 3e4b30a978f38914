"""The options of a seat's open decisions, numbered, and what a line that somebody typed means among them."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from starboard.kernel.decisions import Decision, Option
from starboard.kernel.match import Match
from starboard.terminal.story import in_words
from starboard.text import Catalogue, fold

_WORD: Final = re.compile(r"[^\W_]+[*]?")  # heroic cards have a star
_NUMBERS: Final = re.compile(r"\d+(?:[\s,]+\d+)*")


class Entry(msgspec.Struct, frozen=True):
    """An option with its number in the menu."""

    number: int
    decision: Decision
    option: Option
    text: str


class Menu:
    def __init__(self, match: Match, seat: int, words: Catalogue) -> None:
        asked_here = [asked for asked in match.decisions if asked.seat == seat]
        self.decisions = sorted(asked_here, key=lambda asked: asked.free)  # what must be answered comes first
        self.prompts = {asked.id: in_words(words, match.game.prompt(asked)) for asked in self.decisions}
        self.entries: list[Entry] = []
        for asked in self.decisions:
            options = match.options(asked)
            for option in sorted(options, key=lambda option: bool(option.forbidden)):
                self.entries.append(Entry(len(self.entries) + 1, asked, option, in_words(words, option.text)))

    def asks_the_same(self, other: Menu) -> bool:
        return self.decisions == other.decisions

    def of(self, decision: Decision) -> list[Entry]:
        return [entry for entry in self.entries if entry.decision is decision]

    @property
    def default(self) -> Entry | None:
        """What Enter alone means: what happens if nobody answers, where that is the first option of all."""
        owed = [decision for decision in self.decisions if not decision.free]
        if len(owed) != 1 or not self.entries:
            return None
        first = self.entries[0]
        return first if first.decision is owed[0] and first.option.value == owed[0].default else None

    @property
    def takes_several(self) -> bool:
        """Whether an answer is a list of things rather than one."""
        first = self.decisions[0]
        return len(self.decisions) == 1 and (first.domain is not None or first.max > 1)

    def listed(self, line: str) -> list[Entry] | None:
        """The entries behind some numbers, in their order; an empty line is an empty list."""
        numbers = [int(number) for number in re.findall(r"\d+", line)]
        if (line and not _NUMBERS.fullmatch(line)) or not all(map(self.has, numbers)):
            return None
        return [self.entries[number - 1] for number in numbers]

    def has(self, number: int) -> bool:
        return 1 <= number <= len(self.entries)

    def find(self, line: str) -> list[Entry]:
        """By number, by letter, by the answer itself, or by words: those that stand together first."""
        if line.isdecimal():
            return [self.entries[int(line) - 1]] if self.has(int(line)) else []
        exact = [entry for entry in self.entries if str(entry.option.value).casefold() == line.casefold()]
        if exact:
            return exact
        letter = ord(line) - ord("a") + 1 if len(line) == 1 else 0
        if self.has(letter):
            return [self.entries[letter - 1]]
        wanted = words_of(line)
        if all(word.isdecimal() for word in wanted):
            return []  # a number that is none of ours, such as -1
        spoken = [(entry, words_of(f"{self.prompts[entry.decision.id]} {entry.text}")) for entry in self.entries]
        together = [entry for entry, said in spoken if _stand_together(wanted, said)]
        found = together or [entry for entry, said in spoken if all(_is_in(word, said) for word in wanted)]
        allowed = [entry for entry in found if not entry.option.forbidden]
        return allowed or found


def words_of(text: str) -> list[str]:
    return _WORD.findall(fold(text))


def _stand_together(wanted: list[str], said: list[str]) -> bool:
    return any(said[start : start + len(wanted)] == wanted for start in range(len(said) - len(wanted) + 1))


def _is_in(word: str, said: list[str]) -> bool:
    """Whether a word was said; of a long one its beginning is enough."""
    return any(each == word or (len(word) > 2 and each.startswith(word)) for each in said)
