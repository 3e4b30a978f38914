"""Section 17: phases 8 and 9, and the end of the turn."""

from __future__ import annotations

import pytest

from starboard.games.space_base.content.schema import Buy, Half
from starboard.games.space_base.rules.events import IncomePaid, Refilled, TurnBegan
from starboard.games.space_base.rules.turn import INCOME, PURCHASING, REFILL, WINDOW_2, WINDOW_3
from tests.games.space_base.table import Table, cells
from tests.marks import example, rule


@rule("SB-17.1")
def test_every_gap_takes_the_top_card_of_the_deck_of_its_level() -> None:
    table = Table()
    for level, count in ((1, 6), (2, 4), (3, 5)):
        for sector in range(7, 7 + count):
            table.offer(sector, cost=0, level=level)
    table.start(REFILL)
    one, two, three = table.state.shipyard
    assert [len(row) for row in (one, two, three)] == [6, 6, 6]
    assert two[4:] == ["F2-19", "F2-18"]  # the top of a deck is its last card
    assert three[5] == "F3-19"
    assert [len(deck) for deck in table.state.decks] == [20, 18, 19]
    assert [event.cards for event in table.happened(Refilled)] == [("F2-19", "F2-18", "F3-19")]


@rule("SB-17.2")
def test_nothing_is_refilled_in_the_middle_of_a_turn() -> None:
    table = Table()
    ability = table.station(0, 1, cells(2, Buy(), color="blue"), charges=2)
    ships = [table.offer(sector, cost=0) for sector in (7, 8, 9, 10, 11, 12)]
    table.start(WINDOW_2).choose(ability).choose(ships[0]).choose("pass", kind="window").choose("pass", kind="purchase")
    assert table.phase == WINDOW_3
    assert table.state.shipyard[0] == ["", *ships[1:]]
    assert len(table.state.decks[0]) == 20
    table.choose("pass")
    assert table.state.shipyard[0] == ["F1-19", *ships[1:]]


@rule("SB-17.3")
def test_with_an_empty_deck_the_gap_stays() -> None:
    table = Table()
    table.empty_deck(2)
    ship = table.offer(9, cost=0, level=2)
    table.start(REFILL)
    assert table.state.shipyard[1] == [ship, "", "", "", "", ""]
    assert "" not in table.state.shipyard[0] + table.state.shipyard[2]
    table.until("purchase", 1).end_turn()
    assert table.state.shipyard[1] == [ship, "", "", "", "", ""]


@rule("SB-17.3")
def test_the_last_card_of_a_deck_fills_one_gap() -> None:
    table = Table()
    table.empty_deck(1)
    table.empty_deck(2)
    table.empty_deck(3)
    last = table.ship(9)
    table.start(REFILL, decks=[[last], [], []])
    assert table.state.shipyard == [[last, "", "", "", "", ""], [""] * 6, [""] * 6]
    assert [event.cards for event in table.happened(Refilled)] == [(last,)]


@pytest.mark.parametrize(("credits", "income", "after"), [(0, 3, 3), (2, 3, 3), (3, 3, 3), (4, 3, 4), (0, 0, 0)])
@rule("SB-17.4", "SB-17.5")
def test_credits_rise_to_the_income_and_never_fall(credits: int, income: int, after: int) -> None:
    table = Table()
    table.set(0, credits=credits, income=income)
    table.start(INCOME)
    assert table.tracks(0) == (after, income, 0)
    paid = [(event.seat, event.credits) for event in table.happened(IncomePaid)]
    assert paid == ([(0, after - credits)] if after > credits else [])


@pytest.mark.parametrize(("credits", "buys", "after"), [(5, True, 3), (5, False, 5), (1, False, 3)])
@rule("SB-17.6")
@example("SB-EX-33")
def test_income_is_paid_with_and_without_a_purchase(credits: int, buys: bool, after: int) -> None:
    table = Table()
    card = table.offer(9, cost=1)
    table.set(0, credits=credits, income=3)
    table.start(PURCHASING).choose(card if buys else "pass")
    assert table.state.active == 1
    assert table.player(0).credits == after


@rule("SB-17.7")
@example("SB-EX-34")
def test_income_concerns_the_active_player_alone() -> None:
    table = Table(seats=3, active=1)
    for seat in range(3):
        table.set(seat, income=4)
    table.start(INCOME)
    assert [table.player(seat).credits for seat in range(3)] == [0, 4, 0]


@rule("SB-17.8")
def test_then_the_player_on_the_left_becomes_active() -> None:
    table = Table(seats=3, active=1)
    table.start(INCOME)
    assert table.state.active == 2
    table.end_turn()
    assert table.state.active == 0
    assert [event.seat for event in table.happened(TurnBegan)] == [2, 0]


@rule("SB-17.1", "SB-17.4")
def test_the_shipyard_is_refilled_before_income_and_after_the_last_window() -> None:
    table = Table()
    table.station(0, 1, cells(1, Buy(), color="blue"), charges=1)
    table.set(0, income=3)
    table.offer(9, cost=3, station=Half(credits=1))
    table.start(WINDOW_3)
    assert not table.asked(0, "buy")  # it cannot be paid before income comes
    table.choose("pass")
    closing = [type(event) for event in table.match.events if isinstance(event, (Refilled, IncomePaid, TurnBegan))]
    assert closing == [Refilled, IncomePaid, TurnBegan]
