"""python -m bench.crew [MISSIONS]: how often a machine crew of Space Alert survives.

    python -m bench.crew 200 --jobs 2
    python -m bench.crew 40 --seats 2 --level hard --mission generated --seed mine
    python -m bench.crew 40 --idle 1

Mission number i is flown with the seed "SEED/i", so any number of jobs gives the same figures. Time is that of the
processor, whatever else runs on the machine. `--idle N` gives the last N seats to people who do nothing.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from starboard.games.space_alert.room import GAME
from starboard.games.space_alert.rules.round_position import SpaceAlert
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.game import Player
from starboard.kernel.match import new
from starboard.lab.playing import Tally, play_on, seat_players
from starboard.lab.processes import context, leave_interrupts_to_parent
from starboard.lab.ratings import wilson


class Idle:
    """A person who does nothing for his seat: ready for the start, and no more."""

    def choose(self, view: Any, decision: Decision) -> Value | None:
        if decision.free:
            return None
        return decision.values[0] if decision.default is None else decision.default


class Flown(NamedTuple):
    mission: str
    won: bool
    score: int
    choices: int
    seconds: float


def fly(terms: argparse.Namespace, index: int) -> Flown:
    seed = f"{terms.seed}/{index}"
    match = new(GAME, terms.seats, seed, {"mission": terms.mission})
    crew: list[Player] = seat_players(GAME, [terms.level] * terms.seats, seed)
    crew[terms.seats - terms.idle :] = [Idle()] * terms.idle
    tally = Tally()
    begun = time.process_time()
    play_on(match, crew, tally)
    assert isinstance(match.state, SpaceAlert)
    (result,) = match.state.results
    return Flown(result.mission, result.won, result.total, tally.decisions + tally.forced, time.process_time() - begun)


def measure(terms: argparse.Namespace) -> dict[str, Any]:
    with ProcessPoolExecutor(terms.jobs, context(), initializer=leave_interrupts_to_parent) as pool:
        flown = list(pool.map(partial(fly, terms), range(terms.missions)))
    survived = sum(each.won for each in flown)
    return {
        **vars(terms),
        "survived": survived,
        "share": round(survived / len(flown), 3),
        "interval": [round(end, 3) for end in wilson(survived, len(flown))],
        "score_when_survived": round(sum(each.score for each in flown) / survived, 1) if survived else None,
        "choices": round(sum(each.choices for each in flown) / len(flown)),
        "seconds": round(sum(each.seconds for each in flown) / len(flown), 2),
    }


def terms_of(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.crew")
    parser.add_argument("missions", type=int, nargs="?", default=64)
    parser.add_argument("--level", choices=tuple(GAME.bots), default="normal")
    parser.add_argument("--seats", type=int, choices=range(1, 6), default=4)
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--mission", choices=GAME.option_choices["mission"], default="random")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    print(json.dumps(measure(terms_of(None)), indent=2))
