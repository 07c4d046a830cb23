"""What is measured of Rulewright itself.

A task is prepared for a size, which is not measured, and then done, which is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from rulewright.bots import Outlook
from rulewright.bots.manners import AT_FIRST, Beliefs
from rulewright.bots.planning import Planning
from rulewright.bots.playout import play_out
from rulewright.bots.search import Search
from rulewright.gamekit.game import Game
from rulewright.gamekit.registry import find_game
from rulewright.kernel.chance import Dice
from rulewright.kernel.state import State
from rulewright.lab import simulate

Task = Callable[[int], Callable[[], int]]
"""Given a size, what does the work and tells how much was done."""

ALLUMBRA = find_game("allumbra")
ERUMA = find_game("eruma")
ELMA = find_game("elma")


class Played(NamedTuple):
    """A game, and how it is played, by how many."""

    game: Game
    options: Mapping[str, object]
    seats: int = 2


DUEL = Played(ALLUMBRA, ALLUMBRA.rules.check_options({}))
RELIC_DUEL = Played(ALLUMBRA, ALLUMBRA.rules.check_options({"relics": True}))
RAID = Played(ERUMA, ERUMA.rules.check_options({"first_deck": "random", "second_deck": "random"}))
RANDOM_DECKS = ELMA.rules.check_options(
    {f"deck_{seat + 1}": "random" for seat in range(ELMA.most_seats)}
)
RACES = {seats: Played(ELMA, RANDOM_DECKS, seats) for seats in (2, 3, 4, 6)}
ITERATIONS = 400


def unprepared(work: Callable[..., int], *arguments: object) -> Task:
    """A task that is only work, with the size as its last argument."""
    return lambda size: partial(work, *arguments, size)


def first_decision(played: Played, seed: int) -> State:
    """A new match at its first decision."""
    state = played.game.rules.new(played.seats, played.options, seed)
    state.advance()
    return state


def middle_of(played: Played) -> State:
    """A match some way in, with something to choose between for the first seat."""
    for seed in range(1000):
        state = first_decision(played, seed)
        dice = Dice(seed)
        for _ in range(12 * played.seats):
            if not state.over:
                seat = next(seat for seat in range(played.seats) if state.asks(seat))
                choices = state.choices[seat]
                state.apply(seat, choices[dice.below(len(choices))])
        if len(state.choices[0]) > 2:
            return state
    raise AssertionError("no match is long enough")


def play(played: Played, matches: int) -> int:
    """Random matches, the loop being the engine's own: decisions."""
    decisions = 0
    for seed in range(matches):
        decisions += play_out(first_decision(played, seed), Dice(seed))
    return decisions


def drive(played: Played, matches: int) -> int:
    """Random matches, each decision made from Python: decisions. See `peers`."""
    rng = random.Random(1).random
    decisions = 0
    for seed in range(matches):
        state = first_decision(played, seed)
        while not state.over:
            for seat in range(played.seats):
                choices = state.choices[seat]
                if choices:
                    state.apply(seat, choices[int(rng() * len(choices))])
                    decisions += 1
    return decisions


def clone(played: Played, copies: int) -> int:
    """Copies of a match some way in."""
    state = middle_of(played)
    for _ in range(copies):
        state.clone()
    return copies


def look(played: Played, looks: int) -> int:
    """Views of a match some way in."""
    state = middle_of(played)
    for _ in range(looks):
        played.game.people.view(state, 0)
    return looks


def search(played: Played, thoughts: int) -> int:
    """Thoughts about one decision, each from scratch: iterations."""
    outlook = Outlook(played.game, middle_of(played), 0)
    for thought in range(thoughts):
        dice = Dice(thought)
        thinking = (
            Planning(outlook, dice)
            if played.game.advice.in_turns
            else Search(outlook, Beliefs(2, AT_FIRST), dice)
        )
        for _ in range(ITERATIONS):
            thinking.iterate()
    return thoughts * ITERATIONS


def simulated(jobs: int, matches: int) -> int:
    """Matches of random bots through the laboratory."""
    return simulate("allumbra", ["random", "random"], matches, "1", jobs=jobs).played


WAYS = {"": DUEL, " relics": RELIC_DUEL, " raid": RAID} | {
    f" race of {seats}": race for seats, race in RACES.items()
}
"""What the names of tasks end with, for each way to play."""

TASKS: dict[str, Task] = {
    name + way: unprepared(work, played)
    for name, work in {
        "play": play,
        "drive": drive,
        "clone": clone,
        "view": look,
        "search": search,
    }.items()
    for way, played in WAYS.items()
} | {
    "simulate 1": unprepared(simulated, 1),
    "simulate 2": unprepared(simulated, 2),
}
