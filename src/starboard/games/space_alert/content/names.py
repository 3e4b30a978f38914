"""What things are called in each language (names.toml)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from starboard.games.space_alert.content.threats import threats
from starboard.kernel.rulebook import LANGUAGES

Names = dict[str, dict[str, dict[str, str]]]


@cache
def _names() -> Names:
    text = files("starboard.games.space_alert.content").joinpath("names.toml").read_text("utf-8")
    return tomllib.loads(text)


def name_of(kind: str, id: str, language: str) -> str:
    """The name of a zone, station, half, card, tile, level, crew member, mission or threat."""
    if kind == "card":  # named by its halves
        return " / ".join(name_of("half", half, language) for half in id.split("/"))
    if kind == "threat":
        return _names()[kind][threats()[id].name][language]
    if kind == "mission":
        group, _, number = id.rpartition("-")
        return f"{_names()['missions'][group][language]} {number}"
    return _names()[kind][id][language]


def pieces() -> dict[str, dict[str, Any]]:
    """Everything that texts refer to, as KIND:ID: for whoever draws the table and cannot read this file."""
    ids = [(kind, id) for kind, named in _names().items() if kind not in ("threat", "missions") for id in named]
    ids += [("threat", id) for id in threats()]
    actions = [id for id in _names()["half"] if id.rstrip("*") in ("A", "B", "C", "bots")]
    moves = [id for id in _names()["half"] if id not in actions]
    ids += [("card", f"{action}/{move}") for action in actions for move in moves]
    return {f"{kind}:{id}": _piece(kind, id) for kind, id in ids}


def _piece(kind: str, id: str) -> dict[str, Any]:
    names = {language: name_of(kind, id, language) for language in LANGUAGES}
    return {"kind": kind, "names": names, "group": {}, "data": {}, "texts": {}}
