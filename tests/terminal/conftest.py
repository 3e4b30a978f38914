"""The command line with one small game on the shelf, beside those that are installed."""

import json

import pytest

from starboard.kernel import game as shelf
from starboard.terminal.cli import main
from tests.kernel.toy import GAME


class Point:
    """An entry point, as importlib.metadata gives them."""

    def __init__(self, game):
        self.name = game.name
        self.game = game

    def load(self):
        return self.game


@pytest.fixture
def on_shelf(monkeypatch):
    """Puts games on the shelf instead of the installed ones."""

    def put(*games):
        monkeypatch.setattr(shelf, "entry_points", lambda group: [Point(game) for game in games])
        shelf.games.cache_clear()

    yield put
    monkeypatch.undo()
    shelf.games.cache_clear()


class Shell:
    """Runs `starboard` in this process."""

    def __init__(self, capsys):
        self.capsys = capsys

    def __call__(self, *tokens):
        """Exit status, standard output, standard error."""
        status = main([str(token) for token in tokens])
        out, err = self.capsys.readouterr()
        return status, out, err

    def lines(self, *tokens):
        status, out, err = self(*tokens)
        assert (status, err) == (0, "")
        return out.splitlines()

    def json(self, *tokens):
        status, out, err = self(*tokens, "--json")
        assert (status, err) == (0, "")
        return json.loads(out)

    def refusal(self, *tokens):
        """The one sentence that bad input gets."""
        status, out, err = self(*tokens)
        assert (status, out) == (2, "")
        assert err.endswith("\n")
        assert err.count("\n") == 1
        assert "Traceback" not in err
        return err.strip()


@pytest.fixture
def starboard(capsys, on_shelf):
    on_shelf(GAME)
    return Shell(capsys)
