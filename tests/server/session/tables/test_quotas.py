"""Quotas by network: many addresses of one IPv6 network share them. Tables that a full server keeps."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Awaitable
from pathlib import Path

import pytest
from server.helpers.databases import database_url as database_url
from server.helpers.in_process import connect, open_backend
from server.storage.samples import append, run, with_store

from hornochsen.protocol import Sit, Terms
from hornochsen.protocol.errors import Refusal
from hornochsen.server.ops.settings import Settings
from hornochsen.server.session.tables.quotas import NETWORK_SHARE, Quotas
from hornochsen.server.storage import RecordRow, Store


def near(number: int) -> str:
    """Return an address; all of them are in one network, each with a quota of its own."""
    return f"2001:db8:1:{number:x}::1"


FAR = "2001:db8:2::1"


async def refused(check: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as caught:
        await check
    return caught.value.error


def test_the_addresses_of_a_network_share_a_quota_of_tables(database_url: str) -> None:
    async def work(store: Store) -> None:
        quotas = Quotas(store, Settings(tables_per_address=2, tables_per_network=3))
        for number in range(3):
            await quotas.check_table(near(number))
            await store.append(append(f"T{number}"))
            await quotas.count(f"T{number}", near(number))
        assert await refused(quotas.check_table(near(7))) == "table-limit"
        await quotas.check_table(FAR)

    with_store(database_url, work)


def test_the_addresses_of_a_network_share_a_quota_of_uploads(database_url: str) -> None:
    async def work(store: Store) -> None:
        quotas = Quotas(store, Settings(uploads_per_address=1))
        for number in range(NETWORK_SHARE):
            await quotas.check_upload(near(number))
            await store.add_record(RecordRow(f"R{number}", 1.0, None, "{}"))
            await quotas.count(f"R{number}", near(number))
        assert await refused(quotas.check_upload(near(0))) == "too-many-uploads"
        assert await refused(quotas.check_upload(near(7))) == "too-many-uploads"
        await quotas.check_upload(FAR)

    with_store(database_url, work)


def test_a_full_server_keeps_a_table_at_which_a_person_waits_for_days(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite3"

    def wait_for_days() -> None:
        with contextlib.closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE tables SET updated = 0")
            connection.execute("UPDATE origins SET watched = NULL")

    async def work() -> None:
        async with open_backend(f"sqlite:///{path}", tables=1) as backend:
            service = backend.service
            code = (await service.open_table(Terms(), FAR)).code
            async with connect(backend, code) as person:
                await person.ask(Sit("1", "Ann"))
                wait_for_days()
                await service.quotas.delete_unused(service.tables.values())
                assert await refused(service.open_table(Terms(), FAR)) == "too-many-tables"
            wait_for_days()
            await service.quotas.delete_unused(service.tables.values())
            await service.open_table(Terms(), FAR)
            assert await service.store.load(code) is None

    run(work())


def test_a_full_server_keeps_a_table_that_was_just_opened_while_its_page_is_connected(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_backend(f"sqlite:///{tmp_path}/db.sqlite3", tables=1) as backend:
            service = backend.service
            code = (await service.open_table(Terms(), FAR)).code
            async with connect(backend, code):
                assert await refused(service.open_table(Terms(), FAR)) == "too-many-tables"
                assert await service.store.load(code) is not None

    run(work())
