"""A process that does tasks when it is told to: `python -m bench.worker`.

It reads `{"task": ..., "size": ...}`, a line each, and answers with how much was done and how
long that took, in processor time and by the clock. Which rulewright it measures is a matter of
the environment it is started in.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).parents[1]


class Worker:
    """Such a process, seen from outside. Use it as a context."""

    def __init__(self, python_path: str | None = None, built: Path | None = None) -> None:
        """It measures what this environment has; or the plain sources on a path; or what is built in
        another folder, a checkout or an environment with a wheel in it."""
        environment = dict(os.environ)
        python, folder = Path(sys.executable), ROOT
        if python_path is not None:
            environment |= {"PYTHONPATH": python_path, "RULEWRIGHT_BUILD": "plain"}
        if built is not None:
            is_checkout = built.joinpath("bench").is_dir()
            folder = built if is_checkout else ROOT
            python = built / (".venv/bin/python" if is_checkout else "bin/python")
        self._process = subprocess.Popen(
            [str(python), "-m", "bench.worker"],
            cwd=folder,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._orders = self._process.stdin
        self._answers = self._process.stdout
        greeting = self._answer()
        self.is_compiled: bool = greeting["compiled"]
        self.peers: list[str] = greeting["peers"]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._orders.close()
        self._process.wait()
        self._answers.close()

    def do(self, task: str, size: int) -> dict[str, float]:
        """Do a task: `units` done, and the `processor` and `clock` seconds they took."""
        self._orders.write(json.dumps({"task": task, "size": size}) + "\n")
        self._orders.flush()
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        line = self._answers.readline()
        if not line:
            sys.exit("bench: a worker has ended early; what it said is above")
        answer: dict[str, Any] = json.loads(line)
        return answer


def work() -> None:
    """Do what standard input says until it ends."""
    import rulewright  # noqa: PLC0415
    from bench.long_matches import LONG_MATCH_TASKS  # noqa: PLC0415
    from bench.peers import installed_peers  # noqa: PLC0415
    from bench.tasks import TASKS  # noqa: PLC0415

    answers = sys.stdout
    # What the tasks print is not an answer.
    sys.stdout = sys.stderr
    peers = installed_peers()
    tasks = TASKS | LONG_MATCH_TASKS | peers
    greeting = {"compiled": rulewright.is_compiled(), "peers": list(peers)}
    print(json.dumps(greeting), file=answers, flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        work_to_do = tasks[order["task"]](order["size"])
        # What was prepared is none of the collector's business while the clock runs.
        gc.collect()
        gc.freeze()
        clock, processor = time.perf_counter(), time.process_time()
        units = work_to_do()
        answer = {
            "units": units,
            "processor": time.process_time() - processor,
            "clock": time.perf_counter() - clock,
        }
        gc.unfreeze()
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    work()
