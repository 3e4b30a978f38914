"""Refused requests: the status, and a body that says by which rule and why, in the visitor's language."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from starboard.kernel.data import BadData
from starboard.kernel.decisions import Text
from starboard.kernel.refusal import Refusal
from starboard.kernel.rulebook import LANGUAGES
from starboard.server.wire import Trouble
from starboard.table.rules import refusal
from starboard.table.storage import StorageTrouble
from starboard.text import Catalogue

log = logging.getLogger("starboard.server")

NOT_HERE: Final = ("table-no-such-table", "table-no-such-game", "table-no-such-page", "table-no-client")
STATUS: Final = {
    "T-8": HTTPStatus.FORBIDDEN,
    "T-10": HTTPStatus.TOO_MANY_REQUESTS,
    "T-12": HTTPStatus.CONFLICT,
    "T-13": HTTPStatus.CONFLICT,
    "T-14": HTTPStatus.CONFLICT,
    "T-15": HTTPStatus.CONFLICT,
    "T-16": HTTPStatus.FORBIDDEN,
    "T-19": HTTPStatus.FORBIDDEN,
    "T-20": HTTPStatus.SERVICE_UNAVAILABLE,
}
STATUS_OF_KEY: Final = {
    **dict.fromkeys(NOT_HERE, HTTPStatus.NOT_FOUND),
    "account-not-logged-in": HTTPStatus.UNAUTHORIZED,
    "account-name-taken": HTTPStatus.CONFLICT,
    "account-wrong-password": HTTPStatus.FORBIDDEN,
    "account-unknown-passkey": HTTPStatus.FORBIDDEN,
    "account-passkey-refused": HTTPStatus.FORBIDDEN,
}
AFTER: Final = "seconds"  # the parameter of a refusal that says when to come again


def refusals(*statuses: HTTPStatus) -> dict[int, ResponseSpec]:
    """The refusals of a request, for the description of the interface. Any may be misshapen, or come too often."""
    every = (HTTPStatus.BAD_REQUEST, *statuses, HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
    return {status: ResponseSpec(Trouble, description=status.phrase, generate_examples=False) for status in every}


def respond(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """The answer to a request that something went wrong with."""
    refused, status = _understood(error)
    trouble = Trouble(refused.rule, refused.text, sentence(refused.text, language_of(request)))
    headers = {"Cache-Control": "no-store"}
    if AFTER in refused.text.args:
        headers["Retry-After"] = str(refused.text.args[AFTER])
    if status == HTTPStatus.METHOD_NOT_ALLOWED and isinstance(error, HTTPException):
        headers.update(error.headers or {})
    return Response(trouble, status_code=status, media_type="application/json", headers=headers)


def _understood(error: Exception) -> tuple[Refusal, int]:
    if isinstance(error, Refusal):
        return error, STATUS_OF_KEY.get(error.text.key) or STATUS.get(error.rule, HTTPStatus.BAD_REQUEST)
    if isinstance(error, BadData):
        return refusal("T-17", "table-bad-data", problem=str(error).rstrip(".")), HTTPStatus.BAD_REQUEST
    if isinstance(error, StorageTrouble):
        log.error("not kept", extra={"reason": str(error)})
        return refusal("T-20", "table-not-kept"), HTTPStatus.SERVICE_UNAVAILABLE
    if isinstance(error, HTTPException) and error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
        return _misshapen(error), error.status_code
    if isinstance(error, RecursionError):  # in reading JSON: nothing of ours goes that deep
        return refusal("T-18", "table-misshapen", problem="nested too deeply"), HTTPStatus.BAD_REQUEST
    log.error("fault", exc_info=error)
    return refusal("T-20", "table-fault"), HTTPStatus.INTERNAL_SERVER_ERROR


def _misshapen(error: HTTPException) -> Refusal:
    if error.status_code == HTTPStatus.NOT_FOUND:
        return refusal("T-18", "table-no-such-page")
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return refusal("T-18", "table-no-such-method")
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return refusal("T-10", "table-too-long")
    return refusal("T-18", "table-misshapen", problem=_problem(error))


def _problem(error: HTTPException) -> str:
    """What a validation found, as the places and reasons it names."""
    found = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in found]
    return "; ".join(part for part in parts if part) or error.detail.rstrip(".")


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first of the visitor's languages that we speak."""
    wanted = request.headers.get("accept-language", "").lower()
    for part in wanted.split(","):
        language = part.split(";")[0].split("-")[0].strip()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def sentence(text: Text, language: str) -> str:
    return Catalogue(language).say(text)
