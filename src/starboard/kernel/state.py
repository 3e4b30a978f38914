"""State and frames: the whole of a game at one moment, as plain data."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from starboard.kernel.chance import Chance
from starboard.kernel.data import Data, Fields
from starboard.kernel.decisions import Args, Decision, Subset, Value
from starboard.kernel.events import Event
from starboard.kernel.refusal import Refusal

NO_ARGS: Args = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Data):
    """One rule in progress. The frame on top of the stack acts; the ones below wait for it to finish.

    Only data lives in a frame, so a match can be copied, saved and resumed in the middle of any choice. `run` does the
    next bit: it pushes frames, emits events, asks, or finishes. Running a frame that is waiting asks the same again.
    """

    TAG: ClassVar[str] = ""

    def run(self, state: State) -> None:
        raise NotImplementedError

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        """Takes an admissible answer to a decision this frame opened."""
        raise NotImplementedError

    def refuse(self, state: State, decision: Decision, value: Any) -> Refusal | None:
        """Says by which rule an answer is not among the ones offered, where the frame knows."""
        return None

    def wakeup(self, state: State) -> int | None:
        """When this frame wants to act without being asked (law 8)."""
        return None

    def wake(self, state: State) -> None:
        """Acts at `state.now`, which is the time it named."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Data):
    """Base of every game's state. Rooms add their own fields: FIELDS = {**State.FIELDS, ...}."""

    FIELDS: ClassVar[Fields] = {
        "seats": int,
        "now": int,  # milliseconds since the match began
        "frames": list[Frame],
        "decisions": list[Decision],
        "asked": int,
        "chance": Chance,
        "winners": tuple[int, ...] | None,
    }

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        self.seats = seats
        self.now = 0
        self.frames: list[Frame] = []
        self.decisions: list[Decision] = []
        self.asked = 0
        self.chance = Chance() if chance is None else chance
        self.winners: tuple[int, ...] | None = None  # None while the game goes on
        self.ready()

    def ready(self) -> None:
        # Not saved: the outbox for what happens, and whether the top frame waits for time alone.
        self.events: list[Event] = []
        self.waiting = False

    def copy_base(self, copy: State) -> None:
        """Copies what every state has; for the clone methods of rooms."""
        copy.seats = self.seats
        copy.now = self.now
        copy.frames = [frame.clone() for frame in self.frames]
        copy.decisions = self.decisions.copy()
        copy.asked = self.asked
        copy.chance = self.chance.clone()
        copy.winners = self.winners
        copy.events = []
        copy.waiting = False

    # What frames do -------------------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)

    def finish(self) -> None:
        """Ends the frame on top."""
        self.frames.pop()

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def ask(
        self,
        seat: int,
        kind: str,
        values: tuple[str | int, ...],
        cites: tuple[str, ...],
        default: Value | None = None,
        args: Args = NO_ARGS,
        free: bool = False,
    ) -> None:
        """Opens a decision whose answer is one of `values`."""
        self.asked += 1
        self.decisions.append(Decision(self.asked, seat, kind, values, args, None, 1, 1, default, cites, free))

    def ask_subset(self, seat: int, kind: str, domain: Subset, cites: tuple[str, ...]) -> None:
        """Opens a decision whose answer is any affordable subset."""
        self.asked += 1
        self.decisions.append(
            Decision(self.asked, seat, kind, domain=domain, min=0, max=len(domain.items), default=[], cites=cites)
        )

    def wait(self) -> None:
        """The frame on top has nothing to do until its wakeup."""
        self.waiting = True

    def win(self, winners: tuple[int, ...]) -> None:
        """Ends the game."""
        self.winners = winners
        self.frames.clear()
        self.decisions.clear()


def settle(state: State) -> None:
    """Runs frames until a decision is open, time is awaited or the game is over."""
    state.waiting = False
    frames = state.frames
    while not state.decisions and frames and not state.waiting:
        frames[-1].run(state)


def answer(state: State, place: int, value: Value) -> None:
    """Applies an admissible answer to the open decision at that place, and settles."""
    decision = state.decisions.pop(place)
    state.frames[-1].choose(state, decision, value)
    settle(state)


def next_wakeup(state: State) -> int | None:
    return state.frames[-1].wakeup(state) if state.frames else None


def advance(state: State, now: int) -> None:
    """Lets time pass up to `now`, one wakeup after the other, so that a late caller and a punctual one agree."""
    due = next_wakeup(state)
    while due is not None and due <= now:
        state.now = max(state.now, due)
        state.frames[-1].wake(state)
        settle(state)
        due = next_wakeup(state)
    state.now = max(state.now, now)


def ask_again(state: State) -> None:
    """Drops the open decisions and lets the waiting frame ask anew: for positions written by hand."""
    state.decisions.clear()
    if state.frames:
        settle(state)
