"""Section 16: colonies."""

from __future__ import annotations

import pytest

from starboard.games.space_base.content.schema import Buy, Half, SwapCard, SwapSectors
from starboard.games.space_base.rules.events import ColonySettled, EndTriggered, Gained
from starboard.games.space_base.rules.turn import PURCHASING, WINDOW_1, WINDOW_2
from starboard.kernel.data import BadData
from starboard.kernel.match import read_position
from tests.games.space_base.table import GAME, Table, cells
from tests.marks import example, rule

SEPARATE = -1


@rule("SB-16.1")
def test_a_bought_colony_is_not_replaced() -> None:
    table = Table()
    first, second = table.colony(3, cost=1, vp=2), table.colony(4, cost=1, vp=2)
    table.set(0, credits=1)
    table.set(1, credits=1)
    table.start(PURCHASING)
    assert table.decision().values == ("pass", first, second)
    table.choose(first).until("purchase", 1)
    assert table.state.colonies == [second]
    assert first not in table.decision().values  # it exists once for all players


@pytest.mark.parametrize("credits", [5, 8])
@rule("SB-16.2", "SB-16.3")
@example("SB-EX-38")
def test_a_colony_is_bought_and_placed_like_a_ship_and_gives_its_points_once(credits: int) -> None:
    table = Table(dice=[4, 5] * 3)
    old = table.station(0, 9, Half(credits=30), Half(credits=2))
    table.patrol(0, 9, Half(credits=1))
    colony, dear = table.colony(9, cost=5, vp=7), table.colony(8, cost=credits + 1, vp=9)
    blocked = table.offer(9, cost=0)
    table.set(0, credits=credits)
    table.start(PURCHASING)
    assert table.refused(dear) == "SB-15.2"
    table.choose(colony)
    assert table.tracks(0) == (0, 0, 7)
    assert table.player(0).station[8] == colony
    assert table.player(0).patrol[8][-1] == old
    assert [(event.card, event.vp) for event in table.happened(ColonySettled)] == [(colony, 7)]

    table.use_dice("sum", "sum")  # the other player rolls 9
    assert table.player(0).credits == 3
    table.until("purchase", 1).choose("pass").use_dice("sum", "sum")  # an own 9
    assert table.tracks(0) == (3, 0, 7)
    table.until("purchase", 0)
    assert blocked not in table.decision().values
    assert table.refused(blocked) == "SB-15.10"


@rule("SB-16.3")
def test_points_of_a_colony_come_on_being_laid_out_also_in_a_window() -> None:
    table = Table()
    ability = table.station(0, 1, cells(2, Buy(), color="blue"), charges=2)
    colony = table.colony(9, cost=5, vp=7)
    table.set(0, credits=9)
    table.start(WINDOW_1).choose(ability).choose(colony, kind="buy")
    assert table.tracks(0) == (4, 0, 7)
    table.end_turn().end_turn()
    assert table.player(0).vp == 7


@rule("SB-16.4", "SB-16.5", "SB-16.10")
def test_a_colony_pays_nothing_and_the_patrol_cards_below_it_go_on_paying() -> None:
    table = Table(seats=2)
    for seat in (0, 1):
        table.settled(seat, 6, vp=9)
        table.patrol(seat, 6, Half(credits=4, vp=1))
    table.station(0, 2, Half(credits=10))
    table.wait_in_phase_6()
    table.start(4, dice=[6, 2], plans=[SEPARATE, 6])
    assert table.tracks(0) == (10, 0, 0)
    assert table.tracks(1) == (4, 0, 1)
    assert {event.card for event in table.happened(Gained) if event.seat == 0} == {table.player(0).station[1]}


@rule("SB-16.6")
def test_a_colony_does_not_block_its_sector_for_others() -> None:
    table = Table()
    table.settled(0, 9)
    card = table.offer(9, cost=0)
    other_colony = table.colony(9, cost=1, vp=1)
    table.set(0, credits=5)
    table.set(1, credits=5)
    table.offer(3, cost=0)
    table.start(PURCHASING)
    assert table.refused(card) == table.refused(other_colony) == "SB-15.10"
    table.choose("pass").until("purchase", 1).choose(card)
    assert table.player(1).station[8] == card


@rule("SB-16.7")
def test_a_position_with_a_colony_on_patrol_is_impossible() -> None:
    table = Table()
    colony = table.settled(0, 9)
    position = table.start().match.position()
    console = position["consoles"][0]
    console["station"][8], console["patrol"][8] = "S-9", [colony]
    with pytest.raises(BadData, match=r"SB-16\.7"):
        read_position(GAME, position)


@rule("SB-16.7")
def test_a_patrol_card_cannot_take_the_place_of_a_colony() -> None:
    table = Table()
    colony = table.settled(0, 9)
    card = table.patrol(0, 9, cells(1, SwapCard()), charges=1)
    table.start().choose(card, 0)
    assert colony not in table.decision(0, "swap_card").values
    assert table.refused(colony) == "SB-14.39"


@pytest.mark.parametrize(("vp", "triggered"), [(39, False), (40, True)])
@rule("SB-16.9")
def test_40_points_by_a_colony_trigger_the_end(vp: int, triggered: bool) -> None:
    table = Table()
    colony = table.colony(9, cost=1, vp=5)
    table.set(0, credits=1, vp=vp - 5)
    table.start(PURCHASING).choose(colony)
    assert table.state.triggered == triggered
    assert len(table.happened(EndTriggered)) == int(triggered)


@rule("SB-16.11")
def test_a_colony_moves_along_with_its_sector_and_blocks_where_it_is() -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, SwapSectors(5, 8), color="blue"), charges=1)
    colony = table.settled(0, 5)
    table.patrol(0, 5, Half(credits=1), id="P-5")
    five, eight = table.offer(5, cost=0), table.offer(8, cost=0)
    table.start(WINDOW_2).choose(ability)
    console = table.player(0)
    assert (console.station[7], console.station[4]) == (colony, "S-8")
    assert console.patrol[7] == ("S-5", "P-5")
    assert console.vp == 0  # it was laid out before; moving gives nothing
    assert table.refused(eight, 0, "purchase") == "SB-15.10"
    table.choose(five, 0, "purchase")
    assert table.player(0).station[4] == five
