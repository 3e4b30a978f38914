"""The table as rows of letters: a room's own sketch, or for any other game a plain one made from the view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from starboard.kernel.game import Game, Row, Sketch, Words
from starboard.terminal.rooms import lines

# What is told elsewhere: the questions stand below the board, and a person knows where they sit.
ELSEWHERE = ("seat", "decisions", "waiting_for", "winners")


def sketch_of(game: Game) -> Sketch:
    return game.sketch or PlainSketch()


def shown(view: Any) -> dict[str, Any]:
    """What a view says about the table itself."""
    fields: dict[str, Any] = msgspec.to_builtins(view)
    return {name: value for name, value in fields.items() if name not in ELSEWHERE}


class PlainSketch:
    """Names and values, for a game whose room draws nothing (law 12)."""

    headings: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()

    def page(self, view: Any) -> Any:
        return shown(view)

    def headline(self, view: Any, words: Words) -> Iterable[Row]:
        return ()

    def table(self, view: Any, words: Words, seat: int | None) -> Iterator[Row]:
        for line in lines(shown(view)):
            yield [(line, "")]

    def rest(self, view: Any, words: Words) -> Iterable[Row]:
        return ()

    def note(self, view: Any, words: Words, thing: str) -> str:
        return ""

    def cards(self, view: Any, words: Words) -> Iterable[tuple[str, list[str]]]:
        return ()
