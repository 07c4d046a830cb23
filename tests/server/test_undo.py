"""Taking back at a server: free, asked for, given, refused, barred."""

from __future__ import annotations

import pytest

from tests.server.people import Player
from tests.server.serving import Served, server

__all__ = ["server"]

pytestmark = pytest.mark.anyio


async def after_a_reveal(server: Served) -> tuple[Player, Player]:
    """Ana and Bo have each picked a card, and seen the other's."""
    ana, bo = await server.duel()
    await ana.decide()
    await bo.decide()
    await ana.until(lambda: ana.decision)
    return ana, bo


async def test_a_secret_answer_is_free_to_take_back(server: Served) -> None:
    ana, bo = await server.duel()
    assert ana.now["undo"] == "nothing"
    before = ana.now["view"]
    await ana.decide()
    assert ana.now["undo"] == "free"
    await ana.do("undo")
    await ana.until(lambda: ana.decision)
    assert ana.now["view"] == before
    await bo.until(lambda: 0 in bo.now["waiting"])
    assert not bo.of_type("table")[1:]


async def test_an_answer_to_a_question_that_was_taken_back_is_stale(server: Served) -> None:
    ana, _bo = await server.duel()
    old = ana.decision
    assert old is not None
    await ana.decide()
    await ana.do("undo")
    code = await ana.is_refused("decide", asked=old["asked"], choice=old["choices"][0]["spelled"])
    assert code == "stale"


async def test_after_a_reveal_the_other_is_asked_and_allows_it(server: Served) -> None:
    ana, bo = await after_a_reveal(server)
    assert ana.now["undo"] == "ask"
    await ana.do("undo")
    await bo.until(lambda: bo.now["undo_asked"] == {"seat": 0, "waiting": [1], "refusals": 0})
    assert await ana.is_refused("answer-undo", allow=True) == "not-asked"
    await bo.do("answer-undo", allow=True)
    await ana.until(lambda: ana.now["undo_asked"] is None and len(ana.of_type("table")) == 2)
    assert ana.now["view"]["duellists"][0]["row"] == []
    assert len(ana.of_type("table")[1]["story"]) == len(ana.of_type("table")[0]["story"])
    await bo.until(lambda: bo.decision)
    await bo.decide()
    await ana.decide()


async def test_the_other_may_refuse_and_after_two_refusals_bar_it(server: Served) -> None:
    ana, bo = await after_a_reveal(server)
    await ana.do("undo")
    assert await ana.is_refused("undo") == "asked-already"
    await bo.until(lambda: bo.now["undo_asked"])
    assert await bo.is_refused("answer-undo", allow=False, no_more=True) == "not-yet"
    await bo.do("answer-undo", allow=False)
    await ana.until(lambda: ana.now["undo_asked"] is None)
    assert ana.now["undo"] == "ask"
    await ana.do("undo")
    await bo.until(lambda: bo.now["undo_asked"])
    await bo.do("answer-undo", allow=False, no_more=True)
    await ana.until(lambda: ana.now["undo"] == "barred")
    assert await ana.is_refused("undo") == "barred"
    await ana.decide()
    assert ana.now["undo"] == "free"
    await ana.do("undo")


async def test_who_loads_the_table_anew_still_knows_of_earlier_refusals(server: Served) -> None:
    ana, bo = await after_a_reveal(server)
    watcher = await server.sit(ana.code)
    for refusals in (0, 1, 2):
        await ana.do("undo")
        again = await server.sit(bo.code, bo.token)
        wish = {"seat": 0, "waiting": [1]}
        assert again.now["undo_asked"] == {**wish, "refusals": refusals}
        await watcher.until(lambda: watcher.now["undo_asked"])
        assert watcher.now["undo_asked"] == {**wish, "refusals": 0}
        await again.do("answer-undo", allow=False, no_more=refusals == 2)
        await watcher.until(lambda: watcher.now["undo_asked"] is None)
        await again.leave()
    again = await server.sit(ana.code, ana.token)
    assert again.now["undo"] == "barred"


async def test_a_wish_lapses_when_the_asker_plays_on(server: Served) -> None:
    ana, bo = await after_a_reveal(server)
    await ana.do("undo")
    await ana.decide()
    await bo.until(lambda: bo.now["undo_asked"] is None)
    assert await bo.is_refused("answer-undo", allow=True) == "not-asked"


async def test_a_bot_allows_everything_at_once(server: Served) -> None:
    made = await server.create("greedy")
    ana = await server.sit(made["match"], made["token"])
    row = ana.now["view"]["duellists"][0]["row"]
    await ana.decide()
    await ana.until(lambda: ana.decision)
    await ana.do("undo")
    await ana.until(lambda: len(ana.of_type("table")) == 2)
    assert ana.now["view"]["duellists"][0]["row"] == row
    await ana.decide(1)
    await ana.until(lambda: ana.decision)


async def test_nothing_is_taken_back_once_it_is_over(server: Served) -> None:
    ana, bo = await after_a_reveal(server)
    await bo.do("concede")
    await ana.until(lambda: ana.is_over)
    assert ana.now["undo"] == "nothing"
    assert await ana.is_refused("undo") == "over"
