"""Phase 4: collecting rewards (section 10) and what rewards there are (section 11)."""

from __future__ import annotations

import pytest

from starboard.games.space_base.content.schema import Buy, Claim, Double, Drain, Gain, Half
from starboard.games.space_base.rules.events import AbilityUsed, ArrowTurned, EndTriggered, Gained
from starboard.kernel.refusal import Refusal
from tests.games.space_base.table import Table, cells
from tests.marks import example, rule


@rule("SB-10.2", "SB-9.3", "SB-9.5")
@example("SB-EX-4")
def test_the_active_player_takes_two_credits_or_one_income() -> None:
    for way, tracks in (("separate", (2, 0, 0)), ("sum", (0, 1, 0))):
        table = Table(seats=2, dice=[5, 6])
        table.station(0, 5, Half(credits=1))
        table.station(0, 6, Half(credits=1))
        table.station(0, 11, Half(income=1))
        table.wait_in_phase_6()
        assert table.start().use_dice(way).tracks(0) == tracks


@rule("SB-10.8", "SB-9.4")
@example("SB-EX-5")
def test_a_double_four_pays_sector_4_twice_or_sector_8() -> None:
    for way, credits in (("separate", 2), ("sum", 3)):
        table = Table(seats=2, dice=[4, 4])
        table.station(0, 4, Half(credits=1))
        table.station(0, 8, Half(credits=3))
        table.wait_in_phase_6()
        assert table.start().use_dice(way).player(0).credits == credits


@rule("SB-10.4")
@example("SB-EX-6")
def test_a_passive_player_takes_three_credits_or_four() -> None:
    for way, credits in (("separate", 3), ("sum", 4)):
        table = Table(seats=2, dice=[5, 6])
        table.patrol(1, 5, Half(credits=2))
        table.patrol(1, 6, Half(credits=1))
        table.patrol(1, 11, Half(credits=4))
        assert table.start().use_dice("sum", way).player(1).credits == credits


@rule("SB-10.2", "SB-10.3", "SB-10.4", "SB-10.5")
def test_station_pays_the_active_player_and_patrol_the_passive_ones() -> None:
    table = Table(seats=2, dice=[3, 4])
    for seat in (0, 1):
        table.station(seat, 7, Half(credits=1))
        table.patrol(seat, 7, Half(vp=1))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.tracks(0) == (1, 0, 0)
    assert table.tracks(1) == (0, 0, 1)


@rule("SB-10.1")
def test_only_the_sectors_pointed_at_pay() -> None:
    table = Table(seats=2, dice=[3, 4])
    for sector in (2, 3, 4, 5, 6, 7, 8):
        table.station(0, sector, Half(credits=1 if sector in (3, 4) else 50))
        table.patrol(1, sector, Half(credits=1 if sector == 7 else 50))
    table.wait_in_phase_6()
    table.start().use_dice("separate", "sum")
    assert [table.player(seat).credits for seat in (0, 1)] == [2, 1]


@rule("SB-10.6")
def test_without_a_patrol_card_there_a_passive_player_gets_nothing() -> None:
    table = Table(seats=2, dice=[3, 4])
    table.patrol(1, 6, Half(credits=1))
    table.patrol(1, 8, Half(credits=1))
    table.start().use_dice()
    assert table.tracks(1) == (0, 0, 0)


@rule("SB-10.7")
def test_patrol_cards_add_up_without_limit() -> None:
    table = Table(seats=2, dice=[3, 4])
    for _ in range(15):
        table.patrol(1, 7, Half(credits=2))
    table.start().use_dice()
    assert table.player(1).credits == 30
    assert len(table.happened(Gained)) == 15


@rule("SB-10.8", "SB-10.7", "SB-10.10")
def test_a_double_gives_everything_of_a_sector_twice() -> None:
    table = Table(seats=2, dice=[3, 3])
    table.patrol(1, 3, Half(credits=2, vp=1))
    charged = table.patrol(1, 3, cells(3, Drain(4), color="red", income=1))
    table.start().use_dice("sum", "separate")
    assert table.tracks(1) == (4, 2, 2)
    assert table.player(1).charges == {charged: 2}


@rule("SB-10.9")
def test_doubling_is_offered_before_anything_is_collected() -> None:
    table = Table(seats=2, dice=[3, 4])
    double = table.station(0, 1, cells(1, Double("station"), color="blue"), charges=1)
    table.station(0, 7, Half(credits=5))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.decision(0).kind == "double"
    assert table.tracks(0) == (0, 0, 0)
    table.choose(double)
    assert table.tracks(0) == (10, 0, 0)
    assert [event.by for event in table.happened(Gained)] == ["dice", "double"]


@rule("SB-10.10", "SB-11.9", "SB-3.5")
def test_all_parts_of_a_reward_are_gained_together() -> None:
    table = Table(seats=2, dice=[3, 4])
    card = table.station(0, 7, cells(1, Drain(4), credits=1, income=2, vp=3))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.happened(Gained) == [Gained(0, card, 7, "station", "dice", 1, 2, 3, 1)]
    assert table.tracks(0) == (1, 2, 3)
    assert table.player(0).charges == {card: 1}


@rule("SB-10.11")
def test_collecting_asks_nothing_but_arrows_and_texts() -> None:
    table = Table(seats=2, dice=[3, 4])
    table.station(0, 7, cells(2, Drain(4), color="blue", joined=True, credits=1, arrow="right"))
    table.station(0, 8, Half(income=1))
    table.patrol(1, 7, Half(vp=1))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.phase == 6  # nobody was asked in phases 4 and 5
    assert (table.tracks(0), table.tracks(1)) == ((1, 1, 0), (0, 0, 1))

    table = Table(seats=2, dice=[3, 4])
    table.station(0, 7, Half(arrow="both"))
    table.station(0, 8, Half(credits=1))
    table.start().use_dice()
    assert table.decision().kind == "turn_arrow"
    assert not table.decision().optional


@rule("SB-10.12")
def test_a_card_acquired_while_collecting_does_not_pay_for_this_roll() -> None:
    table = Table(seats=2, dice=[5, 6])
    table.station(0, 5, Half(text=[Claim(1)]))
    table.station(0, 6, Half(credits=1))
    claimed = table.offer(6, cost=3, station=Half(credits=9))
    table.start().use_dice("separate").choose(claimed, 0, "claim")
    assert table.player(0).station[5] == claimed
    assert table.player(0).credits == 1


@rule("SB-10.12")
def test_a_ship_deployed_while_collecting_does_not_pay_for_this_roll() -> None:
    table = Table(seats=2, dice=[5, 6])
    table.patrol(1, 5, Half(text=[Claim(1)]))
    table.station(1, 6, Half(), Half(credits=9))
    claimed = table.offer(6, cost=3)
    table.start().use_dice("sum", "separate").choose(claimed, 1, "claim")
    assert table.player(1).station[5] == claimed
    assert table.player(1).credits == 0


@rule("SB-10.13", "SB-18.1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("vp", "triggered"), [(37, False), (38, True), (39, True)])
def test_forty_points_while_collecting_trigger_the_end(seat: int, vp: int, triggered: bool) -> None:
    table = Table(seats=3, dice=[3, 4])
    table.station(0, 7, Half(vp=2))
    table.patrol(1, 7, Half(vp=2))
    table.set(seat, vp=vp)
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.state.triggered is triggered
    assert table.happened(EndTriggered) == ([EndTriggered(seat, vp + 2)] if triggered else [])


# Charge rewards -----------------------------------------------------------------------------------------------------


@rule("SB-11.4", "SB-11.6", "SB-11.8", "SB-11.17")
@pytest.mark.parametrize("joined", [False, True])
def test_a_station_card_with_cells_takes_one_charge_on_the_own_turn(joined: bool) -> None:
    table = Table(seats=2, dice=[3, 4])
    card = table.station(0, 7, cells(3, Drain(4), joined=joined))
    table.station(0, 8, cells(3, Drain(4)))
    table.station(1, 7, cells(3, Drain(4)))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.player(0).charges == {card: 1}
    assert table.player(1).charges == {}
    assert table.happened(Gained) == [Gained(0, card, 7, "station", "dice", charge=1)]
    assert table.tracks(0) == (0, 0, 0)


@rule("SB-11.5", "SB-11.6", "SB-11.8", "SB-11.17")
def test_a_patrol_card_with_cells_takes_one_charge_on_another_s_turn() -> None:
    table = Table(seats=2, dice=[3, 4])
    first = table.patrol(1, 7, cells(2, Drain(4), color="blue"))
    second = table.patrol(1, 7, cells(1, Drain(4), color="blue"))
    table.patrol(0, 7, cells(2, Drain(4), color="blue"))
    table.start().use_dice()
    assert table.player(1).charges == {first: 1, second: 1}
    assert table.player(0).charges == {}


@rule("SB-11.4", "SB-11.5", "SB-13.2", "SB-13.3", "SB-3.7")
def test_cells_of_the_half_that_is_not_in_force_take_nothing() -> None:
    table = Table(seats=2, dice=[3, 4])
    table.station(0, 7, Half(credits=1), cells(1, Drain(4)))
    table.patrol(1, 7, Half(credits=1), cells(1, Drain(4)))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.player(0).charges == table.player(1).charges == {}


@rule("SB-11.7")
def test_full_cells_take_nothing_and_the_rest_of_the_reward_is_gained() -> None:
    table = Table(seats=2, dice=[3, 4])
    card = table.station(0, 7, cells(2, Drain(4), color="red", credits=3), charges=2)
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.player(0).charges == {card: 2}
    assert table.player(0).credits == 3


@rule("SB-11.8", "SB-11.7")
@example("SB-EX-41")
@pytest.mark.parametrize(
    ("dice", "before", "after"),
    [([4, 1], 2, 2), ([4, 1], 1, 2), ([4, 1], 0, 1), ([4, 4], 0, 2), ([4, 4], 1, 2), ([4, 4], 2, 2)],
)
def test_an_activation_fills_one_cell_and_a_double_up_to_two(dice: list[int], before: int, after: int) -> None:
    table = Table(seats=2, dice=dice)
    card = table.station(0, 4, cells(2, Drain(4), color="red"), charges=before)
    table.wait_in_phase_6()
    table.start().use_dice("separate")
    assert table.player(0).charges[card] == after


@rule("SB-11.8")
def test_a_double_fills_two_of_three_cells() -> None:
    table = Table(seats=2, dice=[4, 4])
    card = table.station(0, 4, cells(3, Drain(4), color="red"))
    table.wait_in_phase_6()
    assert table.start().use_dice("separate").player(0).charges == {card: 2}


# Text rewards -------------------------------------------------------------------------------------------------------


@rule("SB-11.10", "SB-11.11", "SB-11.13", "SB-10.11")
def test_claim_takes_a_ship_of_the_stated_level_for_nothing() -> None:
    table = Table(seats=2, dice=[3, 4])
    table.station(0, 7, Half(credits=1, text=[Claim(2)]))
    cheap, wanted = table.offer(3, cost=0), table.offer(4, cost=9, level=2)
    colony = table.colony(5, cost=1, vp=1)
    table.start().use_dice()
    assert table.phase == 4
    assert table.decision().values == ("decline", wanted)
    for other in (cheap, colony):
        with pytest.raises(Refusal):
            table.choose(other)
    table.choose(wanted)
    assert table.player(0).station[3] == wanted
    assert table.player(0).patrol[3] == ("S-4",)
    assert table.player(0).credits == 1


@rule("SB-11.12", "SB-11.10")
def test_buy_costs_exactly_the_price_and_leaves_the_purchase_of_phase_6() -> None:
    table = Table(seats=2, dice=[3, 4])
    table.station(0, 7, Half(credits=3, text=[Buy()]))  # the credits come first and help to pay
    bought, later = table.offer(3, cost=6), table.offer(4, cost=2)
    too_dear = table.offer(5, cost=9)
    table.set(0, credits=5)
    table.start().use_dice()
    assert table.decision(0, "buy").values == ("decline", bought, later)
    with pytest.raises(Refusal) as refusal:
        table.choose(too_dear)
    assert refusal.value.rule == "SB-14.14"
    table.choose(bought)
    assert table.player(0).credits == 2
    table.until("purchase").choose(later)
    assert table.player(0).credits == 0
    assert {table.player(0).station[2], table.player(0).station[3]} == {bought, later}


@rule("SB-11.13")
@pytest.mark.parametrize("reward", [Buy(), Claim(1)], ids=["buy", "claim"])
def test_buying_and_claiming_by_a_reward_may_be_declined(reward: Buy | Claim) -> None:
    table = Table(seats=2, dice=[3, 4])
    table.station(0, 7, Half(text=[reward]))
    offered = table.offer(3, cost=0)
    table.start().use_dice().choose("decline", 0)
    assert table.player(0).station[2] == "S-3"
    assert table.state.shipyard[0][0] == offered


@rule("SB-11.14", "SB-6.6")
def test_text_rewards_work_for_passive_players_at_once_and_in_turn() -> None:
    table = Table(seats=3, active=1, dice=[3, 4])
    table.station(1, 7, Half(text=[Claim(1)]))
    table.patrol(2, 7, Half(credits=4, text=[Buy()]))
    table.patrol(0, 7, Half(text=[Claim(1)]))
    first, second = table.offer(3, cost=1), table.offer(4, cost=1)
    third = table.offer(5, cost=9)
    table.start().use_dice()
    assert table.decision().seat == 1
    table.choose(first, 1, "claim")
    assert table.decision().values == ("decline", second)  # what was claimed is gone, and the gap stays
    table.choose(second, 2, "buy").choose(third, 0, "claim")
    assert [table.player(seat).credits for seat in range(3)] == [0, 0, 3]
    assert table.player(1).station[2] == first
    assert table.player(2).station[3] == second
    assert table.player(0).station[4] == third


@rule("SB-11.15", "SB-1.6")
def test_a_reward_costs_no_charge_and_needs_no_window() -> None:
    table = Table(seats=2, dice=[3, 4])
    card = table.station(0, 7, cells(2, Drain(4), color="red", credits=2, text=[Claim(1)]), charges=1)
    claimed = table.offer(3, cost=5)
    table.start().use_dice()
    assert (table.phase, table.decision().kind) == (4, "claim")
    table.choose(claimed)
    assert table.player(0).charges == {card: 2}
    assert not table.happened(AbilityUsed)


@rule("SB-11.16", "SB-11.10", "SB-22.8")
def test_a_text_reward_of_several_parts_does_what_it_says_after_the_resources_are_paid() -> None:
    table = Table(seats=2, dice=[3, 3])
    table.station(0, 3, Half(text=[Gain(credits=2, income=1, vp=3), Buy([1])]))
    table.offer(4, cost=3, level=2)
    bought = table.offer(4, cost=2)
    table.start().use_dice("separate")
    assert table.tracks(0) == (2, 1, 3)
    assert table.decision().values == ("decline", bought)
    table.choose(bought)
    assert table.tracks(0) == (2, 2, 6)  # gained twice: paid 2 for the ship, and took 2 again


@rule("SB-22.8")
def test_texts_come_after_all_other_rewards_of_the_player() -> None:
    table = Table(seats=2, dice=[3, 4])
    table.station(0, 3, Half(text=[Buy()], arrow="both"))
    table.station(0, 2, Half(credits=1))
    table.station(0, 4, Half(credits=2))
    table.offer(9, cost=0)
    table.start().use_dice("separate")
    assert table.decision().kind == "turn_arrow"
    table.choose(4)
    assert (table.decision().kind, table.player(0).credits) == ("buy", 4)
    assert len(table.happened(ArrowTurned)) == 1


@rule("SB-16.4", "SB-9.9")
@example("SB-EX-43")
def test_a_colony_pays_nothing_to_the_die_that_points_at_it() -> None:
    table = Table(seats=2, dice=[6, 2])
    table.settled(0, 6, vp=5)
    table.station(0, 2, Half(credits=1))
    table.patrol(0, 6, Half(credits=50))
    table.wait_in_phase_6()
    table.start().use_dice("separate")
    assert table.tracks(0) == (1, 0, 0)
    assert [event.sector for event in table.happened(Gained)] == [2]
