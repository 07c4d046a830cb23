"""Why something is not offered, asked over the socket: told to whoever plays, and nothing happens."""

from __future__ import annotations

import pytest

from tests.server.serving import Served, server

__all__ = ["server"]

pytestmark = pytest.mark.anyio


async def test_a_player_is_told_why_a_card_may_not_be_played(server: Served) -> None:
    made = await server.create("random", game="eruma", options={})
    ana = await server.sit(made["match"], made["token"])
    await ana.until(lambda: ana.decision)
    held = ana.now["view"]["sides"][0]["hand"][0]["id"]
    before = ana.now["number"]
    offered = await ana.wish("why-not", thing=held)
    assert (offered["type"], offered["thing"], offered["reasons"]) == ("reasons", held, [])
    while any(choice["spelled"][0] == "play" for choice in ana.decision["choices"]):
        await ana.decide()
    held = ana.now["view"]["sides"][0]["hand"][0]["id"]
    (reason,) = (await ana.wish("why-not", thing=held))["reasons"]
    assert (reason["kind"], reason["rule"]) == ("play", "action.three-points")
    assert ana.now["number"] > before
    settled = ana.now["number"]
    assert (await ana.wish("why-not", thing="nothing"))["reasons"] == []
    assert ana.now["number"] == settled


async def test_who_only_watches_is_told_no_reasons(server: Served) -> None:
    made = await server.create("random", game="eruma", options={})
    await server.sit(made["match"], made["token"])
    watcher = await server.sit(made["match"], None)
    assert await watcher.is_refused("why-not", thing="p0") == "not-yours"


async def test_before_the_match_begins_there_is_nothing_to_tell(server: Served) -> None:
    made = await server.create(game="eruma", options={})
    ana = await server.sit(made["match"], made["token"])
    assert ana.now["status"] == "waiting"
    assert (await ana.wish("why-not", thing="h0"))["reasons"] == []
