"""`starboard games`: what is on the shelf."""

from __future__ import annotations

import msgspec

from starboard import players
from starboard.kernel.game import games as installed
from starboard.terminal.output import show, table


class OnShelf(msgspec.Struct):
    name: str
    title: str
    version: str
    min_seats: int
    max_seats: int
    bots: list[str]


def games(as_json: bool) -> None:
    found = [
        OnShelf(game.name, game.title, game.version, game.min_seats, game.max_seats, list(players.levels(game)))
        for game in installed().values()
    ]
    rows = [["Game", "Name", "Seats", "Bots"]]
    rows += [[game.title, game.name, f"{game.min_seats}-{game.max_seats}", ", ".join(game.bots)] for game in found]
    show({"games": found}, as_json, table(rows))
