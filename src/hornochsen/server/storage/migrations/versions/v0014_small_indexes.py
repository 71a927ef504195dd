"""Answer frequent queries through small indexes: excluded players, empty tables, waiting players and others.

SQLite has no statistics. It prefers an index that is NULL in almost all rows, and then reads all of them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    # As in an append, `tables` is locked before `players`.
    empty = "phase NOT IN ('over', 'closed') AND people = 0 AND (phase = 'gathering' OR version = 1)"
    _create("tables_empty", "tables", ["updated"], empty)
    _create("players_excluded", "players", ["id"], "(barred OR deleted IS NOT NULL)")
    op.drop_index("ix_players_deleted", "players")
    _create("waiting_unmatched", "waiting", ["since"], "code IS NULL")
    _create("daily_games_finished", "daily_games", ["day", "points"], "counted AND record IS NOT NULL")
    _create("daily_games_without_record", "daily_games", ["day"], "counted AND record IS NULL")
    op.drop_index("daily_games_points", "daily_games")


def _create(name: str, table: str, columns: list[str], condition: str) -> None:
    op.create_index(name, table, columns, sqlite_where=sa.text(condition), postgresql_where=sa.text(condition))
