"""A worker process from inside: what it does before its first thought. What workers are for stands
in `bot_host`; this is apart from it because a worker imports where its first work is found, and would
wait seconds for the whole server.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor

from rulewright.server import thinking

__all__ = ["be_ready", "one_process", "thinking"]


def one_process() -> Executor:
    """A pool of one process, which starts with its first work."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=_be_a_worker)


def be_ready() -> None:
    """A worker's first work: done as soon as it has imported what bots need."""


def _be_a_worker() -> None:
    """Ctrl-c reaches all of a terminal's processes, but ending this one is the server's task. A
    server that was killed can end nobody, so its workers see to that themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
