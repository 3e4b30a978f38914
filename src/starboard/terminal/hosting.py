"""`starboard serve`, `backup` and `doctor`: a server for browsers. The server itself is imported when it is needed."""

from __future__ import annotations

import logging
import sys
from importlib.util import find_spec
from pathlib import Path

from starboard.kernel.data import BadData


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


def _check_installed() -> None:
    if find_spec("litestar") is None or find_spec("uvicorn") is None:
        raise BadData(f"The server's packages are missing: run `{sys.executable} -m pip install 'starboard[server]'`.")
