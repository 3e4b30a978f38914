"""Setting up: what a table chooses, the crew, and the decks, trajectories and packets of a mission (section 4)."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.space_alert.content.missions.generator import DIFFICULTIES, NUMBERS, generate
from starboard.games.space_alert.content.missions.script import full_missions, missions
from starboard.games.space_alert.content.threats import threats, tracks
from starboard.games.space_alert.rules.position import ACTIVE, NO_SQUAD, Reckoning
from starboard.games.space_alert.rules.round_cards import Deal, androids
from starboard.games.space_alert.rules.round_clock import FULL, SPEEDS
from starboard.games.space_alert.rules.round_events import MissionPrepared
from starboard.games.space_alert.rules.round_position import ROLES, Board, SpaceAlert
from starboard.games.space_alert.rules.round_sketch import blank
from starboard.games.space_alert.rules.stacks import shuffled
from starboard.kernel.chance import Chance
from starboard.kernel.data import BadData

LOW: Final = "white"
MIXED: Final = "mixed"
HIGH: Final = "yellow"
LEVELS: Final = (LOW, MIXED, HIGH)  # SA-34.7: the safest first

RANDOM: Final = "random"
GENERATED: Final = "generated"

DEFAULTS: Final[dict[str, Any]] = {
    "mission": RANDOM,
    "difficulty": "normal",
    "unconfirmed": True,
    "common": LOW,
    "serious": LOW,
    "fifth": False,
    "speed": FULL,
    "trips": True,
    "campaign": False,
    "captain": 0,
    "communications": None,
    "security": None,
    "seating": None,
}

OPTION_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "mission": (RANDOM, GENERATED, *missions()),
    "difficulty": DIFFICULTIES,
    "common": LEVELS,
    "serious": LEVELS,
    "speed": SPEEDS,
}


def check_options(options: dict[str, Any]) -> dict[str, Any]:
    """The options with defaults filled in, or BadData."""
    for name in options:
        if name not in DEFAULTS:
            raise BadData(f"Space Alert has no option '{name}'; its options are: {', '.join(DEFAULTS)}.")
    chosen = {**DEFAULTS, **options}
    for name, allowed in OPTION_CHOICES.items():
        _one_of(chosen, name, allowed)
    for name in ("unconfirmed", "fifth", "trips", "campaign"):
        _one_of(chosen, name, (True, False))
    if chosen["campaign"] and chosen["mission"] not in (RANDOM, GENERATED):  # SA-34.8
        raise BadData("The missions of a campaign are drawn: set option 'mission' to 'random' or 'generated'.")
    return chosen


def _one_of(chosen: dict[str, Any], name: str, allowed: tuple[object, ...]) -> None:
    value = chosen[name]
    if value not in allowed or isinstance(value, bool) != isinstance(allowed[0], bool):
        words = ", ".join(str(each).lower() if isinstance(each, bool) else str(each) for each in allowed)
        raise BadData(f"Option '{name}' cannot be {value!r}; it may be: {words}.")


def new_state(seats: int, options: dict[str, Any], chance: Chance) -> SpaceAlert:
    """The crew at its table; no mission is prepared yet."""
    game = SpaceAlert(seats, chance)
    game.chosen = options["mission"]
    game.difficulty = options["difficulty"]
    game.unconfirmed = options["unconfirmed"]
    game.speed = options["speed"]
    game.trips = options["trips"]
    game.campaign = options["campaign"]
    game.common = options["common"]
    game.serious = options["serious"]
    game.fifth = options["fifth"]
    if game.fifth and seats != 4:  # SA-32.1, SA-32.5
        raise BadData("Option 'fifth' is for four players: an android joins them as the fifth crew member.")
    game.roles = [_role(options, role, index, seats) for index, role in enumerate(ROLES)]
    game.seating = _seating(options["seating"], seats, game.fifth)
    return game


def _role(options: dict[str, Any], role: str, index: int, seats: int) -> int:
    seat = options[role]
    if seat is None:
        return index % seats  # SA-4.8: one person may hold several roles
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise BadData(f"Option '{role}' cannot be {seat!r}; it is a seat from 0 to {seats - 1}.")
    return seat


def _seating(wanted: Any, seats: int, fifth: bool) -> list[int]:
    """Clockwise around the table: seats, and the androids as the numbers after them. Solo seats androids only."""
    helpers = androids(seats, fifth)
    members = list(range(1, 1 + helpers)) if seats == 1 else list(range(seats + helpers))
    if wanted is None:
        return members
    if not isinstance(wanted, list) or sorted(map(str, wanted)) != sorted(map(str, members)):
        raise BadData(f"Option 'seating' lists {members} in any order: seats, and androids as the numbers after them.")
    return list(wanted)


# A mission ----------------------------------------------------------------------------------------------------------


def prepare(game: SpaceAlert) -> None:
    """Readies the next mission: its script, threat decks and trajectories. Everything starts afresh (SA-AMB-40)."""
    game.number += 1
    _choose_script(game)
    game.threat_decks = [
        threat_deck(game, serious, internal) for internal in (False, True) for serious in (False, True)
    ]
    boards = list(tracks())
    game.chance.shuffle("tracks", boards)
    game.tracks = boards[:4]  # SA-4.19
    game.ship = _ship(game)
    game.boards = []
    game.heroes = []
    game.hands = [[] for _ in range(game.seats)]
    game.packets = []
    game.phases = [0] * game.seats
    game.deck = []
    game.laid = []
    game.sketch = blank(game.crew)
    game.told = [[] for _ in range(game.crew)]
    game.moment = 0
    game.ended_phases = 0
    game.warned = (0, 0)
    game.draws = [0] * game.seats
    game.over = False
    game.agreed = [False] * game.seats
    game.done = [False] * game.seats
    game.emit(MissionPrepared(game.number, game.common, game.serious, tuple(game.tracks)))


def _choose_script(game: SpaceAlert) -> None:
    if game.chosen == GENERATED:
        mission = generate(game.chance.roll("mission", NUMBERS), game.difficulty, game.unconfirmed)
    elif game.chosen == RANDOM:  # SA-4.10; within a campaign none is drawn twice (SA-AMB-41)
        left = [id for id in full_missions() if id not in [result.mission for result in game.results]]
        mission = missions()[left[game.chance.roll("mission", len(left)) - 1]]
    else:
        mission = missions()[game.chosen]
    game.mission = mission.id
    game.script = tuple(mission.lines)
    game.ends = mission.ends


def _ship(game: SpaceAlert) -> Reckoning:
    """The ship at the start of the mission: shuffled damage tiles (SA-4.18) under those it brought along (SA-34.19)."""
    stacks = shuffled(game.chance, tuple([tuple(tiles) for tiles in game.carried]))
    red, white, blue = (len(carried) for carried in game.carried)
    r = Reckoning(game.crew, [], tuple(game.tracks), stacks, (red, white, blue))
    if game.squads_out:  # SA-34.23; with one left the crew says where it waits
        r.stored = [NO_SQUAD if game.squads_out == 2 else ACTIVE, NO_SQUAD]
    return r


def threat_deck(game: SpaceAlert, serious: bool, internal: bool) -> list[str]:
    """A shuffled deck; the top card is the last (SA-4.2 to SA-4.6)."""
    level = game.serious if serious else game.common
    deck = [
        threat.id
        for threat in threats().values()
        if threat.serious == serious
        and threat.external != internal
        and (level == MIXED or threat.yellow == (level == HIGH))
    ]
    game.chance.shuffle(f"threats/{'serious' if serious else 'common'}/{'internal' if internal else 'external'}", deck)
    return deck


def deal(game: SpaceAlert) -> None:
    """Seats the crew in acting order and deals its cards (SA-4.13 to SA-4.16, SA-5.5, SA-11.2)."""
    cards = Deal(game.chance, game.seats, game.fifth)
    game.packets = cards.packets
    game.deck = cards.deck
    first = 0 if game.solo else game.seating.index(game.roles[0])
    for place in game.seating[first:] + game.seating[:first]:
        if place < game.seats and not game.solo:
            game.boards.append(Board(False, place))
            game.heroes.append("")
        else:
            android = place - game.seats
            game.boards.append(Board(True, android % game.seats))  # SA-31.13
            game.heroes.append(cards.android_heroes[android])
    if game.solo:  # SA-33.4: the whole deck lies open before the player
        game.hands[0] = sorted(game.deck)
        game.deck = []
