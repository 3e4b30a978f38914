"""What commands print: one JSON document or some lines on standard output, and a bar on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from starboard.lab.batch import Progress


def show(document: Any, as_json: bool, lines: Iterable[str]) -> None:
    """Prints the document, or for people the lines (which are made only then)."""
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
    else:
        for line in lines:
            print(line)


def table(rows: list[list[str]]) -> Iterator[str]:
    """Rows under a row of headings. Columns of figures stand to the right, all others to the left."""
    columns = []
    for column in zip(*rows, strict=True):
        width = max(len(cell) for cell in column)
        figures = all(cell[:1].isdigit() for cell in column[1:])
        columns.append([cell.rjust(width) if figures else cell.ljust(width) for cell in column])
    for cells in zip(*columns, strict=True):
        yield "  ".join(cells).rstrip()


@contextmanager
def bar(title: str, total: int) -> Iterator[Progress]:
    """A progress bar, where somebody can see it."""
    if not sys.stderr.isatty():
        yield lambda ended: None
        return
    from rich.console import Console  # only where it is needed: it takes as long to import as all the rest
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda ended: progress.advance(task, ended)
