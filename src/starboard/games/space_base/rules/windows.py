"""Ability windows: phases 1, 5 and 7 (section 7)."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.space_base.rules.abilities import swap_targets, use_ability
from starboard.games.space_base.rules.cards import WINDOW
from starboard.games.space_base.rules.position import SpaceBase
from starboard.kernel.data import Fields
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.state import Frame, State


def refusal(game: SpaceBase, seat: int, id: str, timing: str) -> str:
    """The rule that forbids this seat the ability of a charged card at a moment, or nothing (SB-7.2 to SB-7.7)."""
    console = game.consoles[seat]
    face = console.face(game.cards[id])
    if face.timing != timing:
        return "SB-7.4" if face.effects else "SB-7.7"
    own_turn = seat == game.active
    if not face.usable_on(own_turn):
        return "SB-7.2" if own_turn else "SB-7.3"
    if console.charges.get(id, 0) < face.price:
        return "SB-13.13"
    if face.swaps and not swap_targets(game, console, id):
        return "SB-14.39"
    return ""


def usable(game: SpaceBase, seat: int, timing: str) -> tuple[str, ...]:
    """The cards whose charged ability this seat may use now."""
    cards = game.cards
    found = [id for id in game.consoles[seat].charges if timing in cards[id].timings]
    return tuple([id for id in found if not refusal(game, seat, id, timing)]) if found else ()


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


def open_window(game: SpaceBase) -> None:
    """Begins with the active player (SB-7.10); without a single charge at the table there is nothing to use."""
    for console in game.consoles:
        if console.charges:
            game.push(Window(game.active))
            return
