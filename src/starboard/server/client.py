"""The browser's client, as Vite built it into static/: read once, sent compressed, and kept by browsers.

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
    small: bytes | None  # compressed, where that is worth it
    type: str
    digest: str


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
        if name not in self._names:
            return None
        if name not in self._files:
            self._files[name] = _read(self._names[name])
        return self._files[name]


def _read(path: Path) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("json", "xml"))
    small = gzip.compress(body, mtime=0) if text and len(body) > WORTH_IT else None
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
        "ETag": f'"{file.digest}"',
        "Vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    if file.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.small, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.type)
    return Response(file.body, headers=headers, media_type=file.type)
