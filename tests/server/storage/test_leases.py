"""Keepers of matches: one at a time, until the lease runs out."""

from __future__ import annotations

import asyncio

import pytest

from rulewright.server.storage import Store
from tests.server.storage.making import NOON, Clock, a_match, minutes

pytestmark = pytest.mark.anyio


@pytest.fixture
async def playing(store: Store) -> None:
    for code in ("A", "B", "C"):
        await store.create_match(a_match(code, status="playing"), {})


async def keepers(store: Store) -> dict[str, str | None]:
    return {match.id: match.keeper for match in await store.live_matches(9)}


@pytest.mark.usefixtures("playing")
async def test_a_match_has_one_keeper_at_a_time(store: Store) -> None:
    assert await store.claim("A", "one", NOON + minutes(1))
    assert not await store.claim("A", "two", NOON + minutes(9))
    assert await store.claim("B", "two", NOON + minutes(1))
    assert await keepers(store) == {"A": "one", "B": "two", "C": None}


@pytest.mark.usefixtures("playing")
async def test_a_keeper_may_claim_its_own_again(store: Store) -> None:
    assert await store.claim("A", "one", NOON + minutes(1))
    assert await store.claim("A", "one", NOON + minutes(2))
    match = await store.match("A")
    assert match is not None
    assert match.kept_until == NOON + minutes(2)


@pytest.mark.usefixtures("playing")
async def test_a_lease_that_ran_out_can_be_taken_over(store: Store, clock: Clock) -> None:
    assert await store.claim("A", "one", NOON + minutes(1))
    clock.passes(59.999)
    assert not await store.claim("A", "two", NOON + minutes(9))
    clock.passes(0.001)
    assert await store.claim("A", "two", NOON + minutes(9))
    assert not await store.claim("A", "one", NOON + minutes(9))


async def test_nobody_keeps_a_match_that_is_not_there(store: Store) -> None:
    assert not await store.claim("A", "one", NOON + minutes(1))


@pytest.mark.usefixtures("playing")
async def test_of_two_that_claim_at_once_one_becomes_keeper(
    store: Store, other_store: Store
) -> None:
    for code in ("A", "B", "C"):
        claims = await asyncio.gather(
            store.claim(code, "one", NOON + minutes(1)),
            other_store.claim(code, "two", NOON + minutes(1)),
        )
        assert sorted(claims) == [False, True]
        assert (await keepers(store))[code] == ("one" if claims[0] else "two")


@pytest.mark.usefixtures("playing")
async def test_a_renewed_lease_runs_longer(store: Store, clock: Clock) -> None:
    await store.claim("A", "one", NOON + minutes(1))
    await store.claim("B", "one", NOON + minutes(1))
    assert await store.renew("one", ["A"], NOON + minutes(2)) == {"A"}
    clock.passes(90)
    assert not await store.claim("A", "two", NOON + minutes(9))
    assert await store.claim("B", "two", NOON + minutes(9))


@pytest.mark.usefixtures("playing")
async def test_renewing_tells_which_matches_somebody_else_took(store: Store, clock: Clock) -> None:
    for code in ("A", "B"):
        await store.claim(code, "one", NOON + minutes(1))
    clock.passes(60)
    await store.claim("A", "two", NOON + minutes(2))
    # Late, but nobody took B meanwhile.
    assert await store.renew("one", ["A", "B", "C", "D"], NOON + minutes(3)) == {"B"}
    assert await keepers(store) == {"A": "two", "B": "one", "C": None}
    assert await store.renew("one", [], NOON + minutes(3)) == set()


@pytest.mark.usefixtures("playing")
async def test_a_keeper_that_leaves_gives_up_its_matches_and_no_others(store: Store) -> None:
    await store.claim("A", "one", NOON + minutes(1))
    await store.claim("B", "one", NOON + minutes(1))
    await store.claim("C", "two", NOON + minutes(1))
    await store.release("one")
    await store.release("nobody")
    assert await keepers(store) == {"A": None, "B": None, "C": "two"}
    assert await store.unkept(9) == ["A", "B"]


@pytest.mark.usefixtures("playing")
async def test_matches_that_nobody_looks_after_are_found(store: Store, clock: Clock) -> None:
    await store.create_match(a_match("WAITING"), {})
    await store.create_match(a_match("OVER", status="over"), {})
    await store.claim("A", "one", NOON + minutes(1))
    await store.claim("B", "one", NOON + minutes(2))
    assert await store.unkept(9) == ["C"]
    clock.passes(60)
    assert sorted(await store.unkept(9)) == ["A", "C"]
    clock.passes(60)
    assert sorted(await store.unkept(9)) == ["A", "B", "C"]
    assert len(await store.unkept(2)) == 2
