"""Tables are created, found, put away and opened again; forks and match files come in by the same door (T-16, T-17)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from starboard.kernel import archive, game
from starboard.kernel.data import BadData, plain
from starboard.kernel.match import new
from starboard.kernel.refusal import Refusal
from starboard.table import harbour
from starboard.table.harbour import GATHERING_MS, QUIET_MS
from starboard.table.messages import Choose, NewTable, SeatWish
from starboard.table.thinking import InPlace, NoAnswer, Reading
from tests.table.house import Home, key_of, settle

HUMANS = [SeatWish("human", "A"), SeatWish("human", "B")]


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"game": "chess"}, "table-no-such-game"),
        ({"seats": HUMANS[:1]}, "table-wrong-seats"),
        ({"seats": HUMANS * 3}, "table-wrong-seats"),
        ({"seats": [*HUMANS, SeatWish("machine", level="genius")]}, "table-no-such-level"),
        ({"seats": [*HUMANS, SeatWish("machine")]}, "table-no-such-level"),
        ({"seats": [*HUMANS, SeatWish("human")]}, "table-name-length"),
        ({"turn_seconds": -1}, "table-wrong-time"),
        ({"bank_seconds": 30 * 86_400 + 1}, "table-wrong-time"),
        ({"options": {"pack": "/etc/passwd"}}, "table-unknown-pack"),
        ({"options": {"pack": ["a"]}}, "table-unknown-pack"),
    ],
)
async def test_a_table_that_cannot_be(wishes: dict[str, Any], key: str) -> None:
    home = Home()
    with pytest.raises(Refusal) as refused:
        await home.harbour.create(NewTable(**{"game": "heap", "seats": HUMANS, **wishes}))
    assert refused.value.text.key == key
    assert home.memory.sheets == {}
    assert home.harbour.tables == {}


async def test_an_option_that_the_game_does_not_have() -> None:
    with pytest.raises(BadData, match="has no option 'speed'"):
        await Home().harbour.create(NewTable("heap", HUMANS, {"speed": 3}))


async def test_a_new_table_is_kept_before_anybody_hears_of_it() -> None:
    home = Home()
    home.memory.broken = True
    with pytest.raises(Exception, match="disk is full"):
        await home.set_up("heap", "human", "human")
    assert home.harbour.tables == {}


async def test_the_longest_clock() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human", pace="days", turn_seconds=30 * 86_400)
    assert table.info.turn_seconds == 2_592_000


async def test_only_listed_tables_are_listed_newest_first() -> None:
    home = Home()
    await home.set_up("heap", "human", "open")
    first = await home.set_up("heap", "human", "open", listed=True)
    second = await home.set_up("heap", "human", "human", listed=True)
    assert [info.id for info in await home.harbour.listed()] == [second.id, first.id]


async def test_a_table_of_a_game_that_is_gone_does_not_hide_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    home = Home()
    gone = await home.set_up("race", "human", "human", listed=True)
    key = home.keys[0].key
    table = await home.set_up("heap", "human", "human", listed=True)
    home = await home.crash()
    known = {name: room for name, room in game.games().items() if name != "race"}
    monkeypatch.setattr(game, "games", lambda: known)
    monkeypatch.setattr(harbour, "games", lambda: known)
    assert [info.id for info in await home.harbour.listed()] == [table.id]
    assert await home.harbour.mine(gone.id, key) is None
    await home.harbour.look_after()
    with pytest.raises(BadData, match="no game 'race'"):
        await home.harbour.find(gone.id)


async def test_a_seeded_table_says_so() -> None:
    home = Home()
    assert (await home.set_up("race", "human", "human", seed="x")).info.seeded is True
    assert (await home.set_up("race", "human", "human")).info.seeded is False


async def test_a_quiet_table_is_put_away_and_found_again() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    ann = await home.come(table, 0)
    await ann.say(Choose, decision=1, value=3)
    await home.clock.go_on(QUIET_MS)
    await home.harbour.look_after()
    assert not table.closed  # somebody is there
    table.leave(ann)
    await home.clock.go_on(QUIET_MS - 1)
    await home.harbour.look_after()
    assert not table.closed
    await home.clock.go_on(1)
    await home.harbour.look_after()
    await settle()
    assert table.closed and home.harbour.tables == {}
    assert (await home.harbour.info(table.id)).state == "playing"
    assert home.harbour.tables == {}  # a look from outside does not open it
    one, other = await asyncio.gather(home.harbour.find(table.id), home.harbour.find(table.id))
    assert one is other
    assert (await home.come(one, 0)).news["view"] == {"stones": 17}


async def test_of_too_many_quiet_tables_the_quietest_are_put_away_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harbour, "SPARE", 2)
    home = Home()
    tables = []
    for _ in range(4):
        tables.append(await home.set_up("heap", "human", "human"))
        await home.clock.go_on(1_000)
    await home.come(tables[0], 0)
    await home.harbour.look_after()
    await settle()
    assert [table.closed for table in tables] == [False, True, False, False]  # somebody is at the first
    assert (await home.harbour.find(tables[1].id)).sheet.state == "playing"


async def test_a_full_house_takes_no_more_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harbour, "MOST", 2)
    home = Home()
    tables = [await home.set_up("heap", "human", "human") for _ in range(2)]
    file = archive.dump(tables[0].play.running)
    for ask in (
        home.set_up("heap", "human", "human"),
        home.harbour.take_in(file),
        home.harbour.rematch(tables[0].sheet),
    ):
        with pytest.raises(Refusal, match="T-10") as refused:
            await ask
        assert refused.value.text.key == "table-house-full"
    assert len(home.memory.sheets) == 2
    tables[0].stop()
    await settle()
    assert (await home.set_up("heap", "human", "human")).sheet.state == "playing"


async def test_who_comes_while_a_table_is_put_away_finds_it_opened_again() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    table.stop()
    again = await home.harbour.find(table.id)
    assert again is not table
    assert (await home.come(again, 0)).news["view"] == {"stones": 20}
    lost = await home.come(table, 0)
    assert lost.gone


async def test_a_table_that_never_began_is_forgotten_after_a_week() -> None:
    home = Home()
    waiting = await home.set_up("heap", "human", "open")
    playing = await home.set_up("heap", "human", "human")
    await home.clock.go_on(GATHERING_MS)
    await home.harbour.look_after()
    assert set(home.memory.sheets) == {waiting.id, playing.id}
    await home.clock.go_on(1)
    await home.harbour.look_after()
    assert set(home.memory.sheets) == {playing.id}


@pytest.mark.parametrize("id", ["nosuchtable", "", "../../etc/passwd", "'; DROP TABLE tables; --"])
async def test_no_such_table(id: str) -> None:
    home = Home()
    for ask in (home.harbour.find, home.harbour.info):
        with pytest.raises(Refusal) as refused:
            await ask(id)
        assert refused.value.text.key == "table-no-such-table"


async def test_stopping_says_goodbye_and_keeps_everything() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    ann = await home.come(table, 0)
    table.submit(ann, Choose(seat=0, n=1, decision=1, value=3))
    await home.harbour.close()
    assert [message["type"] for message in ann.heard[-3:]] == ["update", "done", "closing"]
    assert ann.gone
    assert home.memory.here == home.clock.now()
    with pytest.raises(Refusal, match="T-20"):
        await home.harbour.find(table.id)


async def test_my_tables() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human")
    ann, bob = (key_of(home.keys, seat) for seat in (0, 1))
    for _ in range(2):  # open, then put away
        assert (await home.harbour.mine(table.id, ann))[1:] == (0, True)  # type: ignore[index]
        assert (await home.harbour.mine(table.id, bob))[1:] == (1, False)  # type: ignore[index]
        assert await home.harbour.mine(table.id, "forged") is None
        assert await home.harbour.mine("nosuchtable", ann) is None
        table.stop()
        await settle()
    assert home.harbour.tables == {}


async def test_a_fork_of_a_running_game_deals_anew_what_is_hidden() -> None:
    home = Home()
    table = await home.set_up("race", "human", "human", "human", seed="fork")
    assert table.play.match is not None
    ann = await home.come(table, 0)
    await ann.say(Choose, decision=1, value="roll")
    match = table.play.match
    wishes = [SeatWish("human", "A"), SeatWish("machine", level="random"), SeatWish("machine", level="random")]
    forked, keys = await home.harbour.fork(table.sheet, match, match.over, 0, wishes)
    assert [key.seat for key in keys] == [0]
    assert forked.play.match is not None
    assert forked.play.match.view(0) == match.view(0)
    assert plain(forked.play.match.state.chance) != plain(match.state.chance)
    home = await home.crash()
    again = await home.harbour.find(forked.id)
    assert (await home.come(again, 0)).news["view"] == ann.news["view"]


async def test_a_fork_has_the_seats_of_its_game() -> None:
    home = Home()
    table = await home.set_up("race", "human", "human", "human")
    assert table.play.match is not None
    with pytest.raises(Refusal) as refused:
        await home.harbour.fork(table.sheet, table.play.match, False, None, HUMANS)
    assert refused.value.text == refused.value.text.__class__("table-wrong-seats", {"least": 3, "most": 3})


async def test_a_match_file_becomes_a_table_to_sit_down_at() -> None:
    match = new("space_base", 2, "file")
    for _ in range(5):
        match.choose(match.decisions[0], match.decisions[0].values[0])
    home = Home()
    table = await home.harbour.take_in(archive.dump(match))
    watcher = await home.come(table)
    assert watcher.news["table"]["state"] == "playing"
    assert [seat["kind"] for seat in watcher.news["table"]["seats"]] == ["open", "open"]
    key = await table.sit_down("A", match.decisions[0].seat)
    ann = await home.come(table, key.seat)
    asked = ann.asked
    assert (await ann.say(Choose, decision=asked["id"], value=asked["options"][0]["value"]))["type"] == "done"
    home = await home.crash()
    assert (await home.come(await home.harbour.find(table.id))).news["view"] is not None


@pytest.mark.parametrize("raw", [b"", b"{}", b"[" * 100_000, b"\xff\xfe", b'{"format": "starboard-match"}'])
async def test_a_file_that_is_no_match_file(raw: bytes) -> None:
    home = Home()
    with pytest.raises(BadData, match=r"^the file"):
        await home.harbour.take_in(raw)
    assert home.memory.sheets == {}


async def test_a_file_that_takes_too_long_is_refused() -> None:
    class Endless(InPlace):
        async def read(self, reading: Reading) -> str:
            raise NoAnswer("not in time")

    home = Home(thinker=Endless())
    with pytest.raises(BadData, match="too long to play through"):
        await home.harbour.take_in(archive.dump(new("space_base", 2, "file")))
