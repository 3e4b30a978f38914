"""What `starboard doctor` looks at: everything that may keep a server from running, each with what to do about it."""

from __future__ import annotations

import shutil
import sqlite3
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from starboard.kernel.data import BadData
from starboard.kernel.game import games
from starboard.server.hosting import Hosting
from starboard.server.ports import take_port

OLDEST: Final = (3, 11)
PACKAGES: Final = ("argon2", "litestar", "pywebpush", "uvicorn", "webauthn", "websockets")
ROOM: Final = 200_000_000  # bytes on the disk: many thousand games


class Finding(msgspec.Struct, frozen=True):
    about: str
    well: bool
    found: str
    remedy: str = ""  # what to do, if it is not well


def examine(hosting: Hosting) -> Iterator[Finding]:
    yield _python()
    yield _packages()
    yield _games()
    yield _folder(hosting.data)
    yield _room(hosting.data)
    if find_spec("litestar") is not None:
        yield _database(hosting.data)
        yield _client()
    yield _port(hosting.host, hosting.port)


def _python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    needed = ".".join(map(str, OLDEST))
    return Finding("python", sys.version_info >= OLDEST, f"Python {version}", f"Install Python {needed} or newer.")


def _packages() -> Finding:
    missing = [name for name in PACKAGES if find_spec(name) is None]
    if not missing:
        return Finding("packages", True, "all there")
    remedy = f"Run `{sys.executable} -m pip install 'starboard[server]'`."
    return Finding("packages", False, f"missing: {', '.join(missing)}", remedy)


def _games() -> Finding:
    found = ", ".join(games())
    return Finding("games", bool(found), found or "none", "Install Starboard again: its games are part of the package.")


def _folder(data: Path) -> Finding:
    """Whether tables can be written, without leaving anything behind."""
    place = data
    while not place.exists() and place != place.parent:
        place = place.parent  # it will be made
    try:
        with tempfile.TemporaryFile(dir=place):
            pass
    except OSError as error:
        remedy = "Name another directory with --data, or let this user write there."
        return Finding("data", False, f"{data} cannot be written to: {error.strerror}", remedy)
    return Finding("data", True, f"{data}" if data.exists() else f"{data}, which will be made")


def _room(data: Path) -> Finding:
    place = next(folder for folder in (data, *data.absolute().parents) if folder.exists())
    free = shutil.disk_usage(place).free
    remedy = f"Free some space: {ROOM // 1_000_000} MB are enough for many thousand games."
    return Finding("disk", free >= ROOM, f"{free // 1_000_000} MB free", remedy)


def _database(data: Path) -> Finding:
    from starboard.server.sqlite import FILE, MIGRATIONS, version_of

    path = data / FILE
    if not path.exists():
        return Finding("database", True, "none yet; the server will make one")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
            version = version_of(database)
            whole = database.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
    except sqlite3.Error as error:
        return Finding("database", False, f"{path}: {error}", "Put a backup in its place.")
    if not whole:
        return Finding("database", False, f"{path} is damaged", "Put a backup in its place.")
    if version > len(MIGRATIONS):
        newer = f"version {version}, and this Starboard reads up to {len(MIGRATIONS)}"
        return Finding("database", False, newer, "Start the newer Starboard that wrote it, or name another --data.")
    older = "" if version == len(MIGRATIONS) else f", which will be brought up to version {len(MIGRATIONS)}"
    return Finding("database", True, f"version {version}{older}")


def _client() -> Finding:
    from starboard.server.client import Client

    remedy = "Run `make client`; until then Starboard is played in the terminal."
    built = Client().built
    return Finding("client", built, "built" if built else "the pages for browsers are not built", remedy)


def _port(host: str, port: int) -> Finding:
    about = f"port {port}"
    try:
        take_port(host, port).close()
    except BadData as error:
        if _starboard_answers(port):
            return Finding(about, True, "a Starboard is running there")
        return Finding(about, False, *str(error).split(". ", 1))
    return Finding(about, True, "free")


def _starboard_answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2) as answer:
            return bool(answer.read() == b"ok\n")
    except (OSError, ValueError):
        return False
