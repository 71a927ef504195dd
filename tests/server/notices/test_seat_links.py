"""Mailed links to a seat: they work on any device, once, at one table, and for nothing else."""

from __future__ import annotations

import re
import secrets
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from patience import PATIENCE
from server.helpers.calling import Caller, calling_server, daily_table, plain
from server.helpers.mailbox import Mailbox, mailbox, wait_for
from server.helpers.serving import Server, running
from web.helpers.socket_players import SocketPlayer

from hornochsen.server.session.people.players import MISSES_PER_MINUTE
from hornochsen.server.session.people.seat_links import seat_link_hash
from hornochsen.server.table.people import identity

LINK = re.compile(r"http://hornochsen\.test/t/(\w+)#answer=([\w-]{43})")


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("passes")
    found = calling_server(f"sqlite:///{folder / 'db.sqlite3'}", folder, box, proxies="127.0.0.1")
    with running(found):
        yield found


class Called:
    """A player who is away from a table where it is the player's turn, and the mail about it."""

    def __init__(self, server: Server, box: Mailbox, address: str) -> None:
        self.server = server
        self.player, bob = Caller(server.url, "Ada"), Caller(server.url, "Bob")
        self.player.confirms(box, address)
        self.player.wants(turn=True, mail=True)
        self.code, [one, self.other] = daily_table(server, (self.player, "Ada"), (bob, "Bob"))
        self.seat = one.seat
        one.__exit__()
        mail = wait_for(lambda: [one for one in box.mails if one["To"] == address and "#answer=" in plain(one)])[0]
        found = LINK.search(plain(mail))
        assert found
        assert found[1] == self.code
        self.link = found[2]
        self.unsubscribe = mail["List-Unsubscribe"].strip("<>").removeprefix("http://hornochsen.test")

    def use(self, secret: str, *, code: str = "", link: str = "", **headers: str) -> httpx.Response:
        """Use the link on a device."""
        url = f"{self.server.url}/api/tables/{code or self.code}/pass"
        body = {"link": link or self.link, "secret": secret, "device": "Phone"}
        return httpx.post(url, json=body, headers=headers, timeout=PATIENCE)

    def seat_of(self, secret: str, code: str = "") -> Any:
        """Return the seat that a device has at a table."""
        with SocketPlayer(self.server, code or self.code, player=secret) as device:
            return device.seat


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def test_the_link_gives_the_seat_on_any_device_and_works_once(server: Server, box: Mailbox) -> None:
    called, phone = Called(server, box, "any@passes.test"), new_secret()
    for accept in ("text/html", "*/*"):  # programs that read mails open links
        page = httpx.get(f"{server.url}/t/{called.code}", headers={"accept": accept}, timeout=PATIENCE)
        assert page.status_code == 200
    assert called.seat_of(phone) is None
    assert called.use(phone).status_code == 204
    assert called.use(phone).status_code == 204  # the answer was lost
    with SocketPlayer(server, called.code, player=phone) as device:
        assert device.seat == called.seat
        device.play(lambda one: not one.asked)  # lays a tile
    assert error(called.use(new_secret())) == (404, "unknown-link")
    called.other.__exit__()


def test_the_device_plays_at_this_table_and_does_nothing_else(server: Server, box: Mailbox) -> None:
    called, other = Called(server, box, "only@passes.test"), Called(server, box, "other@passes.test")
    phone = new_secret()
    assert error(called.use(phone, code=other.code)) == (404, "unknown-link")
    assert called.use(phone).status_code == 204
    assert called.seat_of(phone, other.code) is None
    headers = {"authorization": f"Bearer {phone}"}
    for path in ("", "/games", "/statistics", "/export", "/notices"):
        answer = httpx.get(f"{server.url}/api/player{path}", headers=headers, timeout=PATIENCE)
        assert error(answer) == (401, "unknown-player")
    for path in ("delete", "recovery", "link"):
        answer = httpx.post(f"{server.url}/api/player/{path}", headers=headers, json={"name": "Ada"}, timeout=PATIENCE)
        assert error(answer) == (401, "unknown-player")
    for one in (called, other):
        one.other.__exit__()


def test_the_player_sees_the_device_and_signs_it_out(server: Server, box: Mailbox) -> None:
    called, phone = Called(server, box, "devices@passes.test"), new_secret()
    called.use(phone).raise_for_status()
    [device] = [one for one in called.player.get("/api/player").json()["devices"] if one["table"]]
    assert (device["name"], device["table"], device["current"]) == ("Phone", called.code, False)
    stranger = Caller(server.url, "Eve")
    assert error(stranger.post(f"/api/player/devices/{device['id']}/sign-out")) == (404, "unknown-device")
    with SocketPlayer(server, called.code, player=phone) as socket:
        assert socket.seat == called.seat
        private = socket.ask("handover")["secret"]
        assert called.player.post(f"/api/player/devices/{device['id']}/sign-out").status_code == 204
        while (message := socket.hear())["type"] != "bye":
            pass
        assert message["reason"] == "signed-out"
    with SocketPlayer(server, called.code, player=phone) as socket:
        assert socket.seat is None
        with pytest.raises(AssertionError, match="unknown-secret"):
            socket.ask("claim", secret=private)
    assert called.seat_of(called.player.secret) == called.seat
    called.other.__exit__()


def test_no_more_mails_ends_unused_links(server: Server, box: Mailbox) -> None:
    called = Called(server, box, "enough@passes.test")
    assert httpx.post(f"{server.url}{called.unsubscribe}", timeout=PATIENCE).status_code == 204
    assert error(called.use(new_secret())) == (404, "unknown-link")
    called.other.__exit__()


@pytest.mark.parametrize("way", ["address", "recovery", "deletion"])
def test_links_and_their_devices_end(server: Server, box: Mailbox, way: str) -> None:
    called, phone = Called(server, box, f"{way}@passes.test"), new_secret()
    called.use(phone).raise_for_status()
    if way == "address":
        called.player.post("/api/player/notices/mail/delete").raise_for_status()
    elif way == "recovery":
        code = called.player.post("/api/player/recovery").json()["code"]
        Caller(server.url).post("/api/players/recover", code=code, secret=new_secret()).raise_for_status()
    else:
        called.player.post("/api/player/delete", name="Ada").raise_for_status()
    assert called.seat_of(phone) is None
    assert error(called.use(new_secret())) == (404, "unknown-link")
    called.other.__exit__()


def test_guessed_links_have_to_wait(server: Server, box: Mailbox) -> None:
    called = Called(server, box, "guessed@passes.test")

    def guess(_: int) -> int:
        return called.use(new_secret(), link=new_secret(), **{"x-forwarded-for": "203.0.113.99"}).status_code

    with ThreadPoolExecutor(60) as threads:
        statuses = Counter(threads.map(guess, range(60)))
    assert set(statuses) == {404, 429}
    assert statuses[404] >= MISSES_PER_MINUTE
    assert called.use(new_secret()).status_code == 204
    called.other.__exit__()


def test_no_secret_is_stored_or_logged(server: Server, box: Mailbox) -> None:
    called, phone = Called(server, box, "stored@passes.test"), new_secret()
    folder = Path(server.database.removeprefix("sqlite:///")).parent

    def found(text: str) -> bool:
        return any(text.encode() in file.read_bytes() for file in folder.iterdir() if file.is_file())

    assert found(seat_link_hash(called.link))
    called.use(phone).raise_for_status()
    assert found(identity.key(phone))
    assert not found(called.link)
    assert not found(phone)
    called.player.post("/api/player/delete", name="Ada").raise_for_status()
    for text in (identity.key(phone), seat_link_hash(called.link), "stored@passes.test"):
        assert not found(text)
    called.other.__exit__()
