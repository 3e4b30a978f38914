"""Set-up of the normal game (section 5)."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from starboard.games.space_base.content.schema import Colony, Half, Ship
from starboard.games.space_base.room import GAME
from starboard.games.space_base.rules.cards import register
from starboard.games.space_base.rules.events import CardDrawn, FirstPlayer, FirstPlayerRolled, PlaceBonus
from starboard.games.space_base.rules.position import SpaceBase
from starboard.games.space_base.view import view
from starboard.kernel.log import Header, Start
from starboard.kernel.match import Match
from tests.marks import example, rule

_boxes = count(1)
PAYS_ON_PATROL = Half(credits=7)
ROW = {level: [f"row-{level}-{n}" for n in range(6)] for level in (1, 2, 3)}


def ship(id: str, level: int, sector: int, cost: int) -> Ship:
    return Ship(
        id=id,
        name=id,
        level=level,  # type: ignore[arg-type]
        sector=sector,
        cost=cost,
        station=Half(),
        patrol=PAYS_ON_PATROL,
    )


def set_up(*drawn: tuple[int, int], rolls: list[int] | None = None, dice: list[int] | None = None) -> Match:
    """A match whose seats draw level 1 cards of these sectors and costs; the shipyard shows the cards of ROW."""
    ships = [ship(f"start-{sector}", 0, sector, 0) for sector in range(1, 13)]
    for level, row in ROW.items():
        ships += [ship(id, level, n + 1, 1) for n, id in enumerate(row)]
        ships += [ship(f"deck-{level}-{n}", level, n + 1, 1) for n in range(5)]
    ships += [ship(f"drawn-{seat}", 1, sector, cost) for seat, (sector, cost) in enumerate(drawn)]
    colonies = [Colony(id=f"colony-{s}", name=f"colony {s}", sector=s, cost=s, vp=s) for s in (5, 1, 12, 3)]
    pack = f"box-{next(_boxes)}"
    register(pack, ships, colonies)
    first_cards = [f"drawn-{seat}" for seat in range(len(drawn))]
    script: dict[str, Any] = {
        f"deck-{level}": [row + (first_cards if level == 1 else [])] for level, row in ROW.items()
    }
    script |= {"first-player": rolls or [], "dice": dice or []}
    options = {"light_speed": False, "pack": pack}
    return Match(GAME, Header(GAME.name, GAME.version, len(drawn), options, "1", None, True), script)


def state(match: Match) -> SpaceBase:
    assert isinstance(match.state, SpaceBase)
    return match.state


def happened(match: Match, kind: type) -> list[Any]:
    return [event for event in match.events if isinstance(event, kind)]


def tracks(match: Match) -> list[tuple[int, int, int]]:
    return [(c.credits, c.income, c.vp) for c in state(match).consoles]


@rule("SB-5.1", "SB-5.3")
def test_everybody_has_a_console_with_a_complete_set_of_starting_ships() -> None:
    for console in state(set_up((2, 0), (1, 0), (3, 0))).consoles:
        ships = {*console.station, *(card for cards in console.patrol for card in cards)}
        assert {f"start-{sector}" for sector in range(1, 13)} <= ships
        assert len(console.station) == 12
        for sector in range(4, 13):
            assert console.station[sector - 1] == f"start-{sector}"


@rule("SB-5.2")
def test_markers_start_at_five_credits_no_income_no_points() -> None:
    assert tracks(set_up((2, 0), (1, 0)))[0] == (5, 0, 0)  # the first player has no bonus and paid nothing


@rule("SB-5.4", "SB-16.1")
def test_colonies_are_on_offer_from_the_start_in_the_order_of_their_sectors() -> None:
    match = set_up((2, 0), (1, 0), dice=[3, 4])
    assert state(match).colonies == ["colony-1", "colony-3", "colony-5", "colony-12"]
    while match.decisions[0].kind != "purchase":
        match.choose(match.decisions[0], "sum")
    offered = [value for value in match.decisions[0].values if str(value).startswith("colony")]
    assert offered == ["colony-1", "colony-3", "colony-5"]  # the fourth is too dear for 5 credits


@rule("SB-5.5", "SB-22.7")
def test_each_level_is_a_deck_of_its_own_shuffled_and_face_down() -> None:
    match = set_up((2, 0), (1, 0))
    start = match.log[0]
    assert isinstance(start, Start)
    shuffled = {stream: cards for stream, cards in start.chance if isinstance(cards, list)}
    assert {stream: len(cards) for stream, cards in shuffled.items()} == {"deck-1": 13, "deck-2": 11, "deck-3": 11}
    for level in (1, 2, 3):
        assert all(state(match).cards[card].level == level for card in shuffled[f"deck-{level}"])
    shown = view(state(match), 0)
    assert shown.deck_sizes == (5, 5, 5)
    assert not hasattr(shown, "decks")


@rule("SB-5.6", "SB-1.9")
def test_the_top_six_cards_of_each_deck_are_the_shipyard() -> None:
    assert state(set_up((2, 0), (1, 0))).shipyard == [ROW[1], ROW[2], ROW[3]]


@rule("SB-5.8", "SB-5.20")
def test_every_player_draws_the_next_card_of_the_level_1_deck_and_the_shipyard_stays_full() -> None:
    match = set_up((2, 0), (1, 0), (4, 0))
    assert [(event.seat, event.card) for event in happened(match, CardDrawn)] == [
        (0, "drawn-0"),
        (1, "drawn-1"),
        (2, "drawn-2"),
    ]
    assert state(match).shipyard[0] == ROW[1]
    assert [len(deck) for deck in state(match).decks] == [5, 5, 5]
    assert not any(card.startswith("drawn") for card in state(match).decks[0])


@rule("SB-5.9", "SB-5.18")
@pytest.mark.parametrize(("cost", "left"), [(0, 5), (1, 4), (4, 1), (5, 0)])
def test_the_drawn_card_costs_exactly_its_price(cost: int, left: int) -> None:
    match = set_up((2, cost), (1, 0))
    assert tracks(match)[0] == (left, 0, 0)
    assert happened(match, CardDrawn)[0] == CardDrawn(0, "drawn-0", cost)


@rule("SB-5.9", "SB-4.6")
def test_a_drawn_card_dearer_than_five_takes_what_there_is() -> None:
    assert tracks(set_up((2, 6), (1, 0)))[0] == (0, 0, 0)


@rule("SB-5.10", "SB-5.18")
def test_the_drawn_card_deploys_the_starting_ship_of_its_sector() -> None:
    console = state(set_up((8, 2), (1, 0))).consoles[0]
    assert console.station[7] == "drawn-0"
    assert console.patrol == [("start-8",) if sector == 8 else () for sector in range(1, 13)]
    assert console.charges == {}


@rule("SB-5.11")
def test_the_starting_ship_it_deployed_pays_from_the_first_turn_of_another_player_on() -> None:
    match = set_up((8, 0), (7, 0), dice=[3, 4])
    assert state(match).active == 0
    before = state(match).consoles[1].credits
    for _ in range(2):
        match.choose(match.decisions[0], "sum")
    assert state(match).consoles[1].credits == before + 7


@rule("SB-5.12")
def test_nobody_is_asked_about_the_drawn_card() -> None:
    match = set_up((2, 5), (1, 5))
    assert len(match.log) == 1
    assert [decision.kind for decision in match.decisions] == ["use_dice", "use_dice"]
    assert match.decisions[0].id == 1


@rule("SB-5.13", "SB-5.19", "SB-6.1")
def test_the_highest_sector_drawn_makes_the_first_player_who_takes_the_first_turn() -> None:
    match = set_up((3, 0), (9, 0), (8, 0))
    assert (state(match).first, state(match).active, state(match).round) == (1, 1, 1)
    assert happened(match, FirstPlayer) == [FirstPlayer(1)]
    assert not happened(match, FirstPlayerRolled)


@rule("SB-5.14")
def test_only_those_who_share_the_highest_sector_roll_for_it() -> None:
    match = set_up((9, 0), (3, 0), (9, 0), rolls=[6, 1, 2, 6])
    assert happened(match, FirstPlayerRolled) == [FirstPlayerRolled(0, 7), FirstPlayerRolled(2, 8)]
    assert state(match).first == 2


@rule("SB-5.15")
def test_a_tied_roll_is_repeated_by_those_who_tied_at_the_top() -> None:
    match = set_up((9, 0), (9, 0), (9, 0), rolls=[6, 1, 1, 1, 3, 4, 2, 2, 3, 1, 5, 5, 6, 5])
    rolled = [(event.seat, event.total) for event in happened(match, FirstPlayerRolled)]
    assert rolled == [(0, 7), (1, 2), (2, 7), (0, 4), (2, 4), (0, 10), (2, 11)]
    assert state(match).first == 2


@rule("SB-5.16", "SB-5.18")
def test_the_bonus_follows_the_place_in_turn_order() -> None:
    match = set_up((1, 0), (2, 0), (9, 0), (3, 0), (4, 0))
    assert state(match).first == 2
    assert tracks(match) == [(5, 1, 0), (5, 1, 0), (5, 0, 0), (6, 0, 0), (7, 0, 0)]
    assert happened(match, PlaceBonus) == [
        PlaceBonus(3, 2, 1, 0),
        PlaceBonus(4, 3, 2, 0),
        PlaceBonus(0, 4, 0, 1),
        PlaceBonus(1, 5, 0, 1),
    ]


@rule("SB-5.17", "SB-19.1")
@pytest.mark.parametrize(
    ("seats", "bonuses"),
    [
        (2, [(5, 0, 0), (6, 0, 0)]),
        (3, [(5, 0, 0), (6, 0, 0), (7, 0, 0)]),
        (4, [(5, 0, 0), (6, 0, 0), (7, 0, 0), (5, 1, 0)]),
    ],
)
def test_places_that_do_not_exist_give_nothing(seats: int, bonuses: list[tuple[int, int, int]]) -> None:
    assert tracks(set_up((9, 0), *[(1, 0)] * (seats - 1))) == bonuses


@rule("SB-5.18")
@example("SB-EX-40")
def test_a_card_of_cost_three_in_third_place_leaves_four_credits() -> None:
    match = set_up((9, 0), (1, 0), (2, 3))
    assert tracks(match)[2] == (4, 0, 0)


@rule("SB-5.14", "SB-5.16")
@example("SB-EX-39")
def test_four_players_two_of_whom_share_the_highest_sector() -> None:
    match = set_up((3, 0), (8, 0), (8, 0), (5, 0), rolls=[2, 2, 3, 2])
    assert [event.seat for event in happened(match, FirstPlayerRolled)] == [1, 2]
    assert state(match).first == 2
    assert tracks(match) == [(7, 0, 0), (5, 1, 0), (5, 0, 0), (6, 0, 0)]


@rule("SB-5.21", "SB-6.5")
def test_the_first_player_stays_the_first_player() -> None:
    match = set_up((1, 0), (9, 0), (2, 0))
    rounds = []
    for _ in range(2 * 3):
        turn = (state(match).round, state(match).active)
        rounds.append(turn)
        while (state(match).round, state(match).active) == turn:
            match.choose(match.decisions[0], match.decisions[0].default or "sum")
        assert state(match).first == 1
    assert rounds == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]
