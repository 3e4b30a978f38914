"""Everything that can happen in the reckoning. They are made only when somebody listens (Reckoning.trace).

`crew` counts from 0, the captain; `threat` is the id of a card and `number` its number token; zones and stations are
written as in a mission: "red", "UR", "space".
"""

from __future__ import annotations

from starboard.kernel.events import Event


class _ByRule(Event, frozen=True):
    """An event that follows from one of several rules."""

    rule: str

    @property
    def cites(self) -> tuple[str, ...]:
        return (*self.CITES, self.rule)


class StepBegan(Event, frozen=True, tag="step_began"):
    """`step` is threat_appears, player_actions, compute_damage, threat_actions, computer_check or jump."""

    turn: int
    step: str

    @property
    def cites(self) -> tuple[str, ...]:
        if self.turn > 12:
            return ("SA-9.6", "SA-27.1")
        return ("SA-9.5",) if self.step == "computer_check" else ("SA-9.4",)


# Threats come and go -------------------------------------------------------------------------------------------------


class ThreatAppeared(Event, frozen=True, tag="threat_appeared"):
    """`zone` is empty for an internal threat; `stations` are those of its tokens."""

    CITES = ("SA-10.1", "SA-10.7")

    threat: str
    number: int
    zone: str
    stations: tuple[str, ...]
    square: int


class ThreatMoved(Event, frozen=True, tag="threat_moved"):
    CITES = ("SA-22.2",)

    threat: str
    number: int
    square: int


class ThreatActs(Event, frozen=True, tag="threat_acts"):
    """A threat reached a marked cell; `mark` is X, Y or Z."""

    CITES = ("SA-22.3",)

    threat: str
    number: int
    mark: str


class ThreatDestroyed(Event, frozen=True, tag="threat_destroyed"):
    """Shot down, defeated or repaired: the card goes to the captain."""

    CITES = ("SA-5.3",)

    threat: str
    number: int
    points: int


class ThreatSurvived(Event, frozen=True, tag="threat_survived"):
    CITES = ("SA-22.8",)

    threat: str
    number: int
    points: int


class ThreatHealed(Event, frozen=True, tag="threat_healed"):
    CITES = ("SA-23.7",)

    threat: str
    number: int
    cubes: int


class ThreatChanged(_ByRule, frozen=True, tag="threat_changed"):
    """Its shield value, speed or HP are now these (shield 0 for an internal threat)."""

    threat: str
    number: int
    shield: int
    speed: int
    hp: int


class ThreatRevealed(Event, frozen=True, tag="threat_revealed"):
    CITES = ("SA-35.1",)

    threat: str
    number: int


class FireBackBegan(Event, frozen=True, tag="fire_back_began"):
    CITES = ("SA-36.28",)

    threat: str
    number: int


class AttacksStrengthened(Event, frozen=True, tag="attacks_strengthened"):
    CITES = ("SA-35.14",)

    threat: str
    number: int


class ShieldsStrengthened(Event, frozen=True, tag="shields_strengthened"):
    CITES = ("SA-35.25",)

    threat: str
    number: int


class IntruderMoved(Event, frozen=True, tag="intruder_moved"):
    """`station` is where it is now; where it was before if it could not move or had no reason to."""

    CITES = ("SA-23.8",)

    threat: str
    number: int
    station: str


class SlimeSpread(Event, frozen=True, tag="slime_spread"):
    CITES = ("SA-36.13",)

    threat: str
    number: int
    station: str


# Crew members --------------------------------------------------------------------------------------------------------


class Tripped(Event, frozen=True, tag="tripped"):
    CITES = ("SA-11.6",)

    crew: int
    shown: str
    meant: str


class CrewActs(Event, frozen=True, tag="crew_acts"):
    """A card that lay face down is executed before everybody's eyes."""

    BARRIER = True
    CITES = ("SA-11.4",)

    crew: int
    action: str


class NoEffect(_ByRule, frozen=True, tag="no_effect"):
    """The card is spent without effect; `rule` says why."""

    CITES = ("SA-11.5",)

    crew: int
    action: str


class Delayed(_ByRule, frozen=True, tag="delayed"):
    """The card of a slot moved on; `lost` is the card pushed off the board, if any."""

    CITES = ("SA-12.2",)

    crew: int
    slot: int
    lost: str


class CrewMoved(_ByRule, frozen=True, tag="crew_moved"):
    crew: int
    station: str


class KnockedOut(_ByRule, frozen=True, tag="knocked_out"):
    CITES = ("SA-25.1",)

    crew: int


class SquadTaken(Event, frozen=True, tag="squad_taken"):
    crew: int
    station: str
    active: bool

    @property
    def cites(self) -> tuple[str, ...]:
        return ("SA-17.8",) if self.active else ("SA-36.18",)


class SquadActivated(Event, frozen=True, tag="squad_activated"):
    CITES = ("SA-17.10",)

    crew: int


class SquadDeactivated(_ByRule, frozen=True, tag="squad_deactivated"):
    crew: int


class StoredSquadDeactivated(Event, frozen=True, tag="stored_squad_deactivated"):
    CITES = ("SA-36.11",)

    station: str


class IntruderHit(_ByRule, frozen=True, tag="intruder_hit"):
    """One damage; `cubes` is what lies on its card now."""

    crew: int
    threat: str
    number: int
    station: str
    cubes: int


class Repaired(Event, frozen=True, tag="repaired"):
    """A repair; `cubes` is what lies on the malfunction's card now."""

    CITES = ("SA-14.2", "SA-14.3")

    crew: int
    threat: str
    number: int
    cubes: int


class RepairedTogether(_ByRule, frozen=True, tag="repaired_together"):
    """Extra cubes for repairs in all stations in one turn."""

    threat: str
    number: int
    cubes: int


class InterceptorsAttack(_ByRule, frozen=True, tag="interceptors_attack"):
    crew: int
    heroic: bool


# The ship ------------------------------------------------------------------------------------------------------------


class WeaponArmed(Event, frozen=True, tag="weapon_armed"):
    crew: int
    station: str
    energy: int  # what was taken from the reactor
    heroic: bool

    @property
    def cites(self) -> tuple[str, ...]:
        first = "SA-15.1" if self.energy else "SA-15.3"
        return (first, "SA-20.4") if self.heroic else (first,)


class EnergyMoved(Event, frozen=True, tag="energy_moved"):
    """Energy into the `part` (shield or reactor) of a zone; `extra` comes from the bank by a heroic action."""

    crew: int
    part: str
    zone: str
    cubes: int
    extra: int

    @property
    def cites(self) -> tuple[str, ...]:
        first = "SA-16.1" if self.part == "shield" else "SA-16.3"
        return (first, "SA-20.6") if self.extra else (first,)


class Refuelled(Event, frozen=True, tag="refuelled"):
    CITES = ("SA-16.5",)

    crew: int
    cubes: int
    extra: int


class ComputerKept(Event, frozen=True, tag="computer_kept"):
    CITES = ("SA-17.1",)

    crew: int
    phase: int


class RocketLaunched(Event, frozen=True, tag="rocket_launched"):
    CITES = ("SA-17.4",)

    crew: int


class RocketFlies(Event, frozen=True, tag="rocket_flies"):
    CITES = ("SA-22.12",)


class Observed(Event, frozen=True, tag="observed"):
    CITES = ("SA-17.16",)

    crew: int


class VisualConfirmed(Event, frozen=True, tag="visual_confirmed"):
    """The cube of the phase goes on the cell of this many observers."""

    CITES = ("SA-17.18", "SA-17.19")

    phase: int
    observers: int


class ShotAimed(_ByRule, frozen=True, tag="shot_aimed"):
    """`weapon` is heavy_laser, light_laser, pulse_cannon, rocket or interceptors; `zone` that of a ship's gun."""

    weapon: str
    zone: str
    threat: str
    number: int
    strength: int


class ShotWasted(_ByRule, frozen=True, tag="shot_wasted"):
    """A weapon found nothing it could hit, or hit a decoy."""

    weapon: str
    zone: str


class ThreatHit(Event, frozen=True, tag="threat_hit"):
    """All hits of a step together, less the shield value once: so many red cubes."""

    CITES = ("SA-21.5", "SA-21.6")

    threat: str
    number: int
    strength: int
    shield: int
    cubes: int


class CryoshieldBroken(Event, frozen=True, tag="cryoshield_broken"):
    CITES = ("SA-35.5",)

    threat: str
    number: int


class ThreatTookDamage(_ByRule, frozen=True, tag="threat_took_damage"):
    """Red cubes from something else than a weapon."""

    threat: str
    number: int
    cubes: int


class Attacked(_ByRule, frozen=True, tag="attacked"):
    """An external threat attacks a zone; shields cancel `absorbed` points of it."""

    CITES = ("SA-24.1",)

    threat: str
    number: int
    zone: str
    strength: int
    absorbed: int


class ZoneDamaged(_ByRule, frozen=True, tag="zone_damaged"):
    """Damage that got through, and how many tiles are drawn for it."""

    threat: str
    number: int
    zone: str
    damage: int
    tiles: int


class TileDrawn(Event, frozen=True, tag="tile_drawn"):
    BARRIER = True
    CITES = ("SA-24.4",)

    zone: str
    tile: str


class EnergyLost(_ByRule, frozen=True, tag="energy_lost"):
    """Energy goes to the bank."""

    part: str
    zone: str
    cubes: int


class EnergyFlowed(Event, frozen=True, tag="energy_flowed"):
    """Crossed wires: energy of a reactor runs into the shield of its zone."""

    CITES = ("SA-E8",)

    zone: str
    cubes: int


class FuelLost(Event, frozen=True, tag="fuel_lost"):
    CITES = ("SA-E8",)


class RocketLost(Event, frozen=True, tag="rocket_lost"):
    CITES = ("SA-36.12",)


class DamageDoubled(Event, frozen=True, tag="damage_doubled"):
    CITES = ("SA-36.33",)

    zones: tuple[str, ...]


class ComputerChecked(Event, frozen=True, tag="computer_checked"):
    """Whether the computer was maintained in this phase, counted from 1."""

    phase: int
    maintained: bool

    @property
    def cites(self) -> tuple[str, ...]:
        return ("SA-26.2",) if self.maintained else ("SA-26.3",)


class ShipLost(_ByRule, frozen=True, tag="ship_lost"):
    """`zone` is the one that fell apart, empty if the threat ended the ship by itself."""

    threat: str
    number: int
    zone: str


class Jumped(Event, frozen=True, tag="jumped"):
    CITES = ("SA-27.7", "SA-1.7")


RECKONING_EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, _ByRule)
)
