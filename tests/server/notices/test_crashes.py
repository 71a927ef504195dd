"""A server that is killed while it sends: each notice arrives at least once and at most twice, on both databases."""

from __future__ import annotations

import contextlib
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from patience import PATIENCE
from server.helpers.calling import Caller, calling_server, daily_table
from server.helpers.databases import database_url as database_url
from server.helpers.databases import fresh_database
from server.helpers.mailbox import Mailbox, mailbox, wait_for
from server.helpers.serving import Server, running
from server.storage.samples import opened, run
from sqlalchemy import select
from web.helpers.socket_players import LONG, SocketPlayer
from websockets.exceptions import WebSocketException

from hornochsen.server.ops.crash_points import NOTICE_POINTS, POINTS, VARIABLE
from hornochsen.server.storage.database import Database
from hornochsen.server.storage.schema import mail_addresses, notices

PLAYERS = 5


def called(server: Server, box: Mailbox, names: list[str]) -> None:
    """Let players with a confirmed address leave a table where it is their turn."""
    callers = [Caller(server.url, name) for name in names]
    for caller in callers:
        caller.confirms(box, f"{caller.name.lower()}@crash.test")
        caller.wants(turn=True, mail=True)
    _, seats = daily_table(server, *((caller, caller.name) for caller in callers))
    for one in seats:
        one.__exit__()


def turns(box: Mailbox) -> Counter[str]:
    """Return the number of notices to each address."""
    return Counter(mail["To"] for mail in box.mails if mail["List-Unsubscribe"])


def waiting(url: str) -> int:
    """Return the number of notices in the outbox that wait or are being sent."""

    async def count() -> int:
        async with opened(url, "test", serving=False) as store:
            return await store.notices.outbox.waiting()

    return run(count())


def ended(server: Server) -> bool:
    assert server.process
    return server.process.poll() is not None


@pytest.mark.parametrize("point", NOTICE_POINTS)
def test_a_killed_server_sends_a_notice_once_or_twice(database_url: str, tmp_path: Path, point: str) -> None:
    with mailbox() as box:
        server = calling_server(database_url, tmp_path, box)
        with running(server):
            server.stop()
            server.start({VARIABLE: f"{point}:2"})
            assert server.process
            called(server, box, [f"Ada{number}" for number in range(PLAYERS)])
            server.process.wait(PATIENCE)  # it killed itself
            server.start()
            wait_for(lambda: len(turns(box)) == PLAYERS)
            called(server, box, ["Last", "Least"])  # everything before has been sent
            wait_for(lambda: len(turns(box)) == PLAYERS + 2)
            assert max(turns(box).values()) <= 2
            ids = {mail["Message-ID"] for mail in box.mails if mail["List-Unsubscribe"]}
            assert len(ids) == PLAYERS + 2


def test_a_server_that_is_killed_again_and_again_never_sends_three_times(database_url: str, tmp_path: Path) -> None:
    with mailbox() as box:
        server = calling_server(database_url, tmp_path, box)
        with running(server):
            server.stop()
            server.start({VARIABLE: "after-send:1"})
            called(server, box, ["Ada", "Bob"])
            assert server.process
            server.process.wait(PATIENCE)
            for _ in range(3):
                server.launch({VARIABLE: "after-send:1"})
                wait_for(lambda: ended(server) or not waiting(database_url))
                if not ended(server):
                    server.kill()
            server.start()
            called(server, box, ["Last", "Least"])
            wait_for(lambda: {"last@crash.test", "least@crash.test"} <= set(turns(box)))
            assert max(turns(box).values()) <= 2


@pytest.mark.long
def test_notices_survive_repeated_kills(database_url: str, tmp_path: Path) -> None:
    """Each notice arrives at most twice, and at least once unless two kills struck just before it was sent."""
    with mailbox() as box:
        server = calling_server(database_url, tmp_path, box)
        with running(server):
            called(server, box, ["First", "Second"])
            wait_for(lambda: len(turns(box)) == 2)
            struck: Counter[str] = Counter()
            for number, (point, visit) in enumerate(product(NOTICE_POINTS, (3, 1, 2))):
                restart(server, f"{point}:{visit}")
                names = [f"P{number}x{one}" for one in range(4)]
                with contextlib.suppress(httpx.HTTPError, OSError, WebSocketException, TimeoutError):
                    called(server, box, names)  # the server may be killed before all of them are called
                wait_for(lambda: ended(server) or not waiting(database_url))
                begun = {address: row.started for address, row in mailed(database_url).items() if row.done is None}
                struck |= Counter(begun)
                if not ended(server):
                    server.kill()
            server.start()
            wait_for(lambda: not waiting(database_url))
            found = mailed(database_url)
            assert len(found) > 6
            for address in found:
                assert turns(box)[address] <= 2, address
                assert turns(box)[address] >= 1 or struck[address] == 2, address
            ids = Counter(mail["Message-ID"] for mail in box.mails if mail["List-Unsubscribe"])
            assert max(ids.values()) <= 2


@pytest.mark.parametrize("point", POINTS)
def test_the_turn_and_its_notice_are_written_together(database_url: str, tmp_path: Path, point: str) -> None:
    """A server that is killed while a choice begins the next round calls the absent player to it, once or twice."""
    with mailbox() as box:
        server = calling_server(database_url, tmp_path, box)
        with running(server):
            ada, bob = Caller(server.url, "Ada"), Caller(server.url, "Bob")
            ada.confirms(box, "ada@crash.test")
            ada.wants(turn=True, mail=True)
            code, [one, other] = daily_table(server, (ada, "Ada"), (bob, "Bob"), board=LONG)
            assert one.act()
            token = other.token
            for absent in (one, other):
                absent.__exit__()
            for visit in range(1, 5):  # connecting, choosing, and what follows
                restart(server, f"{point}:{visit}")
                with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                    chooses(server, code, token)
                server.kill()
            server.start()
            chooses(server, code, token)
            wait_for(lambda: turns(box)["ada@crash.test"] and not waiting(database_url))
            assert turns(box)["ada@crash.test"] <= 2
            assert len({mail["Message-ID"] for mail in box.mails if mail["List-Unsubscribe"]}) == 1


def restart(server: Server, crash: str) -> None:
    """Start the server with a crash point, and wait until it is ready or has killed itself already."""
    server.stop()
    server.launch({VARIABLE: crash})

    def ready() -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{server.url}/healthz", timeout=PATIENCE).is_success
        return False

    wait_for(lambda: ended(server) or ready())


def chooses(server: Server, code: str, token: str) -> None:
    """Make the first choice of the game, unless it has been made."""
    with SocketPlayer(server, code, token=token) as person:
        if person.position["round"] == 1 and person.asked:
            assert person.act()


def mailed(url: str) -> dict[str, Any]:
    """Return the notices of the outbox that are mails, by the address of their player."""
    query = select(notices, mail_addresses.c.address).join(mail_addresses, mail_addresses.c.player == notices.c.player)

    async def read() -> dict[str, Any]:
        database = Database(url)
        try:
            async with database.read() as connection:
                rows = await connection.execute(query.where(notices.c.channel == "mail"))
                return {row.address: row for row in rows}
        finally:
            await database.dispose()

    return run(read())


def test_several_processes_send_each_notice_once(tmp_path: Path) -> None:
    with fresh_database("postgresql", tmp_path) as url, mailbox() as box:
        servers = []
        for name in ("one", "two", "three"):
            (tmp_path / name).mkdir()
            servers.append(calling_server(url, tmp_path / name, box))
        with running(servers[0]), running(servers[1]), running(servers[2]):
            names = [f"Ada{number}" for number in range(6)]
            called(servers[0], box, names)
            called(servers[1], box, [f"Bob{number}" for number in range(6)])
            wait_for(lambda: len(turns(box)) == 12)
            called(servers[2], box, ["Last", "Least"])
            wait_for(lambda: len(turns(box)) == 14)
            assert set(turns(box).values()) == {1}
