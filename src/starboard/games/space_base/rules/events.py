"""Everything that can happen in Space Base."""

from __future__ import annotations

from starboard.kernel.events import Event


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """The compulsory first card of the set-up."""

    BARRIER = True
    CITES = ("SB-5.8", "SB-5.9", "SB-5.10")

    seat: int
    card: str
    cost: int


class Dealt(Event, frozen=True, tag="dealt"):
    """A Light-Speed hand; only its seat sees it."""

    BARRIER = True
    CITES = ("SB-19.6",)

    seat: int
    cards: tuple[str, ...]


class Drafted(Event, frozen=True, tag="drafted"):
    """What a seat bought from its Light-Speed hand, shown when all have chosen."""

    BARRIER = True
    CITES = ("SB-19.7", "SB-19.8")

    seat: int
    cards: tuple[str, ...]
    cost: int


class FirstPlayerRolled(Event, frozen=True, tag="first_player_rolled"):
    BARRIER = True
    CITES = ("SB-5.14", "SB-5.15")

    seat: int
    total: int


class FirstPlayer(Event, frozen=True, tag="first_player"):
    CITES = ("SB-5.13",)

    seat: int


class PlaceBonus(Event, frozen=True, tag="place_bonus"):
    CITES = ("SB-5.16",)

    seat: int
    place: int
    credits: int
    income: int


class RoundBegan(Event, frozen=True, tag="round_began"):
    CITES = ("SB-6.5",)

    round: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    CITES = ("SB-6.2",)

    seat: int


class Rolled(Event, frozen=True, tag="rolled"):
    """The dice of the turn; `again` after a reroll."""

    BARRIER = True
    CITES = ("SB-8.1", "SB-8.2")

    seat: int
    first: int
    second: int
    again: bool = False


class DieSet(Event, frozen=True, tag="die_set"):
    CITES = ("SB-14.35",)

    seat: int
    die: int
    face: int


class DiceUsed(Event, frozen=True, tag="dice_used"):
    """How a seat uses the dice: separately, or as a sum for one sector."""

    CITES = ("SB-9.1",)

    seat: int
    way: str
    sectors: tuple[int, ...]


class SumShifted(Event, frozen=True, tag="sum_shifted"):
    CITES = ("SB-14.2", "SB-14.4")

    seat: int
    card: str
    sector: int


class Gained(Event, frozen=True, tag="gained"):
    """What one card brings. `way` is station or patrol; `by` is dice, arrow or double."""

    seat: int
    card: str
    sector: int
    way: str
    by: str
    credits: int = 0
    income: int = 0
    vp: int = 0
    charge: int = 0

    @property
    def cites(self) -> tuple[str, ...]:
        first = "SB-10.2" if self.way == "station" else "SB-10.4"
        if self.by == "arrow":
            return (first, "SB-12.5" if self.way == "station" else "SB-12.6")
        if self.by == "double":
            return (first, "SB-14.40" if self.way == "station" else "SB-14.41")
        return (first,)


class ArrowTurned(Event, frozen=True, tag="arrow_turned"):
    CITES = ("SB-12.1", "SB-12.16")

    seat: int
    card: str
    to: int


class SectorDoubled(Event, frozen=True, tag="sector_doubled"):
    """The sector that a 2x pays once more."""

    CITES = ("SB-14.43", "SB-14.50")

    seat: int
    card: str
    sector: int


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    CITES = ("SB-7.1", "SB-13.6", "SB-13.7")

    seat: int
    card: str
    charges: int


class AbilityGained(Event, frozen=True, tag="ability_gained"):
    CITES = ("SB-14.53", "SB-14.11")

    seat: int
    card: str
    credits: int = 0
    income: int = 0
    vp: int = 0


class Bought(Event, frozen=True, tag="bought"):
    """A purchase; `paid` is everything the seat had in phase 6, and the cost otherwise."""

    seat: int
    card: str
    paid: int
    ordinary: bool

    @property
    def cites(self) -> tuple[str, ...]:
        return ("SB-15.1", "SB-15.4") if self.ordinary else ("SB-14.9",)


class Claimed(Event, frozen=True, tag="claimed"):
    CITES = ("SB-14.15", "SB-14.16")

    seat: int
    card: str


class NothingBought(Event, frozen=True, tag="nothing_bought"):
    CITES = ("SB-15.1", "SB-15.5")

    seat: int


class Placed(Event, frozen=True, tag="placed"):
    """A card took its place, and the ship that was there was deployed."""

    CITES = ("SB-15.6", "SB-15.7")

    seat: int
    card: str
    sector: int
    deployed: str
    charges_kept: int = 0
    charges_lost: int = 0


class ColonySettled(Event, frozen=True, tag="colony_settled"):
    CITES = ("SB-16.3", "SB-16.6")

    seat: int
    card: str
    vp: int


class ChargeAdded(Event, frozen=True, tag="charge_added"):
    CITES = ("SB-14.27",)

    seat: int
    card: str


class ChargeMoved(Event, frozen=True, tag="charge_moved"):
    CITES = ("SB-14.57",)

    seat: int
    card: str
    to: str


class SectorsSwapped(Event, frozen=True, tag="sectors_swapped"):
    CITES = ("SB-14.19", "SB-14.20")

    seat: int
    a: int
    b: int


class CardsSwapped(Event, frozen=True, tag="cards_swapped"):
    CITES = ("SB-14.37", "SB-14.38")

    seat: int
    card: str
    other: str
    sector: int
    other_sector: int


class VpLost(Event, frozen=True, tag="vp_lost"):
    CITES = ("SB-14.29", "SB-4.5")

    seat: int
    vp: int


class Refilled(Event, frozen=True, tag="refilled"):
    """New ships in the shipyard, with the level of each."""

    BARRIER = True
    CITES = ("SB-17.1",)

    cards: tuple[str, ...]


class IncomePaid(Event, frozen=True, tag="income_paid"):
    CITES = ("SB-17.4",)

    seat: int
    credits: int


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    CITES = ("SB-18.1", "SB-18.2")

    seat: int
    vp: int


class ExtraRound(Event, frozen=True, tag="extra_round"):
    CITES = ("SB-18.6", "SB-18.8")

    seats: tuple[int, ...]


class Won(Event, frozen=True, tag="won"):
    """The game is over; `by` is points or ability."""

    seat: int
    vp: int
    by: str

    @property
    def cites(self) -> tuple[str, ...]:
        return ("SB-14.51",) if self.by == "ability" else ("SB-18.5",)


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
