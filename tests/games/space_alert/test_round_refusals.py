"""What a plan is refused for: the rule and the text, on both sides of every limit (sections 6 to 8, 31 and 33)."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.rules.round_refusals import refuse
from tests.games.space_alert.live import Live
from tests.marks import rule

NO_PLAN = None


def why(table: Live, seat: int, value: str) -> tuple[str, str] | None:
    """The rule and the text of a refusal; nothing for what is no plan at all."""
    assert not table.offers(seat, value)
    refusal = refuse(table.state, seat, value)
    return refusal and (refusal.rule, refusal.text.key.removeprefix("refuse-"))


def planning(seats: int = 4, **options: object) -> Live:
    """Seat 0 plans its second phase, with cards in slots 5 and 6 and in its hand."""
    table = Live(seats=seats, script=["0:30 incoming data", "1:00 data transfer"], **options)  # type: ignore[arg-type]
    table.do(0, "next")
    table.hand(0, "A/red", "B/blue", "B/blue", "C*/goto:UR")
    table.do(0, "place:0:5:B/blue:action", "place:0:6:B/blue:action")
    return table


@rule("SA-6.7", "SA-6.8", "SA-8.7", "SA-8.8", "SA-8.9", "SA-6.2")
@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("place:0:3:A/red:action", ("SA-6.8", "frozen")),
        ("place:0:8:A/red:action", ("SA-6.7", "later-phase")),
        ("place:0:12:A/red:action", ("SA-6.7", "later-phase")),
        ("place:0:1:A/red:action", ("SA-6.8", "frozen")),
        ("place:0:13:A/red:action", NO_PLAN),
        ("place:0:0:A/red:action", NO_PLAN),
        ("place:0:5:A/red:action", ("SA-8.7", "slot-taken")),
        ("place:0:4:C/lift:action", ("SA-8.9", "not-in-hand")),
        ("place:0:4:A*/goto:LB:move", ("SA-8.9", "not-in-hand")),
        ("place:3:4:A/red:action", ("SA-6.2", "board-of-another")),
        ("place:4:4:A/red:action", NO_PLAN),
        ("place:x:4:A/red:action", NO_PLAN),
        ("place:0:x:A/red:action", NO_PLAN),
        ("place:0:4:A/red:both", NO_PLAN),
        ("place:0:4:action", NO_PLAN),
        ("place:0:4", NO_PLAN),
        ("place:0", NO_PLAN),
        ("take:0:4", ("SA-8.8", "slot-empty")),
        ("take:0:7", ("SA-8.8", "slot-empty")),
        ("take:0:8", ("SA-6.7", "later-phase")),
        ("take:1:5", ("SA-6.2", "board-of-another")),
        ("turn:0:7", ("SA-8.8", "slot-empty")),
        ("move:0:4:5", ("SA-8.8", "slot-empty")),
        ("move:0:5:3", ("SA-6.8", "frozen")),
        ("move:0:5:8", ("SA-6.7", "later-phase")),
        ("move:0:5:13", NO_PLAN),
        ("move:0:5:x", NO_PLAN),
        ("dance", NO_PLAN),
        ("dance:0:4", NO_PLAN),
    ],
)
def test_a_plan_is_refused_by_its_rule(value: str, said: tuple[str, str] | None) -> None:
    assert why(planning(), 0, value) == said


@rule("SA-6.9", "SA-6.11", "SA-7.7")
def test_what_the_clock_does_not_allow_is_refused() -> None:
    table = planning()
    assert why(table, 0, "draw") == ("SA-7.7", "no-data")
    assert why(table, 0, "agree") == why(table, 0, "disagree") == ("SA-6.11", "too-early-to-end")
    table.at("0:30")
    table.state.deck.clear()
    table.do(0, "next")
    assert why(table, 0, "draw") == ("SA-7.7", "deck-empty")
    assert why(table, 0, "next") == ("SA-6.9", "last-phase")


@rule("SA-7.8", "SA-7.9", "SA-7.10", "SA-7.11", "SA-31.18")
def test_a_gift_is_refused_by_its_rule() -> None:
    table = planning()
    assert why(table, 0, "give:1:A/red") == ("SA-7.9", "transfer-closed")
    table.at("1:00")
    assert why(table, 0, "give:1:C*/goto:UR") == ("SA-7.10", "give-heroic")
    assert why(table, 0, "give:0:A/red") == ("SA-31.18", "give-to-whom")
    assert why(table, 0, "give:4:A/red") == ("SA-31.18", "give-to-whom")
    assert why(table, 0, "give:x:A/red") == ("SA-31.18", "give-to-whom")
    assert why(table, 0, "give:3:C/lift") == ("SA-7.11", "not-in-hand")
    assert why(table, 0, "give:3") is NO_PLAN
    table.do(0, "give:3:A/red")
    assert why(table, 0, "give:3:A/red") == ("SA-7.8", "already-given")


@rule("SA-31.9", "SA-31.10", "SA-31.11", "SA-31.16", "SA-33.5")
def test_an_androids_board_has_its_own_refusals() -> None:
    table = planning(seats=2)
    table.do(0, "place:2:4:A/red:action")
    table.hand(0, "A/red", "C*/goto:UR")
    hero = table.state.heroes[3]
    assert why(table, 0, "place:2:4:A/red:move") == ("SA-31.16", "slot-taken")
    assert why(table, 0, "take:2:4") == why(table, 0, "turn:2:6") == ("SA-31.9", "android-card-stays")
    assert why(table, 0, "place:2:6:C*/goto:UR:move") == ("SA-31.10", "own-heroic")
    assert why(table, 0, f"place:2:6:{hero}:move") == ("SA-31.11", "heroic-of-android")
    assert why(table, 0, f"place:0:7:{hero}:move") == ("SA-31.11", "heroic-of-android")
    assert why(table, 0, "place:2:6:C/lift:move") == ("SA-8.9", "not-in-hand")
    assert why(table, 0, "place:2:6::move") == ("SA-8.9", "not-in-hand")
    assert why(table, 0, "place:1:6:A/red:move") == ("SA-6.2", "board-of-another")
    alone = Live(seats=1)
    hero = alone.state.heroes[1]
    assert why(alone, 0, f"place:0:2:{hero}:move") == ("SA-33.5", "heroic-of-android")
