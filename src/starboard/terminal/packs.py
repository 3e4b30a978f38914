"""`starboard content`: the cards of a game as a file to check, to change and to play with."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec

from starboard.kernel.archive import read_file
from starboard.kernel.data import BadData
from starboard.kernel.game import Game, find_game
from starboard.terminal.output import show

_GAME = re.compile(r"""^\s*game\s*=\s*["']([^"']*)["']""", re.MULTILINE)


def check(pack: Path, as_json: bool) -> None:
    """Prints all that is wrong, by line; a pack that cannot be played is bad input."""
    text = _text(pack)
    game = _game(text, pack)
    problems = game.check_pack(text)
    faults = sum(not problem.warning for problem in problems)
    document = {"pack": str(pack), "game": game.name, "ok": not faults, "problems": msgspec.to_builtins(problems)}
    lines = [f"{pack}, {'note, ' if problem.warning else ''}{problem}" for problem in problems]
    show(document, as_json, lines or [f"{pack} is in order."])
    if faults:
        sys.stdout.flush()
        raise BadData(f"{pack} cannot be played: mend the {_count(faults)} above.")


def _count(faults: int) -> str:
    return "line" if faults == 1 else f"{faults} lines"


def bring(pack: Path | None) -> None:
    """Makes a pack known, for a match that was played with it."""
    if pack is not None:
        _game(_text(pack), pack).check_options({"pack": str(pack)})


def _game(text: str, pack: Path) -> Game:
    """The game that a pack names. Found by eye, because a file that is not even TOML shall be checked too."""
    named = _GAME.search(text)
    if named is None:
        raise BadData(f'{pack} does not say which game it is for: begin it with [pack] and game = "space_base".')
    return find_game(named[1])


def _text(pack: Path) -> str:
    try:
        return read_file(pack).decode()
    except UnicodeDecodeError as error:
        raise BadData(f"{pack} is not text: byte {error.start} is not UTF-8; save it as UTF-8.") from None


def export(game: str, as_json: bool) -> None:
    text = find_game(game).export_pack()
    show({"game": game, "toml": text}, as_json, text.splitlines())
