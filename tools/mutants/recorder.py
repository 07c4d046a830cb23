"""A pytest plugin that `reach` loads: it notes which lines each test reaches and how long it takes, and which
files of the project were imported.

Coverage has contexts for this, but writes each into a database, which takes longer than the tests: here
its tracer counts, and what it has seen is taken out after each test.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from coverage import Coverage

NOTES_FILE: Final = "MUTANTS_NOTES_FILE"
ROOT: Final = "MUTANTS_ROOT"
CHOSEN_TESTS: Final = "not (law or random or any_decks or fitting or whatever_loads or pry)"
"""Tests of many whole matches reach everything and take minutes in plain Python: what they alone would
notice is for `make soak` to find."""

IMPORTING: Final = ""
"""In the place of a test: what is reached while modules are imported and tests collected."""


class Notes:
    """What was seen so far."""

    def __init__(self) -> None:
        self.tests: list[str] = [IMPORTING]
        self.seconds: dict[str, float] = {}
        self.reached: dict[str, dict[int, list[int]]] = {}
        """By file and set of lines (a bit for each): the tests that reach just those lines."""

    def take(self, test: int) -> None:
        """What was reached since the last time was reached by this test."""
        collector: Any = getattr(Coverage.current(), "_collector")  # noqa: B009, it has no other door
        for file, lines in collector.data.items():
            if lines:
                mask = sum(1 << line for line in lines)
                self.reached.setdefault(file, {}).setdefault(mask, []).append(test)
        collector._clear_data()  # noqa: SLF001

    def written(self) -> dict[str, object]:
        """All of it as JSON."""
        reached = {
            file: [[f"{mask:x}", tests] for mask, tests in masks.items()]
            for file, masks in self.reached.items()
        }
        return {"tests": self.tests, "seconds": self.seconds, "reached": reached}


_notes = Notes()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Around a test with its set-up and tear-down."""
    _notes.take(0)
    began = time.process_time()
    result = yield
    _notes.seconds[item.nodeid] = time.process_time() - began
    _notes.tests.append(item.nodeid)
    _notes.take(len(_notes.tests) - 1)
    return result


def pytest_sessionfinish() -> None:
    """Write it all down."""
    _notes.take(0)
    found = {**_notes.written(), "files": sorted(_imported(Path(os.environ[ROOT])))}
    Path(os.environ[NOTES_FILE]).write_text(json.dumps(found), encoding="utf-8")


def _imported(root: Path) -> set[str]:
    files = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
    paths = {Path(file) for file in files if file is not None}
    ours = {path for path in paths if path.is_relative_to(root) and path.suffix == ".py"}
    return {str(path) for path in ours if ".venv" not in path.parts}
