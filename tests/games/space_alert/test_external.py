"""External threats: the figures of every card, and the special rules of section 35."""

import pytest

from starboard.games.space_alert.content.threats import threats
from starboard.games.space_alert.rules.combat import shield_now
from starboard.games.space_alert.rules.events import Attacked, CryoshieldBroken, ShotAimed, ShotWasted
from starboard.games.space_alert.rules.position import DESTROYED, IN_PLAY, REVEALED, SURVIVED, UNSHIELDED
from starboard.games.space_alert.rules.scoring import count
from tests.games.space_alert.positions import BLUE, RED, There, mission, order, play, ship, shoot, told
from tests.marks import example, rule

X, Y, Z = 10, 6, 2  # one cell before these marks on trajectory T4
AMOEBA = "E1-09"  # no shield, 8 HP
GUNSHIP = "E1-05"  # shield 2, attacks with 2, 2, 3


def performs(card, square, zone="white", *others, hits=0, tracks="T4", **more):
    """The card crosses one mark in this turn; shields are down, so that tiles show the attack."""
    r = ship("", threats=[There(card, zone, square=square, hits=hits, speed=1), *others], tracks=tracks, **more)
    r.shield = [0, 0, 0]
    return play(r)


def attacks(r):
    return [(event.zone, event.strength) for event in told(r, Attacked)]


own, all_zones, others = ["white"], ["red", "white", "blue"], ["red", "blue"]
ATTACKS = {
    "E1-01": ((all_zones, 1), (all_zones, 1), (all_zones, 2)),
    "E1-02": ((own, 1), (own, 2), (own, 2)),
    "E1-03": ((own, 0), (own, 2), (own, 2)),
    "E1-04": ((own, 0), (others, 1), (others, 2)),
    "E1-05": ((own, 2), (own, 2), (own, 3)),
    "E1-06": ((own, 1), (own, 2), (own, 2)),
    "E1-07": ((own, 1), (own, 2), (own, 3)),
    "E1-08": ((own, 1), (own, 0), (own, 4)),
    "E1-09": ((own, 0), (own, 0), (own, 5)),
    "E1-10": ((own, 0), (own, 0), (own, 5)),
    "SE1-01": ((own, 2), (own, 3), (own, 4)),
    "SE1-02": ((own, 2), (own, 3), (own, 5)),
    "SE1-03": ((own, 2), (own, 2), (own, 2)),
    "SE1-04": ((all_zones, 1), (all_zones, 2), (all_zones, 3)),
    "SE1-05": ((own, 2), (own, 3), (own, 4)),
    "SE1-06": ((own, 0), (own, 0), (own, 16)),
    "SE1-07": ((own, 0), (others, 2), (others, 3)),
    "SE1-08": ((own, 0), (own, 0), (own, 9)),
    "E2-01": ((own, 0), (own, 0), (own, 6)),
    "E2-02": ((own, 0), (own, 0), (own, 3)),
    "E2-03": ((own, 0), (own, 2), (own, 3)),
    "E2-05": ((all_zones, 1), (all_zones, 1), (all_zones, 2)),
    "E2-06": ((own, 0), (own, 0), (own, 4)),
    "E2-07": ((own, 0), (own, 0), (own, 7)),
    "SE2-01": ((own, 2), (own, 3), (own, 6)),
    "SE2-02": ((own, 2), (own, 3), (own, 7)),
    "SE2-03": ((own, 0), (own, 0), (own, 0)),
    "SE2-04": ((own, 0), (own, 0), (others, 5)),
    "SE2-05": ((own, 1), (own, 2), (own, 0)),
    "SE2-06": ((own, 0), (own, 0), (own, 11)),
}


@rule("SA-10.8", "SA-23.1", "SA-23.2")
@pytest.mark.parametrize("card", ATTACKS)
def test_the_attacks_of_every_card(card):
    for square, (zones, strength) in zip((X, Y, Z), ATTACKS[card], strict=True):
        r = performs(card, square, tiles=order("structural"))
        if r.lost_zone < 0:  # a loss stops an attack on several zones
            assert attacks(r) == [(zone, strength) for zone in zones if strength]
        else:
            assert attacks(r) == [(zone, strength) for zone in zones][: len(attacks(r))]


@rule("SA-23.1", "SA-35.21")
def test_the_swarm_attacks_its_own_zone_and_the_others():
    assert attacks(performs("E2-04", X)) == [("white", 1)]
    assert attacks(performs("E2-04", Y)) == [("white", 2), ("red", 1), ("blue", 1)]
    assert attacks(performs("E2-04", Z)) == [("white", 3), ("red", 2), ("blue", 2)]


@rule("SA-23.1", "SA-24.3")
def test_the_scout_shoots_past_shields():
    r = ship("", threats=[There("E2-02", "white", square=Z, speed=1)])
    r.shield = [2, 3, 2]
    play(r)
    assert r.tiles == [0, 3, 0]
    assert told(r, Attacked)[0].absorbed == 0


@rule("SA-23.7")
@pytest.mark.parametrize(
    ("card", "square", "hits", "left"),
    [
        ("E1-08", Y, 2, 1),
        ("E1-09", X, 3, 1),
        ("E1-09", Y, 3, 1),
        ("SE1-03", Y, 5, 3),
        ("E2-05", X, 5, 3),
        ("E2-05", Y, 4, 2),
        ("E2-05", Y, 1, 1),
        ("E2-05", Z, 4, 4),
    ],
)
def test_who_heals(card, square, hits, left):
    assert performs(card, square, hits=hits).hits[0] == left


@rule("SA-23.5", "SA-23.6")
@pytest.mark.parametrize(
    ("card", "square", "shield", "speed"),
    [
        ("SE1-02", X, 0, 1),
        ("SE1-02", Y, 1, 0),
        ("E2-01", X, -1, 1),
        ("E2-01", Y, -2, 1),
        ("SE2-02", X, 0, 2),
        ("SE2-02", Y, 0, 2),
        ("SE2-04", X, 2, 0),
        ("SE2-04", Y, 0, 2),
    ],
)
def test_who_changes(card, square, shield, speed):
    r = performs(card, square)
    assert r.shield_value[0] == threats()[card].shield + shield
    assert r.speed[0] == 1 + speed
    if card == "SE2-04" and square == Y:
        r.shield_value[0] = 4
        r.square[0], r.speed[0] = Y, 1
        play(r)
        assert (r.shield_value[0], r.speed[0]) == (2, 3)


@rule("SA-23.1")
@pytest.mark.parametrize(
    ("card", "square", "hits", "strength"),
    [
        ("SE1-06", X, 0, 0),
        ("SE1-06", X, 1, 1),
        ("SE1-06", Y, 0, 0),
        ("SE1-06", Y, 1, 2),
        ("SE1-06", Z, 6, 4),
        ("SE2-01", X, 1, 2),
        ("SE2-01", X, 2, 0),
        ("SE2-01", Y, 2, 3),
        ("SE2-01", Y, 3, 0),
        ("SE2-01", Z, 5, 6),
        ("SE2-01", Z, 6, 0),
    ],
)
def test_who_attacks_by_its_damage(card, square, hits, strength):
    found = [event.strength for event in told(performs(card, square, hits=hits), Attacked)]
    zones = 3 if card == "SE1-06" and square != Z else 1
    assert found == ([strength] * zones if strength else [])


@rule("SA-23.1")
@pytest.mark.parametrize(
    ("card", "square", "shields"),
    [("E1-04", X, [0, 0, 0]), ("SE1-07", X, [0, 0, 0]), ("E2-06", Y, [1, 0, 2])],
)
def test_who_drains_shields(card, square, shields):
    r = ship("", threats=[There(card, "red", square=square, speed=1)])
    r.shield = [2, 0, 3]
    assert play(r).shield == shields
    assert r.tiles == [0, 0, 0]


# Stealth, Phantom -----------------------------------------------------------------------------------------------------


@rule("SA-35.1", "SA-35.2", "SA-35.3", "SA-21.22", "SA-21.15")
@pytest.mark.parametrize("card", ["E1-03", "E2-03"])
def test_hidden_until_x(card):
    hidden = There(card, "red", square=4)
    for station, weapon_hits in (("UR", 4), ("LR", 2), ("LW", 1)):
        r = shoot(ship("A", threats=[hidden, There(AMOEBA, "red", square=5)], at=[station]))
        assert r.hits == [0, weapon_hits]
    r = performs(card, X, "red")
    assert r.marked[0] == REVEALED
    r = shoot(ship("A", threats=[There(card, "red", square=4, marked=REVEALED)], at=["UR"]))
    assert r.hits[0] == 4 - threats()[card].shield
    assert performs(card, Y, "red").tiles[RED] == 2  # it acts all the same


@rule("SA-35.4")
@example("SA-EX-67")
def test_a_rocket_is_wasted_on_the_phantom():
    phantom = There("E2-03", "red", square=4, marked=REVEALED)
    r = ship("A", threats=[phantom, There(GUNSHIP, "blue", square=5)], at=["UR"])
    r.rocket_track = 2
    shoot(r)
    assert (r.hits, r.rocket_track) == ([1, 0], 0)
    assert told(r, ShotWasted)[0].rule == "SA-35.4"
    r = ship("", threats=[There("E2-03", "red", square=4), There(GUNSHIP, "blue", square=5)])
    r.rocket_track = 2
    assert shoot(r).hits == [0, 1]  # hidden, it is passed over
    r = ship("", threats=[There("E1-03", "red", square=4, marked=REVEALED)])
    r.rocket_track = 2
    assert shoot(r).hits == [1]  # the Stealth Fighter is hit


# Cryoshields ----------------------------------------------------------------------------------------------------------


@rule("SA-35.5", "SA-35.7", "SA-35.8")
@example("SA-EX-50")
def test_a_cryoshield_absorbs_one_step():
    r = ship("A A", "A -", threats=[There("E1-06", "red", square=9)], at=["UR", "LR"])
    play(r)
    assert r.hits[0] == 0 and told(r, CryoshieldBroken)
    play(r)
    assert r.hits[0] == 3


@rule("SA-35.6")
@pytest.mark.parametrize("card", ["E1-06", "SE1-05"])
def test_a_weak_hit_breaks_a_cryoshield_too(card):
    r = shoot(ship("A", threats=[There(card, "red", square=9)], at=["LW"]))
    assert (r.hits[0], r.marked[0]) == (0, UNSHIELDED)


# Destroyer ------------------------------------------------------------------------------------------------------------


@rule("SA-35.9", "SA-24.12")
@example("SA-EX-46")
def test_the_destroyer_draws_two_tiles_a_point():
    r = play(ship("", threats=[There("E1-02", "red", square=Y, speed=1)]))
    assert (r.shield[RED], r.tiles) == (0, [2, 0, 0])


# Energy Cloud, Maelstrom ----------------------------------------------------------------------------------------------


@rule("SA-35.10", "SA-35.11", "SA-35.12")
@example("SA-EX-51")
@pytest.mark.parametrize("card", ["E1-04", "SE1-07"])
def test_the_pulse_cannon_opens_the_cloud(card):
    r = ship("A -", "A A", threats=[There(card, "red", square=9)], at=["LW", "LR"])
    play(r)
    assert r.hits[0] == 3
    play(r)
    assert r.hits[0] == 3
    r = ship("A", "A", threats=[There(card, "red", square=11)], at=["LW", "LR"])
    assert play(r).hits[0] == 0  # out of the cannon's range


@rule("SA-35.10", "SA-35.25")
def test_an_opened_cloud_has_no_shield_at_all():
    r = ship("A", threats=[There("E1-04", "red", square=9)], at=["LW"])
    r.shielders = 1
    assert shoot(r).hits[0] == 1


# Scout ----------------------------------------------------------------------------------------------------------------


@rule("SA-35.13")
@example("SA-EX-52")
def test_heavy_lasers_ignore_the_scout():
    threats = [There("E2-02", "red", square=3), There("E1-07", "red", square=5)]
    r = shoot(ship("A", "A", threats=threats, at=["UR", "LR"]))
    assert r.hits == [1, 2]


@rule("SA-35.14", "SA-35.15")
@example("SA-EX-53")
def test_the_scout_strengthens_the_attacks_after_it():
    gunships = [There(GUNSHIP, "red", square=X, speed=1), There(GUNSHIP, "blue", square=X, speed=1)]
    r = ship("", threats=[gunships[0], There("E2-02", "white", square=X, speed=1), gunships[1]])
    play(r)
    assert attacks(r) == [("red", 2), ("blue", 3)]


def scouted(*others, program="", at=(), **more):
    """The Scout, second in number, has performed X."""
    threats = [others[0], There("E2-02", "white", square=4, marked=8), *others[1:]]
    r = ship(program, threats=threats, at=at, **more)
    r.strengtheners = 1
    return r


@rule("SA-35.16", "SA-35.50")
def test_every_attack_profits_from_the_scout():
    r = play(scouted(There("SE2-05", "red", square=9, hits=0), program="A", at=["UR"]))
    assert attacks(r) == [("red", 2), ("white", 2), ("blue", 2)]
    r = play(scouted(There("E2-07", "red", square=5, hits=6), program="A", at=["UR"]))
    assert attacks(r) == [("red", 3)]
    r = mission("", threats=[("E2-02", 1, "white"), ("E1-07", 6, "red")], tracks="T4", tiles=order("structural"))
    play(r, 9)
    assert ("red", 2) in attacks(r)


@rule("SA-35.14", "SA-35.18")
def test_the_scout_does_not_strengthen_itself_nor_internal_threats():
    r = scouted(There("I1-03", square=Z, speed=1))
    r.square[1], r.speed[1] = Z, 1
    play(r)
    assert attacks(r) == [("white", 3)]
    assert r.tiles == [0, 5, 0]


@rule("SA-35.14", "SA-35.17")
def test_the_bonus_ends_with_the_scout_but_not_with_its_z():
    r = scouted(There(GUNSHIP, "red", square=X, speed=1), program="A", at=["LW"])
    r.hits[1], r.shield_value[1] = 2, 0
    play(r)
    assert r.state[1] == DESTROYED and attacks(r) == [("red", 2)]
    r = scouted(There(GUNSHIP, "red", square=X + 1, speed=1))
    r.square[1], r.speed[1] = Z, 1
    play(r, 2)
    assert r.state[1] == SURVIVED and attacks(r)[-1] == ("red", 3)


@rule("SA-35.16")
def test_an_attack_of_strength_0_gets_no_bonus():
    r = play(scouted(There("E2-07", "red", square=12, hits=6), program="A", at=["UR"]))
    assert r.state[0] == DESTROYED and attacks(r) == []


@rule("SA-35.19", "SA-35.20")
@example("SA-EX-54")
def test_on_y_the_scout_drives_the_others_on():
    other = There(GUNSHIP, "red", square=X)
    last = There("E1-10", "blue", square=Z)
    inside = There("I1-01", square=12)
    r = ship("", threats=[There("E2-02", "white", square=Y, speed=1), inside, other, last])
    play(r)
    assert r.square == [5, 12, 9, 1]
    assert attacks(r) == [("red", 2), ("blue", 5)]
    assert r.state[3] == SURVIVED
    r = ship("", threats=[There("E2-02", "white", square=Y, speed=1), There(GUNSHIP, "red", square=8, speed=1)])
    assert play(r).square[1] == 6  # one step more than its own


# Swarm, Jellyfish, Marauder -------------------------------------------------------------------------------------------


@rule("SA-35.21", "SA-35.22")
@example("SA-EX-55")
def test_the_swarm_takes_one_cube_a_turn():
    swarm = There("E2-04", "white", square=9)
    r = shoot(ship("A", "A", threats=[swarm], at=["UW", "LW"]))
    assert r.hits[0] == 1
    tanker = There("SE1-03", "red", square=9, hits=7)
    r = shoot(ship("A", "A", "A", threats=[swarm, tanker], at=["UW", "LW", "UR"]))
    assert r.hits[0] == 2


@rule("SA-35.23", "SA-35.24")
@example("SA-EX-56")
def test_the_jellyfish_is_hit_harder():
    r = shoot(ship("A", threats=[There("E2-05", "red", square=9)], at=["LR"]))
    assert r.hits[0] == 4
    r = shoot(ship("A", threats=[There("E2-05", "red", square=9)], at=["LB"]))
    assert r.hits[0] == 0


@rule("SA-35.25", "SA-35.26")
@example("SA-EX-57")
def test_the_marauder_shields_all():
    r = performs("E2-06", X, "red", There("E1-07", "blue", square=9))
    assert [shield_now(r, i) for i in (0, 1)] == [2, 3]
    r = mission("A", threats=[("E2-06", 1, "red"), ("E1-07", 4, "blue")], kept=True)
    play(r, 4)
    assert r.shielders == 1 and shield_now(r, 1) == 3


@rule("SA-35.25", "SA-35.27")
def test_the_marauders_shield_ends_with_it_but_not_with_its_z():
    def marauder(hits, square=9, speed=0):
        threats = [
            There("E2-06", "red", square=square, hits=hits, speed=speed, marked=16),
            There("E1-07", "blue", square=9),
        ]
        r = ship("A", "A A", threats=threats, at=["UR", "UB"])
        r.shielders = 1
        return play(r)

    r = marauder(hits=4)  # 4 - 2 finish it
    assert r.state[0] == DESTROYED
    assert r.hits[1] == 1  # in this step its help still counts
    assert play(r).hits[1] == 3
    r = marauder(hits=0, square=Z, speed=1)
    assert r.state[0] == SURVIVED and r.hits[1] == 1
    assert play(r).hits[1] == 2


# Leviathan Tanker -----------------------------------------------------------------------------------------------------


@rule("SA-35.28", "SA-35.29")
@example("SA-EX-58")
def test_the_tanker_explodes_over_all_protections():
    tanker = There("SE1-03", "red", square=9, hits=7)
    rest = [There("E1-03", "white", square=9), There("SE1-05", "blue", square=9), There("E2-04", "blue", square=9)]
    r = shoot(ship("A", threats=[tanker, *rest, There("I1-01")], at=["UR"]))
    assert r.hits[1:] == [1, 1, 1, 0]
    assert r.marked[2] == 0


@rule("SA-35.30", "SA-21.10")
def test_the_explosion_may_finish_others_with_all_that_follows():
    tanker = There("SE1-03", "red", square=9, hits=7)
    threats = [tanker, There("SE1-03", "white", square=9, hits=7), There("E2-07", "blue", square=4, hits=5)]
    r = shoot(ship("A", threats=threats, at=["UR"]))
    assert r.state == [DESTROYED] * 3
    assert attacks(r) == [("blue", 2)]


# Satellites -----------------------------------------------------------------------------------------------------------


@rule("SA-35.31", "SA-35.32")
@example("SA-EX-68")
def test_satellites_are_ignored_at_distance_3():
    threats = [There("SE1-04", "red", square=11), There(GUNSHIP, "red", square=13)]
    assert shoot(ship("A", threats=threats, at=["UR"])).hits == [0, 2]
    threats = [There("SE2-03", "red", square=10), There(GUNSHIP, "red", square=13)]
    assert shoot(ship("A", threats=threats, at=["UR"])).hits == [2, 0]
    assert shoot(ship("A", threats=[There("SE2-03", "red", square=11)], at=["UR"])).hits == [0]


# Juggernaut -----------------------------------------------------------------------------------------------------------


@rule("SA-35.39", "SA-35.40", "SA-35.41")
@example("SA-EX-62")
def test_the_juggernaut_draws_rockets_and_hardens():
    r = ship("A", threats=[There("SE2-02", "blue", square=13), There("E1-07", "red", square=2)], at=["UB"])
    r.rocket_track = 2
    shoot(r)
    assert r.hits == [4, 0]  # 4 + 3 less the shield value of before
    assert r.shield_value[0] == 4
    assert told(r, ShotAimed)[-1].weapon == "rocket"
    r = ship("", threats=[There("SE2-02", "blue", square=13), There("E1-07", "red", square=2)])
    r.rocket_track = 2
    shoot(r)
    assert (r.hits, r.shield_value[0]) == ([0, 0], 4)
    r = shoot(ship("A", threats=[There("SE2-02", "blue", square=13)], at=["UB"]))
    assert r.shield_value[0] == 3  # only rockets do that


@rule("SA-35.39", "SA-21.19")
@pytest.mark.parametrize(("squares", "hit"), [((9, 9), 0), ((9, 8), 1), ((8, 9), 0)])
def test_of_two_juggernauts_the_closer_draws_the_rocket(squares, hit):
    r = ship("", threats=[There("SE2-02", "blue", square=squares[0]), There("SE2-02", "red", square=squares[1])])
    r.rocket_track = 2
    r.shield_value = [1, 1]
    shoot(r)
    assert (r.hits[hit], r.hits[1 - hit]) == (2, 0)
    assert (r.shield_value[hit], r.shield_value[1 - hit]) == (2, 1)


@rule("SA-35.40")
def test_a_rocket_hardens_nobody_else_nor_who_is_destroyed():
    r = ship("A", threats=[There("SE2-02", "blue", square=9, hits=threats()["SE2-02"].hp - 1)], at=["UB"])
    r.rocket_track = 2
    shoot(r)
    assert (r.state[0], r.shield_value[0]) == (DESTROYED, 3)
    r = ship("", threats=[There(GUNSHIP, "blue", square=9)])
    r.rocket_track = 2
    shoot(r)
    assert (r.hits[0], r.shield_value[0]) == (1, 2)


# Nemesis --------------------------------------------------------------------------------------------------------------


@rule("SA-35.42", "SA-35.46")
@pytest.mark.parametrize(("square", "cubes"), [(X, 1), (Y, 2)])
def test_the_nemesis_damages_itself(square, cubes):
    r = performs("SE2-05", square, "red")
    assert r.hits[0] == cubes
    assert attacks(r) == [("red", cubes)]


@rule("SA-35.43", "SA-35.44")
@pytest.mark.parametrize(("hits", "state"), [(0, IN_PLAY), (8, DESTROYED)])
def test_the_nemesis_strikes_back(hits, state):
    r = shoot(ship("A", threats=[There("SE2-05", "red", square=9, hits=hits)], at=["UR"]))
    assert r.state[0] == state
    assert attacks(r) == [("red", 1), ("white", 1), ("blue", 1)]
    r = shoot(ship("A", threats=[There("SE2-05", "red", square=9)], at=["LW"]))
    assert r.hits[0] == 0 and attacks(r) == []


@rule("SA-35.43")
@example("SA-EX-63")
def test_a_cube_from_the_tanker_provokes_the_nemesis():
    threats = [There("SE1-03", "red", square=9, hits=7), There("SE2-05", "blue", square=9)]
    r = shoot(ship("A", threats=threats, at=["UR"]))
    assert r.hits[1] == 1
    assert attacks(r) == [("red", 1), ("white", 1), ("blue", 1)]


@rule("SA-35.47")
def test_the_nemesis_ends_the_ship():
    r = performs("SE2-05", Z)
    assert r.lost_to == 0 and count(r).total == 0


# Asteroids ------------------------------------------------------------------------------------------------------------


@rule("SA-35.48", "SA-35.50", "SA-35.51")
@example("SA-EX-65")
@pytest.mark.parametrize(
    ("card", "square", "strength"),
    [("SE2-06", 6, 6), ("SE2-06", 11, 0), ("SE2-06", 10, 3), ("SE2-06", 3, 9), ("SE1-08", 7, 4), ("E2-07", 8, 1)],
)
def test_an_asteroid_bursts_by_the_marks_it_has_passed(card, square, strength):
    asteroid = There(card, "red", square=square, hits=threats()[card].hp - 1)
    r = ship("A", threats=[asteroid], tracks="T6", at=["UR"])  # X on 10, Y on 7 and 3
    shoot(r)
    assert r.state[0] == DESTROYED
    assert [event.strength for event in told(r, Attacked)] == ([strength] if strength else [])
    assert [event.absorbed for event in told(r, Attacked)] == ([1] if strength else [])


@rule("SA-35.48")
@pytest.mark.parametrize("hits", [0, 1])
def test_an_asteroid_that_is_only_hit_does_not_burst(hits):
    r = shoot(ship("A", threats=[There("SE1-08", "red", square=4, hits=hits)], tracks="T6", at=["UR"]))
    assert (r.state[0], r.hits[0]) == (IN_PLAY, hits + 4)
    assert attacks(r) == []


@rule("SA-35.49")
@example("SA-EX-66")
def test_asteroids_burst_in_ascending_number():
    threats = [There("E2-07", "blue", square=4, hits=6), There("SE1-08", "red", square=4, hits=8)]
    r = shoot(ship("A", "A", threats=threats, at=["UR", "UB"]))
    assert attacks(r) == [("blue", 2), ("red", 4)]


@rule("SA-35.48")
def test_an_asteroid_that_reaches_the_ship_does_not_burst():
    r = performs("E2-07", Z, "blue", hits=5)
    assert attacks(r) == [("blue", 2)]
    assert r.tiles[BLUE] == 2


@rule("SA-35.48", "SA-35.16")
def test_a_scout_destroyed_in_the_same_step_helps_no_asteroid():
    r = scouted(There("E2-07", "red", square=9, hits=6), program="A", at=["LW"])
    r.hits[1], r.shield_value[1] = 2, 0
    shoot(r)
    assert r.state[:2] == [DESTROYED, DESTROYED]
    assert attacks(r) == [("red", 1)]
