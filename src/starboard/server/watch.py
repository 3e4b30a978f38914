"""For whoever watches over a server: /healthz, and /metrics in the text format of Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency

from starboard.server.door import Door
from starboard.table.harbour import Harbour
from starboard.table.measures import BOUNDS, Histogram

FORMAT: Final = "text/plain; version=0.0.4"


@get("/healthz", include_in_schema=False)
async def healthz(harbour: NamedDependency[Harbour]) -> Response[str]:
    """Whether the server answers and its storage does: 200 and "ok", or 503."""
    await harbour.house.storage.due(0)
    return Response("ok\n", media_type="text/plain", headers={"Cache-Control": "no-store"})


@get("/metrics", include_in_schema=False)
async def metrics(harbour: NamedDependency[Harbour], door: NamedDependency[Door]) -> Response[str]:
    return Response("\n".join(_lines(harbour, door)) + "\n", media_type=FORMAT)


def _lines(harbour: Harbour, door: Door) -> Iterator[str]:
    measures = harbour.house.measures
    yield from _one("tables_open", "gauge", "Tables in memory.", len(harbour.tables))
    yield from _one("sockets", "gauge", "Connections to tables.", door.sockets)
    yield from _one("choices_total", "counter", "Choices of people.", measures.choices)
    yield from _one("machine_choices_total", "counter", "Choices of machine players.", measures.machine_choices)
    yield from _one("refusals_total", "counter", "Commands refused at tables.", measures.refusals)
    yield from _one("turned_away_total", "counter", "Requests turned away at the door.", door.turned_away)
    yield from _one("timeouts_total", "counter", "Clocks of people that ran out.", measures.timeouts)
    yield from _one("no_answers_total", "counter", "Machines that gave no answer.", measures.no_answers)
    yield from _one("faults_total", "counter", "Tables that closed because of a fault.", measures.faults)
    yield from _histogram("choice_seconds", "From a command until everybody's message is on its way.", measures.choice)
    yield from _histogram("thinking_seconds", "How long machines thought.", measures.thinking)
    yield from _histogram("keeping_seconds", "How long the storage took.", measures.keeping)


def _one(name: str, kind: str, help: str, value: int) -> Iterator[str]:
    yield f"# HELP starboard_{name} {help}"
    yield f"# TYPE starboard_{name} {kind}"
    yield f"starboard_{name} {value}"


def _histogram(name: str, help: str, histogram: Histogram) -> Iterator[str]:
    yield f"# HELP starboard_{name} {help}"
    yield f"# TYPE starboard_{name} histogram"
    below = 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), histogram.counts, strict=True):
        below += count
        yield f'starboard_{name}_bucket{{le="{bound}"}} {below}'
    yield f"starboard_{name}_sum {histogram.total}"
    yield f"starboard_{name}_count {below}"
