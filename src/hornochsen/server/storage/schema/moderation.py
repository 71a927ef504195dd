"""Barred addresses, reports, and people whom an operator removes."""

from __future__ import annotations

from sqlalchemy import Column, Double, Integer, LargeBinary, String, Table, Text

from .revisions import metadata

barred = Table("barred", metadata, Column("address", String(64), primary_key=True))

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Column("code", String(32), nullable=False, index=True),
    Column("who", Integer, nullable=False),  # the reported person
    Column("name", String(64), nullable=False),
    Column("reporter", String(64), nullable=False),  # the name of the person who reports
    Column("note", Text, nullable=False),
    Column("chat", LargeBinary, nullable=False),
    Column("closed", Double),
)
"""Reports of players. They outlive their tables, so `code` is no foreign key."""

addresses = Table(
    "addresses",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("who", Integer, primary_key=True, autoincrement=False),
    Column("address", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("at", Double, nullable=False, index=True),
)
"""Full addresses of people, if the operator's settings keep any."""

removals = Table(
    "removals",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("who", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""People whom an operator wants to remove; running servers poll this table."""
