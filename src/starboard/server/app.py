"""The web application over one harbour: HTTP, WebSocket, and the description of both."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, MediaType, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from starboard.server import client, shelf, tables, watch
from starboard.server.client import Client
from starboard.server.door import Door
from starboard.server.hosting import Hosting
from starboard.server.socket import table_socket
from starboard.server.trouble import respond
from starboard.table.harbour import Harbour

if TYPE_CHECKING:
    from starboard.server.beside import SideBySide

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
)


def make_app(
    harbour: Harbour, hosting: Hosting, files: Client | None = None, beside: SideBySide | None = None
) -> Litestar:
    door = Door(hosting.limits, harbour.house.clock, hosting.origins)
    known = {"harbour": harbour, "door": door, "client": files or Client()}

    @asynccontextmanager
    async def keep_house(_: Litestar) -> AsyncIterator[None]:
        await harbour.start()
        if beside is not None:
            await beside.start()
        yield
        await harbour.close()
        if beside is not None:
            await beside.close()
        await harbour.house.storage.close()

    return Litestar(
        [
            Router("", route_handlers=API, guards=[door.check]),
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
        openapi_config=OpenAPIConfig(
            title="Starboard",
            version=version("starboard"),
            use_handler_docstrings=True,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json", media_type=MediaType.JSON)],
        ),
        request_max_body_size=BODY,
        lifespan=[keep_house],
        logging_config=None,
    )


def _giving(value: Any) -> Callable[[], Any]:
    return lambda: value


async def _add_headers(message: Message, _: Scope) -> None:
    """Every answer says what browsers may do with it."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in client.HEADERS.items():
            headers[name] = value
