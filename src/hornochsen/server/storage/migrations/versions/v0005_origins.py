"""Store where tables and uploaded records came from, to limit their number per address and network."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "origins",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("address", sa.String(64), nullable=False, index=True),
        sa.Column("network", sa.String(64), nullable=False, index=True),
        sa.Column("watched", sa.Double),
    )
    op.add_column("service", sa.Column("address_key", sa.String(64)))
