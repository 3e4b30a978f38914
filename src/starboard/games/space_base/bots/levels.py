"""The machine players by level. Normal and hard value everything by the same appraisal; hard looks closer."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.space_base.bots.answers import best_answer
from starboard.games.space_base.bots.easy import Easy
from starboard.games.space_base.bots.outlook import Skill
from starboard.games.space_base.bots.worth import Appraisal
from starboard.games.space_base.view import View
from starboard.kernel.decisions import Decision, Value

# Hard has the prices that won most in the lab (docs/space-base-balance.md). Normal takes money for more than it is
# worth: it builds for too long and turns to victory points too late.
NORMAL: Final = Skill(
    last_credit=0.235,
    credit_growth=0.034,
    income_a_turn=0.6,
    saved=0.4,
    momentum=0.5,
    charge_used=0.8,
    spare_money=0.5,
)
HARD: Final = Skill(
    last_credit=0.15,
    credit_growth=0.024,
    income_a_turn=1.25,
    saved=0.35,
    momentum=0.82,
    charge_used=0.42,
    spare_money=0.35,
    exact=True,
    arrows=1.2,
)
# Hard players that keep to one plan: quick points, a steady income, arrows and shifts of the sum. For the lab.
RUSH: Final = HARD._replace(vp=1.3)
INCOME: Final = HARD._replace(income=1.25)
ARROWS: Final = HARD._replace(arrows=1.5)


class Appraiser:
    """A player with a skill. It does not need the seed of its thinking: the best answer is the best answer."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def choose(self, view: Any, decision: Decision) -> Value:
        assert isinstance(view, View)
        return best_answer(Appraisal(view, decision.seat, self.skill), decision)


def easy(seed: int) -> Easy:
    return Easy(seed)


def normal(seed: int) -> Appraiser:
    return Appraiser(NORMAL)


def hard(seed: int) -> Appraiser:
    return Appraiser(HARD)


def rush(seed: int) -> Appraiser:
    return Appraiser(RUSH)


def income(seed: int) -> Appraiser:
    return Appraiser(INCOME)


def arrows(seed: int) -> Appraiser:
    return Appraiser(ARROWS)
