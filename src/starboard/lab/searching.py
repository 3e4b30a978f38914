"""Runs the searches that rooms offer: for some seconds or so many evaluations, on every core.

A search is a row of walks, each with a seed of its own, short ones first. With a number of evaluations the walks are
the same whoever takes them, so any number of jobs finds the same.
"""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Iterator
from itertools import islice
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Any, Final

import msgspec

from starboard.kernel.data import BadData
from starboard.kernel.game import Found, Search
from starboard.lab.processes import context, leave_interrupts_to_parent

MOST_JOBS: Final = 512
FIRST: Final = 5_000  # evaluations of the first walk
ALIKE: Final = 2  # so many walks have the same length, then it doubles
DOUBLINGS: Final = 5
BREATH: Final = 200  # evaluations between two looks at the clock
PATIENCE: Final = 1.0  # seconds between two looks whether the workers still live


class Terms(msgspec.Struct, frozen=True):
    """How long to search, and how."""

    seconds: float
    evaluations: int | None  # instead of seconds
    jobs: int
    seed: str


class News(msgspec.Struct, frozen=True):
    """What a job has to say: so many evaluations more, and something better found on a walk."""

    job: int
    walk: int
    evaluations: int
    found: Found | None
    over: bool = False


class Moment(msgspec.Struct, frozen=True):
    """The best score at a time of the search."""

    seconds: float
    score: int


class Outcome(msgspec.Struct):
    """What came of a search so far."""

    found: Found | None = None
    walk: int = 0
    evaluations: int = 0
    seconds: float = 0.0
    history: list[Moment] = []

    def hear(self, news: News, seconds: float) -> bool:
        """Says whether it is a better score. Of equals the earlier walk counts, whenever it was heard of."""
        self.evaluations += news.evaluations
        found, best = news.found, self.found
        if found is None or (best is not None and (found.value, -news.walk) <= (best.value, -self.walk)):
            return False
        self.found, self.walk = found, news.walk
        if found.score is None or (self.history and self.history[-1].score >= found.score):
            return False
        self.history.append(Moment(round(seconds, 2), found.score))
        return True


Tell = Callable[[Outcome], None]


def check(terms: Terms) -> None:
    if terms.jobs < 1:
        raise BadData(f"At least one job is needed to search; {terms.jobs} is not possible.")
    if terms.jobs > MOST_JOBS:
        raise BadData(f"{terms.jobs} jobs are too many processes for one machine; {MOST_JOBS} are possible.")
    if terms.evaluations is not None and terms.evaluations < 1:
        raise BadData(f"At least one evaluation is needed to find something; {terms.evaluations} is not possible.")
    if not terms.seconds > 0:
        raise BadData(f"The search needs some time: {terms.seconds:g} seconds are not possible.")


def run(search: Search, terms: Terms, tell: Tell) -> Outcome:
    """Searches. `tell` hears of every better score."""
    check(terms)
    begun = time.perf_counter()
    outcome = Outcome()
    for news in _news(search, terms):
        outcome.seconds = time.perf_counter() - begun
        if outcome.hear(news, outcome.seconds):
            tell(outcome)
    outcome.seconds = time.perf_counter() - begun
    return outcome


def report(search: Search, outcome: Outcome) -> dict[str, Any]:
    """The document of a search: the room's answer first, then how it was found."""
    assert outcome.found is not None  # the first evaluation finds something
    return {
        **search.report(outcome.found),
        "evaluations": outcome.evaluations,
        "evaluations_per_second": round(outcome.evaluations / outcome.seconds),
        "seconds": round(outcome.seconds, 2),
        "history": outcome.history,
    }


# Walks ----------------------------------------------------------------------------------------------------------------


def lengths(evaluations: int | None) -> Iterator[int]:
    """The evaluations of each walk, together as many as given, or without end."""
    number = 0
    left = evaluations
    while left is None or left > 0:
        length = FIRST << min(number // ALIKE, DOUBLINGS)
        if left is not None:
            length = min(length, left)
            left -= length
        yield length
        number += 1


def job_news(search: Search, terms: Terms, job: int, until: float | None) -> Iterator[News]:
    """The walks of one job, every so many of them, with news at every breath."""
    for number, length in enumerate(lengths(terms.evaluations)):
        if number % terms.jobs != job:
            continue
        since, found = 0, None
        for better in search.walk(f"{terms.seed}/{number}", length):
            since += 1
            found = better or found
            if since == BREATH:
                yield News(job, number, since, found)
                since, found = 0, None
                if until is not None and time.monotonic() > until:
                    return
        yield News(job, number, since, found)


# Processes ------------------------------------------------------------------------------------------------------------


def _news(search: Search, terms: Terms) -> Iterator[News]:
    """From all jobs: the first is done here, the others in processes of their own."""
    until = time.monotonic() + terms.seconds if terms.evaluations is None else None
    if terms.evaluations is not None:  # a job without a walk has nothing to do
        walks = sum(1 for _ in islice(lengths(terms.evaluations), terms.jobs))
        terms = msgspec.structs.replace(terms, jobs=walks)
    if terms.jobs == 1:
        yield from job_news(search, terms, 0, until)
        return
    workers = Workers(context(), search, terms, until)
    try:
        for news in job_news(search, terms, 0, until):
            yield news
            yield from workers.heard()
        yield from workers.rest()
    finally:
        workers.end()


class Workers:
    """The processes of all jobs but the first, and the queue through which they are heard."""

    def __init__(self, processes: BaseContext, search: Search, terms: Terms, until: float | None) -> None:
        self._queue: Any = processes.Queue()
        self._busy: dict[int, BaseProcess] = {}
        for job in range(1, terms.jobs):
            process = processes.Process(  # type: ignore[attr-defined]
                target=_work, args=(self._queue, search, terms, job, until), daemon=True
            )
            process.start()
            self._busy[job] = process

    def heard(self) -> Iterator[News]:
        """What they have said meanwhile."""
        while self._busy:
            try:
                yield self._note(self._queue.get_nowait())
            except queue.Empty:
                return

    def rest(self) -> Iterator[News]:
        """What they say until all have ended."""
        while self._busy:
            try:
                yield self._note(self._queue.get(timeout=PATIENCE))
            except queue.Empty:
                if not all(process.is_alive() for process in self._busy.values()):
                    raise RuntimeError("A worker process of the search has died.") from None

    def _note(self, news: News) -> News:
        if news.over:
            self._busy.pop(news.job).join()
        return news

    def end(self) -> None:
        for process in self._busy.values():
            process.terminate()


def _work(sink: Any, search: Search, terms: Terms, job: int, until: float | None) -> None:
    leave_interrupts_to_parent()
    for news in job_news(search, terms, job, until):
        sink.put(news)
    sink.put(News(job, 0, 0, None, over=True))
