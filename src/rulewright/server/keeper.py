"""The keeper's work: bots that are to move, clocks that run out, matches whose keeper has died.

Each match that is being played has one keeper among the processes, by a lease that runs out unless
it is renewed. A match in which nothing is left to do but wait for a person is put to sleep when
nobody looks at it: its lease is then held by a name that every process may speak for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from datetime import timedelta
from typing import Any, Final

import structlog

from rulewright.server import entries as kinds
from rulewright.server.archive import pack_replay
from rulewright.server.bot_host import BotHost
from rulewright.server.commands import out_of_time
from rulewright.server.entries import Entry
from rulewright.server.errors import ServerError
from rulewright.server.live import LiveTable
from rulewright.server.presence import REPEAT_SECONDS
from rulewright.server.refusals import Refused
from rulewright.server.rooms import Room, Rooms
from rulewright.server.settings import ServerSettings
from rulewright.server.storage import Store
from rulewright.server.workers import Workers, WorkersUnavailable

ASLEEP: Final = "asleep"
SLEEP: Final = timedelta(days=30)
WORTH_FORGIVING: Final = 1.0
ADOPTED_AT_ONCE: Final = 50

log = structlog.get_logger()


class Keeper:
    """One process as a keeper of matches."""

    def __init__(  # noqa: PLR0913 - what it keeps, with what
        self, name: str, rooms: Rooms, store: Store, host: BotHost, packers: Workers,
        settings: ServerSettings, lease: timedelta,
    ) -> None:  # fmt: skip
        self.name = name
        self.kept: set[str] = set()
        self._rooms = rooms
        self._store = store
        self._host = host
        self._packers = packers
        self._settings = settings
        self._lease = lease
        self._thinking: set[tuple[str, int]] = set()
        self._archiving: set[str] = set()
        self._not_before: dict[str, float] = {}
        """When a match that another process keeps may be asked for again."""
        self._errands: set[asyncio.Task[None]] = set()
        rooms.stirred = self.stirred

    # What sets it to work

    def stirred(self, room: Room) -> None:
        """A room changed: look whether there is something to do."""
        table = room.table
        if table.status == "over":
            self.kept.discard(room.code)
            self._host.forget(room.code, table.seats)
            if not table.is_archived and not room.is_of_another_day:
                self._go(self._archive(room))
        elif table.has_work():
            self._go(self._look_after(room))

    async def run(self) -> None:
        """Keep, for as long as the process lives."""
        renew_at = adopt_at = announce_at = 0.0
        while True:
            now = self._rooms.time()
            try:
                if now >= renew_at:
                    await self._renew()
                    renew_at = now + self._lease.total_seconds() / 3
                if now >= adopt_at:
                    await self._adopt()
                    adopt_at = now + min(self._lease.total_seconds() / 2, 10.0)
                if now >= announce_at:
                    await self._announce()
                    self._look_again()
                    announce_at = now + REPEAT_SECONDS
                await self._look_at_clocks()
                await self._tidy()
            except ServerError as error:
                log.warning("keeping failed; it is tried again", error=str(error))
            except Exception:
                # Whatever is wrong with one match, the others are to be kept.
                log.exception("keeping failed; it is tried again")
            await asyncio.sleep(self._settings.tick_seconds)

    async def close(self) -> None:
        """Stop, and let others keep."""
        for errand in list(self._errands):
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        await self._store.release(self.name)

    # Leases

    async def _is_kept(self, room: Room) -> bool:
        """Whether this process is the keeper, trying to become it if nobody is."""
        code = room.code
        if code in self.kept:
            return True
        if self._rooms.time() < self._not_before.get(code, 0.0):
            return False
        if not await self._claim(code):
            self._not_before[code] = self._rooms.time() + min(self._lease.total_seconds() / 3, 2.0)
            return False
        self._not_before.pop(code, None)
        self.kept.add(code)
        await self._rooms.write(room, _forgive_time)
        return True

    async def _claim(self, code: str) -> bool:
        now = self._settings.clock()
        if await self._store.claim(code, self.name, now + self._lease):
            return True
        # It may be asleep: end that, if it is so, and try again.
        if not await self._store.claim(code, ASLEEP, now):
            return False
        return await self._store.claim(code, self.name, self._settings.clock() + self._lease)

    async def _renew(self) -> None:
        if self.kept:
            until = self._settings.clock() + self._lease
            still = await self._store.renew(self.name, list(self.kept), until)
            for code in self.kept - still:
                log.info("another process keeps a match now", match=code)
            self.kept &= still

    async def _adopt(self) -> None:
        """Look after matches whose keeper has gone."""
        for code in await self._store.unkept(ADOPTED_AT_ONCE):
            try:
                room = await self._rooms.open(code)
            except Refused as error:
                log.warning("a match cannot be opened", match=code, error=str(error))
                await self._store.claim(code, ASLEEP, self._settings.clock() + SLEEP)
                continue
            self._not_before.pop(code, None)
            if await self._is_kept(room):
                self.stirred(room)

    async def _tidy(self) -> None:
        """Let go of rooms where nobody is and nothing is to be done."""
        latest = self._rooms.time() - self._settings.idle_seconds
        for room in list(self._rooms.rooms.values()):
            if room.onlookers or room.used_at > latest:
                continue
            code = room.code
            if code in self.kept:
                if room.table.has_work():
                    continue
                self.kept.discard(code)
                now = self._settings.clock()
                await self._store.claim(code, self.name, now)
                await self._store.claim(code, ASLEEP, now + SLEEP)
            self._host.forget(code, room.table.seats)
            self._rooms.drop(room)

    async def _announce(self) -> None:
        presence, bell = self._rooms.presence, self._store.bell
        for announcement in presence.announcements():
            await bell.ring(announcement, 0)
        for code in presence.forget_silent():
            room = self._rooms.rooms.get(code)
            if room is not None:
                await self._rooms.show_standing(room)

    # Work

    def _look_again(self) -> None:
        """Take up what failed: a claim that came too early, a database that was not there."""
        for room in list(self._rooms.rooms.values()):
            if room.table.has_work():
                self.stirred(room)

    async def _look_after(self, room: Room) -> None:
        if not await self._is_kept(room):
            return
        table = room.table
        for seat in table.asked():
            if table.bot_of(seat) and (room.code, seat) not in self._thinking:
                self._thinking.add((room.code, seat))
                self._go(self._think(room, seat))

    async def _think(self, room: Room, seat: int) -> None:
        table = room.table
        moment = _moment(table, seat)
        try:
            parts = await self._host.think(table, seat)

            def answer(now: LiveTable, at: float) -> list[Entry]:
                if now.status != "playing" or _moment(now, seat) != moment:
                    return []
                return [Entry(at, kinds.DECIDE, seat, {"choice": part}) for part in parts]

            await self._rooms.write(room, answer)
        except WorkersUnavailable as error:
            log.warning("a bot cannot think", error=str(error))
            await asyncio.sleep(1.0)
        finally:
            self._thinking.discard((room.code, seat))
        self.stirred(room)

    async def _archive(self, room: Room) -> None:
        """Put what all sides saw into the log, so that it can be seen under later rules too."""
        if room.code in self._archiving:
            return
        self._archiving.add(room.code)
        try:
            packed = await self._packers.work(room.code, pack_replay, room.table.match.save())
            await self._rooms.write(room, lambda table, at: _archive_entry(table, at, packed))
        finally:
            self._archiving.discard(room.code)

    async def _look_at_clocks(self) -> None:
        now = self._rooms.time()
        for code in list(self.kept):
            room = self._rooms.rooms.get(code)
            if room is not None and room.table.clocks.run_out(now):
                await self._rooms.write(room, _out_of_time)

    def _go(self, work: Coroutine[Any, Any, None]) -> None:
        errand = asyncio.create_task(self._guarded(work))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (ServerError, WorkersUnavailable) as error:
            log.warning("a keeper's errand failed", error=str(error))
        except Exception:
            log.exception("a keeper's errand failed")


def _moment(table: LiveTable, seat: int) -> tuple[int, int, str | None, bool, int]:
    """What must not have changed while a bot thought, for its answer to be of use."""
    state = table.match.state
    parts = len(state.answers[seat])
    return int(state.asked), table.take, table.bot_of(seat), state.asks(seat), parts


def _forgive_time(table: LiveTable, at: float) -> list[Entry]:
    """A keeper that takes over takes nobody's time for when there may have been none."""
    waited = [at - since for since in table.clocks.since if since is not None]
    return [Entry(at, kinds.FORGIVE_TIME)] if waited and max(waited) > WORTH_FORGIVING else []


def _out_of_time(table: LiveTable, at: float) -> list[Entry]:
    seats = table.clocks.run_out(at) if table.status == "playing" else []
    return out_of_time(table, seats[0], at) if seats else []


def _archive_entry(table: LiveTable, at: float, packed: str) -> list[Entry]:
    return [] if table.is_archived else [Entry(at, kinds.ARCHIVE, None, {"packed": packed})]
