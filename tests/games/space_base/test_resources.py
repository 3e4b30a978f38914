"""Credits, income and victory points (section 4)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.games.space_base.content.schema import Drain, Gain, Half
from starboard.games.space_base.room import GAME
from starboard.games.space_base.rules.events import AbilityGained
from starboard.games.space_base.view import view
from starboard.kernel.answers import sample
from starboard.kernel.match import new
from starboard.kernel.refusal import Refusal
from tests.games.space_base.table import Table, cells
from tests.marks import example, rule


@rule("SB-4.1", "SB-4.2", "SB-11.1", "SB-11.2", "SB-11.3")
@pytest.mark.parametrize(
    ("half", "after"),
    [(Half(credits=2), (12, 3, 4)), (Half(income=2), (10, 5, 4)), (Half(vp=2), (10, 3, 6))],
    ids=["credits", "income", "vp"],
)
def test_gaining_a_resource_raises_that_one_alone(half: Half, after: tuple[int, int, int]) -> None:
    table = Table(seats=2, dice=[3, 4])
    table.station(0, 7, half)
    table.set(0, credits=10, income=3, vp=4)
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.tracks(0) == after
    assert table.tracks(1) == (0, 0, 0)


@rule("SB-4.2")
@example("SB-EX-2")
@pytest.mark.parametrize("credits", [0, 1, 39])
def test_two_credits_are_two_more_than_before(credits: int) -> None:
    table = Table(seats=2)
    card = table.station(0, 1, cells(1, Gain(credits=2)), charges=1)
    table.set(0, credits=credits)
    table.start().choose(card)
    assert table.player(0).credits == credits + 2
    assert table.happened(AbilityGained) == [AbilityGained(0, card, credits=2)]


@rule("SB-4.3", "SB-18.9")
@example("SB-EX-3")
def test_points_go_on_beyond_forty() -> None:
    table = Table(seats=2, dice=[3, 4])
    table.station(0, 7, Half(vp=5))
    table.set(0, vp=38)
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.player(0).vp == 43


@rule("SB-4.3")
def test_no_resource_has_an_upper_limit() -> None:
    table = Table(seats=2, dice=[3, 4])
    table.station(0, 7, Half(credits=99, income=99, vp=99))
    table.set(0, credits=40, income=40, vp=80)
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.tracks(0) == (139, 139, 179)


@rule("SB-4.5", "SB-14.29")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (3, 0), (4, 0), (5, 1)])
def test_points_never_fall_below_zero(before: int, after: int) -> None:
    table = Table(seats=2)
    card = table.station(0, 1, cells(1, Drain(vp=4), color="blue"), charges=1)
    table.set(1, vp=before)
    table.start().choose(card)
    assert table.player(1).vp == after


@rule("SB-4.6", "SB-15.2")
def test_credits_are_spent_only_as_far_as_they_are_owned() -> None:
    table = Table(seats=2)
    payable, too_dear = table.offer(3, cost=4), table.offer(4, cost=5)
    table.set(0, credits=4)
    table.start().until("purchase")
    assert table.decision().values == ("pass", payable)
    with pytest.raises(Refusal) as refusal:
        table.choose(too_dear)
    assert refusal.value.rule == "SB-15.2"
    assert table.player(0).credits == 4
    table.choose(payable)
    assert table.player(0).credits == 0


@rule("SB-4.7", "SB-15.5")
def test_credits_that_are_not_spent_stay_from_turn_to_turn() -> None:
    table = Table(seats=2)
    table.offer(3, cost=9)
    table.set(0, credits=9)
    table.start().until("purchase").choose("pass")
    assert table.end_turn().player(0).credits == 9
    assert table.end_turn().player(0).credits == 9


@rule("SB-4.8")
def test_what_is_gained_on_another_s_turn_is_spent_on_the_own_next_turn() -> None:
    table = Table(seats=2, dice=[3, 4, 1, 1])
    table.patrol(1, 7, Half(credits=6))
    table.start().use_dice("sum", "sum")
    ship = table.state.shipyard[0][0]
    assert (table.state.active, table.player(1).credits) == (1, 6)
    table.until("purchase", 1).choose(ship)
    assert table.player(1).credits == 0


@rule("SB-4.9", "SB-11.2")
def test_income_does_nothing_until_the_end_of_the_own_turn() -> None:
    table = Table(seats=2, dice=[3, 4, 3, 4])
    table.station(0, 7, Half(income=3))
    table.patrol(0, 7, Half(income=3))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.tracks(0) == (0, 3, 0)
    table.end_turn()
    assert table.tracks(0) == (3, 3, 0)
    table.end_turn()  # the other player's turn
    assert table.tracks(0) == (3, 6, 0)


@rule("SB-4.11", "SB-22.7")
def test_everybody_sees_all_resources() -> None:
    table = Table(seats=3)
    for seat in range(3):
        table.set(seat, credits=seat, income=10 + seat, vp=20 + seat)
    table.start()
    for viewer in (0, 1, 2, None):
        shown = view(table.state, viewer).consoles
        assert [(c.credits, c.income, c.vp) for c in shown] == [(0, 10, 20), (1, 11, 21), (2, 12, 22)]


@rule("SB-4.5", "SB-4.6", "SB-4.10", "SB-3.13")
@settings(max_examples=12)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5))
def test_whatever_is_played_no_track_goes_wrong(seed: int, seats: int) -> None:
    match = new(GAME, seats, seed)
    incomes = [0] * seats
    for step in range(400):
        if match.over:
            break
        decision = match.decisions[0]
        match.choose(decision, sample(decision, lambda n, step=step: (seed + step * step) % n))  # type: ignore[misc]
        for seat, console in enumerate(match.view(None).consoles):
            assert console.credits >= 0
            assert console.vp >= 0
            assert console.income >= incomes[seat]
            assert len(console.station) == len(set(console.station)) == 12
            incomes[seat] = console.income
