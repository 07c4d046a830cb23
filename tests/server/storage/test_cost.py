"""What a decision asks of the database must not grow with the number of matches that are over."""

from __future__ import annotations

import sqlite3

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import Connection, event, func, select

from rulewright.server.storage import Store
from rulewright.server.storage.database import SqliteDatabase
from rulewright.server.storage.tables import Matches
from tests.server.storage.making import NOON, a_match, an_entry, minutes, token_hash

pytestmark = pytest.mark.anyio

STEPS_AT_ONCE = 10
OTHERS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""
ROWS_READ = """
    SELECT coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0) FROM pg_stat_user_tables
"""
FINISHED = """
    WITH RECURSIVE counted (number) AS (
        SELECT {first} UNION ALL SELECT number + 1 FROM counted WHERE number < {last}
    )
"""
MATCHES = """
    INSERT INTO matches (id, game, edition, program, options, seats, settings, public, seed,
        seed_hash, created_at, status, entries, result, finished_at)
    {finished}
    SELECT 'OVER' || counted.number, game, edition, program, options, seats, settings, public, seed,
        seed_hash, created_at, 'over', 4, '{{"shares":[100,0]}}', created_at
    FROM counted, matches WHERE matches.id = 'LIVE'
"""
ENTRIES = """
    INSERT INTO entries (match, number, at, seat, kind, body)
    {finished}
    SELECT 'OVER' || counted.number, step, created_at, 0, 'decision', '{{"choice":["pick",3]}}'
    FROM counted, matches,
        (SELECT 1 AS step UNION SELECT 2 UNION SELECT 3 UNION SELECT 4) AS steps
    WHERE matches.id = 'LIVE'
"""


async def finish_matches(store: Store, first: int, last: int) -> None:
    finished = FINISHED.format(first=first, last=last)

    def finish(connection: Connection) -> None:
        for statement in (MATCHES, ENTRIES):
            connection.exec_driver_sql(statement.format(finished=finished))

    await store._database.write(finish)


async def decide(store: Store, first: int, count: int) -> None:
    """What so many decisions and their surroundings ask of the store."""
    for number in range(first, first + count):
        await store.append("LIVE", number, [an_entry()])
        await store.entries("LIVE", after=number - 1)
        await store.seat_of_token(token_hash("ana"))
        await store.unkept(10)
        await store.renew("one", ["LIVE"], NOON + minutes(1))
        await store.release("nobody")
        await store.open_matches(10)
        await store.live_matches(10)
        await store.live_counts()


class Work:
    """How much a database has done: a count, and no time, so that no other work on the machine shows."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._steps = 0

    async def of(self, first: int, count: int) -> int:
        """The work of some decisions, of a store that is opened for them."""
        before = await self._done()
        store = await Store.open(self._url)
        if isinstance(store._database, SqliteDatabase):
            event.listen(store._database._engine, "checkout", self._count_steps)
        await decide(store, first, count)
        await store.close()
        return await self._done() - before

    def _count_steps(self, connection: sqlite3.Connection, *_: object) -> None:
        connection.set_progress_handler(self._step, STEPS_AT_ONCE)

    def _step(self) -> None:
        self._steps += 1

    async def _done(self) -> int:
        """On SQLite the steps of its machine, on PostgreSQL the rows that it looked at."""
        if self._url.startswith("sqlite"):
            return self._steps
        connection = await asyncpg.connect(self._url)
        # A connection that is closed adds what it did to the sum, a little later, and tells nobody: it is
        # asked for until it has. Each time PostgreSQL takes to answer is a pause.
        while await connection.fetchval(OTHERS):
            pass
        found = int(await connection.fetchval(ROWS_READ))
        await connection.close()
        return found


async def test_a_decision_asks_as_much_of_the_database_after_many_more_matches(
    database_url: str,
) -> None:
    store = await Store.open(database_url)
    await store.create_match(a_match("LIVE", status="playing"), {0: [token_hash("ana")]})
    await store.claim("LIVE", "one", NOON + minutes(1))
    await finish_matches(store, 1, 1_000)
    await store.close()
    work = Work(database_url)
    few = await work.of(1, 40)
    store = await Store.open(database_url)
    await finish_matches(store, 1_001, 20_000)
    (found,) = await store._database.rows(select(func.count().label("count")).select_from(Matches))
    assert found["count"] == 20_001
    await store.close()
    many = await work.of(41, 40)
    assert few > 100, "nothing was counted"
    assert many / few < 2, f"{few} became {many}"
