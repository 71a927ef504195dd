"""A database written by version 0.1.0 is served and played on by this version.

`data/0.1.0.sqlite3.gz` holds a finished game and a game that was stopped in round 4 or later, with a tile face down;
`data/0.1.0.json` holds what version 0.1.0 sent to each viewer of it.
"""

from __future__ import annotations

import gzip
import json
import shutil
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE
from server.helpers.forked_server import run_command
from server.helpers.serving import Server, serving
from websockets.sync.client import ClientConnection, connect

from hornochsen.protocol import PROTOCOL
from hornochsen.records import read, shuffle

DATA = Path(__file__).parent / "data"
SEEN = json.loads((DATA / "0.1.0.json").read_text())
RUNNING = SEEN["running"]
FOREVER = {"keep_idle": "1000000", "keep_names": "1000000", "keep_games": "1000000"}


class Player:
    """A client that knows nothing but the documented messages."""

    def __init__(self, socket: ClientConnection, token: str | None = None) -> None:
        self.socket = socket
        self.known: dict[str, Any] = {}
        self._asked = 0
        self.ask(type="hello", protocol=PROTOCOL, **({"token": token} if token else {}))

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if message["type"] in ("welcome", "update"):
            self.known |= {name: value for name, value in message.items() if name != "screens"}
            self.known["position"] |= message.get("screens", {})
        return message

    def ask(self, **request: Any) -> dict[str, Any]:
        self._asked += 1
        request["id"] = f"new-{self._asked}"
        self.socket.send(json.dumps(request))
        while (answer := self.receive()).get("id") != request["id"]:
            pass
        while answer["type"] == "done" and self.known["version"] < answer["version"]:
            self.receive()
        return answer

    @property
    def over(self) -> bool:
        return bool(self.known["table"]["phase"] == "over")

    def play(self) -> None:
        """Play until the game is over, always the first tiles."""
        while not self.over:
            position = self.known["position"]
            options = position["options"]
            if options["take"]:
                self.ask(type="take", tiles=position["taking"]["tiles"][:1])
            elif options["play"]:
                self.ask(type="play", tiles=position["hand"][: options["play"]])
            elif options["buy"] and any(wait["seat"] == self.known["seat"] for wait in self.known["waits"]):
                self.ask(type="buy", count=1)
            else:
                self.receive()


@contextmanager
def connected(server: Server, token: str | None) -> Iterator[Player]:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{RUNNING['code']}/socket"
    with connect(address, proxy=None, open_timeout=PATIENCE) as socket:
        yield Player(socket, token)


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the old database after an upgrade."""
    file = tmp_path_factory.mktemp("upgrade") / "old.sqlite3"
    file.write_bytes(gzip.decompress((DATA / "0.1.0.sqlite3.gz").read_bytes()))
    run_command("db", "upgrade", "--database", f"sqlite:///{file}").check_returncode()
    return file


@contextmanager
def serving_copy(upgraded: Path, folder: Path) -> Iterator[Server]:
    """Serve a copy of the upgraded database."""
    file = shutil.copy(upgraded, folder / "copy.sqlite3")
    with serving(f"sqlite:///{file}", folder, **FOREVER) as running:
        yield running


@pytest.fixture(scope="module")
def server(upgraded: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server for the tests that only read."""
    with serving_copy(upgraded, tmp_path_factory.mktemp("reading")) as running:
        yield running


def without_presence(message: Any) -> Any:
    """Return a message without what depends on the moment: connections, the server's version, the answer's number."""
    if isinstance(message, dict):
        volatile = ("present", "id", "token", "server", "version", "missed")
        return {name: without_presence(value) for name, value in message.items() if name not in volatile}
    return [without_presence(one) for one in message] if isinstance(message, list) else message


def contains(new: Any, old: Any) -> bool:
    """Return whether a message has all that the old one has; a later version may add fields."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(name in new and contains(new[name], old[name]) for name in old)
    if isinstance(old, list):
        return isinstance(new, list) and len(new) == len(old) and all(map(contains, new, old))
    return bool(new == old)


@pytest.mark.parametrize("viewer", ["Ann", "Ben", "spectator"])
def test_each_viewer_gets_what_the_old_version_sent(server: Server, viewer: str) -> None:
    with connected(server, RUNNING["tokens"].get(viewer)) as player:
        welcome = player.ask(type="refresh", since=0)
    old = RUNNING["welcomes"][viewer]
    assert contains(without_presence(welcome), without_presence(old))
    events = [{"version": missed["version"], "events": missed["events"]} for missed in old["missed"]]
    assert contains(welcome["missed"][: len(events)], events)


def test_the_game_goes_on_to_its_end(upgraded: Path, tmp_path: Path) -> None:
    tokens = RUNNING["tokens"]
    with (
        serving_copy(upgraded, tmp_path) as server,
        connected(server, tokens["Ann"]) as ann,
        connected(server, tokens["Ben"]) as ben,
    ):
        with ThreadPoolExecutor() as threads:
            list(threads.map(Player.play, (ann, ben)))
        record = fetch(server, ann.known["table"]["record"])
    replayed = read(json.dumps(record))
    assert replayed.final.state.over
    assert shuffle.verify(replayed).proven


def test_the_finished_game_is_served_unchanged(server: Server) -> None:
    assert fetch(server, SEEN["finished"]["record"]) == SEEN["record"]


def fetch(server: Server, record: str) -> dict[str, Any]:
    with urllib.request.urlopen(f"{server.url}/api/records/{record}", timeout=PATIENCE) as answer:
        found: dict[str, Any] = json.load(answer)
        return found
