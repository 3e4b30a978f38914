"""Section 13: charging cells and paying with charges."""

from __future__ import annotations

import pytest

from starboard.games.space_base.content.schema import Ability, AddCharge, Buy, Claim, Gain, Half, SwapCard
from starboard.games.space_base.rules.events import AbilityUsed, ChargeAdded, Gained, Placed
from starboard.games.space_base.rules.turn import PURCHASING, WINDOW_2
from tests.games.space_base.table import Table, cells
from tests.marks import example, rule

CREDIT = Gain(credits=1)


# Where charges come from --------------------------------------------------------------------------------------------


@rule("SB-13.1")
def test_charges_come_from_rewards_and_from_add_1_charge() -> None:
    table = Table(dice=[2, 3])
    table.wait_in_phase_6()
    charger = table.station(0, 1, cells(1, AddCharge()), charges=1)
    other = table.station(0, 5, cells(2, CREDIT, color="red"))
    table.station(0, 6, Half(credits=1))
    table.start().choose(charger, seat=0).choose(other, kind="add_charge")
    assert table.player(0).charges == {other: 1}
    table.use_dice("sum", "sum").until("purchase")
    assert table.player(0).charges == {other: 2}
    assert [event.card for event in table.happened(ChargeAdded)] == [other]
    assert [(event.card, event.charge) for event in table.happened(Gained)] == [(other, 1)]


@rule("SB-13.2", "SB-13.3")
def test_blue_cells_charge_on_the_own_turn_and_red_cells_on_the_turns_of_others() -> None:
    table = Table(dice=[2, 3])
    blue, red = {}, {}
    for seat in (0, 1):
        blue[seat] = table.station(seat, 5, cells(1, CREDIT))
        red[seat] = table.patrol(seat, 5, cells(1, CREDIT))
    table.start().use_dice("sum", "sum")
    assert table.player(0).charges == {blue[0]: 1}
    assert table.player(1).charges == {red[1]: 1}


@rule("SB-13.4")
def test_a_full_cell_takes_no_second_charge() -> None:
    table = Table(dice=[3, 3])
    full = table.station(0, 3, cells(2, CREDIT), charges=1)
    adder = table.station(0, 4, cells(1, AddCharge()), charges=1)
    other = table.station(0, 5, cells(1, CREDIT))
    table.start().use_dice("separate", "sum")
    assert table.player(0).charges[full] == 2  # the second 3 finds no empty cell
    assert [event.charge for event in table.happened(Gained)] == [1]
    table.choose(adder)
    assert table.decision(kind="add_charge").values == (adder, other)
    assert table.refused(full) == "SB-13.4"


@rule("SB-13.5")
def test_charges_stay_until_they_are_spent() -> None:
    table = Table()
    card = table.station(0, 5, cells(2, CREDIT), charges=2)
    passive = table.patrol(1, 9, cells(1, CREDIT), charges=1)
    table.start()
    for _ in range(6):
        table.end_turn()
        assert table.player(0).charges[card] == 2
        assert table.player(1).charges[passive] == 1


@rule("SB-13.1", "SB-13.17")
def test_the_pool_is_never_empty() -> None:
    table = Table(dice=[2, 3])
    table.wait_in_phase_6()
    card = table.station(0, 5, cells(40, CREDIT, color="red"), charges=35)
    table.station(1, 5, cells(40, CREDIT, color="blue"), charges=40)
    table.start().use_dice("sum", "sum")
    assert table.player(0).charges[card] == 36


# Paying -------------------------------------------------------------------------------------------------------------


@rule("SB-13.6")
def test_one_use_takes_one_charge_from_cells_that_are_not_joined() -> None:
    table = Table()
    single = table.station(0, 2, cells(1, Gain(credits=5), color="blue"), charges=1)
    several = table.station(0, 3, cells(3, CREDIT, color="blue"), charges=3)
    table.start().choose(several)
    assert table.player(0).charges == {single: 1, several: 2}
    table.choose(several)
    assert table.player(0).charges == {single: 1, several: 1}  # twice in one window
    table.until("use_dice").use_dice().choose(single)
    assert table.player(0).charges == {several: 1}
    table.choose("pass").choose(several)  # and the third time in a later window
    assert table.player(0).charges == {} and table.player(0).credits == 8
    assert [(event.card, event.charges) for event in table.happened(AbilityUsed)] == [
        (several, 1),
        (several, 1),
        (single, 1),
        (several, 1),
    ]


@rule("SB-13.7")
def test_joined_cells_need_all_charges_and_lose_all_of_them() -> None:
    table = Table()
    full = table.station(0, 2, cells(3, Gain(credits=7), joined=True), charges=3)
    partly = table.station(0, 3, cells(3, Gain(credits=7), joined=True), charges=2)
    table.start()
    assert table.decision().values == ("pass", full)
    table.choose(full)
    assert table.player(0).charges == {partly: 2}
    assert table.player(0).credits == 7
    assert not table.asked(0, "window")


@rule("SB-13.13")
def test_an_ability_with_too_few_charges_cannot_be_used() -> None:
    table = Table()
    short = table.station(0, 2, cells(4, Gain(credits=7), joined=True), charges=3)
    empty = table.station(0, 3, cells(1, Gain(credits=7)))
    table.station(0, 4, cells(1, CREDIT), charges=1)
    table.start()
    assert table.refused(short) == "SB-13.13"
    assert table.refused(empty) == "T-3"


DOTS = Half(cells=[[], [], [2, 3], [2]], joined=True, ability=Ability("green", [Gain(credits=9)]))


@pytest.mark.parametrize(("seats", "needed"), [(2, 4), (3, 3), (4, 2), (5, 2)])
@rule("SB-13.8", "SB-13.9", "SB-13.18")
@example("SB-EX-14")
def test_dots_bind_joined_cells_to_numbers_of_players(seats: int, needed: int) -> None:
    table = Table(seats)
    ready = table.station(0, 5, DOTS, charges=needed)
    short = table.station(0, 6, DOTS, charges=needed - 1)
    same = table.station(0, 7, cells(4, CREDIT, joined=True), charges=3)  # cells without dots are needed by all
    table.start()
    assert table.decision(seat=0).values == ("pass", ready)
    table.choose(ready, seat=0)
    assert table.player(0).charges == {short: needed - 1, same: 3}
    assert table.player(0).credits == 9


@pytest.mark.parametrize(("seats", "needed"), [(2, 4), (3, 3), (4, 2), (5, 2)])
@rule("SB-13.9", "SB-13.10")
def test_a_cell_of_another_number_of_players_is_not_there_to_be_filled(seats: int, needed: int) -> None:
    table = Table(seats, dice=[2, 3] * 2 * seats)
    table.wait_in_phase_6()
    card = table.station(0, 5, DOTS, charges=needed - 1)
    table.start().use_dice("sum").end_turn()
    assert table.player(0).charges[card] == needed
    for _ in range(seats):  # the same number a round later
        table.until("use_dice", table.state.active).end_turn()
    assert table.player(0).charges[card] == needed


@rule("SB-13.11", "SB-13.12")
def test_a_used_ability_is_empty_and_ready_again_as_soon_as_it_is_charged() -> None:
    table = Table(dice=[2, 3])
    card = table.station(0, 5, cells(1, Gain(credits=4), color="blue"), charges=1)
    table.start().choose(card)
    assert table.player(0).charges == {}
    assert not table.asked(0, "window")
    table.use_dice("sum", "sum")
    assert table.player(0).charges == {card: 1}
    table.choose(card, kind="window")  # phase 5 of the same turn
    assert table.player(0).credits == 8


@example("SB-EX-16")
def test_the_last_missing_charge_of_phase_4_serves_in_phase_5() -> None:
    table = Table(dice=[2, 3])
    card = table.station(0, 5, cells(3, Gain(credits=4), color="blue", joined=True), charges=2)
    table.start()
    assert not table.asked(0, "window")
    table.use_dice("sum", "sum")
    assert table.phase == WINDOW_2
    table.choose(card, kind="window")
    assert table.player(0).credits == 4


# Charges of a card that is deployed ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("patrol_cells", "kept"), [(0, 0), (1, 1), (2, 2), (3, 2)])
@rule("SB-13.14", "SB-13.15", "SB-15.9")
@example("SB-EX-15")
@example("SB-EX-47")
def test_a_deployed_card_keeps_the_charges_its_patrol_half_has_cells_for(patrol_cells: int, kept: int) -> None:
    table = Table()
    patrol = cells(patrol_cells, CREDIT, color="red") if patrol_cells else Half(credits=1)
    old = table.station(0, 9, cells(2, CREDIT, color="red"), patrol, charges=2)
    new = table.offer(9, cost=0)
    table.start(PURCHASING).choose(new)
    assert table.player(0).charges == ({old: kept} if kept else {})
    placed = table.happened(Placed)[0]
    assert (placed.deployed, placed.charges_kept, placed.charges_lost) == (old, kept, 2 - kept)


@pytest.mark.parametrize("effect", [Buy(), Claim(1)])
@rule("SB-13.14", "SB-15.9")
def test_charges_are_kept_whatever_deploys_the_card(effect: Buy | Claim) -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, effect, color="blue"), charges=1)
    old = table.station(0, 9, cells(3, CREDIT, color="red"), cells(2, CREDIT, color="red"), charges=3)
    new = table.offer(9, cost=0)
    table.start().choose(ability).choose(new)
    assert table.player(0).charges == {old: 2}


@rule("SB-13.14", "SB-14.38")
def test_charges_move_to_the_other_half_of_both_cards_in_a_swap() -> None:
    table = Table()
    swapper = table.patrol(0, 9, cells(4, SwapCard()), cells(2, CREDIT), charges=4)
    other = table.station(0, 4, cells(3, CREDIT, color="red"), cells(1, CREDIT), charges=3)
    table.start().choose(swapper).choose(other)
    assert table.player(0).charges == {swapper: 2, other: 1}  # 4 - 1 paid = 3, of which 2 fit


@rule("SB-13.16")
def test_a_new_card_brings_no_charges() -> None:
    table = Table()
    new = table.offer(9, cost=0, station=cells(3, CREDIT))
    table.start(PURCHASING).choose(new)
    assert table.player(0).station[8] == new
    assert table.player(0).charges == {}
