"""The guided first game in the browser (web/src/games/space_base/learn): its dice suit somebody who learns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard.games.space_base.room import GAME
from starboard.kernel.match import new

LESSON = Path(__file__).parents[3] / "web" / "src" / "games" / "space_base" / "learn" / "lesson.ts"


@pytest.mark.parametrize("way", ["separate", "sum"])
def test_the_learner_begins_and_can_buy_a_ship_however_the_first_dice_are_used(way: str) -> None:
    found = re.search(r'SEED = "(.+)"', LESSON.read_text(encoding="utf-8"))
    assert found
    match = new(GAME, seats=2, seed=found[1])
    assert match.state.first == 0
    first, second = match.state.dice
    assert first != second  # the two ways to use the dice differ
    while match.decisions[0].kind == "use_dice":
        match.choose(match.decisions[0], way)
    purchase = match.decisions[0]
    assert (purchase.seat, purchase.kind) == (0, "purchase")
    ships = [option for option in match.options(purchase) if not option.forbidden and option.touches]
    assert len(ships) >= 3
