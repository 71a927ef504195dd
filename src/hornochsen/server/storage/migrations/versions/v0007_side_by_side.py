"""Let processes of two versions run side by side: each says what it can read, and the schema says who may use it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("processes", sa.Column("format", sa.Integer))
    op.create_table(
        "compatibility",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("oldest", sa.String(32), nullable=False),
    )
