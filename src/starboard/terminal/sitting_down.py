"""`starboard play`: who plays what against whom, asked where the command line does not say; then the table itself."""

from __future__ import annotations

import secrets
import sys
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from starboard import players
from starboard.kernel import archive
from starboard.kernel.data import BadData
from starboard.kernel.decisions import Text
from starboard.kernel.game import Game, find_game, games
from starboard.kernel.match import Match, new
from starboard.terminal import matches
from starboard.terminal.batches import read_options
from starboard.terminal.output import show
from starboard.text import Catalogue


class Wish(msgspec.Struct):
    """What the command line says about an evening; what it does not say is None, or empty."""

    game: str | None = None
    bots: str | None = None
    people: int = 1
    names: str = ""
    seed: str | None = None
    options: dict[str, Any] = {}
    language: str = "en"
    file: Path | None = None
    pack: Path | None = None

    @property
    def cards(self) -> str:
        """The file of the pack, however it was named."""
        return str(self.pack or self.options.get("pack", ""))


def play(wish: Wish, as_json: bool) -> None:
    """A match, begun or taken up again. People sit first, machines on the seats after them."""
    if wish.people < 1:
        raise BadData(
            f"At least one person plays; {wish.people} is not possible (machines alone play in `starboard simulate`)."
        )
    table = import_module("starboard.terminal.play")  # it needs rich, which takes as long to import as all the rest
    with redirect_stdout(sys.stderr if as_json else sys.stdout):
        if wish.file is not None and wish.file.exists():
            match, levels = take_up(wish, wish.file)
        else:
            match, levels = begin(wish)
        seats = [None] * wish.people + [players.find(match.game, level) for level in levels]
        again = ["--pack", wish.cards] if wish.cards else []
        table.play(match, seats, wish.language, wish.file, names_in(wish), again)
    show(matches.laid_open(match, matches.ALL), as_json, ())


def names_in(wish: Wish) -> list[str]:
    names = [name.strip() for name in wish.names.split(",") if name.strip()]
    if len(names) > wish.people:
        raise BadData(f"--names has {len(names)} names for {wish.people}: say --people {len(names)}, or fewer names.")
    return names


def take_up(wish: Wish, file: Path) -> tuple[Match, list[str]]:
    """The match in a file, with its game, options and dice as they are."""
    match = archive.load(file)
    game, seats = match.game, match.header.seats
    if wish.game not in (None, game.name):
        raise BadData(
            f"{file} is a match of {game.title}, not of {wish.game}: leave the game away, or name another file."
        )
    if wish.options or wish.seed is not None:
        raise BadData(f"{file} is taken up as it is: leave --options and --seed away, or name another file.")
    if wish.people > seats:
        raise BadData(f"{file} has {seats} seats, too few for {wish.people} people.")
    return match, _levels(game, wish.bots or "random", seats - wish.people)


def begin(wish: Wish) -> tuple[Match, list[str]]:
    ask = Questions(wish.language)
    room = find_game(wish.game) if wish.game is not None else ask.game()
    options = wish.options
    if wish.bots is not None:
        levels = _levels(room, wish.bots, None)
    else:
        if wish.game is None and not wish.names and wish.people == 1:
            wish.names = ask.name()
        levels = ask.opponents(room, wish.people)
        options = options or ask.options(room)
    names_in(wish)
    match = new(room, wish.people + len(levels), wish.seed or secrets.token_hex(8), options)
    if wish.file is not None:
        match.save(wish.file)  # better refused now than after the evening
    return match, levels


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


class Questions:
    """What is asked of a person before the game; Enter takes what stands in brackets."""

    def __init__(self, language: str) -> None:
        self._words = Catalogue(language)

    def _say(self, key: str, **args: str | int) -> str:
        return self._words.say(Text(key, args))

    def game(self) -> Game:
        shelf = list(games().values())
        if len(shelf) == 1:
            return shelf[0]
        for number, game in enumerate(shelf, 1):
            line = self._say("terminal-on-shelf", title=game.title, fewest=game.min_seats, most=game.max_seats)
            print(f"  {number}  {line}")
        return shelf[self._number(self._say("terminal-which-game"), 1, len(shelf)) - 1]

    def name(self) -> str:
        return self._ask(self._say("terminal-your-name"), self._say("terminal-person", number=1)).replace(",", " ")

    def opponents(self, game: Game, people: int) -> list[str]:
        fewest, most = max(0, game.min_seats - people), game.max_seats - people
        count = most
        if most > fewest:
            count = self._number(self._say("terminal-how-many-machines", low=fewest, high=most), fewest, most)
        if count < 1:
            return []
        known = list(players.levels(game))
        if len(known) == 1:
            return known * count
        listed = ", ".join(known)
        usual = known[min(1, len(known) - 1)]
        while (level := self._ask(self._say("terminal-how-strong", levels=listed), usual)) not in known:
            print(self._say("terminal-no-level", level=level, levels=listed))
        return [level] * count

    def options(self, game: Game) -> dict[str, Any]:
        """The options of the game, changed one after the other until Enter alone."""
        chosen: dict[str, Any] = {}
        usual = game.check_options({})
        if not usual:
            return {}
        print(self._say("terminal-options"))
        for name, value in usual.items():
            print(f"  {name}={_shown(value)}")
        while line := self._ask(self._say("terminal-change-option")):
            try:
                change = read_options(
                    (line if "=" in line else f"{line}=?",)
                )  # a name alone: the game says what it may be
                game.check_options({**chosen, **change})
                chosen |= change
            except BadData as error:
                print(error)
        return chosen

    def _number(self, question: str, low: int, high: int) -> int:
        while True:
            answer = self._ask(question, str(low))
            if answer.isdecimal() and low <= int(answer) <= high:
                return int(answer)
            print(self._say("terminal-number-needed", low=low, high=high))

    def _ask(self, question: str, usual: str = "") -> str:
        try:
            answer = input(f"{question} [{usual}] " if usual else f"{question} ").strip()
        except EOFError:
            raise BadData("There is nobody to ask here: name the game and the bots on the command line.") from None
        if not sys.stdin.isatty():
            print()  # whoever reads this later sees no Enter key
        return answer or usual


def _shown(value: object) -> str:
    """A value as somebody would type it; of a digest nobody wants to read more than the beginning."""
    text = str(value).lower() if isinstance(value, bool) or value is None else str(value)
    return text if len(text) <= 24 else f"{text[:8]}…"
