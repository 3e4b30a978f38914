"""Threats move and act; damage to the ship; knock-outs (sections 22 to 25 of the rules)."""

import pytest

from starboard.games.space_alert.rules.crew import knock_out
from starboard.games.space_alert.rules.events import (
    Attacked,
    EnergyLost,
    ThreatActs,
    ThreatChanged,
    ThreatMoved,
    TileDrawn,
    ZoneDamaged,
)
from starboard.games.space_alert.rules.position import ACTIVE, DEACTIVATED, DESTROYED, IN_PLAY, SURVIVED, Reckoning
from starboard.games.space_alert.rules.reckoning import over
from starboard.games.space_alert.rules.scoring import count
from starboard.games.space_alert.rules.ship import TILES
from tests.games.space_alert.positions import (
    ORDER,
    RED,
    WHITE,
    There,
    after,
    mission,
    order,
    play,
    ship,
    shoot,
    slots,
    tokens,
    told,
)
from tests.marks import example, rule

X, Y, Z = 10, 6, 2  # one cell before these marks on trajectory T4


def performs(card, square, zone="red", hits=0, tracks="T4", speed=1, **more):
    return play(ship("", threats=[There(card, zone, square=square, hits=hits, speed=speed)], tracks=tracks, **more))


# Moves ---------------------------------------------------------------------------------------------------------------


@rule("SA-22.2", "SA-22.3", "SA-22.7", "SA-22.8", "SA-5.4")
@example("SA-EX-41")
def test_a_threat_moves_by_its_speed_and_acts_where_it_passes():
    r = ship("", threats=[There("E1-06", "red", square=9, speed="printed")], tracks="T3", tiles=order("structural"))
    play(r)
    assert (r.square[0], [event.mark for event in told(r, ThreatActs)]) == (6, ["X"])
    play(r)
    assert (r.square[0], [event.mark for event in told(r, ThreatActs)]) == (3, ["X", "Y"])
    play(r)
    assert (r.square[0], r.state[0]) == (1, SURVIVED)
    play(r)
    assert [event.mark for event in told(r, ThreatActs)] == ["X", "Y", "Z"]
    assert count(r).survived == 2


@rule("SA-22.4", "SA-22.5")
@example("SA-EX-42")
def test_one_move_may_cross_several_marks():
    r = performs("E1-10", 6, tracks="T6", speed=5)
    assert [event.mark for event in told(r, ThreatActs)] == ["Y", "Z"]
    r = performs("E1-05", 12, tracks="T6", speed=11, tiles=order("structural"))
    assert [event.mark for event in told(r, ThreatActs)] == ["X", "Y", "Y", "Z"]


@rule("SA-22.1")
def test_threats_move_in_ascending_number_external_and_internal_alike():
    threats = [There("E1-05", "blue", square=9), There("I1-01", square=12, speed=1), There("E1-05", "red", square=9)]
    r = play(ship("", threats=threats))
    assert [event.number for event in told(r, ThreatMoved)] == [1, 2, 3]


@rule("SA-22.6")
@pytest.mark.parametrize(("square", "then", "speed"), [(11, 7, 5), (10, 6, 5), (13, 9, 5), (12, 8, 5)])
def test_a_change_of_speed_counts_from_the_next_move(square, then, speed):
    r = performs("E2-01", square, speed=4)
    assert (r.square[0], r.speed[0]) == (then, speed)


@rule("SA-22.11", "SA-35.45", "SA-35.46")
@example("SA-EX-64")
def test_a_threat_that_destroys_itself_stops():
    r = performs("SE2-05", X, hits=8, speed=9)
    assert (r.state[0], r.square[0], count(r).destroyed) == (DESTROYED, 9, 12)
    assert [event.mark for event in told(r, ThreatActs)] == ["X"]
    assert [event.strength for event in told(r, Attacked)] == [1]


@rule("SA-22.13", "SA-10.2", "SA-10.1", "SA-11.3")
def test_a_threat_moves_in_the_turn_in_which_it_appears():
    r = mission("", threats=[("E1-05", 3, "white")], tracks="T5")
    play(r, 2)
    assert r.state[0] == 0
    after(r, "threat_appears")
    assert (r.state[0], r.square[0]) == (IN_PLAY, 14)
    play(r)
    assert r.square[0] == 12


@rule("SA-22.14", "SA-28.1")
def test_after_a_loss_nothing_moves_any_more():
    threats = [There("SE2-02", "red", square=Z, speed=1), There("E1-05", "blue", square=9, speed=1)]
    assert play(ship("", threats=threats)).square[1] == 8  # six tiles in red
    r = ship("", threats=threats)
    r.tiles[RED] = 1
    play(r, 3)
    assert (r.lost_to, r.lost_zone, r.square[1], over(r)) == (0, RED, 9, True)


# Damage --------------------------------------------------------------------------------------------------------------


@rule("SA-24.1", "SA-24.2", "SA-24.3", "SA-23.1")
@example("SA-EX-43")
@pytest.mark.parametrize(("shield", "left", "tiles"), [(0, 0, 3), (1, 0, 2), (2, 0, 1), (3, 0, 0), (4, 1, 0)])
def test_shields_absorb(shield, left, tiles):
    r = ship("", threats=[There("E1-05", "red", square=Z, speed=1)], tiles=order("structural"))  # attack 3
    r.shield[RED] = shield
    play(r)
    assert (r.shield[RED], r.tiles) == (left, [tiles, 0, 0])
    assert told(r, Attacked)[0].absorbed == min(shield, 3)


@rule("SA-23.2")
@example("SA-EX-44")
def test_an_attack_on_all_zones_goes_from_left_to_right():
    r = ship("", threats=[There("E1-01", "blue", square=X, speed=1)])
    r.shield = [0, 1, 0]
    play(r)
    assert (r.tiles, r.shield) == ([1, 0, 1], [0, 0, 0])
    assert [event.zone for event in told(r, Attacked)] == ["red", "white", "blue"]


@rule("SA-24.4", "SA-24.5", "SA-2.13", "SA-24.13")
def test_one_tile_per_point_in_the_order_of_the_stack():
    stack = order("gravolift, structural, upper weapon")
    r = performs("E1-05", Z, tiles=stack)
    assert [event.tile for event in told(r, TileDrawn)] == ["gravolift", "structural"]
    assert r.broken == [1 << 4 | 1 << 5, 0, 0]
    assert len(TILES) == 6 and len(set(TILES)) == 6


@rule("SA-24.11", "SA-28.1", "SA-28.3")
@example("SA-EX-45")
def test_the_seventh_tile_ends_the_mission():
    for before, lost in ((5, False), (6, True)):
        r = ship("", threats=[There("E1-05", "blue", square=Y, speed=1), There("E1-05", "red", square=9, hits=9)])
        r.tiles[2] = before
        play(r)
        assert (r.lost_to >= 0) == lost
        assert r.tiles[2] == 6
    assert count(r).total == 0


@rule("SA-24.7", "SA-24.8", "SA-24.13")
def test_a_shield_or_reactor_tile_costs_capacity_and_surplus():
    r = ship("", threats=[There("I1-01", square=Z, speed=1)], tiles=order("shield, reactor, structural"))
    r.shield, r.reactor = [2, 1, 1], [3, 3, 2]
    play(r)
    assert (r.shield_capacity, r.reactor_capacity) == ([1, 3, 2], [2, 5, 3])
    assert (r.shield[RED], r.reactor[RED]) == (1, 2)
    assert [event.rule for event in told(r, EnergyLost)] == ["SA-24.8", "SA-24.8"]
    r = ship("", threats=[There("I1-01", square=Z, speed=1)], tiles=order("shield, reactor, structural"))
    play(r)
    assert (r.shield[RED], r.reactor[RED]) == (1, 2)  # what fits stays


@rule("SA-24.10")
def test_a_structure_tile_does_nothing_in_its_mission():
    r = ship("", threats=[There("I1-03", square=Z, speed=1, at=at) for at in ("LR", "LR")], tiles=order("structural"))
    play(r)
    assert r.tiles == [4, 0, 0]


@rule("SA-24.12", "SA-34.21", "SA-34.22")
@example("SA-EX-96")
def test_a_carried_structure_tile_doubles_and_multiplies():
    stack = order("structural")
    laid = [("I1-03", 1, -1), ("I1-04", 2, -1)]
    r = Reckoning(0, laid, ("T4",) * 4, stack, (0, 0, 1))
    r.turn = 8
    r.state, r.square, r.speed = [IN_PLAY] * 2, [2, 2], [1, 1]
    r.tokens = [1 << 3, 1 << 5]
    play(r)
    assert r.tiles == [2, 0, 5]  # the carried tile, and two for each of two points

    r = Reckoning(0, [("E1-02", 1, 2), ("SI1-04", 2, -1)], ("T4",) * 4, stack, (0, 0, 1))  # Destroyer: attack 1 on X
    r.turn, r.shield = 8, [0, 0, 0]
    r.state, r.square, r.speed = [IN_PLAY] * 2, [X, 9], [1, 0]
    play(r)
    assert r.tiles[2] == 1 + 4
    assert r.tiles[:2] == [0, 0]


@rule("SA-24.12")
def test_three_doublings_make_eight():
    r = Reckoning(0, [("E1-02", 1, 2), ("SI1-04", 2, -1)], ("T4",) * 4, order("structural"), (0, 0, 1))
    r.turn, r.shield, r.doubled, r.trace = 8, [0, 0, 0], 0b111, []
    r.state, r.square, r.speed = [IN_PLAY] * 2, [X, 9], [1, 0]
    play(r)
    assert told(r, ZoneDamaged)[0].tiles == 8
    assert r.lost_zone == 2


@rule("SA-34.19", "SA-34.20", "SA-34.24")
@example("SA-EX-95")
def test_carried_tiles_cost_capacity_and_a_starting_cube():
    stacks = (order("shield")[0], order("reactor")[0], ORDER[0])
    r = Reckoning(4, [], ("T1", "T2", "T3", "T4"), stacks, (1, 1, 0))
    assert (r.shield[RED], r.shield_capacity[RED]) == (0, 1)
    assert (r.reactor[WHITE], r.reactor_capacity[WHITE]) == (2, 4)
    assert (r.shield, r.reactor) == ([0, 1, 1], [2, 2, 2])
    assert (r.tiles, r.fuel, r.rockets, r.stored) == ([1, 1, 0], 3, 3, [ACTIVE, ACTIVE])
    assert count(r).damage == 2


# Effects in general --------------------------------------------------------------------------------------------------


@rule("SA-23.3")
@example("SA-EX-48")
def test_an_attack_by_remaining_hp():
    assert told(performs("E1-10", Z, hits=3), Attacked)[0].strength == 2


@rule("SA-23.7")
@example("SA-EX-49")
@pytest.mark.parametrize(("hits", "left"), [(1, 0), (2, 0), (5, 3), (0, 0)])
def test_healing(hits, left):
    assert performs("E1-09", X, hits=hits).hits[0] == left


@rule("SA-23.5", "SA-23.6")
def test_parameters_change_for_good():
    r = performs("SE1-02", X)
    assert (r.speed[0], r.shield_value[0]) == (2, 2)
    assert told(r, ThreatChanged) == [ThreatChanged("SA-23.5", "SE1-02", 1, 2, 2, 9)]
    r = performs("SE1-02", Y)
    assert r.shield_value[0] == 3
    assert [event.rule for event in told(r, ThreatChanged)] == ["SA-23.5"]
    r = performs("E2-01", Y)
    assert (r.speed[0], r.shield_value[0]) == (2, 0)
    assert [event.rule for event in told(r, ThreatChanged)] == ["SA-23.5", "SA-23.6"]


@rule("SA-23.10", "SA-23.13", "SA-12.6")
def test_delays_by_place():
    r = ship("- A", "- A", "- A", threats=[There("SE2-03", "blue", square=X, speed=1)], at=["UB", "LB", "UW"])
    play(r)
    assert [slots(r, member)[8] for member in range(3)] == ["-", "-", "A"]
    r = ship("- A", "- A", threats=[There("SE2-03", "blue", square=Y, speed=1)], at=["UR", "LW"])
    play(r)
    assert [slots(r, member)[8] for member in range(2)] == ["-", "-"]


@rule("SA-23.11", "SA-23.14", "SA-31.14", "SA-25.4", "SA-28.4")
def test_a_knock_out_of_the_whole_crew_is_not_a_loss():
    r = ship("- A", "- A", threats=[There("SE2-03", "blue", square=Z, speed=1)], at=["UR", "LW"], squads=[1])
    play(r)
    assert r.knocked_out == [1, 1] and r.squad == [0, DEACTIVATED]
    play(r, 9)
    assert r.lost_to == -1 and r.turn == 14


@rule("SA-25.2", "SA-25.3", "SA-25.8")
def test_the_squad_of_a_knocked_out_leader_is_out_for_good():
    r = ship("C", "C bots", at=["LR", "LR"], squads=[0])
    r.stored[0] = 0
    knock_out(r, 0, "SA-25.1")
    play(r, 2)
    assert (r.squad, r.stored[0]) == ([DEACTIVATED, 0], 0)
    points = count(r)
    assert (points.knocked_out, points.squads) == (2, 1)


@rule("SA-25.6")
def test_a_knock_out_in_step_2_cancels_an_action_not_yet_taken():
    r = shoot(
        ship(
            "bots", "A", threats=[There("SI2-02", hits=1), There("E1-09", "red", square=4)], at=["UW", "UR"], squads=[0]
        )
    )
    assert r.hits[1] == 4  # only who did it is out
    r = ship("B", "A", threats=[There("I2-06", hits=2), There("E1-09", "red", square=4)], at=["LW", "LR"])
    assert shoot(r).hits[1] == 0


@rule("SA-23.12", "SA-28.2", "SA-35.47")
@pytest.mark.parametrize("card", ["SE2-05", "SI1-03", "SI1-04", "SI2-05"])
def test_some_last_actions_end_the_ship(card):
    r = performs(card, Z, zone="red" if card == "SE2-05" else "")
    assert (r.lost_to, r.lost_zone, over(r)) == (0, -1, True)
    assert r.tiles == [0, 0, 0]


@rule("SA-22.8", "SA-22.10")
def test_a_survived_threat_is_out_of_reach():
    r = performs("E1-08", Z, tiles=order("structural"))
    r.slots[:] = [0] * 8 + [1] + [0] * 3
    r.station[0] = 0
    r.shield[RED] = 0
    play(r)
    assert r.hits[0] == 0 and r.state[0] == SURVIVED
    assert tokens(r) == ""
