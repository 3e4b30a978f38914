"""Scenario files: what a scenario changes on the table, and where the cards go then (SB-15.12, SB-22.4)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from starboard.games.space_base.room import GAME
from starboard.games.space_base.rules.checks import problems
from starboard.games.space_base.rules.events import RoundBegan
from starboard.games.space_base.rules.position import SpaceBase
from starboard.kernel.data import BadData
from starboard.kernel.match import Match, new
from starboard.terminal.scenario import play
from tests.marks import rule

Change = dict[str, Any]


def scenario(changes: Change, seats: int = 2, **more: Any) -> Match:
    more = {"game": "space_base", "seats": seats, "seed": 7, "changes": changes, **more}
    return play(json.dumps(more).encode(), "puzzle.json")


def table(match: Match) -> SpaceBase:
    assert isinstance(match.state, SpaceBase)
    return match.state


def on_console(**fields: Any) -> Change:
    return {"consoles": {"0": fields}}


def before() -> SpaceBase:
    return table(new(GAME, 2, 7))


def test_changes_are_made_before_the_first_turn_begins() -> None:
    match = scenario({"first": 0, "active": 0, **on_console(credits=9, income=3)}, dice={"dice": [6, 5]})
    game = table(match)
    assert (game.consoles[0].credits, game.consoles[0].income, game.dice) == (9, 3, [6, 5])
    assert [event.round for event in match.events if isinstance(event, RoundBegan)] == [1]
    assert game.consoles[1] != game.consoles[0] and match.state.chance.script == {"dice": []}
    assert match.header.position is not None and match.header.scripted


@pytest.mark.parametrize("place", [lambda game: game.shipyard[1][0], lambda game: game.decks[1][3]])
@rule("SB-15.12", "SB-22.4")
def test_a_ship_laid_on_a_sector_leaves_where_it_lay_and_the_starting_ship_is_deployed(
    place: Callable[[SpaceBase], str],
) -> None:
    ship = place(before())
    game = table(scenario(on_console(station={"5": ship})))
    assert problems(game) == []
    assert game.consoles[0].station[5] == ship and game.consoles[0].patrol[5] == ("S-06",)
    assert all(ship not in cards for cards in game.decks + game.shipyard)
    gaps = sum("" in row for row in game.shipyard)
    assert gaps == (ship in before().shipyard[1])  # a gap until phase 8


@rule("SB-22.4")
def test_a_ship_that_makes_room_goes_under_its_deck_and_a_colony_back_on_offer() -> None:
    drawn = before().consoles[0].station[1]
    game = table(scenario(on_console(station={"1": "C-02"})))
    assert problems(game) == []
    assert game.decks[0][0] == drawn and "C-02" not in game.colonies
    position = scenario(on_console(station={"1": "C-02", "6": "C-07"})).position()
    again = table(scenario(on_console(station={"1": "S-02"}, patrol={"1": []}), position=position))
    assert problems(again) == [] and again.colonies == [f"C-{s:02}" for s in range(1, 13) if s != 7]


@rule("SB-22.4")
def test_a_starting_ship_is_deployed_once_below_what_was_deployed_in_its_sector() -> None:
    ships = before().decks[2][:2]
    game = table(scenario(on_console(station={"9": ships[0]}, patrol={"9": [ships[1]]})))
    assert problems(game) == []
    assert game.consoles[0].patrol[9] == ("S-10", ships[1])
    game = table(scenario(on_console(station={"9": ships[0]}, patrol={"3": ["S-10"]})))
    assert problems(game) == [] and game.consoles[0].patrol[9] == ()


@rule("SB-15.13")
def test_what_lies_in_the_shipyard_can_be_said_too() -> None:
    old = before()
    wanted = old.decks[2][0]
    game = table(scenario({"shipyard": {"2": {"0": wanted, "1": ""}}}))
    assert problems(game) == []
    assert game.shipyard[2] == [wanted, "", *old.shipyard[2][2:]]
    assert set(game.decks[2][:2]) == set(old.shipyard[2][:2]) and wanted not in game.decks[2]


def test_no_charges_are_written_as_0() -> None:
    match = scenario(on_console(station={"0": "L1-01-1"}, charges={"L1-01-1": 1}))
    assert table(match).consoles[0].charges == {"L1-01-1": 1}
    again = scenario(on_console(charges={"L1-01-1": 0}), position=match.position())
    assert table(again).consoles[0].charges == {}


def test_a_draft_of_light_speed_can_be_changed() -> None:
    options = {"light_speed": True}
    plain = scenario({"now": 0}, options=options)
    kept = table(plain).hands[0][:5]
    wanted = table(plain).decks[1][0]
    game = table(scenario({"hands": {"0": {"5": wanted}}}, options=options))
    assert problems(game) == [] and game.hands[0] == [*kept, wanted]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"consoles": {"2": {}}}, "puzzle.json, changes: consoles: '2' is none of its elements, which are 0 to 1."),
        (on_console(station={"12": "C-01"}), "changes: consoles[0].station: '12' is none of its elements, which are"),
        (on_console(station={"one": "C-01"}), "'one' is none of its elements"),
        (on_console(credits="many"), "puzzle.json, changes: consoles[0].credits: expected a whole number, got text."),
        (on_console(gold=3), "puzzle.json, changes: consoles[0]: object contains unknown field 'gold'"),
        (on_console(station={"0": "L9-01-1"}), "changes: There is no card 'L9-01-1' in the pack of this game."),
        (on_console(station={"0": "L2-06-1", "1": "L2-06-1"}), "changes: The ship L2-06-1 is in 2 places at once."),
        (on_console(charges={"S-01": 1}), "changes: consoles[0].charges: S-01 has 1; its half in force has 0 cells"),
        ({"consoles": {"0": 7}}, "puzzle.json, changes: consoles[0]: expected an object, got a whole number."),
        ({"seats": 3}, "puzzle.json, changes: seats: it is 2 here; write another number of seats above."),
        ({"pack": "0" * 32}, "puzzle.json, changes: This game uses the card pack 0000"),
    ],
)
def test_changes_that_make_no_table_are_refused_with_their_place(changes: Change, sentence: str) -> None:
    with pytest.raises(BadData) as refused:
        scenario(changes)
    assert sentence in str(refused.value)


def test_a_position_brings_its_own_pack_and_variant() -> None:
    match = new(GAME, 2, 7, {"light_speed": True})
    again = scenario({}, position=match.position())
    assert again.header.options == match.header.options
    with pytest.raises(BadData, match="The option light_speed is False, in the position True; leave the option out"):
        scenario({}, position=match.position(), options={"light_speed": False})
    with pytest.raises(BadData, match=r"puzzle.json, position: The card pack 0{32} is not loaded; name its file"):
        scenario({}, position={**match.position(), "pack": "0" * 32})
