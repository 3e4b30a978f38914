"""Arrow rewards (section 12)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.games.space_base.content.schema import Drain, Half, ShiftSum
from starboard.games.space_base.rules.events import AbilityUsed, ArrowTurned, Gained
from starboard.kernel.refusal import Refusal
from tests.games.space_base.table import Table, cells
from tests.marks import example, rule


def gained(table: Table, seat: int = 0) -> list[int]:
    """The sectors that paid a seat, in order, once for each card."""
    return [event.sector for event in table.happened(Gained) if event.seat == seat]


def stations(dice: list[int], **halves: Half) -> Table:
    """Seat 0 is active and has these station cards: `s7=Half(...)`."""
    table = Table(seats=2, dice=dice)
    for sector, half in halves.items():
        table.station(0, int(sector[1:]), half)
    table.wait_in_phase_6()
    return table.start()


@rule("SB-12.1", "SB-12.2", "SB-12.16")
@example("SB-EX-9")
def test_a_two_way_arrow_brings_the_station_reward_of_the_left_or_of_the_right() -> None:
    for to, tracks in ((9, (2, 0, 0)), (11, (0, 0, 3))):
        table = Table(seats=2, dice=[4, 6])
        table.station(0, 10, Half(arrow="both"))
        for sector, half in ((9, Half(credits=2)), (11, Half(vp=3))):
            table.station(0, sector, half)
            table.patrol(0, sector, Half(credits=50))
        table.wait_in_phase_6()
        table.start().use_dice()
        decision = table.decision()
        assert (decision.seat, decision.kind, decision.values) == (0, "turn_arrow", (9, 11))
        with pytest.raises(Refusal):
            table.choose(10)
        table.choose(to)
        assert table.tracks(0) == tracks


@rule("SB-12.1", "SB-12.3", "SB-12.4", "SB-12.16")
@example("SB-EX-10")
def test_a_two_way_arrow_on_patrol_adds_all_patrol_cards_of_the_neighbour() -> None:
    for to, tracks in ((11, (7, 2, 3)), (9, (4, 2, 0))):
        table = Table(seats=2, dice=[4, 6])
        table.patrol(1, 10, Half(credits=3))
        table.patrol(1, 10, Half(arrow="both"))
        table.patrol(1, 10, Half(income=2))
        table.patrol(1, 11, Half(credits=4))
        table.patrol(1, 11, Half(vp=3))
        table.patrol(1, 9, Half(credits=1))
        for sector in (9, 11):
            table.station(1, sector, Half(credits=50))
        table.start().use_dice()
        assert (table.decision().seat, table.decision().values) == (1, (9, 11))
        table.choose(to)
        assert table.tracks(1) == tracks


@rule("SB-12.5", "SB-12.6")
@example("SB-EX-11")
def test_points_and_a_left_arrow_at_the_station() -> None:
    table = stations([6, 6], s12=Half(vp=3, arrow="left"), s11=Half(credits=4))
    table.use_dice()
    assert table.tracks(0) == (4, 0, 3)
    assert not table.happened(ArrowTurned)  # one way: nothing to choose


@rule("SB-12.5", "SB-12.6", "SB-12.4")
@example("SB-EX-12")
def test_points_and_a_left_arrow_on_patrol() -> None:
    table = Table(seats=2, dice=[6, 6])
    table.patrol(1, 12, Half(credits=1))
    table.patrol(1, 12, Half(vp=1, arrow="left"), Half(vp=3, arrow="left"))
    table.patrol(1, 12, Half(income=1))
    table.patrol(1, 11, Half(credits=4))
    table.patrol(1, 11, Half(vp=3))
    table.station(1, 11, Half(credits=50))
    table.start().use_dice()
    assert table.tracks(1) == (5, 1, 4)


@rule("SB-12.5", "SB-12.6")
@pytest.mark.parametrize(("arrow", "credits"), [("left", 11), ("right", 101)])
def test_a_one_way_arrow_points_at_one_neighbour(arrow: str, credits: int) -> None:
    halves = {"s6": Half(credits=10), "s7": Half(credits=1, arrow=arrow), "s8": Half(credits=100)}  # type: ignore[arg-type]
    assert stations([3, 4], **halves).use_dice().player(0).credits == credits


@rule("SB-12.8", "SB-12.9", "SB-12.11", "SB-12.12")
@example("SB-EX-13")
def test_a_chain_of_arrows_and_no_way_back() -> None:
    for to, credits in ((9, 10), (7, 1)):
        table = stations([3, 4], s7=Half(credits=1, arrow="right"), s8=Half(arrow="both"), s9=Half(credits=9))
        table.use_dice()
        assert table.tracks(0) == (1, 0, 0)
        assert table.decision().values == (7, 9)
        table.choose(to)
        assert table.player(0).credits == credits
        assert table.phase == 6


@rule("SB-12.12", "SB-10.11")
def test_a_two_way_arrow_with_nothing_left_on_either_side_is_not_asked() -> None:
    table = stations([3, 4], s7=Half(credits=1, arrow="right"), s8=Half(arrow="both"))
    assert table.use_dice().phase == 6
    assert table.tracks(0) == (1, 0, 0)


@rule("SB-12.8")
def test_a_long_chain_pays_every_card_on_the_way() -> None:
    halves = {f"s{sector}": Half(credits=1, arrow="right") for sector in range(3, 12)}
    table = stations([1, 2], **halves, s12=Half(vp=1)).use_dice()
    assert gained(table) == list(range(3, 13))
    assert table.tracks(0) == (9, 0, 1)


@rule("SB-12.7")
@pytest.mark.parametrize("patrol", [False, True])
def test_neighbours_are_those_of_the_sector_where_the_card_lies_now(patrol: bool) -> None:
    seat = 1 if patrol else 0
    table = Table(seats=2, dice=[4, 6])
    arrow = Half(arrow="right")
    id = table.ship(3, arrow, arrow)
    table.lay(seat, 10, id, patrol)
    for sector, credits in ((4, 50), (11, 2)):
        table.station(0, sector, Half(credits=credits))
        table.patrol(1, sector, Half(credits=credits))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.player(seat).credits == 2


@rule("SB-12.9", "SB-12.11")
def test_with_a_sum_every_card_pays_once_at_most() -> None:
    table = stations([3, 4], s7=Half(credits=1, arrow="right"), s8=Half(credits=10, arrow="left"))
    assert table.use_dice().player(0).credits == 11
    assert gained(table) == [7, 8]


@rule("SB-12.9", "SB-12.11")
def test_cards_are_counted_and_not_sectors() -> None:
    table = Table(seats=2, dice=[3, 4])
    table.patrol(1, 7, Half(credits=1, arrow="right"))
    table.patrol(1, 7, Half(credits=10))
    table.patrol(1, 8, Half(income=1, arrow="left"))
    table.patrol(1, 8, Half(vp=1, arrow="left"))
    table.start().use_dice()
    assert table.tracks(1) == (11, 1, 1)
    assert gained(table, 1) == [7, 7, 8, 8]


@rule("SB-12.9", "SB-12.13")
@example("SB-EX-44")
def test_two_two_way_arrows_of_a_sector_choose_independently_and_a_neighbour_pays_once() -> None:
    for turns, credits in (((9, 11), 3), ((11, 9), 3), ((11, 11), 2), ((9, 9), 1)):
        table = Table(seats=2, dice=[4, 6])
        cards = {table.patrol(1, 10, Half(arrow="both")) for _ in range(2)}
        table.patrol(1, 9, Half(credits=1))
        table.patrol(1, 11, Half(credits=2))
        table.start().use_dice()
        for to in turns:
            assert table.decision().values == (9, 11)
            table.choose(to)
        assert table.player(1).credits == credits
        assert {event.card for event in table.happened(ArrowTurned)} == cards
        assert table.state.active == 1


@rule("SB-12.10", "SB-12.11")
@example("SB-EX-45")
def test_a_double_used_separately_follows_the_arrow_twice() -> None:
    table = stations([3, 3], s3=Half(credits=1, arrow="right"), s4=Half(credits=2)).use_dice("separate")
    assert table.player(0).credits == 6
    assert gained(table) == [3, 4, 3, 4]


@rule("SB-12.10", "SB-12.11")
@pytest.mark.parametrize("dice", [[3, 4], [4, 3]])
def test_with_separate_dice_a_card_pays_once_for_each_die_at_most(dice: list[int]) -> None:
    table = stations(dice, s3=Half(credits=1, arrow="right"), s4=Half(credits=10, arrow="left"))
    table.use_dice("separate")
    assert table.player(0).credits == 22
    assert len(gained(table)) == 4


@rule("SB-12.14")
@pytest.mark.parametrize(
    ("dice", "arrow", "credits"),
    [([1, 5], "left", 1), ([1, 5], "both", 3), ([1, 5], "right", 3)],
)
def test_an_arrow_off_the_left_edge_yields_nothing(dice: list[int], arrow: str, credits: int) -> None:
    halves = {"s1": Half(credits=1, arrow=arrow), "s2": Half(credits=2), "s12": Half(credits=50)}  # type: ignore[arg-type]
    table = stations(dice, **halves).use_dice("separate")
    assert table.player(0).credits == credits
    assert table.phase == 6  # the two-way arrow has one side only, and nothing was asked


@rule("SB-12.14")
@pytest.mark.parametrize(("arrow", "credits"), [("right", 1), ("both", 3), ("left", 3)])
def test_an_arrow_off_the_right_edge_yields_nothing(arrow: str, credits: int) -> None:
    halves = {"s12": Half(credits=1, arrow=arrow), "s11": Half(credits=2), "s1": Half(credits=50)}  # type: ignore[arg-type]
    table = stations([6, 6], **halves).use_dice()
    assert table.player(0).credits == credits
    assert table.phase == 6


@rule("SB-12.14", "SB-12.5")
def test_arrows_reach_the_first_and_the_last_sector() -> None:
    table = stations([2, 6], s2=Half(arrow="left"), s1=Half(credits=5)).use_dice("separate")
    assert table.player(0).credits == 5
    table = stations([5, 6], s11=Half(arrow="right"), s12=Half(credits=5)).use_dice()
    assert table.player(0).credits == 5
    for to in (1, 3):
        table = stations([2, 6], s2=Half(arrow="both"), s1=Half(credits=1), s3=Half(credits=3))
        table.use_dice("separate").choose(to, 0, "turn_arrow")
        assert table.player(0).credits == to


@rule("SB-12.15", "SB-16.4", "SB-16.5")
def test_an_arrow_to_a_colony_yields_its_patrol_cards_on_another_s_turn_only() -> None:
    table = Table(seats=2, dice=[3, 4])
    for seat in (0, 1):
        table.station(seat, 7, Half(credits=1, arrow="right"))
        table.patrol(seat, 7, Half(credits=1, arrow="right"))
        table.settled(seat, 8, vp=5)
        table.patrol(seat, 8, Half(credits=10))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert [table.tracks(seat) for seat in (0, 1)] == [(1, 0, 0), (11, 0, 0)]


@rule("SB-12.16", "SB-12.1")
def test_the_owner_may_turn_the_arrow_differently_for_each_die() -> None:
    table = stations([4, 4], s4=Half(arrow="both"), s3=Half(credits=1), s5=Half(vp=1)).use_dice("separate")
    table.choose(3, 0, "turn_arrow").choose(5, 0, "turn_arrow")
    assert table.tracks(0) == (1, 0, 1)
    assert [event.to for event in table.happened(ArrowTurned)] == [3, 5]


@rule("SB-12.16")
def test_only_the_owner_may_turn_an_arrow() -> None:
    table = Table(seats=2, dice=[3, 4])
    table.patrol(1, 7, Half(arrow="both"))
    table.patrol(1, 8, Half(credits=1))
    table.start().use_dice()
    decision = table.decision()
    with pytest.raises(Refusal) as refusal:
        table.match.choose(decision, 8, seat=0)
    assert refusal.value.rule == "T-2"
    assert table.player(1).credits == 0
    table.match.choose(decision, 8, seat=1)
    assert table.player(1).credits == 1


@rule("SB-12.17", "SB-11.4", "SB-11.5")
def test_an_arrow_also_charges_the_cells_of_the_neighbour() -> None:
    table = Table(seats=2, dice=[3, 4])
    for seat, lay in ((0, table.station), (1, table.patrol)):
        lay(seat, 7, Half(arrow="right"))
        lay(seat, 8, cells(2, Drain(4), color="blue"), id=f"cells-{seat}")
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.player(0).charges == {"cells-0": 1}
    assert table.player(1).charges == {"cells-1": 1}


@rule("SB-12.18", "SB-14.4")
def test_an_arrow_reward_adds_where_a_dice_arrow_ability_replaces() -> None:
    halves = {"s3": Half(credits=1, arrow="right"), "s4": Half(credits=10), "s7": Half(vp=1, arrow="right")}
    table = stations([3, 3], **halves).use_dice("separate")
    assert table.player(0).credits == 22  # with separate dice too, and without any charge
    assert not table.happened(AbilityUsed)
    table = stations([3, 4], **halves, s8=Half(credits=5)).use_dice("sum")
    assert table.tracks(0) == (5, 0, 1)

    table = Table(seats=2, dice=[3, 4])
    table.station(0, 7, Half(vp=1))
    table.station(0, 8, Half(credits=5))
    shift = table.station(0, 1, cells(1, ShiftSum()), charges=1)
    table.wait_in_phase_6()
    table.start().use_dice("sum").choose(f"{shift}+1", 0)
    assert table.tracks(0) == (5, 0, 0)
    assert table.player(0).charges == {}


ARROWS = st.sampled_from([None, "left", "right", "both"])


@rule("SB-12.9", "SB-12.10", "SB-12.11", "SB-22.5")
@settings(max_examples=60)
@given(
    arrows=st.lists(ARROWS, min_size=12, max_size=12),
    dice=st.tuples(st.integers(1, 6), st.integers(1, 6)),
    way=st.sampled_from(["separate", "sum"]),
    turns=st.lists(st.integers(0, 1), min_size=30, max_size=30),
)
def test_collecting_ends_and_no_card_pays_more_than_once_for_a_die(
    arrows: list[str | None], dice: tuple[int, int], way: str, turns: list[int]
) -> None:
    table = Table(seats=2, dice=list(dice))
    for sector, arrow in enumerate(arrows, 1):
        table.station(0, sector, Half(credits=1, arrow=arrow))  # type: ignore[arg-type]
        table.patrol(1, sector, Half(credits=1, arrow=arrow))  # type: ignore[arg-type]
    table.wait_in_phase_6()
    table.start().use_dice(way, way)
    for turn in turns:
        if table.phase == 4:
            table.choose(table.decision(kind="turn_arrow").values[turn])
    while table.phase == 4:  # what the list did not answer
        table.choose(table.decision(kind="turn_arrow").values[0])
    times = [(event.seat, event.card) for event in table.happened(Gained)]
    assert max(times.count(card) for card in times) <= (1 if way == "sum" else 2)
