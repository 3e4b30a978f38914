"""What a host keeps beside its tables: accounts, sessions, passkeys, and how to call people who are away.

A paper has a kind and a key, belongs to an owner, and may be of no use after a time.
"""

from __future__ import annotations

from typing import Protocol


class Papers(Protocol):
    async def paper(self, kind: str, key: str) -> bytes | None: ...

    async def papers(self, kind: str, owner: str) -> list[tuple[str, bytes]]:
        """Keys and contents of what belongs to an owner, in the order of the keys."""
        ...

    async def write(self, kind: str, key: str, owner: str, value: bytes, until: int | None = None) -> None:
        """Writes a paper, or writes it anew."""
        ...

    async def write_new(self, kind: str, key: str, owner: str, value: bytes, until: int | None = None) -> bool:
        """Writes a paper unless there is one of this kind and key. Says whether it did."""
        ...

    async def replace(self, kind: str, key: str, old: bytes, new: bytes) -> bool:
        """Writes a paper anew if it still says what it said. Says whether it did."""
        ...

    async def tear(self, kind: str, key: str) -> bool:
        """Drops a paper. Says whether there was one: of several who ask at once, one is told so."""
        ...

    async def tear_all(self, owner: str) -> None:
        """Drops everything that belongs to an owner."""
        ...

    async def tear_old(self, now: int) -> None:
        """Drops what is of no use any more."""
        ...
