"""Notices in the database: who wants what, addresses and subscriptions, and the outbox with its claims."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from msgspec.structs import replace
from server.storage.samples import append, opened, run, with_store
from server.storage.test_players import device, player
from sqlalchemy import select

from hornochsen.server.storage import NoticeRow, NoticeSettingsRow, PushRow, Store
from hornochsen.server.storage.database import Database
from hornochsen.server.storage.queries.notices import KEEP_UNCONFIRMED
from hornochsen.server.storage.queries.outbox import KEEP_FINISHED
from hornochsen.server.storage.schema import metadata

DAY = 86400.0
ADDRESS = "wilhelmina@players.test"


def wanted(owner: str = "a", **changes: Any) -> NoticeSettingsRow:
    row = NoticeSettingsRow(owner, True, True, True, False, True, 1320, 480, "UTC", "en", f"token-{owner}")
    return replace(row, **changes)


def notice(owner: str = "a", **changes: Any) -> NoticeRow:
    return replace(NoticeRow(owner, "turn", "MUUH", "1.1.lay", 1000.0, 9000.0), **changes)


async def fill(store: Store) -> None:
    for owner in ("a", "b"):
        await store.players.create(player(owner), device(owner, owner))
        assert await store.notices.set_settings(wanted(owner))
        assert await store.notices.set_mail(owner, f"{owner}.{ADDRESS}", f"link-{owner}", 1000.0, 2000.0)
        assert await store.notices.subscribe(PushRow(f"d{owner}", owner, f"https://push.test/{owner}", "key", "auth"))
    await store.notices.outbox.add([notice("a"), notice("b")])


def test_settings_keep_their_first_token(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        assert await store.notices.settings("c") is None
        assert not await store.notices.set_settings(wanted("nobody"))
        await store.notices.set_settings(wanted("a", turn=False, unsubscribe="another"))
        assert await store.notices.settings("a") == wanted("a", turn=False)
        assert await store.notices.end_mails("token-a")
        assert not await store.notices.end_mails("another")
        assert await store.notices.settings("a") == wanted("a", turn=False, mail=False)
        assert await store.notices.settings("b") == wanted("b")

    with_store(database_url, work)


def test_a_link_confirms_its_address_once(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        assert not await store.notices.confirm_mail("link-a", 2001.0)  # too late
        assert await store.notices.confirm_mail("link-a", 2000.0)
        assert not await store.notices.confirm_mail("link-a", 2000.0)
        found = await store.notices.mail("a")
        assert found
        assert (found.address, found.confirmed) == (f"a.{ADDRESS}", 2000.0)
        assert await store.notices.players_of(f"a.{ADDRESS}", 5) == [("a", player().name)]
        assert await store.notices.players_of(f"b.{ADDRESS}", 5) == []  # not confirmed
        await store.notices.set_mail("a", "new@players.test", "link-c", 3000.0, 4000.0)
        changed = await store.notices.mail("a")
        assert changed
        assert changed.confirmed is None
        await store.notices.remove_mail("a")
        assert not await store.notices.confirm_mail("link-c", 3000.0)

    with_store(database_url, work)


def test_a_mailed_link_recovers_its_player_once(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        await store.notices.add_recovery_link("a", "first", ADDRESS, 2000.0)
        await store.notices.add_recovery_link("a", "second", ADDRESS, 2000.0)
        new = device("new", "")
        assert not await store.players.recover_by_mail("first", new, "code", 1500.0)  # replaced
        assert not await store.players.recover_by_mail("link-a", new, "code", 1500.0)  # confirms, and does not recover
        assert not await store.players.recover_by_mail("second", new, "code", 2500.0)
        assert await store.players.recover_by_mail("second", new, "code", 1500.0)
        assert not await store.players.recover_by_mail("second", device("other", ""), "code", 1500.0)
        assert [one.id for one in await store.players.devices("a")] == ["dnew"]
        assert await store.notices.subscriptions("a") == []  # those of the other devices are gone
        found = await store.players.get("a")
        assert found
        assert found.recovery == "code"

    with_store(database_url, work)


def test_a_notice_is_written_with_its_turn_for_those_who_want_it(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        await store.players.create(player("c"), device("c", "c"))
        rows = (notice("a", turn="2"), notice("b", kind="invitation", turn="2"), notice("c", turn="2"))
        await store.append(replace(append(), notices=rows))
        await store.append(replace(append(version=2), notices=rows))  # the same turn again
        found = await store.notices.outbox.claim(5000.0, 10)
        assert [(row.player, row.turn) for row in found] == [("a", "1.1.lay"), ("a", "2"), ("b", "1.1.lay")]
        await store.delete("MUUH")
        assert await store.notices.outbox.waiting() == 0

    with_store(database_url, work)


def test_a_notice_is_claimed_once_and_sent_twice_at_most(database_url: str) -> None:
    async def work(store: Store) -> None:
        outbox = store.notices.outbox
        await store.begin(time.time())
        await fill(store)
        assert await outbox.claim(999.0, 10) == []  # not due
        assert len(await outbox.claim(time.time(), 1)) == 1
        [second] = await outbox.claim(time.time(), 10)
        assert await outbox.claim(time.time(), 10) == []
        await outbox.address(second, ["mail", "db"], 2000.0)
        rows = await outbox.claim(time.time(), 10)
        assert sorted(row.channel for row in rows) == ["db", "mail"]
        mail = next(row for row in rows if row.channel == "mail")
        for attempt in range(2):
            assert await outbox.begin(mail), attempt
            await outbox.retry(mail, 3000.0, unsent=False)
            [mail] = await outbox.claim(time.time(), 10)
        assert (mail.started, mail.failures) == (2, 2)
        assert not await outbox.begin(mail)
        push = next(row for row in rows if row.channel == "db")
        for _ in range(5):  # failures that certainly sent nothing do not count
            assert await outbox.begin(push)
            await outbox.retry(push, 3000.0, unsent=True)
            [push] = await outbox.claim(time.time(), 10)
        assert await outbox.begin(push)
        await outbox.finish(push, 4000.0)
        assert await outbox.count_sent("b", "db", 3000.0) == 1
        assert await outbox.count_sent("b", "db", 5000.0) == 0
        assert not await outbox.begin(push)

    with_store(database_url, work)


def test_a_claim_of_a_dead_process_is_free(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url, "one", serving=False) as one, opened(database_url, "two", serving=False) as two:
            await one.begin(time.time() - 100)  # its last heartbeat was long ago
            await two.begin(time.time())
            await fill(two)
            assert len(await two.notices.outbox.claim(time.time(), 1)) == 1
            assert len(await one.notices.outbox.claim(time.time(), 10)) == 1
            [taken] = await two.notices.outbox.claim(time.time(), 10)  # that of the dead process
            assert not await one.notices.outbox.begin(taken)

    run(work())


def test_processes_that_claim_at_the_same_time_share_the_notices(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url, "one", serving=False) as one, opened(database_url, "two", serving=False) as two:
            await one.begin(time.time())
            for store in (one, two):
                await store.beat(time.time())
            await fill(one)
            await one.notices.outbox.add([notice("a", turn=str(number)) for number in range(40)])
            claims = [store.notices.outbox.claim(time.time(), 3) for _ in range(10) for store in (one, two)]
            found = [(row.player, row.turn) for rows in await asyncio.gather(*claims) for row in rows]
            assert len(found) == len(set(found)) > 0

    run(work())


def test_a_deal_of_the_day_is_announced_once(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        await store.notices.set_settings(wanted("b", daily=False))
        for _ in range(3):
            await store.notices.outbox.add_for_all("daily", "2026-11-17", 1000.0, 9000.0)
        found = await store.notices.outbox.claim(5000.0, 10)
        assert [row.player for row in found if row.kind == "daily"] == ["a"]

    with_store(database_url, work)


def test_old_data_is_deleted(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        await store.notices.confirm_mail("link-a", 1500.0)
        [first, _] = await store.notices.outbox.claim(5000.0, 10)
        await store.notices.outbox.finish(first, 5000.0)
        await store.notices.purge(5000.0 + KEEP_FINISHED - 1)
        assert len(await store.notices.outbox.of("a")) == 1
        await store.notices.purge(5000.0 + KEEP_FINISHED + 1)
        assert await store.notices.outbox.of("a") == []
        await store.notices.purge(1000.0 + KEEP_UNCONFIRMED + 5000.0)
        assert await store.notices.mail("a")
        assert await store.notices.mail("b") is None
        assert not await store.notices.confirm_mail("link-b", 0.0)

    with_store(database_url, work)


def test_a_deleted_player_leaves_nothing(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        await store.notices.add_recovery_link("a", "recover-a", f"a.{ADDRESS}", 2000.0)
        await store.players.delete("a", 2000.0)
        assert await store.notices.settings("b")

    with_store(database_url, work)
    assert _rows_with(database_url, "a") == []


def test_an_operator_can_forget_an_address(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        assert await store.forget(f"A.{ADDRESS.upper()}") == 2  # the address and its link
        assert await store.notices.mail("a") is None
        assert await store.notices.mail("b")

    with_store(database_url, work)


def _rows_with(url: str, owner: str) -> list[str]:
    """Return the tables of notices that have a row of a player."""

    async def search() -> list[str]:
        database = Database(url)
        names = ("notice_settings", "mail_addresses", "mail_links", "push_subscriptions", "notices")
        found = []
        async with database.read() as connection:
            for name in names:
                table = metadata.tables[name]
                if (await connection.execute(select(table).where(table.c.player == owner))).first():
                    found.append(name)
        await database.dispose()
        return found

    return run(search())
