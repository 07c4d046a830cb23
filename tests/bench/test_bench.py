"""The benchmarks run, and their tables say what is compared with what."""

import subprocess
import sys
from pathlib import Path

import rulewright
from bench.measure import figure
from bench.ways import games, numbers_of_players, ways_of
from rulewright.gamekit.registry import find_game

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
    for game in games():
        for part in ("Random play", "Copying a state", "Search", "Loading a match"):
            assert f"{part}: {game.title}" in finished.stdout
        assert f"Rulewright {game.title}" in finished.stdout
    for part in ("with relics", "by players", "2 processes", "ratio"):
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


def test_every_game_is_measured_with_what_can_be_switched_on_and_by_few_and_many() -> None:
    assert {game.name for game in games()} == set(rulewright.game_names())
    assert [way.name for way in ways_of(find_game("allumbra"))] == [
        "allumbra of 2",
        "allumbra of 2 with relics",
    ]
    assert [way.name for way in ways_of(find_game("elma"))] == ["elma of 2"]
    assert numbers_of_players(find_game("elma")) == [2, 4, 6]
    assert numbers_of_players(find_game("eruma")) == [2]
