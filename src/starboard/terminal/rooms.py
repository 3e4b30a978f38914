"""Commands that a room adds: `GAME.commands` maps their names to plain functions.

    def resolve(mission: dict[str, Any], /, *, trace: bool = False, through: int | None = None) -> dict[str, Any]:
        \"\"\"Works out a mission.\"\"\"

becomes `starboard resolve MISSION.json [--trace] [--through N] [--json]`. A parameter that is a dict is a JSON file
named on the command line; so is one that is certain words or something else, unless it is one of those words. All
others are as they are; what the function returns is printed. A function that returns a Search becomes a command with
--seconds, --evaluations, --jobs and --seed. BadData is bad input.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from cyclopts import Parameter

from starboard.kernel.archive import parse, read_file
from starboard.kernel.game import Search, games
from starboard.terminal import searches
from starboard.terminal.output import show

Command = Callable[..., None]
Json = Annotated[bool, Parameter(name="--json", help="Print one JSON document.")]


def commands() -> Iterator[tuple[str, Command]]:
    for game in games().values():
        for name, function in game.commands.items():
            yield name, command(function)


def command(function: Callable[..., Any]) -> Command:
    """The function as a command: files are read, the result is shown."""
    kinds = get_type_hints(function)
    signature = inspect.signature(function)
    files = {name: file for name in signature.parameters if (file := File.of(kinds[name])) is not None}
    searching = kinds["return"] is Search

    def run(*args: Any, json: bool = False, **options: Any) -> None:
        terms = searches.terms(options) if searching else None
        given = signature.bind(*args, **options)
        for name in files.keys() & given.arguments.keys():
            given.arguments[name] = files[name].read(given.arguments[name])
        result = function(*given.args, **given.kwargs)
        if terms is not None:
            result = searches.run(result, terms)
        show(result, json, lines(result))

    parameters = [
        parameter.replace(
            annotation=files[name].annotation if name in files else kinds[name],
            kind=inspect.Parameter.KEYWORD_ONLY
            if parameter.kind is parameter.KEYWORD_ONLY
            else parameter.POSITIONAL_ONLY,
        )
        for name, parameter in signature.parameters.items()
    ]
    more = [inspect.Parameter("json", inspect.Parameter.KEYWORD_ONLY, default=False, annotation=Json)]
    run.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [*parameters, *(searches.PARAMETERS if searching else ()), *more]
    )
    run.__doc__ = function.__doc__
    return run


class File:
    """A parameter that is read from a JSON file of some type, unless it is one of these words."""

    def __init__(self, type: Any, words: tuple[str, ...] = ()) -> None:
        self._type = type
        self._words = words
        self.annotation: Any = str if words else Path

    @classmethod
    def of(cls, kind: Any) -> File | None:
        if dict in (kind, get_origin(kind)):
            return cls(dict[str, Any])
        either = get_args(kind)
        if either and get_origin(either[0]) is Literal:
            return cls(either[1], get_args(either[0]))
        return None

    def read(self, name: Any) -> Any:
        return name if name in self._words else parse(read_file(name), self._type, str(name))


def lines(result: Any, indent: str = "") -> Iterator[str]:
    """A result for people: names and values, what is inside them set in."""
    items = result.items() if isinstance(result, dict) else enumerate(result) if isinstance(result, list) else ()
    for key, value in items:
        if isinstance(value, (dict, list)) and value:
            yield f"{indent}{key}:"
            yield from lines(value, indent + "  ")
        else:
            yield f"{indent}{key}: {value}"
