"""The machine crew by level: they think alike, and look less or more closely."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.bots.crewmate import Crewmate

EASY: Final = 300  # programs that are tried for a plan
NORMAL: Final = 8000
HARD: Final = 10000


def easy(seed: int) -> Crewmate:
    return Crewmate(EASY)


def normal(seed: int) -> Crewmate:
    return Crewmate(NORMAL)


def hard(seed: int) -> Crewmate:
    return Crewmate(HARD)
