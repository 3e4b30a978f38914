"""What somebody knows who only listens: the table as the events of a reckoning tell it.

Every reckoning of these tests is listened to (positions.py), so that nothing may happen on the table untold.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from starboard.games.space_alert.content.threats import STATIONS
from starboard.games.space_alert.rules import events
from starboard.games.space_alert.rules.position import (
    ACTIVE,
    DEACTIVATED,
    DESTROYED,
    FIRED,
    FIRED_HEROIC,
    FIRES_BACK,
    FIRST_CELL,
    IN_PLAY,
    NO_SQUAD,
    NOBODY,
    REVEALED,
    SECOND_CELL,
    SHIELDS,
    STORE_BLUE,
    STORE_RED,
    STRENGTHENS,
    SURVIVED,
    UNSHIELDED,
    Reckoning,
)
from starboard.games.space_alert.rules.ship import PLACE_NAMES, REACTOR, SHIELD, TILES, WHITE, ZONE_NAMES, ZONES
from starboard.kernel.events import Event

TOLD = (
    *("reactor", "reactor_capacity", "shield", "shield_capacity", "fuel", "rockets", "rocket_track", "tiles", "broken"),
    *("doubled", "stored", "computer", "visual", "fired", "sortie", "delays", "station", "squad", "knocked_out"),
    *("state", "hits", "hp", "shield_value", "speed", "tokens", "marked"),
)

STATION_WEAPONS = ("heavy_laser",) * 3 + ("light_laser", "pulse_cannon", "light_laser")


@contextmanager
def listening(r: Reckoning) -> Iterator[None]:
    """What happens in between is told, and nothing else is."""
    names = list(zip(r.cards, r.numbers, strict=True))
    if r.trace is None or len(set(names)) < len(names):  # two of the same in one turn have the same name
        yield
        return
    picture = Picture(r)
    heard = len(r.trace)
    yield
    for event in r.trace[heard:]:
        picture.hear(event)
    lost = r.lost_to != NOBODY  # in the middle of a step
    if picture.volley and not lost:
        picture.clean_up()
    for name in TOLD:
        assert getattr(picture.r, name) == getattr(r, name), f"{name} is told otherwise than it is"
    for i, square in enumerate(r.square):  # what is destroyed stops where that happens
        assert square == picture.r.square[i] or r.state[i] == DESTROYED or lost, "a threat is told to be elsewhere"
    assert picture.tiles_due == 0 or lost
    assert picture.unresolved == 0, "an action without a consequence, and no word why"


class Picture:
    def __init__(self, r: Reckoning) -> None:
        self.r = r.clone()
        self.unresolved = 0  # actions of which nothing has come yet
        self.tiles_due = 0
        self.volley = False  # weapons were fired, and are not cleared yet
        self.shots: set[tuple[str, str]] = set()  # of this step: weapon and zone
        self.aimed: dict[tuple[str, int], int] = {}  # the strengths together, by threat

    def hear(self, event: Event) -> None:
        if isinstance(event, events.CrewActs):
            assert self.unresolved == 0
            self.unresolved = 1
        else:
            self.unresolved = 0
        happened = getattr(self, type(event).__struct_config__.tag, None)  # the methods are named after the events
        if happened is not None:
            happened(event)

    def threat(self, event: Event) -> int:
        return next(i for i in range(len(self.r.cards)) if (self.r.cards[i], self.r.numbers[i]) == named(event))

    def part(self, event: Event) -> list[int]:
        return self.r.shield if event.part == "shield" else self.r.reactor

    # Steps ----------------------------------------------------------------------------------------------------------

    def step_began(self, event: events.StepBegan) -> None:
        if self.volley:
            self.clean_up()
        self.volley = event.step in ("compute_damage", "jump")

    def clean_up(self) -> None:
        """After step 3: every weapon was fired at something or in vain, and whoever was aimed at was hit."""
        due = {(STATION_WEAPONS[station], ZONE_NAMES[station % ZONES]) for station in range(6) if self.r.fired[station]}
        due |= {("rocket", "")} if self.r.rocket_track & SECOND_CELL else set()
        due |= {("interceptors", "")} if self.r.sortie else set()
        assert (self.shots, self.aimed) == (due, {})
        self.shots = set()
        self.r.fired = [0] * (2 * ZONES)
        self.r.rocket_track &= ~SECOND_CELL
        self.r.sortie = 0

    # Crew members ---------------------------------------------------------------------------------------------------

    def crew_moved(self, event: events.CrewMoved) -> None:
        self.r.station[event.crew] = PLACE_NAMES.index(event.station)

    def knocked_out(self, event: events.KnockedOut) -> None:
        self.r.knocked_out[event.crew] = 1

    def delayed(self, event: events.Delayed) -> None:
        self.r.delays[event.crew] += 1

    def squad_taken(self, event: events.SquadTaken) -> None:
        self.r.squad[event.crew] = ACTIVE if event.active else DEACTIVATED
        self.r.stored[STORE_BLUE if event.station == "UB" else STORE_RED] = NO_SQUAD

    def squad_activated(self, event: events.SquadActivated) -> None:
        self.r.squad[event.crew] = ACTIVE

    def squad_deactivated(self, event: events.SquadDeactivated) -> None:
        self.r.squad[event.crew] = DEACTIVATED

    def stored_squad_deactivated(self, event: events.StoredSquadDeactivated) -> None:
        assert event.station == "LR"
        self.r.stored[STORE_RED] = DEACTIVATED

    # The ship -------------------------------------------------------------------------------------------------------

    def weapon_armed(self, event: events.WeaponArmed) -> None:
        station = PLACE_NAMES.index(event.station)
        self.r.fired[station] = FIRED_HEROIC if event.heroic else FIRED
        self.r.reactor[station % ZONES] -= event.energy

    def interceptors_attack(self, event: events.InterceptorsAttack) -> None:
        if event.rule != "SA-36.29":
            self.r.sortie = FIRED_HEROIC if event.heroic else FIRED

    def energy_moved(self, event: events.EnergyMoved) -> None:
        zone = ZONE_NAMES.index(event.zone)
        self.r.reactor[zone if event.part == "shield" else WHITE] -= event.cubes
        self.part(event)[zone] += event.cubes + event.extra

    def energy_lost(self, event: events.EnergyLost) -> None:
        assert event.cubes > 0
        self.part(event)[ZONE_NAMES.index(event.zone)] -= event.cubes

    def energy_flowed(self, event: events.EnergyFlowed) -> None:
        zone = ZONE_NAMES.index(event.zone)
        self.r.reactor[zone] -= event.cubes
        self.r.shield[zone] += event.cubes

    def refuelled(self, event: events.Refuelled) -> None:
        self.r.fuel -= 1
        self.r.reactor[WHITE] += event.cubes + event.extra

    def fuel_lost(self, event: events.FuelLost) -> None:
        self.r.fuel -= 1

    def rocket_lost(self, event: events.RocketLost) -> None:
        self.r.rockets -= 1

    def rocket_launched(self, event: events.RocketLaunched) -> None:
        self.r.rockets -= 1
        self.r.rocket_track |= FIRST_CELL

    def rocket_flies(self, event: events.RocketFlies) -> None:
        self.r.rocket_track = SECOND_CELL

    def computer_kept(self, event: events.ComputerKept) -> None:
        self.r.computer[event.phase - 1] = 1

    def visual_confirmed(self, event: events.VisualConfirmed) -> None:
        self.r.visual[event.phase - 1] = event.observers

    def attacked(self, event: events.Attacked) -> None:
        self.r.shield[ZONE_NAMES.index(event.zone)] -= event.absorbed

    def zone_damaged(self, event: events.ZoneDamaged) -> None:
        assert self.tiles_due == 0 and event.damage > 0
        self.tiles_due = event.tiles

    def tile_drawn(self, event: events.TileDrawn) -> None:
        self.tiles_due -= 1
        zone, tile = ZONE_NAMES.index(event.zone), TILES.index(event.tile)
        self.r.tiles[zone] += 1
        self.r.broken[zone] |= 1 << tile
        self.r.shield_capacity[zone] -= tile == SHIELD
        self.r.reactor_capacity[zone] -= tile == REACTOR

    def damage_doubled(self, event: events.DamageDoubled) -> None:
        self.r.doubled = sum(1 << ZONE_NAMES.index(zone) for zone in event.zones)

    # Threats --------------------------------------------------------------------------------------------------------

    def threat_appeared(self, event: events.ThreatAppeared) -> None:
        i = self.threat(event)
        self.r.state[i] = IN_PLAY
        self.r.square[i] = event.square
        self.r.tokens[i] = sum(1 << STATIONS.index(station) for station in event.stations)

    def threat_moved(self, event: events.ThreatMoved) -> None:
        self.r.square[self.threat(event)] = event.square

    def shot_aimed(self, event: events.ShotAimed) -> None:
        self.shots.add((event.weapon, event.zone))
        self.aimed[named(event)] = self.aimed.get(named(event), 0) + event.strength

    def shot_wasted(self, event: events.ShotWasted) -> None:
        self.shots.add((event.weapon, event.zone))

    def threat_hit(self, event: events.ThreatHit) -> None:
        assert self.aimed.pop(named(event)) == event.strength
        self.r.hits[self.threat(event)] += event.cubes

    def threat_took_damage(self, event: events.ThreatTookDamage) -> None:
        self.r.hits[self.threat(event)] += event.cubes

    def repaired_together(self, event: events.RepairedTogether) -> None:
        self.r.hits[self.threat(event)] += event.cubes

    def threat_healed(self, event: events.ThreatHealed) -> None:
        self.r.hits[self.threat(event)] -= event.cubes

    def repaired(self, event: events.Repaired) -> None:
        self.r.hits[self.threat(event)] = event.cubes

    def intruder_hit(self, event: events.IntruderHit) -> None:
        i = self.threat(event)
        station = 1 << STATIONS.index(event.station)
        assert self.r.tokens[i] & station
        self.r.hits[i] = event.cubes
        threat = self.r.threats[i]
        progeny = threat.slime and station != threat.stations
        worn_down = threat.slime and event.cubes >= self.r.hp[i]
        if threat.contamination or progeny or worn_down:
            self.r.tokens[i] &= ~station

    def cryoshield_broken(self, event: events.CryoshieldBroken) -> None:
        assert self.aimed.pop(named(event))
        self.r.marked[self.threat(event)] |= UNSHIELDED

    def threat_revealed(self, event: events.ThreatRevealed) -> None:
        self.r.marked[self.threat(event)] |= REVEALED

    def fire_back_began(self, event: events.FireBackBegan) -> None:
        self.r.marked[self.threat(event)] |= FIRES_BACK

    def attacks_strengthened(self, event: events.AttacksStrengthened) -> None:
        self.r.marked[self.threat(event)] |= STRENGTHENS

    def shields_strengthened(self, event: events.ShieldsStrengthened) -> None:
        self.r.marked[self.threat(event)] |= SHIELDS
        self.r.shielders += 1

    def threat_changed(self, event: events.ThreatChanged) -> None:
        i = self.threat(event)
        self.r.speed[i], self.r.hp[i] = event.speed, event.hp
        if self.r.threats[i].external:
            self.r.shield_value[i] = event.shield - self.r.shielders
        else:
            assert event.shield == 0

    def intruder_moved(self, event: events.IntruderMoved) -> None:
        self.r.tokens[self.threat(event)] = 1 << STATIONS.index(event.station)

    def slime_spread(self, event: events.SlimeSpread) -> None:
        self.r.tokens[self.threat(event)] |= 1 << STATIONS.index(event.station)

    def threat_destroyed(self, event: events.ThreatDestroyed) -> None:
        i = self.threat(event)
        self.r.state[i] = DESTROYED
        self.r.tokens[i] = 0
        if self.r.threats[i].fissure:
            self.r.doubled = 0
        if self.r.marked[i] & SHIELDS:
            self.r.shielders -= 1

    def threat_survived(self, event: events.ThreatSurvived) -> None:
        i = self.threat(event)
        self.r.state[i] = SURVIVED
        threat = self.r.threats[i]
        if threat.intruder and not threat.slime and not threat.contamination:
            self.r.tokens[i] = 0


def named(event: Event) -> tuple[str, int]:
    return event.threat, event.number
