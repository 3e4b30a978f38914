"""The clocks of the seats: a time for each decision, a bank beyond it, and what happens when both are gone."""

from __future__ import annotations

from starboard.table.messages import Choose, GoBack, StandIn, UndoLast
from tests.table.house import Guest, Home


async def timed(home: Home, *kinds: str, turn: int = 10, bank: int = 60) -> tuple[Guest, Guest]:
    table = await home.set_up("heap", *(kinds or ("human", "human")), pace="live", turn_seconds=turn, bank_seconds=bank)
    return await home.come(table, 0), await home.come(table, 1)


def clock(guest: Guest, seat: int) -> tuple[int | None, int | None]:
    """Bank and time to answer, in milliseconds, as last told."""
    info = guest.news["table"]["seats"][seat]
    return info["clock_ms"], info["due_ms"]


async def test_the_clock_of_whoever_is_asked_runs_and_no_other() -> None:
    home = Home()
    ann, _ = await timed(home)
    assert clock(ann, 0) == (60_000, 70_000)
    assert clock(ann, 1) == (60_000, None)


async def test_within_its_time_a_decision_costs_nothing_of_the_bank() -> None:
    home = Home()
    ann, _ = await timed(home)
    await home.clock.go_on(10_000)
    await ann.say(Choose, decision=1, value=1)
    assert clock(ann, 0) == (60_000, 70_000)


async def test_beyond_it_the_bank_pays() -> None:
    home = Home()
    ann, bob = await timed(home)
    await home.clock.go_on(25_000)
    await ann.say(Choose, decision=1, value=1)
    assert clock(ann, 0) == (45_000, 55_000)
    await home.clock.go_on(12_000)
    late = await home.come(ann.table, 0)
    assert clock(late, 0) == (43_000, 43_000)
    await ann.say(Choose, decision=2, value=1)
    assert clock(ann, 0) == (43_000, None)
    assert clock(bob, 1) == (60_000, 70_000)


async def test_when_both_are_gone_the_clock_answers() -> None:
    home = Home()
    ann, _ = await timed(home)
    await home.clock.go_on(69_999)
    assert ann.news["view"] == {"stones": 20}
    await home.clock.go_on(1)
    assert ann.news["view"] == {"stones": 19}  # the decision's default
    assert clock(ann, 0) == (0, 10_000)
    assert home.house.measures.timeouts == 1
    await home.clock.go_on(9_999)
    assert ann.news["view"] == {"stones": 19}
    await home.clock.go_on(1)
    assert ann.news["view"] == {"stones": 18}


async def test_after_three_times_in_a_row_a_machine_stands_in() -> None:
    home = Home()
    ann, bob = await timed(home, bank=0)
    await home.clock.go_on(20_000)  # the first two, which is a turn
    await bob.say(Choose, decision=3, value=1)
    await bob.say(Choose, decision=4, value=1)
    assert ann.news["table"]["seats"][0]["standing_in"] is False
    await home.clock.go_on(10_000)
    assert ann.news["table"]["seats"][0]["standing_in"] is True
    assert clock(ann, 0) == (0, None)
    await home.clock.go_on(1_000)
    assert ann.news["waiting_for"] == [1]


async def test_who_chooses_is_back_and_counted_afresh() -> None:
    home = Home()
    ann, bob = await timed(home, bank=0)
    await home.clock.go_on(10_000)
    await ann.say(Choose, decision=2, value=1)
    await bob.say(Choose, decision=3, value=1)
    await bob.say(Choose, decision=4, value=1)
    await home.clock.go_on(20_000)
    assert ann.news["table"]["seats"][0]["standing_in"] is False
    assert ann.table.sheet.seats[0].missed == 2


async def test_undo_gives_no_time() -> None:
    home = Home()
    ann, _ = await timed(home)
    await home.clock.go_on(25_000)
    await ann.say(Choose, decision=1, value=1)
    await home.clock.go_on(4_000)
    await ann.say(UndoLast)
    assert clock(ann, 0) == (41_000, 41_000)  # as if the 29 seconds had gone by without a choice
    await home.clock.go_on(1_000)
    await ann.say(Choose, decision=1, value=2)
    assert clock(ann, 0) == (40_000, 50_000)


async def test_two_undos_give_no_time_either() -> None:
    home = Home()
    ann, _ = await timed(home)
    await home.clock.go_on(15_000)
    await ann.say(Choose, decision=1, value=1)
    await home.clock.go_on(12_000)
    await ann.say(Choose, decision=2, value=1)
    assert clock(ann, 0) == (53_000, None)
    await home.clock.go_on(30_000)  # the other one thinks
    await ann.say(UndoLast)
    assert clock(ann, 0) == (53_000, 53_000)
    await ann.say(UndoLast)
    assert clock(ann, 0) == (43_000, 43_000)  # 27 seconds of thinking, ten of them free


async def test_an_answer_of_the_clock_cannot_be_taken_back_for_more_time() -> None:
    home = Home()
    ann, _ = await timed(home, bank=0)
    await home.clock.go_on(10_000)
    assert ann.news["view"] == {"stones": 19}
    await ann.say(UndoLast)
    assert ann.news["view"] == {"stones": 20}
    await home.clock.go_on(0)
    assert ann.news["view"] == {"stones": 19}


async def test_going_back_by_consent_gives_the_whole_time_of_a_decision_again() -> None:
    home = Home()
    ann, _ = await timed(home, "human", "random")
    await home.clock.go_on(5_000)
    await ann.say(Choose, decision=1, value=1)
    await home.clock.go_on(5_000)
    await ann.say(GoBack, record=1)
    assert clock(ann, 0) == (60_000, 70_000)


async def test_nobody_pays_for_what_a_machine_does() -> None:
    home = Home()
    ann, _ = await timed(home)
    await home.clock.go_on(5_000)
    await ann.say(StandIn, for_seat=0, level="random")
    assert clock(ann, 0) == (60_000, None)
    await ann.say(StandIn, for_seat=0, level="")
    assert clock(ann, 0) == (60_000, 70_000)


async def test_a_table_without_a_pace_has_no_clocks() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human", turn_seconds=10)
    ann = await home.come(table, 0)
    assert clock(ann, 0) == (None, None)
    await home.clock.go_on(10_000_000)
    assert ann.news["view"] == {"stones": 20}


async def test_days_pass_while_the_table_is_put_away() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human", pace="days", turn_seconds=2 * 86_400)
    await home.clock.go_on(400_000)
    await home.harbour.look_after()
    await home.clock.go_on(0)
    assert table.closed and not home.harbour.tables
    for _ in range(5):  # the harbour goes its rounds
        await home.clock.go_on(86_400_000 // 2)
        await home.harbour.look_after()
    again = await home.harbour.find(table.id)
    await home.clock.go_on(0)
    ann = await home.come(again, 0)
    assert ann.news["view"] == {"stones": 19}


async def test_what_the_host_is_away_for_is_nobodys_time() -> None:
    home = Home()
    ann, _ = await timed(home)
    await home.clock.go_on(20_000)
    await home.harbour.look_after()
    home = await home.crash(away=3_600_000)
    ann = await home.come(await home.harbour.find(ann.table.id), 0)
    assert clock(ann, 0) == (50_000, 50_000)
    await home.clock.go_on(5_000)
    await ann.say(Choose, decision=1, value=1)
    home = await home.crash(away=50_000)
    ann = await home.come(await home.harbour.find(ann.table.id), 0)
    assert clock(ann, 0) == (45_000, 55_000)
