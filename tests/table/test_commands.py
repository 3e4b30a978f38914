"""Commands have numbers: sent twice, late or in disorder, each is carried out once or refused (T-8, T-9, T-10)."""

from __future__ import annotations

import json

import msgspec
import pytest

from starboard.table import live
from starboard.table.messages import Choose, Done, Refused, Rematch, Resign, UndoLast
from tests.table.house import BEGIN, Home, settle


async def test_hello_tells_everything_once() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    guest = await home.come(table, 0)
    (hello,) = guest.heard
    assert hello["type"] == "hello"
    assert hello["seats"] == [0]
    assert hello["view"] == {"stones": 20}
    assert hello["view_seat"] == 0
    assert hello["waiting_for"] == [0]
    assert hello["done"] == {"0": 0}
    assert hello["sent_at"] == BEGIN
    assert [option["value"] for option in hello["decisions"][0]["options"]] == [1, 2, 3]
    assert [seat["online"] for seat in hello["table"]["seats"]] == [True, False]


async def test_a_choice_is_kept_then_told_to_all_then_answered() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    ann, bob, watcher = await home.come(table, 0), await home.come(table, 1), await home.come(table)
    answer = await ann.say(Choose, decision=1, value=3)
    assert answer == {"type": "done", "seat": 0, "n": 1}
    assert [message["type"] for message in ann.heard[-2:]] == ["update", "done"]
    for guest in (ann, bob, watcher):
        assert guest.news["view"] == {"stones": 17}
        assert [(event["n"], event["record"], event["kind"]) for event in guest.news["events"]] == [(0, 2, "took")]
    assert bob.last["type"] == watcher.last["type"] == "update"  # only the seat's own devices hear that it is done
    assert len(home.memory.records[table.id]) == 2


async def test_the_same_command_again_gets_the_same_answer_and_does_nothing() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    ann = await home.come(table, 0)
    command = Choose(seat=0, n=1, decision=1, value=3)
    first = await ann.send_again(command)
    heard = len(ann.heard)
    assert await ann.send_again(command) == first == {"type": "done", "seat": 0, "n": 1}
    assert len(ann.heard) == heard + 1
    assert ann.news["view"] == {"stones": 17}


async def test_a_number_below_one_that_was_carried_out_is_refused() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    ann = await home.come(table, 0)
    assert (await ann.say(Choose, n=5, decision=1, value=3))["type"] == "done"
    for n in (4, 5):
        answer = await ann.say(Choose, n=n, decision=2, value=1)
        assert (answer["rule"], answer["text"]["key"], answer["n"]) == ("T-9", "table-number-used", n)
    assert (await ann.say(Choose, n=6, decision=2, value=1))["type"] == "done"
    assert (await ann.send_again(Choose(seat=0, n=5, decision=1, value=3)))["type"] == "done"


async def test_a_refused_number_can_be_used_for_something_else() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    ann = await home.come(table, 0)
    assert (await ann.say(Choose, n=1, decision=1, value=4))["rule"] == "T-3"
    assert (await ann.say(Choose, n=1, decision=1, value=2))["type"] == "done"


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"decision": 9, "value": 1}, "T-1"),
        ({"decision": 1, "value": 4}, "T-3"),
        ({"decision": 1, "value": "1"}, "T-3"),
        ({"decision": 1, "value": ["1"]}, "T-3"),
        ({"decision": 10**40, "value": 10**40}, "T-1"),
    ],
)
async def test_what_is_not_asked_is_refused_and_changes_nothing(fields: dict[str, object], rule: str) -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    ann = await home.come(table, 0)
    kept = home.memory.sheets[table.id]
    answer = await ann.say(Choose, **fields)
    assert (answer["type"], answer["rule"]) == ("refused", rule)
    assert home.memory.sheets[table.id] == kept


async def test_a_seat_is_played_by_those_who_have_its_secret_alone() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    bob, watcher = await home.come(table, 1), await home.come(table)
    for guest, n in ((bob, 1), (watcher, 1)):
        answer = await guest.say(Choose, seat=0, n=n, decision=1, value=1)
        assert (answer["rule"], answer["text"]["key"]) == ("T-8", "table-not-your-seat")
    for seat in (-1, 2, 10**30):
        assert (await bob.say(Choose, seat=seat, n=1, decision=1, value=1))["rule"] == "T-8"
    assert (await bob.say(Choose, decision=1, value=1))["rule"] == "T-2"
    assert bob.news["view"] == {"stones": 20}


async def test_secrets_open_their_seats_and_no_others() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "random", "human")
    keys = {key.seat: key.key for key in home.keys}
    assert set(keys) == {0, 2}
    assert table.audience([]) == ()
    assert table.audience([keys[2]]) == (2,)
    assert table.audience([keys[2], keys[0], keys[2]]) == (0, 2)
    for forged in ("", "0", keys[0][:-1], keys[0] + "x", table.sheet.seats[0].key):
        assert table.audience([keys[0], forged]) is None


async def test_the_secret_itself_is_kept_nowhere() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    for key in home.keys:
        assert key.key.encode() not in home.memory.sheets[table.id]


async def test_all_devices_of_a_seat_hear_what_is_done() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    phone, desk = await home.come(table, 0), await home.come(table, 0)
    await phone.say(Choose, decision=1, value=1)
    assert desk.last == {"type": "done", "seat": 0, "n": 1}
    assert (await desk.say(Choose, decision=2, value=1))["rule"] == "T-9"  # it had not heard in time
    assert (await desk.say(Choose, decision=2, value=1))["type"] == "done"


async def test_a_device_with_two_seats_sees_with_the_eyes_of_the_one_who_is_asked() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human", "human")
    both = await home.come(table, 1, 2)
    table.join(ann := type(both)(table, (0,)))
    await settle()
    assert both.news["view_seat"] == 1  # nobody of them is asked
    await ann.say(Choose, decision=1, value=1)
    await ann.say(Choose, decision=2, value=1)
    assert (both.news["view_seat"], both.asked["seat"]) == (1, 1)
    await both.say(Choose, seat=1, decision=3, value=1)
    await both.say(Choose, seat=1, decision=4, value=1)
    assert (both.news["view_seat"], both.asked["seat"]) == (2, 2)
    assert both.news["can_undo"] == [1]


async def test_a_table_takes_in_only_so_much_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "INBOX", 3)
    home = Home()
    table = await home.set_up("heap", "human", "human")
    ann = await home.come(table, 0)
    for n in range(1, 6):
        table.submit(ann, Choose(seat=0, n=n, decision=n, value=1))
    refused = [message for message in ann.heard if message["type"] == "refused"]
    assert [(message["n"], message["rule"]) for message in refused] == [(4, "T-10"), (5, "T-10")]
    await settle()
    assert [message["n"] for message in ann.all("done")] == [1, 2]
    assert (await ann.say(Choose, n=5, decision=5, value=1))[
        "rule"
    ] == "T-1"  # it is the other seat's turn: answered now


async def test_before_the_game_begins_there_is_nothing_to_choose() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "open")
    ann = await home.come(table, 0)
    assert ann.news["view"] is None
    assert ann.news["decisions"] == ann.news["events"] == []
    for kind, fields in ((Choose, {"decision": 1, "value": 1}), (UndoLast, {}), (Resign, {}), (Rematch, {})):
        assert (await ann.say(kind, **fields))["rule"] == "T-14"


async def test_what_could_not_be_kept_was_told_to_nobody() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    ann, bob = await home.come(table, 0), await home.come(table, 1)
    home.memory.broken = True
    heard = len(bob.heard)
    table.submit(ann, Choose(seat=0, n=1, decision=1, value=3))
    await settle()
    assert [message["type"] for message in bob.heard[heard:]] == ["closing"]
    assert ann.gone and bob.gone and table.closed
    home.memory.broken = False
    again = await home.harbour.find(table.id)
    assert again is not table
    ann = await home.come(again, 0)
    assert (ann.news["view"], ann.news["done"]) == ({"stones": 20}, {"0": 0})
    assert (await ann.say(Choose, n=1, decision=1, value=3))["type"] == "done"


async def test_a_command_that_was_answered_survives_a_crash_and_is_not_done_twice() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    ann = await home.come(table, 0)
    command = Choose(seat=0, n=1, decision=1, value=3)
    assert (await ann.send_again(command))["type"] == "done"
    home = await home.crash()
    again = await home.harbour.find(table.id)
    ann = await home.come(again, 0)
    assert (ann.news["view"], ann.news["done"]) == ({"stones": 17}, {"0": 1})
    assert (await ann.send_again(command)) == {"type": "done", "seat": 0, "n": 1}
    assert ann.news["view"] == {"stones": 17}
    answer = await ann.send_again(Choose(seat=0, n=1, decision=2, value=3))
    assert answer["rule"] == "T-9"


def test_messages_are_json_with_a_type() -> None:
    assert json.loads(live.encode(Done(1, 2))) == {"type": "done", "seat": 1, "n": 2}
    assert msgspec.json.decode(live.encode(Done(1, 2)), type=Done | Refused) == Done(1, 2)
