"""How long it takes from a fresh clone to the first card: `python -m tools.first_card`.

Clones this checkout as it is committed, runs `make play` in the clone and plays as soon as the server
answers; says when what happened, by the clock and in processor time, and goes on playing until everything
is compiled.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from tools.visitor import load_page, play

ROOT = Path(__file__).parents[1]


def main() -> None:
    """Measure and say it."""
    parser = argparse.ArgumentParser(prog="python -m tools.first_card", description=__doc__)
    parser.add_argument("--game", default="allumbra", help="what to play (allumbra)")
    parser.add_argument("--keep", type=Path, help="clone to this new folder, and leave it there")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        clone = arguments.keep or Path(folder) / "clone"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        with played(clone) as run:
            address = run.wait_for(r"serves at .*?(http://[^\s\x1b]+)")
            run.tell("the server answers")
            load_page(address)
            run.tell("the page is loaded")
            play(address, arguments.game, 1)
            run.tell("a card is played")
            run.wait_for(r"(engine and games are compiled|plain Python \(slower\))")
            run.tell("all is compiled that can be")
            waits = play(address, arguments.game, 10, bot="search:400")
            run.tell(f"{len(waits)} more, the slowest acknowledged after {max(waits):.2f} s")


class Run:
    """What `make play` says while it runs."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._said = ""
        self._began = time.monotonic()
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._said += line
            print(f"{time.monotonic() - self._began:6.1f} s | {line}", end="", flush=True)

    def wait_for(self, pattern: str) -> str:
        """Until it has said something; the part in brackets."""
        while True:
            found = re.search(pattern, self._said)
            if found:
                return found[1]
            if self._process.poll() is not None:
                sys.exit(f"make play has ended before it said {pattern!r}")
            time.sleep(0.05)

    def tell(self, what: str) -> None:
        """Say when it was, and what it has cost."""
        spent = processor_seconds(self._process.pid)
        print(
            f"{time.monotonic() - self._began:6.1f} s : {what} ({spent:.1f} s of processor time)",
            flush=True,
        )


def processor_seconds(session: int) -> float:
    """What the processes of a session have used, with those that have ended. Only Linux tells."""
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = file.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def played(clone: Path) -> Iterator[Run]:
    """`make play` in that folder, ended afterwards."""
    database = f"sqlite:///{clone}/matches.db"
    command = ["make", "play", f"ARGS=--port 0 --database {database}"]
    # No browser is to be opened, and nothing of this environment is to be used.
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in {"PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL", "DISPLAY"}
    } | {"BROWSER": "true"}
    process = subprocess.Popen(
        command,
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield Run(process)
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()


if __name__ == "__main__":
    main()
