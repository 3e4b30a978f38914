"""The peer: Catanatron, a known engine for a dice and building game of the same length, with four random players."""

from __future__ import annotations

import random

from bench.timing import seconds


def decisions_per_second(games: int) -> tuple[float, float]:
    """Its decisions with two or more options, and all its steps, forced ones included."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    real = steps = 0

    def play() -> None:
        nonlocal real, steps
        for number in range(games):
            random.seed(number)
            game = Game([RandomPlayer(color) for color in Color], seed=number)
            while game.winning_color() is None and game.state.num_turns < 1000:
                real += len(game.state.playable_actions) > 1
                steps += 1
                game.play_tick()

    took = seconds(play)
    return real / took, steps / took
