"""A host that plays one game over the protocol with guest programs."""

from __future__ import annotations

import json
import secrets
import subprocess
import time
from collections.abc import Callable, Iterable
from typing import Any
from urllib.request import Request, urlopen

from patience import PATIENCE
from websockets.sync.client import ClientConnection, connect

PAUSE = 0.1
"""Seconds before each choice, so that a server's default limit of requests is kept."""


class Host:
    """A client that holds the latest table, position and waits."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.known: dict[str, Any] = {}

    def ask(self, **request: Any) -> None:
        """Send a request and read up to its answer, then up to the version that the answer names."""
        asked = secrets.token_hex(8)
        self.socket.send(json.dumps({"id": asked, **request}))
        answer = self.read(lambda message: message.get("id") == asked)
        if answer["type"] == "done" and answer["version"] > self.known["version"]:
            self.read(lambda message: message.get("version", 0) >= answer["version"])

    def read(self, wanted: Callable[[dict[str, Any]], bool] = bool) -> dict[str, Any]:
        """Read messages up to the first one that is wanted."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
            assert message["type"] != "error", message
            if message["type"] != "done":
                self.known |= message
            if wanted(message):
                return message

    def choose(self) -> None:
        """Make the first legal choice when the game waits for this seat; otherwise read the next message."""
        seat, position = self.known["seat"], self.known.get("position")
        if not position or seat not in [wait["seat"] for wait in self.known["waits"]]:
            self.read()
            return
        time.sleep(PAUSE)
        if position["options"]["take"]:
            self.ask(type="take", tiles=position["taking"]["tiles"][: position["options"]["take"]])
        elif count := position["options"]["play"]:
            self.ask(type="play", tiles=position["hand"][:count])
        else:
            self.ask(type="buy", count=1)


def play_with_guests(url: str, guests: Iterable[list[str]], env: dict[str, str]) -> bytes:
    """Open a table, let the guests' commands join it, play one game and return its record."""
    opening = Request(f"{url}/api/tables", b'{"board": "calf-yard"}', {"Content-Type": "application/json"})
    with urlopen(opening, timeout=PATIENCE) as answer:
        code = json.load(answer)["code"]
    programs = [subprocess.Popen([*words, "--table", code], env=env, stdout=subprocess.DEVNULL) for words in guests]
    try:
        with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket") as socket:
            host = Host(socket)
            host.ask(type="hello", protocol=1)
            host.ask(type="sit", name="Host")
            while len(host.known["table"]["seats"]) <= len(programs):
                host.read()
            host.ask(type="start")
            while host.known["table"]["phase"] != "over":
                host.choose()
        for program in programs:
            assert program.wait(PATIENCE) == 0
    finally:
        for program in programs:
            program.kill()
    with urlopen(f"{url}/api/records/{code}-1", timeout=PATIENCE) as record:
        data: bytes = record.read()
    return data
