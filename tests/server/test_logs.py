"""What the server says on standard error: for programs, or for somebody at a terminal."""

from __future__ import annotations

import json
import logging
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
import structlog

import rulewright
from rulewright.server.telemetry import log_as, short_line

SOURCE = Path(rulewright.__file__).parents[1]


@pytest.fixture
def quiet_afterwards() -> Iterator[None]:
    """Logging is set for the whole process: put it back."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in ("alembic", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.NOTSET)


def say_things() -> None:
    log = structlog.get_logger()
    log.info("request", path="/api/games", status=200)
    log.warning("a bot cannot think", error="no worker")
    try:
        int("oh")
    except ValueError:
        log.exception("keeping failed")
    logging.getLogger("somebody.else").warning("of a %s", "library")
    logging.getLogger("somebody.else").info("chatter")


@pytest.mark.usefixtures("quiet_afterwards")
def test_for_people_there_are_short_lines_about_what_matters(
    capsys: pytest.CaptureFixture[str],
) -> None:
    log_as("text")
    say_things()
    said = capsys.readouterr().err
    lines = said.splitlines()
    assert lines[0] == "warning: a bot cannot think (error no worker)"
    assert lines[1] == "error: keeping failed"
    assert lines[2].startswith("Traceback")
    assert lines[-1] == "warning: of a library"
    assert "request" not in said
    assert "chatter" not in said


@pytest.mark.usefixtures("quiet_afterwards")
def test_for_programs_every_line_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    log_as("json")
    say_things()
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == [
        "request",
        "a bot cannot think",
        "keeping failed",
        "of a library",
        "chatter",
    ]
    assert all(line["timestamp"] and line["level"] for line in lines)


def test_a_line_without_particulars_is_only_what_happened() -> None:
    assert short_line(None, "", {"event": "it rains", "level": "info"}) == "info: it rains"


def test_at_a_terminal_it_says_where_it_is_and_stays_quiet(sqlite_url: str) -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "rulewright", "serve", "--port", "0", "--database", sqlite_url],
        stdout=subprocess.PIPE,
        stderr=theirs,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        text=True,
    ) as running:
        assert running.stdout is not None
        try:
            assert running.stdout.readline() == "\n"
            address = running.stdout.readline().strip().removeprefix("Rulewright serves at ")
            assert address.startswith("http://localhost:")
            with urlopen(f"{address}/api/games") as answer:
                assert answer.status == 200
        finally:
            running.send_signal(signal.SIGTERM)
        assert "ctrl-c" in running.stdout.read()
    os.close(theirs)
    assert read_to_the_end(ours) == b""


def read_to_the_end(terminal: int) -> bytes:
    """All that was written to a terminal whose other end is closed by now."""
    said = b""
    try:
        while piece := os.read(terminal, 4096):
            said += piece
    except OSError:  # so Linux says that there is nobody any more
        pass
    finally:
        os.close(terminal)
    return said
