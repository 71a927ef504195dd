"""Store players, their devices, and the games in which they took part."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("colour", sa.String(16)),
        sa.Column("emblem", sa.String(16)),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False, index=True),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("barred", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("deleted", sa.Double, index=True),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "device_links",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("until", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "player_seats",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(32), primary_key=True, index=True),
        sa.Column("who", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(64), primary_key=True),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(64), sa.ForeignKey("records.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ended", sa.Double, nullable=False, index=True),
        sa.Column("board", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("seats", sa.Integer, nullable=False),
    )
    op.create_table(
        "participations",
        sa.Column("game", sa.String(64), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32)),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("bot", sa.String(16)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("quality", sa.Double),
    )
    op.create_index("participations_player", "participations", ["player", "ended"])
