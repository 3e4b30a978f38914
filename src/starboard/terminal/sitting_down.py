"""`starboard play`: who plays what against whom, asked where the command line does not say; then the table itself."""

from __future__ import annotations

import secrets
import sys
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Any

from starboard import players
from starboard.kernel import archive
from starboard.kernel.data import BadData
from starboard.kernel.game import Game, find_game, games
from starboard.kernel.match import new
from starboard.terminal import matches
from starboard.terminal.output import show


def play(
    game: str | None,
    bots: str | None,
    people: int,
    seed: str | None,
    options: dict[str, Any],
    language: str,
    file: Path | None,
    as_json: bool,
) -> None:
    """A match, begun or taken up again. People sit first, machines on the seats after them."""
    if people < 1:
        raise BadData(
            f"At least one person plays; {people} is not possible (machines alone play in `starboard simulate`)."
        )
    table = import_module("starboard.terminal.play")
    with redirect_stdout(sys.stderr if as_json else sys.stdout):
        if file is not None and file.exists():
            match = archive.load(file)
            levels = _levels(match.game, bots or "random", match.header.seats - people)
        else:
            room = find_game(game) if game is not None else ask_game()
            levels = _levels(room, bots, None) if bots is not None else ask_opponents(room, people)
            match = new(room, people + len(levels), seed or secrets.token_hex(8), options)
        seats = [None] * people + [players.find(match.game, level) for level in levels]
        table.play(match, seats, language, file)
    show(matches.laid_open(match, matches.ALL), as_json, ())


def _levels(game: Game, bots: str, count: int | None) -> list[str]:
    """The machines' names; one name stands for all when it is known how many there are."""
    levels = [name.strip() for name in bots.split(",") if name.strip()]
    for level in levels:
        players.find(game, level)
    if count is not None and len(levels) == 1:
        levels *= count
    if count is not None and len(levels) != count:
        raise BadData(f"--bots names {len(levels)} bots for {count} seats: name one for each, or one for all.")
    return levels


def ask_game() -> Game:
    shelf = list(games().values())
    if len(shelf) == 1:
        return shelf[0]
    for number, game in enumerate(shelf, 1):
        print(f"  {number}  {game.title}, for {game.min_seats} to {game.max_seats}")
    return shelf[_ask_number("Which game", 1, len(shelf)) - 1]


def ask_opponents(game: Game, people: int) -> list[str]:
    fewest, most = max(0, game.min_seats - people), game.max_seats - people
    count = _ask_number("How many machine players", fewest, most) if most > fewest else most
    if count < 1:
        return []
    known = list(players.levels(game))
    while (level := _ask(f"How strong ({', '.join(known)})", known[-1])) not in known:
        print(f"There is no {level}: choose one of {', '.join(known)}.")
    return [level] * count


def _ask_number(question: str, low: int, high: int) -> int:
    while True:
        answer = _ask(f"{question} ({low} to {high})", str(low))
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        print(f"A number from {low} to {high} is needed.")


def _ask(question: str, default: str) -> str:
    try:
        return input(f"{question} [{default}]: ").strip() or default
    except EOFError:
        raise BadData("There is nobody to ask here: name the game and the bots on the command line.") from None
