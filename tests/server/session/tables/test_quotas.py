"""Quotas by network: many addresses of one IPv6 network share them, those of another network do not."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest
from server.helpers.databases import database_url as database_url
from server.storage.samples import append, with_store

from hornochsen.protocol.errors import Refusal
from hornochsen.server.ops.settings import Settings
from hornochsen.server.session.tables.quotas import NETWORK_SHARE, Quotas
from hornochsen.server.storage import RecordRow, Store


def near(number: int) -> str:
    """Return an address; all of them are in one network, each with a quota of its own."""
    return f"2001:db8:1:{number:x}::1"


FAR = "2001:db8:2::1"


async def refused(check: Awaitable[None]) -> str:
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
