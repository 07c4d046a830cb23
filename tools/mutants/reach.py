"""Which tests reach which lines, measured by running all of them under coverage.

What was measured is kept with the fingerprints of all files that were made use of, folder by folder of
tests: a second run measures only the tests of what has changed.
"""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, reduce
from hashlib import sha256
from itertools import accumulate, zip_longest
from operator import or_
from pathlib import Path

import pytest

from tools.mutants.mutations import Mutation
from tools.mutants.recorder import CHOSEN_TESTS, IMPORTING, NOTES_FILE, ROOT

SHORTEST_WORD = 2
"""Shorter ones ("of", "in") say nothing."""


class Lines(Mapping[int, set[str]]):
    """The lines of a file that are reached, and by which tests. Tests are kept with the set of lines that each
    reaches, a bit for each: a table of all lines with all their tests would be too large."""

    def __init__(self, reached: Sequence[tuple[int, Sequence[str]]]) -> None:
        self.reached = list(reached)
        self._any = reduce(or_, (mask for mask, _ in self.reached), 0)

    def __getitem__(self, line: int) -> set[str]:
        if line not in self:
            raise KeyError(line)
        return {test for mask, tests in self.reached if mask >> line & 1 for test in tests} - {
            IMPORTING
        }

    def __contains__(self, line: object) -> bool:
        return isinstance(line, int) and bool(self._any >> line & 1)

    def __iter__(self) -> Iterator[int]:
        return (line for line in range(self._any.bit_length()) if self._any >> line & 1)

    def __len__(self) -> int:
        return self._any.bit_count()

    def on_import(self, line: int) -> bool:
        """Whether a line runs while modules are imported or tests collected."""
        return any(mask >> line & 1 and IMPORTING in tests for mask, tests in self.reached)

    def of_any_test(self) -> set[str]:
        """Every test that reaches something."""
        return {test for _, tests in self.reached for test in tests} - {IMPORTING}

    @classmethod
    def told(cls, lines: Mapping[int, set[str]]) -> Lines:
        """Lines with the tests of each; one that no test reaches runs on import."""
        return cls([(1 << line, sorted(tests or {IMPORTING})) for line, tests in lines.items()])


class Reach:
    """The tests that reach each line of a source, and how long each test takes."""

    def __init__(
        self,
        seconds: dict[str, float],
        lines: dict[str, Lines],
        texts: dict[str, list[str]] | None = None,
    ) -> None:
        self.seconds = seconds
        self.lines = lines
        """By path. Lines that only run while modules are imported name no test."""
        self.texts = texts or {}
        """The lines themselves, by path."""

    def reaches(self, path: str, mutation: Mutation) -> bool:
        """Whether any test, or an import, reaches a mutation."""
        lines = self.lines.get(path, NOTHING_REACHED)
        return mutation.line in lines or mutation.statement in lines

    def on_import(self, path: str, mutation: Mutation) -> bool:
        """Whether a mutation runs while modules are imported or tests collected."""
        lines = self.lines.get(path, NOTHING_REACHED)
        return lines.on_import(mutation.line) or lines.on_import(mutation.statement)

    def tests_of(self, path: str, mutation: Mutation, most_seconds: float) -> list[str] | None:
        """The tests that reach a mutation, the most specific first, as many as fit into the time;
        None if it is never reached."""
        lines = self.lines.get(path, NOTHING_REACHED)
        reached = lines.get(mutation.line, lines.get(mutation.statement))
        if reached is None:
            return None
        if reached:
            tests = self._most_specific(path, reached)
        else:
            tests = self._some_of_each(self._users(path, mutation.statement))
        ends = list(accumulate(self.seconds[test] for test in tests))
        return tests[: max(1, bisect_right(ends, most_seconds))]

    def _most_specific(self, path: str, tests: Iterable[str]) -> list[str]:
        """Those named after the file first, then those that reach the least of the sources: what plays whole matches
        reaches every line and looks closely at none. Of two alike the quicker."""
        named = words_of(path)

        def breadth(test: str) -> tuple[int, int, float, str]:
            shared = len(named & words_of(test.partition("::")[0]))
            return -shared, self._breadth[test], self.seconds[test], test

        return sorted(tests, key=breadth)

    @cached_property
    def _breadth(self) -> dict[str, int]:
        """How many lines each test reaches."""
        found = dict.fromkeys(self.seconds, 0)
        for lines in self.lines.values():
            for mask, tests in lines.reached:
                for test in tests:
                    if test != IMPORTING:
                        found[test] += mask.bit_count()
        return found

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
            for number, line in enumerate(text, 1):
                if number in self.lines[other] and mention.search(line):
                    found |= self.lines[other][number]
        return found or self.lines[path].of_any_test() or self.seconds

    def _some_of_each(self, tests: Iterable[str]) -> list[str]:
        """The quickest of each file of tests, then the next of each: they are many, and what one
        file does not notice, its other tests hardly will."""
        files: dict[str, list[str]] = {}
        for test in self._quickest(tests):
            files.setdefault(test.partition("::")[0], []).append(test)
        rounds = zip_longest(*files.values())
        return [test for each in rounds for test in each if test is not None]


NOTHING_REACHED = Lines([])


def words_of(path: str) -> set[str]:
    """What a file of sources or tests is about, by its name: the words of it, and the game it is of."""
    *folders, name = Path(path).with_suffix("").parts
    words = {word for word in re.split(r"[_-]", name) if len(word) > SHORTEST_WORD}
    game = folders[folders.index("games") + 1 :][:1] if "games" in folders else folders[-1:]
    return {word.removesuffix("s") for word in words - {"test"}} | set(game)


def measure(root: Path, sources: Path, tests: list[str], scratch: Path, jobs: int) -> Reach:
    """What the tests of the project reach of the sources. Each folder or file of them is run by
    itself, so many at a time, unless it was before and nothing has changed since."""
    split = [part for test in tests for part in parts_of(root, test)]
    with ThreadPoolExecutor(jobs) as pool:
        parts = list(pool.map(lambda part: reach_of_part(root, sources, part, scratch), split))
    whole = Reach({}, {})
    for part in parts:
        whole.seconds |= part.seconds
        for path, lines in part.lines.items():
            known = whole.lines.get(path, NOTHING_REACHED)
            whole.lines[path] = Lines([*known.reached, *lines.reached])
            whole.texts[path] = (sources / path).read_text(encoding="utf-8").splitlines()
    return whole


def parts_of(root: Path, tests: str) -> list[str]:
    """The folders that hold tests, each by itself: they can be run beside each other."""
    place = root / tests
    if place.is_file():
        return [tests]
    inside = sorted(path for path in place.iterdir() if any(path.rglob("test_*.py")))
    own = sorted(path for path in place.glob("test_*.py"))
    split = [path.relative_to(root).as_posix() for path in [*inside, *own]]
    return split if inside else [tests]


def reach_of_part(root: Path, sources: Path, tests: str, scratch: Path) -> Reach:
    """What some tests reach, from what was kept or by running them."""
    kept = scratch / f"reach-{re.sub(r'[/.]', '-', tests)}.json"
    if not is_up_to_date(root, tests, kept):
        kept.unlink(missing_ok=True)
        notes = kept.with_suffix(".notes")
        measure_part(root, sources, tests, notes)
        measured = json.loads(notes.read_text(encoding="utf-8"))
        imported = [Path(file) for file in measured["files"]]
        made_use_of = sorted({*files_of_tests(root, tests), *files_beside(sources, imported)})
        measured["files"] = {str(path): hash_of(path) for path in made_use_of}
        measured["python"] = platform.python_version()
        kept.write_text(json.dumps(measured), encoding="utf-8")
        notes.unlink()
    found = json.loads(kept.read_text(encoding="utf-8"))
    lines: dict[str, Lines] = {}
    for file, masks in found["reached"].items():
        named = [(int(mask, 16), [found["tests"][each] for each in some]) for mask, some in masks]
        lines[Path(file).relative_to(sources).as_posix()] = Lines(named)
    return Reach(found["seconds"], lines)


def is_up_to_date(root: Path, tests: str, notes: Path) -> bool:
    """Whether nothing has changed of all that some tests made use of when they were measured."""
    if not notes.exists():
        return False
    kept = json.loads(notes.read_text(encoding="utf-8"))
    if kept["python"] != platform.python_version():
        return False
    if not {str(path) for path in files_of_tests(root, tests)} <= kept["files"].keys():
        return False
    return all(
        Path(file).exists() and hash_of(Path(file)) == known
        for file, known in kept["files"].items()
    )


def hash_of(file: Path) -> str:
    """The fingerprint of a file."""
    return sha256(file.read_bytes()).hexdigest()


def files_of_tests(root: Path, tests: str) -> list[Path]:
    """The tests themselves, all that lies beside them, and the settings."""
    settings = root / "pyproject.toml"
    return [*files_below(root / tests), *([settings] if settings.exists() else [])]


def files_beside(sources: Path, imported: list[Path]) -> Iterator[Path]:
    """What was imported, and whatever else lies in a folder of the sources from which something was:
    tables, texts and pictures, which are read and not imported."""
    yield from imported
    for folder in {path.parent for path in imported if path.is_relative_to(sources)}:
        yield from (path for path in files_below(folder) if path.suffix != ".py")


def files_below(place: Path) -> list[Path]:
    """A file, or all files in a folder that people wrote."""
    found = [place] if place.is_file() else sorted(place.rglob("*"))
    return [path for path in found if path.is_file() and "__pycache__" not in path.parts]


def plain_surroundings(paths: str) -> dict[str, str]:
    """The environment in which the sources run as they stand: what is compiled would not be broken."""
    others = {key: value for key, value in os.environ.items() if key != "RULEWRIGHT_EXPECT"}
    return {**others, "PYTHONPATH": paths, "RULEWRIGHT_BUILD": "plain"}


def measure_part(root: Path, sources: Path, tests: str, notes: Path) -> None:
    """Run some tests and write down what they reach. Stops the program if one fails."""
    ours = Path(__file__).parents[2]
    paths = os.pathsep.join([str(sources), str(ours)])
    watched = [f"--source={sources}", f"--data-file={notes.with_suffix('.coverage')}"]
    finished = subprocess.run(
        [
            *(sys.executable, "-m", "coverage", "run", *watched),
            *("-m", "pytest", "-x", "-p", "tools.mutants.recorder", "-k", CHOSEN_TESTS, tests),
        ],
        cwd=root,
        env={**plain_surroundings(paths), NOTES_FILE: str(notes), ROOT: str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    notes.with_suffix(".coverage").unlink(missing_ok=True)
    if finished.returncode not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        told = finished.stdout + finished.stderr
        sys.exit(f"The tests fail before anything is broken:\n{told}")
