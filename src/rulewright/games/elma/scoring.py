"""Scoring: what each kuski of a battle earns when it ends, and who has won it.

Everything is worked out from how the battle stands; whoever wants to know what the score would be
if it ended now may ask too. Adding the points up is done elsewhere.
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.elma import now
from rulewright.games.elma.records import NONE, Drive
from rulewright.games.elma.state import Race
from rulewright.games.elma.times import beats, measure, result_of
from rulewright.kernel.zone import Zone


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
    points = Zone()
    winners = Zone()
    for place in range(len(counting)):
        card = counting[place].card
        seat = race.controller(card)
        earned: i64 = 1  # scoring.plus-one, ruling.plus-one-without-finish
        is_best = results[place] != NONE
        for other in range(len(counting)):
            if beats(race, level, counted, results[other], results[place]):
                is_best = False
            elif (
                race.controller(counting[other].card) != seat  # ruling.opponents-kuskis
                and beats(race, level, counted, results[place], results[other])
            ):
                earned += 1  # scoring.per-beaten-opponent
        if is_best:
            earned += 1  # scoring.win-bonus
            winners.append(card)
        points.append(now.earns(race, card, earned))
    return Score(counting, results, points, winners)
