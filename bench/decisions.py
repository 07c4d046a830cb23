"""What a decision costs the server's processor, against another version: `python -m bench.decisions PYTHON`.

PYTHON is the interpreter of an environment with the other version installed. Both versions play the same
matches, in turns, so that whatever else the machine does falls on both (`decision_worker.py`).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import IO, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.ways import games, numbers_of_players

PROMISED = 0.60
WORKER = Path(__file__).with_name("decision_worker.py")
NOT_THERE = "not there"
"""What a version says of a game that it does not have."""


class Cost(NamedTuple):
    """Of a match: how many decisions, and seconds of processor time."""

    decisions: int
    seconds: float
    is_compiled: bool


class Version:
    """A process that plays with one version of rulewright."""

    def __init__(self, python: str) -> None:
        # Where the sources of this version are put on the path, the other must not find them there.
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self._process = subprocess.Popen(
            [python, "-P", str(WORKER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=dict(os.environ) if python == sys.executable else kept,
        )

    def play(self, name: str, seats: int, seed: int) -> Cost | None:
        """Play a match; None if this version does not have the game."""
        stdin, stdout = self._pipes()
        stdin.write(f"{name} {seats} {seed}\n")
        stdin.flush()
        answer = stdout.readline().strip()
        if answer == NOT_THERE:
            return None
        decisions, seconds, is_compiled = answer.split()
        return Cost(int(decisions), float(seconds), is_compiled == "True")

    def close(self) -> None:
        """End it."""
        self._pipes()[0].close()
        self._process.wait()

    def _pipes(self) -> tuple[IO[str], IO[str]]:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        return stdin, stdout


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.decisions", description=__doc__)
    parser.add_argument("other", help="the Python of an environment with the other version")
    parser.add_argument("--matches", type=int, default=5, help="of each game and number of players")
    parser.add_argument("--only", help="the name of one game")
    given = parser.parse_args()
    console = Console(width=None if Console().is_terminal else 100)
    versions = [Version(given.other), Version(sys.executable)]
    title = "Processor time of a decision, everybody and a spectator looking"
    table = Table(title=title, title_justify="left", title_style="bold")
    for heading in ("", "decisions", "theirs ms", "ours ms", "ratio"):
        table.add_column(heading, justify="right" if heading else "left")
    try:
        for game in (game for game in games() if given.only in (None, game.name)):
            for seats in numbers_of_players(game):
                figures = compared(versions, game.name, seats, given.matches)
                table.add_row(f"{game.name}, {seats} players", *figures)
    finally:
        for version in versions:
            version.close()
    console.print(table)
    console.print(f"at most {PROMISED} promised; ratios are medians over matches played in turns")


def compared(versions: list[Version], name: str, seats: int, matches: int) -> list[str]:
    """The same matches by both, in turns."""
    # The first match of a process reads what others find read.
    if None in [version.play(name, seats, 0) for version in versions]:
        return [NOT_THERE]
    ratios = []
    total = [Cost(0, 0.0, is_compiled=True)] * 2
    for seed in range(1, matches + 1):
        costs = [cost for version in versions if (cost := version.play(name, seats, seed))]
        if costs[0].decisions != costs[1].decisions:
            raise SystemExit(f"the versions play {name} differently: {costs}")
        if costs[0].is_compiled != costs[1].is_compiled:
            raise SystemExit("one version is compiled and the other is not")
        ratios.append(costs[1].seconds / costs[0].seconds)
        total = [
            Cost(so_far.decisions + cost.decisions, so_far.seconds + cost.seconds, cost.is_compiled)
            for so_far, cost in zip(total, costs, strict=True)
        ]
    each = [f"{1000 * cost.seconds / cost.decisions:.2f}" for cost in total]
    return [f"{total[0].decisions:,}", *each, f"{median(ratios):.2f}"]


if __name__ == "__main__":
    main()
