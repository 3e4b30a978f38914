"""The ship's plan and movement (sections 3, 13 and 20a of the rules)."""

import pytest

from starboard.games.space_alert.rules.events import CrewMoved, Delayed, NoEffect
from starboard.games.space_alert.rules.ship import PLACE_NAMES, ZONE_NAMES, ZONE_STATIONS, neighbour
from tests.games.space_alert.positions import There, act, order, play, ship, slots, told, where
from tests.marks import example, rule

STATIONS = ("UR", "UW", "UB", "LR", "LW", "LB")


@rule("SA-3.1", "SA-3.2")
def test_three_zones_with_an_upper_and_a_lower_station_each():
    assert ZONE_NAMES == ("red", "white", "blue")
    for zone, letter in enumerate("RWB"):
        inside = {name for number, name in enumerate(STATIONS) if ZONE_STATIONS[zone] >> number & 1}
        assert inside == {"U" + letter, "L" + letter}


@rule("SA-3.3", "SA-3.4", "SA-3.5", "SA-13.1", "SA-13.2", "SA-13.4")
@pytest.mark.parametrize(
    ("card", "goals"),
    [
        ("red", {"UR": "UR", "UW": "UR", "UB": "UW", "LR": "LR", "LW": "LR", "LB": "LW"}),
        ("blue", {"UR": "UW", "UW": "UB", "UB": "UB", "LR": "LW", "LW": "LB", "LB": "LB"}),
        ("lift", {"UR": "LR", "UW": "LW", "UB": "LB", "LR": "UR", "LW": "UW", "LB": "UB"}),
    ],
)
def test_where_arrows_and_lifts_lead(card, goals):
    assert {start: where(act(ship(card, at=[start]))) for start in STATIONS} == goals


@rule("SA-3.5")
def test_lateral_stations_have_two_neighbours_white_ones_three():
    for number, name in enumerate(STATIONS):
        near = {neighbour(number, side) for side in (0, 2, 3)} - {number}
        assert len(near) == (3 if name[1] == "W" else 2)


@rule("SA-13.3", "SA-13.11")
@example("SA-EX-10")
def test_at_the_hull_nobody_moves_and_nothing_delays():
    slime = There("I2-02", at="LR")
    r = play(ship("red A", threats=[slime], at=["LR"]))
    assert where(r) == "LR"
    assert told(r, NoEffect)[0].rule == "SA-13.3"
    assert not told(r, CrewMoved) and slots(r)[8] == "A"


@rule("SA-13.5", "SA-13.6", "SA-13.7", "SA-13.8")
@example("SA-EX-8")
def test_the_second_user_of_a_lift_is_delayed():
    r = act(ship("lift A -", "lift A -", "lift A", at=["UW", "UW", "UR"]))
    assert [where(r, member) for member in range(3)] == ["LW", "LW", "LR"]
    assert [event.crew for event in told(r, Delayed)] == [1]
    assert slots(r, 1)[8:10] == ["-", "A"]


@rule("SA-13.7")
def test_a_lift_is_fresh_every_turn():
    r = play(ship("lift A", "- lift A", at=["UW", "UW"]), 2)
    assert not told(r, Delayed)


@rule("SA-13.5", "SA-24.9", "SA-3.17")
@example("SA-EX-9")
def test_a_damaged_lift_delays_every_user():
    fighter = There("E1-07", "white", square=6, speed=1)  # attacks with 2 on Y, past one shield
    r = ship("- lift A", threats=[fighter], tiles=order("gravolift, shield"), turn=4)
    play(r, 2)
    assert r.tiles == [0, 1, 0]
    assert where(r) == "LW"
    assert slots(r)[5] == "-"
    assert told(r, Delayed)[0].rule == "SA-13.5"


@rule("SA-13.9")
@pytest.mark.parametrize("state", [1, 2])
def test_a_squad_goes_where_its_leader_goes(state):
    r = ship("red lift", at=["UW"])
    r.squad[0] = state
    play(r, 2)
    assert (where(r), r.squad[0]) == ("LR", state)


@rule("SA-13.10", "SA-36.14")
def test_entering_slime_delays():
    r = act(ship("red A", threats=[There("I2-02")], at=["LW"]))
    assert where(r) == "LR"
    assert told(r, Delayed)[0].rule == "SA-36.14"


@rule("SA-13.12")
def test_intruders_leave_lifts_alone():
    r = ship("- lift A", threats=[There("SI1-03", square=6, speed=1)], at=["UW"])  # the Alien changes deck on Y
    r.broken[1] |= 1 << 4
    play(r)
    assert r.tokens[0] == 1 << PLACE_NAMES.index("UW")  # a damaged lift does not hold it
    r = ship("lift A", threats=[There("I2-03", square=10, speed=1)], at=["UR"])  # Troopers change deck on X
    play(r)
    assert r.tokens[0] == 1 << PLACE_NAMES.index("LR") and r.delays[0] == 0


@rule("SA-20.1", "SA-20.2", "SA-20.13")
@pytest.mark.parametrize("goal", STATIONS)
def test_heroic_movement_goes_anywhere_and_uses_no_lift(goal):
    r = ship(f"goto:{goal} A", "lift A", at=["UR", "UR"])
    r.broken = [1 << 4] * 3
    act(r)
    assert where(r) == goal
    assert [event.crew for event in told(r, Delayed)] == [1]
    r = act(ship("goto:LR A", "lift A", at=["UR", "UR"]))
    assert not told(r, Delayed)  # nor does it count as used for the next


@rule("SA-20.3")
def test_heroic_movement_is_an_entry():
    r = act(ship("goto:LB A", threats=[There("I2-01")], at=["UR"]))
    assert told(r, Delayed)[0].rule == "SA-36.14"
