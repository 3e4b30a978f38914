"""Tournaments: machine players against each other, everybody on every seat equally often."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

import msgspec

from starboard.kernel.data import BadData
from starboard.kernel.game import Game, find_game
from starboard.lab.batch import Batch, Outcome, Progress, run
from starboard.lab.ratings import Interval, Result, elo, elo_intervals, wilson


class Rating(msgspec.Struct):
    """A machine player's standing. `games` counts seats taken, so a bot that sits twice in a game counts twice."""

    bot: str
    elo: float
    elo_interval: Interval
    games: int
    wins: int
    win_rate: float
    win_rate_interval: Interval


class Pair(msgspec.Struct):
    """Two machine players, in the games with both that one of them won."""

    bot: str
    against: str
    wins: int
    losses: int
    win_rate: float
    win_rate_interval: Interval


class Report(msgspec.Struct):
    """A tournament in figures, as `starboard tournament --json` prints it."""

    game: str
    seats: int
    games: int
    seconds: float
    games_per_second: float
    ratings: list[Rating]  # the strongest first
    pairs: list[Pair]
    seat_wins: list[int]
    seed: str
    jobs: int
    options: dict[str, Any]


def lineups(bots: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Every line-up in every order around the table, so arranged that any first part of the list is nearly fair.

    More bots than seats: every choice of them. Fewer: all of them, and every choice of who sits twice.
    """
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadData("A tournament is between two bots or more, each named once.")
    if len(bots) >= seats:
        choices = list(combinations(bots, seats))
    else:
        extra = combinations_with_replacement(bots, seats - len(bots))
        choices = [(*bots, *more) for more in extra]
    rounds: list[list[tuple[str, ...]]] = [_orders(choice) for choice in choices]
    longest = max(len(orders) for orders in rounds)
    return tuple(orders[turn % len(orders)] for turn in range(longest) for orders in rounds)


def _orders(choice: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The orders of some bots around the table: each order is turned through all seats before the next one comes."""
    first, *others = choice
    circles = [(first, *order) for order in permutations(others)]
    return [circle[turn:] + circle[:turn] for circle in dict.fromkeys(circles) for turn in range(len(choice))]


def hold(
    game: str,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: str = "0",
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    room: Game | None = None,
) -> Report:
    """Plays a tournament and rates the bots. `room` is for a game that is not installed."""
    (room or find_game(game)).check_seats(seats)
    batch = Batch(game, lineups(bots, seats), games, seed, options or {})
    begun = time.perf_counter()
    outcomes = run(batch, jobs, progress, room)
    seconds = time.perf_counter() - begun
    results = [_result(batch, outcome) for outcome in outcomes]
    return Report(
        game=game,
        seats=seats,
        games=games,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 2),
        ratings=_ratings(results),
        pairs=[_pair(results, bot, other) for bot, other in combinations(bots, 2)],
        seat_wins=[sum(seat in outcome.winners for outcome in outcomes) for seat in range(seats)],
        seed=seed,
        jobs=jobs,
        options=batch.options,
    )


def _result(batch: Batch, outcome: Outcome) -> Result:
    lineup = batch.lineup(outcome.index)
    return tuple(sorted(lineup)), tuple(sorted(lineup[seat] for seat in outcome.winners))


def _ratings(results: list[Result]) -> list[Rating]:
    points, intervals = elo(results), elo_intervals(results)
    ratings = []
    for bot in points:
        games = sum(players.count(bot) for players, _ in results)
        wins = sum(winners.count(bot) for _, winners in results)
        ratings.append(
            Rating(
                bot,
                round(points[bot], 1),
                _rounded(intervals[bot], 1),
                games,
                wins,
                round(wins / games, 4),
                _rounded(wilson(wins, games), 4),
            )
        )
    return sorted(ratings, key=lambda rating: -rating.elo)


def _pair(results: list[Result], bot: str, other: str) -> Pair:
    both = [winners for players, winners in results if bot in players and other in players]
    wins = sum(winners.count(bot) for winners in both)
    losses = sum(winners.count(other) for winners in both)
    decided = wins + losses
    rate = wins / decided if decided else 0.5
    return Pair(bot, other, wins, losses, round(rate, 4), _rounded(wilson(wins, decided), 4))


def _rounded(interval: Interval, digits: int) -> Interval:
    return round(interval[0], digits), round(interval[1], digits)
