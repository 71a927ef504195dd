"""The WebSocket route of a table: reads a client's requests, writes answers and updates."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Receive

from ... import protocol as p
from ...protocol import AnyRequest, Bye, Hello, Refused, decode_request
from ...protocol.errors import Refusal
from ..backend import Backend
from ..ops.limits import TokenBucket, limit_key, network_key
from ..ops.logs import log
from ..session.session import Session
from ..session.tables.live_table import LiveTable
from ..session.tables.service import TableService
from ..table.requests import seat_of
from ..views.connection import Connection
from .uvicorn_protocols import DIRECT

HELLO_SECONDS = 10.0
"""Time in which a client must send `hello`."""

BYE_SECONDS = 5.0
"""Time for a slow client to read the `bye` message that says why its WebSocket is closed."""

BYES = {"unknown-table": Bye("closed", None), "too-fast": Bye("too-fast", 10_000)}
"""The `bye` message to a client that cannot enter the table, by error code."""

OUTAGE_RETRY_SECONDS = 1.0
"""Pause after a database error before a slow client's updates are read from the log again."""

MAX_REFUSALS = 100
"""Number of requests over the rate limit after which the WebSocket is closed."""


class RequestLimit:
    """Rate limits of one client and of its address: for all messages, for chat, and for changes of mind."""

    def __init__(self, backend: Backend, address: str) -> None:
        self.backend = backend
        self.address = limit_key(address)
        self.network = network_key(address, backend.settings.ipv6_prefix)
        self.requests = TokenBucket(backend.settings.requests_per_second, backend.settings.requests_burst)
        self.refused = 0

    def count(self) -> None:
        """Count a message of any kind; raise `Refusal` if there are too many."""
        self._require(self.requests.allow() and self.backend.address_requests.allow(self.address))

    def check(self, request: AnyRequest, connection: Connection, *, seated: bool) -> None:
        """Count a request of a kind that has a limit of its own; raise `Refusal` if there are too many.

        A seat counts as chat because its name is a text that a muted person could change again and again. Changes of
        spectators, and the host's tools against disturbance, do not count for the address: otherwise people at the
        host's address could use up its share.
        """
        backend, key = self.backend, connection.key or ""
        match request:
            case p.Say() | p.React() | p.Sit() | p.AskSeat() | p.AskHost():
                self._require(backend.chat.allow(key) and backend.address_chat.allow(self.address))
            case p.Report():
                self._require(backend.reports.allow(self.address) and backend.network_reports.allow(self.network))
            case _ if changes_mind(request):
                shared = seated and not isinstance(request, p.Moderate | p.Mute | p.Remove)
                own = backend.changes.allow(key)
                self._require(own and (not shared or backend.address_changes.allow(self.address)))

    def _require(self, allowed: bool) -> None:
        if not allowed:
            self.refused += 1
            raise Refusal("too-fast")


def changes_mind(request: AnyRequest) -> bool:
    """Return whether a request can change a table again and again, so that its log would grow without end.

    All other changes make progress in a game, count as chat, or only undo one of these.
    """
    match request:
        case p.TakeBackTiles() | p.Again(agree=False) | p.Change() | p.Moderate() | p.Mute() | p.Remove():
            return True
        case p.Handover() | p.Identify():
            return True
    return False


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket, code: FromPath[str]) -> None:  # type: ignore[type-arg]
    """Serve one client at a table; see the documentation of the protocol."""
    backend: Backend = socket.app.state.backend
    address = socket.client.host if socket.client else ""
    connection = Connection(address)
    error = backend.refuses(address)
    await socket.accept()
    if error is None and not backend.connections.acquire(address):
        error = "too-many-connections"
    if error is not None:
        backend.metrics.refused.labels(error).inc()
        log.info("connection refused", error=error, address=address)
        connection.answer(Refused(None, error, Refusal(error).text))
        connection.close(Bye("barred" if error == "barred" else "too-fast", None if error == "barred" else 10_000))
        await _send_and_close(socket, connection)
        return
    backend.metrics.connections.inc()
    try:
        await _serve(socket, backend, connection, code.upper())
    finally:
        backend.metrics.connections.dec()
        backend.connections.release(address)
        asyncio.get_running_loop().call_soon(_break_cycles, socket)


def _break_cycles(socket: WebSocket) -> None:  # type: ignore[type-arg]
    """Drop the functions that refer to their socket, so that the memory of an ended socket is freed at once."""
    socket.receive, socket.send = empty_receive, empty_send


async def _serve(socket: WebSocket, backend: Backend, connection: Connection, code: str) -> None:  # type: ignore[type-arg]
    try:
        async with contextlib.AsyncExitStack() as stack:
            async with backend.trying(connection.address, code):
                live = await stack.enter_async_context(backend.service.acquire(code))
            session = Session(backend.service, live, connection)
            extensions: Any = socket.scope["extensions"] or {}
            receive: Receive = socket.receive
            if DIRECT in extensions:
                connection.send_now, receive = extensions[DIRECT]["send"], extensions[DIRECT]["receive"]
            reading = asyncio.create_task(_read(receive, RequestLimit(backend, connection.address), session))
            writing = asyncio.create_task(_write(socket, connection, backend.service, live))
            try:
                await asyncio.wait([reading, writing], return_when=asyncio.FIRST_COMPLETED)
                if connection.bye is not None:
                    await asyncio.wait([writing], timeout=BYE_SECONDS)
            finally:
                session.ended = True
                writing.cancel()
                if not session.busy:
                    reading.cancel()
                results = await asyncio.gather(reading, writing, return_exceptions=True)
                _log_failures(results)
                await _leave(session)
    except Refusal as refusal:
        connection.answer(Refused(None, refusal.error, refusal.text))
        connection.close(BYES.get(refusal.error, Bye("restart", 2000)))
        await _send_and_close(socket, connection)


async def _leave(session: Session) -> None:
    try:
        await session.leave()
    except Refusal as refusal:  # the database is unavailable; a timeout will find the absent person later
        log.warning("departure not stored", error=refusal.error)


def _log_failures(results: Iterable[BaseException | None]) -> None:
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError | OSError):
            log.error("socket failed", exc_info=result)


async def _read(receive: Receive, limit: RequestLimit, session: Session) -> None:
    """Read and handle requests in order; every message gets an answer."""
    connection = session.connection
    greeted = False
    hello_until = asyncio.get_running_loop().time() + HELLO_SECONDS
    while connection.bye is None and not session.ended:
        if greeted:
            data = await _receive(receive)
        else:
            try:
                async with asyncio.timeout_at(hello_until):
                    data = await _receive(receive)
            except TimeoutError:
                return connection.close(Bye("silent", 1000))
        if connection.bye is not None:  # it was closed while it waited for this request
            return None
        request = None
        session.busy = True
        try:
            limit.count()
            request = _decode(data)
            limit.check(request, connection, seated=seat_of(session.live.table, connection.key) is not None)
            if greeted:
                await session.ask(request)
            elif isinstance(request, Hello):
                await session.enter(request, limit.backend.changes.allow)
                greeted = True
            else:
                raise Refusal("hello-first")
        except Refusal as refusal:
            connection.answer(Refused(request.id if request else _request_id(data), refusal.error, refusal.text))
            if limit.refused > MAX_REFUSALS:
                log.warning("flood", address=connection.address)
                return connection.close(Bye("too-fast", 10_000))
        except Exception:
            log.exception("request failed", type=type(request).__name__)
            connection.answer(Refused(request.id if request else None, "failed", Refusal("failed").text))
        finally:
            session.busy = False
    return None


async def _receive(receive: Receive) -> str | bytes:
    message: Any = await receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="disconnected", code=message.get("code", 1005))
    data: str | bytes | None = message.get("text")
    return data if data is not None else message.get("bytes") or b""


def _decode(data: str | bytes) -> AnyRequest:
    try:
        request: AnyRequest = decode_request(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", " ".join(str(error).split())[:200] or None) from None
    return request


def _request_id(data: str | bytes) -> str | None:
    """Return the id of an invalid message if it has one, so that the client can match the error to its request."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    given = found.get("id") if isinstance(found, dict) else None
    return given if isinstance(given, str) and 0 < len(given) <= 64 else None


async def _write(socket: WebSocket, connection: Connection, service: TableService, live: LiveTable) -> None:  # type: ignore[type-arg]
    async def send(data: bytes) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})

    async def catch_up() -> None:
        try:
            await service.catch_up_connection(live, connection)
        except Refusal:
            await asyncio.sleep(OUTAGE_RETRY_SECONDS)  # the database is unavailable; try again later

    await connection.write(send, catch_up)
    await socket.close(code=1012 if connection.bye and connection.bye.reason == "restart" else 1000)


async def _no_catch_up() -> None:
    """Do nothing: a connection that is closed at once has no missed updates."""


async def _send_and_close(socket: WebSocket, connection: Connection) -> None:  # type: ignore[type-arg]
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        async with asyncio.timeout(5):
            await connection.write(lambda data: socket.send_text(data.decode()), _no_catch_up)
            await socket.close(code=1000)
