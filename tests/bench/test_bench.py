"""The benchmarks run, and their tables say what is compared with what."""

import subprocess
import sys
from pathlib import Path

from bench.measure import figure

ROOT = Path(__file__).parents[2]


def test_every_benchmark_runs() -> None:
    finished = subprocess.run(
        [sys.executable, "-m", "bench", "--tiny"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    for part in (
        "Random play: Allumbra, with relics",
        "Random play: Elma",
        "A decision of Elma, by players",
        "Copying a state",
        "Search",
        "Rulewright Allumbra",
        "2 processes",
        "Loading a match",
        "ratio",
    ):
        assert part in finished.stdout


def test_the_engine_is_measured_against_that_of_another_environment(tmp_path: Path) -> None:
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    finished = subprocess.run(
        [sys.executable, "-m", "bench", "--tiny", "--against", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    for part in ("Random play: Allumbra", "Search: Elma", "here", "ratio"):
        assert part in finished.stdout


def test_a_figure_is_the_median_and_tells_how_far_the_turns_lie_apart() -> None:
    found = figure("it", [90.0, 100.0, 130.0])
    assert (found.rate, found.spread) == (100.0, 0.2)
