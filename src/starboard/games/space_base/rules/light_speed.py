"""The variant Speed of Light (SB-19.3 to SB-19.15)."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.space_base.rules.acquiring import place
from starboard.games.space_base.rules.events import Dealt, Drafted
from starboard.games.space_base.rules.position import SpaceBase
from starboard.games.space_base.rules.rulings import LIGHT_SPEED_CREDITS, LIGHT_SPEED_HAND
from starboard.games.space_base.rules.setup import begin, lay_out
from starboard.kernel.data import Fields
from starboard.kernel.decisions import Decision, Subset, Value
from starboard.kernel.state import Frame, State


class LightSpeed(Frame):
    """Everybody chooses from six cards at the same time, hidden until all have chosen (SB-AMB-34)."""

    TAG: ClassVar[str] = "light_speed"
    FIELDS: ClassVar[Fields] = {"chosen": list[bool]}

    def __init__(self) -> None:
        self.chosen: list[bool] = []

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceBase)
        game = state
        if not game.hands:
            lay_out(game)
            self._deal(game)
        if all(self.chosen):
            self._reveal(game)
        else:
            for seat in range(game.seats):
                if not self.chosen[seat]:
                    game.asked += 1
                    game.decisions.append(draft_decision(game, seat, game.asked))

    def _deal(self, game: SpaceBase) -> None:
        """Four cards of level 1 and two of level 2 for each, from the decks (SB-19.6)."""
        self.chosen = [False] * game.seats
        game.picks = [[] for _ in range(game.seats)]
        for seat in range(game.seats):
            hand = [game.decks[level].pop() for level in (0, 1) for _ in range(LIGHT_SPEED_HAND[level])]
            game.hands.append(hand)
            game.emit(Dealt(seat, tuple(hand), audience=(seat,)))

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(state, SpaceBase) and isinstance(value, list)
        state.picks[decision.seat] = [str(card) for card in value]
        self.chosen[decision.seat] = True

    def _reveal(self, game: SpaceBase) -> None:
        for seat, picks in enumerate(game.picks):
            self._buy(game, seat, picks)
        self._return_unbought(game)
        contenders = first_players(game)
        game.hands = []
        game.picks = []
        game.finish()
        begin(game, contenders)

    def _buy(self, game: SpaceBase, seat: int, picks: list[str]) -> None:
        """The price is the sum of the costs (SB-19.8); the first of a sector lies under the next (SB-19.9)."""
        cost = sum(game.cards[card].cost for card in picks)
        game.consoles[seat].credits -= cost
        game.emit(Drafted(seat, tuple(picks), cost))
        for card in picks:
            place(game, seat, game.cards[card], game.cards[card].sector)

    def _return_unbought(self, game: SpaceBase) -> None:
        """Cards not bought go to the bottom of their decks (SB-19.10), in random order (SB-AMB-34)."""
        for level in (0, 1):
            back = [
                card
                for hand, picks in zip(game.hands, game.picks, strict=True)
                for card in hand
                if card not in picks and game.cards[card].level == level + 1
            ]
            game.chance.shuffle(f"bottom-{level + 1}", back)
            game.decks[level] = back + game.decks[level]  # the top of a deck is its end


def draft_decision(game: SpaceBase, seat: int, id: int) -> Decision:
    """Any of the six cards, none to all, as long as the 15 credits reach (SB-19.7)."""
    hand = tuple(game.hands[seat])
    costs = tuple(game.cards[card].cost for card in hand)
    affordable = Subset(hand, costs, LIGHT_SPEED_CREDITS, "SB-19.7")
    return Decision(
        id, seat, "draft", domain=affordable, min=0, max=len(hand), default=[], cites=("SB-19.7", "SB-19.9")
    )


def first_players(game: SpaceBase) -> list[int]:
    """Most credits kept; among equals the highest sector bought (SB-19.11, SB-19.12). More than one have to roll."""
    kept = [console.credits for console in game.consoles]
    tied = [seat for seat in range(game.seats) if kept[seat] == max(kept)]
    highest = {seat: max((game.cards[card].sector for card in game.picks[seat]), default=0) for seat in tied}
    best = max(highest.values())
    return [seat for seat in tied if highest[seat] == best]
