"""Tables of another process of the host: lines between processes, and what happens when words are lost."""

from __future__ import annotations

import asyncio

import pytest

from starboard.kernel.refusal import Refusal
from starboard.table.far import FarTable, Fleet
from starboard.table.live import LiveTable
from starboard.table.messages import Choose
from starboard.table.sheet import Sheet
from tests.table.house import Guest, Home, settle


class Post:
    """The channel between all processes of a test. While it is `down`, words are lost."""

    def __init__(self) -> None:
        self.fleets: dict[str, Fleet] = {}
        self.down = False

    def send(self, process: str, word: bytes) -> None:
        if not self.down and process in self.fleets:
            asyncio.get_running_loop().call_soon(self.fleets[process].hear, word)


async def race(home: Home) -> tuple[Post, LiveTable, Guest]:
    """A race of two people at "owner", and a line to the first seat from "other"."""
    post = Post()
    for name in ("owner", "other"):
        post.fleets[name] = Fleet(name, post, home.harbour.here)
    table = await home.set_up("race", "human", "human")
    guest = far_guest(post, table.sheet, 0)
    guest.table.join(guest)
    await settle()
    return post, table, guest


def far_guest(post: Post, sheet: Sheet, *seats: int) -> Guest:
    return Guest(FarTable(post.fleets["other"], sheet, "owner"), seats)  # type: ignore[arg-type]


async def test_a_visitor_elsewhere_is_told_and_answered_like_one_here() -> None:
    home = Home()
    _post, table, guest = await race(home)
    assert guest.heard[0]["type"] == "hello"
    assert guest.heard[0]["seats"] == [0]
    assert guest.heard[0]["view"]["card"] is not None  # its own secret, and nobody else's
    assert (await guest.say(Choose, decision=guest.asked["id"], value="roll"))["type"] == "done"
    assert table.sheet.seats[0].done == 1
    near = await home.come(table, 1)
    assert [seat["online"] for seat in near.news["table"]["seats"]] == [True, True]
    guest.table.leave(guest)
    await settle()
    assert [seat["online"] for seat in near.news["table"]["seats"]] == [False, True]


async def test_a_seat_elsewhere_is_still_a_seat_of_its_own() -> None:
    home = Home()
    _, _, guest = await race(home)
    refused = await guest.say(Choose, seat=1, decision=guest.asked["id"], value="roll")
    assert (refused["type"], refused["rule"]) == ("refused", "T-8")


async def test_sitting_down_from_elsewhere() -> None:
    home = Home()
    post, _, _ = await race(home)
    table = await home.set_up("race", "human", "open")
    far = FarTable(post.fleets["other"], table.sheet, "owner")
    key = await far.sit_down("Ben", None)
    assert (key.seat, table.sheet.seats[1].name) == (1, "Ben")
    assert far.audience([key.key]) == (1,)
    assert far.audience(["wrong"]) is None
    with pytest.raises(Refusal) as refused:
        await far.sit_down("Cat", None)
    assert (refused.value.rule, refused.value.text.key) == ("T-12", "table-no-open-seat")


async def test_a_table_that_is_not_there_any_more_cuts_the_line() -> None:
    home = Home()
    post, table, guest = await race(home)
    table.stop()
    await settle()
    assert guest.gone
    assert guest.last["type"] == "closing"
    late = far_guest(post, table.sheet, 1)
    late.table.join(late)
    await settle()
    assert late.gone
    with pytest.raises(Refusal) as refused:
        await FarTable(post.fleets["other"], table.sheet, "owner").sit_down("Cat", None)
    assert refused.value.rule == "T-20"


async def test_the_lines_to_a_process_that_died_are_cut() -> None:
    home = Home()
    post, _table, guest = await race(home)
    post.fleets["other"].only({"owner"})
    assert not guest.gone
    post.fleets["other"].only({"third"})
    assert guest.gone


async def test_visitors_of_a_process_that_died_are_seen_off() -> None:
    home = Home()
    post, table, _ = await race(home)
    assert len(table.listeners) == 1
    post.fleets["owner"].only({"other"})
    await settle()
    assert len(table.listeners) == 1
    post.fleets["owner"].only(set())
    await settle()
    assert table.listeners == []


async def test_after_the_channel_broke_at_one_end_every_line_begins_anew_at_both() -> None:
    home = Home()
    post, table, guest = await race(home)
    post.down = True
    post.fleets["owner"].silence()
    await settle()
    assert table.listeners == []
    assert not guest.gone  # it cannot know yet
    post.down = False
    post.fleets["owner"].only({"other"})
    await settle()
    assert guest.gone


async def test_a_command_on_a_line_that_was_forgotten_cuts_it() -> None:
    home = Home()
    post, _, guest = await race(home)
    post.fleets["owner"]._guests.clear()
    assert await guest.say(Choose, decision=guest.asked["id"], value="roll") is None
    assert guest.gone


async def test_a_word_nobody_understands_changes_nothing() -> None:
    home = Home()
    post, table, guest = await race(home)
    heard = len(guest.heard)
    for word in (b"", b"\xc1", b"\x81\xa4type\xa3foo"):
        post.fleets["owner"].hear(word)
    await settle()
    assert len(guest.heard) == heard and len(table.listeners) == 1
