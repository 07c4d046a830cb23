"""What a worker is asked in tests. Apart from them, because it imports the module it is found in."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def process_of_this_worker(_nothing: None) -> int:
    return os.getpid()


def never_done_at_first(begun: Path) -> int:
    """Work that goes on for ever, until it is begun anew: then the process's number. That it was begun is
    noted in a file."""
    if not begun.exists():
        begun.touch()
        while True:
            signal.pause()
    return os.getpid()
