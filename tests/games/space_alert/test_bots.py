"""The machine crew: it plans from what the crew knows, says what it means to do, and lays its own cards only."""

from __future__ import annotations

from functools import partial

import pytest

from starboard.games.space_alert.bots import crewmate, situation
from starboard.games.space_alert.bots.crew_plan import better_plan, crew_plan, known_placements
from starboard.games.space_alert.bots.crewmate import Crewmate, Skill
from starboard.games.space_alert.bots.own_plan import _Table
from starboard.games.space_alert.bots.promises import promised, said_of
from starboard.games.space_alert.bots.prospects import prospects
from starboard.games.space_alert.bots.situation import OPEN
from starboard.games.space_alert.bots.steps import board_step
from starboard.games.space_alert.room import GAME
from starboard.games.space_alert.rules.cards import CODES
from starboard.games.space_alert.solver.flight import Flight
from starboard.kernel.answers import admits
from starboard.kernel.match import new
from starboard.lab.playing import Tally, chooser, play_on
from tests.games.space_alert.live import Live

QUICK = Skill(crew=60, own=40)


class Idle:
    """A person who does nothing for his seat: ready for the start, and no more."""

    def choose(self, view, decision):
        return None if decision.free else decision.values[0] if decision.default is None else decision.default


class Watched(Crewmate):
    """Checks every answer before it is given."""

    def choose(self, view, decision):
        value = super().choose(view, decision)
        assert admits(decision, value) if value is not None else decision.free
        return value


def flown(seats, mission="test-flight-1", skill=QUICK, seed="bots", idle=(), **options):
    match = new(GAME, seats, seed, {"mission": mission, **options})
    play_on(match, [Idle() if seat in idle else Watched(skill) for seat in range(seats)], Tally())
    return match


# Playing --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_crew_flies_to_the_end(seats):
    match = flown(seats)
    assert match.over
    assert any(card for board in match.state.boards for card in board.cards)


@pytest.mark.parametrize("options", [{"speed": "stopped"}, {"fifth": True}, {"campaign": True, "mission": "generated"}])
def test_every_way_to_play(options):
    assert flown(4, **{"mission": "test-flight-2", "skill": Skill(0, 10), **options}).over


def test_the_same_seed_flies_the_same():
    first, second = flown(4), flown(4)
    assert [str(record) for record in first.log] == [str(record) for record in second.log]
    assert GAME.codec.digest(first.state) == GAME.codec.digest(second.state)


def test_nobody_touches_the_cards_of_somebody_who_does_nothing():
    match = flown(4, idle=[2])
    boards = match.state.boards
    assert [any(board.cards) for board in boards].count(False) == 1 and not any(boards[2].cards)
    assert len(match.state.hands[2]) == 10  # of two phases
    assert not any(match.state.sketch[2])


def test_the_three_others_still_do_their_best():
    boards = flown(4, idle=[0]).state.boards
    assert sum(bool(card) for board in boards[1:] for card in board.cards) >= 6


# Knowing --------------------------------------------------------------------------------------------------------------


def test_other_worlds_that_look_the_same_get_the_same_answers():
    match = new(GAME, 4, "worlds", {"mission": "generated"})
    play_on_until(match, 150_000)
    for seat in range(4):
        mates = [Crewmate(QUICK) for _ in range(2)]
        for decision in [each for each in match.decisions if each.seat == seat]:
            world = GAME.imagine(match.state, seat, "another")
            other = next(each for each in world.decisions if each.id == decision.id)
            answers = [
                mate.choose(GAME.view(state, seat), asked)
                for mate, state, asked in zip(mates, (match.state, world), (decision, other), strict=True)
            ]
            assert answers[0] == answers[1]


def play_on_until(match, now):
    """Plays as the lab does, up to a time."""
    choose = [chooser(match, Crewmate(QUICK)) for _ in range(4)]
    while match.state.now < now:
        for decision in match.decisions.copy():
            if decision in match.decisions and (value := choose[decision.seat](decision)) is not None:
                match.choose(decision, value)
        match.advance(match.state.now + 5000)


def test_all_machines_read_the_same_from_the_table():
    match = new(GAME, 4, "table", {"mission": "mission-4"})
    play_on_until(match, 100_000)
    looks = [situation.read(match.view(seat), 3) for seat in range(4)]
    assert looks.count(looks[0]) == 4
    assert len(looks[0].threats) >= 1 and looks[0].more
    assert crew_plan(looks[0], 50) == crew_plan(looks[1], 50)


def test_what_was_said_in_a_phase_behind_stays_and_the_rest_is_open():
    table = Live(mission="mission-1")
    table.do(0, "sketch:1:red", "sketch:3:A", "next")
    line = situation.read(table.view(2), 3).lines[0]
    assert line == (CODES["red"], 0, CODES["A"], *[OPEN] * 9)


def test_who_never_says_anything_is_not_counted_on():
    table = Live(mission="mission-1")
    table.do(1, "sketch:2:B")
    assert situation.read(table.view(0), 3).lines[3] == (OPEN,) * 12
    table.at("1:16")
    assert situation.read(table.view(0), 3).lines[3] == (0,) * 12
    assert situation.read(table.view(0), 3).lines[1] == (OPEN,) * 12


def test_who_has_spoken_has_said_everything():
    table = Live(mission="mission-1")
    view = partial(table.view, 0)
    assert situation.said(view(), view().crew[1]) == {}
    table.do(1, "sketch:2:B")
    assert situation.said(view(), view().crew[1]) == {1: 0, 2: CODES["B"], 3: 0}
    table.at(table.state.ends[0] * 1000 - 60_000)  # in the last minute nobody is expected to speak any more
    assert situation.said(view(), view().crew[2]) == {1: 0, 2: 0, 3: 0}


def test_a_card_that_does_not_do_what_was_said_shows_that_plans_change():
    table = Live(mission="mission-1")
    table.hand(1, "B/red")
    assert not situation.busy(table.view(0), table.view(0).crew[1])
    table.do(1, "sketch:1:A")  # somebody who lays his cards later keeps nobody waiting
    assert not situation.busy(table.view(0), table.view(0).crew[1])
    table.do(1, "place:1:2:B/red:action")
    assert situation.busy(table.view(0), table.view(0).crew[1])
    table.do(1, "sketch:2:B")
    assert not situation.busy(table.view(0), table.view(0).crew[1])
    table.do(1, "turn:1:2")
    assert situation.busy(table.view(0), table.view(0).crew[1])


def waits(table, seat):
    return crewmate._Look(table.view(seat), seat).must_wait()


def test_one_changes_plans_at_a_time():
    table = Live(mission="mission-1")
    for seat in (1, 3):
        table.hand(seat, "B/red")
        table.do(seat, "sketch:1:A")
    table.at("0:04")
    assert [waits(table, seat) for seat in range(4)] == [False] * 4
    for seat in (1, 3):
        table.do(seat, f"place:{seat}:2:B/red:action")
    assert [waits(table, seat) for seat in range(4)] == [False, False, True, True]  # the moment of seat 0
    table.at("0:36")
    assert [waits(table, seat) for seat in range(4)] == [True, False, True, True]
    table.do(1, "sketch:2:B")
    assert [waits(table, seat) for seat in range(4)] == [True, True, True, False]


def test_nobody_waits_for_ever():
    table = Live(mission="mission-1")
    table.hand(1, "B/red")
    table.do(1, "sketch:1:A", "place:1:2:B/red:action")  # a person who says one thing and lays another
    moments = [[waits(table, seat) for seat in range(4)] for _ in range(8) if not table.at(table.state.elapsed + 5000)]
    assert [sum(not moment[seat] for moment in moments) for seat in range(4)] == [1, 8, 1, 1]


def test_while_communications_are_down_everybody_keeps_to_what_was_said():
    table = Live(script=["0:10 communications down 10"])
    assert not waits(table, 0)
    table.at("0:10")
    assert [waits(table, seat) for seat in range(4)] == [True] * 4


# Planning -------------------------------------------------------------------------------------------------------------


def test_a_plan_gets_better_and_keeps_to_what_is_settled():
    table = Live(mission="mission-1")
    table.do(0, "sketch:2:B", "next")
    table.at("0:10")
    read = situation.read(table.view(1), 3)
    first = read.with_facts(crew_plan(read, 0))
    better = better_plan(read, first, 300)
    value = [Flight(read.ship(), known_placements(4), prospects(True), list(plan)).value for plan in (first, better)]
    assert value[0] < value[1]
    assert better[:3] == (0, CODES["B"], 0)
    assert better_plan(read, first, 300) == better


def test_who_has_a_card_that_does_anything_says_something():
    table = Live(mission="mission-1")
    table.hand(0, "A/red", "A/red", "A/red")
    table.at("0:10")
    read = situation.read(table.view(0), 3)._replace(threats=(("E1-07", 8, 0),))
    boards = crewmate._Look(table.view(0), 0).boards()
    seat = _Table(read, (0,) * 48, boards)
    laid = seat.programs_of({(0, turn): ("A/red", 1) for turn in (1, 2, 3)}, (0,) * 48)
    flight = Flight(read.ship(), seat.supply, lambda end: 0.0, laid)  # nothing brings anything
    assert [bool(half) for half in seat.spared(flight, laid, 0.0)[:3]] == [True, False, False]


# Steps ----------------------------------------------------------------------------------------------------------------


def test_words_are_kept_with_the_cards_at_hand():
    slots = {(0, 1): ("A/red", 0), (0, 2): ("B/lift", 1), (0, 3): None}
    words = {(0, 1): "A", (0, 2): "", (0, 3): "B"}
    assert promised(slots, words, ["C/blue"]) == {(0, 1): ("A/red", 0), (0, 2): None, (0, 3): ("B/lift", 0)}
    assert promised(slots, dict.fromkeys(words, ""), []) == slots


def test_the_words_for_cards():
    laid = [("A/red", 0), ("A/red", 1), ("A*/goto:LB", 0), ("A*/goto:LB", 1), None]
    assert [said_of(each) for each in laid] == ["A", "red", "A", "hero", ""]


@pytest.mark.parametrize(
    ("first", "third", "step"),
    [
        (("A/red", 0), None, None),
        (("A/red", 1), None, "turn:0:1"),
        (("A/red", 0), ("B/lift", 1), "place:0:3:B/lift:move"),
        (None, ("A/red", 0), "move:0:1:3"),
        (("B/lift", 1), None, "take:0:1"),
        (None, None, "take:0:1"),
    ],
)
def test_a_board_becomes_the_plan_one_step_at_a_time(first, third, step):
    table = Live()
    table.program(0, "A/red", "C/blue")
    table.hand(0, "B/lift")
    board = {1: ("A/red", 0), 2: ("C/blue", 0), 3: None}
    plan = {(0, 1): first, (0, 2): ("C/blue", 0), (0, 3): third}
    (decision,) = table.open(0, "plan")
    assert board_step(decision, 0, board, plan) == step


# Surviving ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("mission", ["test-flight-1", "test-flight-2"])
def test_a_machine_crew_survives_its_first_flights(mission):
    skill = Skill(crew=400, own=200)
    won = [flown(4, mission, skill, seed=f"flight/{seed}").state.results[0].won for seed in range(2)]
    assert won == [True, True]


def test_who_speaks_first_is_a_fact_for_who_comes_after():
    table = Live(mission="mission-1")
    table.do(0, "sketch:2:B")
    table.do(1, "sketch:1:A")
    table.do(3, "sketch:1:C")
    assert heard_by(table, 1) == [True, False, False, False]
    assert heard_by(table, 2) == [True, True, False, False]
    table.at(table.state.ends[0] * 1000 - 60_001)
    assert heard_by(table, 0) == [False, False, False, False]
    table.at(table.state.ends[0] * 1000 - 60_000)  # in the last minute every word counts
    assert heard_by(table, 0) == [False, True, False, True]


def heard_by(table, seat):
    """Whose slots of this phase a seat takes as settled, among those who take part."""
    look = crewmate._Look(table.view(seat), seat)
    read = situation.read(table.view(seat), 3)
    return [heard[:3] != line[:3] for heard, line in zip(look.overheard(read).lines, read.lines, strict=True)]
