"""A server that is killed while it sends: each notice arrives at least once and at most twice, on both databases."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from patience import PATIENCE
from server.calling import Caller, calling_server, daily_table
from server.databases import database_url as database_url
from server.databases import fresh_database
from server.mailbox import Mailbox, mailbox, wait_for
from server.serving import Server, running
from server.storage.samples import opened, run

from hornochsen.server.ops.crash_points import NOTICE_POINTS, VARIABLE

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
