"""Section 14, all other abilities: charges, points, winning, resources, and what holds for every ability."""

from __future__ import annotations

import pytest

from starboard.games.space_base.content.schema import (
    Ability,
    AddCharge,
    Buy,
    Drain,
    Gain,
    Half,
    MoveCharge,
    Win,
)
from starboard.games.space_base.rules.events import (
    AbilityGained,
    ChargeAdded,
    ChargeMoved,
    EndTriggered,
    ExtraRound,
    VpLost,
    Won,
)
from starboard.games.space_base.rules.turn import WINDOW_1, WINDOW_2, WINDOW_3
from tests.games.space_base.table import Table, cells
from tests.marks import example, rule

CREDIT = Gain(credits=1)


# Add 1 charge -------------------------------------------------------------------------------------------------------


@rule("SB-14.27")
def test_one_charge_goes_on_any_empty_cell_whatever_its_half_and_colour() -> None:
    table = Table()
    adder = table.station(0, 1, cells(3, AddCharge()), charges=3)
    station = table.station(0, 2, cells(1, CREDIT, color="red"))
    partly = table.station(0, 3, cells(2, CREDIT, color="blue"), charges=1)
    patrol = table.patrol(0, 4, cells(1, CREDIT, color="blue"))
    partly_patrol = table.patrol(0, 5, cells(2, CREDIT, color="red"), charges=1)
    full_station = table.station(0, 6, cells(1, CREDIT, color="red"), charges=1)
    full_patrol = table.patrol(0, 7, cells(1, CREDIT, color="red"), charges=1)
    table.station(1, 5, cells(1, CREDIT))
    table.start().choose(adder, 0)
    free = table.decision(0, "add_charge").values
    assert set(free) == {adder, station, partly, patrol, partly_patrol}
    assert table.refused(full_station) == table.refused(full_patrol) == "SB-13.4"
    table.choose(patrol)
    assert table.player(0).charges[patrol] == 1
    table.choose(adder, 0, "window").choose(partly)
    assert table.player(0).charges[partly] == 2
    assert [event.card for event in table.happened(ChargeAdded)] == [patrol, partly]


@rule("SB-14.28")
def test_the_charge_may_go_back_onto_the_card_that_paid_for_it() -> None:
    table = Table()
    adder = table.station(0, 1, cells(2, AddCharge()), charges=2)
    table.station(0, 2, cells(1, CREDIT, color="red"))
    table.start().choose(adder, 0)
    assert table.player(0).charges == {adder: 1}
    table.choose(adder, 0, "add_charge")
    assert table.player(0).charges == {adder: 2}


@rule("SB-14.28")
def test_a_target_cell_has_to_exist_on_the_half_in_force() -> None:
    table = Table(seats=3)
    adder = table.station(0, 1, cells(1, AddCharge()), charges=1)
    table.station(0, 2, Half(cells=[[2, 4]], ability=Ability("green", [CREDIT])))  # not there with three players
    table.station(0, 3, Half(), cells(1, CREDIT))  # the cell is on the half turned away
    table.patrol(0, 4, Half(), cells(1, CREDIT))
    table.start().choose(adder, 0)
    assert not table.asked(0, "add_charge")  # its own cell is the only one
    assert table.player(0).charges == {adder: 1}


@rule("SB-14.57")
def test_a_charge_may_move_to_an_empty_cell_of_another_card() -> None:
    table = Table()
    mover = table.station(0, 1, cells(1, MoveCharge()), charges=1)
    full = table.station(0, 2, cells(2, CREDIT, color="red"), charges=2)
    empty = table.patrol(0, 3, cells(1, CREDIT, color="red"))
    table.start().choose(mover, 0)
    assert table.decision(0, "move_charge").values == ("decline", f"{full}>{mover}", f"{full}>{empty}")
    table.choose(f"{full}>{empty}")
    assert table.player(0).charges == {full: 1, empty: 1}
    assert [(event.card, event.to) for event in table.happened(ChargeMoved)] == [(full, empty)]


@rule("SB-14.57", "SB-14.56")
def test_moving_a_charge_may_be_declined_after_paying() -> None:
    table = Table()
    mover = table.station(0, 1, cells(1, MoveCharge()), charges=1)
    full = table.station(0, 2, cells(2, CREDIT, color="red"), charges=2)
    table.start().choose(mover, 0).choose("decline", 0)
    assert table.player(0).charges == {full: 2}
    assert table.happened(ChargeMoved) == []


# All opponents lose 4 VP --------------------------------------------------------------------------------------------


@rule("SB-14.29")
@example("SB-EX-35")
def test_all_opponents_lose_points_down_to_0() -> None:
    table = Table(seats=4, active=1, first=1)
    drain = table.station(1, 1, cells(1, Drain(4), color="blue"), charges=1)
    for seat, vp in ((0, 10), (1, 7), (2, 3), (3, 0)):
        table.set(seat, vp=vp)
    table.start().choose(drain, 1)
    assert [table.player(seat).vp for seat in range(4)] == [6, 7, 0, 0]
    assert [(event.seat, event.vp) for event in table.happened(VpLost)] == [(2, 3), (0, 4)]


@pytest.mark.parametrize(("before", "after"), [(5, 1), (4, 0), (3, 0)])
@rule("SB-14.29")
def test_fewer_than_4_points_become_0(before: int, after: int) -> None:
    table = Table()
    drain = table.station(0, 1, cells(1, Drain(4), color="blue"), charges=1)
    table.set(1, vp=before)
    table.start().choose(drain)
    assert table.player(1).vp == after


@rule("SB-14.30")
def test_losing_points_does_not_take_the_trigger_back() -> None:
    table = Table(active=1)
    drain = table.station(1, 1, cells(1, Drain(4), color="blue"), charges=1)
    table.set(0, vp=40)
    table.set(1, vp=38)
    table.start(triggered=True).choose(drain, 1)
    assert table.player(0).vp == 36
    table.end_turn()
    assert table.match.over
    assert table.state.winners == (1,)


# You win ------------------------------------------------------------------------------------------------------------


@rule("SB-14.51")
@example("SB-EX-28")
def test_you_win_ends_the_game_at_once_whatever_the_points() -> None:
    table = Table(seats=3, active=1)
    winner = table.station(0, 1, cells(1, Win(), Gain(vp=1)), charges=1)
    table.station(1, 1, cells(1, CREDIT), charges=1)
    table.set(2, vp=45)
    table.start(triggered=True).choose("pass", 1).choose(winner, 0)
    assert table.match.over
    assert table.state.winners == (0,)
    assert table.match.decisions == []
    assert table.player(0).vp == 0  # nothing goes on
    assert [(event.seat, event.vp, event.by) for event in table.happened(Won)] == [(0, 0, "ability")]


@rule("SB-14.52")
def test_priority_decides_who_wins_first() -> None:
    table = Table(seats=3, active=1)
    cards = [table.station(seat, 1, cells(1, Win()), charges=1) for seat in range(3)]
    table.start()
    assert [decision.seat for decision in table.match.decisions] == [1]
    table.choose("pass")
    assert [decision.seat for decision in table.match.decisions] == [2]
    table.choose(cards[2])
    assert table.state.winners == (2,)


# Credits, income and points -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [WINDOW_1, WINDOW_2, WINDOW_3])
@pytest.mark.parametrize(("color", "users"), [("blue", [0]), ("red", [1]), ("green", [0, 1])])
@rule("SB-14.53")
def test_resources_come_in_every_window_on_the_turns_of_the_colour(phase: int, color: str, users: list[int]) -> None:
    table = Table()
    ability = [table.station(seat, 1, cells(1, Gain(2, 3, 4), color=color), charges=1) for seat in (0, 1)]
    table.offer(9, cost=0)
    table.start(phase)
    used = []
    while table.state.active == 0 and table.match.decisions[0].kind == "window":
        used.append(table.decision().seat)
        table.choose(ability[used[-1]])
    assert used == users
    gained = [(event.seat, event.credits, event.income, event.vp) for event in table.happened(AbilityGained)]
    assert gained == [(seat, 2, 3, 4) for seat in users]
    for seat in users:
        assert table.tracks(seat)[1:] == (3, 4)


@rule("SB-14.53")
def test_credits_of_an_ability_are_added() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, Gain(credits=2)), charges=1)
    table.set(0, credits=5, income=1, vp=1)
    table.start().choose(ability)
    assert table.tracks(0) == (7, 1, 1)


@pytest.mark.parametrize(("before", "triggered"), [(35, False), (36, True)])
@rule("SB-14.54")
def test_points_of_an_ability_trigger_the_end_at_once(before: int, triggered: bool) -> None:
    table = Table()
    ability = table.station(1, 1, cells(1, Gain(vp=4)), charges=1)
    table.set(1, vp=before)
    table.start().choose(ability, 1)
    assert table.state.triggered == triggered
    assert [(event.seat, event.vp) for event in table.happened(EndTriggered)] == ([(1, 40)] if triggered else [])


# What holds for all -------------------------------------------------------------------------------------------------


@rule("SB-14.55")
def test_effects_of_one_ability_come_in_the_printed_order() -> None:
    table = Table(seats=3)
    ability = table.station(0, 1, cells(1, Gain(credits=2), Drain(1), Buy(), Gain(vp=40), color="blue"), charges=1)
    card = table.offer(9, cost=2)
    table.set(1, vp=3)
    table.start().choose(ability)
    assert table.player(0).credits == 2
    assert table.player(1).vp == 2
    assert table.player(0).vp == 0  # this part comes after the purchase
    table.choose(card, 0, "buy")
    assert table.tracks(0) == (0, 0, 40)


@rule("SB-14.56")
def test_an_ability_without_any_use_left_still_costs_its_charges() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, Buy(), color="blue"), charges=1)
    table.offer(9, cost=1)
    table.start().choose(ability)
    assert not table.asked(0, "buy")  # nothing on offer can be paid
    assert table.player(0).charges == {}


@rule("SB-14.51")
def test_the_points_of_a_round_are_not_compared_after_you_win() -> None:
    table = Table(active=1)
    winner = table.station(1, 1, cells(1, Win()), charges=1)
    table.set(0, vp=44)
    table.start(triggered=True).choose(winner, 1)
    assert table.happened(ExtraRound) == []
    assert len(table.happened(Won)) == 1
    assert table.state.winners == (1,)
