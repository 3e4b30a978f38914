"""A server of the test's own on a free port of loopback, and visitors who come to it over real sockets."""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from starboard.server import run
from starboard.server.hosting import Hosting, Limits
from starboard.server.limits import Rate

PATIENCE = 20.0  # seconds, for anything that has to happen
MANY = Rate(at_once=1_000_000, per_second=1_000_000)
NO_LIMITS = Limits(
    reads=MANY, writes=MANY, efforts=MANY, messages=MANY, together=MANY, arrivals=MANY, sockets=1_000_000
)


class Visitor:
    """One WebSocket to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.hello = self.hear("hello")
        self.done = {int(seat): n for seat, n in self.hello["done"].items()}
        self.news = self.hello

    def next(self) -> dict[str, Any]:
        return json.loads(self.socket.recv(PATIENCE))  # type: ignore[no-any-return]

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; the news on the way are remembered."""
        while True:
            message = self.next()
            if message["type"] == "update":
                self.news = message
            if message["type"] in kinds:
                return message

    def say(self, kind: str, seat: int = 0, **fields: Any) -> dict[str, Any]:
        """Sends a command and gives the answer to it."""
        n = fields.pop("n", self.done.get(seat, 0) + 1)
        self.socket.send(json.dumps({"type": kind, "seat": seat, "n": n, **fields}))
        answer = self.hear("done", "refused")
        if answer["type"] == "done":
            self.done[seat] = n
        return answer

    def choose_anything(self) -> dict[str, Any]:
        """Answers the first of the open decisions with the first of its options that is allowed."""
        decision = self.news["decisions"][0]
        allowed = [option["value"] for option in decision["options"] if "forbidden" not in option]
        value = [] if decision["domain"] is not None else allowed[0]
        return self.say("choose", decision["seat"], decision=decision["id"], value=value)

    def close_code(self) -> int:
        """Hears all that comes, until the other side hangs up."""
        with contextlib.suppress(Exception):
            while True:
                self.socket.recv(PATIENCE)
        assert self.socket.protocol.close_code is not None
        return self.socket.protocol.close_code


class Site:
    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)

    def post(self, path: str, body: Any, status: int | None = 201, **headers: str) -> Any:
        answer = self.http.post(path, json=body, headers=headers)
        assert status is None or answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200, key: str = "", **headers: str) -> Any:
        headers |= {"Authorization": f"Bearer {key}"} if key else {}
        answer = self.http.get(path, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def create(self, *kinds: str, game: str = "space_base", **wishes: Any) -> tuple[str, list[str]]:
        """A table with seats "human", "open" or a machine's level. Gives its id, and the secrets of the humans."""
        seats = [
            {"kind": kind, "name": "ABCDE"[place] if kind == "human" else ""}
            if kind in ("human", "open")
            else {"kind": "machine", "level": kind}
            for place, kind in enumerate(kinds)
        ]
        made = self.post("/api/tables", {"game": game, "seats": seats, **wishes})
        return made["table"]["id"], [key["key"] for key in made["keys"]]

    @contextlib.contextmanager
    def dial(self, table: str, *keys: str, **how: Any) -> Iterator[ClientConnection]:
        """A line that has brought its secrets."""
        with self.call(table, **how) as socket:
            with contextlib.suppress(ConnectionClosed):  # turned away at once
                socket.send(json.dumps({"type": "enter", "keys": keys}))
            yield socket

    def call(self, table: str, **how: Any) -> connect:
        """A line over which nothing was said yet."""
        scheme = self.address.replace("http", "ws")
        return connect(f"{scheme}/ws/tables/{table}", max_size=None, compression=None, **how)

    @contextlib.contextmanager
    def sit(self, table: str, *keys: str, **how: Any) -> Iterator[Visitor]:
        with self.dial(table, *keys, **how) as socket:
            yield Visitor(socket)


@contextlib.contextmanager
def site(data: Path, **wishes: Any) -> Iterator[Site]:
    """A server in a thread, until the block ends."""
    hosting = msgspec.structs.replace(Hosting(data, port=0, pause_ms=0, limits=NO_LIMITS), **wishes)
    servers: list[run.Server] = []
    addresses: list[str] = []
    up = threading.Event()

    class Kept(run.Server):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            servers.append(self)

    def ready(address: str) -> None:
        addresses.append(address)
        up.set()

    def serve() -> None:
        try:
            run.serve(hosting, ready)
        finally:
            up.set()

    original, run.Server = run.Server, Kept  # type: ignore[misc]
    try:
        thread = threading.Thread(target=serve, name="server")
        thread.start()
        assert up.wait(PATIENCE) and addresses, "the server did not start"
    finally:
        run.Server = original  # type: ignore[misc]
    place = Site(addresses[0])
    try:
        yield place
    finally:
        place.http.close()
        servers[0].should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()
