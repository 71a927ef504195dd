"""Find open and public tables through an index instead of reading all stored tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    unfinished = sa.text("phase NOT IN ('over', 'closed')")
    op.create_index("tables_open", "tables", ["public"], sqlite_where=unfinished, postgresql_where=unfinished)
