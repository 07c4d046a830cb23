"""What is measured of Rulewright itself.

A task is prepared for a size, which is not measured, and then done, which is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial

from rulewright.bots import Outlook
from rulewright.bots.manners import AT_FIRST, Beliefs
from rulewright.bots.playout import play_out
from rulewright.bots.search import Search
from rulewright.kernel.chance import Dice
from rulewright.kernel.game import Game
from rulewright.kernel.registry import find_game
from rulewright.kernel.state import State
from rulewright.lab import simulate

Task = Callable[[int], Callable[[], int]]
"""Given a size, what does the work and tells how much was done."""

ALLUMBRA = find_game("allumbra")
DUEL = ALLUMBRA.check_options({})
RELIC_DUEL = ALLUMBRA.check_options({"relics": True})
ITERATIONS = 400


def unprepared(work: Callable[..., int], *arguments: object) -> Task:
    """A task that is only work, with the size as its last argument."""
    return lambda size: partial(work, *arguments, size)


def first_decision(game: Game, options: Mapping[str, object], seed: int) -> State:
    """A new match at its first decision."""
    state = game.new(game.fewest_seats, options, seed)
    state.advance()
    return state


def middle_of(options: Mapping[str, object]) -> State:
    """A duel some way in, with something to choose between."""
    for seed in range(1000):
        state = first_decision(ALLUMBRA, options, seed)
        dice = Dice(seed)
        for _ in range(24):
            seat = 0 if state.asks(0) else 1
            if not state.over:
                choices = state.choices[seat]
                state.apply(seat, choices[dice.below(len(choices))])
        if len(state.choices[0]) > 2:
            return state
    raise AssertionError("no duel is long enough")


def play(options: Mapping[str, object], matches: int) -> int:
    """Random matches, the loop being the engine's own: decisions."""
    decisions = 0
    for seed in range(matches):
        decisions += play_out(first_decision(ALLUMBRA, options, seed), Dice(seed))
    return decisions


def drive(options: Mapping[str, object], matches: int) -> int:
    """Random matches, each decision made from Python: decisions. See `peers`."""
    rng = random.Random(1).random
    decisions = 0
    for seed in range(matches):
        state = first_decision(ALLUMBRA, options, seed)
        while not state.over:
            for seat in (0, 1):
                choices = state.choices[seat]
                if choices:
                    state.apply(seat, choices[int(rng() * len(choices))])
                    decisions += 1
    return decisions


def clone(options: Mapping[str, object], copies: int) -> int:
    """Copies of a duel some way in."""
    state = middle_of(options)
    for _ in range(copies):
        state.clone()
    return copies


def search(options: Mapping[str, object], thoughts: int) -> int:
    """Searches at one decision, each from scratch: iterations."""
    state = middle_of(options)
    for thought in range(thoughts):
        search = Search(Outlook(ALLUMBRA, state, 0), Beliefs(2, AT_FIRST), Dice(thought))
        for _ in range(ITERATIONS):
            search.iterate()
    return thoughts * ITERATIONS


def simulated(jobs: int, matches: int) -> int:
    """Matches of random bots through the laboratory."""
    return simulate("allumbra", ["random", "random"], matches, "1", jobs=jobs).played


TASKS: dict[str, Task] = {
    "play": unprepared(play, DUEL),
    "play relics": unprepared(play, RELIC_DUEL),
    "drive": unprepared(drive, DUEL),
    "drive relics": unprepared(drive, RELIC_DUEL),
    "clone": unprepared(clone, DUEL),
    "clone relics": unprepared(clone, RELIC_DUEL),
    "search": unprepared(search, DUEL),
    "search relics": unprepared(search, RELIC_DUEL),
    "simulate 1": unprepared(simulated, 1),
    "simulate 2": unprepared(simulated, 2),
}
