"""What is measured of Rulewright itself.

A task is prepared for a size, which is not measured, and then done, which is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

from bench.ways import Way, games, numbers_of_players, plain_way, ways_of
from rulewright.bots import Outlook
from rulewright.bots.manners import AT_FIRST, Beliefs
from rulewright.bots.planning import Planning
from rulewright.bots.playout import play_out
from rulewright.bots.search import Search
from rulewright.kernel.chance import Dice
from rulewright.kernel.state import State
from rulewright.lab import simulate

Task = Callable[[int], Callable[[], int]]
"""Given a size, what does the work and tells how much was done."""

ITERATIONS = 400


def unprepared(work: Callable[..., int], *arguments: object) -> Task:
    """A task that is only work, with the size as its last argument."""
    return lambda size: partial(work, *arguments, size)


def first_decision(way: Way, seed: int) -> State:
    """A new match at its first decision."""
    state = way.game.rules.new(way.seats, way.options, seed)
    state.advance()
    return state


def middle_of(way: Way) -> State:
    """A match some way in, with something to choose between for the first seat."""
    for seed in range(1000):
        state = first_decision(way, seed)
        dice = Dice(seed)
        for _ in range(12 * way.seats):
            if not state.over:
                seat = next(seat for seat in range(way.seats) if state.asks(seat))
                choices = state.choices[seat]
                state.apply(seat, choices[dice.below(len(choices))])
        if len(state.choices[0]) > 2:
            return state
    raise AssertionError("no match is long enough")


def play(way: Way, matches: int) -> int:
    """Random matches, the loop being the engine's own: decisions."""
    decisions = 0
    for seed in range(matches):
        decisions += play_out(first_decision(way, seed), Dice(seed))
    return decisions


def drive(way: Way, matches: int) -> int:
    """Random matches, each decision made from Python: decisions. See `peers`."""
    rng = random.Random(1).random
    decisions = 0
    for seed in range(matches):
        state = first_decision(way, seed)
        while not state.over:
            for seat in range(way.seats):
                choices = state.choices[seat]
                if choices:
                    state.apply(seat, choices[int(rng() * len(choices))])
                    decisions += 1
    return decisions


def clone(way: Way, copies: int) -> int:
    """Copies of a match some way in."""
    state = middle_of(way)
    for _ in range(copies):
        state.clone()
    return copies


def look(way: Way, looks: int) -> int:
    """Views of a match some way in."""
    state = middle_of(way)
    for _ in range(looks):
        way.game.people.view(state, 0)
    return looks


def search(way: Way, thoughts: int) -> int:
    """Thoughts about one decision, each from scratch: iterations."""
    outlook = Outlook(way.game, middle_of(way), 0)
    for thought in range(thoughts):
        dice = Dice(thought)
        thinking = (
            Planning(outlook, dice)
            if way.game.advice.in_turns
            else Search(outlook, Beliefs(way.seats, AT_FIRST), dice)
        )
        for _ in range(ITERATIONS):
            thinking.iterate()
    return thoughts * ITERATIONS


def simulated(game: str, bots: list[str], jobs: int, matches: int) -> int:
    """Matches through the laboratory."""
    return simulate(game, bots, matches, "1", jobs=jobs).played


def all_ways() -> Iterator[Way]:
    """Every way in which any task is done."""
    for game in games():
        yield from ways_of(game)
        yield from (plain_way(game, seats) for seats in numbers_of_players(game))


TASKS: dict[str, Task] = {
    f"{name} {way.name}": unprepared(work, way)
    for name, work in {
        "play": play,
        "drive": drive,
        "clone": clone,
        "view": look,
        "search": search,
    }.items()
    for way in all_ways()
} | {
    f"simulate {game.name} by {jobs}": unprepared(
        simulated, game.name, ["random"] * game.fewest_seats, jobs
    )
    for game in games()
    for jobs in (1, 2)
}
