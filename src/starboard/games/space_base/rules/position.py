"""The state of a game: consoles, shipyard, decks, dice (sections 3 and 4 of the rules)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.games.space_base.rules.cards import Card, Catalogue, Face, catalogue
from starboard.games.space_base.rules.events import AbilityGained, EndTriggered
from starboard.games.space_base.rules.rulings import GOAL
from starboard.kernel.chance import Chance
from starboard.kernel.data import Data, Fields
from starboard.kernel.state import State

SECTORS: Final = 12


class Console(Data):
    """A player's board (SB-1.1). Sector s is at index s - 1."""

    FIELDS: ClassVar[Fields] = {
        "credits": int,
        "income": int,
        "vp": int,
        "station": list[str],
        "patrol": list[tuple[str, ...]],
        "charges": dict[str, int],
    }

    def __init__(self, credits: int = 0, income: int = 0, station: list[str] | None = None) -> None:
        self.credits = credits
        self.income = income
        self.vp = 0
        self.station: list[str] = [] if station is None else station
        self.patrol: list[tuple[str, ...]] = [()] * SECTORS
        self.charges: dict[str, int] = {}  # on which cards, and how many; a card without charges is not there

    def clone(self) -> Console:
        copy = Console(self.credits, self.income, self.station.copy())
        copy.vp = self.vp
        copy.patrol = self.patrol.copy()
        copy.charges = self.charges.copy()
        return copy

    def face(self, card: Card) -> Face:
        """The half in force (SB-1.4)."""
        return card.station if card.id in self.station else card.patrol

    def sector_of(self, card: str) -> int:
        """Where a card of this console lies now, which need not be the sector printed on it."""
        if card in self.station:
            return self.station.index(card) + 1
        for index, cards in enumerate(self.patrol):
            if card in cards:
                return index + 1
        return 0

    def all_cards(self) -> list[str]:
        """Station cards by sector, then patrol cards by sector."""
        return self.station + [card for cards in self.patrol for card in cards]


class SpaceBase(State):
    """A whole game at one moment."""

    FIELDS: ClassVar[Fields] = {
        **State.FIELDS,
        "pack": str,
        "light_speed": bool,
        "consoles": list[Console],
        "decks": list[list[str]],  # by level; the top card is the last
        "shipyard": list[list[str]],  # by level; a gap is an empty string (SB-15.13)
        "colonies": list[str],
        "first": int,
        "active": int,
        "round": int,
        "dice": list[int],  # 0 while a die is neither set nor rolled
        "plans": list[int],  # phase 3: 0 while open, -1 for separate, otherwise the one sector to be activated
        "bought": bool,  # whether the active player bought in phase 6, for SB-AMB-1
        "anywhere": tuple[int, ...] | None,  # SB-14.34: ranges, low and high, the active player may lay cards into
        "triggered": bool,
        "hands": list[list[str]],  # the Light-Speed draft, while it is open
        "picks": list[list[str]],  # and what was chosen from it, hidden until all have chosen
    }

    def __init__(self, seats: int = 0, chance: Chance | None = None, pack: str = "", light_speed: bool = False) -> None:
        self.pack = pack
        self.light_speed = light_speed
        self.consoles: list[Console] = []
        self.decks: list[list[str]] = []
        self.shipyard: list[list[str]] = []
        self.colonies: list[str] = []
        self.first = 0
        self.active = 0
        self.round = 0
        self.dice: list[int] = [0, 0]
        self.plans: list[int] = [0] * seats
        self.bought = False
        self.anywhere: tuple[int, ...] | None = None
        self.triggered = False
        self.hands: list[list[str]] = []
        self.picks: list[list[str]] = []
        super().__init__(seats, chance)

    def ready(self) -> None:
        super().ready()
        self.catalogue: Catalogue = catalogue(self.pack, self.seats)
        self.cards: dict[str, Card] = self.catalogue.cards

    def clone(self) -> SpaceBase:
        copy = SpaceBase()
        self.copy_base(copy)
        copy.pack = self.pack
        copy.light_speed = self.light_speed
        copy.consoles = [console.clone() for console in self.consoles]
        copy.decks = [deck.copy() for deck in self.decks]
        copy.shipyard = [row.copy() for row in self.shipyard]
        copy.colonies = self.colonies.copy()
        copy.first = self.first
        copy.active = self.active
        copy.round = self.round
        copy.dice = self.dice.copy()
        copy.plans = self.plans.copy()
        copy.bought = self.bought
        copy.anywhere = self.anywhere
        copy.triggered = self.triggered
        copy.hands = [hand.copy() for hand in self.hands]
        copy.picks = [pick.copy() for pick in self.picks]
        copy.catalogue = self.catalogue
        copy.cards = self.cards
        return copy


def add_vp(game: SpaceBase, seat: int, vp: int) -> None:
    """Gains points. The end of the game is triggered on the spot, once and for all (SB-18.1, SB-14.30)."""
    console = game.consoles[seat]
    console.vp += vp
    if console.vp >= GOAL and not game.triggered:
        game.triggered = True
        game.emit(EndTriggered(seat, console.vp))


def gain(game: SpaceBase, seat: int, card: str, credits: int, income: int, vp: int) -> None:
    """Resources by an ability or a text reward (SB-14.53, SB-4.2)."""
    console = game.consoles[seat]
    console.credits += credits
    console.income += income
    game.emit(AbilityGained(seat, card, credits, income, vp))
    if vp:
        add_vp(game, seat, vp)
