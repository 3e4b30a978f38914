"""What all tests of tables need: a loop, and games small enough to see everything of."""

from __future__ import annotations

import pytest

from starboard.kernel import game
from starboard.table import harbour
from tests.kernel.toy import GAME as RACE
from tests.table.running import pytest_pyfunc_call as pytest_pyfunc_call
from tests.table.toys import HEAP, WATCH


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy games are installed, beside the real ones."""
    known = {**game.games(), **{toy.name: toy for toy in (HEAP, RACE, WATCH)}}
    for place in (game, harbour):
        monkeypatch.setattr(place, "games", lambda: known)
