"""Where a server listens, and how a browser on the same machine calls that place."""

from __future__ import annotations

import contextlib
import socket
from typing import Final

from starboard.kernel.data import BadData

HIGHEST: Final = 65_535
MANY: Final = 1024  # connections that may wait to be taken


def take_port(host: str, port: int) -> socket.socket:
    """A socket that listens there, or BadData."""
    try:
        if not 0 <= port <= HIGHEST:
            raise OverflowError(f"the ports are 0 to {HIGHEST}")
        family, _, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        return socket.create_server(place, family=family, backlog=MANY)
    except (OSError, OverflowError) as error:
        raise BadData(
            f"{host}, port {port} cannot be used: {getattr(error, 'strerror', None) or error}. "
            "Choose another one with --host and --port."
        ) from None


def allow_many() -> None:
    """Every connection is an open file, and many systems give a process 1024 of them unless it asks for more."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # there is no such thing on Windows
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def is_free(host: str, port: int) -> bool:
    try:
        take_port(host, port).close()
    except BadData:
        return False
    return True


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"
