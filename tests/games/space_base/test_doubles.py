"""Section 14, 2x station and 2x patrol: a sector pays once more (phase 4)."""

from __future__ import annotations

import pytest

from starboard.games.space_base.content.schema import Double, Gain, Half
from starboard.games.space_base.rules.events import Gained, SectorDoubled
from starboard.games.space_base.rules.turn import REWARDS
from tests.games.space_base.table import Table, cells
from tests.marks import example, rule

STATION = cells(1, Double("station"), color="blue")
PATROL = cells(1, Double("patrol"), color="red")
SEPARATE = -1


def pays(credits: int) -> Half:
    return Half(credits=credits)


def collecting(table: Table, *plans: int, dice: tuple[int, int] = (2, 3)) -> Table:
    """Phase 4 with these plans; a card on offer keeps the turn from running on."""
    table.wait_in_phase_6()
    return table.start(REWARDS, dice=list(dice), plans=list(plans))


@rule("SB-14.40", "SB-14.44")
def test_2x_station_is_used_in_phase_4_of_the_own_turn_before_collecting() -> None:
    table = Table(dice=[2, 3])
    card = table.station(0, 1, STATION, charges=1)
    table.station(1, 1, STATION, charges=1)
    table.station(0, 5, pays(7))
    table.patrol(1, 5, pays(1))
    table.wait_in_phase_6()
    table.start()
    assert not table.asked(0, "window")  # phase 1
    table.use_dice("sum", "sum")
    assert table.phase == 4
    assert table.player(0).credits == 0
    table.choose(card, 0, "double")
    assert table.player(0).credits == 14
    assert table.player(1).credits == 1  # not asked: it is not their turn
    assert table.phase == 6


@rule("SB-14.41", "SB-14.44", "SB-14.47")
def test_2x_patrol_is_used_on_the_turns_of_others_and_doubles_all_patrol_cards_of_a_sector() -> None:
    table = Table()
    table.patrol(0, 1, PATROL, charges=1)
    card = table.patrol(1, 1, PATROL, charges=1)
    table.patrol(1, 5, pays(3))
    table.patrol(1, 5, Half(vp=2, income=1))
    table.station(0, 5, pays(1))
    collecting(table, 5, 5)
    assert table.player(0).credits == 1  # the active player's 2x patrol was no question
    assert table.player(1).credits == 0
    table.choose(card, 1, "double")
    assert table.tracks(1) == (6, 2, 4)


@pytest.mark.parametrize("zone", ["station", "patrol"])
@rule("SB-14.40", "SB-14.41")
def test_2x_is_optional(zone: str) -> None:
    table = Table()
    active, passive = table.station(0, 1, STATION, charges=1), table.patrol(1, 1, PATROL, charges=1)
    table.station(0, 5, pays(3))
    table.patrol(1, 5, pays(4))
    collecting(table, 5, 5).choose("pass", 0).choose("pass", 1)
    assert (table.player(0).credits, table.player(1).credits) == (3, 4)
    assert table.player(0).charges == {active: 1}
    assert table.player(1).charges == {passive: 1}


@rule("SB-14.42")
def test_a_charge_gained_in_this_collection_is_too_late() -> None:
    table = Table()
    card = table.station(0, 5, cells(1, Double("station"), color="blue", credits=2))
    collecting(table, 5, 5)
    assert table.phase == 6
    assert table.player(0).credits == 2
    assert table.player(0).charges == {card: 1}


@pytest.mark.parametrize(("sector", "credits"), [(2, 3 + 3 + 10), (3, 3 + 10 + 10)])
@rule("SB-14.43", "SB-14.59")
@example("SB-EX-26")
def test_with_separate_dice_the_user_chooses_the_sector_that_pays_once_more(sector: int, credits: int) -> None:
    table = Table()
    card = table.station(0, 1, STATION, charges=1)
    table.station(0, 2, pays(3))
    table.station(0, 3, pays(10))
    collecting(table, SEPARATE, 5).choose(card)
    assert table.player(0).charges == {}  # declared and paid first
    assert table.player(0).credits == 13  # then both sectors pay
    assert table.decision(0, "double_sector").values == (2, 3)  # and then one is named
    table.choose(sector)
    assert table.player(0).credits == credits
    assert [(event.card, event.sector) for event in table.happened(SectorDoubled)] == [(card, sector)]


@rule("SB-14.44")
@example("SB-EX-26")
def test_with_a_sum_the_one_sector_pays_twice() -> None:
    table = Table()
    card = table.station(0, 1, STATION, charges=1)
    table.station(0, 2, pays(3))
    table.station(0, 5, pays(100))
    collecting(table, 5, 5).choose(card)
    assert table.player(0).credits == 200


@rule("SB-14.46", "SB-14.47")
@example("SB-EX-27")
def test_the_extra_copy_charges_other_cards_of_the_sector() -> None:
    table = Table()
    card = table.patrol(1, 1, PATROL, charges=1)
    charged = table.patrol(1, 5, cells(2, Gain(credits=1)))
    table.patrol(1, 5, pays(3))
    table.patrol(1, 6, pays(2))
    collecting(table, 11, SEPARATE, dice=(5, 6)).choose(card, 1).choose(5, 1, "double_sector")
    assert table.player(1).credits == 3 + 3 + 2
    assert table.player(1).charges == {charged: 2}


@rule("SB-14.45")
@example("SB-EX-48")
def test_the_extra_copy_never_charges_the_2x_card_itself() -> None:
    table = Table()
    card = table.station(0, 6, cells(1, Double("station"), color="blue", credits=2), charges=1)
    collecting(table, 6, 6).choose(card)
    assert table.player(0).credits == 4
    assert table.player(0).charges == {card: 1}
    assert [(event.by, event.credits, event.charge) for event in table.happened(Gained)] == [
        ("dice", 2, 1),
        ("double", 2, 0),
    ]


@rule("SB-14.45")
def test_with_room_for_two_the_2x_card_still_gets_one_charge() -> None:
    table = Table()
    card = table.station(0, 6, cells(3, Double("station"), color="blue"), charges=1)
    collecting(table, 6, 6).choose(card)
    assert table.player(0).charges == {card: 1}


@rule("SB-14.48")
def test_a_sector_doubled_by_the_dice_pays_four_times() -> None:
    table = Table()
    card = table.station(0, 1, STATION, charges=1)
    table.station(0, 3, pays(10))
    collecting(table, SEPARATE, 6, dice=(3, 3)).choose(card)
    assert table.player(0).credits == 40


@rule("SB-14.49")
def test_the_extra_copy_follows_the_arrows_of_the_sector_afresh() -> None:
    table = Table()
    card = table.station(0, 1, STATION, charges=1)
    table.station(0, 5, Half(credits=1, arrow="both"))
    table.station(0, 4, pays(10))
    table.station(0, 6, pays(100))
    collecting(table, 5, 5).choose(card).choose(4, kind="turn_arrow")
    assert table.player(0).credits == 11
    assert table.decision(kind="double_sector").values == (4, 5)  # what an arrow reached may be doubled too
    table.choose(5).choose(4, kind="turn_arrow")  # the same neighbour once more
    assert table.player(0).credits == 11 + 11

    table = Table()
    card = table.station(0, 1, STATION, charges=1)
    table.station(0, 5, Half(credits=1, arrow="both"))
    table.station(0, 4, pays(10))
    table.station(0, 6, pays(100))
    collecting(table, 5, 5).choose(card).choose(4, kind="turn_arrow").choose(5).choose(6, kind="turn_arrow")
    assert table.player(0).credits == 11 + 101


@rule("SB-14.50")
def test_several_2x_cards_add_copies_of_the_ordinary_yield() -> None:
    table = Table()
    first = table.station(0, 1, STATION, charges=1)
    second = table.station(0, 2, STATION, charges=1)
    table.station(0, 5, pays(10))
    collecting(table, 5, 5)
    assert table.decision(0, "double").values == ("pass", first, second)
    table.choose(second).choose(first)
    assert table.player(0).credits == 30  # not 40
    assert table.player(0).charges == {}


@rule("SB-14.43", "SB-14.50")
def test_each_2x_names_a_sector_of_its_own() -> None:
    table = Table()
    first = table.station(0, 1, cells(2, Double("station"), color="blue"), charges=2)
    table.station(0, 2, pays(3))
    table.station(0, 3, pays(10))
    collecting(table, SEPARATE, 5).choose(first).choose(first)
    table.choose(3, kind="double_sector").choose(2, kind="double_sector")
    assert table.player(0).credits == 3 + 10 + 10 + 3


@rule("SB-14.59")
def test_a_2x_is_paid_even_when_there_is_nothing_to_double() -> None:
    table = Table()
    card = table.station(0, 1, STATION, charges=1)
    collecting(table, 5, 5).choose(card)
    assert table.phase == 6
    assert table.tracks(0) == (0, 0, 0)
    assert table.player(0).charges == {}
    assert table.happened(SectorDoubled) == []


@rule("SB-14.55")
def test_the_other_effects_of_a_2x_come_when_it_is_declared() -> None:
    table = Table()
    card = table.station(0, 1, cells(1, Gain(vp=2), Double("station"), color="blue"), charges=1)
    table.station(0, 2, pays(3))
    table.station(0, 3, pays(10))
    collecting(table, SEPARATE, 5).choose(card)
    assert table.player(0).vp == 2
    table.choose(2, kind="double_sector")
    assert table.tracks(0) == (16, 0, 2)
