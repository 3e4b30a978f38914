"""Over the wire, too, two worlds that differ only in what a seat cannot see are the same bytes (law 7)."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from starboard.kernel.match import Match
from starboard.server import run
from starboard.table import harbour, live
from starboard.table.clock import Alarm
from tests.server.site import PATIENCE, Site, site


class StandingClock:
    """It is always the same moment; what is due at once happens, and nothing else."""

    def now(self) -> int:
        return 1_750_000_000_000

    def call_at(self, at: int, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(0 if at <= self.now() else 3600, ring)


def story(place: Site, seat: int) -> list[str]:
    """All that a seat's socket receives, while the crew gets ready and this seat plans its first moves."""
    table, keys = place.create("human", "human", "human", game="space_alert", seed="two worlds")
    with place.sit(table, *keys) as crew:
        for number in range(3):
            decision = next(asked for asked in crew.news["decisions"] if asked["seat"] == number)
            assert crew.say("choose", number, decision=decision["id"], value="ready")["type"] == "done"
    heard: list[str] = []
    with place.dial(table, keys[seat]) as socket:
        heard.append(str(socket.recv(PATIENCE)))
        news, n = json.loads(heard[0]), 1
        choosing = random.Random(7)
        for _ in range(8):
            decision = next(asked for asked in news["decisions"] if asked["seat"] == seat)
            allowed = [option["value"] for option in decision["options"] if "forbidden" not in option]
            n += 1
            command = {
                "type": "choose",
                "seat": seat,
                "n": n,
                "decision": decision["id"],
                "value": choosing.choice(allowed),
            }
            socket.send(json.dumps(command))
            answered = False
            while not answered:
                heard.append(str(socket.recv(PATIENCE)))
                message = json.loads(heard[-1])
                news = message if message["type"] == "update" else news
                answered = message["type"] in ("done", "refused")
            assert message["type"] == "done"
    return heard


@pytest.mark.parametrize("seat", [0, 2])
def test_a_hand_of_space_alert_is_its_own_seats_alone(
    seat: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the second world everything that this seat cannot see is dealt anew when the alert begins."""
    monkeypatch.setattr(run, "SystemClock", StandingClock)
    monkeypatch.setattr(harbour, "new_id", lambda: "sametable")
    worlds: list[list[str]] = []
    choose = Match.choose
    for number in range(2):
        changed: list[bool] = []

        def other_world(match: Match, *answer: object, changed: list[bool] = changed) -> None:
            choose(match, *answer)  # type: ignore[arg-type]
            if not changed and match.next_wakeup() is not None:
                before = match.game.codec.digest(match.state)
                world = match.game.imagine(match.state, seat, "another world")
                world.events = match.events
                match.state = world
                changed.append(match.game.codec.digest(world) != before)

        with monkeypatch.context() as patch:
            if number == 1:
                patch.setattr(live.Match, "choose", other_world)
            with site(tmp_path / str(number)) as place:
                worlds.append(story(place, seat))
        assert changed == [True] * number
    assert worlds[0] == worlds[1]
    assert len(worlds[0]) == 17
