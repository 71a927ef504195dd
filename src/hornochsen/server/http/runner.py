"""Run the server: listening sockets, the event loop, signals and a graceful shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import uvicorn

from ..ops.logs import log
from ..ops.reloading import merge
from ..ops.settings import BadSetting, Settings
from .access_log import AccessLog
from .middleware import HeadAsGet, SecurityMiddleware
from .uvicorn_protocols import Ended, HttpProtocol

if TYPE_CHECKING:
    from litestar import Litestar

MESSAGE_BYTES = 16 * 1024
"""Maximum bytes of a message on a WebSocket."""

SHUTDOWN_SECONDS = 10
"""Maximum seconds to wait for clients and for pending writes on shutdown."""

BACKLOG = 2048
GC_THRESHOLDS = (2000, 20, 1_000_000)
"""Thresholds of the garbage collector, which collects young objects; `collect_garbage` collects older ones."""

GC_SECONDS = 1.0
"""Interval between two checks whether older objects need a collection."""

FULL_GC_SECONDS = 1800.0
FULL_GC_CONNECTIONS = 20_000
"""After `FULL_GC_SECONDS`, or this number of ended connections, the next calm second collects all objects."""

CALM_CHOICES = 20
"""A second with at most this many choices is calm: few people notice that the server pauses for half a second."""

FULL_GC_LATEST = 6
"""After this multiple of the time or of the number of connections, all objects are collected in any second."""


SWITCH_SECONDS = 0.0005
"""Time after which a thread that waits for the interpreter's lock gets it: a write waits for it several times."""


class PortInUse(OSError):
    """The server cannot listen on the port: it is in use, or permission is denied."""


def listen(host: str, port: int) -> list[socket.socket]:
    """Return listening sockets, which queue connections until the server is ready. Port 0 selects any free port."""
    sockets: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, address in dict.fromkeys((family, str(given[0])) for family, _, _, _, given in found):
            port = sockets[0].getsockname()[1] if sockets else port
            sockets.append(socket.create_server((address, port), family=family, backlog=BACKLOG))
    except OSError as error:
        for opened in sockets:
            opened.close()
        reason = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror
        raise PortInUse(f"cannot listen on {host}, port {port}: {reason} (try another --port)") from None
    for opened in sockets:
        opened.setblocking(False)
    return sockets


class Server(uvicorn.Server):
    """Uvicorn's server with a graceful shutdown; after a signal to stop, the process exits without an error."""

    def __init__(self, app: Litestar, settings: Settings, load: Callable[[], Settings] | None = None) -> None:
        self.litestar = app
        self._load = load
        """Reads the settings again; `None` if they come from no file, and so cannot change."""

        self.security = SecurityMiddleware(app, settings)
        super().__init__(
            uvicorn.Config(
                HeadAsGet(AccessLog(self.security, self._count_response)),
                lifespan="off",  # `run_on` runs the lifespan, because uvicorn would only log its errors
                http=HttpProtocol.with_limits_for(settings),
                ws_max_size=MESSAGE_BYTES,
                ws_per_message_deflate=False,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                timeout_graceful_shutdown=SHUTDOWN_SECONDS,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                server_header=False,
                access_log=False,
                log_config=None,
                backlog=BACKLOG,
                workers=1,
            )
        )

    def _count_response(self, status: int) -> None:
        if (backend := getattr(self.litestar.state, "backend", None)) is not None:
            backend.metrics.count_response(status)

    def _choices(self) -> int:
        """Return the number of choices that were carried out."""
        backend = getattr(self.litestar.state, "backend", None)
        return 0 if backend is None else backend.metrics.choices

    async def run_on(self, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
        """Serve until SIGINT or SIGTERM; raise the original error if the application cannot start."""
        try:
            with self.capture_signals():
                async with self.litestar.lifespan():
                    if self._load and hasattr(signal, "SIGHUP"):
                        loop = asyncio.get_running_loop()
                        loop.add_signal_handler(signal.SIGHUP, self._on_hangup, os.isatty(0))
                    collecting = asyncio.create_task(collect_garbage(self._choices))
                    ready()
                    await self.serve(sockets)
                    collecting.cancel()
        except BaseExceptionGroup as group:  # Litestar wraps errors of its lifespan in groups
            raise _innermost(group) from None

    def reload(self) -> None:
        """Read the settings again and apply those that may change; an invalid file changes nothing."""
        assert self._load
        try:
            found = merge(self.security.settings, self._load())
        except BadSetting as error:
            log.error("settings not reloaded", error=str(error))
            return
        self.security.settings = found.settings
        self.litestar.state.backend.apply_settings(found.settings)
        logging.getLogger("hornochsen").setLevel(found.settings.log_level.upper())
        log.info("settings reloaded", changed=found.changed, needs_restart=found.ignored)

    def _on_hangup(self, had_terminal: bool) -> None:
        """Reload the settings, or shut down if the terminal in which the server was started has been closed."""
        if had_terminal and not os.isatty(0):
            self.handle_exit(signal.SIGTERM, None)
        else:
            self.reload()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting connections, ask all clients to reconnect, finish pending writes, then close."""
        for server in self.servers:
            server.close()
        if (backend := getattr(self.litestar.state, "backend", None)) is not None:
            try:
                async with asyncio.timeout(SHUTDOWN_SECONDS):
                    await backend.notify_shutdown()
            except TimeoutError:
                log.warning("shutdown notification timed out", seconds=SHUTDOWN_SECONDS)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down at the first SIGINT or SIGTERM, without waiting at the second; do not raise the signal again."""
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
    """Return the first error inside nested exception groups."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


async def collect_garbage(choices: Callable[[], int]) -> None:
    """Collect objects once they are no longer young, then exclude the survivors from collections for a long time.

    A collection of all objects blocks the server for half a second, so it waits until few people play. `choices`
    returns the number of choices so far.
    """
    gc.set_threshold(*GC_THRESHOLDS)
    gc.collect()
    gc.freeze()
    last, ended, made = time.monotonic(), Ended.connections, choices()
    while True:
        await asyncio.sleep(GC_SECONDS)
        made, before = choices(), made
        due = max((time.monotonic() - last) / FULL_GC_SECONDS, (Ended.connections - ended) / FULL_GC_CONNECTIONS)
        if due >= FULL_GC_LATEST or (due >= 1 and made - before <= CALM_CHOICES * GC_SECONDS):
            last, ended = time.monotonic(), Ended.connections
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        elif gc.get_count()[2]:  # many objects have survived a collection, for example those of new connections
            gc.collect(1)
            gc.freeze()


def run(
    app: Litestar,
    settings: Settings,
    sockets: list[socket.socket],
    ready: Callable[[], None],
    load: Callable[[], Settings] | None = None,
) -> None:
    """Serve in this process until SIGINT or SIGTERM; SIGHUP reads the settings again with `load`."""
    server = Server(app, settings, load)
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.run_on(sockets, ready))
