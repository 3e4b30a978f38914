"""Step 3, compute damage (sections 20 and 21 of the rules)."""

import pytest

from starboard.games.space_alert.content.threats import tracks
from starboard.games.space_alert.rules.events import ShotAimed, ShotWasted, ThreatDestroyed
from starboard.games.space_alert.rules.position import DESTROYED, IN_PLAY
from tests.games.space_alert.positions import RED, WHITE, There, after, mission, order, play, ship, shoot, told
from tests.marks import example, rule

AMOEBA = "E1-09"  # no shield, 8 HP, no rockets
FRIGATE = "SE1-01"  # shield 2, 7 HP
GUNSHIP = "E1-05"  # shield 2, 5 HP


def rocket(*threats, tracks="T4", program="", at=()):
    """A rocket on the second cell."""
    r = ship(program, threats=threats, tracks=tracks, at=at)
    r.rocket_track = 2
    return shoot(r)


# Targets -------------------------------------------------------------------------------------------------------------


@rule("SA-21.16", "SA-21.17", "SA-21.25", "SA-3.10")
@example("SA-EX-34")
def test_a_laser_hits_the_closest_of_its_zone():
    blue = There(AMOEBA, "blue", square=1)
    r = shoot(ship("A", threats=[blue, There(AMOEBA, "white", square=6), There(AMOEBA, "white", square=4)], at=["UW"]))
    assert r.hits == [0, 0, 5]
    r = shoot(ship("A", threats=[blue, There(AMOEBA, "white", square=4), There(AMOEBA, "white", square=4)], at=["UW"]))
    assert r.hits == [0, 5, 0]


@rule("SA-21.13", "SA-21.16")
@pytest.mark.parametrize("station", ["UR", "LR"])
def test_lasers_reach_distance_3(station):
    r = shoot(ship("A", threats=[There(AMOEBA, "red", square=16)], tracks="T7", at=[station]))
    assert r.hits[0] > 0


@rule("SA-21.12")
@example("SA-EX-39")
@pytest.mark.parametrize(
    ("square", "pulse", "damaged"), [(1, 1, 1), (5, 1, 1), (6, 1, 0), (10, 1, 0), (11, 0, 0), (16, 0, 0)]
)
def test_distances_and_the_pulse_cannon(square, pulse, damaged):
    for hits, broken in ((pulse, 0), (damaged, 0b10)):
        r = ship("A", threats=[There(AMOEBA, "blue", square=square)], tracks="T7", at=["LW"])
        r.broken[WHITE] = broken
        assert shoot(r).hits[0] == hits
    assert {track.length for track in tracks().values()} == set(range(10, 17))


@rule("SA-21.18")
@example("SA-EX-37")
def test_the_pulse_cannon_hits_all_in_range_in_all_zones():
    threats = [There(AMOEBA, "red", square=9), There(AMOEBA, "white", square=3), There(AMOEBA, "blue", square=12)]
    assert shoot(ship("A", threats=threats, at=["LW"])).hits == [1, 1, 0]


@rule("SA-21.19", "SA-21.2")
@example("SA-EX-38")
def test_a_rocket_hits_the_closest_within_two():
    threats = [There(GUNSHIP, "blue", square=7), There(GUNSHIP, "red", square=7), There(GUNSHIP, "white", square=11)]
    assert rocket(*threats).hits == [1, 0, 0]
    r = rocket(threats[2])
    assert r.hits == [0] and r.rocket_track == 0
    assert told(r, ShotWasted)[0].rule == "SA-21.19"
    assert rocket(There(GUNSHIP, "white", square=10)).hits == [1]


@rule("SA-21.15")
@pytest.mark.parametrize("card", ["E1-09", "E1-10", "SE1-06", "SE1-08", "E2-04", "E2-05", "E2-07", "SE2-04", "SE2-06"])
def test_some_threats_are_passed_over_by_rockets(card):
    r = rocket(There(card, "red", square=3), There(GUNSHIP, "blue", square=9))
    assert r.hits == [0, 1]


@rule("SA-21.14")
def test_a_weapon_without_a_target_does_nothing():
    r = shoot(ship("A", "A", threats=[There(AMOEBA, "blue", square=3)], at=["UR", "LR"]))
    assert r.hits == [0]


@rule("SA-21.24", "SA-21.1")
def test_only_external_threats_take_part():
    r = rocket(There("SI1-03", square=1), There("SI1-04", square=1))
    assert r.hits == [0, 0]


# Damage --------------------------------------------------------------------------------------------------------------


@rule("SA-21.5", "SA-21.6", "SA-21.9")
@example("SA-EX-35")
def test_strengths_are_summed_and_the_shield_value_is_taken_once():
    frigate = There(FRIGATE, "red", square=9)
    r = shoot(ship("A", "A", "A", threats=[frigate], at=["UR", "LR", "LW"]))
    assert r.hits[0] == 5
    r = ship("A - -", "- A -", "- - A", threats=[frigate], at=["UR", "LR", "LW"])
    assert [play(r).hits[0] for _ in range(3)] == [2, 2, 2]


@rule("SA-21.3", "SA-21.4", "SA-21.8")
@example("SA-EX-36")
def test_nothing_spills_over():
    threats = [There(AMOEBA, "red", square=3, hits=7), There(AMOEBA, "red", square=5)]
    r = shoot(ship("A", "A", threats=threats, at=["UR", "LR"]))
    assert r.state[0] == DESTROYED and r.hits[1] == 0


@rule("SA-21.8", "SA-5.3")
@pytest.mark.parametrize(("hits", "state"), [(3, IN_PLAY), (4, DESTROYED), (5, DESTROYED)])
def test_destroyed_at_as_many_cubes_as_hp(hits, state):
    r = shoot(ship("A", threats=[There(AMOEBA, "red", square=5, hits=hits)], at=["UR"]))
    assert r.state[0] == state
    assert bool(told(r, ThreatDestroyed)) == (state == DESTROYED)


@rule("SA-21.7")
def test_who_is_not_aimed_at_takes_no_damage():
    r = shoot(ship("A", threats=[There("E2-05", "blue", square=5)], at=["UR"]))
    assert r.hits[0] == 0


@rule("SA-20.4", "SA-20.5", "SA-21.28")
@example("SA-EX-40")
def test_a_heroic_shot_is_one_stronger_for_this_turn():
    two = [There("SE1-05", "red", square=9, marked=2), There("SE1-05", "blue", square=2, marked=2)]
    r = shoot(ship("A* A", threats=two, at=["LW"]))
    assert r.hits == [1, 1]
    play(r, 2)
    assert r.hits == [1, 1]
    for station, strength in (("UR", 5), ("LR", 3)):
        assert shoot(ship("A*", threats=[There(AMOEBA, "red", square=9)], at=[station])).hits[0] == strength
    r = ship("A*", threats=[There(AMOEBA, "red", square=9)], at=["UR"])
    r.reactor[RED] = 0
    assert shoot(r).hits[0] == 0


@rule("SA-21.27", "SA-24.6", "SA-24.14")
@pytest.mark.parametrize(
    ("station", "tile", "whole", "damaged"),
    [("UR", 0, 4, 3), ("UW", 0, 5, 4), ("UB", 0, 4, 3), ("LR", 1, 2, 1), ("LB", 1, 2, 1), ("LW", 1, 1, 1)],
)
def test_damaged_weapons(station, tile, whole, damaged):
    zone = "RWB".index(station[1])
    for broken, strength in ((0, whole), (1 << tile, damaged), (0b111111 ^ 1 << tile, whole)):
        r = ship("A", threats=[There(AMOEBA, ("red", "white", "blue")[zone], square=4)], at=[station])
        r.broken[zone] = broken
        assert shoot(r).hits[0] == strength


@rule("SA-21.11", "SA-38.14")
def test_weapons_are_cleared_after_the_step():
    r = ship("A", "C", "A", threats=[There(AMOEBA, "red", square=9)], at=["UR", "UR", "LB"], squads=[1])
    r.rocket_track = 3
    after(r, "compute_damage")
    assert (r.fired, r.sortie, r.rocket_track) == ([0] * 6, 0, 1)


@rule("SA-21.10", "SA-21.3")
def test_targets_come_before_damage_and_damage_before_consequences():
    r = ship("A", threats=[There("E2-07", "red", square=4, hits=6), There("SE1-03", "white", square=9)], at=["UR"])
    shoot(r)
    kinds = [type(event).__name__ for event in r.trace]
    marks = [kinds.index(kind) for kind in ("ShotAimed", "ThreatHit", "ThreatDestroyed", "Attacked")]
    assert marks == sorted(marks)
    assert told(r, ShotAimed)[0].strength == 4


@rule("SA-7.2", "SA-10.7", "SA-13.12")
def test_a_threat_can_be_hit_in_the_turn_in_which_it_appears():
    r = mission("red A", threats=[(AMOEBA, 2, "red")], tiles=order("structural"))
    play(r, 1)
    assert r.state[0] == 0
    shoot(r)
    assert r.hits[0] == 4
