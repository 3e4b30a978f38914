"""Tests that wait: `async def` ones run in a loop of their own, and none longer than it may."""

from __future__ import annotations

import asyncio
import inspect

import pytest

LONGEST = 60.0


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**wanted), LONGEST))
    return True
