"""Step 2: crew members execute their slots, one after another (sections 11, 13, 14, 17, 20)."""

from __future__ import annotations

from starboard.games.space_alert.rules.battlebots import fight
from starboard.games.space_alert.rules.cards import (
    BOTS,
    EMPTY,
    GO_TO,
    HEROIC_A,
    HEROIC_B,
    HEROIC_BOTS,
    LIFT,
    MOVE_BLUE,
    MOVE_RED,
    NOTATION,
    A,
    B,
    C,
)
from starboard.games.space_alert.rules.crew import enter
from starboard.games.space_alert.rules.events import CrewActs, VisualConfirmed
from starboard.games.space_alert.rules.interceptors import act_in_space
from starboard.games.space_alert.rules.malfunctions import repair_together
from starboard.games.space_alert.rules.position import Reckoning
from starboard.games.space_alert.rules.programs import card_in, delay_next
from starboard.games.space_alert.rules.ship import (
    BLUE,
    DECK,
    GRAVOLIFT,
    PHASE,
    RED,
    SPACE,
    VISUAL_POINTS,
    ZONES,
    neighbour,
)
from starboard.games.space_alert.rules.systems import fire, move_energy, no_effect, use_special


def act(r: Reckoning, crew: int) -> None:
    """The half that shows in the slot of this turn is executed (SA-11.4), unless its owner is knocked out (SA-11.9)."""
    if r.knocked_out[crew]:
        return
    card = card_in(r, crew, r.turn)
    if r.trace is not None and card != EMPTY:
        r.trace.append(CrewActs(crew, NOTATION[card]))
    if r.station[crew] == SPACE:
        act_in_space(r, crew, card)
    elif card in (A, HEROIC_A):
        fire(r, crew, card == HEROIC_A)
    elif card in (B, HEROIC_B):
        move_energy(r, crew, card == HEROIC_B)
    elif card == C:
        use_special(r, crew)
    elif card in (BOTS, HEROIC_BOTS):
        fight(r, crew, card == HEROIC_BOTS)
    elif card == MOVE_RED:
        walk(r, crew, RED)
    elif card == MOVE_BLUE:
        walk(r, crew, BLUE)
    elif card == LIFT:
        take_lift(r, crew)
    elif card >= GO_TO:
        enter(r, crew, card - GO_TO, "SA-20.1")  # no lift is used, and none delays (SA-20.2)


def walk(r: Reckoning, crew: int, side: int) -> None:
    """One station towards red or blue (SA-13.1, SA-13.2); in that zone already, nobody moves (SA-13.3)."""
    here = r.station[crew]
    station = neighbour(here, side)
    if station == here:
        no_effect(r, crew, "red" if side == RED else "blue", "SA-13.3")
    else:
        enter(r, crew, station, "SA-13.1" if side == RED else "SA-13.2")


def take_lift(r: Reckoning, crew: int) -> None:
    """To the other deck, always (SA-13.4); the lift delays if it is damaged, or was used in this turn (SA-13.5)."""
    here = r.station[crew]
    zone = here % ZONES
    slow = (r.broken[zone] >> GRAVOLIFT | r.lifts >> zone) & 1
    r.lifts |= 1 << zone
    enter(r, crew, neighbour(here, DECK), "SA-13.4")
    if slow:
        delay_next(r, crew, "SA-13.5")


def end_actions(r: Reckoning) -> None:
    """After the last crew member: repair bonuses, then the marker of visual confirmation (SA-11.8)."""
    for i in range(len(r.cards)):
        if r.worked[i]:
            if r.threats[i].together:
                repair_together(r, i)
            r.worked[i] = 0
    observers = min(r.observers, len(VISUAL_POINTS) - 1)
    r.observers = 0
    phase = PHASE[r.turn]
    if observers > r.visual[phase]:  # SA-17.19, SA-17.20
        r.visual[phase] = observers
        if r.trace is not None:
            r.trace.append(VisualConfirmed(phase + 1, observers))
