"""One snapshot a match: the last. Those before it were never read again."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep the last of each match, and let there be no more than one."""
    op.execute(
        "DELETE FROM snapshots WHERE number <"
        " (SELECT max(number) FROM snapshots AS kept WHERE kept.match = snapshots.match)"
    )
    # SQLite cannot change a key: there the table is made anew.
    with op.batch_alter_table("snapshots") as snapshots:
        snapshots.drop_constraint("snapshots_pkey", type_="primary")
        snapshots.create_primary_key("snapshots_pkey", ["match"])
