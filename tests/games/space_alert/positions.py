"""Positions for tests: a ship with its crew and threats where a rule wants them, and what happens then."""

from starboard.games.space_alert.content.threats import STATIONS, threats
from starboard.games.space_alert.rules.cards import CODES, shows
from starboard.games.space_alert.rules.position import ACTIVE, IN_PLAY, INTERNAL, Reckoning
from starboard.games.space_alert.rules.programs import load
from starboard.games.space_alert.rules.reckoning import do_step, over, run
from starboard.games.space_alert.rules.ship import PLACE_NAMES, TILES, ZONE_NAMES
from tests.games.space_alert.picture import listening

RED, WHITE, BLUE = 0, 1, 2
ORDER = (tuple(range(len(TILES))),) * 3  # upper weapon, lower weapon, shield, reactor, gravolift, structural
QUIET = 8  # a turn with room for seven threats that appeared earlier


def cards(program):
    """ "A - lift" is a card, an empty slot, a card."""
    return [0 if word == "-" else CODES[word] for word in program.split()]


def order(names):
    """A stack of damage tiles, for all zones."""
    first = [TILES.index(name) for name in names.split(", ")]
    return (tuple(first + [tile for tile in range(len(TILES)) if tile not in first]),) * 3


class There:
    """A threat in play: on a square, with red cubes. It keeps still unless it has a speed."""

    def __init__(self, card, zone="", square=0, hits=0, speed=0, at="", marked=0):
        self.card = card
        self.zone = zone
        self.square = square
        self.hits = hits
        self.speed = threats()[card].speed if speed == "printed" else speed
        self.at = at
        self.marked = marked


def ship(*programs, threats=(), at=(), squads=(), turn=QUIET, tracks="T4", tiles=ORDER, crew=None, kept=True):
    """A ship at the start of a turn, its computer kept.

    The programs begin in the slot of that turn; `at` are the stations of the crew members, `squads` who leads one.
    """
    boards = (tracks,) * 4 if isinstance(tracks, str) else tracks
    laid = [
        (there.card, number, ZONE_NAMES.index(there.zone) if there.zone else INTERNAL)
        for number, there in enumerate(threats, 1)
    ]
    r = Reckoning(len(programs) if crew is None else crew, laid, boards, tiles)
    r.turn = turn
    r.computer = [int(kept)] * 3
    for i, there in enumerate(threats):
        r.state[i] = IN_PLAY
        r.square[i] = there.square or r.square[i]
        r.hits[i] = there.hits
        r.speed[i] = there.speed
        r.marked[i] = there.marked
        r.tokens[i] = r.threats[i].stations
        if there.at:
            r.tokens[i] = stations(there.at)
        if r.threats[i].warheads:
            r.hp[i] = r.rockets
    for member, program in enumerate(programs):
        load(r, member, [0] * (turn - 1) + cards(program))
    for member, station in enumerate(at):
        r.station[member] = PLACE_NAMES.index(station)
        if station == "space":
            r.pilot = member
    for member in squads:
        r.squad[member] = ACTIVE
    r.trace = []
    return r


def mission(*programs, threats=(), tracks="T4", tiles=ORDER, crew=None, kept=False):
    """A whole mission from turn 1. A threat is its card, turn and zone: ("E1-07", 3, "red") or ("I1-01", 4)."""
    boards = (tracks,) * 4 if isinstance(tracks, str) else tracks
    laid = [(card, turn, ZONE_NAMES.index(*zone) if zone else INTERNAL) for card, turn, *zone in threats]
    r = Reckoning(len(programs) if crew is None else crew, laid, boards, tiles)
    r.computer = [int(kept)] * 3
    for member, program in enumerate(programs):
        load(r, member, cards(program))
    r.trace = []
    return r


def stations(names):
    """Stations as bits, as tokens are kept."""
    return sum(1 << STATIONS.index(name) for name in names.split())


def play(r, turns=1):
    """Plays whole turns."""
    with listening(r):
        run(r, r.turn + turns - 1)
    return r


def after(r, step):
    """Plays up to the end of a step of this turn: threat_appears, player_actions, compute_damage, threat_actions."""
    done = {
        "threat_appears": 1,
        "player_actions": r.crew + 2,
        "compute_damage": r.crew + 3,
        "threat_actions": r.crew + 4,
    }
    turn = r.turn
    with listening(r):
        while not over(r) and r.turn == turn and r.step < done[step]:
            do_step(r)
    return r


def act(r):
    return after(r, "player_actions")


def shoot(r):
    return after(r, "compute_damage")


def slots(r, member=0):
    """What shows in the slots, 1 to 12, with "-" for an empty one."""
    return [shows(slot) or "-" for slot in r.slots[member * 12 : member * 12 + 12]]


def where(r, member=0):
    return PLACE_NAMES[r.station[member]]


def tokens(r, threat=0):
    return " ".join(name for number, name in enumerate(STATIONS) if r.tokens[threat] >> number & 1)


def told(r, kind):
    """The events of a kind."""
    return [event for event in r.trace if isinstance(event, kind)]
