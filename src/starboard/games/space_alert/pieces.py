"""What lies on the table, for whoever draws it: names, and of threats and trajectories what is printed on them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from msgspec import to_builtins

from starboard.games.space_alert.content import names
from starboard.games.space_alert.content.missions.generator import DIFFICULTIES
from starboard.games.space_alert.content.missions.script import missions
from starboard.games.space_alert.content.threats import MARKS, STATIONS, Effect, Threat, Track, threats, tracks
from starboard.games.space_alert.telling import condition_of, effect_text, nature_of
from starboard.kernel.rulebook import LANGUAGES, read_rules

OWN_RULES: Final = re.compile(r"\*(?P<names>[^*]+)\.\*")  # sections 35 and 36 begin with the cards that they are about
SECTIONS: Final = ("SA-35.", "SA-36.")


@cache
def pieces() -> dict[str, dict[str, Any]]:
    """Everything by KIND:ID."""
    found = names.pieces()
    for id in missions():
        found[f"mission:{id}"] = _named("mission", id)
    for difficulty in DIFFICULTIES:  # a generated mission adds its number
        found[f"mission:generated-{difficulty}"] = _named("missions", f"generated-{difficulty}")
    for id, threat in threats().items():
        found[f"threat:{id}"] |= {"data": _printed(threat), "texts": _texts(threat)}
    for id, track in tracks().items():
        name = dict.fromkeys(LANGUAGES, id)
        found[f"track:{id}"] = {"kind": "track", "names": name, "group": {}, "data": _cells(track), "texts": {}}
    return found


def _named(kind: str, id: str) -> dict[str, Any]:
    called = {language: names.name_of(kind, id, language) for language in LANGUAGES}
    return {"kind": "mission", "names": called, "group": {}, "data": {}, "texts": {}}


def _printed(threat: Threat) -> dict[str, Any]:
    stations = [name for bit, name in enumerate(STATIONS) if threat.stations >> bit & 1]
    return {
        "external": threat.external,
        "serious": threat.serious,
        "yellow": threat.yellow,
        "shield": threat.shield,
        "hp": threat.hp,
        "speed": threat.speed,
        "survived": threat.survived,
        "destroyed": threat.destroyed,
        "stations": stations,
        "conditions": {mark: [_condition(each) for each in threat.actions[index]] for index, mark in _marks()},
        "rules": own_rules().get(threat.name, []),
    }


def _condition(effect: Effect) -> dict[str, Any]:
    """The message around the text of an effect that depends on the threat's damage, if it does."""
    return {"key": condition_of(effect), "cubes": effect.most + 1}


def _texts(threat: Threat) -> dict[str, Any]:
    """What it does on X, Y and Z, effect by effect, and what else is to be known of it."""
    does = {mark: [effect_text(effect) for effect in threat.actions[index]] for index, mark in _marks()}
    texts: dict[str, Any] = to_builtins({**does, "nature": nature_of(threat)})
    return texts


def _marks() -> list[tuple[int, str]]:
    return [(index, mark) for index, mark in enumerate(MARKS) if mark]


def _cells(track: Track) -> dict[str, Any]:
    """By cell, counted from the ship, which mark is on it."""
    return {"length": track.length, "marks": [MARKS[mark] for mark in track.mark[1:]]}


@cache
def own_rules() -> dict[str, list[str]]:
    """The rules of sections 35 and 36 by the English name of the card that they are about."""
    found: dict[str, list[str]] = {}
    for rule in read_rules("starboard.games.space_alert", "en"):
        about = OWN_RULES.match(rule.text) if rule.id.startswith(SECTIONS) else None
        for name in about["names"].split(", ") if about else ():
            found.setdefault(name, []).append(rule.id)
    return found
