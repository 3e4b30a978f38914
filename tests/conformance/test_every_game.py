"""The conformance kit on every installed game, at every number of seats."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from starboard.kernel import conformance as kit
from starboard.kernel.game import Game, games
from starboard.kernel.match import new
from starboard.text.catalogue import Catalogue
from tests.conformance.tables import Seating, seatings
from tests.kernel.smallest import GAME as SMALLEST
from tests.kernel.toy import GAME as TOY

INSTALLED = list(games().values())
GAMES = [*INSTALLED, TOY, SMALLEST]
TABLES = [table for game in GAMES for table in seatings(game)]
table_of = pytest.mark.parametrize("table", TABLES, ids=str)


@table_of
def test_random_play_ends(table: Seating) -> None:
    for seed in range(table.many):
        kit.check_ends(table.game, table.seats, seed, table.options)


@pytest.mark.slow
@table_of
def test_random_play_ends_from_hundreds_of_seeds(table: Seating) -> None:
    for seed in range(1000, 1000 + table.very_many):
        kit.check_ends(table.game, table.seats, seed, table.options)


@table_of
def test_decisions_are_sound(table: Seating) -> None:
    for seed in range(table.few):
        kit.check_decisions(table.game, table.seats, seed, table.options)


@table_of
def test_states_survive_writing_and_reading(table: Seating) -> None:
    kit.check_round_trip(table.game, table.seats, 1, table.options)


@table_of
def test_copies_are_independent(table: Seating) -> None:
    kit.check_clones(table.game, table.seats, 2, table.options, every=table.stride)


@table_of
def test_the_log_is_the_game(table: Seating) -> None:
    for seed in range(3, 3 + table.few):
        kit.check_replay(table.game, table.seats, seed, table.options)


@table_of
def test_undo_leaves_nothing_behind(table: Seating) -> None:
    kit.check_undo(table.game, table.seats, 4, table.options)


@table_of
def test_views_tell_no_secrets(table: Seating) -> None:
    kit.check_secrecy(table.game, table.seats, 5, table.options, every=table.stride)


@table_of
def test_late_time_and_punctual_time_agree(table: Seating) -> None:
    kit.check_time(table.game, table.seats, 6, table.options)


@pytest.mark.parametrize("table", [table for table in TABLES if table.game in INSTALLED], ids=str)
def test_everything_can_be_said(table: Seating) -> None:
    names = [f"Player {seat}" for seat in range(table.seats)]
    options = new(table.game, table.seats, 7, table.options).header.options
    for language in ("en", "ru", "it"):
        catalogue = Catalogue(language, table.game, names, options, strict=True)
        kit.check_words(table.game, table.seats, 7, catalogue.say, table.options)


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(values=st.lists(json_values, min_size=1, max_size=8), seed=st.integers(0, 50))
def test_what_is_not_offered_is_refused_and_changes_nothing(game: Game, values: list[Any], seed: int) -> None:
    kit.check_refusals(game, game.min_seats, seed, values)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_frames_can_be_made_without_arguments(game: Game) -> None:
    kit.check_frames(game)


def test_hash_seeds_make_no_difference() -> None:
    code = (
        "import json; from starboard.kernel import conformance as kit; from starboard.kernel.game import games;"
        "print(json.dumps([kit.digests(game, game.max_seats, [8, 9]) for game in games().values()]))"
    )
    answers = []
    for hash_seed in ("0", "1", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        ran = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True, timeout=300)
        answers.append(json.loads(ran.stdout))
    assert answers[0] == answers[1] == answers[2]
    assert len(answers[0]) == len(games())


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.name)
def test_random_play_is_fast_enough_for_search(game: Game) -> None:
    # Ratio to a fixed loop of plain Python, so a slow machine is no excuse; the floor is a third of what was measured.
    assert kit.pace(game, game.max_seats, [1, 2, 3]) > game.pace_floor
