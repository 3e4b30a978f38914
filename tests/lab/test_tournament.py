"""Tournaments: every bot meets every other one, on every seat equally often."""

from collections import Counter
from itertools import combinations

import pytest

from starboard.kernel.data import BadData
from starboard.lab.tournament import hold, lineups
from tests.kernel.toy import GAME

BOTS = ["a", "b", "c", "d"]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (4, 2), (3, 3), (4, 3), (2, 3), (3, 4), (2, 4), (4, 4)])
def test_everybody_sits_everywhere_equally_often(bots, seats):
    table = lineups(BOTS[:bots], seats)
    for seat in range(seats):
        counts = Counter(lineup[seat] for lineup in table)
        assert len(counts) == bots
        assert len(set(counts.values())) == 1


def test_every_pair_meets_equally_often():
    for seats in (2, 3):
        table = lineups(BOTS, seats)
        meetings = [sum(one in lineup and other in lineup for lineup in table) for one, other in combinations(BOTS, 2)]
        assert len(set(meetings)) == 1


def test_the_first_line_ups_are_nearly_fair_already():
    table = lineups(BOTS[:3], 2)[:3]
    assert sorted(frozenset(lineup) for lineup in table) is not None
    assert {frozenset(lineup) for lineup in table} == {frozenset(pair) for pair in combinations(BOTS[:3], 2)}


def test_three_bots_at_four_seats_all_play():
    assert all(set(lineup) == {"a", "b", "c"} for lineup in lineups(BOTS[:3], 4))


@pytest.mark.parametrize("bots", [["a"], ["a", "a"], []])
def test_one_bot_is_no_tournament(bots):
    with pytest.raises(BadData, match="two bots or more, each named once"):
        lineups(bots, 2)


class Shower:
    """Shows its card at once."""

    def __init__(self, seed):
        pass

    def choose(self, view, decision):
        return decision.values[-1]


class Roller(Shower):
    """Never shows it: it moves 3.5 on average and never 8."""

    def choose(self, view, decision):
        return "roll"


def test_the_better_player_is_rated_higher(monkeypatch):
    monkeypatch.setattr(GAME, "bots", {"shower": Shower, "roller": Roller}, raising=False)
    report = hold("race", ["roller", "shower"], 2, 400, "1", room=GAME)
    best, worst = report.ratings
    assert (best.bot, worst.bot) == ("shower", "roller")
    assert best.win_rate_interval[0] > 0.5 > worst.win_rate_interval[1]
    assert best.elo_interval[0] > worst.elo_interval[1]
    assert best.wins + worst.wins == sum(report.seat_wins) == 400
    assert best.games == worst.games == 400
    pair = report.pairs[0]
    assert (pair.bot, pair.wins, pair.losses) == ("roller", worst.wins, best.wins)
    again = hold("race", ["roller", "shower"], 2, 400, "1", room=GAME)
    assert again.ratings == report.ratings
