"""A worker: a process that has all tests collected, and forks for each mutant that it is told of.

    python -m tools.mutants.worker tests/kernel tests/rules ...

It reads a mutant from each line of its input and writes a line with what became of it. Beside it waits
a child that has imported nothing of the project, for mutants of what runs on import. Time is counted
as what the processor spends on a test, so a busy machine condemns no mutant; what takes no processor
time and does not end either is given up after a very long while.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import IO, Any, Final

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.breaking import BrokenImport, CannotBreak, break_in_place, module_name
from tools.mutants.mutations import Mutation
from tools.mutants.recorder import CHOSEN_TESTS

KILLED: Final = "killed"
SURVIVED: Final = "survived"
TIMED_OUT: Final = "timed out"
ELSEWHERE: Final = "elsewhere"
"""Not by what is in memory: the mutant has to be imported."""

_PRELOADED: Final = ("hypothesis", "lark", "unittest.mock", "json", "tomllib", "xdist")
"""What tests import besides the project; imported once, not for each mutant."""
_TIME_SIGNALS: Final = {signal.SIGPROF, signal.SIGALRM, signal.SIGXCPU}
_LONG: Final = 900
"""Seconds of waiting for nothing."""
_MEMORY: Final = 4 << 30
_SOME_FILES: Final = (3, 12)
"""Collecting tests takes time: those of a few files first, then of some more, then of all."""


class Order:
    """What a worker is asked to do: a broken source and the tests that may notice."""

    def __init__(self, asked: dict[str, Any]) -> None:
        self.sources = Path(asked["sources"])
        self.path: str = asked["path"]
        self.mutation = Mutation(**asked["mutation"])
        self.tests: list[str] = asked["tests"]
        self.limits: dict[str, float] = asked["limits"]
        """Seconds of processor time, by test."""
        self.on_import: bool = asked["on_import"]

    @property
    def file(self) -> Path:
        """The file that is broken."""
        return self.sources / self.path

    def watch(self, test: str) -> None:
        """From here on this process ends if the test takes too long."""
        signal.setitimer(signal.ITIMER_PROF, self.limits[test])

    def break_in_place(self) -> None:
        """Break the functions in memory."""
        source = self.file.read_bytes()
        broken = self.mutation.apply(source)
        if module_name(self.path) in sys.modules:
            break_in_place(self.file, source, broken)
        else:
            self.break_when_imported()

    def break_when_imported(self) -> None:
        """Break what is not imported yet."""
        broken = self.mutation.apply(self.file.read_bytes())
        BrokenImport(module_name(self.path), self.file, broken).install()


def in_a_fork(work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """What came of some work done in a process of its own, even if the process did not survive it."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with suppress(BaseException), os.fdopen(writing, "w") as told:
            _limited()
            told.write(json.dumps(work()))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        told_of = answer.read()
    _, status = os.waitpid(child, 0)
    if told_of:
        found: dict[str, Any] = json.loads(told_of)
        return found
    is_late = os.WIFSIGNALED(status) and os.WTERMSIG(status) in _TIME_SIGNALS
    return {"verdict": TIMED_OUT if is_late else KILLED, "by": None}


def _limited() -> None:
    """No endless loop, wait or list of a mutant outlives or starves the others."""
    for each in _TIME_SIGNALS:
        signal.signal(each, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, _LONG)
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class Collected:
    """A pytest plugin: instead of running the tests, it runs for each mutant those that it names."""

    def __init__(self, orders: IO[str], answers: IO[str], cold: Cold) -> None:
        self.orders = orders
        self.answers = answers
        self.cold = cold

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Serve until there are no more mutants."""
        items = {item.nodeid: item for item in session.items}
        self._say({"ready": len(items)})
        for line in self.orders:
            order = Order(json.loads(line))
            found = {"verdict": ELSEWHERE, "by": None}
            if not order.on_import:
                found = in_a_fork(lambda order=order: _noticed(order, items))  # type: ignore[misc]
            if found["verdict"] == ELSEWHERE:
                found = self.cold.asked(line)
            self._say(found)
        return True

    def _say(self, answer: dict[str, Any]) -> None:
        self.answers.write(json.dumps(answer) + "\n")
        self.answers.flush()


def _noticed(order: Order, items: dict[str, pytest.Item]) -> dict[str, Any]:
    """In a fork: break what is in memory and run tests until one fails."""
    try:
        order.break_in_place()
    except CannotBreak:
        return {"verdict": ELSEWHERE, "by": None}
    chosen: list[pytest.Item | None] = [items[test] for test in order.tests if test in items]
    for item, next_item in pairwise([*chosen, None]):
        assert item is not None
        order.watch(item.nodeid)
        reports = runtestprotocol(item, log=False, nextitem=next_item)
        if any(report.failed for report in reports):
            return {"verdict": KILLED, "by": item.nodeid}
    return {"verdict": SURVIVED, "by": None}


class Cold:
    """A child that has imported nothing of the project, and forks for each mutant too."""

    def __init__(self) -> None:
        orders, self._orders = os.pipe()
        self._answers, answers = os.pipe()
        if os.fork() == 0:
            os.close(self._orders)
            os.close(self._answers)
            with os.fdopen(orders) as asked, os.fdopen(answers, "w") as told:
                for name in _PRELOADED:
                    with suppress(ImportError):
                        import_module(name)
                for line in asked:
                    told.write(json.dumps(_noticed_when_imported(Order(json.loads(line)))) + "\n")
                    told.flush()
            os._exit(0)
        os.close(orders)
        os.close(answers)
        self._asking = os.fdopen(self._orders, "w")
        self._hearing = os.fdopen(self._answers)

    def asked(self, line: str) -> dict[str, Any]:
        """What became of a mutant."""
        self._asking.write(line)
        self._asking.flush()
        found: dict[str, Any] = json.loads(self._hearing.readline())
        return found


def _noticed_when_imported(order: Order) -> dict[str, Any]:
    found: dict[str, Any] = {"verdict": SURVIVED, "by": None}
    for tests in _handfuls(order.tests):
        found = in_a_fork(lambda tests=tests: _imported_and_tested(order, tests))  # type: ignore[misc]
        if found["verdict"] != SURVIVED:
            return found
    return found


def _handfuls(tests: list[str]) -> Iterator[list[str]]:
    """The tests of a few files, then of some more, then of all others."""
    files = list(dict.fromkeys(file_of(test) for test in tests))
    ends = [0, *(end for end in _SOME_FILES if end < len(files)), len(files)]
    for begin, end in pairwise(ends):
        chosen = set(files[begin:end])
        yield [test for test in tests if file_of(test) in chosen]


def file_of(test: str) -> str:
    """The file that a test is in."""
    return test.partition("::")[0]


def _imported_and_tested(order: Order, tests: list[str]) -> dict[str, Any]:
    """In a fork: import the project with the broken module, and run tests until one fails."""
    order.break_when_imported()
    signal.setitimer(signal.ITIMER_PROF, order.limits[tests[0]] + _LONG / 10)
    trial = Trial(order, tests)
    files = list(dict.fromkeys(file_of(test) for test in tests))
    ended = pytest.main(["-x", "-s", "--no-header", *files], plugins=[trial])
    return {"verdict": SURVIVED if ended == pytest.ExitCode.OK else KILLED, "by": trial.by}


class Trial:
    """A pytest plugin: runs the tests of one mutant in their order, and no others."""

    def __init__(self, order: Order, tests: list[str]) -> None:
        self.order = order
        self.places = {test: place for place, test in enumerate(tests)}
        self.by: str | None = None

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only those that are asked for, in the order in which they are."""
        items[:] = [item for item in items if item.nodeid in self.places]
        items.sort(key=lambda item: self.places[item.nodeid])

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Each test has its own time."""
        self.order.watch(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Which test noticed."""
        if report.failed and self.by is None:
            self.by = report.nodeid


def main() -> None:
    """Collect the tests that the command line names, and serve."""
    orders = os.fdopen(os.dup(0))
    answers = os.fdopen(os.dup(1), "w")
    with Path(os.devnull).open("r+b") as nothing:
        for stream in (0, 1, 2):
            os.dup2(nothing.fileno(), stream)
    plugin = Collected(orders, answers, Cold())
    sys.exit(
        pytest.main(["-s", "--no-header", "-k", CHOSEN_TESTS, *sys.argv[1:]], plugins=[plugin])
    )


if __name__ == "__main__":
    main()
