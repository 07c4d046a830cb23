"""Where what strangers write in the workshop is looked at and tried: in processes of its own, a little at a time.

Nothing a stranger sends is run; texts are read by a grammar, in limits. What takes too long all the same costs its worker, not
the server; when too many are waiting, others are asked to try again.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import secrets
import shutil
import tempfile
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

import structlog

from rulewright.effects.packs import SHELF
from rulewright.kernel.errors import RulewrightError
from rulewright.server.refusals import Refused
from rulewright.server.settings import ServerSettings
from rulewright.server.workers import Workers, WorkersUnavailable
from rulewright.workshop.balance import Counted, Handful, bot_here, play_handful
from rulewright.workshop.trying import Prepared

CHECKED_WITHIN: Final = 60.0
"""Seconds after which a check counts as stuck. One takes hundredths; the first of a game makes its parser, which takes
seconds, and on a busy machine many."""
MOST_WAITING: Final = 24
"""Checks that may wait for each other."""
PLAYED_WITHIN: Final = 240.0
"""Seconds after which a handful of quick matches counts as stuck."""
HANDFUL: Final = 4
MOST_JOBS: Final = 8
"""Balances that may wait for each other."""
MOST_JOBS_EACH: Final = 3
"""Of one address."""
REMEMBERED: Final = 64
"""Balances that can still be asked for."""

Asked = TypeVar("Asked")
Given = TypeVar("Given")
log = structlog.get_logger()


class Job:
    """A balance that is being worked out: some matches, one handful after the other."""

    def __init__(self, address: str, game: str, prepared: Prepared, matches: int) -> None:
        self.id = secrets.token_urlsafe(16)
        self.address = address
        self.game = game
        self.prepared = prepared
        self.matches = matches
        self.status = "waiting"
        self.reason = ""
        self.bot = ""
        self.counted = Counted()

    @property
    def is_under_way(self) -> bool:
        """Whether it waits or is being played."""
        return self.status in {"waiting", "playing"}

    @property
    def done(self) -> int:
        """How many matches have ended or were given up."""
        return self.counted.played + self.counted.endless

    def handful(self) -> Handful:
        """The matches that come next."""
        last = min(self.done + HANDFUL, self.matches)
        prepared = self.prepared
        return Handful(
            self.game,
            prepared.options,
            prepared.plain,
            prepared.card,
            self.bot,
            tuple(range(self.done, last)),
        )


class Workshop:
    """The workshop of one server process."""

    def __init__(self, settings: ServerSettings) -> None:
        _open_shelf()
        # A text that makes a worker stuck would do so again.
        self._checkers = Workers(1, settings.workshop_pool, CHECKED_WITHIN, attempts=1)
        self._players = Workers(1, settings.balance_pool, PLAYED_WITHIN, attempts=1)
        self._waiting = 0
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._playing: asyncio.Task[None] | None = None

    async def look(self, function: Callable[[Asked], Given], asked: Asked) -> Given:
        """Have something worked out by the worker; Refused if too many wait, or if it takes too long."""
        if self._waiting >= MOST_WAITING:
            raise Refused("unavailable", "many are writing cards just now; try again in a moment")
        self._waiting += 1
        try:
            return await self._checkers.work("workshop", function, asked)
        except WorkersUnavailable as error:
            raise Refused("unavailable", "that took too long; try again in a moment") from error
        finally:
            self._waiting -= 1

    # Balances: one queue

    def check_room(self, address: str) -> None:
        """Refuse a balance for which there is no room."""
        under_way = [job for job in self._jobs.values() if job.is_under_way]
        if sum(job.address == address for job in under_way) >= MOST_JOBS_EACH:
            raise Refused(
                "too-many-jobs", "you have enough matches under way here; stop them first"
            )
        if len(under_way) >= MOST_JOBS:
            raise Refused(
                "unavailable", "many cards are being measured just now; try again in a moment"
            )

    def begin(self, job: Job) -> Job:
        """Put a balance at the end of the queue."""
        self.check_room(job.address)
        self._jobs[job.id] = job
        for old in list(self._jobs.values()):
            if len(self._jobs) > REMEMBERED and not old.is_under_way:
                del self._jobs[old.id]
        if self._playing is None or self._playing.done():
            self._playing = asyncio.create_task(self._play_all())
        return job

    def job(self, name: str) -> Job:
        """The balance of that name."""
        found = self._jobs.get(name)
        if found is None:
            raise Refused("unknown-job", "there are no such matches here any more; begin anew")
        return found

    def ahead(self, job: Job) -> int:
        """How many are worked out before it."""
        if job.status != "waiting":
            return 0
        names = list(self._jobs)
        before = names[: names.index(job.id)]
        return sum(self._jobs[name].is_under_way for name in before)

    def stop(self, job: Job) -> None:
        """Play no further matches of it."""
        if job.is_under_way:
            job.status = "stopped"

    async def _play_all(self) -> None:
        while True:
            job = next((each for each in self._jobs.values() if each.is_under_way), None)
            if job is None:
                return
            try:
                await self._play(job)
            except WorkersUnavailable:
                job.status, job.reason = "failed", "a match took too long; does it ever end?"
            except RulewrightError as error:
                job.status, job.reason = "failed", str(error)
            except Exception:
                log.exception("a balance failed", game=job.game)
                job.status, job.reason = "failed", "a match broke off; this is a fault of ours"

    async def _play(self, job: Job) -> None:
        job.status = "playing"
        job.bot = await self._players.work("balance", bot_here, None)
        while job.is_under_way and job.done < job.matches:
            counted = await self._players.work("balance", play_handful, job.handful())
            job.counted = job.counted.plus(counted)
        if job.is_under_way:
            job.status = "done"

    async def close(self) -> None:
        """End all work."""
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
        self._checkers.close()
        self._players.close()


def _open_shelf() -> None:
    """A folder for the packs of matches, there as long as this process is: the processes it starts find them, read."""
    if not os.environ.get(SHELF):
        shelf = tempfile.mkdtemp(prefix="rulewright-shelf-")
        os.environ[SHELF] = shelf
        atexit.register(shutil.rmtree, shelf, ignore_errors=True)
