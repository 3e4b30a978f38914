"""Commands that a room adds: `GAME.commands` maps their names to plain functions.

    def resolve(mission: dict[str, Any], /, *, trace: bool = False, through: int | None = None) -> dict[str, Any]:
        \"\"\"Works out a mission.\"\"\"

becomes `starboard resolve MISSION.json [--trace] [--through N] [--json]`. A parameter that is a dict is a JSON file
named on the command line, all others are as they are; what the function returns is printed. BadData is bad input.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any, get_origin, get_type_hints

from cyclopts import Parameter

from starboard.kernel.archive import parse, read_file
from starboard.kernel.game import games
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
    files = {name for name in signature.parameters if dict in (kinds[name], get_origin(kinds[name]))}

    def run(*args: Any, json: bool = False, **options: Any) -> None:
        given = signature.bind(*args, **options)
        for name in files & given.arguments.keys():
            path = given.arguments[name]
            given.arguments[name] = parse(read_file(path), dict[str, Any], str(path))
        result = function(*given.args, **given.kwargs)
        show(result, json, lines(result))

    parameters = [
        parameter.replace(
            annotation=Path if name in files else kinds[name],
            kind=inspect.Parameter.POSITIONAL_ONLY if name in files else inspect.Parameter.KEYWORD_ONLY,
        )
        for name, parameter in signature.parameters.items()
    ]
    as_json = inspect.Parameter("json", inspect.Parameter.KEYWORD_ONLY, default=False, annotation=Json)
    run.__signature__ = inspect.Signature([*parameters, as_json])  # type: ignore[attr-defined]
    run.__doc__ = function.__doc__
    return run


def lines(result: Any, indent: str = "") -> Iterator[str]:
    """A result for people: names and values, what is inside them set in."""
    items = result.items() if isinstance(result, dict) else enumerate(result) if isinstance(result, list) else ()
    for key, value in items:
        if isinstance(value, (dict, list)) and value:
            yield f"{indent}{key}:"
            yield from lines(value, indent + "  ")
        else:
            yield f"{indent}{key}: {value}"
