"""Ratings of players, and the results from which they follow."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, text

from .revisions import metadata

ratings = Table(
    "ratings",
    metadata,
    Column("id", String(32), primary_key=True),  # random, not the id of the player
    Column("player", ForeignKey("players.id", ondelete="SET NULL"), unique=True),  # NULL for deleted players
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("ended", Double),  # when the last rated game ended
    Column("listed", Boolean, nullable=False),  # whether the player wants to be in the leaderboard
)
"""Ratings of players. They follow from `rated_games` and `rated_seats`, and outlive the players, without a name."""

LISTED = text("listed")
"""The condition for ratings in the leaderboard; without parameters, so that it matches the index."""

Index("ratings_listed", ratings.c.mean, sqlite_where=LISTED, postgresql_where=LISTED)

rated_games = Table(
    "rated_games",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # in the order in which the ratings changed
    Column("ended", Double, nullable=False),
)
"""Results of rated games. They have no names, tables or records, and are never deleted."""

rated_seats = Table(
    "rated_seats",
    metadata,
    Column("game", ForeignKey("rated_games.number", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("rating", String(32)),  # NULL for a bot
    Column("bot", String(16)),  # level of a bot
    Column("place", Integer, nullable=False),
    Column("mean", Double, nullable=False),  # after the game; the fixed rating of a bot
    Column("deviation", Double),  # NULL for a bot
)
"""The seats of rated games."""

Index("rated_seats_rating", rated_seats.c.rating, rated_seats.c.game)
