"""A game without rules: it runs the frames it is given, and notes what they do. For the tests of the kernel's parts."""

from __future__ import annotations

from typing import Any, ClassVar

from starboard.kernel.chance import Chance
from starboard.kernel.data import Codec, Data, Fields
from starboard.kernel.decisions import Decision, Subset, Value
from starboard.kernel.events import Event
from starboard.kernel.flow import FLOW_FRAMES
from starboard.kernel.game import Game
from starboard.kernel.match import Match, new
from starboard.kernel.refusal import Refusal
from starboard.kernel.state import Frame, State

KEYS = Subset(("a", "b", "c"), (1, 2, 3), 4, "D-2")


class Noted(Event, frozen=True, tag="noted"):
    text: str


class Revealed(Event, frozen=True, tag="revealed"):
    BARRIER = True

    face: int


class Page(Data):
    """A part of the state, to see that parts of parts are copied and written."""

    FIELDS: ClassVar[Fields] = {"number": int, "marks": dict[str, int], "rows": list[list[int]]}

    def __init__(self) -> None:
        self.number = 0
        self.marks: dict[str, int] = {}
        self.rows: list[list[int]] = []


class Diary(State):
    FIELDS: ClassVar[Fields] = {**State.FIELDS, "notes": list[str], "pages": list[Page], "cover": Page}

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.notes: list[str] = []
        self.pages: list[Page] = []
        self.cover = Page()

    def note(self, text: str) -> None:
        self.notes.append(text)
        self.emit(Noted(text=text))


class Note(Frame):
    """Notes its text and its seat."""

    TAG: ClassVar[str] = "note"
    FIELDS: ClassVar[Fields] = {"text": str, "seat": int}

    def __init__(self, text: str = "", seat: int = 0) -> None:
        self.text = text
        self.seat = seat

    def run(self, state: Any) -> None:
        state.finish()
        state.note(f"{self.text}{self.seat}")


class Ask(Frame):
    """Asks one seat and notes what it answers; a die is rolled for "roll". It forbids "no" by a rule of its own."""

    TAG: ClassVar[str] = "ask"
    FIELDS: ClassVar[Fields] = {"seat": int}

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def run(self, state: Any) -> None:
        state.ask(self.seat, "say", ("yes", "roll", 1), (), "yes")

    def choose(self, state: Any, decision: Decision, value: Value) -> None:
        state.finish()
        state.note(f"{self.seat}:{value}")
        if value == "roll":
            state.emit(Revealed(face=state.chance.roll("die", 6)))

    def refuse(self, state: State, decision: Decision, value: Any) -> Refusal | None:
        return Refusal("D-1", "never-no", {"seat": self.seat}) if value == "no" else None


class AskAll(Frame):
    """Asks every seat for a set of keys at the same time."""

    TAG: ClassVar[str] = "ask_all"
    FIELDS: ClassVar[Fields] = {"left": list[int]}

    def __init__(self, left: list[int] | None = None) -> None:
        self.left = left or []

    def run(self, state: Any) -> None:
        for seat in self.left:
            state.ask_subset(seat, "keys", KEYS, ("D-2",))

    def choose(self, state: Any, decision: Decision, value: Value) -> None:
        assert isinstance(value, list)
        self.left.remove(decision.seat)
        state.note(f"{decision.seat}:{'+'.join(value)}")
        if not self.left:
            state.finish()


class Alarm(Frame):
    """Rings at its times, rolls a die each time, and lets everybody speak until it has rung for the last time."""

    TAG: ClassVar[str] = "alarm"
    FIELDS: ClassVar[Fields] = {"times": list[int]}

    def __init__(self, times: list[int] | None = None) -> None:
        self.times = times or []

    def run(self, state: Any) -> None:
        state.wait()

    def wakeup(self, state: State) -> int | None:
        return self.times[0]

    def wake(self, state: Any) -> None:
        self.times.pop(0)
        state.note(f"{state.now}:{state.chance.roll('die', 6)}")
        if not self.times:
            state.finish()


class End(Frame):
    TAG: ClassVar[str] = "end"

    def run(self, state: State) -> None:
        state.win((state.seats - 1,))


class DiaryGame(Game):
    name = "diary"
    title = "Diary"
    min_seats = 1
    max_seats = 3
    version = "1"
    package = "tests.kernel"
    codec = Codec(Diary, (Note, Ask, AskAll, Alarm, End, *FLOW_FRAMES))
    events = (Noted, Revealed)

    def __init__(self, *frames: Frame) -> None:
        self.frames = frames

    def new(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        state = Diary(seats, chance)
        state.push(End())
        for frame in reversed(self.frames):
            state.push(frame.clone())
        return state

    def check(self, state: Any) -> list[str]:
        return ["The diary is burnt."] if "fire" in state.notes else []

    def view(self, state: Any, seat: int | None) -> Any:
        return tuple(state.notes)


def diary(*frames: Frame, seats: int = 2, seed: int | str = 1, script: Any = None) -> Match:
    """A match that runs these frames, the first one first, and is over after the last."""
    return new(DiaryGame(*frames), seats, seed, script=script)


def notes(match: Match) -> list[str]:
    assert isinstance(match.state, Diary)
    return match.state.notes
