"""The 55 threat cards and the seven trajectories, read once from the tables beside this module (SA-E7, SA-E8).

An X, Y or Z action is written as effects in a row, such as `if damaged: move(blue); damage(2)`. The part before the
colon is the condition; the number in brackets is the amount, the word a zone or a direction.
"""

from __future__ import annotations

import csv
import re
from functools import cache
from importlib.resources import files
from typing import Final

from starboard.kernel.data import BadData

STATIONS: Final = ("UR", "UW", "UB", "LR", "LW", "LB")
SIDES: Final = ("red", "white", "blue", "deck")  # the zones from left to right, and the way through the lift
NO_SIDE: Final = -1

MALFUNCTION: Final = ("B", "C")  # SA-14.10: the systems a malfunction may cover
IN_SPACE: Final = "space"

X: Final = 1
Y: Final = 2
Z: Final = 3
MARKS: Final = ("", "X", "Y", "Z")

_EFFECT: Final = re.compile(
    r"(?:if (?P<condition>damaged|undamaged|below (?P<below>\d+)): )?"
    r"(?P<kind>[a-z_]+)"
    r"(?:\((?P<amount>\d*) ?(?P<side>[a-z]*)\))?"
)
ANY_NUMBER: Final = 99


class Effect:
    """One effect of an action. It happens if the threat bears from `least` to `most` red cubes."""

    def __init__(self, kind: str, amount: int, side: int, least: int, most: int) -> None:
        self.kind = kind
        self.amount = amount
        self.side = side  # an index into SIDES
        self.least = least
        self.most = most


class Threat:
    """A threat card: what is printed on it (SA-10.8, SA-10.9)."""

    def __init__(self, row: dict[str, str]) -> None:
        self.id = row["id"]
        self.name = row["name"]
        self.serious = self.id.startswith("S")
        self.yellow = "2-" in self.id
        self.hp = int(row["hp"])
        self.speed = int(row["speed"])
        self.survived = int(row["survived"])
        self.destroyed = int(row["destroyed"])
        self.actions: tuple[tuple[Effect, ...], ...] = ((), *(read_effects(row[mark]) for mark in "xyz"))

        # External threats have a shield value; internal ones stations, and what is done against them.
        self.external = "shield" in row
        self.shield = int(row.get("shield", "0"))
        self.stations = 0  # one bit for each station
        for station in row.get("stations", "").split("+"):
            if station:
                self.stations |= 1 << STATIONS.index(station)
        self.fix = row.get("fix", "")
        self.malfunction = self.fix in MALFUNCTION
        self.intruder = self.fix == "bots"

        # The special rules of sections 35 and 36.
        special = dict(read_special(word) for word in row["special"].split())
        self.hidden = "hidden" in special  # SA-35.1
        self.decoy = "decoy" in special  # SA-35.4
        self.cryoshield = "cryoshield" in special  # SA-35.5
        self.double_damage = "double_damage" in special  # SA-35.9
        self.opened_by_pulse = "opened_by_pulse" in special  # SA-35.10
        self.no_heavy_lasers = "no_heavy_lasers" in special  # SA-35.13
        self.no_rockets = "no_rockets" in special  # SA-21.15
        self.one_cube = "one_cube" in special  # SA-35.21
        self.explodes = "explodes" in special  # SA-35.28
        self.veiled = "veiled" in special  # SA-35.31
        self.duels = "duels" in special  # SA-35.33
        self.magnet = "magnet" in special  # SA-35.39
        self.retaliates = "retaliates" in special  # SA-35.43
        self.debris = special.get("debris", 0)  # SA-35.48: strength per X and Y cell
        self.fires_back = "fires_back" in special  # SA-18.4
        self.warheads = "warheads" in special  # SA-36.2
        self.slime = "slime" in special  # SA-36.14
        self.scalds = "scalds" in special  # SA-36.26
        self.fissure = self.fix == IN_SPACE  # SA-36.29
        self.together = special.get("together", 0)  # SA-36.37, SA-36.42: extra cubes
        self.takes_along = "takes_along" in special  # SA-36.47
        self.contamination = "contamination" in special  # SA-36.51
        self.repairers = special.get("repairers", 1)  # SA-36.55: how many it takes in one turn


class Track:
    """A trajectory. Cells are counted from the ship: cell 1 is Z, threats enter on the highest (SA-E7)."""

    def __init__(self, row: dict[str, str]) -> None:
        self.id = row["id"]
        self.length = int(row["length"])
        self.mark = [0] * (self.length + 1)  # by cell
        for mark, column in enumerate("xyz", 1):
            for number in row[column].split():
                self.mark[int(number)] = mark
        self.next = [0] * (self.length + 1)  # by cell: the first marked cell nearer to the ship, 0 if there is none
        for cell in range(2, self.length + 1):
            self.next[cell] = cell - 1 if self.mark[cell - 1] else self.next[cell - 1]

    def passed(self, cell: int) -> int:
        """How many X and Y cells a threat on this cell has passed or stopped on (SA-35.48)."""
        return sum(1 for mark in self.mark[cell:] if mark in (X, Y))


def read_effects(text: str) -> tuple[Effect, ...]:
    return tuple(read_effect(part) for part in text.split("; ") if part)


def read_effect(text: str) -> Effect:
    found = _EFFECT.fullmatch(text)
    if found is None:
        raise ValueError(f"'{text}' is not the effect of a threat")
    amount = int(found["amount"] or 0)
    side = SIDES.index(found["side"]) if found["side"] else NO_SIDE
    if found["condition"] == "damaged":
        return Effect(found["kind"], amount, side, 1, ANY_NUMBER)
    if found["condition"] == "undamaged":
        return Effect(found["kind"], amount, side, 0, 0)
    most = int(found["below"]) - 1 if found["below"] else ANY_NUMBER
    return Effect(found["kind"], amount, side, 0, most)


def read_special(word: str) -> tuple[str, int]:
    """`debris(2)` is ("debris", 2); a bare word counts 1."""
    name, _, amount = word.rstrip(")").partition("(")
    return name, int(amount or 1)


def _rows(name: str) -> list[dict[str, str]]:
    text = (files("starboard.games.space_alert.content") / name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


@cache
def threats() -> dict[str, Threat]:
    """The 55 cards by id: E external, I internal, S serious; 1 white, 2 yellow."""
    rows = _rows("external_threats.csv") + _rows("internal_threats.csv")
    return {row["id"]: Threat(row) for row in rows}


@cache
def tracks() -> dict[str, Track]:
    return {row["id"]: Track(row) for row in _rows("tracks.csv")}


def find_threat(id: str) -> Threat:
    if id not in threats():
        raise BadData(f"There is no threat '{id}'; ids are like E1-07, SE2-05, I1-03 or SI2-01.")
    return threats()[id]


def find_track(id: str) -> Track:
    if id not in tracks():
        raise BadData(f"There is no trajectory '{id}'; they are T1 to T7.")
    return tracks()[id]
