"""Two worlds that differ only in what a seat cannot see give that seat the same bytes (law 7)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from starboard.kernel.chance import Chance
from starboard.table import harbour
from starboard.table.live import LiveTable
from starboard.table.messages import Choose, Say
from tests.kernel import toy
from tests.table.house import Guest, Home

Story = Callable[[dict[tuple[int, ...], Guest], Home], Awaitable[None]]


@pytest.fixture(autouse=True)
def _same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harbour, "new_id", lambda: "sametable")


class Dealt(toy.Deal):
    """Race, with cards as the test wants them."""

    cards = ("4", "5", "6")

    def run(self, state: Any) -> None:
        real = Chance.shuffle
        Chance.shuffle = lambda chance, stream, deck: deck.__setitem__(slice(None), self.cards)  # type: ignore[assignment,method-assign]
        try:
            super().run(state)
        finally:
            Chance.shuffle = real  # type: ignore[method-assign]


async def told(
    monkeypatch: pytest.MonkeyPatch, cards: tuple[str, ...], story: Story
) -> dict[tuple[int, ...], list[str]]:
    """What every audience is told, to the byte, in a world with these cards."""
    monkeypatch.setattr(Dealt, "cards", cards)
    monkeypatch.setattr(toy, "Deal", Dealt)
    home = Home()
    table = await home.set_up("race", "human", "human", "human", seed="the same")
    guests = {seats: await home.come(table, *seats) for seats in [(), (0,), (1,), (2,), (0, 1)]}
    await story(guests, home)
    late = await home.come(table, 0)
    home = await home.crash()
    later = await home.come(await home.harbour.find(table.id), 0)
    return {**{seats: list(guest.bytes) for seats, guest in guests.items()}, (0, 0): [*late.bytes, *later.bytes]}


async def a_few_rolls(guests: dict[tuple[int, ...], Guest], home: Home) -> None:
    for decision, seat in ((1, 0), (2, 1), (3, 2), (4, 0)):
        assert (await guests[(seat,)].say(Choose, decision=decision, value="roll"))["type"] == "done"
        await home.clock.go_on(1_000)
    await guests[(2,)].say(Say, text="hm")
    await guests[(1,)].say(Choose, decision=9, value="roll")


async def test_a_seat_cannot_tell_what_the_others_have(monkeypatch: pytest.MonkeyPatch) -> None:
    one = await told(monkeypatch, ("4", "5", "6"), a_few_rolls)
    other = await told(monkeypatch, ("4", "8", "7"), a_few_rolls)
    assert one[(0,)] == other[(0,)]
    assert one[(0, 0)] == other[(0, 0)]
    assert one[()] == other[()]
    assert one[(1,)] != other[(1,)]
    assert one[(2,)] != other[(2,)]
    assert one[(0, 1)] != other[(0, 1)]


async def test_it_can_once_a_card_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    async def show(guests: dict[tuple[int, ...], Guest], home: Home) -> None:
        await guests[(0,)].say(Choose, decision=1, value="roll")
        await guests[(1,)].say(Choose, decision=2, value="show")

    one = await told(monkeypatch, ("4", "5", "6"), show)
    other = await told(monkeypatch, ("4", "8", "6"), show)
    assert one[(0,)][:3] == other[(0,)][:3]
    assert one[(0,)] != other[(0,)]
    assert one[(2,)] != other[(2,)]


async def test_events_are_counted_for_each_audience_by_itself() -> None:
    home = Home()
    table = await home.set_up("race", "human", "human", "human")
    ann, watcher, two = await home.come(table, 0), await home.come(table), await home.come(table, 0, 1)
    assert [(event["n"], event["kind"]) for event in ann.heard[0]["events"]] == [(0, "dealt")]
    assert watcher.heard[0]["events"] == []
    assert [(event["n"], event["data"]["seat"]) for event in two.heard[0]["events"]] == [(0, 0), (1, 1)]
    await ann.say(Choose, decision=1, value="roll")
    assert [guest.news["events"][0]["n"] for guest in (ann, watcher, two)] == [1, 0, 2]
    assert all("audience" not in event["data"] for event in two.news["events"])


async def test_nobody_is_told_a_seat_secret_or_the_seed() -> None:
    home = Home()
    table = await home.set_up("race", "human", "human", seed="remember me")
    ann, watcher = await home.come(table, 0), await home.come(table)
    await ann.say(Choose, decision=1, value="roll")
    for heard in (*ann.bytes, *watcher.bytes):
        assert "remember me" not in heard
        assert all(key.key not in heard for key in home.keys)
        assert all(seat.key not in heard for seat in table.sheet.seats)


@pytest.mark.parametrize("seat", [None, 0, 1])
async def test_the_crew_of_space_alert_keeps_its_hands(seat: int | None) -> None:
    """A table that goes on in an imagined world tells the seat it was imagined for the same, until time reveals more.

    The seat plans its moves meanwhile: what it is asked and told about them is the same too.
    """
    worlds = []
    for imagined in (False, True):
        home = Home()
        table = await home.set_up("space_alert", "human", "human", "human", seed="mission")
        assert table.play.match is not None
        await _brief(home, table)
        match = table.play.match
        await home.clock.go_on(20_000)
        if imagined:
            match.state = match.game.imagine(match.state, seat, "another world")
            match.state.events = match.events
        guest = await home.come(table, *(() if seat is None else (seat,)))
        for _ in range(6 if seat is not None else 0):
            decision = guest.asked
            value = next(option["value"] for option in decision["options"] if "forbidden" not in option)
            assert (await guest.say(Choose, decision=decision["id"], value=value))["type"] == "done"
        worlds.append((list(guest.bytes), match.game.codec.digest(match.state)))
    (one, digest), (other, imagined_digest) = worlds
    assert digest != imagined_digest
    assert one == other
    assert len(one) >= (1 if seat is None else 13)


async def _brief(home: Home, table: LiveTable) -> None:
    """Answers what is asked before the clock of the mission runs."""
    match = table.play.match
    assert match is not None
    crew = {seat: await home.come(table, seat) for seat in range(match.state.seats)}
    for _ in range(40):
        asked = [decision for decision in match.decisions if not decision.free]
        if not asked and match.next_wakeup() is not None:
            return
        decision = (asked or match.decisions)[0]
        default = decision.values[-1] if decision.default is None else decision.default
        await crew[decision.seat].say(Choose, decision=decision.id, value=default)
