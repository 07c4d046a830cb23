"""Long work is done in worker processes, started when they are needed, never in the event loop.

Each worker is a pool of one process, so that what has the same key always goes to the same worker,
which may remember it. A worker that dies is replaced, and its work is done again. When a newer build
of the engine has appeared beside the server (`build_in_use`), a worker gets a successor that runs on
it, and goes on working until that is ready.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

import structlog

from rulewright.build_in_use import newest_build
from rulewright.server.worker import be_ready

ATTEMPTS: Final = 3
STARTS_WITHIN: Final = 600.0
"""Seconds after which a worker that is not ready counts as stuck. Starting takes one or two, but on
a busy machine many times as long, and a worker that was given up would only begin anew."""

Asked = TypeVar("Asked")
Given = TypeVar("Given")
log = structlog.get_logger()


class WorkersUnavailable(Exception):
    """No worker did the work, however often it was asked."""


class Workers:
    """Some workers for one kind of work. One that is ready and takes longer than `patience`, in
    seconds, over a piece of it counts as stuck. Work that failed is tried again, `attempts` times in all: what
    may itself be what makes a worker stuck is better tried once."""

    def __init__(
        self,
        count: int,
        make_pool: Callable[[], Executor],
        patience: float,
        newest: Callable[[], str] = newest_build,
        attempts: int = ATTEMPTS,
    ) -> None:
        self._make_pool = make_pool
        self._patience = patience
        self._newest = newest
        self._attempts = attempts
        self._pools: list[Executor | None] = [None] * max(1, count)
        # Work waits here rather than in the pool, so that waiting does not look like being stuck.
        self._turns = [asyncio.Lock() for _ in self._pools]
        self._builds = ["" for _ in self._pools]
        self._successions: dict[int, asyncio.Task[None]] = {}

    async def work(self, key: str, function: Callable[[Asked], Given], asked: Asked) -> Given:
        """Have a worker do something; what has the same key is done by the same worker."""
        place = zlib.crc32(key.encode()) % len(self._pools)
        self._look_for_newer_build(place)
        async with self._turns[place]:
            for _ in range(self._attempts):
                try:
                    pool = await self._ready_pool(place)
                    running = asyncio.get_running_loop().run_in_executor(pool, function, asked)
                    return await asyncio.wait_for(running, self._patience)
                except (BrokenProcessPool, TimeoutError) as error:
                    log.warning("a worker failed", work=key, error=repr(error))
                    self._give_up(place)
        raise WorkersUnavailable(f"no worker did the work for {key}")

    def close(self) -> None:
        """End all work."""
        for succession in self._successions.values():
            succession.cancel()
        for place in range(len(self._pools)):
            self._give_up(place)

    async def _ready_pool(self, place: int) -> Executor:
        """The worker of that place, ready to work; a new one if there is none."""
        pool = self._pools[place]
        if pool is None:
            self._builds[place] = self._newest()
            pool = self._pools[place] = self._make_pool()
            await _started(pool)
        return pool

    def _look_for_newer_build(self, place: int) -> None:
        newest = self._newest()
        if self._pools[place] is None or self._builds[place] == newest:
            return
        under_way = self._successions.get(place)
        if under_way is None or under_way.done():
            self._builds[place] = newest
            self._successions[place] = asyncio.create_task(self._succeed(place))

    async def _succeed(self, place: int) -> None:
        """Put a new worker in the place of one that runs on an older build, once it is ready."""
        successor: Executor | None = self._make_pool()
        try:
            assert successor is not None
            await _started(successor)
            async with self._turns[place]:
                self._give_up(place)
                self._pools[place], successor = successor, None
            log.info("a worker runs on a newer build")
        except (BrokenProcessPool, TimeoutError) as error:
            log.warning("a worker failed", work="starting anew", error=repr(error))
        finally:
            _end(successor)

    def _give_up(self, place: int) -> None:
        pool, self._pools[place] = self._pools[place], None
        _end(pool)


async def _started(pool: Executor) -> None:
    ready = asyncio.get_running_loop().run_in_executor(pool, be_ready)
    await asyncio.wait_for(ready, STARTS_WITHIN)


def _end(pool: Executor | None) -> None:
    if pool is None:
        return
    # A pool lets running work end; nobody waits for this one any more.
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
