"""`starboard serve`, `browse`, `backup` and `doctor`: a server for browsers. It is imported when it is needed."""

from __future__ import annotations

import logging
import os
import sys
import threading
import webbrowser
from importlib.util import find_spec
from pathlib import Path

from starboard.kernel.data import BadData
from starboard.terminal import sitting_down
from starboard.terminal.output import show


def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str,
    channels: str,
    public: str,
    smtp: str,
    mail_from: str,
    packs: tuple[Path, ...],
    origins: tuple[str, ...],
    behind_proxy: bool,
) -> None:
    """Serves until it is stopped, and writes its log as JSON lines to standard error."""
    _check_installed()
    from starboard.server import logs
    from starboard.server.hosting import Hosting, data_home
    from starboard.server.run import serve

    logs.set_up(logging.INFO)
    place = data or data_home()
    hosting = Hosting(place, host, port, database, channels, public, smtp, mail_from, packs, origins, behind_proxy)
    where = "its database" if database else place
    serve(hosting, lambda address: print(f"Starboard is at {address} and keeps its tables in {where}.", flush=True))


def browse(host: str, port: int | None, data: Path | None, packs: tuple[Path, ...], browser: bool) -> None:
    """Serves for whoever sits here, and opens their browser. Without the pages for it, the table is in the terminal."""
    _check_installed()
    from starboard.server import logs
    from starboard.server.client import Client
    from starboard.server.hosting import PORT, Hosting, data_home
    from starboard.server.ports import is_free
    from starboard.server.run import serve

    if not Client().built:
        print("The pages for browsers are not built (`make client` builds them), so the table is here in the terminal.")
        sitting_down.play(sitting_down.Wish(), as_json=False)
        return
    logs.set_up(logging.WARNING)
    hosting = Hosting(data or data_home(), host, PORT if port is None else port, packs=packs)
    if port is None and not is_free(host, PORT):
        hosting = Hosting(hosting.data, host, 0, packs=packs)  # somebody has the usual one

    def ready(address: str) -> None:
        print(f"Starboard is at {address}. Ctrl-C ends it; your tables stay.", flush=True)
        if browser and _has_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serve(hosting, ready)


def _has_browser() -> bool:
    """Whether a window can open: a browser in the terminal would get in the server's way."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def backup(target: Path, data: Path | None, as_json: bool) -> None:
    """Copies the tables of a server into one file, also while it runs."""
    from starboard.server.hosting import data_home
    from starboard.server.sqlite import FILE, backup

    tables = backup((data or data_home()) / FILE, target)
    show({"file": str(target), "tables": tables}, as_json, [f"{target} has a copy of {tables} tables."])


def doctor(host: str, port: int, data: Path | None, as_json: bool) -> None:
    """Tells what is wrong with an installation, and what to do about it."""
    from starboard.server.doctor import examine
    from starboard.server.hosting import Hosting, data_home

    findings = list(examine(Hosting(data or data_home(), host, port)))
    lines = []
    for finding in findings:
        lines.append(f"{'ok   ' if finding.well else 'WRONG'}  {finding.about}: {finding.found}")
        if not finding.well:
            lines.append(f"       {finding.remedy}")
    show(findings, as_json, lines)
    wrong = [finding.about for finding in findings if not finding.well]
    if wrong:
        raise BadData(f"Something is wrong with: {', '.join(wrong)}.")


def _check_installed() -> None:
    if find_spec("litestar") is None or find_spec("uvicorn") is None:
        raise BadData(f"The server's packages are missing: run `{sys.executable} -m pip install 'starboard[server]'`.")
