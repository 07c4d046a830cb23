"""Clocks that run out, players who leave and come back, and the bots that stand in for them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Served]:
    """A server for each test: on one for all, whoever sat at the tables of the tests before would
    run out of time too, and their stand-ins would think for minutes before those of this test."""
    async with serving(sqlite_url) as served:
        yield served


def clock(kind: str, seconds: int, added: int = 0, then: str = "bot") -> dict[str, Any]:
    return {
        "clock": {"kind": kind, "seconds": seconds, "added": added},
        "out_of_time": then,
    }


async def test_a_clock_runs_only_while_its_seat_is_asked(server: Served) -> None:
    ana, bo = await server.duel(settings=clock("match", 100))
    assert [one["running"] for one in bo.now["clocks"]] == [True, True]
    await ana.decide()
    await bo.until(lambda: not bo.now["clocks"][0]["running"])
    server.clock.move(10)
    await bo.decide()
    left = [one["seconds_left"] for one in bo.now["clocks"]]
    assert left[0] == pytest.approx(100, abs=2)
    assert left[1] == pytest.approx(90, abs=2)


async def test_moves_earn_time(server: Served) -> None:
    ana, bo = await server.duel(settings=clock("match", 100, added=7))
    await ana.decide()
    await bo.until(lambda: not bo.now["clocks"][0]["running"])
    assert bo.now["clocks"][0]["seconds_left"] == pytest.approx(107, abs=2)


async def test_who_is_out_of_time_loses_if_that_was_agreed(server: Served) -> None:
    ana, bo = await server.duel(settings=clock("match", 30, then="loss"))
    await ana.decide()
    server.clock.move(31)
    await ana.until(lambda: ana.is_over)
    assert ana.now["outcome"]["winners"] == [0]
    assert ana.now["outcome"]["how"] == "out-of-time"
    await bo.until(lambda: bo.is_over)


async def test_or_else_a_bot_plays_on_until_the_player_is_back(server: Served) -> None:
    ana, bo = await server.duel(settings=clock("move", 30))
    await ana.decide()
    server.clock.move(31)
    await bo.until(lambda: bo.seat(1)["standing_in"])
    await ana.until(lambda: ana.decision)
    assert await bo.is_refused("concede") == "stood-in"
    await bo.do("return")
    await bo.until(lambda: not bo.seat(1)["standing_in"])
    await bo.until(lambda: bo.decision or bo.now["waiting"] == [0])


async def test_time_for_a_whole_match_does_not_come_back(server: Served) -> None:
    ana, bo = await server.duel(settings=clock("match", 30))
    await ana.decide()
    server.clock.move(31)
    await bo.until(lambda: bo.seat(1)["standing_in"])
    assert await bo.is_refused("return") == "out-of-time"
    again = await server.sit(bo.code, bo.token)
    assert again.seat(1)["standing_in"]


async def test_a_move_has_its_time_anew(server: Served) -> None:
    ana, bo = await server.duel(settings=clock("move", 300))
    server.clock.move(200)
    await ana.decide()
    await bo.decide()
    await ana.until(lambda: ana.decision)
    assert ana.now["clocks"][0]["seconds_left"] == pytest.approx(300, abs=60)


async def test_a_bot_may_stand_in_for_who_has_been_away_and_gives_the_seat_back(
    server: Served,
) -> None:
    ana, bo = await server.duel(settings={"absence_seconds": 40})
    assert await ana.is_refused("stand-in", seat=1) == "not-away"
    await bo.vanish()
    await ana.until(lambda: not ana.seat(1)["connected"])
    assert ana.seat(1)["away_since"] is not None
    assert await ana.is_refused("stand-in", seat=1) == "not-yet"
    server.clock.move(41)
    await ana.do("stand-in", seat=1)
    await ana.until(lambda: ana.seat(1)["standing_in"])
    await ana.decide()
    await ana.until(lambda: ana.decision)  # the bot has played
    again = await server.sit(bo.code, bo.token)
    await again.until(lambda: not again.seat(1)["standing_in"])
    await ana.until(lambda: ana.seat(1)["connected"] and not ana.seat(1)["standing_in"])


async def test_nobody_stands_in_for_oneself_or_for_a_bot(server: Served) -> None:
    made = await server.create("random")
    ana = await server.sit(made["match"], made["token"])
    assert await ana.is_refused("stand-in", seat=0) == "bad-seat"
    assert await ana.is_refused("stand-in", seat=1) == "bad-seat"
    assert await ana.is_refused("stand-in", seat=7) == "bad-seat"
    assert await ana.is_refused("return") == "not-stood-in"


async def test_one_device_less_is_not_away(server: Served) -> None:
    ana, bo = await server.duel()
    other = await server.sit(bo.code, bo.token)
    await other.vanish()
    await ana.do("say", saying="hello")
    assert ana.seat(1)["connected"]
