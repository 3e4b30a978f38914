"""Several server processes of one host, side by side on one database: who lives, and the lines between them."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from starboard.server.channels import RedisChannel
from starboard.table.far import Fleet
from starboard.table.harbour import Harbour
from starboard.table.storage import StorageTrouble

log = logging.getLogger("starboard.server")

BEAT_SECONDS: Final = 0.5


class SideBySide:
    def __init__(self, harbour: Harbour, channel: RedisChannel, name: str) -> None:
        self._harbour = harbour
        self._channel = channel
        self._fleet = Fleet(name, channel, harbour.here)
        self._alive: set[str] = set()
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._channel.open(self._fleet.hear, self._fleet.silence)
        self._harbour.fleet = self._fleet
        self._beating = asyncio.create_task(self._beat(), name="side by side")

    async def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
        await self._channel.close()

    async def _beat(self) -> None:
        """Says that this process lives, and looks after what others leave behind."""
        while True:
            try:
                await self._beat_once()
            except StorageTrouble as trouble:
                log.error("no beat", extra={"reason": str(trouble)})
            await asyncio.sleep(BEAT_SECONDS)

    async def _beat_once(self) -> None:
        alive = await self._harbour.house.storage.beat(self._harbour.house.clock.now())
        gone = self._alive - alive
        self._alive = alive
        self._fleet.only(alive)
        if gone:
            log.warning("processes gone", extra={"processes": sorted(gone)})
            await self._harbour.look_after()
