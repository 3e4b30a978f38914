"""Section 22: what the table keeps, what always holds, what may be asked and what is hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.games.space_base.content.schema import (
    Ability,
    AddCharge,
    Buy,
    Claim,
    Colony,
    Double,
    Drain,
    Effect,
    Gain,
    Half,
    MoveCharge,
    PlaceAnywhere,
    Reroll,
    SetDie,
    ShiftSum,
    Ship,
    SwapCard,
    SwapSectors,
    Win,
)
from starboard.games.space_base.room import FRAMES
from starboard.games.space_base.rules.abilities import Resolve
from starboard.games.space_base.rules.acquiring import Acquire, PlaceAt
from starboard.games.space_base.rules.cards import (
    AFTER_ROLL,
    BEFORE_ROLL,
    COLLECT,
    DICE_USE,
    LEFT,
    RIGHT,
    WINDOW,
    Card,
    gain_of,
    timing,
)
from starboard.games.space_base.rules.checks import problems
from starboard.games.space_base.rules.dice_use import DiceUse
from starboard.games.space_base.rules.events import AbilityUsed, EndTriggered, Gained, Placed, SectorDoubled
from starboard.games.space_base.rules.light_speed import LightSpeed
from starboard.games.space_base.rules.position import Console, SpaceBase, add_vp
from starboard.games.space_base.rules.rewards import Collect
from starboard.games.space_base.rules.roll import Roll
from starboard.games.space_base.rules.setup import SetUp
from starboard.games.space_base.rules.turn import INCOME, REWARDS, Turn
from starboard.games.space_base.rules.windows import Window
from starboard.kernel.chance import Chance
from starboard.kernel.data import plain
from starboard.kernel.match import read_position
from tests.games.space_base.table import GAME, Table, cells
from tests.games.space_base.test_light_speed import draft, set_up
from tests.marks import rule

EFFECTS: dict[str, tuple[Effect, str]] = {
    "gain": (Gain(credits=1, vp=1), WINDOW),
    "buy": (Buy(), WINDOW),
    "claim": (Claim(1), WINDOW),
    "shift": (ShiftSum(2), DICE_USE),
    "set": (SetDie(), BEFORE_ROLL),
    "reroll": (Reroll(1), AFTER_ROLL),
    "sectors": (SwapSectors(3, 4), WINDOW),
    "add": (AddCharge(), WINDOW),
    "move": (MoveCharge(), WINDOW),
    "drain": (Drain(4), WINDOW),
    "place": (PlaceAnywhere("buy"), WINDOW),
    "permit": (PlaceAnywhere("turn"), WINDOW),
    "swap": (SwapCard(), WINDOW),
    "double": (Double("station"), COLLECT),
    "win": (Win(), WINDOW),
}


# One for each of the sectors 1 to 11.
FAMILIES = [name for name in EFFECTS if name not in ("gain", "drain", "permit", "win")]


def busy_table(seats: int = 2) -> Table:
    """A position with every family of abilities, arrows, text rewards and things to buy."""
    table = Table(seats)
    for seat in range(seats):
        table.set(seat, credits=20, income=3, vp=5)
        table.settled(seat, 12)
        for sector, name in enumerate(FAMILIES, 1):
            half = cells(2, EFFECTS[name][0], credits=1)
            table.station(seat, sector, half, Half(credits=1, cells=[[]], arrow="both"), charges=2)
            table.patrol(seat, sector, cells(1, EFFECTS[name][0], vp=1), half, charges=1)
        table.patrol(seat, 6, Half(text=[Buy()]))
        table.patrol(seat, 7, cells(1, Double("patrol"), color="red"), charges=1)
    for level in (1, 2, 3):
        for sector in range(1, 7):
            table.offer(sector + 3, cost=sector, level=level, station=Half(text=[Claim(1)], credits=1))
    for sector in (3, 8, 9):
        table.colony(sector, cost=sector, vp=sector)
    return table.start()


# What is kept -------------------------------------------------------------------------------------------------------


@rule("SB-22.1")
def test_a_ship_card_is_an_id_a_name_a_level_a_sector_a_cost_and_two_halves() -> None:
    plain = {
        "id": "L2-05-1",
        "name": "Lantern",
        "level": 2,
        "sector": 5,
        "cost": 7,
        "station": {"credits": 1, "income": 2, "vp": 3, "arrow": "both", "text": [{"kind": "claim", "level": 1}]},
        "patrol": {
            "arrow": "left",
            "cells": [[], [2, 3]],
            "joined": True,
            "ability": {"color": "red", "effects": [{"kind": "gain", "vp": 4}]},
        },
    }
    card = Card(msgspec.convert(plain, Ship), seats=3)
    assert (card.id, card.level, card.sector, card.cost, card.colony, card.vp) == ("L2-05-1", 2, 5, 7, False, 0)
    station, patrol = card.station, card.patrol
    assert (station.credits, station.income, station.vp, station.arrow) == (1, 2, 3, LEFT | RIGHT)
    assert station.text == (Claim(1),)
    assert (station.cells, station.effects, station.pays) == (0, (), True)
    assert (patrol.cells, patrol.price, patrol.color, patrol.effects) == (2, 2, "red", (Gain(vp=4),))
    assert patrol.arrow == LEFT
    assert Card(msgspec.convert(plain, Ship), seats=4).patrol.price == 1
    assert Half() == msgspec.convert({}, Half) and not Card(ship_of(Half()), 2).station.pays
    for wrong in ({"level": 4}, {"sector": 13}, {"sector": 0}, {"cost": -1}, {"attack": 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**plain, **wrong}, Ship)


def ship_of(half: Half) -> Ship:
    return Ship(id="X", name="X", level=1, sector=1, cost=0, station=half, patrol=half)


@pytest.mark.parametrize(
    "half",
    [
        Half(credits=1),
        Half(income=1),
        Half(vp=1),
        Half(arrow="left"),
        Half(arrow="right"),
        Half(text=[Claim(1)]),
        cells(1, Gain(vp=1)),
    ],
)
@rule("SB-22.1")
def test_every_part_of_a_half_makes_it_pay(half: Half) -> None:
    assert Card(ship_of(half), 2).station.pays


@pytest.mark.parametrize("name", EFFECTS)
@rule("SB-22.1")
def test_when_an_ability_may_be_used_follows_from_its_effects(name: str) -> None:
    effect, moment = EFFECTS[name]
    assert timing(Ability("green", [effect])) == moment
    assert timing(Ability("green", [Gain(credits=1), effect])) == moment
    face = Card(ship_of(cells(1, effect)), 2).station
    assert face.timing == moment
    assert face.swaps == (name == "swap")
    assert face.shift == (2 if name == "shift" else 0)


@rule("SB-22.1")
def test_colours_say_on_whose_turns_an_ability_is_used() -> None:
    usable = {
        color: (face.usable_on(own_turn=True), face.usable_on(own_turn=False))
        for color in ("blue", "red", "green")
        for face in [Card(ship_of(cells(1, Gain(vp=1), color=color)), 2).station]
    }
    assert usable == {"blue": (True, False), "red": (False, True), "green": (True, True)}


@rule("SB-22.1")
def test_the_resources_of_several_effects_add_up() -> None:
    assert gain_of((Gain(1, 2, 3), Buy(), Gain(10, 20, 30))) == Gain(11, 22, 33)


@rule("SB-22.2")
def test_a_colony_card_is_an_id_a_name_a_sector_a_cost_and_points() -> None:
    plain = {"id": "C-05", "name": "Harbour", "sector": 5, "cost": 7, "vp": 9}
    card = Card(msgspec.convert(plain, Colony), seats=2)
    assert (card.id, card.sector, card.cost, card.vp, card.colony) == ("C-05", 5, 7, 9, True)
    assert not card.station.pays and not card.patrol.pays and not card.station.effects
    for wrong in ({"vp": 0}, {"sector": 13}, {"station": {}}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**plain, **wrong}, Colony)


@rule("SB-22.3")
def test_everything_the_table_remembers_is_in_a_position() -> None:
    table = Table(seats=3, active=1, first=2, dice=[2, 3])
    card = table.station(0, 4, cells(2, Gain(vp=1), color="blue"), charges=1)
    below = table.patrol(0, 4, cells(1, Gain(vp=1), color="blue"), charges=1)
    ship, colony = table.offer(9, cost=4), table.colony(3, cost=2, vp=1)
    table.set(0, credits=5, income=2, vp=7)
    table.start(triggered=True).until("use_dice")
    position = table.match.position()
    console = position["consoles"][0]
    assert (console["credits"], console["income"], console["vp"]) == (5, 2, 7)
    assert console["station"][3] == card and list(console["patrol"][3]) == ["S-4", below]
    assert console["charges"] == {card: 1, below: 1}
    assert [len(deck) for deck in position["decks"]] == [20, 20, 20]
    assert [len(row) for row in position["shipyard"]] == [6, 6, 6] and position["shipyard"][0][0] == ship
    assert position["colonies"] == [colony]
    assert (position["first"], position["active"], position["dice"], position["round"]) == (2, 1, [2, 3], 1)
    assert position["triggered"] is True
    assert position["frames"][0] == {"frame": "turn", "phase": 4}  # the phase after the one under way
    assert position["chance"]["seed"] == "rules"


@rule("SB-22.3")
def test_a_position_read_again_goes_on_in_the_same_way() -> None:
    table = busy_table()
    for _ in range(12):
        decision = table.match.decisions[0]
        table.match.choose(decision, decision.values[-1])
    again = read_position(GAME, table.match.position())
    assert GAME.codec.digest(again) == GAME.codec.digest(table.state)
    assert GAME.codec.digest(table.state.clone()) == GAME.codec.digest(table.state)


# What always holds --------------------------------------------------------------------------------------------------


def assert_all_holds(game: SpaceBase, acquired: list[int], ships: int) -> None:
    assert problems(game) == []
    on_consoles = 0
    for seat, console in enumerate(game.consoles):
        patrol = [id for cards in console.patrol for id in cards]
        assert len(console.station) == 12 and len(console.patrol) == 12
        assert len(patrol) == acquired[seat]
        assert console.vp >= 0 and console.credits >= 0
        assert not any(game.cards[id].colony for id in patrol)
        for id, charges in console.charges.items():
            assert 1 <= charges <= console.face(game.cards[id]).cells
        on_consoles += sum(not game.cards[id].colony for id in console.station) + len(patrol)
    on_offer = sum(bool(id) for row in game.shipyard for id in row)
    in_hand = sum(isinstance(frame, PlaceAt) and not game.cards[frame.card].colony for frame in game.frames)
    assert on_consoles + sum(map(len, game.decks)) + on_offer + in_hand == ships


@settings(max_examples=25, deadline=None)
@given(seats=st.integers(2, 4), picks=st.lists(st.integers(0, 99), min_size=30, max_size=90))
@rule("SB-22.4", "SB-15.12", "SB-16.7", "SB-4.5", "SB-4.6", "SB-3.13")
def test_what_holds_after_every_action(seats: int, picks: list[int]) -> None:
    table = busy_table(seats)
    game = table.state
    before = [sum(map(len, console.patrol)) for console in game.consoles]
    ships = sum(1 for card in game.cards.values() if card.level in (1, 2, 3)) + 12 * seats
    for pick in picks:
        if table.match.over:
            break
        decision = table.match.decisions[pick % len(table.match.decisions)]
        table.match.choose(decision, decision.values[pick % len(decision.values)])
        placed = [event.seat for event in table.happened(Placed)]
        assert_all_holds(table.state, [before[seat] + placed.count(seat) for seat in range(seats)], ships)


@settings(max_examples=40, deadline=None)
@given(
    arrows=st.lists(st.sampled_from([None, "left", "right", "both"]), min_size=12, max_size=12),
    dice=st.tuples(st.integers(1, 6), st.integers(1, 6)),
    separate=st.booleans(),
    turns=st.lists(st.booleans(), min_size=60, max_size=60),
)
@rule("SB-22.5", "SB-12.9", "SB-12.10")
def test_collecting_ends_and_pays_no_card_twice_for_one_die(
    arrows: list[Any], dice: tuple[int, int], separate: bool, turns: list[bool]
) -> None:
    table = Table(2)
    for sector, arrow in enumerate(arrows, 1):
        table.station(0, sector, Half(credits=1, arrow=arrow))
        table.patrol(1, sector, Half(credits=1, arrow=arrow))
        table.patrol(1, sector, Half(credits=1, arrow=arrow))
    table.wait_in_phase_6()
    plan = -1 if separate else sum(dice)
    table.start(REWARDS, dice=list(dice), plans=[plan, plan])
    for turn in turns:
        if table.phase != REWARDS:
            break
        decision = table.decision(kind="turn_arrow")
        table.match.choose(decision, decision.values[turn])
    assert table.phase == 6  # it ended: no card has more than one arrow to turn for each die
    gained = [(event.seat, event.card) for event in table.happened(Gained)]
    assert max(gained.count(one) for one in gained) <= (2 if separate else 1)


# What is asked ------------------------------------------------------------------------------------------------------


KINDS = {
    "window",
    "set_dice",
    "set_die",
    "reroll",
    "reroll_die",
    "use_dice",
    "shift_sum",
    "double",
    "double_sector",
    "turn_arrow",
    "claim",
    "buy",
    "purchase",
    "add_charge",
    "move_charge",  # the effect of SB-14.57
    "place_at",
    "swap_card",
    "draft",
}


@rule("SB-22.6")
def test_these_are_all_the_questions_there_are() -> None:
    """Every answer is tried once wherever it is offered; the questions met on the way are the ones of the list."""
    asked: set[str] = set()
    tried: set[tuple[int, str, Any]] = set()
    table = busy_table()
    while table.state.round < 5 and not table.match.over:
        decision = table.match.decisions[0]
        asked.add(decision.kind)
        new = [value for value in decision.values if (decision.seat, decision.kind, value) not in tried]
        value = new[-1] if new else decision.values[0]
        tried.add((decision.seat, decision.kind, value))
        table.match.choose(decision, value)
    asked |= {decision.kind for decision in set_up().decisions}
    assert asked == KINDS


# What is hidden -----------------------------------------------------------------------------------------------------


@rule("SB-22.7")
def test_only_the_order_of_the_decks_is_hidden() -> None:
    table = busy_table()
    other = busy_table()
    for deck in other.state.decks:
        deck.reverse()
    for seat in (0, 1, None):
        assert bytes_of(table, seat) == bytes_of(other, seat)
    seen = table.match.view(1)
    assert seen.deck_sizes == (20, 20, 20)
    console, shown = table.player(0), seen.consoles[0]  # everything of the other player is public
    assert (shown.credits, shown.income, shown.vp) == (20, 3, 5)
    assert (list(shown.station), list(shown.patrol), shown.charges) == (
        console.station,
        console.patrol,
        console.charges,
    )


def bytes_of(table: Table, seat: int | None) -> bytes:
    view = table.match.view(seat)
    return msgspec.json.encode(msgspec.structs.replace(view, pack=""))


@rule("SB-22.7")
def test_what_was_drafted_is_public_when_all_have_chosen() -> None:
    match = draft(set_up(), [0], [3])
    for seat in (0, 1, None):
        assert match.view(seat).consoles[0].station[2] == "hand-0-0"
        assert match.view(seat).hand == ()


# Phase 4, and the trigger -------------------------------------------------------------------------------------------


@rule("SB-22.8")
def test_the_order_inside_phase_4() -> None:
    table = Table(seats=2, active=1, first=1)
    double = table.station(1, 1, cells(1, Double("station"), color="blue"), charges=1)
    first = table.station(1, 2, Half(credits=1, arrow="right", text=[Gain(vp=1)]))
    arrow = table.station(1, 3, Half(credits=2))
    second = table.station(1, 6, Half(credits=4))
    passive = table.patrol(0, 2, Half(credits=8))
    table.wait_in_phase_6()
    table.start(REWARDS, dice=[2, 6], plans=[-1, -1]).choose(double, 1).choose(6, 1, "double_sector")
    order = [event.card for event in table.match.events if isinstance(event, (AbilityUsed, Gained, SectorDoubled))]
    assert order == [double, first, arrow, second, double, second, passive]
    assert [event.by for event in table.happened(Gained)] == ["dice", "arrow", "dice", "double", "dice"]
    kinds = [type(event).__name__ for event in table.match.events]
    assert kinds.index("SectorDoubled") < kinds.index("AbilityGained")  # the text reward comes last
    assert table.match.events[-1].seat == 0  # and the passive player after the active one


@rule("SB-22.9")
def test_the_trigger_is_looked_for_after_every_change_and_set_once() -> None:
    table = Table(seats=2, active=0)
    gain = table.station(0, 1, cells(3, Gain(vp=1)), charges=3)
    drain = table.station(1, 1, cells(1, Drain(4)), charges=1)
    table.set(0, vp=38)
    table.start().choose(gain, 0)
    assert not table.state.triggered
    table.choose("pass", 1).choose(gain, 0)
    assert table.state.triggered and table.player(0).vp == 40
    table.choose(drain, 1).choose(gain, 0)
    assert table.state.triggered and table.player(0).vp == 37
    add_vp(table.state, 0, 5)
    table.end_turn()
    assert not table.match.over  # it only matters at the end of a round
    table.end_turn()
    assert table.match.over
    assert len(table.happened(EndTriggered)) == 1  # given once and for all


@rule("SB-22.9")
def test_a_trigger_matters_only_when_the_round_is_over() -> None:
    table = Table(seats=3, active=0)
    table.start(INCOME, triggered=True)
    for active in (1, 2):
        assert table.state.active == active and not table.match.over
        table.end_turn()
    assert table.happened(EndTriggered) == [] and table.state.active == 0  # a tie at 0: one more round


FORM = {
    SpaceBase: '{"seats":2,"now":0,"frames":[],"decisions":[],"asked":0,"chance":{"seed":"7","streams":{}},'
    '"winners":null,"pack":"","light_speed":false,"consoles":[],"decks":[],"shipyard":[],"colonies":[],"first":0,"active":0,"round":0,'
    '"dice":[0,0],"plans":[0,0],"bought":false,"anywhere":null,"triggered":false,"hands":[],"picks":[]}',
    Acquire: '{"frame":"acquire","seat":0,"how":"purchase","levels":[],"left":1,"low":0,"high":0}',
    Collect: '{"frame":"collect","seat":0,"left":0,"stage":0,"starts":[],"arrows":[],"gained":[],"reached":[],'
    '"doubles":[],"copy":0,"doubled":0,"texts":[]}',
    DiceUse: '{"frame":"dice_use","done":[]}',
    LightSpeed: '{"frame":"light_speed","chosen":[]}',
    PlaceAt: '{"frame":"place_at","seat":0,"card":"","sectors":[]}',
    Resolve: '{"frame":"resolve","seat":0,"card":"","zone":"","part":"","step":0}',
    Roll: '{"frame":"roll","stage":0}',
    SetUp: '{"frame":"set_up"}',
    Turn: '{"frame":"turn","phase":1}',
    Window: '{"frame":"window","seat":0,"passes":0}',
    Console: '{"credits":0,"income":0,"vp":0,"station":[],"patrol":[[],[],[],[],[],[],[],[],[],[],[],[]],"charges":{}}',
}


def test_positions_keep_their_form() -> None:
    """A match file ends with the digest of a position: where this changes, no saved match of this version opens."""
    assert GAME.version == "1"
    for kind, form in FORM.items():
        made = kind(2, Chance("7")) if kind is SpaceBase else kind()
        assert msgspec.json.encode(plain(made)).decode() == form
    assert {*FRAMES, SpaceBase, Console} == set(FORM)
