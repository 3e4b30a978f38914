"""What is kept about a table beside the log of its match: who sits there, how fast it plays, where its clocks stand."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any, Literal

import msgspec

from starboard.table.messages import SeatKind

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # without letters and digits that are easily mistaken for one another
ID_LENGTH = 12  # 60 bits: a private table is found by its link alone


class Seat(msgspec.Struct, omit_defaults=True):
    kind: SeatKind
    name: str = ""
    level: str = ""  # of a machine
    key: str = ""  # the hash of the seat's secret; the secret itself is nowhere here
    stand_in: str = ""  # the level of the machine that plays for an absent person
    resigned: bool = False
    missed: int = 0  # how often in a row the clock answered
    bank_ms: int = 0
    since: int | None = None  # when the clock began to count what the seat owes now
    owes: list[int] = []  # the decisions that this clock is for
    used: list[int] = []  # what its latest answers took: a choice taken back gives no time back
    waits_since: int | None = None  # when the table began to wait for this seat
    done: int = 0  # the number of the last command that was carried out
    done_as: str = ""  # and its fingerprint

    @property
    def is_person(self) -> bool:
        """Whether somebody is to be waited for and asked, and no machine plays."""
        return self.kind == "human" and not self.resigned and not self.stand_in

    def opens(self, secret: str) -> bool:
        return self.kind == "human" and hmac.compare_digest(self.key, hashed(secret))


class Sheet(msgspec.Struct, omit_defaults=True):
    id: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    seed: str
    created: int
    pace: Literal["live", "days", "none"] = "none"
    turn_seconds: int = 0
    bank_seconds: int = 0
    listed: bool = False
    seeded: bool = False
    state: Literal["gathering", "playing", "over"] = "gathering"
    outage_ms: int = 0  # how long the host had been away, all in all, when the clocks were last right
    revision: int = 0
    next_table: str | None = None
    waits_for: list[int] = []  # the seats whose choice is missing
    digest: str = ""  # of the position that the log leads to
    position: dict[str, Any] | None = None  # where the match will begin, until it does


def opened_by(sheet: Sheet, secrets: list[str]) -> tuple[int, ...] | None:
    """The seats that these secrets open; None if one of them opens none."""
    seats = set()
    for secret in secrets:
        opened = [number for number, seat in enumerate(sheet.seats) if seat.opens(secret)]
        if not opened:
            return None
        seats.update(opened)
    return tuple(sorted(seats))


def hashed(secret: str) -> str:
    """Secrets are long and random, so a plain hash is enough: there is nothing to guess."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
