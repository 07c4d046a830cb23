"""Trying mutants: each in a copy of the sources of its own, several at a time."""

from __future__ import annotations

import compileall
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import SimpleQueue

from tools.mutants.mutations import Mutation


class Verdict(Enum):
    """What became of a mutant."""

    KILLED = "killed"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"


@dataclass(frozen=True)
class Mutant:
    """A mutation of one file, and the tests that should notice it."""

    path: str
    mutation: Mutation
    tests: tuple[str, ...]
    seconds: float
    """How long those tests may take before the mutant is taken to hang."""


@dataclass(frozen=True)
class Workshop:
    """Where mutants are made: the project, its sources, and a folder for copies of them."""

    root: Path
    sources: Path
    scratch: Path

    def copies(self, count: int) -> list[Path]:
        """So many fresh copies of the sources."""
        places = [self.scratch / f"copy-{number}" for number in range(count)]
        for place in places:
            shutil.rmtree(place, ignore_errors=True)
            ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
            shutil.copytree(self.sources, place, ignore=ignored)
            # By time stamps a mutant of the same second and size would pass for the original.
            compileall.compile_dir(
                place, quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH
            )
        return places

    def trial(self, mutant: Mutant, copy: Path) -> Verdict:
        """Run the mutant's tests until one fails."""
        source = (self.sources / mutant.path).read_bytes()
        names = copy.with_suffix(".tests")
        names.write_text("\n".join(mutant.tests), encoding="utf-8")
        (copy / mutant.path).write_bytes(mutant.mutation.apply(source))
        try:
            finished = subprocess.run(
                [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", f"@{names}"],
                cwd=self.root,
                env={**os.environ, "PYTHONPATH": str(copy)},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=mutant.seconds,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Verdict.TIMED_OUT
        finally:
            (copy / mutant.path).write_bytes(source)
        return Verdict.SURVIVED if finished.returncode == 0 else Verdict.KILLED


def try_all(
    workshop: Workshop, mutants: list[Mutant], jobs: int, tell: Callable[[Mutant, Verdict], None]
) -> Iterator[tuple[Mutant, Verdict]]:
    """Try every mutant, so many at a time, telling of each as it ends."""
    free: SimpleQueue[Path] = SimpleQueue()
    for copy in workshop.copies(jobs):
        free.put(copy)

    def try_one(mutant: Mutant) -> tuple[Mutant, Verdict]:
        copy = free.get()
        try:
            verdict = workshop.trial(mutant, copy)
        finally:
            free.put(copy)
        tell(mutant, verdict)
        return mutant, verdict

    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(try_one, mutants)
