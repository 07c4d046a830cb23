"""A pytest plugin that `reach` loads: it tells coverage which test is running, times it, and notes which
files of the project were imported."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from coverage import Coverage

SECONDS_FILE: Final = "MUTANTS_SECONDS_FILE"
ROOT: Final = "MUTANTS_ROOT"
CHOSEN_TESTS: Final = "not (law or random or any_decks or fitting or whatever_loads or pry)"
"""Tests of many whole matches reach everything and take minutes in plain Python: what they alone would
notice is for `make soak` to find."""

_seconds: dict[str, float] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Around a test with its set-up and tear-down."""
    coverage = Coverage.current()
    assert coverage is not None
    coverage.switch_context(item.nodeid)
    began = time.process_time()
    result = yield
    _seconds[item.nodeid] = time.process_time() - began
    coverage.switch_context("")
    return result


def pytest_sessionfinish() -> None:
    """Write down how long each test took, and what was imported of the project."""
    found = {"seconds": _seconds, "files": sorted(_imported(Path(os.environ[ROOT])))}
    Path(os.environ[SECONDS_FILE]).write_text(json.dumps(found), encoding="utf-8")


def _imported(root: Path) -> set[str]:
    files = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
    paths = {Path(file) for file in files if file is not None}
    ours = {path for path in paths if path.is_relative_to(root) and path.suffix == ".py"}
    return {str(path) for path in ours if ".venv" not in path.parts}
