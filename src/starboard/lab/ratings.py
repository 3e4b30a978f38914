"""How strong players are, and how sure that is."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence

SURE = 1.959964  # standard deviations that hold 95 %
RESAMPLES = 200
ROUNDS_OF_FIT = 200

Interval = tuple[float, float]
Result = tuple[tuple[str, ...], tuple[str, ...]]  # a game: who played, who won; a name may sit on several seats


def wilson(wins: float, games: int) -> Interval:
    """Wilson's 95 % interval for a share. It never leaves 0 to 1, and holds for few games too."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = SURE * math.sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    middle = share + SURE**2 / (2 * games)
    scale = 1 + SURE**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean(values: Sequence[float]) -> tuple[float, Interval]:
    """A mean and its 95 % interval."""
    middle = sum(values) / len(values)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values)) / len(values)
    return middle, (middle - SURE * spread, middle + SURE * spread)


def elo(results: Sequence[Result]) -> dict[str, float]:
    """Ratings on Elo's scale, 1500 on average: 400 points more are ten times the wins.

    The model is Bradley and Terry's, and for more than two seats Luce's: a player wins with a chance in proportion to
    its strength. Fitted by Hunter's iteration (2004). Everybody also won and lost one game against a player of
    strength 1, so that a player who never lost has a rating too.
    """
    games = Counter(results)
    names = sorted({name for players, _ in games for name in players})
    wins = dict.fromkeys(names, 1.0)
    for (_, winners), count in games.items():
        for winner in winners:
            wins[winner] += count / len(winners)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS_OF_FIT):
        weight = {name: 2 / (strength[name] + 1) for name in names}
        for (players, winners), count in games.items():
            if winners:  # a game that nobody won says nothing
                share = count / sum(strength[name] for name in players)
                for name in players:
                    weight[name] += share
        strength = {name: wins[name] / weight[name] for name in names}
    points = {name: 400 * math.log10(strength[name]) for name in names}
    mean = sum(points.values()) / len(names)
    return {name: 1500 + value - mean for name, value in points.items()}


def elo_intervals(results: Sequence[Result]) -> dict[str, Interval]:
    """95 % intervals of the ratings: how they would differ had other games of the same kind been played."""
    draw = random.Random(len(results))
    ratings = [elo(draw.choices(results, k=len(results))) for _ in range(RESAMPLES)]
    intervals = {}
    for name in elo(results):
        values = sorted(rating[name] for rating in ratings if name in rating)
        outside = len(values) // 40
        intervals[name] = (values[outside], values[-1 - outside])
    return intervals
