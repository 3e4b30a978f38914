"""Section 18: the end of the game."""

from __future__ import annotations

import pytest

from starboard.games.space_base.content.schema import Drain, Gain, Half, Win
from starboard.games.space_base.rules.events import EndTriggered, ExtraRound, RoundBegan, TurnBegan, Won
from starboard.games.space_base.rules.turn import INCOME, PURCHASING, REWARDS
from tests.games.space_base.table import Table, cells
from tests.marks import example, rule


def points(table: Table, *vp: int) -> None:
    for seat, amount in enumerate(vp):
        table.set(seat, vp=amount)


@pytest.mark.parametrize(("vp", "triggered"), [(38, False), (39, True), (45, True)])
@pytest.mark.parametrize("seat", [0, 1])
@rule("SB-18.1", "SB-18.9")
def test_40_points_trigger_the_end_on_whosever_turn(seat: int, vp: int, triggered: bool) -> None:
    table = Table()
    table.station(0, 5, Half(vp=1))
    table.patrol(1, 5, Half(vp=1))
    table.set(seat, vp=vp)
    table.wait_in_phase_6()
    table.start(REWARDS, dice=[2, 3], plans=[5, 5])
    assert table.state.triggered == triggered
    assert table.player(seat).vp == vp + 1  # 40 is no cap
    assert [(event.seat, event.vp) for event in table.happened(EndTriggered)] == ([(seat, vp + 1)] if triggered else [])


@pytest.mark.parametrize(("vp", "over"), [(39, False), (40, True)])
@rule("SB-18.1", "SB-18.3")
def test_points_in_a_position_written_by_hand_bring_the_end_too(vp: int, over: bool) -> None:
    table = Table(active=1)
    points(table, vp, 3)
    table.start(INCOME, triggered=False)
    assert table.match.over == over


@rule("SB-18.2", "SB-18.4")
@example("SB-EX-36")
def test_the_round_is_finished_so_that_all_have_had_the_same_number_of_turns() -> None:
    table = Table(seats=4, dice=[2, 3] * 4)
    table.patrol(1, 5, Half(vp=1))
    bought = table.offer(9, cost=0)
    points(table, 30, 39, 20, 10)
    table.start().use_dice("sum", "sum")
    assert table.state.triggered
    for seat in (1, 2):
        table.end_turn()
        assert table.state.active == seat
    table.use_dice("sum", "sum").choose(bought, 2)  # everything goes on: dice, rewards, purchases
    assert table.player(2).station[8] == bought
    assert table.player(1).vp == 41
    assert table.state.active == 3 and not table.match.over
    table.end_turn()
    assert table.match.over
    assert [event.seat for event in table.happened(TurnBegan)] == [0, 1, 2, 3]
    assert table.state.winners == (1,)


@rule("SB-18.2")
def test_the_player_to_the_right_of_the_first_player_takes_the_last_turn() -> None:
    table = Table(seats=3, first=2, active=0)
    points(table, 40, 0, 0)
    table.start(INCOME, triggered=True)
    assert not table.match.over and table.state.active == 1
    table.end_turn()
    assert table.match.over and table.state.winners == (0,)


@rule("SB-18.3")
def test_a_trigger_on_the_last_turn_of_a_round_ends_the_game_with_that_turn() -> None:
    table = Table(active=1)
    colony = table.colony(9, cost=1, vp=5)
    table.set(1, credits=1, vp=35)
    table.start(PURCHASING).choose(colony)
    assert table.match.over
    assert table.state.winners == (1,)
    assert table.state.round == 1


@pytest.mark.parametrize(("vp", "over"), [(39, False), (40, True)])
@rule("SB-18.1", "SB-18.2")
def test_without_a_trigger_the_rounds_go_on(vp: int, over: bool) -> None:
    table = Table(active=1)
    table.station(1, 5, Half(vp=1))
    table.set(1, vp=vp - 1)
    table.start(REWARDS, dice=[2, 3], plans=[5, 5])
    assert table.match.over == over


@rule("SB-18.4")
def test_points_may_still_be_lost_in_the_last_round_and_the_trigger_holds() -> None:
    table = Table(active=1)
    drain = table.station(1, 1, cells(1, Drain(4), color="blue"), charges=1)
    points(table, 41, 38)
    table.start(triggered=True).choose(drain).end_turn()
    assert (table.player(0).vp, table.player(1).vp) == (37, 38)
    assert table.match.over and table.state.winners == (1,)


@rule("SB-18.5")
def test_most_points_win_and_not_the_one_who_gave_the_trigger() -> None:
    table = Table(seats=3, active=1, dice=[2, 3])
    table.station(2, 5, Half(vp=3))
    points(table, 0, 40, 39)
    table.start(INCOME, triggered=True).use_dice("sum", "sum", "sum").end_turn()
    assert [table.player(seat).vp for seat in range(3)] == [0, 40, 42]
    assert table.match.over and table.state.winners == (2,)


@rule("SB-18.5")
def test_the_highest_score_wins_by_one_point() -> None:
    table = Table(seats=3, active=2)
    points(table, 40, 42, 41)
    table.start(INCOME, triggered=True)
    assert table.state.winners == (1,)
    assert [(event.seat, event.vp, event.by) for event in table.happened(Won)] == [(1, 42, "points")]


@rule("SB-18.6", "SB-18.7")
@example("SB-EX-37")
def test_a_tie_for_first_place_means_one_more_round_and_anybody_may_win_it() -> None:
    table = Table(seats=3, active=2)
    abilities = [table.station(seat, 1, cells(1, Gain(vp=vp)), charges=1) for seat, vp in enumerate((2, 1, 6))]
    points(table, 44, 44, 41)
    table.start(INCOME, triggered=True)
    assert not table.match.over
    assert [event.seats for event in table.happened(ExtraRound)] == [(0, 1)]
    for seat in (0, 1, 2):
        assert table.state.active == seat  # every player takes one more turn, the outsider too
        table.choose(abilities[seat], seat).end_turn()
    assert [table.player(seat).vp for seat in range(3)] == [46, 45, 47]
    assert table.match.over and table.state.winners == (2,)
    assert [event.round for event in table.happened(RoundBegan)] == [2]


@rule("SB-18.8")
def test_while_there_is_a_tie_further_rounds_follow() -> None:
    table = Table(active=1)
    last = table.station(1, 1, cells(1, Gain(vp=1)), charges=1)
    table.set(0, credits=9, income=9)  # no other tie-breaker
    points(table, 40, 40)
    table.start(INCOME, triggered=True)
    for _ in range(2):
        table.end_turn().end_turn()
    assert not table.match.over
    assert [event.seats for event in table.happened(ExtraRound)] == [(0, 1)] * 3
    table.end_turn().choose(last, 1).end_turn()
    assert table.match.over and table.state.winners == (1,)


@pytest.mark.parametrize("active", [0, 1])
@rule("SB-18.10")
def test_you_win_ends_the_game_in_the_last_and_in_an_extra_round(active: int) -> None:
    table = Table(active=active)
    card = table.station(1, 1, cells(1, Win()), charges=1)
    points(table, 44, 0)
    table.start(triggered=True).choose(card, 1)
    assert table.match.over and table.state.winners == (1,)

    table = Table(active=1)
    card = table.station(1, 1, cells(1, Win()), charges=1)
    points(table, 44, 44)
    table.start(INCOME, triggered=True).choose(card, 1)
    assert table.happened(ExtraRound) != []
    assert table.match.over and table.state.winners == (1,)


@rule("SB-18.11")
def test_a_tie_for_another_place_means_nothing() -> None:
    table = Table(seats=4, active=3)
    points(table, 30, 41, 30, 30)
    table.start(INCOME, triggered=True)
    assert table.match.over and table.state.winners == (1,)
    assert table.happened(ExtraRound) == []
