"""Uvicorn's HTTP and WebSocket protocols with limits on memory and time, against clients that flood or never read."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

from ..ops.limits import TokenBucket
from ..ops.logs import log
from ..ops.settings import Settings

HEAD_BYTES = 64 * 1024
"""Maximum bytes of a request's line and headers."""

HEAD_SECONDS = 20.0
"""Time in which a request's line and headers must arrive."""

STALL_SECONDS = 30.0
STALL_BYTES = 16 * 1024
"""A client must read at least `STALL_BYTES` of a pending response in `STALL_SECONDS`, or its connection is aborted."""

SHUTDOWN_STALL_SECONDS = 1.0
"""On shutdown, the connection of a client that reads nothing for this long is aborted."""

LINGER_SECONDS = 15.0
"""Time for a client to read the remaining data of an ended WebSocket; slightly longer than the closing handshake."""

CHUNK_BYTES = 1024
"""Bytes that are parsed at once; a message in these bytes is handled before the next bytes are parsed."""

CLOSE_FRAME_SECONDS = 3.0
"""Time for a client that keeps sending to read the close frame."""

FRAMES_PER_SECOND, FRAMES_BURST = 200, 1000
"""Lowest rate limit for frames; far above the limit for requests, because pings and fragments are frames too."""


DIRECT = "hornochsen.direct"
"""ASGI extension of a WebSocket: functions that write messages to the transport, and that receive a message."""

TEXT = 0x81
"""First byte of a frame with a whole text message."""

MASK_BYTES = 4
_pack_head = struct.Struct("!BBH").pack


class Ended:
    """The number of connections of this process that have ended; some leave cycles for the garbage collector."""

    connections = 0


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket, protected against clients that do not read and against floods of frames.

    Each message is handled before the next ones are parsed.
    """

    rate, burst = float(FRAMES_PER_SECOND), float(FRAMES_BURST)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unparsed = bytearray()
        self._frame_limit = TokenBucket(self.rate, self.burst)
        self._discarding = False
        self._reading = True
        self._whole_frames = True
        """Whether all data so far were whole frames, one at a time: then no part of a frame waits in the parser."""

        self._parts_running = 2
        """The transport and the application, until each has ended."""

    def data_received(self, data: bytes) -> None:
        if self._discarding:
            return
        if self.handshake_initiated:
            head = _head_bytes(data)
            self._whole_frames = self._whole_frames and head > 0
            short = len(data) <= self.config.ws_max_size
            if self._whole_frames and short and data[0] == TEXT and self._is_idle() and self._frame_limit.allow():
                self.curr_msg_data_type = "text"
                self.frames = [apply_mask(data[head:], data[head - MASK_BYTES : head])]
                self.send_receive_event_to_app()
                return
        self._unparsed += data
        self._parse()
        if self._unparsed and self._reading and not (self._discarding or self.transport.is_closing()):
            self._reading = False  # only now: pausing after each message would cost two system calls
            self.transport.pause_reading()

    def _is_idle(self) -> bool:
        """Return whether the next frame can be handled without the parser: nothing waits, and no message is partial."""
        waiting = self._unparsed or self.read_paused or self.frames
        return not (waiting or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing())

    def _parse(self) -> None:
        """Parse the received data until a message is complete; the application handles it before parsing continues."""
        while self._unparsed and not (self.read_paused or self._discarding or self.transport.is_closing()):
            chunk = bytes(self._unparsed[:CHUNK_BYTES])
            del self._unparsed[:CHUNK_BYTES]
            super().data_received(chunk)

    def handle_events(self) -> None:
        if self._frame_limit.allow(len(self.conn.events)):
            super().handle_events()
        elif self.close_sent:
            self._discarding = True
            self.loop.call_later(CLOSE_FRAME_SECONDS, self.transport.abort)
        else:
            log.warning("flood of frames", address=self.client[0] if self.client else "")
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass on a message; close the WebSocket after invalid UTF-8, for which uvicorn would log a traceback."""
        if not self.close_sent:
            if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
            self.read_paused = True  # stops parsing; uvicorn would also pause the transport
        super().send_receive_event_to_app()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self.read_paused = False
            self._parse()
            self._resume_reading()
        return message

    def _resume_reading(self) -> None:
        if not (self._unparsed or self._reading or self.transport.is_closing()):
            self._reading = True
            self.transport.resume_reading()

    def send_now(self, messages: Sequence[bytes]) -> bool:
        """Write text messages to the transport; return False if the client does not read or the socket is closing."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([_frame(data) for data in messages]))
        return True

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # a refused handshake is complete too; without this, uvicorn logs an error
            self._frame_limit.rate = 0.0  # the answer to a close frame is a single frame
            self._parse()
            self._resume_reading()

    async def run_asgi(self) -> None:
        self.scope["extensions"][DIRECT] = {"send": self.send_now, "receive": self.receive}
        try:
            await super().run_asgi()
        finally:
            self._abort_later()
            self._end_part()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._end_part()

    def _end_part(self) -> None:
        """After transport and application have ended, break the reference cycles, so that memory is freed at once."""
        self._parts_running -= 1
        if not self._parts_running:
            Ended.connections += 1
            self.scope["extensions"] = {}  # contains methods of this object
            self.conn.parser.close()  # a generator that refers to `conn`

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_later()

    def _abort_later(self) -> None:
        """Abort the connection after `LINGER_SECONDS`; closing could wait forever for a client that reads nothing."""
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def handle_ping(self) -> None:
        """Answer a ping, but not if the client does not read: unread answers would use memory without limit."""
        answer = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(answer)

    def handle_cont(self, event: Frame) -> None:
        if event.data or event.fin:  # drop empty fragments: uvicorn stores them, and its size limit does not count them
            super().handle_cont(event)


def _head_bytes(data: bytes) -> int:
    """Return the length of the head if `data` is one whole masked frame of at most 64 KiB, else 0."""
    if len(data) < 2 + MASK_BYTES or not data[1] & 0x80:
        return 0
    length, head = data[1] & 0x7F, 2 + MASK_BYTES
    if length == 126:
        length, head = int.from_bytes(data[2:4]), 4 + MASK_BYTES
    return head if length < 2**16 and len(data) == head + length else 0


def _frame(data: bytes) -> bytes:
    """Return an unmasked frame with a whole text message."""
    length = len(data)
    if length < 126:
        return bytes((TEXT, length)) + data
    if length < 2**16:
        return _pack_head(TEXT, 126, length) + data
    return struct.pack("!BBQ", TEXT, 127, length) + data


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection with limits on the headers of a request and on the time to read a response."""

    websocket_class: type[WebSocketProtocol] = WebSocketProtocol
    _head_bytes = 0
    _head_timer: asyncio.TimerHandle | None = None
    _stall_timer: asyncio.TimerHandle | None = None
    _running_cycle: Any = None
    _shutting_down = False

    @classmethod
    def with_limits_for(cls, settings: Settings) -> type[HttpProtocol]:
        """Return a subclass whose WebSockets allow more frames per second than the settings allow requests."""
        rate = max(FRAMES_PER_SECOND, 4 * settings.requests_per_second)
        burst = max(FRAMES_BURST, 4 * settings.requests_burst)
        websocket = type("WebSocketProtocol", (WebSocketProtocol,), {"rate": float(rate), "burst": float(burst)})
        return type("HttpProtocol", (cls,), {"websocket_class": websocket})

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.ws_protocol_class is WebSocketsSansIOProtocol:
            self.ws_protocol_class = self.websocket_class

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_head_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        Ended.connections += 1
        self._stop_head_timer()
        self._stop_stall_timer()
        if self._running_cycle and not self._running_cycle.response_complete:  # uvicorn notifies only the last request
            self._running_cycle.disconnected = True
            self._running_cycle.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        timer = self._head_timer
        super().data_received(data)
        if timer and timer is self._head_timer:  # `data` belongs to headers that are still incomplete
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self._stop_head_timer()
                self.send_400_response("The request's head is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._start_head_timer()

    def on_headers_complete(self) -> None:
        self._stop_head_timer()
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._running_cycle = cycle
        super()._start_asgi_task(cycle, app)

    def _start_head_timer(self) -> None:
        if not self._head_timer:
            self._head_bytes = 0
            self._head_timer = self.loop.call_later(HEAD_SECONDS, self._on_head_timeout)

    def _stop_head_timer(self) -> None:
        if self._head_timer:
            self._head_timer.cancel()
            self._head_timer = None

    def _on_head_timeout(self) -> None:
        self._head_timer = None
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self._stop_head_timer()
        self._stop_stall_timer()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to this object

    def pause_writing(self) -> None:
        super().pause_writing()
        self._start_stall_timer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._start_stall_timer()

    def shutdown(self) -> None:
        super().shutdown()
        self._shutting_down = True
        self._start_stall_timer()

    def _start_stall_timer(self) -> None:
        """Start a timer that aborts the connection if the client does not read a pending response.

        Without it, closing the connection could wait forever.
        """
        self._stop_stall_timer()
        if pending := self.transport.get_write_buffer_size():
            seconds = SHUTDOWN_STALL_SECONDS if self._shutting_down else STALL_SECONDS
            self._stall_timer = self.loop.call_later(seconds, self._on_stall_timer, pending)

    def _on_stall_timer(self, pending_before: int) -> None:
        """Abort the connection if the client has read too little since the timer started, else restart the timer."""
        read = pending_before - self.transport.get_write_buffer_size()
        if read < min(pending_before, 1 if self._shutting_down else STALL_BYTES):
            self.transport.abort()
        else:
            self._start_stall_timer()

    def _stop_stall_timer(self) -> None:
        if self._stall_timer:
            self._stall_timer.cancel()
            self._stall_timer = None


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
