"""`starboard replay` and `starboard run`: a match, laid open."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from starboard.kernel import archive
from starboard.kernel.data import BadData
from starboard.kernel.decisions import Text
from starboard.kernel.events import Event
from starboard.kernel.match import Match
from starboard.terminal import scenario
from starboard.terminal.output import show
from starboard.text import Catalogue

ALL = "all"
SPECTATOR = "spectator"


def replay(file: Path, at: int | None, as_: str, verify: bool, language: str, as_json: bool) -> None:
    match = archive.load(file)
    if verify:
        match.verify()
    records = len(match.log)
    shown = match if at is None else match.open(at)
    document = laid_open(shown, as_)
    document["records"] = records
    if verify:
        document["verified"] = True
    show(document, as_json, story(shown, as_, language))


def run(file: Path, language: str, as_json: bool) -> None:
    match = scenario.play(archive.read_file(file), str(file))
    document = laid_open(match, ALL)
    left = {stream: answers for stream, answers in (match.state.chance.script or {}).items() if answers}
    document["dice_left"] = left
    show(document, as_json, chain(story(match, ALL, language), _unused(match, left)))


def _unused(match: Match, left: dict[str, list[Any]]) -> Iterator[str]:
    """Given answers that nobody asked for; for a stream that was never asked, perhaps a slip, those that were."""
    known = match.state.chance.streams
    for stream, answers in left.items():
        hint = "" if stream in known else f"; chance was asked for {', '.join(sorted(known)) or 'nothing'}"
        yield f"Not needed: {stream} {answers}{hint}"


def laid_open(match: Match, as_: str) -> dict[str, Any]:
    """What somebody may know of a match: `all` is everything, a seat or a spectator no more than their view."""
    header = match.header
    document: dict[str, Any] = {
        "game": header.game,
        "version": header.version,
        "seats": header.seats,
        "options": header.options,
        "at": len(match.log),
        "as": as_,
        "now": match.state.now,
        "over": match.over,
        "winners": match.winners,
    }
    if as_ == ALL:
        document["seed"] = header.seed
        document["position"] = match.position()
    else:
        document["view"] = match.view(_seat(match, as_))
    decisions = match.decisions if as_ == ALL else [d for d in match.decisions if d.seat == _seat(match, as_)]
    document["decisions"] = [
        {**msgspec.to_builtins(decision), "options": match.options(decision)} for decision in decisions
    ]
    document["events"] = _events(match, as_)
    return document


def story(match: Match, as_: str, language: str) -> Iterator[str]:
    """The same in sentences."""
    words = Catalogue(language, match.game, options=match.header.options)
    for event in _events(match, as_):
        yield words.say(match.game.tell(event))
    for decision in match.decisions:
        if as_ not in (ALL, str(decision.seat)):
            continue
        yield ""
        seat = words.say(Text("seat-name", {"number": decision.seat + 1}))
        yield f"{seat}: {words.say(match.game.prompt(decision))}"
        for option in match.options(decision):
            forbidden = f" ({option.forbidden})" if option.forbidden else ""
            yield f"  {option.value}: {words.say(option.text)}{forbidden}"


def _events(match: Match, as_: str) -> list[Event]:
    return match.events if as_ == ALL else match.events_for(_seat(match, as_))


def _seat(match: Match, as_: str) -> int | None:
    if as_ == SPECTATOR:
        return None
    if not as_.isdecimal() or int(as_) >= match.header.seats:
        last = match.header.seats - 1
        raise BadData(f"--as takes a seat from 0 to {last}, 'spectator' or 'all'; '{as_}' is none of them.")
    return int(as_)
