"""Accounts over HTTP: names, passwords, passkeys, and the seats of all one's devices."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from litestar.testing import TestClient

from starboard.kernel.refusal import Refusal
from starboard.server import accounts
from starboard.server.accounts import AT_ONCE, LONGEST, NAME, SEATS, SESSION_MS, SHORTEST, TRIES, Accounts
from starboard.server.app import make_app
from starboard.server.hosting import Hosting, Limits
from starboard.server.limits import Rate
from starboard.server.passkeys import CHALLENGE_MS
from starboard.server.sqlite import FILE, SqliteStorage
from starboard.table.harbour import Harbour
from starboard.table.live import House
from starboard.table.messages import SeatKey
from starboard.table.storage import StorageTrouble
from starboard.table.thinking import InPlace
from tests.server.authenticator import Device
from tests.table.house import FakeClock

ORIGIN = "http://testserver.local"
ANN = {"name": "Ann", "password": "correct horse"}
SEAT = {"table": "abc", "seat": 1, "key": "secret"}
LIMITS = Limits()


class Browser(TestClient[Any]):
    """One browser, with its own cookies."""

    clock: FakeClock
    storage: SqliteStorage

    def time_passes(self, milliseconds: int) -> None:
        """And what is of no use any more is dropped."""
        self.clock.at += milliseconds
        asyncio.run(self.storage.tear_old(self.clock.now()))


@contextmanager
def server(path: Path, limits: Limits = LIMITS) -> Iterator[Browser]:
    clock = FakeClock()
    storage = SqliteStorage(path / FILE)
    app = make_app(Harbour(House(clock, storage, InPlace()), {}), storage, Hosting(path, limits=limits))
    with Browser(app) as browser:
        browser.clock, browser.storage = clock, storage
        yield browser


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with server(tmp_path) as browser:
        yield browser


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long on purpose takes no time here."""
    monkeypatch.setattr(accounts, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["text"]["key"]


# Passwords ------------------------------------------------------------------------------------------------------------


def test_nobody_is_logged_in_at_first(browser: Browser) -> None:
    answer = browser.get("/api/account")
    assert (answer.status_code, answer.json()) == (200, None)
    assert refused(browser.get("/api/account/seats")) == (401, "account-not-logged-in")


def test_an_account_is_opened_left_and_entered_again(browser: Browser) -> None:
    answer = browser.post("/api/account", json=ANN)
    assert answer.status_code == 201
    assert answer.json() == {"name": "Ann", "password": True, "passkeys": 0, "seats": 0}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie
    assert browser.get("/api/account").json()["name"] == "Ann"
    assert browser.delete("/api/session").status_code == 204
    assert browser.get("/api/account").json() is None
    assert browser.post("/api/session", json=ANN).json()["name"] == "Ann"
    assert browser.get("/api/account").json()["name"] == "Ann"


@pytest.mark.parametrize("name", ["Ann", "ANN", " ann ", "Ａnn"])
def test_a_name_is_one_accounts_only(browser: Browser, name: str) -> None:
    browser.post("/api/account", json=ANN)
    assert refused(browser.post("/api/account", json={**ANN, "name": name})) == (409, "account-name-taken")


@pytest.mark.parametrize("wrong", [{"password": "wrong horse"}, {"name": "Ben"}, {"password": ""}])
def test_a_wrong_name_and_a_wrong_password_are_told_alike(browser: Browser, wrong: dict[str, str]) -> None:
    browser.post("/api/account", json=ANN)
    assert refused(browser.post("/api/session", json={**ANN, **wrong})) == (403, "account-wrong-password")


@pytest.mark.parametrize(
    ("length", "status"), [(SHORTEST - 1, 400), (SHORTEST, 201), (LONGEST, 201), (LONGEST + 1, 400)]
)
def test_passwords_have_a_length(browser: Browser, length: int, status: int) -> None:
    answer = browser.post("/api/account", json={"name": "Ann", "password": "x" * length})
    assert answer.status_code == status
    if status == 400:
        assert answer.json()["rule"] == "T-21"


def test_a_new_password_logs_everybody_out(browser: Browser) -> None:
    browser.post("/api/account", json=ANN)
    wrong = browser.put("/api/account/password", json={"old": "not it at all", "new": "another horse"})
    assert refused(wrong) == (403, "account-wrong-password")
    changed = browser.put("/api/account/password", json={"old": ANN["password"], "new": "another horse"})
    assert changed.status_code == 204
    assert browser.get("/api/account").json() is None
    assert browser.post("/api/session", json=ANN).status_code == 403
    assert browser.post("/api/session", json={**ANN, "password": "another horse"}).status_code == 200


def test_a_session_ends_after_its_time(browser: Browser) -> None:
    browser.post("/api/account", json=ANN)
    token = browser.cookies["starboard_session"]
    browser.cookies.clear()
    asking = {"Cookie": f"starboard_session={token}"}
    browser.time_passes(SESSION_MS - 1)
    assert browser.get("/api/account", headers=asking).json()["name"] == "Ann"
    browser.time_passes(1)
    assert browser.get("/api/account", headers=asking).json() is None


def test_passwords_for_one_name_are_tried_a_few_times_at_once(browser: Browser) -> None:
    browser.post("/api/account", json=ANN)
    for _ in range(TRIES.at_once):
        assert refused(browser.post("/api/session", json={**ANN, "password": "guess"}))[0] == 403
    late = browser.post("/api/session", json={**ANN, "name": " ANN "})
    assert refused(late) == (429, "account-too-often")
    assert late.headers["retry-after"] == "30"
    assert (
        refused(browser.post("/api/session", json={**ANN, "name": "Ben"}))[0] == 403
    )  # another name is another matter
    assert browser.get("/api/account").json()["name"] == "Ann"  # who is in stays in
    browser.time_passes(30_000)
    assert browser.post("/api/session", json=ANN).status_code == 200


def test_what_costs_much_is_counted_apart(tmp_path: Path) -> None:
    with server(tmp_path, Limits(efforts=Rate(at_once=2, per_second=0.1))) as browser:
        assert browser.post("/api/account", json=ANN).status_code == 201
        assert browser.post("/api/session", json=ANN).status_code == 200
        assert refused(browser.post("/api/session", json=ANN)) == (429, "table-too-often")
        assert refused(browser.post("/api/matches", content=b"{}")) == (429, "table-too-often")
        assert browser.post("/api/account/seats", json={"keys": [SEAT]}).status_code == 200
        assert "starboard_turned_away_total 2\n" in browser.get("/metrics").text
        browser.time_passes(10_000)
        assert browser.post("/api/session", json=ANN).status_code == 200


async def test_few_passwords_are_hashed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    busy, most, counting = 0, 0, threading.Lock()

    def verified(_: str, __: str) -> bool:
        nonlocal busy, most
        with counting:
            busy += 1
            most = max(most, busy)
        time.sleep(0.01)
        with counting:
            busy -= 1
        return False

    monkeypatch.setattr(accounts, "_verified", verified)
    storage = SqliteStorage(tmp_path / FILE)
    house = Accounts(storage, FakeClock())
    tried = await asyncio.gather(*(house.log_in(f"name {n}", "guess") for n in range(10)), return_exceptions=True)
    assert all(isinstance(answer, Refusal) for answer in tried)
    assert most == AT_ONCE
    await storage.close()


class Failing(SqliteStorage):
    """A host that fails just when an account's name is to be written."""

    fails = True

    async def write_new(self, kind: str, key: str, owner: str, value: bytes, until: int | None = None) -> bool:
        if kind == NAME and self.fails:
            raise StorageTrouble("The power failed.")
        return await super().write_new(kind, key, owner, value, until)


async def test_a_failure_in_the_middle_takes_nobodys_name(tmp_path: Path) -> None:
    storage = Failing(tmp_path / FILE)
    house = Accounts(storage, FakeClock())
    with pytest.raises(StorageTrouble):
        await house.register("Ann", "correct horse")
    storage.fails = False
    ann = await house.register("Ann", "correct horse")
    assert (await house.log_in("Ann", "correct horse")).id == ann.id
    await storage.close()


async def test_devices_that_act_at_once_lose_nothing(tmp_path: Path) -> None:
    """What one of them read before the other's change is never written back: least of all the old password."""
    storage = SqliteStorage(tmp_path / FILE)
    house = Accounts(storage, FakeClock())
    await house.register("Ann", "correct horse")
    first, second, third = [await house.log_in("Ann", "correct horse") for _ in range(3)]
    await house.change_password(first, "correct horse", "another horse")
    await house.remember(second, [SeatKey("a", 0, "k")])
    await asyncio.gather(*(house.remember(third, [SeatKey("b", seat, "k")]) for seat in range(5)))
    kept = await house.log_in("Ann", "another horse")
    assert len(kept.seats) == 6
    with pytest.raises(Refusal):
        await house.log_in("Ann", "correct horse")
    await house.close(kept)
    with pytest.raises(Refusal, match="T-21"):
        await house.remember(second, [SeatKey("c", 0, "k")])
    assert await house.find(kept.id) is None
    await storage.close()


# Seats ----------------------------------------------------------------------------------------------------------------


def test_an_account_knows_the_seats_of_all_devices(browser: Browser) -> None:
    browser.post("/api/account", json=ANN)
    other = {"table": "xyz", "seat": 0, "key": "other"}
    assert browser.post("/api/account/seats", json={"keys": [SEAT]}).json() == [SEAT]
    assert browser.post("/api/account/seats", json={"keys": [other, SEAT]}).json() == [SEAT, other]
    browser.cookies.clear()
    browser.post("/api/session", json=ANN)
    assert browser.get("/api/account/seats").json() == {"keys": [SEAT, other]}
    assert browser.delete("/api/account/seats/abc").status_code == 204
    assert browser.get("/api/account/seats").json() == {"keys": [other]}


def test_the_oldest_seats_are_forgotten(browser: Browser) -> None:
    browser.post("/api/account", json=ANN)
    for start in range(0, SEATS + 50, 50):
        seats = [{"table": f"t{number}", "seat": 0, "key": "k"} for number in range(start, start + 50)]
        known = browser.post("/api/account/seats", json={"keys": seats}).json()
    assert len(known) == SEATS
    assert known[0]["table"] == "t50"


def test_what_is_no_secret_of_a_seat_is_not_remembered(browser: Browser) -> None:
    browser.post("/api/account", json=ANN)
    for field in ("table", "key"):
        for length, status in ((64, 200), (65, 400)):
            answer = browser.post("/api/account/seats", json={"keys": [{**SEAT, field: "x" * length}]})
            assert answer.status_code == status


def test_a_closed_account_is_gone_and_its_name_free(browser: Browser) -> None:
    browser.post("/api/account", json=ANN)
    browser.post("/api/account/seats", json={"keys": [SEAT]})
    assert browser.delete("/api/account").status_code == 204
    assert browser.get("/api/account").json() is None
    assert browser.post("/api/session", json=ANN).status_code == 403
    assert browser.post("/api/account", json=ANN).json()["seats"] == 0


def test_accounts_survive_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        browser.post("/api/account", json=ANN)
    with server(tmp_path) as browser:
        assert browser.post("/api/session", json=ANN).json()["name"] == "Ann"


def test_pages_of_other_servers_cannot_act(browser: Browser) -> None:
    browser.post("/api/account", json=ANN)
    for act in (browser.delete, browser.post):
        assert act("/api/account", headers={"Origin": "https://elsewhere.example"}).json()["rule"] == "T-19"
    assert browser.get("/api/account").json()["name"] == "Ann"


# Passkeys -------------------------------------------------------------------------------------------------------------


def ask(browser: Browser, path: str, body: dict[str, Any] | None = None) -> tuple[str, dict[str, Any]]:
    asked = browser.post(f"{path}/begin", json=body)
    assert asked.status_code == 200, asked.text
    return asked.json()["ticket"], asked.json()["options"]


def make(browser: Browser, device: Device, name: str = "") -> Any:
    ticket, options = ask(browser, "/api/account/passkeys", {"name": name})
    return browser.post("/api/account/passkeys", json={"ticket": ticket, "credential": device.make(options)})


def prove(browser: Browser, device: Device) -> Any:
    ticket, options = ask(browser, "/api/session/passkey")
    return browser.post("/api/session/passkey", json={"ticket": ticket, "credential": device.prove(options)})


def test_a_passkey_opens_an_account_and_enters_it_again(browser: Browser) -> None:
    device = Device(ORIGIN)
    made = make(browser, device, "Ann")
    assert made.json() == {"name": "Ann", "password": False, "passkeys": 1, "seats": 0}
    browser.cookies.clear()
    assert prove(browser, device).json()["name"] == "Ann"
    assert browser.get("/api/account").json()["name"] == "Ann"
    assert refused(browser.post("/api/session", json={"name": "Ann", "password": ""})) == (
        403,
        "account-wrong-password",
    )


def test_an_account_with_a_password_gets_a_passkey_too(browser: Browser) -> None:
    browser.post("/api/account", json=ANN)
    device = Device(ORIGIN)
    assert make(browser, device).json() == {"name": "Ann", "password": True, "passkeys": 1, "seats": 0}
    browser.cookies.clear()
    assert prove(browser, device).json()["name"] == "Ann"


def test_a_device_nobody_knows_does_not_come_in(browser: Browser) -> None:
    make(browser, Device(ORIGIN), "Ann")
    assert refused(prove(browser, Device(ORIGIN))) == (403, "account-unknown-passkey")


def test_a_device_with_the_same_name_and_another_key_does_not_come_in(browser: Browser) -> None:
    device, forged = Device(ORIGIN), Device(ORIGIN)
    make(browser, device, "Ann")
    forged.id = device.id
    assert refused(prove(browser, forged)) == (403, "account-passkey-refused")
    assert refused(make(browser, forged, "Ben")) == (403, "account-passkey-refused")
    assert make(browser, Device(ORIGIN), "Ben").status_code == 201  # and the name is still free


def test_a_key_for_a_name_that_was_taken_meanwhile_opens_nothing(browser: Browser) -> None:
    device = Device(ORIGIN)
    ticket, options = ask(browser, "/api/account/passkeys", {"name": "Ann"})
    browser.post("/api/account", json=ANN)
    late = browser.post("/api/account/passkeys", json={"ticket": ticket, "credential": device.make(options)})
    assert refused(late) == (409, "account-name-taken")
    assert refused(prove(browser, device)) == (403, "account-unknown-passkey")


def test_a_passkey_of_another_site_is_refused(browser: Browser) -> None:
    device = Device("https://elsewhere.example")
    assert refused(make(browser, device, "Ann")) == (403, "account-passkey-refused")
    assert browser.post("/api/account", json=ANN).status_code == 201  # the name was not taken


def test_an_answer_is_good_once_and_for_five_minutes(browser: Browser) -> None:
    device = Device(ORIGIN)
    make(browser, device, "Ann")
    ticket, options = ask(browser, "/api/session/passkey")
    answer = {"ticket": ticket, "credential": device.prove(options)}
    assert browser.post("/api/session/passkey", json=answer).status_code == 200
    assert refused(browser.post("/api/session/passkey", json=answer)) == (400, "account-too-late")
    ticket, options = ask(browser, "/api/session/passkey")
    browser.time_passes(CHALLENGE_MS)
    late = {"ticket": ticket, "credential": device.prove(options)}
    assert refused(browser.post("/api/session/passkey", json=late)) == (400, "account-too-late")


@pytest.mark.parametrize("credential", [{}, {"id": "x"}, {"id": 5, "response": []}, {"id": "x", "rawId": "y"}])
def test_nonsense_for_a_credential_is_refused(browser: Browser, credential: dict[str, Any]) -> None:
    for path, body in (("/api/session/passkey", None), ("/api/account/passkeys", {"name": "Ann"})):
        ticket, _ = ask(browser, path, body)
        assert browser.post(path, json={"ticket": ticket, "credential": credential}).status_code == 403


def test_two_who_want_one_name_at_once(tmp_path: Path) -> None:
    async def both() -> list[bool]:
        storage = SqliteStorage(tmp_path / FILE)
        written = await asyncio.gather(*(storage.write_new("name", "ann", str(n), b"") for n in range(5)))
        torn = await asyncio.gather(*(storage.tear("name", "ann") for _ in range(5)))
        await storage.close()
        return [written.count(True) == 1, torn.count(True) == 1]

    assert asyncio.run(both()) == [True, True]
