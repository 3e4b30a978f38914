"""Scenario files: a game set up as somebody wants it, with given dice and choices. Puzzles, bug reports and lessons."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from msgspec import to_builtins

from starboard.kernel.archive import as_clause, parse
from starboard.kernel.chance import BadScript, Chance, Script
from starboard.kernel.data import BadData, plain
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.game import Game, find_game
from starboard.kernel.match import Match, look_at, new
from starboard.kernel.refusal import TABLE_RULES, Refusal
from starboard.text import Catalogue


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """One choice. `decision` or `kind` says which is meant when a seat is asked several things."""

    seat: int
    value: str | int | list[str | int]
    decision: int | None = None
    kind: str | None = None


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A set-up, or a position as `starboard replay` prints it, what is changed in it, and what happens then."""

    game: str
    seats: int | None = None
    options: dict[str, Any] = {}
    seed: int | str = 0
    position: dict[str, Any] | None = None
    changes: dict[str, Any] = {}
    dice: dict[str, list[int | list[str | int]]] = {}
    choices: list[Answer] = []


def play(raw: bytes, name: str, game: Game | None = None) -> Match:
    """Plays the scenario in a document. `name` is what messages call it; `game` is for one not installed."""
    if b'"starboard-match"' in raw[:100]:
        raise BadData(
            f"{name} is a match, not a scenario: `starboard replay` shows it, and prints a position to use here."
        )
    scenario: Scenario = parse(raw, Scenario, name)
    match = _begin(scenario, name, game)
    for number, answer in enumerate(scenario.choices):
        place = f"{name}, choices[{number}]"
        decision = _meant(match, answer, place)
        try:
            match.choose(decision, cast(Value, answer.value))
        except Refusal as refusal:
            raise BadData(f"{place}.value: {_reason(refusal, match)}{_offered(decision)}.") from None
        except BadScript as error:
            raise BadData(f"{place}, dice: {error}") from None
        except Exception as error:
            if match.header.position is None:
                raise
            raise _impossible(name) from error
    if match.header.position is not None:
        try:
            look_at(match)
        except Exception as error:
            raise _impossible(name) from error
    return match


def _begin(scenario: Scenario, name: str, game: Game | None) -> Match:
    seats = scenario.seats
    if scenario.position is not None:
        known = scenario.position.get("seats")
        if seats is not None and seats != known:
            raise BadData(f"{name}, seats: the position has {known} seats, not {seats}; leave one of them out.")
        seats = known if isinstance(known, int) else 0
    if seats is None:
        raise BadData(f"{name}: 'seats' is missing; say how many play, or give a position.")
    script = cast(Script, scenario.dice) or None
    try:
        room = game if game is not None and game.name == scenario.game else find_game(scenario.game)
        position = _changed(room, seats, scenario, script) if scenario.changes else scenario.position
        return new(room, seats, scenario.seed, scenario.options, position, script)
    except BadScript as error:
        raise BadData(f"{name}, dice: {error}") from None
    except BadData as error:
        place = ", changes" if scenario.changes else "" if scenario.position is None else ", position"
        raise BadData(f"{name}{place}: {error}") from None
    except Exception as error:
        if scenario.position is None and not scenario.changes:
            raise
        raise _impossible(name) from error


def _changed(room: Game, seats: int, scenario: Scenario, script: Script | None) -> dict[str, Any]:
    """The position, or the table after the set-up, with what the scenario changes."""
    position = scenario.position
    if position is None:
        room.check_seats(seats)
        chance = Chance(str(scenario.seed))
        chance.script = script
        position = to_builtins(plain(room.lay_out(seats, room.check_options(scenario.options), chance)))
    if scenario.changes.get("seats", seats) != seats:
        raise BadData(f"seats: it is {seats} here; write another number of seats above.")
    state = room.codec.from_plain(_merged(position, scenario.changes, ""))
    room.tidy(state)
    changed: dict[str, Any] = to_builtins(plain(state))
    return changed


def _merged(value: Any, change: Any, place: str) -> Any:
    """An object changes the fields it names, of a list the elements it names by number, counted from 0."""
    if not isinstance(change, dict) or not isinstance(value, (dict, list)):
        return change
    if isinstance(value, dict):
        return {**value, **{key: _merged(value.get(key), item, f"{place}.{key}") for key, item in change.items()}}
    elements = {str(index): item for index, item in enumerate(value)}
    for key, item in change.items():
        if key not in elements:
            raise BadData(f"{place.lstrip('.')}: {key!r} is none of its elements, which are 0 to {len(value) - 1}.")
        elements[key] = _merged(elements[key], item, f"{place}[{key}]")
    return list(elements.values())


def _impossible(name: str) -> BadData:
    """A position of somebody's making may break the assumptions of any rule, even where `check` finds nothing."""
    return BadData(f"{name}, position: the game cannot go on from it; start from one that replay printed.")


def _meant(match: Match, answer: Answer, place: str) -> Decision:
    """The open decision that an answer is for."""
    if not 0 <= answer.seat < match.header.seats:
        raise BadData(f"{place}.seat: there is no seat {answer.seat}; they are 0 to {match.header.seats - 1}.")
    if match.over:
        raise BadData(f"{place}: the game is over before this choice; leave it and those after it out.")
    asked = [decision for decision in match.decisions if decision.seat == answer.seat]
    if not asked:
        others = ", ".join(sorted({str(decision.seat) for decision in match.decisions})) or "nobody"
        raise BadData(f"{place}.seat: seat {answer.seat} is not asked anything here; asked now: {others}.")
    meant = [
        decision
        for decision in asked
        if answer.decision in (None, decision.id) and answer.kind in (None, decision.kind)
    ]
    if len(meant) == 1:
        return meant[0]
    names = ", ".join(f"{decision.id} ({decision.kind})" for decision in asked)
    if not meant:
        raise BadData(f"{place}: this decision is not open; the open ones of seat {answer.seat} are: {names}.")
    raise BadData(f"{place}: seat {answer.seat} is asked several things, {names}; say which by 'decision' or 'kind'.")


def _reason(refusal: Refusal, match: Match) -> str:
    """Why an answer is refused: in the game's own words where the rule is the game's."""
    if refusal.rule in TABLE_RULES:
        return as_clause(refusal)
    words = Catalogue("en", match.game, options=match.header.options)
    return f"{words.say(refusal.text).rstrip('.')} ({refusal.rule})"


def _offered(decision: Decision) -> str:
    if not decision.values:
        return ""
    return "; the answers are: " + ", ".join(str(value) for value in decision.values)
