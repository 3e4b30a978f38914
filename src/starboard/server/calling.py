"""/api/calls and a seat's wish to be called: over HTTP."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from starboard.kernel.decisions import Text
from starboard.server.calls import Calls, Wish
from starboard.server.door import EFFORT, NEEDS_SEAT, secret_of
from starboard.server.messengers import WebPush
from starboard.server.trouble import language_of, refusals, sentence
from starboard.server.wire import CallMe, CallWays
from starboard.table.harbour import Harbour
from starboard.table.rules import refusal
from starboard.table.sheet import opened_by

BAD: Final = HTTPStatus.BAD_REQUEST
MISSING: Final = HTTPStatus.NOT_FOUND
FORBIDDEN: Final = HTTPStatus.FORBIDDEN
TOO_LONG: Final = HTTPStatus.REQUEST_ENTITY_TOO_LARGE


@get("/api/calls", responses=refusals(), operation_id="call_ways")
async def call_ways(calls: NamedDependency[Calls]) -> CallWays:
    """How this server can call people to their turn."""
    pusher = calls.pusher
    key = await pusher.public_key() if isinstance(pusher, WebPush) else ""
    return CallWays(key, calls.mailer is not None)


@post(
    "/api/tables/{id:str}/calls",
    status_code=204,
    responses=refusals(BAD, MISSING, FORBIDDEN, TOO_LONG),
    operation_id="call_me",
    opt=EFFORT,
    security=NEEDS_SEAT,
)
async def call_me(
    id: FromPath[str],
    data: JSONBody[CallMe],
    request: Request[Any, Any, Any],
    harbour: NamedDependency[Harbour],
    calls: NamedDependency[Calls],
) -> None:
    """Calls whoever has this seat's secret when the table waits for it."""
    seat = await _seat(harbour, id, secret_of(request))
    await calls.want(Wish(id, seat, language_of(request), data.quiet, data.push, data.mail))


@delete(
    "/api/tables/{id:str}/calls",
    status_code=204,
    responses=refusals(MISSING, FORBIDDEN),
    operation_id="no_calls",
    security=NEEDS_SEAT,
)
async def no_calls(
    id: FromPath[str],
    request: Request[Any, Any, Any],
    harbour: NamedDependency[Harbour],
    calls: NamedDependency[Calls],
) -> None:
    """No more calls for this seat."""
    await calls.stop(id, await _seat(harbour, id, secret_of(request)))


@get("/api/calls/confirm", responses=refusals(BAD), operation_id="confirm_mail", media_type="text/plain")
async def confirm(
    token: FromQuery[str], request: Request[Any, Any, Any], calls: NamedDependency[Calls]
) -> Response[str]:
    """Whoever reads a mail address agrees to be written to."""
    await calls.confirm(token)
    return Response(sentence(Text("call-confirmed"), language_of(request)), headers={"Cache-Control": "no-store"})


ROUTES: Final = (call_ways, call_me, no_calls, confirm)


async def _seat(harbour: Harbour, id: str, secret: str) -> int:
    sheet = await harbour.sheet(id)
    seats = opened_by(sheet, [secret])
    if not seats:
        raise refusal("T-8", "table-not-your-seat")
    return seats[0]
