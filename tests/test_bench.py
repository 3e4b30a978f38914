"""The programs of bench are run by hand, and rarely: here it is seen that they find what they use."""

from importlib import import_module
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[1] / "bench"


@pytest.mark.parametrize("name", sorted(path.stem for path in BENCH.glob("[a-z]*.py")))
def test_it_can_be_loaded(name):
    assert import_module(f"bench.{name}").__doc__
