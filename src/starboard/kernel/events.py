"""What happened, typed: the log, the animations, the statistics and the speech all read events."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Base of all events. Subclasses are tagged by name; their fields are their parameters."""

    BARRIER: ClassVar[bool] = False  # new information: undo ends here (law 9)
    CITES: ClassVar[tuple[str, ...]] = ()

    audience: tuple[int, ...] | None = None  # the seats that may know; None is everybody

    @property
    def cites(self) -> tuple[str, ...]:
        """The rules this follows from."""
        return self.CITES

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), may know."""
        return self.audience is None or seat in self.audience


class TakenBack(Event, frozen=True, tag="taken_back"):
    """Choices were taken back; the log keeps them."""

    CITES = ("T-6",)

    seat: int
    choices: int
