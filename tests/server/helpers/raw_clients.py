"""Raw socket clients that misbehave, and a background game at another table that they must not disturb."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import re
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
from patience import PATIENCE
from server.helpers.recording_clients import Json, RecordingClient, Transcript
from server.helpers.serving import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hornochsen.protocol.errors import REASONS

SMALL = {"name": "small", "rows": [["", 1, 1]] * 6, "bulls_eyes": [5], "dunghill": 20}


class RawClient:
    """A raw socket at a table."""

    numbers = itertools.count()

    def __init__(self, server: Server, code: str, **options: Any) -> None:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
        self._open = contextlib.ExitStack()
        options = {"open_timeout": PATIENCE, "ping_interval": None, **options}
        self.socket: ClientConnection = self._open.enter_context(connect(url, proxy=None, compression=None, **options))
        self.token: str = ""

    def __enter__(self) -> RawClient:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def hear(self) -> Json:
        message: Json = json.loads(self.socket.recv(PATIENCE))
        return message

    def say(self, data: str | bytes) -> Json:
        """Send any data and return the next message that is not an update."""
        self.socket.send(data)
        while (message := self.hear())["type"] == "update":
            pass
        return message

    def ask(self, kind: str, id_: str | None = None, **fields: Any) -> Json:
        id_ = id_ or f"n{next(self.numbers)}"
        answer = self.say(json.dumps({"type": kind, "id": id_, **fields}))
        assert answer.get("id") == id_, answer
        return answer

    def hello(self, token: str | None = None, **fields: Any) -> Json:
        welcome = self.ask("hello", protocol=1, token=token, **fields)
        self.token = welcome.get("token") or token or ""
        return welcome

    def ended(self) -> tuple[int, Json]:
        """Read until the socket is closed; return the close code and the last message."""
        last: Json = {}
        while True:
            try:
                last = self.hear()
            except ConnectionClosed as closed:
                return (closed.rcvd.code if closed.rcvd else 1006), last


@contextlib.contextmanager
def raw_client(server: Server, code: str, name: str | None = None) -> Iterator[RawClient]:
    """Yield a client that has said hello, and has sat down if it has a name."""
    with RawClient(server, code) as caller:
        assert caller.hello()["type"] == "welcome"
        if name:
            assert caller.ask("sit", name=name)["type"] == "welcome"
        yield caller


def refused(message: Json) -> str:
    """Return the error word of a refusal, which must be documented."""
    assert set(message) == {"type", "id", "error", "text"}, message
    assert message["type"] == "error"
    assert message["text"]
    return known(message["error"])


def known(error: str) -> str:
    assert error in REASONS
    return error


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Return status and error word of an HTTP error, which must have the documented form."""
    told = answer.json()
    assert set(told) == {"error", "text"}, told
    assert told["text"]
    return answer.status_code, known(told["error"])


def open_table(server: Server, **terms: Any) -> str:
    answer = httpx.post(f"{server.url}/api/tables", json=terms, timeout=PATIENCE)
    code: str = answer.json()["code"]
    return code


class BackgroundGame:
    """Two people and a bot who play game after game in a thread."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.stop = threading.Event()
        self.version = 0
        self.strange: list[Json] = []
        self.failure: BaseException | None = None
        self.thread = threading.Thread(target=self._run)

    def __enter__(self) -> BackgroundGame:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop.set()
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.check()

    def check(self) -> None:
        assert self.failure is None, self.failure
        assert self.strange == []

    def play_on(self) -> None:
        """Wait until the game has advanced by some versions."""
        goal, end = self.version + 3, time.monotonic() + PATIENCE
        while self.version < goal and self.thread.is_alive() and time.monotonic() < end:
            time.sleep(0.02)
        self.check()
        assert self.version >= goal, "the background game stands still"

    def _run(self) -> None:
        try:
            asyncio.run(self._play())
        except BaseException as error:
            self.failure = error

    async def _play(self) -> None:
        transcript = Transcript(await asyncio.to_thread(open_table, self.server, board=SMALL))
        people = [RecordingClient(self.server.url, transcript, name, pause=0.1) for name in ("Ann", "Ben")]
        for client in people:
            await client.come()
            await client.sit(name=client.label)
        await people[0].ask("add-bot", level="calf")
        playing = [asyncio.create_task(client.play()) for client in people]
        try:
            while not self.stop.is_set():
                if people[0].table["phase"] == "gathering":
                    await people[0].ask("start")
                elif people[0].table["phase"] == "over":
                    for client in people:
                        await client.ask("again", agree=True)
                await asyncio.sleep(0.05)
                self.version = people[0].version
                self.strange += [one for one in people[0].events if one["event"] in ("went-away", "stood-in")]
                people[0].events.clear()
                for task in playing:
                    if task.done():
                        task.result()
        finally:
            for task in playing:
                task.cancel()
            for client in people:
                await client.go()


def check_log_has_no_errors(server: Server) -> None:
    """Check that the server's log holds no error and no traceback."""
    text = server.log.read_text()
    assert "Traceback" not in text, text[text.index("Traceback") - 300 :][:3000]
    assert re.findall(r'^.*"level": "(?:error|critical)".*$', text, re.MULTILINE) == []


@contextlib.contextmanager
def undisturbed(server: Server, background_game: BackgroundGame) -> Iterator[None]:
    """Check after the block that the server runs, the background game goes on and no error was logged."""
    yield
    assert server.process
    assert server.process.poll() is None
    background_game.play_on()
    check_log_has_no_errors(server)
