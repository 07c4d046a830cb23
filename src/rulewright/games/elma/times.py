"""Times: how the entries of a kuski's list are applied, and what its result is.

A result is a number of tenths of a second or of counters. What is better depends on the level.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.elma import now, story
from rulewright.games.elma.numbering import IN_BATTLE
from rulewright.games.elma.records import NONE, PARTNER_GONE, Drive
from rulewright.games.elma.state import Race
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
LIST_ENDS: Final = -2
"""There is no further entry."""

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
    listed = now.records(race, drive.card, drive.by_second)
    if drive.is_reversed == 0:
        return listed
    found = Zone()
    for place in range(len(listed) - 1, -1, -1):
        if listed[place] != NO_FINISH or len(found) > 0:
            found.append(listed[place])
    return found


def next_entry(race: Race, drive: Drive) -> i64:
    """The next time of the list as it would count on its level, NO_FINISH, or LIST_ENDS."""
    listed = entries(race, drive)
    if drive.applied >= len(listed):
        return LIST_ENDS
    return as_it_counts(race, drive, drive.applied, listed[drive.applied])


def as_it_counts(race: Race, drive: Drive, place: i64, entry: i64) -> i64:
    """An entry, by its place in the list, as it counts on its level; or NO_FINISH."""
    level = level_of(race, drive.card)
    if place < now.entries_that_do_not_count(race, level):
        return NO_FINISH  # ruling.turns-before-finish
    entry = now.record(race, drive.card, entry)
    if entry == NO_FINISH:
        return NO_FINISH
    return _within(now.counts_under(race, level), entry - _lower_by(race, drive, level))


def all_as_they_count(race: Race, drive: Drive) -> list[int]:
    """The whole list of a drive as it counts on its level: what holds for all of it is worked out
    once."""
    level = level_of(race, drive.card)
    skipped = now.entries_that_do_not_count(race, level)
    lower_by = _lower_by(race, drive, level)
    limit = now.counts_under(race, level)
    found: list[int] = []
    listed = entries(race, drive)
    for place in range(len(listed)):
        entry = NO_FINISH if place < skipped else now.record(race, drive.card, listed[place])
        if entry != NO_FINISH:
            entry = _within(limit, entry - lower_by)
        found.append(int(entry))
    return found


def _lower_by(race: Race, drive: Drive, level: i64) -> i64:
    """By how much the times of a kuski count as lower on its level."""
    lower_by = now.pro(race, drive.card, drive.partner, level)
    if drive.applied > 0:
        return lower_by
    better_by = now.better_first_record(race, drive.card)
    return lower_by - better_by if is_slower_better(race, level) else lower_by + better_by


def _within(limit: i64, entry: i64) -> i64:
    """A time, or NO_FINISH if a level counts only times under its limit."""
    return NO_FINISH if 0 < limit <= entry else max(0, entry)


def apply_on_entering(race: Race, card: i64) -> None:
    """times.entry-takes-first-record, ruling.as-if-entered-first."""
    battle = race.battle
    assert battle is not None
    over = battle.full_turns_over()
    if now.counts_from_the_start(race, card):
        for full_turn in range(over):
            _apply(race, card, full_turn)
    _apply(race, card, over)


def apply_next(race: Race, card: i64) -> bool:
    """times.*: apply the next entry. Tells whether the kuski has improved by it."""
    over: i64 = 0
    if race.battle is not None and race.place[card] == IN_BATTLE:
        over = race.battle.full_turns_over()
    return _apply(race, card, over)


def _apply(race: Race, card: i64, full_turns_over: i64) -> bool:
    drive = race.drive_of(card)
    if drive is None:
        return False
    entry = next_entry(race, drive)
    if entry == LIST_ENDS:
        return False  # times.list-end-keeps-best
    drive = drive.past_an_entry()
    race.replace_drive(drive)
    if entry == NO_FINISH:
        race.tell(EVERYONE, story.NO_TIME, race.controller(card), race.definition[card], card)
        return False
    level = level_of(race, card)
    before = best_of(race, drive, level)
    is_better = before == NONE or better(race, level, entry, before)
    if is_better and (now.is_stuck(race, card) or _is_killed(race, card)):
        return False
    race.replace_drive(with_time(drive, entry, full_turns_over))
    if not is_better:
        return False  # ruling.slower-record
    seat = race.controller(card)
    race.tell(EVERYONE, story.TIME, seat, race.definition[card], card, entry)
    if race.place[card] == IN_BATTLE:
        gained: i64 = 1
        if before != NONE:
            difference = before - entry if entry < before else entry - before
            gained = difference // SECOND if difference >= SECOND else 1
        count_improvement(race, card, level, gained)
    race.improved.append(card)
    return True


def _is_killed(race: Race, card: i64) -> bool:
    """ruling.counters: a killer counter is used up in place of an improvement."""
    killers = race.counters_on(card, KILLERS)
    if killers == 0:
        return False
    race.set_counters(card, KILLERS, killers - 1)
    race.tell(EVERYONE, story.KILLED, race.controller(card), race.definition[card], card)
    return True


def with_time(drive: Drive, time: i64, full_turns_over: i64) -> Drive:
    """The drive with one more time made."""
    if not drive.has_time():
        return drive.with_times(time, time, time, full_turns_over)
    fastest = min(drive.fastest, time)
    slowest = max(drive.slowest, time)
    return drive.with_times(fastest, slowest, drive.first, drive.first_after)


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
    if drive is None or not drive.has_time():
        return False
    level = level_of(race, card)
    is_in_battle = race.place[card] == IN_BATTLE
    if is_in_battle and result_of(race, drive, level) == NONE:
        return False
    fastest, slowest, first = drive.fastest, drive.slowest, drive.first
    if is_slower_better(race, level):
        slowest += tenths
        first += tenths
    else:
        fastest = max(0, fastest - tenths)
        # A minute for each full turn is part of the result, and may be improved upon as well.
        least = -MINUTE * drive.first_after
        first = max(least, first - tenths)
    race.replace_drive(drive.with_times(fastest, slowest, first, drive.first_after))
    best = slowest if is_slower_better(race, level) else fastest
    race.tell(EVERYONE, story.TIME, race.controller(card), race.definition[card], card, best)
    if is_in_battle:
        count_improvement(race, card, level, tenths // SECOND)
    race.improved.append(card)
    return True


# Results


def best_of(race: Race, drive: Drive, level: i64) -> i64:
    """The best time that a kuski has made, or NONE."""
    return drive.slowest if is_slower_better(race, level) else drive.fastest


def better(race: Race, level: i64, one: i64, other: i64) -> bool:
    """Whether one time is strictly better than another on a level."""
    return one > other if is_slower_better(race, level) else one < other


def own_result(race: Race, drive: Drive, level: i64, counted: i64) -> i64:
    """What a kuski has made by itself, or NONE."""
    if counted == APPLES_COUNT:
        apples = race.counters_on(drive.card, APPLES)
        return apples if apples > 0 else NONE
    if counted == FINISHES_COUNT:
        finishes = race.counters_on(drive.card, FINISHES)
        return finishes if finishes > 0 else NONE
    if counted == BEST_TIME or not drive.has_time():
        return best_of(race, drive, level)
    if counted == FIRST_TIME:
        return drive.first
    return drive.first + MINUTE * drive.first_after


def result_of(race: Race, drive: Drive, level: i64) -> i64:
    """terms.result: what is compared for a kuski in the battle, or NONE."""
    counted = measure(race, level)
    own = own_result(race, drive, level, counted)
    if now.level_keywords(race, level) & MULTIPLAYER == 0:
        return own
    if drive.partner in (NONE, PARTNER_GONE) or own == NONE:
        return NONE  # ruling.pairs, ruling.pair-broken
    partner = race.drive_of(drive.partner)
    if partner is None:
        return NONE
    others = own_result(race, partner, level, counted)
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
    return all(drive.has_time() or not now.is_kuski(race, drive.card) for drive in race.drives)
