"""The entry of the `starboard` command: whatever happens, it ends with an exit status and never with a traceback.

Little is imported here, because every worker process of a batch imports this module again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

OK = 0
BAD_INPUT = 2
INTERRUPTED = 130  # what shells expect after Ctrl-C


def main(tokens: Sequence[str] | None = None) -> int:
    _write_anything(sys.stdout)
    try:
        from starboard.terminal import app

        status = app.dispatch(sys.argv[1:] if tokens is None else list(tokens))
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has seen enough, as in `starboard rules space_base | head`: that is no failure of ours.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except SystemExit:
        return OK  # rich, which prints the help, has met such a reader and dealt with it
    except OSError as error:
        print(f"{error.filename or 'The output'}: {error.strerror or error}.", file=sys.stderr)
        return BAD_INPUT


def _write_anything(stream: TextIO) -> None:
    """A terminal that lacks a letter shows its number instead."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")
