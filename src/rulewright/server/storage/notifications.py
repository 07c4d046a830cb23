"""The bell that rings when a match got entries, so that whoever shows it looks again.

On SQLite there is one process, and the bell is heard in it. On PostgreSQL it is rung within the
transaction that writes, and every process hears it on a connection of its own, the ringing one
included. What was written stands in the store: the bell says only where to look, and rings for
one match that nobody has heard yet are one ring.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, Self

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from rulewright.server.errors import DatabaseUnavailable
from rulewright.server.storage.database import Database

CHANNEL: Final = "rulewright"
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
SILENCE: Final = 20.0
"""After so many seconds it is asked whether the other end is still there: a machine that vanished
says nothing."""

_OUT_OF_REACH: Final = (
    DBAPIError,
    OSError,  # TimeoutError is one
    asyncpg.InterfaceError,
    asyncpg.PostgresError,
)
_log: Final = logging.getLogger(__name__)


class Ring(NamedTuple):
    """The match has entries up to this number; no match: any of them may have changed."""

    match: str | None
    number: int


EVERYTHING: Final = Ring(None, 0)


class Listener:
    """Hears the rings, one after the other: `async for ring in listener`. It must be closed, as
    `with bell.listen() as listener` does."""

    def __init__(self, bell: Bell) -> None:
        self._bell = bell
        self._unheard: dict[str | None, int] = {}
        self._rung = asyncio.Event()

    def ring(self, ring: Ring) -> None:
        """Remember the ring until it is heard."""
        self._unheard[ring.match] = max(ring.number, self._unheard.get(ring.match, 0))
        self._rung.set()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Ring:
        while not self._unheard:
            self._rung.clear()
            await self._rung.wait()
        match = next(iter(self._unheard))
        return Ring(match, self._unheard.pop(match))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Hear nothing more."""
        self._bell.listeners.discard(self)


class Bell:
    """The bell of one process."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def listen(self) -> Listener:
        """Hear every ring from now on."""
        listener = Listener(self)
        self.listeners.add(listener)
        return listener

    async def ring(self, match: str, number: int) -> None:
        """Ring for a match, in a transaction of its own."""
        self.heard([Ring(match, number)])

    def ring_within(self, connection: Connection, rings: Iterable[Ring]) -> None:
        """Ring if and when this transaction ends well, as far as the database does that."""

    def ring_after(self, rings: Iterable[Ring]) -> None:
        """Ring now that the transaction has ended well, where the database did not."""
        self.heard(rings)

    def heard(self, rings: Iterable[Ring]) -> None:
        """Tell the listeners of this process."""
        for ring in rings:
            for listener in self.listeners:
                listener.ring(ring)

    async def open(self) -> None:
        """Begin to hear what other processes ring."""

    async def close(self) -> None:
        """End that."""


class PostgresBell(Bell):
    """A bell that all processes on one PostgreSQL share."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._engine = create_async_engine(
            database.url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"server_settings": {"application_name": "rulewright bell"}},
        )
        self._hearing: asyncio.Task[None] | None = None
        self._is_up = asyncio.Event()

    async def ring(self, match: str, number: int) -> None:
        """Ring for a match, in a transaction of its own."""
        rings = [Ring(match, number)]
        await self._database.write(lambda connection: self.ring_within(connection, rings))

    def ring_within(self, connection: Connection, rings: Iterable[Ring]) -> None:
        """Ring if and when this transaction ends well."""
        words = [f"{ring.number} {ring.match}" for ring in rings]
        statement = text(
            "SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) word"
        )
        connection.execute(statement, {"channel": CHANNEL, "words": words})

    def ring_after(self, rings: Iterable[Ring]) -> None:
        """Nothing: PostgreSQL has rung."""

    async def open(self) -> None:
        """Hear from now on; refuse if PostgreSQL cannot be reached."""
        self._hearing = asyncio.create_task(self._hear_for_ever())
        up = asyncio.create_task(self._is_up.wait())
        await asyncio.wait([self._hearing, up], return_when=asyncio.FIRST_COMPLETED)
        if self._hearing.done():
            up.cancel()
            await self._hearing

    async def close(self) -> None:
        """Give the connection back."""
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.wait([self._hearing])
        await self._engine.dispose()

    async def _hear_for_ever(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                await self._hear()
                pause = FIRST_PAUSE
            except _OUT_OF_REACH as error:
                if not self._is_up.is_set():
                    raise DatabaseUnavailable(f"the database cannot be reached: {error}") from error
                _log.warning("the bell cannot hear: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _hear(self) -> None:
        """Hear until the connection breaks off."""
        async with self._engine.connect() as connection:
            gone = asyncio.Event()
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _driver: gone.set())
            await driver.add_listener(CHANNEL, self._notified)
            if self._is_up.is_set():
                # Rings between the two connections were missed.
                self.heard([EVERYTHING])
            self._is_up.set()
            while not gone.is_set():
                try:
                    await asyncio.wait_for(gone.wait(), SILENCE)
                except TimeoutError:
                    await asyncio.wait_for(driver.execute("SELECT 1"), SILENCE)

    def _notified(self, _driver: object, _process: int, _channel: str, word: object) -> None:
        number, _, match = str(word).partition(" ")
        self.heard([Ring(match, int(number))])
