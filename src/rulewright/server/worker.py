"""A worker process from inside: what it does before its first thought. What workers are for stands
in `workers`; this is apart from it because a worker imports where its first work is found, and would
wait seconds for the whole server.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Final

from rulewright.server import bot_tasks

__all__ = ["be_ready", "bot_tasks", "one_humble_process", "one_process"]

HUMBLE: Final = 10
"""By how much a process gives way to others: whoever waits for a bot comes first."""


def one_process() -> Executor:
    """A pool of one process, which starts with its first work."""
    return _pool(_be_a_worker)


def one_humble_process() -> Executor:
    """The same, for work that nobody waits for."""
    return _pool(_be_a_humble_worker)


def _pool(begin: Callable[[], None]) -> Executor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=begin)


def be_ready() -> None:
    """A worker's first work: done as soon as it has imported what bots need."""


def _be_a_worker() -> None:
    """Ctrl-c reaches all of a terminal's processes, but ending this one is the server's task. A
    server that was killed can end nobody, so its workers see to that themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _be_a_humble_worker() -> None:
    _be_a_worker()
    if sys.platform != "win32":
        os.nice(HUMBLE)


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
