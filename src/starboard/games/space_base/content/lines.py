"""On which line of a TOML text a value stands: the parser of the standard library does not tell."""

from __future__ import annotations

import re
import tomllib
from typing import Final

Path = tuple[str | int, ...]

_TOKEN: Final = re.compile(
    r'''(?P<newline>\n)
      | (?P<blank>[ \t\r]+ | \#[^\n]*)
      | (?P<text>"""(?:\\.|[^\\])*?"{3,5} | \'\'\'.*?\'{3,5} | "(?:\\.|[^"\\])*" | '[^']*')
      | (?P<mark>[]\[{}=,.])
      | (?P<bare>[^]\[{}=,.\s\#"']+)''',
    re.VERBOSE | re.DOTALL,
)


def find_lines(text: str) -> dict[Path, int]:
    """The line of every key, table and list element, from 1; the text has to be valid TOML."""
    return _Scan(text).lines


def line_of(lines: dict[Path, int], path: Path) -> int:
    """The line of a value, or of what should contain it."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


class _Scan:
    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
        self.tokens = _tokens(text.replace("\r\n", "\n"))
        self.at = 0
        self.tables: dict[Path, int] = {}  # how many tables an array of tables has so far
        base: Path = ()
        while self.at < len(self.tokens):
            if self._take("\n"):
                continue
            if self._next() == "[":
                base = self._header()
            else:
                self._assignment(base)

    def _next(self) -> str:
        return self.tokens[self.at][0] if self.at < len(self.tokens) else "\n"

    def _take(self, token: str) -> bool:
        if self.at == len(self.tokens) or self._next() != token:
            return False
        self.at += 1
        return True

    def _line(self) -> int:
        return self.tokens[self.at][1]

    def _key(self) -> list[str]:
        """A key, dotted or not."""
        parts = [self._plain()]
        while self._take("."):
            parts.append(self._plain())
        return parts

    def _plain(self) -> str:
        part = self._next()
        self.at += 1
        if part[0] in "\"'":
            return str(tomllib.loads(f"key = {part}")["key"])
        return part

    def _header(self) -> Path:
        line = self._line()
        self._take("[")
        repeated = self._take("[")
        keys = self._key()
        while self._take("]"):
            pass
        path: Path = ()
        for key in keys[:-1]:
            path = self._last((*path, key))
        path += (keys[-1],)
        self.lines.setdefault(path, line)
        if repeated:
            self.tables[path] = self.tables.get(path, 0) + 1
        path = self._last(path)
        self.lines[path] = line
        return path

    def _last(self, path: Path) -> Path:
        """A header below an array of tables means the last of its tables."""
        return (*path, self.tables[path] - 1) if path in self.tables else path

    def _assignment(self, base: Path) -> None:
        line = self._line()
        for key in self._key():
            base += (key,)
            self.lines.setdefault(base, line)
        self._take("=")
        self._value(base)

    def _value(self, path: Path) -> None:
        if self._take("["):
            self._list(path)
        elif self._take("{"):
            while not self._take("}"):
                if not (self._take(",") or self._take("\n")):
                    self._assignment(path)
        else:
            while self._next() not in ("\n", ",", "]", "}"):
                self.at += 1

    def _list(self, path: Path) -> None:
        count = 0
        while not self._take("]"):
            if not (self._take(",") or self._take("\n")):
                self.lines[(*path, count)] = self._line()
                self._value((*path, count))
                count += 1


def _tokens(text: str) -> list[tuple[str, int]]:
    """Everything but blanks and comments, each with its line."""
    tokens = []
    line = 1
    for match in _TOKEN.finditer(text):
        token = match.group()
        if match.lastgroup != "blank":
            tokens.append((token, line))
        line += token.count("\n")
    return tokens
