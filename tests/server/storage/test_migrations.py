"""The tables as the migrations make them, against the tables as the code knows them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, bindparam, insert, inspect, text

from rulewright.server.errors import DatabaseTooNew
from rulewright.server.storage import Store, migrations
from rulewright.server.storage.database import database_at
from rulewright.server.storage.migrations import bring_up_to_date
from rulewright.server.storage.tables import Matches, Moment, Table
from tests.server.storage.making import NOON, a_match, a_snapshot, an_entry

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, Table.metadata))


def keys_and_checks(connection: Connection) -> dict[str, object]:
    """What alembic does not compare."""
    seen = inspect(connection)
    return {
        table: (
            seen.get_pk_constraint(table),
            seen.get_foreign_keys(table),
            seen.get_check_constraints(table),
            sorted(seen.get_indexes(table), key=lambda index: str(index["name"])),
        )
        for table in Table.metadata.tables
    }


def check(connection: Connection) -> None:
    assert differences(connection) == []
    migrated = keys_and_checks(connection)
    Table.metadata.drop_all(connection)
    Table.metadata.create_all(connection)
    assert keys_and_checks(connection) == migrated


async def test_the_migrations_make_the_tables_that_the_code_knows(database_url: str) -> None:
    database = database_at(database_url)
    await bring_up_to_date(database)
    await database.write(check)
    await database.close()


async def test_a_database_that_is_up_to_date_stays_as_it_is(database_url: str) -> None:
    store = await Store.open(database_url)
    await store.create_match(a_match("A"), {})
    await store.close()
    store = await Store.open(database_url)
    assert await store.match("A") is not None
    await store.close()


def as_it_was_first(connection: Connection) -> None:
    """The tables of the first revision, with a match that has three snapshots, one that has one."""
    Table.metadata.drop_all(connection)
    connection.execute(text("DELETE FROM alembic_version"))
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    new = {**vars(a_match("A")), "entries": 12}
    connection.execute(insert(Matches), [new, {**new, "id": "B"}])
    row = text("INSERT INTO snapshots VALUES (:match, :number, '1', :state, :at)")
    row = row.bindparams(bindparam("at", type_=Moment()))
    for match, number in (("A", 0), ("A", 11), ("A", 4), ("B", 0)):
        state = f"{match} after {number}"
        connection.execute(row, {"match": match, "number": number, "state": state, "at": NOON})


async def test_a_database_with_many_snapshots_a_match_keeps_the_last(database_url: str) -> None:
    database = database_at(database_url)
    await bring_up_to_date(database)
    await database.write(as_it_was_first)
    store = await Store.open(database_url)
    for match, number in (("A", 11), ("B", 0)):
        snapshot = await store.last_snapshot(match)
        assert snapshot is not None
        assert (snapshot.number, snapshot.state) == (number, f"{match} after {number}")
        assert (snapshot.edition, snapshot.at) == ("1", NOON)
    await store.append("A", 13, [an_entry()], snapshot=a_snapshot("A after 13"))
    (count,) = await database.rows(text("SELECT count(*) AS kept FROM snapshots"))
    assert count["kept"] == 2
    await store.close()
    await database.write(check)
    await database.close()


async def test_servers_that_start_at_once_do_not_disturb_each_other(database_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(4)))
    await stores[0].create_match(a_match("A"), {})
    for store in stores:
        assert await store.match("A") is not None
        await store.close()


async def test_a_database_of_a_newer_program_is_left_alone(database_url: str) -> None:
    database = database_at(database_url)
    await bring_up_to_date(database)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await database.write(lambda connection: connection.execute(newer))
    with pytest.raises(DatabaseTooNew, match="9999"):
        await Store.open(database_url)
    (left,) = await database.rows(text("SELECT version_num FROM alembic_version"))
    assert left["version_num"] == "9999"
    await database.close()
