"""The machine crew by level: they think alike, and look less or more closely."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.bots.crewmate import Crewmate, Skill

EASY: Final = Skill(crew=0, own=200)  # without a plan of the crew to begin with
NORMAL: Final = Skill(crew=3000, own=3000)
HARD: Final = Skill(crew=4500, own=4500)


def easy(seed: int) -> Crewmate:
    return Crewmate(EASY)


def normal(seed: int) -> Crewmate:
    return Crewmate(NORMAL)


def hard(seed: int) -> Crewmate:
    return Crewmate(HARD)
