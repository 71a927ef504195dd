"""Store the ratings of players, and the results of rated games."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="SET NULL"), unique=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    listed = sa.text("listed")
    op.create_index("ratings_listed", "ratings", ["mean"], sqlite_where=listed, postgresql_where=listed)
    op.create_table(
        "rated_games",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.Double, nullable=False),
    )
    op.create_table(
        "rated_seats",
        sa.Column("game", sa.Integer, sa.ForeignKey("rated_games.number", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rating", sa.String(32)),
        sa.Column("bot", sa.String(16)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double),
    )
    op.create_index("rated_seats_rating", "rated_seats", ["rating", "game"])
