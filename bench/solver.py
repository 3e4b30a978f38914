"""python -m bench.solver [EVALUATIONS] [--json]: how the score of six missions grows while `solve` searches.

Time is that of the processor in one process, so that what else runs on the machine counts little. The same number of
evaluations always finds the same.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from starboard.games.space_alert.solver import solving
from starboard.lab.searching import Outcome, Terms, job_news

MISSIONS = Path(__file__).parent / "missions"
EVALUATIONS = 30_000
LOOKS = (1_000, 5_000, 10_000, 20_000, 30_000)  # evaluations after which the score is noted
CARDS = ("ordinary", "any")


def measure(evaluations: int = EVALUATIONS) -> list[dict[str, Any]]:
    return [
        grown(path.stem, json.loads(path.read_text(encoding="utf-8")), cards, evaluations)
        for path in sorted(MISSIONS.glob("*.json"))
        for cards in CARDS
    ]


def grown(name: str, mission: dict[str, Any], cards: str, evaluations: int) -> dict[str, Any]:
    """The score after so many evaluations; None while the mission is lost."""
    outcome = Outcome()
    scores: dict[int, int | None] = {}
    begun = time.process_time()
    for news in job_news(solving.search(mission, cards), Terms(1.0, evaluations, 1, "0"), 0, None):
        outcome.hear(news, 0.0)
        for look in LOOKS:
            if outcome.evaluations >= look:
                scores.setdefault(look, outcome.found.score if outcome.found is not None else None)
    seconds = time.process_time() - begun
    rate = round(outcome.evaluations / seconds)
    return {"mission": name, "cards": cards, "scores": scores, "evaluations_per_second": rate}


def main(arguments: list[str]) -> None:
    numbers = [int(word) for word in arguments if word.isdecimal()]
    found = measure(*numbers)
    if "--json" in arguments:
        print(json.dumps(found))
        return
    print(f"{'mission':24}{'cards':10}" + "".join(f"{look:>9,}" for look in LOOKS) + "   a second")
    for line in found:
        scores = [line["scores"].get(look, "") for look in LOOKS]
        cells = "".join(f"{'lost' if score is None else score!s:>9}" for score in scores)
        print(f"{line['mission']:24}{line['cards']:10}{cells}{line['evaluations_per_second']:11,}")


if __name__ == "__main__":
    main(sys.argv[1:])
