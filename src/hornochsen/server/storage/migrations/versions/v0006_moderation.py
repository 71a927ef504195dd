"""Store reports of players, addresses for operators, and removals that operators ask for."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Double, nullable=False, index=True),
        sa.Column("code", sa.String(32), nullable=False, index=True),
        sa.Column("who", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("chat", sa.LargeBinary, nullable=False),
        sa.Column("closed", sa.Double),
    )
    op.create_table(
        "addresses",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("who", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "removals",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("who", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
