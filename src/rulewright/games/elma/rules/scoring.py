"""Scoring: what each kuski of a battle earns when it ends, and who has won it.

Everything is worked out from how the battle stands; whoever wants to know what the score would be
if it ended now may ask too. Adding the points up is done elsewhere.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import CardId
from rulewright.games.elma.rules import now
from rulewright.games.elma.rules.records import NONE, Drive
from rulewright.games.elma.rules.results import as_worth, is_slower_better, measure, result_of
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import IGNORED_RULE, SECOND_RULE
from rulewright.kernel.zone import Zone

FIRST: Final = 0
BETWEEN: Final = 2
LAST: Final = 1000
"""Where kuskis come in: the winners, each that is beaten by one more so much further on, and those
without a result."""


class Score:
    """The score of a battle: for each drive, in their order, its result, where it comes in, and what
    it earns."""

    def __init__(
        self, drives: list[Drive], results: Zone, ranks: Zone, points: Zone, winners: Zone
    ) -> None:
        self.drives = drives
        self.results = results
        self.ranks = ranks
        self.points = points
        self.winners = winners
        """The kuskis that won (ruling.winner)."""


def score(race: Race, level: CardId, drives: list[Drive]) -> Score:
    """scoring.*: the score of a battle on a level as it stands."""
    counting = [
        drive
        for drive in drives
        if now.is_kuski(race, drive.card) and not now.is_so(race, IGNORED_RULE, drive.card)
    ]
    counted = measure(race, level)
    slower_is_better = is_slower_better(race, level)
    results = Zone()
    worths = Zone()
    seats = Zone()
    for drive in counting:
        result = result_of(race, drive, level)
        results.append(result)
        worths.append(as_worth(result, counted, slower_is_better=slower_is_better))
        seats.append(race.controller(drive.card))
    ranks = ranks_by(worths)
    for place in range(len(counting)):
        if len(counting) > 1 and now.is_so(race, SECOND_RULE, counting[place].card):
            _put_second(ranks, place)
    points = Zone()
    winners = Zone()
    are_changed = now.are_points_changed(race)
    for place in range(len(counting)):
        card = counting[place].card
        earned = earned_at(place, ranks, seats)
        if are_changed:
            beaten = _beaten_by(place, ranks, counting)
            earned = now.earns(race, card, earned, beaten, wins=ranks[place] == FIRST)
        if ranks[place] == FIRST:
            earned += now.earns_for_winning(race, card)
            winners.append(card)
        points.append(earned)
    return Score(counting, results, ranks, points, winners)


def lasts(scored: Score) -> list[int]:
    """ruling.coming-last: the kuskis that beat nobody and were beaten."""
    worst: i64 = FIRST
    for place in range(len(scored.drives)):
        worst = max(worst, scored.ranks[place])
    if worst == FIRST:
        return []
    return [
        int(drive.card) for place, drive in enumerate(scored.drives) if scored.ranks[place] == worst
    ]


def ranks_by(worths: Zone) -> Zone:
    """ruling.beating, ruling.tied-times: where each comes in, those with equal results together and
    those without one last. A kuski beats all that come in after it."""
    ranks = Zone()
    for place in range(len(worths)):
        rank: i64 = FIRST
        if worths[place] == NONE:
            rank = LAST
        else:
            for other in range(len(worths)):
                if worths[other] > worths[place]:
                    rank += BETWEEN
        ranks.append(rank)
    return ranks


def earned_at(place: i64, ranks: Zone, seats: Zone) -> i64:
    """What the kuski at a place earns, by where all come in and whose they are."""
    earned: i64 = 1  # scoring.plus-one, ruling.plus-one-without-finish
    for other in range(len(ranks)):
        # scoring.per-beaten-opponent, ruling.opponents-kuskis
        if ranks[place] < ranks[other] and seats[other] != seats[place]:
            earned += 1
    return earned + 1 if ranks[place] == FIRST else earned  # scoring.win-bonus


def _beaten_by(place: i64, ranks: Zone, drives: list[Drive]) -> list[int]:
    """ruling.beating: the kuskis that the one at a place beats, its player's own among them."""
    return [int(drives[other].card) for other in range(len(drives)) if ranks[place] < ranks[other]]


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
