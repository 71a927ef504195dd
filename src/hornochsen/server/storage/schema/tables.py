"""Tables, their logs, and records of games."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, String, Table, Text, text, true

from .revisions import metadata

CLOSED = "closed"
"""The phase of a table that an operator has closed."""

OPEN = text("phase NOT IN ('over', 'closed')")
"""The condition for tables that are neither over nor closed; without parameters, so that it matches the index."""

EMPTY = text("phase NOT IN ('over', 'closed') AND people = 0 AND (phase = 'gathering' OR version = 1)")
"""The condition for tables without a person and without a running game; a continued game that nobody claimed counts."""

tables = Table(
    "tables",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("wake", Double, index=True),
    Column("lease", Double),  # end of a process's lease, by the database's clock
    Column("updated", Double, nullable=False, index=True),
    Column("people", Integer, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("snapshot", LargeBinary, nullable=False),
    Column("named", Boolean, nullable=False, server_default=true()),  # whether the table may still contain names
)
Index("tables_open", tables.c.public, sqlite_where=OPEN, postgresql_where=OPEN)
Index("tables_empty", tables.c.updated, sqlite_where=EMPTY, postgresql_where=EMPTY)

log = Table(
    "log",
    metadata,
    Column("code", ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("key", String(64)),  # hash of the token that sent the request
    Column("request", String(64)),
    Column("answer", LargeBinary),
    Column("entry", LargeBinary, nullable=False),
)
Index(
    "log_request",
    log.c.code,
    log.c.key,
    log.c.request,
    unique=True,
    sqlite_where=log.c.request.is_not(None),
    postgresql_where=log.c.request.is_not(None),
)

records = Table(
    "records",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("created", Double, nullable=False, index=True),
    Column("code", String(32), index=True),
    Column("text", Text, nullable=False),
    Column("named", Boolean, nullable=False, server_default=true()),
)

origins = Table(
    "origins",
    metadata,
    Column("name", String(64), primary_key=True),  # the code of a table, or the id of an uploaded record
    Column("at", Double, nullable=False),
    Column("address", String(64), nullable=False, index=True),  # keyed hash of the address
    Column("network", String(64), nullable=False, index=True),  # keyed hash of the network
    Column("watched", Double),  # when a client was last connected to a table without a game
)
"""The origins of tables and uploaded records, for quotas, as keyed hashes of addresses and networks."""

closings = Table(
    "closings",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("at", Double, nullable=False, index=True),
)
"""Codes of tables that were closed or deleted; running servers poll this table."""
