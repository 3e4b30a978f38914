"""Searches at the command line: how long, on how many cores, and how it goes."""

from __future__ import annotations

import inspect
import os
import sys
from typing import Annotated, Any, Final

from cyclopts import Parameter
from msgspec import to_builtins

from starboard.kernel.game import Search
from starboard.lab import searching
from starboard.lab.searching import Outcome, Terms

SECONDS: Final = 10.0

_Seconds = Annotated[float, Parameter(help="How long to search.")]
_Evaluations = Annotated[
    int | None, Parameter(help="Instead, how much: the same seed then finds the same.", show_default=False)
]
_Jobs = Annotated[int | None, Parameter(help="How many processes share the work; all cores by default.")]
_Seed = Annotated[str, Parameter(help="Another seed searches elsewhere.")]


def _parameter(name: str, annotation: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


PARAMETERS: Final = (
    _parameter("seconds", _Seconds, SECONDS),
    _parameter("evaluations", _Evaluations, None),
    _parameter("jobs", _Jobs, None),
    _parameter("seed", _Seed, "0"),
)


def terms(options: dict[str, Any]) -> Terms:
    """Takes what is about the search out of the options of a command."""
    seconds = options.pop("seconds", SECONDS)
    evaluations = options.pop("evaluations", None)
    jobs = options.pop("jobs", None)
    return Terms(seconds, evaluations, os.cpu_count() or 1 if jobs is None else jobs, options.pop("seed", "0"))


def run(search: Search, terms: Terms) -> dict[str, Any]:
    """Searches, with the score so far on standard error."""
    outcome = searching.run(search, terms, _tell)
    document: dict[str, Any] = to_builtins(searching.report(search, outcome))
    return document


def _tell(outcome: Outcome) -> None:
    assert outcome.found is not None
    told = f"{outcome.seconds:7.1f} s  {outcome.evaluations:11,d} evaluations  score {outcome.found.score}"
    print(told, file=sys.stderr, flush=True)
