"""The WebSocket of a table: whatever comes over it is carried out, or refused clearly, and nothing else happens."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from starboard.server import socket as lines
from starboard.server.limits import Rate
from tests.server.site import NO_LIMITS, PATIENCE, Site, site


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with site(tmp_path_factory.mktemp("data")) as place:
        yield place


def test_two_people_play(place: Site) -> None:
    table, keys = place.create("human", "human")
    with place.sit(table, keys[0]) as ann, place.sit(table, keys[1]) as bob:
        people = {0: ann, 1: bob}
        for _ in range(12):
            while not (turn := [who for who in people.values() if who.news["decisions"]]):
                ann.hear("update")
            revision = turn[0].news["revision"]
            assert turn[0].choose_anything() == {
                "type": "done",
                "seat": turn[0].hello["seats"][0],
                "n": max(turn[0].done.values()),
            }
            for who in people.values():
                while who.news["revision"] <= revision:
                    who.hear("update")
        assert ann.news["view"]["consoles"] == bob.news["view"]["consoles"]


def test_a_secret_that_opens_no_seat(place: Site) -> None:
    table, keys = place.create("human", "human")
    for forged in (["forged"], [keys[0], "forged"], [keys[0]] * 17, ["x" * 4000]):
        with place.dial(table, *forged) as socket:
            with pytest.raises(ConnectionClosed):
                socket.recv(PATIENCE)
            assert socket.protocol.close_code == lines.FORBIDDEN


FIRST_WORDS = [
    "",
    "hello",
    "null",
    "[]",
    '{"type":"enter"}',
    '{"type":"enter","keys":null}',
    '{"type":"enter","keys":[7]}',
    '{"type":"enter","keys":[],"more":1}',
    '{"type":"choose","seat":0,"n":1,"decision":1,"value":1}',
    "[" * 30_000,
    b"\xff\xfe\x00",
]


def test_whoever_does_not_say_first_which_seats_are_theirs_hears_nothing(
    place: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = place.create("human", "human")
    for words in FIRST_WORDS:
        with place.call(table) as socket:
            socket.send(words)
            with pytest.raises(ConnectionClosed):
                socket.recv(PATIENCE)
            assert socket.protocol.close_code == lines.FORBIDDEN, words
    with place.dial(f"{table}?keys={keys[0]}") as socket:  # an address opens nothing
        assert json.loads(socket.recv(PATIENCE))["seats"] == []
    monkeypatch.setattr(lines, "FIRST_SECONDS", 0.01)
    with place.call(table) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
        assert socket.protocol.close_code == lines.SILENT


@pytest.mark.parametrize("table", ["nosuchtable", "%2e%2e", "'--", "x" * 2000])
def test_no_such_table(place: Site, table: str) -> None:
    with place.dial(table) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
        assert socket.protocol.close_code == lines.GONE


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://["])
def test_a_page_of_another_server_is_not_let_in(place: Site, origin: str) -> None:
    table, keys = place.create("human", "human")
    with pytest.raises(InvalidStatus) as refused, place.dial(table, keys[0], origin=origin):
        pass
    assert refused.value.response.status_code == 403
    body = {"game": "space_base", "seats": []}
    assert place.post("/api/tables", body, 403, Origin=origin)["text"]["key"] == "table-foreign-page"


def test_the_servers_own_pages_are_let_in(place: Site) -> None:
    table, keys = place.create("human", "human")
    with place.sit(table, keys[0], origin=place.address) as ann:
        assert ann.hello["seats"] == [0]


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    '"choose"',
    "{}",
    '{"type":"choose"}',
    '{"type":"hello","seat":0,"n":1}',
    '{"type":"choose","seat":0,"n":1,"decision":1}',
    '{"type":"choose","seat":0,"n":0,"decision":1,"value":1}',
    '{"type":"choose","seat":0,"n":-1,"decision":1,"value":1}',
    '{"type":"choose","seat":0,"n":1.5,"decision":1,"value":1}',
    '{"type":"choose","seat":0,"n":9007199254740992,"decision":1,"value":1}',
    '{"type":"choose","seat":"0","n":1,"decision":1,"value":1}',
    '{"type":"choose","seat":0,"n":1,"decision":1,"value":{"a":1}}',
    '{"type":"choose","seat":0,"n":1,"decision":1,"value":[1]}',
    '{"type":"choose","seat":0,"n":1,"decision":1,"value":1,"more":1}',
    '{"type":"say","seat":0,"n":1,"text":"\\ud800"}',
    '{"type":"say","seat":0,"n":1,"text":7}',
    "[" * 30_000,
    b"\xff\xfe\x00",
    b"\x80\x04K\x01.",
]


def test_what_is_no_command_is_refused_and_changes_nothing(place: Site) -> None:
    table, keys = place.create("human", "human")
    with place.sit(table, *keys) as both:
        for raw in MALFORMED:
            both.socket.send(raw)
            answer = both.hear("refused", "done")
            assert answer == {
                "type": "refused",
                "seat": None,
                "n": None,
                "rule": "T-18",
                "text": {"key": "table-not-a-command", "args": {}},
            }, raw
        assert both.choose_anything()["type"] == "done"
        assert both.news["revision"] == both.hello["revision"] + 1


def test_bytes_are_taken_like_text(place: Site) -> None:
    table, keys = place.create("human", "human")
    with place.sit(table, *keys) as both:
        both.socket.send(json.dumps({"type": "say", "seat": 1, "n": 1, "text": "hi"}).encode())
        assert both.hear("done", "refused") == {"type": "done", "seat": 1, "n": 1}


def test_whoever_talks_nonsense_for_long_is_cut_off(place: Site) -> None:
    table, keys = place.create("human", "human")
    with place.sit(table, *keys) as both:
        for _ in range(lines.PATIENCE):
            both.socket.send("nonsense")
        assert both.close_code() == lines.TOO_MANY


def test_a_huge_message_ends_the_line_and_nothing_else(place: Site) -> None:
    table, keys = place.create("human", "human")
    with place.sit(table, keys[0]) as ann, place.sit(table, keys[1]) as bob:
        ann.socket.send("x" * 2_000_000)
        assert ann.close_code() == 1009
        bob.say("say", 1, text="still here")
    with place.sit(table, keys[0]) as ann:
        assert ann.hello["chat"][-1]["text"] == "still here"


def test_commands_that_come_twice_or_in_disorder(place: Site) -> None:
    table, keys = place.create("human", "human")
    with place.sit(table, *keys) as both:
        decision = both.news["decisions"][0]
        seat = decision["seat"]
        value = next(option["value"] for option in decision["options"] if "forbidden" not in option)
        command = json.dumps({"type": "choose", "seat": seat, "n": 7, "decision": decision["id"], "value": value})
        for _ in range(3):
            both.socket.send(command)
        assert [both.hear("done", "refused")["type"] for _ in range(3)] == ["done"] * 3
        assert both.news["revision"] == both.hello["revision"] + 1
        assert both.say("say", seat, n=6, text="late")["rule"] == "T-9"


def test_a_spectator_and_a_neighbour_cannot_play_a_seat(place: Site) -> None:
    table, keys = place.create("human", "human")
    with place.sit(table) as watcher, place.sit(table, keys[1]) as bob:
        for who in (watcher, bob):
            for kind, fields in (
                ("choose", {"decision": 1, "value": 1}),
                ("undo", {}),
                ("resign", {}),
                ("say", {"text": "I am A"}),
                ("stand_in", {"for_seat": 0, "level": "random"}),
            ):
                assert who.say(kind, 0, n=1, **fields)["rule"] == "T-8"


def test_markup_in_names_and_lines_stays_text(place: Site) -> None:
    table, _ = place.create("human", "open")
    name = '"><script>alert'
    key = place.post(f"/api/tables/{table}/seats", {"name": name})
    with place.sit(table, key["key"]) as bob:
        bob.say("say", 1, text="</script><svg onload=alert(1)>")
    with place.sit(table) as watcher:
        assert watcher.hello["table"]["seats"][1]["name"] == name
        assert watcher.hello["chat"][0]["text"] == "</script><svg onload=alert(1)>"
    answer = place.http.get(f"/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"


def test_reconnecting_tells_what_was_done(place: Site) -> None:
    table, keys = place.create("human", "human")
    with place.sit(table, *keys) as both:
        for _ in range(3):
            both.choose_anything()
        done, view = both.done, both.news["view"]
    with place.sit(table, *keys) as both:
        assert {int(seat): n for seat, n in both.hello["done"].items()} == {0: 0, 1: 0, **done}
        assert both.hello["view"] == view


def test_who_comes_and_goes_too_fast_is_turned_away(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whoever comes is told everything, and others are told of them."""
    limits = replace(NO_LIMITS, arrivals=Rate(at_once=3, per_second=0.001))
    with site(tmp_path_factory.mktemp("quick"), limits=limits) as place:
        table, keys = place.create("human", "human")
        for _ in range(3):
            with place.sit(table, *keys):
                pass
        with place.dial(table, *keys) as fourth:
            with pytest.raises(ConnectionClosed):
                fourth.recv(PATIENCE)
            assert fourth.protocol.close_code == lines.TOO_MANY


def test_who_sends_too_fast_is_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    slow = replace(NO_LIMITS, messages=Rate(at_once=3, per_second=0.001), sockets=2)
    with site(tmp_path_factory.mktemp("slow"), limits=slow) as place:
        table, keys = place.create("human", "human")
        with place.sit(table, *keys) as both, place.sit(table):
            for n in (1, 2, 3):
                assert both.say("undo", 0, n=n)["rule"] == "T-5"
            assert both.say("undo", 0, n=4)["text"]["key"] == "table-too-fast"
            with place.dial(table) as third:
                with pytest.raises(ConnectionClosed):
                    third.recv(PATIENCE)
                assert third.protocol.close_code == lines.TOO_MANY
        with place.sit(table):
            pass
