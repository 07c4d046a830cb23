"""Where bots think: in a process, or in a thread where there is none."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time

import pytest

import rulewright
from rulewright.terminal import thinking
from rulewright.terminal.thinking import Thought, answer, think


def thought(bot: str) -> Thought:
    match = rulewright.start("allumbra", seats=["A", "B"], options={"relics": True}, seed=1)
    return Thought(match.save(), 1, bot, "seed")


def test_a_process_answers_as_one_would_here() -> None:
    assert asyncio.run(think(thought("search:50"))) == answer(thought("search:50"))


@pytest.mark.parametrize("executable", ["", "/nowhere/python", "/bin/false"])
def test_without_a_process_a_thread_does_it(
    monkeypatch: pytest.MonkeyPatch, executable: str
) -> None:
    monkeypatch.setattr(sys, "executable", executable)
    assert asyncio.run(think(thought("search:50"))) == answer(thought("search:50"))


@pytest.mark.parametrize("processes", [True, False])
def test_thinking_stops_when_nobody_waits_any_more(
    monkeypatch: pytest.MonkeyPatch, processes: bool
) -> None:
    started: list[subprocess.Popen[bytes]] = []
    really_start = thinking._start

    def start(*files: object) -> subprocess.Popen[bytes]:
        started.append(really_start(*files))  # type: ignore[arg-type]
        return started[-1]

    monkeypatch.setattr(thinking, "_start", start)
    if not processes:
        monkeypatch.setattr(sys, "executable", "")

    async def lose_patience() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(think(thought("search:3000s")), 0.3)

    began = time.monotonic()
    asyncio.run(lose_patience())
    assert time.monotonic() - began < 10
    assert len(started) == processes
    assert all(process.returncode is not None for process in started)
