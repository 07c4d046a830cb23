"""The first tables: matches, tokens of their seats, entries of their logs, snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("program", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("seed_hash", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("keeper", sa.Text(), nullable=True),
        sa.Column("kept_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("rematch_of", sa.Text(), nullable=True),
        sa.Column("rematch", sa.Text(), nullable=True),
        sa.Column("from_match", sa.Text(), nullable=True),
        sa.Column("from_number", sa.Integer(), nullable=True),
        sa.CheckConstraint("status IN ('waiting', 'playing', 'over')", name=op.f("matches_status")),
        sa.PrimaryKeyConstraint("id", name="matches_pkey"),
    )
    op.create_index("matches_listed", "matches", ["status", "public", "created_at", "id"])
    op.create_index("matches_by_keeper", "matches", ["keeper"])
    op.create_table(
        "seat_tokens",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="seat_tokens_pkey"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="seat_tokens_match_fkey"),
    )
    op.create_index("seat_tokens_by_match", "seat_tokens", ["match"])
    op.create_table(
        "entries",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="entries_pkey"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="entries_match_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="snapshots_pkey"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="snapshots_match_fkey"),
    )
