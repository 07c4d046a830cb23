"""Which tests reach which lines, measured once by running all of them under coverage."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from bisect import bisect_right
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate
from pathlib import Path

from coverage import CoverageData

from tools.mutants.mutations import Mutation
from tools.mutants.recorder import SECONDS_FILE


class Reach:
    """The tests that reach each line of a source, and how long each test takes."""

    def __init__(self, seconds: dict[str, float], lines: dict[str, dict[int, set[str]]]) -> None:
        self.seconds = seconds
        self.lines = lines
        """By path and line. Lines that run while modules are imported name no test."""

    def tests_of(self, path: str, mutation: Mutation, most_seconds: float) -> list[str] | None:
        """The tests that reach a mutation, the quickest first, as many as fit into the time;
        None if it is never reached."""
        lines = self.lines.get(path, {})
        reached = lines.get(mutation.line, lines.get(mutation.statement))
        if reached is None:
            return None
        # What runs on import is every test's business.
        tests = sorted(reached or self.seconds, key=lambda test: (self.seconds[test], test))
        ends = list(accumulate(self.seconds[test] for test in tests))
        return tests[: max(1, bisect_right(ends, most_seconds))]


def measure(root: Path, sources: Path, tests: list[str], scratch: Path, jobs: int) -> Reach:
    """Run the tests of the project on the sources, each folder or file of them by itself, so
    many at a time."""
    places = [scratch / f"reach-{number}" for number in range(len(tests))]
    with ThreadPoolExecutor(jobs) as pool:
        parts = list(
            pool.map(lambda test, place: measure_part(root, sources, test, place), tests, places)
        )
    whole = Reach({}, {})
    for part in parts:
        whole.seconds |= part.seconds
        for path, lines in part.lines.items():
            known = whole.lines.setdefault(path, {})
            for line, reached in lines.items():
                known[line] = known.get(line, set()) | reached
    return whole


def measure_part(root: Path, sources: Path, tests: str, place: Path) -> Reach:
    """Run some tests and see what they reach. Stops the program if one fails."""
    data, seconds = place.with_suffix(".coverage"), place.with_suffix(".json")
    data.unlink(missing_ok=True)
    ours = Path(__file__).parents[2]
    paths = os.pathsep.join([str(sources), str(ours)])
    watched = [f"--source={sources}", f"--data-file={data}"]
    finished = subprocess.run(
        [
            *(sys.executable, "-m", "coverage", "run", *watched),
            *("-m", "pytest", "-x", "-p", "tools.mutants.recorder", tests),
        ],
        cwd=root,
        env={**os.environ, "PYTHONPATH": paths, SECONDS_FILE: str(seconds)},
        capture_output=True,
        text=True,
        check=False,
    )
    if finished.returncode != 0:
        told = finished.stdout + finished.stderr
        sys.exit(f"The tests fail before anything is broken:\n{told}")
    measured = CoverageData(str(data))
    measured.read()
    lines = {
        Path(file).relative_to(sources).as_posix(): {
            line: {context for context in contexts if context}
            for line, contexts in measured.contexts_by_lineno(file).items()
        }
        for file in measured.measured_files()
    }
    return Reach(json.loads(seconds.read_text(encoding="utf-8")), lines)
