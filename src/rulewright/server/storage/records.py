"""What goes into the store and comes out of it: plain records that nobody can change.

They know nothing of databases, and nothing of what the games mean by their contents.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, NamedTuple, TypeAlias

Status: TypeAlias = Literal["waiting", "playing", "over"]
"""A match waits for players, is being played, or is over."""


@dataclass(frozen=True, kw_only=True)
class NewMatch:
    """A match to be made. The caller makes up its code, which is its `id`."""

    id: str
    game: str
    edition: str
    program: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    settings: dict[str, Any]
    public: bool
    seed: str = field(repr=False)
    seed_hash: str
    created_at: datetime
    status: Status = "waiting"
    rematch_of: str | None = None
    from_match: str | None = None
    from_number: int | None = None


@dataclass(frozen=True, kw_only=True)
class StoredMatch(NewMatch):
    """A match as it stands. The seed is a secret until the match is over: it is left out when
    the record is printed."""

    entries: int
    result: dict[str, Any] | None
    finished_at: datetime | None
    keeper: str | None
    kept_until: datetime | None
    rematch: str | None

    @property
    def page(self) -> Page:
        """Where the match stands in a list, newest first: what comes after it is asked with it."""
        return Page(self.created_at, self.id)


class Page(NamedTuple):
    """A place in a list of matches."""

    created_at: datetime
    match: str


@dataclass(frozen=True, kw_only=True)
class HeldSeat:
    """A seat that somebody holds by a token, with its match."""

    token_hash: str
    seat: int
    match: StoredMatch


@dataclass(frozen=True, kw_only=True)
class NewEntry:
    """Something to be written into the log of a match; `seat` is whose doing it was."""

    at: datetime
    kind: str
    body: dict[str, Any]
    seat: int | None = None


@dataclass(frozen=True, kw_only=True)
class StoredEntry(NewEntry):
    """An entry of a log, with its number. Numbers begin at 1 and have no gaps."""

    number: int


@dataclass(frozen=True, kw_only=True)
class NewSnapshot:
    """The state after the entries it is stored with, as JSON text."""

    edition: str
    state: str = field(repr=False)
    at: datetime


@dataclass(frozen=True, kw_only=True)
class StoredSnapshot(NewSnapshot):
    """The state after the entry of that number; 0 is before the first."""

    number: int


@dataclass(frozen=True, kw_only=True)
class Change:
    """What changes in a match together with its entries; None leaves a thing as it is."""

    status: Status | None = None
    result: dict[str, Any] | None = None
    finished_at: datetime | None = None
    seats: list[dict[str, Any]] | None = None
