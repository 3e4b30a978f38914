"""`starboard solve`: the best programs for a mission that is known."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.commands import resolve, solve
from starboard.games.space_alert.content.missions.generator import Dice
from starboard.games.space_alert.rules.cards import CODES, NOTATION
from starboard.games.space_alert.rules.ship import TURNS
from starboard.games.space_alert.solver import solving
from starboard.games.space_alert.solver.flight import Flight
from starboard.games.space_alert.solver.moves import SAME, Moves, first_difference
from starboard.games.space_alert.solver.supply import (
    NOTHING,
    ORDINARY_HALVES,
    UNLIMITED,
    Supply,
    from_hands,
    from_the_box,
)
from starboard.games.space_alert.solver.worth import LOST, worth
from starboard.kernel.data import BadData
from starboard.lab import searching
from starboard.lab.searching import Terms
from tests.games.space_alert.test_mission_file import MISSION

TRACKS = {"red": "T5", "white": "T3", "blue": "T2", "internal": "T1"}
HEROIC = ("A*", "B*", "bots*", "goto:UR", "goto:UW", "goto:UB", "goto:LR", "goto:LW", "goto:LB")
HANDS = [
    ["A/red", "A/lift", "B/blue", "C/red", "bots/lift", "A*/goto:LB"],
    ["C/lift", "C/blue", "B/red"],
    [],
    ["A/blue", "A/red", "B/lift", "C/lift", "C/blue", "bots/red", "B/red"],
]


def quiet(crew, *threats):
    """A mission with these threats only."""
    return {"crew": crew, "tracks": TRACKS, "threats": list(threats)}


def solved(mission, evaluations, cards="any", seed="0", jobs=1):
    search = solve(mission, cards=cards)
    return searching.report(search, searching.run(search, Terms(1.0, evaluations, jobs, seed), lambda outcome: None))


def used(found):
    return [half for program in found["programs"] for half in program if half is not None]


# What is found --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("crew", "points"), [(1, 3), (2, 6), (3, 9)])
def test_with_no_threats_the_best_is_everybody_at_the_window_in_every_phase(crew, points):
    found = solved(quiet(crew), 10_000)
    assert (found["outcome"], found["score"]) == ("won", points)  # SA-E10: 1, 2 and 3 points for so many observers


def test_a_threat_is_shot_down_unhurt_and_the_window_watched():
    fighter = {"id": "E1-07", "turn": 6, "zone": "white"}
    assert solved(quiet(2, fighter), 10_000)["score"] == 4 + 6  # nobody can have more


def test_the_score_is_that_of_the_reckoning():
    found = solved(MISSION, 2000, cards="ordinary")
    told = resolve({**MISSION, "programs": found["programs"]})
    assert (told["outcome"], told["points"]["total"]) == (found["outcome"], found["score"])


def test_cards_that_bring_nothing_are_left_out():
    (program,) = solved(quiet(1), 3000)["programs"]
    assert 4 <= 12 - program.count(None) <= 6  # the lift and the window in three phases take four
    for turn in range(12):
        without = program.copy()
        without[turn] = None
        if without != program:
            assert score_of(quiet(1), [without]) < score_of(quiet(1), [program])


def score_of(mission, programs):
    return resolve({**mission, "programs": programs})["points"]["total"]


def test_a_lost_mission_is_told_as_lost():
    alien = {"id": "SI1-03", "turn": 1}
    found = solved(quiet(1, alien), 500, cards=[[]])
    assert (found["outcome"], found["score"], found["history"]) == ("lost", 0, [])
    assert found["programs"] == [[None] * 12]


def test_winning_is_worth_more_than_any_loss():
    """SA-29.11: a won mission may have a score far below zero, a lost one never comes near it."""
    lost = Flight(
        solving.mission_file.set_up(solving.mission_file.read(quiet(1, {"id": "SI1-03", "turn": 1}))),
        from_hands([[]]),
        worth,
        [0] * TURNS,
    )
    assert LOST < lost.value < -100 < -18 - 6 - 12


# Which cards ----------------------------------------------------------------------------------------------------------


def test_ordinary_cards_only():
    found = solved(MISSION, 1500, cards="ordinary")
    assert used(found) and not set(used(found)) & set(HEROIC)
    assert solved(MISSION, 1500, cards="any")["score"] > 0


@pytest.mark.parametrize("seed", ["0", "1", "2"])
def test_hands_are_kept_to(seed):
    """Every half that is used comes from a card of its own in the hand of that crew member."""
    found = solved(MISSION, 1200, cards=HANDS, seed=seed)
    assert used(found)
    for hand, program in zip(HANDS, found["programs"], strict=True):
        assert assigned([half for half in program if half], hand)


def assigned(halves, hand):
    if not halves:
        return True
    for i, card in enumerate(hand):
        if halves[0] in card.split("/") and assigned(halves[1:], hand[:i] + hand[i + 1 :]):
            return True
    return False


def test_a_card_is_used_by_one_half_only():
    assert solved(quiet(1), 500, cards=[["C/lift"]])["score"] == 0
    assert solved(quiet(1), 500, cards=[["C/lift", "C/red"]])["score"] == 1


def test_every_move_stays_within_the_supply():
    for supply in (from_hands(HANDS), from_the_box(4, ORDINARY_HALVES)):
        moves = Moves(supply, Dice("moves"))
        programs = [0] * len(supply.choices)
        changes = 0
        for _ in range(3000):
            before = programs.copy()
            after, turn = moves.propose(programs)
            assert programs == before
            assert turn == first_difference(before, after)
            assert all(placement in supply.choices[slot] or not placement for slot, placement in enumerate(after))
            cards = [supply.cards[placement] for placement in after if supply.cards[placement] != UNLIMITED]
            assert len(cards) == len(set(cards))
            changes += turn != SAME
            programs = after
        assert changes > 1000


def test_a_sortie_fetches_a_squad_and_takes_it_to_a_fight():
    supply = from_the_box(1, ORDINARY_HALVES)
    moves = Moves(supply, Dice("sortie"))
    found = set()
    for _ in range(200):
        programs = [NOTHING] * TURNS
        moves._sortie(programs, 0)
        found.add(" ".join(NOTATION[supply.codes[placement]] for placement in programs if placement))
    assert {"red lift C blue bots", "blue C red bots bots", "lift red C lift C bots"} <= found
    assert all(" C " in f" {way} " and way.endswith("bots") for way in found)


def test_what_may_not_lie_in_a_slot_waits_for_the_next():
    supply = Supply(1)
    placements = supply.unlimited(ORDINARY_HALVES)
    supply.allow(0, range(1, 3), [placements[ORDINARY_HALVES.index(CODES["A"])]])
    supply.allow(0, range(3, 7), placements)
    programs = [NOTHING] * TURNS
    Moves(supply, Dice("wait"))._do(programs, 0, [CODES["red"], CODES["A"]])
    assert [NOTATION[supply.codes[placement]] for placement in programs[:4]] == ["", "", "red", "A"]


def test_slots_without_choices_are_settled():
    supply = from_the_box(2, ORDINARY_HALVES)
    for slot in (0, 1, 2, 12, 23):
        supply.choices[slot] = []
    programs = [supply.codes.index(CODES["A"])] * 24
    moves = Moves(supply, Dice("settled"))
    for _ in range(2000):
        programs, _turn = moves.propose(programs)
        assert [NOTATION[supply.codes[programs[slot]]] for slot in (0, 1, 2, 12, 23)] == ["A"] * 5


# How it is found ------------------------------------------------------------------------------------------------------


def test_a_trial_resumed_is_the_trial_from_the_beginning():
    mission = solving.mission_file.read(MISSION)
    supply = from_the_box(4, ORDINARY_HALVES)
    dice = Dice("resumed")
    moves = Moves(supply, dice)
    empty = [0] * len(supply.choices)
    flight = Flight(solving.mission_file.set_up(mission), supply, worth, empty)
    for _ in range(150):
        programs, turn = moves.propose(flight.programs)
        value, legs = flight.fly(programs, turn)
        assert value == Flight(solving.mission_file.set_up(mission), supply, worth, programs).value
        if dice.below(3):
            flight.keep(programs, value, legs)


def test_a_number_of_evaluations_finds_the_same_whoever_shares_the_work(monkeypatch):
    monkeypatch.setattr(searching, "FIRST", 300)
    alone, again, shared = solved(MISSION, 1500), solved(MISSION, 1500), solved(MISSION, 1500, jobs=2)
    for name in ("outcome", "score", "programs", "evaluations"):
        assert alone[name] == again[name] == shared[name]
    assert alone["evaluations"] == 1500
    assert solved(MISSION, 1500, seed="1")["programs"] != alone["programs"]


def test_the_score_only_grows():
    scores = [moment.score for moment in solved(MISSION, 3000)["history"]]
    assert scores == sorted(set(scores)) and len(scores) > 2


# Refusals -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "told"),
    [
        ([[]], "hands: there are 1 for a crew of 4; give each crew member one, empty or not."),
        ([["A/up"], [], [], []], "hands[0][0]: there is no card 'A/up'; the cards are A/red,"),
        (
            [[], ["A*/goto:LB"], [], ["B/red", "A*/goto:LB"]],
            "hands[3][1]: the box has only 1 of the card 'A*/goto:LB'.",
        ),
    ],
)
def test_impossible_hands_are_refused(hands, told):
    with pytest.raises(BadData) as refusal:
        solve(MISSION, cards=hands)
    assert str(refusal.value).startswith(told)


def test_bad_missions_are_refused_as_by_the_resolver():
    with pytest.raises(BadData, match=r"^threats\[0\].id: there is no threat 'E9-01'"):
        solve(quiet(1, {"id": "E9-01", "turn": 1}))
    with pytest.raises(BadData, match=r"^trips: nobody can trip"):
        solve({**MISSION, "trips": [{"crew": 0, "turn": 1, "means": "red"}]})
    with pytest.raises(BadData, match=r"^cards: 'some' is neither"):
        solving.search(MISSION, "some")
