"""Sizes of the database, for the metrics and the operator's page."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import func, select

from ..database import Database
from ..schema import OPEN, UNFINISHED, records, reviews, tables


class StoredSizes(Struct, frozen=True):
    """The size of the database, and numbers of stored rows."""

    bytes: int
    tables: int
    open_tables: int
    records: int
    """Records of finished games."""

    uploads: int
    reviews: int
    queued_reviews: int


async def sizes(database: Database) -> StoredSizes:
    """Return the sizes of a database. It counts through indexes, but not the log, which can be long.

    With a million tables, records and reviews it takes 0.1 s on SQLite and 0.2 to 0.5 s on PostgreSQL.
    """
    counts = (
        select(func.count()).select_from(tables),
        select(func.count()).select_from(tables).where(OPEN),
        select(func.count(records.c.code)),
        select(func.count()).select_from(records).where(records.c.code.is_(None)),
        select(func.count()).select_from(reviews),
        select(func.count()).select_from(reviews).where(UNFINISHED),
    )
    async with database.read() as connection:
        found = [int(await connection.scalar(count) or 0) for count in counts]
        size = _file_bytes(database)
        if database.postgres:
            size = int(await connection.scalar(select(func.pg_database_size(func.current_database()))) or 0)
    return StoredSizes(size, *found)


def _file_bytes(database: Database) -> int:
    """Return the bytes of a SQLite database and of its write-ahead log."""
    if database.path is None:
        return 0
    files = (database.path, database.path.with_name(f"{database.path.name}-wal"))
    return sum(file.stat().st_size for file in files if file.exists())
