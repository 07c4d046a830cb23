"""What a worker is asked in tests. Apart from them, because it imports the module it is found in."""

from __future__ import annotations

import os


def process_of_this_worker(_nothing: None) -> int:
    return os.getpid()
