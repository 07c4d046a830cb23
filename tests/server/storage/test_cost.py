"""What an append costs must not grow with the number of matches that are over."""

from __future__ import annotations

import statistics
import time

import pytest
from sqlalchemy import Connection, func, select

from rulewright.server.storage import Store
from rulewright.server.storage.tables import Matches
from tests.server.storage.making import NOON, a_match, an_entry, minutes, token_hash

pytestmark = pytest.mark.anyio

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


async def seconds_a_decision(store: Store, first: int, count: int) -> float:
    """What a decision and its surroundings ask of the store, at the tenth percentile: a busy
    machine and a slow disk only ever add to a time. The median is of no use here: between two
    databases of one size it differed by half."""
    times = []
    for number in range(first, first + count):
        began = time.perf_counter()
        await store.append("LIVE", number, [an_entry()])
        await store.entries("LIVE", after=number - 1)
        await store.seat_of_token(token_hash("ana"))
        await store.unkept(10)
        await store.renew("one", ["LIVE"], NOON + minutes(1))
        await store.release("nobody")
        await store.open_matches(10)
        await store.live_matches(10)
        await store.live_counts()
        times.append(time.perf_counter() - began)
    return statistics.quantiles(times, n=10)[0]


async def test_a_decision_costs_the_same_after_many_more_matches(store: Store) -> None:
    await store.create_match(a_match("LIVE", status="playing"), {0: [token_hash("ana")]})
    await store.claim("LIVE", "one", NOON + minutes(1))
    await finish_matches(store, 1, 1_000)
    await seconds_a_decision(store, 1, 20)
    few = await seconds_a_decision(store, 21, 40)
    await finish_matches(store, 1_001, 20_000)
    (found,) = await store._database.rows(select(func.count().label("count")).select_from(Matches))
    assert found["count"] == 20_001
    await seconds_a_decision(store, 61, 20)
    # While the machine is busy, and PostgreSQL still sorts out what was added, it is only slower.
    many = few * 100
    for first in range(81, 281, 40):
        many = min(many, await seconds_a_decision(store, first, 40))
        if many < 2 * few:
            break
    assert many / few < 2, f"{1000 * few:.2f} ms became {1000 * many:.2f} ms"
