"""Run the server: sockets, the event loop, and a stop at which nobody loses anything."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import uvicorn

from ..ops.logs import log
from ..ops.settings import Settings
from .access_log import AccessLog
from .middleware import App, SecurityMiddleware
from .wire import Wire

if TYPE_CHECKING:
    from litestar import Litestar

MESSAGE_BYTES = 16 * 1024
"""No request on a socket is larger."""

FAREWELL_SECONDS = 10
"""How long people's sockets and unfinished writes are waited for at the end."""

BACKLOG = 2048
COLLECT = (2000, 20, 1_000_000)
"""Young objects are looked through often, old ones only when it is time to tidy up."""

TIDY_SECONDS = 60.0


class PortInUse(OSError):
    """Somebody else listens there, or we may not."""


def with_middleware(app: Litestar, settings: Settings) -> App:
    """The application as it stands on the street: what passes the door, and what does not, is in the log."""
    return AccessLog(SecurityMiddleware(app, settings))


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets that hold connections until the server is ready. With port 0 all get the same free one."""
    sockets: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, address in dict.fromkeys((family, str(given[0])) for family, _, _, _, given in found):
            port = sockets[0].getsockname()[1] if sockets else port
            sockets.append(socket.create_server((address, port), family=family, backlog=BACKLOG))
    except OSError as error:
        for one in sockets:
            one.close()
        reason = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror
        raise PortInUse(f"cannot listen on {host}, port {port}: {reason} (another one: --port)") from None
    for one in sockets:
        one.setblocking(False)
    return sockets


class Server(uvicorn.Server):
    """A server that says goodbye, and for which being asked to stop is no failure."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.litestar = app
        super().__init__(
            uvicorn.Config(
                with_middleware(app, settings),
                lifespan="off",  # `run` does it itself, so that what fails there is not only logged
                http=Wire.under(settings),
                ws_max_size=MESSAGE_BYTES,
                ws_per_message_deflate=False,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                timeout_graceful_shutdown=FAREWELL_SECONDS,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                server_header=False,
                access_log=False,
                log_config=None,
                backlog=BACKLOG,
                workers=1,
            )
        )

    async def run_on(self, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
        """Serve until somebody asks us to stop; raises what keeps the application from starting."""
        try:
            with self.capture_signals():
                async with self.litestar.lifespan():
                    tidying = asyncio.create_task(_tidy_up())
                    ready()
                    await self.serve(sockets)
                    tidying.cancel()
        except BaseExceptionGroup as group:  # Litestar's tasks wrap whatever went wrong
            raise _innermost(group) from None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody in any more, finish writes, tell everybody to come back, then close."""
        for server in self.servers:
            server.close()
        if (backend := getattr(self.litestar.state, "backend", None)) is not None:
            try:
                async with asyncio.timeout(FAREWELL_SECONDS):
                    await backend.notify_shutdown()
            except TimeoutError:
                log.warning("farewell took too long", seconds=FAREWELL_SECONDS)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at SIGINT and SIGTERM, hurry at the second; do not die of them afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _innermost(error: BaseException) -> BaseException:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


async def _tidy_up() -> None:
    """Look through all objects seldom: with thousands of connections it takes a tenth of a second, and all wait."""
    gc.collect()
    gc.freeze()  # what is there now stays
    gc.set_threshold(*COLLECT)
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        gc.collect()


def run(app: Litestar, settings: Settings, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
    """Serve in this process until SIGINT or SIGTERM."""
    server = Server(app, settings)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.run_on(sockets, ready))
