"""Request ids belong to a token instead of a seat, because another person may get the seat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_index("log_request", "log")
    with op.batch_alter_table("log") as log:
        log.add_column(sa.Column("key", sa.String(64)))
        log.drop_column("who")
    asked = sa.text("request IS NOT NULL")
    op.create_index(
        "log_request", "log", ["code", "key", "request"], unique=True, sqlite_where=asked, postgresql_where=asked
    )
