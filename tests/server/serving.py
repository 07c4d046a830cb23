"""A server to test against: in this process on a port of its own, with a clock that tests move."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from rulewright.server.app import make_app
from rulewright.server.house import House
from rulewright.server.settings import LARGEST_MESSAGE, NO_LIMITS, ServerSettings
from tests.patience import GIVE_UP
from tests.server.people import Host, Player


class Clock:
    """Goes on when a test says so, and never by itself: however long a test takes, nobody's time is up."""

    def __init__(self) -> None:
        self.now = datetime.now(UTC)

    def __call__(self) -> datetime:
        return self.now

    def move(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


class Served(Host):
    """A running server."""

    def __init__(self, port: int, house: House, clock: Clock) -> None:
        super().__init__(f"http://127.0.0.1:{port}")
        self.house = house
        self.clock = clock
        self.http = httpx.AsyncClient(base_url=self.address, timeout=GIVE_UP)

    async def post(
        self, path: str, body: object = None, token: str | None = None
    ) -> httpx.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return await self.http.post(f"/api{path}", json=body, headers=headers)

    async def get(self, path: str, token: str | None = None) -> httpx.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return await self.http.get(f"/api{path}", headers=headers)

    async def create(self, *bots: str, **fields: Any) -> dict[str, Any]:
        """A match of Ana against somebody, or against a bot."""
        other: dict[str, Any] = {"kind": "human"}
        if bots:
            other = {"kind": "bot", "bot": bots[0]}
        seats = [{"kind": "human", "name": "Ana"}, other]
        body: dict[str, Any] = {"game": "allumbra", "seats": seats, **fields}
        body.setdefault("options", {"stella": "first"})
        answer = await self.post("/matches", body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def join(self, code: str, name: str = "Bo") -> dict[str, Any]:
        answer = await self.post(f"/matches/{code}/seats", {"name": name})
        assert answer.status_code == 201, answer.text
        joined: dict[str, Any] = answer.json()
        return joined

    async def duel(self, **fields: Any) -> tuple[Player, Player]:
        """Ana and Bo, both seated and connected."""
        made = await self.create(**fields)
        joined = await self.join(made["match"])
        ana = await self.sit(made["match"], made["token"])
        bo = await self.sit(made["match"], joined["token"])
        await ana.until(lambda: ana.seat(1)["connected"])
        return ana, bo


def thread() -> ThreadPoolExecutor:
    """Bots of tests think in a thread: a process takes seconds to start."""
    return ThreadPoolExecutor(1)


@asynccontextmanager
async def serving(
    database: str, clock: Clock | None = None, **settings: Any
) -> AsyncIterator[Served]:
    """A server until the context ends. Without other settings it limits nobody."""
    clock = clock or Clock()
    chosen = ServerSettings(
        database=database,
        bot_pool=thread,
        packing_pool=thread,
        workshop_pool=thread,
        balance_pool=thread,
        limits=NO_LIMITS,
        clock=clock,
        tick_seconds=0.02,
        lease_seconds=1.0,
        hello_seconds=GIVE_UP,
        site=Path("/nowhere"),
    )
    app = make_app(replace(chosen, **settings))
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        log_config=None,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=None,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    # Signals are the test runner's.
    running = asyncio.create_task(server._serve([listening]))
    while not server.started:
        assert not running.done(), running.result()
        await asyncio.sleep(0.01)
    served = Served(listening.getsockname()[1], app.state.house, clock)
    try:
        yield served
    finally:
        await served.http.aclose()
        server.should_exit = True
        await running
        await served.see_off()
        listening.close()


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    """A server for a whole file of tests, on SQLite."""
    folder = tmp_path_factory.mktemp("server")
    async with serving(f"sqlite:///{folder}/matches.db") as served:
        yield served
