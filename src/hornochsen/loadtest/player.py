"""A lightweight client that plays at random."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
import websockets
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection

from ..protocol import PROTOCOL
from .arrivals import Arrivals
from .partial_messages import Incoming, PositionInfo, TableInfo, WaitInfo, decode, random_request

MAX_MESSAGE_BYTES = 4 * 2**20
MAX_PAUSE = 5.0
CHOICES = ("play", "buy", "take")
CONNECTION_ERRORS = (OSError, websockets.WebSocketException, asyncio.TimeoutError)
encode = msgspec.json.Encoder().encode


@dataclass
class Tally:
    """Counts over all players of a load test."""

    games: int = 0
    updates: int = 0
    reconnects: int = 0
    delays: list[float] = field(default_factory=list)
    """Seconds from the time at which each choice was due to its acknowledgement."""

    errors: Counter[str] = field(default_factory=Counter)


class Player:
    """A player or a spectator. The first player at a table is its host and starts the games."""

    def __init__(
        self,
        url: str,
        number: int,
        tally: Tally,
        *,
        think: float,
        games: int | None,
        spectator: bool = False,
        arrivals: Arrivals | None = None,
    ) -> None:
        self.url = url
        self.number = number
        self.tally = tally
        self.think = think
        self.games = games
        self.spectator = spectator
        self.arrivals = arrivals
        """Decides when the player chooses; `None` if the player thinks for some time instead."""

        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done once the player has a seat, or the spectator is connected."""

        self.finished = asyncio.Event()
        """Set for the host when all games of its table are played."""

        self.phase = ""
        self._token: str | None = None
        self._seat: int | None = None
        self._table: TableInfo | None = None
        self._position: PositionInfo | None = None
        self._waits: list[WaitInfo] = []
        self._pending: tuple[dict[str, Any], float] | None = None
        """The unanswered request, and the time at which it was due."""

        self._version = 0
        self._asks = 0
        self._played = 0
        self._salted = 0
        self._counted = 0
        self._stopped = False
        self._socket: ClientConnection | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def is_waiting(self) -> bool:
        """Return whether a request is unanswered on an open connection."""
        return self._pending is not None and self._socket is not None

    @property
    def waiting_since(self) -> float | None:
        """The time at which the unanswered choice was due; `None` if there is none."""
        return self._pending[1] if self._pending and self._pending[0]["type"] in CHOICES else None

    async def run(self) -> None:
        """Connect and reconnect until stopped."""
        pause = 0.1
        while True:
            try:
                async with websockets.connect(
                    self.url,
                    compression=None,
                    proxy=None,
                    max_size=MAX_MESSAGE_BYTES,
                    ping_interval=None,
                    open_timeout=30,
                ) as socket:
                    await self._write(socket, encode(self._hello()))  # a refusal is read even if this fails
                    self._socket = socket
                    async for data in socket:
                        self._handle(decode(data))
                        pause = 0.1
            except CONNECTION_ERRORS as error:
                self._fail(type(error).__name__)
            self._socket = None
            if self._stopped:
                return
            self.tally.reconnects += 1
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(MAX_PAUSE, pause * 2)

    def _hello(self) -> dict[str, Any]:
        return {"type": "hello", "id": "h", "protocol": PROTOCOL, "token": self._token}

    def start(self) -> None:
        """Ask the server to start the next game. Only the host may do so."""
        self._ask({"type": "start"})

    def stop(self) -> None:
        """Make no more choices and do not reconnect."""
        self._stopped = True
        self._cancel_timer()
        if self.arrivals:
            self.arrivals.discard(self)

    def _cancel_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _fail(self, word: str) -> None:
        """Count an error. If the player is not ready yet, set the error as the result of `ready`."""
        if not self._stopped:
            self.tally.errors[word] += 1
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(word))

    def _handle(self, message: Incoming) -> None:
        if message.table is not UNSET:
            self._table = message.table
            self.phase = message.table.phase
        if message.seat is not UNSET:
            self._seat = message.seat
        if message.position is not UNSET:
            self._position = message.position
        if message.waits is not UNSET:
            self._waits = message.waits
        match message.type:
            case "update":
                self.tally.updates += 1
                self._version = message.version
            case "welcome":
                self._on_welcome(message)
            case "done":
                self._on_answer(message.id)
                if message.version > self._version:
                    return  # the update for this answer arrives next
            case "error":
                self._on_refusal(message)
                return
            case "bye":
                self._fail(f"bye-{message.reason}")
        self._schedule_choice()

    def _on_welcome(self, message: Incoming) -> None:
        self._token = message.token or self._token
        self._version = message.version
        if message.id == "h":
            if self._pending and self._pending[0]["type"] != "sit":
                self._send(self._pending[0])  # with the same id, so that the server executes it once
            elif self._seat is None and not self.spectator:
                self._pending = None
                self._ask({"type": "sit", "name": f"Player {self.number + 1}"})
        else:
            self._on_answer(message.id)
        if (self.spectator or self._seat is not None) and not self.ready.done():
            self.ready.set_result(None)

    def _on_answer(self, request: str | None) -> None:
        if self._pending and self._pending[0]["id"] == request:
            asked, at = self._pending
            self._pending = None
            if asked["type"] in CHOICES:
                self.tally.delays.append(time.perf_counter() - at)

    def _on_refusal(self, message: Incoming) -> None:
        if message.error == "unknown-token" and message.id == "h":  # disconnected before the player had a seat
            self._token = self._seat = None
            return self._send(self._hello())
        self._fail(message.error or "error")
        if self._pending and self._pending[0]["id"] == message.id:
            self._pending = None
            return self._set_timer(1.0)  # no update follows a refusal
        return None

    def _schedule_choice(self) -> None:
        """React to the table's phase: send a salt, finish a game, or schedule a choice if the seat is awaited."""
        table_info = self._table
        if self._stopped or self.spectator or table_info is None or self._seat is None:
            return
        if table_info.phase == "salting" and self._seat not in table_info.salted and self._salted != table_info.game:
            self._salted = table_info.game
            self._ask({"type": "salt", "salt": secrets.token_urlsafe(12)})
        elif table_info.phase == "over":
            self._on_game_over(table_info.game)
        elif self.arrivals:
            if table_info.phase != "playing" or not self._is_awaited():
                self.arrivals.discard(self)
            elif not self._pending:
                self.arrivals.add(self)
        elif table_info.phase == "playing" and self._is_awaited() and not self._pending and not self._timer:
            self._set_timer(self._think_seconds())

    def _is_awaited(self) -> bool:
        return any(wait.seat == self._seat for wait in self._waits)

    def _think_seconds(self) -> float:
        return self.think * random.uniform(0.5, 1.5)

    def _set_timer(self, delay: float) -> None:
        self._cancel_timer()
        self._timer = asyncio.get_running_loop().call_later(delay, self.choose, time.perf_counter() + delay)

    def choose(self, due: float) -> None:
        """Send a random choice, or agree to the next game."""
        self._timer = None
        if self._stopped or self._pending:
            return
        if self.phase == "over":
            self._ask({"type": "again"})
        elif (
            self.phase == "playing"
            and self._is_awaited()
            and self._position
            and (chosen := random_request(self._position))
        ):
            self._ask(chosen, due)
        else:
            self._schedule_choice()

    def _on_game_over(self, game: int) -> None:
        """Agree to the next game, unless this was the last; the host counts the finished games."""
        if self._counted == game:
            return
        self._counted = game
        self._played += 1
        last = self.games is not None and self._played >= self.games
        if self.number == 0:
            self.tally.games += 1
            if last:
                self.finished.set()
        if not last:
            self._set_timer(self._think_seconds())

    def _ask(self, request: dict[str, Any], due: float | None = None) -> None:
        self._asks += 1
        request["id"] = f"{self.number}-{self._asks}"
        self._pending = request, time.perf_counter() if due is None else due
        self._send(request)

    def _send(self, request: dict[str, Any]) -> None:
        if self._socket:
            task = asyncio.create_task(self._write(self._socket, encode(request)))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _write(self, socket: ClientConnection, data: bytes) -> None:
        with contextlib.suppress(*CONNECTION_ERRORS):  # repeated after the reconnect
            await socket.send(data, text=True)
