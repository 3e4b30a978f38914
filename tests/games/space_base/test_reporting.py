"""What questions and events say for themselves: the answer of a clock that runs out, and the rules they follow from."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.space_base.content.schema import Colony, Gain, Half, PlaceAnywhere, Reroll
from starboard.games.space_base.room import FRAMES
from starboard.games.space_base.rules.cards import WINDOW, Card
from starboard.games.space_base.rules.checks import problems
from starboard.games.space_base.rules.events import (
    EVENTS,
    AbilityGained,
    ArrowTurned,
    Bought,
    Gained,
    Placed,
    Rolled,
    Won,
)
from starboard.games.space_base.rules.position import Console, SpaceBase
from starboard.games.space_base.rules.rulings import GOAL
from starboard.games.space_base.rules.windows import refusal
from starboard.kernel.data import Data, plain
from starboard.kernel.decisions import Decision
from tests.games.space_base.table import GAME, Table, cells
from tests.games.space_base.test_keeping import KINDS, busy_table
from tests.games.space_base.test_light_speed import in_hand, set_up

# What doing nothing, or the least, is; and the rules that every question names.
QUESTIONS: dict[str, tuple[Any, tuple[str, ...]]] = {
    "window": ("pass", ("SB-7.1", "SB-7.10")),
    "set_dice": ("pass", ("SB-8.3", "SB-14.35")),
    "set_die": ("1:1", ("SB-14.35", "SB-14.36")),
    "reroll": ("pass", ("SB-8.5", "SB-14.25")),
    "reroll_die": (1, ("SB-14.25",)),
    "use_dice": ("sum", ("SB-9.1",)),
    "shift_sum": ("pass", ("SB-9.8", "SB-14.1")),
    "double": ("pass", ("SB-14.40", "SB-14.59")),
    "claim": ("decline", ("SB-14.15", "SB-11.11")),
    "buy": ("decline", ("SB-14.9", "SB-11.12")),
    "purchase": ("pass", ("SB-15.1", "SB-15.4")),
    "move_charge": ("decline", ("SB-14.57",)),
    "draft": ([], ("SB-19.7", "SB-19.9")),
    # Where something has to be chosen, it is the first that is offered.
    "double_sector": (None, ("SB-14.43", "SB-14.59")),
    "turn_arrow": (None, ("SB-12.1", "SB-12.16")),
    "add_charge": (None, ("SB-14.27", "SB-14.28")),
    "place_at": (None, ("SB-14.31",)),
    "swap_card": (None, ("SB-14.37", "SB-14.38")),
}


def told(decision: Decision, active: int = 0) -> tuple[Any, tuple[str, ...]]:
    default, cites = QUESTIONS[decision.kind]
    if decision.kind == "double" and decision.seat != active:  # another's turn: the patrol half
        cites = ("SB-14.41", "SB-14.59")
    return (decision.values[0] if default is None else default), cites


def test_every_question_has_a_default_and_names_its_rules() -> None:
    """The walk of SB-22.6: every answer is tried once wherever it is offered."""
    asked: set[str] = set()
    tried: set[tuple[int, str, Any]] = set()
    table = busy_table()
    while table.state.round < 5 and not table.match.over:
        for decision in table.match.decisions:
            assert (decision.default, decision.cites) == told(decision, table.state.active), decision
        decision = table.match.decisions[0]
        asked.add(decision.kind)
        new = [value for value in decision.values if (decision.seat, decision.kind, value) not in tried]
        value = new[-1] if new else decision.values[0]
        tried.add((decision.seat, decision.kind, value))
        table.match.choose(decision, value)
    for decision in set_up().decisions:
        assert (decision.min, decision.max, decision.optional) == (0, 6, True)
        assert (decision.default, decision.cites) == told(decision)
        asked.add(decision.kind)
    assert asked == KINDS == set(QUESTIONS)


@pytest.mark.parametrize(
    ("way", "by", "cites"),
    [
        ("station", "dice", ("SB-10.2",)),
        ("patrol", "dice", ("SB-10.4",)),
        ("station", "arrow", ("SB-10.2", "SB-12.5")),
        ("patrol", "arrow", ("SB-10.4", "SB-12.6")),
        ("station", "double", ("SB-10.2", "SB-14.40")),
        ("patrol", "double", ("SB-10.4", "SB-14.41")),
    ],
)
def test_a_gain_names_the_rule_of_its_half_and_of_its_way(way: str, by: str, cites: tuple[str, ...]) -> None:
    assert Gained(seat=0, card="x", sector=1, way=way, by=by).cites == cites


def test_purchases_and_victories_name_the_rule_of_their_kind() -> None:
    assert Bought(seat=0, card="x", paid=9, ordinary=True).cites == ("SB-15.1", "SB-15.4")
    assert Bought(seat=0, card="x", paid=9, ordinary=False).cites == ("SB-14.9",)
    assert Won(seat=0, vp=3, by="ability").cites == ("SB-14.51",)
    assert Won(seat=0, vp=GOAL, by="points").cites == ("SB-18.5",)


def test_events_name_rules_that_exist_and_undo_ends_where_chance_has_spoken() -> None:
    ids = set(GAME.rule_ids())
    barriers = set()
    for event in EVENTS:
        assert set(event.CITES) <= ids
        barriers |= {event.__struct_config__.tag} if event.BARRIER else set()
    assert barriers == {"card_drawn", "dealt", "drafted", "first_player_rolled", "rolled", "refilled"}
    assert all(set(cites) <= ids for _, cites in QUESTIONS.values())


def test_events_name_what_happened_and_leave_out_what_did_not() -> None:
    gained = Gained(seat=0, card="x", sector=1, way="station", by="dice")
    assert (gained.credits, gained.income, gained.vp, gained.charge) == (0, 0, 0, 0)
    by_ability = AbilityGained(seat=0, card="x")
    assert (by_ability.credits, by_ability.income, by_ability.vp) == (0, 0, 0)
    placed = Placed(seat=0, card="x", sector=1, deployed="y")
    assert (placed.charges_kept, placed.charges_lost) == (0, 0)
    assert not Rolled(seat=0, first=1, second=2).again


@pytest.mark.parametrize("dice", [1, 2])
def test_a_reroll_says_that_it_is_one(dice: Any) -> None:
    table = Table(seats=2, dice=[3, 4, 5, 6])
    card = table.station(0, 1, cells(1, Reroll(dice), color="blue"), charges=1)
    table.start().until("reroll").choose(card)
    if dice == 1:
        table.choose(2)
    assert [(event.first, event.second, event.again) for event in table.happened(Rolled)] == [
        (3, 4, False),
        (3, 5, True) if dice == 1 else (5, 6, True),
    ]


def test_of_two_arrows_the_one_that_is_asked_about_is_turned() -> None:
    table = Table(seats=2, dice=[2, 3])
    for sector in (4, 6):
        table.patrol(1, sector, Half(credits=1))
        table.patrol(1, sector, Half(credits=1))
    first, second = (table.patrol(1, 5, Half(credits=1, arrow="both")) for _ in range(2))
    table.wait_in_phase_6()
    table.start().use_dice()
    asked = []
    while table.asked(1, "turn_arrow"):
        decision = table.decision(1, "turn_arrow")
        asked.append(decision.args["card"])
        table.choose(4 if len(asked) == 1 else 6)
    assert sorted(map(str, asked)) == sorted([first, second])
    assert [(event.card, event.to) for event in table.happened(ArrowTurned)] == [(asked[0], 4), (asked[1], 6)]
    assert table.player(1).credits == 6


def test_one_card_is_bought_into_a_high_sector_and_no_second() -> None:
    table = Table(seats=2)
    buyer = table.station(0, 1, cells(1, PlaceAnywhere("buy"), color="blue"), charges=1)
    for sector in (2, 3):
        table.offer(sector, cost=1)
    table.set(0, credits=9)
    table.start().choose(buyer)
    table.choose(table.decision(0, "buy").values[1]).choose(12, 0, "place_at")
    assert not table.asked(0, "buy")
    assert table.player(0).credits == 8


def test_it_is_known_whether_something_was_bought_this_turn() -> None:
    """For tables that would pay income after purchases only (SB-AMB-1)."""
    table = Table(seats=2)
    ship = table.offer(5, cost=0)
    table.offer(6, cost=0)
    table.station(0, 1, cells(1, Reroll()), charges=0)
    ender = table.station(1, 2, cells(1, PlaceAnywhere("turn"), color="green"), charges=1)
    table.start().until("purchase")
    assert not table.state.bought
    table.choose(ship).until("window", 1)  # phase 7
    [placed] = table.happened(Placed)
    assert (placed.card, placed.sector, placed.deployed) == (ship, 5, "S-5")
    assert (placed.charges_kept, placed.charges_lost) == (0, 0)
    assert table.state.bought
    table.choose("pass", 1).until("window", 1)
    assert table.state.active == 1 and not table.state.bought
    assert table.decision(1, "window").values == ("pass", ender)


def test_an_ability_that_cannot_be_used_names_the_first_rule_against_it() -> None:
    table = Table(seats=2)
    free = table.station(0, 1, cells(1, Gain(vp=1)), charges=1)
    empty = table.station(0, 2, cells(1, Gain(vp=1)))
    joined = table.station(0, 3, cells(3, Gain(vp=1), joined=True), charges=2)
    red = table.station(0, 4, cells(1, Gain(vp=1), color="red"), charges=1)
    blue = table.station(1, 4, cells(1, Gain(vp=1), color="blue"), charges=1)
    early = table.station(0, 5, cells(1, Reroll()), charges=1)
    plain_card = table.station(0, 6, Half(credits=1))
    table.start()
    rules = {card: refusal(table.state, 0, card, WINDOW) for card in (free, empty, joined, red, early, plain_card)}
    assert rules == {
        free: "",
        empty: "SB-13.13",
        joined: "SB-13.13",
        red: "SB-7.2",
        early: "SB-7.4",
        plain_card: "SB-7.7",
    }
    assert refusal(table.state, 1, blue, WINDOW) == "SB-7.3"


# What is being made -------------------------------------------------------------------------------------------------


def test_states_and_frames_begin_with_nothing_in_them() -> None:
    """The kernel makes them without arguments, and then sets their fields."""
    for kind in FRAMES:
        for name, value in plain(kind()).items():
            assert not value or (kind.TAG, name, value) in FIRST or name == "frame", (kind.TAG, name, value)
    for name, value in plain(SpaceBase()).items():
        assert value in (0, "", [], None, False, [0, 0]) or name == "chance", (name, value)
    assert SpaceBase(3).plans == [0, 0, 0]
    console = plain(Console())
    assert console.pop("patrol") == [()] * 12
    assert not any(console.values())


FIRST = {("turn", "phase", 1), ("acquire", "how", "purchase"), ("acquire", "left", 1)}


def test_a_copy_of_a_state_has_everything_in_it() -> None:
    state = busy_table(3).state
    state.now, state.asked, state.winners = 5, 6, (1,)
    state.first, state.active, state.round = 1, 2, 3
    state.dice, state.plans, state.anywhere = [4, 5], [9, -1, 9], (7, 12)
    state.bought = state.triggered = state.light_speed = True
    state.hands, state.picks = [["a"], [], []], [["a"], [], []]
    for copy in (state.clone(), Data.clone(state)):
        assert plain(copy) == plain(state)
        assert copy.cards is state.cards


def test_a_copy_of_an_open_draft_keeps_what_was_chosen() -> None:
    match = set_up(3)
    match.choose(match.decisions[1], [in_hand(1, 0)])
    copy = match.state.clone()
    assert isinstance(copy, SpaceBase)
    assert copy.picks == [[], [in_hand(1, 0)], []]
    assert GAME.codec.digest(copy) == GAME.codec.digest(match.state)
    copy.picks[1].append("other")
    copy.hands[1].pop()
    assert isinstance(match.state, SpaceBase)
    assert match.state.picks[1] == [in_hand(1, 0)] and len(match.state.hands[1]) == 6


def test_an_open_draft_is_a_possible_position() -> None:
    match = set_up(3)
    assert isinstance(match.state, SpaceBase)
    assert problems(match.state) == []
    match.choose(match.decisions[1], [in_hand(1, 0)])
    assert problems(match.state) == []
    match.state.hands[2].pop()
    assert problems(match.state) == [
        f"The ship {in_hand(2, 5)} is nowhere: it has to be in a deck, on offer or on a console."
    ]


def test_a_colony_counts_as_a_level_of_its_own() -> None:
    assert Card(Colony(id="C", name="C", sector=1, cost=1, vp=1), seats=2).level == 4
