"""Phase 3: sum or separate, and abilities that shift the sum (section 9, SB-14.1 to SB-14.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.games.space_base.content.schema import Gain
from starboard.games.space_base.rules.cards import DICE_USE
from starboard.games.space_base.rules.charges import spend
from starboard.games.space_base.rules.events import DiceUsed, SumShifted
from starboard.games.space_base.rules.position import SECTORS, SpaceBase, gain
from starboard.games.space_base.rules.windows import usable
from starboard.kernel.data import Fields
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.state import Frame, State

OPEN: Final = 0  # a plan not made yet
SEPARATE: Final = -1  # otherwise a plan is the one sector to be activated
WAYS: Final = ("separate", "sum")


class DiceUse(Frame):
    """All seats plan at the same time, and nobody's plan binds another (SB-9.1, SB-9.2)."""

    TAG: ClassVar[str] = "dice_use"
    FIELDS: ClassVar[Fields] = {"done": list[bool]}

    def __init__(self, seats: int = 0) -> None:
        self.done = [False] * seats

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceBase)
        game = state
        seat = game.active
        open = False
        for _ in range(game.seats):
            if not self.done[seat]:
                open = True
                self._ask(game, seat)
            seat = (seat + 1) % game.seats
        if not open:
            game.finish()

    def _ask(self, game: SpaceBase, seat: int) -> None:
        if game.plans[seat] == OPEN:
            game.ask(seat, "use_dice", WAYS, ("SB-9.1",), "sum")
        else:
            game.ask(seat, "shift_sum", ("pass", *shifts(game, seat, game.plans[seat])), ("SB-9.8", "SB-14.1"), "pass")

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(state, SpaceBase) and isinstance(value, str)
        game = state
        seat = decision.seat
        if decision.kind == "use_dice":
            self._choose_way(game, seat, value)
        elif value == "pass":
            self.done[seat] = True
        else:
            self._shift(game, seat, value)

    def _choose_way(self, game: SpaceBase, seat: int, way: str) -> None:
        first, second = game.dice
        if way == "separate":
            game.plans[seat] = SEPARATE
            self.done[seat] = True
            game.emit(DiceUsed(seat, way, (first, second)))
        else:
            game.plans[seat] = first + second
            game.emit(DiceUsed(seat, way, (first + second,)))
            self._shift_or_done(game, seat)

    def _shift(self, game: SpaceBase, seat: int, value: str) -> None:
        """The moved-to sector replaces the old one (SB-14.4); shifts add up (SB-14.5)."""
        id, _, steps = value.rpartition("+")
        console = game.consoles[seat]
        face = console.face(game.cards[id])
        spend(game, seat, id, face.price)
        game.plans[seat] += int(steps)
        game.emit(SumShifted(seat, id, game.plans[seat]))
        for effect in face.effects:
            if isinstance(effect, Gain):
                gain(game, seat, id, effect.credits, effect.income, effect.vp)
        self._shift_or_done(game, seat)

    def _shift_or_done(self, game: SpaceBase, seat: int) -> None:
        if shifts(game, seat, game.plans[seat]):
            self._ask(game, seat)
        else:
            self.done[seat] = True


def shifts(game: SpaceBase, seat: int, sector: int) -> tuple[str, ...]:
    """Every shift open to a seat: a card and one or two steps, never past the last sector (SB-14.2, 14.3, 14.8)."""
    console = game.consoles[seat]
    if not console.charges:
        return ()
    return tuple(
        f"{id}+{steps}"
        for id in usable(game, seat, DICE_USE)
        for steps in range(1, console.face(game.cards[id]).shift + 1)
        if sector + steps <= SECTORS
    )
