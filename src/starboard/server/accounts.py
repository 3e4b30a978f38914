"""Accounts, for those who want one: a name with a password or a passkey, and the seats of all their devices.

Nobody needs an account to play. It holds the secrets of one's seats, so that another device finds the same tables.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Final, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from starboard.server.limits import Buckets, Rate
from starboard.server.papers import Papers
from starboard.table.clock import Clock
from starboard.table.messages import SeatKey
from starboard.table.rules import refusal
from starboard.table.words import clean_name

ACCOUNT: Final = "account"
NAME: Final = "name"
SESSION: Final = "session"

SESSION_MS: Final = 90 * 86_400_000
SHORTEST, LONGEST = 8, 200  # characters of a password
SEATS: Final = 300  # that an account remembers; the oldest are forgotten
TRIES: Final = Rate(at_once=10, per_second=1 / 30)  # of passwords for one name, wherever they come from
AT_ONCE: Final = 2  # passwords that are hashed: each takes 64 MB

T = TypeVar("T")

_hasher: Final = PasswordHasher()


class Account(msgspec.Struct, omit_defaults=True):
    id: str
    name: str
    created: int
    password: str = ""  # its hash; empty when a passkey is the only way in
    seats: list[SeatKey] = []  # oldest first


class Accounts:
    def __init__(self, papers: Papers, clock: Clock) -> None:
        self.papers = papers
        self.clock = clock
        self._tries = Buckets(TRIES)
        self._hashing = asyncio.Semaphore(AT_ONCE)

    # Coming in ------------------------------------------------------------------------------------------------------

    async def register(self, name: str, password: str) -> Account:
        """A new account with a password."""
        _check_password(password)
        account = self.draft(name)
        account.password = await self._slowly(lambda: _hasher.hash(password))
        await self.open(account)
        return account

    def draft(self, name: str) -> Account:
        """A new account that is kept nowhere yet."""
        return Account(secrets.token_hex(12), clean_name(name), self.clock.now())

    async def open(self, account: Account) -> None:
        """Keeps a new account, if nobody has its name. The name comes last: one that is taken leads to an account."""
        await self.papers.write(ACCOUNT, account.id, account.id, msgspec.json.encode(account))
        if not await self.papers.write_new(NAME, _alike(account.name), account.id, account.id.encode()):
            await self.close(account)
            raise refusal("T-21", "account-name-taken")

    async def log_in(self, name: str, password: str) -> Account:
        """The account of this name, if this is its password. Both errors take as long and say the same."""
        seconds = self._tries.take(_hashed(_alike(name)), self.clock.now())
        if seconds:
            raise refusal("T-10", "account-too-often", seconds=seconds)
        account = await self._named(name)
        known = account.password if account is not None and account.password else await self._slowly(_nobodys)
        right = await self._slowly(lambda: _verified(known, password))
        if account is None or not account.password or not right:
            raise refusal("T-21", "account-wrong-password")
        return account

    async def begin_session(self, account: Account) -> str:
        """A secret by which a browser is known from now on."""
        token = secrets.token_urlsafe(24)
        until = self.clock.now() + SESSION_MS
        await self.papers.write(SESSION, _hashed(token), account.id, account.id.encode(), until)
        return token

    async def of_session(self, token: str) -> Account | None:
        found = await self.papers.paper(SESSION, _hashed(token)) if token else None
        return await self.find(found.decode()) if found is not None else None

    async def end_session(self, token: str) -> None:
        await self.papers.tear(SESSION, _hashed(token))

    # What it holds --------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Account | None:
        raw = await self.papers.paper(ACCOUNT, id)
        return None if raw is None else msgspec.json.decode(raw, type=Account)

    async def remember(self, account: Account, seats: list[SeatKey]) -> Account:
        """Adds the seats of a device."""

        def add(kept: Account) -> None:
            known = {(key.table, key.seat): key for key in [*kept.seats, *seats]}
            kept.seats = list(known.values())[-SEATS:]

        return await self._change(account, add)

    async def forget(self, account: Account, table: str) -> Account:
        """Drops the seats at a table."""

        def drop(kept: Account) -> None:
            kept.seats = [key for key in kept.seats if key.table != table]

        return await self._change(account, drop)

    async def change_password(self, account: Account, old: str, new: str) -> None:
        """A new password ends all sessions but those begun afterwards."""
        if account.password and not await self._slowly(lambda: _verified(account.password, old)):
            raise refusal("T-21", "account-wrong-password")
        _check_password(new)
        password = await self._slowly(lambda: _hasher.hash(new))

        def put(kept: Account) -> None:
            kept.password = password

        await self._change(account, put)
        for key, _ in await self.papers.papers(SESSION, account.id):
            await self.papers.tear(SESSION, key)

    async def close(self, account: Account) -> None:
        """The account and everything that belongs to it. Seats stay: their links still open them."""
        await self.papers.tear_all(account.id)

    async def _named(self, name: str) -> Account | None:
        id = await self.papers.paper(NAME, _alike(name))
        return None if id is None else await self.find(id.decode())

    async def _change(self, account: Account, change: Callable[[Account], None]) -> Account:
        """Changes what is kept now, which another device may have changed or closed meanwhile."""
        while (raw := await self.papers.paper(ACCOUNT, account.id)) is not None:
            kept = msgspec.json.decode(raw, type=Account)
            change(kept)
            if await self.papers.replace(ACCOUNT, account.id, raw, msgspec.json.encode(kept)):
                return kept
        raise refusal("T-21", "account-not-logged-in")

    async def _slowly(self, work: Callable[[], T]) -> T:
        """Work with passwords takes time and memory on purpose: in a thread, and not too much of it at once."""
        async with self._hashing:
            return await asyncio.to_thread(work)


def _check_password(password: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise refusal("T-21", "account-password-length", least=SHORTEST, most=LONGEST)


def _verified(known: str, password: str) -> bool:
    try:
        return _hasher.verify(known, password[: LONGEST + 1])
    except (Argon2Error, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    """A password that nobody has: what is compared with when there is no such name."""
    return _hasher.hash(secrets.token_urlsafe())


def _alike(name: str) -> str:
    """Names that only differ in letters' size or form are one name."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
