"""Create all tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("wake", sa.Double, index=True),
        sa.Column("lease", sa.Double),
        sa.Column("updated", sa.Double, nullable=False, index=True),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
        sa.Column("named", sa.Boolean, nullable=False, server_default=sa.true()),
    )
    op.create_table(
        "log",
        sa.Column("code", sa.String(32), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("who", sa.Integer),
        sa.Column("request", sa.String(64)),
        sa.Column("answer", sa.LargeBinary),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    asked = sa.text("request IS NOT NULL")
    op.create_index(
        "log_request", "log", ["code", "who", "request"], unique=True, sqlite_where=asked, postgresql_where=asked
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("created", sa.Double, nullable=False, index=True),
        sa.Column("code", sa.String(32), index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("named", sa.Boolean, nullable=False, server_default=sa.true()),
    )
    op.create_table(
        "closings",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("offset", sa.Double, nullable=False),
        sa.Column("seen", sa.Double),
    )
    op.create_table("barred", sa.Column("address", sa.String(64), primary_key=True))
