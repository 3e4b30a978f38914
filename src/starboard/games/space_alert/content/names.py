"""What things are called in each language (names.toml)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from starboard.games.space_alert.content.threats import threats

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
