"""Interceptors and space (sections 19, 20 and 21 of the rules; the Fissure of section 36, the Behemoth of 35)."""

import pytest

from starboard.games.space_alert.rules.crew import knock_out
from starboard.games.space_alert.rules.events import Delayed, InterceptorsAttack, NoEffect
from starboard.games.space_alert.rules.position import ACTIVE, DEACTIVATED, DESTROYED, IN_PLAY, SURVIVED
from starboard.games.space_alert.rules.scoring import count
from tests.games.space_alert.positions import There, act, mission, order, play, ship, shoot, slots, told, where
from tests.marks import example, rule

AMOEBA = "E1-09"  # no shield, 8 HP


def pilot(program, *others, threats=(), at=(), **more):
    return ship(program, *others, threats=threats, at=["space", *at], squads=[0], **more)


@rule("SA-19.5", "SA-19.4")
@example("SA-EX-28")
@pytest.mark.parametrize(("card", "strength"), [("bots", 3), ("bots*", 4)])
def test_battlebots_keep_the_pilot_out_and_attack(card, strength):
    r = play(pilot(card, threats=[There(AMOEBA, "red", square=4)], turn=6))
    assert where(r) == "space"
    assert r.hits[0] == strength


@rule("SA-19.7", "SA-8.8")
@example("SA-EX-29")
def test_an_empty_slot_brings_the_pilot_home():
    r = play(pilot("-", threats=[There(AMOEBA, "red", square=4)]))
    assert (where(r), r.squad[0], r.pilot, r.hits[0]) == ("UR", ACTIVE, -1, 0)


@rule("SA-19.8", "SA-12.9", "SA-19.4")
@example("SA-EX-30")
@pytest.mark.parametrize("card", ["A", "B*", "C", "red", "lift", "goto:LB"])
def test_any_other_card_waits(card):
    r = play(pilot(f"{card} -", turn=6))
    assert slots(r)[5:7] == ["-", card]
    assert where(r) == "UR"
    assert (told(r, NoEffect)[0].rule, told(r, Delayed)[0].rule) == ("SA-19.4", "SA-19.8")


@rule("SA-19.1", "SA-17.14", "SA-19.10")
@example("SA-EX-31")
def test_one_pilot_at_a_time():
    r = act(pilot("bots", "C", at=["UR"], threats=[]))
    assert where(r, 1) == "UR"
    r = ship("-", "C", at=["space", "UR"], squads=[0, 1])
    act(r)
    assert (where(r, 0), where(r, 1), r.pilot) == ("UR", "space", 1)
    r = ship("C", "-", at=["UR", "space"], squads=[0, 1])
    r.pilot = 1
    act(r)
    assert (where(r, 0), where(r, 1)) == ("UR", "UR")


@rule("SA-19.3", "SA-17.15", "SA-21.21", "SA-19.6", "SA-21.20")
@example("SA-EX-32")
def test_the_launch_turn_attacks():
    r = shoot(ship("C bots", threats=[There("E1-05", "blue", square=5)], at=["UR"], squads=[0], turn=5))
    assert r.hits == [1]
    play(r, 2)
    assert [event.rule for event in told(r, InterceptorsAttack)] == ["SA-19.3", "SA-19.5"]
    two = [There("E1-05", "blue", square=5), There(AMOEBA, "red", square=1)]
    r = shoot(ship("C", threats=two, at=["UR"], squads=[0], turn=5))
    assert r.hits == [0, 1]


@rule("SA-21.20", "SA-21.12", "SA-21.13", "SA-21.22")
def test_interceptors_reach_distance_1_in_all_zones():
    far = There(AMOEBA, "white", square=6)
    r = shoot(pilot("bots", threats=[far, There(AMOEBA, "blue", square=5)]))
    assert r.hits == [0, 3]  # the far one does not split them
    hidden = There("E1-03", "red", square=1)
    r = shoot(pilot("bots", threats=[hidden, There(AMOEBA, "blue", square=5)]))
    assert r.hits == [0, 3]


@rule("SA-21.23", "SA-20.12")
@example("SA-EX-33")
def test_heroic_interceptors():
    two = [There("SE1-05", "red", square=5, marked=2), There(AMOEBA, "white", square=5)]
    assert shoot(pilot("bots*", threats=two)).hits == [1, 2]


@rule("SA-19.2", "SA-25.5", "SA-3.16")
@pytest.mark.parametrize(
    ("card", "square", "station"),
    [("SE2-03", 2, "LR"), ("SE2-03", 6, "LR"), ("SI1-06", 2, "LR"), ("SI2-02", 2, "UW")],
)
def test_nothing_aboard_touches_the_pilot(card, square, station):
    zone = "red" if card.startswith("SE") else ""
    threat = There(card, zone, square=square, speed=1)
    r = play(pilot("bots A", "- A", threats=[threat], at=[station], tiles=order("structural")))
    delayed = square == 6
    assert (r.knocked_out, r.delays) == ([0, not delayed], [0, delayed])  # the other one is struck
    assert (where(r), r.squad[0], slots(r)[8]) == ("space", ACTIVE, "A")


@rule("SA-26.4", "SA-26.3")
@example("SA-EX-24")
def test_the_computer_does_not_delay_the_pilot():
    r = pilot("bots bots", "- A", "- B", at=["UW", "LR"], turn=5, kept=False)
    play(r)
    assert slots(r, 0)[5] == "bots"
    assert [slots(r, member)[5] for member in (1, 2)] == ["-", "-"]


@rule("SA-19.12", "SA-27.4")
def test_the_pilot_returns_for_the_jump_without_attacking():
    r = pilot("bots", threats=[There(AMOEBA, "red", square=5)], turn=12)
    play(r)
    assert (where(r), r.hits[0]) == ("space", 3)
    play(r)
    assert (where(r), r.hits[0], r.turn) == ("UR", 3, 14)


@rule("SA-25.6", "SA-19.9")
def test_back_on_the_ship_the_pilot_is_one_of_the_crew():
    virus = There("SE2-03", "red", square=6, speed=1)
    r = play(pilot("- A", threats=[virus]))
    assert slots(r)[8] == "-"


# The Fissure ---------------------------------------------------------------------------------------------------------


@rule("SA-36.29", "SA-36.30", "SA-36.31", "SA-21.24")
@example("SA-EX-80")
def test_the_fissure_takes_two_attacks():
    amoeba = There(AMOEBA, "red", square=3)
    r = ship("C bots", threats=[There("SI1-04"), amoeba], at=["UR"], squads=[0], turn=5)
    play(r)
    assert r.hits == [1, 0]
    play(r)
    assert r.state[0] == DESTROYED and r.hits[1] == 0
    r.slots[6] = r.slots[5]
    play(r)
    assert r.hits[1] == 3


@rule("SA-36.32")
def test_the_fissure_is_hit_in_step_2():
    r = pilot("bots", threats=[There("SI1-04", hits=1)])
    act(r)
    assert r.state[0] == DESTROYED
    assert told(r, InterceptorsAttack)[0].rule == "SA-36.29"


@rule("SA-36.29")
def test_a_heroic_attack_on_the_fissure_is_one_damage():
    assert act(pilot("bots*", threats=[There("SI1-04")])).hits[0] == 1


@rule("SA-36.31", "SA-35.34")
def test_with_a_fissure_the_behemoth_is_not_attacked():
    r = play(pilot("bots", threats=[There("SI1-04"), There("SE2-01", "red", square=4)]))
    assert r.hits[1] == 0 and r.knocked_out == [0]


@rule("SA-36.29", "SA-18.8")
def test_battlebots_on_the_ship_do_not_reach_the_fissure():
    assert act(ship("bots", threats=[There("SI1-04")], at=["UR"], squads=[0])).hits[0] == 0


@rule("SA-36.33", "SA-36.34", "SA-36.35", "SA-24.12")
@example("SA-EX-81")
def test_the_fissure_doubles_damage_until_it_is_sealed():
    saboteurs = [There("I1-03", square=2, speed=1, at=at) for at in ("LR", "LW")]  # 2 damage each on Z
    r = play(ship("", threats=[There("SI1-04", square=10, speed=1), *saboteurs]))
    assert r.tiles == [4, 2, 0]
    r = play(ship("", threats=[There("SI1-04", square=6, speed=1), *saboteurs]))
    assert r.tiles == [4, 4, 0]
    r = pilot("bots", threats=[There("SI1-04", square=5, hits=1), *saboteurs])
    r.doubled = 0b111
    assert play(r).tiles == [2, 2, 0]
    attacked = There("E1-05", "red", square=6, speed=1)
    r = play(ship("", threats=[There("SI1-04", square=10, speed=1), attacked]))
    assert r.tiles == [2, 0, 0]  # one point of two gets past the shield


@rule("SA-23.12")
def test_the_fissure_tears_the_ship_apart():
    r = play(ship("", threats=[There("SI1-04", square=2, speed=1)]))
    assert (r.lost_to, r.lost_zone) == (0, -1)


# The Behemoth --------------------------------------------------------------------------------------------------------


@rule("SA-35.33", "SA-35.34", "SA-35.38", "SA-19.11", "SA-35.35")
@example("SA-EX-59")
def test_the_behemoth_takes_the_pilot_along():
    r = pilot("bots -", "C", threats=[There("SE2-01", "red", square=4)], at=["UR"])
    r.squad[1] = ACTIVE
    r.slots[12 + 7] = 0
    r.slots[12 + 8] = 3
    play(r)
    assert (r.hits[0], r.knocked_out, r.squad[0]) == (5, [1, 0], DEACTIVATED)
    points = count(r)
    assert points.knocked_out + points.squads == 3
    play(r)
    assert [where(r, member) for member in (0, 1)] == ["space", "UR"]
    assert told(r, NoEffect)[-1].rule == "SA-17.14"


@rule("SA-35.36")
@example("SA-EX-60")
def test_a_heroic_attack_on_the_behemoth():
    r = play(pilot("bots*", threats=[There("SE2-01", "red", square=4)]))
    assert (r.hits[0], r.knocked_out[0], r.squad[0]) == (6, 1, DEACTIVATED)


@rule("SA-35.37")
@example("SA-EX-61")
@pytest.mark.parametrize(("card", "behemoth"), [("bots", 0), ("bots*", 0)])
def test_the_behemoth_in_company_is_one_of_several(card, behemoth):
    r = play(pilot(card, threats=[There("SE2-01", "red", square=4), There("E2-04", "blue", square=4)]))
    assert r.hits == [behemoth, 1] and r.knocked_out == [0]


@rule("SA-35.34", "SA-21.22")
def test_a_hidden_fighter_beside_the_behemoth_is_no_company():
    r = play(pilot("bots", threats=[There("SE2-01", "red", square=4), There("E1-03", "blue", square=4)]))
    assert r.hits == [5, 0] and r.knocked_out == [1]


@rule("SA-19.11", "SA-27.4")
def test_a_knocked_out_pilot_stays_in_space():
    r = pilot("-", turn=12)
    knock_out(r, 0, "SA-35.34")
    play(r, 2)
    assert (where(r), r.pilot) == ("space", 0)


@rule("SA-36.34")
def test_a_sealed_fissure_is_a_destroyed_threat():
    r = mission("", threats=[("SI1-04", 1)])
    play(r)
    assert r.state[0] == IN_PLAY and r.tokens[0] == 0
    r = pilot("bots", threats=[There("SI1-04", hits=1)])
    assert count(play(r)).destroyed == 8
    assert r.state[0] != SURVIVED
