"""Appending to the logs of matches: numbered, durable, and many at once.

Waiting for the disk takes longer than anything else here. So whatever is to be appended while one
transaction waits goes together into the next one: the disk is waited for once for all of them,
and the statements are the same few however many they are. Nobody is held back for company: alone,
an append is written at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, update

from rulewright.server.errors import (
    BadRecord,
    DatabaseUnavailable,
    NumberAhead,
    ServerError,
    StaleNumber,
    UnknownMatch,
)
from rulewright.server.storage.database import Database
from rulewright.server.storage.notifications import Bell, Ring
from rulewright.server.storage.records import Change, NewEntry, NewSnapshot
from rulewright.server.storage.tables import Entries, Matches, Snapshots

LARGEST_GROUP: Final = 200

_COUNT: Final = (
    update(Matches)
    .where(Matches.id == bindparam("which"))
    .values(entries=bindparam("last"))
    .execution_options(synchronize_session=False)
)

_SNAPSHOT: Final = (
    update(Snapshots)
    .where(Snapshots.match == bindparam("which"))
    .execution_options(synchronize_session=False)
)

_HELD: Final = (
    select(Matches.id, Matches.entries)
    .where(Matches.id.in_(bindparam("which", expanding=True)))
    .order_by(Matches.id)
    .with_for_update(key_share=True)
)


@dataclass(frozen=True, kw_only=True)
class Append:
    """Entries for one match, the first with this number, and what comes with them."""

    match: str
    number: int
    entries: Sequence[NewEntry]
    snapshot: NewSnapshot | None
    change: Change | None

    def __post_init__(self) -> None:
        if not self.entries:
            raise BadRecord(f"nothing to append to match {self.match!r}; give at least one entry")

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.number + len(self.entries) - 1

    def refusal(self, count: int | None) -> ServerError | None:
        """Why a match with that many entries (None: no match) does not take it."""
        if count is None:
            return UnknownMatch(f"there is no match {self.match!r}")
        if self.number <= count:
            return StaleNumber(
                f"entry {self.number} of match {self.match!r} is taken; the next is {count + 1}"
            )
        if self.number > count + 1:
            return NumberAhead(
                f"entry {self.number} of match {self.match!r} would leave a gap;"
                f" the next is {count + 1}"
            )
        return None


class Outcome(NamedTuple):
    """How writing a group went: for each append why it was refused, and for what to ring."""

    refusals: list[ServerError | None]
    rings: list[Ring]


class LogWriter:
    """Writes what is to be appended, group after group."""

    def __init__(self, database: Database, bell: Bell) -> None:
        self._database = database
        self._bell = bell
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        """Write it; on return it is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._writing is None:
            # A task of its own, so that a caller who is cancelled takes nobody along.
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Write what is still waiting."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            group = self._waiting[:LARGEST_GROUP]
            del self._waiting[:LARGEST_GROUP]
            await self._settle(group)
        self._writing = None

    async def _settle(self, group: list[tuple[Append, asyncio.Future[None]]]) -> None:
        """Write a group and tell each caller how it went."""
        appends = [append for append, _ in group]
        writing = self._database.write(lambda connection: self._write(connection, appends))
        (outcome,) = await asyncio.gather(writing, return_exceptions=True)
        if isinstance(outcome, Outcome):
            self._bell.ring_after(outcome.rings)
            refusals: Sequence[BaseException | None] = outcome.refusals
        elif len(group) == 1 or isinstance(outcome, DatabaseUnavailable):
            refusals = [outcome] * len(group)
        else:
            # Something in it cannot be stored, and nothing was. Only whose it is shall suffer.
            for one in group:
                await self._settle([one])
            return
        for (_, done), refusal in zip(group, refusals, strict=True):
            if done.done():
                continue  # cancelled meanwhile
            if refusal is None:
                done.set_result(None)
            else:
                done.set_exception(refusal)

    def _write(self, connection: Connection, appends: Sequence[Append]) -> Outcome:
        """Write all that can be written."""
        counts = _counts(connection, {append.match for append in appends})
        accepted: list[Append] = []
        refusals: list[ServerError | None] = []
        for append in appends:
            refusal = append.refusal(counts.get(append.match))
            refusals.append(refusal)
            if refusal is None:
                counts[append.match] = append.last
                accepted.append(append)
        rings = [Ring(append.match, append.last) for append in accepted]
        if accepted:
            _write_accepted(connection, accepted)
            self._bell.ring_within(connection, rings)
        return Outcome(refusals, rings)


def _counts(connection: Connection, matches: set[str]) -> dict[str, int]:
    """How many entries each match has. From here on nobody else appends to them: the rows are
    locked, always in one order, so that two processes never wait for each other in a circle."""
    return {row.id: row.entries for row in connection.execute(_HELD, {"which": sorted(matches)})}


def _write_accepted(connection: Connection, appends: Sequence[Append]) -> None:
    entries = [
        _entry_row(append.match, number, entry)
        for append in appends
        for number, entry in enumerate(append.entries, append.number)
    ]
    connection.execute(insert(Entries), entries)
    lasts = {append.match: append.last for append in appends}
    counts = [{"which": match, "last": last} for match, last in lasts.items()]
    connection.execute(_COUNT, counts)
    for append in appends:
        if append.snapshot is not None:
            write_snapshot(connection, append.match, append.last, append.snapshot)
        if append.change is not None:
            _write_change(connection, append.match, append.change)


def _entry_row(match: str, number: int, entry: NewEntry) -> dict[str, Any]:
    return {
        "match": match,
        "number": number,
        "at": entry.at,
        "seat": entry.seat,
        "kind": entry.kind,
        "body": entry.body,
    }


def write_snapshot(connection: Connection, match: str, number: int, snapshot: NewSnapshot) -> None:
    """Store the state of a match after the entry of that number, in the place of the one before:
    nobody ever goes back further than to the last."""
    row = {
        "number": number,
        "edition": snapshot.edition,
        "state": snapshot.state,
        "at": snapshot.at,
    }
    if connection.execute(_SNAPSHOT, {"which": match, **row}).rowcount == 0:
        connection.execute(insert(Snapshots), {"match": match, **row})


def _write_change(connection: Connection, match: str, change: Change) -> None:
    values = {name: value for name, value in vars(change).items() if value is not None}
    if change.status == "over":
        values |= {"keeper": None, "kept_until": None}  # it needs nobody to look after it
    if values:
        connection.execute(update(Matches).where(Matches.id == match).values(**values))
