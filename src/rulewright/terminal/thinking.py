"""How a bot thinks without holding up the screen: in a process of its own, fed with plain data.

A search is compiled code that never lets go of the interpreter, so a thread would freeze the
screen. The process is started anew for every question, told everything on its standard input and
killed when nobody waits for it any more: nothing is shared, and nothing is left behind. Where no
process can be had, a thread has to do.

Run as a program, this module is that process: one thought in, one answer out, both JSON.
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from tempfile import TemporaryFile
from typing import IO, Final

from rulewright.bots import Outlook, make_bot
from rulewright.gamekit.match import load_match

LOOK_EVERY_SECONDS: Final = 0.02

Answer = list[list[object]]
"""All parts of an answer to one question, each a choice spelled out."""


@dataclass(frozen=True)
class Thought:
    """What a bot is to think about: a saved match, its seat there, and what makes it the bot."""

    save: str
    seat: int
    bot: str
    seed: str


class ProcessUnavailable(Exception):
    """No process could be started, or it died."""


def answer(thought: Thought, clock: Callable[[], float] = time.monotonic) -> Answer:
    """The bot's whole answer to the question under way."""
    match = load_match(thought.save)
    bot = make_bot(thought.bot, thought.seed, clock=clock)
    question = match.state.asked
    parts: Answer = []
    while match.state.asks(thought.seat) and match.state.asked == question:
        code = bot.choose(Outlook(match.game, match.state, thought.seat))
        parts.append(match.game.rules.spell(code))
        match.play(thought.seat, code)
    return parts


async def think(thought: Thought) -> Answer:
    """The same, while the screen stays alive. Cancelling it ends the thinking."""
    if thought.bot.startswith("search"):
        try:
            return await _think_in_process(thought)
        except ProcessUnavailable:
            pass
    return await _think_in_thread(thought)


async def _think_in_process(thought: Thought) -> Answer:
    if not sys.executable:
        raise ProcessUnavailable
    # Files rather than pipes: nothing to feed or to drain, and nothing that can block.
    with TemporaryFile("w+", encoding="utf-8") as told, TemporaryFile("w+b") as answered:
        json.dump(asdict(thought), told)
        told.seek(0)
        process = _start(told, answered)
        try:
            while process.poll() is None:  # noqa: ASYNC110, no event tells of another process
                await asyncio.sleep(LOOK_EVERY_SECONDS)
        finally:
            process.kill()
            process.wait()
        if process.returncode != 0:
            raise ProcessUnavailable
        answered.seek(0)
        parts: Answer = json.load(answered)
        return parts


def _start(told: IO[str], answered: IO[bytes]) -> subprocess.Popen[bytes]:
    places = os.pathsep.join(place for place in sys.path if place)
    try:
        return subprocess.Popen(  # noqa: S603, this very module in this very interpreter
            [sys.executable, "-P", "-m", __name__],
            stdin=told,
            stdout=answered,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": places},
        )
    except OSError as error:
        raise ProcessUnavailable from error


async def _think_in_thread(thought: Thought) -> Answer:
    stopped = False

    def clock() -> float:
        # A thread cannot be killed, but a search that asks the time can be told it is up.
        return math.inf if stopped else time.monotonic()

    try:
        return await asyncio.to_thread(answer, thought, clock)
    finally:
        stopped = True


def main() -> None:
    """Think once."""
    thought = Thought(**json.load(sys.stdin))
    json.dump(answer(thought), sys.stdout)


if __name__ == "__main__":
    main()
