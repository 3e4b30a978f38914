"""Two small games for tables: one with turns that can be taken back, one that goes on with time alone."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from starboard.kernel.chance import Chance
from starboard.kernel.data import Codec, Fields
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.events import Event
from starboard.kernel.game import Game
from starboard.kernel.state import Frame, State

# Heap: take one to three stones, twice a turn; who takes the last one wins. The clock takes one stone. ---------------

STONES = 20


class Took(Event, frozen=True, tag="took"):
    CITES = ("HEAP-1",)

    seat: int
    stones: int


class Heap(State):
    FIELDS: ClassVar[Fields] = {**State.FIELDS, "stones": int}

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.stones = STONES


class Take(Frame):
    TAG: ClassVar[str] = "take"
    FIELDS: ClassVar[Fields] = {"seat": int, "times": int}

    def __init__(self, seat: int = 0, times: int = 0) -> None:
        self.seat = seat
        self.times = times

    def run(self, state: Any) -> None:
        state.ask(self.seat, "take", (1, 2, 3), ("HEAP-1",), default=1)

    def choose(self, state: Any, decision: Decision, value: Value) -> None:
        taken = min(int(str(value)), state.stones)
        state.stones -= taken
        state.emit(Took(seat=self.seat, stones=taken))
        if state.stones == 0:
            state.win((self.seat,))
            return
        self.times += 1
        if self.times == 2:
            self.seat, self.times = (self.seat + 1) % state.seats, 0


class HeapView(msgspec.Struct, frozen=True):
    stones: int


class HeapGame(Game):
    name = "heap"
    title = "Heap"
    min_seats = 2
    max_seats = 4
    version = "1"
    package = "tests.kernel"
    codec = Codec(Heap, (Take,))
    events = (Took,)

    def new(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        state = Heap(seats, chance)
        state.push(Take())
        return state

    def view(self, state: Any, seat: int | None) -> HeapView:
        return HeapView(state.stones)


# Watch: everybody may press at any time; a bell rings each ten seconds, and after the third one it is over. ----------

EVERY = 10_000


class Rang(Event, frozen=True, tag="rang"):
    BARRIER = True

    number: int


class Pressed(Event, frozen=True, tag="pressed"):
    seat: int
    at: int


class Watch(State):
    FIELDS: ClassVar[Fields] = {**State.FIELDS, "rung": int, "pressed": list[int]}

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.rung = 0
        self.pressed = [0] * seats


class Bell(Frame):
    TAG: ClassVar[str] = "bell"

    def run(self, state: Any) -> None:
        for seat in range(state.seats):
            if not any(decision.seat == seat for decision in state.decisions):
                state.ask(seat, "press", ("press",), ("WATCH-1",), free=True)

    def choose(self, state: Any, decision: Decision, value: Value) -> None:
        state.pressed[decision.seat] += 1
        state.emit(Pressed(seat=decision.seat, at=state.now))
        self.run(state)

    def wakeup(self, state: Any) -> int:
        return (int(state.rung) + 1) * EVERY

    def wake(self, state: Any) -> None:
        state.rung += 1
        state.emit(Rang(number=state.rung))
        if state.rung == 3:
            state.win(())


class WatchView(msgspec.Struct, frozen=True):
    rung: int
    pressed: tuple[int, ...]


class WatchGame(Game):
    name = "watch"
    title = "Watch"
    min_seats = 1
    max_seats = 4
    version = "1"
    package = "tests.kernel"
    codec = Codec(Watch, (Bell,))
    events = (Rang, Pressed)

    def new(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        state = Watch(seats, chance)
        state.push(Bell())
        return state

    def view(self, state: Any, seat: int | None) -> WatchView:
        return WatchView(state.rung, tuple(state.pressed))


HEAP = HeapGame()
WATCH = WatchGame()
