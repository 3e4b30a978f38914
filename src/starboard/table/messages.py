"""What is said between a live table and those who sit at it, whatever carries the words.

A client sends commands; each carries a number `n` of its own, counting up per seat, so that one that is sent again
after a reconnect is recognised. The table answers every command with Done or Refused, and sends everybody what changed
for them. A seat receives only what its view allows (law 7).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from starboard.kernel.decisions import Option, Subset, Text, Value

SeatKind = Literal["open", "human", "machine"]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where, as everybody may know."""

    seat: int
    kind: SeatKind
    name: str
    level: str = ""  # of a machine
    online: bool = False
    standing_in: bool = False  # a machine plays for a person who was dropped or went away
    clock_ms: int | None = None  # what is left of the bank, at `Update.sent_at`; None without a clock
    due_ms: int | None = None  # in how many milliseconds the clock answers for this seat, while it owes an answer
    resigned: bool = False


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    title: str
    options: dict[str, Any]
    pace: Literal["live", "days", "none"]
    turn_seconds: int
    bank_seconds: int
    listed: bool
    seats: list[SeatInfo]
    state: Literal["gathering", "playing", "over"]
    next_table: str | None = None  # where the rematch is; the secrets of the seats open the same seats there
    seeded: bool = False  # somebody chose the seed, and so may know the dice


class DecisionInfo(msgspec.Struct, frozen=True):
    """A decision of one of my seats, in words."""

    id: int
    seat: int
    kind: str
    prompt: Text
    options: list[Option]  # the forbidden ones too, each with its rule
    min: int
    max: int
    cites: list[str]
    domain: Subset | None = None
    default: Value | None = None
    optional: bool = False
    free: bool = False


class EventInfo(msgspec.Struct, frozen=True):
    """Something that happened, as this seat may know it."""

    n: int  # its place among the events of the match
    record: int  # how long the log is after the choice it belongs to: "back to here", replay and share use it
    kind: str  # the event's tag
    data: dict[str, Any]
    cites: list[str]
    text: Text
    barrier: bool = False


class Proposal(msgspec.Struct, frozen=True):
    """Going back beyond a barrier needs everybody's consent."""

    id: int
    seat: int
    record: int
    agreed: list[int]


class ChatLine(msgspec.Struct, frozen=True):
    seat: int | None
    name: str
    text: str
    at: int


class Hushed(msgspec.Struct, frozen=True):
    """Why nobody at the table may talk now, and by which rule."""

    rule: str
    text: Text


# ---- from the table --------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    """First after connecting or resuming: everything this connection needs."""

    table: TableInfo
    seats: list[int]  # mine; none for a spectator
    revision: int
    view: dict[str, Any] | None  # None while the table gathers
    decisions: list[DecisionInfo]
    waiting_for: list[int]
    events: list[EventInfo]
    chat: list[ChatLine]
    done: dict[int, int]  # the last command number of each of my seats that was carried out
    can_undo: list[int]
    proposal: Proposal | None
    sent_at: int
    hushed: Hushed | None = None
    view_seat: int | None = None  # whose view it is, when several of my seats are on one device


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """After every change. `events` are the new ones; after going back, `taken_back_to` says how many remain valid."""

    revision: int
    table: TableInfo
    view: dict[str, Any] | None
    decisions: list[DecisionInfo]
    waiting_for: list[int]
    events: list[EventInfo]
    can_undo: list[int]
    proposal: Proposal | None
    sent_at: int
    taken_back_to: int | None = None
    hushed: Hushed | None = None
    view_seat: int | None = None


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    seat: int
    n: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """What is not possible, by which rule. Nothing was changed."""

    seat: int | None
    n: int | None
    rule: str
    text: Text


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="type"):
    line: ChatLine


class Closing(msgspec.Struct, frozen=True, tag="closing", tag_field="type"):
    """The server stops or hands the table over: connect again after this many milliseconds."""

    after_ms: int


ServerMessage = Hello | Update | Done | Refused | Said | Closing

# ---- from the client -------------------------------------------------------------------------------------------------

Number = Annotated[int, msgspec.Meta(ge=1, le=2**53 - 1)]
Secret = Annotated[str, msgspec.Meta(max_length=64)]


class Enter(msgspec.Struct, frozen=True, tag="enter", tag_field="type", forbid_unknown_fields=True):
    """First over a connection: the secrets of the seats that it is for. Without any it is a spectator's."""

    keys: Annotated[list[Secret], msgspec.Meta(max_length=16)]


class Choose(msgspec.Struct, frozen=True, tag="choose", tag_field="type", forbid_unknown_fields=True):
    seat: int
    n: Number
    decision: int
    value: Value


class UndoLast(msgspec.Struct, frozen=True, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Takes back the seat's own last choice, up to a barrier."""

    seat: int
    n: Number


class GoBack(msgspec.Struct, frozen=True, tag="go_back", tag_field="type", forbid_unknown_fields=True):
    """Proposes to go back to a record of the log; it happens when every person at the table agrees."""

    seat: int
    n: Number
    record: int


class Consent(msgspec.Struct, frozen=True, tag="consent", tag_field="type", forbid_unknown_fields=True):
    seat: int
    n: Number
    proposal: int
    agree: bool


class Say(msgspec.Struct, frozen=True, tag="say", tag_field="type", forbid_unknown_fields=True):
    seat: int
    n: Number
    text: str


class Resign(msgspec.Struct, frozen=True, tag="resign", tag_field="type", forbid_unknown_fields=True):
    """A machine plays the seat to the end."""

    seat: int
    n: Number


class StandIn(msgspec.Struct, frozen=True, tag="stand_in", tag_field="type", forbid_unknown_fields=True):
    """Lets a machine play for a seat whose person is away, or gives the seat back (level "")."""

    seat: int
    n: Number
    for_seat: int
    level: str


class Rematch(msgspec.Struct, frozen=True, tag="rematch", tag_field="type", forbid_unknown_fields=True):
    seat: int
    n: Number


ClientMessage = Choose | UndoLast | GoBack | Consent | Say | Resign | StandIn | Rematch


# ---- how a table is asked for ----------------------------------------------------------------------------------------


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: SeatKind
    name: str = ""
    level: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Creates a table. All human seats are the creator's, for one device or to hand on; open ones wait for guests."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    pace: Literal["live", "days", "none"] = "none"
    turn_seconds: int = 0
    bank_seconds: int = 0
    listed: bool = False
    seed: str = ""


class SeatKey(msgspec.Struct, frozen=True):
    """The secret of a seat: whoever has it sits there, on any device."""

    table: Annotated[str, msgspec.Meta(max_length=64)]
    seat: int
    key: Secret
