"""The turn: nine phases in a fixed order (section 6)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.games.space_base.rules.acquiring import PURCHASE, Acquire
from starboard.games.space_base.rules.closing import pay_income, refill
from starboard.games.space_base.rules.dice_use import DiceUse
from starboard.games.space_base.rules.ending import end_turn
from starboard.games.space_base.rules.events import RoundBegan, TurnBegan
from starboard.games.space_base.rules.position import SpaceBase
from starboard.games.space_base.rules.rewards import Collect
from starboard.games.space_base.rules.roll import Roll
from starboard.games.space_base.rules.windows import open_window
from starboard.kernel.data import Fields
from starboard.kernel.state import Frame, State

WINDOW_1: Final = 1
ROLL: Final = 2
DICE_USE: Final = 3
REWARDS: Final = 4
WINDOW_2: Final = 5
PURCHASING: Final = 6
WINDOW_3: Final = 7
REFILL: Final = 8
INCOME: Final = 9


class Turn(Frame):
    """Lies at the bottom of the stack from the first turn to the last. `phase` is the one it runs next (SB-6.3)."""

    TAG: ClassVar[str] = "turn"
    FIELDS: ClassVar[Fields] = {"phase": int}

    def __init__(self) -> None:
        self.phase = WINDOW_1

    def clone(self) -> Turn:
        copy = Turn()
        copy.phase = self.phase
        return copy

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceBase)
        game = state
        while game.frames[-1] is self:  # until a phase lies on top, or the game is over
            phase = self.phase
            self.phase = phase + 1
            if phase == WINDOW_1:
                self._begin(game)
                open_window(game)
            elif phase == ROLL:
                game.push(Roll())
            elif phase == DICE_USE:
                game.push(DiceUse(game.seats))
            elif phase == REWARDS:
                game.push(Collect(game.active, game.seats))
            elif phase in (WINDOW_2, WINDOW_3):
                open_window(game)
            elif phase == PURCHASING:
                game.push(Acquire(game.active, PURCHASE))
            elif phase == REFILL:
                refill(game)
            else:
                pay_income(game)
                self.phase = WINDOW_1
                if not end_turn(game):
                    return

    def _begin(self, game: SpaceBase) -> None:
        if game.active == game.first:  # SB-6.5: a round begins with the first player
            game.round += 1
            game.emit(RoundBegan(game.round))
        game.dice = [0, 0]
        game.plans = [0] * game.seats
        game.bought = False
        game.anywhere = None
        game.emit(TurnBegan(game.active))
