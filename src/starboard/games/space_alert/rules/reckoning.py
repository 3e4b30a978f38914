"""The Resolution round, step by step (sections 9, 10, 26 and 27).

A turn is a row of steps: the threat appears, each crew member acts, the actions end, damage is computed, the threats
act, the computer is checked. `do_step` does the next one, so that a table can stop between any two of them; `run` does
them all.
"""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content.threats import STATIONS
from starboard.games.space_alert.rules.actions import act, end_actions
from starboard.games.space_alert.rules.combat import compute_damage
from starboard.games.space_alert.rules.crew import on_ship
from starboard.games.space_alert.rules.damage import Lost
from starboard.games.space_alert.rules.events import ComputerChecked, Jumped, StepBegan, ThreatAppeared
from starboard.games.space_alert.rules.interceptors import come_home
from starboard.games.space_alert.rules.malfunctions import count_warheads
from starboard.games.space_alert.rules.position import IN_PLAY, INTERNAL, NOBODY, Reckoning
from starboard.games.space_alert.rules.programs import delay_next
from starboard.games.space_alert.rules.ship import CHECKS, PHASE, ZONE_NAMES
from starboard.games.space_alert.rules.threat_actions import act_all

# The steps of a turn. Crew member k acts in step CREW_ACTS + k; what follows is counted from there.
THREAT_APPEARS: Final = 0
CREW_ACTS: Final = 1
AFTER_CREW: Final = ("player_actions", "compute_damage", "threat_actions", "computer_check")


def over(r: Reckoning) -> bool:
    return r.lost_to != NOBODY or r.turn > r.last + 1


def lost(r: Reckoning) -> bool:
    return r.lost_to != NOBODY


def run(r: Reckoning, through: int) -> None:
    """All steps up to the end of a turn, or of the mission."""
    while r.turn <= through and not over(r):
        do_step(r)


def next_actor(r: Reckoning) -> int:
    """The crew member whose slot comes next, or NOBODY: for who may declare a trip (SA-11.6)."""
    acting = THREAT_APPEARS < r.step <= r.crew and r.turn <= r.last
    return r.step - CREW_ACTS if acting else NOBODY


def step_name(r: Reckoning) -> str:
    """The step that comes next."""
    if r.step == THREAT_APPEARS:
        return "threat_appears" if r.turn <= r.last else "jump"
    return AFTER_CREW[max(r.step - CREW_ACTS - r.crew, 0)]


def do_step(r: Reckoning) -> None:
    """The next step. A loss stops it, and with it everything (SA-22.14)."""
    if r.trace is not None and not CREW_ACTS < r.step <= CREW_ACTS + r.crew:  # all of step 2 is announced once
        r.trace.append(StepBegan(r.turn, step_name(r)))
    try:
        if r.turn > r.last:
            leave(r)
        else:
            step_of_turn(r)
    except Lost:
        return


def step_of_turn(r: Reckoning) -> None:
    """One step of a turn in which the crew acts (SA-9.4, SA-9.5, SA-9.8)."""
    step = r.step
    r.step = step + 1
    after = step - CREW_ACTS - r.crew
    if step == THREAT_APPEARS:
        r.lifts = 0  # SA-13.7
        appear_all(r)
    elif after < 0:
        act(r, step - CREW_ACTS)
    elif after == 0:
        end_actions(r)
    elif after == 1:
        compute_damage(r)
    elif after == 2:
        act_all(r)
        if r.turn not in CHECKS:
            end_turn(r)
    else:
        check_computer(r)
        end_turn(r)


def end_turn(r: Reckoning) -> None:
    r.turn += 1
    r.step = THREAT_APPEARS


def appear_all(r: Reckoning) -> None:
    """Step 1: the threats with the number of this turn come into play (SA-10.1, SA-10.7)."""
    for i in range(len(r.cards)):
        if r.numbers[i] == r.turn:
            appear(r, i)


def appear(r: Reckoning, i: int) -> None:
    """On the first cell of its trajectory (SA-10.2), with its tokens on the ship (SA-10.4, SA-10.6)."""
    threat = r.threats[i]
    r.state[i] = IN_PLAY
    r.tokens[i] = threat.stations
    if r.trace is not None:
        zone = "" if r.zones[i] == INTERNAL else ZONE_NAMES[r.zones[i]]
        stations = tuple([name for k, name in enumerate(STATIONS) if threat.stations >> k & 1])
        r.trace.append(ThreatAppeared(threat.id, r.numbers[i], zone, stations, r.square[i]))
    if threat.warheads:
        count_warheads(r, i)


def check_computer(r: Reckoning) -> None:
    """Step 5: a computer that was not maintained delays everybody on the ship (SA-26.2 to SA-26.4)."""
    phase = PHASE[r.turn]
    if r.trace is not None:
        r.trace.append(ComputerChecked(phase + 1, bool(r.computer[phase])))
    if not r.computer[phase]:
        for crew in on_ship(r):
            delay_next(r, crew, "SA-26.3")


def leave(r: Reckoning) -> None:
    """The turn after the last: a rocket hits, the pilot returns, the threats act, the ship jumps (section 27)."""
    compute_damage(r)  # SA-27.2: only a rocket can be under way (SA-27.3)
    if r.pilot != NOBODY and not r.knocked_out[r.pilot]:
        come_home(r, "SA-27.4")
    act_all(r)  # SA-27.5
    end_turn(r)
    if r.trace is not None:
        r.trace.append(Jumped())
