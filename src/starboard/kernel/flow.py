"""Frames every game needs: in order, in any order, one of several, one seat after the other."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel.data import Fields
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.state import Frame, State


class Sequence(Frame):
    """Runs its steps one after the other."""

    TAG: ClassVar[str] = "sequence"
    FIELDS: ClassVar[Fields] = {"steps": list[Frame]}

    def __init__(self, steps: list[Frame] | None = None) -> None:
        self.steps = steps or []

    def run(self, state: State) -> None:
        if len(self.steps) <= 1:
            state.finish()
        if self.steps:
            state.push(self.steps.pop(0))


class AnyOrder(Frame):
    """A seat runs all of the steps, in the order it likes."""

    TAG: ClassVar[str] = "any_order"
    FIELDS: ClassVar[Fields] = {"seat": int, "kind": str, "steps": list[Frame]}

    def __init__(self, seat: int = 0, kind: str = "", steps: list[Frame] | None = None) -> None:
        self.seat = seat
        self.kind = kind  # the prompt's key
        self.steps = steps or []

    def run(self, state: State) -> None:
        if len(self.steps) > 1:
            state.ask(self.seat, self.kind, tuple(range(len(self.steps))), ())
            return
        state.finish()
        for step in self.steps:
            state.push(step)

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(value, int)
        state.push(self.steps.pop(value))


class ChooseOne(AnyOrder):
    """A seat runs one of the steps; the others are dropped."""

    TAG: ClassVar[str] = "choose_one"

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(value, int)
        step = self.steps[value]
        state.finish()
        state.push(step)


class EachSeat(Frame):
    """Runs the step once for every seat, clockwise from the first one given. The step has a `seat` field."""

    TAG: ClassVar[str] = "each_seat"
    FIELDS: ClassVar[Fields] = {"seat": int, "left": int, "step": Frame}

    def __init__(self, seat: int = 0, left: int = 0, step: Frame | None = None) -> None:
        self.seat = seat
        self.left = left
        self.step = Frame() if step is None else step

    def run(self, state: State) -> None:
        if self.left == 0:
            state.finish()
            return
        step = self.step.clone()
        setattr(step, "seat", self.seat)  # noqa: B010 - the base class has no such field
        self.seat = (self.seat + 1) % state.seats
        self.left -= 1
        state.push(step)


FLOW_FRAMES: tuple[type[Frame], ...] = (Sequence, AnyOrder, ChooseOne, EachSeat)
