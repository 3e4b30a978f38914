"""Charges: gained on cells, spent by abilities, carried along or lost when a card moves (section 13)."""

from __future__ import annotations

from starboard.games.space_base.rules.cards import Face
from starboard.games.space_base.rules.events import AbilityUsed
from starboard.games.space_base.rules.position import Console, SpaceBase


def add_charge(console: Console, card: str, face: Face) -> int:
    """One charge onto a free cell (SB-11.4, SB-11.8); nothing when all are full (SB-11.7). Returns how many it was."""
    charges = console.charges.get(card, 0)
    if charges >= face.cells:
        return 0
    console.charges[card] = charges + 1
    return 1


def take_charges(console: Console, card: str, count: int) -> None:
    """Charges go back to the pool (SB-13.11)."""
    left = console.charges[card] - count
    if left:
        console.charges[card] = left
    else:
        del console.charges[card]


def spend(game: SpaceBase, seat: int, card: str, price: int) -> None:
    """Pays for one use of an ability (SB-13.6, SB-13.7)."""
    take_charges(game.consoles[seat], card, price)
    game.emit(AbilityUsed(seat, card, price))


def refit(console: Console, card: str, face: Face) -> tuple[int, int]:
    """A card was turned: as many charges as its new half has cells for stay (SB-13.14), the rest is lost (SB-13.15)."""
    charges = console.charges.get(card, 0)
    kept = min(charges, face.cells)
    if kept < charges:
        take_charges(console, card, charges - kept)
    return kept, charges - kept
