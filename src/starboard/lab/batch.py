"""Batches: the same set-up with many seeds, on one core or several.

Game number i is played with the seed "SEED/i", so its course depends on nothing else: any number of jobs gives the
same figures, and any game of a batch can be played again alone.
"""

from __future__ import annotations

import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from starboard import players
from starboard.kernel.data import BadData
from starboard.kernel.game import Game, find_game
from starboard.kernel.match import Match
from starboard.lab.playing import play
from starboard.lab.processes import context, leave_interrupts_to_parent

Progress = Callable[[int], None]  # told how many games have just ended


class Batch(msgspec.Struct, frozen=True):
    """What is played. Each line-up names a machine player for every seat; the games take turns through them."""

    game: str
    lineups: tuple[tuple[str, ...], ...]
    games: int
    seed: str = "0"
    options: dict[str, Any] = {}
    out: str | None = None  # a directory for the match files
    acquisitions: bool = False  # whether outcomes tell who acquired what

    @property
    def seats(self) -> int:
        return len(self.lineups[0])

    def lineup(self, index: int) -> tuple[str, ...]:
        return self.lineups[index % len(self.lineups)]


class Outcome(msgspec.Struct, frozen=True):
    """A game in figures; lists go by seat."""

    index: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    decisions: int
    forced: int
    first: int = 0  # the seat whose turn came first
    acquired: tuple[tuple[str, ...], ...] = ()


def check(batch: Batch, game: Game | None = None) -> None:
    """Finds out before the first game what would go wrong in each of them."""
    room = game or find_game(batch.game)
    if batch.games < 1:
        raise BadData(f"A batch has at least one game; {batch.games} is not possible.")
    room.check_seats(batch.seats)
    for level in sorted({level for lineup in batch.lineups for level in lineup}):
        players.find(room, level)
    room.check_options(dict(batch.options))
    if batch.out is not None:
        try:
            Path(batch.out).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadData(f"{batch.out} cannot be made a directory: {error.strerror}.") from None


def play_one(batch: Batch, index: int, game: Game | None = None) -> Outcome:
    room = game or find_game(batch.game)
    match, tally = play(room, batch.lineup(index), f"{batch.seed}/{index}", dict(batch.options))
    if batch.out is not None:
        match.save(Path(batch.out) / f"{batch.game}-{index:06}.json")
    return Outcome(
        index,
        match.winners or (),
        tuple(room.scores(match.state)),
        room.rounds(match.state),
        tally.decisions,
        tally.forced,
        room.first(match.state),
        acquisitions(room, match) if batch.acquisitions else (),
    )


def acquisitions(game: Game, match: Match) -> tuple[tuple[str, ...], ...]:
    """What each seat acquired in a match, in order."""
    found: list[list[str]] = [[] for _ in range(match.state.seats)]
    for event in match.events:
        acquired = game.acquired(event)
        if acquired is not None:
            found[acquired[0]].append(acquired[1])
    return tuple(tuple(wares) for wares in found)


def run(batch: Batch, jobs: int = 1, progress: Progress | None = None, game: Game | None = None) -> list[Outcome]:
    """Plays a batch. `game` is for one that is not installed, and is played in this process only."""
    if jobs < 1:
        raise BadData(f"At least one job is needed to play; {jobs} is not possible.")
    check(batch, game)
    tell = progress or (lambda ended: None)
    outcomes: list[Outcome] = []
    if jobs == 1 or game is not None:
        for index in range(batch.games):
            outcomes.append(play_one(batch, index, game))
            tell(1)
    else:
        for part in _in_processes(batch, min(jobs, batch.games)):
            outcomes.extend(part)
            tell(len(part))
    return sorted(outcomes, key=lambda outcome: outcome.index)


def _in_processes(batch: Batch, jobs: int) -> Iterator[list[Outcome]]:
    """Small shares, begun at one end by the workers and at the other by this process, which need not start first.

    Nothing is cancelled: a pool whose workers are ended complains of shares that were.
    """
    size = max(1, min(50, batch.games // (50 * jobs)))
    shares = [range(first, min(first + size, batch.games)) for first in range(0, batch.games, size)]
    with ProcessPoolExecutor(jobs - 1, context(), initializer=leave_interrupts_to_parent) as pool:
        try:
            waiting, begun = deque(shares), deque[Future[list[Outcome]]]()
            while waiting or begun:
                while waiting and len(begun) < 2 * (jobs - 1):  # one for each worker, and one to go on with
                    begun.append(pool.submit(_play_share, batch, waiting.popleft()))
                ended = next((share for share in begun if share.done()), None)
                if waiting and ended is None:
                    yield _play_share(batch, waiting.pop())
                else:
                    share = ended or begun[0]
                    begun.remove(share)
                    yield share.result()
        except BaseException:
            for child in multiprocessing.active_children():
                child.terminate()
            raise


def _play_share(batch: Batch, indices: range) -> list[Outcome]:
    return [play_one(batch, index) for index in indices]


class Report(msgspec.Struct):
    """A batch in figures, as `starboard simulate --json` prints it. Lists go by seat."""

    game: str
    seats: int
    games: int
    seconds: float
    games_per_second: float
    decisions: int  # with two answers or more
    decisions_per_second: float
    wins: list[int]  # a shared win counts for each winner
    rounds_mean: float
    rounds_min: int
    rounds_max: int
    scores_mean: list[float]
    forced_decisions: int  # with one answer
    shared_wins: int
    bots: list[str]
    seed: str
    jobs: int
    options: dict[str, Any]


def simulate(batch: Batch, jobs: int = 1, progress: Progress | None = None, game: Game | None = None) -> Report:
    """Plays a batch and counts."""
    begun = time.perf_counter()
    outcomes = run(batch, jobs, progress, game)
    seconds = time.perf_counter() - begun
    decisions = sum(outcome.decisions for outcome in outcomes)
    rounds = [outcome.rounds for outcome in outcomes]
    everyone = range(batch.seats)
    return Report(
        game=batch.game,
        seats=batch.seats,
        games=batch.games,
        seconds=round(seconds, 3),
        games_per_second=round(batch.games / seconds, 2),
        decisions=decisions,
        decisions_per_second=round(decisions / seconds, 1),
        wins=[sum(seat in outcome.winners for outcome in outcomes) for seat in everyone],
        rounds_mean=round(sum(rounds) / batch.games, 2),
        rounds_min=min(rounds),
        rounds_max=max(rounds),
        scores_mean=[round(sum(o.scores[seat] for o in outcomes) / batch.games, 2) for seat in everyone],
        forced_decisions=sum(outcome.forced for outcome in outcomes),
        shared_wins=sum(len(outcome.winners) > 1 for outcome in outcomes),
        bots=list(batch.lineups[0]),
        seed=batch.seed,
        jobs=jobs,
        options=batch.options,
    )
