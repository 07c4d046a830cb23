"""Where what strangers write in the workshop is looked at: in a process of its own, a little at a time.

Nothing a stranger sends is run; texts are read by a grammar, in limits. What takes too long all the same costs its worker, not
the server; when too many are waiting, others are asked to try again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from rulewright.server.refusals import Refused
from rulewright.server.settings import ServerSettings
from rulewright.server.workers import Workers, WorkersUnavailable

CHECKED_WITHIN: Final = 30.0
"""Seconds after which a check counts as stuck. One takes hundredths; the first of a game some seconds more."""
MOST_WAITING: Final = 24
"""Checks that may wait for each other."""

Asked = TypeVar("Asked")
Given = TypeVar("Given")


class Workshop:
    """The workshop of one server process."""

    def __init__(self, settings: ServerSettings) -> None:
        # A text that makes a worker stuck would do so again.
        self._checkers = Workers(1, settings.workshop_pool, CHECKED_WITHIN, attempts=1)
        self._waiting = 0

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

    async def close(self) -> None:
        """End all work."""
        self._checkers.close()
