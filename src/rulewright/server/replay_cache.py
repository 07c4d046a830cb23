"""Replays that were looked at lately, so that asking for the next piece of one does not play it again.

A reel is text of at most a megabyte or so. Whoever asks for one that is being made waits for the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from rulewright.server.replay import Reel

MOST_REELS: Final = 40


class Reels:
    """The reels at hand, the least wanted first."""

    def __init__(self) -> None:
        self._reels: OrderedDict[Hashable, asyncio.Future[Reel]] = OrderedDict()

    def find(self, key: Hashable) -> asyncio.Future[Reel] | None:
        """The reel, if it is here or on its way."""
        if key not in self._reels:
            return None
        self._reels.move_to_end(key)
        return asyncio.shield(self._reels[key])

    async def keep(self, key: Hashable, make: Callable[[], Reel]) -> Reel:
        """The reel that is made so, in a thread of its own."""
        if key not in self._reels:
            making = asyncio.ensure_future(asyncio.to_thread(make))
            making.add_done_callback(lambda made: self._forget_failed(key, made))
            self._reels[key] = making
            while len(self._reels) > MOST_REELS:
                self._reels.popitem(last=False)
        # Whoever stops waiting does not stop it for the others.
        return await asyncio.shield(self._reels[key])

    def _forget_failed(self, key: Hashable, made: asyncio.Future[Reel]) -> None:
        if made.cancelled() or made.exception() is not None:
            self._reels.pop(key, None)
