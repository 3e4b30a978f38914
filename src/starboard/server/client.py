"""The browser's client, as Vite built it into static/: read once, sent compressed, and kept by browsers.

Scripts and styles were compressed as Brotli when they were built, and stand beside themselves as NAME.br.

Files under assets/ have their digest in their name, so a browser never asks for one again. Every other address that is
not a file is a page of the client: index.html, which finds out by itself what to show.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency

from starboard.table.rules import refusal

STATIC: Final = Path(__file__).with_name("static")
INDEX: Final = "index.html"
WORTH_IT: Final = 500  # bytes, below which nothing is compressed
BROTLI: Final = ".br"

# Scripts and pictures come from here and nowhere else. Svelte sets some styles on elements, hence style-src-attr.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # links hold the secrets of seats
    "Cross-Origin-Opener-Policy": "same-origin",
}

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True)
class File:
    body: bytes
    small: dict[str, bytes]  # the same by encoding, smallest first, where that is worth it
    type: str
    digest: str

    def for_whom(self, accepted: str) -> tuple[bytes, str]:
        """The file for a browser with this Accept-Encoding, and its encoding."""
        takes = {}
        for part in accepted.replace(" ", "").split(","):
            name, _, quality = part.partition(";q=")
            takes[name] = quality.rstrip("0.") != "" or not quality
        return next(((body, name) for name, body in self.small.items() if takes.get(name)), (self.body, ""))


class Client:
    """The files of static/, each read when it is first asked for."""

    def __init__(self, root: Path = STATIC) -> None:
        self._root = root
        self._names = {
            path.relative_to(root).as_posix(): path
            for path in root.rglob("*")
            if path.is_file() and not any(part.startswith(".") for part in path.relative_to(root).parts)
        }
        self._files: dict[str, File] = {}

    @property
    def built(self) -> bool:
        return INDEX in self._names

    def find(self, name: str) -> File | None:
        if name not in self._names or name.endswith(BROTLI):
            return None
        if name not in self._files:
            self._files[name] = _read(self._names[name])
        return self._files[name]


def _read(path: Path) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("json", "xml"))
    small: dict[str, bytes] = {}
    brotli = path.with_name(path.name + BROTLI)
    if brotli.is_file():
        small["br"] = brotli.read_bytes()
    if text and len(body) > WORTH_IT:
        small["gzip"] = gzip.compress(body, mtime=0)
    return File(body, small, kind, hashlib.blake2b(body, digest_size=12).hexdigest())


@get(["/", "/{path:path}"], include_in_schema=False, opt={"compressed": True})
async def client_file(request: Request[Any, Any, Any], client: NamedDependency[Client]) -> Response[bytes]:
    """A file of the client, or its page."""
    name = str(request.path_params.get("path", "")).strip("/")
    file = client.find(name)
    if file is None:
        if name.startswith(("api/", "texts/", "ws/", "assets/")) or not client.built:
            raise refusal("T-18", "table-no-such-page" if client.built else "table-no-client")
        name = INDEX
        file = client.find(INDEX)
        assert file is not None
    for_ever = name.startswith("assets/")
    headers = {
        "Cache-Control": "public, max-age=31536000, immutable" if for_ever else "no-cache",
        "ETag": f'W/"{file.digest}"',  # weak: it is the same file in any encoding
        "Vary": "Accept-Encoding",
    }
    if file.digest in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body, encoding = file.for_whom(request.headers.get("accept-encoding", ""))
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(body, headers=headers, media_type=file.type)
