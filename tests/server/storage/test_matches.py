"""Matches, who holds their seats, and the lists of them."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from datetime import UTC, datetime, timedelta, timezone

import pytest

from rulewright.server.errors import (
    BadRecord,
    MatchExists,
    RematchExists,
    ServerError,
    TokenTaken,
    UnknownMatch,
)
from rulewright.server.storage import Change, Page, Store
from tests.server.storage.making import (
    NOON,
    PLAIN,
    a_match,
    a_snapshot,
    an_entry,
    minutes,
    token_hash,
)

pytestmark = pytest.mark.anyio


async def test_a_match_comes_back_as_it_was_stored(store: Store) -> None:
    new = a_match(
        "ÜBER-1",
        options={"relics": False, "name": "Zoë ☂ \x00 '\""},
        from_match="PLAIN",
        from_number=7,
    )
    await store.create_match(new, {})
    found = await store.match("ÜBER-1")
    assert found is not None
    assert asdict(found) == {
        **asdict(new),
        "entries": 0,
        "result": None,
        "finished_at": None,
        "keeper": None,
        "kept_until": None,
        "rematch": None,
    }


async def test_there_is_no_match_of_another_code(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    assert await store.match("a") is None
    assert await store.match("") is None


async def test_a_printed_match_does_not_tell_its_seed(store: Store) -> None:
    await store.create_match(PLAIN, {})
    assert "secret" not in repr(PLAIN)
    assert "secret" not in repr(await store.match("PLAIN"))


async def test_times_come_back_in_utc_whatever_zone_they_were_given_in(store: Store) -> None:
    abroad = timezone(timedelta(hours=5, minutes=30))
    given = datetime(2031, 5, 4, 17, 30, 0, 123456, tzinfo=abroad)
    await store.create_match(a_match("A", created_at=given), {})
    found = await store.match("A")
    assert found is not None
    assert found.created_at == given
    assert found.created_at.tzinfo == UTC


async def test_a_time_without_a_zone_is_refused(store: Store) -> None:
    with pytest.raises(ServerError, match="no zone"):
        await store.create_match(a_match("A", created_at=NOON.replace(tzinfo=None)), {})
    assert await store.match("A") is None


async def test_a_code_is_given_once(store: Store) -> None:
    await store.create_match(a_match("A", game="allumbra"), {0: [token_hash("ana")]})
    with pytest.raises(MatchExists, match="'A'"):
        await store.create_match(a_match("A", game="elma"), {0: [token_hash("eve")]})
    found = await store.match("A")
    assert found is not None
    assert found.game == "allumbra"
    assert await store.seat_of_token(token_hash("eve")) is None


async def test_of_two_that_make_up_the_same_code_one_gets_it(
    store: Store, other_store: Store
) -> None:
    outcomes = await asyncio.gather(
        store.create_match(a_match("A"), {}),
        other_store.create_match(a_match("A"), {}),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["MatchExists", "NoneType"]


async def test_a_token_opens_its_seat_and_no_other(store: Store) -> None:
    ana, bo = token_hash("ana"), token_hash("bo")
    await store.create_match(a_match("A"), {0: [ana], 1: [bo]})
    assert await store.seat_of_token(ana) == ("A", 0)
    assert await store.seat_of_token(bo) == ("A", 1)
    assert await store.seat_of_token(token_hash("eve")) is None


async def test_several_tokens_may_hold_one_seat(store: Store) -> None:
    await store.create_match(a_match("A"), {0: [token_hash("desk")]})
    await store.add_token("A", 0, token_hash("phone"), NOON)
    assert await store.seat_of_token(token_hash("desk")) == ("A", 0)
    assert await store.seat_of_token(token_hash("phone")) == ("A", 0)


async def test_a_token_holds_one_seat(store: Store) -> None:
    ana = token_hash("ana")
    await store.create_match(a_match("A"), {0: [ana]})
    with pytest.raises(TokenTaken):
        await store.add_token("A", 1, ana, NOON)
    with pytest.raises(TokenTaken):
        await store.create_match(a_match("B"), {0: [ana]})
    assert await store.seat_of_token(ana) == ("A", 0)
    assert await store.match("B") is None


async def test_there_are_no_tokens_for_a_match_that_is_not_there(store: Store) -> None:
    with pytest.raises(UnknownMatch, match="'A'"):
        await store.add_token("A", 0, token_hash("ana"), NOON)


async def test_a_token_itself_is_never_stored_nor_repeated(store: Store) -> None:
    with pytest.raises(BadRecord) as refused:
        await store.create_match(a_match("A"), {0: ["the token itself"]})
    assert "the token itself" not in str(refused.value)
    assert await store.match("A") is None


async def test_a_match_may_begin_with_a_snapshot(store: Store) -> None:
    await store.create_match(a_match("A"), {}, a_snapshot('{"turn":9}'))
    snapshot = await store.last_snapshot("A")
    assert snapshot is not None
    assert (snapshot.number, snapshot.state) == (0, '{"turn":9}')


async def test_a_rematch_is_noted_in_the_match_before(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    await store.create_match(a_match("B", rematch_of="A"), {})
    before, after = await store.match("A"), await store.match("B")
    assert before is not None
    assert after is not None
    assert (before.rematch, after.rematch_of) == ("B", "A")


async def test_of_two_rematches_of_one_match_one_is_made(store: Store, other_store: Store) -> None:
    await store.create_match(a_match("A"), {})
    outcomes = await asyncio.gather(
        store.create_match(a_match("B", rematch_of="A"), {}),
        other_store.create_match(a_match("C", rematch_of="A"), {}),
        return_exceptions=True,
    )
    (refused,) = [outcome for outcome in outcomes if outcome is not None]
    assert isinstance(refused, RematchExists)
    before = await store.match("A")
    assert before is not None
    assert before.rematch in {"B", "C"}
    assert before.rematch in str(refused)
    made = [code for code in ("B", "C") if await store.match(code) is not None]
    assert made == [before.rematch]


async def test_there_is_no_rematch_of_a_match_that_is_not_there(store: Store) -> None:
    with pytest.raises(UnknownMatch, match="'A'"):
        await store.create_match(a_match("B", rematch_of="A"), {})
    assert await store.match("B") is None


async def test_the_lobby_lists_public_matches_that_wait_newest_first(store: Store) -> None:
    await store.create_match(a_match("OLD", created_at=NOON), {})
    await store.create_match(a_match("NEW", created_at=NOON + minutes(1)), {})
    await store.create_match(a_match("PRIVATE", public=False), {})
    await store.create_match(a_match("PLAYING", status="playing"), {})
    assert [match.id for match in await store.open_matches(10)] == ["NEW", "OLD"]
    assert [match.id for match in await store.live_matches(10)] == ["PLAYING"]


async def test_a_list_goes_on_after_a_page_also_when_matches_were_made_at_one_moment(
    store: Store,
) -> None:
    for code in ("A", "B", "C", "D", "E"):
        await store.create_match(a_match(code), {})
    first = await store.open_matches(2)
    second = await store.open_matches(2, first[-1].page)
    third = await store.open_matches(2, second[-1].page)
    assert [[match.id for match in page] for page in (first, second, third)] == [
        ["E", "D"],
        ["C", "B"],
        ["A"],
    ]
    assert await store.open_matches(2, third[-1].page) == []


async def test_new_matches_do_not_move_what_comes_after_a_page(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    await store.create_match(a_match("B"), {})
    await store.create_match(a_match("NEWER", created_at=NOON + minutes(1)), {})
    after = await store.open_matches(2, Page(NOON, "B"))
    assert [match.id for match in after] == ["A"]


async def test_a_list_leaves_out_what_has_begun_or_is_over(store: Store) -> None:
    await store.create_match(a_match("A"), {})
    await store.append("A", 1, [an_entry()], change=Change(status="playing"))
    assert await store.open_matches(9) == []
    await store.append("A", 2, [an_entry()], change=Change(status="over", finished_at=NOON))
    assert await store.live_matches(9) == []


async def test_tokens_find_the_matches_to_resume_newest_first(store: Store) -> None:
    ana, phone, bo = token_hash("ana"), token_hash("phone"), token_hash("bo")
    await store.create_match(a_match("A"), {1: [ana]})
    await store.create_match(a_match("B", created_at=NOON + minutes(1)), {0: [phone]})
    await store.create_match(a_match("C"), {0: [bo]})
    held = await store.held_seats([ana, phone, token_hash("unknown")])
    assert [(seat.match.id, seat.seat, seat.token_hash) for seat in held] == [
        ("B", 0, phone),
        ("A", 1, ana),
    ]
    assert held[0].match == await store.match("B")
    assert await store.held_seats([]) == []


async def test_matches_that_are_not_over_are_counted_by_their_status(store: Store) -> None:
    assert await store.live_counts() == {"waiting": 0, "playing": 0}
    for code, status in (("A", "waiting"), ("B", "over"), ("C", "playing"), ("D", "waiting")):
        await store.create_match(a_match(code, status=status), {})
    assert await store.live_counts() == {"waiting": 2, "playing": 1}
