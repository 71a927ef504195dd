"""Players without a page: they bring a game over the socket to the position where a test begins."""

from __future__ import annotations

import contextlib
import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
from patience import PATIENCE
from server.helpers.serving import Server
from websockets.sync.client import connect

Json = dict[str, Any]


SHORT = {"name": "short", "rows": [["", 3, 5]] * 6, "bulls_eyes": [4], "dunghill": 12}
"""A board on which a game takes a few rounds."""

LONG = {"name": "long", "rows": [[*[""] * 7, 8]] * 8, "bulls_eyes": [40], "dunghill": 60}
"""A board on which four players complete no row in the first round, so that nobody has to take tiles."""

DOUBLE = {"name": "double", "rows": [["", "D", "D", "D", "D", 2]] * 8, "bulls_eyes": [40], "dunghill": 60}
HAPPY = {"name": "happy", "rows": [["", "H", "H", "H", "H", 2]] * 8, "bulls_eyes": [40], "dunghill": 60}
OPEN = {"name": "open", "rows": [["", 1, 1, 1, 2]] * 8, "bulls_eyes": [1, 2], "dunghill": 90}
ALL = {"name": "all", "rows": [["", "H", "D", 1, "H", "D", 3]] * 12, "bulls_eyes": [1, 2], "dunghill": 60}


def open_table(server: Server, **terms: Any) -> str:
    """Open an empty table on which seats are not shuffled, and return its code."""
    answer = httpx.post(f"{server.url}/api/tables", json={"shuffle_seats": False, **terms}, timeout=PATIENCE)
    code: str = answer.raise_for_status().json()["code"]
    return code


class SocketPlayer:
    """A person on one socket who plays the first tiles of the hand."""

    numbers = itertools.count()

    def __init__(self, server: Server, code: str, name: str | None = None, **hello: str) -> None:
        url = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
        self._open = contextlib.ExitStack()
        self._socket = self._open.enter_context(
            connect(  # a player that waits for long still reads, and never times out
                url,
                proxy=None,
                compression=None,
                max_size=2**22,
                max_queue=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            )
        )
        self.table: Json = {}
        self.position: Json = {}
        self.waits: list[Json] = []
        self.seat: int | None = None
        self.token: str = ""
        self._known = 0
        self._salted = 0
        self.ask("hello", protocol=1, **hello)
        if name:
            self.ask("sit", name=name)

    def __enter__(self) -> SocketPlayer:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def ask(self, kind: str, **fields: Any) -> Json:
        number = f"g{next(self.numbers)}"
        self._socket.send(json.dumps({"type": kind, "id": number, **fields}))
        while (answer := self.hear()).get("id") != number:
            pass
        late = kind == "salt" and answer.get("error") == "not-now"  # the salt came after the deal
        assert answer["type"] != "error" or late, answer
        if answer.get("version", 0) > self._known:
            self.position = {**self.position, "options": None}  # the position is older than the answer
        return answer

    def hear(self) -> Json:
        message: Json = json.loads(self._socket.recv(PATIENCE))
        self.table = message.get("table") or self.table
        self.token = message.get("token") or self.token
        self.seat = message.get("seat", self.seat)
        self.waits = message.get("waits", self.waits)
        if "position" in message:
            self.position = message["position"] or {}
            self._known = message["version"]
        return message

    @property
    def asked(self) -> bool:
        return any(wait["seat"] == self.seat for wait in self.waits)

    @property
    def salted(self) -> bool:
        return bool(self.table["game"] == self._salted)

    def start(self, *others: SocketPlayer, bots: int = 1, level: str = "calf") -> None:
        """Add bots, start the game, and send the salts of all players."""
        for _ in range(bots):
            self.ask("add-bot", level=level)
        self.ask("start")
        for guest in (self, *others):
            guest.play(lambda one: one.table["phase"] != "gathering" and one.salted)

    def play(self, until: Callable[[SocketPlayer], bool]) -> None:
        """Play until a condition holds."""
        while not until(self):
            if self.table["phase"] == "salting" and not self.salted:
                self._salted = self.table["game"]
                self.ask("salt", salt=f"salt-of-{self.seat}-{self._salted}")
            elif self.table["phase"] == "playing" and self.asked and self.act():
                pass
            else:
                self.hear()

    def act(self) -> bool:
        """Make the move that is awaited; return `False` where none is."""
        options = self.position.get("options") or {}
        hand = [one["tile"] for one in options.get("tiles", ())]
        if options.get("take"):
            self.ask("take", tiles=self.position["taking"]["tiles"][:1])
        elif options.get("play") and not options.get("take_back"):
            self.ask("play", tiles=sorted(hand)[: options["play"]])
        elif options.get("buy") and not options.get("take_back"):
            self.ask("buy", count=1)
        else:
            return False
        return True


@contextlib.contextmanager
def my_game(server: Server, *others: str, bots: int = 1, **terms: Any) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the path of a table whose game waits for Ann, and her seat; the others stay connected."""
    code = open_table(server, **terms)
    with contextlib.ExitStack() as there:
        ann, *rest = [there.enter_context(SocketPlayer(server, code, name)) for name in ("Ann", *others)]
        ann.start(*rest, bots=bots)
        ann.play(my_turn)
        yield f"/t/{code}", {code: ann.token}


def over(guest: SocketPlayer) -> bool:
    return bool(guest.table["phase"] == "over")


def my_turn(guest: SocketPlayer) -> bool:
    options = guest.position.get("options") or {}
    return guest.table["phase"] == "playing" and guest.asked and bool(options.get("play"))
