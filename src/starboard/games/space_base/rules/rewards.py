"""Phase 4: everybody collects (sections 10, 11 and 12, and 2x: SB-14.40 to SB-14.50)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.games.space_base.content.schema import Gain
from starboard.games.space_base.rules.abilities import TEXT, Resolve
from starboard.games.space_base.rules.cards import COLLECT, LEFT, RIGHT, Face
from starboard.games.space_base.rules.charges import add_charge, spend
from starboard.games.space_base.rules.dice_use import SEPARATE
from starboard.games.space_base.rules.events import ArrowTurned, Gained, SectorDoubled
from starboard.games.space_base.rules.position import SECTORS, Console, SpaceBase, add_vp, gain
from starboard.games.space_base.rules.rulings import DOUBLE_ONCE_MORE, SELF_CHARGE_BARS_ALL_COPIES
from starboard.games.space_base.rules.windows import usable
from starboard.kernel.data import Fields
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.state import Frame, State

# What a player does in phase 4, in this order (SB-22.8).
DECLARING: Final = 0  # 2x abilities are declared and paid (SB-14.59)
ORDINARY: Final = 1  # the dice pay
DOUBLING: Final = 2  # each 2x pays once more, and then text rewards are offered


class Collect(Frame):
    """One player after the other, clockwise from the active one (SB-6.6)."""

    TAG: ClassVar[str] = "collect"
    FIELDS: ClassVar[Fields] = {
        "seat": int,
        "left": int,
        "stage": int,
        "starts": list[int],
        "arrows": list[tuple[str, int]],
        "gained": list[str],
        "reached": list[int],
        "doubles": list[str],
        "copy": int,
        "doubled": int,
        "texts": list[str],
    }

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left  # how many players have still to collect, this one included
        self.stage = DECLARING
        self.starts: list[int] = []  # sectors still to be activated, each with a count of its own (SB-12.11)
        self.arrows: list[tuple[str, int]] = []  # cards, and their sectors, whose arrows are still to be followed
        self.gained: list[str] = []  # the cards gained in the present count
        self.reached: list[int] = []  # the sectors that paid in the ordinary way, as often as they did
        self.doubles: list[str] = []  # the 2x cards used
        self.copy = 0  # how many of them have paid
        self.doubled = 0  # the sector that the next of them pays, once it is named
        self.texts: list[str] = []  # the cards whose text rewards are still to be offered

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceBase)
        game = state
        while self.left:
            if not self._collect(game, game.consoles[self.seat]):
                return
            self.seat = (self.seat + 1) % game.seats
            self.left -= 1
            self.stage = DECLARING
        game.finish()

    def _collect(self, game: SpaceBase, console: Console) -> bool:
        """Goes on for one player. False when a question is open or a text reward is being carried out."""
        if self.stage == DECLARING:
            if console.charges and self._offer_double(game):
                return False
            self._begin(game)
        if self.stage == ORDINARY:
            if not self._pay(game, console):
                return False
            self.stage = DOUBLING
        if self.doubles and not self._pay_doubles(game, console):
            return False
        if self.texts:
            zone = "station" if self.seat == game.active else "patrol"
            game.push(Resolve(self.seat, self.texts.pop(0), zone, TEXT))
            return False
        return True

    # 2x: declared and paid before collecting ------------------------------------------------------------------------

    def _offer_double(self, game: SpaceBase) -> bool:
        cards = usable(game, self.seat, COLLECT)
        if not cards:
            return False
        rule = "SB-14.40" if self.seat == game.active else "SB-14.41"
        game.ask(self.seat, "double", ("pass", *cards), (rule, "SB-14.59"), "pass")
        return True

    def _declare_double(self, game: SpaceBase, card: str) -> None:
        face = game.consoles[self.seat].face(game.cards[card])
        spend(game, self.seat, card, face.price)
        self.doubles.append(card)
        for effect in face.effects:
            if isinstance(effect, Gain):
                gain(game, self.seat, card, effect.credits, effect.income, effect.vp)

    # The ordinary rewards -------------------------------------------------------------------------------------------

    def _begin(self, game: SpaceBase) -> None:
        self.stage = ORDINARY
        plan = game.plans[self.seat]
        if plan == SEPARATE:
            self.starts = [game.dice[1], game.dice[0]]  # the next one is taken from the end
        else:
            self.starts = [plan]
        self.reached = []
        self.copy = 0

    def _pay(self, game: SpaceBase, console: Console) -> bool:
        """Activates what the dice point at and follows every arrow. False when a two-way arrow has to be turned."""
        while True:
            if self.arrows:
                card, sector = self.arrows[-1]
                targets = self._targets(game, console, card, sector)
                if len(targets) > 1:
                    args: dict[str, str | int] = {"card": card}
                    game.ask(self.seat, "turn_arrow", targets, ("SB-12.1", "SB-12.16"), targets[0], args)
                    return False
                self.arrows.pop()
                if targets:
                    self._activate(game, console, targets[0], True)
            elif self.starts:
                self.gained = []
                self._activate(game, console, self.starts.pop(), False)
            else:
                return True

    def _targets(self, game: SpaceBase, console: Console, card: str, sector: int) -> tuple[int, ...]:
        """Where an arrow can point: on the board (SB-12.14), and for a two-way one not where both sides are empty."""
        arrow = self._face(game, card).arrow
        left = sector - 1 if arrow & LEFT else 0  # left of sector 1 there is no sector 0
        right = sector + 1 if arrow & RIGHT and sector < SECTORS else 0
        if left and right:
            if not self._yields(game, console, left) and not self._yields(game, console, right):
                return ()
            return (left, right)
        return (left or right,) if left or right else ()

    def _yields(self, game: SpaceBase, console: Console, sector: int) -> bool:
        """Whether a sector has anything to pay that was not gained in this count (SB-12.9)."""
        return any(
            card not in self.gained and self._face(game, card).pays for card in self._cards(game, console, sector)
        )

    def _cards(self, game: SpaceBase, console: Console, sector: int) -> tuple[str, ...]:
        """The cards that pay: the station card on the own turn, all patrol cards otherwise (SB-10.2 to SB-10.5)."""
        if self.seat == game.active:
            return (console.station[sector - 1],)
        return console.patrol[sector - 1]

    def _face(self, game: SpaceBase, card: str) -> Face:
        found = game.cards[card]
        return found.station if self.seat == game.active else found.patrol

    def _activate(self, game: SpaceBase, console: Console, sector: int, by_arrow: bool) -> None:
        """Every card of the sector pays, unless it has paid in this count already (SB-12.11)."""
        paid = False
        own_turn = self.seat == game.active
        for card in self._cards(game, console, sector):
            found = game.cards[card]
            face = found.station if own_turn else found.patrol
            if face.pays and card not in self.gained:
                paid = True
                self.gained.append(card)
                self._gain(game, console, card, face, sector, by_arrow)
        if paid and self.stage == ORDINARY:
            self.reached.append(sector)

    def _gain(self, game: SpaceBase, console: Console, card: str, face: Face, sector: int, by_arrow: bool) -> None:
        """All parts of one card's reward (SB-10.10)."""
        console.credits += face.credits
        console.income += face.income
        charge = 0
        if face.cells and not self._may_not_charge(card):
            charge = add_charge(console, card, face)
        if face.credits or face.income or face.vp or charge:
            way = "station" if self.seat == game.active else "patrol"
            by = "double" if self.stage == DOUBLING else "arrow" if by_arrow else "dice"
            game.emit(Gained(self.seat, card, sector, way, by, face.credits, face.income, face.vp, charge))
        if face.vp:
            add_vp(game, self.seat, face.vp)
        if face.arrow:
            self.arrows.append((card, sector))
        if face.text:
            self.texts.append(card)

    def _may_not_charge(self, card: str) -> bool:
        """A 2x never charges itself: its own extra copy does not (SB-14.45), or no copy at all (SB-AMB-8a)."""
        if SELF_CHARGE_BARS_ALL_COPIES:
            return card in self.doubles
        return self.stage == DOUBLING and card == self.doubles[self.copy]

    # The extra copies -----------------------------------------------------------------------------------------------

    def _pay_doubles(self, game: SpaceBase, console: Console) -> bool:
        """Every 2x pays one sector once more. False when a question is open."""
        while self.copy < len(self.doubles):
            if not self.doubled:
                sectors = tuple(sorted(set(self.reached)))
                if len(sectors) > 1:
                    args: dict[str, str | int] = {"card": self.doubles[self.copy]}
                    cites = ("SB-14.43", "SB-14.59")
                    game.ask(self.seat, "double_sector", sectors, cites, sectors[0], args)
                    return False
                if not sectors:
                    break  # nothing was gained, and twice nothing is nothing
                self._double(game, sectors[0])
            if not self._pay(game, console):
                return False
            self.doubled = 0
            self.copy += 1
        self.doubles = []
        return True

    def _double(self, game: SpaceBase, sector: int) -> None:
        """All of the sector's ordinary yield once more (SB-14.50): twice if the dice reached it twice (SB-14.48)."""
        self.doubled = sector
        self.starts = [sector] * (1 if DOUBLE_ONCE_MORE else self.reached.count(sector))
        game.emit(SectorDoubled(self.seat, self.doubles[self.copy], sector))

    # Answers --------------------------------------------------------------------------------------------------------

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(state, SpaceBase)
        game = state
        if isinstance(value, str):
            if value == "pass":
                self._begin(game)
            else:
                self._declare_double(game, value)
        elif isinstance(value, int):
            if decision.kind == "double_sector":
                self._double(game, value)
            else:
                card, _ = self.arrows.pop()
                game.emit(ArrowTurned(self.seat, card, value))
                self._activate(game, game.consoles[self.seat], value, True)
