"""The port to whatever keeps tables: all that a table asks of a database."""

from __future__ import annotations

from typing import Protocol

import msgspec

from starboard.kernel.log import Header
from starboard.table.messages import ChatLine
from starboard.table.sheet import Sheet


class StorageTrouble(Exception):
    """The storage did not keep what it was given. Says why, in a sentence."""


class Elsewhere(Exception):
    """The table is looked after by another process of the host, which lives."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


class Change(msgspec.Struct, frozen=True):
    """One step of a table, kept whole or not at all."""

    sheet: Sheet
    due: int | None  # when the table has to be awake even if nobody comes
    updated: int
    header: Header | None = None  # when the match begins
    first: int = 0  # the place of the first of the records in the log
    records: tuple[bytes, ...] = ()  # as JSON
    line: ChatLine | None = None


class Stored(msgspec.Struct, frozen=True):
    sheet: Sheet
    header: bytes | None
    records: list[bytes]
    chat: list[ChatLine]


class Storage(Protocol):
    async def create(self, change: Change) -> None: ...

    async def keep(self, change: Change) -> None:
        """Returns when the change would survive the end of this process."""
        ...

    async def claim(self, table: str) -> Stored | None:
        """The table, which from now on this process alone looks after. Raises Elsewhere while another one does."""
        ...

    async def release(self, table: str) -> None:
        """This process looks after the table no more."""
        ...

    async def find(self, table: str) -> Stored | None:
        """The table, to be read only."""
        ...

    async def sheet(self, table: str) -> Sheet | None:
        """The sheet alone, without the log."""
        ...

    async def listed(self, limit: int) -> list[Sheet]:
        """The tables that are open to everybody and not over, newest first."""
        ...

    async def due(self, before: int) -> list[str]: ...

    async def forget(self, before: int) -> int:
        """Drops tables that gathered and never began, untouched since then. Says how many."""
        ...

    async def arrive(self, now: int) -> int:
        """The host is back. Says for how long it has been away since it first came, in milliseconds."""
        ...

    async def beat(self, now: int) -> set[str]:
        """The host is still here. Says which other processes of it are."""
        ...

    async def close(self) -> None: ...
