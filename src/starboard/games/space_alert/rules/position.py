"""The state of a reckoning: everything on the table between two steps, as numbers.

Small and flat, so that a solver can copy it thousands of times a second: a list has one entry per zone, station, crew
member or threat. What never changes in a mission is shared between copies.
"""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.games.space_alert.content.threats import Threat, Track, find_threat, find_track
from starboard.games.space_alert.rules.ship import (
    FUEL_START,
    REACTOR,
    REACTOR_CAPACITY,
    REACTOR_START,
    ROCKETS_START,
    SHIELD,
    SHIELD_CAPACITY,
    SHIELD_START,
    STRUCTURE,
    TURNS,
    UPPER_WHITE,
    ZONES,
)
from starboard.kernel.data import Data, Fields
from starboard.kernel.events import Event

INTERNAL: Final = -1  # the zone of an internal threat, which has none
NOBODY: Final = -1
BARE: Final = -1

# Squads: of a crew member, or stored in a station (SA-17c).
NO_SQUAD: Final = 0
ACTIVE: Final = 1
DEACTIVATED: Final = 2

# Threats.
WAITING: Final = 0
IN_PLAY: Final = 1
DESTROYED: Final = 2
SURVIVED: Final = 3

# What a threat may have undergone, as bits of `marked`.
REVEALED: Final = 1  # SA-35.1
UNSHIELDED: Final = 2  # the cryoshield is gone (SA-35.5)
FIRES_BACK: Final = 4  # SA-36.28
STRENGTHENS: Final = 8  # SA-35.14
SHIELDS: Final = 16  # SA-35.25

# The rocket track (SA-2.5), as bits.
FIRST_CELL: Final = 1
SECOND_CELL: Final = 2

# Weapons that were fired this turn, by station.
UNFIRED: Final = 0
FIRED: Final = 1
FIRED_HEROIC: Final = 2

# Stored squads: the first is that of lower red, the second that of upper blue (SA-3.14).
STORE_RED: Final = 0
STORE_BLUE: Final = 1


class Reckoning(Data):
    """A mission in its Resolution round. `turn` and `step` say what comes next (reckoning.py)."""

    FIELDS: ClassVar[Fields] = {
        # The mission. Threats are in ascending order of their number tokens.
        "crew": int,
        "last": int,  # the last turn in which the crew acts: 12, or 7 in a test flight
        "cards": tuple[str, ...],
        "numbers": tuple[int, ...],  # the number token of each threat, which is its turn
        "zones": tuple[int, ...],
        "trajectories": tuple[str, ...],
        "stacks": tuple[tuple[int, ...], ...],  # by zone: the damage tiles in the order in which they come
        "carried": tuple[int, ...],  # by zone: how many of them came with the ship (SA-34.19)
        # Where we are.
        "turn": int,
        "step": int,
        "lost_to": int,  # the threat that ended the mission
        "lost_zone": int,  # the zone that fell apart, if that was it
        # The ship.
        "reactor": list[int],
        "reactor_capacity": list[int],
        "shield": list[int],
        "shield_capacity": list[int],
        "fuel": int,
        "rockets": int,
        "rocket_track": int,
        "tiles": list[int],  # by zone: how many lie there
        "broken": list[int],  # by zone: which, as bits
        "doubled": int,  # by the Fissure: zones, as bits
        "stored": list[int],  # squads
        "computer": list[int],  # by phase
        "visual": list[int],
        # The turn.
        "fired": list[int],
        "lifts": int,  # used: zones, as bits
        "observers": int,
        "sortie": int,  # whether the interceptors attack
        # The crew.
        "slots": list[int],  # TURNS for each crew member, one after the other
        "delayed": list[int],  # which slots something wanted to delay, as bits
        "delays": list[int],  # how many cards were delayed
        "station": list[int],
        "squad": list[int],
        "knocked_out": list[int],
        "pilot": int,  # who is in space
        # The threats.
        "state": list[int],
        "square": list[int],
        "hits": list[int],  # red cubes
        "hp": list[int],
        "shield_value": list[int],
        "speed": list[int],
        "tokens": list[int],  # stations with an oval token, as bits
        "marked": list[int],
        "worked": list[int],  # this turn's repairs: stations as bits, or their number
        "strengtheners": int,  # how many threats strengthen the attacks of the others
        "shielders": int,  # how many strengthen all shield values
    }

    def __init__(
        self,
        crew: int = BARE,
        threats: list[tuple[str, int, int]] | None = None,
        trajectories: tuple[str, ...] = (),
        stacks: tuple[tuple[int, ...], ...] = ((), (), ()),
        carried: tuple[int, ...] = (0, 0, 0),
        last: int = TURNS,
    ) -> None:
        """A ship at the start of a mission (SA-E1); without arguments a bare one, to be filled by a copy or a codec.

        A threat is its card's id, its number token and its zone. The trajectories are those of red, white, blue and
        inside. Of each stack of damage tiles so many were carried along.
        """
        if crew == BARE:
            return
        threats = sorted(threats or [], key=rank)
        self.crew = crew
        self.last = last
        self.cards: tuple[str, ...] = tuple([card for card, _, _ in threats])
        self.numbers: tuple[int, ...] = tuple([number for _, number, _ in threats])
        self.zones: tuple[int, ...] = tuple([zone for _, _, zone in threats])
        self.trajectories: tuple[str, ...] = tuple([trajectories[zone] for zone in self.zones])
        self.stacks = stacks
        self.carried = carried
        self.ready()
        self.turn = 1
        self.step = 0
        self.lost_to = NOBODY
        self.lost_zone = NOBODY
        self._ship()
        self.fired: list[int] = [UNFIRED] * (2 * ZONES)
        self.lifts = 0
        self.observers = 0
        self.sortie = 0
        self.slots: list[int] = [0] * (TURNS * crew)
        self.delayed: list[int] = [0] * crew
        self.delays: list[int] = [0] * crew
        self.station: list[int] = [UPPER_WHITE] * crew  # SA-4.17
        self.squad: list[int] = [NO_SQUAD] * crew
        self.knocked_out: list[int] = [0] * crew
        self.pilot = NOBODY
        self._threats()

    def _ship(self) -> None:
        self.tiles: list[int] = list(self.carried)
        self.broken: list[int] = [0] * ZONES
        for zone in range(ZONES):
            for tile in self.stacks[zone][: self.carried[zone]]:
                self.broken[zone] |= 1 << tile
        # SA-34.19, SA-34.20: a carried tile costs capacity and a starting cube.
        no_shield = [broken >> SHIELD & 1 for broken in self.broken]
        no_reactor = [broken >> REACTOR & 1 for broken in self.broken]
        self.shield_capacity: list[int] = [SHIELD_CAPACITY[zone] - no_shield[zone] for zone in range(ZONES)]
        self.shield: list[int] = [SHIELD_START[zone] - no_shield[zone] for zone in range(ZONES)]
        self.reactor_capacity: list[int] = [REACTOR_CAPACITY[zone] - no_reactor[zone] for zone in range(ZONES)]
        self.reactor: list[int] = [REACTOR_START[zone] - no_reactor[zone] for zone in range(ZONES)]
        self.fuel = FUEL_START
        self.rockets = ROCKETS_START
        self.rocket_track = 0
        self.doubled = 0
        self.stored: list[int] = [ACTIVE, ACTIVE]
        self.computer: list[int] = [0, 0, 0]
        self.visual: list[int] = [0, 0, 0]

    def _threats(self) -> None:
        count = len(self.cards)
        self.state: list[int] = [WAITING] * count
        self.square: list[int] = [track.length for track in self.tracks]
        self.hits: list[int] = [0] * count
        self.hp: list[int] = [threat.hp for threat in self.threats]
        self.shield_value: list[int] = [threat.shield for threat in self.threats]
        self.speed: list[int] = [threat.speed for threat in self.threats]
        self.tokens: list[int] = [0] * count
        self.marked: list[int] = [0] * count
        self.worked: list[int] = [0] * count
        self.strengtheners = 0
        self.shielders = 0

    def ready(self) -> None:
        """What follows from the mission, and who listens."""
        self.threats: list[Threat] = [find_threat(card) for card in self.cards]
        self.tracks: list[Track] = [find_track(name) for name in self.trajectories]
        self.factor: tuple[int, ...] = tuple(  # SA-34.21: a carried structure tile doubles all damage of its zone
            [2 if STRUCTURE in self.stacks[zone][: self.carried[zone]] else 1 for zone in range(ZONES)]
        )
        self.trace: list[Event] | None = None

    def clone(self) -> Reckoning:
        copy = Reckoning()
        copy.crew = self.crew
        copy.last = self.last
        copy.cards = self.cards
        copy.numbers = self.numbers
        copy.zones = self.zones
        copy.trajectories = self.trajectories
        copy.stacks = self.stacks
        copy.carried = self.carried
        copy.threats = self.threats
        copy.tracks = self.tracks
        copy.factor = self.factor
        copy.trace = None
        copy.turn = self.turn
        copy.step = self.step
        copy.lost_to = self.lost_to
        copy.lost_zone = self.lost_zone
        copy.reactor = self.reactor.copy()
        copy.reactor_capacity = self.reactor_capacity.copy()
        copy.shield = self.shield.copy()
        copy.shield_capacity = self.shield_capacity.copy()
        copy.fuel = self.fuel
        copy.rockets = self.rockets
        copy.rocket_track = self.rocket_track
        copy.tiles = self.tiles.copy()
        copy.broken = self.broken.copy()
        copy.doubled = self.doubled
        copy.stored = self.stored.copy()
        copy.computer = self.computer.copy()
        copy.visual = self.visual.copy()
        copy.fired = self.fired.copy()
        copy.lifts = self.lifts
        copy.observers = self.observers
        copy.sortie = self.sortie
        copy.slots = self.slots.copy()
        copy.delayed = self.delayed.copy()
        copy.delays = self.delays.copy()
        copy.station = self.station.copy()
        copy.squad = self.squad.copy()
        copy.knocked_out = self.knocked_out.copy()
        copy.pilot = self.pilot
        copy.state = self.state.copy()
        copy.square = self.square.copy()
        copy.hits = self.hits.copy()
        copy.hp = self.hp.copy()
        copy.shield_value = self.shield_value.copy()
        copy.speed = self.speed.copy()
        copy.tokens = self.tokens.copy()
        copy.marked = self.marked.copy()
        copy.worked = self.worked.copy()
        copy.strengtheners = self.strengtheners
        copy.shielders = self.shielders
        return copy


def rank(threat: tuple[str, int, int]) -> tuple[int, bool]:
    """Threats go by their numbers; of one number, external ones first, then as they were announced (SA-AMB-37)."""
    _, number, zone = threat
    return number, zone == INTERNAL
