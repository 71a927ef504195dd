"""Players who wait for a game with others, and blocked players."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, String, Table

from .revisions import metadata

waiting = Table(
    "waiting",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("pace", String(8), nullable=False),
    Column("seats", Integer),  # NULL for any number
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False, index=True),
    Column("device", String(64)),  # hash of the browser's random text
    Column("address", String(64), nullable=False, index=True),  # keyed hash of the address
    Column("network", String(64), nullable=False, index=True),  # keyed hash of the network
    Column("bots", String(16)),  # level of the bots with which the player agreed to start
    Column("agreed", Double),
    Column("code", String(32)),  # of the table that was found
)
"""Players who wait for a game with others, and players who have just got a seat."""

UNMATCHED = waiting.c.code.is_(None)
"""The condition for players who wait."""

Index("waiting_unmatched", waiting.c.since, sqlite_where=UNMATCHED, postgresql_where=UNMATCHED)

blocks = Table(
    "blocks",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("name", String(64), nullable=False),  # of the blocked player at that time
    Column("at", Double, nullable=False),
)
"""Players who are not matched with each other, because one of them has blocked the other."""
