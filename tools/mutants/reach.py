"""Which tests reach which lines, measured by running all of them under coverage.

What was measured is kept, under a fingerprint of the sources and the tests it was measured with,
so that a second run on the same files begins at once.
"""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import accumulate, zip_longest
from pathlib import Path

from coverage import CoverageData

from tools.mutants.mutations import Mutation
from tools.mutants.recorder import SECONDS_FILE


class Reach:
    """The tests that reach each line of a source, and how long each test takes."""

    def __init__(
        self,
        seconds: dict[str, float],
        lines: dict[str, dict[int, set[str]]],
        texts: dict[str, list[str]] | None = None,
    ) -> None:
        self.seconds = seconds
        self.lines = lines
        """By path and line. Lines that run while modules are imported name no test."""
        self.texts = texts or {}
        """The lines themselves, by path."""

    def tests_of(self, path: str, mutation: Mutation, most_seconds: float) -> list[str] | None:
        """The tests that reach a mutation, the quickest first, as many as fit into the time;
        None if it is never reached."""
        lines = self.lines.get(path, {})
        reached = lines.get(mutation.line, lines.get(mutation.statement))
        if reached is None:
            return None
        if reached:
            tests = self._quickest(reached)
        else:
            tests = self._some_of_each(self._users(path, mutation.statement))
        ends = list(accumulate(self.seconds[test] for test in tests))
        return tests[: max(1, bisect_right(ends, most_seconds))]

    def _quickest(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds[test], test))

    def _users(self, path: str, statement: int) -> Iterable[str]:
        """What runs on import is the business of the tests that reach a line with the name it gives;
        without one, of all that reach more of the file; and if none do, of every test."""
        named = re.match(
            r"(\w+)\b.* = ", "".join(self.texts.get(path, [])[statement - 1 : statement])
        )
        mention = re.compile(rf"\b{named[1]}\b" if named else r"(?!)")
        found = set[str]()
        for other, text in self.texts.items():
            for line, reached in self.lines[other].items():
                if reached and mention.search(text[line - 1]):
                    found |= reached
        return found or set().union(*self.lines[path].values()) or self.seconds

    def _some_of_each(self, tests: Iterable[str]) -> list[str]:
        """The quickest of each file of tests, then the next of each: they are many, and what one
        file does not notice, its other tests hardly will."""
        files: dict[str, list[str]] = {}
        for test in self._quickest(tests):
            files.setdefault(test.partition("::")[0], []).append(test)
        rounds = zip_longest(*files.values())
        return [test for each in rounds for test in each if test is not None]


def measure(root: Path, sources: Path, tests: list[str], scratch: Path, jobs: int) -> Reach:
    """What the tests of the project reach of the sources. Each folder or file of them is run by
    itself, so many at a time, unless it was before and nothing has changed since."""
    places = [place_of_reach(root, sources, test, scratch) for test in tests]
    with ThreadPoolExecutor(jobs) as pool:
        parts = list(
            pool.map(lambda test, place: reach_of_part(root, sources, test, place), tests, places)
        )
    whole = Reach({}, {})
    for part in parts:
        whole.seconds |= part.seconds
        for path, lines in part.lines.items():
            known = whole.lines.setdefault(path, {})
            for line, reached in lines.items():
                known[line] = known.get(line, set()) | reached
        whole.texts |= {
            path: (sources / path).read_text(encoding="utf-8").splitlines() for path in part.lines
        }
    return whole


def place_of_reach(root: Path, sources: Path, tests: str, scratch: Path) -> Path:
    """Where what some tests reach is kept; another place as soon as any file differs."""
    told = sha256(f"{sources} {platform.python_version()}".encode())
    for path in files_that_count(root, sources, root / tests):
        told.update(f"\n{path.relative_to(root)} {sha256(path.read_bytes()).hexdigest()}".encode())
    return scratch / f"reach-{re.sub(r'[/.]', '-', tests)}-{told.hexdigest()[:16]}"


def files_that_count(root: Path, sources: Path, tests: Path) -> Iterator[Path]:
    """All that decides what some tests reach: the sources, the settings, the tests themselves,
    and whatever in the folder of all tests is no test, as they may make use of it."""
    yield from (path for path in [root / "pyproject.toml"] if path.exists())
    yield from files_below(sources)
    yield from files_below(tests)
    yield from (path for path in files_below(root / "tests") if not path.name.startswith("test_"))


def files_below(place: Path) -> list[Path]:
    """A file, or all files in a folder that people wrote."""
    found = [place] if place.is_file() else sorted(place.rglob("*"))
    return [path for path in found if path.is_file() and "__pycache__" not in path.parts]


def reach_of_part(root: Path, sources: Path, tests: str, place: Path) -> Reach:
    """What some tests reach, from what was kept or by running them."""
    data, seconds = place.with_suffix(".coverage"), place.with_suffix(".json")
    if not seconds.exists():
        outdated = place.name[: place.name.rindex("-")]
        for old in place.parent.glob(f"{outdated}-{'[0-9a-f]' * 16}.*"):
            old.unlink()
        unfinished = place.with_suffix(".unfinished")
        measure_part(root, sources, tests, data, unfinished)
        unfinished.rename(seconds)
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


def measure_part(root: Path, sources: Path, tests: str, data: Path, seconds: Path) -> None:
    """Run some tests and write down what they reach. Stops the program if one fails."""
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
