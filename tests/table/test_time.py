"""Games that go on with time alone: their alarms, and hosts that go away in the middle (law 8)."""

from __future__ import annotations

import copy

from starboard.table.messages import Choose, Consent, GoBack, UndoLast
from tests.table.house import Guest, Home


async def test_a_game_goes_on_by_itself() -> None:
    home = Home()
    table = await home.set_up("watch", "human")
    ann = await home.come(table, 0)
    await home.clock.go_on(9_999)
    assert ann.news["view"]["rung"] == 0
    await home.clock.go_on(1)
    assert ann.news["view"]["rung"] == 1
    assert [event["kind"] for event in ann.news["events"]] == ["rang"]
    await home.clock.go_on(20_000)
    assert ann.news["table"]["state"] == "over"


async def test_nobody_is_waited_for_where_time_goes_on() -> None:
    home = Home()
    table = await home.set_up("watch", "human", "human", pace="live", turn_seconds=5)
    ann = await home.come(table, 0)
    assert ann.news["waiting_for"] == []
    assert ann.news["decisions"][0]["free"] is True
    await home.clock.go_on(6_000)
    assert home.house.measures.timeouts == 0


async def test_a_choice_happens_at_the_time_it_is_made() -> None:
    home = Home()
    table = await home.set_up("watch", "human")
    ann = await home.come(table, 0)
    await home.clock.go_on(4_321)
    await ann.say(Choose, decision=1, value="press")
    assert ann.news["events"][-1]["data"] == {"seat": 0, "at": 4_321}


async def test_a_refused_choice_lets_time_pass_all_the_same() -> None:
    home = Home()
    table = await home.set_up("watch", "human")
    ann = await home.come(table, 0)
    await home.clock.go_on(3_000)
    assert (await ann.say(Choose, decision=99, value="press"))["rule"] == "T-1"
    assert table.play.match is not None
    assert table.play.match.state.now == 3_000
    assert [message["type"] for message in ann.heard[-2:]] == ["update", "refused"]  # an update clears the screen of it
    assert len(home.memory.records[table.id]) == len(table.play.match.log)


async def test_a_host_that_goes_away_in_the_middle_takes_no_time_from_anybody() -> None:
    home = Home()
    table = await home.set_up("watch", "human")
    ann = await home.come(table, 0)
    await home.clock.go_on(14_000)
    await ann.say(Choose, decision=1, value="press")
    home = await home.crash(away=3_600_000)
    ann = await home.come(await home.harbour.find(table.id), 0)
    assert ann.news["view"] == {"rung": 1, "pressed": [1]}
    await home.clock.go_on(5_999)
    assert ann.news["view"]["rung"] == 1
    await home.clock.go_on(1)
    assert ann.news["view"]["rung"] == 2


async def test_the_host_opens_by_itself_what_has_to_go_on() -> None:
    home = Home()
    table = await home.set_up("watch", "human")
    home = await home.crash(away=1_000)
    assert home.harbour.tables == {}
    await home.harbour.look_after()
    assert list(home.harbour.tables) == [table.id]
    await home.clock.go_on(30_000)
    assert home.harbour.tables[table.id].info.state == "over"


async def test_a_late_alarm_and_a_punctual_one_lead_to_the_same() -> None:
    home = Home()
    table = await home.set_up("watch", "human")
    home.clock.at += 25_000  # the machine was asleep, and no alarm rang
    await home.clock.go_on(0)
    match = table.play.match
    assert match is not None
    assert (match.state.now, [event["number"] for event in _bells(match.events)]) == (25_000, [1, 2])


def _bells(events: list[object]) -> list[dict[str, int]]:
    return [{"number": event.number} for event in events if hasattr(event, "number")]


async def test_time_that_has_passed_is_not_taken_back() -> None:
    home = Home()
    table = await home.set_up("watch", "human")
    ann = await home.come(table, 0)
    await home.clock.go_on(4_000)
    await ann.say(Choose, decision=1, value="press")
    await home.clock.go_on(4_000)
    await ann.say(UndoLast)
    await home.clock.go_on(2_000)
    assert ann.news["view"]["rung"] == 1


async def test_the_own_last_choice_is_taken_back_while_the_clock_runs_and_gives_no_time() -> None:
    home = Home()
    table = await home.set_up("watch", "human")
    ann = await home.come(table, 0)
    await home.clock.go_on(4_000)
    await ann.say(Choose, decision=1, value="press")
    assert ann.news["can_undo"] == [0]
    await home.clock.go_on(3_000)
    assert (await ann.say(UndoLast))["type"] == "done"
    assert ann.news["view"] == {"rung": 0, "pressed": [0]}
    assert table.play.match is not None
    assert table.play.match.state.now == 7_000
    await ann.say(Choose, decision=1, value="press")
    home.clock.at += 4_000  # the bell is due and has not rung
    assert (await ann.say(UndoLast))["rule"] == "T-5"
    assert ann.news["view"] == {"rung": 1, "pressed": [1]}


async def test_whoever_comes_or_goes_or_is_refused_does_not_make_a_choice_final() -> None:
    home = Home()
    table = await home.set_up("watch", "human", "human")
    ann, bob = [await home.come(table, seat) for seat in (0, 1)]
    await home.clock.go_on(1_000)
    await ann.say(Choose, decision=1, value="press")
    await home.clock.go_on(1_000)
    table.leave(await home.come(table))
    await home.clock.go_on(1_000)
    assert (await bob.say(Choose, decision=99, value="press"))["rule"] == "T-1"
    assert ann.news["can_undo"] == [0]
    assert (await ann.say(UndoLast))["type"] == "done"
    assert ann.news["view"] == {"rung": 0, "pressed": [0, 0]}


async def test_a_mission_of_space_alert_goes_on_where_its_host_left_it() -> None:
    home = Home()
    table = await home.set_up("space_alert", "human", "human", seed="a mission")
    for seat in (0, 1):
        crew = await home.come(table, seat)
        decision = next(asked for asked in crew.news["decisions"] if asked["seat"] == seat)
        await crew.say(Choose, decision=decision["id"], value="ready")
    heard = [await _told_within(home, table.id, 60_000)]
    for away in (0, 3_600_000):  # a host that stays is one that was away for no time
        other = Home()
        other.memory = other.house.storage = copy.deepcopy(home.memory)
        other.clock.at = home.clock.now()
        crashed = await other.crash(away)
        heard.append(await _told_within(crashed, table.id, 120_000))
    assert heard[0]
    assert heard[1] == heard[2]
    assert len(heard[1]) > len(heard[0])


async def fly(home: Home, thinking: int = 0, **options: object) -> list[Guest]:
    """Two people on their mission. The second one thinks so long before being ready."""
    table = await home.set_up(
        "space_alert", "human", "human", seed="a mission", options={"mission": "mission-1", **options}
    )
    crew = [await home.come(table, seat) for seat in (0, 1)]
    for seat, ready in enumerate(crew):
        await home.clock.go_on(thinking * seat)
        await ready.say(Choose, decision=ready.asked["id"], value="ready")
    return crew


async def test_time_stands_still_while_a_game_waits_for_people_only() -> None:
    """The mission clock starts with the alert, however long the briefing was (SA-6.1)."""
    home = Home()
    ann, _ = await fly(home, thinking=120_000)
    assert ann.news["view"]["elapsed"] == 0
    await home.clock.go_on(9_999)
    assert ann.news["view"]["threats"] == []
    await home.clock.go_on(1)
    assert [threat["turn"] for threat in ann.news["view"]["threats"]] == [2]
    assert ann.news["view"]["elapsed"] == 10_000


async def test_whoever_comes_or_goes_sees_and_leaves_the_clock_as_it_is() -> None:
    home = Home()
    ann, bob = await fly(home)
    await home.clock.go_on(8_000)
    late = await home.come(ann.table, 0)
    assert [guest.news["view"]["elapsed"] for guest in (ann, bob, late)] == [8_000] * 3
    await home.clock.go_on(1_000)
    ann.table.leave(late)
    await home.clock.go_on(0)
    assert [guest.news["view"]["elapsed"] for guest in (ann, bob)] == [9_000] * 2
    match = ann.table.play.match
    assert match is not None
    assert len(home.memory.records[ann.table.id]) == len(match.log)


async def test_who_comes_late_hears_what_time_did_on_the_way_and_so_do_the_others() -> None:
    home = Home()
    ann, _ = await fly(home)
    home.clock.at += 10_000  # the machine is slow: the alarm is due and has not rung
    late = Guest(ann.table, (1,))
    ann.table.join(late)
    await home.clock.go_on(0)
    for guest in (ann, late):
        told = [event for message in guest.heard if "events" in message for event in message["events"]]
        assert [event["kind"] for event in told].count("threat_announced") == 1
        assert [event["n"] for event in told] == list(range(len(told)))


async def test_a_plan_that_comes_after_the_end_of_its_phase_is_too_late_however_slow_the_machine() -> None:
    """Every command counts at the time it is taken in, and what was due by then happens first (SA-6.5, SA-38.1)."""
    home = Home()
    ann, bob = await fly(home)
    asked = next(each for each in ann.news["decisions"] if each["kind"] == "plan")
    value = next(str(option["value"]) for option in asked["options"] if str(option["value"]).startswith("place:0:1:"))
    home.clock.at += 230_000  # phase 1 ends in this moment; no alarm has rung yet
    refused = await ann.say(Choose, decision=asked["id"], value=value)
    assert refused["rule"] == "SA-6.8"
    assert ann.news["view"]["phases"] == bob.news["view"]["phases"] == [2, 2]
    assert ann.news["view"]["crew"][0]["slots"][0] == {}
    home.clock.at -= 60_000  # a clock that goes backwards takes nothing back, and nobody gains by it
    assert (await ann.say(Choose, decision=asked["id"], value=value))["rule"] == "SA-6.8"
    assert ann.news["view"]["elapsed"] == 230_000


async def test_those_who_agree_to_go_back_have_that_time_again() -> None:
    home = Home()
    ann, bob = await fly(home)
    match = ann.table.play.match
    assert match is not None
    await home.clock.go_on(60_000)
    minute = len(match.log)
    await ann.say(Choose, decision=ann.asked["id"], value="next")
    await home.clock.go_on(60_000)
    assert [threat["turn"] for threat in ann.news["view"]["threats"]] == [2, 4]
    await ann.say(GoBack, record=minute)
    assert ann.news["view"]["elapsed"] == 120_000
    await bob.say(Consent, proposal=1, agree=True)
    assert ann.news["view"]["elapsed"] == 60_000
    await home.clock.go_on(49_999)
    assert [threat["turn"] for threat in ann.news["view"]["threats"]] == [2]
    await home.clock.go_on(1)
    assert [threat["turn"] for threat in ann.news["view"]["threats"]] == [2, 4]


async def _told_within(home: Home, table: str, milliseconds: int) -> list[tuple[int, str]]:
    """The numbers and kinds of all events that a spectator has been told of when this time has passed."""
    watcher = await home.come(await home.harbour.find(table))
    await home.clock.go_on(milliseconds)
    told = [event for message in watcher.heard if "events" in message for event in message["events"]]
    return [(event["n"], event["kind"]) for event in told]
