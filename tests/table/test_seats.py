"""Who sits where: guests, names, machines that stand in, giving up, and the same people once more (T-11 to T-15)."""

from __future__ import annotations

import asyncio

import pytest

from starboard.kernel.refusal import Refusal
from starboard.table.messages import Choose, Rematch, Resign, StandIn
from tests.table.house import Guest, Home, settle


async def test_a_guest_sits_down_and_the_game_begins_with_the_last_seat() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "open", "open")
    ann = await home.come(table, 0)
    assert ann.news["table"]["state"] == "gathering"
    key = await table.sit_down("Bob", 2)
    assert (key.table, key.seat) == (table.id, 2)
    assert table.audience([key.key]) == (2,)
    assert ann.news["table"]["state"] == "gathering"
    await table.sit_down("Cleo", None)
    assert ann.news["table"]["state"] == "playing"
    assert [seat["name"] for seat in ann.news["table"]["seats"]] == ["A", "Cleo", "Bob"]
    assert ann.news["waiting_for"] == [0]


async def test_two_guests_for_one_seat() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "open")
    first, second = await asyncio.gather(table.sit_down("B", 1), table.sit_down("C", 1), return_exceptions=True)
    assert not isinstance(first, BaseException) and first.seat == 1
    assert isinstance(second, Refusal) and second.rule == "T-12"
    assert [seat.name for seat in table.sheet.seats] == ["A", "B"]


@pytest.mark.parametrize("seat", [0, -1, 2, None])
async def test_only_an_open_seat_is_given(seat: int | None) -> None:
    home = Home()
    table = await home.set_up("heap", "human", "random")
    with pytest.raises(Refusal, match="T-12"):
        await table.sit_down("B", seat)


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("x" * 24, "x" * 24),
        ("<b>&amp;", "<b>&amp;"),  # markup is text like any other
        ("a\u202egpj.exe", "a gpj.exe"),  # what would turn the direction of the rest is gone
        ("a\x00\nb", "a b"),
        ("e\u0301", "é"),
    ],
)
async def test_names_are_kept_as_they_can_be_seen(name: str, called: str) -> None:
    home = Home()
    table = await home.set_up("heap", "human", "open")
    await table.sit_down(name, 1)
    assert table.sheet.seats[1].name == called


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "\u3164\u2800", "x" * 25])
async def test_a_name_has_a_length(name: str) -> None:
    home = Home()
    table = await home.set_up("heap", "human", "open")
    with pytest.raises(Refusal, match="T-11"):
        await table.sit_down(name, 1)
    assert table.sheet.seats[1].kind == "open"


async def test_who_watches_from_the_beginning_hears_nothing_twice() -> None:
    home = Home()
    table = await home.set_up("space_base", "human", "human")
    watcher = await home.come(table)
    assert len(watcher.news["events"]) > 0
    await home.come(table, 0)
    (update,) = watcher.all("update")
    assert update["events"] == [] and update["table"]["seats"][0]["online"]
    await home.come(table)
    assert watcher.last is update  # one more spectator is nobody's news


async def test_an_open_seat_can_be_given_to_a_machine() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "open")
    ann = await home.come(table, 0)
    assert (await ann.say(StandIn, for_seat=1, level="genius"))["rule"] == "T-15"
    assert (await ann.say(StandIn, for_seat=2, level="random"))["rule"] == "T-12"
    await ann.say(StandIn, for_seat=1, level="random")
    assert ann.news["table"]["state"] == "playing"
    assert ann.news["table"]["seats"][1]["kind"] == "machine"
    with pytest.raises(Refusal, match="T-12"):
        await table.sit_down("B", 1)


async def pair(home: Home) -> tuple[Guest, Guest]:
    table = await home.set_up("heap", "human", "human")
    return await home.come(table, 0), await home.come(table, 1)


async def test_a_machine_stands_in_for_somebody_who_is_away_until_they_are_back() -> None:
    home = Home()
    ann, bob = await pair(home)
    await ann.say(Choose, decision=1, value=1)
    await ann.say(Choose, decision=2, value=1)
    assert (await ann.say(StandIn, for_seat=1, level="random"))["text"]["key"] == "table-seat-present"
    bob.table.leave(bob)
    await settle()
    await ann.say(StandIn, for_seat=1, level="random")
    assert ann.news["table"]["seats"][1]["standing_in"] is True
    await home.clock.go_on(1_000)
    assert ann.news["view"]["stones"] < 18
    bob = await home.come(ann.table, 1)
    assert bob.asked["id"] == 4  # the machine took once, and has not taken the second time yet
    await bob.say(Choose, decision=4, value=1)
    assert ann.news["table"]["seats"][1]["standing_in"] is False
    assert ann.news["waiting_for"] == [0]


async def test_somebody_may_let_a_machine_play_for_them_and_take_over_again() -> None:
    home = Home()
    ann, _ = await pair(home)
    await ann.say(StandIn, for_seat=0, level="random")
    assert ann.news["table"]["seats"][0]["standing_in"] is True
    await ann.say(StandIn, for_seat=0, level="")
    assert ann.news["table"]["seats"][0]["standing_in"] is False
    await home.clock.go_on(10_000)
    assert ann.news["view"] == {"stones": 20}


async def test_who_gives_up_is_played_for_to_the_end() -> None:
    home = Home()
    ann, bob = await pair(home)
    await ann.say(Resign)
    assert ann.news["table"]["seats"][0]["resigned"] is True
    assert (await ann.say(Resign))["rule"] == "T-15"
    assert (await ann.say(Choose, decision=1, value=1))["rule"] == "T-15"
    assert (await ann.say(StandIn, for_seat=0, level=""))["rule"] == "T-15"
    await home.clock.go_on(3_000)
    assert bob.news["waiting_for"] == [1]
    await bob.say(Resign)
    await home.clock.go_on(60_000)
    assert bob.news["table"]["state"] == "over"
    assert home.memory.dues[ann.table.id] is None


async def test_a_rematch_has_the_same_people_and_the_same_secrets() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "random", listed=True)
    secret = home.keys[0].key
    ann = await home.come(table, 0)
    assert (await ann.say(Rematch))["text"]["key"] == "table-not-over"
    await ann.say(Resign)
    await home.clock.go_on(60_000)
    assert ann.news["table"]["state"] == "over"
    await ann.say(Rematch)
    following = ann.news["table"]["next_table"]
    await ann.say(Rematch)
    assert ann.news["table"]["next_table"] == following
    again = await home.harbour.find(following)
    assert again.audience([secret]) == (0,)
    assert again.sheet.seed != table.sheet.seed
    assert again.info.state == "playing"
    assert [(seat.kind, seat.name, seat.resigned) for seat in again.info.seats] == [
        ("human", "A", False),
        ("machine", "", False),
    ]


async def test_everybody_sees_who_is_here() -> None:
    home = Home()
    ann, bob = await pair(home)
    assert [seat["online"] for seat in ann.news["table"]["seats"]] == [True, True]
    again = await home.come(ann.table, 1)
    bob.table.leave(bob)
    await settle()
    assert [seat["online"] for seat in ann.news["table"]["seats"]] == [True, True]
    again.table.leave(again)
    await settle()
    assert [seat["online"] for seat in ann.news["table"]["seats"]] == [True, False]


async def test_nobody_waits_for_a_seat_at_a_table_that_closes() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "open")
    table.stop()
    waiting = asyncio.create_task(table.sit_down("B", 1))
    with pytest.raises(Refusal, match="T-10"):
        await waiting
    again = await home.harbour.find(table.id)
    waiting = asyncio.create_task(again.sit_down("B", 1))
    home.memory.broken = True
    with pytest.raises(Refusal, match="T-20"):
        await waiting
