"""A whole game, to show how little a game needs.

Race: everybody gets a secret card with a number. On your turn you roll a die and move that far, or you show your card
and move as far as it says, once. Whoever reaches 20 first wins.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from starboard.kernel.chance import Chance
from starboard.kernel.data import Codec, Fields
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.events import Event
from starboard.kernel.game import Game
from starboard.kernel.state import Frame, State

GOAL = 20
CARDS = ["4", "5", "6", "7", "8"]


class Dealt(Event, frozen=True, tag="dealt"):
    seat: int
    card: int


class Moved(Event, frozen=True, tag="moved"):
    BARRIER = True  # a die, or a secret, is out: undo ends here
    CITES = ("RACE-2", "RACE-3")

    seat: int
    by: int
    card: bool


class Race(State):
    FIELDS: ClassVar[Fields] = {**State.FIELDS, "turns": int, "places": list[int], "cards": list[int]}

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.turns = 0
        self.places = [0] * seats
        self.cards = [0] * seats  # 0 once it is shown


class Deal(Frame):
    TAG: ClassVar[str] = "deal"

    def run(self, state: Any) -> None:
        state.finish()
        state.push(Turn(0))
        deck = CARDS.copy()
        state.chance.shuffle("cards", deck)
        for seat in range(state.seats):
            state.cards[seat] = int(deck[seat])
            state.emit(Dealt(seat=seat, card=state.cards[seat], audience=(seat,)))


class Turn(Frame):
    TAG: ClassVar[str] = "turn"
    FIELDS: ClassVar[Fields] = {"seat": int}

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def run(self, state: Any) -> None:
        state.ask(self.seat, "move", ("roll", "show") if state.cards[self.seat] else ("roll",), ("RACE-1",))

    def choose(self, state: Any, decision: Decision, value: Value) -> None:
        by = state.cards[self.seat] if value == "show" else state.chance.roll("die", 6)
        if value == "show":
            state.cards[self.seat] = 0
        state.emit(Moved(seat=self.seat, by=by, card=value == "show"))
        state.turns += 1
        state.places[self.seat] += by
        if state.places[self.seat] >= GOAL:
            state.win((self.seat,))
        else:
            self.seat = (self.seat + 1) % state.seats


class View(msgspec.Struct, frozen=True):
    """What a seat may know: every place, and its own card."""

    places: tuple[int, ...]
    card: int | None


class RaceGame(Game):
    name = "race"
    title = "Race"
    min_seats = 2
    max_seats = 4
    version = "1"
    package = "tests.kernel"
    codec = Codec(Race, (Deal, Turn))
    events = (Dealt, Moved)

    def new(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        state = Race(seats, chance)
        state.push(Deal())
        return state

    def view(self, state: Any, seat: int | None) -> View:
        return View(tuple(state.places), None if seat is None else state.cards[seat])

    def rounds(self, state: Any) -> int:
        return -(-int(state.turns) // state.seats)

    def scores(self, state: Any) -> list[int]:
        return list(state.places)


GAME = RaceGame()
