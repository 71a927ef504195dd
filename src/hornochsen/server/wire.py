"""HTTP on the wire: uvicorn's, but a request's head is small and comes soon, so that nobody can fill the memory."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_BYTES = 64 * 1024
HEAD_SECONDS = 20.0


class Wire(HttpToolsProtocol):
    """One connection; what comes before a head is complete is counted and timed."""

    _head = 0
    _timer: asyncio.TimerHandle | None = None

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
