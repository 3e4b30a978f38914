"""The turn and its nine phases (section 6)."""

from __future__ import annotations

from starboard.games.space_base.content.schema import Buy, Double, Gain, Half, Reroll, SetDie, ShiftSum
from starboard.games.space_base.rules.events import (
    AbilityUsed,
    Bought,
    DiceUsed,
    Gained,
    IncomePaid,
    NothingBought,
    Refilled,
    Rolled,
    RoundBegan,
    TurnBegan,
)
from starboard.games.space_base.rules.turn import (
    DICE_USE,
    INCOME,
    PURCHASING,
    REFILL,
    REWARDS,
    ROLL,
    WINDOW_1,
    WINDOW_2,
    WINDOW_3,
)
from tests.games.space_base.table import Table, cells
from tests.marks import rule


def busy_turn() -> Table:
    """Seat 0 is active; both seats own a charged ability for everything their colour allows."""
    table = Table(seats=2, dice=[3, 4, 3, 4, 3, 4])
    for seat in (0, 1):
        table.station(seat, 1, cells(1, Gain(vp=1)), charges=1)
        table.station(seat, 2, cells(1, ShiftSum()), charges=1)
        table.station(seat, 3, cells(1, SetDie(), color="blue"), charges=1)
        table.station(seat, 4, cells(1, Reroll(2), color="blue"), charges=1)
        table.station(seat, 5, cells(1, Double("station"), color="blue"), charges=1)
        table.patrol(seat, 5, cells(1, Double("patrol"), color="red"), charges=1)
        table.station(seat, 7, Half(credits=3, income=4, text=[Buy()]))
        table.patrol(seat, 7, Half(credits=1))
    table.offer(6, cost=0)
    return table


def asked(table: Table) -> list[tuple[int, int, str, bool]]:
    """Plays the turn by defaults: phase, seat, question, and whether it can be declined."""
    found = []
    while table.state.active == 0 and not table.match.over:
        decision = table.match.decisions[0]
        found.append((table.phase, decision.seat, decision.kind, decision.optional))
        table.match.choose(decision, decision.values[0] if decision.default is None else decision.default)
    return found


@rule("SB-6.3")
def test_the_nine_phases_have_the_numbers_of_the_rulebook() -> None:
    phases = (WINDOW_1, ROLL, DICE_USE, REWARDS, WINDOW_2, PURCHASING, WINDOW_3, REFILL, INCOME)
    assert phases == (1, 2, 3, 4, 5, 6, 7, 8, 9)


@rule("SB-6.3", "SB-6.4", "SB-8.1", "SB-9.1", "SB-15.14")
def test_who_is_asked_what_in_which_phase_and_what_can_be_declined() -> None:
    assert asked(busy_turn().start()) == [
        (1, 0, "window", True),
        (1, 1, "window", True),
        (2, 0, "set_dice", True),
        (2, 0, "reroll", True),
        (3, 0, "use_dice", False),
        (3, 1, "use_dice", False),
        (3, 0, "shift_sum", True),
        (3, 1, "shift_sum", True),
        (4, 0, "double", True),
        (4, 0, "buy", True),
        (4, 1, "double", True),
        (5, 0, "window", True),
        (5, 1, "window", True),
        (6, 0, "purchase", True),
        (7, 0, "window", True),
        (7, 1, "window", True),
    ]


@rule("SB-6.3", "SB-6.4", "SB-17.8")
def test_rolling_collecting_refill_and_income_happen_of_themselves_and_in_this_order() -> None:
    table = Table(seats=2, dice=[3, 4])
    table.station(0, 7, Half(credits=3, income=4))
    taken = table.offer(6, cost=2)
    table.start().use_dice().until("purchase").choose(taken)
    order = (Rolled, DiceUsed, Gained, Bought, Refilled, IncomePaid, TurnBegan)
    turn = [type(event) for event in table.match.events if isinstance(event, order)]
    assert turn[:8] == [TurnBegan, Rolled, DiceUsed, DiceUsed, Gained, Bought, Refilled, IncomePaid]
    assert turn[8] is TurnBegan
    assert table.state.active == 1


@rule("SB-6.4", "SB-15.1")
def test_in_phase_6_one_card_at_most_is_bought() -> None:
    table = Table(seats=2)
    first, _ = table.offer(3, cost=0), table.offer(4, cost=0)
    table.start().until("purchase").choose(first)
    assert not table.asked(0, "purchase")
    assert len(table.happened(Bought)) == 1

    table = Table(seats=2)
    table.offer(3, cost=0)
    table.start().until("purchase").choose("pass")
    assert not table.happened(Bought)
    assert table.happened(NothingBought) == [NothingBought(0)]


@rule("SB-6.1", "SB-6.2", "SB-6.5")
def test_turns_go_clockwise_and_a_round_is_one_turn_of_everybody() -> None:
    table = Table(seats=3, active=1, first=1).start()
    for _ in range(6):
        table.end_turn()
    order = [event for event in table.match.events if isinstance(event, (RoundBegan, TurnBegan))]
    seats = [event.seat for event in order if isinstance(event, TurnBegan)]
    assert seats == [1, 2, 0, 1, 2, 0, 1]
    assert [index for index, event in enumerate(order) if isinstance(event, RoundBegan)] == [0, 4, 8]
    assert [event.round for event in order if isinstance(event, RoundBegan)] == [1, 2, 3]


@rule("SB-6.6")
def test_the_active_player_comes_first_then_the_others_clockwise() -> None:
    table = Table(seats=3, active=1, dice=[3, 4])
    for seat in range(3):
        table.station(seat, 1, cells(1, Gain(vp=1)), charges=1, id=f"ability-{seat}")
        table.station(seat, 7, Half(credits=1))
        table.patrol(seat, 7, Half(credits=1))
    table.wait_in_phase_6()
    table.start()
    for seat in (1, 2, 0):
        table.choose(f"ability-{seat}", seat, "window")
    assert [decision.seat for decision in table.match.decisions] == [1, 2, 0]
    table.use_dice()
    assert [event.seat for event in table.happened(AbilityUsed)] == [1, 2, 0]
    assert [event.seat for event in table.happened(Gained)] == [1, 2, 0]


@rule("SB-6.7", "SB-10.7")
def test_a_roll_brings_one_player_nothing_another_one_reward_and_a_third_several() -> None:
    table = Table(seats=3, dice=[3, 4])
    table.patrol(1, 7, Half(credits=1))
    table.patrol(2, 7, Half(credits=1))
    table.patrol(2, 7, Half(vp=1))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert [event.seat for event in table.happened(Gained)] == [1, 2, 2]


@rule("SB-6.3")
def test_a_new_turn_starts_with_clean_dice_and_plans() -> None:
    table = Table(seats=2, dice=[3, 4])
    table.station(1, 1, cells(1, Gain(vp=1)), charges=1)
    table.start().use_dice("separate")
    table.until("window", 1).choose("pass")  # phase 5
    table.end_turn()
    assert (table.state.active, table.phase) == (1, 1)
    assert table.state.dice == [0, 0]
    assert table.state.plans == [0, 0]
