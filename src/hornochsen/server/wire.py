"""What uvicorn does on the wire, with bounds: nobody who sends on and on, or never reads, can fill the memory."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

HEAD_BYTES = 64 * 1024
HEAD_SECONDS = 20.0

LINGER_SECONDS = 15.0
"""So long somebody has to read what was sent before the end; a little longer than the closing handshake may take."""


class Socket(WebSocketsSansIOProtocol):
    """One WebSocket. A client that does not read cannot keep it open, nor make it write more and more."""

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
    """One connection; what comes before a head is complete is counted and timed."""

    _head = 0
    _timer: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.ws_protocol_class is WebSocketsSansIOProtocol:
            self.ws_protocol_class = Socket

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
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
        return super().handle_websocket_upgrade()
