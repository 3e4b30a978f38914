"""Action cards and how they are dealt (sections 4, 8, 31 to 33).

A card is named by its halves, as they are written in a program: "A/red" is action A or a move towards red,
"B*/goto:UR" a heroic B or a heroic move to upper red. Equal cards have equal names.
"""

from __future__ import annotations

import csv
from importlib import resources
from typing import Final

from starboard.kernel.chance import Chance

HALVES: Final = ("action", "move")  # by number: the half that is up


def _read_cards() -> dict[str, int]:
    """Every card with its number of copies, from the table of the published deck (SA-E4, SA-E5)."""
    text = resources.files("starboard.games.space_alert.content").joinpath("action_cards.csv").read_text("utf-8")
    cards: dict[str, int] = {}
    for row in csv.DictReader(text.splitlines()):
        kind, action = row["action_half"].split(":")
        star = "*" if kind == "heroic" else ""
        move = row["movement_half"].replace("heroic_move:", "goto:").replace("move:", "")
        cards[f"{action}{star}/{move}"] = int(row["copies"])
    return cards


COPIES: Final = _read_cards()
ORDINARY: Final = tuple(card for card in COPIES if "*" not in card)
HEROIC: Final = tuple(card for card in COPIES if "*" in card)

# SA-D2: cards per human in phases 1, 2 and 3, the heroic one among those of phase 1. Solo has no packets (SA-33.4).
_PACKETS: Final = {5: (5, 5, 5), 4: (5, 5, 5), 3: (6, 6, 6), 2: (9, 6, 6), 1: (0, 0, 0)}
_ANDROIDS: Final = {5: 0, 4: 0, 3: 1, 2: 2, 1: 4}


def is_heroic(card: str) -> bool:
    return "*" in card


def half(card: str, side: int) -> str:
    """What is executed when this side is up (SA-8.3)."""
    return card.split("/")[side]


def action_deck() -> list[str]:
    """The 90 ordinary cards, each copy with a number of its own so that a shuffle can be written down."""
    return [f"{card}/{n}" for card in ORDINARY for n in range(1, COPIES[card] + 1)]


def androids(humans: int, fifth: bool) -> int:
    """How many androids a crew needs (SA-31.1, SA-32.1, SA-33.1)."""
    return _ANDROIDS[humans] + (humans == 4 and fifth)


def packet_sizes(humans: int, fifth: bool) -> tuple[int, int, int]:
    """Cards per human and phase, the heroic card included."""
    first, second, third = _PACKETS[humans]
    return first + (humans == 4 and fifth), second, third  # SA-32.3


class Deal:
    """Everything that is dealt before a mission."""

    def __init__(self, chance: Chance, humans: int, fifth: bool) -> None:
        heroes = list(HEROIC)
        chance.shuffle("heroic", heroes)
        deck = action_deck()
        chance.shuffle("cards", deck)
        self.deck = [card.rpartition("/")[0] for card in deck]  # the top card is the last
        sizes = packet_sizes(humans, fifth)
        self.packets: list[list[list[str]]] = []
        if humans == 1:  # SA-33.4
            self.packets.append([[], [], []])
        else:
            for seat in range(humans):  # SA-4.13, SA-4.14
                first = [heroes[seat], *self._draw(sizes[0] - 1)]
                self.packets.append([first, self._draw(sizes[1]), self._draw(sizes[2])])
        given = 0 if humans == 1 else humans
        # SA-31.3, SA-33.3: each android receives one heroic card and nothing else.
        self.android_heroes = heroes[given : given + androids(humans, fifth)]

    def _draw(self, n: int) -> list[str]:
        return sorted(self.deck.pop() for _ in range(n))
