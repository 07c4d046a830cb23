"""Where long work is done: in worker processes, started when they are needed, never in the event
loop. Bots think there, and replays are packed.

Each worker is a pool of one process, so that the thoughts of one seat always go to the same worker,
which remembers it. A worker that dies is replaced, and its work is done again.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

import structlog

from rulewright.server.live import LiveTable
from rulewright.server.seating import MOST_SECONDS
from rulewright.server.thinking import Thought, think

ATTEMPTS: Final = 3
PATIENCE: Final = 30.0
"""Seconds after which a worker counts as stuck; starting takes a few, and a thought 5 at most."""

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
        answer = await self.work(memory, think, thought)
        self._beliefs[memory] = answer.beliefs
        return answer.parts

    async def work(self, key: str, function: Callable[[Asked], Given], asked: Asked) -> Given:
        """Have a worker do something; what has the same key is done by the same worker."""
        place = zlib.crc32(key.encode()) % len(self._pools)
        async with self._turns[place]:
            for _ in range(ATTEMPTS):
                pool = self._pool(place)
                try:
                    running = asyncio.get_running_loop().run_in_executor(pool, function, asked)
                    return await asyncio.wait_for(running, PATIENCE)
                except (BrokenProcessPool, TimeoutError) as error:
                    log.warning("a worker failed", work=key, error=repr(error))
                    self._give_up(place, pool)
        raise WorkersUnavailable(f"no worker did the work for {key}")

    def forget(self, code: str, seats: int) -> None:
        """The match is over or out of sight."""
        for seat in range(seats):
            self._beliefs.pop(f"{code}:{seat}", None)

    def close(self) -> None:
        """End all thinking."""
        for place, pool in enumerate(self._pools):
            if pool is not None:
                self._give_up(place, pool)

    def _pool(self, place: int) -> Executor:
        pool = self._pools[place]
        if pool is None:
            pool = self._make_pool()
            self._pools[place] = pool
        return pool

    def _give_up(self, place: int, pool: Executor) -> None:
        if self._pools[place] is pool:
            self._pools[place] = None
        # A pool lets running work end; nobody waits for this one any more.
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


def one_process() -> Executor:
    """A pool of one process, which starts with its first thought."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=_be_a_worker)


def _be_a_worker() -> None:
    """Ctrl-c reaches all of a terminal's processes, but ending this one is the server's task. A
    server that was killed can end nobody, so its workers see to that themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def thought_of(table: LiveTable, seat: int, beliefs: list[list[float]]) -> Thought:
    """What the bot in that seat is to think about, with nothing the seat may not know."""
    match = table.match
    bot = table.bot_of(seat)
    assert bot is not None
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
