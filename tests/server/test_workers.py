"""How long a worker may take: to start as long as it must, to work no longer than others have patience."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from typing import Any

from rulewright.server.workers import STARTS_WITHIN, Workers

PATIENCE = 30.0


class LoopWithAClock(asyncio.SelectorEventLoop):
    """An event loop for which as much time has passed as a test says."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead

    async def pass_time(self, seconds: float) -> None:
        """Whatever was to happen by then has happened."""
        self.ahead += seconds
        passed = asyncio.Event()
        self.call_later(0, passed.set)
        await passed.wait()


class ToldWhen(Executor):
    """A worker that does the next work when it is told to."""

    def __init__(self) -> None:
        self._given: asyncio.Queue[Callable[[], None]] = asyncio.Queue()
        self.ended = asyncio.Event()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ended.set()

    def submit(self, function: Callable[..., Any], /, *asked: Any, **_named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self._given.put_nowait(lambda: future.set_result(function(*asked)))
        return future

    async def given(self) -> Callable[[], None]:
        """What makes it do what it was given next."""
        return await self._given.get()


class Scene:
    """Something to do, whose workers and whose time are in a test's hands."""

    def __init__(self) -> None:
        self._workers: asyncio.Queue[ToldWhen] = asyncio.Queue()
        self.working = asyncio.create_task(Workers(1, self._make, PATIENCE).work("x", doubled, 21))

    def _make(self) -> ToldWhen:
        worker = ToldWhen()
        self._workers.put_nowait(worker)
        return worker

    async def new_worker(self) -> ToldWhen:
        return await self._workers.get()

    async def done_by_another(self) -> object:
        """What comes out when a new worker starts and does the work."""
        worker = await self.new_worker()
        (await worker.given())()
        (await worker.given())()
        return await self.working

    async def pass_time(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, LoopWithAClock)
        await loop.pass_time(seconds)

    @property
    def has_another_worker(self) -> bool:
        return not self._workers.empty()


def doubled(number: int) -> int:
    return 2 * number


def play(scene: Callable[[Scene], Coroutine[Any, Any, None]]) -> None:
    async def played() -> None:
        await scene(Scene())

    with asyncio.Runner(loop_factory=LoopWithAClock) as runner:
        runner.run(played())


def test_a_worker_may_take_its_time_to_start() -> None:
    async def scene(host: Scene) -> None:
        worker = await host.new_worker()
        start = await worker.given()
        await host.pass_time(PATIENCE + 1)
        start()
        work = await worker.given()
        work()
        assert await host.working == 42
        assert not host.has_another_worker

    play(scene)


def test_a_worker_that_never_starts_is_replaced() -> None:
    async def scene(host: Scene) -> None:
        await (await host.new_worker()).given()
        await host.pass_time(STARTS_WITHIN + 1)
        assert await host.done_by_another() == 42

    play(scene)


def test_a_worker_that_has_started_and_is_stuck_is_replaced() -> None:
    async def scene(host: Scene) -> None:
        worker = await host.new_worker()
        (await worker.given())()
        await worker.given()
        await host.pass_time(PATIENCE + 1)
        assert await host.done_by_another() == 42

    play(scene)


class Renewed:
    """Workers of a server beside which a newer build may appear."""

    def __init__(self) -> None:
        self.newest = "old"
        self.made: list[ToldWhen] = []
        self.workers = Workers(1, self._make, PATIENCE, lambda: self.newest)

    def _make(self) -> ToldWhen:
        self.made.append(ToldWhen())
        return self.made[-1]

    async def begin(self) -> None:
        """The first work, for which the first worker starts."""
        working = asyncio.create_task(self.workers.work("x", doubled, 21))
        await asyncio.sleep(0)
        (await self.made[0].given())()
        (await self.made[0].given())()
        assert await working == 42

    async def is_done_by(self, worker: int) -> bool:
        working = asyncio.create_task(self.workers.work("x", doubled, 21))
        await asyncio.sleep(0)
        (await self.made[worker].given())()
        return await working == 42


def test_a_worker_goes_on_until_one_on_a_newer_build_is_ready() -> None:
    async def scene(_: Scene) -> None:
        server = Renewed()
        await server.begin()
        assert await server.is_done_by(0)
        assert len(server.made) == 1
        server.newest = "new"
        assert await server.is_done_by(0)
        assert await server.is_done_by(0)
        old, new = server.made
        assert not old.ended.is_set()
        (await new.given())()
        await old.ended.wait()
        assert await server.is_done_by(1)
        assert len(server.made) == 2
        server.workers.close()
        assert new.ended.is_set()

    play(scene)


def test_a_successor_that_does_not_start_takes_nobodys_place() -> None:
    async def scene(host: Scene) -> None:
        server = Renewed()
        await server.begin()
        server.newest = "new"
        assert await server.is_done_by(0)
        await host.pass_time(STARTS_WITHIN + 1)
        old, new = server.made
        await new.ended.wait()
        assert await server.is_done_by(0)
        assert not old.ended.is_set()
        assert len(server.made) == 2

    play(scene)


def test_a_successor_ends_with_the_server() -> None:
    async def scene(_: Scene) -> None:
        server = Renewed()
        await server.begin()
        server.newest = "new"
        assert await server.is_done_by(0)
        server.workers.close()
        for worker in server.made:
            await worker.ended.wait()

    play(scene)


def test_a_worker_starts_without_the_rest_of_the_server() -> None:
    asked = "import rulewright.server.worker, sys; print(*sys.modules)"
    said = subprocess.run(
        [sys.executable, "-c", asked], stdout=subprocess.PIPE, text=True, check=True
    )
    imported = set(said.stdout.split())
    assert "rulewright.server.bot_tasks" in imported
    assert imported.isdisjoint({"fastapi", "pydantic", "sqlalchemy"})
