"""The types of a Space Base content pack (SB-22.1, SB-22.2): cards are data, one typed record per effect.

A pack is one TOML file: a [pack] table, a [groups] table, and [[starter]], [[ship]] and [[colony]] tables.
docs/packs.md explains it to people who type one in.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Sector = Annotated[int, Meta(ge=1, le=12)]
Amount = Annotated[int, Meta(ge=1, le=99)]
Maybe = Annotated[int, Meta(ge=0, le=99)]
Level = Literal[1, 2, 3]
Count = Annotated[int, Meta(ge=1, le=9)]
Seats = Annotated[int, Meta(ge=2, le=5)]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class _Effect(_Strict, frozen=True, tag_field="kind"):
    """What an ability, or a text reward, does."""


class Gain(_Effect, frozen=True, tag="gain"):
    """Credits, income or victory points (SB-14.53)."""

    credits: Maybe = 0
    income: Maybe = 0
    vp: Maybe = 0


class Buy(_Effect, frozen=True, tag="buy"):
    """One purchase at exactly the cost (SB-14.9); of any level and colonies, unless levels are named."""

    levels: list[Level] = []


class Claim(_Effect, frozen=True, tag="claim"):
    """Ships of one level for free (SB-14.15)."""

    level: Level
    count: Count = 1


class ShiftSum(_Effect, frozen=True, tag="shift_sum"):
    """Moves the sum to the right by one, or by up to two (SB-14.2, SB-14.3)."""

    up_to: Literal[1, 2] = 1


class SetDie(_Effect, frozen=True, tag="set_die"):
    """Puts a die on a face instead of rolling it (SB-14.35)."""


class Reroll(_Effect, frozen=True, tag="reroll"):
    """Rolls one die of the owner's choice, or both, again (SB-14.25)."""

    dice: Literal[1, 2] = 1


class SwapSectors(_Effect, frozen=True, tag="swap_sectors"):
    """All cards of two sectors change places (SB-14.19)."""

    a: Sector
    b: Sector


class AddCharge(_Effect, frozen=True, tag="add_charge"):
    """One charge on any empty cell of the owner's cards (SB-14.27)."""


class MoveCharge(_Effect, frozen=True, tag="move_charge"):
    """A charge moves from one of the owner's cards to an empty cell of another (SB-14.57)."""


class Drain(_Effect, frozen=True, tag="drain"):
    """All opponents lose victory points (SB-14.29)."""

    vp: Amount


class PlaceAnywhere(_Effect, frozen=True, tag="place_anywhere"):
    """A card goes into any sector of a range (SB-14.31): bought, claimed, or whatever is acquired this turn."""

    by: Literal["buy", "claim", "turn"] = "buy"
    level: Level | None = None  # for "claim"
    low: Sector = 7
    high: Sector = 12


class SwapCard(_Effect, frozen=True, tag="swap_card"):
    """This card changes places with a station card (SB-14.37)."""


class Double(_Effect, frozen=True, tag="double"):
    """A sector pays once more (SB-14.40, SB-14.41)."""

    zone: Literal["station", "patrol"]


class Win(_Effect, frozen=True, tag="win"):
    """The owner wins at once (SB-14.51)."""


Effect = (
    Gain
    | Buy
    | Claim
    | ShiftSum
    | SetDie
    | Reroll
    | SwapSectors
    | AddCharge
    | MoveCharge
    | Drain
    | PlaceAnywhere
    | SwapCard
    | Double
    | Win
)
TextReward = Gain | Buy | Claim


class Ability(_Strict, frozen=True):
    """Paid with charges; its colour says on whose turns it may be used (SB-1.8)."""

    color: Literal["blue", "red", "green"]
    effects: Annotated[list[Effect], Meta(min_length=1)]


class Half(_Strict, frozen=True):
    """The station half or the patrol half of a card (SB-3.5)."""

    credits: Maybe = 0
    income: Maybe = 0
    vp: Maybe = 0
    arrow: Literal["left", "right", "both"] | None = None
    text: list[TextReward] = []
    cells: list[list[Seats]] = []  # each cell: the player counts it exists at; none means always (SB-13.9)
    joined: bool = False  # an ability on joined cells spends all of them (SB-13.7)
    ability: Ability | None = None


class Ship(_Strict, frozen=True):
    id: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{1,16}$")]
    name: str
    sector: Sector
    cost: Maybe
    station: Half
    patrol: Half
    level: Level | Literal[0] = 0  # 0 is a starting ship
    group: str = ""  # the class of ship, a key of the pack's [groups]
    names: dict[str, str] = {}  # the name in other languages
    source: str = ""  # where the figures come from, if not from where the pack's do


class Colony(_Strict, frozen=True):
    id: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{1,16}$")]
    name: str
    sector: Sector
    cost: Amount
    vp: Amount
    group: str = ""
    names: dict[str, str] = {}
    source: str = ""


class About(_Strict, frozen=True):
    game: Literal["space_base"]
    name: str
    version: str
    source: str = ""
    language: str = "en"
