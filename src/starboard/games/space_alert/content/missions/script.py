"""Mission scripts: what the computer announces and when, as files a person can read and write (SA-7.1, SA-E9)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Final, TypeVar

import msgspec

from starboard.kernel.data import BadData

THREAT: Final = "threat"
INCOMING_DATA: Final = "incoming_data"
DATA_TRANSFER: Final = "data_transfer"
COMMUNICATIONS_DOWN: Final = "communications_down"

ZONES: Final = ("red", "white", "blue")
LAST_TURN: Final = 12

GROUPS: Final = ("test-flight", "simulation", "advanced-simulation", "mission")

T = TypeVar("T")

_LINE = re.compile(
    r"(?P<at>\d+:[0-5]\d) (?:"
    r"(?P<word>threat|unconfirmed) T\+(?P<turn>\d+) (?P<level>common|serious) (?P<place>red|white|blue|internal)"
    r"|(?P<incoming>incoming data)"
    r"|(?P<transfer>data transfer)"
    r"|communications down (?P<seconds>\d+))"
)
_TIME = re.compile(r"\d+:[0-5]\d")


class Announcement(msgspec.Struct, frozen=True):
    """One line of a script. The fields after `kind` belong to threats, the last one to communications down."""

    at: int  # seconds since the alert
    kind: str
    turn: int = 0
    serious: bool = False
    zone: str = ""  # empty for an internal threat: none is announced (SA-7.4)
    confirmed: bool = True
    seconds: int = 0

    @property
    def internal(self) -> bool:
        return not self.zone


class Mission(msgspec.Struct, frozen=True):
    """A track: when its phases end, and its script. A test flight has two phases, every other mission three."""

    id: str
    ends: tuple[int, ...]  # seconds since the alert
    script: tuple[Announcement, ...]
    code: str = ""  # of the printed scenario card, when there is one

    @property
    def group(self) -> str:
        return self.id.rpartition("-")[0]

    @property
    def lines(self) -> list[str]:
        return [write_line(announcement) for announcement in self.script]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    phases_end: list[str]
    script: list[str]
    code: str = ""


def read_time(text: str) -> int:
    """Seconds from "3:50"."""
    if not _TIME.fullmatch(text):
        raise BadData(f"'{text}' is not a time; write minutes and seconds, such as 3:50.")
    minutes, seconds = text.split(":")
    return int(minutes) * 60 + int(seconds)


def write_time(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


def read_line(text: str) -> Announcement:
    """An announcement from "1:00 threat T+2 common white"."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise BadData(
            f"'{text}' is not an announcement; write for example '1:00 threat T+2 common white', "
            "'0:55 unconfirmed T+3 serious internal', '2:20 incoming data', '3:05 data transfer' "
            "or '5:20 communications down 15'."
        )
    at = read_time(found["at"])
    if found["word"]:
        place = found["place"]
        return Announcement(
            at,
            THREAT,
            int(found["turn"]),
            found["level"] == "serious",
            "" if place == "internal" else place,
            found["word"] == "threat",
        )
    if found["seconds"]:
        return Announcement(at, COMMUNICATIONS_DOWN, seconds=int(found["seconds"]))
    return Announcement(at, INCOMING_DATA if found["incoming"] else DATA_TRANSFER)


def write_line(announcement: Announcement) -> str:
    """The line that reads as this announcement."""
    at = write_time(announcement.at)
    if announcement.kind == THREAT:
        word = "threat" if announcement.confirmed else "unconfirmed"
        level = "serious" if announcement.serious else "common"
        return f"{at} {word} T+{announcement.turn} {level} {announcement.zone or 'internal'}"
    if announcement.kind == COMMUNICATIONS_DOWN:
        return f"{at} communications down {announcement.seconds}"
    return f"{at} {announcement.kind.replace('_', ' ')}"


def read_mission(text: str) -> Mission:
    """A mission from the text of its file, or BadData with the place and what would be right."""
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"The mission file cannot be read: {error}.") from None
    except msgspec.ValidationError as error:
        raise BadData(f"The mission file: {error}.") from None
    ends = tuple(_placed(f"phases_end[{i}]", read_time, text) for i, text in enumerate(file.phases_end))
    script = tuple(_placed(f"script[{i}]", read_line, text) for i, text in enumerate(file.script))
    mission = Mission(file.id, ends, script, file.code)
    check(mission)
    return mission


def _placed(place: str, read: Callable[[str], T], text: str) -> T:
    try:
        return read(text)
    except BadData as error:
        raise BadData(f"{place}: {error}") from None


def check(mission: Mission) -> None:
    """Refuses a script that no table could play."""
    ends = mission.ends
    if len(ends) not in (2, 3) or list(ends) != sorted(set(ends)) or ends[0] <= 0:
        raise BadData("phases_end: two or three times are needed, each later than the one before.")
    turns: set[int] = set()
    before = 0
    for index, said in enumerate(mission.script):
        if said.at < before:
            raise BadData(f"script[{index}]: announcements are listed in the order of their times.")
        if said.at >= ends[-1]:
            raise BadData(f"script[{index}]: the mission ends at {write_time(ends[-1])}; announce it earlier.")
        before = said.at
        if said.kind == THREAT:
            if not 1 <= said.turn <= LAST_TURN:
                raise BadData(f"script[{index}]: T+{said.turn} is no turn; threats appear in turns 1 to 12.")
            if said.turn in turns:  # SA-10.10
                raise BadData(f"script[{index}]: T+{said.turn} is announced twice; give each threat its own turn.")
            turns.add(said.turn)
        if said.kind == COMMUNICATIONS_DOWN and said.seconds < 1:
            raise BadData(f"script[{index}]: communications go down for at least one second.")


@cache
def missions() -> dict[str, Mission]:
    """The published missions by id, in the order in which a crew meets them."""
    found = [
        read_mission(file.read_text("utf-8"))
        for file in resources.files(__package__).iterdir()
        if file.name.endswith(".toml")
    ]
    order = {group: place for place, group in enumerate(GROUPS)}
    return {mission.id: mission for mission in sorted(found, key=lambda each: (order[each.group], each.id))}


def full_missions() -> list[str]:
    """The eight missions from which one is drawn (SA-4.10)."""
    return [id for id, mission in missions().items() if mission.group == "mission"]
