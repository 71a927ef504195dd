"""Access log: one line for each HTTP request and each rejected WebSocket."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..ops.logs import log
from .middleware import App, Message, Receive, Scope, Send


class AccessLog:
    """ASGI middleware that logs the route template of each request, never its path, and counts responses."""

    def __init__(self, app: App, count: Callable[[int], object] = lambda _: None) -> None:
        self.app = app
        self.count = count

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        status, start = None if scope["type"] == "websocket" else 500, time.perf_counter()

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            if status is not None:
                self.count(status)
                _log_access(scope, status, time.perf_counter() - start)


def _log_access(scope: Scope, status: int, seconds: float) -> None:
    template = scope.get("path_template") or "-"
    method = scope.get("method", "SOCKET")
    write = log.debug if template in ("/healthz", "/metrics") else log.info
    write("http", method=method if method.isalpha() else "-", path=template, status=status, ms=round(seconds * 1000, 1))
