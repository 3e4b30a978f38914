"""What can happen around the reckoning: before and in the Action round, and between missions."""

from __future__ import annotations

from starboard.kernel.events import Event


class MissionPrepared(Event, frozen=True, tag="mission_prepared"):
    """The decks, packets, trajectories and damage tiles of a mission are ready."""

    BARRIER = True
    CITES = ("SA-4.5", "SA-4.18", "SA-4.19")

    number: int
    common: str
    serious: str
    tracks: tuple[str, ...]  # red, white, blue, internal


class RoleTaken(Event, frozen=True, tag="role_taken"):
    CITES = ("SA-4.8",)

    seat: int
    role: str


class Ready(Event, frozen=True, tag="ready"):
    CITES = ("SA-6.1",)

    seat: int


class Alert(Event, frozen=True, tag="alert"):
    """The mission clock starts, and with it phase 1."""

    BARRIER = True
    CITES = ("SA-6.1", "SA-6.2")

    mission: str  # only if the crew chose it: a mission that was drawn stays unknown


class HeroRevealed(Event, frozen=True, tag="hero_revealed"):
    """An android's heroic card, at the start of phase 1."""

    BARRIER = True
    CITES = ("SA-31.11", "SA-33.3")

    member: int
    card: str


class PacketTaken(Event, frozen=True, tag="packet_taken"):
    BARRIER = True
    CITES = ("SA-6.3", "SA-6.4", "SA-6.6")

    seat: int
    phase: int
    forced: bool


class CardsReceived(Event, frozen=True, tag="cards_received"):
    """What came into a hand; only its seat sees it (SA-38.2)."""

    BARRIER = True
    CITES = ("SA-8.6",)

    seat: int
    cards: tuple[str, ...]


class ThreatAnnounced(Event, frozen=True, tag="threat_announced"):
    """A threat's card lies face up beside its trajectory with its number."""

    BARRIER = True
    CITES = ("SA-5.1", "SA-5.2", "SA-7.2", "SA-7.3", "SA-7.4")

    turn: int
    threat: str
    serious: bool
    zone: str  # empty for an internal threat
    confirmed: bool


class ReportIgnored(Event, frozen=True, tag="report_ignored"):
    """An unconfirmed report that a crew of four does not obey."""

    BARRIER = True
    CITES = ("SA-7.6", "SA-31.12", "SA-33.2")

    turn: int
    serious: bool
    zone: str


class IncomingData(Event, frozen=True, tag="incoming_data"):
    BARRIER = True
    CITES = ("SA-7.7",)

    ignored: bool  # solo (SA-33.7)


class DataDrawn(Event, frozen=True, tag="data_drawn"):
    BARRIER = True
    CITES = ("SA-7.7",)

    seat: int


class DataTransfer(Event, frozen=True, tag="data_transfer"):
    BARRIER = True
    CITES = ("SA-7.8",)

    seconds: int
    ignored: bool  # solo (SA-33.7)


class CardGiven(Event, frozen=True, tag="card_given"):
    BARRIER = True
    CITES = ("SA-7.8", "SA-38.6")

    seat: int
    to: int


class TransferClosed(Event, frozen=True, tag="transfer_closed"):
    BARRIER = True
    CITES = ("SA-7.9",)


class CommunicationsDown(Event, frozen=True, tag="communications_down"):
    BARRIER = True
    CITES = ("SA-7.12", "SA-38.5")

    ignored: bool  # solo (SA-33.7)


class CommunicationsRestored(Event, frozen=True, tag="communications_restored"):
    BARRIER = True
    CITES = ("SA-7.12",)


class Warned(Event, frozen=True, tag="warned"):
    """A minute, twenty seconds or the five-to-one countdown are left of a phase; of the mission when `last`."""

    BARRIER = True
    CITES = ("SA-6.12",)

    phase: int
    seconds: int
    last: bool


class PhaseEnded(Event, frozen=True, tag="phase_ended"):
    BARRIER = True
    CITES = ("SA-6.5", "SA-7.14")

    phase: int


class MissionComplete(Event, frozen=True, tag="mission_complete"):
    """The Action round is over, by the clock or by agreement."""

    BARRIER = True
    CITES = ("SA-6.10", "SA-7.15")

    agreed: bool


class CardPlaced(Event, frozen=True, tag="card_placed"):
    """A card lies on an action board; everybody sees which half is up, not which card (SA-8.5)."""

    CITES = ("SA-8.4", "SA-8.5")

    seat: int
    member: int
    turn: int
    half: str


class AndroidProgrammed(Event, frozen=True, tag="android_programmed"):
    """A card lies face up on an android's board, for good."""

    BARRIER = True
    CITES = ("SA-31.8", "SA-31.9", "SA-38.3")

    seat: int
    member: int
    turn: int
    card: str
    half: str


class CardTakenBack(Event, frozen=True, tag="card_taken_back"):
    CITES = ("SA-8.9",)

    seat: int
    member: int
    turn: int


class CardTurned(Event, frozen=True, tag="card_turned"):
    CITES = ("SA-8.9",)

    seat: int
    member: int
    turn: int
    half: str


class CardMoved(Event, frozen=True, tag="card_moved"):
    """A card changed its slot; a card that lay there took its place."""

    CITES = ("SA-8.9",)

    seat: int
    member: int
    turn: int
    to: int


class Sketched(Event, frozen=True, tag="sketched"):
    """A crew member says what it means to do in a turn; it binds nobody."""

    CITES = ("SA-8.13", "SA-38.8")

    seat: int
    member: int
    turn: int
    word: str


class CardsTold(Event, frozen=True, tag="cards_told"):
    """A crew member says which cards it has to lay."""

    BARRIER = True
    CITES = ("SA-8.6",)

    seat: int
    member: int
    cards: tuple[str, ...]


class SketchWiped(Event, frozen=True, tag="sketch_wiped"):
    CITES = ("SA-8.13", "SA-38.8")

    seat: int
    member: int


class EndAgreed(Event, frozen=True, tag="end_agreed"):
    """A seat would end the round now, or takes that back."""

    CITES = ("SA-6.11", "SA-38.12")

    seat: int
    agrees: bool


class MissionLogged(Event, frozen=True, tag="mission_logged"):
    """The mission's line in the ship's log."""

    CITES = ("SA-29.8", "SA-30.2")

    number: int
    mission: str
    common: str
    serious: str
    won: bool
    reason: str
    survived: int
    destroyed: int
    penalties: int | None  # counted once, at the end, in a campaign (SA-34.25)
    visual: int
    total: int | None


class LevelChosen(Event, frozen=True, tag="level_chosen"):
    CITES = ("SA-34.3", "SA-34.6", "SA-34.7")

    severity: str
    level: str


class CampaignContinues(Event, frozen=True, tag="campaign_continues"):
    CITES = ("SA-34.4", "SA-34.6")

    goes_on: bool


class Recovered(Event, frozen=True, tag="recovered"):
    CITES = ("SA-34.12",)

    member: int


class TileRepaired(Event, frozen=True, tag="tile_repaired"):
    CITES = ("SA-34.13", "SA-34.14")

    member: int
    zone: str
    tile: str


class SquadRepaired(Event, frozen=True, tag="squad_repaired"):
    CITES = ("SA-34.13",)

    member: int


class RepairDeclined(Event, frozen=True, tag="repair_declined"):
    CITES = ("SA-34.17",)

    member: int


class SquadPlaced(Event, frozen=True, tag="squad_placed"):
    """Only one squad is fit: where it waits in the next mission."""

    CITES = ("SA-34.23",)

    station: str


class CampaignScored(Event, frozen=True, tag="campaign_scored"):
    CITES = ("SA-34.26", "SA-34.27", "SA-34.28")

    missions: int
    lost: bool
    threats: int
    penalties: int
    visual: int
    total: int


ROUND_EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
