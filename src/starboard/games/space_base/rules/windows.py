"""Ability windows: phases 1, 5 and 7 (section 7)."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.space_base.rules.abilities import swap_targets, use_ability
from starboard.games.space_base.rules.cards import WINDOW, Card, Face
from starboard.games.space_base.rules.position import SpaceBase
from starboard.kernel.data import Fields
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.state import Frame, State


def usable(game: SpaceBase, seat: int, timing: str) -> tuple[str, ...]:
    """The cards whose charged ability this seat may use now: by charges, phase and colour (SB-7.2 to SB-7.7)."""
    console = game.consoles[seat]
    own_turn = seat == game.active
    found: list[str] = []
    for id, charges in console.charges.items():
        card = game.cards[id]
        face = console.face(card)
        if (
            face.timing == timing
            and charges >= face.price
            and face.usable_on(own_turn)
            and can_be_carried_out(game, seat, card, face)
        ):
            found.append(id)
    return tuple(found)


def can_be_carried_out(game: SpaceBase, seat: int, card: Card, face: Face) -> bool:
    """An ability whose one effect is a swap needs something to swap with (SB-14.39)."""
    return not face.swaps or bool(swap_targets(game, game.consoles[seat], card.id))


class Window(Frame):
    """Priority goes clockwise from the active player until all have passed in a row (SB-7.10)."""

    TAG: ClassVar[str] = "window"
    FIELDS: ClassVar[Fields] = {"seat": int, "passes": int}

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.passes = 0

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceBase)
        game = state
        while self.passes < game.seats:
            if game.consoles[self.seat].charges:
                cards = usable(game, self.seat, WINDOW)
                if cards:
                    game.ask(self.seat, "window", ("pass", *cards), ("SB-7.1", "SB-7.10"), "pass")
                    return
            self._next(game)
        game.finish()

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(state, SpaceBase) and isinstance(value, str)
        game = state
        if value == "pass":
            self._next(game)
        else:
            seat = self.seat
            self._next(game)
            self.passes = 0
            use_ability(game, seat, value)

    def _next(self, game: SpaceBase) -> None:
        self.passes += 1
        self.seat = (self.seat + 1) % game.seats
