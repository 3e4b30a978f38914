"""The example of CONTRIBUTING: a whole game in some thirty lines. The conformance kit plays it too."""

import inspect

import pytest

from starboard.kernel.conformance import finished
from starboard.kernel.match import new
from starboard.kernel.refusal import Refusal
from tests.kernel import smallest
from tests.kernel.smallest import GAME


def take(match, *numbers):
    for number in numbers:
        match.choose(match.decisions[0], number)


def test_whoever_takes_the_last_stone_wins():
    match = new(GAME, 2)
    take(match, 3, 3, 3, 1)
    assert match.view(0).left == 2
    assert (match.decisions[0].seat, match.decisions[0].values) == (0, (1, 2))
    with pytest.raises(Refusal, match="T-3"):
        take(match, 3)
    take(match, 2)
    assert match.winners == (0,)


def test_it_is_small_and_every_seat_can_win():
    source = inspect.getsource(smallest)
    code = [line for line in source.splitlines() if line.strip() and not line.startswith(("from", "import", '"""'))]
    assert len(code) <= 30
    assert {finished(GAME, 3, seed).winners for seed in range(30)} == {(0,), (1,), (2,)}
