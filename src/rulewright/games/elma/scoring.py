"""Scoring: what each kuski of a battle earns when it ends, and who has won it.

Everything is worked out from how the battle stands; whoever wants to know what the score would be
if it ended now may ask too. Adding the points up is done elsewhere.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.elma import now
from rulewright.games.elma.records import NONE, Drive
from rulewright.games.elma.state import Race
from rulewright.games.elma.times import beats, measure, result_of
from rulewright.kernel.zone import Zone

FIRST: Final = 0
BETWEEN: Final = 2
LAST: Final = 1000
"""Where kuskis come in: the winners, each that is beaten by one more so much further on, and those
without a result."""


class Score:
    """The score of a battle: for each drive, in their order, its result and what it earns."""

    def __init__(self, drives: list[Drive], results: Zone, points: Zone, winners: Zone) -> None:
        self.drives = drives
        self.results = results
        self.points = points
        self.winners = winners
        """The kuskis that won (ruling.winner)."""


def score(race: Race, level: i64, drives: list[Drive]) -> Score:
    """scoring.*: the score of a battle on a level as it stands."""
    counting = [
        drive
        for drive in drives
        if now.is_kuski(race, drive.card) and not now.is_ignored(race, drive.card)
    ]
    counted = measure(race, level)
    results = Zone()
    for drive in counting:
        results.append(result_of(race, drive, level))
    ranks = _ranks(race, level, counted, counting, results)
    points = Zone()
    winners = Zone()
    for place in range(len(counting)):
        card = counting[place].card
        seat = race.controller(card)
        earned: i64 = 1  # scoring.plus-one, ruling.plus-one-without-finish
        is_best = ranks[place] == FIRST
        for other in range(len(counting)):
            is_opponents = race.controller(counting[other].card) != seat  # ruling.opponents-kuskis
            if is_opponents and ranks[place] < ranks[other]:
                earned += 1  # scoring.per-beaten-opponent
        if is_best:
            earned += 1  # scoring.win-bonus
            winners.append(card)
        points.append(now.earns(race, card, earned))
    return Score(counting, results, points, winners)


def _ranks(race: Race, level: i64, counted: i64, drives: list[Drive], results: Zone) -> Zone:
    """ruling.beating, ruling.tied-times: where each comes in, those with equal results together and
    those without one last. A kuski beats all that come in after it."""
    ranks = Zone()
    for place in range(len(drives)):
        rank: i64 = FIRST
        if results[place] == NONE:
            rank = LAST
        else:
            for other in range(len(drives)):
                if beats(race, level, counted, results[other], results[place]):
                    rank += BETWEEN
        ranks.append(rank)
    for place in range(len(drives)):
        if len(drives) > 1 and now.always_comes_second(race, drives[place].card):
            _put_second(ranks, place)
    return ranks


def _put_second(ranks: Zone, second: i64) -> None:
    """A kuski comes in right behind the best of the others, whatever it drives."""
    best: i64 = LAST
    for place in range(len(ranks)):
        if place != second and ranks[place] < best:
            best = ranks[place]
    for place in range(len(ranks)):
        if place != second and ranks[place] == best and best < LAST:
            ranks[place] = FIRST
    ranks[second] = FIRST + 1 if best < LAST else LAST
