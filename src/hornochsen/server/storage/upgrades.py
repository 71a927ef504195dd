"""Migrations: check, create and upgrade the schema of a database."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, inspect, select, text

from .database import Database, create_file, shell_url
from .rows import OutdatedSchema
from .schema import HEAD
from .serving_lock import ServingLock

ADVISORY_LOCK = 0x686F726E
"""Key of the PostgreSQL advisory lock under which only one process at a time runs migrations."""


async def check(database: Database) -> None:
    """Create the schema in an empty database; raise `OutdatedSchema` if the schema is of another version."""
    async with database.read() as connection:
        found = await connection.run_sync(revision)
    if found is None:
        await upgrade(database)
    elif found != HEAD:
        raise OutdatedSchema(_version_message(found, database))


def _version_message(found: str, database: Database) -> str:
    if found < HEAD:
        return f"the database has an older schema; run: hornochsen db upgrade --database {shell_url(database.url)}"
    return "the database has the schema of a newer version of hornochsen"


def revision(connection: Connection) -> str | None:
    """Return the revision of the schema, or `None` for an empty database."""
    names = inspect(connection).get_table_names()
    if "alembic_version" in names:
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found
    if "tables" in names or "log" in names:
        raise OutdatedSchema("the database contains tables of another program")
    return None


async def upgrade(database: Database) -> bool:
    """Run the missing migrations in one transaction; return whether any migration was missing."""
    migrating = Database(database.url.render_as_string(hide_password=False), timeouts=False)
    try:
        async with migrating.write() as connection:
            if migrating.postgres:
                await connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
            found = await connection.run_sync(revision)
            if found == HEAD:
                return False
            if found is not None and found > HEAD:
                raise OutdatedSchema(_version_message(found, database))
            await connection.run_sync(_migrate)
            return True
    finally:
        await migrating.dispose()


def config(connection: Connection | None = None) -> Any:
    """Return Alembic's configuration, so that no configuration file is needed."""
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    found.set_main_option("path_separator", "os")
    found.attributes["connection"] = connection
    return found


def _migrate(connection: Connection) -> None:
    from alembic import command

    command.upgrade(config(connection), "head")


async def upgrade_database(url: str) -> bool:
    """Upgrade or create the database at a URL; return whether anything was changed."""
    database = Database(url)
    lock = None
    try:
        if database.path is not None:
            create_file(database.path)
            async with database.read() as connection:
                if await connection.run_sync(revision) == HEAD:
                    return False
            lock = ServingLock(database.path)
        return await upgrade(database)
    finally:
        await database.dispose()
        if lock:
            lock.release()
