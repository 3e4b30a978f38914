"""What people say to each other: text, of a length, and not too fast (T-10, T-11)."""

from __future__ import annotations

import pytest

from starboard.table.live import CHAT, LINE_EVERY_MS, LINES_AT_ONCE
from starboard.table.messages import Choose, Say
from tests.marks import rule
from tests.table.house import BEGIN, Guest, Home


async def two(home: Home) -> tuple[Guest, Guest]:
    table = await home.set_up("heap", "human", "human")
    return await home.come(table, 0), await home.come(table)


async def test_everybody_hears_a_line() -> None:
    home = Home()
    ann, watcher = await two(home)
    await ann.say(Say, text="  Good   luck ")
    said = {"type": "said", "line": {"seat": 0, "name": "A", "text": "Good luck", "at": BEGIN}}
    assert ann.heard[-2:] == [said, {"type": "done", "seat": 0, "n": 1}]
    assert watcher.last == said


async def test_markup_stays_text() -> None:
    home = Home()
    ann, watcher = await two(home)
    await ann.say(Say, text="<img src=x onerror=alert(1)> { $seat } @seat:1")
    assert watcher.last["line"]["text"] == "<img src=x onerror=alert(1)> { $seat } @seat:1"


@pytest.mark.parametrize("text", ["", " \n\t ", "x" * 301])
async def test_a_line_has_a_length(text: str) -> None:
    home = Home()
    ann, watcher = await two(home)
    assert (await ann.say(Say, text=text))["rule"] == "T-11"
    assert not watcher.all("said")


async def test_the_longest_line() -> None:
    home = Home()
    ann, watcher = await two(home)
    await ann.say(Say, text="x" * 300)
    assert len(watcher.last["line"]["text"]) == 300


async def test_a_seat_says_only_so_much_at_once() -> None:
    home = Home()
    ann, _ = await two(home)
    for _ in range(LINES_AT_ONCE):
        assert (await ann.say(Say, text="again"))["type"] == "done"
    assert (await ann.say(Say, text="again"))["rule"] == "T-10"
    await home.clock.go_on(LINE_EVERY_MS - 1)
    assert (await ann.say(Say, text="again"))["rule"] == "T-10"
    await home.clock.go_on(1)
    assert (await ann.say(Say, text="again"))["type"] == "done"
    assert (await ann.say(Say, text="again"))["rule"] == "T-10"


async def test_somebody_who_comes_later_reads_the_latest_lines_also_after_a_crash() -> None:
    home = Home()
    ann, _ = await two(home)
    for number in range(CHAT + 5):
        await ann.say(Say, text=f"line {number}")
        await home.clock.go_on(LINE_EVERY_MS)
    late = await home.come(ann.table)
    assert [line["text"] for line in late.news["chat"]] == [f"line {n}" for n in range(5, CHAT + 5)]
    home = await home.crash()
    again = await home.come(await home.harbour.find(ann.table.id))
    assert again.news["chat"][-1]["text"] == f"line {CHAT + 4}"


async def test_lines_are_in_the_table_not_in_the_match() -> None:
    home = Home()
    ann, _ = await two(home)
    await ann.say(Say, text="hello")
    assert len(home.memory.records[ann.table.id]) == 1


@rule("SA-38.5", "SA-7.12")
async def test_nobody_talks_while_the_rules_of_the_game_forbid_it() -> None:
    home = Home()
    options = {"mission": "mission-5", "speed": "full"}  # it begins with five seconds of silence, at 0:10
    table = await home.set_up("space_alert", "human", "human", options=options)
    crew = [await home.come(table, seat) for seat in (0, 1)]
    for ready in crew:
        await ready.say(Choose, decision=ready.asked["id"], value="ready")
    ann = crew[0]
    await home.clock.go_on(9_999)
    assert (await ann.say(Say, text="quick"))["type"] == "done"
    assert ann.all("update")[-1]["hushed"] is None
    home.clock.at += 1  # no alarm has rung yet
    refused = await ann.say(Say, text="psst")
    assert refused["rule"] == "SA-38.5"
    told = {"rule": "SA-38.5", "text": refused["text"]}
    late = await home.come(table)
    assert [ann.all("update")[-1]["hushed"], late.news["hushed"]] == [told, told]  # before anybody types
    assert len(crew[1].all("said")) == 1
    await home.clock.go_on(5_000)
    assert (await ann.say(Say, text="as I said"))["type"] == "done"
    assert ann.all("update")[-1]["hushed"] is None
    assert len(crew[1].all("said")) == 2
