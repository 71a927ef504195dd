"""A player of the game on boardgame.io, for the same open-loop generator as ours."""

from __future__ import annotations

import asyncio
import random
import time

import msgspec
import websockets
from msgspec import Struct
from websockets.asyncio.client import ClientConnection

from hornochsen.loadtest.arrivals import Arrivals

CHANNEL = "/tiles,"


class Hand(Struct):
    hand: list[int] = []


class Board(Struct):
    round: int
    players: dict[str, Hand]


class State(Struct):
    G: Board


class Payload(Struct):
    playerID: str  # noqa: N815 (the peer's name)


class Action(Struct):
    payload: Payload


class LogEntry(Struct):
    action: Action


class Synced(Struct):
    state: State


decode_name = msgspec.json.Decoder(list[msgspec.Raw]).decode
decode_state = msgspec.json.Decoder(State).decode
decode_sync = msgspec.json.Decoder(Synced).decode
decode_log = msgspec.json.Decoder(list[LogEntry]).decode
encode = msgspec.json.Encoder().encode


class PeerPlayer:
    """One of eight players of a match; the first one that synchronises creates the match."""

    def __init__(self, url: str, match: str, number: int, arrivals: Arrivals, delays: list[float]) -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        self.match = match
        self.me = str(number)
        self.arrivals = arrivals
        self.delays = delays
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting_since: float | None = None
        self._hand: list[int] = []
        self._laid = 0
        self._round = 0
        self._socket: ClientConnection | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Play until cancelled."""
        async with websockets.connect(self.url, compression=None, proxy=None, max_size=None) as self._socket:
            async for text in self._socket:
                self._handle(str(text))

    def choose(self, due: float) -> None:
        """Lay a random tile."""
        self._laid, self.waiting_since = self._round, due
        payload = {"type": "lay", "args": [random.choice(self._hand)], "playerID": self.me, "credentials": None}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, 0, self.match, self.me)

    def _handle(self, text: str) -> None:
        if text == "2":  # ping
            self._send("3")
        elif text.startswith("0"):
            self._send(f"40{CHANNEL}")
        elif text.startswith(f"40{CHANNEL}"):
            self._emit("sync", self.match, self.me, None, 8)
        elif text.startswith(f"42{CHANNEL}"):
            name, *args = decode_name(text[2 + len(CHANNEL) :])
            if bytes(name) == b'"sync"':
                self._on_state(decode_sync(args[1]).state, [])
            elif bytes(name) == b'"update"':
                self._on_state(decode_state(args[1]), decode_log(args[2]))

    def _on_state(self, state: State, log: list[LogEntry]) -> None:
        self._round, self._hand = state.G.round, state.G.players[self.me].hand
        if self.waiting_since is not None and any(entry.action.payload.playerID == self.me for entry in log):
            self.delays.append(time.perf_counter() - self.waiting_since)
            self.waiting_since = None
        if not self.ready.done():
            self.ready.set_result(None)
        if self._round > self._laid and self.waiting_since is None:
            self.arrivals.add(self)

    def _emit(self, *message: object) -> None:
        self._send(f"42{CHANNEL}{encode(message).decode()}")

    def _send(self, text: str) -> None:
        assert self._socket
        task = asyncio.create_task(self._socket.send(text))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
