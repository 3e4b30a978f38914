"""A console as a machine player sees it: cards instead of ids, to be changed and looked at again."""

from __future__ import annotations

from typing import Final

from starboard.games.space_base.rules.cards import Card, Face
from starboard.games.space_base.rules.position import SECTORS
from starboard.games.space_base.view import ConsoleView

Cards = dict[str, Card]
ALL_SECTORS: Final = range(1, SECTORS + 1)


class Board:
    """Station and patrol cards by sector; index 0 is empty, so that a sector's number is its index."""

    def __init__(self, station: list[Card | None], patrol: list[tuple[Card, ...]], charges: dict[str, int]) -> None:
        self.station = station
        self.patrol = patrol
        self.charges = charges  # never changed here, and therefore shared by copies

    def copy(self) -> Board:
        return Board(self.station.copy(), self.patrol.copy(), self.charges)

    def station_card(self, sector: int) -> Card:
        card = self.station[sector]
        assert card is not None
        return card

    def sector_of(self, id: str) -> int:
        """Where a card lies, 0 for nowhere."""
        for sector in ALL_SECTORS:
            if self.station_card(sector).id == id or any(card.id == id for card in self.patrol[sector]):
                return sector
        return 0

    def on_station(self, id: str) -> bool:
        return any(self.station_card(sector).id == id for sector in ALL_SECTORS)

    def faces(self) -> list[tuple[Card, Face, int]]:
        """Every card with its half in force and its sector."""
        found: list[tuple[Card, Face, int]] = []
        for sector in ALL_SECTORS:
            card = self.station_card(sector)
            found.append((card, card.station, sector))
            found += [(below, below.patrol, sector) for below in self.patrol[sector]]
        return found

    # What could become of it, as copies -----------------------------------------------------------------------------

    def with_card(self, card: Card, sector: int) -> Board:
        """After the card was laid into a sector (SB-15.6, SB-15.7)."""
        board = self.copy()
        board.patrol[sector] = (*board.patrol[sector], board.station_card(sector))
        board.station[sector] = card
        return board

    def with_sectors_swapped(self, a: int, b: int) -> Board:
        board = self.copy()
        board.station[a], board.station[b] = board.station[b], board.station[a]
        board.patrol[a], board.patrol[b] = board.patrol[b], board.patrol[a]
        return board

    def with_cards_swapped(self, card: Card, other: int) -> Board:
        """After the card changed places with the station card of sector `other` (SB-14.38)."""
        board = self.copy()
        sector = self.sector_of(card.id)
        given = self.station_card(other)
        if self.on_station(card.id):
            board.station[sector] = given
        else:
            board.patrol[sector] = tuple(given if below is card else below for below in board.patrol[sector])
        board.station[other] = card
        return board


def read_board(cards: Cards, console: ConsoleView) -> Board:
    station: list[Card | None] = [None, *(cards[id] for id in console.station)]
    patrol: list[tuple[Card, ...]] = [(), *(tuple(cards[id] for id in ids) for ids in console.patrol)]
    return Board(station, patrol, console.charges)
