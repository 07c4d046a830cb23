"""Trying mutants: workers that do, and in which order tests are to try them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from enum import Enum
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from tools.mutants import worker
from tools.mutants.mutations import Mutation
from tools.mutants.reach import plain_surroundings


class Verdict(Enum):
    """What became of a mutant."""

    KILLED = worker.KILLED
    TIMED_OUT = worker.TIMED_OUT
    SURVIVED = worker.SURVIVED


@dataclass(frozen=True)
class Mutant:
    """A mutation of one file, and the tests that should notice it."""

    path: str
    mutation: Mutation
    tests: tuple[str, ...]
    on_import: bool
    """Whether the line runs while the module is imported."""


@dataclass(frozen=True)
class Patience:
    """How long a test may take with a mutant, in seconds of processor time, by what it takes without."""

    seconds: dict[str, float]
    more: float

    def limits(self, tests: tuple[str, ...]) -> dict[str, float]:
        """For each of the tests."""
        return {test: self.more + 5.0 * self.seconds.get(test, 0.0) for test in tests}


class Worker:
    """A worker, seen from outside."""

    def __init__(self, root: Path, sources: Path, tests: list[str]) -> None:
        self.sources = sources
        ours = Path(__file__).parents[2]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.mutants.worker", *tests],
            cwd=root,
            env=plain_surroundings(os.pathsep.join([str(sources), str(ours)])),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def is_ready(self) -> bool:
        """Whether all tests could be collected; waits until they are."""
        assert self.process.stdout is not None
        return bool(self.process.stdout.readline())

    def trial(self, mutant: Mutant, tests: tuple[str, ...], patience: Patience) -> dict[str, Any]:
        """What became of a mutant, and by which test."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        order = {
            "sources": str(self.sources),
            "path": mutant.path,
            "mutation": asdict(mutant.mutation),
            "tests": tests,
            "limits": patience.limits(tests),
            "on_import": mutant.on_import,
        }
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found

    def close(self) -> None:
        """There are no more mutants."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class Kills:
    """Which tests have noticed mutants of which files: they are asked first about the next."""

    def __init__(self) -> None:
        self._counts: dict[str, Counter[str]] = {}

    def note(self, mutant: Mutant, test: str | None) -> None:
        """A test has noticed a mutant."""
        if test is not None:
            self._counts.setdefault(mutant.path, Counter())[test] += 1

    def order(self, mutant: Mutant) -> tuple[str, ...]:
        """The tests of a mutant, those with the most kills in its file first."""
        counts = self._counts.get(mutant.path, Counter())
        return tuple(sorted(mutant.tests, key=lambda test: -counts[test]))


def try_all(
    workers: list[Worker],
    mutants: list[Mutant],
    patience: Patience,
    tell: Callable[[Mutant, Verdict], None],
) -> Iterator[tuple[Mutant, Verdict]]:
    """Try every mutant, as many at a time as there are workers, telling of each as it ends."""
    free: SimpleQueue[Worker] = SimpleQueue()
    for each in workers:
        free.put(each)
    kills = Kills()

    def try_one(mutant: Mutant) -> tuple[Mutant, Verdict]:
        mine = free.get()
        try:
            found = mine.trial(mutant, kills.order(mutant), patience)
        finally:
            free.put(mine)
        kills.note(mutant, found["by"])
        verdict = Verdict(found["verdict"])
        tell(mutant, verdict)
        return mutant, verdict

    with ThreadPoolExecutor(len(workers)) as pool:
        yield from pool.map(try_one, mutants)
