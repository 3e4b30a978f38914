"""The easy player: it goes by what is printed on a card, on its own turns, and does not think of the end."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.space_base.content.schema import AddCharge
from starboard.games.space_base.odds import rolls_reaching
from starboard.games.space_base.rules.cards import Card, Catalogue, Face, catalogue
from starboard.games.space_base.view import View
from starboard.kernel.chance import stream_seed
from starboard.kernel.decisions import Decision, Value

PRINTED_INCOME: Final = 2  # what it takes an income, a point or an ability for, in credits
PRINTED_VP: Final = 2
PRINTED_ABILITY: Final = 1
LAZY: Final = 5  # it lets one purchase in so many go by


class Easy:
    def __init__(self, seed: int) -> None:
        self._seed = str(seed)

    def choose(self, view: Any, decision: Decision) -> Value:
        """The same question gets the same answer, whatever was asked before."""
        assert isinstance(view, View)
        box = catalogue(view.pack, view.seats)
        if decision.domain is not None:
            return [decision.domain.items[0]] if decision.domain.weights[0] <= decision.domain.budget else []
        if decision.kind == "use_dice":
            return self._use_dice(view, box)
        if decision.kind in ("purchase", "buy", "claim"):
            return self._acquire(decision, box)
        values = [value for value in decision.values if not self._in_vain(view, box, decision, str(value))]
        return values[self._whim(decision, len(values))]

    def _in_vain(self, view: View, box: Catalogue, decision: Decision, card: str) -> bool:
        """Whether a charge would only be laid back on the card that it was taken from."""
        others = [id for id in free_cells(view, box) if id != card]
        if decision.kind == "add_charge":
            return card == decision.args["card"] and bool(others)
        if decision.kind != "window" or card == "pass":
            return False
        adding = [isinstance(effect, AddCharge) for effect in in_force(view, box, card).effects]
        return not others and all(adding)

    def _use_dice(self, view: View, box: Catalogue) -> Value:
        a, b = view.dice
        worths = [self._sector(view, box, sector) for sector in range(1, 13)]
        return "separate" if worths[a - 1] + worths[b - 1] > worths[a + b - 1] else "sum"

    def _sector(self, view: View, box: Catalogue, sector: int) -> float:
        console = view.consoles[view.seat or 0]
        if view.active == view.seat:
            return printed(box.cards[console.station[sector - 1]].station)
        return sum(printed(box.cards[card].patrol) for card in console.patrol[sector - 1])

    def _acquire(self, decision: Decision, box: Catalogue) -> Value:
        if decision.kind == "purchase" and self._whim(decision, LAZY) == 0:
            return decision.values[0]
        return max(decision.values[1:], key=lambda id: promise(box.cards[str(id)]))

    def _whim(self, decision: Decision, n: int) -> int:
        return stream_seed(self._seed, str(decision.id)) % n


def in_force(view: View, box: Catalogue, card: str) -> Face:
    """The half of an own card that counts (SB-1.4)."""
    on_station = card in view.consoles[view.seat or 0].station
    return box.cards[card].station if on_station else box.cards[card].patrol


def free_cells(view: View, box: Catalogue) -> list[str]:
    """The own cards with room for a charge."""
    console = view.consoles[view.seat or 0]
    cards = [*console.station, *(id for deployed in console.patrol for id in deployed)]
    return [id for id in cards if console.charges.get(id, 0) < in_force(view, box, id).cells]


def printed(face: Face) -> float:
    return face.credits + PRINTED_INCOME * face.income + PRINTED_VP * face.vp + PRINTED_ABILITY * len(face.effects)


def promise(card: Card) -> float:
    """What a card seems to be good for: its station half as often as its sector comes up."""
    return PRINTED_VP * card.vp + printed(card.station) * rolls_reaching(card.sector) / 6
