"""Section 14, abilities of the dice: arrows for the sum (phase 3), rerolling and setting dice (phase 2)."""

from __future__ import annotations

import pytest

from starboard.games.space_base.content.schema import Gain, Half, Reroll, SetDie, ShiftSum
from starboard.games.space_base.rules.events import DieSet, Rolled, SumShifted
from tests.games.space_base.table import Table, cells
from tests.marks import example, rule

ONE = cells(1, ShiftSum(1))
TWO = cells(1, ShiftSum(2))


def pays(credits: int) -> Half:
    return Half(credits=credits)


# Dice and arrows ----------------------------------------------------------------------------------------------------


@rule("SB-14.1")
def test_arrows_are_used_in_phase_3_only() -> None:
    table = Table(dice=[4, 5])
    arrow = table.station(0, 3, ONE, charges=1)
    other = table.station(0, 4, cells(1, Gain(credits=1)), charges=1)
    table.start()
    assert table.decision().values == ("pass", other)
    assert table.refused(arrow) == "SB-7.4"
    table.use_dice("sum")
    assert table.phase == 3
    assert table.decision(0, "shift_sum").values == ("pass", f"{arrow}+1")
    table.choose("pass", 0)
    assert table.decision(0, "window").values == ("pass", other)


@pytest.mark.parametrize("seat", [0, 1])
@rule("SB-14.1", "SB-14.6")
def test_active_and_passive_players_may_shift_their_sum_but_not_separate_dice(seat: int) -> None:
    table = Table(dice=[4, 5] * 2)
    table.station(seat, 3, ONE, charges=1)
    table.start().until("use_dice").choose("separate", seat)
    assert not table.asked(seat)

    table = Table(dice=[4, 5] * 2)
    arrow = table.station(seat, 3, ONE, charges=1)
    table.start().until("use_dice").choose("sum", seat)
    assert table.decision(seat).values == ("pass", f"{arrow}+1")


@rule("SB-14.2", "SB-14.4")
@example("SB-EX-17")
def test_a_single_arrow_moves_the_sum_to_the_next_sector_which_replaces_it() -> None:
    table = Table(dice=[4, 5])
    table.wait_in_phase_6()
    arrow = table.station(0, 3, ONE, charges=1)
    table.station(0, 8, pays(1))
    table.station(0, 9, pays(10))
    table.station(0, 10, pays(100))
    table.start().use_dice("sum").choose(f"{arrow}+1", 0)
    assert table.player(0).credits == 100
    assert table.player(0).charges == {}
    assert [(event.card, event.sector) for event in table.happened(SumShifted)] == [(arrow, 10)]


@pytest.mark.parametrize(("steps", "credits"), [(1, 10), (2, 100)])
@rule("SB-14.3")
def test_a_double_arrow_moves_the_sum_by_one_or_two(steps: int, credits: int) -> None:
    table = Table(dice=[4, 5])
    table.wait_in_phase_6()
    arrow = table.station(0, 3, TWO, charges=1)
    table.station(0, 10, pays(10))
    table.station(0, 11, pays(100))
    table.start().use_dice("sum")
    assert table.decision(0).values == ("pass", f"{arrow}+1", f"{arrow}+2")
    assert table.refused(f"{arrow}+3", 0) == "T-3"
    table.choose(f"{arrow}+{steps}", 0)
    assert table.player(0).credits == credits


@rule("SB-14.5")
def test_shifts_of_several_cards_and_of_several_cells_add_up() -> None:
    table = Table(dice=[2, 3])
    table.wait_in_phase_6()
    twice = table.station(0, 3, cells(2, ShiftSum(1)), charges=2)
    double = table.station(0, 4, TWO, charges=1)
    table.station(0, 9, pays(10))
    table.start().use_dice("sum")
    table.choose(f"{twice}+1", 0).choose(f"{double}+2", 0)
    assert table.decision(0).values == ("pass", f"{twice}+1")
    table.choose(f"{twice}+1", 0)
    assert table.player(0).credits == 10
    assert [event.sector for event in table.happened(SumShifted)] == [6, 8, 9]


@rule("SB-14.6")
def test_the_card_of_an_arrow_may_lie_anywhere() -> None:
    table = Table(dice=[4, 5])
    on_patrol = table.patrol(0, 12, ONE, charges=1)
    on_board = table.station(0, 1, ONE, charges=1)
    table.start().use_dice("sum")
    assert set(table.decision(0).values) == {"pass", f"{on_patrol}+1", f"{on_board}+1"}


@rule("SB-14.7")
def test_a_shift_moves_only_the_sector_of_its_user() -> None:
    table = Table(dice=[4, 5])
    table.wait_in_phase_6()
    arrow = table.station(0, 3, ONE, charges=1)
    table.patrol(1, 9, pays(1))
    table.patrol(1, 10, pays(10))
    table.start().use_dice("sum", "sum").choose(f"{arrow}+1", 0)
    assert table.state.plans == [10, 9]
    assert table.state.dice == [4, 5]
    assert table.player(1).credits == 1


@rule("SB-14.8")
def test_no_shift_goes_beyond_sector_12() -> None:
    table = Table(dice=[5, 6])
    table.wait_in_phase_6()
    arrow = table.station(0, 3, cells(2, ShiftSum(2)), charges=2)
    table.start().use_dice("sum")
    assert table.decision(0).values == ("pass", f"{arrow}+1")
    assert table.refused(f"{arrow}+2", 0) == "SB-14.8"
    table.choose(f"{arrow}+1", 0)
    assert not table.asked(0, "shift_sum")  # it stands at 12, and the last charge stays
    assert table.player(0).charges == {arrow: 1}
    assert table.state.plans[0] == 12


@rule("SB-14.55")
def test_the_other_effects_of_an_arrow_come_with_the_shift() -> None:
    table = Table(dice=[4, 5])
    arrow = table.station(0, 3, cells(1, Gain(income=2, vp=3), ShiftSum(1)), charges=1)
    table.start().use_dice("sum").choose(f"{arrow}+1", 0)
    assert table.tracks(0)[1:] == (2, 3)


# Rerolling ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "dice"), [(1, [6, 3]), (2, [2, 6])])
@rule("SB-14.25")
def test_the_owner_picks_the_die_that_is_rerolled(die: int, dice: list[int]) -> None:
    table = Table(dice=[2, 3, 6])
    card = table.station(0, 4, cells(1, Reroll(1)), charges=1)
    table.start().choose(card, 0, "reroll")
    assert table.decision(0, "reroll_die").values == (1, 2)
    table.choose(die)
    assert table.state.dice == dice
    assert [(event.first, event.second, event.again) for event in table.happened(Rolled)] == [
        (2, 3, False),
        (*dice, True),
    ]


@rule("SB-14.25")
def test_a_reroll_of_both_dice_counts_for_all_players() -> None:
    table = Table(dice=[2, 3, 6, 5])
    table.wait_in_phase_6()
    card = table.station(0, 4, cells(1, Reroll(2)), charges=1)
    table.station(0, 11, pays(1))
    table.patrol(1, 11, pays(4))
    table.start().choose(card, 0, "reroll")
    assert table.state.dice == [6, 5]
    table.use_dice("sum", "sum")
    assert table.player(0).credits == 1
    assert table.player(1).credits == 4


@rule("SB-14.26")
def test_a_rerolled_number_stands_unless_another_reroll_is_paid() -> None:
    table = Table(dice=[2, 3, 6, 5, 1, 1])
    card = table.station(0, 4, cells(2, Reroll(2)), charges=2)
    table.start().choose(card, 0, "reroll")
    assert table.state.dice == [6, 5]
    assert table.decision(0).values == ("pass", card)  # the first dice are not among the answers
    table.choose(card, 0, "reroll")
    assert table.state.dice == [1, 1]
    assert not table.asked(0, "reroll")

    table = Table(dice=[2, 3])
    card = table.station(0, 4, cells(2, Reroll(2)), charges=2)
    table.start().choose("pass", 0, "reroll")
    assert table.state.dice == [2, 3]
    assert table.asked(0, "use_dice")
    assert table.player(0).charges == {card: 2}


@rule("SB-14.26")
def test_a_die_that_was_set_may_be_rerolled() -> None:
    table = Table(dice=[3, 6])
    setter = table.station(0, 4, cells(1, SetDie()), charges=1)
    reroller = table.station(0, 5, cells(1, Reroll(1)), charges=1)
    table.start().choose(setter).choose("1:2").choose(reroller, kind="reroll").choose(1)
    assert table.state.dice == [6, 3]


# Setting a die ------------------------------------------------------------------------------------------------------


@rule("SB-14.35")
@example("SB-EX-22")
def test_a_set_die_shows_the_chosen_face_without_being_rolled() -> None:
    table = Table(dice=[3])
    card = table.station(0, 4, cells(1, SetDie(), color="blue"), charges=1)
    table.start()
    assert table.decision(0, "set_dice").values == ("pass", card)
    table.choose(card)
    assert table.decision(0, "set_die").values == tuple(f"1:{face}" for face in (1, 2, 3, 4, 5, 6))
    assert table.refused("1:7") == "T-3"
    assert table.refused("1:0") == "T-3"
    table.choose("1:6")
    assert table.state.dice == [6, 3]
    assert table.match.log[-1].chance == [("dice", 3)]  # one die was rolled
    assert [(event.die, event.face) for event in table.happened(DieSet)] == [(1, 6)]


@rule("SB-14.36")
@example("SB-EX-23")
def test_one_charge_sets_one_die_and_two_charges_set_both() -> None:
    table = Table(dice=[3])
    card = table.station(0, 4, cells(2, SetDie(), color="blue"), charges=2)
    table.start().choose(card).choose("1:6").choose("pass", kind="set_dice")
    assert table.state.dice == [6, 3]
    assert table.player(0).charges == {card: 1}

    table = Table(dice=[3])
    card = table.station(0, 4, cells(2, SetDie(), color="blue"), charges=2)
    table.start().choose(card).choose("1:6").choose(card, kind="set_dice")
    assert len(table.decision(kind="set_die").values) == 12  # either die: setting one twice is legal
    table.choose("2:5")
    assert table.state.dice == [6, 5]
    assert table.match.log[-1].chance == []
    assert table.player(0).charges == {}
    assert table.asked(0, "use_dice")


@rule("SB-14.36")
def test_set_dice_of_two_cards_go_together_and_the_same_die_may_be_set_again() -> None:
    table = Table(dice=[3])
    first = table.station(0, 4, cells(1, SetDie()), charges=1)
    second = table.station(0, 5, cells(1, SetDie()), charges=1)
    table.start().choose(first).choose("1:6").choose(second).choose("1:2")
    assert table.state.dice == [2, 3]
