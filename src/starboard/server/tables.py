"""/api/tables: new tables, seats, replays and forks. What happens at a table goes over its WebSocket instead."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from starboard.kernel import archive
from starboard.kernel.match import Match
from starboard.server.door import COST, EFFORT, TAKES_SEAT, secret_of
from starboard.server.trouble import refusals
from starboard.server.wire import Created, Fork, Keys, MyTable, Replay, SitDown
from starboard.table import clocks, telling
from starboard.table.chronicle import Audience, Chronicle
from starboard.table.harbour import Harbour
from starboard.table.live import LiveTable
from starboard.table.messages import NewTable, SeatKey, TableInfo
from starboard.table.rules import refusal

BAD: Final = HTTPStatus.BAD_REQUEST
MISSING: Final = HTTPStatus.NOT_FOUND
CONFLICT: Final = HTTPStatus.CONFLICT
FORBIDDEN: Final = HTTPStatus.FORBIDDEN
TOO_LONG: Final = HTTPStatus.REQUEST_ENTITY_TOO_LARGE

UPLOAD: Final = 2_000_000  # bytes of a match file: a campaign of Space Alert has a quarter of that


@get("/api/tables", responses=refusals(), operation_id="tables")
async def list_tables(harbour: NamedDependency[Harbour]) -> list[TableInfo]:
    """The tables that are open to everybody and not over, newest first."""
    return await harbour.listed()


@post("/api/tables", responses=refusals(BAD, MISSING, FORBIDDEN, TOO_LONG), operation_id="create")
async def create_table(data: JSONBody[NewTable], harbour: NamedDependency[Harbour]) -> Created:
    """A new table. The secrets of its human seats are the creator's, to keep or to hand on."""
    table, keys = await harbour.create(data)
    return Created(table.info, keys)


@get("/api/tables/{id:str}", responses=refusals(MISSING), operation_id="table")
async def show_table(id: FromPath[str], harbour: NamedDependency[Harbour]) -> TableInfo:
    """Who sits at a table, and how it is set up."""
    return await harbour.info(id)


@post("/api/tables/{id:str}/seats", responses=refusals(BAD, MISSING, FORBIDDEN, CONFLICT, TOO_LONG), operation_id="sit")
async def sit_down(id: FromPath[str], data: JSONBody[SitDown], harbour: NamedDependency[Harbour]) -> SeatKey:
    """Sits a guest down on an open seat and gives its secret."""
    table = await harbour.reach(id)
    return await table.sit_down(data.name, data.seat)


@get(
    "/api/tables/{id:str}/replay",
    responses=refusals(BAD, MISSING, FORBIDDEN, CONFLICT),
    operation_id="replay",
    security=TAKES_SEAT,
    opt={COST: 5},
)
async def replay(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    harbour: NamedDependency[Harbour],
    at: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
) -> Response[Replay]:
    """A table as it stood after the first `at` records of its log, as the seat whose secret comes along saw it, or a
    spectator.

    When the game is over it can be seen from every `seat`.
    """
    table = await harbour.read(id)
    match = _match(table)
    audience = _audience(table, match, secret_of(request), seat)
    place = len(match.log) if at is None else at
    point = _open(match, place)
    shown = Replay(
        at=place,
        records=len(match.log),
        table=table.info,
        view=telling.view(point, audience[0] if audience else None),
        decisions=telling.decisions(point, audience),
        waiting_for=clocks.waiting_for(point.decisions),
        events=Chronicle(point).everything(audience),
    )
    return Response(shown, headers={"Cache-Control": "no-store"})


@post(
    "/api/tables/{id:str}/fork",
    responses=refusals(BAD, MISSING, FORBIDDEN, CONFLICT, TOO_LONG),
    operation_id="fork",
    security=TAKES_SEAT,
)
async def fork(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Fork], harbour: NamedDependency[Harbour]
) -> Created:
    """A table of its own that goes on from a place in this one's log. Chance begins afresh, and what a running game
    hides from the seat whose secret comes along, or from a spectator, is dealt anew."""
    table = await harbour.read(id)
    match = _match(table)
    audience = _audience(table, match, secret_of(request), None)
    point = _open(match, data.at)
    forked, keys = await harbour.fork(table.sheet, point, match.over, audience[0] if audience else None, data.seats)
    return Created(forked.info, keys)


@get(
    "/api/tables/{id:str}/match",
    responses=refusals(MISSING, FORBIDDEN, CONFLICT),
    operation_id="download",
    media_type="application/json",
)
async def download(id: FromPath[str], harbour: NamedDependency[Harbour]) -> Response[bytes]:
    """The match file of a game that is over: `starboard replay` and every other Starboard read it."""
    table = await harbour.read(id)
    match = _match(table)
    if not match.over:
        raise refusal("T-16", "table-still-secret")
    name = f"{match.game.name}-{id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(archive.dump(match), headers=headers, media_type="application/json")


@post(
    "/api/matches",
    responses=refusals(BAD, FORBIDDEN, TOO_LONG),
    operation_id="upload",
    opt=EFFORT,
    request_max_body_size=UPLOAD,
)
async def upload(request: Request[Any, Any, Any], harbour: NamedDependency[Harbour]) -> TableInfo:
    """A table from a match file (the body): to watch it again, or to sit down and go on."""
    table = await harbour.take_in(await request.body())
    return table.info


@post("/api/mine", status_code=200, responses=refusals(BAD, FORBIDDEN, TOO_LONG), operation_id="mine")
async def my_tables(data: JSONBody[Keys], harbour: NamedDependency[Harbour]) -> list[MyTable]:
    """The tables of somebody who has these secrets, those that wait for them first."""
    found = [await harbour.mine(key.table, key.key) for key in data.keys]
    tables = [MyTable(info, seat, waits) for info, seat, waits in filter(None, found)]
    return sorted(tables, key=lambda mine: (not mine.waits, mine.table.state == "over"))


def _match(table: LiveTable) -> Match:
    if table.play.match is None:
        raise refusal("T-14", "table-not-begun")
    return table.play.match


def _audience(table: LiveTable, match: Match, key: str, seat: int | None) -> Audience:
    """Whose eyes a visitor sees with: a seat's whose secret they have, any when the game is over, or a spectator's."""
    mine = table.audience([key] if key else [])
    if mine is None:
        raise refusal("T-8", "table-not-your-seat")
    if seat is None:
        return mine
    if not 0 <= seat < len(table.sheet.seats):
        raise refusal("T-12", "table-no-such-seat")
    if not match.over and seat not in mine:
        raise refusal("T-16", "table-still-secret")
    return (seat,)


def _open(match: Match, at: int) -> Match:
    if not 1 <= at <= len(match.log):
        raise refusal("T-13", "table-no-such-place")
    return match if at == len(match.log) else match.open(at)
