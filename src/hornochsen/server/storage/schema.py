"""The database schema. Every change also needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

HEAD = "0013"
"""The revision of the newest migration."""

OLDEST = "0002"
"""The oldest revision whose processes may run on this schema; raise it with a migration that removes what they use."""

FORMAT = 1
"""The format of stored tables and logs; raise it when older processes cannot read what this version stores."""

CHANNEL = "hornochsen"
"""The PostgreSQL notification channel for appends."""

CLOSED = "closed"
"""The phase of a table that an operator has closed."""

OPEN = text("phase NOT IN ('over', 'closed')")
"""The condition for tables that are neither over nor closed; without parameters, so that it matches the index."""

metadata = MetaData()

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

origins = Table(
    "origins",
    metadata,
    Column("name", String(64), primary_key=True),  # the code of a table, or the id of an uploaded record
    Column("at", Double, nullable=False),
    Column("address", String(64), nullable=False, index=True),  # keyed hash of the address
    Column("network", String(64), nullable=False, index=True),  # keyed hash of the network
    Column("watched", Double),  # when a client was last connected to an empty table
)
"""Where tables and uploaded records came from, for quotas; keyed hashes instead of addresses."""

closings = Table(
    "closings",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("at", Double, nullable=False, index=True),
)
"""Codes of tables that were closed or deleted; running servers poll this table."""

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
    Column("deleted", Double, index=True),  # when the player was deleted; the row then has no name
)
"""People who come back, without an account. A deleted player's row stays for a day, so that all processes see it."""

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
"""Tables at which players sat, and the names that they used there; deleted with the table."""

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

notice_settings = Table(
    "notice_settings",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", Boolean, nullable=False),
    Column("deadline", Boolean, nullable=False),
    Column("daily", Boolean, nullable=False),
    Column("invitation", Boolean, nullable=False),
    Column("mail", Boolean, nullable=False),  # whether notices are mailed too
    Column("quiet_from", Integer),  # minutes after midnight in the player's time zone
    Column("quiet_until", Integer),
    Column("zone", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("unsubscribe", String(64), nullable=False, unique=True),  # token of the link that ends mails
)
"""Which notices players want, and when. A player without a row wants none."""

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False, index=True),
    Column("asked", Double, nullable=False),
    Column("confirmed", Double),
)
"""Mail addresses of players; an address is used only after its owner has confirmed it."""

mail_links = Table(
    "mail_links",
    metadata,
    Column("secret", String(64), primary_key=True),  # hash of the link's secret
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(16), nullable=False),  # `confirm` or `recover`
    Column("address", String(254), nullable=False),
    Column("until", Double, nullable=False, index=True),
)
"""Mailed links that confirm an address or recover a player, once."""

seat_passes = Table(
    "seat_passes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("code", String(32), nullable=False, index=True),
    Column("secret", String(64), nullable=False, unique=True),  # hash of the link's secret, later of the device's
    Column("name", String(64), nullable=False),  # of the device
    Column("created", Double, nullable=False),
    Column("used", Double),
    Column("until", Double, nullable=False, index=True),
)
"""Mailed links that let one device play at one table as the player; deleted with the table."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("device", ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("key", String(128), nullable=False),  # the browser's public key
    Column("auth", String(64), nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Column("paused", Double, nullable=False),  # until when nothing is sent
)
"""Where the browsers of players receive Web Push. They are deleted with their devices."""

UNSENT = text("done IS NULL")
"""The condition for notices that wait; without parameters, so that it matches the index."""

notices = Table(
    "notices",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("subject", String(32), primary_key=True, index=True),  # the code of a table, or a date
    Column("turn", String(64), primary_key=True),  # which turn at the table
    Column("channel", String(32), primary_key=True),  # empty until the recipients are known; `mail`, or a device
    Column("due", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("process", String(64)),  # the server process that sends it
    Column("started", Integer, nullable=False),  # how often it was sent, or may have been
    Column("failures", Integer, nullable=False),
    Column("done", Double),
)
"""The outbox of notices. Rows of finished notices stay for some days, so that no notice is sent again."""

Index("notices_unsent", notices.c.due, sqlite_where=UNSENT, postgresql_where=UNSENT)


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
Index("daily_games_points", daily_games.c.day, daily_games.c.points, sqlite_where=COUNTED, postgresql_where=COUNTED)

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
"""Players who wait for a game with others, and those who have just got a seat."""

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
