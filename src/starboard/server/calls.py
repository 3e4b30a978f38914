"""Calling people who are away when a table waits for them: by web push at once, by mail in a digest, and never in
their quiet hours.

A wish to be called is a paper (starboard.server.papers). Nothing is noted when a turn begins: a table's sheet says
since when it waits for whom, and every few seconds the wishes are held against it. So a restart forgets no call, and
of several processes one alone makes it.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections import defaultdict
from typing import Annotated, Final, Protocol

import msgspec

from starboard.kernel.data import BadData
from starboard.kernel.decisions import Text
from starboard.kernel.game import find_game
from starboard.server.papers import Papers
from starboard.table.harbour import Harbour
from starboard.table.rules import refusal
from starboard.table.sheet import Sheet
from starboard.table.storage import Elsewhere
from starboard.text import Catalogue

log = logging.getLogger("starboard.server")

WISH: Final = "call"
CALLED: Final = "called"
MAILED: Final = "mailed"
EVERYBODY: Final = "calls"  # whose papers the wishes are

ROUND_SECONDS: Final = 5.0
PUSH_AFTER_MS: Final = 10_000  # of a table's waiting: whoever is about to come need not be called
MAIL_AFTER_MS: Final = 30 * 60_000
MAIL_AGAIN_MS: Final = 10 * 60_000  # after one that could not be sent
DIGEST_MS: Final = 6 * 3_600_000  # between two mails to one address
REMEMBERED_MS: Final = 60 * 86_400_000
DAY: Final = 24 * 60  # minutes
WISHES: Final = 8  # of one seat


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which nobody is called, in minutes since midnight. `offset` is what the place is ahead of UTC."""

    begin: Annotated[int, msgspec.Meta(ge=0, lt=DAY)]
    end: Annotated[int, msgspec.Meta(ge=0, lt=DAY)]
    offset: Annotated[int, msgspec.Meta(gt=-DAY, lt=DAY)]

    def covers(self, now: int) -> bool:
        minute = (now // 60_000 + self.offset) % DAY
        if self.begin <= self.end:
            return self.begin <= minute < self.end
        return minute >= self.begin or minute < self.end


class PushKeys(msgspec.Struct, frozen=True):
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser wants to be called, as it says itself."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    keys: PushKeys


class Wish(msgspec.Struct, frozen=True, omit_defaults=True):
    table: str
    seat: int
    language: str
    quiet: Quiet | None = None
    push: Subscription | None = None
    mail: str = ""
    token: str = ""  # of a mail address that is not confirmed yet


class Gone(Exception):
    """The browser wants no more calls."""


class NotSent(Exception):
    """It did not leave the server. Says why."""


class Pusher(Protocol):
    def accepts(self, endpoint: str) -> bool:
        """Whether this is the address of a push service."""
        ...

    async def push(self, where: Subscription, message: dict[str, str]) -> None: ...


class Mailer(Protocol):
    async def mail(self, to: str, subject: str, text: str) -> None: ...


class Calls:
    def __init__(
        self, papers: Papers, harbour: Harbour, pusher: Pusher | None, mailer: Mailer | None, public: str
    ) -> None:
        self.pusher = pusher
        self.mailer = mailer
        self._papers = papers
        self._harbour = harbour
        self._public = public.rstrip("/")  # the server's address for people

    # Wishes ---------------------------------------------------------------------------------------------------------

    async def want(self, wish: Wish) -> None:
        """Keeps a wish. A mail address is first asked whether it agrees."""
        if wish.push is not None and (self.pusher is None or not self.pusher.accepts(wish.push.endpoint)):
            raise refusal("T-22", "call-no-push")
        if wish.mail and (self.mailer is None or not _is_address(wish.mail)):
            raise refusal("T-22", "call-no-mail")
        known = [each for _, each in await self._wishes() if (each.table, each.seat) == (wish.table, wish.seat)]
        if len(known) >= WISHES and _key(wish) not in map(_key, known):
            raise refusal("T-22", "call-too-many", most=WISHES)
        if wish.mail and not any(each.mail == wish.mail and not each.token for _, each in await self._wishes()):
            wish = msgspec.structs.replace(wish, token=secrets.token_urlsafe(18))
            await self._ask_to_confirm(wish)
        await self._keep(wish)

    async def stop(self, table: str, seat: int) -> None:
        """No more calls for this seat."""
        for key, wish in await self._wishes():
            if (wish.table, wish.seat) == (table, seat):
                await self._papers.tear(WISH, key)

    async def confirm(self, token: str) -> None:
        """Whoever reads this address agrees: all its wishes hold from now on."""
        wishes = [wish for _, wish in await self._wishes()]
        said = token.encode()
        mail = next(
            (wish.mail for wish in wishes if wish.token and hmac.compare_digest(wish.token.encode(), said)), None
        )
        if mail is None:
            raise refusal("T-22", "call-unknown-link")
        for wish in wishes:
            if wish.mail == mail:
                await self._keep(msgspec.structs.replace(wish, token=""))

    async def _ask_to_confirm(self, wish: Wish) -> None:
        """One mail a day, whoever asks for it."""
        assert self.mailer is not None
        now = self._harbour.house.clock.now()
        noted = _digest("confirm", wish.mail)
        if not await self._papers.write_new(MAILED, noted, EVERYBODY, b"", now + DAY * 60_000):
            raise refusal("T-22", "call-confirm-first")
        say = Catalogue(wish.language).say
        link = f"{self._public}/api/calls/confirm?token={wish.token}"
        try:
            await self.mailer.mail(
                wish.mail, say(Text("call-confirm-subject")), say(Text("call-confirm-body", {"link": link}))
            )
        except NotSent as error:
            log.error("mail not sent", extra={"reason": str(error)})
            await self._papers.tear(MAILED, noted)
            raise refusal("T-20", "call-not-sent") from error

    async def _wishes(self) -> list[tuple[str, Wish]]:
        found = await self._papers.papers(WISH, EVERYBODY)
        return [(key, msgspec.json.decode(raw, type=Wish)) for key, raw in found]

    async def _keep(self, wish: Wish) -> None:
        until = self._harbour.house.clock.now() + REMEMBERED_MS
        await self._papers.write(WISH, _key(wish), EVERYBODY, msgspec.json.encode(wish), until)

    # Calling --------------------------------------------------------------------------------------------------------

    async def go_round(self) -> None:
        while True:
            try:
                await self.call()
            except Exception:  # a call that fails shall not keep the others from being made
                log.exception("calls")
            await asyncio.sleep(ROUND_SECONDS)

    async def call(self) -> None:
        """Makes every call that is due now."""
        now = self._harbour.house.clock.now()
        letters: defaultdict[str, list[tuple[Wish, Sheet]]] = defaultdict(list)
        for key, wish in await self._wishes():
            sheet = await self._harbour.house.storage.sheet(wish.table)
            if sheet is None or sheet.state == "over":
                await self._papers.tear(WISH, key)
                continue
            since = sheet.seats[wish.seat].waits_since
            if since is None or wish.token or (wish.quiet is not None and wish.quiet.covers(now)):
                continue
            if wish.push is not None and now - since >= PUSH_AFTER_MS and await self._first(key, since, now, wish):
                await self._push(key, wish, sheet)
            elif wish.mail and now - since >= MAIL_AFTER_MS:
                letters[wish.mail].append((wish, sheet))
        for address, waiting in letters.items():
            await self._write_to(address, waiting, now)

    async def _first(self, key: str, since: int, now: int, wish: Wish) -> bool:
        """Whether this waiting was not called for yet, the person is away, and nobody else sees to it."""
        try:
            table = await self._harbour.find(wish.table)
        except (Elsewhere, BadData):
            return False
        if wish.seat in table.online():
            return False
        return await self._papers.write_new(CALLED, f"{key}/{since}", EVERYBODY, b"", now + REMEMBERED_MS)

    async def _push(self, key: str, wish: Wish, sheet: Sheet) -> None:
        assert self.pusher is not None and wish.push is not None
        say = Catalogue(wish.language).say
        message = {
            "title": say(Text("call-title")),
            "body": say(Text("call-body", {"game": find_game(sheet.game).title})),
            "url": f"/#/table/{sheet.id}",
            "tag": sheet.id,
        }
        try:
            await self.pusher.push(wish.push, message)
        except Gone:
            await self._papers.tear(WISH, key)
        except NotSent as error:
            log.error("push not sent", extra={"table": sheet.id, "reason": str(error)})

    async def _write_to(self, address: str, waiting: list[tuple[Wish, Sheet]], now: int) -> None:
        """One mail about all tables, unless there was one not long ago."""
        assert self.mailer is not None
        noted = _digest("digest", address)
        if not await self._papers.write_new(MAILED, noted, EVERYBODY, b"", now + DIGEST_MS):
            return
        say = Catalogue(waiting[0][0].language).say
        lines = [f"{find_game(sheet.game).title}: {self._public}/#/table/{sheet.id}" for _, sheet in waiting]
        try:
            await self.mailer.mail(
                address,
                say(Text("call-subject", {"tables": len(waiting)})),
                say(Text("call-digest", {"tables": len(waiting)})) + "\n\n" + "\n".join(lines) + "\n",
            )
        except NotSent as error:
            log.error("mail not sent", extra={"reason": str(error)})
            await self._papers.write(MAILED, noted, EVERYBODY, b"", now + MAIL_AGAIN_MS)


def _key(wish: Wish) -> str:
    return f"{wish.table}/{wish.seat}/{_digest(wish.mail or (wish.push.endpoint if wish.push else ''))}"


def _digest(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]


def _is_address(mail: str) -> bool:
    """Whether it looks like one address and nothing more: it becomes a header."""
    name, at, domain = mail.rpartition("@")
    plain = all(letter.isprintable() and letter not in ' ,;:<>()[]"\\' for letter in mail)
    return bool(at and name and "." in domain and plain and len(mail) <= 254 and "@" not in name)
