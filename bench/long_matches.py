"""What a match costs as it grows: n decisions against 2n.

The duellists are peaceful, so that their duels are long: they attack only if they hold nothing
but attacks, and take back what would end the duel. Racers do anything: their matches are long.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import cast

import rulewright
from bench.tasks import ALLUMBRA, RANDOM_DECKS, Task
from rulewright.gamekit.match import Match
from rulewright.kernel.chance import Dice

_ATTACKS = {
    kind
    for kind, card in enumerate(ALLUMBRA.people.printed("en")["cards"])
    if card["kind"] == "attack"
}


@dataclass(frozen=True, eq=False)
class LongMatch:
    """A way to play long matches: how many decisions are few, and how many more are made then."""

    name: str
    title: str
    options: Mapping[str, object]
    short: int
    more: int


DUEL = LongMatch("allumbra", "Allumbra", {}, 72, 12)
"""Whole turns: what a turn's end costs falls on each alike."""
RACE = LongMatch("elma", "Elma", RANDOM_DECKS, 120, 60)
LONG_MATCHES = (DUEL, RACE)


def calm(match: Match, seat: int) -> list[int]:
    """What is chosen from: in a duel no attack, if there is anything else."""
    choices = match.state.choices[seat].as_list()
    if match.game is not ALLUMBRA:
        return choices
    return [
        choice for choice in choices if ALLUMBRA.rules.spell(choice)[1] not in _ATTACKS
    ] or choices


@cache
def match_of(long: LongMatch, decisions: int) -> Match:
    """A long match, of which so many decisions have been made. Nobody may change it."""
    match = rulewright.start(long.name, seats=["Ana", "Bo"], options=long.options, seed=1)
    dice = Dice(1)
    while len(match.decisions) < 2 * long.short + long.more or match.is_over:
        if match.is_over:
            match.undo(min(20, len(match.decisions)))
        seat = 0 if match.state.asks(0) else 1
        choices = calm(match, seat)
        match.play(seat, choices[int(dice.below(len(choices)))])
    match.undo(len(match.decisions) - decisions)
    return match


def play_late(long: LongMatch, after: int, times: int) -> Callable[[], int]:
    """The decisions that come after so many, made on copies of the match."""
    matches = [match_of(long, after).clone() for _ in range(times)]
    known = match_of(long, 2 * long.short + long.more).decisions[after : after + long.more]
    plays = [(cast(int, decision[0]), decision[1:]) for decision in known]

    def work() -> int:
        for match in matches:
            for seat, choice in plays:
                match.play(seat, choice)
        return times * len(plays)

    return work


def look_late(long: LongMatch, after: int, times: int) -> Callable[[], int]:
    """What a client asks for after each decision: view, decision, news of the story."""
    match = match_of(long, after)
    seat = 0 if match.state.asks(0) else 1
    heard = len(match.events(seat)) - 3

    def work() -> int:
        for _ in range(times):
            match.view(seat)
            match.decision(seat)
            match.story(seat, heard)
        return times

    return work


def save_late(long: LongMatch, after: int, times: int) -> Callable[[], int]:
    """Saving."""
    match = match_of(long, after)

    def work() -> int:
        for _ in range(times):
            match.save()
        return times

    return work


def load_late(long: LongMatch, after: int, times: int) -> Callable[[], int]:
    """Loading, which plays the match again and checks it."""
    saved = match_of(long, after).save()

    def work() -> int:
        for _ in range(times):
            rulewright.load(saved)
        return times

    return work


LONG_MATCH_TASKS: dict[str, Task] = {
    f"{name} {long.name} after {after}": partial(prepare, long, after)
    for name, prepare in (
        ("play", play_late),
        ("look", look_late),
        ("save", save_late),
        ("load", load_late),
    )
    for long in LONG_MATCHES
    for after in (long.short, 2 * long.short)
}
