"""Cards as the rules use them: a pack, made flat for one number of players (section 3 of the rules)."""

from __future__ import annotations

from typing import Final, TypeVar

from starboard.games.space_base.content.schema import (
    Ability,
    Colony,
    Double,
    Effect,
    Gain,
    Half,
    Reroll,
    SetDie,
    ShiftSum,
    Ship,
    SwapCard,
    TextReward,
)
from starboard.kernel.data import BadData

E = TypeVar("E", bound=Effect)

# Which way an arrow points, as two bits.
LEFT: Final = 1
RIGHT: Final = 2
ARROWS: Final[dict[str | None, int]] = {None: 0, "left": LEFT, "right": RIGHT, "both": LEFT | RIGHT}

# When an ability may be used (SB-7.4, SB-7.11). Everything that is not bound to a phase belongs to the windows.
WINDOW: Final = "window"
BEFORE_ROLL: Final = "before_roll"
AFTER_ROLL: Final = "after_roll"
DICE_USE: Final = "dice_use"
COLLECT: Final = "collect"


def timing(ability: Ability) -> str:
    """The moment an ability is bound to follows from its effects (SB-7.11)."""
    for effect in ability.effects:
        if isinstance(effect, SetDie):
            return BEFORE_ROLL
        if isinstance(effect, Reroll):
            return AFTER_ROLL
        if isinstance(effect, ShiftSum):
            return DICE_USE
        if isinstance(effect, Double):
            return COLLECT
    return WINDOW


def credits_first(effects: list[E]) -> tuple[E, ...]:
    """The printed order, but credits come before a purchase that they may pay for (SB-14.11, SB-14.55)."""
    return tuple(sorted(effects, key=lambda effect: not (isinstance(effect, Gain) and effect.credits)))


class Face:
    """One half of a card."""

    def __init__(self, half: Half, seats: int) -> None:
        self.credits: int = half.credits
        self.income: int = half.income
        self.vp: int = half.vp
        self.arrow: int = ARROWS[half.arrow]
        self.text: tuple[TextReward, ...] = credits_first(half.text)
        # SB-13.9: a cell with dots exists only at the numbers of players shown.
        self.cells: int = sum(1 for counts in half.cells if not counts or seats in counts)
        # SB-13.6, SB-13.7: what one use costs.
        self.price: int = self.cells if half.joined else 1
        self.effects: tuple[Effect, ...] = ()
        self.color: str = ""
        self.timing: str = ""
        self.shift: int = 0  # how far it moves the sum
        self.swaps: bool = False  # whether a swap of this card is all it does
        if half.ability is not None and self.cells:
            self.effects = credits_first(half.ability.effects)
            self.color = half.ability.color
            self.timing = timing(half.ability)
            self.swaps = all(isinstance(effect, SwapCard) for effect in self.effects)
            self.shift = max((e.up_to for e in self.effects if isinstance(e, ShiftSum)), default=0)
        # Nothing at all is gained from an empty half, a colony's for instance (SB-16.4).
        self.pays: bool = bool(self.credits or self.income or self.vp or self.arrow or self.cells or self.text)

    def usable_on(self, own_turn: bool) -> bool:
        """SB-7.2, SB-7.3: blue on your own turn, red on the turns of others, green on any."""
        return self.color == "green" or self.color == ("blue" if own_turn else "red")


class Card:
    """A starting ship (level 0), a ship (1 to 3) or a colony (level 4)."""

    def __init__(self, source: Ship | Colony, seats: int) -> None:
        self.id: str = source.id
        self.sector: int = source.sector
        self.cost: int = source.cost
        self.colony: bool = isinstance(source, Colony)
        self.vp: int = source.vp if isinstance(source, Colony) else 0  # SB-16.3
        self.level: int = source.level if isinstance(source, Ship) else COLONY
        self.station: Face = Face(source.station if isinstance(source, Ship) else Half(), seats)
        self.patrol: Face = Face(source.patrol if isinstance(source, Ship) else Half(), seats)
        # The moments of its two halves, to pass over the other cards quickly.
        self.timings: tuple[str, ...] = (self.station.timing, self.patrol.timing)


COLONY: Final = 4


class Catalogue:
    """All cards of a pack for one number of players."""

    def __init__(self, pack: str, ships: list[Ship], colonies: list[Colony], seats: int) -> None:
        self.pack = pack
        self.cards: dict[str, Card] = {}
        for ship in ships:
            self.cards[ship.id] = Card(ship, seats)
        for colony in colonies:
            self.cards[colony.id] = Card(colony, seats)
        self.starters: list[str] = [""] * 12
        for card in self.cards.values():
            if card.level == 0:
                self.starters[card.sector - 1] = card.id
        in_order = sorted((c.sector, c.id) for c in self.cards.values() if c.colony)
        self.colonies: list[str] = [id for _, id in in_order]  # SB-5.4
        self.colony_ids: frozenset[str] = frozenset(self.colonies)
        self.decks: list[list[str]] = [[c.id for c in self.cards.values() if c.level == level] for level in (1, 2, 3)]


_CATALOGUES: dict[tuple[str, int], Catalogue] = {}


def register(pack: str, ships: list[Ship], colonies: list[Colony]) -> None:
    """Makes a pack known under its digest, for every number of players."""
    for seats in range(2, 6):
        _CATALOGUES[pack, seats] = Catalogue(pack, ships, colonies, seats)


NO_CARDS: Final = Catalogue("", [], [], 0)


def catalogue(pack: str, seats: int) -> Catalogue:
    if not pack:
        return NO_CARDS  # a state that is being made: its fields are not set yet
    found = _CATALOGUES.get((pack, seats))
    if found is None:
        raise BadData(f"This game uses the card pack {pack}, which is not loaded; name its file with --pack.")
    return found


def gain_of(effects: tuple[Effect, ...]) -> Gain:
    """The resources among some effects, added up: for previews and for players that plan."""
    gains = [effect for effect in effects if isinstance(effect, Gain)]
    return Gain(sum(g.credits for g in gains), sum(g.income for g in gains), sum(g.vp for g in gains))
