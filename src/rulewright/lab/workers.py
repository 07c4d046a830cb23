"""Playing a series in this process or spread over several.

Workers are spawned processes that are handed a few match numbers at a time and send back each
match as it ends. A program that uses more than one must, as ever with spawned processes, begin
its work under `if __name__ == "__main__":`.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from rulewright.lab.series import Failed, Finished, Series, attempt

Results = Generator[Finished | Failed, None, None]

_LARGEST_HANDFUL: Final = 8
_HANDFULS_EACH: Final = 8
"""How often, at least, a worker comes back for more: so that all end at about the same time."""


def play_here(series: Series, games: int) -> Results:
    """Play the matches one after the other."""
    for number in range(games):
        yield attempt(series, number)


def play_in_processes(series: Series, games: int, jobs: int) -> Results:
    """Play the matches in so many processes. They come in the order in which they end."""
    size = max(1, min(_LARGEST_HANDFUL, games // (jobs * _HANDFULS_EACH)))
    left = deque(range(first, min(first + size, games)) for first in range(0, games, size))
    workers: dict[Connection, Worker] = {}
    try:
        with ignored_interrupts():
            for _ in range(min(jobs, len(left))):
                worker = Worker(series)
                workers[worker.pipe] = worker
        for worker in workers.values():
            worker.hand(left.popleft())
        while busy := [worker.pipe for worker in workers.values() if worker.owes]:
            for pipe in wait(busy):
                assert isinstance(pipe, Connection)
                worker = workers[pipe]
                yield worker.next_result()
                if left and not worker.owes:
                    worker.hand(left.popleft())
    finally:
        for worker in workers.values():
            worker.stop()


class Worker:
    """A process that plays matches, seen from outside."""

    def __init__(self, series: Series) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, end = context.Pipe()
        self.owes: deque[int] = deque()
        """The numbers of the matches it has not sent back yet, in its order."""
        self._process: SpawnProcess = context.Process(target=_work, args=(series, end), daemon=True)
        self._process.start()
        end.close()

    def hand(self, numbers: range) -> None:
        """Give it matches to play."""
        self.owes.extend(numbers)
        # One that has died is noticed when its result is awaited.
        try:
            self.pipe.send(numbers)
        except BrokenPipeError:
            return

    def next_result(self) -> Finished | Failed:
        """The next match it sends; a process that has died failed in the match it owes."""
        number = self.owes.popleft()
        try:
            result = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            self._process.join()
            return Failed(number, f"its process ended with code {self._process.exitcode}", "")
        assert isinstance(result, Finished | Failed)
        return result

    def stop(self) -> None:
        """End it, whatever it is doing."""
        self._process.terminate()
        self._process.join()
        self._process.close()
        self.pipe.close()


def _work(series: Series, pipe: Connection) -> None:
    """A worker's life: play what comes until there is nobody left to send it to."""
    try:
        while True:
            for number in pipe.recv():
                pipe.send(attempt(series, number))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


@contextmanager
def ignored_interrupts() -> Iterator[None]:
    """Let processes that are begun in here never hear of ctrl-c.

    It reaches all of a terminal's processes, but ending the others is for the first one to do.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
