"""The live tables of this process: loaded when somebody looks, written to, shown, dropped when idle.

Whatever changes a match goes through `Rooms.write`: it is tried on a copy of the table, written to
the store, and only then becomes the table and is shown. So what cannot be applied is never written,
and what is shown is on disk. One lock per room; between processes the numbers of entries decide.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from typing import Final, Protocol

import structlog

from rulewright.gamekit.moments import View
from rulewright.kernel.errors import RulewrightError
from rulewright.server import entries as kinds
from rulewright.server import viewer_messages
from rulewright.server.commands import Wish, entries_for
from rulewright.server.entries import Entry, entry_from
from rulewright.server.errors import ServerError, StaleNumber
from rulewright.server.live import Change, LiveTable
from rulewright.server.messages import ServerMessage, StandingMessage
from rulewright.server.presence import Presence
from rulewright.server.refusals import Refused
from rulewright.server.storage import NewSnapshot, Store
from rulewright.server.table_storage import load, snapshot_of, stored_change

SNAPSHOT_EVERY = 10
"""Entries between two snapshots. A snapshot takes a tenth of a millisecond and two kilobytes, an
entry a tenth of that; so many entries, at most, have to be told anew by other rules when a server
is killed and upgraded at once."""

MOST_RACES = 8
"""How often a wish that is still right is tried again when another process was first."""

OUR_FAULT: Final = 1011
"""The close code for somebody who cannot be served because of an error of ours."""

GOING_DOWN: Final = 1012
"""The close code for everybody when the server stops."""

log = structlog.get_logger()


class Onlooker(Protocol):
    """Somebody who is shown a match: a connection."""

    viewer: int | None
    language: str

    def send(self, message: ServerMessage) -> None:
        """Show a message, some time soon."""
        ...

    def close(self, code: int) -> None:
        """Show no more."""
        ...


class Room:
    """A live table and those who look at it."""

    def __init__(self, table: LiveTable, snapshot_number: int, snapshot_edition: str) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.shown: dict[int, View] = {}
        """What those who are there see, as they were last shown it, by seat or SPECTATOR."""
        self.snapshot_number = snapshot_number
        self.snapshot_edition = snapshot_edition
        self.used_at = 0.0

    @property
    def code(self) -> str:
        """The code of the match."""
        return self.table.charter.code

    def forget_views(self) -> None:
        """Forget what those saw who are gone."""
        there = {viewer_messages.seen_as(onlooker.viewer) for onlooker in self.onlookers}
        self.shown = {viewer: view for viewer, view in self.shown.items() if viewer in there}

    @property
    def is_of_another_day(self) -> bool:
        """Whether the game has changed since the match was last written down."""
        return self.snapshot_edition != self.table.match.game.edition


@contextmanager
def _or_let_go(room: Room, onlooker: Onlooker) -> Iterator[None]:
    """Show an onlooker something, or let go of who cannot be shown it. What happened is written by then:
    the match goes on, and all others see it."""
    try:
        yield
    except Exception:
        viewer, language = onlooker.viewer, onlooker.language
        log.exception("a match cannot be shown", match=room.code, viewer=viewer, language=language)
        onlooker.close(OUR_FAULT)


class Rooms:
    """All rooms of this process."""

    def __init__(self, store: Store, presence: Presence, clock: Callable[[], datetime]) -> None:
        self.store = store
        self.presence = presence
        self.clock = clock
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.stirred: Callable[[Room], None] = lambda room: None
        """Called when a room changed or was opened; the keeper listens."""

    def time(self) -> float:
        """The time, in seconds since the epoch."""
        return self.clock().timestamp()

    # Coming and going

    async def open(self, code: str) -> Room:
        """The room of a match, loaded if need be."""
        room = self.rooms.get(code)
        if room is None:
            lock = self._loading.setdefault(code, asyncio.Lock())
            try:
                async with lock:
                    room = self.rooms.get(code) or await self._load(code)
            finally:
                self._loading.pop(code, None)
            self.stirred(room)
        room.used_at = self.time()
        return room

    async def enter(self, room: Room, onlooker: Onlooker) -> None:
        """Show everything to somebody new, and from then on every change."""
        async with room.lock:
            is_news = onlooker.viewer is not None and self.presence.arrive(
                room.code, onlooker.viewer
            )
            self._show_table(room, onlooker)
            if is_news:
                self._show_standing(room)
            room.onlookers.add(onlooker)
        if is_news:
            await self.announce(room.code)
        await self._give_back(room, onlooker.viewer)
        self.stirred(room)

    async def leave(self, room: Room, onlooker: Onlooker) -> None:
        """Somebody has gone."""
        if onlooker not in room.onlookers:
            return
        # At once, whatever holds the room: a connection that is being cancelled may not wait.
        room.onlookers.discard(onlooker)
        room.forget_views()
        room.used_at = self.time()
        if onlooker.viewer is not None and self.presence.leave(room.code, onlooker.viewer):
            await self.show_standing(room)
            await self.announce(room.code)

    async def announce(self, code: str) -> None:
        """Tell the other processes who is here. If that fails they hear it a little later."""
        with suppress(ServerError):
            await self.store.bell.ring(self.presence.announcement_of(code), 0)

    def drop(self, room: Room) -> None:
        """Forget a room that nobody looks at."""
        if not room.onlookers and not room.lock.locked():
            self.rooms.pop(room.code, None)
            self.presence.forget_match(room.code)

    # Changing

    async def obey(self, room: Room, seat: int, wish: Wish) -> int:
        """Grant a seat's wish, or refuse it. On return it is on disk."""
        async with room.lock:
            for attempt in range(1, MOST_RACES + 1):
                at = self.time()
                found = entries_for(room.table, seat, wish, self.presence, at)
                try:
                    await self._write(room, found)
                except StaleNumber:
                    # Another process was first. What is still right after that may be tried again.
                    await self._catch_up(room)
                    if attempt == MOST_RACES:
                        raise Refused(
                            "stale", "others were first; look at the table again"
                        ) from None
                else:
                    break
            return room.table.noticed[seat]

    async def write(
        self, room: Room, entries_now: Callable[[LiveTable, float], list[Entry]]
    ) -> bool:
        """Write what the table as it stands calls for, if anything. False if nothing was written."""
        async with room.lock:
            while found := entries_now(room.table, self.time()):
                try:
                    await self._write(room, found)
                except StaleNumber:
                    await self._catch_up(room)
                else:
                    return True
        return False

    async def _write(self, room: Room, found: list[Entry]) -> None:
        trial = room.table.copy()
        changes: list[Change] = []
        for entry in found:
            changes.append(trial.apply(entry, changes[-1].views if changes else room.shown))
        snapshot = self._snapshot_if_due(room, trial)
        await self.store.append(
            room.code,
            room.table.number + 1,
            [entry.to_store() for entry in found],
            snapshot=snapshot,
            change=stored_change(room.table, trial, found[-1].at),
        )
        if snapshot is not None:
            room.snapshot_number, room.snapshot_edition = trial.number, snapshot.edition
        room.table = trial
        for change in changes:
            self._show(room, change)
        room.forget_views()
        room.used_at = self.time()
        self.stirred(room)

    def _snapshot_if_due(self, room: Room, table: LiveTable) -> NewSnapshot | None:
        if room.table.status == "over":
            return None  # the one that was made at its end stays the last
        is_due = (
            table.number - room.snapshot_number >= SNAPSHOT_EVERY
            or room.is_of_another_day
            or table.status == "over"
        )
        return snapshot_of(table, self.clock()) if is_due else None

    async def hear(self, code: str) -> None:
        """Another process has written to the match."""
        room = self.rooms.get(code)
        if room is not None:
            async with room.lock:
                await self._catch_up(room)

    async def hear_number(self, code: str, number: int) -> None:
        """The match has entries up to that number."""
        room = self.rooms.get(code)
        if room is not None and (room.table.number < number or room.lock.locked()):
            async with room.lock:
                if room.table.number < number:
                    await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        for stored in await self.store.entries(room.code, room.table.number):
            trial = room.table.copy()
            try:
                change = trial.apply(entry_from(stored), room.shown)
            except RulewrightError:
                await self._start_over(room)
                break
            room.table = trial
            self._show(room, change)
        self.stirred(room)

    async def _start_over(self, room: Room) -> None:
        """Another process plays by other rules: begin anew from what is written."""
        room.table, snapshot = await load(self.store, room.code)
        room.snapshot_number, room.snapshot_edition = snapshot.number, snapshot.edition
        for onlooker in list(room.onlookers):
            self._show_table(room, onlooker)

    async def _give_back(self, room: Room, seat: int | None) -> None:
        """Whoever comes back after having been away has the seat back."""

        def entries_now(table: LiveTable, at: float) -> list[Entry]:
            is_away = seat in table.stand_ins and seat not in table.out_of_time
            return [Entry(at, kinds.RETURN, seat)] if is_away and table.status == "playing" else []

        await self.write(room, entries_now)

    # Showing

    def _show_table(self, room: Room, onlooker: Onlooker) -> None:
        with _or_let_go(room, onlooker):
            standing = self._standing(room)
            message = viewer_messages.table_message(standing, onlooker.viewer, onlooker.language)
            (room.shown[viewer_messages.seen_as(onlooker.viewer)],) = message.now.view
            onlooker.send(message)

    def _show(self, room: Room, change: Change) -> None:
        if change.starts_over:
            for onlooker in list(room.onlookers):
                self._show_table(room, onlooker)
            return
        room.shown = change.views
        standing = self._standing(room)
        made: dict[tuple[int | None, str], ServerMessage] = {}
        for onlooker in list(room.onlookers):
            viewer, language = onlooker.viewer, onlooker.language
            is_shown = viewer_messages.seen_as(viewer) in change.seen
            if not is_shown or not change.noticed[room.table.place_of(viewer)]:
                continue
            with _or_let_go(room, onlooker):
                if (viewer, language) not in made:
                    made[viewer, language] = viewer_messages.change_message(
                        standing, change, viewer, language
                    )
                onlooker.send(made[viewer, language])

    async def show_standing(self, room: Room) -> None:
        """Show everybody how things stand: somebody came or went."""
        async with room.lock:
            self._show_standing(room)

    def _show_standing(self, room: Room) -> None:
        standing = self._standing(room)
        for onlooker in list(room.onlookers):
            with _or_let_go(room, onlooker):
                now = viewer_messages.now(standing, onlooker.viewer, onlooker.language)
                onlooker.send(StandingMessage(now=now))

    def _standing(self, room: Room) -> viewer_messages.Standing:
        return viewer_messages.Standing(room.table, self.presence, self.time())

    # Loading

    async def _load(self, code: str) -> Room:
        table, snapshot = await load(self.store, code)
        room = Room(table, snapshot.number, snapshot.edition)
        self.rooms[code] = room
        return room

    # Ending

    async def close(self) -> None:
        """Tell everybody that the server goes down, and leave a snapshot of every table that has
        moved since its last."""
        for room in list(self.rooms.values()):
            for onlooker in list(room.onlookers):
                onlooker.close(GOING_DOWN)
            if room.table.status == "playing" and room.snapshot_number < room.table.number:
                async with room.lock:
                    await self._pause(room)

    async def _pause(self, room: Room) -> None:
        trial = room.table.copy()
        pause = Entry(self.time(), kinds.PAUSE)
        trial.apply(pause)
        snapshot = snapshot_of(trial, self.clock())
        try:
            await self.store.append(room.code, trial.number, [pause.to_store()], snapshot=snapshot)
        except StaleNumber:
            return  # another process goes on with it
        room.table = trial
