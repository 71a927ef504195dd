"""Store the secrets of the deals of the day, and the games that are played with them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "daily_days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "daily_games",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("began", sa.Double, nullable=False, index=True),
        sa.Column("ended", sa.Double),
        sa.Column("place", sa.Integer),
        sa.Column("points", sa.Integer),
        sa.Column("rounds", sa.String(200)),
        sa.Column("record", sa.String(64), index=True),
    )
    counted = sa.text("counted")
    op.create_index(
        "daily_games_first",
        "daily_games",
        ["day", "player"],
        unique=True,
        sqlite_where=counted,
        postgresql_where=counted,
    )
    op.create_index("daily_games_player", "daily_games", ["player", "day"])
    op.create_index(
        "daily_games_points", "daily_games", ["day", "points"], sqlite_where=counted, postgresql_where=counted
    )
