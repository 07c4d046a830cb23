"""The command where only the engine is installed, or a part of the rest."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import rulewright

SOURCE = Path(rulewright.__file__).parents[1]


def without(package: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, where that package is not installed."""
    program = (
        f"import sys; sys.modules[{package!r}] = None; sys.argv = ['rulewright', *{arguments}];"
        " from rulewright.cli import main; main()"
    )
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("missing", "command"),
    [("typer", ["games"]), ("uvicorn", ["serve"]), ("textual", ["play", "allumbra"])],
)
def test_it_says_what_is_missing_and_how_to_have_it(missing: str, command: list[str]) -> None:
    done = without(missing, *command)
    assert done.returncode == 1
    assert f"rulewright: this needs {missing}, which is not installed" in done.stderr
    assert "pip install rulewright" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_needs_less_works() -> None:
    assert "allumbra" in without("uvicorn", "games").stdout


def test_a_module_of_ours_that_is_missing_is_a_fault() -> None:
    done = without("rulewright.lab", "simulate", "allumbra", "--games", "1")
    assert done.returncode == 1
    assert "Traceback" in done.stderr
