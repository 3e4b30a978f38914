"""Set-up of the normal game (section 5)."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.space_base.rules.acquiring import place
from starboard.games.space_base.rules.events import CardDrawn, FirstPlayer, FirstPlayerRolled, PlaceBonus
from starboard.games.space_base.rules.position import Console, SpaceBase
from starboard.games.space_base.rules.rulings import (
    CARDS_PER_ROW,
    LIGHT_SPEED_CREDITS,
    LIGHT_SPEED_INCOME,
    PLACE_CREDITS,
    PLACE_INCOME,
    START_CREDITS,
)
from starboard.games.space_base.rules.turn import Turn
from starboard.kernel.data import Fields
from starboard.kernel.state import Frame, State


class SetUp(Frame):
    """From the box to the first turn (SB-5.1 to SB-5.19)."""

    TAG: ClassVar[str] = "set_up"
    FIELDS: ClassVar[Fields] = {}

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceBase)
        game = state
        lay_out(game)
        drawn = [draw_first_card(game, seat) for seat in range(game.seats)]
        highest = max(drawn)
        tied = [seat for seat in range(game.seats) if drawn[seat] == highest]
        game.finish()
        begin(game, tied)


def lay_out(game: SpaceBase) -> None:
    """Consoles, colonies, decks and the shipyard (SB-5.1 to SB-5.7)."""
    box = game.catalogue
    credits, income = START_CREDITS, 0  # SB-5.2
    if game.light_speed:
        credits, income = LIGHT_SPEED_CREDITS, LIGHT_SPEED_INCOME  # SB-19.4
    game.consoles = [Console(credits, income, box.starters.copy()) for _ in range(game.seats)]
    game.colonies = box.colonies.copy()
    for level, cards in enumerate(box.decks):
        deck = cards.copy()
        game.chance.shuffle(f"deck-{level + 1}", deck)
        deck.reverse()  # chance names the top card first, and the top is drawn from the end
        game.decks.append(deck)
        game.shipyard.append([deck.pop() for _ in range(CARDS_PER_ROW)])


def draw_first_card(game: SpaceBase, seat: int) -> int:
    """The compulsory card from the level 1 deck, paid and placed (SB-5.8 to SB-5.12). Returns its sector."""
    card = game.cards[game.decks[0].pop()]
    console = game.consoles[seat]
    console.credits = max(0, console.credits - card.cost)  # SB-AMB-18
    game.emit(CardDrawn(seat, card.id, card.cost))
    place(game, seat, card, card.sector)
    return card.sector


def begin(game: SpaceBase, tied: list[int]) -> None:
    """Finds the first player among the tied ones, gives the bonuses by place, starts the first turn (SB-5.13 ff.)."""
    while len(tied) > 1:
        tied = roll_off(game, tied)
    game.first = game.active = tied[0]
    game.emit(FirstPlayer(game.first))
    for place_in_order in range(game.seats):
        seat = (game.first + place_in_order) % game.seats
        credits, income = PLACE_CREDITS[place_in_order], PLACE_INCOME[place_in_order]
        if credits or income:
            game.consoles[seat].credits += credits
            game.consoles[seat].income += income
            game.emit(PlaceBonus(seat, place_in_order + 1, credits, income))
    game.push(Turn())


def roll_off(game: SpaceBase, tied: list[int]) -> list[int]:
    """Only the tied players roll both dice; who has the highest sum stays (SB-5.14, SB-5.15)."""
    totals: dict[int, int] = {}
    for seat in tied:
        totals[seat] = game.chance.roll("first-player", 6) + game.chance.roll("first-player", 6)
        game.emit(FirstPlayerRolled(seat, totals[seat]))
    best = max(totals.values())
    return [seat for seat in tied if totals[seat] == best]
