"""Malfunctions and their repair (sections 10, 14, 20 and 36 of the rules)."""

import pytest

from starboard.games.space_alert.content.threats import threats
from starboard.games.space_alert.rules.events import Delayed, KnockedOut, NoEffect, Repaired, RepairedTogether
from starboard.games.space_alert.rules.position import ACTIVE, DEACTIVATED, DESTROYED, IN_PLAY, SURVIVED
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
    slots,
    stations,
    tokens,
    told,
    where,
)
from tests.marks import example, rule

X, Y, Z = 10, 6, 2  # one cell before these marks on trajectory T4
STATIONS = ("UR", "UW", "UB", "LR", "LW", "LB")
MALFUNCTIONS = {
    "I1-05": ("UB", "B", 3),
    "I1-06": ("UR", "B", 3),
    "I1-07": ("LB", "C", 3),
    "I2-05": ("UW", "C", 3),
    "I2-06": ("LW", "B", 3),
    "SI1-05": ("UW", "B", 4),
    "SI1-06": ("UB LR", "C", 4),
    "SI2-03": ("LR LW LB", "B", 7),
    "SI2-05": ("LW", "C", 1),
}


def performs(card, square, *programs, at=("UW",), **more):
    """A malfunction that crosses one mark in this turn."""
    return ship(*(programs or [""]), threats=[There(card, square=square, speed=1)], at=at, **more)


@rule("SA-10.3", "SA-10.4", "SA-10.7", "SA-36.1", "SA-36.36", "SA-36.41")
@pytest.mark.parametrize("card", MALFUNCTIONS)
def test_malfunctions_cover_their_systems(card):
    covered, system, hp = MALFUNCTIONS[card]
    r = mission("", threats=[(card, 3)])
    play(r, 2)
    assert tokens(r) == ""
    after(r, "threat_appears")
    assert (tokens(r), threats()[card].fix, r.hp[0]) == (covered, system, hp)


@rule("SA-14.10")
def test_malfunctions_cover_b_and_c_only():
    fixes = {threat.fix for threat in threats().values() if not threat.external}
    assert fixes == {"B", "C", "bots", "space"}
    assert {card for card, threat in threats().items() if threat.malfunction} == set(MALFUNCTIONS)


@rule("SA-14.1", "SA-14.2", "SA-14.3", "SA-36.40")
@pytest.mark.parametrize("card", [card for card in MALFUNCTIONS if card != "SI2-05"])
def test_an_action_on_a_covered_system_is_a_repair(card):
    covered, system, _ = MALFUNCTIONS[card]
    for station in STATIONS:
        for action in ("B", "C"):
            r = act(ship(action, threats=[There(card)], at=[station]))
            repaired = station in covered.split() and action == system
            assert r.hits[0] == int(repaired), (station, action)
            if repaired:
                assert (r.reactor, r.shield, r.fuel) == ([2, 3, 2], [1, 1, 1], 3)
                assert (r.rockets, r.stored, r.computer) == (3, [1, 1], [1, 1, 1])


@rule("SA-14.4", "SA-20.10", "SA-14.5")
@example("SA-EX-25")
def test_a_repaired_malfunction_leaves():
    r = ship("B", "B", "- B*", threats=[There("I1-05")], at=["UB"] * 3, turn=4)
    play(r)
    assert (r.hits[0], r.state[0]) == (2, IN_PLAY)
    play(r)
    assert (r.hits[0], r.state[0], tokens(r)) == (4, DESTROYED, "")
    assert r.shield[BLUE] == 1  # the surplus is lost: it neither heals nor charges


@rule("SA-14.12", "SA-11.3")
@example("SA-EX-26")
def test_a_repaired_system_works_for_the_next_in_the_same_turn():
    r = act(ship("B", "B", threats=[There("I1-05", hits=2)], at=["UB", "UB"]))
    assert r.state[0] == DESTROYED
    assert (r.shield[BLUE], r.reactor[BLUE]) == (2, 1)


@rule("SA-14.7")
def test_a_repair_goes_to_the_lower_number():
    r = act(ship("B", threats=[There("I1-05"), There("I1-05")], at=["UB"]))
    assert r.hits == [1, 0]


@rule("SA-14.6", "SA-14.8", "SA-14.9", "SA-22.10")
@example("SA-EX-27")
def test_an_irreparable_malfunction_blocks_but_does_not_stop_the_other_repair():
    r = ship("B B B B", threats=[There("SI1-05"), There("SI1-05", hits=2)], at=["UW"])
    r.state[0] = SURVIVED
    play(r, 2)
    assert r.hits == [0, 4] and r.state[1] == DESTROYED
    play(r, 2)
    assert r.shield[WHITE] == 1 and tokens(r, 0) == "UW"


@rule("SA-14.6", "SA-22.10")
def test_after_z_a_malfunction_stays_and_cannot_be_repaired():
    r = performs("I1-05", Z, "- B", at=["UB"], tiles=order("structural"))
    play(r, 2)
    assert (r.state[0], r.hits[0], tokens(r)) == (SURVIVED, 0, "UB")
    assert r.shield[BLUE] == 1
    assert not told(r, Repaired)
    assert told(r, NoEffect) == [NoEffect("SA-14.6", 0, "B")]


@rule("SA-14.11")
@pytest.mark.parametrize("station", ["LR", "LW", "LB"])
def test_repairs_in_any_station_go_on_the_same_card(station):
    assert act(ship("B", threats=[There("SI2-03", hits=2)], at=[station])).hits[0] == 3


@rule("SA-14.13", "SA-37.4")
def test_no_action_removes_a_damage_tile():
    for station in STATIONS:
        for card in ("A", "B", "C", "bots", "A*", "B*", "bots*"):
            r = ship(card, at=[station], squads=[0])
            r.tiles = [6, 6, 6]
            r.broken = [0b111111] * 3
            play(r)
            assert (r.tiles, r.broken) == ([6] * 3, [0b111111] * 3)


# Hacked Shields, Virus, Crossed Wires ---------------------------------------------------------------------------------


@rule("SA-23.4")
@pytest.mark.parametrize(("card", "zone"), [("I1-05", BLUE), ("I1-06", RED)])
def test_hacked_shields(card, zone):
    lost = [int(z != zone) for z in range(3)]
    r = play(performs(card, X))
    assert r.shield == lost
    r = play(performs(card, Y))
    assert r.reactor == [2 * lost[0], 3, 2 * lost[2]]
    r = play(performs(card, Z))
    assert r.tiles == [2 * (1 - left) for left in lost]


@rule("SA-23.10")
def test_the_virus():
    r = play(performs("I2-05", X))
    assert r.reactor == [1, 2, 1]
    r = performs("I2-05", X)
    r.reactor = [0, 1, 0]
    assert play(r).reactor == [0, 0, 0]
    r = play(performs("I2-05", Y, "- A", "- A", at=["LB", "UW"]))
    assert [slots(r, member)[8] for member in (0, 1)] == ["-", "-"]
    assert play(performs("I2-05", Z)).tiles == [1, 1, 1]


def wires(square, reactors, shield, first="structural"):
    r = performs("SI1-05", square, tiles=order(first))
    r.reactor = list(reactors)
    r.shield[WHITE] = shield
    return play(r)


@rule("SA-23.4")
@pytest.mark.parametrize(
    ("central", "shield", "then", "damage"),
    [(3, 1, 3, 1), (2, 1, 3, 0), (5, 0, 3, 2), (1, 3, 3, 1), (0, 2, 2, 0), (2, 4, 4, 2)],
)
def test_crossed_wires_overload_the_white_shield(central, shield, then, damage):
    r = wires(X, (2, central, 2), shield)
    assert (r.reactor, r.shield[WHITE], r.tiles) == ([2, 0, 2], then, [0, damage, 0])


@rule("SA-23.4")
def test_crossed_wires_burst():
    r = wires(Y, (2, 3, 2), 3)
    assert (r.shield, r.tiles) == ([1, 0, 1], [0, 3, 0])
    r = wires(Z, (2, 3, 0), 3)
    assert (r.reactor, r.tiles) == ([0, 0, 0], [2, 3, 0])
    assert r.shield[WHITE] == 3


# Unstable Warheads ----------------------------------------------------------------------------------------------------


def warheads(rockets, track=0, turn=4):
    r = mission("", threats=[("I1-07", turn)], kept=True)
    play(r, turn - 1)
    r.rockets = rockets
    r.rocket_track = track
    return after(r, "threat_appears")


@rule("SA-36.4")
@example("SA-EX-69")
def test_warheads_without_rockets_are_destroyed_at_once():
    r = warheads(0)
    assert (r.state[0], count(r).destroyed) == (DESTROYED, 4)
    assert tokens(r) == ""


@rule("SA-36.2", "SA-36.3")
@example("SA-EX-70")
def test_warheads_have_an_hp_for_each_stored_rocket():
    r = warheads(2, track=1)
    assert (r.hp[0], r.state[0]) == (2, IN_PLAY)
    assert warheads(3).hp[0] == 3


@rule("SA-36.1", "SA-3.13")
def test_warheads_bar_the_rockets():
    r = act(ship("C", threats=[There("I1-07")], at=["LB"]))
    assert (r.rockets, r.rocket_track, r.hits[0]) == (3, 0, 1)


@rule("SA-36.7", "SA-36.8")
@example("SA-EX-71")
@pytest.mark.parametrize(("hits", "damage"), [(0, 6), (1, 6), (2, 3)])
def test_warheads_explode(hits, damage):
    r = ship("", threats=[There("I1-07", square=Z, speed=1, hits=hits)])
    r.shield = [2, 2, 2]
    play(r)
    assert r.tiles == [0, 0, damage]
    assert (r.lost_to >= 0) == (hits == 0)  # nine damage destroy the zone
    assert r.rockets == 3


@rule("SA-36.5", "SA-36.6")
@example("SA-EX-72")
def test_slime_lowers_the_warheads_hp():
    slime = There("I2-01", square=X, speed=1)
    r = play(ship("", threats=[slime, There("I1-07", hits=2)]))
    assert (r.rockets, r.hp[1], r.state[1]) == (2, 2, DESTROYED)
    r = play(ship("", threats=[slime, There("I1-07", hits=1)]))
    assert (r.hp[1], r.state[1]) == (2, IN_PLAY)


# Overheated Reactor ---------------------------------------------------------------------------------------------------


@rule("SA-36.26", "SA-36.27", "SA-25.6")
@example("SA-EX-78")
def test_the_last_repair_scalds_who_is_beside_it():
    programs = ["lift", "B", "red", "blue"]
    r = act(ship(*programs, threats=[There("I2-06", hits=2)], at=["LR", "LW", "LB", "LW"]))
    assert r.state[0] == DESTROYED
    assert r.knocked_out == [0, 0, 1, 0]
    assert [where(r, member) for member in range(4)] == ["UR", "LW", "LB", "LB"]
    assert told(r, KnockedOut)[0].rule == "SA-36.26"


@rule("SA-36.26")
def test_an_earlier_repair_scalds_nobody():
    r = act(ship("B", "", threats=[There("I2-06", hits=1)], at=["LW", "LR"]))
    assert r.knocked_out == [0, 0]


@rule("SA-23.4", "SA-36.26")
def test_the_overheated_reactor_acts():
    r = play(performs("I2-06", X, tiles=order("structural")))
    assert (r.tiles, r.reactor[WHITE]) == ([0, 3, 0], 3)
    assert play(performs("I2-06", Y)).fuel == 2
    r = performs("I2-06", Y)
    r.fuel = 0
    assert play(r).fuel == 0
    assert play(performs("I2-06", Z)).tiles == [0, 3, 0]


# Battlebot Uprising ---------------------------------------------------------------------------------------------------


@rule("SA-36.37", "SA-36.36")
@example("SA-EX-82")
def test_the_uprising_repaired_in_both_stations():
    r = act(ship("C", "C", threats=[There("SI1-06")], at=["UB", "LR"]))
    assert r.hits[0] == 3 and told(r, RepairedTogether) == [RepairedTogether("SA-36.37", "SI1-06", 1, 1)]
    r = act(ship("C", "C", threats=[There("SI1-06")], at=["UB", "UB"]))
    assert r.hits[0] == 2
    r = play(ship("C", "- C", threats=[There("SI1-06")], at=["UB", "LR"]), 2)
    assert r.hits[0] == 2  # not in one turn


@rule("SA-36.37", "SA-11.8")
def test_the_bonus_may_finish_the_repair_and_comes_last():
    r = act(ship("C", "C", "C", threats=[There("SI1-06", hits=1)], at=["UB", "LR", "UB"]))
    assert (r.hits[0], r.state[0], r.squad) == (4, DESTROYED, [0, 0, 0])
    r = act(ship("C", "C", "C", threats=[There("SI1-06", hits=2)], at=["UB", "LR", "UB"]))
    assert r.hits[0] == 4 and not told(r, RepairedTogether)
    assert r.squad == [0, 0, ACTIVE]  # freed at once: the third action is an activation


@rule("SA-36.38", "SA-19.2")
@example("SA-EX-83")
def test_the_uprising_knocks_out_who_leads_a_squad():
    r = performs("SI1-06", X, "", "bots", "", at=["UW", "space", "UW"], squads=[0, 1])
    play(r)
    assert r.knocked_out == [1, 0, 0]
    assert r.squad == [DEACTIVATED, ACTIVE, 0]


@rule("SA-36.38")
def test_leaders_of_deactivated_squads_are_knocked_out_too():
    r = performs("SI1-06", X)
    r.squad[0] = DEACTIVATED
    assert play(r).knocked_out == [1]


@rule("SA-36.39")
def test_the_uprising_strikes_its_stations_then_all_but_the_bridge():
    at = ["UB", "LR", "UW", "LW", "UR"]
    r = play(performs("SI1-06", Y, *[""] * 5, at=at))
    assert r.knocked_out == [1, 1, 0, 0, 0]
    r = play(performs("SI1-06", Z, *[""] * 5, at=at))
    assert r.knocked_out == [1, 1, 0, 1, 1]
    r = play(performs("SI1-06", Z, "bots", at=["space"], squads=[0]))
    assert r.knocked_out == [0]


# Power System Overload ------------------------------------------------------------------------------------------------


@rule("SA-36.42", "SA-36.41")
@example("SA-EX-84")
def test_the_overload_repaired_in_all_three_stations():
    r = act(ship("B", "B", "B", threats=[There("SI2-03")], at=["LR", "LW", "LB"]))
    assert r.hits[0] == 5 and told(r, RepairedTogether) == [RepairedTogether("SA-36.42", "SI2-03", 1, 2)]
    r = act(ship("B", "B", threats=[There("SI2-03")], at=["LR", "LW"]))
    assert r.hits[0] == 2
    r = act(ship("B*", "B", "B", "B", threats=[There("SI2-03")], at=["LR", "LW", "LB", "LB"]))
    assert r.hits[0] == 7 and r.state[0] == DESTROYED


@rule("SA-23.4", "SA-36.41")
def test_the_overload_acts():
    assert play(performs("SI2-03", X)).reactor == [2, 1, 2]
    assert play(performs("SI2-03", Y)).reactor == [1, 2, 1]
    assert play(performs("SI2-03", Z)).tiles == [3, 3, 3]


# Nuclear Device -------------------------------------------------------------------------------------------------------


@rule("SA-36.55", "SA-36.56")
@example("SA-EX-90")
def test_the_nuclear_device_needs_three_in_one_turn():
    r = play(ship("C", "C", "- C", threats=[There("SI2-05")], at=["LW"] * 3, turn=6), 2)
    assert (r.hits[0], r.state[0]) == (0, IN_PLAY)
    r = play(ship("C C", "C C", "- C", threats=[There("SI2-05")], at=["LW"] * 3, turn=6))
    assert r.state[0] == IN_PLAY
    assert play(r).state[0] == DESTROYED


@rule("SA-36.55")
def test_a_fourth_action_finds_the_window_free():
    r = act(ship(*["C"] * 4, threats=[There("SI2-05")], at=["LW"] * 4))
    assert r.state[0] == DESTROYED and r.visual[2] == 1


@rule("SA-23.5", "SA-23.12", "SA-28.2")
def test_the_nuclear_device_speeds_up_and_ends_the_ship():
    r = ship("", threats=[There("SI2-05", square=X, speed=4)])
    play(r)
    assert (r.square[0], r.speed[0], r.lost_to) == (6, 5, -1)
    play(r)
    assert (r.square[0], r.speed[0], r.lost_to) == (1, 6, 0)


@rule("SA-10.4", "SA-38.14")
def test_repairs_are_counted_anew_each_turn():
    r = play(ship("C - C", "- C", threats=[There("SI1-06")], at=["UB", "LR"]), 3)
    assert r.hits[0] == 3 and not told(r, RepairedTogether)
    assert not told(r, NoEffect) and not told(r, Delayed)
    assert r.worked == [0] and r.tokens[0] == stations("UB LR")
