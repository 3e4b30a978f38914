"""What was said on the sketch, laid with the cards at hand."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.games.space_alert.rules.round_cards import HALVES, half

Slot = tuple[int, int]  # crew member and turn
Laid = tuple[str, int]  # a card, and which half is up
Plan = Mapping[Slot, Laid | None]


def promised(slots: Plan, words: Mapping[Slot, str], hand: list[str]) -> Plan:
    """The slots with every word kept for which there is a card.

    A card that does what was said stays where it is. One about which nothing was said goes, unless nothing was said at
    all: nobody speaks while communications are down.
    """
    if not any(words.values()):
        return slots
    laid = {slot: there if fits(there, words.get(slot, "")) else None for slot, there in slots.items()}
    left = list(hand) + [there[0] for slot, there in slots.items() if there is not None and laid[slot] is None]
    for slot, word in words.items():
        if word and laid[slot] is None:
            laid[slot] = _take(left, word)
    return laid


def fits(laid: Laid | None, word: str) -> bool:
    return said_of(laid) == word


def said_of(laid: Laid | None) -> str:
    """The word for a card in a slot."""
    return "" if laid is None else half(*laid)


def _take(cards: list[str], word: str) -> Laid | None:
    """A card out of these that can do what was said."""
    for card in cards:
        for side in range(len(HALVES)):
            if half(card, side) == word:
                cards.remove(card)
                return card, side
    return None
