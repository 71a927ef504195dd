"""Notices to absent players, and how they are sent."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, Text, text

from .revisions import metadata

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
"""Players' choices of notices and quiet hours. A player without a row gets no notices."""

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
    Column("failures", Integer, nullable=False),  # number of failed attempts in a row
    Column("paused", Double, nullable=False),  # time until which nothing is sent
)
"""The Web Push subscriptions of players' browsers. They are deleted with their devices."""

UNSENT = text("done IS NULL")
"""The condition for notices that wait; without parameters, so that it matches the index."""

notices = Table(
    "notices",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("subject", String(32), primary_key=True, index=True),  # the code of a table, or a date
    Column("turn", String(64), primary_key=True),  # id of the turn at the table
    Column("channel", String(32), primary_key=True),  # empty until the recipients are known; `mail`, or a device
    Column("due", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("process", String(64)),  # the server process that sends it
    Column("started", Integer, nullable=False),  # number of times that it was sent, or may have been
    Column("failures", Integer, nullable=False),
    Column("done", Double),
)
"""The outbox of notices. Rows of finished notices stay for some days, so that no notice is sent again."""

Index("notices_unsent", notices.c.due, sqlite_where=UNSENT, postgresql_where=UNSENT)
