"""Results: what counts on a level, what a kuski has come to, and which of two results is better.

A result is a number of tenths of a second or of counters. What is better depends on the level.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import CardId
from rulewright.games.elma.rules import now, terms
from rulewright.games.elma.rules.ids import Tenths, Time, Turns
from rulewright.games.elma.rules.records import NONE, PARTNER_GONE, Drive
from rulewright.games.elma.rules.state import Race

MINUTE: Final = 60 * terms.SECOND
_SLOWER_THAN_ANY: Final = 1_000_000_000

# What is compared when a battle is scored.
BEST_TIME: Final = 0
FIRST_TIME: Final = 1
FIRST_TIME_AND_MINUTES: Final = 2
APPLES_COUNT: Final = 3
FINISHES_COUNT: Final = 4


def is_slower_better(race: Race, level: CardId) -> bool:
    """times.lower-is-better."""
    return now.level_keywords(race, level) & (terms.SLOWNESS | terms.SURVIVOR) != 0


def measure(race: Race, level: CardId) -> i64:
    """terms.result: what counts on a level (ruling.battle-types-together)."""
    types = now.battle_types(race, level)
    for place in range(len(types)):
        kind = types[place]
        if kind == terms.APPLE:
            return APPLES_COUNT
        if kind == terms.FINISH_COUNT:
            return FINISHES_COUNT
        if kind in (terms.FIRST_FINISH, terms.ONE_LIFE):
            return FIRST_TIME_AND_MINUTES
        if kind == terms.SURVIVOR:
            return FIRST_TIME
    return BEST_TIME


def best_of(race: Race, drive: Drive, level: CardId) -> i64:
    """The best time that a kuski has made, or NONE."""
    return drive.slowest if is_slower_better(race, level) else drive.fastest


def better(race: Race, level: CardId, one: i64, other: i64) -> bool:
    """Whether one time is strictly better than another on a level."""
    return one > other if is_slower_better(race, level) else one < other


def own_result(race: Race, drive: Drive, level: CardId, counted: i64) -> i64:
    """What a kuski has made by itself, or NONE."""
    return result_from(
        counted,
        counters=counters_for(race, drive.card, counted),
        best=best_of(race, drive, level),
        first=drive.first,
        first_after=drive.first_after,
    )


def counters_for(race: Race, card: CardId, counted: i64) -> i64:
    """The counters on a kuski that count; 0 where times do."""
    if counted == APPLES_COUNT:
        return race.counters_on(card, terms.APPLES)
    return race.counters_on(card, terms.FINISHES) if counted == FINISHES_COUNT else 0


def result_from(
    counted: i64, *, counters: i64, best: Time, first: Tenths, first_after: Turns
) -> i64:
    """What counters and times come to, or NONE."""
    if counted in (APPLES_COUNT, FINISHES_COUNT):
        return counters if counters > 0 else NONE
    if counted == BEST_TIME or best == NONE:
        return best
    return first if counted == FIRST_TIME else first + MINUTE * first_after


def result_of(race: Race, drive: Drive, level: CardId) -> i64:
    """terms.result: what is compared for a kuski in the battle, or NONE."""
    counted = measure(race, level)
    own = own_result(race, drive, level, counted)
    if now.level_keywords(race, level) & terms.MULTIPLAYER == 0:
        return own
    if drive.partner in (NONE, PARTNER_GONE) or own == NONE:
        return NONE  # ruling.pairs, ruling.pair-broken
    partner = race.drive_of(drive.partner)
    if partner is None:
        return NONE
    others = own_result(race, partner, level, counted)
    if others == NONE:
        return NONE
    return others if beats(race, level, own, others, counted=counted) else own


def beats(race: Race, level: CardId, one: i64, other: i64, *, counted: i64) -> bool:
    """ruling.beating, ruling.tied-times."""
    slower_is_better = is_slower_better(race, level)
    return as_worth(one, counted, slower_is_better=slower_is_better) > as_worth(
        other, counted, slower_is_better=slower_is_better
    )


def as_worth(result: i64, counted: i64, *, slower_is_better: bool) -> i64:
    """A result turned so that more is better, and NONE the least of all."""
    if result == NONE or slower_is_better or counted in (APPLES_COUNT, FINISHES_COUNT):
        return result
    return _SLOWER_THAN_ANY - result


def have_all_finished(race: Race) -> bool:
    """ruling.one-life-end: at least one kuski is in the battle, and all in it have a time."""
    if len(race.drives) == 0:
        return False
    return all(drive.has_time() or not now.is_kuski(race, drive.card) for drive in race.drives)
