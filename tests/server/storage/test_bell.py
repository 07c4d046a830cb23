"""The bell: who hears that a match got entries."""

from __future__ import annotations

import asyncio

import pytest

from rulewright.server.errors import StaleNumber
from rulewright.server.storage import Listener, Ring, Store, notifications
from rulewright.server.storage.notifications import EVERYTHING
from tests.patience import GIVE_UP
from tests.server.postgres import Postgres
from tests.server.storage.making import a_match, an_entry

pytestmark = pytest.mark.anyio


async def heard(listener: Listener) -> Ring:
    async with asyncio.timeout(GIVE_UP):
        return await anext(listener)


async def test_an_append_rings_for_its_match_with_the_number_of_its_last_entry(
    store: Store,
) -> None:
    await store.create_match(a_match("A"), {})
    with store.bell.listen() as listener:
        await store.append("A", 1, [an_entry()] * 3)
        assert await heard(listener) == Ring("A", 3)


async def test_who_hears_a_ring_finds_the_entries(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    with store.bell.listen() as listener:
        waiting = asyncio.create_task(heard(listener))
        await store.append("A", 1, [an_entry()])
        ring = await waiting
        assert [entry.number for entry in await store.entries("A")] == [ring.number]


async def test_everybody_who_listens_hears_it(store: Store) -> None:
    with store.bell.listen() as one, store.bell.listen() as two:
        await store.bell.ring("A", 4)
        assert await heard(one) == Ring("A", 4)
        assert await heard(two) == Ring("A", 4)


async def test_rings_for_one_match_that_were_not_heard_yet_are_one(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    with store.bell.listen() as slow, store.bell.listen() as quick:
        for number in (1, 2, 3):
            await store.append("A", number, [an_entry()])
            assert await heard(quick) == Ring("A", number)
        await store.bell.ring("B", 1)
        assert await heard(slow) == Ring("A", 3)
        assert await heard(slow) == Ring("B", 1)


async def test_what_was_refused_does_not_ring(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    await store.append("A", 1, [an_entry()])
    with store.bell.listen() as listener:
        with pytest.raises(StaleNumber):
            await store.append("A", 1, [an_entry()])
        await store.bell.ring("B", 1)
        rings = [await heard(listener)]
        if rings == [Ring("A", 1)]:  # of the first append, heard late
            rings = [await heard(listener)]
        assert rings == [Ring("B", 1)]


async def test_nothing_is_heard_after_closing(store: Store) -> None:
    with store.bell.listen() as closed:
        pass
    with store.bell.listen() as listener:
        await store.bell.ring("A", 1)
        await heard(listener)
    hearing = asyncio.ensure_future(closed.__anext__())
    await asyncio.sleep(0)  # what it had heard it would tell at once
    assert not hearing.done()
    hearing.cancel()


async def test_another_process_on_postgresql_hears_it_too(postgres_url: str) -> None:
    here, there = await Store.open(postgres_url), await Store.open(postgres_url)
    await here.create_match(a_match("A 1"), {})
    with there.bell.listen() as listener:
        await here.append("A 1", 1, [an_entry()])
        assert await heard(listener) == Ring("A 1", 1)
    await here.close()
    await there.close()


async def test_after_the_connection_broke_off_everything_may_have_changed(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(postgres_url)
    await store.create_match(a_match("A"), {})
    tried_in_vain = asyncio.Event()
    monkeypatch.setattr(notifications._log, "warning", lambda *_: tried_in_vain.set())
    with store.bell.listen() as listener:
        postgres.stop()
        async with asyncio.timeout(GIVE_UP):
            await tried_in_vain.wait()
        postgres.start()
        assert await heard(listener) == EVERYTHING
        await store.append("A", 1, [an_entry()])
        assert await heard(listener) == Ring("A", 1)
    await store.close()
