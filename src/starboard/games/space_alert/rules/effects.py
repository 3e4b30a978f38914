"""What threats do on X, Y and Z: one executor per kind of effect (sections 23, 35, 36; SA-E8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.games.space_alert.content.threats import Effect
from starboard.games.space_alert.rules.combat import shield_now
from starboard.games.space_alert.rules.crew import fit_in, knock_out, leads, on_ship
from starboard.games.space_alert.rules.damage import attack, attack_all, attack_bonus, drain, hurt, lose
from starboard.games.space_alert.rules.events import (
    Attacked,
    AttacksStrengthened,
    DamageDoubled,
    EnergyFlowed,
    FireBackBegan,
    FuelLost,
    IntruderMoved,
    RocketLost,
    ShieldsStrengthened,
    SlimeSpread,
    StoredSquadDeactivated,
    ThreatChanged,
    ThreatHealed,
    ThreatRevealed,
    ThreatTookDamage,
)
from starboard.games.space_alert.rules.fate import destroy
from starboard.games.space_alert.rules.malfunctions import count_warheads
from starboard.games.space_alert.rules.position import (
    ACTIVE,
    DEACTIVATED,
    FIRES_BACK,
    IN_PLAY,
    INTERNAL,
    NO_SQUAD,
    REVEALED,
    SHIELDS,
    STORE_RED,
    STRENGTHENS,
    SURVIVED,
    Reckoning,
)
from starboard.games.space_alert.rules.programs import delay_next
from starboard.games.space_alert.rules.rulings import (
    COUNT_KNOCKED_OUT,
    DEACTIVATED_SQUADS_PROTECT,
    UPRISING_SPARES_DEACTIVATED,
)
from starboard.games.space_alert.rules.ship import (
    ALL_STATIONS,
    BLUE,
    DECK,
    LOWER_RED,
    LOWER_STATIONS,
    PLACE_NAMES,
    RED,
    UPPER_WHITE,
    WHITE,
    ZONE_NAMES,
    ZONE_STATIONS,
    ZONES,
    neighbour,
)

Executor = Callable[[Reckoning, int, Effect], None]

CARD: Final = "SA-E8"  # for what only the card says
ALL: Final = 99  # more than there can be


# Attacks of external threats (SA-23.1 to SA-23.3) ---------------------------------------------------------------------


def attack_zone(r: Reckoning, i: int, effect: Effect) -> None:
    """Its own zone, unless the card names another."""
    attack(r, i, effect.side if effect.side >= 0 else r.zones[i], effect.amount, "SA-23.1")


def attack_each_zone(r: Reckoning, i: int, effect: Effect) -> None:
    attack_all(r, i, effect.amount, "SA-23.2")


def attack_others(r: Reckoning, i: int, effect: Effect) -> None:
    """The two other zones."""
    for zone in range(ZONES):
        if zone != r.zones[i]:
            attack(r, i, zone, effect.amount, "SA-23.2")


def attack_rest(r: Reckoning, i: int, effect: Effect) -> None:
    """So many times the HP it has left."""
    attack(r, i, r.zones[i], effect.amount * (r.hp[i] - r.hits[i]), "SA-23.3")


def attack_unshielded(r: Reckoning, i: int, effect: Effect) -> None:
    strength = effect.amount + attack_bonus(r, i)
    if r.trace is not None:
        r.trace.append(Attacked(CARD, r.cards[i], r.numbers[i], ZONE_NAMES[r.zones[i]], strength, 0))
    hurt(r, i, r.zones[i], strength)


# A threat changes itself, or others (SA-23.5 to SA-23.7) --------------------------------------------------------------


def heal(r: Reckoning, i: int, effect: Effect) -> None:
    remove_cubes(r, i, effect.amount)


def heal_half(r: Reckoning, i: int, effect: Effect) -> None:
    """Half its cubes, rounded down."""
    remove_cubes(r, i, r.hits[i] // 2)


def remove_cubes(r: Reckoning, i: int, cubes: int) -> None:
    healed = min(cubes, r.hits[i])
    r.hits[i] -= healed
    if r.trace is not None:
        r.trace.append(ThreatHealed(r.cards[i], r.numbers[i], healed))


def change_speed(r: Reckoning, i: int, effect: Effect) -> None:
    r.speed[i] += effect.amount
    tell_change(r, i, "SA-23.5")


def change_shield(r: Reckoning, i: int, effect: Effect) -> None:
    r.shield_value[i] += effect.amount
    tell_change(r, i, "SA-23.5")


def set_shield(r: Reckoning, i: int, effect: Effect) -> None:
    r.shield_value[i] = effect.amount
    tell_change(r, i, "SA-23.6")


def tell_change(r: Reckoning, i: int, rule: str) -> None:
    if r.trace is not None:
        shield = 0 if r.zones[i] == INTERNAL else shield_now(r, i)
        r.trace.append(ThreatChanged(rule, r.cards[i], r.numbers[i], shield, r.speed[i], r.hp[i]))


def reveal(r: Reckoning, i: int, effect: Effect) -> None:
    r.marked[i] |= REVEALED
    if r.trace is not None:
        r.trace.append(ThreatRevealed(r.cards[i], r.numbers[i]))


def fire_back(r: Reckoning, i: int, effect: Effect) -> None:
    r.marked[i] |= FIRES_BACK
    if r.trace is not None:
        r.trace.append(FireBackBegan(r.cards[i], r.numbers[i]))


def take_damage(r: Reckoning, i: int, effect: Effect) -> None:
    """Damage to itself, past its shield value (SA-35.42, SA-35.45, SA-35.46)."""
    r.hits[i] += effect.amount
    if r.trace is not None:
        r.trace.append(ThreatTookDamage("SA-35.42", r.cards[i], r.numbers[i], effect.amount))
    if r.hits[i] >= r.hp[i]:
        destroy(r, i)


def strengthen_others(r: Reckoning, i: int, effect: Effect) -> None:
    r.marked[i] |= STRENGTHENS
    r.strengtheners += 1
    if r.trace is not None:
        r.trace.append(AttacksStrengthened(r.cards[i], r.numbers[i]))


def shield_all(r: Reckoning, i: int, effect: Effect) -> None:
    r.marked[i] |= SHIELDS
    r.shielders += 1
    if r.trace is not None:
        r.trace.append(ShieldsStrengthened(r.cards[i], r.numbers[i]))


# Intruders move (SA-23.8, SA-23.9) ------------------------------------------------------------------------------------


def station_of(r: Reckoning, i: int) -> int:
    """Where the only token of an internal threat lies."""
    return r.tokens[i].bit_length() - 1


def move(r: Reckoning, i: int, effect: Effect) -> None:
    put(r, i, neighbour(station_of(r, i), effect.side))


def put(r: Reckoning, i: int, station: int) -> None:
    r.tokens[i] = 1 << station
    if r.trace is not None:
        r.trace.append(IntruderMoved(r.cards[i], r.numbers[i], PLACE_NAMES[station]))


def seek(r: Reckoning, i: int, effect: Effect) -> None:
    """To the adjacent station with the most crew members; on a tie it stays (SA-36.43 to SA-36.46)."""
    here = station_of(r, i)
    most = 0
    goal = here
    for side in (RED, BLUE, DECK):
        station = neighbour(here, side)
        if station == here:
            continue
        found = crowd(r, station)
        if found > most:
            most = found
            goal = station
        elif found == most:
            goal = here
    put(r, i, goal)


def crowd(r: Reckoning, station: int) -> int:
    """How many crew members count as being in a station (SA-25.7, SA-AMB-12)."""
    if COUNT_KNOCKED_OUT:
        return r.station.count(station)
    return len(fit_in(r, 1 << station))


def spread(r: Reckoning, i: int, effect: Effect) -> None:
    """Every token spreads once in its direction, never onto Slime (SA-36.13, SA-36.16, SA-36.22, SA-AMB-30)."""
    slimy = 0
    for other in range(len(r.cards)):
        if r.threats[other].slime and r.state[other] in (IN_PLAY, SURVIVED):
            slimy |= r.tokens[other]
    reached = r.tokens[i] >> 1 if effect.side == RED else r.tokens[i] << 1
    new = reached & LOWER_STATIONS & ~slimy
    r.tokens[i] |= new
    if r.trace is not None:
        for station in range(2 * ZONES):
            if new >> station & 1:
                r.trace.append(SlimeSpread(r.cards[i], r.numbers[i], PLACE_NAMES[station]))


# Damage by internal threats (SA-23.4) ---------------------------------------------------------------------------------


def damage(r: Reckoning, i: int, effect: Effect) -> None:
    hurt(r, i, station_of(r, i) % ZONES, effect.amount)


def damage_all(r: Reckoning, i: int, effect: Effect) -> None:
    for zone in range(ZONES):
        hurt(r, i, zone, effect.amount)


def damage_rest(r: Reckoning, i: int, effect: Effect) -> None:
    """So many times the HP it has left (SA-36.7)."""
    hurt(r, i, station_of(r, i) % ZONES, effect.amount * (r.hp[i] - r.hits[i]))


def damage_tokens(r: Reckoning, i: int, effect: Effect) -> None:
    """Every token strikes its own zone (SA-36.17, SA-36.53, SA-AMB-39), from left to right."""
    for zone in range(ZONES):
        hurt(r, i, zone, effect.amount * (r.tokens[i] & ZONE_STATIONS[zone]).bit_count())


def damage_per_person(r: Reckoning, i: int, effect: Effect) -> None:
    station = station_of(r, i)
    hurt(r, i, station % ZONES, crowd(r, station))


def damage_per_energy(r: Reckoning, i: int, effect: Effect) -> None:
    zone = station_of(r, i) % ZONES
    hurt(r, i, zone, r.reactor[zone])


def double_damage(r: Reckoning, i: int, effect: Effect) -> None:
    """Of one zone, or of all (SA-36.33)."""
    r.doubled = 1 << effect.side if effect.side >= 0 else (1 << ZONES) - 1
    if r.trace is not None:
        zones = tuple([ZONE_NAMES[zone] for zone in range(ZONES) if r.doubled >> zone & 1])
        r.trace.append(DamageDoubled(zones))


# Energy, fuel, rockets, squads ----------------------------------------------------------------------------------------


def empty_shields(r: Reckoning, i: int, effect: Effect) -> None:
    for zone in range(ZONES):
        drain(r, zone, r.shield, ALL, CARD)


def leak_shields(r: Reckoning, i: int, effect: Effect) -> None:
    for zone in range(ZONES):
        drain(r, zone, r.shield, effect.amount, CARD)


def empty_shield(r: Reckoning, i: int, effect: Effect) -> None:
    drain(r, station_of(r, i) % ZONES, r.shield, ALL, CARD)


def empty_reactor(r: Reckoning, i: int, effect: Effect) -> None:
    drain(r, station_of(r, i) % ZONES, r.reactor, ALL, CARD)


def drain_reactor(r: Reckoning, i: int, effect: Effect) -> None:
    drain(r, effect.side, r.reactor, effect.amount, CARD)


def drain_reactors(r: Reckoning, i: int, effect: Effect) -> None:
    for zone in range(ZONES):
        drain(r, zone, r.reactor, effect.amount, CARD)


def sabotage(r: Reckoning, i: int, effect: Effect) -> None:
    """The reactor of its zone loses a cube; an empty one is damaged instead."""
    zone = station_of(r, i) % ZONES
    if drain(r, zone, r.reactor, 1, CARD) == 0:
        hurt(r, i, zone, 1)


def overload_shield(r: Reckoning, i: int, effect: Effect) -> None:
    """Central energy runs into the white shield; what does not fit is lost and does damage."""
    moved = max(min(r.shield_capacity[WHITE] - r.shield[WHITE], r.reactor[WHITE]), 0)
    r.reactor[WHITE] -= moved
    r.shield[WHITE] += moved
    if r.trace is not None and moved:
        r.trace.append(EnergyFlowed(ZONE_NAMES[WHITE], moved))
    hurt(r, i, WHITE, drain(r, WHITE, r.reactor, ALL, CARD))


def burst_shield(r: Reckoning, i: int, effect: Effect) -> None:
    """All energy of the white shield is lost and does damage."""
    hurt(r, i, WHITE, drain(r, WHITE, r.shield, ALL, CARD))


def burst_reactors(r: Reckoning, i: int, effect: Effect) -> None:
    """All energy of every reactor is lost and does damage to its zone."""
    for zone in range(ZONES):
        hurt(r, i, zone, drain(r, zone, r.reactor, ALL, CARD))


def lose_fuel(r: Reckoning, i: int, effect: Effect) -> None:
    if r.fuel:
        r.fuel -= 1
        if r.trace is not None:
            r.trace.append(FuelLost())


def lose_rocket(r: Reckoning, i: int, effect: Effect) -> None:
    """One stored rocket (SA-36.12), which Unstable Warheads notice (SA-36.5, SA-36.6, SA-AMB-31)."""
    if r.rockets == 0:
        return
    r.rockets -= 1
    if r.trace is not None:
        r.trace.append(RocketLost())
    for other in range(len(r.cards)):
        if r.threats[other].warheads and r.state[other] == IN_PLAY:
            count_warheads(r, other)


def deactivate_stored(r: Reckoning, i: int, effect: Effect) -> None:
    """The squad of lower red, unless somebody leads it (SA-36.11)."""
    if r.stored[STORE_RED] == ACTIVE:
        r.stored[STORE_RED] = DEACTIVATED
        if r.trace is not None:
            r.trace.append(StoredSquadDeactivated(PLACE_NAMES[LOWER_RED]))


# Crew members (SA-23.10, SA-23.11) ------------------------------------------------------------------------------------


def delay_in(r: Reckoning, stations: int) -> None:
    for crew in fit_in(r, stations):
        delay_next(r, crew, "SA-23.10")


def delay_here(r: Reckoning, i: int, effect: Effect) -> None:
    """In every station with a token of it."""
    delay_in(r, r.tokens[i])


def delay_zone(r: Reckoning, i: int, effect: Effect) -> None:
    delay_in(r, ZONE_STATIONS[r.zones[i]])


def delay_ship(r: Reckoning, i: int, effect: Effect) -> None:
    delay_in(r, ALL_STATIONS)


def knock_out_in(r: Reckoning, stations: int) -> None:
    for crew in fit_in(r, stations):
        knock_out(r, crew, "SA-23.11")


def knock_out_here(r: Reckoning, i: int, effect: Effect) -> None:
    """In every station with a token of it."""
    knock_out_in(r, r.tokens[i])


def knock_out_ship(r: Reckoning, i: int, effect: Effect) -> None:
    knock_out_in(r, ALL_STATIONS)


def knock_out_off_bridge(r: Reckoning, i: int, effect: Effect) -> None:
    knock_out_in(r, ALL_STATIONS & ~(1 << UPPER_WHITE))


def knock_out_leaders(r: Reckoning, i: int, effect: Effect) -> None:
    """Whoever leads a squad on the ship, active or not (SA-36.38, SA-AMB-23)."""
    for crew in on_ship(r):
        if r.squad[crew] == ACTIVE or (leads(r, crew) and not UPRISING_SPARES_DEACTIVATED):
            knock_out(r, crew, "SA-36.38")


def knock_out_unguarded(r: Reckoning, i: int, effect: Effect) -> None:
    """Whoever leads no active squad in its station (SA-AMB-53)."""
    for crew in fit_in(r, r.tokens[i]):
        if r.squad[crew] == NO_SQUAD or (r.squad[crew] == DEACTIVATED and not DEACTIVATED_SQUADS_PROTECT):
            knock_out(r, crew, "SA-23.11")


def lose_ship(r: Reckoning, i: int, effect: Effect) -> None:
    lose(r, i, -1, "SA-23.12")


EFFECTS: Final[dict[str, Executor]] = {
    "attack": attack_zone,
    "attack_all": attack_each_zone,
    "attack_others": attack_others,
    "attack_rest": attack_rest,
    "attack_unshielded": attack_unshielded,
    "burst_reactors": burst_reactors,
    "burst_shield": burst_shield,
    "damage": damage,
    "damage_all": damage_all,
    "damage_per_energy": damage_per_energy,
    "damage_per_person": damage_per_person,
    "damage_rest": damage_rest,
    "damage_tokens": damage_tokens,
    "deactivate_stored": deactivate_stored,
    "delay_here": delay_here,
    "delay_ship": delay_ship,
    "delay_zone": delay_zone,
    "double_damage": double_damage,
    "drain_reactor": drain_reactor,
    "drain_reactors": drain_reactors,
    "empty_reactor": empty_reactor,
    "empty_shield": empty_shield,
    "empty_shields": empty_shields,
    "fire_back": fire_back,
    "heal": heal,
    "heal_half": heal_half,
    "knock_out_here": knock_out_here,
    "knock_out_leaders": knock_out_leaders,
    "knock_out_off_bridge": knock_out_off_bridge,
    "knock_out_ship": knock_out_ship,
    "knock_out_unguarded": knock_out_unguarded,
    "leak_shields": leak_shields,
    "lose_fuel": lose_fuel,
    "lose_rocket": lose_rocket,
    "lose_ship": lose_ship,
    "move": move,
    "overload_shield": overload_shield,
    "reveal": reveal,
    "sabotage": sabotage,
    "seek": seek,
    "set_shield": set_shield,
    "shield": change_shield,
    "shield_all": shield_all,
    "speed": change_speed,
    "spread": spread,
    "strengthen_others": strengthen_others,
    "take": take_damage,
}
