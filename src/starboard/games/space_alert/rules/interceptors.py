"""Interceptors: flying out, staying out, coming home (section 19)."""

from __future__ import annotations

from starboard.games.space_alert.rules.cards import BOTS, EMPTY, HEROIC_BOTS, NOTATION
from starboard.games.space_alert.rules.crew import enter
from starboard.games.space_alert.rules.events import CrewMoved, InterceptorsAttack, NoEffect, ThreatTookDamage
from starboard.games.space_alert.rules.fate import destroy
from starboard.games.space_alert.rules.position import ACTIVE, FIRED, FIRED_HEROIC, IN_PLAY, NOBODY, Reckoning
from starboard.games.space_alert.rules.programs import delay
from starboard.games.space_alert.rules.ship import PLACE_NAMES, SPACE, UPPER_RED


def launch(r: Reckoning, crew: int) -> None:
    """With an active squad, and nobody out there (SA-17.13, SA-17.14); the attack is in this very turn (SA-19.3)."""
    if r.squad[crew] != ACTIVE or r.pilot != NOBODY:
        if r.trace is not None:
            r.trace.append(NoEffect("SA-17.14", crew, "C"))
        return
    r.pilot = crew
    r.station[crew] = SPACE
    if r.trace is not None:
        r.trace.append(CrewMoved("SA-17.13", crew, PLACE_NAMES[SPACE]))
    sortie(r, crew, False, "SA-19.3")


def act_in_space(r: Reckoning, crew: int, card: int) -> None:
    """Only battlebots keep the pilot out (SA-19.4, SA-19.5); any other card waits for the next turn (SA-19.8)."""
    if card in (BOTS, HEROIC_BOTS):
        sortie(r, crew, card == HEROIC_BOTS, "SA-19.5")
        return
    if card != EMPTY:
        if r.trace is not None:
            r.trace.append(NoEffect("SA-19.4", crew, NOTATION[card]))
        delay(r, crew, r.turn, "SA-19.8")
    come_home(r, "SA-19.7" if card == EMPTY else "SA-19.8")


def come_home(r: Reckoning, rule: str) -> None:
    """Back into upper red with the squad, which is an entry like any other (SA-19.9)."""
    crew = r.pilot
    r.pilot = NOBODY  # SA-19.10
    enter(r, crew, UPPER_RED, rule)


def sortie(r: Reckoning, crew: int, heroic: bool, rule: str) -> None:
    """The attack comes in step 3, but on a Fissure at once (SA-36.29 to SA-36.32, SA-AMB-29)."""
    fissure = fissure_in_play(r)
    if r.trace is not None:
        r.trace.append(InterceptorsAttack("SA-36.29" if fissure >= 0 else rule, crew, heroic))
    if fissure < 0:
        r.sortie = FIRED_HEROIC if heroic else FIRED
        return
    r.hits[fissure] += 1
    if r.trace is not None:
        r.trace.append(ThreatTookDamage("SA-36.29", r.cards[fissure], r.numbers[fissure], 1))
    if r.hits[fissure] >= r.hp[fissure]:
        destroy(r, fissure)


def fissure_in_play(r: Reckoning) -> int:
    for i in range(len(r.cards)):
        if r.state[i] == IN_PLAY and r.threats[i].fissure:
            return i
    return NOBODY
