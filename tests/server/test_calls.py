"""Calling people to their turn: when, in which way, and never in their quiet hours."""

from __future__ import annotations

import asyncio
import base64
import json
import smtplib
import socket
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from starboard.kernel.data import BadData
from starboard.kernel.refusal import Refusal
from starboard.server import messengers
from starboard.server.app import make_app
from starboard.server.calls import (
    DIGEST_MS,
    MAIL_AFTER_MS,
    MAIL_AGAIN_MS,
    PUSH_AFTER_MS,
    WISHES,
    Calls,
    Gone,
    NotSent,
    PushKeys,
    Quiet,
    Subscription,
    Wish,
)
from starboard.server.hosting import Hosting
from starboard.server.messengers import Smtp, WebPush
from starboard.server.run import open_calls
from starboard.server.sqlite import FILE, SqliteStorage
from starboard.table.harbour import Harbour
from starboard.table.live import House, LiveTable
from starboard.table.messages import Choose, NewTable, SeatWish
from starboard.table.thinking import InPlace
from tests.server.authenticator import text
from tests.table.conftest import toys as toys
from tests.table.house import FakeClock, Guest, settle

PHONE = Subscription("https://push.example/phone", PushKeys("key", "auth"))
LAPTOP = Subscription("https://push.example/laptop", PushKeys("key", "auth"))
ANN = "ann@example.org"


class Pushed:
    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, str]]] = []
        self.gone = False
        self.fails = False

    def accepts(self, endpoint: str) -> bool:
        return endpoint.startswith("https://push.example/")

    async def push(self, where: Subscription, message: dict[str, str]) -> None:
        if self.gone:
            raise Gone
        if self.fails:
            raise NotSent("No answer.")
        self.calls.append((where.endpoint, message))


class Mailed:
    def __init__(self) -> None:
        self.letters: list[tuple[str, str, str]] = []
        self.fails = False

    async def mail(self, to: str, subject: str, text: str) -> None:
        if self.fails:
            raise NotSent("No answer.")
        self.letters.append((to, subject, text))


class Place:
    """A host with tables for races of two people, who move in turn."""

    def __init__(self, path: Path) -> None:
        self.clock = FakeClock(1_750_000_000_000)
        self.storage = SqliteStorage(path / FILE)
        self.harbour = Harbour(House(self.clock, self.storage, InPlace()), {})
        self.pushed, self.mailed = Pushed(), Mailed()
        self.calls = Calls(self.storage, self.harbour, self.pushed, self.mailed, "https://games.example/")
        self.keys: list[str] = []

    async def table(self) -> LiveTable:
        seats = [SeatWish("human", "Ann"), SeatWish("human", "Ben")]
        table, keys = await self.harbour.create(NewTable("race", seats, seed="1"))
        self.keys = [key.key for key in keys]
        return table

    async def after(self, milliseconds: int) -> list[str]:
        """Where pushes went once so much time has passed."""
        self.clock.at += milliseconds
        before = len(self.pushed.calls)
        await self.calls.call()
        return [where.rpartition("/")[2] for where, _ in self.pushed.calls[before:]]

    async def letters_after(self, milliseconds: int) -> list[tuple[str, str, str]]:
        self.clock.at += milliseconds
        before = len(self.mailed.letters)
        await self.calls.call()
        return self.mailed.letters[before:]

    async def confirmed(self, wish: Wish) -> None:
        """The wish, with its address confirmed by the link that came with the mail."""
        await self.calls.want(wish)
        await self.calls.confirm(self.mailed.letters[-1][2].split("token=")[1].split()[0])


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


async def told(guest: Guest, seat: int) -> None:
    """A storage with a thread of its own takes its time."""
    while not any(done["seat"] == seat for done in guest.all("done")):
        await asyncio.sleep(0.001)


def waited_for(table: LiveTable) -> int:
    return table.sheet.waits_for[0]


# Push -----------------------------------------------------------------------------------------------------------------


async def test_a_call_comes_once_after_a_while(place: Place) -> None:
    table = await place.table()
    await place.calls.want(Wish(table.id, waited_for(table), "en", push=PHONE))
    assert await place.after(PUSH_AFTER_MS - 1) == []
    assert await place.after(1) == ["phone"]
    assert await place.after(3_600_000) == []
    message = place.pushed.calls[0][1]
    assert message["url"] == f"/#/table/{table.id}"
    assert message["body"] == "Race waits for you."


async def test_nobody_is_called_whom_the_table_does_not_wait_for(place: Place) -> None:
    table = await place.table()
    await place.calls.want(Wish(table.id, 1 - waited_for(table), "en", push=PHONE))
    assert await place.after(PUSH_AFTER_MS) == []


async def test_whoever_sits_at_the_table_is_not_called(place: Place) -> None:
    table = await place.table()
    seat = waited_for(table)
    await place.calls.want(Wish(table.id, seat, "en", push=PHONE))
    guest = Guest(table, (seat,))
    table.join(guest)
    await settle()
    assert await place.after(PUSH_AFTER_MS) == []
    table.leave(guest)
    await settle()
    assert await place.after(0) == ["phone"]


async def test_the_next_turn_is_another_call(place: Place) -> None:
    table = await place.table()
    seat = waited_for(table)
    await place.calls.want(Wish(table.id, seat, "en", push=PHONE))
    assert await place.after(PUSH_AFTER_MS) == ["phone"]
    guest = Guest(table, (seat,))
    table.join(guest)
    await settle()
    guest.seats = (0, 1)
    place.clock.at += 5_000
    for mover in (seat, 1 - seat):
        guest.table.submit(guest, Choose(mover, 1, guest.asked["id"], "roll"))
        await told(guest, mover)
    assert waited_for(table) == seat
    table.leave(guest)
    await settle()
    assert await place.after(PUSH_AFTER_MS - 1) == []
    assert await place.after(1) == ["phone"]


async def test_every_device_is_called_and_one_that_wants_no_more_is_dropped(place: Place) -> None:
    table = await place.table()
    seat = waited_for(table)
    for device in (PHONE, LAPTOP, PHONE):
        await place.calls.want(Wish(table.id, seat, "en", push=device))
    assert sorted(await place.after(PUSH_AFTER_MS)) == ["laptop", "phone"]
    await place.calls.stop(table.id, seat)
    await place.calls.want(Wish(table.id, seat, "en", push=Subscription("https://push.example/tv", PushKeys("", ""))))
    place.pushed.gone = True
    assert await place.after(0) == []
    assert await place.calls._wishes() == []


async def test_a_call_is_made_once_whatever_is_started_again(place: Place, tmp_path: Path) -> None:
    table = await place.table()
    await place.calls.want(Wish(table.id, waited_for(table), "en", push=PHONE))
    await place.harbour.close()
    again = Place(tmp_path)
    again.clock.at = place.clock.at
    assert await again.after(PUSH_AFTER_MS) == ["phone"]
    third = Place(tmp_path)
    third.clock.at = again.clock.at
    assert await third.after(0) == []


async def test_when_the_game_is_over_the_wish_is_too(place: Place) -> None:
    table = await place.table()
    await place.calls.want(Wish(table.id, waited_for(table), "en", push=PHONE))
    table.sheet.state = "over"
    await table._house.storage.keep(table._change(place.clock.now(), False, None))
    assert await place.after(PUSH_AFTER_MS) == []
    assert await place.calls._wishes() == []


# Quiet hours ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hour", "minute", "offset", "quiet"),
    [
        (21, 59, 0, False),
        (22, 0, 0, True),
        (3, 0, 0, True),
        (6, 59, 0, True),
        (7, 0, 0, False),
        (20, 30, 120, True),  # where it is half past ten
        (5, 0, 120, False),
        (2, 0, -300, False),  # where it is nine in the evening
    ],
)
def test_quiet_hours_may_pass_midnight(hour: int, minute: int, offset: int, quiet: bool) -> None:
    now = int(datetime(2026, 3, 1, hour, minute, tzinfo=UTC).timestamp() * 1000)
    assert Quiet(22 * 60, 7 * 60, offset).covers(now) == quiet


@pytest.mark.parametrize(("hour", "quiet"), [(8, False), (9, True), (16, True), (17, False)])
def test_quiet_hours_within_a_day(hour: int, quiet: bool) -> None:
    now = int(datetime(2026, 3, 1, hour, tzinfo=UTC).timestamp() * 1000)
    assert Quiet(9 * 60, 17 * 60, 0).covers(now) == quiet


async def test_a_call_waits_for_the_end_of_quiet_hours(place: Place) -> None:
    table = await place.table()
    minute = place.clock.now() // 60_000 % 1440
    quiet = Quiet(minute, (minute + 60) % 1440, 0)
    await place.calls.want(Wish(table.id, waited_for(table), "en", quiet, PHONE))
    assert await place.after(PUSH_AFTER_MS) == []
    assert await place.after(60 * 60_000) == ["phone"]


# Mail -----------------------------------------------------------------------------------------------------------------


async def test_an_address_is_written_to_after_it_agreed(place: Place) -> None:
    table = await place.table()
    await place.calls.want(Wish(table.id, waited_for(table), "it", mail=ANN))
    ((to, subject, body),) = place.mailed.letters
    assert (to, subject) == (ANN, "Vuoi sapere quando tocca a te?")
    assert "https://games.example/api/calls/confirm?token=" in body
    assert await place.letters_after(MAIL_AFTER_MS) == []
    with pytest.raises(Refusal, match="T-22"):
        await place.calls.confirm("")
    with pytest.raises(Refusal, match="T-22"):
        await place.calls.confirm("guess")
    await place.calls.confirm(body.split("token=")[1].split()[0])
    ((to, subject, body),) = await place.letters_after(0)
    assert (to, subject) == (ANN, "Un tavolo ti aspetta")
    assert f"https://games.example/#/table/{table.id}" in body


async def test_one_mail_tells_of_all_tables_and_the_next_comes_much_later(place: Place) -> None:
    first, second = await place.table(), await place.table()
    await place.confirmed(Wish(first.id, waited_for(first), "en", mail=ANN))
    await place.calls.want(Wish(second.id, waited_for(second), "en", mail=ANN))
    assert len(place.mailed.letters) == 1  # the address agreed already
    assert await place.letters_after(MAIL_AFTER_MS - 1) == []
    ((_, subject, body),) = await place.letters_after(1)
    assert subject == "2 tables wait for you"
    assert first.id in body and second.id in body
    assert await place.letters_after(DIGEST_MS - 1) == []
    await place.storage.tear_old(place.clock.now() + 1)
    assert len(await place.letters_after(1)) == 1


async def test_a_mail_that_could_not_be_sent_is_sent_later(place: Place) -> None:
    table = await place.table()
    place.mailed.fails = True
    with pytest.raises(Refusal) as refused:
        await place.calls.want(Wish(table.id, waited_for(table), "en", mail=ANN))
    assert (refused.value.rule, refused.value.text.key) == ("T-20", "call-not-sent")
    place.mailed.fails = False
    await place.confirmed(Wish(table.id, waited_for(table), "en", mail=ANN))  # nothing stands in the way
    place.mailed.fails = True
    assert await place.letters_after(MAIL_AFTER_MS) == []
    place.mailed.fails = False
    assert await place.letters_after(MAIL_AGAIN_MS - 1) == []
    await place.storage.tear_old(place.clock.now() + 1)
    assert len(await place.letters_after(1)) == 1


async def test_a_push_that_fails_keeps_no_other_from_being_made(place: Place) -> None:
    first, second = await place.table(), await place.table()
    await place.calls.want(Wish(first.id, waited_for(first), "en", push=PHONE))
    await place.confirmed(Wish(second.id, waited_for(second), "en", mail=ANN))
    place.pushed.fails = True
    assert len(await place.letters_after(MAIL_AFTER_MS)) == 1


async def test_an_address_is_asked_once_a_day(place: Place) -> None:
    table = await place.table()
    await place.calls.want(Wish(table.id, 0, "en", mail=ANN))
    with pytest.raises(Refusal) as refused:
        await place.calls.want(Wish(table.id, 1, "en", mail=ANN))
    assert refused.value.text.key == "call-confirm-first"
    assert len(place.mailed.letters) == 1


@pytest.mark.parametrize(
    "mail",
    ["ann", "ann@", "@example.org", "ann@example", "a b@example.org", "ann@example.org\nBcc: all", "a@b@example.org",
     "ann@example.org,ben@example.org", "x" * 250 + "@a.org"],
)  # fmt: skip
async def test_what_is_no_address_is_refused(place: Place, mail: str) -> None:
    table = await place.table()
    with pytest.raises(Refusal) as refused:
        await place.calls.want(Wish(table.id, 0, "en", mail=mail))
    assert refused.value.text.key == "call-no-mail"
    assert place.mailed.letters == []


async def test_a_seat_has_some_wishes_and_not_any_number(place: Place) -> None:
    table = await place.table()
    devices = [Subscription(f"https://push.example/{number}", PushKeys("", "")) for number in range(WISHES + 1)]
    for device in devices[:WISHES]:
        await place.calls.want(Wish(table.id, 0, "en", push=device))
    with pytest.raises(Refusal) as refused:
        await place.calls.want(Wish(table.id, 0, "en", push=devices[WISHES]))
    assert refused.value.text.key == "call-too-many"
    await place.calls.want(Wish(table.id, 0, "ru", push=devices[0]))  # changes what there is
    await place.calls.want(Wish(table.id, 1, "en", push=devices[WISHES]))  # another seat


# How calls leave ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("endpoint", "accepted"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("https://web.push.apple.com/x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com.example.org/x", False),
        ("https://evilfcm.googleapis.com/x", False),
        ("https://push.apple.com.example/x", False),
        ("https://127.0.0.1/x", False),
        ("https://user@fcm.googleapis.com@localhost/x", False),
        ("nonsense", False),
    ],
)
def test_only_push_services_are_talked_to(tmp_path: Path, endpoint: str, accepted: bool) -> None:
    assert WebPush(SqliteStorage(tmp_path / FILE), "mailto:a@b.c").accepts(endpoint) == accepted


async def test_a_host_has_one_key_for_pushes(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / FILE)
    key = await WebPush(storage, "mailto:a@b.c").public_key()
    assert len(key) == 87  # an uncompressed point of P-256
    assert await WebPush(storage, "mailto:a@b.c").public_key() == key


async def test_a_browser_with_keys_that_are_none_is_not_called_again(tmp_path: Path) -> None:
    pusher = WebPush(SqliteStorage(tmp_path / FILE), "mailto:host@example.org")
    for p256dh in ("", "key", text(b"x" * 65)):
        with pytest.raises(Gone):
            await pusher.push(Subscription("https://fcm.googleapis.com/x", PushKeys(p256dh, text(bytes(16)))), {})


@pytest.mark.parametrize(("status", "outcome"), [(201, None), (404, Gone), (410, Gone), (429, NotSent), (500, NotSent)])
async def test_a_push_is_signed_and_sealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, outcome: type[Exception] | None
) -> None:
    posted: list[dict[str, Any]] = []

    class Answer:
        status_code, reason, text, headers = status, "", "", ""

    def post(endpoint: str, **sent: Any) -> Answer:
        posted.append({"endpoint": endpoint, **sent})
        return Answer()

    monkeypatch.setattr("pywebpush.requests.post", post)
    keys = PushKeys(text(_point()), text(b"0123456789abcdef"))
    where = Subscription("https://fcm.googleapis.com/fcm/send/x", keys)
    pusher = WebPush(SqliteStorage(tmp_path / FILE), "mailto:host@example.org")
    if outcome is not None:
        with pytest.raises(outcome):
            await pusher.push(where, {"title": "x"})
    else:
        await pusher.push(where, {"title": "x"})
    (sent,) = posted
    assert sent["endpoint"] == where.endpoint
    assert b"title" not in sent["data"]
    assert "vapid" in sent["headers"]["authorization"].lower() or "vapid" in str(sent["headers"]).lower()


@pytest.mark.parametrize(
    ("wishes", "contact"),
    [
        ({}, "mailto:starboard@localhost"),
        ({"public": "https://localhost:8000"}, "mailto:starboard@localhost"),
        ({"public": "https://games.example:8443/"}, "https://games.example"),
        ({"public": "http://192.168.1.5:8000"}, "https://192.168.1.5"),
        ({"public": "https://games.example", "mail_from": "host@games.example"}, "mailto:host@games.example"),
    ],
)
async def test_every_host_can_push_whatever_it_is_called(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wishes: dict[str, str], contact: str
) -> None:
    class Answer:
        status_code, reason, text, headers = 201, "", "", ""

    posted: list[dict[str, Any]] = []
    monkeypatch.setattr("pywebpush.requests.post", lambda _, **sent: posted.append(sent) or Answer())
    keys = PushKeys(text(_point()), text(b"0123456789abcdef"))
    pusher = open_calls(Hosting(tmp_path, **wishes), place.harbour, place.storage).pusher  # type: ignore[arg-type]
    assert isinstance(pusher, WebPush)
    await pusher.push(Subscription("https://fcm.googleapis.com/fcm/send/x", keys), {"title": "x"})
    (sent,) = posted
    token = sent["headers"]["Authorization"].partition("t=")[2].partition(",")[0]
    claims = token.split(".")[1]
    assert json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))["sub"] == contact


def _point() -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@pytest.mark.parametrize("address", ["http://mail.example", "smtp://", "mail.example"])
def test_a_mail_server_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(BadData, match="--smtp names a mail server"):
        Smtp(address, "host@example.org")
    with pytest.raises(BadData, match="--mail-from"):
        Smtp("smtp://mail.example", "")


async def test_a_mail_goes_over_the_server_named(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []
    encryption = "starttls"

    class Server:
        def __init__(self, host: str, port: int, **_: Any) -> None:
            done.append((host, port))

        def __enter__(self) -> Server:
            return self

        def __exit__(self, *_: object) -> None:
            done.append("quit")

        def ehlo(self) -> None:
            done.append("ehlo")

        def has_extn(self, name: str) -> bool:
            return name == encryption and "ehlo" in done

        def starttls(self, **_: Any) -> None:
            done.append("starttls")

        def login(self, user: str, password: str) -> None:
            done.append((user, password))

        def send_message(self, message: Any) -> None:
            done.append((message["From"], message["To"], message["Subject"], message.get_content()))

    monkeypatch.setattr(smtplib, "SMTP", Server)
    assert messengers.SECONDS <= 10
    await Smtp("smtp://us%40er:pass@mail.example", "host@example.org").mail(ANN, "Ваш ход", "текст\n")
    assert done == [
        ("mail.example", 587),
        "ehlo",
        "starttls",
        ("us@er", "pass"),
        ("host@example.org", ANN, "Ваш ход", "текст\n"),
        "quit",
    ]
    done.clear()
    encryption = "none"
    with pytest.raises(NotSent, match="no password is sent"):
        await Smtp("smtp://us%40er:pass@mail.example", "host@example.org").mail(ANN, "Ваш ход", "текст\n")
    assert done == [("mail.example", 587), "ehlo", "quit"]


async def test_a_mail_server_that_is_not_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(NotSent):
        await Smtp(f"smtp://127.0.0.1:{port}", "host@example.org").mail(ANN, "x", "x")


# Over HTTP ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def browser(place: Place, tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(place.harbour, place.storage, Hosting(tmp_path), calls=place.calls)) as browser:
        yield browser


def test_a_seat_asks_to_be_called_and_thinks_better_of_it(browser: TestClient[Any], place: Place) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
    created = browser.post("/api/tables", json={"game": "space_base", "seats": seats}).json()
    table, key = created["table"]["id"], created["keys"][0]["key"]
    mine, guess = ({"Authorization": f"Bearer {secret}"} for secret in (key, "guess"))
    push = {"endpoint": PHONE.endpoint, "keys": {"p256dh": "key", "auth": "auth"}, "expirationTime": None}
    quiet = {"begin": 0, "end": 60, "offset": 120}
    wanted = browser.post(f"/api/tables/{table}/calls", json={"push": push, "quiet": quiet}, headers=mine)
    assert wanted.status_code == 204, wanted.text
    forged = browser.post(f"/api/tables/{table}/calls", json={"push": push}, headers=guess)
    assert (forged.status_code, forged.json()["rule"]) == (403, "T-8")
    for endless in ({"endpoint": PHONE.endpoint + "x" * 1000}, {"keys": {"p256dh": "x" * 201, "auth": "auth"}}):
        assert (
            browser.post(f"/api/tables/{table}/calls", json={"push": push | endless}, headers=mine).status_code == 400
        )
    for no_time in ({"begin": -1}, {"end": 24 * 60}, {"offset": 24 * 60}):
        wrong = browser.post(f"/api/tables/{table}/calls", json={"push": push, "quiet": quiet | no_time}, headers=mine)
        assert (wrong.status_code, wrong.json()["rule"]) == (400, "T-18")
    nowhere = {**push, "endpoint": "https://127.0.0.1/"}
    refused = browser.post(f"/api/tables/{table}/calls", json={"push": nowhere}, headers=mine)
    assert (refused.status_code, refused.json()["rule"]) == (400, "T-22")
    assert browser.delete(f"/api/tables/{table}/calls", headers=mine).status_code == 204
    assert browser.delete(f"/api/tables/{table}/calls", headers=guess).status_code == 403
    assert browser.get("/api/calls").json() == {"push_key": "", "mail": True}
    assert browser.get("/api/calls/confirm", params={"token": "guess"}).status_code == 400
