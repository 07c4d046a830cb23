"""Taking turns: all contenders do their tasks a few times, one after the other, and the median of
a contender's turns is its figure.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from bench.worker import Worker

PROCESSOR = "processor"
CLOCK = "clock"


@dataclass(frozen=True)
class Contender:
    """Somebody who does a task, under the name the table gives it."""

    name: str
    worker: Worker
    task: str


@dataclass(frozen=True)
class Figure:
    """What a contender did: units a second, and by how much the turns differed from it."""

    name: str
    rate: float
    spread: float


@dataclass(frozen=True)
class Effort:
    """How much time a benchmark may take: seconds a turn, and turns."""

    seconds: float
    turns: int


def take_turns(contenders: list[Contender], effort: Effort, by: str = PROCESSOR) -> list[Figure]:
    """A figure for each contender, in order."""
    sizes = [size_for(contender, effort.seconds, by) for contender in contenders]
    rates: list[list[float]] = [[] for _ in contenders]
    for _ in range(effort.turns):
        for place, contender in enumerate(contenders):
            done = contender.worker.do(contender.task, sizes[place])
            rates[place].append(done["units"] / done[by])
    return [
        figure(contender.name, turns) for contender, turns in zip(contenders, rates, strict=True)
    ]


def size_for(contender: Contender, seconds: float, by: str) -> int:
    """The size at which a task takes about so long. Warms the contender up, too."""
    size = 1
    while True:
        taken = contender.worker.do(contender.task, size)[by]
        if taken >= seconds / 4:
            return max(1, round(size * seconds / taken))
        size *= 4


def figure(name: str, rates: list[float]) -> Figure:
    """The median of some rates, and half the distance of the outermost, as a part of it."""
    middle = median(rates)
    return Figure(name, middle, (max(rates) - min(rates)) / 2 / middle)
