"""A PostgreSQL and a Redis of the tests' own, on loopback, for as long as a test module wants them."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tools.programs import SERVICES_NEEDED, missing_services, service

LONGEST = 60.0  # seconds for a service to come up on a busy machine


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[Any]) -> None:
    until = time.monotonic() + LONGEST
    while time.monotonic() < until and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.5):
            return
        time.sleep(0.02)
    raise AssertionError(f"nothing answers on port {port}")


@contextlib.contextmanager
def running(command: list[str], port: int, **how: Any) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **how)
    try:
        wait_for(port, process)
        yield
    finally:
        process.terminate()
        process.wait(LONGEST)


def somebody_else(folder: Path) -> dict[str, Any]:
    """PostgreSQL does not run as root: then it runs as the user that its package made, who gets the folder."""
    if os.geteuid() != 0:
        return {}
    shutil.chown(folder, "postgres", "postgres")
    return {"user": "postgres", "group": "postgres"}


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    if missing_services():
        pytest.skip(SERVICES_NEEDED)
    folder = Path(tempfile.mkdtemp(prefix="starboard-postgres-"))
    try:
        folder.chmod(0o755)
        how = {"cwd": folder, **somebody_else(folder)}
        data, port = str(folder / "data"), free_port()
        made = [
            str(service("initdb")),
            "-D",
            data,
            "-A",
            "trust",
            "-U",
            "starboard",
            "--no-sync",
            "--locale=C",
            "-E",
            "UTF8",
        ]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, **how)
        options = [f"port={port}", "listen_addresses=127.0.0.1", "fsync=off", f"unix_socket_directories={folder}"]
        server = [str(service("postgres")), "-D", data]
        for option in options:
            server += ["-c", option]
        with running(server, port, **how):
            yield f"postgresql://starboard@127.0.0.1:{port}/postgres"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[str]:
    if missing_services():
        pytest.skip(SERVICES_NEEDED)
    port = free_port()
    folder = tempfile.mkdtemp(prefix="starboard-redis-")
    server = [str(service("redis-server")), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
    try:
        with running(server, port):
            yield f"redis://127.0.0.1:{port}"
    finally:
        shutil.rmtree(folder, ignore_errors=True)
