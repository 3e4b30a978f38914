"""The machine crew: it plans from what the crew knows, says what it means to do, and lays its own cards only."""

from __future__ import annotations

from functools import partial

import pytest

from starboard.games.space_alert.bots import situation
from starboard.games.space_alert.bots.crew_plan import Part, _Deal, better_plan, crew_plan
from starboard.games.space_alert.bots.crewmate import Crewmate
from starboard.games.space_alert.bots.promises import promised, said_of
from starboard.games.space_alert.bots.prospects import prospects
from starboard.games.space_alert.bots.situation import OPEN
from starboard.games.space_alert.bots.steps import board_step
from starboard.games.space_alert.room import GAME
from starboard.games.space_alert.rules.cards import CODES
from starboard.games.space_alert.rules.round_events import CardsTold
from starboard.games.space_alert.rules.ship import TURNS
from starboard.games.space_alert.solver.flight import Flight
from starboard.kernel.answers import admits
from starboard.kernel.match import new
from starboard.lab.playing import Tally, chooser, play_on
from tests.games.space_alert.live import Live

QUICK = 60  # programs


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


def flown(seats, mission="test-flight-1", evaluations=QUICK, seed="bots", idle=(), **options):
    match = new(GAME, seats, seed, {"mission": mission, **options})
    play_on(match, [Idle() if seat in idle else Watched(evaluations) for seat in range(seats)], Tally())
    return match


# Playing --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_crew_flies_to_the_end(seats):
    match = flown(seats)
    assert match.over
    assert any(card for board in match.state.boards for card in board.cards)


@pytest.mark.parametrize("options", [{"speed": "stopped"}, {"fifth": True}, {"campaign": True, "mission": "generated"}])
def test_every_way_to_play(options):
    assert flown(4, **{"mission": "test-flight-2", "evaluations": 10, **options}).over


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


def read(table, seat=0):
    return situation.read(table.view(seat), 3)


def test_a_machine_says_first_which_cards_it_has():
    match = flown(4)
    told = [event for event in match.events if isinstance(event, CardsTold)]
    assert {event.seat for event in told[:4]} == {0, 1, 2, 3}
    assert [len(event.cards) for event in told[:4]] == [5] * 4


def test_what_was_said_in_a_phase_behind_stays_and_the_rest_is_open():
    table = Live(mission="mission-1")
    table.do(0, "sketch:1:red", "sketch:3:A", "next")
    assert read(table, 2).members[0].line == (CODES["red"], 0, CODES["A"], *[OPEN] * 9)


def test_who_never_says_anything_is_not_counted_on():
    table = Live(mission="mission-1")
    table.do(1, "tell")
    assert read(table).members[3].line == (OPEN,) * 12
    table.at("1:16")
    assert read(table).members[3].line == (0,) * 12
    assert read(table).members[1].line == (OPEN,) * 12


def test_a_word_is_a_fact_and_cards_that_were_named_are_open():
    table = Live(mission="mission-1")
    table.hand(1, "A/red", "B/lift")
    table.do(0, "sketch:2:B")
    table.do(1, "tell", "sketch:2:B")
    members = read(table).members
    assert members[0].line == (0, CODES["B"], 0, *[OPEN] * 9)
    assert members[1].line == (OPEN,) * 12
    assert [member.cards for member in members] == [(), ("A/red", "B/lift"), (), ()]


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


def answer(table, seat, kind="plan", evaluations=300):
    (decision,) = table.open(seat, kind)
    return Crewmate(evaluations).choose(table.view(seat), decision)


def test_while_communications_are_down_everybody_keeps_to_what_was_said():
    table = Live(script=["0:10 communications down 10"])
    table.hand(0, "A/red", "C/lift")
    table.do(0, "tell", "sketch:2:C")
    table.at("0:10")
    assert answer(table, 0) == "place:0:2:C/lift:action"


def test_in_the_last_minute_whoever_means_to_do_something_else_is_taken_at_their_word(monkeypatch):
    table = Live(script=["0:05 communications down 5"])
    for seat in range(4):
        table.hand(seat, "A/red", "C/lift")
        table.do(seat, "tell")
    table.at("0:10")
    table.do(1, "sketch:1:A", "sketch:3:lift")
    heard = []
    monkeypatch.setattr(situation.Situation, "with_words", lambda self, *words: heard.append(words) or self)
    answer(table, 0)
    assert heard == []
    table.at(table.state.ends[0] * 1000 - 60_000)
    answer(table, 0)
    assert heard == [(1, {1: CODES["A"], 2: 0, 3: CODES["lift"]})]
    table.do(1, "place:1:2:C/lift:action")  # plans change: what is said is old
    answer(table, 0)
    assert len(heard) == 1


# Planning -------------------------------------------------------------------------------------------------------------


def crew_with_cards():
    table = Live(mission="mission-1")
    for seat in (1, 2, 3):
        table.hand(seat, "A/red", "B/blue", "C/lift", "bots*/goto:UW")
        table.do(seat, "tell")
    table.do(0, "sketch:2:B")
    table.at("0:10")
    return table


def test_a_plan_gets_better_and_keeps_to_facts_and_cards():
    there = read(crew_with_cards(), 1)
    nothing = (Part(),) * (4 * TURNS)
    plans = [better_plan(there, nothing, evaluations) for evaluations in (0, 300)]
    deal = _Deal(there)
    value = [Flight(there.ship(), deal.supply, prospects(True), deal.programs(plan)).value for plan in plans]
    assert value[0] < value[1]
    assert better_plan(there, nothing, 300) == plans[1]
    assert [part.code for part in plans[1][:3]] == [0, CODES["B"], 0]
    for member in (1, 2, 3):
        cards = [part.card for part in plans[1][member * TURNS : member * TURNS + 3] if part.card]
        assert len(cards) == len(set(cards))
        assert {part.seat for part in plans[1][member * TURNS : member * TURNS + 3] if part.card} <= {member}


def test_a_new_threat_goes_on_from_the_plan_before_and_a_phase_from_nothing(monkeypatch):
    there = read(crew_with_cards(), 1)
    known = there._replace(threats=(("E1-07", 2, 0), ("E1-03", 3, 1)))
    before = crew_plan(known._replace(threats=known.threats[:1]), 50)
    assert crew_plan(known, 50) == better_plan(known, before, 50)
    later = known._replace(members=tuple(member._replace(phase=2) for member in known.members))
    assert later.first_open == 4
    assert crew_plan(later, 50) == better_plan(later, (Part(),) * (4 * TURNS), 50)


def test_cards_that_bring_nothing_stay_in_the_hand():
    there = read(crew_with_cards(), 1)._replace(threats=(("E1-07", 8, 0),))
    deal = _Deal(there)
    laid = deal.programs(tuple([Part(CODES["A"], 1, "A/red", 0) if slot == TURNS else Part() for slot in range(48)]))
    assert deal.plan(laid)[TURNS].card == "A/red"
    flight = Flight(there.ship(), deal.supply, lambda end: 0.0, laid)  # nothing brings anything
    assert not any(part.card for part in deal.plan(deal.spared(flight, laid, 0.0)))


def test_the_cards_of_all_may_lie_on_an_androids_board_and_heroic_ones_only_on_their_own():
    table = Live(2)
    table.hand(0, "A/red", "B*/goto:LB")
    table.do(0, "tell")
    there = read(table)
    deal = _Deal(there)
    android = next(number for number, member in enumerate(there.members) if member.android)
    own = next(number for number, member in enumerate(there.members) if member.seat == 0)
    may = [
        {deal._parts[each].card for each in deal.supply.choices[who * TURNS] if each in deal._parts}
        for who in (own, android)
    ]
    assert may == [{"A/red", "B*/goto:LB"}, {"A/red", *there.members[android].cards}]


# Steps ----------------------------------------------------------------------------------------------------------------


def test_words_are_kept_with_the_cards_at_hand():
    slots = {(0, 1): ("A/red", 0), (0, 2): ("B/lift", 1), (0, 3): None}
    words = {(0, 1): "A", (0, 2): "", (0, 3): "B"}
    assert promised(slots, words, ["C/blue"]) == {(0, 1): ("A/red", 0), (0, 2): None, (0, 3): ("B/lift", 0)}
    assert promised(slots, dict.fromkeys(words, ""), []) == slots


def test_the_words_for_cards():
    laid = [("A/red", 0), ("A/red", 1), ("A*/goto:LB", 0), ("A*/goto:LB", 1), None]
    assert [said_of(each) for each in laid] == ["A", "red", "A*", "goto:LB", ""]


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
    won = [flown(4, mission, 600, seed=f"flight/{seed}").state.results[0].won for seed in range(2)]
    assert won == [True, True]
