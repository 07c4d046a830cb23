"""A server that can be killed with everything it started, and tells whether it is up."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path

from tests.server.processes import Process


class Server(Process):
    """`rulewright serve`. What a kill leaves running of its children is counted, then ended."""

    def __init__(self, database: str, folder: Path) -> None:
        super().__init__(database, folder)
        self.is_up = False
        self.left_behind = 0
        self._orphans: dict[int, str] = {}

    async def start(self) -> None:
        """Start it and wait until it serves. By then what the one before started has had seconds
        to notice that it is gone."""
        await super().start()
        self.is_up = True
        self.left_behind += self._end_orphans()

    def kill(self) -> None:
        """End it without a warning."""
        self._orphans |= self._children()
        self.is_up = False
        super().kill()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        self.is_up = False
        return super().stop()

    def close(self) -> None:
        """End it and whatever it started."""
        super().close()
        self._end_orphans()

    def _end_orphans(self) -> int:
        """End what killed servers had started; how many there were."""
        # Not another process that got the number meanwhile.
        alive = [child for child, began in self._orphans.items() if _began(child) == began != ""]
        for child in alive:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        self._orphans = {}
        return len(alive)

    def _children(self) -> dict[int, str]:
        """The processes it started, and when each began. Only Linux tells."""
        if self._running is None:
            return {}
        found: dict[int, str] = {}
        for listed in Path(f"/proc/{self._running.pid}/task").glob("*/children"):
            with suppress(OSError):
                for child in map(int, listed.read_text().split()):
                    found[child] = _began(child)
        return found


def _began(process: int) -> str:
    """When a process began, as the kernel counts; nothing if it is gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[19]
    except OSError:
        return ""
