"""What uvicorn does on the wire, with bounds: nobody who sends on and on, or never reads, can fill the memory."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ..ops.limits import Bucket
from ..ops.logs import log
from ..ops.settings import Settings

HEAD_BYTES = 64 * 1024
HEAD_SECONDS = 20.0

TAKING_SECONDS = 30.0
TAKEN_BYTES = 16 * 1024
"""Of an answer that waits, so much must be taken in that time."""

LAST_SECONDS = 1.0
"""When the server stops, nobody is waited for who takes nothing in that time."""

LINGER_SECONDS = 15.0
"""So long somebody has to read what was sent before the end; a little longer than the closing handshake may take."""

PIECE = 1024
"""So many bytes of frames are read at once; then it is seen whether there is anything to do first."""

HEARING_SECONDS = 3.0
"""So long somebody who does not stop sending has to hear why the socket was closed."""

FRAMES_PER_SECOND, FRAMES_BURST = 200, 1000
"""What anybody may send: far more than requests, as pings and pieces of messages count too."""


class Socket(WebSocketsSansIOProtocol):
    """One WebSocket. A client that does not read cannot keep it open, nor make it write more and more.

    A message is dealt with before the next ones are read, and who sends frames without pause is cut off.
    """

    rate, burst = float(FRAMES_PER_SECOND), float(FRAMES_BURST)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unread = bytearray()
        self._frames = Bucket(self.rate, self.burst)
        self._ignored = False

    def data_received(self, data: bytes) -> None:
        if not self._ignored:
            self._unread += data
            self._read_on()

    def _read_on(self) -> None:
        """Read what has come, up to the next message."""
        while self._unread and not (self.read_paused or self._ignored or self.transport.is_closing()):
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)

    def handle_events(self) -> None:
        if self._frames.allow(len(self.conn.events)):
            super().handle_events()
        elif self.close_sent:
            self._ignored = True
            self.loop.call_later(HEARING_SECONDS, self.transport.abort)
        else:
            log.warning("flood of frames", address=self.client[0] if self.client else "")
            self.transport.abort()

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # a refusal completes it too, which uvicorn takes for an error
            self._frames.rate = 0.0  # the answer to a close is one frame
            self._read_on()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self._see_off()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._see_off()

    def _see_off(self) -> None:
        """To close a transport is to wait until all is read, perhaps for ever."""
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def handle_ping(self) -> None:
        answer = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(answer)

    def handle_cont(self, event: Frame) -> None:
        if event.data or event.fin:  # empty pieces of a message count for no limit
            super().handle_cont(event)


class Wire(HttpToolsProtocol):
    """One connection; what comes before a head is complete is counted and timed, and so is the taking of answers."""

    socket_class: type[Socket] = Socket
    _head = 0
    _timer: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None
    _answering: Any = None
    _stopping = False

    @classmethod
    def under(cls, settings: Settings) -> type[Wire]:
        """With bounds that are out of the way of whoever keeps to the settings."""
        rate = max(FRAMES_PER_SECOND, 4 * settings.requests_per_second)
        burst = max(FRAMES_BURST, 4 * settings.requests_burst)
        sockets = type("Socket", (Socket,), {"rate": float(rate), "burst": float(burst)})
        return type("Wire", (cls,), {"socket_class": sockets})

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.ws_protocol_class is WebSocketsSansIOProtocol:
            self.ws_protocol_class = self.socket_class

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_watching()
        if self._answering and not self._answering.response_complete:  # uvicorn thinks of the last request only
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        waiting = self._timer
        super().data_received(data)
        if waiting and waiting is self._timer:  # all of it belongs to a head that still goes on
            self._head += len(data)
            if self._head > HEAD_BYTES:
                self._stop_waiting()
                self.send_400_response("The request's head is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait_for_head()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _wait_for_head(self) -> None:
        if not self._timer:
            self._head = 0
            self._timer = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        self.transport.close()

    def handle_websocket_upgrade(self) -> Any:
        self._stop_waiting()
        self._stop_watching()
        return super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def shutdown(self) -> None:
        super().shutdown()
        self._stopping = True
        self._watch()

    def _watch(self) -> None:
        """See that an answer which waits is taken: to close a transport is to wait until all is read."""
        self._stop_watching()
        if waiting := self.transport.get_write_buffer_size():
            seconds = LAST_SECONDS if self._stopping else TAKING_SECONDS
            self._taking = self.loop.call_later(seconds, self._look, waiting)

    def _look(self, before: int) -> None:
        taken = before - self.transport.get_write_buffer_size()
        if taken < min(before, 1 if self._stopping else TAKEN_BYTES):
            self.transport.abort()
        else:
            self._watch()

    def _stop_watching(self) -> None:
        if self._taking:
            self._taking.cancel()
            self._taking = None
