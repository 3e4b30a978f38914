"""HTTP with an end to waiting: whoever opens a connection and never finishes a request, or never reads the answer,
does not keep it for ever.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS: Final = 60.0  # from the opening of a connection, or the last answer over it, to the next one


class PatientHttp(H11Protocol):
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._begin_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._begin_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_waiting()
        super().connection_lost(exc)

    def _begin_waiting(self) -> None:
        self._end_waiting()
        self._deadline = self.loop.call_later(SECONDS, self._give_up)

    def _end_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()

    def _give_up(self) -> None:
        if self.transport.get_protocol() is not self:
            return  # it has become a WebSocket meanwhile
        if self.transport.is_closing():  # but the other side does not read what it was sent
            self.transport.abort()
        else:
            self.transport.close()
            self._begin_waiting()
