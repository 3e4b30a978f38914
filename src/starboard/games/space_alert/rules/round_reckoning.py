"""From the programs on the boards to the end of the mission (section 9): the reckoning on a live table.

The Resolution frame does one step after the other and stops only where a crew member may declare a trip (SA-9.9).
"""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.games.space_alert.rules.cards import CODES, EMPTY, OTHER, meanings, shows
from starboard.games.space_alert.rules.position import INTERNAL, NOBODY, Reckoning
from starboard.games.space_alert.rules.programs import card_in, load, trip
from starboard.games.space_alert.rules.reckoning import CREW_ACTS, do_step, lost, next_actor, over
from starboard.games.space_alert.rules.round_cards import half
from starboard.games.space_alert.rules.round_clock import PHASE_SLOTS
from starboard.games.space_alert.rules.round_position import Result, SpaceAlert
from starboard.games.space_alert.rules.scoring import count
from starboard.games.space_alert.rules.ship import TURNS, ZONE_NAMES
from starboard.kernel.data import Fields
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.state import Frame, State

AS_SHOWN: Final = "as_shown"
OTHER_HALF: Final = "other_half"
OPPOSITE: Final = "opposite_arrow"
NO_MORE: Final = "no_more_trips"


def begin(game: SpaceAlert) -> None:
    """Everything returns to its starting state; what was laid out and programmed counts (SA-1.4, SA-9.1)."""
    before = game.ship
    threats = [
        (threat, turn, ZONE_NAMES.index(zone) if zone else INTERNAL) for turn, threat, zone in game.laid
    ]  # SA-9.2: the officers are never wrong here
    last = PHASE_SLOTS[len(game.ends) - 1][-1]  # a test flight has two phases
    r = Reckoning(game.crew, threats, tuple(game.tracks), before.stacks, before.carried, last)
    r.stored = before.stored
    for member, board in enumerate(game.boards):
        load(r, member, [slot_code(card, side) for card, side in zip(board.cards, board.sides, strict=True)])
    game.ship = r


def slot_code(card: str, side: int) -> int:
    """A card in a slot, as the reckoning writes it: the half that is up, and beside it the other one."""
    return CODES[half(card, side)] + OTHER * CODES[half(card, 1 - side)] if card else EMPTY


def slot_in(r: Reckoning, member: int, turn: int) -> int:
    return r.slots[member * TURNS + turn - 1]


def executed(r: Reckoning, member: int, turn: int) -> bool:
    """Whether a slot's turn has come and gone, so that everybody has seen what was in it."""
    return turn < r.turn or (turn == r.turn and r.step > CREW_ACTS + member)


class Resolution(Frame):
    """Steps through the twelve turns and the jump. `waived` are the seats that will declare no more trips."""

    TAG: ClassVar[str] = "resolution"
    FIELDS: ClassVar[Fields] = {"waived": list[bool], "begun": bool, "answered": bool}

    def __init__(self, seats: int = 0, trips: bool = True) -> None:
        self.waived = [not trips] * seats
        self.begun = False
        self.answered = False  # the crew member about to act was asked

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceAlert)
        game = state
        if not self.begun:
            begin(game)
            self.begun = True
        r = game.ship
        if over(r):
            game.finish()
            game.results.append(result(game))
            return
        member = next_actor(r)
        if member != NOBODY and not self.answered and self._may_trip(game, member):
            self._ask(game, member)
            return
        self.answered = False
        _traced(game, r)

    def _may_trip(self, game: SpaceAlert, member: int) -> bool:
        """Only at the moment a card is due, and not for an empty slot (SA-38.13)."""
        r = game.ship
        if self.waived[game.boards[member].seat] or r.knocked_out[member]:
            return False
        return card_in(r, member, r.turn) != EMPTY

    def _ask(self, game: SpaceAlert, member: int) -> None:
        r = game.ship
        slot = slot_in(r, member, r.turn)
        values = [AS_SHOWN, OTHER_HALF]
        if len(meanings(slot)) > 1:  # SA-11.7
            values.append(OPPOSITE)
        game.ask(
            game.boards[member].seat,
            "trip",
            (*values, NO_MORE),
            ("SA-11.6", "SA-11.7"),
            AS_SHOWN,
            {"member": member, "turn": r.turn, "shown": shows(slot), "other": shows(slot // OTHER)},
        )

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(state, SpaceAlert)
        game, r = state, state.ship
        self.answered = True
        member = next_actor(r)
        if value == NO_MORE:
            self.waived[decision.seat] = True
        elif value != AS_SHOWN:
            meant = meanings(slot_in(r, member, r.turn))[value == OPPOSITE]
            r.trace = game.events
            trip(r, member, meant)
            r.trace = None


def _traced(game: SpaceAlert, r: Reckoning) -> None:
    """The next step, with everything that happens in it told as events."""
    r.trace = game.events
    do_step(r)
    r.trace = None


def result(game: SpaceAlert) -> Result:
    """The mission's line of the log, once it is over."""
    r = game.ship
    points = count(r)
    line = Result(game.mission, game.common, game.serious)
    line.won = not lost(r)
    line.reason = r.cards[r.lost_to] if lost(r) else ""  # SA-30.4: the threat that destroyed the ship
    line.survived = points.survived
    line.destroyed = points.destroyed
    line.penalties = points.penalties
    line.visual = points.visual
    return line
