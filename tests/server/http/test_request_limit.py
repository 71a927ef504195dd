"""Limits of one client and of its address on requests that make the log of a table grow without end."""

from __future__ import annotations

from pathlib import Path

from server.helpers.in_process import open_backend
from server.storage.samples import run

from hornochsen import protocol as p
from hornochsen.protocol.errors import Refusal
from hornochsen.server.http.sockets import RequestLimit
from hornochsen.server.views.connection import Connection

ENDLESS: list[p.AnyRequest] = [
    p.TakeBackTiles("1"),
    p.Again("1", False),
    p.Change("1", p.Terms()),
    p.Moderate("1"),
    p.Mute("1", 1, True),
    p.Remove("1", 1),
    p.Handover("1"),
    p.Identify("1", "a secret of a player"),
]
PROGRESS: list[p.AnyRequest] = [p.PlayTiles("1", (1,)), p.BuyTiles("1", 1), p.TakeTiles("1", (1,)), p.Again("1")]


def is_refused(limit: RequestLimit, person: str, request: p.AnyRequest, *, seated: bool = True) -> bool:
    connection = Connection("192.0.2.1")
    connection.key = person
    try:
        limit.check(request, connection, seated=seated)
    except Refusal:
        return True
    return False


def test_changes_of_mind_of_a_person_are_limited(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_backend(f"sqlite:///{tmp_path}/db.sqlite3", changes_per_minute=1) as backend:
            limit = RequestLimit(backend, "192.0.2.1")
            for person, request in enumerate(ENDLESS):
                assert [is_refused(limit, f"{person}", request) for _ in range(3)] == [False, True, True], request
            assert not any(is_refused(limit, "0", one) for one in PROGRESS for _ in range(20))

    run(work())


def test_changes_of_mind_of_an_address_are_limited(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_backend(f"sqlite:///{tmp_path}/db.sqlite3", changes_per_minute=1) as backend:
            limit = RequestLimit(backend, "192.0.2.1")
            people = [is_refused(limit, f"person {number}", p.TakeBackTiles("1")) for number in range(15)]
            assert people == [False] * 10 + [True] * 5

    run(work())


def test_spectators_leave_their_address_its_share_of_changes(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_backend(f"sqlite:///{tmp_path}/db.sqlite3", changes_per_minute=1) as backend:
            limit = RequestLimit(backend, "192.0.2.1")
            for request in ENDLESS:
                people = [f"{number} {request}" for number in range(15)]
                assert not any(is_refused(limit, person, request, seated=False) for person in people), request
            assert is_refused(limit, people[0], ENDLESS[-1], seated=False), "a spectator's own limit"
            assert not is_refused(limit, "Ann", p.TakeBackTiles("1"))

    run(work())


def test_a_host_can_mute_and_remove_at_an_address_that_has_used_up_its_share(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_backend(f"sqlite:///{tmp_path}/db.sqlite3", changes_per_minute=1) as backend:
            limit = RequestLimit(backend, "192.0.2.1")
            while not is_refused(limit, f"{len(backend.changes)}", p.TakeBackTiles("1")):
                pass
            tools: list[p.AnyRequest] = [p.Moderate("1"), p.Mute("1", 1, True), p.Remove("1", 1)]
            for request in tools:
                answers = [is_refused(limit, f"host {request}", request) for _ in range(2)]
                assert answers == [False, True], request

    run(work())


def test_a_person_may_change_a_tile_each_second_for_a_minute(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_backend(f"sqlite:///{tmp_path}/db.sqlite3") as backend:
            limit = RequestLimit(backend, "192.0.2.1")
            assert not any(is_refused(limit, "Ann", p.TakeBackTiles("1")) for _ in range(60))

    run(work())
