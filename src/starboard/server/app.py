"""The web application over one harbour: HTTP, WebSocket, and the description of both."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, MediaType, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope

from starboard.server import calling, client, membership, shelf, tables, watch
from starboard.server.accounts import Accounts
from starboard.server.calls import Calls
from starboard.server.client import Client
from starboard.server.door import Connection, Door
from starboard.server.hosting import Hosting
from starboard.server.papers import Papers
from starboard.server.passkeys import Passkeys
from starboard.server.socket import table_socket
from starboard.server.trouble import respond
from starboard.table.clock import Clock
from starboard.table.harbour import Harbour
from starboard.table.storage import StorageTrouble

if TYPE_CHECKING:
    from starboard.server.beside import SideBySide

log = logging.getLogger("starboard.server")

TIDY_SECONDS: Final = 30
BODY: Final = 300_000  # bytes of a request

API: Final = (
    shelf.list_games,
    shelf.list_rules,
    shelf.list_cards,
    shelf.game_texts,
    tables.list_tables,
    tables.create_table,
    tables.show_table,
    tables.sit_down,
    tables.replay,
    tables.fork,
    tables.download,
    tables.upload,
    tables.my_tables,
    *membership.ROUTES,
    *calling.ROUTES,
)

DESCRIPTION: Final = OpenAPIConfig(
    title="Starboard",
    version=version("starboard"),
    use_handler_docstrings=True,
    path="/api/openapi.json",
    components=Components(
        security_schemes={"seat": SecurityScheme(type="http", scheme="bearer", description="The secret of a seat.")}
    ),
    render_plugins=[JsonRenderPlugin(path="/", media_type=MediaType.JSON)],
)


def make_app(
    harbour: Harbour,
    papers: Papers,
    hosting: Hosting,
    files: Client | None = None,
    calls: Calls | None = None,
    beside: SideBySide | None = None,
) -> Litestar:
    door = Door(hosting.limits, harbour.house.clock, hosting.origins)
    accounts = Accounts(papers, harbour.house.clock)
    calls = calls or Calls(papers, harbour, None, None, "")
    known = {
        "harbour": harbour,
        "door": door,
        "client": files or Client(),
        "accounts": accounts,
        "passkeys": Passkeys(accounts),
        "calls": calls,
    }

    def check(connection: Connection, handler: BaseRouteHandler) -> None:
        door.check(connection, handler)  # the method itself as a guard would be copied, and its door with it

    return Litestar(
        [
            Router("", route_handlers=API, guards=[check]),
            table_socket,
            watch.healthz,
            watch.metrics,
            client.client_file,
        ],
        dependencies={name: Provide(_giving(value), sync_to_thread=False) for name, value in known.items()},
        exception_handlers={Exception: respond},
        before_send=[_add_headers],
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="compressed"
        ),
        openapi_config=DESCRIPTION,
        request_max_body_size=BODY,
        lifespan=[lambda _: _keep_house(harbour, papers, calls, beside)],
        logging_config=None,
    )


@asynccontextmanager
async def _keep_house(harbour: Harbour, papers: Papers, calls: Calls, beside: SideBySide | None) -> AsyncIterator[None]:
    """What goes on from the start of the server to its end, beside its visitors."""
    await harbour.start()
    chores = [
        asyncio.create_task(_tidy(papers, harbour.house.clock), name="tidying"),
        asyncio.create_task(calls.go_round(), name="calls"),
    ]
    if beside is not None:
        await beside.start()
    yield
    for chore in chores:
        chore.cancel()
    await harbour.close()
    if beside is not None:
        await beside.close()
    await harbour.house.storage.close()


async def _tidy(papers: Papers, clock: Clock) -> None:
    """Drops sessions and questions whose time is over."""
    while True:
        try:
            await papers.tear_old(clock.now())
        except StorageTrouble as trouble:
            log.error("not tidied", extra={"reason": str(trouble)})
        await asyncio.sleep(TIDY_SECONDS)


def _giving(value: Any) -> Callable[[], Any]:
    return lambda: value


async def _add_headers(message: Message, _: Scope) -> None:
    """Every answer says what browsers may do with it."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in client.HEADERS.items():
            headers[name] = value
