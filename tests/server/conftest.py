"""What the tests of the server share: a database of either kind, empty, for each test.

The PostgreSQL ones really run, everywhere: without one on the machine or in a wheel they fail.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of this test run's own. It need not outlive a power cut, so it is spared
    waiting for the disk, and set not to: the server must ask for it nevertheless."""
    with running_postgres({"fsync": "off", "synchronous_commit": "off"}) as postgres:
        yield postgres


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """An empty PostgreSQL database."""
    return postgres.empty_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path}/matches.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database, first of one kind and then of the other."""
    kind = {"sqlite": "sqlite_url", "postgresql": "postgres_url"}[request.param]
    return str(request.getfixturevalue(kind))
