"""Real server processes, to be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import rulewright
from tests.patience import GIVE_UP, wait_until
from tests.server.people import Host


class Process(Host):
    """`rulewright serve` in a process of its own, always on the same port."""

    def __init__(self, database: str, folder: Path) -> None:
        self._database = database
        self._folder = folder
        self._running: subprocess.Popen[bytes] | None = None
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        super().__init__(f"http://127.0.0.1:{self.port}")
        self.log = folder / f"log-{self.port}"

    async def start(self) -> None:
        """Start it and wait until it serves."""
        said = self._folder / f"said-{self.port}"
        running = self._start(said)

        def serves() -> bool:
            assert running.poll() is None, self.log.read_text()
            return b"serves at" in said.read_bytes()

        await asyncio.to_thread(wait_until, serves)

    def _start(self, said: Path) -> subprocess.Popen[bytes]:
        source = Path(rulewright.__file__).parents[1]
        with said.open("wb") as out, self.log.open("ab") as errors:
            self._running = subprocess.Popen(
                [sys.executable, "-m", "rulewright", "serve", "--port", str(self.port),
                 "--database", self._database, "--no-limits"],
                stdout=out, stderr=errors, stdin=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": str(source)},
            )  # fmt: skip
        return self._running

    def kill(self) -> None:
        """End it without a warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._running is not None
        self._running.send_signal(how)
        code = self._running.wait(GIVE_UP)
        self._running = None
        return code

    def close(self) -> None:
        if self._running is not None:
            self.kill()


@asynccontextmanager
async def processes(count: int, database: str, folder: Path) -> AsyncIterator[list[Process]]:
    """So many servers on one database, not started yet."""
    found = [Process(database, folder) for _ in range(count)]
    try:
        yield found
    finally:
        for process in found:
            await process.see_off()
            process.close()
