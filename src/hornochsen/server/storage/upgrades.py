"""Bringing a database into the form that this version works with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, inspect, select, text

from .database import Database, advised, create_file
from .rows import OutdatedSchema
from .schema import HEAD
from .serving_lock import ServingLock

ADVISORY = 0x686F726E
"""Two processes that start at once create the tables once."""


async def check(database: Database) -> None:
    """Create what is needed in an empty database; refuse one of another version."""
    async with database.read() as connection:
        found = await connection.run_sync(revision)
    if found is None:
        await upgrade(database)
    elif found != HEAD:
        raise OutdatedSchema(_words(found, database))


def _words(found: str, database: Database) -> str:
    if found < HEAD:
        return f"the database is of an older version: hornochsen db upgrade --database {advised(database.url)}"
    return "the database is of a newer version of hornochsen than this one"


def revision(connection: Connection) -> str | None:
    """The last migration that was done; `None` for an empty database."""
    names = inspect(connection).get_table_names()
    if "alembic_version" in names:
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found
    if "tables" in names or "log" in names:
        raise OutdatedSchema("the database holds something else")
    return None


async def upgrade(database: Database) -> bool:
    """Do what migrations are missing, all or none; whether there were any."""
    patient = Database(database.url.render_as_string(hide_password=False), patient=True)
    try:
        async with patient.write() as connection:
            if patient.postgres:
                await connection.execute(select(func.pg_advisory_xact_lock(ADVISORY)))
            found = await connection.run_sync(revision)
            if found == HEAD:
                return False
            if found is not None and found > HEAD:
                raise OutdatedSchema(_words(found, database))
            await connection.run_sync(_migrate)
            return True
    finally:
        await patient.dispose()


def config(connection: Connection | None = None) -> Any:
    """Alembic's settings, without a file."""
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
    """Upgrade or create the database of a URL; whether there was anything to do."""
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
