"""What all tests of the server need: a loop."""

from __future__ import annotations

from tests.table.running import pytest_pyfunc_call as pytest_pyfunc_call
