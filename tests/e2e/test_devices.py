"""What a person's own device does for them: it keeps their passkey, and calls them to their turn."""

import base64
import contextlib
import http.server
import json
import secrets
import threading
from collections.abc import Iterator
from email.message import Message
from urllib.parse import urlsplit

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Browser, CDPSession, expect
from py_vapid import Vapid02

from starboard.server.calls import PUSH_AFTER_MS
from tests.e2e.conftest import Host
from tests.e2e.people import People, Person, ask, human, lay_out

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def people(browser: Browser, wound_host: Host) -> Iterator[People]:
    """They come to a place with a name: passkeys are for nothing else."""
    address = wound_host.address.replace("127.0.0.1", "localhost")
    with contextlib.closing(People(browser, address)) as people:
        yield people
        people.check()


# Passkeys -------------------------------------------------------------------------------------------------------------


def device_of(person: Person) -> tuple[CDPSession, str]:
    """A device that keeps passkeys, and whose owner is there and is known to it."""
    browser = person.context.new_cdp_session(person.page)
    browser.send("WebAuthn.enable")
    return browser, browser.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]


def press(person: Person, *names: str) -> None:
    for name in names:
        person.page.get_by_role("button", name=name, exact=True).click()


def open_settings(person: Person) -> None:
    press(person, "Settings")
    person.page.get_by_text("Account", exact=True).click()


def test_a_passkey_opens_an_account_and_finds_its_tables_on_another_device(people):
    table, seats = lay_out(people.address, human("Anna"), human("Boris"))
    anna = people.come(seats[0])
    anna.prompt.wait_for()
    device, keys = device_of(anna)
    open_settings(anna)
    anna.page.get_by_label("Name", exact=True).fill("Anna")
    press(anna, "Open an account with a passkey")
    expect(anna.page.get_by_text("You are logged in as Anna.")).to_be_visible()
    press(anna, "Log out", "Log in with a passkey")
    expect(anna.page.get_by_text("You are logged in as Anna.")).to_be_visible()
    (passkey,) = device.send("WebAuthn.getCredentials", {"authenticatorId": keys})["credentials"]
    assert (passkey["rpId"], passkey["isResidentCredential"], passkey["signCount"]) == ("localhost", True, 2)

    phone = people.come(viewport={"width": 390, "height": 844}, has_touch=True)
    device, keys = device_of(phone)
    open_settings(phone)
    press(phone, "Log in with a passkey")
    expect(phone.page.get_by_role("alert")).to_be_visible()  # this device has none
    device.send("WebAuthn.addCredential", {"authenticatorId": keys, "credential": passkey})
    press(phone, "Log in with a passkey")
    expect(phone.page.get_by_text("You are logged in as Anna.")).to_be_visible()
    phone.go(f"#/table/{table}")
    phone.prompt.wait_for()
    assert phone.prompt.inner_text() == anna.prompt.inner_text()


def test_an_address_without_a_name_offers_no_passkeys(browser, wound_host):
    with contextlib.closing(People(browser, wound_host.address)) as people:
        anna = people.come()
        open_settings(anna)
        anna.page.get_by_role("button", name="Open an account").wait_for()
        expect(anna.page.get_by_role("button", name="passkey")).to_have_count(0)
        people.check()


# Calls ----------------------------------------------------------------------------------------------------------------

# In place of the line to the push service of the browser's maker. It refuses what the real one refuses.
SUBSCRIBE = """({ endpoint, keys }) => {
    const workers = navigator.serviceWorker;
    const register = workers.register.bind(workers);
    let worker = null;
    workers.register = async (...file) => (worker = await register(...file));
    PushManager.prototype.subscribe = async (options) => {
        if (!worker.active) throw new DOMException("no active Service Worker", "AbortError");
        if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new TypeError("options");
        window.subscribedWith = [...options.applicationServerKey];
        return { toJSON: () => ({ endpoint, expirationTime: null, keys }) };
    };
}"""

# What a click on the notification does. Browsers let pages be opened by their own clicks alone, so that is only noted.
CLICK = """async () => {
    const [notification] = await self.registration.getNotifications();
    const opened = new Promise((resolve) => (self.clients.openWindow = async (url) => resolve(url)));
    const click = new NotificationEvent("notificationclick", { notification });
    click.waitUntil = () => undefined;
    self.dispatchEvent(click);
    return { url: await opened, left: (await self.registration.getNotifications()).length };
}"""

SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    for (let looks = 0; looks < 200; looks += 1) {
        const shown = await worker.getNotifications();
        if (shown.length > 0) return shown.map(({ title, body, tag, data }) => ({ title, body, tag, ...data }));
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return [];
}"""


class PushService:
    """Takes what servers send, for one browser."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.taken: list[tuple[Message, bytes]] = []
        self.came = threading.Event()
        service = self

        class Door(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.taken.append((self.headers, body))
                self.send_response(201)
                self.end_headers()
                service.came.set()

            def log_message(self, *_: object) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Door)
        threading.Thread(target=self.server.serve_forever, name="push service").start()

    @property
    def subscription(self) -> dict[str, object]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {
            name: base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
            for name, raw in (("p256dh", point), ("auth", self.auth))
        }
        return {"endpoint": f"http://127.0.0.1:{self.server.server_port}/anna", "keys": keys}

    def read(self) -> tuple[Message, str]:
        """What the first call says, and how it is signed."""
        assert self.came.wait(20), "nothing was pushed"
        headers, body = self.taken[0]
        return headers, http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth).decode()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def deliver(person: Person, message: str) -> None:
    """The push service wakes the browser, as far as a test can see."""
    browser = person.context.new_cdp_session(person.page)
    found: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda update: found.extend(each["registrationId"] for each in update["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    person.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    assert found
    origin = "{0.scheme}://{0.netloc}".format(urlsplit(person.address))
    browser.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": message})


def test_whoever_is_away_is_called_to_their_turn(people, wound_host):
    table, seats = lay_out(people.address, human("Anna"), human("Boris"))
    anna, boris = people.come(seats[0], permissions=["notifications"]), people.come(seats[1])
    anna.prompt.wait_for()
    boris.bar.wait_for()
    with contextlib.closing(PushService()) as service:
        anna.page.evaluate(SUBSCRIBE, service.subscription)
        press(anna, "This table")
        anna.page.get_by_text("Call me when it is my turn").click()
        press(anna, "Call me on this device")
        expect(anna.page.get_by_text("This device will be called.")).to_be_visible()
        key = ask(people.address, "/api/calls")["push_key"]
        subscribed = bytes(anna.page.evaluate("window.subscribedWith"))
        assert base64.urlsafe_b64encode(subscribed).rstrip(b"=").decode() == key

        anna.go("")  # to the lobby: nobody sits at Anna's seat now
        anna.page.get_by_role("heading", level=1).first.wait_for()
        wound_host.let_pass(PUSH_AFTER_MS)
        headers, message = service.read()
        assert f"k={key}" in headers["Authorization"] and Vapid02.verify(headers["Authorization"])
        said = json.loads(message)
        assert (said["url"], said["tag"]) == (f"/#/table/{table}", table)

    deliver(anna, message)
    assert anna.page.evaluate(SHOWN) == [said]
    (worker,) = anna.context.service_workers
    clicked = worker.evaluate(CLICK)
    assert clicked == {"url": f"{people.address}/#/table/{table}", "left": 0}
    anna.page.goto(clicked["url"])
    anna.prompt.wait_for()
