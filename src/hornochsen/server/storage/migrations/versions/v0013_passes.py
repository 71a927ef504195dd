"""Store mailed links to a seat, and which games were played without the server."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    owner = sa.ForeignKey("players.id", ondelete="CASCADE")
    op.create_table(
        "seat_passes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), owner, nullable=False, index=True),
        sa.Column("code", sa.String(32), nullable=False, index=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
        sa.Column("until", sa.Double, nullable=False, index=True),
    )
    op.add_column("games", sa.Column("local", sa.Boolean, nullable=False, server_default=sa.false()))
