"""The database under the store, SQLite or PostgreSQL: how it is made durable, who may write when.

It knows no tables. What is to be done is handed to it as a function of a connection, which it runs
as one transaction. PostgreSQL is spoken to from the event loop. SQLite does its work where it is
called, so it is called in threads: one that writes, since SQLite has one writer at a time, and
some that read. The loop and a thread meet once for each transaction, not once for each statement.
"""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import (
    URL,
    Connection,
    Executable,
    RowMapping,
    create_engine,
    event,
    make_url,
    text,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    StatementError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from rulewright.server.errors import BadDatabaseAddress, BadRecord, DatabaseUnavailable

POSTGRESQL: Final = "postgresql"
SQLITE: Final = "sqlite"
DRIVERS: Final = {
    "postgres": "postgresql+asyncpg",
    POSTGRESQL: "postgresql+asyncpg",
    SQLITE: "sqlite+pysqlite",
}
EXAMPLES: Final = "sqlite:///matches.db or postgresql://user@host/name"

SQLITE_READERS: Final = 4
SQLITE_PRAGMAS: Final = (
    "busy_timeout = 10000",  # first, so that the others wait too
    "journal_mode = WAL",  # readers and the writer do not wait for each other
    # NORMAL would not wait for the disk when a WAL transaction ends: a power cut could take back
    # what players were told is done.
    "synchronous = FULL",
    "foreign_keys = ON",
)
POSTGRESQL_CONNECTIONS: Final = 10
# The default, but a server or a role may have been set otherwise.
POSTGRESQL_SETTINGS: Final = {"synchronous_commit": "on", "application_name": "rulewright"}
WRITES: Final = "rulewright_writes"

Outcome = TypeVar("Outcome")


class Database(ABC):
    """One database that is open. Connections are made when they are needed."""

    def __init__(self, url: URL) -> None:
        self.url = url

    @abstractmethod
    async def read(self, work: Callable[[Connection], Outcome]) -> Outcome:
        """Do work that reads, in one statement."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], Outcome]) -> Outcome:
        """Do work that writes, in one transaction: all of it or nothing, and on disk on return."""

    @abstractmethod
    async def close(self) -> None:
        """Close every connection."""

    async def rows(self, statement: Executable) -> Sequence[RowMapping]:
        """What a statement finds."""
        return await self.read(lambda connection: connection.execute(statement).mappings().all())

    async def ping(self) -> None:
        """Show that the database answers."""
        await self.rows(text("SELECT 1"))


class SqliteDatabase(Database):
    """A file, for one server process."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self._engine = create_engine(url, **_SETTINGS, pool_size=SQLITE_READERS + 1)
        self._write_engine = self._engine.execution_options(**{WRITES: True})
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers = ThreadPoolExecutor(SQLITE_READERS, "sqlite-reader")
        event.listen(self._engine, "connect", _set_up_sqlite)
        event.listen(self._engine, "begin", _begin_sqlite)

    async def read(self, work: Callable[[Connection], Outcome]) -> Outcome:
        """Do work that reads, in one statement."""

        def reading() -> Outcome:
            with _plain_errors(), self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def write(self, work: Callable[[Connection], Outcome]) -> Outcome:
        """Do work that writes, in one transaction; those of this process in the order they came,
        those of others when the database's lock is free."""

        def writing() -> Outcome:
            with _plain_errors(), self._write_engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, writing)

    async def close(self) -> None:
        """Finish what is being done, and close every connection."""
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()


class PostgresDatabase(Database):
    """A PostgreSQL, for any number of server processes."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self._engine = create_async_engine(
            url,
            **_SETTINGS,
            connect_args={"server_settings": POSTGRESQL_SETTINGS},
            pool_size=POSTGRESQL_CONNECTIONS,
            pool_pre_ping=True,  # PostgreSQL may have been started anew meanwhile
        )
        # One statement needs no transaction around it.
        self._read_engine = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Callable[[Connection], Outcome]) -> Outcome:
        """Do work that reads, in one statement."""
        with _plain_errors():
            async with self._read_engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], Outcome]) -> Outcome:
        """Do work that writes, in one transaction."""
        with _plain_errors():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()


def database_at(address: str) -> Database:
    """The database of an address; one that cannot work is refused."""
    url = _checked(address)
    if url.get_backend_name() == POSTGRESQL:
        return PostgresDatabase(url)
    return SqliteDatabase(url)


def _checked(address: str) -> URL:
    # The address is not repeated in the message: it may hold a password.
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadDatabaseAddress(f"this is no address of a database; write {EXAMPLES}") from None
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise BadDatabaseAddress(
            f"matches are kept in SQLite or PostgreSQL, not in {url.get_backend_name()!r};"
            f" write {EXAMPLES}"
        )
    url = url.set(drivername=driver)
    if url.get_backend_name() == SQLITE:
        _check_file(url.database)
    return url


def _check_file(name: str | None) -> None:
    """Make the file if it is not there: what stands in the way is told better than by SQLite."""
    if not name or name == ":memory:":
        raise BadDatabaseAddress(
            "matches are kept on disk: name a file, as in sqlite:///matches.db"
        )
    try:
        Path(name).open("ab").close()
    except OSError as error:
        raise BadDatabaseAddress(
            f"matches cannot be kept in {name}: {error.strerror}; name a file that can be written"
        ) from error


def _json(value: object) -> str:
    """JSON that every database takes, which NaN is not."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


_SETTINGS: Final[dict[str, Any]] = {
    "hide_parameters": True,  # seeds and hashes of tokens stay out of messages and logs
    "json_serializer": _json,
}


def _set_up_sqlite(connection: DBAPIConnection, _record: object) -> None:
    # Python's driver would begin transactions by itself, and not at once; `_begin_sqlite` does.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Take the write lock at the beginning, so that racing writers queue; one that first reads
    and then wants to write would be sent away."""
    if connection.get_execution_options().get(WRITES, False):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


@contextmanager
def _plain_errors() -> Iterator[None]:
    """Turn what drivers raise into errors of ours: either what was to be stored cannot be, or the
    database is out of reach. Keys that are taken are for the store to explain."""
    try:
        yield
    except (IntegrityError, ProgrammingError):
        raise
    except StatementError as error:
        if _is_about_values(error):
            raise BadRecord(f"this cannot be stored: {error.orig}") from error
        raise DatabaseUnavailable(f"the database cannot be used now: {error.orig}") from error
    except (OSError, PoolTimeout) as error:
        raise DatabaseUnavailable(f"the database cannot be reached now: {error}") from error


def _is_about_values(error: StatementError) -> bool:
    """Whether the values were refused: before the statement was sent, by the driver when it
    wrote them down (asyncpg), or by PostgreSQL, whose codes for that begin with 22."""
    if not isinstance(error, DBAPIError):
        return True
    code = getattr(error.orig, "sqlstate", None) or ""
    return code.startswith("22") or isinstance(getattr(error.orig, "__cause__", None), ValueError)
