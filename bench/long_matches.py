"""What a match costs as it grows: after n decisions against after 2n.

Players do anything, and of some matches the longest is taken; n is such that a few decisions are left to
make after 2n. So it is another number for each game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final, cast

import rulewright
from bench.tasks import Task
from bench.ways import games, left_to_chance
from rulewright.gamekit.game import Game
from rulewright.gamekit.match import Match
from rulewright.kernel.chance import Dice

EARLY: Final = "early"
LATE: Final = "late"
LOOKED_AT: Final = 8
"""How many matches are played to find a long one."""
MOST_DECISIONS: Final = 300
"""Where a match is long enough."""
MORE: Final = 0.2
"""The part of a match's decisions that are made after 2n."""


@cache
def whole_match(game: Game) -> Match:
    """A long match. Nobody may change it."""
    return max((_any_match(game, seed) for seed in range(LOOKED_AT)), key=_length)


def _any_match(game: Game, seed: int) -> Match:
    names = [f"Player {seat + 1}" for seat in range(game.fewest_seats)]
    match = rulewright.start(game.name, seats=names, options=left_to_chance(game), seed=seed)
    dice = Dice(seed)
    while not match.is_over and _length(match) < MOST_DECISIONS:
        seat = _asked(match)
        choices = match.state.choices[seat]
        match.play(seat, int(choices[dice.below(len(choices))]))
    return match


def _length(match: Match) -> int:
    return len(match.decisions)


def _asked(match: Match) -> int:
    return next(seat for seat in range(match.seats) if match.state.asks(seat))


def decisions_at(game: Game, when: str) -> int:
    """How many decisions that is."""
    few = int(_length(whole_match(game)) * (1 - MORE)) // 2
    return few if when == EARLY else 2 * few


@cache
def match_at(game: Game, when: str) -> Match:
    """The long match, of which so many decisions have been made. Nobody may change it."""
    match = whole_match(game).clone()
    match.undo(_length(match) - decisions_at(game, when))
    return match


def play_late(game: Game, when: str, times: int) -> Callable[[], int]:
    """The decisions that come after so many, made on copies of the match."""
    matches = [match_at(game, when).clone() for _ in range(times)]
    begun = decisions_at(game, when)
    whole = whole_match(game).decisions
    known = whole[begun : begun + len(whole) - decisions_at(game, LATE)]
    plays = [(cast(int, decision[0]), decision[1:]) for decision in known]

    def work() -> int:
        for match in matches:
            for seat, choice in plays:
                match.play(seat, choice)
        return times * len(plays)

    return work


def look_late(game: Game, when: str, times: int) -> Callable[[], int]:
    """What a client asks for after each decision: view, decision, news of the story."""
    match = match_at(game, when)
    seat = _asked(match)
    heard = len(match.events(seat)) - 3

    def work() -> int:
        for _ in range(times):
            match.view(seat)
            match.decision(seat)
            match.story(seat, heard)
        return times

    return work


def save_late(game: Game, when: str, times: int) -> Callable[[], int]:
    """Saving."""
    match = match_at(game, when)

    def work() -> int:
        for _ in range(times):
            match.save()
        return times

    return work


def load_late(game: Game, when: str, times: int) -> Callable[[], int]:
    """Loading, which plays the match again and checks it."""
    saved = match_at(game, when).save()

    def work() -> int:
        for _ in range(times):
            rulewright.load(saved)
        return times

    return work


LONG_MATCH_TASKS: dict[str, Task] = {
    f"{name} {game.name} {when}": partial(prepare, game, when)
    for name, prepare in (
        ("play", play_late),
        ("look", look_late),
        ("save", save_late),
        ("load", load_late),
    )
    for game in games()
    for when in (EARLY, LATE)
}
