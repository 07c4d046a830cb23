"""A store of either kind, with a clock that tests move."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from rulewright.server.storage import Store
from tests.server.storage.making import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(database_url: str, clock: Clock) -> AsyncIterator[Store]:
    store = await Store.open(database_url, clock)
    yield store
    await store.close()


@pytest.fixture
async def other_store(database_url: str, clock: Clock) -> AsyncIterator[Store]:
    """A second one on the same database, as another process would have."""
    other = await Store.open(database_url, clock)
    yield other
    await other.close()
