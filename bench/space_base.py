"""Space Base: four random players, all rules, events and log on."""

from __future__ import annotations

import random
import statistics
import time

from bench.timing import per_call, seconds
from starboard.kernel.game import find_game
from starboard.kernel.match import Match
from starboard.lab.playing import play

GAME = find_game("space_base")
RANDOM = ["random"] * 4


def decisions_per_second(games: int) -> tuple[float, float]:
    """Decisions with two or more options, and games."""
    decisions = 0

    def run() -> None:
        nonlocal decisions
        for number in range(games):
            decisions += play(GAME, RANDOM, str(number))[1].decisions

    took = seconds(run)
    return decisions / took, games / took


def middle(match: Match) -> Match:
    """A game half played: boards filled, frames open."""
    return match.open(len(match.log) // 2)


def state_costs() -> dict[str, float]:
    match, _ = play(GAME, RANDOM, "state")
    state = middle(match).state
    return {
        "copy_us": per_call(state.clone, 3000),
        "json_us": per_call(lambda: GAME.codec.encode(state), 3000),
        "json_bytes": len(GAME.codec.encode(state)),
    }


def opening_ms(games: int = 5, places: int = 60) -> dict[str, float]:
    """Opening finished games at any choice: wall time, as a person waits for it."""
    took: list[float] = []
    pick = random.Random(1)
    for number in range(games):
        match, _ = play(GAME, RANDOM, f"open {number}")
        for _ in range(places):
            at = pick.randint(1, len(match.log))
            begun = time.perf_counter()
            match.open(at)
            took.append((time.perf_counter() - begun) * 1e3)
    return {"open_ms_median": statistics.median(took), "open_ms_p99": statistics.quantiles(took, n=100)[98]}
