"""What holds for every mission, whatever is in it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.games.space_alert.content.threats import threats
from starboard.games.space_alert.rules.cards import CODES
from starboard.games.space_alert.rules.events import (
    Attacked,
    EnergyLost,
    EnergyMoved,
    Refuelled,
    ThreatDestroyed,
    ThreatSurvived,
    TileDrawn,
    WeaponArmed,
)
from starboard.games.space_alert.rules.position import DESTROYED, SURVIVED, Reckoning
from starboard.games.space_alert.rules.programs import load
from starboard.games.space_alert.rules.reckoning import do_step, lost, over, run
from starboard.games.space_alert.rules.scoring import count
from starboard.games.space_alert.rules.ship import SPACE
from starboard.kernel.data import Codec, Data, plain
from tests.games.space_alert.picture import listening
from tests.marks import rule

CARDS = st.sampled_from(list(CODES.values()))
PROGRAMS = st.lists(st.lists(CARDS, min_size=12, max_size=12), min_size=1, max_size=6)
TRACKS = st.tuples(*[st.sampled_from([f"T{n}" for n in range(1, 8)])] * 4)
STACKS = st.tuples(*[st.permutations(range(6)).map(tuple)] * 3)
CODEC = Codec(Reckoning, ())


@st.composite
def laid_threats(draw):
    laid = []
    for card in draw(st.lists(st.sampled_from(sorted(threats())), max_size=8)):
        zone = draw(st.integers(0, 2)) if threats()[card].external else -1
        laid.append((card, draw(st.integers(1, 12)), zone))
    return laid


@st.composite
def missions(draw):
    programs = draw(PROGRAMS)
    r = Reckoning(len(programs), draw(laid_threats()), draw(TRACKS), draw(STACKS))
    for crew, program in enumerate(programs):
        load(r, crew, program)
    return r


def told(r, kind):
    return [event for event in r.trace if isinstance(event, kind)]


@rule("SA-38.9", "SA-9.7")
@given(missions())
def test_the_same_mission_ends_the_same_listened_to_or_not(r):
    before = plain(r)
    first, second = r.clone(), r.clone()
    second.trace = []
    run(first, 13)
    run(second, 13)
    assert plain(first) == plain(second)
    assert plain(r) == before


@rule("SA-16.9", "SA-24.1", "SA-24.8", "SA-20.9")
@given(missions())
def test_energy_is_conserved_but_where_a_rule_spends_it(r):
    before = sum(r.reactor) + sum(r.shield)
    r.trace = []
    while not over(r):
        do_step(r)
        assert min(r.reactor + r.shield) >= 0
    gained = sum(event.extra for event in told(r, EnergyMoved))
    gained += sum(event.cubes + event.extra for event in told(r, Refuelled))
    spent = sum(event.energy for event in told(r, WeaponArmed))
    spent += sum(event.cubes for event in told(r, EnergyLost))
    spent += sum(event.absorbed for event in told(r, Attacked))
    assert sum(r.reactor) + sum(r.shield) == before + gained - spent
    assert 0 <= r.fuel <= 3 and 0 <= r.rockets <= 3


@rule("SA-24.11", "SA-24.4")
@given(missions())
def test_no_zone_has_more_tiles_than_six(r):
    r.trace = []
    run(r, 13)
    for zone, name in enumerate(("red", "white", "blue")):
        drawn = [event.tile for event in told(r, TileDrawn) if event.zone == name]
        assert len(set(drawn)) == len(drawn) == r.tiles[zone] <= 6
        assert r.broken[zone].bit_count() == r.tiles[zone]
    assert lost(r) or r.lost_zone == -1


@rule("SA-9.6", "SA-27.7", "SA-1.7")
@given(laid_threats(), TRACKS, STACKS, st.integers(1, 6))
def test_a_mission_without_any_input_ends(laid, boards, stacks, crew):
    r = Reckoning(crew, laid, boards, stacks)
    run(r, 13)
    assert over(r) and r.turn <= 14
    assert lost(r) or r.turn == 14


@rule("SA-38.9", "SA-12.2")
@given(missions(), st.data())
def test_resuming_from_the_turn_that_changed_is_running_through(r, data):
    first = data.draw(st.integers(1, 12))
    crew = data.draw(st.integers(0, r.crew - 1))
    program = r.slots[crew * 12 : crew * 12 + 12]
    changed = program[: first - 1] + data.draw(st.lists(CARDS, min_size=13 - first, max_size=13 - first))
    through = r.clone()
    load(through, crew, changed)
    run(through, 13)
    run(r, first - 1)
    load(r, crew, changed)
    run(r, 13)
    assert plain(r) == plain(through)


@rule("SA-9.8")
@given(missions(), st.integers(0, 120))
def test_a_reckoning_can_be_saved_between_any_two_steps(r, steps):
    for _ in range(steps):
        if not over(r):
            do_step(r)
    saved = CODEC.decode(CODEC.encode(r))
    assert plain(saved) == plain(r) == plain(r.clone()) == plain(Data.clone(r))
    run(r, 13)
    run(saved, 13)
    assert plain(saved) == plain(r)


@rule("SA-19.1", "SA-13.8", "SA-25.1")
@given(missions())
def test_one_pilot_at_most_and_the_knocked_out_stay_so(r):
    out = set()
    while not over(r):
        do_step(r)
        assert [crew for crew in range(r.crew) if r.station[crew] == SPACE] == ([r.pilot] if r.pilot >= 0 else [])
        now = {crew for crew in range(r.crew) if r.knocked_out[crew]}
        assert out <= now
        out = now
        assert r.squad.count(0) + r.stored.count(0) == r.crew  # two squads, led or stored


@rule("SA-29.2", "SA-29.8")
@given(missions())
def test_the_points_are_those_of_the_cards_collected(r):
    r.trace = []
    run(r, 13)
    points = count(r)
    if lost(r):
        assert points.total == 0
        return
    assert points.destroyed == sum(event.points for event in told(r, ThreatDestroyed))
    assert points.survived == sum(event.points for event in told(r, ThreatSurvived))
    assert r.state.count(DESTROYED) == len(told(r, ThreatDestroyed))
    assert r.state.count(SURVIVED) == len(told(r, ThreatSurvived))


@given(missions())
def test_all_that_happens_is_told(r):
    r.trace = []
    while not over(r):
        with listening(r):
            do_step(r)


@pytest.mark.slow
@settings(max_examples=2000)
@given(missions())
def test_every_mission_ends(r):
    steps = 0
    while not over(r):
        do_step(r)
        steps += 1
    assert steps <= 12 * (r.crew + 4) + 4
