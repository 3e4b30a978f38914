"""Battlebots and intruders (sections 10, 18, 20, 23 and 36 of the rules)."""

import pytest

from starboard.games.space_alert.content.threats import threats
from starboard.games.space_alert.rules.crew import knock_out
from starboard.games.space_alert.rules.events import Delayed, IntruderHit, KnockedOut, NoEffect, SquadDeactivated
from starboard.games.space_alert.rules.position import ACTIVE, DEACTIVATED, DESTROYED, IN_PLAY, NO_SQUAD, SURVIVED
from starboard.games.space_alert.rules.scoring import count
from tests.games.space_alert.positions import (
    RED,
    There,
    act,
    after,
    mission,
    order,
    play,
    ship,
    shoot,
    slots,
    tokens,
    told,
    where,
)
from tests.marks import example, rule


def squad_at(station, *cards, threats=(), **more):
    return ship(*(cards or ["bots"]), threats=threats, at=[station] * max(len(cards), 1), squads=[0], **more)


# The fight -----------------------------------------------------------------------------------------------------------


@rule("SA-18.1", "SA-18.3", "SA-5.3", "SA-18.9")
def test_an_active_squad_deals_one_damage():
    r = act(squad_at("LW", threats=[There("SI1-03")]))
    assert (r.hits[0], r.state[0], tokens(r)) == (1, IN_PLAY, "LW")
    r = act(squad_at("LW", threats=[There("SI1-03", hits=1)]))
    assert (r.state[0], tokens(r)) == (DESTROYED, "")


@rule("SA-18.2")
def test_the_lower_number_is_hit():
    r = act(squad_at("LW", threats=[There("SI1-03"), There("I1-03"), There("SI1-03")]))
    assert r.hits == [1, 0, 0]


@rule("SA-18.4", "SA-18.6", "SA-18.5", "SA-10.5")
@pytest.mark.parametrize(
    ("threat", "hits", "squad"), [("I1-01", 0, 2), ("I2-03", 0, 2), ("I2-03", 1, 2), ("I1-03", 0, 1)]
)
def test_fire_back_deactivates_the_squad_even_on_the_last_hit(threat, hits, squad):
    r = act(squad_at("UR", threats=[There(threat, at="UR", hits=hits)]))
    assert r.hits[0] == hits + 1
    assert r.squad[0] == squad
    assert bool(told(r, SquadDeactivated)) == (squad == DEACTIVATED)


@rule("SA-18.7")
@pytest.mark.parametrize("squad", [NO_SQUAD, DEACTIVATED])
def test_no_fight_without_an_active_squad(squad):
    r = ship("bots", threats=[There("I1-03")], at=["LW"])
    r.squad[0] = squad
    act(r)
    assert r.hits[0] == 0 and told(r, NoEffect)[0].rule == "SA-18.7"


@rule("SA-18.7", "SA-18.8")
def test_no_fight_without_an_intruder():
    r = act(squad_at("UB", threats=[There("I1-05"), There("I1-01", at="UW")]))
    assert r.hits == [0, 0]


@rule("SA-20.11")
def test_a_heroic_squad_deals_one_damage_and_is_not_fired_back_at():
    r = act(squad_at("UR", "bots*", threats=[There("I2-03")]))
    assert (r.hits[0], r.squad[0]) == (1, ACTIVE)


@rule("SA-10.6", "SA-10.5", "SA-10.7")
@pytest.mark.parametrize(
    ("card", "station", "fires_back"),
    [
        ("I1-01", "UR", True),
        ("I1-02", "UB", True),
        ("I1-03", "LW", False),
        ("I1-04", "LW", False),
        ("SI1-01", "LR", True),
        ("SI1-02", "UB", True),
        ("SI1-03", "LW", False),
        ("I2-01", "LB", False),
        ("I2-02", "LR", False),
        ("I2-03", "UR", True),
        ("I2-04", "LB", True),
        ("SI2-01", "UB", True),
        ("SI2-02", "UW", False),
    ],
)
def test_intruders_start_in_their_stations(card, station, fires_back):
    r = mission("", threats=[(card, 3)])
    play(r, 2)
    assert tokens(r) == ""
    after(r, "threat_appears")
    assert tokens(r) == station
    assert threats()[card].fires_back == fires_back


# Moves and plain effects ----------------------------------------------------------------------------------------------

X, Y, Z = 10, 6, 2  # one cell before these marks on trajectory T4


def performs(card, square, program="", at="UW", **more):
    """A threat that crosses one mark in this turn, with one crew member somewhere."""
    return play(ship(program, threats=[There(card, square=square, speed=1, **more)], at=[at]))


@rule("SA-23.8")
@pytest.mark.parametrize(
    ("card", "square", "at", "goal"),
    [
        ("I1-01", X, "UR", "UW"),
        ("I1-01", Y, "UW", "LW"),
        ("I1-02", X, "UB", "UW"),
        ("I1-02", Y, "UW", "LW"),
        ("I1-03", X, "LW", "LB"),
        ("I1-04", X, "LW", "LR"),
        ("SI1-01", X, "LR", "UR"),
        ("SI1-02", X, "UB", "LB"),
        ("I2-03", X, "UR", "LR"),
        ("I2-03", Y, "LR", "LW"),
        ("I2-04", X, "LB", "UB"),
        ("I2-04", Y, "UB", "UW"),
    ],
)
def test_intruders_move(card, square, at, goal):
    r = play(ship("", threats=[There(card, square=square, speed=1, at=at)], at=["UW"]))
    assert tokens(r) == goal


@rule("SA-23.9")
def test_an_intruder_stays_at_the_hull():
    r = play(ship("", threats=[There("I1-01", square=X, speed=1, at="UB")]))
    assert tokens(r) == "UB"


@rule("SA-23.4")
@pytest.mark.parametrize(
    ("card", "at", "damage"),
    [
        ("I1-01", "UR", 3),
        ("I1-02", "UB", 3),
        ("I1-03", "LW", 2),
        ("I1-04", "LW", 2),
        ("SI1-01", "LR", 4),
        ("SI1-02", "UB", 4),
        ("I2-03", "UR", 4),
        ("I2-04", "LB", 4),
        ("SI2-01", "UB", 3),
        ("SI2-02", "UW", 5),
    ],
)
@example("SA-EX-47")
def test_damage_on_z_in_the_intruders_zone_past_the_shield(card, at, damage):
    r = ship(
        "",
        threats=[There(card, square=Z, speed=1, at=at)],
        at=["UW" if at[1] != "W" else "UR"],
        tiles=order("structural"),
    )
    r.shield = [2, 2, 2]
    r.broken = [1 << 2] * 3
    play(r)
    zone = "RWB".index(at[1])
    assert r.tiles == [damage if z == zone else 0 for z in range(3)]


@rule("SA-22.9")
def test_a_survived_intruder_leaves_the_ship():
    r = performs("I1-01", Z)
    assert (r.state[0], tokens(r)) == (SURVIVED, "")


@rule("SA-23.4", "SA-24.8")
def test_the_saboteur_empties_a_reactor_or_damages():
    r = performs("I1-03", Y)
    assert r.reactor == [2, 2, 2] and r.tiles == [0, 0, 0]
    r = ship("", threats=[There("I1-04", square=Y, speed=1, at="LR")])
    r.reactor[RED] = 0
    play(r)
    assert r.tiles == [1, 0, 0]


@rule("SA-23.11", "SA-25.1")
@pytest.mark.parametrize("card", ["SI1-01", "SI1-02", "SI2-02"])
def test_who_is_with_them_on_z_is_knocked_out(card):
    r = play(
        ship(
            "",
            "",
            "",
            threats=[There(card, square=Z, speed=1, at="UB")],
            at=["UB", "LB", "UW"],
            tiles=order("structural"),
        )
    )
    assert r.knocked_out == [1, 0, 0]


@rule("SA-23.4", "SA-23.8")
@pytest.mark.parametrize(("card", "at", "goal"), [("SI1-01", "UR", "UW"), ("SI1-02", "LB", "LW")])
def test_commandos_move_on_if_damaged_and_damage_if_not(card, at, goal):
    r = play(ship("", threats=[There(card, square=Y, speed=1, at=at, hits=1)], at=["LR"]))
    assert tokens(r) == goal and r.tiles == [0, 0, 0]
    r = play(ship("", threats=[There(card, square=Y, speed=1, at=at)], at=["LR"]))
    assert tokens(r) == at and sum(r.tiles) == 2


# Slime ---------------------------------------------------------------------------------------------------------------


@rule("SA-36.9", "SA-36.10", "SA-36.25")
def test_the_two_slimes():
    for card, station in (("I2-02", "LR"), ("I2-01", "LB")):
        r = mission("", threats=[(card, 1)])
        after(r, "threat_appears")
        assert (tokens(r), r.hp[0]) == (station, 2)
        r = act(squad_at(station, threats=[There(card)]))
        assert r.squad[0] == ACTIVE and r.hits[0] == 1


@rule("SA-36.11")
@example("SA-EX-74")
def test_red_slime_deactivates_the_stored_squad_only():
    r = performs("I2-02", X)
    assert r.stored == [DEACTIVATED, ACTIVE]
    r = ship("", threats=[There("I2-02", square=X, speed=1)], at=["LR"], squads=[0])
    r.stored[0] = NO_SQUAD
    play(r)
    assert (r.stored[0], r.squad[0]) == (NO_SQUAD, ACTIVE)


@rule("SA-36.18", "SA-17.10")
@example("SA-EX-73")
def test_a_squad_deactivated_by_slime_takes_two_actions():
    r = ship("- C C", threats=[There("I2-02", square=X, speed=1)], at=["LR"])
    play(r, 2)
    assert (r.squad[0], r.stored[0]) == (DEACTIVATED, NO_SQUAD)
    play(r)
    assert r.squad[0] == ACTIVE


@rule("SA-29.10")
def test_a_stored_squad_left_deactivated_costs_a_point():
    r = performs("I2-02", X)
    assert count(r).squads == 1


@rule("SA-36.12")
@pytest.mark.parametrize(("before", "left"), [(3, 2), (1, 0), (0, 0)])
def test_blue_slime_destroys_one_rocket(before, left):
    r = ship("", threats=[There("I2-01", square=X, speed=1)])
    r.rockets = before
    assert play(r).rockets == left


@rule("SA-36.13", "SA-36.16", "SA-36.22", "SA-36.23")
@example("SA-EX-75")
def test_slime_spreads_and_a_freed_station_is_infected_again():
    r = ship("", threats=[There("I2-01", square=8, speed=5)], tracks="T6")  # Y on 7 and 3
    r.speed[0] = 1
    play(r)
    assert tokens(r) == "LW LB"
    r.square[0] = 4
    play(r)
    assert tokens(r) == "LR LW LB"

    r = ship("", "- bots", threats=[There("I2-01", square=8, speed=1)], at=["UW", "LW"], squads=[1], tracks="T6")
    play(r, 2)
    assert tokens(r) == "LB"
    r.square[0] = 4
    play(r)
    assert tokens(r) == "LW LB"


@rule("SA-36.13")
def test_red_slime_spreads_towards_blue():
    assert tokens(performs("I2-02", Y)) == "LR LW"


@rule("SA-36.22")
def test_slime_never_spreads_onto_slime():
    red = There("I2-02", square=Y, speed=1)
    blue = There("I2-01", at="LW LB")
    r = play(ship("", threats=[red, blue]))
    assert (tokens(r, 0), tokens(r, 1)) == ("LR", "LW LB")


@rule("SA-36.16")
def test_progeny_made_by_this_y_does_not_spread_by_it():
    r = play(ship("", threats=[There("I2-01", square=Y, speed=1, at="LB")]))
    assert tokens(r) == "LW LB"


@rule("SA-36.14", "SA-36.15")
def test_slime_delays_who_enters_not_who_is_there():
    slime = There("I2-01", square=Y, speed=1)
    r = ship("A A - -", "blue A -", "- A", threats=[slime], at=["LB", "LW", "LW"])
    play(r)
    assert tokens(r) == "LW LB"
    assert [(event.crew, event.rule) for event in told(r, Delayed)] == [(1, "SA-36.14")]
    assert [slots(r, member)[8] for member in range(3)] == ["A", "-", "A"]


@rule("SA-36.16", "SA-36.17")
@example("SA-EX-77")
def test_every_token_deals_two_damage_on_z():
    r = play(ship("", threats=[There("I2-01", square=Z, speed=1, at="LW LB")]))
    assert r.tiles == [0, 2, 2]


@rule("SA-36.19")
@example("SA-EX-76")
def test_a_hit_on_progeny_leaves_the_original():
    r = act(squad_at("LW", threats=[There("I2-01", at="LW LB", hits=1)]))
    assert (tokens(r), r.hits[0], r.state[0]) == ("LB", 1, IN_PLAY)


@rule("SA-36.20", "SA-36.21")
def test_slime_is_destroyed_with_its_last_token():
    r = squad_at("LB", "bots bots", threats=[There("I2-01", at="LW LB")])
    play(r)
    assert tokens(r) == "LW LB"
    play(r)
    assert (tokens(r), r.state[0]) == ("LW", IN_PLAY)
    r.station[0] = 4
    r.slots[9] = r.slots[7]
    play(r)
    assert (tokens(r), r.state[0]) == ("", DESTROYED)


@rule("SA-36.24")
def test_slime_that_survived_stays_and_keeps_delaying():
    r = ship("- bots red A", threats=[There("I2-01", square=Z, speed=1, at="LW LB")], at=["LB"], squads=[0])
    play(r, 2)
    assert (r.state[0], tokens(r)) == (SURVIVED, "LW LB")
    play(r)
    assert slots(r)[10] == "-"


# Alien, Executioner, Seeker ------------------------------------------------------------------------------------------


@rule("SA-36.28")
@example("SA-EX-79")
def test_the_alien_fires_back_from_x_on():
    r = ship("bots", "- bots", threats=[There("SI1-03", square=X, speed=1)], at=["LW", "LW"], squads=[0, 1])
    play(r)
    assert r.squad == [ACTIVE, ACTIVE]
    play(r)
    assert r.squad == [ACTIVE, DEACTIVATED] and r.state[0] == DESTROYED


@rule("SA-23.4", "SA-25.7")
def test_the_alien_hurts_by_those_with_it():
    r = ship("", "", "", threats=[There("SI1-03", square=Y, speed=1)], at=["UW", "UW", "LW"])
    play(r)
    assert tokens(r) == "UW" and r.tiles == [0, 2, 0]
    r = ship("", "", threats=[There("SI1-03", square=Y, speed=1)], at=["UW", "UW"])
    knock_out(r, 0, "SA-25.1")
    assert play(r).tiles == [0, 1, 0]


@rule("SA-23.12", "SA-28.2")
def test_the_alien_takes_over_the_ship():
    r = performs("SI1-03", Z)
    assert (r.lost_to, r.lost_zone) == (0, -1)


@rule("SA-23.13", "SA-25.2")
@example("SA-EX-100")
def test_the_executioner_spares_leaders_of_active_squads():
    r = ship("", "", "", threats=[There("SI2-01", square=X, speed=1)], at=["UW"] * 3, squads=[2])
    r.squad[1] = DEACTIVATED
    play(r)
    assert tokens(r) == "UW" and r.knocked_out == [1, 1, 0]
    r = play(ship("", "", threats=[There("SI2-01", square=Y, speed=1, at="UW")], at=["UW", "LW"]))
    assert tokens(r) == "LW" and r.knocked_out == [0, 1]


def seeker(stations, at="UW", square=X):
    return tokens(
        play(ship(*[""] * len(stations), threats=[There("SI2-02", square=square, speed=1, at=at)], at=stations))
    )


@rule("SA-36.43", "SA-36.44")
@example("SA-EX-85")
def test_the_seeker_goes_where_most_are_and_stays_on_a_tie():
    assert seeker(["UR", "UR", "UB"]) == "UR"
    assert seeker(["UR", "UR", "UB", "UB"]) == "UW"
    assert seeker(["UR", "UB", "LW", "LW"]) == "LW"
    assert seeker(["LB", "UW"], at="UB", square=Y) == "UB"
    assert seeker(["LB", "LB", "UW"], at="UB", square=Y) == "LB"


@rule("SA-36.45")
@example("SA-EX-86")
def test_those_with_the_seeker_do_not_hold_it():
    assert seeker(["UW", "UW", "UW", "UR"]) == "UR"
    assert seeker(["UR", "UR", "UW"], at="UR") == "UW"  # at the hull too
    assert seeker(["LB", "LB", "UB"], at="LB") == "UB"


@rule("SA-36.46")
def test_the_seeker_stays_where_nobody_is_near():
    assert seeker(["LR", "LB"]) == "UW"
    assert seeker([], at="UB") == "UB"


@rule("SA-25.7", "SA-36.43")
def test_the_seeker_does_not_count_the_knocked_out_or_the_pilot():
    r = ship("", "", "", threats=[There("SI2-02", square=X, speed=1)], at=["UR", "UR", "UB"])
    knock_out(r, 0, "SA-25.1")
    knock_out(r, 1, "SA-25.1")
    assert tokens(play(r)) == "UB"
    r = ship("bots", "", threats=[There("SI2-02", square=X, speed=1)], at=["space", "LW"], squads=[0])
    assert tokens(play(r)) == "LW"


@rule("SA-36.47", "SA-36.48", "SA-36.49")
@example("SA-EX-87")
@pytest.mark.parametrize("card", ["bots", "bots*"])
def test_who_destroys_the_seeker_goes_down_with_it(card):
    r = act(squad_at("UW", card, threats=[There("SI2-02", hits=1)]))
    assert (r.state[0], r.knocked_out[0], r.squad[0]) == (DESTROYED, 1, DEACTIVATED)
    assert told(r, KnockedOut)[0].rule == "SA-36.47"
    points = count(r)
    assert (points.knocked_out, points.squads, points.destroyed) == (2, 1, 15)
    r = act(squad_at("UW", card, threats=[There("SI2-02")]))
    assert (r.hits[0], r.knocked_out[0], r.squad[0]) == (1, 0, ACTIVE)


# Contamination -------------------------------------------------------------------------------------------------------


@rule("SA-36.50", "SA-2.12")
def test_contamination_starts_in_the_four_lateral_stations():
    r = mission("", threats=[("SI2-04", 1)])
    after(r, "threat_appears")
    assert tokens(r) == "UR UB LR LB" and r.hp[0] == 3


@rule("SA-36.51", "SA-36.52")
@example("SA-EX-88")
def test_the_third_token_takes_the_fourth_along():
    r = ship("bots lift bots", "bots", threats=[There("SI2-04")], at=["UR", "UB"], squads=[0, 1])
    play(r)
    assert (tokens(r), r.hits[0], r.state[0]) == ("LR LB", 2, IN_PLAY)
    play(r, 2)
    assert (tokens(r), r.state[0]) == ("", DESTROYED)
    assert r.squad == [ACTIVE, ACTIVE]


@rule("SA-36.51")
def test_a_cleaned_station_has_nothing_to_fight():
    r = play(squad_at("UR", "bots bots", threats=[There("SI2-04")]), 2)
    assert r.hits[0] == 1 and told(r, NoEffect)


@rule("SA-36.53", "SA-23.10")
def test_contamination_acts_in_every_station_with_a_token():
    at = ["UR", "LR", "UB", "UW"]
    r = play(ship(*["- A"] * 4, threats=[There("SI2-04", square=X, speed=1, at="UR LR LB")], at=at))
    assert [slots(r, member)[8] for member in range(4)] == ["-", "-", "A", "A"]
    r = play(ship(*[""] * 4, threats=[There("SI2-04", square=Y, speed=1, at="UR LR LB")], at=at))
    assert r.tiles == [2, 0, 1]
    r = play(ship(*[""] * 4, threats=[There("SI2-04", square=Z, speed=1, at="UR LR LB")], at=at))
    assert r.knocked_out == [1, 1, 0, 0]
    assert (r.state[0], tokens(r)) == (SURVIVED, "UR LR LB")


@rule("SA-36.54", "SA-13.10", "SA-20.3")
def test_what_contamination_left_knocks_out_who_enters():
    r = ship("red A", "goto:LB", "C", threats=[There("SI2-04", at="UR LB")], at=["UW", "UW", "UR"])
    r.state[0] = SURVIVED
    act(r)
    assert r.knocked_out == [1, 1, 0]
    assert [event.rule for event in told(r, KnockedOut)] == ["SA-36.54", "SA-36.54"]


@rule("SA-36.54", "SA-19.9")
@example("SA-EX-89")
def test_the_pilot_comes_home_into_contamination():
    r = ship("", threats=[There("SI2-04")], at=["space"], squads=[0])
    r.state[0] = SURVIVED
    act(r)
    assert (where(r), r.knocked_out[0], r.squad[0]) == ("UR", 1, DEACTIVATED)


@rule("SA-36.53")
def test_contamination_that_survived_is_out_of_reach():
    r = squad_at("UR", threats=[There("SI2-04")])
    r.state[0] = SURVIVED
    act(r)
    assert r.hits[0] == 0 and tokens(r) == "UR UB LR LB"


# Intruders in general -------------------------------------------------------------------------------------------------


@rule("SA-18.2", "SA-36.51")
def test_contamination_counts_as_an_intruder_of_its_station():
    r = act(squad_at("UR", threats=[There("SI2-04"), There("I2-03")]))
    assert r.hits == [1, 0]
    r = act(squad_at("UR", threats=[There("I2-03"), There("SI2-04")]))
    assert r.hits == [1, 0]


@rule("SA-21.1", "SA-18.9")
def test_guns_do_nothing_against_internal_threats():
    r = shoot(ship("A", "A", "A", threats=[There("SI1-03", square=1), There("I1-05", square=1)], at=["UW", "LW", "UB"]))
    assert r.hits == [0, 0]
    assert not told(r, IntruderHit)


@rule("SA-36.19")
def test_the_squad_fights_slime_of_the_lower_number():
    both = [There("I2-02", at="LR LW"), There("I2-01", at="LB")]
    r = act(squad_at("LW", threats=both))
    assert (tokens(r, 0), tokens(r, 1)) == ("LR", "LB")
