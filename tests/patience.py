"""Waiting for what will come, however busy the machine is.

A test waits for a thing and not for a time. That it gives up at all is only so that a run with a thing that
never comes ends some day: no test passes or fails by how long this is.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

GIVE_UP: Final = 900.0
"""Seconds after which something is taken never to come."""
_BETWEEN_LOOKS: Final = 0.02


def wait_until(happened: Callable[[], object]) -> None:
    """Look again and again, until it has happened."""
    end = time.monotonic() + GIVE_UP
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(_BETWEEN_LOOKS)
