"""The tables: matches, who holds their seats, their logs, and snapshots of their states.

Only shapes and indexes stand here; what is asked of them stands in the store. The migrations make
these tables, and a test holds the two against each other.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    CheckConstraint,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    MetaData,
    Text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator

from rulewright.server.errors import BadRecord


class Moment(TypeDecorator[datetime]):
    """A time with its zone, kept in UTC. SQLite has no zones, so there they are left off and put
    back; as text of one length, times sort there as they should."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The time in UTC, for the database."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise BadRecord(f"the time {value} has no zone; give it in UTC, with its zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The time in UTC, from the database."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Table(DeclarativeBase):
    """What all tables share: how types and constraints are written."""

    metadata = MetaData(
        naming_convention={
            "ck": "%(table_name)s_%(constraint_name)s",
            "fk": "%(table_name)s_%(column_0_name)s_fkey",
            "pk": "%(table_name)s_pkey",
        }
    )
    type_annotation_map = {  # noqa: RUF012 - as SQLAlchemy asks for it
        str: Text,
        datetime: Moment,
        dict[str, Any]: JSON(none_as_null=True),
        list[dict[str, Any]]: JSON,
    }


class Matches(Table):
    """A match: what it was made of, where it stands, and which process looks after it."""

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    edition: Mapped[str]
    program: Mapped[str]
    options: Mapped[dict[str, Any]]
    seats: Mapped[list[dict[str, Any]]]
    settings: Mapped[dict[str, Any]]
    public: Mapped[bool]
    seed: Mapped[str]
    seed_hash: Mapped[str]
    created_at: Mapped[datetime]
    status: Mapped[str]
    entries: Mapped[int]
    result: Mapped[dict[str, Any] | None]
    finished_at: Mapped[datetime | None]
    keeper: Mapped[str | None]
    kept_until: Mapped[datetime | None]
    rematch_of: Mapped[str | None]
    rematch: Mapped[str | None]
    from_match: Mapped[str | None]
    from_number: Mapped[int | None]

    # `entries` and `kept_until` are in no index: they change all the time, and PostgreSQL then
    # rewrites the row without touching any. Matches that are not over are few, and the first
    # index finds them.
    __table_args__ = (
        CheckConstraint("status IN ('waiting', 'playing', 'over')", name="status"),
        Index("matches_listed", "status", "public", "created_at", "id"),
        Index("matches_by_keeper", "keeper"),
    )


class SeatTokens(Table):
    """Who holds a seat: hashes of tokens, one for each device. The tokens are kept nowhere."""

    __tablename__ = "seat_tokens"

    token_hash: Mapped[str] = mapped_column(primary_key=True)
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"))
    seat: Mapped[int]
    created_at: Mapped[datetime]

    __table_args__ = (Index("seat_tokens_by_match", "match"),)


class Entries(Table):
    """The logs. The key decides races: of two entries with one number, one gets in."""

    __tablename__ = "entries"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime]
    seat: Mapped[int | None]
    kind: Mapped[str]
    body: Mapped[dict[str, Any]]

    # The entries of a match lie side by side, and an append touches one page instead of two.
    __table_args__ = ({"sqlite_with_rowid": False},)


class Snapshots(Table):
    """The last state of each match that was kept, after so many entries, as the edition of that
    day saved it."""

    __tablename__ = "snapshots"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int]
    edition: Mapped[str]
    state: Mapped[str]
    at: Mapped[datetime]
