"""What goes over the wire, both ways. The browser's types are made from these structs (tools/wire_types.py).

Over the WebSocket go the table's own messages, as JSON; the rest are the bodies of requests and answers.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from starboard.kernel.decisions import Text
from starboard.server.calls import Quiet, Subscription
from starboard.table.messages import DecisionInfo, EventInfo, SeatKey, SeatWish, TableInfo

# ---- over HTTP -------------------------------------------------------------------------------------------------------


class Created(msgspec.Struct, frozen=True):
    table: TableInfo
    keys: list[SeatKey]


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    seat: int | None = None  # any open one


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of its own that goes on from a place in this one's log. What a running game hides is dealt anew."""

    at: int
    seats: list[SeatWish]


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secrets that a device keeps."""

    keys: Annotated[list[SeatKey], msgspec.Meta(max_length=100)]


class AccountInfo(msgspec.Struct, frozen=True):
    """The account that is logged in in a browser."""

    name: str
    password: bool  # whether it has one
    passkeys: int
    seats: int


class NameAndPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    password: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: str  # empty if there was none
    new: str


class BeginPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""  # of a new account


class PasskeyQuestion(msgspec.Struct, frozen=True):
    ticket: str  # goes back with the answer
    options: dict[str, Any]  # for navigator.credentials, as JSON


class Credential(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the device answered, as JSON."""

    ticket: str
    credential: dict[str, Any]


class CallWays(msgspec.Struct, frozen=True):
    """How a server can call people to their turn."""

    push_key: str  # for PushManager.subscribe; empty when there is no web push
    mail: bool


class CallMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wish to be called when the table waits for a seat: by web push, or by mail."""

    push: Subscription | None = None
    mail: str = ""
    quiet: Quiet | None = None


class MyTable(msgspec.Struct, frozen=True):
    table: TableInfo
    seat: int
    waits: bool  # for this seat


class Replay(msgspec.Struct, frozen=True):
    """How a table stood after the first `at` records of its log."""

    at: int
    records: int
    table: TableInfo
    view: dict[str, Any]
    decisions: list[DecisionInfo]
    waiting_for: list[int]
    events: list[EventInfo]


class OptionInfo(msgspec.Struct, frozen=True):
    """What one can choose about a game. The key of its name is option-name-NAME."""

    name: str
    kind: Literal["bool", "int", "choice", "text"]
    default: bool | int | str
    choices: list[str] = []


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    min_seats: int
    max_seats: int
    levels: list[str]
    options: list[OptionInfo]


class Cards(msgspec.Struct, frozen=True):
    """Everything of a game that texts refer to by name: `@card:L1-01-1` is the piece L1-01-1."""

    cards: dict[str, Any]


class RuleInfo(msgspec.Struct, frozen=True):
    id: str
    section: str
    text: str


class Trouble(msgspec.Struct, frozen=True):
    """The body of every refused request."""

    rule: str
    text: Text
    sentence: str  # in the language asked for, for people who use the API by hand
