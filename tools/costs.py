"""What each game costs in tests: `make test` says it at its end.

Every run of tests leaves a file in the folder that RULEWRIGHT_COSTS names, and `python -m tools.costs FOLDER`
sums them up. Which game a test is about is told by where it lies (`tests/rules/<game>`), what it is called
(`test_<game>.py`) or what it is given (a parameter that is a game's name); what is about none, or about all,
is shared. Tests in Python are counted by processor time, that of their child processes included; those of the
web client by how long they took, as its tools tell nothing else.
"""

from __future__ import annotations

import json
import os
import re
import resource
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

import rulewright

FOLDER: Final = "RULEWRIGHT_COSTS"
SHARED: Final = "shared"
BEGAN: Final = "began"
KINDS: Final = {
    "rules": "rules",
    "games": "unit",
    "laws": "laws",
    "web": "web",
    "browser": "browser",
}
"""By the folder of a test; all others are `other`. Tests of the web client and in a browser have their own."""
COLUMNS: Final = ("rules", "unit", "laws", "other", "web", "browser")

Spent = dict[str, dict[str, float]]
"""Seconds by game and kind."""


def game_of(words: str, games: list[str]) -> str:
    """The one game that is named in a path or in what a test is given."""
    named = [game for game in games if re.search(rf"(?<![a-z]){game}(?![a-z])", words)]
    return named[0] if len(named) == 1 else SHARED


def add(spent: Spent, game: str, kind: str, seconds: float) -> None:
    """Seconds more."""
    of_game = spent.setdefault(game, {})
    of_game[kind] = of_game.get(kind, 0.0) + seconds


class Costs:
    """A pytest plugin that counts, and writes the count down when the tests are over."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = rulewright.game_names()
        self.spent: Spent = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Around a test with its set-up and tear-down."""
        before = processor_seconds()
        result = yield
        folder = item.nodeid.split("/")[1] if "/" in item.nodeid else ""
        kind = KINDS.get(folder, "other")
        add(self.spent, game_of(item.nodeid, self.games), kind, processor_seconds() - before)
        return result

    def pytest_sessionfinish(self) -> None:
        """Write it down."""
        if self.spent:
            self.folder.mkdir(parents=True, exist_ok=True)
            file = self.folder / f"pytest-{os.getpid()}.json"
            file.write_text(json.dumps(self.spent), encoding="utf-8")


def processor_seconds() -> float:
    """What this process and the ones it has started have used so far."""
    used = [resource.getrusage(whose) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def count_if_asked(config: pytest.Config) -> None:
    """Count, where RULEWRIGHT_COSTS says where to."""
    folder = os.environ.get(FOLDER)
    if folder:
        config.pluginmanager.register(Costs(Path(folder)))


# Summing up


def read(folder: Path, games: list[str]) -> Spent:
    """All that the runs of tests have left in a folder."""
    spent: Spent = {}
    for file in sorted(folder.glob("pytest-*.json")):
        for game, kinds in json.loads(file.read_text(encoding="utf-8")).items():
            for kind, seconds in kinds.items():
                add(spent, game, kind, seconds)
    for name, told in (("web", unit_tests_of), ("browser", browser_tests_of)):
        file = folder / f"{name}.json"
        if file.exists():
            for words, seconds in told(json.loads(file.read_text(encoding="utf-8"))):
                add(spent, game_of(words, games), name, seconds)
    return spent


def unit_tests_of(report: Mapping[str, Any]) -> Iterator[tuple[str, float]]:
    """Each file of unit tests of the web client, with how long it took: what Vitest reports."""
    for file in report["testResults"]:
        yield Path(file["name"]).as_posix(), (file["endTime"] - file["startTime"]) / 1000


def browser_tests_of(report: Mapping[str, Any]) -> Iterator[tuple[str, float]]:
    """Each test in a browser, with how long it took: what Playwright reports."""
    for suite in report.get("suites", []):
        yield from browser_tests_of(suite)
    for spec in report.get("specs", []):
        for test in spec["tests"]:
            yield spec["file"], sum(result["duration"] for result in test["results"]) / 1000


def table(spent: Spent) -> list[str]:
    """A line for each game, the most expensive first, and the sum."""
    totals = {game: sum(kinds.values()) for game, kinds in spent.items()}
    lines = [f"{'seconds':12}" + "".join(f"{name:>9}" for name in (*COLUMNS, "all"))]
    for game in sorted(totals, key=lambda game: (game == SHARED, -totals[game])):
        numbers = [*(spent[game].get(kind, 0.0) for kind in COLUMNS), totals[game]]
        lines.append(f"{game:12}" + "".join(f"{number:9.0f}" for number in numbers))
    sums = [sum(kinds.get(kind, 0.0) for kinds in spent.values()) for kind in COLUMNS]
    lines.append(f"{'all':12}" + "".join(f"{number:9.0f}" for number in (*sums, sum(sums))))
    return lines


def main() -> None:
    """Say what each game costs, and how long it all took."""
    folder = Path(sys.argv[1])
    began = folder / BEGAN
    print("==> What each game costs: seconds of processor time; for web and browser, of time")
    for line in table(read(folder, rulewright.game_names())):
        print(line)
    if began.exists():
        print(f"{(time.time() - began.stat().st_mtime) / 60:.1f} minutes from beginning to end")


if __name__ == "__main__":
    main()
