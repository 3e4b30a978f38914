"""Buying, claiming and placing cards (sections 15 and 16, SB-14.9 to SB-14.18, SB-14.31 to SB-14.34)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from starboard.games.space_base.rules.cards import Card
from starboard.games.space_base.rules.charges import refit
from starboard.games.space_base.rules.events import (
    Bought,
    Claimed,
    ColonySettled,
    NothingBought,
    Placed,
)
from starboard.games.space_base.rules.position import Console, SpaceBase, add_vp
from starboard.kernel.data import Fields
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.state import Frame, State

PURCHASE: Final = "purchase"  # phase 6: it costs all credits
BUY: Final = "buy"  # by ability or reward: it costs the price
CLAIM: Final = "claim"  # it costs nothing


class Acquire(Frame):
    """One card is acquired, or more when `left` says so, or none: it is always optional (SB-14.12, SB-14.17, SB-15.1).

    `levels` restricts it to ships of those levels; none means any ship or colony (SB-14.13). `low` and `high` are the
    sectors it has to go to, 0 for the one printed on it (SB-14.31).
    """

    TAG: ClassVar[str] = "acquire"
    FIELDS: ClassVar[Fields] = {
        "seat": int,
        "how": str,
        "levels": tuple[int, ...],
        "left": int,
        "low": int,
        "high": int,
    }

    def __init__(
        self,
        seat: int = 0,
        how: str = PURCHASE,
        levels: tuple[int, ...] = (),
        left: int = 1,
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.seat = seat
        self.how = how
        self.levels = levels
        self.left = left
        self.low = low
        self.high = high

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceBase)
        game = state
        cards = self.offer(game) if self.left else []
        if cards:
            none = "pass" if self.how == PURCHASE else "decline"
            game.ask(self.seat, self.how, (none, *cards), CITES[self.how], none)
        else:
            if self.how == PURCHASE and self.left:
                game.emit(NothingBought(self.seat))
            game.finish()

    def offer(self, game: SpaceBase) -> list[str]:
        cards = game.cards
        if self.how == CLAIM:
            found = [card for level in self.levels for card in game.shipyard[level - 1] if card]
        else:  # a quick look first: most cards are too dear
            console = game.consoles[self.seat]
            credits = console.credits
            found = [card for card in on_offer(game) if cards[card].cost <= credits]
            if not self.levels and not self.low and game.catalogue.colony_ids.isdisjoint(console.station):
                return found  # every sector can take a card, so that only the price could forbid one
        return [card for card in found if not self.refusal(game, cards[card])]

    def refusal(self, game: SpaceBase, card: Card) -> str:
        """The rule that forbids this card now, or nothing."""
        console = game.consoles[self.seat]
        if self.how == CLAIM:
            if card.level not in self.levels:
                return "SB-14.18" if card.colony else "SB-14.15"
        elif card.cost > console.credits:
            return "SB-15.2" if self.how == PURCHASE else "SB-14.14"
        elif self.levels and card.level not in self.levels:
            return "SB-14.13"
        if self.low:
            return "" if open_sectors(game, console, range(self.low, self.high + 1)) else "SB-14.33"
        return "" if free_sectors(game, self.seat, card) else "SB-15.10"

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(state, SpaceBase) and isinstance(value, str)
        game = state
        self.left -= 1
        if value == "pass" or value == "decline":
            self.left = 0
            if self.how == PURCHASE:
                game.emit(NothingBought(self.seat))
            return
        card = game.cards[value]
        take_from_offer(game, card)
        self._pay(game, card)
        if self.low:
            sectors = open_sectors(game, game.consoles[self.seat], range(self.low, self.high + 1))
            game.push(PlaceAt(self.seat, value, sectors))
        else:
            lay(game, self.seat, card)

    def _pay(self, game: SpaceBase, card: Card) -> None:
        console = game.consoles[self.seat]
        if self.how == CLAIM:
            game.emit(Claimed(self.seat, card.id))
            return
        # SB-15.4: phase 6 takes everything; SB-14.9: an ability takes the price.
        ordinary = self.how == PURCHASE
        paid = console.credits if ordinary else card.cost
        console.credits -= paid
        if ordinary:
            game.bought = True
        game.emit(Bought(self.seat, card.id, paid, ordinary))


CITES: Final[dict[str, tuple[str, ...]]] = {
    PURCHASE: ("SB-15.1", "SB-15.4"),
    BUY: ("SB-14.9", "SB-11.12"),
    CLAIM: ("SB-14.15", "SB-11.11"),
}


def on_offer(game: SpaceBase) -> list[str]:
    """The shipyard's ships, row by row, then the colonies (SB-15.1)."""
    first, second, third = game.shipyard
    cards = first + second + third + game.colonies
    return [card for card in cards if card] if "" in cards else cards


def take_from_offer(game: SpaceBase, card: Card) -> None:
    """It leaves a gap until phase 8 (SB-15.13); a colony is not replaced (SB-16.1)."""
    if card.colony:
        game.colonies.remove(card.id)
    else:
        row = game.shipyard[card.level - 1]
        row[row.index(card.id)] = ""


def lay(game: SpaceBase, seat: int, card: Card) -> None:
    """Lays an acquired card into the sector printed on it, or lets its owner choose where it may (SB-14.34)."""
    sectors = free_sectors(game, seat, card)
    if len(sectors) > 1:
        game.push(PlaceAt(seat, card.id, sectors))
    else:
        place(game, seat, card, sectors[0])


def open_sectors(game: SpaceBase, console: Console, sectors: Iterable[int]) -> tuple[int, ...]:
    """Those that can take a card: not the ones with a colony (SB-14.33)."""
    return tuple(s for s in sectors if not game.cards[console.station[s - 1]].colony)


def free_sectors(game: SpaceBase, seat: int, card: Card) -> tuple[int, ...]:
    """Where a card may go: the sector printed on it (SB-15.6), or one of those that SB-14.34 allows this turn."""
    console = game.consoles[seat]
    own = () if game.cards[console.station[card.sector - 1]].colony else (card.sector,)  # SB-15.10
    if game.anywhere is None or seat != game.active:
        return own
    ranges = zip(game.anywhere[::2], game.anywhere[1::2], strict=True)
    allowed = [sector for low, high in ranges for sector in range(low, high + 1)]
    return tuple(sorted({*own, *open_sectors(game, console, allowed)}))


def place(game: SpaceBase, seat: int, card: Card, sector: int) -> None:
    """The new card becomes the station card; the ship that was there is deployed in the same sector (SB-15.6, 15.7)."""
    console = game.consoles[seat]
    old = console.station[sector - 1]
    console.station[sector - 1] = card.id
    console.patrol[sector - 1] = (*console.patrol[sector - 1], old)  # SB-15.8
    kept, lost = refit(console, old, game.cards[old].patrol) if old in console.charges else (0, 0)
    game.emit(Placed(seat, card.id, sector, old, kept, lost))
    if card.colony:  # SB-16.3
        game.emit(ColonySettled(seat, card.id, card.vp))
        add_vp(game, seat, card.vp)


class PlaceAt(Frame):
    """The owner chooses the sector of a card that may go to several (SB-14.31)."""

    TAG: ClassVar[str] = "place_at"
    FIELDS: ClassVar[Fields] = {"seat": int, "card": str, "sectors": tuple[int, ...]}

    def __init__(self, seat: int = 0, card: str = "", sectors: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.card = card
        self.sectors = sectors

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceBase)
        if len(self.sectors) == 1:
            self._place(state, self.sectors[0])
        else:
            args: dict[str, str | int] = {"card": self.card}
            state.ask(self.seat, "place_at", self.sectors, ("SB-14.31",), self.sectors[0], args)

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(state, SpaceBase) and isinstance(value, int)
        self._place(state, value)

    def _place(self, game: SpaceBase, sector: int) -> None:
        game.finish()
        place(game, self.seat, game.cards[self.card], sector)
