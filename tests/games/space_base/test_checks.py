"""Positions that cannot be, written by hand, are refused with a sentence that says what is wrong (SB-22.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starboard.games.space_base.content.schema import Gain
from starboard.games.space_base.rules.abilities import Resolve
from starboard.games.space_base.rules.acquiring import Acquire, PlaceAt
from starboard.games.space_base.rules.checks import problems
from starboard.games.space_base.rules.dice_use import DiceUse
from starboard.games.space_base.rules.position import SpaceBase
from starboard.games.space_base.rules.rewards import Collect
from starboard.games.space_base.rules.roll import Roll
from starboard.games.space_base.rules.setup import SetUp
from starboard.games.space_base.rules.turn import Turn
from starboard.games.space_base.rules.windows import Window
from starboard.kernel.chance import Chance
from starboard.kernel.data import BadData, plain
from starboard.kernel.match import read_position
from starboard.kernel.state import Frame
from tests.games.space_base.table import GAME, Table, cells
from tests.marks import rule

Position = dict[str, Any]
CHARGED = "T-5"
DEPLOYED = "P-6"


def position() -> Position:
    table = Table()
    table.station(0, 5, cells(2, Gain(vp=1)), cells(1, Gain(vp=1)), charges=2, id=CHARGED)
    table.patrol(0, 6, cells(1, Gain(vp=1)), charges=1, id=DEPLOYED)
    table.offer(9, cost=3)
    table.colony(3, cost=3, vp=3)
    return table.start().match.position()


def track(name: str, amount: int, seat: int = 0) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position["consoles"][seat][name] = amount

    return change


def field(name: str, value: Any) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position[name] = value

    return change


def charges(card: str, count: int) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position["consoles"][0]["charges"][card] = count

    return change


def on_patrol(sector: int, *cards: str, seat: int = 0) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position["consoles"][seat]["patrol"][sector - 1] = list(cards)

    return change


def longer(name: str) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position[name].append(position[name][0])

    return change


def shorter(*path: Any) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        place: Any = position
        for step in path:
            place = place[step]
        place.pop()

    return change


def misplace(position: Position) -> None:
    position["shipyard"][1][0], position["shipyard"][0][0] = position["shipyard"][0][0], ""


def misplace_in_deck(position: Position) -> None:
    position["decks"][2][0], position["decks"][0][0] = position["decks"][0][0], position["decks"][2][0]


def no_colony(position: Position) -> None:
    position["colonies"].append(position["decks"][0].pop())


def settle_on_patrol(position: Position) -> None:
    position["consoles"][1]["patrol"][2] = [position["colonies"].pop()]


def twice(position: Position) -> None:
    position["decks"][0].append(position["shipyard"][0][0])


def colony_twice(position: Position) -> None:
    position["consoles"][1]["patrol"][4] = ["S-5"]
    position["consoles"][1]["station"][4] = position["colonies"][0]


def nowhere(position: Position) -> None:
    position["shipyard"][0][0] = ""


def colony_nowhere(position: Position) -> None:
    position["colonies"].clear()


def unknown(position: Position) -> None:
    position["decks"][0][0] = "Z-1"


def unknown_on_offer(position: Position) -> None:
    position["shipyard"][2][0] = "Z-2"


def starter_gone(position: Position) -> None:
    position["consoles"][1]["station"][0] = position["decks"][0].pop()


def going_on(frame: Frame) -> Callable[[Position], None]:
    """A rule in progress on top of the turn."""
    return lambda position: position["frames"].__setitem__(slice(1, None), [plain(frame)])


def passed(count: int) -> Window:
    window = Window(0)
    window.passes = count
    return window


def made(frame: Frame, **fields: Any) -> Frame:
    for name, value in fields.items():
        setattr(frame, name, value)
    return frame


def phase(next_one: int, **fields: Any) -> Callable[[Position], None]:
    """The turn is about to begin this phase."""

    def change(position: Position) -> None:
        position["frames"] = [{"frame": "turn", "phase": next_one}]
        position.update(fields)

    return change


def collecting(**fields: Any) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position["plans"] = [7, 7]
        going_on(made(Collect(0, 2), **fields))(position)

    return change


def over(winner: int) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position["frames"] = []
        position["winners"] = [winner]

    return change


@rule("SB-22.4")
def test_a_position_of_play_has_no_problems() -> None:
    table = Table()
    table.station(0, 5, cells(2, Gain(vp=1)), charges=2)
    assert problems(table.start().state) == []


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (track("credits", -1), "consoles[0].credits is -1: it cannot be below 0 (SB-4.6)."),
        (track("income", -2), "consoles[0].income is -2: it cannot be below 0 (SB-4.10)."),
        (track("vp", -3, seat=1), "consoles[1].vp is -3: it cannot be below 0 (SB-4.5)."),
        (field("dice", [7, 0]), "dice is [7, 0]: a die shows 1 to 6, or 0 while it is not rolled (SB-2.5)."),
        (field("dice", [6, -1]), "dice is [6, -1]"),
        (field("dice", [1]), "dice has 1 entries and needs 2."),
        (field("plans", [0, 0, 0]), "plans has 3 entries and needs 2."),
        (field("first", 2), "first is 2: the seats are 0 to 1."),
        (field("active", -1), "active is -1: the seats are 0 to 1."),
        (field("active", 2), "active is 2: the seats are 0 to 1."),
        (field("frames", []), "frames is empty, and there are no winners: nothing could go on."),
        (longer("consoles"), "consoles has 3 entries and needs 2."),
        (longer("decks"), "decks has 4 entries and needs 3."),
        (shorter("shipyard"), "shipyard has 2 entries and needs 3."),
        (shorter("shipyard", 1), "shipyard[1] has 5 places and needs 6 (SB-5.6)."),
        (shorter("consoles", 1, "station"), "consoles[1].station has 11 sectors and needs 12 (SB-3.13)."),
        (shorter("consoles", 0, "patrol"), "consoles[0].patrol has 11 sectors and needs 12 (SB-3.13)."),
        (misplace, "lies among the cards of level 2 and is of another."),
        (misplace_in_deck, "lies among the cards of level 3 and is of another."),
        (no_colony, "F1-19 is among the colonies and is none."),
        (settle_on_patrol, "consoles[1].patrol: the colony C-3-0 is on patrol (SB-16.7)."),
        (starter_gone, "consoles[1] needs each starting ship once, on the board or on patrol (SB-5.3)."),
        (on_patrol(7, "S-1", seat=1), "consoles[1] needs each starting ship once"),
        (charges(CHARGED, 3), "consoles[0].charges: T-5 has 3; its half in force has 2 cells (SB-13.4)."),
        (charges(DEPLOYED, 2), "consoles[0].charges: P-6 has 2; its half in force has 1 cells (SB-13.4)."),
        (charges(CHARGED, 0), "consoles[0].charges: T-5 has 0"),
        (charges("F1-1", 1), "consoles[0].charges: F1-1 is not on this console."),
        (twice, "is in 2 places at once."),
        (colony_twice, "The colony C-3-0 is in 2 places at once."),
        (nowhere, "is nowhere: it has to be in a deck, on offer or on a console."),
        (colony_nowhere, "The colony C-3-0 is nowhere"),
        (going_on(Window(2)), "frames[1].seat is 2: the seats are 0 to 1."),
        (going_on(Acquire(-1)), "frames[1].seat is -1: the seats are 0 to 1."),
        (going_on(passed(3)), "frames[1].passes is 3: it has to be 0 to 2."),
        (going_on(passed(-1)), "frames[1].passes is -1: it has to be 0 to 2."),
        (going_on(Collect(0, 10**12)), "frames[1].left is 1000000000000: it has to be 0 to 2."),
        (going_on(Turn()), "frames[1]: at the bottom lies a turn or a set-up, and on it only what it has begun."),
        (field("frames", [plain(Window(0))]), "frames[0]: at the bottom lies a turn or a set-up"),
        (field("winners", [0]), "winners is [0]: while the game goes on it is null, and frames are empty after."),
        (over(2), "winners is [2]: "),
        (over(-1), "winners is [-1]: "),
        (field("consoles", []), "consoles has 0 entries and needs 2."),
        (unknown_on_offer, "There is no card 'Z-2' in the pack of this game."),
        (on_patrol(4, "Z-3"), "There is no card 'Z-3' in the pack of this game."),
        (phase(0), "frames[0].phase is 0: it has to be 1 to 9."),
        (phase(10), "frames[0].phase is 10: it has to be 1 to 9."),
        (field("plans", [0, 13]), "plans[1] is 13: it is the sector of the sum, -1 for separate, or 0 while open."),
        (field("plans", [-2, 0]), "plans[0] is -2: "),
        (phase(4, plans=[7, 0]), "plans[1] is 0, but rewards are collected: say how the dice are used (SB-9.1)."),
        (phase(4, plans=[7, -1]), "dice is [0, 0], but they are used now: both have to show a number (SB-8.1)."),
        (phase(3, dice=[0, 2]), "dice is [0, 2], but they are used now"),
        (going_on(DiceUse(2)), "dice is [0, 0], but they are used now"),
        (going_on(DiceUse(3)), "frames[1].done has 3 entries and needs 2."),
        (going_on(Collect(1, 2)), "plans[0] is 0, but rewards are collected"),
        (field("anywhere", [7, 13]), "anywhere is [7, 13]: it holds ranges of sectors, such as [7, 12] (SB-14.34)."),
        (field("anywhere", [0, 12]), "anywhere is [0, 12]"),
        (field("anywhere", [1, 12, 9, 8]), "anywhere is [1, 12, 9, 8]"),
        (field("anywhere", [1, 12, 9]), "anywhere is [1, 12, 9]"),
        (going_on(made(Roll(), stage=2)), "frames[1].stage is 2: it has to be 0 or 1."),
        (going_on(Acquire(0, "steal")), "frames[1].how is steal: it has to be purchase or buy or claim."),
        (going_on(Acquire(0, low=7)), "frames[1].high is 0: it has to be 1 to 12."),
        (going_on(Acquire(0, low=7, high=13)), "frames[1].high is 13: it has to be 1 to 12."),
        (going_on(PlaceAt(0, "F1-1", (0,))), "frames[1].sectors is 0: it has to be 1 to 12."),
        (going_on(PlaceAt(0, "F1-1")), "frames[1].sectors is 0: it has to be 1 to 12."),
        (going_on(Resolve(0, CHARGED, "hall", "ability")), "frames[1].zone is hall: it has to be station or patrol."),
        (going_on(Resolve(0, CHARGED, "station", "song")), "frames[1].part is song: it has to be ability or text."),
        (
            going_on(Resolve(1, CHARGED, "station", "text")),
            "frames[1].card is T-5: it is not on the console of seat 1.",
        ),
        (
            going_on(made(Resolve(0, CHARGED, "station", "ability"), step=2)),
            "frames[1].step is 2: it has to be 0 to 1.",
        ),
        (collecting(stage=3), "frames[1].stage is 3: it has to be 0 to 2."),
        (collecting(doubles=[CHARGED], stage=2, copy=2), "frames[1].copy is 2: it has to be 0 to 1."),
        (collecting(doubled=13), "frames[1].doubled is 13: it has to be 0 to 12."),
        (collecting(starts=[4, 0]), "frames[1].starts is 0: it has to be 1 to 12."),
        (collecting(reached=[13]), "frames[1].reached is 13: it has to be 1 to 12."),
        (collecting(arrows=[(CHARGED, -1)]), "frames[1].arrows is -1: it has to be 1 to 12."),
        (collecting(arrows=[("S-99", 1)]), "frames[1].arrows: S-99 is not on the console of seat 0."),
        (collecting(doubles=["F1-1"]), "frames[1].doubles: F1-1 is not on the console of seat 0."),
        (unknown, "There is no card 'Z-1' in the pack of this game."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
@rule("SB-22.4")
def test_an_impossible_position_is_refused_with_its_place(change: Callable[[Position], None], sentence: str) -> None:
    written = position()
    read_position(GAME, written)  # it is possible as it is
    change(written)
    with pytest.raises(BadData) as refused:
        read_position(GAME, written)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(("dice", "fine"), [([6, 1], True), ([0, 0], True), ([7, 1], False), ([1, -1], False)])
@rule("SB-22.4")
def test_dice_show_1_to_6_or_nothing(dice: list[int], fine: bool) -> None:
    state = read_position(GAME, position())
    state.dice = dice
    assert (problems(state) == []) == fine


@rule("SB-22.4")
def test_the_first_seat_may_have_won() -> None:
    written = position()
    over(0)(written)
    assert read_position(GAME, written).winners == (0,)


@pytest.mark.parametrize(("seats", "fine"), [(1, False), (2, True), (5, True), (6, False)])
@rule("SB-22.4")
def test_seats_are_2_to_5(seats: int, fine: bool) -> None:
    table = Table(2).start()
    state = table.state
    state.seats = seats
    said = [sentence for sentence in problems(state) if "players (SB-19.1)" in sentence]
    assert (said == []) == fine


@pytest.mark.parametrize(
    "frame",
    [
        Window(1),
        passed(2),
        Acquire(1),
        Acquire(0, low=1, high=12),
        Collect(1, 2),
        Collect(0, 0),
        made(Collect(0, 1), stage=2, doubled=12, starts=[1, 12], reached=[12], arrows=[(CHARGED, 1)]),
        made(Collect(0, 1), stage=1, doubles=[CHARGED], copy=3, texts=[CHARGED], gained=[DEPLOYED]),
        made(Resolve(0, CHARGED, "station", "ability"), step=1),
        Resolve(0, DEPLOYED, "patrol", "text"),
        Roll(),
    ],
    ids=lambda frame: frame.TAG,
)
@rule("SB-22.4")
def test_rules_in_progress_may_be_anybodys(frame: Frame) -> None:
    written = position()
    written["plans"] = [7, 7]
    going_on(frame)(written)
    assert problems(read_position(GAME, written)) == []


@rule("SB-22.4")
def test_before_the_box_is_opened_there_is_nothing_to_check() -> None:
    game = SpaceBase(2, Chance("x"), Table().start().state.pack, False)
    game.push(SetUp())
    assert problems(game) == []


@rule("SB-22.4")
def test_decks_without_a_shipyard_are_no_reason_to_fall_over() -> None:
    game = SpaceBase(2, Chance("x"), Table().start().state.pack, False)
    game.push(SetUp())
    game.decks = [["F1-1"], ["F1-2"], []]
    game.shipyard = [["F2-1"]]
    assert problems(game) == [
        "shipyard[0] has 1 places and needs 6 (SB-5.6).",
        "F2-1 lies among the cards of level 1 and is of another.",
    ]


@rule("SB-22.4")
def test_hands_hold_cards_of_the_pack_only() -> None:
    state = Table().start().state
    state.hands = [["Z-9"], []]
    assert problems(state) == ["There is no card 'Z-9' in the pack of this game."]


@rule("SB-22.4")
def test_a_game_that_is_won_has_no_frames() -> None:
    table = Table(active=1)
    table.set(1, vp=40)
    table.start(9, triggered=True)
    assert table.match.over and table.state.frames == []
    assert problems(table.state) == []
