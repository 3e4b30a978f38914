"""How calls leave the server: to the push services of browsers, and to a mail server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from starboard.kernel.data import BadData
from starboard.server.calls import Gone, NotSent, Subscription
from starboard.server.papers import Papers

VAPID: Final = "vapid"
SECONDS: Final = 10.0
KEPT_SECONDS: Final = 12 * 3600  # how long a push service keeps a call for a device that is off

# The push services of browsers. A visitor names the address, and nobody far away shall choose whom a server talks to.
SERVICES: Final = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)


class WebPush:
    """Signs calls with a key of this host's own, which browsers are told when they subscribe."""

    def __init__(self, papers: Papers, contact: str, services: tuple[str, ...] = SERVICES) -> None:
        self._papers = papers
        self._contact = contact
        self._services = services

    async def public_key(self) -> str:
        """For PushManager.subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02
        from py_vapid.utils import b64urlencode

        key = Vapid02.from_pem((await self._key()).encode())
        return str(b64urlencode(key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))

    def accepts(self, endpoint: str) -> bool:
        address = urlsplit(endpoint)
        host = address.hostname or ""
        return address.scheme == "https" and any(
            host == service or (service.startswith(".") and host.endswith(service)) for service in self._services
        )

    async def push(self, where: Subscription, message: dict[str, str]) -> None:
        key = await self._key()
        await asyncio.to_thread(self._push, where, msgspec.json.encode(message).decode(), key)

    def _push(self, where: Subscription, message: str, key: str) -> None:
        from py_vapid import Vapid02
        from pywebpush import WebPushException, webpush

        vapid = Vapid02.from_pem(key.encode())
        try:
            webpush(
                msgspec.to_builtins(where),
                message,
                vapid_private_key=vapid,
                vapid_claims={"sub": self._contact},
                ttl=KEPT_SECONDS,
                timeout=SECONDS,
            )
        except WebPushException as error:
            if error.response is None or error.response.status_code in (404, 410):
                raise Gone from error  # without a response: the browser's keys are none
            raise NotSent(str(error)) from error
        except (ValueError, IndexError) as error:  # keys that are none
            raise Gone from error
        except OSError as error:
            raise NotSent(str(error)) from error

    async def _key(self) -> str:
        """The host's key: made once, and the same for all its processes."""
        kept = await self._papers.paper(VAPID, "key")
        if kept is None:
            from py_vapid import Vapid02

            made = Vapid02()
            made.generate_keys()
            await self._papers.write_new(VAPID, "key", "host", made.private_pem())
            kept = await self._papers.paper(VAPID, "key")
            assert kept is not None
        return kept.decode()


class Smtp:
    """`address` is smtp://USER:PASSWORD@HOST:PORT, or smtps:// for a line that is encrypted from the start."""

    def __init__(self, address: str, sender: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
            raise BadData("--smtp names a mail server, smtp://USER:PASSWORD@HOST:587, and --mail-from who writes.")
        self._parts = parts
        self._sender = sender

    async def mail(self, to: str, subject: str, text: str) -> None:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            await asyncio.to_thread(self._send, message)
        except (OSError, smtplib.SMTPException) as error:
            raise NotSent(str(error)) from error

    def _send(self, message: EmailMessage) -> None:
        host, secure = str(self._parts.hostname), self._parts.scheme == "smtps"
        port = self._parts.port or (465 if secure else 587)
        context = ssl.create_default_context()
        server = (
            smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
            if secure
            else smtplib.SMTP(host, port, timeout=SECONDS)
        )
        with server:
            server.ehlo()  # what it can do is known only then
            if not secure and server.has_extn("starttls"):
                server.starttls(context=context)
                secure = True
            if self._parts.username:
                if not secure:
                    raise NotSent(f"{host} offers no encryption, and without it no password is sent.")
                server.login(unquote(self._parts.username), unquote(self._parts.password or ""))
            server.send_message(message)
