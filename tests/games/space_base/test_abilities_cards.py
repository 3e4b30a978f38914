"""Section 14, abilities that bring cards or move them: buy, claim, swap sectors, place anywhere, swap this card."""

from __future__ import annotations

import pytest

from starboard.games.space_base.content.schema import Buy, Claim, Gain, Half, PlaceAnywhere, SwapCard, SwapSectors
from starboard.games.space_base.rules.events import Bought, CardsSwapped, Claimed, NothingBought, SectorsSwapped
from starboard.games.space_base.rules.turn import PURCHASING, REWARDS, WINDOW_2
from tests.games.space_base.table import Table, cells
from tests.marks import example, rule

BUY = cells(1, Buy(), color="blue")


def pays(credits: int) -> Half:
    return Half(credits=credits)


# Buy a card ---------------------------------------------------------------------------------------------------------


@rule("SB-14.9", "SB-14.10")
@example("SB-EX-31")
def test_a_buy_ability_takes_the_cost_and_leaves_the_purchase_of_phase_6() -> None:
    table = Table()
    ability = table.station(0, 1, BUY, charges=1)
    dear, cheap = table.offer(9, cost=6), table.offer(8, cost=3)
    table.set(0, credits=9)
    table.start(WINDOW_2).choose(ability).choose(dear, 0, "buy")
    assert table.player(0).credits == 3
    assert table.player(0).station[8] == dear
    assert table.phase == PURCHASING
    table.choose(cheap, 0, "purchase")
    assert table.player(0).credits == 0
    assert [(e.card, e.paid, e.ordinary) for e in table.happened(Bought)] == [(dear, 6, False), (cheap, 3, True)]


@rule("SB-14.11", "SB-14.55")
def test_credits_of_the_ability_come_first_and_may_be_spent_on_its_purchase() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, Gain(credits=3), Buy(), color="blue"), charges=1)
    card, dearer = table.offer(9, cost=5), table.offer(9, cost=6)
    table.set(0, credits=2)
    table.start().choose(ability)
    assert table.player(0).credits == 5
    assert table.refused(dearer) == "SB-14.14"
    table.choose(card, 0, "buy")
    assert table.player(0).credits == 0


@rule("SB-14.11", "SB-14.55")
def test_credits_come_before_the_purchase_also_where_they_are_printed_after_it() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, Buy(), Gain(vp=1), Gain(credits=3), color="blue"), charges=1)
    card = table.offer(9, cost=3)
    table.start().choose(ability)
    assert table.tracks(0) == (3, 0, 0)
    table.choose(card, 0, "buy")
    assert table.tracks(0) == (0, 0, 1)

    table = Table()
    table.station(0, 7, Half(text=[Buy(), Gain(credits=3)]))
    card = table.offer(9, cost=3)
    table.start(REWARDS, dice=[3, 4], plans=[7, 7])
    assert table.player(0).credits == 3
    table.choose(card, 0, "buy")
    assert table.player(0).station[8] == card


@rule("SB-14.12", "SB-14.56")
def test_a_purchase_by_ability_may_be_declined_and_the_charge_is_gone() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, Gain(credits=3), Buy(), color="blue"), charges=1)
    table.offer(9, cost=3)
    table.start().choose(ability).choose("decline", 0, "buy")
    assert table.tracks(0) == (3, 0, 0)
    assert table.player(0).charges == {}
    assert table.happened(Bought) == [] and table.happened(NothingBought) == []


@rule("SB-14.13")
def test_a_buy_ability_may_buy_a_ship_of_any_level_or_a_colony() -> None:
    table = Table()
    ability = table.station(0, 1, BUY, charges=1)
    ships = [table.offer(9, cost=1, level=level) for level in (1, 2, 3)]
    colony = table.colony(10, cost=2, vp=4)
    table.set(0, credits=2)
    table.start().choose(ability)
    assert table.decision(0, "buy").values == ("decline", *ships, colony)
    table.choose(colony)
    assert table.tracks(0) == (0, 0, 4)


@rule("SB-14.13")
def test_a_buy_ability_that_names_levels_buys_only_ships_of_those() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, Buy(levels=[2, 3]), color="blue"), charges=1)
    one, two, three = (table.offer(9, cost=1, level=level) for level in (1, 2, 3))
    colony = table.colony(10, cost=1, vp=4)
    table.set(0, credits=2)
    table.start().choose(ability)
    assert table.decision(0, "buy").values == ("decline", two, three)
    assert table.refused(one) == "SB-14.13"
    assert table.refused(colony) == "SB-14.13"


@rule("SB-14.14")
def test_a_buy_ability_buys_up_to_the_credits_owned() -> None:
    table = Table()
    ability = table.station(0, 1, BUY, charges=1)
    exact, dearer = table.offer(9, cost=4), table.offer(9, cost=5)
    table.set(0, credits=4)
    table.start().choose(ability)
    assert table.refused(dearer) == "SB-14.14"
    table.choose(exact)
    assert table.player(0).credits == 0


# Claim a card -------------------------------------------------------------------------------------------------------


@rule("SB-14.15", "SB-14.16")
def test_a_claimed_ship_of_the_level_is_free_and_leaves_the_purchase_of_phase_6() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, Claim(2), color="blue"), charges=1)
    wrong, other = table.offer(9, cost=0, level=1), table.offer(9, cost=0, level=3)
    claimed = table.offer(9, cost=20, level=2)
    table.set(0, credits=4)
    table.start(WINDOW_2).choose(ability)
    assert table.decision(0, "claim").values == ("decline", claimed)
    assert table.refused(wrong) == "SB-14.15"
    assert table.refused(other) == "SB-14.15"
    table.choose(claimed)
    assert table.player(0).credits == 4
    assert table.player(0).station[8] == claimed
    assert table.player(0).patrol[8] == ("S-9",)
    assert [event.card for event in table.happened(Claimed)] == [claimed]
    assert table.happened(Bought) == []
    assert set(table.decision(0, "purchase").values) == {"pass", wrong, other}


@pytest.mark.parametrize("take", [0, 1, 2])
@rule("SB-14.17")
def test_of_two_cards_that_may_be_claimed_none_some_or_all_are_taken(take: int) -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, Claim(1, count=2), color="blue"), charges=1)
    offered = [table.offer(sector, cost=5) for sector in (7, 8, 9)]
    table.start().choose(ability)
    for card in offered[:take]:
        table.choose(card, 0, "claim")
    if take < 2:
        table.choose("decline", 0, "claim")
    assert not table.asked(0, "claim")
    assert [table.player(0).station[sector - 1] for sector in (7, 8, 9)] == [
        *offered[:take],
        *(f"S-{sector}" for sector in (7, 8, 9)[take:]),
    ]


@rule("SB-14.17")
def test_a_single_claim_takes_one_card() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, Claim(1), color="blue"), charges=1)
    first, _ = table.offer(7, cost=0), table.offer(8, cost=0)
    table.start().choose(ability).choose(first, 0, "claim")
    assert not table.asked(0, "claim")


@rule("SB-14.18")
def test_colonies_cannot_be_claimed() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, Claim(1), color="blue"), charges=1)
    table.offer(9, cost=0)
    colony = table.colony(9, cost=1, vp=4)
    table.start().choose(ability)
    assert table.refused(colony) == "SB-14.18"


# Swap all cards of two sectors --------------------------------------------------------------------------------------


@rule("SB-14.19", "SB-14.20", "SB-14.21", "SB-14.22", "SB-14.23")
@example("SB-EX-19")
def test_two_sectors_change_all_their_cards() -> None:
    table = Table()
    ability = table.station(0, 5, cells(2, SwapSectors(5, 8), color="blue"), charges=2)
    five = table.patrol(0, 5, cells(1, Gain(vp=1), color="red"), charges=1)
    eight = table.station(0, 8, pays(7))
    two, three = table.patrol(0, 8, pays(2)), table.patrol(0, 8, pays(3))
    new = table.offer(5, cost=0)
    table.start(WINDOW_2).choose(ability)
    console = table.player(0)
    assert (console.station[4], console.station[7]) == (eight, ability)
    assert console.patrol[7] == ("S-5", five)
    assert console.patrol[4] == ("S-8", two, three)
    assert console.charges == {ability: 1, five: 1}
    assert [(event.a, event.b) for event in table.happened(SectorsSwapped)] == [(5, 8)]

    table.choose("pass", kind="window").choose(new, kind="purchase")  # the printed sector decides, not what was swapped
    assert table.player(0).station[4] == new
    assert table.player(0).patrol[4] == ("S-8", two, three, eight)


@rule("SB-14.23")
def test_swapped_cards_answer_to_the_dice_of_their_new_sector() -> None:
    table = Table(seats=2, dice=[2, 3])
    table.wait_in_phase_6()
    ability = table.station(0, 1, cells(1, SwapSectors(5, 8), color="blue"), charges=1)
    table.station(0, 5, pays(10))
    table.station(0, 8, pays(100))
    table.start().choose(ability).use_dice("sum")
    assert table.player(0).credits == 100


@rule("SB-14.24")
@example("SB-EX-20")
def test_credits_above_the_cells_are_a_reward_together_with_the_charge() -> None:
    table = Table()
    ability = table.station(0, 5, cells(2, SwapSectors(5, 8), color="blue", credits=4), charges=1)
    table.wait_in_phase_6()
    table.start(REWARDS, dice=[2, 3], plans=[5, 5])
    assert table.player(0).credits == 4
    assert table.player(0).charges == {ability: 2}
    table.choose(ability, kind="window")
    assert table.player(0).credits == 4  # using the ability gives none


# Place a card into any sector 7–12 ----------------------------------------------------------------------------------


@rule("SB-14.31", "SB-14.32")
@example("SB-EX-21")
def test_a_bought_card_may_go_into_any_sector_from_7_to_12() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, PlaceAnywhere("buy"), color="blue"), charges=1)
    card = table.offer(12, cost=3)
    table.set(0, credits=5)
    table.start().choose(ability).choose(card, 0, "buy")
    assert table.decision(0, "place_at").values == (7, 8, 9, 10, 11, 12)
    assert table.refused(6) == "T-3"
    table.choose(7)
    console = table.player(0)
    assert (console.station[6], console.patrol[6]) == (card, ("S-7",))
    assert (console.station[11], console.patrol[11]) == ("S-12", ())
    assert console.credits == 2


@rule("SB-14.31", "SB-14.34")
def test_a_card_of_a_low_sector_may_be_claimed_into_a_high_one() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, PlaceAnywhere("claim", level=2), color="blue"), charges=1)
    wrong, card = table.offer(3, cost=0, level=1), table.offer(3, cost=9, level=2)
    table.start().choose(ability)
    assert table.refused(wrong) == "SB-14.15"
    table.offer(4, cost=0, level=2)
    table.choose(card, 0, "claim").choose(11)
    assert not table.asked(0, "claim")
    assert table.player(0).station[10] == card
    assert table.player(0).station[2] == "S-3"


@rule("SB-14.33")
def test_a_sector_with_a_colony_cannot_be_chosen() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, PlaceAnywhere("buy"), color="blue"), charges=1)
    table.settled(0, 9)
    table.settled(0, 12)
    card = table.offer(12, cost=0)
    table.start().choose(ability).choose(card)
    assert table.decision(0, "place_at").values == (7, 8, 10, 11)
    assert table.refused(9) == "SB-14.33"


@rule("SB-14.33")
def test_with_one_sector_left_the_card_goes_there_and_with_none_nothing_is_acquired() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, PlaceAnywhere("buy"), color="blue"), charges=1)
    for sector in (7, 8, 9, 10, 12):
        table.settled(0, sector)
    card = table.offer(12, cost=0)
    table.start().choose(ability).choose(card)
    assert table.player(0).station[10] == card

    table = Table()
    ability = table.station(0, 1, cells(1, PlaceAnywhere("buy"), color="blue"), charges=1)
    for sector in range(7, 13):
        table.settled(0, sector)
    table.offer(6, cost=0)
    table.start().choose(ability)
    assert not table.asked(0, "buy")
    assert table.player(0).charges == {}


@rule("SB-14.34")
def test_without_an_acquisition_of_its_own_the_permission_covers_the_rest_of_the_turn() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, PlaceAnywhere("turn"), color="blue"), charges=1)
    buyer = table.station(0, 2, cells(1, Claim(1), color="blue"), charges=1)
    low, high, third = table.offer(3, cost=0), table.offer(8, cost=0), table.offer(4, cost=0)
    table.start(WINDOW_2).choose(ability).choose(buyer).choose(low)
    assert table.decision(0, "place_at").values == (3, 7, 8, 9, 10, 11, 12)
    assert table.refused(4) == "T-3"
    table.choose(12)
    assert table.player(0).station[11] == low
    table.choose(high, kind="purchase")
    assert table.decision(0, "place_at").values == (7, 8, 9, 10, 11, 12)
    table.choose(9)
    assert table.player(0).station[8] == high

    table.end_turn().end_turn()  # the next turn of the same player
    table.until("purchase", 0).choose(third)
    assert table.player(0).station[3] == third


@rule("SB-14.34")
def test_a_second_permission_takes_nothing_from_the_first() -> None:
    table = Table()
    first = table.station(0, 1, cells(1, PlaceAnywhere("turn", low=11), color="blue"), charges=1)
    second = table.station(0, 2, cells(1, PlaceAnywhere("turn", low=4, high=5), color="blue"), charges=1)
    card = table.offer(8, cost=0)
    table.start(WINDOW_2).choose(first).choose(second).choose(card, kind="purchase")
    assert table.decision(0, "place_at").values == (4, 5, 8, 11, 12)


@rule("SB-14.34", "SB-16.6")
def test_the_permission_opens_a_way_for_cards_whose_own_sector_is_settled() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, PlaceAnywhere("turn"), color="blue"), charges=1)
    table.settled(0, 3)
    card = table.offer(3, cost=0)
    table.start(WINDOW_2).choose(ability).choose(card, kind="purchase")
    assert table.decision(0, "place_at").values == (7, 8, 9, 10, 11, 12)


@rule("SB-14.34")
def test_the_permission_is_the_active_players_alone() -> None:
    table = Table(dice=[2, 3])
    ability = table.station(0, 1, cells(1, PlaceAnywhere("turn"), color="blue"), charges=1)
    table.patrol(1, 5, Half(text=[Claim(1)]))
    card = table.offer(3, cost=0)
    table.start().choose(ability).use_dice("sum", "sum").choose(card, 1, "claim")
    assert table.player(1).station[2] == card


@rule("SB-14.34")
def test_a_permission_used_on_the_turn_of_another_player_is_not_theirs() -> None:
    table = Table()
    ability = table.station(1, 1, cells(1, PlaceAnywhere("turn"), color="green"), charges=1)
    card = table.offer(3, cost=0)
    table.start(WINDOW_2).choose(ability, 1).choose(card, 0, "purchase")
    assert table.player(0).station[2] == card


# Swap this card -----------------------------------------------------------------------------------------------------


@rule("SB-14.37", "SB-14.38")
@example("SB-EX-24")
def test_a_station_card_swaps_sectors_with_another_station_card() -> None:
    table = Table()
    card = table.station(0, 9, cells(3, SwapCard()), charges=3)
    other = table.station(0, 7, cells(2, Gain(vp=1)), charges=2)
    table.patrol(0, 9, pays(1), id="P-9")
    table.start().choose(card, 0)
    assert set(table.decision(0, "swap_card").values) == {other, *(f"S-{s}" for s in range(1, 13) if s not in (7, 9))}
    assert table.refused("P-9") == "T-3"  # patrol cards are not eligible
    table.choose(other)
    console = table.player(0)
    assert (console.station[8], console.station[6]) == (other, card)
    assert (console.patrol[8], console.patrol[6]) == (("S-9", "P-9"), ("S-7",))
    assert console.charges == {card: 2, other: 2}  # nothing was turned over
    swap = table.happened(CardsSwapped)[0]
    assert (swap.card, swap.other, swap.sector, swap.other_sector) == (card, other, 9, 7)


@rule("SB-14.37", "SB-14.38")
@example("SB-EX-25")
def test_a_patrol_card_changes_places_with_a_station_card_and_both_are_turned() -> None:
    table = Table(dice=[2, 2])
    table.wait_in_phase_6()
    below, above = table.patrol(0, 9, pays(1)), None
    card = table.patrol(0, 9, cells(1, SwapCard()), pays(20), charges=1)
    above = table.patrol(0, 9, pays(1))
    other = table.station(0, 4, pays(500))
    table.start().choose(card, 0).choose(other)
    console = table.player(0)
    assert console.station[3] == card
    assert console.patrol[8] == (below, other, above)
    assert console.patrol[3] == ("S-4",)
    assert console.station[8] == "S-9"
    table.use_dice("sum")
    assert table.player(0).credits == 20  # its station half is in force now


@rule("SB-14.58")
def test_a_patrol_card_may_swap_with_the_station_card_above_it() -> None:
    table = Table()
    card = table.patrol(0, 9, cells(1, SwapCard()), charges=1)
    other = table.station(0, 9, pays(5))
    table.start().choose(card, 0).choose(other)
    assert table.player(0).station[8] == card
    assert set(table.player(0).patrol[8]) == {"S-9", other}
    assert card not in table.player(0).patrol[8]


@rule("SB-14.39")
def test_a_colony_swaps_only_with_a_station_card() -> None:
    table = Table()
    card = table.station(0, 9, cells(1, SwapCard()), charges=1)
    colony = table.settled(0, 3)
    table.start().choose(card, 0).choose(colony)
    assert (table.player(0).station[8], table.player(0).station[2]) == (colony, card)

    table = Table()
    card = table.patrol(0, 9, cells(1, SwapCard()), charges=1)
    colony = table.settled(0, 3)
    table.start().choose(card, 0)
    assert table.refused(colony, kind="swap_card") == "SB-14.39"
    assert len(table.decision(kind="swap_card").values) == 11


@rule("SB-14.39", "SB-16.7")
def test_a_patrol_card_with_colonies_above_every_sector_has_nothing_to_swap_with() -> None:
    table = Table()
    card = table.patrol(0, 9, cells(1, SwapCard()), charges=1)
    usable = table.patrol(0, 9, cells(1, Gain(vp=1)), charges=1)
    for sector in range(1, 13):
        table.settled(0, sector)
    table.start()
    assert table.decision(0).values == ("pass", usable)
    assert table.refused(card) == "SB-14.39"


@rule("SB-14.37")
def test_swapping_this_card_is_possible_on_any_turn() -> None:
    table = Table()
    card = table.station(1, 9, cells(1, SwapCard()), charges=1)
    table.start().choose(card, 1, "window").choose("S-2", 1, "swap_card")
    assert table.player(1).station[1] == card
    assert table.player(0).station[1] == "S-2"
