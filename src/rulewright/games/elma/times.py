"""Times: how the entries of a kuski's list are applied, and what its result is.

A result is a number of tenths of a second or of counters. What is better depends on the level.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.elma import now, story
from rulewright.games.elma.records import NONE, PARTNER_GONE, Drive
from rulewright.games.elma.state import IN_BATTLE, Race
from rulewright.games.elma.terms import (
    APPLE,
    APPLES,
    FINISH_COUNT,
    FINISHES,
    FIRST_FINISH,
    KILLERS,
    MULTIPLAYER,
    NO_FINISH,
    ONE_LIFE,
    SECOND,
    SLOWNESS,
    SURVIVOR,
)
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.zone import Zone

MINUTE: Final = 60 * SECOND

# What is compared when a battle is scored.
BEST_TIME: Final = 0
FIRST_TIME: Final = 1
FIRST_TIME_AND_MINUTES: Final = 2
APPLES_COUNT: Final = 3
FINISHES_COUNT: Final = 4


def level_of(race: Race, card: i64) -> i64:
    """The level on which a kuski drives."""
    if race.place[card] == IN_BATTLE:
        assert race.battle is not None
        return race.battle.level
    for after in race.afters:
        for drive in after.drives:
            if drive.card == card:
                return after.level
    return NONE


def is_slower_better(race: Race, level: i64) -> bool:
    """times.lower-is-better."""
    return now.level_keywords(race, level) & (SLOWNESS | SURVIVOR) != 0


def measure(race: Race, level: i64) -> i64:
    """terms.result: what counts on a level (ruling.battle-types-together)."""
    types = now.battle_types(race, level)
    for place in range(len(types)):
        kind = types[place]
        if kind == APPLE:
            return APPLES_COUNT
        if kind == FINISH_COUNT:
            return FINISHES_COUNT
        if kind in (FIRST_FINISH, ONE_LIFE):
            return FIRST_TIME_AND_MINUTES
        if kind == SURVIVOR:
            return FIRST_TIME
    return BEST_TIME


# Applying entries


def entries(race: Race, drive: Drive) -> Zone:
    """The list of a drive in the order in which it is taken (ruling.reversed-list)."""
    listed = now.records(race, drive.card)
    if drive.is_reversed == 0:
        return listed
    found = Zone()
    for place in range(len(listed) - 1, -1, -1):
        if listed[place] != NO_FINISH or len(found) > 0:
            found.append(listed[place])
    return found


def next_entry(race: Race, drive: Drive) -> i64:
    """The next time of the list as it would count on its level, NO_FINISH, or NONE - 1 if the list
    is at its end."""
    listed = entries(race, drive)
    if drive.applied >= len(listed):
        return NONE - 1
    entry = now.record(race, drive.card, listed[drive.applied])
    if entry == NO_FINISH:
        return NO_FINISH
    entry -= now.pro(race, drive.card, drive.partner, level_of(race, drive.card))
    return max(0, entry)


def apply_next(race: Race, card: i64) -> bool:
    """times.*: apply the next entry. Tells whether the kuski has improved by it."""
    drive = race.drive_of(card)
    if drive is None:
        return False
    entry = next_entry(race, drive)
    if entry < NO_FINISH:
        return False  # times.list-end-keeps-best
    if entry == NO_FINISH:
        race.replace_drive(
            drive.with_times(drive.applied + 1, drive.best, drive.first, drive.first_after)
        )
        race.tell(EVERYONE, story.NO_TIME, race.controller(card), race.definition[card], card)
        return False
    level = level_of(race, card)
    is_better = drive.best == NONE or better(race, level, entry, drive.best)
    killers = race.counters_on(card, KILLERS) if is_better else 0
    if not is_better or killers > 0:
        race.replace_drive(
            drive.with_times(drive.applied + 1, drive.best, drive.first, drive.first_after)
        )
        if killers > 0:
            race.set_counters(card, KILLERS, killers - 1)
            race.tell(EVERYONE, story.KILLED, race.controller(card), race.definition[card], card)
        return False
    _improve_to(race, drive, level, entry)
    return True


def _improve_to(race: Race, drive: Drive, level: i64, entry: i64) -> None:
    """A time better than all before it: ruling.improving, ruling.counted-improvements."""
    card = drive.card
    gained: i64 = 1
    if drive.best != NONE:
        difference = drive.best - entry if entry < drive.best else entry - drive.best
        gained = difference // SECOND if difference >= SECOND else 1
    first, first_after = drive.first, drive.first_after
    if first == NONE:
        first = entry
        first_after = 0
        if race.battle is not None and race.place[card] == IN_BATTLE:
            first_after = race.battle.full_turns_over()
    race.replace_drive(drive.with_times(drive.applied + 1, entry, first, first_after))
    seat = race.controller(card)
    race.tell(EVERYONE, story.TIME, seat, race.definition[card], card, entry)
    if race.place[card] == IN_BATTLE:
        count_improvement(race, card, level, gained)


def count_improvement(race: Race, card: i64, level: i64, apples: i64) -> None:
    """keyword.apple, keyword.finish-count."""
    counted = measure(race, level)
    if counted == APPLES_COUNT:
        race.set_counters(card, APPLES, race.counters_on(card, APPLES) + apples)
    elif counted == FINISHES_COUNT:
        race.set_counters(card, FINISHES, race.counters_on(card, FINISHES) + 1)


def improve(race: Race, card: i64, tenths: i64) -> bool:
    """ruling.improving: an effect moves a result to the better side. Tells whether there was one."""
    drive = race.drive_of(card)
    if drive is None or drive.best == NONE:
        return False
    level = level_of(race, card)
    if race.place[card] == IN_BATTLE and result_of(race, drive, level) == NONE:
        return False
    change = tenths if is_slower_better(race, level) else -tenths
    best = max(0, drive.best + change)
    first = drive.first + change
    # A minute for each full turn is part of the result, and may be improved upon as well.
    least = -MINUTE * drive.first_after if measure(race, level) == FIRST_TIME_AND_MINUTES else 0
    first = max(least, first)
    race.replace_drive(drive.with_times(drive.applied, best, first, drive.first_after))
    race.tell(EVERYONE, story.TIME, race.controller(card), race.definition[card], card, best)
    if race.place[card] == IN_BATTLE:
        count_improvement(race, card, level, tenths // SECOND)
    return True


# Results


def better(race: Race, level: i64, one: i64, other: i64) -> bool:
    """Whether one time is strictly better than another on a level."""
    return one > other if is_slower_better(race, level) else one < other


def own_result(race: Race, drive: Drive, counted: i64) -> i64:
    """What a kuski has made by itself, or NONE."""
    if counted == APPLES_COUNT:
        apples = race.counters_on(drive.card, APPLES)
        return apples if apples > 0 else NONE
    if counted == FINISHES_COUNT:
        finishes = race.counters_on(drive.card, FINISHES)
        return finishes if finishes > 0 else NONE
    if counted == BEST_TIME or drive.best == NONE:
        return drive.best
    if counted == FIRST_TIME:
        return drive.first
    return drive.first + MINUTE * drive.first_after


def result_of(race: Race, drive: Drive, level: i64) -> i64:
    """terms.result: what is compared for a kuski in the battle, or NONE."""
    counted = measure(race, level)
    own = own_result(race, drive, counted)
    if now.level_keywords(race, level) & MULTIPLAYER == 0:
        return own
    if drive.partner in (NONE, PARTNER_GONE) or own == NONE:
        return NONE  # ruling.pairs, ruling.pair-broken
    partner = race.drive_of(drive.partner)
    if partner is None:
        return NONE
    others = own_result(race, partner, counted)
    if others == NONE:
        return NONE
    return others if beats(race, level, counted, own, others) else own


def beats(race: Race, level: i64, counted: i64, one: i64, other: i64) -> bool:
    """ruling.beating, ruling.tied-times."""
    if one == NONE:
        return False
    if other == NONE:
        return True
    if counted in (APPLES_COUNT, FINISHES_COUNT):
        return one > other
    return better(race, level, one, other)


def have_all_finished(race: Race) -> bool:
    """ruling.one-life-end: at least one kuski is in the battle, and all in it have a time."""
    if len(race.drives) == 0:
        return False
    return all(drive.best != NONE or not now.is_kuski(race, drive.card) for drive in race.drives)
