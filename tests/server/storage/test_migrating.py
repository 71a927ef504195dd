"""A database gets its form from migrations, and those give the form that the code works with."""

from __future__ import annotations

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from server.storage.samples import append, opened, run, with_store
from sqlalchemy import Connection, text

from hornochsen.server.storage import OutdatedSchema, Store
from hornochsen.server.storage.database import Database
from hornochsen.server.storage.migrating import config, upgrade_database
from hornochsen.server.storage.schema import HEAD, metadata


def test_the_newest_migration_is_the_one_that_is_expected() -> None:
    assert ScriptDirectory.from_config(config()).get_heads() == [HEAD]


def test_an_empty_database_is_made_and_done_twice_nothing_changes(database_url: str) -> None:
    assert run(upgrade_database(database_url))
    assert not run(upgrade_database(database_url))

    async def work(store: Store) -> None:
        await store.append(append())
        assert await store.count() == 1

    with_store(database_url, work)
    assert not run(upgrade_database(database_url))


def test_migrations_give_what_the_code_expects(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work() -> None:
        async with opened(database_url):
            pass
        database = Database(database_url)
        async with database.read() as connection:
            assert await connection.run_sync(differences) == []
        await database.dispose()

    run(work())


@pytest.mark.parametrize(("version", "words"), [("0000", "hornochsen db upgrade"), ("9999", "newer version")])
def test_another_version_is_refused_in_one_line(database_url: str, version: str, words: str) -> None:
    async def work() -> None:
        async with opened(database_url):
            pass
        database = Database(database_url)
        async with database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
        await database.dispose()
        with pytest.raises(OutdatedSchema, match=words):
            await Store.open(database_url, process="one")

    run(work())
