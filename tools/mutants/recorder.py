"""A pytest plugin that `reach` loads: it tells coverage which test is running, and times it."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from coverage import Coverage

SECONDS_FILE: Final = "MUTANTS_SECONDS_FILE"

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
    """Write down how long each test took."""
    Path(os.environ[SECONDS_FILE]).write_text(json.dumps(_seconds), encoding="utf-8")
