"""Weapons, energy, special systems, heroic energy (sections 3, 15 to 17 and 20 of the rules)."""

import pytest

from starboard.games.space_alert.rules.events import (
    EnergyMoved,
    NoEffect,
    RocketFlies,
    ShotWasted,
    VisualConfirmed,
    WeaponArmed,
)
from starboard.games.space_alert.rules.position import DEACTIVATED, NO_SQUAD
from starboard.games.space_alert.rules.reckoning import do_step
from starboard.games.space_alert.rules.scoring import count
from tests.games.space_alert.positions import (
    BLUE,
    RED,
    WHITE,
    There,
    act,
    after,
    mission,
    order,
    play,
    ship,
    shoot,
    slots,
    told,
    where,
)
from tests.marks import example, rule

STATIONS = ("UR", "UW", "UB", "LR", "LW", "LB")

# A: weapons ----------------------------------------------------------------------------------------------------------


@rule("SA-3.6", "SA-3.7", "SA-3.8", "SA-3.9", "SA-3.10", "SA-14.1", "SA-15.1", "SA-15.3", "SA-21.26")
@pytest.mark.parametrize(
    ("station", "source", "strength"),
    [("UR", RED, 4), ("UW", WHITE, 5), ("UB", BLUE, 4), ("LR", None, 2), ("LW", WHITE, 1), ("LB", None, 2)],
)
def test_every_station_has_its_weapon(station, source, strength):
    zone = ("red", "white", "blue")["RWB".index(station[1])]
    r = shoot(ship("A", threats=[There("E1-09", zone, square=5)], at=[station]))  # an Amoeba has no shield
    assert r.hits[0] == strength
    assert r.reactor == [2 - (source == RED), 3 - (source == WHITE), 2 - (source == BLUE)]


@rule("SA-15.2", "SA-15.5")
@example("SA-EX-11")
def test_a_weapon_is_armed_once_a_turn():
    r = act(ship("A", "A", at=["UR", "UR"]))
    assert r.reactor[RED] == 1
    assert [event.crew for event in told(r, WeaponArmed)] == [0]
    assert told(r, NoEffect)[0].crew == 1


@rule("SA-15.2")
def test_an_empty_reactor_arms_nothing():
    r = ship("A", at=["UB"])
    r.reactor[BLUE] = 0
    assert act(r).fired == [0] * 6 and r.reactor[BLUE] == 0


@rule("SA-15.8")
@example("SA-EX-12")
def test_both_white_weapons_draw_on_the_central_reactor():
    r = ship("A", "A", at=["UW", "LW"])
    r.reactor[WHITE] = 1
    act(r)
    assert r.reactor[WHITE] == 0
    assert [event.station for event in told(r, WeaponArmed)] == ["UW"]


@rule("SA-15.4", "SA-15.9", "SA-21.11")
def test_a_light_laser_fires_once_a_turn_and_never_runs_out():
    amoeba = There("E1-09", "red", square=9)
    r = ship("A A A", "A - -", threats=[amoeba], at=["LR", "LR"])
    play(r)
    assert r.hits[0] == 2
    assert told(r, NoEffect)[0].rule == "SA-15.5"
    play(r, 2)
    assert r.hits[0] == 6 and r.reactor == [2, 3, 2]


@rule("SA-15.6", "SA-15.7", "SA-21.14")
def test_a_shot_without_a_target_has_cost_its_energy():
    r = ship("A", at=["UR"])
    act(r)
    assert r.fired[0] == 1
    shoot(r)
    assert told(r, ShotWasted)[0].weapon == "heavy_laser"
    assert r.reactor[RED] == 1 and r.fired == [0] * 6


# B: energy -----------------------------------------------------------------------------------------------------------


def energy(station, reactors, shields, card="B", fuel=3, **more):
    r = ship(card, at=[station], **more)
    r.reactor = list(reactors)
    r.shield = list(shields)
    r.fuel = fuel
    act(r)
    return r


@rule("SA-16.1", "SA-16.2", "SA-16.9")
@example("SA-EX-13")
def test_a_shield_takes_what_its_reactor_has():
    r = energy("UW", (2, 1, 2), (1, 1, 1))
    assert (r.shield, r.reactor) == ([1, 2, 1], [2, 0, 2])
    r = energy("UW", (2, 5, 2), (1, 0, 1))
    assert (r.shield, r.reactor) == ([1, 3, 1], [2, 2, 2])
    r = energy("UB", (2, 3, 2), (1, 1, 2))
    assert (r.shield, r.reactor) == ([1, 1, 2], [2, 3, 2])
    assert told(r, NoEffect)[0].rule == "SA-16.2"


@rule("SA-16.3", "SA-16.4")
@example("SA-EX-14")
def test_a_lateral_reactor_takes_from_the_central_one():
    r = energy("LR", (1, 5, 2), (1, 1, 1))
    assert r.reactor == [3, 3, 2]
    assert energy("LB", (1, 1, 0), (1, 1, 1)).reactor == [1, 0, 1]
    r = energy("LB", (1, 5, 3), (1, 1, 1))
    assert r.reactor == [1, 5, 3]
    assert told(r, NoEffect)[0].rule == "SA-16.4"


@rule("SA-16.5", "SA-16.6")
@example("SA-EX-15")
def test_a_capsule_fills_the_central_reactor():
    r = energy("LW", (2, 2, 2), (1, 1, 1))
    assert (r.reactor[WHITE], r.fuel) == (5, 2)
    r = energy("LW", (2, 2, 2), (1, 1, 1), fuel=0)
    assert (r.reactor[WHITE], r.fuel) == (2, 0)


@rule("SA-16.7", "SA-16.8")
@pytest.mark.parametrize("full", [5, 6])
def test_a_capsule_is_spent_on_a_full_reactor(full):
    r = energy("LW", (2, full, 2), (1, 1, 1), card="B*")
    assert (r.reactor[WHITE], r.fuel) == (full, 2)


@rule("SA-16.10", "SA-20.14")
def test_energy_moves_in_no_other_way():
    for station in STATIONS:
        for card in ("A", "C", "bots", "red", "blue", "lift", "bots*"):
            r = energy(station, (0, 2, 3), (2, 0, 2), card=card)
            assert r.shield == [2, 0, 2]
            assert r.reactor[RED] == 0 and r.reactor[WHITE] <= 2 and r.reactor[BLUE] <= 3


@rule("SA-20.6", "SA-20.7")
@example("SA-EX-16")
def test_a_heroic_transfer_adds_one_past_the_capacity():
    r = energy("UR", (2, 3, 2), (1, 1, 1), card="B*")
    assert (r.shield[RED], r.reactor[RED]) == (3, 1)
    assert told(r, EnergyMoved)[0].extra == 1
    assert energy("LR", (1, 5, 2), (1, 1, 1), card="B*").reactor == [4, 3, 2]


@rule("SA-20.8")
@example("SA-EX-17")
def test_no_heroic_cube_where_nothing_moved():
    r = energy("UR", (2, 3, 2), (2, 1, 1), card="B*")
    assert (r.shield[RED], r.reactor[RED]) == (2, 2)
    r = energy("UR", (0, 3, 2), (1, 1, 1), card="B*")
    assert (r.shield[RED], r.reactor[RED]) == (1, 0)


@rule("SA-20.7")
@example("SA-EX-18")
def test_a_heroic_capsule():
    r = energy("LW", (2, 4, 2), (1, 1, 1), card="B*", fuel=2)
    assert (r.reactor[WHITE], r.fuel) == (6, 1)


@rule("SA-20.9", "SA-24.7", "SA-24.8")
@example("SA-EX-19")
def test_a_surplus_stays_until_a_tile_forces_it_out():
    fighter = There("E1-08", "white", square=2, speed=1)  # attacks with 4 on Z
    r = ship("", threats=[fighter], tiles=order("structural"))
    r.shield[WHITE] = 4
    play(r)
    assert (r.shield[WHITE], r.tiles[WHITE]) == (0, 0)  # all four points of it protect

    crossed = There("SI1-03", square=6, speed=1, at="UW")  # the Alien hurts the zone of who is with it
    r = ship("", threats=[crossed], at=["LW"], tiles=order("shield"))
    r.shield[WHITE] = 4
    play(r)
    assert (r.shield_capacity[WHITE], r.shield[WHITE]) == (2, 2)


# C: special systems --------------------------------------------------------------------------------------------------


@rule("SA-3.6", "SA-3.11", "SA-3.12", "SA-3.13", "SA-3.14", "SA-3.15")
def test_what_c_does_in_every_station():
    crew = ship("C", "C", "C", "C", "C", at=["UW", "UB", "LR", "LW", "LB"], kept=False)
    act(crew)
    assert crew.computer == [0, 0, 1]
    assert crew.squad == [0, 1, 1, 0, 0] and crew.stored == [0, 0]
    assert crew.visual[2] == 1
    assert crew.rockets == 2 and crew.rocket_track == 1
    pilot = act(ship("C", at=["UR"], squads=[0]))
    assert where(pilot) == "space"


@rule("SA-17.1", "SA-17.2")
def test_the_computer_is_kept_once_a_phase():
    r = play(mission("C C - - C"), 5)
    assert r.computer == [1, 1, 0]
    assert [event.rule for event in told(r, NoEffect)] == ["SA-17.2"]


@rule("SA-17.3", "SA-26.1", "SA-26.3")
@example("SA-EX-23")
def test_maintenance_after_the_check_is_too_late():
    r = play(mission("- - C A -", "- - A"), 2)
    assert slots(r)[2:5] == ["-", "C", "A"]
    assert slots(r, 1)[2:4] == ["-", "A"]
    r = play(mission("- C A", "- - A"), 2)
    assert slots(r)[2] == "A" and slots(r, 1)[2] == "A"


@rule("SA-17.4", "SA-17.5", "SA-17.6")
@example("SA-EX-21")
def test_one_rocket_a_turn():
    r = act(ship("C", "C", at=["LB", "LB"]))
    assert r.rockets == 2
    assert told(r, NoEffect)[0].rule == "SA-17.5"
    r = ship("C", at=["LB"])
    r.rockets = 0
    assert act(r).rocket_track == 0


@rule("SA-17.7", "SA-22.12", "SA-2.5")
@example("SA-EX-20")
def test_a_rocket_hits_in_the_next_turn():
    r = ship("C", threats=[There("E1-05", "red", square=9)], at=["LB"], turn=4)
    after(r, "compute_damage")
    assert r.rocket_track == 1 and r.hits[0] == 0
    play(r)
    assert r.rocket_track == 2 and told(r, RocketFlies)
    shoot(r)
    assert r.rocket_track == 0 and r.hits[0] == 1  # strength 3, shield 2


@rule("SA-17.8", "SA-17.9", "SA-17.11", "SA-17.12")
def test_a_squad_is_taken_once_and_for_all():
    r = play(ship("C blue lift blue C", "- C", at=["LR", "LR"], turn=1), 5)
    assert (where(r), r.squad, r.stored) == ("UB", [1, 0], [0, 1])
    assert [(event.crew, event.rule) for event in told(r, NoEffect)] == [(1, "SA-17.9"), (0, "SA-17.11")]


@rule("SA-17.9", "SA-17.11")
def test_no_second_squad():
    r = play(ship("C C", "C -", at=["LR", "LR"]), 2)
    assert [(event.crew, event.rule) for event in told(r, NoEffect)] == [(1, "SA-17.9"), (0, "SA-17.11")]
    r = act(ship("C", at=["UB"], squads=[0]))
    assert r.stored == [1, 1]  # the other station's squad stays for somebody else


@rule("SA-17.10")
@pytest.mark.parametrize("station", ["LR", "UB"])
def test_a_squad_is_reactivated_in_either_station(station):
    r = ship("C", at=[station])
    r.squad[0] = DEACTIVATED
    r.stored[0 if station == "LR" else 1] = NO_SQUAD
    assert act(r).squad[0] == 1


@rule("SA-17.13", "SA-17.14", "SA-17.15")
@pytest.mark.parametrize(("squad", "goal"), [(0, "UR"), (1, "space"), (2, "UR")])
def test_flying_out_takes_an_active_squad(squad, goal):
    r = ship("C", at=["UR"], threats=[There("E1-09", "blue", square=3)])
    r.squad[0] = squad
    shoot(r)
    assert where(r) == goal
    assert r.hits[0] == (3 if goal == "space" else 0)


@rule("SA-17.16", "SA-17.17", "SA-17.18", "SA-17.19", "SA-17.20")
@example("SA-EX-22")
def test_each_phase_keeps_its_best_turn_of_observers():
    r = ship("C - C C", "C - C C", "- C - C", at=["LW"] * 3, turn=4)  # the same cell in turn 6 changes nothing
    assert play(r).visual == [0, 2, 0]
    assert play(r).visual == [0, 2, 0]
    assert play(r, 2).visual == [0, 3, 0]
    assert [event.observers for event in told(r, VisualConfirmed)] == [2, 3]


@rule("SA-17.21", "SA-29.7")
@pytest.mark.parametrize(("observers", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 7)])
def test_visual_confirmation_points(observers, points):
    r = play(ship(*["C"] * observers, crew=6, at=["LW"] * 6))
    assert count(r).visual == points
    r.visual = [min(observers, 5)] * 3
    assert count(r).visual == 3 * points


@rule("SA-11.8")
def test_observers_are_counted_when_all_have_acted():
    r = ship("C", "C", at=["LW", "LW"])
    after(r, "threat_appears")
    do_step(r)
    assert r.visual == [0, 0, 0]
    do_step(r)
    do_step(r)
    assert r.visual == [0, 0, 2]
