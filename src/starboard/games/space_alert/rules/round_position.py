"""The state of a match: the crew, its action boards and hands, the mission, the ship (sections 4, 5 and 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.games.space_alert.rules.position import Reckoning
from starboard.games.space_alert.rules.round_clock import FULL, STOPPED, Moment, mission_time, timeline
from starboard.kernel.chance import Chance
from starboard.kernel.data import Data, Fields
from starboard.kernel.state import State

SLOTS: Final = 12
CAPTAIN: Final = 0
ROLES: Final = ("captain", "communications", "security")


class Board(Data):
    """An action board with its twelve slots (SA-2.7). Turn t is at index t - 1; an empty slot is an empty string."""

    FIELDS: ClassVar[Fields] = {"android": bool, "seat": int, "cards": list[str], "sides": list[int]}

    def __init__(self, android: bool = False, seat: int = 0) -> None:
        self.android = android
        self.seat = seat  # whose it is; for an android, who acts for it in the reckoning (SA-31.13)
        self.cards = [""] * SLOTS
        self.sides = [0] * SLOTS  # which half is up; 0 in an empty slot

    def clone(self) -> Board:
        copy = Board(self.android, self.seat)
        copy.cards = self.cards.copy()
        copy.sides = self.sides.copy()
        return copy

    def put(self, turn: int, card: str, side: int) -> None:
        self.cards[turn - 1] = card
        self.sides[turn - 1] = side

    def take(self, turn: int) -> str:
        card = self.cards[turn - 1]
        self.put(turn, "", 0)
        return card


class Result(Data):
    """What one mission brought: a line of the ship's log (SA-30.2)."""

    FIELDS: ClassVar[Fields] = {
        "mission": str,
        "common": str,
        "serious": str,
        "won": bool,
        "reason": str,
        "survived": int,
        "destroyed": int,
        "penalties": int,
        "visual": int,
    }

    def __init__(self, mission: str = "", common: str = "", serious: str = "") -> None:
        self.mission = mission
        self.common = common
        self.serious = serious
        self.won = False
        self.reason = ""
        self.survived = 0
        self.destroyed = 0
        self.penalties = 0
        self.visual = 0

    @property
    def total(self) -> int:
        """SA-29.2 to SA-29.8; nothing is counted on a loss (SA-28.3)."""
        if not self.won:
            return 0
        return self.survived + self.destroyed - self.penalties + self.visual


class SpaceAlert(State):
    """A whole match at one moment: one mission, or a campaign of up to three."""

    FIELDS: ClassVar[Fields] = {
        **State.FIELDS,
        # what the table chose
        "chosen": str,  # a mission's id, "random" or "generated"
        "difficulty": str,
        "unconfirmed": bool,
        "speed": str,
        "fifth": bool,
        "trips": bool,
        "campaign": bool,
        "seating": list[int],
        # the crew
        "roles": list[int],
        "boards": list[Board],
        "heroes": list[str],
        "hands": list[list[str]],
        "packets": list[list[list[str]]],
        "phases": list[int],
        # the mission
        "number": int,
        "common": str,
        "serious": str,
        "mission": str,
        "script": tuple[str, ...],
        "ends": tuple[int, ...],
        "tracks": list[str],
        "threat_decks": list[list[str]],
        "deck": list[str],
        "laid": list[tuple[int, str, str]],
        "sketch": list[list[str]],
        "told": list[list[str]],
        # the Action round
        "began": int,
        "moment": int,
        "ended_phases": int,
        "warned": tuple[int, int],
        "draws": list[int],
        "gifts": list[int],
        "transfer_open": bool,
        "silent": bool,
        "over": bool,
        "agreed": list[bool],
        "done": list[bool],
        # the ship, and what a campaign hands on
        "ship": Reckoning,
        "carried": list[list[int]],
        "squads_out": int,
        "stopped": bool,
        "results": list[Result],
    }

    def __init__(self, seats: int = 0, chance: Chance | None = None) -> None:
        self.chosen = ""
        self.difficulty = ""
        self.unconfirmed = True
        self.speed = FULL
        self.fifth = False
        self.trips = True
        self.campaign = False
        self.seating: list[int] = []  # clockwise: seats, and androids as the numbers after them (SA-31.7)
        self.roles: list[int] = [0, 0, 0]  # the seats of captain, communications officer and security chief
        self.boards: list[Board] = []  # by crew member, in acting order: the captain's is the first (SA-11.2)
        self.heroes: list[str] = []  # by crew member: an android's heroic card while it is not played
        self.hands: list[list[str]] = []
        self.packets: list[list[list[str]]] = []  # by seat and phase, until they are taken
        self.phases: list[int] = []  # which phase each seat is planning
        self.number = 0  # of the mission within its campaign
        self.common = ""
        self.serious = ""
        self.mission = ""
        self.script: tuple[str, ...] = ()
        self.ends: tuple[int, ...] = ()
        self.tracks: list[str] = []
        self.threat_decks: list[list[str]] = []  # common and serious external, common and serious internal
        self.deck: list[str] = []
        self.laid: list[tuple[int, str, str]] = []  # turn, threat, zone (empty for an internal one)
        self.sketch: list[list[str]] = []  # by crew member and turn, what it says it will do (SA-8.13)
        self.told: list[list[str]] = []  # by crew member, the cards it says it has (SA-8.6)
        self.began = 0  # the table's time of the alert
        self.moment = 0  # the next of the mission's moments
        self.ended_phases = 0  # phases whose end was announced
        self.warned: tuple[int, int] = (0, 0)  # phase and end (mission time) of the last warning
        self.draws: list[int] = []  # incoming data a seat may still draw (SA-AMB-35)
        self.gifts: list[int] = []  # cards a seat may still give in this data transfer
        self.transfer_open = False
        self.silent = False
        self.over = False  # the Action round of this mission is over
        self.agreed: list[bool] = []  # seats that would end the round now (SA-6.11)
        self.done: list[bool] = []  # with the clock stopped: seats that wait for the next announcement
        # As it starts a mission; during the reckoning, as it is.
        self.ship = Reckoning(0)
        self.carried: list[list[int]] = [[], [], []]  # tiles left unrepaired, by zone (SA-34.2)
        self.squads_out = 0  # squads left unrepaired (SA-34.23)
        self.stopped = False  # the crew ended its campaign
        self.results: list[Result] = []
        super().__init__(seats, chance)

    @property
    def crew(self) -> int:
        return len(self.seating)

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def five(self) -> bool:
        """Whether unconfirmed reports are obeyed (SA-7.6, SA-AMB-16)."""
        return self.crew == 5

    @property
    def timeline(self) -> tuple[Moment, ...]:
        return timeline(self.script, self.ends)

    @property
    def elapsed(self) -> int:
        """Mission time in milliseconds. A stopped clock shows the moment it rests at."""
        if self.speed == STOPPED:
            return self.timeline[self.moment - 1].at if self.moment else 0
        return mission_time(self.began, self.now, self.speed)

    def member_of(self, seat: int) -> int:
        """The crew member that a seat plays itself."""
        return next(member for member, board in enumerate(self.boards) if board.seat == seat and not board.android)

    def next_number(self) -> int:
        """For a decision."""
        self.asked += 1
        return self.asked

    def programmable(self, seat: int) -> list[int]:
        """The crew members on whose boards a seat may lay cards: its own and every android (SA-31.8)."""
        return [member for member, board in enumerate(self.boards) if board.android or board.seat == seat]
