"""Positions for rule tests, set up like a real table: lay cards, set the players' tracks, say what the dice will show.

    table = Table(seats=2, dice=[5, 6])
    table.station(0, 5, Half(credits=1))            # seat 0 has this station card in sector 5
    table.patrol(1, 11, Half(credits=4))            # seat 1 has this patrol card in sector 11
    table.start()                                   # seat 0 is active; its first window opens
    table.choose("separate", seat=0)
    assert table.player(0).credits == 1

All other cards are blank: they pay nothing and cost nothing. The shipyard is empty but for what `offer` puts there.
"""

from __future__ import annotations

from itertools import count
from typing import Any, TypeVar

import pytest

from starboard.games.space_base.content.schema import Ability, Colony, Effect, Half, Ship
from starboard.games.space_base.room import GAME
from starboard.games.space_base.rules.cards import register
from starboard.games.space_base.rules.position import Console, SpaceBase
from starboard.games.space_base.rules.turn import WINDOW_1, Turn
from starboard.kernel.chance import Chance
from starboard.kernel.data import plain
from starboard.kernel.decisions import Decision
from starboard.kernel.events import Event
from starboard.kernel.match import Header, Match
from starboard.kernel.refusal import Refusal
from starboard.kernel.state import State

E = TypeVar("E", bound=Event)
_packs = count(1)
BLANK = Half()


def cells(number: int, *effects: Effect, color: str = "green", joined: bool = False, **reward: Any) -> Half:
    """A half with cells and an ability: `cells(1, ShiftSum())`, `cells(2, Drain(4), color="blue", joined=True)`."""
    ability = Ability(color, list(effects))  # type: ignore[arg-type]
    return Half(cells=[[] for _ in range(number)], joined=joined, ability=ability, **reward)


class Table:
    def __init__(self, seats: int = 2, active: int = 0, first: int = 0, dice: list[int] | None = None) -> None:
        self.seats = seats
        self.active = active
        self.first = first
        self.script: dict[str, Any] = {"dice": list(dice)} if dice else {}
        self._ships: list[Ship] = [
            Ship(id=f"S-{s}", name=f"Starter {s}", sector=s, cost=0, station=BLANK, patrol=BLANK) for s in range(1, 13)
        ]
        self._colonies: list[Colony] = []
        self._fillers = [
            Ship(
                id=f"F{level}-{n}",
                name=f"Filler {level}-{n}",
                level=level,
                sector=n % 12 + 1,
                cost=0,
                station=BLANK,
                patrol=BLANK,
            )
            for level in (1, 2, 3)
            for n in range(20)
        ]
        self._consoles = [Console(0, 0, [f"S-{s}" for s in range(1, 13)]) for _ in range(seats)]
        self._rows: list[list[str]] = [[], [], []]
        self._offered: list[str] = []
        self._empty_decks: set[int] = set()
        self.match: Match

    # Laying out the table -------------------------------------------------------------------------------------------

    def ship(
        self,
        sector: int,
        station: Half = BLANK,
        patrol: Half = BLANK,
        level: int = 1,
        cost: int = 0,
        id: str | None = None,
    ) -> str:
        """A ship of its own for this test; it is nowhere yet."""
        id = id or f"T{level}-{sector}-{len(self._ships)}"
        self._ships.append(
            Ship(id=id, name=id, level=level, sector=sector, cost=cost, station=station, patrol=patrol)  # type: ignore[arg-type]
        )
        return id

    def station(
        self, seat: int, sector: int, station: Half, patrol: Half = BLANK, charges: int = 0, **more: Any
    ) -> str:
        """A ship that is the station card of a sector; the starting ship goes on patrol, blank."""
        id = self.ship(sector, station, patrol, **more)
        self._lay(seat, sector, id, charges)
        return id

    def patrol(self, seat: int, sector: int, patrol: Half, station: Half = BLANK, charges: int = 0, **more: Any) -> str:
        """A ship that is on patrol in a sector."""
        id = self.ship(sector, station, patrol, **more)
        console = self._consoles[seat]
        console.patrol[sector - 1] = (*console.patrol[sector - 1], id)
        if charges:
            console.charges[id] = charges
        return id

    def settled(self, seat: int, sector: int, vp: int = 5) -> str:
        """A colony that lies in a sector already."""
        id = self.colony(sector, cost=1, vp=vp)
        self._offered.remove(id)
        self._lay(seat, sector, id, 0)
        return id

    def _lay(self, seat: int, sector: int, id: str, charges: int) -> None:
        console = self._consoles[seat]
        console.patrol[sector - 1] = (*console.patrol[sector - 1], console.station[sector - 1])
        console.station[sector - 1] = id
        if charges:
            console.charges[id] = charges

    def lay(self, seat: int, sector: int, id: str, patrol: bool = False) -> None:
        """A ship that lies in another sector than the one printed on it."""
        if patrol:
            console = self._consoles[seat]
            console.patrol[sector - 1] = (*console.patrol[sector - 1], id)
        else:
            self._lay(seat, sector, id, 0)

    def wait_in_phase_6(self) -> None:
        """A free ship on offer: the turn waits for the purchase, and what was collected stands still."""
        self.offer(12, cost=0)

    def offer(self, sector: int, cost: int, level: int = 1, station: Half = BLANK, patrol: Half = BLANK) -> str:
        """A ship in the shipyard."""
        id = self.ship(sector, station, patrol, level, cost)
        self._rows[level - 1].append(id)
        return id

    def colony(self, sector: int, cost: int, vp: int) -> str:
        """A colony on offer."""
        id = f"C-{sector}-{len(self._colonies)}"
        self._colonies.append(Colony(id=id, name=id, sector=sector, cost=cost, vp=vp))
        self._offered.append(id)
        return id

    def set(self, seat: int, **tracks: int) -> None:
        """`table.set(0, credits=9, income=1, vp=38)`."""
        for name, amount in tracks.items():
            assert name in ("credits", "income", "vp")
            setattr(self._consoles[seat], name, amount)

    def empty_deck(self, level: int) -> None:
        self._empty_decks.add(level)

    # Playing --------------------------------------------------------------------------------------------------------

    def start(self, phase: int = WINDOW_1, **more: Any) -> Table:
        """Begins with a phase of the active player's turn. `more` sets fields of the state: dice, plans, triggered."""
        pack = f"test-{next(_packs)}"
        fillers = [ship for ship in self._fillers if ship.level not in self._empty_decks]
        register(pack, self._ships + fillers, self._colonies)
        game = SpaceBase(self.seats, Chance("rules"), pack, False)
        game.consoles = self._consoles
        game.shipyard = [row + [""] * (6 - len(row)) for row in self._rows]
        game.decks = [[ship.id for ship in fillers if ship.level == level] for level in (1, 2, 3)]
        game.colonies = self._offered
        game.first, game.active = self.first, self.active
        game.round = 0 if phase == WINDOW_1 and self.active == self.first else 1  # the turn itself begins the round
        for name, value in more.items():
            assert name in SpaceBase.FIELDS
            setattr(game, name, value)
        turn = Turn()
        turn.phase = phase
        game.push(turn)
        options = {"light_speed": False, "pack": pack}
        # The pack exists in this test alone, so the header is made here: the front door asks for packs that were read.
        header = Header(GAME.name, GAME.version, self.seats, options, "1", plain(game), scripted=True)
        self.match = Match(GAME, header, self.script)
        return self

    @property
    def state(self) -> SpaceBase:
        state: State = self.match.state
        assert isinstance(state, SpaceBase)
        return state

    def player(self, seat: int) -> Console:
        return self.state.consoles[seat]

    def tracks(self, seat: int) -> tuple[int, int, int]:
        """Credits, income and victory points."""
        console = self.player(seat)
        return console.credits, console.income, console.vp

    @property
    def phase(self) -> int:
        """The phase under way, 1 to 9."""
        turn = self.state.frames[0]
        assert isinstance(turn, Turn)
        return turn.phase - 1

    def decision(self, seat: int | None = None, kind: str | None = None) -> Decision:
        """The one open decision that fits."""
        found = [
            decision
            for decision in self.match.decisions
            if seat in (None, decision.seat) and kind in (None, decision.kind)
        ]
        assert len(found) == 1, f"open: {[(d.seat, d.kind) for d in self.match.decisions]}"
        return found[0]

    def asked(self, seat: int, kind: str | None = None) -> bool:
        """Whether a decision is open for a seat."""
        return any(d.seat == seat and kind in (None, d.kind) for d in self.match.decisions)

    def choose(self, value: Any, seat: int | None = None, kind: str | None = None) -> Table:
        """Answers the one open decision that fits."""
        self.match.choose(self.decision(seat, kind), value)
        return self

    def refused(self, value: Any, seat: int | None = None, kind: str | None = None) -> str:
        """Tries an answer that has to be refused, sees that nothing changed, and returns the rule it named."""
        decision, before, events = self.decision(seat, kind), self.match.position(), len(self.match.events)
        with pytest.raises(Refusal) as refusal:
            self.match.choose(decision, value)
        assert self.match.position() == before and len(self.match.events) == events
        return refusal.value.rule

    def until(self, kind: str, seat: int | None = None) -> Table:
        """Passes, declines and uses sums until that decision is open."""
        for _ in range(500):
            if any(d.kind == kind and seat in (None, d.seat) for d in self.match.decisions):
                return self
            assert not self.match.over, "the game ended"
            decision = self.match.decisions[0]
            self.match.choose(decision, decision.values[0] if decision.default is None else decision.default)
        raise AssertionError(f"'{kind}' was never asked")

    def use_dice(self, *ways: str) -> Table:
        """Phase 3 for every seat in order of seats: "sum", "separate"; what is not named uses the sum."""
        self.until("use_dice")
        for seat in range(self.seats):
            if self.asked(seat, "use_dice"):
                self.choose(ways[seat] if seat < len(ways) else "sum", seat, "use_dice")
        return self

    def end_turn(self) -> Table:
        """Passes everything until the active player changes or the game ends."""
        active, number = self.state.active, self.state.round
        while not self.match.over and (self.state.active, self.state.round) == (active, number):
            decision = self.match.decisions[0]
            self.match.choose(decision, decision.values[0] if decision.default is None else decision.default)
        return self

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.match.events if isinstance(event, kind)]
