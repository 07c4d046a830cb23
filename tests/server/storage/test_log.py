"""The logs of matches: what is appended, what is refused, and who wins a race."""

from __future__ import annotations

import asyncio
import math

import pytest
from sqlalchemy import text

from rulewright.server.errors import BadRecord, NumberAhead, StaleNumber, UnknownMatch
from rulewright.server.storage import Change, NewEntry, Store
from tests.patience import GIVE_UP
from tests.server.storage.making import NOON, a_match, a_snapshot, an_entry, minutes

pytestmark = pytest.mark.anyio


async def numbers(store: Store, match: str) -> list[int]:
    return [entry.number for entry in await store.entries(match)]


async def test_entries_come_back_in_order_as_they_were_written(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    said = NewEntry(at=NOON + minutes(1), kind="message", body={"text": "olá \x00 ☂"})
    await store.append("A", 1, [an_entry("pick"), an_entry("pay", seat=1)])
    await store.append("A", 3, [said])
    first, second, third = await store.entries("A")
    assert (first.number, first.body, first.seat, first.at) == (1, {"choice": ["pick", 3]}, 0, NOON)
    assert (second.number, second.body, second.seat) == (2, {"choice": ["pay", 3]}, 1)
    assert (third.number, third.kind, third.body, third.seat) == (3, "message", said.body, None)
    assert third.at == NOON + minutes(1)
    match = await store.match("A")
    assert match is not None
    assert match.entries == 3


async def test_the_log_can_be_read_from_any_entry_on(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    await store.create_match(a_match("B"), {})
    await store.append("A", 1, [an_entry()] * 12)
    await store.append("B", 1, [an_entry()])
    assert [entry.number for entry in await store.entries("A", after=9)] == [10, 11, 12]
    assert await store.entries("A", after=12) == []
    assert await numbers(store, "B") == [1]


async def test_a_number_that_is_taken_is_refused_and_changes_nothing(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    await store.append("A", 1, [an_entry("first"), an_entry("second")])
    with pytest.raises(StaleNumber, match="entry 2 of match 'A' is taken; the next is 3"):
        await store.append(
            "A",
            2,
            [an_entry("late"), an_entry("later")],
            snapshot=a_snapshot(),
            change=Change(status="over"),
        )
    assert [entry.body["choice"][0] for entry in await store.entries("A")] == ["first", "second"]
    assert await store.last_snapshot("A") is None
    match = await store.match("A")
    assert match is not None
    assert (match.status, match.entries) == ("waiting", 2)


async def test_a_number_that_would_leave_a_gap_is_refused(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    with pytest.raises(NumberAhead, match="entry 2 of match 'A' would leave a gap; the next is 1"):
        await store.append("A", 2, [an_entry()])
    with pytest.raises(StaleNumber):
        await store.append("A", 0, [an_entry()])
    assert await numbers(store, "A") == []


async def test_nothing_is_appended_to_a_match_that_is_not_there(store: Store) -> None:
    with pytest.raises(UnknownMatch, match="'A'"):
        await store.append("A", 1, [an_entry()])


async def test_nothing_is_not_appended(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    with pytest.raises(BadRecord, match="at least one entry"):
        await store.append("A", 1, [])


async def test_a_snapshot_is_of_the_state_after_the_entries_it_comes_with(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    assert await store.last_snapshot("A") is None
    await store.append("A", 1, [an_entry()] * 3, snapshot=a_snapshot('{"turn":1}'))
    await store.append("A", 4, [an_entry()] * 8, snapshot=a_snapshot('{"turn":4}'))
    await store.append("A", 12, [an_entry()])
    snapshot = await store.last_snapshot("A")
    assert snapshot is not None
    assert (snapshot.number, snapshot.state, snapshot.edition) == (11, '{"turn":4}', "1")
    assert snapshot.at == NOON
    assert await numbers(store, "A") == list(range(1, 13))


async def test_only_the_last_snapshot_of_a_match_is_kept(store: Store) -> None:
    for code in ("A", "B"):
        await store.create_match(a_match(code), {}, a_snapshot('{"turn":0}'))
    await store.append("A", 1, [an_entry()] * 3, snapshot=a_snapshot('{"turn":1}'))
    both = [
        store.append("A", 4, [an_entry()], snapshot=a_snapshot('{"turn":2}')),
        store.append("A", 5, [an_entry()], snapshot=a_snapshot('{"turn":3}')),
    ]
    await asyncio.gather(*both)
    kept = await store._database.rows(text("SELECT match, number FROM snapshots ORDER BY match"))
    assert [(row["match"], row["number"]) for row in kept] == [("A", 5), ("B", 0)]
    snapshot = await store.last_snapshot("A")
    assert snapshot is not None
    assert (snapshot.number, snapshot.state) == (5, '{"turn":3}')


async def test_a_match_changes_together_with_its_entries(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    seats = [{"name": "Ana"}, {"name": "Caz"}]
    await store.append("A", 1, [an_entry()], change=Change(seats=seats))
    match = await store.match("A")
    assert match is not None
    assert (match.seats, match.status, match.result) == (seats, "waiting", None)
    over = Change(status="over", result={"shares": [100, 0]}, finished_at=NOON)
    await store.append("A", 2, [an_entry()], change=over)
    match = await store.match("A")
    assert match is not None
    assert (match.seats, match.status, match.result) == (seats, "over", {"shares": [100, 0]})
    assert match.finished_at == NOON


async def test_a_match_that_is_over_needs_no_keeper(store: Store) -> None:
    await store.create_match(a_match("A", status="playing"), {})
    assert await store.claim("A", "one", NOON + minutes(1))
    await store.append("A", 1, [an_entry()], change=Change(status="over", finished_at=NOON))
    match = await store.match("A")
    assert match is not None
    assert (match.keeper, match.kept_until) == (None, None)


async def test_of_many_that_append_the_same_number_one_wins(
    store: Store, other_store: Store
) -> None:
    await store.create_match(a_match("A"), {})
    for number in range(1, 11):
        outcomes = await asyncio.gather(
            *(
                each.append("A", number, [an_entry(f"{name} {turn}")])
                for turn in range(3)
                for name, each in (("mine", store), ("theirs", other_store))
            ),
            return_exceptions=True,
        )
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, StaleNumber) for outcome in outcomes) == 5
        winner = outcomes.index(None)
        last = (await store.entries("A", after=number - 1))[0]
        name = ("mine", "theirs")[winner % 2]
        assert last.body["choice"][0] == f"{name} {winner // 2}"
    assert await numbers(store, "A") == list(range(1, 11))


async def test_matches_appended_to_at_once_from_both_sides_do_not_hold_each_other_up(
    store: Store, other_store: Store
) -> None:
    codes = [f"M{number}" for number in range(20)]
    for code in codes:
        await store.create_match(a_match(code, status="playing"), {})
        assert await store.claim(code, "one", NOON)

    async def race(each: Store, order: list[str]) -> int:
        won = 0
        for number in range(1, 6):
            outcomes = await asyncio.gather(
                *(each.append(code, number, [an_entry()]) for code in order),
                each.renew("one", order, NOON + minutes(1)),
                return_exceptions=True,
            )
            assert outcomes.pop() == set(codes)
            assert {type(outcome) for outcome in outcomes} <= {type(None), StaleNumber}
            won += outcomes.count(None)
        return won

    async with asyncio.timeout(GIVE_UP):
        won = await asyncio.gather(race(store, codes), race(other_store, codes[::-1]))
    assert sum(won) == 100
    for code in codes:
        assert await numbers(store, code) == [1, 2, 3, 4, 5]


async def test_what_waits_together_is_judged_one_by_one(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    await store.create_match(a_match("B"), {})
    outcomes = await asyncio.gather(
        store.append("A", 1, [an_entry("one"), an_entry("two")]),
        store.append("A", 2, [an_entry("stale")]),
        store.append("B", 5, [an_entry("ahead")]),
        store.append("A", 3, [an_entry("three")]),
        store.append("C", 1, [an_entry("nowhere")]),
        store.append("B", 1, [an_entry("one")]),
        return_exceptions=True,
    )
    assert [type(outcome).__name__ for outcome in outcomes] == [
        "NoneType",
        "StaleNumber",
        "NumberAhead",
        "NoneType",
        "UnknownMatch",
        "NoneType",
    ]
    assert [entry.body["choice"][0] for entry in await store.entries("A")] == [
        "one",
        "two",
        "three",
    ]
    assert await numbers(store, "B") == [1]


@pytest.mark.parametrize(
    "spoilt",
    [
        NewEntry(at=NOON, kind="decision", body={"choice": math.nan}),
        NewEntry(at=NOON, kind="decision", body={"choice": object()}),
        NewEntry(at=NOON.replace(tzinfo=None), kind="decision", body={}),
    ],
    ids=["not a number", "no JSON", "no zone"],
)
async def test_what_cannot_be_stored_spoils_nothing_that_waits_with_it(
    store: Store, spoilt: NewEntry
) -> None:
    await store.create_match(a_match("A"), {})
    await store.create_match(a_match("B"), {})
    outcomes = await asyncio.gather(
        store.append("A", 1, [an_entry()]),
        store.append("B", 1, [an_entry(), spoilt]),
        store.append("A", 2, [an_entry()]),
        return_exceptions=True,
    )
    assert (outcomes[0], outcomes[2]) == (None, None)
    assert isinstance(outcomes[1], BadRecord)
    assert await numbers(store, "A") == [1, 2]
    assert await numbers(store, "B") == []


@pytest.mark.parametrize(
    "spoilt",
    [
        NewEntry(at=NOON, kind="deci\x00sion", body={}),
        NewEntry(at=NOON, kind="decision", body={}, seat=2**40),
    ],
    ids=["a zero in a text", "too large a number"],
)
async def test_what_postgresql_refuses_spoils_nothing_that_waits_with_it(
    postgres_url: str, spoilt: NewEntry
) -> None:
    store = await Store.open(postgres_url)
    await store.create_match(a_match("A"), {})
    await store.create_match(a_match("B"), {})
    outcomes = await asyncio.gather(
        store.append("A", 1, [an_entry()]),
        store.append("B", 1, [spoilt]),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], BadRecord)
    await store.close()


async def test_a_caller_who_goes_away_takes_nobody_along(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    await store.create_match(a_match("B"), {})
    leaving = asyncio.create_task(store.append("A", 1, [an_entry()]))
    staying = asyncio.create_task(store.append("B", 1, [an_entry()]))
    await asyncio.sleep(0)
    leaving.cancel()
    await staying
    assert await numbers(store, "B") == [1]
    # Whether the one who left was still written does not matter, but the log goes on either way.
    after = len(await numbers(store, "A"))
    await store.append("A", after + 1, [an_entry()])
    assert await numbers(store, "A") == list(range(1, after + 2))


async def test_closing_waits_for_what_is_being_written(store: Store, other_store: Store) -> None:
    await store.create_match(a_match("A"), {})
    writing = asyncio.create_task(other_store.append("A", 1, [an_entry()]))
    await asyncio.sleep(0)
    await other_store.close()
    await writing
    assert await numbers(store, "A") == [1]
