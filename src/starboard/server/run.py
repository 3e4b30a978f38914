"""The server as a process: it takes its port, opens its data, serves, and stops when it is told to."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import uvicorn

from starboard.kernel.data import BadData
from starboard.kernel.game import games
from starboard.server.app import make_app
from starboard.server.calls import Calls
from starboard.server.hosting import Hosting
from starboard.server.messengers import Smtp, WebPush
from starboard.server.packing import PackedWebSockets
from starboard.server.patience import PatientHttp
from starboard.server.ports import address, allow_many, take_port
from starboard.server.sqlite import FILE, SqliteStorage
from starboard.table.clock import SystemClock
from starboard.table.harbour import Harbour
from starboard.table.live import House
from starboard.table.packs import bring
from starboard.table.storage import Storage
from starboard.table.workers import Workers

if TYPE_CHECKING:
    from starboard.server.beside import SideBySide
    from starboard.server.postgres import PostgresStorage

log = logging.getLogger("starboard.server")

MESSAGE: Final = 64_000  # bytes over a WebSocket
NOBODY: Final = "starboard@localhost"
LEAVING: Final = 2  # seconds that connections have to end

# How rarely Python looks for cycles of dead objects: closed connections leave some, choices none, and everybody waits
# while it looks at all that lives (docs/performance.md).
COLLECTIONS: Final = (2_000, 10, 50)


def open_harbour(hosting: Hosting, storage: Storage) -> Harbour:
    """All that a server keeps and does, before anybody can come."""
    packs = bring(hosting.packs)
    games()  # now, so that the first visitor does not wait for them
    thinker = Workers(hosting.workers, hosting.think_seconds, hosting.packs)
    return Harbour(House(SystemClock(), storage, thinker, hosting.pause_ms), packs)


def open_storage(hosting: Hosting) -> SqliteStorage | PostgresStorage:
    """One file among the data, unless the host names a database."""
    if not hosting.database:
        try:
            hosting.data.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadData(
                f"{hosting.data} cannot be made: {error.strerror}. Name another directory with --data."
            ) from None
        return SqliteStorage(hosting.data / FILE)
    if not hosting.database.startswith(("postgresql://", "postgres://")):
        raise BadData("--database names a PostgreSQL database: postgresql://USER@HOST/NAME.")
    from starboard.server import postgres  # only now: few hosts need it

    asyncio.run(postgres.prepare(hosting.database))
    return postgres.PostgresStorage(hosting.database)


def open_beside(hosting: Hosting, harbour: Harbour, storage: SqliteStorage | PostgresStorage) -> SideBySide | None:
    """The lines to other processes of the host, if it wants any."""
    if not hosting.channels:
        return None
    if isinstance(storage, SqliteStorage):
        raise BadData("--channels is for several processes on one database: name it with --database.")
    from starboard.server import channels
    from starboard.server.beside import SideBySide

    asyncio.run(channels.prepare(hosting.channels))
    return SideBySide(harbour, channels.RedisChannel(hosting.channels, storage.name), storage.name)


def open_calls(hosting: Hosting, harbour: Harbour, storage: SqliteStorage | PostgresStorage) -> Calls:
    """The ways in which this host can call people to their turn."""
    public = hosting.public or address(hosting.host, hosting.port)
    mailer = Smtp(hosting.smtp, hosting.mail_from) if hosting.smtp else None
    return Calls(storage, harbour, WebPush(storage, _contact(hosting)), mailer, public)


def _contact(hosting: Hosting) -> str:
    """Whom a push service may ask about this host: it wants a mail address, or a site with a name."""
    site = urlsplit(hosting.public).hostname or ""
    if hosting.mail_from or "." not in site:
        return f"mailto:{hosting.mail_from or NOBODY}"
    return f"https://{site}"


def serve(hosting: Hosting, ready: Callable[[str], None]) -> None:
    """Serves until SIGINT or SIGTERM. `ready` is called with the address when visitors can come."""
    allow_many()
    with take_port(hosting.host, hosting.port) as taken:
        storage = open_storage(hosting)
        harbour = open_harbour(hosting, storage)
        config = uvicorn.Config(
            make_app(
                harbour,
                storage,
                hosting,
                calls=open_calls(hosting, harbour, storage),
                beside=open_beside(hosting, harbour, storage),
            ),
            http=PatientHttp,
            ws=PackedWebSockets,
            ws_max_size=MESSAGE,
            lifespan="on",
            log_config=None,
            access_log=False,  # addresses hold the secrets of seats
            proxy_headers=hosting.behind_proxy,
            server_header=False,
            timeout_graceful_shutdown=LEAVING,
        )
        gc.freeze()  # what is loaded by now stays as long as the process: no collection need look at it
        gc.set_threshold(*COLLECTIONS)
        Server(config, harbour, lambda: ready(address(hosting.host, taken.getsockname()[1]))).run([taken])


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, harbour: Harbour, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._harbour = harbour
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Says goodbye at the tables while their connections still stand."""
        await self._harbour.close()
        await super().shutdown(sockets)
