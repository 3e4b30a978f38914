"""Everything that is wrong with a pack, at once, with line, field and remedy (docs/packs.md)."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import groupby
from typing import Any, Final

import msgspec

from starboard.games.space_base.content import halves
from starboard.games.space_base.content.lines import Path, find_lines, line_of
from starboard.games.space_base.content.schema import About, Colony, Half, Ship
from starboard.games.space_base.content.shape import faults, is_now, show, show_key

TABLES: Final = ("pack", "groups", "starter", "ship", "colony")
CARDS: Final[dict[str, type[Ship] | type[Colony]]] = {"starter": Ship, "ship": Ship, "colony": Colony}
SECTORS: Final = range(1, 13)
LEVELS: Final = (1, 2, 3)

DEAREST_SETUP_CARD: Final = 5  # SB-AMB-18: the card of SB-5.8 is paid from the 5 credits of SB-5.2
SHIPYARD_ROW: Final = 6  # SB-5.6
MOST_PLAYERS: Final = 5
FEWEST: Final = SHIPYARD_ROW + MOST_PLAYERS
PUBLISHED: Final = {1: 48, 2: 48, 3: 36}  # SB-2.2
DRAFT: Final = {1: 4, 2: 2}  # SB-19.6


class Problem(msgspec.Struct):
    """One thing that is wrong, or, for a warning, that differs from the published cards."""

    line: int
    place: str  # the card or table: "ship L1-01-1", "[pack]"
    field: str  # within it: "station.ability.effects[1].low", elements counted from 1; may be empty
    text: str
    warning: bool = False

    def __str__(self) -> str:
        where = f"{self.place}, {self.field}" if self.field else self.place
        return f"line {self.line}, {where}: {self.text}"


def ships_for_draft(level: int, players: int) -> int:
    """How many ships of a level Light-Speed takes: the row of the shipyard and what the players are dealt (SB-19.6)."""
    return SHIPYARD_ROW + players * DRAFT.get(level, 0)


def check(text: str) -> list[Problem]:
    """All problems of a pack in the order of its lines; a pack without errors, warnings aside, can be played."""
    text = text.removeprefix("\ufeff")  # some editors begin every file with it
    try:
        tables = tomllib.loads(text)
        lines = find_lines(text)
    except RecursionError:
        return [Problem(1, "the file", "", "nests lists or tables too deep; five levels are enough for any card.")]
    except ValueError as error:  # besides TOML's own errors: numbers with thousands of digits
        return [_syntax(text, str(error))]
    inspection = _Inspection(tables, lines)
    inspection.run()
    in_order = sorted(inspection.problems, key=lambda problem: problem.line)
    return [problem for problem, _ in groupby(in_order)]  # two effects may have one and the same fault


def _syntax(text: str, message: str) -> Problem:
    found = re.search(r"\(at line (\d+), column (\d+)\)", message)
    last = text.rstrip("\n").count("\n") + 1
    line, column = (int(found[1]), f" at column {found[2]}") if found else (last, "")
    reason = message.partition(" (at ")[0] if "(at " in message else message.partition(":")[0]
    return Problem(line, "the file", "", f"is not valid TOML{column} ({reason}); correct this place first.")


class _Inspection:
    """One run over the tables of a pack."""

    def __init__(self, tables: dict[str, Any], lines: dict[Path, int]) -> None:
        self.tables = tables
        self.lines = lines
        self.problems: list[Problem] = []
        self.groups: set[str] = set()

    def run(self) -> None:
        for name in self.tables:
            if name not in TABLES:
                self.add((name,), f"is not a table of a pack; remove it, or name it one of {', '.join(TABLES)}.")
            elif name in CARDS and not isinstance(self.tables[name], list):
                self.add(
                    (name,), f"is {show(self.tables[name])}; begin each card with [[{name}]] on a line of its own."
                )
        self._about()
        self._groups()
        for table, kind in CARDS.items():
            for index, card in enumerate(self._cards(table)):
                self._card(table, index, card, kind)
        self._ids()
        self._one_per_sector("starter", "starting ship", "SB-5.3")
        self._one_per_sector("colony", "colony", "SB-16.1")
        self._decks()

    def add(self, path: Path, text: str, warning: bool = False) -> None:
        field = ""
        for step in path[2:] if path and path[0] in CARDS else path[1:]:
            if isinstance(step, int):
                field += f"[{step + 1}]"
            else:
                field += f".{show_key(step)}" if field else show_key(step)
        self.problems.append(Problem(line_of(self.lines, path), self._place(path), field, text, warning))

    def _place(self, path: Path) -> str:
        if not path:
            return "the file"
        name = str(path[0])
        if name not in CARDS:
            return f"[{show_key(name)}]"
        if len(path) == 1 or not isinstance(path[1], int):
            return f"[[{name}]]"
        card = self.tables[name][path[1]]
        id = card.get("id") if isinstance(card, dict) else None
        named = isinstance(id, str) and 0 < len(id) <= 16 and id.isprintable()
        return f"{name} {id}" if named else f"{name} number {path[1] + 1}"

    def _cards(self, table: str) -> list[Any]:
        found = self.tables.get(table, [])
        return found if isinstance(found, list) else []

    # Tables and fields

    def _about(self) -> None:
        if "pack" not in self.tables:
            self.add((), "has no [pack] table; begin it with [pack] and the fields game, name and version.")
        else:
            self._faults(About, self.tables["pack"], ("pack",))

    def _groups(self) -> None:
        groups = self.tables.get("groups", {})
        self._faults(dict[str, dict[str, str]], groups, ("groups",))
        if isinstance(groups, dict):
            self.groups.update(groups)

    def _faults(self, kind: Any, value: Any, path: Path) -> set[Path]:
        """Notes what does not fit the type, and returns the fields concerned."""
        found = list(faults(kind, value, path))
        for place, text in found:
            self.add(place, text)
        return {place[: len(path) + 1] for place, _ in found}

    def _card(self, table: str, index: int, card: Any, kind: type[Ship] | type[Colony]) -> None:
        path: Path = (table, index)
        fields = self._without_level(path, card) if kind is Ship and isinstance(card, dict) else card
        bad = self._faults(kind, fields, path)
        if not isinstance(card, dict):
            return

        def sound(name: str) -> bool:
            return name in card and (*path, name) not in bad

        if sound("cost") and card.get("level") == 1 and card["cost"] > DEAREST_SETUP_CARD:
            self.add(
                (*path, "cost"),
                f"is {show(card['cost'])}, but a level 1 ship may be dealt at setup and is paid from 5 credits "
                f"(SB-AMB-18); write {DEAREST_SETUP_CARD} or less.",
            )
        if sound("group") and card["group"] and card["group"] not in self.groups:
            self.add((*path, "group"), f"is {show(card['group'])}, which [groups] does not name; add it there.")
        sector = card["sector"] if sound("sector") else 0
        for name in ("station", "patrol"):
            if kind is Ship and sound(name):
                half = msgspec.convert(card[name], Half)
                for finding in halves.findings(half, sector, (*path, name)):
                    self.add(*finding)

    def _without_level(self, path: Path, card: dict[str, Any]) -> dict[str, Any]:
        """Judges the level, which ships need and starting ships lack, and returns the other fields."""
        level = card.get("level")
        if path[0] == "ship" and not (type(level) is int and level in LEVELS):
            self.add((*path, "level"), f"{is_now(level)}; write one of 1, 2, 3.")
        if path[0] == "starter" and "level" in card:
            self.add((*path, "level"), "does not belong to a starting ship; remove it.")
        return {name: value for name, value in card.items() if name != "level"}

    # The set as a whole

    def _ids(self) -> None:
        seen: dict[str, Path] = {}
        for table in CARDS:
            for index, card in enumerate(self._cards(table)):
                id = card.get("id") if isinstance(card, dict) else None
                if not isinstance(id, str):
                    continue
                path: Path = (table, index, "id")
                if id in seen:
                    line = line_of(self.lines, seen[id])
                    self.add(path, f"is {show(id)}, which is taken on line {line}; give each card an id of its own.")
                seen.setdefault(id, path)

    def _sectors(self, table: str) -> list[tuple[int, int]]:
        """Which card lies in which sector, as far as it can be read."""
        found = []
        for index, card in enumerate(self._cards(table)):
            sector = card.get("sector") if isinstance(card, dict) else None
            if type(sector) is int and sector in SECTORS:
                found.append((index, sector))
        return found

    def _one_per_sector(self, table: str, words: str, rule: str) -> None:
        seen: set[int] = set()
        for index, sector in self._sectors(table):
            if sector in seen:
                self.add((table, index, "sector"), f"is {sector}, which has a {words} already ({rule}); move one.")
            seen.add(sector)
        for sector in SECTORS:
            if sector not in seen:
                remedy = f"add a [[{table}]] with sector = {sector}"
                self.add((table,), f"sector {sector} has no {words} ({rule}); {remedy}.", table == "colony")

    def _decks(self) -> None:
        cards = [card for card in self._cards("ship") if isinstance(card, dict)]
        for level in LEVELS:
            of_level = [card for card in cards if type(card.get("level")) is int and card["level"] == level]
            count = len(of_level)
            if count < FEWEST:
                self.add(
                    ("ship",),
                    f"level {level} has {count} ships, but {SHIPYARD_ROW} lie in the shipyard and each of "
                    f"{MOST_PLAYERS} players may draw one (SB-5.6, SB-5.8); add {FEWEST - count} or more.",
                )
            else:
                self._published(level, count, Counter(str(card.get("sector")) for card in of_level))

    def _published(self, level: int, count: int, sectors: Counter[str]) -> None:
        """What may differ from the published set, but better not by mistake."""
        draft = ships_for_draft(level, MOST_PLAYERS)
        if count < draft:
            self.add(
                ("ship",),
                f"level {level} has {count} ships, but Light-Speed with {MOST_PLAYERS} players needs {draft} "
                "(SB-19.6); add ships or play it with fewer players.",
                True,
            )
        elif count != PUBLISHED[level]:
            text = f"level {level} has {count} ships, the published set {PUBLISHED[level]} (SB-2.2)"
            self.add(("ship",), f"{text}; see if all were meant.", True)
        else:
            share = PUBLISHED[level] // len(SECTORS)
            for sector in SECTORS:
                here = sectors[str(sector)]
                if here != share:
                    text = f"level {level} has {here} ships of sector {sector}, the published set {share}"
                    self.add(("ship",), f"{text} (SB-21.5); see if a sector is mistyped.", True)
