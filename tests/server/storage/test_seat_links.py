"""Links to seats in the database: they expire, are bounded in number, and are deleted with their table."""

from __future__ import annotations

import pytest
from server.helpers.databases import database_url as database_url
from server.storage.samples import opened, run

from hornochsen.server.storage import DeviceRow, PlayerRow, SeatLinkRow, Store
from hornochsen.server.storage.queries.seat_links import MAX_LINKS


async def player_in(store: Store, name: str = "p") -> None:
    await store.players.create(
        PlayerRow(name, "Ada", None, None, 1.0, 1.0, None), DeviceRow(name, name, name, "", 1.0, 1.0)
    )


def link(number: int, *, until: float = 100.0) -> SeatLinkRow:
    return SeatLinkRow(f"id{number}", "p", "TABLE2", f"link{number}", "", float(number), None, until)


def test_a_link_works_until_it_expires(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await player_in(store)
            assert await store.seat_links.add(link(1))
            assert not await store.seat_links.use("link1", "TABLE2", "phone", "", 100.5, 200.0)
            assert not await store.seat_links.use("link1", "TABLE3", "phone", "", 50.0, 200.0)
            assert await store.seat_links.find("link1", "TABLE2", 50.0) is None  # an unused link is no device
            assert await store.seat_links.use("link1", "TABLE2", "phone", "Phone", 50.0, 200.0)
            assert not await store.seat_links.use("link1", "TABLE2", "other", "", 51.0, 200.0)
            found = await store.seat_links.find("phone", "TABLE2", 200.0)
            assert found
            assert found.id == "p"
            assert await store.seat_links.find("phone", "TABLE2", 200.5) is None
            assert await store.seat_links.find("phone", "TABLE3", 60.0) is None
            await store.seat_links.purge(200.5)
            assert await store.seat_links.used("p", 0.0) == []

    run(check())


def test_old_links_make_room(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await player_in(store)
            for number in range(MAX_LINKS + 2):
                assert await store.seat_links.add(link(number))
            used = [
                await store.seat_links.use(f"link{number}", "TABLE2", f"phone{number}", "", 50.0, 200.0)
                for number in range(MAX_LINKS + 2)
            ]
            assert used == [False, False, *[True] * MAX_LINKS]
            assert not await store.seat_links.add(SeatLinkRow("x", "nobody", "TABLE2", "x", "", 1.0, None, 2.0))

    run(check())


@pytest.mark.parametrize("secret", ["phone", "p"])
def test_two_devices_never_share_a_secret(database_url: str, secret: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await player_in(store)
            for number in (1, 2):
                await store.seat_links.add(link(number))
            assert await store.seat_links.use("link1", "TABLE2", secret, "", 50.0, 200.0)
            assert not await store.seat_links.use("link2", "TABLE2", secret, "", 50.0, 200.0)

    run(check())
