"""The store: every match, its log, and who holds its seats, in one database.

Each method is one transaction, all of it or nothing. It knows rows, not rules: what the entries
mean, when a snapshot is due and whether a match is over is for its callers to know.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, cast

from sqlalchemy import Connection, Select, func, insert, literal, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from rulewright.server.errors import (
    BadRecord,
    MatchExists,
    RematchExists,
    TokenTaken,
    UnknownMatch,
)
from rulewright.server.storage import leases
from rulewright.server.storage.database import Database, PostgresDatabase, database_at
from rulewright.server.storage.log import Append, LogWriter, write_snapshot
from rulewright.server.storage.migrations import bring_up_to_date
from rulewright.server.storage.notifications import Bell, PostgresBell
from rulewright.server.storage.records import (
    Change,
    HeldSeat,
    NewEntry,
    NewMatch,
    NewSnapshot,
    Page,
    Status,
    StoredEntry,
    StoredMatch,
    StoredSnapshot,
)
from rulewright.server.storage.tables import Entries, Matches, Moment, SeatTokens, Snapshots

LIVE: Final[tuple[Status, ...]] = ("waiting", "playing")
_SHA256: Final = re.compile("[0-9a-f]{64}")


def utc_now() -> datetime:
    """The time, with its zone."""
    return datetime.now(UTC)


class Store:
    """The matches of one database. Make one with `Store.open`."""

    def __init__(self, database: Database, bell: Bell, clock: Callable[[], datetime]) -> None:
        self.bell = bell
        self._database = database
        self._clock = clock
        self._log_writer = LogWriter(database, bell)

    @classmethod
    async def open(cls, url: str, clock: Callable[[], datetime] = utc_now) -> Store:
        """The store at an address like `sqlite:///matches.db` or `postgresql://user@host/name`,
        with its tables brought up to date. Leases run out by this clock."""
        database = database_at(url)
        bell = PostgresBell(database) if isinstance(database, PostgresDatabase) else Bell()
        try:
            await bring_up_to_date(database)
            await bell.open()
        except BaseException:
            await bell.close()
            await database.close()
            raise
        return cls(database, bell, clock)

    async def close(self) -> None:
        """Write what waits to be written, and close every connection."""
        await self._log_writer.close()
        await self.bell.close()
        await self._database.close()

    # Matches and their seats

    async def create_match(
        self,
        new: NewMatch,
        tokens: Mapping[int, Iterable[str]],
        snapshot: NewSnapshot | None = None,
    ) -> None:
        """Make a match with the hashes of the tokens that hold its seats. One that goes on from
        another has a snapshot to begin with; a rematch is noted in the match it follows."""
        rows = [
            _token_row(new.id, seat, token, new.created_at)
            for seat, held in tokens.items()
            for token in held
        ]

        def create(connection: Connection) -> None:
            connection.execute(insert(Matches).values(**vars(new), entries=0))
            if rows:
                connection.execute(insert(SeatTokens), rows)
            if snapshot is not None:
                write_snapshot(connection, new.id, 0, snapshot)
            if new.rematch_of is not None:
                _note_rematch(connection, new.rematch_of, new.id)

        try:
            await self._database.write(create)
        except IntegrityError as error:
            if await self.match(new.id) is not None:
                raise MatchExists(f"there is a match {new.id!r} already") from error
            raise TokenTaken(f"a token for match {new.id!r} holds a seat already") from error

    async def match(self, match: str) -> StoredMatch | None:
        """The match of that code, if there is one."""
        found = await self._matches(select(Matches).where(Matches.id == match))
        return found[0] if found else None

    async def add_token(self, match: str, seat: int, token_hash: str, at: datetime) -> None:
        """Let one more token hold a seat."""
        row = _token_row(match, seat, token_hash, at)
        try:
            await self._database.write(
                lambda connection: connection.execute(insert(SeatTokens), row)
            )
        except IntegrityError as error:
            if await self.match(match) is None:
                raise UnknownMatch(f"there is no match {match!r}") from error
            raise TokenTaken(f"the token for match {match!r} holds a seat already") from error

    async def seat_of_token(self, token_hash: str) -> tuple[str, int] | None:
        """The match and the seat that a token holds."""
        statement = select(SeatTokens.match, SeatTokens.seat)
        for row in await self._database.rows(statement.where(SeatTokens.token_hash == token_hash)):
            return row["match"], row["seat"]
        return None

    # Logs

    async def append(
        self,
        match: str,
        number: int,
        entries: Sequence[NewEntry],
        *,
        snapshot: NewSnapshot | None = None,
        change: Change | None = None,
    ) -> None:
        """Write entries, the first with this number. On return they are on disk, and the snapshot
        of the state after them and the change of the match with them. Raises `StaleNumber` if
        somebody else was first."""
        append = Append(
            match=match, number=number, entries=entries, snapshot=snapshot, change=change
        )
        await self._log_writer.append(append)

    async def entries(self, match: str, after: int = 0) -> list[StoredEntry]:
        """The log of a match after an entry; after 0, all of it."""
        statement = (
            select(Entries.number, Entries.at, Entries.seat, Entries.kind, Entries.body)
            .where(Entries.match == match, Entries.number > after)
            .order_by(Entries.number)
        )
        return [StoredEntry(**row) for row in await self._database.rows(statement)]

    async def last_snapshot(self, match: str) -> StoredSnapshot | None:
        """The state that was stored of a match, which is always the latest."""
        statement = select(Snapshots.number, Snapshots.edition, Snapshots.state, Snapshots.at)
        found = await self._database.rows(statement.where(Snapshots.match == match))
        return StoredSnapshot(**found[0]) if found else None

    # Lists

    async def open_matches(self, limit: int, after: Page | None = None) -> list[StoredMatch]:
        """Public matches that wait for players, newest first, from after a page on."""
        return await self._public_matches("waiting", limit, after)

    async def live_matches(self, limit: int, after: Page | None = None) -> list[StoredMatch]:
        """Public matches that are being played, newest first, from after a page on."""
        return await self._public_matches("playing", limit, after)

    async def held_seats(self, token_hashes: Collection[str]) -> list[HeldSeat]:
        """The seats that these tokens hold, those of the newest matches first."""
        statement = (
            select(SeatTokens.token_hash, SeatTokens.seat, *Matches.__table__.columns)
            .join_from(SeatTokens, Matches, SeatTokens.match == Matches.id)
            .where(SeatTokens.token_hash.in_(sorted(token_hashes)))
            .order_by(Matches.created_at.desc(), Matches.id.desc(), SeatTokens.seat)
        )
        return [_held_seat(dict(row)) for row in await self._database.rows(statement)]

    # Keepers

    async def claim(self, match: str, keeper: str, until: datetime) -> bool:
        """Become or stay the keeper of a match; False if somebody else is."""
        now = self._clock()
        return await self._database.write(
            lambda connection: leases.claim(connection, match, keeper, now, until)
        )

    async def renew(self, keeper: str, matches: Collection[str], until: datetime) -> set[str]:
        """Stay the keeper of these matches; the ones that somebody else took are not among those
        it returns."""
        return await self._database.write(
            lambda connection: leases.renew(connection, keeper, matches, until)
        )

    async def release(self, keeper: str) -> None:
        """Give up every match of the keeper."""
        await self._database.write(lambda connection: leases.release(connection, keeper))

    async def unkept(self, limit: int) -> list[str]:
        """Matches that are being played and that nobody looks after."""
        now = self._clock()
        return await self._database.read(lambda connection: leases.unkept(connection, now, limit))

    # Health

    async def ping(self) -> None:
        """Raise `DatabaseUnavailable` unless the database answers."""
        await self._database.ping()

    async def live_counts(self) -> dict[Status, int]:
        """How many matches wait for players and how many are being played. Those that are over
        are not counted: counting would take the longer the more there are."""
        statement = (
            select(Matches.status, func.count().label("number"))
            .where(Matches.status.in_(LIVE))
            .group_by(Matches.status)
        )
        counts = {row["status"]: row["number"] for row in await self._database.rows(statement)}
        return {status: counts.get(status, 0) for status in LIVE}

    # Inside

    async def _public_matches(
        self, status: Status, limit: int, after: Page | None
    ) -> list[StoredMatch]:
        statement = (
            select(Matches)
            .where(Matches.status == status, Matches.public)
            .order_by(Matches.created_at.desc(), Matches.id.desc())
            .limit(limit)
        )
        if after is not None:
            place = tuple_(literal(after.created_at, Moment), literal(after.match))
            statement = statement.where(tuple_(Matches.created_at, Matches.id) < place)
        return await self._matches(statement)

    async def _matches(self, statement: Select[Any]) -> list[StoredMatch]:
        return [StoredMatch(**row) for row in await self._database.rows(statement)]


def _token_row(match: str, seat: int, token_hash: str, at: datetime) -> dict[str, Any]:
    if _SHA256.fullmatch(token_hash) is None:
        # Not repeated in the message: it may be the token itself.
        raise BadRecord(
            "a token is stored as its SHA-256 in 64 hexadecimal digits, and as nothing else"
        )
    return {"match": match, "seat": seat, "token_hash": token_hash, "created_at": at}


def _note_rematch(connection: Connection, old: str, new: str) -> None:
    statement = update(Matches).where(Matches.id == old, Matches.rematch.is_(None))
    if connection.execute(statement.values(rematch=new)).rowcount == 1:
        return
    there = connection.scalar(select(Matches.rematch).where(Matches.id == old))
    if there is None:
        raise UnknownMatch(f"there is no match {old!r} to play again")
    raise RematchExists(f"match {old!r} is played again as {there!r} already")


def _held_seat(row: dict[str, Any]) -> HeldSeat:
    token_hash = cast("str", row.pop("token_hash"))
    seat = cast("int", row.pop("seat"))
    return HeldSeat(token_hash=token_hash, seat=seat, match=StoredMatch(**row))
