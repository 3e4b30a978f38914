"""A live table for rule tests: a crew in its Action round, with the script and the hands a test wants.

    table = Live(seats=4, script=["0:30 threat T+2 common red"])
    table.hand(0, "A/red", "B/blue")
    table.do(0, "place:0:1:A/red:action")
    table.at("0:30")
    assert table.told(ThreatAnnounced)[-1].turn == 2

With seat 0 as captain and the usual seating, seats and crew members have the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from starboard.games.space_alert.content.missions.script import read_time
from starboard.games.space_alert.room import GAME
from starboard.games.space_alert.rules.round_plan import refresh
from starboard.games.space_alert.rules.round_position import SpaceAlert
from starboard.games.space_alert.view import View
from starboard.kernel.answers import admits
from starboard.kernel.decisions import Decision
from starboard.kernel.events import Event
from starboard.kernel.match import Match, new
from starboard.kernel.refusal import Refusal

E = TypeVar("E", bound=Event)
ENDS = ("3:45", "7:35", "10:05")


class Live:
    def __init__(
        self,
        seats: int = 4,
        script: Sequence[str] = (),
        ends: Sequence[str] = ENDS,
        seed: int = 1,
        ready: bool = True,
        mission: str | None = None,
        chance: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.match: Match = new(GAME, seats, seed, {"mission": mission or "mission-1", **options}, script=chance)
        if mission is None and not options.get("campaign"):
            self.state.script = tuple(script)
            self.state.ends = tuple(read_time(end) for end in ends)
        if ready:
            self.ready()

    @property
    def state(self) -> SpaceAlert:
        assert isinstance(self.match.state, SpaceAlert)
        return self.match.state

    def ready(self) -> None:
        for seat in range(self.state.seats):
            self.do(seat, "ready")

    # Time -----------------------------------------------------------------------------------------------------------

    def at(self, time: str | int) -> None:
        """Lets the mission clock run up to a time, such as "3:45" or milliseconds."""
        mission = time if isinstance(time, int) else read_time(time) * 1000
        factor = 2 if self.state.speed == "half" else 1
        self.match.advance(self.state.began + mission * factor)

    def end(self) -> None:
        """To the mission-complete announcement."""
        self.at(self.state.ends[-1] * 1000)

    # Choices --------------------------------------------------------------------------------------------------------

    def open(self, seat: int, kind: str | None = None) -> list[Decision]:
        return [each for each in self.match.decisions if each.seat == seat and kind in (None, each.kind)]

    def offers(self, seat: int, value: str) -> bool:
        return any(admits(decision, value) for decision in self.open(seat))

    def do(self, seat: int, *values: str) -> None:
        for value in values:
            decision = next((each for each in self.open(seat) if admits(each, value)), None)
            assert decision is not None, f"seat {seat} is not offered {value}: {self.open(seat)}"
            self.match.choose(decision.id, value, seat)

    def refused(self, seat: int, value: str) -> str:
        """The rule by which an answer is refused. A refusal changes nothing."""
        before = GAME.codec.digest(self.state)
        with pytest.raises(Refusal) as refusal:
            self.match.choose(self.open(seat)[0].id, value, seat)
        assert GAME.codec.digest(self.state) == before
        return refusal.value.rule

    def all(self, value: str) -> None:
        """Everybody who is asked answers the same, until nobody is offered it."""
        while decision := next((each for each in self.match.decisions if admits(each, value)), None):
            self.match.choose(decision.id, value)

    # The table ------------------------------------------------------------------------------------------------------

    def hand(self, seat: int, *cards: str) -> None:
        """Puts these cards into a hand, in place of what is there."""
        self.state.hands[seat] = list(cards)
        refresh(self.state)

    def program(self, member: int, *slots: str) -> None:
        """Fills an action board: "A/red" with its action up, "A/red!" with its movement up, "" for an empty slot."""
        board = self.state.boards[member]
        for turn, slot in enumerate(slots, 1):
            board.put(turn, slot.rstrip("!"), int(slot.endswith("!")))

    def cards(self, member: int) -> list[str]:
        return self.state.boards[member].cards

    def view(self, seat: int | None) -> View:
        return GAME.view(self.state, seat)

    def told(self, kind: type[E], seat: int | None = -1) -> list[E]:
        """The events of a kind; those a seat (or a spectator, None) may know."""
        return [each for each in self.match.events if isinstance(each, kind) and (seat == -1 or each.seen_by(seat))]
