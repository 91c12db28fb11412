"""In which order events were appended to all streams together: what is new for whoever has read up to a place."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the list; what was appended before is not in it, for whoever starts reads all streams first."""
    op.create_table(
        "appended",
        sa.Column("place", sa.BigInteger().with_variant(sa.Integer, "sqlite"), sa.Identity(), primary_key=True),
        sa.Column("stream", sa.String(200), nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
    )
