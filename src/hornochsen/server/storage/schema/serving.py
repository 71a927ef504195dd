"""Server processes, their heartbeats and their formats."""

from __future__ import annotations

from sqlalchemy import Column, Double, Integer, String, Table

from .revisions import metadata

processes = Table(
    "processes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("seen", Double, nullable=False),
    Column("format", Integer),  # the newest `FORMAT` that the process can read; NULL for version 0.2.0
)

compatibility = Table(
    "compatibility",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("oldest", String(32), nullable=False),
)
"""A single row: the oldest revision whose processes may run on this schema, by the version that migrated it last."""

service = Table(
    "service",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("offset", Double, nullable=False),  # total downtime in seconds
    Column("seen", Double),
    Column("address_key", String(64)),  # key of the hashes in `origins`
)
"""A single row: the total downtime, the time from which the next downtime is counted, and the key of `origins`."""
