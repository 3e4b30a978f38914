"""Phase 2: the dice (section 8)."""

from __future__ import annotations

import pytest

from starboard.games.space_base.content.schema import Half, Reroll, SetDie
from starboard.games.space_base.rules.events import DiceUsed, DieSet, Rolled
from starboard.kernel.data import BadData
from tests.games.space_base.table import Table, cells
from tests.marks import rule


def dice_drawn(table: Table) -> list[int]:
    """What the dice answered since the match began."""
    records = [record.chance for record in table.match.log if hasattr(record, "chance")]
    return [value for answers in records for stream, value in answers if stream == "dice" and isinstance(value, int)]


@rule("SB-8.1", "SB-2.5")
def test_both_dice_show_one_to_six() -> None:
    assert Table(seats=2, dice=[1, 6]).start().state.dice == [1, 6]
    for impossible in (0, 7):
        with pytest.raises(BadData):
            Table(seats=2, dice=[impossible, 3]).start()


@rule("SB-8.1")
def test_the_active_player_cannot_skip_the_roll() -> None:
    table = Table(seats=2, active=1).start()
    assert [event.seat for event in table.happened(Rolled)] == [1]
    assert len(dice_drawn(table)) == 2
    assert {decision.kind for decision in table.match.decisions} == {"use_dice"}


@rule("SB-8.2")
def test_everybody_uses_the_same_two_numbers() -> None:
    table = Table(seats=3, dice=[2, 5]).start().use_dice("separate", "sum", "separate")
    used = [(event.seat, event.sectors) for event in table.happened(DiceUsed)]
    assert used == [(0, (2, 5)), (1, (7,)), (2, (2, 5))]


@rule("SB-8.3", "SB-14.35")
def test_a_die_that_was_set_is_not_rolled() -> None:
    table = Table(seats=2, dice=[5])
    card = table.station(0, 3, cells(1, SetDie(), color="blue"), charges=1)
    table.start().choose(card, 0, "set_dice")
    assert table.decision(kind="set_die").values == ("1:1", "1:2", "1:3", "1:4", "1:5", "1:6")
    assert not table.happened(Rolled)  # set before rolling
    table.choose("1:6")
    assert table.state.dice == [6, 5]
    assert table.happened(DieSet) == [DieSet(0, 1, 6)]
    assert table.happened(Rolled) == [Rolled(0, 6, 5)]
    assert dice_drawn(table) == [5]


@rule("SB-8.3")
def test_the_second_die_may_be_the_one_that_is_set() -> None:
    table = Table(seats=2, dice=[5])
    card = table.station(0, 3, cells(2, SetDie(), color="blue"), charges=2)
    table.start().choose(card).choose("1:6").choose(card)
    assert len(table.decision(kind="set_die").values) == 12
    table.choose("1:2")  # the same die again: the other one is rolled
    assert table.state.dice == [2, 5]


@rule("SB-8.4", "SB-14.36")
def test_with_both_dice_set_nothing_is_rolled() -> None:
    table = Table(seats=2)
    card = table.station(0, 3, cells(2, SetDie(), color="blue"), charges=2)
    table.start().choose(card).choose("1:6").choose(card).choose("2:4")
    assert table.state.dice == [6, 4]
    assert dice_drawn(table) == []
    assert table.decision(0).kind == "use_dice"


@rule("SB-8.3")
def test_setting_is_optional_and_over_once_the_dice_are_rolled() -> None:
    table = Table(seats=2, dice=[2, 5])
    card = table.station(0, 3, cells(1, SetDie(), color="blue"), charges=1)
    table.start().choose("pass", 0, "set_dice")
    assert table.state.dice == [2, 5]
    assert table.player(0).charges == {card: 1}
    assert table.decision(0).kind == "use_dice"


@rule("SB-8.5", "SB-8.2")
def test_the_new_numbers_replace_the_old_for_everybody() -> None:
    table = Table(seats=2, dice=[1, 1, 3, 4])
    card = table.station(0, 3, cells(1, Reroll(2), color="blue"), charges=1)
    for seat in (0, 1):
        table.station(seat, 2, Half(vp=5), Half(vp=5))
        table.patrol(seat, 2, Half(vp=5))
        table.station(seat, 7, Half(vp=1))
        table.patrol(seat, 7, Half(vp=1))
    table.wait_in_phase_6()
    table.start().choose(card, 0, "reroll")
    assert table.state.dice == [3, 4]
    table.use_dice()
    assert [table.player(seat).vp for seat in (0, 1)] == [1, 1]


@rule("SB-8.5")
def test_one_die_rolled_again_leaves_the_other() -> None:
    for die, result in ((1, (6, 2)), (2, (1, 6))):
        table = Table(seats=2, dice=[1, 2, 6])
        card = table.station(0, 3, cells(1, Reroll(1), color="blue"), charges=1)
        table.start().choose(card).choose(die, 0, "reroll_die")
        assert tuple(table.state.dice) == result
        assert table.happened(Rolled)[-1] == Rolled(0, result[0], result[1], again=True)


@rule("SB-8.6")
def test_nobody_uses_the_dice_before_the_active_player_declines_to_reroll() -> None:
    table = Table(seats=3, dice=[1, 1, 3, 4])
    card = table.station(0, 3, cells(2, Reroll(2), color="blue"), charges=2)
    table.start()
    for answer in (card, "pass"):
        assert [(decision.seat, decision.kind) for decision in table.match.decisions] == [(0, "reroll")]
        assert table.phase == 2
        assert table.state.plans == [0, 0, 0]
        table.choose(answer)
    assert [(decision.seat, decision.kind) for decision in table.match.decisions] == [
        (0, "use_dice"),
        (1, "use_dice"),
        (2, "use_dice"),
    ]


@rule("SB-8.7")
@pytest.mark.parametrize("effect", [SetDie(), Reroll(2)], ids=["set", "reroll"])
@pytest.mark.parametrize("color", ["blue", "red", "green"])
def test_passive_players_cannot_change_the_dice(effect: SetDie | Reroll, color: str) -> None:
    table = Table(seats=2, dice=[1, 2])
    table.station(1, 3, cells(1, effect, color=color), charges=1)
    table.start()
    assert {decision.kind for decision in table.match.decisions} == {"use_dice"}
    assert table.state.dice == [1, 2]


@rule("SB-8.1")
def test_every_turn_rolls_both_dice_once() -> None:
    table = Table(seats=2, dice=[2, 6, 1, 3])
    table.start().end_turn()
    assert dice_drawn(table) == [2, 6, 1, 3]
