"""The WebSocket of a table, /ws/tables/ID: one connection with some of its seats, or none.

The other side speaks first: Enter, with the secrets of its seats. The answer is Hello, with everything; then come
Updates. What the other side goes on to send are commands (starboard.table.messages). docs/wire.md lists close codes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from starboard.kernel.refusal import Refusal
from starboard.server.door import Door
from starboard.server.limits import Bucket
from starboard.table.chronicle import Audience
from starboard.table.far import FarTable
from starboard.table.harbour import Harbour
from starboard.table.live import LiveTable, encode
from starboard.table.messages import ClientMessage, Enter, Refused
from starboard.table.rules import refusal

log = logging.getLogger("starboard.server")

FORBIDDEN: Final = 4403
GONE: Final = 4404
SILENT: Final = 4408
TOO_MANY: Final = 4429
RESTART: Final = 1012
TRY_AGAIN: Final = 1013

FIRST_SECONDS: Final = 10.0  # that the first word may take
BEHIND: Final = 500  # messages that may wait for the other side to read
BEHIND_CHARACTERS: Final = 8_000_000
PATIENCE: Final = 100  # messages that made no sense, or came too fast, before the line is cut
NONSENSE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)  # what reading a message may raise

_decoder = msgspec.json.Decoder(ClientMessage)
_first_decoder = msgspec.json.Decoder(Enter)


@websocket("/ws/tables/{id:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any], id: FromPath[str], harbour: NamedDependency[Harbour], door: NamedDependency[Door]
) -> None:
    door.check_origin(socket)
    await socket.accept()
    if not door.enter(socket):
        await socket.close(TOO_MANY)
        return
    try:
        await _sit_at(socket, id, harbour, door)
    finally:
        door.leave(socket)


async def _sit_at(socket: WebSocket[Any, Any, Any], id: str, harbour: Harbour, door: Door) -> None:
    secrets = await _secrets(socket)
    if secrets is None:
        return
    try:
        table = await harbour.reach(id)
    except Refusal as refused:
        await socket.close(RESTART if refused.rule == "T-20" else GONE)
        return
    seats = table.audience(secrets)
    if seats is None:
        await socket.close(FORBIDDEN)
        return
    line = Line(table, seats, Bucket(door.limits.messages, door.clock.now()), door)
    speaking = asyncio.create_task(line.speak(socket))
    table.join(line)
    try:
        await line.listen(socket)
    finally:
        table.leave(line)
        line.hang_up(None)
        with contextlib.suppress(asyncio.CancelledError):
            await speaking


async def _secrets(socket: WebSocket[Any, Any, Any]) -> list[str] | None:
    """The secrets that the other side brings. None if it says something else or nothing: then the line is closed."""
    try:
        async with asyncio.timeout(FIRST_SECONDS):
            first: Any = await socket.receive()
        if first["type"] != "websocket.disconnect":
            return _first_decoder.decode(_words(first)).keys
    except TimeoutError:
        await socket.close(SILENT)
    except NONSENSE:
        await socket.close(FORBIDDEN)
    return None


class Line:
    """A connection as its table sees it."""

    def __init__(self, table: LiveTable | FarTable, seats: Audience, bucket: Bucket, door: Door) -> None:
        self.seats = seats
        self._table = table
        self._bucket = bucket
        self._door = door
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._behind = 0
        self._code: int | None = None
        self._patience = PATIENCE

    # To the other side ----------------------------------------------------------------------------------------------

    def send(self, message: str) -> None:
        if self._code is not None:
            return
        self._behind += len(message)
        if self._behind > BEHIND_CHARACTERS or self._outbox.qsize() >= BEHIND:
            self._outbox = asyncio.Queue()
            self.hang_up(TRY_AGAIN)
            return
        self._outbox.put_nowait(message)

    def close(self) -> None:
        """The table says goodbye."""
        self.hang_up(RESTART)

    def hang_up(self, code: int | None) -> None:
        """Ends the line after what is on its way; without a code, because the other side has left."""
        if self._code is None:
            self._code = code or RESTART
            self._outbox.put_nowait(None)

    async def speak(self, socket: WebSocket[Any, Any, Any]) -> None:
        send: Callable[[Any], Awaitable[None]] = socket.send
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):  # the other side has left meanwhile
            while (message := await self._outbox.get()) is not None:
                self._behind -= len(message)
                await send({"type": "websocket.send", "text": message, "bytes": None})
            await send({"type": "websocket.close", "code": self._code, "reason": ""})

    # From the other side --------------------------------------------------------------------------------------------

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Takes in what comes, until nothing comes any more."""
        with contextlib.suppress(WebSocketDisconnect):
            while self._code is None:
                event: Any = await socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                self._hear(_words(event), self._door.too_fast(socket))

    def _hear(self, raw: str | bytes, too_fast: bool) -> None:
        if self._bucket.take(self._door.clock.now()) or too_fast:
            self._complain(refusal("T-10", "table-too-fast"))
            return
        try:
            command: ClientMessage = _decoder.decode(raw)
        except NONSENSE:
            self._complain(refusal("T-18", "table-not-a-command"))
            return
        self._table.submit(self, command)

    def _complain(self, refused: Refusal) -> None:
        self.send(encode(Refused(None, None, refused.rule, refused.text)))
        self._patience -= 1
        if self._patience <= 0:
            self.hang_up(TOO_MANY)


def _words(event: Any) -> str | bytes:
    words: str | bytes = event.get("text") or event.get("bytes") or ""
    return words
