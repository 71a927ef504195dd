"""Migrations: check, create and upgrade the schema of a database.

A migration expands the schema, and may replace indexes, so that processes of the version before can still use it. A
later version, which raises `OLDEST`, removes the parts that they no longer need.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ..database import Database, create_file, shell_url
from ..errors import DatabaseInUse, OutdatedSchema, Unavailable
from ..heartbeats import ALIVE_SECONDS
from ..schema import HEAD, OLDEST, compatibility, processes
from ..serving_lock import ServingLock

ADVISORY_LOCK = 0x686F726E
"""Key of the PostgreSQL advisory lock under which only one process at a time runs migrations."""

LOCK_SECONDS = 2
"""Seconds for which a migration waits for a lock, and other transactions behind it."""

LOCK_ATTEMPTS = 10

_LOCKED = ("lock timeout", "deadlock detected")
"""PostgreSQL's errors when a migration and the transactions of running servers wait for each other."""


async def check(database: Database) -> None:
    """Create the schema in an empty database; raise `OutdatedSchema` if the schema is of another version."""
    async with database.read() as connection:
        found = await connection.run_sync(revision)
        usable = found == HEAD or (found is not None and found > HEAD and await _allows(connection, HEAD))
    if found is None:
        await upgrade(database)
    elif not usable:
        raise OutdatedSchema(_version_message(found, database))


async def _allows(connection: AsyncConnection, head: str) -> bool:
    """Return whether a newer schema allows processes that were written for an older revision."""
    oldest = await connection.scalar(select(compatibility.c.oldest))
    return oldest is not None and oldest <= head


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
    """Run the missing migrations in one transaction; return whether any migration was missing.

    A migration that cannot get its locks at once lets running servers continue, and is tried again.
    """
    migrating = Database(database.url.render_as_string(hide_password=False), timeouts=False)
    try:
        for _ in range(LOCK_ATTEMPTS - 1):
            try:
                return await _upgrade(migrating)
            except Unavailable as error:
                if not any(reason in str(error) for reason in _LOCKED):
                    raise
                await asyncio.sleep(LOCK_SECONDS)
        return await _upgrade(migrating)
    finally:
        await migrating.dispose()


async def _upgrade(database: Database) -> bool:
    async with database.write() as connection:
        if database.postgres:
            await connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
            await connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'"))
        found = await connection.run_sync(revision)
        if found == HEAD:
            return False
        if found is not None and found > HEAD:
            raise OutdatedSchema(_version_message(found, database))
        if found is not None and found < OLDEST and database.postgres and await _is_served(connection):
            raise DatabaseInUse("a server of an older version serves this database: stop it first")
        await connection.run_sync(_migrate)
        await connection.execute(delete(compatibility))
        await connection.execute(insert(compatibility).values(id=1, oldest=OLDEST))
        return True


async def _is_served(connection: AsyncConnection) -> bool:
    seen = await connection.scalar(select(func.max(processes.c.seen)))
    return seen is not None and seen > time.time() - ALIVE_SECONDS


def config(connection: Connection | None = None) -> Any:
    """Return Alembic's configuration, so that no configuration file is needed."""
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations").replace("%", "%%"))
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
