"""Worker processes: how they are made, and that they leave an interrupt to the process that has them."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from multiprocessing.context import BaseContext


def context() -> BaseContext:
    """A forked worker has everything loaded; where a fork is not safe a fresh one is spawned, half a second later."""
    safe = sys.platform == "linux" and threading.active_count() == 1
    return multiprocessing.get_context("fork" if safe else "spawn")


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
