"""Phases 8 and 9: the shipyard is refilled, income is paid (section 17)."""

from __future__ import annotations

from starboard.games.space_base.rules.events import IncomePaid, Refilled
from starboard.games.space_base.rules.position import SpaceBase
from starboard.games.space_base.rules.rulings import INCOME_NEEDS_PURCHASE


def refill(game: SpaceBase) -> None:
    """Every gap takes the top card of its level's deck (SB-17.1); with an empty deck it stays (SB-17.3)."""
    drawn: list[str] = []
    for level in range(3):
        row = game.shipyard[level]
        if "" in row:
            deck = game.decks[level]
            for slot, card in enumerate(row):
                if not card and deck:
                    row[slot] = deck.pop()
                    drawn.append(row[slot])
    if drawn:
        game.emit(Refilled(tuple(drawn)))


def pay_income(game: SpaceBase) -> None:
    """The active player's credits rise to the income, and never fall (SB-17.4, SB-17.5, SB-17.7)."""
    console = game.consoles[game.active]
    if INCOME_NEEDS_PURCHASE and not game.bought:
        return
    if console.credits < console.income:
        game.emit(IncomePaid(game.active, console.income - console.credits))
        console.credits = console.income
