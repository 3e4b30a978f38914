"""The commands: their words, options and help. What they do is in the modules beside this one."""

from __future__ import annotations

import re
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, Final, get_args

from cyclopts import App, CoercionError, CycloptsError, Parameter, Token, convert

from starboard.kernel.data import BadData
from starboard.kernel.refusal import Refusal
from starboard.kernel.rulebook import Language
from starboard.terminal import batches, hosting, matches, packs, rooms, rulebook, shelf, sitting_down
from starboard.terminal.cli import BAD_INPUT, OK
from starboard.terminal.sentences import one_sentence

CONTROLS: Final = re.compile("[\x00-\x1f\x7f-\x9f]")


def _as_typed(kind: Any, tokens: tuple[Token, ...]) -> Any:
    """What was typed, as a value. Left alone, 1.5 would be rounded to a whole number."""
    if int in (kind, *get_args(kind)):
        for token in tokens:
            if "." in token.value:
                raise CoercionError(token=token, target_type=int)
    return convert(kind, tokens)


app = App(
    name="starboard",
    help="Space board games at one table: play them, watch them, or run a million by morning.",
    help_epilogue="Each command has its own --help with an example, and --json for one JSON document.",
    version=version("starboard"),
    result_action="return_value",
    suppress_keyboard_interrupt=False,
    default_parameter=Parameter(negative=(), converter=_as_typed),
)
content = App(name="content", help="Content packs: the cards of a game as a file.")
app.command(content)


def example(*lines: str) -> str:
    return "Example:\n\n" + "\n".join(f"    {line}" for line in lines)


Json = Annotated[bool, Parameter(name="--json", help="Print one JSON document.", show_default=False)]
Bots = Annotated[str, Parameter(help="One name for each seat, joined by commas, or one for all.")]
Seed = Annotated[str, Parameter(help="The same seed gives the same games.")]
Jobs = Annotated[int, Parameter(help="How many processes share the work.")]
Options = Annotated[
    tuple[str, ...],
    Parameter(name="--options", help="An option of the game, KEY=VALUE; again for more.", show_default=False),
]
Pack = Annotated[Path | None, Parameter(help="The content pack that the match was played with.")]


@app.command(help_epilogue=example("starboard games --json"))
def games(*, json: Json = False) -> None:
    """The games that are installed."""
    shelf.games(json)


@app.command(help_epilogue=example("starboard simulate space_base --seats 4 --games 1000 --bots random --jobs 2"))
def simulate(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 100,
    bots: Bots = "random",
    seed: Seed = "0",
    jobs: Jobs = 1,
    out: Annotated[Path | None, Parameter(help="A directory for the match files.")] = None,
    options: Options = (),
    json: Json = False,
) -> None:
    """Plays many games between machine players and counts."""
    batches.simulate(game, seats, games, bots, seed, jobs, out, options, json)


@app.command(help_epilogue=example("starboard tournament space_base --bots easy,normal --seats 2 --games 1000"))
def tournament(
    game: str,
    /,
    *,
    bots: Annotated[str, Parameter(help="Two or more names, joined by commas.")],
    seats: Annotated[int, Parameter(help="How many play in each game.")] = 2,
    games: int = 1000,
    seed: Seed = "0",
    jobs: Jobs = 1,
    options: Options = (),
    json: Json = False,
) -> None:
    """Lets machine players compete, everyone on every seat, and rates them."""
    batches.tournament(game, bots, seats, games, seed, jobs, options, json)


@app.command(
    help_epilogue=example("starboard replay match.json --at 40 --as 1", "starboard replay match.json --verify")
)
def replay(
    file: Path,
    /,
    *,
    at: Annotated[int | None, Parameter(help="After so many records of the log; the last by default.")] = None,
    as_: Annotated[str, Parameter(name="--as", help="A seat, from 0; spectator; or all, who see everything.")] = "all",
    verify: Annotated[
        bool, Parameter(help="Also roll every die again from the seed and compare.", show_default=False)
    ] = False,
    pack: Pack = None,
    language: Language = "en",
    json: Json = False,
) -> None:
    """Shows a match file at any point: the position, the open decisions, what happened so far."""
    packs.bring(pack)
    matches.replay(file, at, as_, verify, language, json)


@app.command(name="run", help_epilogue=example("starboard run puzzle.json --json"))
def run_scenario(file: Path, /, *, pack: Pack = None, language: Language = "en", json: Json = False) -> None:
    """Sets up the game a scenario file describes, answers its choices in order, and shows where that leads."""
    packs.bring(pack)
    matches.run(file, language, json)


@app.command(
    help_epilogue=example(
        "starboard rules space_base SB-7.10",
        "starboard rules space_base заряд ячейк --language ru",
        "starboard rules space_base --coverage --json",
    )
)
def rules(
    game: str,
    /,
    *words: str,
    language: Language = "en",
    coverage: Annotated[bool, Parameter(help="Instead, which rules have a test.", show_default=False)] = False,
    json: Json = False,
) -> None:
    """The numbered rules in our words: all of them, those with a number, or those with some words."""
    if coverage:
        rulebook.show_coverage(game, json)
    else:
        rulebook.rules(game, words, language, json)


@content.command(help_epilogue=example("starboard content check my-cards.toml"))
def check(pack: Path, /, *, json: Json = False) -> None:
    """Tells everything that is wrong with a content pack, with line and field."""
    packs.check(pack, json)


@content.command(help_epilogue=example("starboard content export space_base > my-cards.toml"))
def export(game: str, /, *, json: Json = False) -> None:
    """Prints the cards of a game as a content pack, for you to change."""
    packs.export(game, json)


@app.command(
    help_epilogue=example("starboard play", "starboard play space_base --bots easy,normal --file evening.json")
)
def play(
    game: str | None = None,
    /,
    *,
    bots: Annotated[str | None, Parameter(help="The machine players, one name for each.")] = None,
    people: Annotated[int, Parameter(help="How many people sit at this terminal.")] = 1,
    names: Annotated[str, Parameter(help="Their names, joined by commas.", show_default=False)] = "",
    seed: Annotated[str | None, Parameter(help="For the same dice and cards again.")] = None,
    options: Options = (),
    pack: Pack = None,
    language: Language = "en",
    file: Annotated[Path | None, Parameter(help="Where the match is kept; taken up again if it exists.")] = None,
    json: Json = False,
) -> None:
    """A table in this terminal. What you do not name, it asks for."""
    packs.bring(pack)
    wish = sitting_down.Wish(game, bots, people, names, seed, batches.read_options(options), language, file, pack)
    sitting_down.play(wish, json)


@app.command(help_epilogue=example("starboard serve", "starboard serve --host 0.0.0.0 --port 80 --data /srv/starboard"))
def serve(
    *,
    host: Annotated[str, Parameter(help="0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: int = 8000,
    data: Annotated[Path | None, Parameter(help="The directory for the tables.", show_default=False)] = None,
    database: Annotated[
        str, Parameter(help="postgresql://..., in place of a file in that directory.", show_default=False)
    ] = "",
    channels: Annotated[
        str, Parameter(help="redis://..., for several servers on one database.", show_default=False)
    ] = "",
    public: Annotated[
        str, Parameter(help="The address people know this server by, https://HOST.", show_default=False)
    ] = "",
    smtp: Annotated[
        str, Parameter(help="smtp://USER:PASSWORD@HOST:587, to call people to slow games by mail.", show_default=False)
    ] = "",
    mail_from: Annotated[str, Parameter(help="The address that such mails come from.", show_default=False)] = "",
    packs: Annotated[
        tuple[Path, ...], Parameter(name="--pack", help="A content pack to play with; again for more.")
    ] = (),
    origins: Annotated[
        tuple[str, ...], Parameter(name="--origin", help="A page elsewhere that may use this server, https://HOST.")
    ] = (),
    behind_proxy: Annotated[
        bool, Parameter(help="A proxy on this machine says who the visitors are.", show_default=False)
    ] = False,
) -> None:
    """Hosts tables for browsers, until it is stopped."""
    hosting.serve(host, port, data, database, channels, public, smtp, mail_from, packs, origins, behind_proxy)


Data = Annotated[Path | None, Parameter(help="The directory of the tables.", show_default=False)]


@app.command(help_epilogue=example("starboard browse", "starboard browse --host 0.0.0.0 --no-browser"))
def browse(
    *,
    host: Annotated[str, Parameter(help="0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help="8000 by default, or any free one.", show_default=False)] = None,
    data: Data = None,
    packs: Annotated[
        tuple[Path, ...], Parameter(name="--pack", help="A content pack to play with; again for more.")
    ] = (),
    no_browser: Annotated[bool, Parameter(help="Only print the address.", show_default=False)] = False,
) -> None:
    """Hosts tables and opens this machine's browser."""
    hosting.browse(host, port, data, packs, not no_browser)


@app.command(help_epilogue=example("starboard backup monday.sqlite3"))
def backup(file: Path, /, *, data: Data = None, json: Json = False) -> None:
    """Copies all tables of a server into one file, while it runs or not."""
    hosting.backup(file, data, json)


@app.command(help_epilogue=example("starboard doctor", "starboard doctor --json"))
def doctor(*, host: str = "127.0.0.1", port: int = 8000, data: Data = None, json: Json = False) -> None:
    """Tells what is wrong with an installation, and what to do about it."""
    hosting.doctor(host, port, data, json)


def dispatch(tokens: list[str]) -> int:
    """Runs a command line. What is wrong with it is told in one sentence."""
    try:
        if not tokens or tokens[0].startswith("-") or tokens[0] not in app:  # help, or a room's command: ask the rooms
            _add_rooms()
        app(tokens, exit_on_error=False, print_error=False)
    except (BadData, Refusal) as error:
        return complain(str(error))
    except CycloptsError as error:
        return complain(one_sentence(str(error)))
    return OK


def _add_rooms() -> None:
    for name, command in rooms.commands():
        if name not in app:
            app.command(command, name=name)


def complain(sentence: str) -> int:
    """A file that is quoted may have anything in it: what would steer the terminal is shown, not sent."""
    print(CONTROLS.sub(lambda found: ascii(found[0])[1:-1], sentence), file=sys.stderr)
    return BAD_INPUT
