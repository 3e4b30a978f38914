"""What is checked about whoever comes, before anything is done: where from, and how often."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from starboard.server.hosting import Limits
from starboard.server.limits import Buckets, neighbourhood
from starboard.table.clock import Clock
from starboard.table.rules import refusal

# Marks requests that cost much more than an answer: passwords to hash, mails to send, matches to play through.
EFFORT: Final = {"effort": True}
COST: Final = "cost"  # marks requests that cost as much as so many others

# For the description of the interface: the secret of a seat is needed, or may be brought.
NEEDS_SEAT: Final = [{"seat": list[str]()}]
TAKES_SEAT: Final = [*NEEDS_SEAT, dict[str, list[str]]()]

Connection = ASGIConnection[Any, Any, Any, Any]


class Door:
    def __init__(self, limits: Limits, clock: Clock, origins: tuple[str, ...]) -> None:
        self.limits = limits
        self.clock = clock
        self.turned_away = 0
        self._origins = origins
        self._reads = Buckets(limits.reads)
        self._writes = Buckets(limits.writes)
        self._efforts = Buckets(limits.efforts)
        self._arrivals = Buckets(limits.arrivals)
        self._messages = Buckets(limits.together)
        self._sockets: Counter[str] = Counter()

    # Guards, for Litestar -------------------------------------------------------------------------------------------

    def check(self, connection: Connection, handler: BaseRouteHandler) -> None:
        """Refuses pages of other servers, and whoever comes too often."""
        self.check_origin(connection)
        writes = connection.scope.get("method") not in ("GET", "HEAD")
        self._take(self._writes if writes else self._reads, connection, handler.opt.get(COST, 1))
        if EFFORT.items() <= handler.opt.items():
            self._take(self._efforts, connection)

    def _take(self, buckets: Buckets, connection: Connection, cost: int = 1) -> None:
        seconds = buckets.take(address_of(connection), self.clock.now(), cost)
        if seconds:
            self.turned_away += 1
            raise refusal("T-10", "table-too-often", seconds=seconds)

    def check_origin(self, connection: Connection) -> None:
        """A browser names the page that acts; programs name none, and act for nobody but themselves."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._origins:
            return
        if origin.partition("://")[2] != connection.headers.get("host"):
            self.turned_away += 1
            raise refusal("T-19", "table-foreign-page")

    # Open sockets ---------------------------------------------------------------------------------------------------

    def enter(self, connection: Connection) -> bool:
        """Counts a socket in, unless its address has too many, or opens them too fast."""
        address = address_of(connection)
        if self._sockets[address] >= self.limits.sockets or self._arrivals.take(address, self.clock.now()):
            self.turned_away += 1
            return False
        self._sockets[address] += 1
        return True

    def too_fast(self, connection: Connection) -> bool:
        """Counts a message in, unless its address sends too many over all its sockets."""
        return self._messages.take(address_of(connection), self.clock.now()) > 0

    def leave(self, connection: Connection) -> None:
        address = address_of(connection)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    @property
    def sockets(self) -> int:
        return self._sockets.total()


def secret_of(connection: Connection) -> str:
    """The secret of a seat that a request brings (`Authorization: Bearer SECRET`), or nothing."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() not in ("", "bearer"):
        raise refusal("T-8", "table-not-your-seat")
    return secret


def address_of(connection: Connection) -> str:
    return neighbourhood(connection.client.host if connection.client else "")
