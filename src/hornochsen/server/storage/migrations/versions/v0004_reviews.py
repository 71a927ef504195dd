"""Store reviews beside the records to which they belong."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("record", sa.String(64), sa.ForeignKey("records.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64)),
        sa.Column("process", sa.String(64)),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("progress", sa.Double, nullable=False),
        sa.Column("result", sa.LargeBinary),
        sa.Column("error", sa.Text),
    )
    unfinished = sa.text("status = 'queued'")
    op.create_index("reviews_unfinished", "reviews", ["asked"], sqlite_where=unfinished, postgresql_where=unfinished)
