"""What a match file holds: the header, and the records of the log."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.kernel.chance import Answers
from starboard.kernel.decisions import Value


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a match starts from."""

    game: str
    version: str
    seats: int
    options: dict[str, Any]
    seed: str
    position: dict[str, Any] | None = None  # a position instead of the set-up
    scripted: bool = False  # some of the dice were given, so the seed alone does not explain them


class Start(msgspec.Struct, frozen=True, tag="start", tag_field="record", gc=False):
    """The set-up, with what chance answered in it."""

    chance: Answers = []


class Choice(msgspec.Struct, frozen=True, tag="choice", tag_field="record", gc=False):
    """A seat's answer: the intent, and beside it the outcome of chance."""

    seat: int
    decision: int
    value: Value
    chance: Answers = []


class Advance(msgspec.Struct, frozen=True, tag="advance", tag_field="record", gc=False):
    """Time passed."""

    now: int
    chance: Answers = []


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="record", gc=False):
    """The records of the line after the first `keep` are taken back."""

    seat: int
    keep: int


class Rekey(msgspec.Struct, frozen=True, tag="rekey", tag_field="record", gc=False):
    """Chance starts afresh, so that a fork does not foretell the match it came from."""

    seed: str


Record = Start | Choice | Advance | Undo | Rekey
