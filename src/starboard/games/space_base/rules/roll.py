"""Phase 2: the dice are set, rolled and rolled again (section 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.games.space_base.rules.abilities import use_ability
from starboard.games.space_base.rules.cards import AFTER_ROLL, BEFORE_ROLL
from starboard.games.space_base.rules.dice import roll_dice
from starboard.games.space_base.rules.position import SpaceBase
from starboard.games.space_base.rules.windows import usable
from starboard.kernel.data import Fields
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.state import Frame, State

SETTING: Final = 0
ROLLING: Final = 1


class Roll(Frame):
    """Only the active player touches the dice (SB-8.7)."""

    TAG: ClassVar[str] = "roll"
    FIELDS: ClassVar[Fields] = {"stage": int}

    def __init__(self) -> None:
        self.stage = SETTING

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceBase)
        game = state
        if self.stage == SETTING and self._ask(game, "set_dice", BEFORE_ROLL, ("SB-8.3", "SB-14.35")):
            return
        self.stage = ROLLING
        # SB-8.3, SB-8.4: a die that was set is not rolled; with both set, or when both lie there already, nothing is.
        unset = tuple(die for die in (0, 1) if not game.dice[die])
        if unset:
            roll_dice(game, unset, False)
        if not self._ask(game, "reroll", AFTER_ROLL, ("SB-8.5", "SB-14.25")):
            game.finish()

    def _ask(self, game: SpaceBase, kind: str, timing: str, cites: tuple[str, ...]) -> bool:
        if not game.consoles[game.active].charges:
            return False
        cards = usable(game, game.active, timing)
        if not cards:
            return False
        game.ask(game.active, kind, ("pass", *cards), cites, "pass")
        return True

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(state, SpaceBase) and isinstance(value, str)
        if value != "pass":
            use_ability(state, state.active, value)
        elif self.stage == SETTING:
            self.stage = ROLLING
        else:
            state.finish()
