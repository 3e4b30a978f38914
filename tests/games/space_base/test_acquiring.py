"""Section 15: the purchase of phase 6, and placing cards."""

from __future__ import annotations

import pytest

from starboard.games.space_base.content.schema import Buy, Claim, Gain, Half
from starboard.games.space_base.rules.acquiring import BUY, CLAIM, PURCHASE, Acquire
from starboard.games.space_base.rules.events import Bought, Gained, NothingBought, Placed, Refilled
from starboard.games.space_base.rules.turn import PURCHASING, REFILL, WINDOW_2, WINDOW_3
from tests.games.space_base.table import Table, cells
from tests.marks import example, rule

# The purchase -------------------------------------------------------------------------------------------------------


@rule("SB-15.1", "SB-15.3")
def test_any_ship_of_any_level_or_a_colony_may_be_bought_or_nothing() -> None:
    table = Table()
    ships = [table.offer(9, cost=1, level=level) for level in (3, 1, 2, 2)]
    colonies = [table.colony(4, cost=2, vp=3), table.colony(5, cost=2, vp=3)]
    table.set(0, credits=2)
    table.start(PURCHASING)
    one, two, other, three = ships[1], ships[2], ships[3], ships[0]
    assert table.decision(0, "purchase").values == ("pass", one, two, other, three, *colonies)
    assert table.decision().default == "pass"


@rule("SB-15.1", "SB-15.13")
def test_at_most_one_card_is_bought_in_a_turn() -> None:
    table = Table()
    first, second = table.offer(9, cost=0), table.offer(8, cost=0)
    table.station(0, 1, cells(1, Gain(vp=1)), charges=1)
    table.start(PURCHASING).choose(first)
    assert table.asked(0, "window")  # phase 7 already
    assert table.player(0).station[7] == "S-8"
    assert second in table.state.shipyard[0]


@rule("SB-15.2")
@example("SB-EX-32")
def test_a_card_that_costs_more_than_the_credits_cannot_be_bought() -> None:
    table = Table()
    exact, dear = table.offer(9, cost=4), table.offer(9, cost=5)
    colony = table.colony(3, cost=5, vp=9)
    table.set(0, credits=4, income=9)
    table.start(PURCHASING)
    assert table.decision().values == ("pass", exact)
    assert table.refused(dear) == "SB-15.2"
    assert table.refused(colony) == "SB-15.2"


@rule("SB-15.2")
def test_without_anything_to_pay_for_the_purchase_is_no_question() -> None:
    table = Table()
    table.offer(9, cost=1)
    table.start(PURCHASING)
    assert not table.asked(0, "purchase")
    assert [event.seat for event in table.happened(NothingBought)][:1] == [0]


@rule("SB-15.3")
def test_cards_of_the_same_sector_may_be_bought_turn_after_turn() -> None:
    table = Table()
    first, second = table.offer(9, cost=0, level=3), table.offer(9, cost=0, level=1)
    table.start(PURCHASING).choose(first)
    table.until("purchase", 1).choose("pass").until("purchase", 0).choose(second)
    assert table.player(0).station[8] == second
    assert table.player(0).patrol[8] == ("S-9", first)


@pytest.mark.parametrize("credits", [6, 7, 9])
@rule("SB-15.4")
@example("SB-EX-30")
def test_a_purchase_costs_all_credits_whatever_the_price(credits: int) -> None:
    table = Table()
    card = table.offer(9, cost=6)
    table.station(0, 1, cells(1, Gain(vp=1)), charges=1)
    table.set(0, credits=credits)
    table.start(PURCHASING).choose(card)
    assert table.player(0).credits == 0
    assert [(event.seat, event.card, event.paid, event.ordinary) for event in table.happened(Bought)] == [
        (0, card, credits, True)
    ]
    assert table.happened(NothingBought) == []


@rule("SB-15.5")
def test_who_does_not_buy_keeps_all_credits() -> None:
    table = Table()
    table.offer(9, cost=6)
    table.set(0, credits=9, income=2)
    table.start(PURCHASING).choose("pass").end_turn()
    assert table.player(0).credits == 9
    assert table.happened(Bought) == []
    assert table.happened(NothingBought)[0].seat == 0


@rule("SB-15.14")
def test_passive_players_cannot_buy_in_phase_6() -> None:
    table = Table(seats=3, active=1)
    table.offer(9, cost=0)
    for seat in range(3):
        table.set(seat, credits=9)
    table.start(PURCHASING)
    assert [(decision.seat, decision.kind) for decision in table.match.decisions] == [(1, "purchase")]
    table.choose("pass")
    assert table.state.active == 2  # nobody else was asked


# Placing ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["purchase", "buy", "claim"])
@rule("SB-15.6", "SB-15.7", "SB-15.8")
def test_an_acquired_card_takes_its_printed_sector_and_the_ship_there_is_deployed(how: str) -> None:
    table = Table()
    effect = Claim(1) if how == "claim" else Buy()
    ability = table.station(0, 1, cells(1, effect, color="blue"), charges=1)
    first, old = table.patrol(0, 9, Half(credits=1)), table.station(0, 9, Half(credits=50), Half(credits=2))
    card = table.offer(9, cost=0)
    table.start(WINDOW_2)
    table.choose("pass" if how == "purchase" else ability).choose(card, 0, how)
    console = table.player(0)
    assert console.station[8] == card
    assert console.patrol[8] == (first, "S-9", old)  # it joins the ones there, and none is removed
    assert console.station[7] == "S-8" and console.station[9] == "S-10"
    placed = table.happened(Placed)[0]
    assert (placed.seat, placed.card, placed.sector, placed.deployed) == (0, card, 9, old)


@rule("SB-15.7", "SB-15.8")
def test_all_patrol_cards_of_the_sector_stay_in_force() -> None:
    table = Table(dice=[4, 5])
    table.patrol(0, 9, Half(credits=1))
    table.station(0, 9, Half(credits=500), Half(credits=20))
    card = table.offer(9, cost=0, patrol=Half(credits=3000))
    table.start(PURCHASING).choose(card)
    table.use_dice("sum", "sum")  # seat 1's turn
    assert table.state.active == 1
    assert table.player(0).credits == 21


@pytest.mark.parametrize(
    ("how", "effect"), [("purchase", None), ("buy", Buy()), ("claim", Claim(1))], ids=["purchase", "buy", "claim"]
)
@rule("SB-15.10", "SB-16.6")
def test_a_sector_with_a_colony_takes_no_further_card(how: str, effect: Buy | Claim | None) -> None:
    table = Table()
    ability = table.station(0, 1, cells(1, effect or Buy(), color="blue"), charges=1)
    table.settled(0, 9)
    table.settled(1, 8)  # another player's colony does not matter
    blocked, free = table.offer(9, cost=0), table.offer(8, cost=0)
    table.start(WINDOW_2).choose(ability if effect else "pass")
    assert [value for value in table.decision(0, how).values if value not in ("pass", "decline")] == [free]
    assert table.refused(blocked, 0, how) == "SB-15.10"


@rule("SB-15.11")
def test_a_newly_placed_card_has_no_effect_at_once() -> None:
    table = Table()
    table.station(0, 1, cells(1, Gain(vp=1)), charges=1)
    card = table.offer(9, cost=0, station=Half(credits=7, income=7, vp=7, arrow="both", cells=[[]], text=[Claim(1)]))
    table.start(PURCHASING).choose(card)
    assert table.phase == WINDOW_3
    assert table.tracks(0) == (0, 0, 0)
    assert card not in table.player(0).charges
    assert table.happened(Gained) == []


@rule("SB-15.12")
def test_cards_never_leave_a_console() -> None:
    table = Table()
    ability = table.station(0, 1, cells(3, Buy(), color="blue"), charges=2)
    cards = [table.offer(9, cost=0, level=level) for level in (1, 2, 3)]
    before = set(table.start(WINDOW_2).player(0).all_cards())
    table.choose(ability).choose(cards[0]).choose(ability).choose(cards[1]).choose(cards[2], kind="purchase")
    table.end_turn()
    assert set(table.player(0).all_cards()) == before | set(cards)
    assert table.player(0).patrol[8] == ("S-9", cards[0], cards[1])


@rule("SB-15.13")
@example("SB-EX-46")
def test_cards_taken_from_the_shipyard_leave_gaps_until_phase_8() -> None:
    table = Table()
    claim = table.station(0, 1, cells(1, Claim(1), color="blue"), charges=1)
    buy = table.station(0, 2, cells(1, Buy(), color="blue"), charges=1)
    table.station(0, 3, cells(1, Gain(vp=1)), charges=1)
    cards = [table.offer(sector, cost=0) for sector in (7, 8, 9, 10, 11, 12)]
    table.start(WINDOW_2).choose(claim).choose(cards[1]).choose(buy).choose(cards[3]).choose("pass", 0, "window")
    assert table.decision(0, "purchase").values == ("pass", cards[0], cards[2], cards[4], cards[5])
    table.choose(cards[5])
    assert table.phase == WINDOW_3
    assert table.state.shipyard[0] == [cards[0], "", cards[2], "", cards[4], ""]
    table.end_turn()
    row = table.state.shipyard[0]
    assert len([card for card in row if card]) == 6
    assert [row[0], row[2], row[4]] == [cards[0], cards[2], cards[4]]
    assert table.happened(Refilled)[0].cards[:3] == (row[1], row[3], row[5])


@rule("SB-15.2", "SB-15.10", "SB-14.13", "SB-14.14", "SB-14.15", "SB-14.18", "SB-14.33")
def test_every_refusal_of_a_card_names_its_rule() -> None:
    table = Table()
    ship, dear, blocked = table.offer(9, cost=1), table.offer(9, cost=2), table.offer(8, cost=0)
    high = table.offer(7, cost=0, level=2)
    colony = table.colony(4, cost=1, vp=1)
    for sector in (7, 8, 10, 11, 12):
        table.settled(0, sector)
    table.set(0, credits=1)
    table.start(REFILL)

    def refusal(card: str, how: str, levels: tuple[int, ...] = (), low: int = 0, high: int = 0) -> str:
        return Acquire(0, how, levels, 1, low, high).refusal(table.state, table.state.cards[card])

    table.state.consoles[0].credits = 1
    assert refusal(ship, PURCHASE) == refusal(ship, BUY) == refusal(ship, CLAIM, (1,)) == ""
    assert refusal(colony, PURCHASE) == refusal(colony, BUY) == ""
    assert (refusal(dear, PURCHASE), refusal(dear, BUY), refusal(dear, CLAIM, (1,))) == ("SB-15.2", "SB-14.14", "")
    assert refusal(blocked, PURCHASE) == refusal(blocked, BUY) == refusal(blocked, CLAIM, (1,)) == "SB-15.10"
    assert (refusal(high, BUY, (1,)), refusal(high, CLAIM, (1,))) == ("SB-14.13", "SB-14.15")
    assert (refusal(colony, BUY, (1,)), refusal(colony, CLAIM, (1,))) == ("SB-14.13", "SB-14.18")
    assert (refusal(blocked, BUY, (), 8, 9), refusal(blocked, BUY, (), 10, 12)) == ("", "SB-14.33")
