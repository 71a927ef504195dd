"""A client for one table: sends requests, receives updates, reconnects automatically."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Self
from urllib.parse import urlsplit

import websockets
from msgspec import UNSET
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection

from ..protocol import (
    PROTOCOL,
    AnyMessage,
    AnyRequest,
    BuyTiles,
    Bye,
    Done,
    Hello,
    PlayTiles,
    Position,
    Refused,
    Secret,
    TableInfo,
    TakeBackTiles,
    TakeTiles,
    Update,
    Wait,
    Welcome,
    encode,
)
from ..protocol.errors import Refusal
from ..rules import Action, Buy, Play, Take, TakeBack
from .decoding import decode_message

FIRST_PAUSE, MAX_PAUSE = 0.05, 2.0
MAX_MESSAGE_BYTES = 4 * 2**20
"""Largest accepted message; a welcome may contain the events of a whole game."""

CONNECTION_ERRORS = (OSError, websockets.WebSocketException, asyncio.TimeoutError)


class Closed(Exception):
    """The server closed the connection permanently (with a `reason`), or was unreachable for too long (no `reason`)."""

    def __init__(self, text: str, reason: str | None = None) -> None:
        super().__init__(text)
        self.reason = reason


def socket_url(url: str, code: str) -> str:
    """Return the URL of a table's socket."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    scheme = "wss" if parts.scheme in ("https", "wss") else "ws"
    return f"{scheme}://{parts.netloc}/api/tables/{code}/socket"


def action_request(action: Action, request: str = "") -> AnyRequest:
    """Return the request for an action of the game."""
    match action:
        case Buy(_, count):
            return BuyTiles(request, count)
        case Play(_, tiles):
            return PlayTiles(request, tiles)
        case Take(_, tiles):
            return TakeTiles(request, tiles)
        case TakeBack():
            return TakeBackTiles(request)


def with_id(request: AnyRequest) -> AnyRequest:
    """Return the request with an id, so that it can be repeated."""
    return replace(request, id=request.id or secrets.token_urlsafe(9))


class Client:
    """A table as one client knows it. Use it as `async with Client(url, code) as client`."""

    def __init__(
        self,
        url: str,
        code: str,
        *,
        token: str | None = None,
        player: str | None = None,
        reconnect_timeout: float = 30.0,
        on_unreachable: Callable[[], None] = lambda: None,
    ) -> None:
        self.url = socket_url(url, code)
        self.token = token
        self.player = player
        """The secret of a player's device, for whom the client's games count; `None` for a guest."""

        self.reconnect_timeout = reconnect_timeout
        """Seconds for which the client tries to reconnect before it raises `Closed`."""

        self.on_unreachable = on_unreachable
        """Called when an attempt to connect fails, once until an attempt succeeds."""

        self.version = 0
        self.seat: int | None = None
        self.table: TableInfo
        self.position: Position | None = None
        self.waits: tuple[Wait, ...] = ()
        self.retry = 0.0
        self._seated = token is not None
        self._pending: dict[str, tuple[AnyRequest, asyncio.Future[AnyMessage]]] = {}
        self._updates: asyncio.Queue[Update | Exception] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._running: asyncio.Task[None] | None = None
        self._failure: Exception | None = None

    async def __aenter__(self) -> Self:
        welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._running = asyncio.create_task(self._run(welcomed))
        try:
            await welcomed
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._running:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running
        if self._socket:
            await self._socket.close()

    async def ask(self, request: AnyRequest) -> Done | Welcome | Secret:
        """Send a request and return its answer, or raise `Refusal`. The request is repeated after a reconnect."""
        if self._failure:
            raise self._failure
        request = with_id(request)
        answer: asyncio.Future[AnyMessage] = asyncio.get_running_loop().create_future()
        self._pending[request.id] = request, answer
        try:
            await self._send(request)
            received = await answer
        finally:
            self._pending.pop(request.id, None)
        if isinstance(received, Refused):
            raise Refusal(received.error, received.text)
        assert isinstance(received, Done | Welcome | Secret)
        return received

    async def updates(self) -> AsyncIterator[Update]:
        """Yield updates in order. The client's attributes already include all received updates."""
        while True:
            received = await self._updates.get()
            if isinstance(received, Exception):
                raise received
            yield received

    async def _send(self, request: AnyRequest) -> None:
        if self._socket:
            with contextlib.suppress(*CONNECTION_ERRORS):  # repeated after the reconnect
                await self._socket.send(encode(request), text=True)

    async def _run(self, welcomed: asyncio.Future[None]) -> None:
        """Connect, receive, and reconnect until the timeout."""
        try:
            pause, since, reported = FIRST_PAUSE, time.monotonic(), False
            while True:
                connected = False
                try:
                    async with websockets.connect(
                        self.url, max_size=MAX_MESSAGE_BYTES, compression=None, proxy=None, open_timeout=10
                    ) as socket:
                        await self._hello(socket)
                        pause, connected, reported = FIRST_PAUSE, True, False
                        if not welcomed.done():
                            welcomed.set_result(None)
                        self._socket = socket
                        for request, _ in list(self._pending.values()):
                            await socket.send(encode(request), text=True)
                        try:
                            async for data in socket:
                                self._handle(decode_message(data))
                        finally:
                            since = time.monotonic()  # the timeout starts when the connection is lost
                except CONNECTION_ERRORS as error:
                    if time.monotonic() - since > self.reconnect_timeout:
                        raise Closed(f"{self.url}: {error}") from None
                    if not connected and not reported:
                        reported = True
                        self.on_unreachable()
                self._socket = None
                await asyncio.sleep(max(pause, self.retry))
                pause, self.retry = min(MAX_PAUSE, pause * 2), 0.0
        except Exception as error:
            self._failure = error
            if not welcomed.done():
                welcomed.set_exception(error)
            for _, answer in self._pending.values():
                if not answer.done():
                    answer.set_exception(error)
            self._updates.put_nowait(error)

    async def _hello(self, socket: ClientConnection) -> None:
        since = self.version if self.version else None
        with contextlib.suppress(websockets.ConnectionClosed):  # a refusal that came before can still be read
            await socket.send(encode(Hello("hello", PROTOCOL, self.token, since, player=self.player)), text=True)
        while True:
            message = decode_message(await asyncio.wait_for(socket.recv(), 10))
            if isinstance(message, Welcome) and message.id == "hello":
                return self._on_welcome(message)
            if isinstance(message, Refused):
                if message.error == "unknown-token" and not self._seated:
                    self.token = None  # never used to sit down
                    return await self._hello(socket)
                if message.error == "unavailable":
                    raise OSError(message.text)
                raise Refusal(message.error, message.text)

    def _handle(self, message: AnyMessage | None) -> None:
        """Apply a message; an unknown one (`None`) changes nothing."""
        match message:
            case Update():
                self._on_update(message)
            case Bye(reason, retry):
                if retry is None:
                    raise Closed(f"the server closed the connection: {reason}", reason)
                self.retry = retry / 1000
            case Welcome() | Done() | Refused() | Secret():
                if isinstance(message, Welcome):
                    self._on_welcome(message)
                _, answer = self._pending.get(message.id or "", (None, None))
                if answer and not answer.done():
                    answer.set_result(message)

    def _on_welcome(self, welcome: Welcome) -> None:
        self.token = welcome.token or self.token
        self.table, self.position = welcome.table, welcome.position
        self.seat, self.waits, self.version = welcome.seat, welcome.waits, welcome.version
        self._seated = self.seat is not None
        for missed in welcome.missed:
            self._updates.put_nowait(Update(missed.version, missed.events))
        whole = Update(welcome.version, (), self.table, self.seat, self.position, waits=self.waits)
        self._updates.put_nowait(whole)

    def _on_update(self, update: Update) -> None:
        fields: dict[str, Any] = {"table": update.table, "seat": update.seat, "position": update.position}
        for name, value in {**fields, "waits": update.waits}.items():
            if value is not UNSET:
                setattr(self, name, value)
        if update.screens is not UNSET and self.position:
            self.position = replace(self.position, held=update.screens.held, laid=update.screens.laid)
        self.version, self._seated = update.version, self.seat is not None
        for missed in () if update.earlier is UNSET else update.earlier:
            self._updates.put_nowait(Update(missed.version, missed.events))
        self._updates.put_nowait(update)
