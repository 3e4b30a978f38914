"""Whatever is handed to a game, it is taken or refused in one sentence, and a refusal changes nothing.

Match files, scenarios, packs and choices are damaged by Hypothesis, the same way every time. The slow profile tries
many more of each.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from starboard.kernel import archive
from starboard.kernel.conformance import dice, playout, step
from starboard.kernel.data import BadData
from starboard.kernel.game import Game, games
from starboard.kernel.match import Match, new
from starboard.kernel.refusal import Refusal
from starboard.terminal import scenario
from starboard.terminal.matches import laid_open, story
from tests.kernel.smallest import GAME as SMALLEST
from tests.kernel.toy import GAME as TOY

GAMES = [*games().values(), TOY, SMALLEST]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def often(examples: int) -> Callable[[Any], Any]:
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    return settings(max_examples=examples, deadline=None, suppress_health_check=checks)


def fuzzed(*strategies: st.SearchStrategy[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The test with a few examples always, and with many in the slow profile, for every game."""

    def wrap(test: Callable[..., None]) -> Callable[..., None]:
        @each_game
        @pytest.mark.parametrize("examples", [100, pytest.param(500, marks=pytest.mark.slow)], ids=["few", "many"])
        def run(game: Game, examples: int) -> None:
            @often(examples)
            @given(st.tuples(*strategies))
            def tried(drawn: tuple[Any, ...]) -> None:
                test(game, *drawn)

            tried()

        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run

    return wrap


@cache
def played(game: Game, steps: int = 25) -> Match:
    """A match in progress, with something taken back and, where the game has a clock, time that passed."""
    match, below = new(game, game.min_seats, 11), dice(11)
    for _ in range(steps):
        if not match.over:
            step(match, below)
    if match.choices_after(0):
        match.undo(0, agreed=True)
        step(match, below)
    return match


def sentence(error: BadData) -> None:
    text = str(error)
    assert text and "\n" not in text and text[-1] in ".?", text
    assert "Traceback" not in text


def refused_or(act: Callable[[], Any]) -> Any:
    """What an act returns, or None where it is refused as it should be. Anything else comes through."""
    try:
        return act()
    except BadData as error:
        sentence(error)
        return None


# Damage -------------------------------------------------------------------------------------------------------------

HUGE = [10**30, -(10**30), 2**63, 2**63 - 1, -1, 0, 1e300, True, None, "", "\x00", "🚀" * 50, [], {}, [[]], {"": {}}]
anything: st.SearchStrategy[Any] = st.sampled_from(HUGE) | st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
# How a document is changed: where, as a share of all places, and what is done there.
edits = st.lists(
    st.tuples(
        st.floats(0, 1, exclude_max=True),
        st.sampled_from(["replace", "delete", "double", "rename", "borrow", "shift"]),
        st.floats(0, 1, exclude_max=True),
        anything,
    ),
    min_size=1,
    max_size=3,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything inside a document."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from places(item, (*path, key))


def at(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        document = document[key]
    return document


def damaged(document: Any, how: list[tuple[float, str, float, Any]]) -> Any:
    document = copy.deepcopy(document)
    for share, act, other, value in how:
        everywhere = list(places(document))
        if not everywhere:
            return document
        path = everywhere[int(share * len(everywhere))]
        holder, key = at(document, path[:-1]), path[-1]
        if act == "replace":
            holder[key] = copy.deepcopy(value)
        elif act == "borrow":  # something of another place: the right type, and the wrong thing
            holder[key] = copy.deepcopy(at(document, everywhere[int(other * len(everywhere))]))
        elif act == "shift" and type(holder[key]) is int:
            holder[key] += 1 if other < 0.5 else -1
        elif act == "double" and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        elif act == "rename" and isinstance(holder, dict):
            holder[f"{key}x"] = holder.pop(key)
        else:
            del holder[key]
    return document


# Match files --------------------------------------------------------------------------------------------------------


@cache
def file_of(game: Game) -> bytes:
    return archive.dump(played(game))


def read(game: Game, raw: bytes) -> None:
    """A damaged file is refused, or it leads to the very position it was written at."""
    match = refused_or(lambda: archive.read(raw, "match.json", game))
    if match is not None:
        assert match.game.codec.digest(match.state) == game.codec.digest(played(game).state)


@fuzzed(edits)
def test_an_edited_match_file(game: Game, how: list[Any]) -> None:
    read(game, json.dumps(damaged(json.loads(file_of(game)), how)).encode())


@fuzzed(st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(0, 255)), min_size=1, max_size=4))
def test_a_match_file_with_other_bytes(game: Game, changes: list[tuple[float, int]]) -> None:
    raw = bytearray(file_of(game))
    for share, byte in changes:
        raw[int(share * len(raw))] = byte
    read(game, bytes(raw))


@fuzzed(st.floats(0, 1, exclude_max=True), st.binary(max_size=20))
def test_a_truncated_match_file(game: Game, share: float, tail: bytes) -> None:
    raw = file_of(game)
    assert refused_or(lambda: archive.read(raw[: int(share * (len(raw) - 2))], "match.json", game)) is None
    read(game, raw[: int(share * len(raw))] + tail)


@each_game
def test_records_of_other_games_are_refused(game: Game) -> None:
    own = json.loads(file_of(game))
    for other in GAMES:
        if other is not game:
            mixed = {**own, "log": json.loads(file_of(other))["log"]}
            raw = json.dumps(mixed).encode()
            assert refused_or(lambda raw=raw: archive.read(raw, "match.json", game)) is None
            mixed = {**own, "header": json.loads(file_of(other))["header"]}
            raw = json.dumps(mixed).encode()
            assert refused_or(lambda raw=raw, other=other: archive.read(raw, "match.json", other)) is None


@each_game
@pytest.mark.parametrize("depth", [30, 400, 5000, 200_000])
@pytest.mark.parametrize("field", ["options", "position", "seed"])
def test_deep_nesting_in_a_match_file(game: Game, depth: int, field: str) -> None:
    raw = file_of(game).replace(
        b'"header": {', b'"header": {"%s": ' % field.encode() + b"[" * depth + b"]" * depth + b","
    )
    assert refused_or(lambda: archive.read(raw, "match.json", game)) is None


# Scenarios ----------------------------------------------------------------------------------------------------------


@cache
def scenario_of(game: Game, steps: int) -> dict[str, Any]:
    """A scenario that goes on from a position in the middle of a game, with one choice."""
    match = played(game, steps)
    document: dict[str, Any] = {
        "game": game.name,
        "options": match.header.options,
        "seed": 3,
        "position": match.position(),
        "dice": {"dice": [3, 4], "die": [2]},
    }
    asked = match.decisions[0] if match.decisions else None
    if asked and asked.values and asked.max == 1:
        document["choices"] = [{"seat": asked.seat, "kind": asked.kind, "value": asked.values[-1]}]
    copied: dict[str, Any] = json.loads(msgspec.json.encode(document))
    return copied


def run(game: Game, document: Any) -> None:
    """A damaged scenario is refused, or it leads to a position that can be shown to everybody."""
    raw = json.dumps(document).encode()
    match = refused_or(lambda: scenario.play(raw, "puzzle.json", game))
    if match is not None:
        for as_ in ("all", "0", "spectator"):
            assert msgspec.json.encode(laid_open(match, as_))
            assert all(isinstance(line, str) for line in story(match, as_, "en"))


@fuzzed(st.sampled_from([0, 3, 25, 60]), edits)
def test_an_edited_scenario(game: Game, steps: int, how: list[Any]) -> None:
    run(game, damaged(scenario_of(game, steps), how))


@fuzzed(
    st.dictionaries(
        st.sampled_from(["game", "seats", "seed", "options", "dice", "choices", "position", "changes"]), anything
    )
)
def test_a_scenario_of_anything(game: Game, fields: dict[str, Any]) -> None:
    run(game, {"game": game.name, "seats": game.min_seats, **fields})


@fuzzed(st.sampled_from([0, 25]), edits)
def test_changes_of_anything(game: Game, steps: int, how: list[Any]) -> None:
    changes = damaged(scenario_of(game, steps)["position"], how)
    run(game, {"game": game.name, "seats": game.min_seats, "changes": changes})


@each_game
def test_an_untouched_scenario_is_played(game: Game) -> None:
    for steps in (0, 3, 25):
        document = scenario_of(game, steps)
        match = scenario.play(json.dumps(document).encode(), "puzzle.json", game)
        assert len(match.log) == 1 + len(document.get("choices", []))


# Packs --------------------------------------------------------------------------------------------------------------


@fuzzed(
    st.text() | st.lists(st.sampled_from(["[pack]", "[[ship]]", "id", "=", "'x'", "3", "\n", "[", "}"])).map("".join)
)
def test_a_pack_of_anything(game: Game, text: str) -> None:
    for problem in refused_or(lambda: game.check_pack(text)) or ():
        assert problem.line >= 1 and "\n" not in str(problem)


# Options and seats --------------------------------------------------------------------------------------------------


@fuzzed(
    st.dictionaries(st.sampled_from(["pack", "light_speed", "mission", "expansions", "x", ""]), anything, max_size=3),
    st.integers(-3, 9),
)
def test_options_of_anything(game: Game, options: dict[str, Any], seats: int) -> None:
    match = refused_or(lambda: new(game, seats, 1, options))
    assert match is None or game.min_seats <= seats <= game.max_seats


# Choices ------------------------------------------------------------------------------------------------------------


@cache
def moments(game: Game) -> list[Match]:
    """Some points of a random game with an open decision."""
    found = [match.fork(len(match.log)) for n, match in enumerate(playout(game, game.max_seats, 5)) if n % 7 == 0]
    return [match for match in found if match.decisions][:12]


@fuzzed(
    st.floats(0, 1, exclude_max=True),
    anything | st.lists(st.sampled_from(["pass", "sum", "roll", 1, 2]), max_size=4),
    st.none() | st.integers(-2, 6) | st.sampled_from([2**63, True]),
    st.integers(-1, 3) | st.sampled_from([10**30, -(10**30)]),
)
def test_a_choice_of_anything(game: Game, share: float, value: Any, seat: int | None, offset: int) -> None:
    """The door every table, file and program goes through."""
    match = moments(game)[int(share * len(moments(game)))]
    match = match.fork(len(match.log))
    before, log, events = match.position(), match.log.copy(), match.events.copy()
    asked = match.decisions[0]
    try:
        match.choose(asked.id + offset, value, seat)
    except Refusal as refusal:
        assert refusal.rule and refusal.text.key and "\n" not in str(refusal)
        assert (match.position(), match.log, match.events) == (before, log, events)
    else:
        assert len(match.log) == len(log) + 1
        match.verify()


@fuzzed(
    st.floats(0, 1, exclude_max=True),
    st.integers(-2, 6),
    st.integers(-3, 30) | st.just(10**30),
    st.booleans(),
    st.integers(-5, 10) | st.sampled_from([-(10**30), 3600_000]),
)
def test_taking_back_and_passing_time(
    game: Game, share: float, seat: int, choices: int, agreed: bool, later: int
) -> None:
    match = moments(game)[int(share * len(moments(game)))]
    match = match.fork(len(match.log))
    for act in (lambda: match.undo(seat, choices, agreed), lambda: match.advance(match.state.now + later)):
        before, log, events = match.position(), match.log.copy(), match.events.copy()
        try:
            act()
        except Refusal as refusal:
            assert refusal.rule in ("T-5", "T-7")
            assert (match.position(), match.log, match.events) == (before, log, events)
        else:
            assert len(match.log) == len(log) + 1
    match.verify()
