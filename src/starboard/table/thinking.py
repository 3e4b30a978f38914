"""Machine players at a table: they think elsewhere, for a limited time, and a table never waits for one in vain."""

from __future__ import annotations

from typing import Protocol

import msgspec

from starboard import players
from starboard.kernel import archive
from starboard.kernel.data import BadData
from starboard.kernel.decisions import Value
from starboard.kernel.game import Game, find_game
from starboard.kernel.state import State


class Job(msgspec.Struct, frozen=True, tag="job"):
    """One decision for a machine to answer. The state goes to a process of the host's; a player sees its view only."""

    game: str
    level: str
    seed: int  # of the player's thinking
    decision: int
    state: bytes


class Reading(msgspec.Struct, frozen=True, tag="reading"):
    """A match file from anywhere, to be played through: nobody knows how long that takes, or whether it ends."""

    raw: bytes


class NoAnswer(Exception):
    """It took too long, or failed."""


class Thinker(Protocol):
    async def answer(self, job: Job) -> Value | None:
        """The machine's answer, or NoAnswer. None leaves a free decision open."""
        ...

    async def read(self, reading: Reading) -> str:
        """What is wrong with a match file, in a sentence; nothing if it can be played through. Or NoAnswer."""
        ...

    async def close(self) -> None: ...


def think(job: Job, game: Game | None = None) -> Value | None:
    room = find_game(job.game) if game is None else game
    state: State = room.codec.decode(job.state)
    decision = next(asked for asked in state.decisions if asked.id == job.decision)
    player = players.find(room, job.level)(job.seed)
    view = None if getattr(player, "blind", False) else room.view(state, decision.seat)
    return player.choose(view, decision)


def read_through(reading: Reading) -> str:
    try:
        archive.read(reading.raw, "the file")
    except BadData as error:
        return str(error)
    return ""


class InPlace:
    """Thinks where it stands: for tests, and for games that are not installed."""

    def __init__(self, game: Game | None = None) -> None:
        self._game = game

    async def answer(self, job: Job) -> Value | None:
        return think(job, self._game)

    async def read(self, reading: Reading) -> str:
        return read_through(reading)

    async def close(self) -> None:
        pass
