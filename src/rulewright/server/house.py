"""The server's parts put together: store, rooms, keeper, bots, and who may do what."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Final

import structlog

from rulewright.server.bot_host import BotHost
from rulewright.server.errors import ServerError, UnknownMatch
from rulewright.server.keeper import Keeper
from rulewright.server.limits import Addresses
from rulewright.server.presence import MARK, Presence
from rulewright.server.refusals import Refused
from rulewright.server.replay_cache import Reels
from rulewright.server.rooms import Room, Rooms
from rulewright.server.settings import ServerSettings
from rulewright.server.storage import Store
from rulewright.server.telemetry import Meters
from rulewright.server.tokens import hash_of
from rulewright.server.workers import Workers
from rulewright.server.workshop import Workshop

ALONE: Final = "alone"
LONG_LEASE: Final = timedelta(days=1)
"""SQLite serves one process, which takes its own leases up again under the same name."""
PACKED_WITHIN: Final = 600.0
"""Seconds after which a worker that packs a replay counts as stuck."""
_CODE: Final = re.compile(r"[a-z2-9]{8}")

log = structlog.get_logger()


class House:
    """One server process. Open it with `open_house`."""

    def __init__(
        self, settings: ServerSettings, store: Store, meters: Meters, addresses: Addresses
    ) -> None:
        self.settings = settings
        self.store = store
        is_shared = settings.database.startswith("postgres")
        self.name = secrets.token_hex(8) if is_shared else ALONE
        lease = timedelta(seconds=settings.lease_seconds) if is_shared else LONG_LEASE
        self.meters = meters
        self.addresses = addresses
        self.presence = Presence(self.name, lambda: settings.clock().timestamp())
        self.rooms = Rooms(store, self.presence, settings.clock)
        self.reels = Reels()
        self.host = BotHost(settings.bot_workers, settings.bot_pool)
        # Of their own, or else bots would wait: what six saw of a long match takes a while.
        self.packers = Workers(1, settings.packing_pool, PACKED_WITHIN)
        self.workshop = Workshop(settings)
        self.keeper = Keeper(self.name, self.rooms, store, self.host, self.packers, settings, lease)

    def is_alive(self, code: str) -> bool:
        """Whether a match, as far as this process has it in memory, is not over."""
        room = self.rooms.rooms.get(code)
        return room is not None and room.table.status != "over"

    @staticmethod
    def checked_code(code: str) -> str:
        """A code that may be one of a match."""
        if not _CODE.fullmatch(code):
            raise UnknownMatch("there is no such match; a code has 8 letters and digits")
        return code

    async def viewer(self, room: Room, token: str | None) -> int | None:
        """The seat that a token holds; a spectator without one, where those may look."""
        if token is not None:
            return await self.seat(room, token)
        if not room.table.charter.agreed.watched:
            raise Refused("not-watched", "this match is for its players only")
        return None

    async def seat(self, room: Room, token: str) -> int:
        """The seat of this match that a token holds."""
        token_hash = hash_of(token)
        found = await self.store.seat_of_token(token_hash)
        if found is None or found[0] != room.code:
            raise Refused("unknown-token", "that token holds no seat of this match")
        if token_hash not in room.table.sitters[found[1]].tokens:
            await self.rooms.hear(room.code)
        if token_hash not in room.table.sitters[found[1]].tokens:
            raise Refused("unknown-token", "that token holds no seat of this match")
        return found[1]

    async def hear_bell(self) -> None:
        """Show what other processes do, for as long as the process lives."""
        with self.store.bell.listen() as listener:
            async for ring in listener:
                try:
                    await self._hear(ring.match, ring.number)
                except ServerError as error:
                    log.warning("the bell was heard in vain", match=ring.match, error=str(error))
                except Exception:
                    log.exception("the bell was heard in vain", match=ring.match)

    async def _hear(self, match: str | None, number: int) -> None:
        if match is None:
            for code in list(self.rooms.rooms):
                await self.rooms.hear(code)
        elif match.startswith(MARK):
            for code in self.presence.hear(match):
                room = self.rooms.rooms.get(code)
                if room is not None:
                    await self.rooms.show_standing(room)
        else:
            await self.rooms.hear_number(match, number)


@contextlib.asynccontextmanager
async def open_house(
    settings: ServerSettings, meters: Meters, addresses: Addresses
) -> AsyncIterator[House]:
    """A server process that runs until the context ends, and then goes down in order."""
    store = await Store.open(settings.database, settings.clock)
    house = House(settings, store, meters, addresses)
    running = [
        asyncio.create_task(house.hear_bell()),
        asyncio.create_task(house.keeper.run()),
    ]
    try:
        yield house
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        with contextlib.suppress(ServerError):
            await house.rooms.close()
            await house.keeper.close()
        house.host.close()
        house.packers.close()
        await house.workshop.close()
        await store.close()
