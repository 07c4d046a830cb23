"""What the line and the processor cost is measured, and promises are held against it."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> str:
    finished = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


def test_the_traffic_is_counted() -> None:
    printed = run("bench.traffic", "--tiny")
    assert "elma, 4 players" in printed
    assert "kept: a decision of up to 4 players, on average" in printed
    assert "NOT KEPT" not in printed


def test_two_versions_play_the_same_matches_in_turns() -> None:
    printed = run("bench.decisions", sys.executable, "--matches", "1", "--only", "allumbra")
    assert "allumbra, 2 players" in printed
    assert "ratio" in printed
