"""/api/account and /api/session: accounts over HTTP. The browser is known by a cookie that no page can read."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from starboard.server.accounts import SESSION_MS, Account, Accounts
from starboard.server.door import EFFORT
from starboard.server.passkeys import Passkeys, Site
from starboard.server.trouble import refusals
from starboard.server.wire import (
    AccountInfo,
    BeginPasskey,
    Credential,
    Keys,
    NameAndPassword,
    NewPassword,
    PasskeyQuestion,
)
from starboard.table.messages import SeatKey
from starboard.table.rules import refusal

COOKIE: Final = "starboard_session"
BAD: Final = HTTPStatus.BAD_REQUEST
FORBIDDEN: Final = HTTPStatus.FORBIDDEN
CONFLICT: Final = HTTPStatus.CONFLICT
TOO_LONG: Final = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
UNAUTHORIZED: Final = HTTPStatus.UNAUTHORIZED

Visitor = Request[Any, Any, Any]


@get("/api/account", responses=refusals(), operation_id="account")
async def show_account(
    request: Visitor, accounts: NamedDependency[Accounts], passkeys: NamedDependency[Passkeys]
) -> Response[AccountInfo | None]:
    """Who is logged in in this browser, if anybody is."""
    account = await accounts.of_session(request.cookies.get(COOKIE, ""))
    told = None if account is None else await _info(account, passkeys)
    return Response(told, headers={"Cache-Control": "no-store"})


@post("/api/account", responses=refusals(BAD, FORBIDDEN, TOO_LONG), operation_id="register", opt=EFFORT)
async def register(
    request: Visitor,
    data: JSONBody[NameAndPassword],
    accounts: NamedDependency[Accounts],
    passkeys: NamedDependency[Passkeys],
) -> Response[AccountInfo]:
    """A new account with a password, logged in at once."""
    account = await accounts.register(data.name, data.password)
    return await _logged_in(request, account, accounts, passkeys)


@delete("/api/account", status_code=204, responses=refusals(FORBIDDEN, UNAUTHORIZED), operation_id="close_account")
async def close_account(request: Visitor, accounts: NamedDependency[Accounts]) -> None:
    """Drops the account and everything that belongs to it. The links of its seats still open them."""
    await accounts.close(await _mine(request, accounts))


@put(
    "/api/account/password",
    status_code=204,
    responses=refusals(BAD, FORBIDDEN, UNAUTHORIZED),
    operation_id="password",
    opt=EFFORT,
)
async def change_password(request: Visitor, data: JSONBody[NewPassword], accounts: NamedDependency[Accounts]) -> None:
    """A new password. Every browser has to log in again."""
    await accounts.change_password(await _mine(request, accounts), data.old, data.new)


@get("/api/account/seats", responses=refusals(UNAUTHORIZED), operation_id="account_seats")
async def account_seats(request: Visitor, accounts: NamedDependency[Accounts]) -> Response[Keys]:
    """The seats of this account, with their secrets, for a device that does not know them yet."""
    account = await _mine(request, accounts)
    return Response(Keys(account.seats), headers={"Cache-Control": "no-store"})


@post(
    "/api/account/seats",
    status_code=200,
    responses=refusals(BAD, FORBIDDEN, UNAUTHORIZED, TOO_LONG),
    operation_id="remember_seats",
)
async def remember_seats(request: Visitor, data: JSONBody[Keys], accounts: NamedDependency[Accounts]) -> list[SeatKey]:
    """Adds the seats of this device to the account, and gives them all."""
    account = await accounts.remember(await _mine(request, accounts), data.keys)
    return account.seats


@delete(
    "/api/account/seats/{table:str}", status_code=204, responses=refusals(UNAUTHORIZED), operation_id="forget_seats"
)
async def forget_seats(request: Visitor, table: FromPath[str], accounts: NamedDependency[Accounts]) -> None:
    """Forgets the seats at a table."""
    await accounts.forget(await _mine(request, accounts), table)


@post(
    "/api/session",
    status_code=200,
    responses=refusals(BAD, FORBIDDEN, UNAUTHORIZED),
    operation_id="log_in",
    opt=EFFORT,
)
async def log_in(
    request: Visitor,
    data: JSONBody[NameAndPassword],
    accounts: NamedDependency[Accounts],
    passkeys: NamedDependency[Passkeys],
) -> Response[AccountInfo]:
    """Logs in with a password."""
    return await _logged_in(request, await accounts.log_in(data.name, data.password), accounts, passkeys)


@delete("/api/session", status_code=204, responses=refusals(FORBIDDEN), operation_id="log_out")
async def log_out(request: Visitor, accounts: NamedDependency[Accounts]) -> Response[None]:
    """Logs this browser out."""
    await accounts.end_session(request.cookies.get(COOKIE, ""))
    return Response(None, cookies=[_cookie(request, "", 0)])


@post("/api/account/passkeys/begin", status_code=200, responses=refusals(BAD, FORBIDDEN), operation_id="begin_passkey")
async def begin_passkey(
    request: Visitor,
    data: JSONBody[BeginPasskey],
    accounts: NamedDependency[Accounts],
    passkeys: NamedDependency[Passkeys],
) -> PasskeyQuestion:
    """What to ask the device for a passkey: another one of the account that is logged in, or the first of a new one."""
    account = await accounts.of_session(request.cookies.get(COOKIE, ""))
    return PasskeyQuestion(*await passkeys.begin_making(_site(request), account, data.name))


@post("/api/account/passkeys", responses=refusals(BAD, FORBIDDEN, TOO_LONG), operation_id="make_passkey")
async def make_passkey(
    request: Visitor,
    data: JSONBody[Credential],
    accounts: NamedDependency[Accounts],
    passkeys: NamedDependency[Passkeys],
) -> Response[AccountInfo]:
    """The passkey that the device made."""
    account = await passkeys.make(_site(request), data.ticket, data.credential)
    return await _logged_in(request, account, accounts, passkeys)


@post("/api/session/passkey/begin", status_code=200, responses=refusals(FORBIDDEN), operation_id="begin_log_in")
async def begin_log_in(request: Visitor, passkeys: NamedDependency[Passkeys]) -> PasskeyQuestion:
    """What to ask the device to log in with a passkey."""
    return PasskeyQuestion(*await passkeys.begin_coming_in(_site(request)))


@post(
    "/api/session/passkey", status_code=200, responses=refusals(BAD, FORBIDDEN, TOO_LONG), operation_id="passkey_log_in"
)
async def passkey_log_in(
    request: Visitor,
    data: JSONBody[Credential],
    accounts: NamedDependency[Accounts],
    passkeys: NamedDependency[Passkeys],
) -> Response[AccountInfo]:
    """Logs in with a passkey."""
    account = await passkeys.come_in(_site(request), data.ticket, data.credential)
    return await _logged_in(request, account, accounts, passkeys)


ROUTES: Final = (
    show_account,
    register,
    close_account,
    change_password,
    account_seats,
    remember_seats,
    forget_seats,
    log_in,
    log_out,
    begin_passkey,
    make_passkey,
    begin_log_in,
    passkey_log_in,
)


async def _mine(request: Visitor, accounts: Accounts) -> Account:
    account = await accounts.of_session(request.cookies.get(COOKIE, ""))
    if account is None:
        raise refusal("T-21", "account-not-logged-in")
    return account


async def _logged_in(
    request: Visitor, account: Account, accounts: Accounts, passkeys: Passkeys
) -> Response[AccountInfo]:
    token = await accounts.begin_session(account)
    return Response(await _info(account, passkeys), cookies=[_cookie(request, token, SESSION_MS // 1000)])


async def _info(account: Account, passkeys: Passkeys) -> AccountInfo:
    return AccountInfo(account.name, bool(account.password), len(await passkeys.of(account)), len(account.seats))


def _cookie(request: Visitor, token: str, seconds: int) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, "/", token, max_age=seconds, httponly=True, samesite="strict", secure=secure)


def _site(request: Visitor) -> Site:
    return Site(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")
