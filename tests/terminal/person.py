"""Somebody at the terminal client in a test: keys go in, the text on the screen comes out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, cast

from textual.pilot import Pilot
from textual.screen import Screen

from rulewright.gamekit.match import Match, Result
from rulewright.gamekit.registry import find_game
from rulewright.games.allumbra.view.types import DuellistView, DuelView
from rulewright.terminal.app import Terminal
from rulewright.terminal.screens.table import TableScreen
from rulewright.terminal.seats import read_seats
from rulewright.terminal.sitting import Sitting
from rulewright.terminal.thinking import Answer, Thought, answer
from tests.patience import GIVE_UP

SMALL = (80, 24)
LARGE = (120, 40)


class Person:
    """Somebody at the keyboard, who can also read."""

    def __init__(self, application: PatientTerminal, pilot: Pilot[int]) -> None:
        self.application = application
        self.pilot = pilot

    @property
    def table(self) -> TableScreen:
        return next(
            s for s in reversed(self.application.screen_stack) if isinstance(s, TableScreen)
        )

    @property
    def match(self) -> Match:
        return self.table.sitting.match

    def result(self) -> Result:
        found = self.match.result
        assert found is not None
        return found

    @property
    def screen(self) -> Screen[object]:
        return self.application.screen

    @property
    def sides(self) -> list[DuellistView]:
        """Both duellists, as they are on the screen."""
        return cast("DuelView", self.table.scene().view)["duellists"]

    @property
    def turn(self) -> int:
        return cast("DuelView", self.table.scene().view)["turn"]

    @property
    def notices(self) -> list[str]:
        """All notices that were shown, also those that are gone."""
        return self.application.notices

    def text(self) -> str:
        """All that stands on the screen."""
        strips = self.application.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def until(self, happened: Callable[[], object]) -> None:
        """Wait for it."""
        end = time.monotonic() + GIVE_UP
        while not happened():
            assert time.monotonic() < end, f"it never happened; the screen says\n{self.text()}"
            await self.pilot.pause(0.01)
        await self.pilot.pause()

    async def until_asked(self) -> None:
        """Wait until there is something to choose."""
        await self.until(lambda: self.table._offers)

    async def play_to_the_end(self, key: str = "1") -> None:
        while not self.match.is_over or self.table._to_show:
            await self.until_asked()
            await self.press(key)

    async def reach_turn(self, turn: int) -> None:
        while self.turn < turn or self.table._to_show:
            await self.until_asked()
            await self.press("1")
        await self.until_asked()


class PatientTerminal(Terminal):
    """The terminal client, in which nothing goes by with time: notices stay, and nothing moves."""

    NOTIFICATION_TIMEOUT = GIVE_UP

    def __init__(self, first: Screen[None]) -> None:
        super().__init__(first)
        self.animation_level = "none"
        self.notices: list[str] = []

    def notify(self, message: str, **how: Any) -> None:
        """Keep a notice in mind, and show it for as long as the test lasts."""
        self.notices.append(message)
        super().notify(message, **{**how, "timeout": GIVE_UP})


class HeldThoughts:
    """Bots whose answers wait until the test lets them go."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Event] = []

    async def think(self, thought: Thought) -> Answer:
        """The answer, once it may be given."""
        let_go = asyncio.Event()
        self._waiting.append(let_go)
        await let_go.wait()
        return answer(thought)

    def let_go(self) -> None:
        """The bots that are thinking have thought enough."""
        for each in self._waiting:
            each.set()
        self._waiting.clear()


Script = Callable[[Person], Awaitable[None]]
AtTable = Callable[..., None]
"""Play a script at a table; see the fixture `at_table`."""

Watching = Callable[..., None]
"""Play a script at a replay; see the fixture `watching`."""


def run(first: Screen[None], script: Script, size: tuple[int, int]) -> None:
    """Open a screen and let somebody at it."""

    async def main() -> None:
        application = PatientTerminal(first)
        async with application.run_test(size=size, notifications=True) as pilot:
            # A pilot gives up after half a minute, if nobody says otherwise.
            setattr(pilot, "_wait_for_screen", partial(pilot._wait_for_screen, GIVE_UP))  # noqa: B010
            await pilot.pause()
            await script(Person(application, pilot))

    asyncio.run(main())


def duel_against_random(position: str) -> Sitting:
    """Somebody against the random bot, from a position."""
    game = find_game("allumbra")
    described = game.rules.position(position)
    match = Match(game, ["You", "random"], described.options, "1", described.state)
    return Sitting(match, read_seats(["human", "random"]))
