"""Abilities and text rewards: what each effect does, and what its owner chooses (section 14 and SB-11.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.games.space_base.content.schema import (
    AddCharge,
    Buy,
    Claim,
    Double,
    Drain,
    Effect,
    Gain,
    MoveCharge,
    PlaceAnywhere,
    Reroll,
    SetDie,
    SwapCard,
    SwapSectors,
    Win,
)
from starboard.games.space_base.rules.acquiring import BUY, CLAIM, Acquire
from starboard.games.space_base.rules.charges import refit, spend, take_charges
from starboard.games.space_base.rules.dice import roll_dice
from starboard.games.space_base.rules.events import (
    CardsSwapped,
    ChargeAdded,
    ChargeMoved,
    DieSet,
    SectorsSwapped,
    VpLost,
    Won,
)
from starboard.games.space_base.rules.position import Console, SpaceBase, gain
from starboard.kernel.data import Fields
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.state import Frame, State

ABILITY: Final = "ability"
TEXT: Final = "text"


def use_ability(game: SpaceBase, seat: int, card: str) -> None:
    """Pays for one use; what it does is done before anybody acts again (SB-7.12)."""
    console = game.consoles[seat]
    zone = "station" if card in console.station else "patrol"
    spend(game, seat, card, console.face(game.cards[card]).price)
    game.push(Resolve(seat, card, zone, ABILITY))


class Resolve(Frame):
    """The effects of one ability or text reward, in the printed order (SB-14.55)."""

    TAG: ClassVar[str] = "resolve"
    FIELDS: ClassVar[Fields] = {"seat": int, "card": str, "zone": str, "part": str, "step": int}

    def __init__(self, seat: int = 0, card: str = "", zone: str = "", part: str = "") -> None:
        self.seat = seat
        self.card = card
        self.zone = zone  # the half in force when it began: a swap may turn the card over
        self.part = part
        self.step = 0

    def effects(self, game: SpaceBase) -> tuple[Effect, ...]:
        card = game.cards[self.card]
        face = card.station if self.zone == "station" else card.patrol
        return face.effects if self.part == ABILITY else face.text

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceBase)
        game = state
        effects = self.effects(game)
        if self.step == len(effects):
            game.finish()
            return
        effect = effects[self.step]
        kind, targets = choices(game, self.seat, self.card, effect)
        if len(targets) > 1:
            default = "decline" if "decline" in targets else targets[0]
            game.ask(self.seat, kind, targets, CITES[kind], default, {"card": self.card})
            return
        self.step += 1
        if targets:
            choose_target(game, self.seat, self.card, kind, targets[0])
        elif kind == "":
            carry_out(game, self.seat, self.card, effect)

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(state, SpaceBase) and isinstance(value, (str, int))
        self.step += 1
        choose_target(state, self.seat, self.card, decision.kind, value)


CITES: Final[dict[str, tuple[str, ...]]] = {
    "set_die": ("SB-14.35", "SB-14.36"),
    "reroll_die": ("SB-14.25",),
    "add_charge": ("SB-14.27", "SB-14.28"),
    "move_charge": ("SB-14.57",),
    "swap_card": ("SB-14.37", "SB-14.38"),
}


def choices(game: SpaceBase, seat: int, card: str, effect: Effect) -> tuple[str, tuple[str | int, ...]]:
    """What the owner has to choose for an effect, and from what; no kind for effects without a choice."""
    console = game.consoles[seat]
    if isinstance(effect, SetDie):
        # The dice are alike: only when the first is set already does it matter which is meant (SB-AMB-24).
        dice = (1, 2) if game.dice[0] else (1,)
        return "set_die", tuple(f"{die}:{face}" for die in dice for face in range(1, 7))
    if isinstance(effect, Reroll) and effect.dice == 1:
        return "reroll_die", (1, 2)
    if isinstance(effect, AddCharge):
        return "add_charge", free_cells(game, console)
    if isinstance(effect, MoveCharge):
        moves = (f"{a}>{b}" for a in console.charges for b in free_cells(game, console) if a != b)
        return "move_charge", ("decline", *moves)
    if isinstance(effect, SwapCard):
        return "swap_card", swap_targets(game, console, card)
    return "", ()


def choose_target(game: SpaceBase, seat: int, card: str, kind: str, value: str | int) -> None:
    """Carries out an effect with what its owner chose."""
    console = game.consoles[seat]
    if isinstance(value, int):
        roll_dice(game, (value - 1,), True)  # reroll_die
    elif kind == "set_die":
        game.dice[int(value[0]) - 1] = int(value[2:])
        game.emit(DieSet(seat, int(value[0]), int(value[2:])))
    elif kind == "add_charge":
        console.charges[value] = console.charges.get(value, 0) + 1
        game.emit(ChargeAdded(seat, value))
    elif kind == "move_charge":
        if value != "decline":
            origin, _, to = value.partition(">")
            take_charges(console, origin, 1)
            console.charges[to] = console.charges.get(to, 0) + 1
            game.emit(ChargeMoved(seat, origin, to))
    else:
        swap_card(game, seat, card, value)


def carry_out(game: SpaceBase, seat: int, card: str, effect: Effect) -> None:
    """Effects that leave nothing to choose, or ask by frames of their own."""
    if isinstance(effect, Gain):
        gain(game, seat, card, effect.credits, effect.income, effect.vp)
    elif isinstance(effect, Buy):
        game.push(Acquire(seat, BUY, tuple(effect.levels)))
    elif isinstance(effect, Claim):
        game.push(Acquire(seat, CLAIM, (effect.level,), effect.count))
    elif isinstance(effect, PlaceAnywhere):
        permit(game, seat, effect)
    elif isinstance(effect, SwapSectors):
        swap_sectors(game, seat, effect.a, effect.b)
    elif isinstance(effect, Drain):
        drain(game, seat, effect.vp)
    elif isinstance(effect, Reroll):
        roll_dice(game, (0, 1), True)
    elif isinstance(effect, Win):
        game.emit(Won(seat, game.consoles[seat].vp, "ability"))
        game.win((seat,))  # SB-14.51: at once, whatever the points
    else:
        # A 2x and a shift of the sum are carried out where they are declared: phases 4 and 3.
        assert isinstance(effect, Double)


def permit(game: SpaceBase, seat: int, effect: PlaceAnywhere) -> None:
    """A card into any sector of a range: acquired here, or anything that is acquired this turn (SB-14.34)."""
    if effect.by == "buy":
        game.push(Acquire(seat, BUY, (), 1, effect.low, effect.high))
    elif effect.by == "claim":
        assert effect.level is not None  # a pack is refused otherwise
        game.push(Acquire(seat, CLAIM, (effect.level,), 1, effect.low, effect.high))
    elif seat == game.active:  # it is for the own turn, whatever the colour printed (SB-7.11)
        game.anywhere = (*(game.anywhere or ()), effect.low, effect.high)


def free_cells(game: SpaceBase, console: Console) -> tuple[str, ...]:
    """The player's cards with an empty cell on the half in force, whatever its colour (SB-14.27, SB-14.28)."""
    charges = console.charges
    stations = [id for id in console.station if charges.get(id, 0) < game.cards[id].station.cells]
    patrols = [id for cards in console.patrol for id in cards if charges.get(id, 0) < game.cards[id].patrol.cells]
    return (*stations, *patrols)


def drain(game: SpaceBase, seat: int, vp: int) -> None:
    """Every opponent loses points, down to 0 at most (SB-14.29, SB-4.5)."""
    for step in range(1, game.seats):
        other = (seat + step) % game.seats
        console = game.consoles[other]
        lost = min(vp, console.vp)
        if lost:
            console.vp -= lost
            game.emit(VpLost(other, lost))


def swap_sectors(game: SpaceBase, seat: int, a: int, b: int) -> None:
    """All cards of two sectors change places and keep their charges (SB-14.19 to SB-14.21, SB-16.11)."""
    console = game.consoles[seat]
    station, patrol = console.station, console.patrol
    station[a - 1], station[b - 1] = station[b - 1], station[a - 1]
    patrol[a - 1], patrol[b - 1] = patrol[b - 1], patrol[a - 1]
    game.emit(SectorsSwapped(seat, a, b))


def swap_targets(game: SpaceBase, console: Console, card: str) -> tuple[str, ...]:
    """Station cards (SB-14.38); a colony only while it stays one (SB-14.39)."""
    if card in console.station:
        return tuple(id for id in console.station if id != card)
    return tuple(id for id in console.station if not game.cards[id].colony)


def swap_card(game: SpaceBase, seat: int, card: str, other: str) -> None:
    """This card and a station card change places; who changes zone is turned over (SB-14.38)."""
    console = game.consoles[seat]
    sector, other_sector = console.sector_of(card), console.sector_of(other)
    console.station[other_sector - 1] = card
    if console.station[sector - 1] == card and sector != other_sector:
        console.station[sector - 1] = other
    else:
        below = console.patrol[sector - 1]
        console.patrol[sector - 1] = tuple(other if id == card else id for id in below)
        refit(console, card, game.cards[card].station)
        refit(console, other, game.cards[other].patrol)
    game.emit(CardsSwapped(seat, card, other, sector, other_sector))
