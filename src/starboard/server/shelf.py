"""/api/games: what can be played here, with rules, cards and texts. All of it is the same for everybody."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, Parameter

from starboard import players
from starboard.kernel.data import BadData
from starboard.kernel.game import Game, find_game, games
from starboard.kernel.rulebook import LANGUAGES, Language
from starboard.server.trouble import refusals
from starboard.server.wire import Cards, GameInfo, OptionInfo, RuleInfo
from starboard.table.harbour import Harbour
from starboard.table.packs import STANDARD, check_pack
from starboard.table.rules import refusal

FOR_A_WHILE: Final = {"Cache-Control": "public, max-age=300"}


@get("/api/games", responses=refusals(), operation_id="games")
async def list_games(harbour: NamedDependency[Harbour]) -> list[GameInfo]:
    """The games that can be played here, with their options and machine players, weakest first."""
    return [
        GameInfo(
            game.name, game.title, game.min_seats, game.max_seats, list(players.levels(game)), _options(game, harbour)
        )
        for game in games().values()
    ]


@get(
    "/api/games/{game:str}/rules",
    responses=refusals(HTTPStatus.NOT_FOUND, HTTPStatus.BAD_REQUEST),
    operation_id="rules",
)
async def list_rules(game: FromPath[str], language: FromQuery[Language] = "en") -> Response[list[RuleInfo]]:
    """The numbered rules of a game in a language, examples last."""
    rules = [RuleInfo(rule.id, rule.section, rule.text) for rule in _room(game).rules(language)]
    return Response(rules, headers=FOR_A_WHILE)


@get(
    "/api/games/{game:str}/cards",
    responses=refusals(HTTPStatus.NOT_FOUND, HTTPStatus.BAD_REQUEST),
    operation_id="cards",
)
async def list_cards(
    game: FromPath[str], harbour: NamedDependency[Harbour], pack: FromQuery[str] = STANDARD
) -> Response[Cards]:
    """Everything of a game that texts refer to by name; `pack` as a table's options name it."""
    room = _room(game)
    options = {} if pack == STANDARD else {"pack": pack}
    check_pack(options, harbour.packs)
    return Response(Cards(room.pieces(room.check_options(options))), headers=FOR_A_WHILE)


@get(
    "/texts/{game:str}/{file:str}",
    media_type="text/plain",
    responses=refusals(HTTPStatus.NOT_FOUND),
    operation_id="texts",
)
async def game_texts(
    game: FromPath[str], file: Annotated[str, Parameter(description="A language: en.ftl, ru.ftl or it.ftl")]
) -> Response[str]:
    """What a game says, in the notation of Fluent."""
    language, _, kind = file.rpartition(".")
    if kind != "ftl" or language not in LANGUAGES:
        raise refusal("T-18", "table-no-such-page")
    return Response(_room(game).messages(language), headers=FOR_A_WHILE)


def _room(name: str) -> Game:
    try:
        return find_game(name)
    except BadData:
        raise refusal("T-17", "table-no-such-game") from None


def _options(game: Game, harbour: Harbour) -> list[OptionInfo]:
    """What one can choose about a game. What a form has no field for stays as it is by default."""
    infos = []
    for name, default in game.check_options({}).items():
        choices = _packs(game, harbour) if name == "pack" else list(game.option_choices.get(name, ()))
        if isinstance(default, bool):
            infos.append(OptionInfo(name, "bool", default))
        elif isinstance(default, int):
            infos.append(OptionInfo(name, "int", default))
        elif isinstance(default, str) and len(choices) > 1:
            infos.append(OptionInfo(name, "choice", default, choices))
    return infos


def _packs(game: Game, harbour: Harbour) -> list[str]:
    return [digest for digest, name in harbour.packs.items() if name == game.name]
