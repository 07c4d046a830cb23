"""Where long work is done: in worker processes, started when they are needed, never in the event
loop. Bots think there, and replays are packed.

Each worker is a pool of one process, so that the thoughts of one seat always go to the same worker,
which remembers it. A worker that dies is replaced, and its work is done again.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

import structlog

from rulewright.bots import seconds_of
from rulewright.server.live import LiveTable
from rulewright.server.seating import MOST_SECONDS
from rulewright.server.thinking import Thought, think
from rulewright.server.worker import be_ready

ATTEMPTS: Final = 3
PATIENCE: Final = 30.0
"""Seconds after which a worker that is ready counts as stuck; a thought takes 5 at most."""
STARTS_WITHIN: Final = 600.0
"""Seconds after which a worker that is not ready counts as stuck. Starting takes one or two, but on
a busy machine many times as long, and a worker that was given up would only begin anew."""

WINDOW_SECONDS: Final = 0.4
"""How long a bot with a clock takes where it is asked whether or not it has a choice: all of it, so that
its pace tells nothing, and no more, so that nobody is kept waiting while the question goes round."""
QUICK_WINDOW_SECONDS: Final = 0.05
"""The same for a bot without a clock: a greedy one needs less even where it has much to choose from."""

Asked = TypeVar("Asked")
Given = TypeVar("Given")
log = structlog.get_logger()

assert PATIENCE > MOST_SECONDS


class WorkersUnavailable(Exception):
    """No worker did the work, however often it was asked."""


class BotHost:
    """The workers of this process."""

    def __init__(self, workers: int, make_pool: Callable[[], Executor]) -> None:
        self._make_pool = make_pool
        self._pools: list[Executor | None] = [None] * max(1, workers)
        # Work waits here rather than in the pool, so that waiting does not look like being stuck.
        self._turns = [asyncio.Lock() for _ in self._pools]
        self._beliefs: dict[str, list[list[float]]] = {}

    async def think(self, table: LiveTable, seat: int) -> list[list[object]]:
        """All parts of the bot's answer for that seat."""
        memory = f"{table.charter.code}:{seat}"
        thought = thought_of(table, seat, self._beliefs.get(memory, []))
        loop = asyncio.get_running_loop()
        begun = loop.time()
        answer = await self.work(memory, think, thought)
        self._beliefs[memory] = answer.beliefs
        if is_in_window(table, seat):
            pace = max(seconds_of(thought.bot), QUICK_WINDOW_SECONDS)
            await asyncio.sleep(pace - (loop.time() - begun))
        return answer.parts

    async def work(self, key: str, function: Callable[[Asked], Given], asked: Asked) -> Given:
        """Have a worker do something; what has the same key is done by the same worker."""
        place = zlib.crc32(key.encode()) % len(self._pools)
        async with self._turns[place]:
            for _ in range(ATTEMPTS):
                try:
                    pool = await self._ready_pool(place)
                    running = asyncio.get_running_loop().run_in_executor(pool, function, asked)
                    return await asyncio.wait_for(running, PATIENCE)
                except (BrokenProcessPool, TimeoutError) as error:
                    log.warning("a worker failed", work=key, error=repr(error))
                    self._give_up(place)
        raise WorkersUnavailable(f"no worker did the work for {key}")

    def forget(self, code: str, seats: int) -> None:
        """The match is over or out of sight."""
        for seat in range(seats):
            self._beliefs.pop(f"{code}:{seat}", None)

    def close(self) -> None:
        """End all thinking."""
        for place in range(len(self._pools)):
            self._give_up(place)

    async def _ready_pool(self, place: int) -> Executor:
        """The worker of that place, ready to work; a new one if there is none."""
        pool = self._pools[place]
        if pool is None:
            pool = self._pools[place] = self._make_pool()
            ready = asyncio.get_running_loop().run_in_executor(pool, be_ready)
            await asyncio.wait_for(ready, STARTS_WITHIN)
        return pool

    def _give_up(self, place: int) -> None:
        pool, self._pools[place] = self._pools[place], None
        if pool is None:
            return
        # A pool lets running work end; nobody waits for this one any more.
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


def is_in_window(table: LiveTable, seat: int) -> bool:
    """Whether the seat is asked whether or not it has a choice."""
    return table.match.game.when_silent(table.match.state, seat) is not None


def thought_of(table: LiveTable, seat: int, beliefs: list[list[float]]) -> Thought:
    """What the bot in that seat is to think about, with nothing the seat may not know."""
    match = table.match
    bot = table.bot_of(seat)
    assert bot is not None
    if is_in_window(table, seat) and seconds_of(bot) > WINDOW_SECONDS:
        bot = f"search:{WINDOW_SECONDS}s"
    known = match.game.save_state(match.state.blindfold(seat))
    who = f"{table.charter.code}:{seat}:{bot}:{table.take}"
    return Thought(
        bot=bot,
        who=who,
        # The seed of the match is a secret, and a bot's dice must not depend on it.
        seed=f"{who}:{int(match.state.asked)}",
        game=match.game.name,
        seats=match.seats,
        seat=seat,
        options=dict(match.options),
        known=json.dumps(known),
        beliefs=beliefs,
    )
