"""Starboard: space board games at one table.

    import starboard

    match = starboard.new("space_base", seats=2, seed=1)
    match.choose(match.decisions[0], match.decisions[0].values[0])
    match.save("evening.json")

docs/library.md tells the rest.
"""

from starboard.kernel.archive import load
from starboard.kernel.data import BadData
from starboard.kernel.decisions import Decision, Option
from starboard.kernel.events import Event
from starboard.kernel.game import Game, games
from starboard.kernel.match import Match, new
from starboard.kernel.refusal import Refusal

__all__ = ["BadData", "Decision", "Event", "Game", "Match", "Option", "Refusal", "games", "load", "new"]
