"""Words between the processes of one host, over a server that speaks the protocol of Redis."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from starboard.kernel.data import BadData

log = logging.getLogger("starboard.server")

PREFIX: Final = "starboard:"
AGAIN_SECONDS: Final = 0.5
PATIENCE: Final = 5.0
TOGETHER: Final = 200  # words in one go
WAITING: Final = 20_000  # words that may wait to be sent; beyond that the channel counts as broken


class RedisChannel:
    """Each process listens to a channel of its own name."""

    def __init__(self, url: str, name: str) -> None:
        self._name = name
        self._redis = _client(url)
        self._outbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._hear: Callable[[bytes], None] = _nobody
        self._broke: Callable[[], None] = _nothing

    async def open(self, hear: Callable[[bytes], None], broke: Callable[[], None]) -> None:
        """Begins to listen. `hear` gets every word; `broke` is called when some may have been lost."""
        self._hear, self._broke = hear, broke
        heard = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._speak())]
        await asyncio.wait_for(heard.wait(), PATIENCE)

    def send(self, process: str, word: bytes) -> None:
        if self._outbox.qsize() >= WAITING:
            self._lost()
        self._outbox.put_nowait((process, word))

    async def close(self) -> None:
        """After what is on its way."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._outbox.join(), PATIENCE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _listen(self, heard: asyncio.Event) -> None:
        while True:
            listening = self._redis.pubsub()
            try:
                await listening.subscribe(PREFIX + self._name)
                async for message in listening.listen():
                    if message["type"] == "subscribe":
                        heard.set()
                    elif message["type"] == "message":
                        self._hear(message["data"])
            except (RedisError, OSError) as error:
                log.error("channel broke", extra={"reason": str(error)})
                self._lost()
            finally:
                with contextlib.suppress(RedisError, OSError):
                    await listening.aclose()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _speak(self) -> None:
        while True:
            words = [await self._outbox.get()]
            while len(words) < TOGETHER and not self._outbox.empty():
                words.append(self._outbox.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for process, word in words:
                        pipeline.publish(PREFIX + process, word)
                    await pipeline.execute()
            except (RedisError, OSError) as error:
                log.error("channel broke", extra={"reason": str(error)})
                self._lost()
                await asyncio.sleep(AGAIN_SECONDS)
            finally:
                for _ in words:
                    self._outbox.task_done()

    def _lost(self) -> None:
        """What waits is of no use any more: the lines it belongs to are cut."""
        while not self._outbox.empty():
            self._outbox.get_nowait()
            self._outbox.task_done()
        self._broke()


async def prepare(url: str) -> None:
    """Sees whether the channels can be used, or says why not."""
    try:
        redis = _client(url)
        try:
            await asyncio.wait_for(redis.execute_command("PING"), PATIENCE)
        finally:
            await redis.aclose()
    except (RedisError, OSError, ValueError, TimeoutError) as error:
        what = " ".join(str(error).split()) or type(error).__name__
        raise BadData(f"The server of --channels cannot be used: {what.rstrip('.')}. Check its address.") from None


def _client(url: str) -> Redis:
    """A client that reports a broken connection at once instead of hiding it."""
    options: dict[str, Any] = {"retry": Retry(NoBackoff(), 0), "socket_connect_timeout": PATIENCE, "protocol": 2}
    return Redis.from_url(url, **options)


def _nobody(_: bytes) -> None:
    pass


def _nothing() -> None:
    pass
