"""A client's connection: its key, its last queued version, and its queue of outgoing messages."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from ...protocol import AnyMessage, Bye, encode

MAX_QUEUED_UPDATES = 64
"""Maximum number of queued updates; further updates are read from the log after the queued updates are sent."""

MAX_QUEUED_MESSAGES = 256
"""Number of queued messages at which a client is disconnected because it is too slow."""

MAX_QUEUED_BYTES = 2**21
"""Number of queued bytes at which a client is disconnected because it is too slow."""


class Connection:
    """A client's connection. Messages are sent at once, or wait in an ordered queue that `write` sends."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.key: str | None = None
        """The hash of the client's token; `None` before hello."""

        self.device: str | None = None
        """The hash of the client's device at this table, if the client sent one."""

        self.player: str | None = None
        """The id of the client's player; `None` for a guest."""

        self.secret: str | None = None
        """The hash of the secret with which the client is the player; `None` for a guest."""

        self.version = 0
        """The table version up to which updates have been queued."""

        self.behind = False
        """Whether the queue was full; later updates are read from the log when the queue is empty."""

        self.bye: Bye | None = None
        """The last message of the connection; `None` while the connection is open."""

        self.send_now: Callable[[Sequence[bytes]], bool] = _never
        """Sends messages at once, without `write`; returns False if the client must read earlier messages first."""

        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()
        self._idle = False
        """Whether `write` has sent everything, so that a message sent at once overtakes no other message."""

        self._held: list[bytes] | None = None
        """Messages to send in one piece; `None` if each message is sent alone."""

    @property
    def empty(self) -> bool:
        return not self._waiting

    def answer(self, message: AnyMessage) -> None:
        """Queue an answer. Answers are never dropped; a full queue closes the connection."""
        if len(self._waiting) >= MAX_QUEUED_MESSAGES or self._bytes >= MAX_QUEUED_BYTES:
            return self.close(Bye("too-slow", 5000))
        return self._enqueue(encode(message))

    def queue_update(self, data: bytes, version: int) -> None:
        """Queue an encoded update, or mark the connection as behind if the queue is full."""
        if self.behind or self.bye is not None:
            return
        if len(self._waiting) >= MAX_QUEUED_UPDATES:
            self.behind = True
        else:
            self.version = version
            self._enqueue(data)

    def close(self, bye: Bye) -> None:
        """Queue a `bye`; the connection is closed after it is sent."""
        if self.bye is None:
            self.release()
            self.bye = bye
            self._idle = False
            self._enqueue(encode(bye))

    def hold(self) -> None:
        """Hold messages back until `release`, which sends them in one piece."""
        self._held = []

    def release(self) -> None:
        """Send the messages that were held back."""
        held, self._held = self._held, None
        if held and not self.send_now(held):
            for data in held:
                self._queue(data)

    def _enqueue(self, data: bytes) -> None:
        if not self._idle:
            self._queue(data)
        elif self._held is not None:
            self._held.append(data)
        elif not self.send_now((data,)):
            self._queue(data)

    def _queue(self, data: bytes) -> None:
        self._idle = False
        self._waiting.append(data)
        self._bytes += len(data)
        self._ready.set()

    async def write(self, send: Callable[[bytes], Awaitable[None]], catch_up: Callable[[], Awaitable[None]]) -> None:
        """Send queued messages until the connection is closed; `catch_up` queues updates that were skipped."""
        while True:
            while self._waiting:
                data = self._waiting.popleft()
                self._bytes -= len(data)
                await send(data)
            if self.bye is not None:
                return
            if self.behind:
                await catch_up()
                continue
            self._ready.clear()
            self._idle = True
            await self._ready.wait()


def _never(_: Sequence[bytes]) -> bool:
    """Send nothing: all messages wait for `write`."""
    return False
