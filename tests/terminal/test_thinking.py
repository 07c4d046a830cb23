"""Where bots think: in a process, or in a thread where there is none."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading

import pytest

import rulewright
from rulewright.terminal import thinking
from rulewright.terminal.thinking import Thought, answer, think
from tests.patience import wait_until


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

    looked_up = threading.Event()

    class Clock:
        """Stands still, and tells that a search has looked at it."""

        @staticmethod
        def monotonic() -> float:
            looked_up.set()
            return 0.0

    monkeypatch.setattr(thinking, "time", Clock)

    async def lose_patience() -> None:
        task = asyncio.create_task(think(thought("search:3000s")))
        await asyncio.to_thread(wait_until, lambda: started or looked_up.is_set())
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    # It comes to an end, though the thought takes an hour, and in the thread for ever.
    asyncio.run(lose_patience())
    assert len(started) == processes
    assert all(process.returncode is not None for process in started)
