"""A browser and a server for the tests that drive them. Everything here is slow: `make quick` leaves it out."""

import contextlib
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from starboard.server.client import Client
from tests.e2e.people import People
from tools.programs import BROWSER_NEEDED
from tools.programs import browser as chromium

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_collection_modifyitems(items):
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


# Of the package, not of the session: Playwright keeps an event loop running, which other tests must not meet.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip(BROWSER_NEEDED)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


class Host:
    """A server in a process of its own, which can be killed and started again on the same data and port."""

    def __init__(self, data: Path, clock: str = "") -> None:
        self.data = data
        self.clock = clock
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.e2e.host", str(self.data), str(self.port), self.clock]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, "The server did not start."

    def let_pass(self, ms: int) -> None:
        """Lets time pass by a wound clock."""
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.write(f"{ms}\n")
        self.process.stdin.flush()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.wait(timeout=20)
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process = None


@pytest.fixture(scope="package")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    assert Client().built, "The client is not built: make client"
    host = Host(tmp_path_factory.mktemp("host"))
    host.start()
    yield host
    host.stop()


@pytest.fixture(scope="module")
def wound_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server whose clock stands still unless the test lets time pass."""
    host = Host(tmp_path_factory.mktemp("wound"), "wound")
    host.start()
    yield host
    host.stop()


@pytest.fixture
def fragile_host(tmp_path: Path) -> Iterator[Host]:
    """A server for one test, which may do to it what it likes."""
    host = Host(tmp_path)
    host.start()
    yield host
    host.stop()


@pytest.fixture
def people(browser: Browser, host: Host) -> Iterator[People]:
    with contextlib.closing(People(browser, host.address)) as people:
        yield people
        people.check()
