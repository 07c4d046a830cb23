"""A crowd that plays on a server over sockets, and what it sees: waits, and what the server spends.

Its clients choose at random and know no rules. They share the machine with the server and are in
the waits, as is whatever else the machine does; processor time is hardly touched by that.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from rulewright.gamekit.game import Game
from tests.server.processes import Process

AT_ONCE = 8
"""How many matches are begun at a time while the crowd grows."""
PATIENCE = 900.0
"""Seconds to wait for a server: a busy machine is slow, not wrong."""


@dataclass(frozen=True)
class Figure:
    """What was seen while a crowd played for a while."""

    live: int
    decisions: int
    seconds: float
    processor: float
    waits: list[float]
    not_sent: int

    @property
    def cost(self) -> float:
        """Processor seconds of the server for a decision."""
        return self.processor / max(1, self.decisions)

    def wait(self, part: float) -> float:
        """The time within which that part of the decisions was acknowledged."""
        ordered = sorted(self.waits) or [0.0]
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]

    def and_also(self, other: Figure) -> Figure:
        """Both together."""
        return Figure(
            self.live,
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            self.processor + other.processor,
            self.waits + other.waits,
            self.not_sent + other.not_sent,
        )


class Server(Process):
    """A server whose processor time is known."""

    def processor_seconds(self) -> float:
        """What the process has used so far. Only Linux tells."""
        assert self._running is not None
        stat = Path(f"/proc/{self._running.pid}/stat").read_text()
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask for something to be made."""
        request = urllib.request.Request(
            f"{self.address}/api{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            made: dict[str, Any] = json.load(answer)
        return made


class Seat:
    """One socket. It reads everything and remembers only how things stand."""

    def __init__(self, socket: ClientConnection, waits: list[float]) -> None:
        self.decision: dict[str, Any] | None = None
        self.is_over = False
        self.sent_at: float | None = None
        self._socket = socket
        self._waits = waits
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self._socket:
            self._hear(json.loads(text))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "done" and self.sent_at is not None:
            self._waits.append(time.perf_counter() - self.sent_at)
            self.sent_at = None
        elif message["type"] == "refused":
            raise RuntimeError(f"the server refused: {message}")
        elif "now" in message:
            self.decision = message["now"]["decision"]
            self.is_over = message["now"]["status"] == "over"

    async def decide(self, dice: random.Random) -> None:
        """Answer with any of the choices."""
        assert self.decision is not None
        wish = {
            "type": "decide",
            "reference": "r",
            "asked": self.decision["asked"],
            "choice": dice.choice(self.decision["choices"])["spelled"],
        }
        self.sent_at = time.perf_counter()
        await self._socket.send(json.dumps(wish))

    async def leave(self) -> None:
        """Go; what went wrong while it listened comes out here."""
        await self._socket.close()
        await self._reading


class Crowd:
    """Matches on one server, each deciding so often a second; one that ends is followed by
    another."""

    def __init__(self, server: Server, game: Game, a_second: float) -> None:
        self.server = server
        self._game = game
        self.is_playing = False
        self._a_second = a_second
        self._waits: list[float] = []
        self._not_sent = 0
        self._dice = random.Random(7)
        self._tables: list[asyncio.Task[None]] = []

    async def grow(self, live: int) -> None:
        """Begin matches until there are so many."""
        while len(self._tables) < live:
            count = min(AT_ONCE, live - len(self._tables))
            begun = await asyncio.gather(*(self._begin() for _ in range(count)))
            self._tables += [asyncio.create_task(self._play(seats)) for seats in begun]

    async def _begin(self) -> list[Seat]:
        seats = [{"kind": "human"}] * self._game.fewest_seats
        wanted = {"game": self._game.name, "seats": seats}
        seated = [await asyncio.to_thread(self.server.post, "/matches", wanted)]
        path = f"/matches/{seated[0]['match']}/seats"
        for place in range(1, len(seats)):
            other = {"name": f"Player {place + 1}"}
            seated.append(await asyncio.to_thread(self.server.post, path, other))
        return [await self._sit(each) for each in seated]

    async def _sit(self, seated: dict[str, Any]) -> Seat:
        address = self.server.address.replace("http", "ws")
        place = f"{address}/api/matches/{seated['match']}/socket"
        socket = await connect(place, max_size=None, open_timeout=PATIENCE, ping_interval=None)
        await socket.send(json.dumps({"type": "hello", "token": seated["token"]}))
        return Seat(socket, self._waits)

    async def _play(self, seats: list[Seat]) -> None:
        """Decide at even distances, without waiting for what came before."""
        due = time.perf_counter() + self._dice.random() / self._a_second
        try:
            while True:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += 1 / self._a_second
                if not self.is_playing:
                    continue
                if seats[0].is_over:
                    await leave(seats)
                    seats = await self._begin()
                asked = [seat for seat in seats if seat.decision and seat.sent_at is None]
                if asked:
                    await self._dice.choice(asked).decide(self._dice)
                else:
                    self._not_sent += 1
        finally:
            await leave(seats)

    async def measure(self, settle_seconds: float, seconds: float) -> Figure:
        """Watch for a while, once everybody has settled."""
        self.is_playing = True
        gc.collect()
        gc.disable()  # what is waited for is the server
        await asyncio.sleep(settle_seconds)
        self._waits.clear()
        self._not_sent = 0
        began, used = time.perf_counter(), self.server.processor_seconds()
        await asyncio.sleep(seconds)
        # On a very slow machine it takes longer to see anything at all.
        while not self._waits and not any(table.done() for table in self._tables):  # noqa: ASYNC110
            await asyncio.sleep(seconds)
        used = self.server.processor_seconds() - used
        taken = time.perf_counter() - began
        gc.enable()
        waits = list(self._waits)
        for table in self._tables:
            if table.done():
                table.result()
        self.is_playing = False
        return Figure(len(self._tables), len(waits), taken, used, waits, self._not_sent)

    async def finish_one(self) -> None:
        """Play one match to its end at once."""
        seats = await self._begin()
        while not seats[0].is_over:
            for seat in seats:
                if seat.decision and seat.sent_at is None:
                    await seat.decide(self._dice)
            await asyncio.sleep(0.002)
        await leave(seats)

    async def close(self) -> None:
        """Everybody goes home."""
        for table in self._tables:
            table.cancel()
        await asyncio.gather(*self._tables, return_exceptions=True)


async def leave(seats: list[Seat]) -> None:
    """All of a table go."""
    for seat in seats:
        await seat.leave()
