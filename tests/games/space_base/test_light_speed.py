"""Section 19: numbers of players, and the variant Speed of Light."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from starboard.games.space_base.content.pack import parse
from starboard.games.space_base.content.schema import About, Colony, Half, Ship
from starboard.games.space_base.content.write import write_pack
from starboard.games.space_base.room import GAME
from starboard.games.space_base.rules.cards import Card
from starboard.games.space_base.rules.events import (
    CardDrawn,
    Dealt,
    Drafted,
    FirstPlayer,
    FirstPlayerRolled,
    PlaceBonus,
    Placed,
)
from starboard.games.space_base.rules.light_speed import first_players
from starboard.games.space_base.rules.position import SpaceBase
from starboard.games.space_base.rules.turn import Turn
from starboard.kernel.data import BadData
from starboard.kernel.match import Match, new
from starboard.kernel.refusal import Refusal
from tests.games.space_base.table import Table
from tests.marks import example, rule

SIZES = {1: 48, 2: 48, 3: 36}
# The hands of up to three seats, top card first: the sector and cost of four cards of level 1 and two of level 2.
HANDS = (
    ((3, 4), (5, 5), (9, 3), (3, 1), (7, 7), (12, 8)),
    ((4, 4), (6, 5), (9, 3), (8, 1), (2, 7), (12, 8)),
    ((1, 4), (2, 5), (9, 3), (10, 1), (11, 7), (12, 8)),
)


def card(id: str, level: int, sector: int, cost: int) -> Ship:
    half = Half(credits=1)
    return Ship(id=id, name=id, level=level, sector=sector, cost=cost, station=half, patrol=half)  # type: ignore[arg-type]


def in_hand(seat: int, number: int) -> str:
    return f"hand-{seat}-{number}"


@cache
def box() -> str:
    """A whole box of cards, read like any pack: the shipyard's, the hands', and the rest of the decks."""
    ships = [card(f"row-{level}-{n}", level, n + 1, 1) for level in (1, 2, 3) for n in range(6)]
    for seat, hand in enumerate(HANDS):
        ships += [card(in_hand(seat, n), 1 if n < 4 else 2, sector, cost) for n, (sector, cost) in enumerate(hand)]
    for level, size in SIZES.items():
        missing = size - sum(ship.level == level for ship in ships)
        ships += [card(f"deck-{level}-{n}", level, n % 12 + 1, 1) for n in range(missing)]
    starters = [card(f"start-{sector}", 0, sector, 0) for sector in range(1, 13)]
    colonies = [Colony(id=f"colony-{s}", name=f"Colony {s}", sector=s, cost=s, vp=s) for s in range(1, 13)]
    about = About(game="space_base", name="Light-Speed tests", version="1")
    return parse(write_pack(about, {}, starters, ships, colonies)).digest


def set_up(seats: int = 2, rolls: list[int] | None = None, light_speed: bool = True) -> Match:
    """The shipyard is dealt from row-…, and then the seats draw the cards of HANDS."""
    script: dict[str, Any] = {"first-player": rolls or []}
    for level in (1, 2, 3):
        row = [f"row-{level}-{n}" for n in range(6)]
        numbers = {1: range(4), 2: range(4, 6), 3: range(0)}[level]
        script[f"deck-{level}"] = [row + [in_hand(seat, n) for seat in range(min(seats, 3)) for n in numbers]]
    return new(GAME, seats, 1, {"light_speed": light_speed, "pack": box()}, script=script)


def state(match: Match) -> SpaceBase:
    assert isinstance(match.state, SpaceBase)
    return match.state


def happened(match: Match, kind: type) -> list[Any]:
    return [event for event in match.events if isinstance(event, kind)]


def draft(match: Match, *choices: list[int]) -> Match:
    """Every seat buys the cards of these numbers from its hand."""
    for seat, numbers in enumerate(choices):
        (decision,) = (decision for decision in match.decisions if decision.seat == seat)
        match.choose(decision, [in_hand(seat, n) for n in numbers])
    return match


# Numbers of players -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@rule("SB-19.1")
def test_nothing_but_bonuses_and_dots_depends_on_the_number_of_players(seats: int) -> None:
    match = set_up(seats, light_speed=False)
    game = state(match)
    assert [len(row) for row in game.shipyard] == [6, 6, 6]
    assert [len(deck) for deck in game.decks] == [48 - 6 - seats, 48 - 6, 36 - 6]
    assert len(game.colonies) == 12
    assert len(happened(match, PlaceBonus)) == seats - 1


@pytest.mark.parametrize(("vp", "over"), [(39, False), (40, True)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@rule("SB-19.1")
def test_the_goal_is_40_points_for_every_number_of_players(seats: int, vp: int, over: bool) -> None:
    table = Table(seats, active=seats - 1)
    colony = table.colony(9, cost=1, vp=vp)
    table.set(seats - 1, credits=1)
    table.start(6).choose(colony)
    assert table.match.over == over


@pytest.mark.parametrize("seats", [0, 1, 6, 7])
@rule("SB-19.1", "SB-19.2")
def test_the_game_is_for_2_to_5_players_each_on_their_own(seats: int) -> None:
    with pytest.raises(BadData, match="2 to 5"):
        new(GAME, seats)


@rule("SB-19.2")
def test_there_is_one_winner_who_is_a_player() -> None:
    table = Table(seats=4, active=3)
    for seat, vp in enumerate((40, 30, 41, 20)):
        table.set(seat, vp=vp)
    table.start(9, triggered=True)
    assert table.state.winners == (2,)  # not with a partner, and not against the game


# Light-Speed --------------------------------------------------------------------------------------------------------


@rule("SB-19.3")
def test_light_speed_is_a_variant_that_has_to_be_asked_for() -> None:
    assert state(set_up(light_speed=False)).light_speed is False
    assert GAME.check_options({})["light_speed"] is False
    assert GAME.check_options({"light_speed": True})["light_speed"] is True
    with pytest.raises(BadData, match="light_speed"):
        GAME.check_options({"light_speed": "yes"})


@rule("SB-19.4", "SB-19.5")
def test_markers_start_at_15_credits_and_1_income_without_a_first_card() -> None:
    match = set_up(3)
    assert [(c.credits, c.income, c.vp) for c in state(match).consoles] == [(15, 1, 0)] * 3
    assert happened(match, CardDrawn) == []
    draft(match, [0], [], [])
    assert sum(len(cards) for console in state(match).consoles for cards in console.patrol) == 1


@rule("SB-19.6")
def test_everybody_takes_four_cards_of_level_1_and_two_of_level_2_from_the_decks() -> None:
    match = set_up(3)
    game = state(match)
    assert game.hands == [[in_hand(seat, n) for n in range(6)] for seat in range(3)]
    assert [[game.cards[id].level for id in hand] for hand in game.hands] == [[1, 1, 1, 1, 2, 2]] * 3
    assert game.shipyard == [[f"row-{level}-{n}" for n in range(6)] for level in (1, 2, 3)]  # dealt before
    assert [len(deck) for deck in game.decks] == [42 - 12, 42 - 6, 30]
    assert [(event.seat, event.cards, event.audience) for event in happened(match, Dealt)] == [
        (seat, tuple(game.hands[seat]), (seat,)) for seat in range(3)
    ]


@pytest.mark.parametrize(("numbers", "left"), [([], 15), ([2], 12), ([0, 1, 2, 3], 2), ([4, 5], 0)])
@rule("SB-19.7")
def test_any_of_the_six_may_be_bought_for_at_most_15_in_all(numbers: list[int], left: int) -> None:
    match = draft(set_up(), numbers, [0, 1, 2, 3])
    assert happened(match, Drafted)[0].cards == tuple(in_hand(0, n) for n in numbers)
    assert state(match).consoles[0].credits - sum(e.credits for e in happened(match, PlaceBonus) if e.seat == 0) == left


@pytest.mark.parametrize(
    "bought", [[in_hand(0, 3), in_hand(0, 4), in_hand(0, 5)], [in_hand(1, 0)], [in_hand(0, 0)] * 2]
)
@rule("SB-19.7")
def test_cards_for_16_of_another_hand_or_twice_the_same_are_refused(bought: list[str]) -> None:
    match = set_up()
    before = match.position()
    with pytest.raises(Refusal) as refusal:
        match.choose(match.decisions[0], bought)
    assert refusal.value.rule == "SB-19.7"
    assert match.position() == before


@rule("SB-19.8")
@example("SB-EX-42")
def test_the_price_is_the_sum_of_the_costs_and_the_rest_is_kept() -> None:
    match = draft(set_up(), [0, 1, 2], [5])
    first, second = state(match).consoles
    assert state(match).first == 1
    assert first.credits == 15 - 12 + 1  # 3 kept, and the bonus of the second place
    assert second.credits == 15 - 8
    assert first.income == second.income == 1
    assert [(event.seat, event.cost) for event in happened(match, Drafted)] == [(0, 12), (1, 8)]
    assert [first.station[s - 1] for s in (3, 5, 9)] == [in_hand(0, n) for n in (0, 1, 2)]
    assert [first.patrol[s - 1] for s in (3, 5, 9)] == [("start-3",), ("start-5",), ("start-9",)]


@pytest.mark.parametrize("order", [[0, 3], [3, 0]])
@rule("SB-19.9")
def test_of_cards_that_share_a_sector_the_buyer_chooses_the_order(order: list[int]) -> None:
    match = draft(set_up(), order, [])
    earlier, later = (in_hand(0, n) for n in order)
    console = state(match).consoles[0]
    assert console.station[2] == later
    assert console.patrol[2] == ("start-3", earlier)
    assert [(event.card, event.deployed) for event in happened(match, Placed)] == [
        (earlier, "start-3"),
        (later, earlier),
    ]


@rule("SB-19.10")
def test_cards_that_were_not_bought_go_to_the_bottom_of_their_decks() -> None:
    match = set_up()
    above = [list(deck) for deck in state(match).decks]
    draft(match, [0, 1, 2], [4])
    one, two, three = state(match).decks
    back_one, back_two = one[: -len(above[0])], two[: -len(above[1])]
    assert (one[len(back_one) :], two[len(back_two) :], three) == tuple(above)  # the top is the end
    assert sorted(back_one) == sorted([in_hand(0, 3), *(in_hand(1, n) for n in range(4))])
    assert sorted(back_two) == sorted([in_hand(0, 4), in_hand(0, 5), in_hand(1, 5)])
    assert [stream for stream, _ in match.log[-1].chance][:2] == ["bottom-1", "bottom-2"]  # in random order
    assert not state(match).hands and not state(match).picks


@rule("SB-19.11")
def test_who_kept_most_credits_is_first_player() -> None:
    assert state(draft(set_up(3), [0], [3], [2])).first == 1  # 11, 14 and 12 are left
    assert state(draft(set_up(3), [3], [0], [2])).first == 0


@rule("SB-19.12")
def test_among_equals_the_highest_sector_bought_is_first() -> None:
    match = draft(set_up(3), [3], [3], [3])  # sectors 3, 8 and 10 for 1 each
    assert state(match).first == 2
    assert happened(match, FirstPlayerRolled) == []
    match = draft(set_up(3), [3], [3], [2])  # the third paid 3 for its sector 9: it is not among the tied
    assert state(match).first == 1
    match = draft(set_up(2), [1, 2], [0, 3, 2])  # 8 each; their highest sectors are 9 and 9
    assert len(happened(match, FirstPlayerRolled)) >= 2


@rule("SB-19.12")
def test_a_free_ship_of_sector_1_is_more_than_none_at_all() -> None:
    game = state(set_up(2))
    game.cards = {**game.cards, "free": Card(card("free", 1, 1, 0), 2)}
    game.picks = [[], ["free"]]
    assert first_players(game) == [1]


@rule("SB-19.13")
def test_who_is_still_tied_rolls_and_a_tied_roll_is_repeated() -> None:
    match = draft(set_up(3, rolls=[3, 4, 2, 5, 6, 1, 6, 2]), [2], [2], [0])
    assert [(event.seat, event.total) for event in happened(match, FirstPlayerRolled)] == [
        (0, 7),
        (1, 7),
        (0, 7),
        (1, 8),
    ]
    assert [event.seat for event in happened(match, FirstPlayer)] == [1]


@rule("SB-19.12", "SB-19.13")
def test_nobody_bought_anything_so_the_dice_decide() -> None:
    match = draft(set_up(3, rolls=[1, 1, 3, 4, 2, 2]), [], [], [])
    assert [event.seat for event in happened(match, FirstPlayerRolled)] == [0, 1, 2]
    assert state(match).first == 1


@rule("SB-19.14")
def test_the_bonuses_by_place_come_after_the_first_player_is_found() -> None:
    match = draft(set_up(3), [0], [3], [2])  # kept: 11, 14, 12
    assert [(c.credits, c.income) for c in state(match).consoles] == [(11 + 2, 1), (14, 1), (12 + 1, 1)]
    kinds = [type(event) for event in match.events if isinstance(event, (FirstPlayer, PlaceBonus))]
    assert kinds == [FirstPlayer, PlaceBonus, PlaceBonus]


@pytest.mark.parametrize(("seat", "income"), [(0, 2), (1, 2), (2, 1)])
@rule("SB-19.14")
def test_the_fourth_and_fifth_place_gain_income(seat: int, income: int) -> None:
    match = set_up(5)
    for decision in list(match.decisions):
        hand = decision.domain.items if decision.domain else ()
        match.choose(decision, [hand[3]] if decision.seat != 2 else [])
    assert state(match).first == 2
    assert state(match).consoles[seat].income == income


@rule("SB-19.15")
def test_everything_else_is_as_in_the_normal_game() -> None:
    match = draft(set_up(), [0], [])
    game = state(match)
    (turn,) = game.frames[:1]
    assert isinstance(turn, Turn)
    assert (game.active, game.round) == (1, 1)
    assert [decision.kind for decision in match.decisions] == ["use_dice"] * 2
    assert len(game.colonies) == 12
    assert [len(row) for row in game.shipyard] == [6, 6, 6]


@rule("SB-19.16")
def test_with_five_players_there_are_cards_enough() -> None:
    game = state(set_up(5))
    assert sum(len(hand) for hand in game.hands) == 30
    assert [len(deck) for deck in game.decks] == [42 - 20, 42 - 10, 30]


@rule("SB-22.7")
def test_a_draft_is_hidden_until_all_have_chosen() -> None:
    match = set_up(3)
    views = {seat: match.view(seat) for seat in (0, 1, 2, None)}
    assert views[1].hand == tuple(in_hand(1, n) for n in range(6))
    assert views[None].hand == ()
    (decision,) = views[1].decisions
    assert decision.seat == 1
    draft(match, [0, 1])
    seen = match.view(1)
    assert in_hand(0, 0) not in str(seen)
    assert [event for event in match.events_for(1) if in_hand(0, 0) in str(event)] == []
    assert seen.waiting_for == (1, 2)
    for decision in match.decisions.copy():
        match.choose(decision, [])
    assert in_hand(0, 0) in str(match.view(1))
    assert [event.seat for event in match.events_for(1) if isinstance(event, Drafted)] == [0, 1, 2]
