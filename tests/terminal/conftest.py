"""Sitting down at the terminal client in a test: keys go in, the text on the screen comes out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from rulewright.kernel.match import Match
from rulewright.terminal.app import Terminal
from rulewright.terminal.screens.replay import ReplayScreen
from rulewright.terminal.screens.table import TableScreen
from rulewright.terminal.seats import read_seats
from rulewright.terminal.sitting import Sitting, begin

PATIENCE_SECONDS = 15.0
SMALL = (80, 24)
LARGE = (120, 40)


class Person:
    """Somebody at the keyboard, who can also read."""

    def __init__(self, application: Terminal, pilot: Pilot[int]) -> None:
        self.application = application
        self.pilot = pilot

    @property
    def table(self) -> TableScreen:
        return next(s for s in reversed(self.application.screen_stack) if isinstance(s, TableScreen))

    @property
    def match(self) -> Match:
        return self.table.sitting.match

    @property
    def screen(self) -> Screen[object]:
        return self.application.screen

    def text(self) -> str:
        """All that stands on the screen."""
        strips = self.application.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, happened: Callable[[], object]) -> None:
        """Wait for it."""
        for _ in range(int(PATIENCE_SECONDS / 0.01)):
            if happened():
                await self.pilot.pause()
                return
            await self.pilot.pause(0.01)
        raise AssertionError(f"it never happened; the screen says\n{self.text()}")

    async def until_asked(self) -> None:
        """Wait until there is something to choose."""
        await self.until(lambda: self.table._offers)

    async def play_to_the_end(self, key: str = "1") -> None:
        while not self.match.is_over or self.table._to_show:
            await self.until_asked()
            await self.press(key)


Script = Callable[[Person], Awaitable[None]]


def _run(first: Screen[None], script: Script, size: tuple[int, int]) -> None:
    async def main() -> None:
        application = Terminal(first)
        async with application.run_test(size=size, notifications=True) as pilot:
            await pilot.pause()
            await script(Person(application, pilot))

    asyncio.run(main())


@pytest.fixture(autouse=True)
def saves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Saves go to a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "rulewright" / "saves"


@pytest.fixture
def at_table() -> Callable[..., None]:
    """Play a scene at a fresh table, or at the given one."""

    def play(
        script: Script,
        *,
        seats: Sequence[str] = ("human", "random"),
        options: dict[str, object] | None = None,
        seed: str = "7",
        language: str = "en",
        size: tuple[int, int] = SMALL,
        sitting: Sitting | None = None,
        path: Path | None = None,
    ) -> None:
        sitting = sitting or begin("allumbra", read_seats(seats), options or {}, seed, language)
        table = TableScreen(sitting, path)
        table.hand_over_seconds = 0.0
        _run(table, script, size)

    return play


@pytest.fixture
def watching() -> Callable[..., None]:
    """Watch a match."""

    def watch(script: Script, match: Match, *, size: tuple[int, int] = SMALL) -> None:
        _run(ReplayScreen(match, None), script, size)

    return watch
