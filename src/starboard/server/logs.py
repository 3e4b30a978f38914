"""The server's log: one JSON object on each line, with whatever the message was about as fields of its own."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final, TextIO

import msgspec

# What every record has; the rest was given by whoever wrote it.
USUAL: Final = frozenset((*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"))


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info is not None:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: int, stream: TextIO | None = None) -> None:
    """Sends all logs to one stream. Litestar and uvicorn speak up only when something is wrong."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(AsJson())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("starboard").setLevel(level)
