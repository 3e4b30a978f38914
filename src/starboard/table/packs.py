"""Content packs that a host lets its tables play with."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

from starboard.kernel.archive import read_file
from starboard.kernel.data import BadData
from starboard.kernel.game import find_game, games
from starboard.table.rules import refusal

STANDARD = "starboard"  # a game's own cards


def bring(paths: Iterable[Path]) -> dict[str, str]:
    """Makes packs known to their games. Gives the game of each by digest, those of the games' own cards too."""
    known = {digest: game.name for game in games().values() if (digest := game.check_options({}).get("pack"))}
    for path in paths:
        raw = read_file(path)
        try:
            about = tomllib.loads(raw.decode()).get("pack", {})
        except ValueError as error:
            raise BadData(f"{path} is not a content pack: {error}.") from None
        game = find_game(str(about.get("game")))
        known[str(game.check_options({"pack": str(path)})["pack"])] = game.name
    return known


def check_pack(options: dict[str, Any], known: Collection[str]) -> None:
    """Refuses a pack that the host did not bring. To a game the option may be the name of any file, and nobody far
    away shall choose what is opened here."""
    pack = options.get("pack", STANDARD)
    if not isinstance(pack, str) or (pack != STANDARD and pack not in known):
        raise refusal("T-17", "table-unknown-pack")
