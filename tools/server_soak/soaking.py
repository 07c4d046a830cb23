"""The course of a soak: matches that go on all the time, servers that die, and the reckoning."""

from __future__ import annotations

import asyncio
import json
import random
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

import rulewright
from rulewright.kernel.errors import RulewrightError
from rulewright.server.storage import Store
from tools.server_soak.books import disagreement, gap, wishes_of
from tools.server_soak.duellists import Duellist, Trouble
from tools.server_soak.servers import Server

PATIENCE = 900.0
"""Seconds in which nothing goes on; a busy machine is slow, not wrong."""


@dataclass(frozen=True)
class Plan:
    """How to soak."""

    kills: int
    matches: int
    """How many are played at once; one that is over is followed by another."""
    processes: int
    seed: int
    pause: float = 0.1
    """Seconds between two wishes of a client, on average."""
    longest_life: int = 100
    """Wishes acknowledged from when all servers serve to when one is killed, at most. Counted,
    and not timed, so that on a busy machine too there is play to be killed in."""
    bot_every: int | None = 4
    """One of so many matches is against a bot, which its keeper has to wake after a death."""


@dataclass
class Reckoning:
    """What came of it."""

    matches: int = 0
    never_begun: int = 0
    seats: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    unanswered_but_written: int = 0
    resumed: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    left_behind: int = 0
    troubles: list[str] = field(default_factory=list)


class Soak:
    """One soak, on one database."""

    def __init__(
        self, plan: Plan, url: str, servers: list[Server], tell: Callable[[str], None]
    ) -> None:
        self._plan = plan
        self._tell = tell
        self._url = url
        self._servers = servers
        self._dice = random.Random(plan.seed)
        self._duellists: list[Duellist] = []
        self._is_ending = False
        self._made = 0
        self._found = Reckoning()

    async def run(self) -> Reckoning:
        """Play and kill, play everything to its end, and look into the logs."""
        await asyncio.gather(*(server.start() for server in self._servers))
        tables = [asyncio.create_task(self._keep_playing()) for _ in range(self._plan.matches)]
        try:
            await self._kill_servers()
            self._is_ending = True
            self._tell("playing everything to its end")
            for duellist in self._duellists:
                duellist.pause = 0.0
            _, unfinished = await asyncio.wait(tables, timeout=PATIENCE)
        finally:
            for table in tables:
                table.cancel()
            await asyncio.gather(*tables, return_exceptions=True)
        if unfinished:
            self._trouble(f"{len(unfinished)} tables did not end in {PATIENCE:.0f} seconds")
        await self._reckon()
        return self._found

    def _trouble(self, what: str) -> None:
        self._found.troubles.append(what)

    # Dying

    async def _kill_servers(self) -> None:
        for kill in range(1, self._plan.kills + 1):
            await self._live_for_a_while(f"before kill {kill}")
            server = self._dice.choice(self._servers)
            before = self._acknowledged()
            server.kill()
            await server.start()
            if len(self._servers) > 1 and self._acknowledged() == before:
                self._trouble(f"kill {kill}: nothing went on through the other processes")
            self._tell(f"kill {kill}, after {before} acknowledged wishes")
        await self._live_for_a_while("after the last kill")

    async def _live_for_a_while(self, when: str) -> None:
        """Until so many wishes were acknowledged, and a little longer: into the midst of the next
        ones. Now and then hardly anybody is back when the next kill comes."""
        goal = self._acknowledged() + self._dice.randint(0, self._plan.longest_life)
        end = time.monotonic() + PATIENCE
        while self._acknowledged() < goal:
            if time.monotonic() > end:
                self._trouble(f"{when}: play did not go on for {PATIENCE:.0f} seconds")
                return
            await asyncio.sleep(0.005)
        await asyncio.sleep(self._dice.uniform(0.0, 0.1))

    def _acknowledged(self) -> int:
        return sum(duellist.acknowledged for duellist in self._duellists)

    # Playing

    async def _keep_playing(self) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            while not self._is_ending:
                duellists = await self._new_match(http)
                self._duellists += duellists
                playing = [duellist.play() for duellist in duellists]
                for outcome in await asyncio.gather(*playing, return_exceptions=True):
                    if isinstance(outcome, Trouble):
                        self._trouble(str(outcome))
                    elif isinstance(outcome, BaseException):
                        self._trouble("".join(traceback.format_exception(outcome)))

    async def _new_match(self, http: httpx.AsyncClient) -> list[Duellist]:
        """The people of a new match; nobody if a kill left it without a second player."""
        self._made += 1
        number = self._made
        bot = self._plan.bot_every is not None and number % self._plan.bot_every == 0
        other = {"kind": "bot", "bot": "random"} if bot else {"kind": "human"}
        wanted = {"game": "allumbra", "seats": [{"kind": "human"}, other]}
        made = await self._post(http, number, "/matches", wanted)
        assert made is not None
        held = [made]
        if not bot:
            joined = await self._post(
                http, number + 1, f"/matches/{made['match']}/seats", {"name": "Bo"}
            )
            if joined is None:
                self._found.never_begun += 1
                return []
            held.append(joined)
        return [
            Duellist(
                seated["match"], seated["seat"], seated["token"], self._servers,
                number + place, random.Random(f"{self._plan.seed}:{number}:{place}"),
                0.0 if self._is_ending else self._plan.pause,
            )
            for place, seated in enumerate(held)
        ]  # fmt: skip

    async def _post(
        self, http: httpx.AsyncClient, number: int, path: str, body: dict[str, Any]
    ) -> dict[str, Any] | None:
        """Ask until somebody answers. None if the seat is taken: by us, before the server died
        and could say so."""
        was_cut_off = False
        while True:
            server = self._servers[number % len(self._servers)]
            number += 1
            if not server.is_up:
                await asyncio.sleep(0.02)
                continue
            try:
                answer = await http.post(f"{server.address}/api{path}", json=body)
            except httpx.TransportError:
                was_cut_off = True
                continue
            if was_cut_off and answer.status_code == 409:
                return None
            if answer.status_code != 201:
                self._trouble(f"{path}: {answer.status_code} {answer.text}")
                return None
            seated: dict[str, Any] = answer.json()
            return seated

    # Reckoning

    async def _reckon(self) -> None:
        found = self._found
        for duellist in self._duellists:
            found.seats += 1
            found.acknowledged += duellist.acknowledged
            found.unanswered += sum(one.answer == "none" for one in duellist.sent)
            found.resumed += duellist.resumed
            found.refusals += duellist.refusals
        found.left_behind = sum(server.left_behind for server in self._servers)
        codes = sorted({duellist.match for duellist in self._duellists})
        found.matches = len(codes)
        async with httpx.AsyncClient(base_url=self._servers[0].address, timeout=PATIENCE) as http:
            for code in codes:
                await self._look_at_file(http, code)
        # Nobody writes any more when the logs are looked at.
        for server in self._servers:
            if (exit_code := server.stop()) != 0:
                self._trouble(f"told to stop, a server ended with {exit_code}")
        store = await Store.open(self._url)
        for code in codes:
            await self._look_into_log(store, code)
        await store.close()

    async def _look_into_log(self, store: Store, code: str) -> None:
        stored, entries = await store.match(code), await store.entries(code)
        assert stored is not None, code
        if stored.status != "over":
            self._trouble(f"match {code} is {stored.status}; it should be over")
        if wrong := gap([entry.number for entry in entries], stored.entries):
            self._trouble(f"match {code}: {wrong}")
        for duellist in self._duellists:
            if duellist.match == code:
                written = wishes_of(entries, duellist.seat)
                self._found.unanswered_but_written += len(written) - duellist.acknowledged
                if wrong := disagreement(duellist.sent, written):
                    self._trouble(f"{duellist}: {wrong}")

    async def _look_at_file(self, http: httpx.AsyncClient, code: str) -> None:
        """A finished match can be downloaded, and playing it again gives the same end."""
        answer = await http.get(f"/api/matches/{code}/file")
        if answer.status_code != 200:
            self._trouble(f"match {code} has no file: {answer.status_code} {answer.text}")
            return
        try:
            rulewright.load(json.dumps(answer.json()))
        except RulewrightError as error:
            self._trouble(f"the file of match {code} is wrong: {error}")


@contextmanager
def soaked_servers(plan: Plan, url: str, folder: Path) -> Iterator[list[Server]]:
    """The servers of a plan, gone afterwards."""
    servers = [Server(url, folder) for _ in range(plan.processes)]
    try:
        yield servers
    finally:
        for server in servers:
            server.close()


async def soak(plan: Plan, url: str, folder: Path, tell: Callable[[str], None]) -> Reckoning:
    """Soak as planned, on an empty database, and tell how far it is."""
    with soaked_servers(plan, url, folder) as servers:
        return await Soak(plan, url, servers, tell).run()
