"""What the tests of the command share: running it, and duels to save."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import rulewright
from rulewright.cli.commands import app


@pytest.fixture
def run() -> Callable[..., Result]:
    """Run the command with these arguments, in a window that is no terminal."""

    def run(*arguments: str, columns: int = 100) -> Result:
        return CliRunner().invoke(app, list(arguments), env={"COLUMNS": str(columns)})

    return run


def played(decisions: int, *, relics: bool) -> rulewright.Match:
    """A duel in which everybody takes the first choice on offer, after so many decisions."""
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], options={"relics": relics}, seed=7)
    while not match.is_over and len(match.decisions) < decisions:
        decision = match.pending[0]
        match.play(decision.seat, decision.choices[0])
    return match


@pytest.fixture
def going(tmp_path: Path) -> Path:
    """A saved duel that is not over, after six decisions."""
    path = tmp_path / "going.json"
    path.write_text(played(6, relics=False).save(), encoding="utf-8")
    return path


@pytest.fixture
def over(tmp_path: Path) -> Path:
    """A saved duel with relics that is over."""
    path = tmp_path / "over.json"
    path.write_text(played(10_000, relics=True).save(), encoding="utf-8")
    return path
