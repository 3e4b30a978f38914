"""Passkeys: a device proves who its owner is, with nothing to remember and nothing to steal from here.

The library is loaded when somebody first uses one: that takes longer than all the rest of a server's start.
"""

from __future__ import annotations

import base64
import json
import secrets
from typing import Any, Final

import msgspec

from starboard.kernel.refusal import Refusal
from starboard.server.accounts import Account, Accounts
from starboard.table.rules import refusal
from starboard.table.words import clean_name

PASSKEY: Final = "passkey"
CHALLENGE: Final = "challenge"
CHALLENGE_MS: Final = 5 * 60_000
MOST: Final = 10  # of one account


class Passkey(msgspec.Struct, frozen=True):
    account: str
    public_key: str
    sign_count: int
    created: int


class Site(msgspec.Struct, frozen=True):
    """Where the visitor thinks it is: passkeys are for one place only."""

    host: str
    origin: str


class Asked(msgspec.Struct, frozen=True):
    """A challenge that waits for its answer; with a name, to open an account."""

    challenge: str
    account: str = ""
    name: str = ""


class Passkeys:
    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._papers = accounts.papers

    async def of(self, account: Account) -> list[str]:
        return [key for key, _ in await self._papers.papers(PASSKEY, account.id)]

    # Making one -----------------------------------------------------------------------------------------------------

    async def begin_making(self, site: Site, account: Account | None, name: str) -> tuple[str, dict[str, Any]]:
        """What the browser asks the device, for a new account of this name or another key of one there is."""
        import webauthn
        from webauthn.helpers import structs

        known = [] if account is None else await self.of(account)
        if len(known) >= MOST:
            raise refusal("T-21", "account-too-many-passkeys", most=MOST)
        called = clean_name(name) if account is None else account.name
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Starboard",
            user_name=called,
            user_id=(secrets.token_bytes(16) if account is None else account.id.encode()),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=_bytes(key)) for key in known],
        )
        asked = Asked(_text(options.challenge), "" if account is None else account.id, called)
        return await self._ask(asked), json.loads(webauthn.options_to_json(options))

    async def make(self, site: Site, ticket: str, credential: dict[str, Any]) -> Account:
        """Keeps the key that the device made, and gives its account."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        asked = await self._asked(ticket)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=_bytes(asked.challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise _not_accepted() from error
        kept = await self._accounts.find(asked.account) if asked.account else None
        account = kept or self._accounts.draft(asked.name)
        passkey = Passkey(account.id, _text(made.credential_public_key), made.sign_count, self._accounts.clock.now())
        key = _text(made.credential_id)
        if not await self._papers.write_new(PASSKEY, key, account.id, msgspec.json.encode(passkey)):
            raise _not_accepted()
        if kept is None:  # after its key: nobody's name is taken by an account that cannot be entered
            await self._accounts.open(account)
        return account

    # Coming in ------------------------------------------------------------------------------------------------------

    async def begin_coming_in(self, site: Site) -> tuple[str, dict[str, Any]]:
        import webauthn

        options = webauthn.generate_authentication_options(rp_id=site.host)
        return await self._ask(Asked(_text(options.challenge))), json.loads(webauthn.options_to_json(options))

    async def come_in(self, site: Site, ticket: str, credential: dict[str, Any]) -> Account:
        """The account whose key the device has."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        asked = await self._asked(ticket)
        key = str(credential.get("id", ""))
        raw = await self._papers.paper(PASSKEY, key)
        if raw is None:
            raise refusal("T-21", "account-unknown-passkey")
        passkey = msgspec.json.decode(raw, type=Passkey)
        try:
            proved = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=_bytes(asked.challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise _not_accepted() from error
        used = msgspec.structs.replace(passkey, sign_count=proved.new_sign_count)
        await self._papers.write(PASSKEY, key, passkey.account, msgspec.json.encode(used))
        account = await self._accounts.find(passkey.account)
        if account is None:
            raise refusal("T-21", "account-unknown-passkey")
        return account

    # Challenges -----------------------------------------------------------------------------------------------------

    async def _ask(self, asked: Asked) -> str:
        ticket = secrets.token_urlsafe(18)
        until = self._accounts.clock.now() + CHALLENGE_MS
        await self._papers.write(CHALLENGE, ticket, "", msgspec.json.encode(asked), until)
        return ticket

    async def _asked(self, ticket: str) -> Asked:
        """The challenge of a ticket, which is good for one answer."""
        raw = await self._papers.paper(CHALLENGE, ticket)
        if raw is None or not await self._papers.tear(CHALLENGE, ticket):
            raise refusal("T-21", "account-too-late")
        return msgspec.json.decode(raw, type=Asked)


def _not_accepted() -> Refusal:
    return refusal("T-21", "account-passkey-refused")


def _text(raw: bytes) -> str:
    """As browsers write a credential's id."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
