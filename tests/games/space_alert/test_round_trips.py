"""The reckoning on a live table: trips, who is asked about them, and how the mission's line comes about."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.rules.events import CrewActs, Delayed, StepBegan, Tripped, WeaponArmed
from starboard.games.space_alert.rules.round_cards import HEROIC
from starboard.games.space_alert.rules.scoring import count
from starboard.kernel.refusal import Refusal
from tests.games.space_alert.live import Live
from tests.marks import rule


def resolving(*programs: list[str], seats: int = 4, **options: object) -> Live:
    """A crew at the end of its Action round, with these programs, the captain's first."""
    table = Live(seats=seats, **options)  # type: ignore[arg-type]
    for member, program in enumerate(programs):
        table.program(member, *program)
    table.end()
    return table


def asked(table: Live) -> tuple[int, dict[str, object]]:
    (decision,) = table.match.decisions
    assert decision.kind == "trip" and not decision.free
    return decision.seat, dict(decision.args)


@rule("SA-11.6", "SA-11.7", "SA-38.13", "SA-9.9")
def test_each_is_asked_when_a_card_is_due_and_only_then() -> None:
    table = resolving(["A/red", "", "", "B/blue!"], ["", "C/lift"], [], ["bots/red!"])
    due = [
        (0, 1, "A", "red", ("as_shown", "other_half", "no_more_trips")),
        (3, 1, "red", "bots", ("as_shown", "other_half", "opposite_arrow", "no_more_trips")),
        (1, 2, "C", "lift", ("as_shown", "other_half", "no_more_trips")),
        (0, 4, "blue", "B", ("as_shown", "other_half", "opposite_arrow", "no_more_trips")),
    ]
    for member, turn, shown, other, values in due:
        seat, args = asked(table)
        assert (seat, args) == (member, {"member": member, "turn": turn, "shown": shown, "other": other})
        assert table.match.decisions[0].values == values
        assert table.match.decisions[0].default == "as_shown"
        assert (table.state.ship.turn, table.state.ship.step) == (turn, 1 + member)
        table.do(seat, "as_shown")
    assert table.match.over
    assert [(event.crew, event.action) for event in table.told(CrewActs)] == [
        (0, "A"),
        (3, "red"),
        (1, "C"),
        (0, "blue"),
    ]
    assert table.told(Tripped) == []


@rule("SA-11.6", "SA-11.7")
@pytest.mark.parametrize(
    ("answer", "meant", "station"),
    [("as_shown", "", "UB"), ("other_half", "A", "UW"), ("opposite_arrow", "red", "UR")],
)
def test_what_was_meant_is_executed_at_the_price_of_a_delay(answer: str, meant: str, station: str) -> None:
    table = resolving(["A/blue!", "B/lift", "C/red"])
    table.do(0, answer)
    assert table.view(None).ship.stations[0] == station
    assert [(event.crew, event.shown, event.meant) for event in table.told(Tripped)] == (
        [(0, "blue", meant)] if meant else []
    )
    delayed = [(event.crew, event.slot) for event in table.told(Delayed) if event.rule == "SA-11.6"]
    assert delayed == ([(0, 2)] if meant else [])
    assert [event.station for event in table.told(WeaponArmed)] == (["UW"] if meant == "A" else [])
    seat, args = asked(table)
    assert (seat, args["turn"], args["shown"]) == (0, 4 if meant else 2, "B")  # the computer delays it once more


@rule("SA-11.6", "SA-38.13")
def test_who_has_no_more_trips_is_not_asked_again() -> None:
    table = resolving(["A/red", "B/blue"], ["C/lift", "C/lift", "C/lift"])
    table.do(0, "no_more_trips")
    assert asked(table) == (1, {"member": 1, "turn": 1, "shown": "C", "other": "lift"})
    table.do(1, "as_shown")
    assert asked(table)[0] == 1  # the captain's second card was executed as it shows
    table.do(1, "no_more_trips")
    assert table.match.over


@rule("SA-31.13", "SA-11.6")
def test_an_androids_trips_are_its_seats_to_declare() -> None:
    table = resolving(["A/red"], ["A/red"], ["A/red"], ["A/red", "B/red"], seats=2)
    for member, board in enumerate(table.state.boards):
        seat, args = asked(table)
        assert (seat, args["member"]) == (board.seat, member)
        table.do(seat, "as_shown")
    android = table.state.boards[3]
    assert android.android
    assert asked(table)[0] == android.seat


@rule("SA-11.9", "SA-38.13")
def test_the_knocked_out_are_not_asked() -> None:
    table = resolving(["A/red"], ["A/red"], ["A/red", "C/red"])
    table.state.ship.knocked_out[1] = 1
    table.do(0, "as_shown")
    assert asked(table)[0] == 2


@rule("SA-20.1", "SA-11.7")
def test_a_heroic_card_may_be_tripped_over_too() -> None:
    table = resolving([HEROIC[0]])
    action, move = HEROIC[0].split("/")
    assert asked(table)[1] == {"member": 0, "turn": 1, "shown": action, "other": move}
    table.do(0, "other_half")
    assert table.view(None).ship.stations[0] == move.removeprefix("goto:")


@rule("SA-11.6", "SA-38.2")
@pytest.mark.parametrize("answer", ["as_shown", "other_half", "no_more_trips"])
def test_nobody_takes_an_answer_back_once_cards_were_seen(answer: str) -> None:
    table = resolving(["A/red"], ["B/red"])
    table.do(0, answer)
    assert not table.match.can_undo(0)
    with pytest.raises(Refusal):
        table.match.undo(0)


@rule("SA-9.9")
def test_without_trips_nobody_is_asked() -> None:
    table = resolving(["A/red"] * 12, ["B/blue!"] * 12, trips=False)
    assert table.match.over


@rule("SA-9.5", "SA-1.5")
@pytest.mark.parametrize(("mission", "turns"), [("mission-1", 13), ("simulation-1", 13), ("test-flight-1", 8)])
def test_a_test_flight_has_two_phases_and_seven_turns(mission: str, turns: int) -> None:
    table = Live(mission=mission)
    table.state.script = ()
    table.end()
    assert [event.turn for event in table.told(StepBegan)][-1] == turns


@rule("SA-29.1", "SA-29.2", "SA-30.2", "SA-30.4")
@pytest.mark.parametrize("lost", [False, True])
def test_the_line_of_the_log_is_the_score_of_the_reckoning(lost: bool) -> None:
    table = Live()
    table.state.laid = [(1, "E1-05", "red"), (3, "E1-07", "blue")]
    table.state.tracks = ["T4"] * 4
    if lost:
        table.state.ship.carried = (6, 0, 0)
    table.end()
    (line,) = table.state.results
    points = count(table.state.ship)
    assert (line.mission, line.won, line.reason) == ("mission-1", not lost, "E1-05" if lost else "")
    assert (line.survived, line.destroyed, line.visual) == (points.survived, points.destroyed, points.visual)
    assert (line.penalties, line.total) == (points.penalties, points.total)
    assert (points.survived > 0) == (points.penalties > 0) == (not lost)
    assert table.view(0).score == points.total
