"""Addresses of databases, how durable they are, and what is said when they are out of reach."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from rulewright.server.errors import BadDatabaseAddress, DatabaseUnavailable
from rulewright.server.storage import Store
from rulewright.server.storage.database import database_at
from tests.server.postgres import Postgres
from tests.server.storage.making import a_match, an_entry

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("", "no address of a database"),
        ("matches.db", "no address of a database"),
        ("postgresql://user:word@host:port/x", "no address of a database"),
        ("mysql://user:word@host/x", "not in 'mysql'"),
        ("sqlite://", "name a file"),
        ("sqlite:///:memory:", "name a file"),
    ],
)
async def test_an_address_that_cannot_work_is_refused_without_repeating_it(
    address: str, complaint: str
) -> None:
    with pytest.raises(BadDatabaseAddress, match=complaint) as refused:
        await Store.open(address)
    assert "sqlite:///matches.db" in str(refused.value)
    assert "word" not in str(refused.value)


async def test_a_file_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadDatabaseAddress, match=r"nowhere/matches\.db: No such file"):
        await Store.open(f"sqlite:///{tmp_path}/nowhere/matches.db")
    with pytest.raises(BadDatabaseAddress, match="Is a directory"):
        await Store.open(f"sqlite:///{tmp_path}")


async def test_a_file_that_is_no_database_is_reported(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana, " * 200, encoding="utf-8")
    with pytest.raises(DatabaseUnavailable, match="not a database"):
        await Store.open(f"sqlite:///{tmp_path}/letter.txt")


async def test_a_postgresql_that_is_not_there_is_reported(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnavailable, match="reached"):
        await Store.open(f"postgresql://rulewright@/x?host={tmp_path}")


async def test_sqlite_waits_for_the_disk_and_its_writers_for_each_other(sqlite_url: str) -> None:
    database = database_at(sqlite_url)
    found: dict[str, object] = {}
    for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
        found |= dict((await database.rows(text(f"PRAGMA {pragma}")))[0])
    full = 2
    assert found == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "timeout": 10_000,
    }
    await database.close()


async def test_postgresql_waits_for_the_disk_also_where_it_was_told_not_to(
    postgres_url: str,
) -> None:
    database = database_at(postgres_url)
    (shown,) = await database.rows(text("SHOW synchronous_commit"))
    assert shown["synchronous_commit"] == "on"
    await database.close()


async def test_the_store_answers(store: Store) -> None:
    await store.ping()


async def test_a_store_survives_a_restart_of_postgresql(
    postgres: Postgres, postgres_url: str
) -> None:
    store = await Store.open(postgres_url)
    await store.create_match(a_match("A"), {})
    postgres.stop()
    with pytest.raises(DatabaseUnavailable):
        await store.ping()
    with pytest.raises(DatabaseUnavailable):
        await store.append("A", 1, [an_entry()])
    postgres.start()
    await store.ping()
    await store.append("A", 1, [an_entry()])
    assert len(await store.entries("A")) == 1
    await store.close()
