"""The machine players by level. Normal and hard value everything by the same appraisal; hard looks closer."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.space_base.bots.answers import best_answer
from starboard.games.space_base.bots.easy import Easy
from starboard.games.space_base.bots.outlook import Skill
from starboard.games.space_base.bots.worth import Appraisal
from starboard.games.space_base.view import View
from starboard.kernel.decisions import Decision, Value

NORMAL: Final = Skill(last_credit=0.3, credit_growth=0.04, income_used=0.6, saved=0.5, momentum=0.5)
HARD: Final = Skill(last_credit=0.3, credit_growth=0.04, income_used=0.8, saved=0.5, momentum=0.5, exact=True)


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
