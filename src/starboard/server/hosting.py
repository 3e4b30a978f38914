"""How a host wants its server: what the command line says, with what holds when it says nothing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from starboard.server.limits import Rate

HOST: Final = "127.0.0.1"
PORT: Final = 8000


class Limits(msgspec.Struct, frozen=True):
    """What one address may do. The figures are far above what people at a table need."""

    reads: Rate = Rate(at_once=200, per_second=50)
    writes: Rate = Rate(at_once=30, per_second=1)  # new tables, seats, forks, uploads
    efforts: Rate = Rate(at_once=20, per_second=0.1)  # passwords, mails, matches to be played through
    messages: Rate = Rate(at_once=50, per_second=20)  # over one WebSocket
    together: Rate = Rate(at_once=500, per_second=100)  # messages over all of them
    arrivals: Rate = Rate(at_once=200, per_second=5)  # of WebSockets
    sockets: int = 200  # that are open at a time


class Hosting(msgspec.Struct, frozen=True):
    data: Path
    host: str = HOST
    port: int = PORT
    database: str = ""  # postgresql://..., in place of a file among the data
    channels: str = ""  # redis://..., to other processes on the same database
    public: str = ""  # the address that people know this server by, for links in mails
    smtp: str = ""  # smtp://..., to write mails to people whose turn it is
    mail_from: str = ""
    packs: tuple[Path, ...] = ()
    origins: tuple[str, ...] = ()  # pages of other servers that may talk to this one
    behind_proxy: bool = False  # then the proxy says who the visitors are
    workers: int = 1  # processes in which machines think
    think_seconds: float = 10.0
    pause_ms: int = 900  # before each choice of a machine
    limits: Limits = Limits()


def data_home() -> Path:
    """Where tables are kept when nobody says."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "starboard"
