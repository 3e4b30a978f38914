"""python -m bench [--json]: our speed beside a peer's and a fixed loop's, in one run on one core."""

from __future__ import annotations

import json
import sys
from typing import Any

from bench import jobs, peer, space_alert, space_base
from starboard.kernel import match as engine

PEER_GAMES = 12
OUR_GAMES = 120
ROUNDS = 3


def measure() -> dict[str, Any]:
    """Ours and the peer's in turn, so that a busy moment of the machine hits both; the best round of each counts."""
    space_base.decisions_per_second(10)  # warm: card set loaded, caches filled
    theirs, ours = [], []
    for _ in range(ROUNDS):
        theirs.append(peer.decisions_per_second(PEER_GAMES))
        ours.append(space_base.decisions_per_second(OUR_GAMES))
    real, steps = max(theirs)
    decisions, games = max(ours)
    return {
        "compiled": not engine.__file__.endswith(".py"),
        "decisions_per_second": round(decisions),
        "games_per_second": round(games, 1),
        "catanatron_decisions_per_second": round(real),
        "catanatron_steps_per_second": round(steps),
        "ratio": round(decisions / real, 2),
        "ratio_to_all_its_steps": round(decisions / steps, 2),
        **{name: round(value, 2) for name, value in space_base.state_costs().items()},
        **{name: round(value, 2) for name, value in space_base.opening_ms().items()},
        **{name: round(value, 2) for name, value in jobs.speedup().items()},
        **space_alert.measure(),
    }


WORDS = {
    "compiled": "engine compiled by mypyc",
    "decisions_per_second": "Space Base, 4 random players: decisions with two or more options a second",
    "games_per_second": "the same, games a second",
    "catanatron_decisions_per_second": "Catanatron, 4 random players: decisions with two or more options a second",
    "catanatron_steps_per_second": "the same, forced steps included",
    "ratio": "ours to Catanatron's, decisions with two or more options on both sides",
    "ratio_to_all_its_steps": "ours to all of Catanatron's steps",
    "copy_us": "copying a state, microseconds",
    "json_us": "a whole state as JSON, microseconds",
    "json_bytes": "its size, bytes",
    "open_ms_median": "opening a finished game at any choice, median, milliseconds",
    "open_ms_p99": "the same, 99th percentile",
    "two_jobs_speedup": "simulate with two jobs to one, wall time",
    "two_processes_speedup": "the most that this machine's second core can give: two batches side by side to one",
    **space_alert.WORDS,
}


if __name__ == "__main__":
    figures = measure()
    if "--json" in sys.argv[1:]:
        print(json.dumps(figures))
    else:
        for name, words in WORDS.items():
            print(f"{figures[name]!s:>12}  {words}")
