"""Programs, trips, delays (sections 8, 11 and 12 of the rules)."""

import pytest

from starboard.games.space_alert.rules.cards import CODES, OTHER, meanings
from starboard.games.space_alert.rules.events import CrewActs, Delayed, KnockedOut, NoEffect, Tripped
from starboard.games.space_alert.rules.programs import delay, load, trip
from starboard.games.space_alert.rules.reckoning import do_step, next_actor
from tests.games.space_alert.positions import There, act, cards, mission, play, ship, slots, told, where
from tests.marks import example, rule

# Slots and halves ----------------------------------------------------------------------------------------------------


@rule("SA-8.3", "SA-8.8", "SA-11.4")
@example("SA-EX-1")
def test_a_slot_is_executed_in_its_turn_and_an_empty_one_is_nothing():
    r = play(mission("red - B", kept=True), 2)
    assert where(r) == "UR"
    assert r.shield[0] == 1
    play(r)
    assert r.shield[0] == 2


@rule("SA-8.13")
def test_plans_bind_nobody_only_the_slots_count():
    r = mission("A")
    r.station[0] = 0
    play(r)
    assert r.reactor == [1, 3, 2]  # where the figure stands when its slot is due is what counts


@rule("SA-11.1", "SA-11.3", "SA-5.5", "SA-11.2")
def test_crew_members_act_one_after_another_the_captain_first():
    r = act(ship("A", "A", at=["UW", "LW"]))
    assert [event.crew for event in told(r, CrewActs)] == [0, 1]
    r = ship("lift", "B", "A", at=["UW", "LW", "LW"])
    r.reactor[1] = 0
    act(r)  # the second refuels before the third fires
    assert r.reactor[1] == 4 and r.fired[4]


@rule("SA-11.5")
def test_an_action_whose_conditions_fail_spends_its_card():
    r = ship("bots red", at=["UW"])
    play(r, 2)
    assert told(r, NoEffect)[0].rule == "SA-18.7"
    assert where(r) == "UR"  # the next card came in its own turn


@rule("SA-8.14")
def test_a_programmed_card_must_be_executed():
    r = act(ship("B", at=["LW"]))
    assert r.fuel == 2  # even where it only wastes a capsule


@rule("SA-11.9", "SA-25.1")
def test_a_knocked_out_crew_member_executes_nothing():
    r = ship("red", "red")
    r.knocked_out[0] = 1
    act(r)
    assert (where(r, 0), where(r, 1)) == ("UW", "UR")


# Trips ---------------------------------------------------------------------------------------------------------------


@rule("SA-11.6")
@example("SA-EX-2")
def test_a_trip_executes_what_was_meant_and_delays_the_next_slot():
    r = ship("blue A C - B", turn=4)
    do_step(r)
    assert next_actor(r) == 0
    trip(r, 0, CODES["red"])
    act(r)
    assert where(r) == "UR"
    assert slots(r)[3:8] == ["red", "-", "A", "C", "B"]
    assert told(r, Tripped)[0].shown == "blue"
    assert told(r, Delayed)[0].rule == "SA-11.6"


@rule("SA-11.7")
@pytest.mark.parametrize(
    ("shown", "other", "meant"),
    [
        ("red", "A", ["A", "blue"]),
        ("blue", "bots", ["bots", "red"]),
        ("lift", "C", ["C"]),
        ("A", "lift", ["lift"]),
        ("A*", "goto:LR", ["goto:LR"]),
        ("goto:UB", "B*", ["B*"]),
    ],
)
def test_a_trip_means_the_other_half_or_the_opposite_arrow(shown, other, meant):
    slot = CODES[shown] + OTHER * CODES[other]
    assert sorted(meanings(slot)) == sorted(CODES[word] for word in meant)


@rule("SA-11.7", "SA-8.1", "SA-8.2", "SA-2.9")
def test_where_the_other_half_is_unknown_it_is_any_that_cards_have():
    assert {word for word, code in CODES.items() if code in meanings(CODES["red"])} == {"A", "B", "C", "bots", "blue"}
    assert {word for word, code in CODES.items() if code in meanings(CODES["C"])} == {"red", "blue", "lift"}
    assert len(meanings(CODES["B*"])) == 6
    assert {word for word, code in CODES.items() if code in meanings(CODES["goto:LW"])} == {"A*", "B*", "bots*"}


@rule("SA-38.13")
def test_no_trip_over_an_empty_slot_and_only_when_the_slot_is_due():
    assert meanings(0) == []
    r = mission("A", "A")
    assert next_actor(r) == -1
    do_step(r)
    assert next_actor(r) == 0
    do_step(r)
    assert next_actor(r) == 1
    do_step(r)
    assert next_actor(r) == -1


# Delays --------------------------------------------------------------------------------------------------------------


def delayed(program, *slots_delayed):
    r = mission(program)
    for slot in slots_delayed:
        delay(r, 0, slot, "SA-11.6")
    return slots(r)


@rule("SA-12.1")
@example("SA-EX-4")
def test_delaying_an_empty_slot_changes_nothing():
    program = "A B C A B - red"
    assert delayed(program, 6) == [*program.split(), "-", "-", "-", "-", "-"]


@rule("SA-12.2", "SA-12.4", "SA-12.10")
@example("SA-EX-5")
def test_a_delay_pushes_cards_on_up_to_an_empty_slot():
    assert delayed("- - A B - C red", 3)[2:7] == ["-", "A", "B", "C", "red"]


@rule("SA-12.3", "SA-12.11")
@example("SA-EX-3")
def test_what_is_pushed_off_the_board_is_lost():
    r = mission("- - - - - - - - - A B bots*")
    delay(r, 0, 10, "SA-11.6")
    assert slots(r)[9:] == ["-", "A", "B"]
    assert told(r, Delayed)[0].lost == "bots*"


@rule("SA-12.5", "SA-27.1")
def test_there_is_no_slot_13_to_delay():
    program = "- - - - - - - - - - - A"
    assert delayed(program, 13) == program.split()
    assert delayed(program, 12)[11] == "-"


@rule("SA-12.7", "SA-12.6", "SA-36.14", "SA-13.5", "SA-26.3")
@example("SA-EX-6")
def test_several_causes_in_one_turn_delay_one_slot_once():
    slime = There("I2-01", at="LB LW", square=9)
    r = ship("lift A B - C", threats=[slime], turn=2, kept=False)
    r.broken[1] = 1 << 4
    do_step(r)
    trip(r, 0, CODES["lift"])
    play(r)
    assert where(r) == "LW"
    assert slots(r)[1:7] == ["lift", "-", "A", "B", "C", "-"]
    assert r.delays[0] == 1


@rule("SA-12.8")
@example("SA-EX-7")
def test_delays_of_different_turns_add_up():
    r = mission("- - A B C -")
    delay(r, 0, 3, "SA-11.6")
    assert slots(r)[2:6] == ["-", "A", "B", "C"]
    delay(r, 0, 4, "SA-11.6")
    assert slots(r)[2:7] == ["-", "-", "A", "B", "C"]
    assert r.delays[0] == 2


@rule("SA-12.6")
def test_a_threat_that_delays_empties_the_next_slot():
    virus = There("I2-05", square=6, speed=1)  # Y on 5
    r = play(ship("A B C -", "- A", threats=[virus]))
    assert slots(r)[7:11] == ["A", "-", "B", "C"]
    assert slots(r, 1)[8:10] == ["-", "A"]
    assert {event.rule for event in told(r, Delayed)} == {"SA-23.10"}


@rule("SA-12.9", "SA-12.13", "SA-19.8")
@example("SA-EX-99")
def test_a_card_put_off_in_space_is_put_off_again_by_a_later_delay():
    virus = There("I2-05", square=6, speed=1)
    r = play(ship("A", threats=[virus], at=["space"], squads=[0], turn=6))
    assert where(r) == "UR"
    assert slots(r)[5:8] == ["-", "-", "A"]
    assert r.delays[0] == 2


@rule("SA-12.12", "SA-19.2")
def test_nothing_delays_the_pilot_in_space():
    virus = There("I2-05", square=6, speed=1)
    r = play(ship("bots A", "- A", threats=[virus], at=["space", "UW"], squads=[0]))
    assert slots(r)[8] == "A"
    assert slots(r, 1)[8] == "-"


@rule("SA-12.6")
def test_a_delay_of_somebody_knocked_out_is_none():
    r = mission("A B")
    r.knocked_out[0] = 1
    delay(r, 0, 1, "SA-11.6")
    assert slots(r)[:2] == ["A", "B"]
    assert not told(r, Delayed) and not told(r, KnockedOut)


@rule("SA-38.9")
def test_a_program_changed_ahead_meets_the_delays_behind():
    r = play(mission("A B C A - B", crew=1), 2)  # no maintenance: slot 3 is delayed
    assert slots(r)[2:7] == ["-", "C", "A", "B", "-"]
    load(r, 0, cards("A B red red red lift"))
    assert slots(r)[2:8] == ["-", "red", "red", "red", "lift", "-"]
    assert r.delays[0] == 1
    load(r, 0, cards("A B - red"))
    assert slots(r)[2:5] == ["-", "red", "-"]
    assert r.delays[0] == 0


@rule("SA-12.2", "SA-12.3", "SA-38.9")
def test_the_first_and_the_last_slot_stay_delayed_in_a_changed_program():
    r = mission("A - - - - - - - - - - B")
    delay(r, 0, 1, "SA-19.8")
    delay(r, 0, 12, "SA-23.10")
    assert slots(r) == ["-", "A", *"-" * 10]
    load(r, 0, cards("red blue - - - - - - - - - C"))
    assert slots(r) == ["-", "red", "blue", *"-" * 9]
    assert r.delays[0] == 2
