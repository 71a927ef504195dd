"""The deals of the day and their games."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, Index, Integer, String, Table, text

from .revisions import metadata

daily_days = Table(
    "daily_days",
    metadata,
    Column("day", String(10), primary_key=True),  # the date by universal time, as 2026-11-17
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),  # published in advance
    Column("version", Integer, nullable=False),  # of the plan and of the bots
    Column("rules", Integer, nullable=False),  # version of the rules
    Column("created", Double, nullable=False),
)
"""The secrets of the deals of the day, some days in advance."""

COUNTED = text("counted")
"""The condition for games that count; without parameters, so that it matches the indexes."""

FINISHED = text("counted AND record IS NOT NULL")
WITHOUT_RECORD = text("counted AND record IS NULL")
"""The conditions for games that count and were finished, and for those that run or were abandoned."""

daily_games = Table(
    "daily_games",
    metadata,
    Column("code", String(32), primary_key=True),  # of the table, which is deleted earlier
    Column("day", String(10), nullable=False),
    Column("player", String(32)),  # NULL for deleted players
    Column("counted", Boolean, nullable=False),
    Column("began", Double, nullable=False, index=True),
    Column("ended", Double),
    Column("place", Integer),
    Column("points", Integer),  # minus points
    Column("rounds", String(200)),  # a letter for each round
    Column("record", String(64), index=True),  # NULL while the game runs, and for an abandoned game
)
"""Games of the day. A player has one game that counts for each day."""

Index(
    "daily_games_first",
    daily_games.c.day,
    daily_games.c.player,
    unique=True,
    sqlite_where=COUNTED,
    postgresql_where=COUNTED,
)
Index("daily_games_player", daily_games.c.player, daily_games.c.day)
Index("daily_games_finished", daily_games.c.day, daily_games.c.points, sqlite_where=FINISHED, postgresql_where=FINISHED)
Index("daily_games_without_record", daily_games.c.day, sqlite_where=WITHOUT_RECORD, postgresql_where=WITHOUT_RECORD)
