"""Several processes on one database: races between them, and one that is killed."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from rulewright.server.storage import Store
from tests.patience import GIVE_UP
from tests.server.storage.making import a_match

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]


def appending(name: str, address: str, last: int, *matches: str) -> subprocess.Popen[str]:
    """A process that appends; it waits for `begin`."""
    return subprocess.Popen(
        [
            sys.executable,
            "-m",
            "tests.server.storage.appending",
            name,
            address,
            str(last),
            *matches,
        ],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def begin(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("begin\n")
    process.stdin.flush()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def rest(process: subprocess.Popen[str]) -> str:
    """What it said after the last line that was read. (`communicate` does not know of what was
    read ahead of that line.)"""
    assert process.stdin is not None
    assert process.stdout is not None
    said = process.stdout.read()
    process.wait(GIVE_UP)
    process.stdin.close()
    process.stdout.close()
    return said


def acknowledged(lines: str) -> set[tuple[str, int]]:
    """What the process said, but for a last line that it was killed in the middle of."""
    whole = [words.split() for words in lines.splitlines(keepends=True) if words.endswith("\n")]
    return {(match, int(number)) for match, number in whole}


async def test_of_two_processes_that_append_the_same_number_one_wins(
    store: Store, database_url: str
) -> None:
    await store.create_match(a_match("A"), {})
    names = ("mine", "theirs")
    processes = [appending(name, database_url, 60, "A") for name in names]
    for process in processes:
        assert line(process) == "ready\n"
    for process in processes:
        begin(process)
    said = {
        name: acknowledged(process.communicate(timeout=GIVE_UP)[0])
        for name, process in zip(names, processes, strict=True)
    }
    assert [process.returncode for process in processes] == [0, 0]
    entries = await store.entries("A")
    assert [entry.number for entry in entries] == list(range(1, 61))
    for name in names:
        written = {("A", entry.number) for entry in entries if entry.body["by"] == name}
        assert written == said[name]


@pytest.mark.parametrize("after", [1, 150])
async def test_whatever_a_killed_process_acknowledged_is_there(
    store: Store, database_url: str, after: int
) -> None:
    codes = ("A", "B", "C", "D")
    for code in codes:
        await store.create_match(a_match(code), {})
    process = appending("killed", database_url, 100_000, *codes)
    assert line(process) == "ready\n"
    begin(process)
    said = "".join(line(process) for _ in range(after))
    process.kill()
    said += rest(process)
    told = acknowledged(said)
    assert len(told) >= after
    for code in codes:
        entries = await store.entries(code)
        numbers = [entry.number for entry in entries]
        assert numbers == list(range(1, len(numbers) + 1))
        assert {number for match, number in told if match == code} <= set(numbers)
        match = await store.match(code)
        assert match is not None
        assert match.entries == len(numbers)
        snapshot = await store.last_snapshot(code)
        assert (snapshot.number if snapshot else 0) == len(numbers) // 10 * 10
    # One may have been written and not yet acknowledged, in each match.
    written = Counter({code: len(await store.entries(code)) for code in codes})
    assert written.total() - len(told) <= len(codes)
