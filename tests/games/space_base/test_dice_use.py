"""Phase 3: sum or separate (section 9), and abilities that shift the sum (SB-14.1 to SB-14.8)."""

from __future__ import annotations

from itertools import product

import pytest

from starboard.games.space_base.content.schema import Gain, Half, ShiftSum
from starboard.games.space_base.rules.events import DiceUsed, Gained, SumShifted
from starboard.kernel.refusal import Refusal
from tests.games.space_base.table import Table, cells
from tests.marks import example, rule


def numbered(dice: list[int], seats: int = 2) -> Table:
    """Every station card of seat 0 and every patrol card of the others pays as many credits as its sector's number."""
    table = Table(seats, dice=dice)
    for sector in range(1, 13):
        table.station(0, sector, Half(credits=sector))
        for seat in range(1, seats):
            table.patrol(seat, sector, Half(credits=sector))
    table.wait_in_phase_6()
    return table.start()


def activated(table: Table, seat: int = 0) -> list[int]:
    return [event.sector for event in table.happened(Gained) if event.seat == seat]


@rule("SB-9.3", "SB-9.5", "SB-10.1")
@example("SB-EX-1")
def test_five_and_six_reach_sectors_5_and_6_or_sector_11() -> None:
    assert activated(numbered([5, 6]).use_dice("separate")) == [5, 6]
    assert activated(numbered([5, 6]).use_dice("sum")) == [11]


@rule("SB-9.4", "SB-10.8")
def test_a_double_used_separately_activates_its_sector_twice() -> None:
    table = numbered([4, 4]).use_dice("separate")
    assert activated(table) == [4, 4]
    assert table.player(0).credits == 8


@rule("SB-9.3", "SB-9.4", "SB-9.5", "SB-9.6", "SB-9.7")
def test_where_every_roll_leads() -> None:
    by_separate, by_sum = set(), set()
    for first, second in product(range(1, 7), repeat=2):
        table = numbered([first, second]).use_dice("separate", "sum")
        ways = {event.seat: event.sectors for event in table.happened(DiceUsed)}
        assert ways == {0: (first, second), 1: (first + second,)}
        assert activated(table, 0) == [first, second]  # both dice, always
        assert activated(table, 1) == [first + second]
        by_separate |= {first, second}
        by_sum.add(first + second)
    assert by_separate - by_sum == {1}
    assert by_sum - by_separate == set(range(7, 13))


@rule("SB-9.7", "SB-9.1")
def test_there_are_two_ways_and_no_leaving_a_die_out() -> None:
    table = numbered([2, 3])
    assert table.decision(0).values == ("separate", "sum")
    for unknown in ("first", 2, "pass"):
        with pytest.raises(Refusal):
            table.choose(unknown, 0, "use_dice")
    assert table.decision(0).kind == "use_dice"


@rule("SB-9.1", "SB-9.2")
@example("SB-EX-7")
def test_everybody_chooses_for_themselves_in_any_order() -> None:
    table = numbered([2, 3], seats=4)
    assert [decision.seat for decision in table.match.decisions] == [0, 1, 2, 3]
    table.choose("separate", 3)
    assert [decision.seat for decision in table.match.decisions] == [0, 1, 2]
    table.choose("sum", 0)  # the active player's choice leaves the others both ways
    for seat in (1, 2):
        assert table.decision(seat).values == ("separate", "sum")
    table.choose("separate", 1).choose("sum", 2)
    assert [activated(table, seat) for seat in range(4)] == [[5], [2, 3], [5], [2, 3]]


@rule("SB-9.2")
def test_nobody_collects_before_all_have_chosen() -> None:
    table = numbered([2, 3], seats=3)
    table.choose("sum", 1).choose("sum", 0)
    assert not table.happened(Gained)
    table.choose("sum", 2)
    assert [event.seat for event in table.happened(Gained)] == [0, 1, 2]


@rule("SB-9.8", "SB-14.1")
def test_only_a_player_who_chose_the_sum_may_shift_it() -> None:
    for way, may_shift in (("sum", True), ("separate", False)):
        for seat in (0, 1):
            table = Table(seats=2, dice=[3, 4])
            table.station(seat, 1, cells(1, ShiftSum()), charges=1)
            table.start().choose(way, seat, "use_dice")
            assert table.asked(seat, "shift_sum") is may_shift


@rule("SB-9.8", "SB-14.2", "SB-14.4", "SB-14.7")
@example("SB-EX-17")
def test_a_shifted_nine_activates_ten_and_nothing_else() -> None:
    table = Table(seats=3, dice=[4, 5])
    card = table.station(0, 1, cells(1, ShiftSum()), charges=1)
    for seat in range(3):
        for sector in (9, 10):
            table.station(seat, sector, Half(credits=sector))
            table.patrol(seat, sector, Half(credits=sector))
    table.wait_in_phase_6()
    table.start().use_dice().choose(f"{card}+1", 0, "shift_sum")
    assert activated(table) == [10]
    assert table.happened(SumShifted) == [SumShifted(0, card, 10)]
    assert activated(table, 1) == activated(table, 2) == [9]  # only the user's own sector moves
    assert table.player(0).charges == {}


@rule("SB-9.9", "SB-9.8", "SB-14.3", "SB-14.5", "SB-14.6")
@example("SB-EX-18")
def test_a_passive_player_shifts_four_and_four_to_eleven() -> None:
    def table() -> Table:
        table = Table(seats=2, dice=[4, 4])
        table.station(1, 1, cells(1, ShiftSum(1)), charges=1, id="first")
        table.station(1, 2, cells(1, ShiftSum(1)), charges=1, id="second")
        table.station(1, 5, cells(1, ShiftSum(2)), charges=1, id="fifth")
        table.patrol(1, 11, Half(credits=4))
        table.wait_in_phase_6()
        return table.start()

    assert table().use_dice("sum", "separate").tracks(1) == (0, 0, 0)
    assert table().use_dice("sum", "sum").choose("pass", 1, "shift_sum").tracks(1) == (0, 0, 0)

    shifted = table().use_dice("sum", "sum")
    shifted.choose("first+1", 1, "shift_sum").choose("fifth+2", 1, "shift_sum").choose("pass", 1, "shift_sum")
    assert shifted.tracks(1) == (4, 0, 0)
    assert shifted.player(1).charges == {"second": 1}


@rule("SB-14.2", "SB-14.3", "SB-14.8")
@pytest.mark.parametrize(("dice", "steps"), [([4, 6], [1, 2]), ([5, 6], [1]), ([6, 6], [])])
def test_no_shift_goes_past_sector_12(dice: list[int], steps: list[int]) -> None:
    table = Table(seats=2, dice=dice)
    card = table.station(0, 1, cells(1, ShiftSum(2)), charges=1)
    table.wait_in_phase_6()
    table.start().use_dice()
    if not steps:
        assert table.phase == 6  # nothing to ask
        return
    assert table.decision(0).values == ("pass", *(f"{card}+{step}" for step in steps))
    if steps == [1]:
        with pytest.raises(Refusal) as refusal:
            table.choose(f"{card}+2")
        assert refusal.value.rule == "SB-14.8"
        assert table.player(0).charges == {card: 1}


@rule("SB-14.5", "SB-14.8", "SB-13.6")
def test_shifts_add_up_until_the_board_ends() -> None:
    table = Table(seats=2, dice=[5, 5])
    card = table.station(0, 1, cells(3, ShiftSum()), charges=3)
    table.station(0, 12, Half(credits=9))
    table.wait_in_phase_6()
    table.start().use_dice().choose(f"{card}+1", 0).choose(f"{card}+1", 0)
    assert table.phase == 6  # the third use has no legal shift left
    assert table.player(0).credits == 9
    assert table.player(0).charges == {card: 1}


@rule("SB-14.55")
def test_a_shift_that_also_gives_credits_gives_them_with_each_use() -> None:
    table = Table(seats=2, dice=[4, 5])
    card = table.station(0, 1, cells(2, Gain(credits=1, income=2, vp=3), ShiftSum()), charges=2)
    table.wait_in_phase_6()
    table.start().use_dice().choose(f"{card}+1", 0)
    assert table.tracks(0) == (1, 2, 3)
    table.choose(f"{card}+1", 0)
    assert table.tracks(0) == (2, 4, 6)


@rule("SB-9.9")
@pytest.mark.parametrize("way", ["separate", "sum"])
def test_a_choice_that_yields_nothing_is_legal(way: str) -> None:
    table = Table(seats=2, dice=[2, 5])
    for sector in (2, 5, 7):
        table.settled(0, sector)
    table.start().use_dice(way, way)
    assert not table.happened(Gained)
    assert table.state.active == 1
