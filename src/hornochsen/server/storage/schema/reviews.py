"""Reviews of records."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, LargeBinary, String, Table, Text, text

from .revisions import metadata

UNFINISHED = text("status = 'queued'")
"""The condition for reviews that wait or run; without parameters, so that it matches the index."""

reviews = Table(
    "reviews",
    metadata,
    Column("record", ForeignKey("records.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("status", String(16), nullable=False),
    Column("asked", Double, nullable=False),
    Column("table", String(64), nullable=False),  # code of the record's table, or the id of an uploaded record
    Column("address", String(64)),  # of the client that asked, until the review is finished
    Column("process", String(64)),  # the server process that runs the review
    Column("attempts", Integer, nullable=False),
    Column("progress", Double, nullable=False),
    Column("result", LargeBinary),
    Column("error", Text),
)
"""Reviews of records. They are deleted with their records."""

Index("reviews_unfinished", reviews.c.asked, sqlite_where=UNFINISHED, postgresql_where=UNFINISHED)
