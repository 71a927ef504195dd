"""Migrations create the schema that the code expects."""

from __future__ import annotations

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from server.storage.samples import append, opened, run, with_store
from sqlalchemy import Connection, make_url, text

from hornochsen.server.storage import OutdatedSchema, Store
from hornochsen.server.storage.database import Database, create_file, shell_url
from hornochsen.server.storage.maintenance.upgrades import config, upgrade_database
from hornochsen.server.storage.schema import HEAD, metadata


def test_head_is_the_newest_migration() -> None:
    assert ScriptDirectory.from_config(config()).get_heads() == [HEAD]


def test_upgrading_creates_the_schema_once(empty_database_url: str) -> None:
    assert run(upgrade_database(empty_database_url))
    assert not run(upgrade_database(empty_database_url))

    async def work(store: Store) -> None:
        await store.append(append())
        assert await store.count() == 1

    with_store(empty_database_url, work)
    assert not run(upgrade_database(empty_database_url))


def test_migrations_and_schema_agree(empty_database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work() -> None:
        async with opened(empty_database_url):
            pass
        database = Database(empty_database_url)
        async with database.read() as connection:
            assert await connection.run_sync(differences) == []
        await database.dispose()

    run(work())


def test_an_upgrade_keeps_tables_and_logs(empty_database_url: str) -> None:
    table = "INSERT INTO tables VALUES ('MUUH', 1, 'gathering', false, NULL, NULL, 1.0, 0, :empty, :empty, true)"
    entry = "INSERT INTO log VALUES ('MUUH', 1, 1.0, 3, 'a', :empty, :empty)"

    def build(connection: Connection) -> None:
        command.upgrade(config(connection), "0001")
        for statement in (table, entry):
            connection.execute(text(statement), {"empty": b"{}"})

    async def older() -> None:
        database = Database(empty_database_url)
        if database.path:
            create_file(database.path)
        async with database.write() as connection:
            await connection.run_sync(build)
        await database.dispose()

    async def newer(store: Store) -> None:
        [kept] = await store.log("MUUH", 0)
        assert (kept.version, kept.key, kept.request, kept.entry) == (1, None, "a", b"{}")
        await store.append(append(version=2, key="k", request="a"))
        assert await store.has_acted("MUUH", "k")
        assert not await store.has_acted("MUUH", "other")
        assert await store.delete("MUUH")
        assert await store.log("MUUH", 0) == []

    run(older())
    assert run(upgrade_database(empty_database_url))
    with_store(empty_database_url, newer)


@pytest.mark.parametrize(
    ("version", "words"),
    [("0000", "db upgrade --database '?(sqlite|postgresql)://"), ("9999", "newer version")],
)
def test_another_schema_version_is_rejected(empty_database_url: str, version: str, words: str) -> None:
    async def work() -> None:
        async with opened(empty_database_url):
            pass
        database = Database(empty_database_url)
        async with database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
            await connection.execute(text("UPDATE compatibility SET oldest = :version"), {"version": version})
        await database.dispose()
        with pytest.raises(OutdatedSchema, match=words):
            await Store.open(empty_database_url, process="one")

    run(work())


@pytest.mark.parametrize(
    ("url", "word"),
    [
        ("sqlite:////srv/our games/db.sqlite3", "'sqlite:////srv/our games/db.sqlite3'"),
        ("postgresql://moo:secret@localhost/cows?sslpassword=secret", "postgresql://moo@localhost/cows"),
    ],
)
def test_the_suggested_command_contains_no_password(url: str, word: str) -> None:
    assert shell_url(make_url(url)) == word
