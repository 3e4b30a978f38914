"""Machine players at a table: they think elsewhere, for a limited time, and a table never waits for one in vain."""

from __future__ import annotations

from typing import Protocol

import msgspec

from starboard import players
from starboard.kernel.decisions import Value
from starboard.kernel.game import Game, find_game
from starboard.kernel.state import State


class Job(msgspec.Struct, frozen=True):
    """One decision for a machine to answer. The state goes to a process of the host's; a player sees its view only."""

    game: str
    level: str
    seed: int  # of the player's thinking
    decision: int
    state: bytes


class NoAnswer(Exception):
    """The machine took too long, or failed."""


class Thinker(Protocol):
    async def answer(self, job: Job) -> Value | None:
        """The machine's answer, or NoAnswer. None leaves a free decision open."""
        ...

    async def close(self) -> None: ...


def think(job: Job, game: Game | None = None) -> Value | None:
    room = find_game(job.game) if game is None else game
    state: State = room.codec.decode(job.state)
    decision = next(asked for asked in state.decisions if asked.id == job.decision)
    player = players.find(room, job.level)(job.seed)
    view = None if getattr(player, "blind", False) else room.view(state, decision.seat)
    return player.choose(view, decision)


class InPlace:
    """Thinks where it stands: for tests, and for games that are not installed."""

    def __init__(self, game: Game | None = None) -> None:
        self._game = game

    async def answer(self, job: Job) -> Value | None:
        return think(job, self._game)

    async def close(self) -> None:
        pass
