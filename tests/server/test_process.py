"""`starboard serve` as hosts run it: started, stopped, killed in the middle of a game, and started again."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from starboard.server import socket as lines
from tests.server.services import free_port
from tests.server.site import PATIENCE, Site, Visitor

pytestmark = pytest.mark.slow

STANDING = ("view", "decisions", "waiting_for", "can_undo")


class Process:
    def __init__(self, data: Path, port: int) -> None:
        command = [sys.executable, "-m", "starboard", "serve", "--port", str(port), "--data", str(data)]
        self.log = data.with_name(f"log-{time.monotonic_ns()}")
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        self.site = Site(f"http://127.0.0.1:{port}")

    def end(self, how: signal.Signals) -> float:
        """Ends the process. Says how many seconds that took."""
        begun = time.monotonic()
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        return time.monotonic() - begun

    @property
    def lines(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def close(self) -> None:
        self.site.http.close()
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def serving(data: Path, port: int | None = None) -> Iterator[Process]:
    process = Process(data, port or free_port())
    try:
        yield process
    finally:
        process.close()


def test_it_says_where_it_is_when_visitors_can_come(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        assert server.said == f"Starboard is at {server.site.address} and keeps its tables in {tmp_path / 'data'}.\n"
        assert server.site.http.get("/healthz").text == "ok\n"


def test_killed_in_the_middle_of_a_game_it_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        table, keys = server.site.create("human", "human", "human")
    done, news, lines_said = {0: 0, 1: 0, 2: 0}, None, 0
    for _ in range(3):
        with serving(tmp_path / "data") as server, server.site.sit(table, *keys) as people:
            assert people.done == done
            assert len(people.hello["chat"]) == lines_said
            if news is not None:
                assert [people.hello[part] for part in STANDING] == [news[part] for part in STANDING]
            for _ in range(15):
                assert people.choose_anything()["type"] == "done"
            people.say("say", 0, text="still here")
            done, news, lines_said = people.done, people.news, lines_said + 1
            server.end(signal.SIGKILL)


def test_it_stops_gracefully_and_soon(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        table, keys = server.site.create("human", "random")
        with server.site.sit(table, *keys) as ann, server.site.dial(table) as idle:
            assert server.end(signal.SIGTERM) < 3
            assert ann.hear("closing") == {"type": "closing", "after_ms": 500}
            assert ann.close_code() == lines.RESTART
            assert Visitor(idle).close_code() == lines.RESTART
        assert server.process.returncode in (0, -signal.SIGTERM)


def test_the_log_tells_who_chose_what_where_and_no_secrets(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        table, keys = server.site.create("human", "human")
        with server.site.sit(table, *keys) as both:
            decision = both.news["decisions"][0]
            both.choose_anything()
        server.site.get(f"/api/tables/{table}/replay", key=keys[0])
        server.site.get(f"/api/tables/{table}/replay", 403, key=f"{keys[0]}, forged")
        mine = {"keys": [{"table": table, "seat": 0, "key": keys[0]}]}
        server.site.post("/api/account", {"name": "Ann", "password": "correct horse"})
        server.site.post("/api/account/seats", mine, 200)
        session = server.site.http.cookies["starboard_session"]
        server.end(signal.SIGTERM)
        (line,) = [line for line in server.lines if line["what"] == "choose"]
        assert {name: line[name] for name in ("table", "seat", "decision", "n", "level", "from")} == {
            "table": table,
            "seat": decision["seat"],
            "decision": decision["id"],
            "n": 1,
            "level": "info",
            "from": "starboard.table",
        }
        text = server.log.read_text()
        assert all(secret not in text for secret in [*keys, session, "correct horse"])


def test_a_taken_port_is_told_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        port = server.site.address.rpartition(":")[2]
        command = [sys.executable, "-m", "starboard", "serve", "--port", port, "--data", str(tmp_path / "other")]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert second.returncode == 2
        assert second.stderr.startswith(f"127.0.0.1, port {port} cannot be used: ")
        assert second.stderr.endswith("Choose another one with --host and --port.\n")
        assert not (tmp_path / "other").exists()
