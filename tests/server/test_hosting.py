"""The commands of hosts: serve, browse, backup, doctor, and the sentences they give."""

from __future__ import annotations

import json
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from starboard.server import client, doctor, hosting, ports, run
from starboard.server.hosting import Hosting
from starboard.server.sqlite import FILE, MIGRATIONS, connect
from starboard.terminal import hosting as commands
from starboard.terminal import sitting_down
from starboard.terminal.cli import BAD_INPUT, OK, main
from tests.server.site import site


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command and gives its status, its output and its complaint."""

    def tell(*tokens: str) -> tuple[int, str, str]:
        status = main(tokens)
        said = capsys.readouterr()
        return status, said.out, said.err

    return tell


def taken() -> socket.socket:
    return socket.create_server(("127.0.0.1", 0))


# Ports ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "port", "address"),
    [
        ("127.0.0.1", 8000, "http://127.0.0.1:8000"),
        ("0.0.0.0", 80, "http://127.0.0.1:80"),
        ("::", 80, "http://[::1]:80"),
        ("::1", 80, "http://[::1]:80"),
        ("tables.example", 80, "http://tables.example:80"),
    ],
)
def test_how_a_browser_here_calls_a_server(host: str, port: int, address: str) -> None:
    assert ports.address(host, port) == address


@pytest.mark.parametrize("port", [-1, 65_536, 10**30])
def test_a_port_that_cannot_be(port: int) -> None:
    assert not ports.is_free("127.0.0.1", port)


def test_a_port_that_somebody_has() -> None:
    with closing(taken()) as other:
        assert not ports.is_free("127.0.0.1", other.getsockname()[1])
    assert ports.is_free("127.0.0.1", 0)


# Where tables are kept -----------------------------------------------------------------------------------------------


def test_the_usual_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert hosting.data_home() == tmp_path / "starboard"
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert hosting.data_home() == tmp_path / ".local" / "share" / "starboard"


def test_serve_refuses_what_cannot_be(told: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    status, _, complaint = told("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert (status, complaint.count("\n")) == (BAD_INPUT, 1)
    assert "cannot be made: Not a directory. Name another directory with --data." in complaint
    newer = connect(tmp_path / FILE)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    status, _, complaint = told("serve", "--port", "0", "--data", str(tmp_path))
    assert status == BAD_INPUT
    assert "was written by a newer Starboard" in complaint
    status, _, complaint = told("serve", "--port", "0", "--data", str(tmp_path / "new"), "--pack", "nowhere.toml")
    assert (status, complaint) == (BAD_INPUT, "nowhere.toml cannot be read: No such file or directory.\n")


# Browse ---------------------------------------------------------------------------------------------------------------


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Hosting]:
    """What would have been served. It is ready at once, and then it ends."""
    asked: list[Hosting] = []

    def serve(wanted: Hosting, ready: Any) -> None:
        asked.append(wanted)
        ready("http://127.0.0.1:1234")

    monkeypatch.setattr(run, "serve", serve)
    monkeypatch.setattr(client.Client, "built", True)
    return asked


@pytest.mark.parametrize(("flags", "screen", "opened"), [((), ":0", 1), (("--no-browser",), ":0", 0), ((), "", 0)])
def test_browse_opens_the_browser_where_there_is_one(
    flags: tuple[str, ...],
    screen: str,
    opened: int,
    told: Any,
    served: list[Hosting],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    addresses: list[str] = []
    monkeypatch.setattr(commands.webbrowser, "open", addresses.append)
    monkeypatch.setattr(commands.sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(commands.threading, "Thread", AtOnce)
    status, said, _ = told("browse", "--data", str(tmp_path), *flags)
    assert (status, said) == (OK, "Starboard is at http://127.0.0.1:1234. Ctrl-C ends it; your tables stay.\n")
    assert addresses == ["http://127.0.0.1:1234"] * opened
    assert served[0].data == tmp_path


class AtOnce:
    def __init__(self, target: Any, args: tuple[str, ...], daemon: bool) -> None:
        self.start = lambda: target(*args)


def test_browse_takes_any_port_when_the_usual_one_is_taken(
    told: Any, served: list[Hosting], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ports, "is_free", lambda host, port: False)
    told("browse", "--no-browser")
    told("browse", "--no-browser", "--port", "8123")
    assert [wanted.port for wanted in served] == [0, 8123]


def test_browse_without_pages_is_the_table_in_the_terminal(told: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[object] = []
    monkeypatch.setattr(client.Client, "built", False)
    monkeypatch.setattr(sitting_down, "play", lambda wish, as_json: played.append(wish))
    status, said, _ = told("browse")
    assert status == OK
    assert said.startswith("The pages for browsers are not built")
    assert played == [sitting_down.Wish()]


def test_without_the_servers_packages(told: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "find_spec", lambda name: None)
    for command in ("serve", "browse"):
        status, _, complaint = told(command)
        assert status == BAD_INPUT
        assert complaint.startswith("The server's packages are missing: run `")


# Backup ---------------------------------------------------------------------------------------------------------------


def test_a_backup_of_a_running_server_is_a_whole_one(told: Any, tmp_path: Path) -> None:
    with site(tmp_path / "data") as place:
        table, keys = place.create("human", "human")
        with place.sit(table, *keys) as both:
            both.choose_anything()
            view = both.news["view"]
        status, said, _ = told("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data"))
        assert (status, said) == (OK, f"{tmp_path / 'copy'} has a copy of 1 tables.\n")
    (tmp_path / "again").mkdir()
    (tmp_path / "copy").rename(tmp_path / "again" / FILE)
    with site(tmp_path / "again") as place, place.sit(table, *keys) as both:
        assert both.hello["view"] == view


def test_a_backup_of_nothing(told: Any, tmp_path: Path) -> None:
    status, said, complaint = told("backup", str(tmp_path / "copy"), "--data", str(tmp_path))
    assert (status, said) == (BAD_INPUT, "")
    assert complaint == f"There is no {tmp_path / FILE}: name the server's directory with --data.\n"
    assert not (tmp_path / "copy").exists()


# Doctor ---------------------------------------------------------------------------------------------------------------


def findings(data: Path, port: int = 0) -> dict[str, doctor.Finding]:
    return {finding.about: finding for finding in doctor.examine(Hosting(data, port=port))}


def test_a_healthy_installation(told: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.Client, "built", True)
    status, said, complaint = told("doctor", "--data", str(tmp_path), "--port", "0", "--json")
    assert (status, complaint) == (OK, "")
    assert [finding["about"] for finding in json.loads(said) if finding["well"]] == [
        "python",
        "packages",
        "games",
        "data",
        "disk",
        "database",
        "client",
        "port 0",
    ]
    assert list(tmp_path.iterdir()) == []  # it only looks


def test_what_is_wrong_comes_with_a_remedy(told: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.Client, "built", False)
    monkeypatch.setattr(doctor, "ROOM", 10**18)
    with closing(taken()) as other:
        port = str(other.getsockname()[1])
        status, said, complaint = told("doctor", "--data", str(tmp_path), "--port", port)
    assert status == BAD_INPUT
    assert complaint == f"Something is wrong with: disk, client, port {port}.\n"
    assert "WRONG  client: the pages for browsers are not built\n       Run `make client`" in said
    assert "Choose another one with --host and --port." in said


def test_the_doctor_knows_the_versions_of_the_database(tmp_path: Path) -> None:
    path = tmp_path / FILE
    old = sqlite3.connect(path)
    old.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
    old.close()
    assert findings(tmp_path)["database"].found == f"version 1, which will be brought up to version {len(MIGRATIONS)}"
    connect(path).close()
    assert findings(tmp_path)["database"].found == f"version {len(MIGRATIONS)}"
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    assert not findings(tmp_path)["database"].well
    path.write_bytes(b"no database" * 500)
    assert findings(tmp_path)["database"].remedy == "Put a backup in its place."


def test_the_doctor_knows_a_starboard_when_it_meets_one(tmp_path: Path) -> None:
    with site(tmp_path) as place:
        port = int(place.address.rpartition(":")[2])
        assert findings(tmp_path, port)[f"port {port}"].found == "a Starboard is running there"


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert not findings(tmp_path / "file" / "data")["data"].well
