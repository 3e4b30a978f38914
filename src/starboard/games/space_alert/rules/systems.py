"""Actions A, B and C: weapons, energy, special systems (sections 15 to 17, SA-D3)."""

from __future__ import annotations

from starboard.games.space_alert.rules.crew import leads
from starboard.games.space_alert.rules.events import (
    ComputerKept,
    EnergyMoved,
    NoEffect,
    Observed,
    Refuelled,
    RocketLaunched,
    SquadActivated,
    SquadTaken,
    WeaponArmed,
)
from starboard.games.space_alert.rules.interceptors import launch
from starboard.games.space_alert.rules.malfunctions import repair_instead
from starboard.games.space_alert.rules.position import (
    ACTIVE,
    FIRED,
    FIRED_HEROIC,
    FIRST_CELL,
    NO_SQUAD,
    STORE_BLUE,
    STORE_RED,
    UNFIRED,
    Reckoning,
)
from starboard.games.space_alert.rules.ship import (
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    PHASE,
    PLACE_NAMES,
    PULSE_CANNON,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
    WHITE,
    ZONE_NAMES,
    ZONES,
)


def no_effect(r: Reckoning, crew: int, action: str, rule: str) -> None:
    """The card is spent (SA-11.5)."""
    if r.trace is not None:
        r.trace.append(NoEffect(rule, crew, action))


# A: weapons ----------------------------------------------------------------------------------------------------------


def fire(r: Reckoning, crew: int, heroic: bool) -> None:
    """Arms the weapon of the station; the shot is resolved in step 3 (SA-15.7). A heroic shot is stronger (SA-20.4)."""
    station = r.station[crew]
    zone = station % ZONES
    from_reactor = station < ZONES or station == PULSE_CANNON  # SA-15.1; light lasers have a battery (SA-15.3)
    if r.fired[station] != UNFIRED:
        no_effect(r, crew, "A", "SA-15.5")
        return
    if from_reactor:
        if r.reactor[zone] == 0:
            no_effect(r, crew, "A", "SA-15.2")
            return
        r.reactor[zone] -= 1
    r.fired[station] = FIRED_HEROIC if heroic else FIRED
    if r.trace is not None:
        r.trace.append(WeaponArmed(crew, PLACE_NAMES[station], 1 if from_reactor else 0, heroic))


# B: energy -----------------------------------------------------------------------------------------------------------


def move_energy(r: Reckoning, crew: int, heroic: bool) -> None:
    station = r.station[crew]
    zone = station % ZONES
    if repair_instead(r, crew, "B", 2 if heroic else 1):  # SA-20.10
        return
    if station == LOWER_WHITE:
        refuel(r, crew, heroic)
    elif station < ZONES:  # SA-16.1
        fill(r, crew, zone, r.shield, r.shield_capacity[zone], zone, heroic)
    else:  # SA-16.3
        fill(r, crew, zone, r.reactor, r.reactor_capacity[zone], WHITE, heroic)


def fill(r: Reckoning, crew: int, zone: int, energy: list[int], capacity: int, source: int, heroic: bool) -> None:
    """As much as fits and is there (SA-16.2, SA-16.4); a heroic action adds one, capacity or not (SA-20.6, SA-20.7)."""
    moved = min(capacity - energy[zone], r.reactor[source])
    if moved <= 0:  # SA-20.8
        no_effect(r, crew, "B", "SA-16.2" if energy is r.shield else "SA-16.4")
        return
    extra = 1 if heroic else 0
    r.reactor[source] -= moved
    energy[zone] += moved + extra
    if r.trace is not None:
        part = "shield" if energy is r.shield else "reactor"
        r.trace.append(EnergyMoved(crew, part, ZONE_NAMES[zone], moved, extra))


def refuel(r: Reckoning, crew: int, heroic: bool) -> None:
    """A capsule fills the central reactor (SA-16.5); it is spent even if that is full (SA-16.7)."""
    if r.fuel == 0:
        no_effect(r, crew, "B", "SA-16.6")
        return
    r.fuel -= 1
    moved = max(r.reactor_capacity[WHITE] - r.reactor[WHITE], 0)  # SA-16.8
    extra = 1 if heroic and moved else 0  # SA-20.8
    r.reactor[WHITE] += moved + extra
    if r.trace is not None:
        r.trace.append(Refuelled(crew, moved, extra))


# C: special systems --------------------------------------------------------------------------------------------------


def use_special(r: Reckoning, crew: int) -> None:
    if repair_instead(r, crew, "C", 1):
        return
    station = r.station[crew]
    if station == UPPER_RED:
        launch(r, crew)
    elif station == UPPER_WHITE:
        keep_computer(r, crew)
    elif station == UPPER_BLUE:
        take_squad(r, crew, STORE_BLUE)
    elif station == LOWER_RED:
        take_squad(r, crew, STORE_RED)
    elif station == LOWER_WHITE:
        observe(r, crew)
    elif station == LOWER_BLUE:
        launch_rocket(r, crew)


def keep_computer(r: Reckoning, crew: int) -> None:
    phase = PHASE[r.turn]
    if r.computer[phase]:
        no_effect(r, crew, "C", "SA-17.2")
        return
    r.computer[phase] = 1  # SA-17.1
    if r.trace is not None:
        r.trace.append(ComputerKept(crew, phase + 1))


def observe(r: Reckoning, crew: int) -> None:
    r.observers += 1  # SA-17.16
    if r.trace is not None:
        r.trace.append(Observed(crew))


def launch_rocket(r: Reckoning, crew: int) -> None:
    if r.rockets == 0 or r.rocket_track & FIRST_CELL:
        no_effect(r, crew, "C", "SA-17.5")
        return
    r.rockets -= 1  # SA-17.4
    r.rocket_track |= FIRST_CELL
    if r.trace is not None:
        r.trace.append(RocketLaunched(crew))


def take_squad(r: Reckoning, crew: int, store: int) -> None:
    """Takes the stored squad as it is, or re-activates the one that is led (SA-17c, SA-36.18)."""
    if leads(r, crew):
        if r.squad[crew] == ACTIVE:
            no_effect(r, crew, "C", "SA-17.11")
            return
        r.squad[crew] = ACTIVE  # SA-17.10
        if r.trace is not None:
            r.trace.append(SquadActivated(crew))
    elif r.stored[store] == NO_SQUAD:
        no_effect(r, crew, "C", "SA-17.9")
    else:
        r.squad[crew] = r.stored[store]  # SA-17.8
        r.stored[store] = NO_SQUAD
        if r.trace is not None:
            r.trace.append(SquadTaken(crew, PLACE_NAMES[r.station[crew]], r.squad[crew] == ACTIVE))
