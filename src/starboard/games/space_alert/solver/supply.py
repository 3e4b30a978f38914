"""What may lie in the slots of a crew: any card, ordinary cards, or the cards of given hands.

A program is a row of placements, one for each slot. A placement is a half that shows. If it belongs to a card of a
hand, the other half of that card is another placement of the same card, and only one of the two can be used, once
(SA-8.3).
"""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.rules.cards import CODES, EMPTY, GO_TO, HEROIC_A, HEROIC_BOTS, NOTATION
from starboard.games.space_alert.rules.round_cards import COPIES, half
from starboard.games.space_alert.rules.ship import TURNS
from starboard.kernel.data import BadData

UNLIMITED: Final = -1  # the card of a placement that may be used as often as one likes
NOTHING: Final = 0  # the placement of an empty slot
ANY: Final = "any"
ORDINARY: Final = "ordinary"

ALL_HALVES: Final = tuple(range(1, len(NOTATION)))
ORDINARY_HALVES: Final = tuple(code for code in ALL_HALVES if code < HEROIC_A or HEROIC_BOTS < code < GO_TO)


class Supply:
    """Placements, and by slot those that may lie there. A slot with no choices is settled: it stays as it is."""

    def __init__(self, crew: int) -> None:
        self.codes: list[int] = [EMPTY]  # by placement: the half that shows
        self.cards: list[int] = [UNLIMITED]  # by placement: which card it is of
        self.choices: list[list[int]] = [[] for _ in range(crew * TURNS)]
        self._cards = 0

    def unlimited(self, codes: tuple[int, ...]) -> list[int]:
        """Placements of halves that never run out."""
        return [self._add(code, UNLIMITED) for code in codes]

    def card(self, name: str) -> list[int]:
        """The two placements of one more card, such as A/red."""
        self._cards += 1
        return [self._add(CODES[half(name, side)], self._cards) for side in (0, 1)]

    def _add(self, code: int, card: int) -> int:
        self.codes.append(code)
        self.cards.append(card)
        return len(self.codes) - 1

    def allow(self, crew: int, turns: range, placements: list[int]) -> None:
        """These may lie in slots of a crew member, and so may nothing."""
        for turn in turns:
            choices = self.choices[crew * TURNS + turn - 1]
            choices += placements if choices else [NOTHING, *placements]

    def open_slots(self) -> list[int]:
        return [slot for slot, choices in enumerate(self.choices) if choices]


ALL_TURNS: Final = range(1, TURNS + 1)


def from_the_box(crew: int, codes: tuple[int, ...]) -> Supply:
    """Every crew member may use every one of these halves, as often as it likes."""
    supply = Supply(crew)
    placements = supply.unlimited(codes)
    for member in range(crew):
        supply.allow(member, ALL_TURNS, placements)
    return supply


def from_hands(hands: list[list[str]]) -> Supply:
    """Every crew member has a hand of its own."""
    supply = Supply(len(hands))
    for member, hand in enumerate(hands):
        supply.allow(member, ALL_TURNS, [placement for card in hand for placement in supply.card(card)])
    return supply


def check_hands(hands: list[list[str]], crew: int) -> None:
    """Refuses hands that nobody could hold, with the place."""
    if len(hands) != crew:
        raise BadData(f"hands: there are {len(hands)} for a crew of {crew}; give each crew member one, empty or not.")
    left = dict(COPIES)
    for member, hand in enumerate(hands):
        for i, card in enumerate(hand):
            if card not in left:
                raise BadData(f"hands[{member}][{i}]: there is no card '{card}'; the cards are {', '.join(left)}.")
            if left[card] == 0:
                raise BadData(f"hands[{member}][{i}]: the box has only {COPIES[card]} of the card '{card}'.")
            left[card] -= 1
