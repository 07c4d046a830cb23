"""Where bots think: in workers of their own, at a pace that tells nothing of what they hold."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final

from rulewright.bots import seconds_of
from rulewright.server.bot_tasks import Thought, think
from rulewright.server.live import LiveTable
from rulewright.server.seats import MOST_SECONDS
from rulewright.server.workers import Workers

PATIENCE: Final = 30.0
"""Seconds after which a worker counts as stuck; a thought takes 5 at most."""

WINDOW_SECONDS: Final = 0.4
"""How long a bot with a clock takes where it is asked whether or not it has a choice: all of it, so that
its pace tells nothing, and no more, so that nobody is kept waiting while the question goes round."""
QUICK_WINDOW_SECONDS: Final = 0.05
"""The same for a bot without a clock: a greedy one needs less even where it has much to choose from."""

assert PATIENCE > MOST_SECONDS


class BotHost:
    """The bots of this process."""

    def __init__(self, workers: int, make_pool: Callable[[], Executor]) -> None:
        self.workers = Workers(workers, make_pool, PATIENCE)
        self._beliefs: dict[str, list[list[float]]] = {}

    async def think(self, table: LiveTable, seat: int) -> list[list[object]]:
        """All parts of the bot's answer for that seat."""
        memory = f"{table.charter.code}:{seat}"
        thought = thought_of(table, seat, self._beliefs.get(memory, []))
        loop = asyncio.get_running_loop()
        begun = loop.time()
        answer = await self.workers.work(memory, think, thought)
        self._beliefs[memory] = answer.beliefs
        if is_in_window(table, seat):
            pace = max(seconds_of(thought.bot), QUICK_WINDOW_SECONDS)
            await asyncio.sleep(pace - (loop.time() - begun))
        return answer.parts

    def forget(self, code: str, seats: int) -> None:
        """The match is over or out of sight."""
        for seat in range(seats):
            self._beliefs.pop(f"{code}:{seat}", None)

    def close(self) -> None:
        """End all thinking."""
        self.workers.close()


def is_in_window(table: LiveTable, seat: int) -> bool:
    """Whether the seat is asked whether or not it has a choice."""
    return table.match.game.rules.when_silent(table.match.state, seat) is not None


def thought_of(table: LiveTable, seat: int, beliefs: list[list[float]]) -> Thought:
    """What the bot in that seat is to think about, with nothing the seat may not know."""
    match = table.match
    bot = table.bot_of(seat)
    assert bot is not None
    if is_in_window(table, seat) and seconds_of(bot) > WINDOW_SECONDS:
        bot = f"search:{WINDOW_SECONDS}s"
    known = match.game.rules.save_state(match.state.blindfold(seat))
    who = f"{table.charter.code}:{seat}:{bot}:{table.take}"
    return Thought(
        bot=bot,
        who=who,
        # The seed of the match is a secret, and a bot's dice must not depend on it.
        seed=f"{who}:{int(match.state.asked)}",
        game=match.game.name,
        seats=match.seats,
        seat=seat,
        options=dict(match.options),
        known=json.dumps(known),
        beliefs=beliefs,
    )
