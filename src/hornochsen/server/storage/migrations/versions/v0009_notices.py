"""Store which notices players want, where they receive them, and the outbox of notices."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def player(*, primary_key: bool) -> sa.Column[str]:
    owner = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column("player", sa.String(32), owner, primary_key=primary_key, nullable=False, index=not primary_key)


def upgrade() -> None:
    op.create_table(
        "notice_settings",
        player(primary_key=True),
        sa.Column("turn", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.Boolean, nullable=False),
        sa.Column("daily", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.Boolean, nullable=False),
        sa.Column("mail", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("unsubscribe", sa.String(64), nullable=False, unique=True),
    )
    op.create_table(
        "mail_addresses",
        player(primary_key=True),
        sa.Column("address", sa.String(254), nullable=False, index=True),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Double),
    )
    op.create_table(
        "mail_links",
        sa.Column("secret", sa.String(64), primary_key=True),
        player(primary_key=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("until", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("device", sa.String(32), sa.ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
        player(primary_key=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("paused", sa.Double, nullable=False),
    )
    op.create_table(
        "notices",
        player(primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("subject", sa.String(32), primary_key=True, index=True),
        sa.Column("turn", sa.String(64), primary_key=True),
        sa.Column("channel", sa.String(32), primary_key=True),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("process", sa.String(64)),
        sa.Column("started", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("done", sa.Double),
    )
    unsent = sa.text("done IS NULL")
    op.create_index("notices_unsent", "notices", ["due"], sqlite_where=unsent, postgresql_where=unsent)
