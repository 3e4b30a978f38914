"""Ratings and intervals, against figures from the literature and from arithmetic."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.lab.ratings import elo, elo_intervals, wilson


def test_wilson_gives_the_textbook_figures():
    # Newcombe 1998, Statistics in Medicine 17, table I, method 3 (score, without continuity correction).
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)
    assert wilson(29, 29) == pytest.approx((0.8830, 1.0), abs=5e-5)


def test_nothing_played_says_nothing():
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 5000).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_an_interval_holds_its_share(counts):
    wins, games = counts
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games + 1e-12 and wins / games - 1e-12 <= high <= 1


def duel(winner, loser, times):
    return [(tuple(sorted((winner, loser))), (winner,))] * times


def test_ten_times_the_wins_are_400_points():
    ratings = elo(duel("a", "b", 10_000) + duel("b", "a", 1_000))
    assert ratings["a"] - ratings["b"] == pytest.approx(400, abs=1)
    assert sum(ratings.values()) == pytest.approx(3000)


def test_equal_players_are_equal():
    ratings = elo(duel("a", "b", 30) + duel("b", "a", 30))
    assert ratings == {"a": pytest.approx(1500), "b": pytest.approx(1500)}


def test_ratings_carry_over_from_one_opponent_to_the_next():
    """The model foretells a game that was not played: 3 to 1 twice is 9 to 1."""
    ratings = elo(duel("a", "b", 3000) + duel("b", "a", 1000) + duel("b", "c", 3000) + duel("c", "b", 1000))
    assert 10 ** ((ratings["a"] - ratings["c"]) / 400) == pytest.approx(9, rel=0.02)


def test_four_at_a_table_are_rated_by_their_share_of_wins():
    table = ("a", "b", "c", "d")
    ratings = elo([(table, ("a",))] * 4000 + [(table, (other,)) for other in "bcd"] * 2000)
    assert 10 ** ((ratings["a"] - ratings["b"]) / 400) == pytest.approx(2, rel=0.01)


def test_who_never_lost_has_a_rating_too():
    ratings = elo(duel("a", "b", 50))
    assert 1500 < ratings["a"] < 2500


def test_a_shared_win_is_half_a_win_and_a_game_nobody_won_is_none():
    shared = elo([(("a", "b"), ("a", "b"))] * 20)
    assert shared["a"] == pytest.approx(1500)
    assert elo(duel("a", "b", 5) + [(("a", "b"), ())] * 100) == elo(duel("a", "b", 5))


def test_a_name_on_two_seats_has_two_chances():
    ratings = elo([(("a", "a", "b"), ("a",))] * 2000 + [(("a", "a", "b"), ("b",))] * 1000)
    assert ratings["a"] == pytest.approx(1500, abs=2)


def test_intervals_hold_the_rating_and_narrow_with_more_games():
    few = duel("a", "b", 30) + duel("b", "a", 20)
    many = few * 20
    for results in (few, many):
        low, high = elo_intervals(results)["a"]
        assert low < elo(results)["a"] < high
    width = {len(r): high - low for r in (few, many) for low, high in [elo_intervals(r)["a"]]}
    assert width[1000] < width[50] / 3
    assert elo_intervals(few) == elo_intervals(few)
