"""One socket as the hall sees it: whom it belongs to, and what waits to be sent over it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from ...protocol import AnyMessage, Bye, encode

MAX_QUEUED_UPDATES = 64
"""Updates that may wait for a slow socket; further ones are read from the log when these are sent."""

MAX_QUEUED_MESSAGES = 256
MAX_QUEUED_BYTES = 2**21
"""A client that asks on and on but does not listen is let go."""


class Connection:
    """Messages are queued here in order, and sent by whoever runs `write`."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.key: str | None = None
        """The key of the token that this client has."""

        self.version = 0
        """The table's version up to which everything is queued or sent."""

        self.behind = False
        """Later updates are not queued: they are read from the log when the queue is empty."""

        self.farewell: Bye | None = None
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()

    @property
    def empty(self) -> bool:
        return not self._waiting

    def answer(self, message: AnyMessage) -> None:
        """Queue an answer; answers are never dropped."""
        if len(self._waiting) >= MAX_QUEUED_MESSAGES or self._bytes >= MAX_QUEUED_BYTES:
            return self.close(Bye("too-slow", 5000))
        return self._enqueue(encode(message))

    def queue_update(self, data: bytes, version: int) -> None:
        """Queue an encoded update, or note that there are too many; none comes after the good-bye."""
        if self.behind or self.farewell is not None:
            return
        if len(self._waiting) >= MAX_QUEUED_UPDATES:
            self.behind = True
        else:
            self.version = version
            self._enqueue(data)

    def close(self, bye: Bye) -> None:
        """Say good-bye after what is queued, and close."""
        if self.farewell is None:
            self.farewell = bye
            self._enqueue(encode(bye))

    def _enqueue(self, data: bytes) -> None:
        self._waiting.append(data)
        self._bytes += len(data)
        self._ready.set()

    async def write(self, send: Callable[[bytes], Awaitable[None]], catch_up: Callable[[], Awaitable[None]]) -> None:
        """Send what is queued until the connection is closed from here; `catch_up` queues what it is behind with."""
        while True:
            while self._waiting:
                data = self._waiting.popleft()
                self._bytes -= len(data)
                await send(data)
            if self.farewell is not None:
                return
            if self.behind:
                await catch_up()
                continue
            self._ready.clear()
            await self._ready.wait()
