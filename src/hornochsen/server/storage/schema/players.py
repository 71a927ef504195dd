"""Players who come back, their devices, and the games that they played."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, false, text

from .revisions import metadata

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("colour", String(16)),
    Column("emblem", String(16)),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False, index=True),
    Column("recovery", String(64), unique=True),  # hash of the recovery code
    Column("barred", Boolean, nullable=False, server_default=false()),
    Column("deleted", Double),  # when the player was deleted; the row then has no name
)
"""People who come back, without an account. A deleted player's row stays for a day, so that all processes see it."""

EXCLUDED = text("(barred OR deleted IS NOT NULL)")
"""The condition for barred and deleted players; without parameters, so that it matches the index."""

Index("players_excluded", players.c.id, sqlite_where=EXCLUDED, postgresql_where=EXCLUDED)

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("secret", String(64), nullable=False, unique=True),  # hash of the secret that the device keeps
    Column("name", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)
"""Devices of players, each with a secret of its own."""

device_links = Table(
    "device_links",
    metadata,
    Column("secret", String(64), primary_key=True),  # hash of the link's secret
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Double, nullable=False, index=True),
)
"""Links that make another device a device of the same player, once."""

player_seats = Table(
    "player_seats",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("code", String(32), primary_key=True, index=True),
    Column("who", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
)
"""Tables at which players sat or asked for a seat (`who` is then -1), and the names that they used there.

The rows are deleted with the table."""

games = Table(
    "games",
    metadata,
    Column("id", ForeignKey("records.id", ondelete="CASCADE"), primary_key=True),
    Column("ended", Double, nullable=False, index=True),
    Column("board", String(64), nullable=False),  # name of one of the server's boards, or `custom`
    Column("rules", String(16), nullable=False),  # name of a rule set, or `custom`
    Column("clock", Integer),
    Column("seats", Integer, nullable=False),
    Column("local", Boolean, nullable=False, server_default=false()),  # played on one device, and submitted by a player
)
"""Finished games in which a player took part. They are deleted with their records."""

participations = Table(
    "participations",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32)),  # NULL for bots, guests and deleted players
    Column("ended", Double, nullable=False),
    Column("bot", String(16)),  # level of a bot
    Column("name", String(64), nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),  # minus points
    Column("left", Boolean, nullable=False),  # whether the player left the seat to a bot
    Column("quality", Double),  # quality of play, once the seat has been reviewed
)
"""All seats of finished games in which a player took part."""

Index("participations_player", participations.c.player, participations.c.ended)
