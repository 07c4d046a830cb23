"""Bots think in workers and know no more than their seat; keepers keep, sleep and take over."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.kernel.chance import Dice
from rulewright.server import entries as kinds
from rulewright.server.bot_host import BotHost, thought_of
from rulewright.server.bot_tasks import think
from rulewright.server.entries import Entry
from rulewright.server.keeper import ASLEEP
from rulewright.server.live import LiveTable
from rulewright.server.presence import FORGET_SECONDS, Presence
from rulewright.server.worker import one_process
from rulewright.server.workers import Workers, WorkersUnavailable
from tests.patience import GIVE_UP, wait_until
from tests.server.serving import Clock, serving
from tests.server.tables import NOON, any_decision, decide, new_table
from tests.server.test_secrecy import redealt
from tests.server.worker_process import never_done_at_first, process_of_this_worker


def table_with(bot: str, decisions: int = 0) -> LiveTable:
    table = new_table(4, relics=True)
    dice = random.Random(2)
    while len(table.asked()) < 2 or table.number < decisions:
        decide(table, *any_decision(table, dice))
    table.apply(Entry(NOON, kinds.STAND_IN, 1, {"bot": bot}))
    return table


@pytest.mark.parametrize("bot", ["random", "greedy", "search:50"])
def test_a_thought_is_the_same_whatever_the_seat_cannot_know(bot: str) -> None:
    table = table_with(bot, 12)
    world = redealt(table, 1, Dice(5))
    assert world.snapshot() != table.snapshot()
    thought, other = thought_of(table, 1, []), thought_of(world, 1, [])
    assert thought == other
    answer = think(thought)
    assert len(answer.parts) >= 1
    for part in answer.parts:
        table.apply(Entry(NOON, kinds.DECIDE, 1, {"choice": part}))
    assert 1 not in table.asked() or table.match.state.asked > json.loads(thought.known)["asked"]


def test_beliefs_travel_with_the_thought() -> None:
    table = table_with("search:50", 12)
    beliefs = [[0.1, 0.2, 0.7], [0.2, 0.5, 0.3]]
    thought = replace(thought_of(table, 1, beliefs), who="a bot that this worker does not know")
    assert think(thought).beliefs == beliefs
    table.match.seed = "the secret of this match"
    assert "secret" not in repr(thought_of(table, 1, beliefs))


@pytest.mark.anyio
async def test_a_worker_that_is_killed_is_replaced_and_its_work_repeated(tmp_path: Path) -> None:
    host = BotHost(1, one_process)
    host.workers = Workers(1, one_process, GIVE_UP)
    try:
        table = table_with("greedy", 12)
        first = await host.think(table, 1)
        worker = await host.workers.work("abcdefgh:1", process_of_this_worker, None)
        assert worker != os.getpid()
        begun = tmp_path / "begun"
        slow = asyncio.create_task(host.workers.work("abcdefgh:1", never_done_at_first, begun))
        await asyncio.to_thread(wait_until, begun.exists)
        os.kill(worker, signal.SIGKILL)
        other = await slow
        assert other != worker
        assert await host.think(table, 1) == first
        assert await host.workers.work("abcdefgh:1", process_of_this_worker, None) == other
    finally:
        host.close()


class Broken(Executor):
    """A worker that always dies."""

    def submit(self, *_work: Any, **_named: Any) -> Any:
        raise BrokenProcessPool


@pytest.mark.anyio
async def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkersUnavailable):
        await Workers(1, Broken, 1.0).work("x", process_of_this_worker, None)


class NeverDone(Executor):
    """A worker that works on for ever."""

    given = 0

    def submit(self, *_work: Any, **_named: Any) -> Any:
        self.given += 1
        return Future()


@pytest.mark.anyio
async def test_no_bot_waits_while_what_was_seen_of_another_match_is_packed(sqlite_url: str) -> None:
    packer = NeverDone()
    async with serving(sqlite_url, packing_pool=lambda: packer) as server:
        over = await server.create("random")
        ana = await server.sit(over["match"], over["token"])
        await ana.do("concede")
        while not packer.given:  # noqa: ASYNC110 - nobody is told of it
            await asyncio.sleep(0.02)
        made = await server.create("random")
        bo = await server.sit(made["match"], made["token"])
        asked = bo.decision["asked"]
        await bo.decide()
        await bo.until(lambda: bo.decision)
        assert bo.decision["asked"] > asked
        room = await server.house.rooms.open(over["match"])
        assert not room.table.is_archived


# Keepers


@pytest.mark.anyio
async def test_a_match_that_only_waits_is_put_to_sleep_and_woken(sqlite_url: str) -> None:
    async with serving(sqlite_url, idle_seconds=0.1) as server:
        made = await server.create("random")
        ana = await server.sit(made["match"], made["token"])
        await ana.decide()
        await ana.until(lambda: ana.decision)
        await ana.leave()
        store = server.house.store
        stored = await store.match(made["match"])
        # It is written down first, and then cleared away.
        while (
            stored is None or stored.keeper != ASLEEP or made["match"] in server.house.rooms.rooms
        ):
            server.clock.move(1)
            await asyncio.sleep(0.02)
            stored = await store.match(made["match"])
        again = await server.sit(made["match"], made["token"])
        assert again.now["view"]["duellists"] == ana.now["view"]["duellists"]
        await again.decide()
        await again.until(lambda: again.decision)


@pytest.mark.anyio
async def test_a_clock_that_nobody_kept_is_forgiven(sqlite_url: str) -> None:
    clock = Clock()
    agreed = {"clock": {"kind": "match", "seconds": 60}, "out_of_time": "loss"}
    async with serving(sqlite_url, clock) as server:
        ana, bo = await server.duel(settings=agreed)
    clock.move(500)
    async with serving(sqlite_url, clock) as server:
        again = await server.sit(ana.code, ana.token)
        await again.until(lambda: again.now["clocks"][0]["seconds_left"] > 50)
        assert again.now["status"] == "playing"
        clock.move(61)
        await again.until(lambda: again.is_over)
    assert bo.code == ana.code


@pytest.mark.anyio
async def test_another_process_takes_a_match_over(postgres_url: str) -> None:
    clock = Clock()
    agreed = {"clock": {"kind": "move", "seconds": 30}}
    async with serving(postgres_url, clock) as first, serving(postgres_url, clock) as second:
        made = await first.create("random", settings=agreed)
        code = made["match"]
        while code not in first.house.keeper.kept | second.house.keeper.kept:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        dying, other = (first, second) if code in first.house.keeper.kept else (second, first)
        ana = await other.sit(code, made["token"])
        await ana.decide()
        await ana.until(lambda: ana.decision)
        # As if it had died: it neither renews nor does anything more.
        keeper = dying.house.keeper
        keeper.kept.clear()
        keeper._not_before[code] = 1e12
        dying.house.rooms.stirred = lambda room: None
        dying.house.store.unkept = nothing  # type: ignore[method-assign,assignment]
        clock.move(2)
        await ana.decide()
        # Its next decision may come before anybody is needed to keep the match.
        await ana.until(lambda: code in other.house.keeper.kept and ana.decision)
        assert code not in dying.house.keeper.kept


async def nothing(_limit: int) -> list[str]:
    return []


# Presence


class Minute:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


def test_a_process_that_falls_silent_takes_its_people_with_it() -> None:
    time = Minute()
    here, there = Presence("here", time), Presence("there", time)
    assert there.arrive("abcdefgh", 1)
    assert here.hear(there.announcement_of("abcdefgh")) == ["abcdefgh"]
    assert here.is_connected("abcdefgh", 1)
    time.now += FORGET_SECONDS - 1
    for announcement in there.announcements():
        assert here.hear(announcement) == []
    time.now += 2
    assert here.forget_silent() == []
    time.now += FORGET_SECONDS
    assert here.forget_silent() == ["abcdefgh"]
    assert here.away_since("abcdefgh", 1) == time.now


def test_somebody_who_is_here_and_there_is_away_when_gone_from_both() -> None:
    time = Minute()
    here, there = Presence("here", time), Presence("there", time)
    here.arrive("abcdefgh", 0)
    there.arrive("abcdefgh", 0)
    here.hear(there.announcement_of("abcdefgh"))
    assert not here.leave("abcdefgh", 0)
    there.leave("abcdefgh", 0)
    assert here.hear(there.announcement_of("abcdefgh")) == ["abcdefgh"]
    assert here.away_since("abcdefgh", 0) == NOON
    assert here.hear(here.announcement_of("abcdefgh")) == []


HOST_THAT_DIES = """
import asyncio, os, signal
from rulewright.server.worker import one_process

async def main():
    pool = one_process()
    worker = await asyncio.get_running_loop().run_in_executor(pool, os.getpid)
    print(worker, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_worker_ends_when_its_server_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "host.py"
    script.write_text(HOST_THAT_DIES, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path(rulewright.__file__).parents[1])}
    host = subprocess.run(
        [sys.executable, str(script)], stdout=subprocess.PIPE, env=environment, check=False
    )
    worker = int(host.stdout)
    try:
        wait_until(lambda: not is_running(worker))
    except AssertionError:
        os.kill(worker, signal.SIGKILL)
        raise


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # One that has ended but that nobody has asked about is still listed.
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or status.read_text().rsplit(")", 1)[1].split()[0] != "Z"
