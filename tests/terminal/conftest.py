"""Sitting down at the terminal client, for every test here."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from rulewright.gamekit.match import Match
from rulewright.terminal.saves import new_save_path
from rulewright.terminal.screens.replay import ReplayScreen
from rulewright.terminal.screens.table import TableScreen
from rulewright.terminal.seats import read_seats
from rulewright.terminal.sitting import Sitting, begin
from tests.terminal.person import SMALL, AtTable, HeldThoughts, Script, Watching, run


@pytest.fixture(autouse=True)
def saves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Saves go to a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "rulewright" / "saves"


@pytest.fixture
def held_thoughts(monkeypatch: pytest.MonkeyPatch) -> HeldThoughts:
    """Bots think for as long as the test wants them to."""
    thoughts = HeldThoughts()
    monkeypatch.setattr("rulewright.terminal.screens.table.think", thoughts.think)
    return thoughts


@pytest.fixture
def at_table() -> AtTable:
    """Play a scene at a fresh table, or at the given one, saved like any other match."""

    def play(
        script: Script,
        *,
        seats: Sequence[str] = ("human", "random"),
        options: dict[str, object] | None = None,
        seed: str = "7",
        language: str = "en",
        game: str = "allumbra",
        size: tuple[int, int] = SMALL,
        sitting: Sitting | None = None,
        path: Path | None = None,
    ) -> None:
        sitting = sitting or begin(game, read_seats(seats), options or {}, seed, language)
        table = TableScreen(sitting, path or new_save_path(game))
        table.hand_over_seconds = 0.0
        run(table, script, size)

    return play


@pytest.fixture
def watching() -> Watching:
    """Watch a match."""

    def watch(script: Script, match: Match, *, size: tuple[int, int] = SMALL) -> None:
        run(ReplayScreen(match, None), script, size)

    return watch
