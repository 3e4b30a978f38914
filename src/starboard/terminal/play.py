"""One evening at a table in a terminal: who sits where, the game, and how it is kept when somebody leaves."""

from __future__ import annotations

import os
import shlex
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from starboard import players
from starboard.kernel import archive
from starboard.kernel.chance import stream_seed
from starboard.kernel.data import BadData
from starboard.kernel.decisions import Text
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.players import Maker
from starboard.terminal.orders import Leave
from starboard.terminal.output import table as in_columns
from starboard.terminal.screen import Keyboard, Screen
from starboard.terminal.table import Clock, Table
from starboard.text import Catalogue

Seats = Sequence[Maker | None]  # None for a person


def milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


def play(
    match: Match,
    seats: Seats,
    language: str,
    file: Path | None,
    names: Sequence[str] = (),
    again: Sequence[str] = (),
    keyboard: Keyboard | None = None,
    clock: Clock = milliseconds,
) -> None:
    """Plays until the match is over or somebody leaves; then the match is kept. `again` are words for the command line
    that takes it up, beside those that seat the same players."""
    words = Catalogue(language, match.game, seat_names(seats, language, names), match.header.options)
    screen = Screen(keyboard)
    keeper = Keeper(match, file, [*seating(match.game, seats, language, names), *again], words, screen)
    seed = f"players/{match.header.seed}"
    seated = [None if maker is None else maker(stream_seed(seed, str(seat))) for seat, maker in enumerate(seats)]
    table = Table(match, seated, words, screen, clock, keeper.save)
    try:
        welcome(table, seats)
        table.run()
    except (Leave, EOFError):
        keeper.say_goodbye()
    except KeyboardInterrupt:
        keeper.say_goodbye()
        raise
    else:
        show_result(table)
        if file is not None:
            keeper.save()


def seat_names(seats: Seats, language: str, names: Sequence[str]) -> list[str]:
    """People by the names they gave, machines by stars."""
    words = Catalogue(language)
    people = [seat for seat, maker in enumerate(seats) if maker is None]
    called = dict(zip(people, names, strict=False))
    for place, seat in enumerate(people, 1):
        called.setdefault(seat, words.say(Text("terminal-person", {"number": place})))
    stars = [star for star in words.say(Text("terminal-machines")).split(", ") if star not in called.values()]
    return [called.get(seat) or stars.pop(0) for seat in range(len(seats))]


def levels(game: Game, seats: Seats) -> list[str]:
    """What the machine players are called on the command line."""
    known = {maker: level for level, maker in players.levels(game).items()}
    return [known[maker] for maker in seats if maker is not None]


def seating(game: Game, seats: Seats, language: str, names: Sequence[str]) -> list[str]:
    """The words of a command line that seat the same players once more."""
    people = seats.count(None)
    options = ["--bots", ",".join(levels(game, seats))] if people < len(seats) else []
    options += ["--people", str(people)] if people > 1 else []
    options += ["--names", ",".join(names)] if names else []
    return options + (["--language", language] if language != "en" else [])


class Keeper:
    """Writes the match into its file, and says where it is and how to go on."""

    def __init__(self, match: Match, file: Path | None, options: list[str], words: Catalogue, screen: Screen) -> None:
        self._match = match
        self._file = file
        self._options = options
        self._words = words
        self._screen = screen

    def save(self, name: str = "") -> None:
        target = Path(name) if name else self._file or free_name(self._match.game.name)
        if name and target != self._file and target.exists():
            raise BadData(f"{target} is there already: name a file that is not.")
        # Read out of its log once more: whoever presses Ctrl-C may do so in the middle of a choice.
        archive.save(self._match.open(len(self._match.log)), target)
        self._file = target
        self._screen.say(self._words.say(Text("terminal-saved", {"file": str(target)})))

    def say_goodbye(self) -> None:
        self._screen.gap()
        self.save()
        command = shlex.join(["starboard", "play", "--file", str(self._file), *self._options])
        self._screen.say(self._words.say(Text("terminal-resume")))
        self._screen.rows([[(f"    {command}", "head")]])


def free_name(game: str) -> Path:
    """A file name that is not taken yet, in the folder where we are, or where one may write."""
    folders = (Path(), Path.home(), Path(tempfile.gettempdir()))
    folder = next((folder for folder in folders if os.access(folder, os.W_OK)), Path())
    number = 1
    while (file := folder / f"{game}-{number}.json").exists():
        number += 1
    return file


def welcome(table: Table, seats: Seats) -> None:
    """Who plays, and how to get help."""
    names = [table.name(seat) for seat in range(len(seats))]
    machines = iter(levels(table.match.game, seats))
    called = [name if maker is None else f"{name} ({next(machines)})" for name, maker in zip(names, seats, strict=True)]
    table.screen.say(f"{table.match.game.title}: {table.words.join(called)}", "head")
    table.screen.say(table.say("terminal-welcome"))


def show_result(table: Table) -> None:
    """The end of the game: who won, and the scores, the best first."""
    match, screen = table.match, table.screen
    winners = match.winners or ()
    screen.gap()
    screen.say(table.say("word-game-over"), "head")
    if winners:
        won = table.words.join([table.name(seat) for seat in winners])
        screen.say(table.say("terminal-winners", count=len(winners), seats=won), "good")
    else:
        screen.say(table.say("terminal-nobody-wins"), "bad")
    scores = match.game.scores(match.state)
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    lines = [[table.say("word-seat"), table.say("word-score")]]
    lines += [[table.name(seat), str(scores[seat])] for seat in order]
    screen.rows([[(f"  {line}", "")] for line in in_columns(lines)])
