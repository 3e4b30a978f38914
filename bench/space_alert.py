"""python -m bench.space_alert: missions reckoned a second, beside a fixed loop of plain Python in the same run."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

from bench.timing import per_call
from starboard.games.space_alert import mission_file
from starboard.games.space_alert.rules import reckoning
from starboard.games.space_alert.rules.position import Reckoning
from starboard.games.space_alert.rules.programs import load
from starboard.games.space_alert.rules.scoring import count

LAST_TURN = 13
TIMES = 1000
# The first published mission with its unconfirmed report: six threats, five crew members with full programs, and all
# twelve turns are played.
MISSION = Path(__file__).parent / "space_alert_mission.json"


def start() -> Reckoning:
    return mission_file.set_up(mission_file.read(json.loads(MISSION.read_text(encoding="utf-8"))))


def rate(work: Callable[[], object], times: int) -> float:
    """How often a second."""
    return 1e6 / per_call(work, times)


def calibration() -> int:
    """A fixed piece of plain Python, to compare machines by."""
    total = 0
    for i in range(1000):
        total += i * i % 7
    return total


def measure() -> dict[str, float | bool]:
    ready = start()
    halfway = ready.clone()
    reckoning.run(halfway, 7)
    program = ready.slots[:12]

    def whole() -> int:
        r = ready.clone()
        reckoning.run(r, LAST_TURN)
        return count(r).total

    def resumed() -> int:
        r = halfway.clone()
        load(r, 0, program)
        reckoning.run(r, LAST_TURN)
        return count(r).total

    def traced() -> Reckoning:
        r = ready.clone()
        r.trace = []
        reckoning.run(r, LAST_TURN)
        return r

    whole_rate = rate(whole, TIMES)
    loops = rate(calibration, TIMES)
    return {
        "compiled": not reckoning.__file__.endswith(".py"),
        "resolutions_per_second": round(whole_rate),
        "calibration_loops_per_second": round(loops),
        "ratio_to_calibration": round(whole_rate / loops, 3),
        "resumed_at_turn_8_per_second": round(rate(resumed, TIMES)),
        "copies_per_second": round(rate(ready.clone, 20 * TIMES)),
        "traced_ms": round(1000 / rate(traced, TIMES), 3),
    }


WORDS = {
    "compiled": "engine compiled by mypyc",
    "resolutions_per_second": "Space Alert, a whole mission with five full programs and six threats, a second",
    "calibration_loops_per_second": "the calibration loop, a fixed piece of plain Python, a second",
    "ratio_to_calibration": "missions reckoned to calibration loops",
    "resumed_at_turn_8_per_second": "the same resumed at turn 8",
    "copies_per_second": "copies of a reckoning a second",
    "traced_ms": "a whole mission with every event told, milliseconds",
}


if __name__ == "__main__":
    figures = measure()
    if "--json" in sys.argv[1:]:
        print(json.dumps(figures))
    else:
        for name, words in WORDS.items():
            print(f"{figures[name]!s:>12}  {words}")
