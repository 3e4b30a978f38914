"""Visitors who mean harm: what they may cost a server, and whom they may pass for."""

from __future__ import annotations

import json
import resource
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from starboard.kernel import archive
from starboard.kernel.game import find_game
from starboard.kernel.match import new
from starboard.server import patience, ports, tables
from starboard.server.limits import Bucket, Rate
from tests.server.site import NO_LIMITS, PATIENCE, Site, site

BODYLESS = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
FEW = Rate(at_once=3, per_second=0.001)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with site(tmp_path_factory.mktemp("data")) as place:
        yield place


# What they may cost ---------------------------------------------------------------------------------------------------


def test_something_dear_takes_more_of_a_bucket() -> None:
    bucket = Bucket(Rate(at_once=10, per_second=1), 0)
    assert [bucket.take(0, 4) for _ in range(3)] == [0, 0, 2]
    assert bucket.take(0) == 0
    assert bucket.take(3_000, 4) == 0


def test_replays_are_dearer_than_other_reading(tmp_path: Path) -> None:
    with site(tmp_path, limits=replace(NO_LIMITS, reads=Rate(at_once=12, per_second=0.001))) as place:
        table, _ = place.create("human", "human")
        for _ in range(2):
            place.get(f"/api/tables/{table}/replay")
        assert place.get(f"/api/tables/{table}/replay", 429)["rule"] == "T-10"
        for _ in range(2):
            place.get(f"/api/tables/{table}")


def test_many_sockets_may_not_say_more_than_a_crowd_does(tmp_path: Path) -> None:
    with site(tmp_path, limits=replace(NO_LIMITS, together=FEW)) as place:
        table, keys = place.create("human", "human")
        with place.sit(table, keys[0]) as ann, place.sit(table, keys[1]) as bob:
            assert ann.say("undo", 0)["rule"] == "T-5"
            assert bob.say("undo", 1)["rule"] == "T-5"
            assert ann.say("undo", 0, n=2)["rule"] == "T-5"
            assert bob.say("undo", 1, n=2)["text"]["key"] == "table-too-fast"


def test_who_only_watches_makes_nobody_listen(place: Site) -> None:
    table, keys = place.create("human", "human")
    with place.sit(table, keys[0]) as ann:
        for _ in range(3):
            with place.sit(table):
                pass
        with place.sit(table, keys[0]):  # a second device of a seat that is there already
            pass
        with place.sit(table, keys[1]):
            assert ann.next()["table"]["seats"][1]["online"]
        assert not ann.hear("update")["table"]["seats"][1]["online"]


def test_a_server_takes_as_many_connections_as_the_system_lets_it() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft // 2, hard))
    try:
        ports.allow_many()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def idle(place: Site) -> socket.socket:
    """A connection over which nothing was said yet."""
    host, _, port = place.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), PATIENCE)


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX: ", BODYLESS])
def test_who_never_finishes_a_request_is_not_waited_for(
    place: Site, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(patience, "SECONDS", 0.2)
    with idle(place) as line:
        line.sendall(begun)
        assert line.recv(100) == b""  # the other side has hung up


def test_who_never_reads_an_answer_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = threading.Event()
    connection_lost = patience.PatientHttp.connection_lost

    def noted(self: patience.PatientHttp, exc: Exception | None) -> None:
        connection_lost(self, exc)
        lost.set()

    monkeypatch.setattr(patience.PatientHttp, "connection_lost", noted)
    monkeypatch.setattr(patience, "SECONDS", 0.2)
    with site(tmp_path) as place, idle(place) as line:
        line.sendall(b"GET /api/games/space_base/cards HTTP/1.1\r\nHost: x\r\n\r\n" * 1_000)  # more than buffers hold
        assert lost.wait(PATIENCE)


def test_a_websocket_is_no_request_that_is_never_finished(place: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table, keys = place.create("human", "human")
    monkeypatch.setattr(patience, "SECONDS", 1.0)
    with place.sit(table, *keys) as both, idle(place) as line:
        assert line.recv(100) == b""  # opened after the other one
        assert both.choose_anything()["type"] == "done"


# Match files ----------------------------------------------------------------------------------------------------------


def played(seed: str = "1") -> dict[str, Any]:
    """The file of a match that has just begun."""
    match = new(find_game("space_base"), 2, seed)
    for _ in range(6):
        decision = match.decisions[0]
        match.choose(decision, decision.default if decision.domain else decision.values[0], decision.seat)
    return dict(json.loads(archive.dump(match)))


def put(place: Site, file: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    answer = place.http.post("/api/matches", content=json.dumps(file))
    return answer.status_code, answer.json()


def test_a_whole_file_is_taken(place: Site) -> None:
    assert put(place, played())[0] == 201


def another_seat(file: dict[str, Any]) -> None:
    choice = next(record for record in file["log"] if record["record"] == "choice")
    choice["seat"] = 1 - choice["seat"]


def another_roll(file: dict[str, Any]) -> None:
    rolled = next(record for record in file["log"][1:] if record.get("chance"))
    rolled["chance"][0][1] = 7


def another_version(file: dict[str, Any]) -> None:
    file["header"]["version"] = "0"


def too_many_seats(file: dict[str, Any]) -> None:
    file["header"]["seats"] = 10**6


def an_option_too_many(file: dict[str, Any]) -> None:
    file["header"]["options"]["more"] = "x"


def no_end(file: dict[str, Any]) -> None:
    file["log"].append({"record": "undo", "seat": 0, "keep": -5})


@pytest.mark.parametrize(
    "edit", [another_seat, another_roll, another_version, too_many_seats, an_option_too_many, no_end]
)
def test_an_edited_file_is_not(place: Site, edit: Any) -> None:
    file = played()
    edit(file)
    status, trouble = put(place, file)
    assert status == 400 and trouble["rule"] in ("T-17", "T-18"), trouble
    assert trouble["sentence"].endswith(".")


def test_a_file_is_no_way_to_keep_a_book_in_a_seed(place: Site) -> None:
    status, trouble = put(place, played("x" * 65))
    assert (status, trouble["rule"]) == (400, "T-17")
    assert put(place, played("x" * 64))[0] == 201
    assert put(place, played("x" * tables.UPLOAD))[0] == 413


# Whom they may pass for -----------------------------------------------------------------------------------------------


def visit(place: Site, said: str, **headers: str) -> int:
    seats = {"game": "space_base", "seats": [{"kind": "human", "name": "A"}, {"kind": "open"}]}
    return place.http.post("/api/tables", json=seats, headers={"X-Forwarded-For": said, **headers}).status_code


def test_nobody_else_says_who_a_visitor_is(tmp_path: Path) -> None:
    with site(tmp_path, limits=replace(NO_LIMITS, writes=FEW)) as place:
        assert [visit(place, f"192.0.2.{number}") for number in range(4)] == [201, 201, 201, 429]


def test_the_proxy_says_who_a_visitor_is_and_visitors_add_nothing_to_it(tmp_path: Path) -> None:
    with site(tmp_path, behind_proxy=True, limits=replace(NO_LIMITS, writes=FEW)) as place:
        assert [visit(place, f"192.0.2.{number}, 198.51.100.1") for number in range(4)] == [201, 201, 201, 429]
        assert visit(place, "198.51.100.2") == 201


@pytest.mark.parametrize(("behind_proxy", "secure"), [(True, True), (False, False)])
def test_the_cookie_of_a_session_goes_nowhere_else(tmp_path: Path, behind_proxy: bool, secure: bool) -> None:
    with site(tmp_path, behind_proxy=behind_proxy) as place:
        ann = {"name": "Ann", "password": "correct horse"}
        planted = {"Cookie": "starboard_session=planted", "X-Forwarded-Proto": "https"}
        answer = place.http.post("/api/account", json=ann, headers=planted)
        assert answer.status_code == 201, answer.text
        name, _, cookie = answer.headers["set-cookie"].partition("=")
        token, *flags = (part.strip().lower() for part in cookie.split(";"))
        assert name == "starboard_session" and "planted" not in token and len(token) >= 32
        assert {"httponly", "samesite=strict", "path=/"} <= set(flags)
        assert ("secure" in flags) is secure
        foreign = {"Origin": "https://elsewhere.example", "Cookie": f"starboard_session={token}"}
        for method, path in (("DELETE", "/api/account"), ("DELETE", "/api/session"), ("GET", "/api/account/seats")):
            assert place.http.request(method, path, headers=foreign).status_code == 403
