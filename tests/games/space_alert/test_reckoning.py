"""The Resolution round as a whole, turn 13, losing and scoring (sections 1, 9, 26 to 29 and 38 of the rules)."""

import pytest

from starboard.games.space_alert.content.threats import threats
from starboard.games.space_alert.rules.crew import knock_out
from starboard.games.space_alert.rules.events import ComputerChecked, Jumped, ShipLost, ShotAimed, StepBegan
from starboard.games.space_alert.rules.position import (
    ACTIVE,
    DEACTIVATED,
    DESTROYED,
    FIRED,
    FIRED_HEROIC,
    FIRES_BACK,
    FIRST_CELL,
    IN_PLAY,
    NO_SQUAD,
    REVEALED,
    SECOND_CELL,
    SHIELDS,
    STRENGTHENS,
    SURVIVED,
    UNFIRED,
    UNSHIELDED,
    WAITING,
    Reckoning,
)
from starboard.games.space_alert.rules.reckoning import do_step, lost, over, run, step_name
from starboard.games.space_alert.rules.scoring import count
from starboard.games.space_alert.rules.stacks import shuffled
from starboard.kernel.chance import Chance
from tests.games.space_alert.positions import (
    ORDER,
    There,
    after,
    mission,
    play,
    ship,
    slots,
    tokens,
    told,
    where,
)
from tests.marks import example, rule

STEPS = ["threat_appears", "player_actions", "compute_damage", "threat_actions"]


@rule("SA-4.17", "SA-4.9", "SA-9.1", "SA-3.13", "SA-3.14")
def test_the_ship_at_the_start():
    r = mission(crew=5)
    assert [where(r, member) for member in range(5)] == ["UW"] * 5
    assert (r.reactor, r.reactor_capacity) == ([2, 3, 2], [3, 5, 3])
    assert (r.shield, r.shield_capacity) == ([1, 1, 1], [2, 3, 2])
    assert (r.fuel, r.rockets, r.rocket_track, r.stored) == (3, 3, 0, [1, 1])
    assert (r.tiles, r.computer, r.visual, r.pilot) == ([0, 0, 0], [0, 0, 0], [0, 0, 0], -1)
    assert (r.broken, r.doubled, r.fired, r.lifts, r.observers, r.sortie) == ([0, 0, 0], 0, [0] * 6, 0, 0, 0)
    assert (r.slots, r.delayed, r.delays) == ([0] * 60, [0] * 5, [0] * 5)
    assert (r.squad, r.knocked_out, r.strengtheners, r.shielders) == ([0] * 5, [0] * 5, 0, 0)
    assert (r.turn, r.step, r.last, r.lost_to, r.lost_zone) == (1, 0, 12, -1, -1)


def test_marks_and_states_are_told_apart():
    assert [REVEALED, UNSHIELDED, FIRES_BACK, STRENGTHENS, SHIELDS] == [1, 2, 4, 8, 16]
    assert [NO_SQUAD, ACTIVE, DEACTIVATED] == [UNFIRED, FIRED, FIRED_HEROIC] == [0, 1, 2]
    assert [WAITING, IN_PLAY, DESTROYED, SURVIVED] == [0, 1, 2, 3]
    assert [FIRST_CELL, SECOND_CELL] == [1, 2]


@rule("SA-1.5", "SA-9.3", "SA-9.4", "SA-9.5", "SA-9.6", "SA-9.8", "SA-26.1", "SA-27.6")
def test_the_steps_of_all_turns():
    r = play(mission("", ""), 13)
    steps = {turn: [event.step for event in told(r, StepBegan) if event.turn == turn] for turn in range(1, 14)}
    for turn in range(1, 13):
        assert steps[turn] == STEPS + ["computer_check"] * (turn in (2, 5, 9))
    assert steps[13] == ["jump"]
    assert told(r, Jumped) and over(r) and r.turn == 14


@rule("SA-9.4")
def test_the_name_of_the_next_step():
    r = mission("", "")
    names = []
    while r.turn < 3:
        names.append(step_name(r))
        do_step(r)
    turn = ["threat_appears", "player_actions", "player_actions", "player_actions", "compute_damage", "threat_actions"]
    assert names == turn + turn + ["computer_check"]


@rule("SA-1.6")
def test_phases_are_turns_1_to_3_4_to_7_8_to_12():
    for turn in range(1, 13):
        r = ship("C", turn=turn, kept=False)
        play(r)
        assert r.computer.index(1) == (0 if turn <= 3 else 1 if turn <= 7 else 2)
        assert sum(r.computer) == 1


@rule("SA-10.1", "SA-10.2", "SA-10.7")
def test_a_threat_appears_in_the_turn_of_its_number_on_the_far_cell():
    r = mission("", threats=[("E1-05", 2, "white"), ("I1-01", 4)], tracks=("T1", "T5", "T1", "T7"))
    assert [r.state[0], r.state[1]] == [0, 0]
    play(r)
    after(r, "threat_appears")
    assert (r.state, r.square) == ([IN_PLAY, 0], [14, 16])
    play(r, 2)
    after(r, "threat_appears")
    assert (r.state, tokens(r, 1), r.square) == ([IN_PLAY, IN_PLAY], "UR", [10, 16])


@rule("SA-9.2", "SA-38.17")
def test_any_list_of_threats_and_any_crew_can_be_played():
    laid = [("E1-05", 12, "red"), ("E1-05", 1, "red"), ("I1-03", 1), ("E1-07", 1, "blue")]
    r = mission(crew=6, threats=laid)
    assert r.cards == ("E1-05", "E1-07", "I1-03", "E1-05")  # by number; of equal ones, external first (SA-AMB-37)
    play(r, 13)
    assert over(r)


@rule("SA-9.7", "SA-9.9", "SA-38.9")
def test_the_reckoning_is_a_pure_function():
    laid = [("SE1-03", 1, "red"), ("I2-01", 2), ("E2-02", 3, "blue"), ("SE2-06", 5, "white")]
    programs = ["C red A A A B", "blue A A lift C C", "lift A B A C A", "red lift C blue bots"]
    r = mission(*programs, threats=laid)
    copy = r.clone()
    copy.trace = []
    play(r, 13)
    assert copy.turn == 1 and copy.hits == [0] * 4
    play(copy, 13)
    assert copy.trace == r.trace


@rule("SA-1.7", "SA-1.1")
def test_a_mission_without_a_loss_is_a_success():
    r = play(mission("", threats=[("E1-07", 1, "red")]), 13)
    assert not lost(r) and over(r)
    r = play(mission("", threats=[("SI2-05", 1)]), 13)
    assert lost(r) and over(r)


# The computer --------------------------------------------------------------------------------------------------------


@rule("SA-26.1", "SA-26.2", "SA-26.3")
@pytest.mark.parametrize(
    ("kept_in", "delayed"),
    [
        ((), [3, 6, 10]),
        ((1,), [6, 10]),
        ((2,), [6, 10]),
        ((4,), [3, 10]),
        ((5,), [3, 10]),
        ((8,), [3, 6]),
        ((9,), [3, 6]),
    ],
)
def test_an_unkept_computer_delays_everybody(kept_in, delayed):
    program = " ".join("C" if turn in kept_in else "-" for turn in range(1, 11))
    r = mission(program, "- - A - - A - - - A", threats=[])
    for slot in (3, 6, 10):
        r.slots[12 : 12 + 12] = [0] * 12
        r.slots[12 + slot - 1] = 1
        play(r, slot - r.turn)
        assert (slots(r, 1)[slot - 1] == "-") == (slot in delayed)
    assert [event.maintained for event in told(r, ComputerChecked)] == [slot not in delayed for slot in (3, 6, 10)]


# Turn 13 -------------------------------------------------------------------------------------------------------------


@rule("SA-27.1", "SA-27.2", "SA-27.3", "SA-27.4", "SA-27.5", "SA-27.7", "SA-19.12")
@example("SA-EX-91")
def test_turn_13():
    amoeba = There("E1-09", "red", square=2, speed=0)
    gunship = There("E1-05", "blue", square=2, speed=0)
    r = ship("bots", "C", threats=[amoeba, gunship], at=["space", "LB"], squads=[0], turn=12)
    play(r)
    assert r.hits == [1, 0] and r.rocket_track == 2
    r.speed = [2, 2]
    play(r)
    assert r.hits == [1, 1]  # the rocket passes over the Amoeba; nothing else fires
    assert [event.weapon for event in told(r, ShotAimed)][-1] == "rocket"
    assert where(r) == "UR" and r.state == [SURVIVED, SURVIVED]
    assert r.tiles == [4, 0, 2]


@rule("SA-27.5")
def test_a_rocket_may_save_the_day_in_turn_13():
    r = ship("C", threats=[There("E1-05", "blue", square=2, hits=4)], at=["LB"], turn=12)
    play(r)
    r.speed = [2]
    play(r)
    assert r.state == [DESTROYED] and r.tiles == [0, 0, 0]


@rule("SA-27.4", "SA-19.9", "SA-36.54")
def test_the_return_in_turn_13_is_an_entry():
    r = ship("bots", threats=[There("SI2-04")], at=["space"], squads=[0], turn=12)
    r.state[0] = SURVIVED
    play(r, 2)
    assert r.knocked_out == [1]


@rule("SA-27.8", "SA-29.2")
def test_threats_still_under_way_score_nothing():
    r = play(mission("", threats=[("SE1-02", 12, "red")], tracks="T7"), 13)
    assert r.state[0] == IN_PLAY and count(r).total == 0


@rule("SA-1.5", "SA-27.1")
def test_a_short_mission_jumps_after_its_last_turn():
    r = Reckoning(1, [("E1-09", 1, 0)], ("T7",) * 4, ORDER, (0, 0, 0), 7)
    r.speed = [1]
    run(r, 13)
    assert (r.turn, over(r)) == (9, True)
    assert r.square[0] == 16 - 8


# Losing and scoring --------------------------------------------------------------------------------------------------


@rule("SA-28.1", "SA-28.2", "SA-28.3", "SA-29.1")
def test_a_loss_has_no_points():
    threats_there = [There("E1-05", "blue", square=6, speed=1), There("E1-05", "red", square=9)]
    r = ship("", threats=threats_there)
    r.state[1] = DESTROYED
    r.tiles[2] = 6
    play(r)
    points = count(r)
    assert (points.total, points.gross, points.destroyed, points.damage) == (0, 0, 0, 0)
    assert told(r, ShipLost)[0].zone == "blue"


@rule("SA-28.4")
def test_nothing_else_loses():
    r = mission("- - - - - - - - - - - -", crew=4)
    r.tiles = [6, 6, 6]
    for member in range(4):
        knock_out(r, member, "SA-25.1")
    play(r, 13)
    assert not lost(r)


@rule("SA-29.1", "SA-29.2", "SA-29.3", "SA-29.4", "SA-29.5", "SA-29.6", "SA-29.7", "SA-29.8", "SA-25.8")
@example("SA-EX-92")
def test_the_score():
    cards = ["E1-05", "SE1-01", "E1-07"]
    r = mission("", "", threats=[(card, 1, "red") for card in cards])
    r.state = [DESTROYED, DESTROYED, SURVIVED]
    r.tiles = [3, 1, 0]
    r.squad[1] = 1
    knock_out(r, 1, "SA-25.1")
    r.visual = [0, 2, 0]
    points = count(r)
    assert (points.destroyed, points.survived, points.visual) == (12, 2, 2)
    assert (points.damage, points.worst_zone, points.knocked_out, points.squads) == (4, 3, 2, 1)
    assert (points.threats, points.gross, points.penalties, points.total) == (14, 16, 10, 6)


@rule("SA-29.1")
@pytest.mark.parametrize("card", ["E1-01", "SE2-01", "SI2-02", "I2-06"])
def test_every_card_counts_by_its_fate(card):
    zone = ["red"] if threats()[card].external else []
    for state, points in ((DESTROYED, threats()[card].destroyed), (SURVIVED, threats()[card].survived), (IN_PLAY, 0)):
        r = mission("", threats=[(card, 1, *zone)])
        r.state[0] = state
        assert count(r).total == points


@rule("SA-29.6", "SA-29.9", "SA-29.10")
def test_every_deactivated_squad_costs_a_point():
    r = mission("", "", "")
    r.squad = [DEACTIVATED, 1, 0]
    assert count(r).squads == 1
    r.stored = [DEACTIVATED, DEACTIVATED]
    assert count(r).squads == 3


@rule("SA-29.11")
def test_a_score_may_be_negative():
    r = mission("")
    r.tiles = [1, 2, 3]
    assert count(r).total == -9


# Stacks --------------------------------------------------------------------------------------------------------------


@rule("SA-4.18", "SA-9.7")
def test_the_stacks_are_shuffled_by_zone():
    stacks = shuffled(Chance("a"), ((), (), ()))
    assert [sorted(stack) for stack in stacks] == [list(range(6))] * 3
    assert stacks == shuffled(Chance("a"), ((), (), ()))
    assert len({shuffled(Chance(str(seed)), ((), (), ())) for seed in range(20)}) > 15


@rule("SA-34.14", "SA-34.19")
def test_carried_tiles_are_not_in_the_stack_again():
    stacks = shuffled(Chance("a"), ((4, 5), (), (0,)))
    assert (stacks[0][:2], stacks[2][0]) == ((4, 5), 0)
    assert [sorted(stack) for stack in stacks] == [list(range(6))] * 3


@rule("SA-38.14", "SA-38.15")
def test_what_belongs_to_a_turn_is_gone_after_it():
    r = ship("A", "lift", "C", "C", "C", threats=[There("SI1-06")], at=["UR", "UR", "LW", "UB", "LB"], turn=1)
    play(r)
    assert (r.fired, r.observers, r.worked, r.sortie) == ([0] * 6, 0, [0], 0)
    after(r, "threat_appears")
    assert r.lifts == 0
    assert (r.visual[0], r.hits[0], r.rockets) == (1, 1, 2)
