"""The screen and the keyboard: rows in colour where there are colours, and lines that somebody types."""

from __future__ import annotations

import contextlib
import shutil
import sys
from collections.abc import Iterable
from typing import Final, Protocol

from rich.columns import Columns
from rich.console import Console
from rich.text import Text as Styled

from starboard.kernel.game import Row

WIDTH: Final = 100

# What rooms call their styles. Colour is never the only sign: a bar, a mark or a word says the same.
STYLES: Final = {
    "head": "bold",
    "dim": "dim",
    "good": "green",
    "bad": "red",
    "own": "bold",
    "blue": "bright_blue",
    "red": "bright_red",
    "white": "bright_white",
    "yellow": "yellow",
    "green": "green",
    "seat0": "cyan",
    "seat1": "magenta",
    "seat2": "yellow",
    "seat3": "green",
    "seat4": "bright_blue",
}

# For screens that have only the letters of 1968.
PLAIN: Final = str.maketrans(
    {
        "●": "o",
        "○": ".",
        "▌": "|",
        "▸": ">",
        "→": ">",
        "←": "<",
        "↔": "-",
        "¢": "c",
        "↑": "^",
        "★": "*",
        "–": "-",
        "—": "-",
        "·": "-",
        "…": "~",
        "×": "x",
        "‘": "'",
        "’": "'",
        "“": '"',
        "”": '"',
        "−": "-",
        "«": '"',
        "»": '"',
        "█": "#",
        "░": ".",
        "─": "-",
        "≡": "=",
        "◆": "!",
    }
)


class Keyboard(Protocol):
    """Where answers come from."""

    def read(self, prompt: str, seconds: float | None) -> str | None:
        """The next line; None when that many seconds have passed without one; EOFError when there are no more."""


class Stdin:
    """Standard input: a person at a terminal, or a file with one answer on each line."""

    def __init__(self) -> None:
        self.is_person = sys.stdin.isatty()
        if self.is_person:
            with contextlib.suppress(ImportError):  # arrow keys and history, where Python has them
                import readline  # noqa: F401

    def read(self, prompt: str, seconds: float | None) -> str | None:
        if seconds is not None and self.is_person and not _typed_within(prompt, seconds):
            return None
        line = input("" if seconds is not None and self.is_person else prompt)
        if not self.is_person:
            print(line)  # nobody has seen it being typed
        return line


def _typed_within(prompt: str, seconds: float) -> bool:
    """Whether a line comes in time. Windows cannot say: there the news waits for the next line."""
    import select

    print(prompt, end="", flush=True)
    if sys.platform == "win32":
        return True
    if select.select([sys.stdin], [], [], seconds)[0]:
        return True
    print()
    return False


class Screen:
    def __init__(self, keyboard: Keyboard | None = None) -> None:
        self.keyboard = keyboard or Stdin()
        self.width = min(WIDTH, shutil.get_terminal_size((WIDTH, 40)).columns)
        self.console = Console(width=self.width, highlight=False, emoji=False, markup=False)
        self.has_signs = self.console.encoding.startswith("utf")

    def rows(self, rows: Iterable[Row]) -> None:
        for row in rows:
            line = self._styled(row)
            line.rstrip()
            self.console.print(line, soft_wrap=True)

    def say(self, sentence: str, style: str = "", indent: int = 0) -> None:
        """A sentence, or a paragraph: lines that are too long go on below, set in alike."""
        self.beside([(" " * indent, "")], sentence, style)

    def beside(self, mark: Row, sentence: str, style: str = "") -> None:
        """A paragraph to the right of its mark."""
        width = sum(len(text) for text, _ in mark)
        text = self._styled([(sentence, style)]).wrap(self.console, max(20, self.width - width))
        for number, line in enumerate(text):
            line.rstrip()
            start = self._styled(mark) if number == 0 else Styled(" " * width)
            self.console.print(start + line)

    def columns(self, rows: list[Row]) -> None:
        """Short rows side by side, one below the other first, as many columns as there is room for."""
        cells = [self._styled(row) for row in rows]
        self.console.print(Columns(cells, column_first=True, padding=(0, 3)))

    def gap(self) -> None:
        self.console.print()

    def clear(self) -> None:
        """Hides what was shown: wiped from a terminal, pushed away elsewhere."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.console.print("\n" * 40)

    def ask(self, prompt: str, seconds: float | None = None) -> str | None:
        line = self.keyboard.read(prompt if self.has_signs else prompt.translate(PLAIN), seconds)
        return None if line is None else line.strip()

    def _styled(self, row: Row) -> Styled:
        styled = Styled()
        for text, style in row:
            styled.append(text if self.has_signs else text.translate(PLAIN), STYLES.get(style, ""))
        return styled
