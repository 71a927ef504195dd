"""Store who waits for a game with others, and who has blocked whom."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "waiting",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("seats", sa.Integer),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False, index=True),
        sa.Column("device", sa.String(64)),
        sa.Column("address", sa.String(64), nullable=False, index=True),
        sa.Column("network", sa.String(64), nullable=False, index=True),
        sa.Column("bots", sa.String(16)),
        sa.Column("agreed", sa.Double),
        sa.Column("code", sa.String(32)),
    )
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "blocked", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True
        ),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
