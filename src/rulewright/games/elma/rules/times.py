"""Times: how the entries of a kuski's list count on a level, and how they are applied."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import CardId
from rulewright.games.elma.rules import now, story, terms
from rulewright.games.elma.rules.numbering import IN_BATTLE
from rulewright.games.elma.rules.records import NONE, Drive
from rulewright.games.elma.rules.results import (
    APPLES_COUNT,
    FINISHES_COUNT,
    MINUTE,
    best_of,
    better,
    is_slower_better,
    measure,
    result_of,
)
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.zone import Zone

NO_IMPROVEMENT: Final = -1
"""In place of the tenths by which a kuski has improved."""
LIST_ENDS: Final = -2
"""There is no further entry."""


def entries(race: Race, drive: Drive) -> Zone:
    """The list of a drive in the order in which it is taken (ruling.reversed-list)."""
    listed = now.records(race, drive.card, drive.by_second)
    if drive.is_reversed == 0:
        return listed
    found = Zone()
    for place in range(len(listed) - 1, -1, -1):
        if listed[place] != terms.NO_FINISH or len(found) > 0:
            found.append(listed[place])
    return found


def place_of_next(race: Race, drive: Drive) -> i64:
    """The place in its list of the entry that is applied next; none is there at the end of the list
    (ruling.skipped-nf)."""
    place = drive.applied
    if not now.skips_no_finish(race, drive.card):
        return place
    listed = entries(race, drive)
    while place < len(listed) and listed[place] == terms.NO_FINISH:
        place += 1
    return place


def next_entry(race: Race, drive: Drive) -> i64:
    """The next time of the list as it would count on its level, NO_FINISH, or LIST_ENDS."""
    listed = entries(race, drive)
    place = place_of_next(race, drive)
    if place >= len(listed):
        return LIST_ENDS
    level = race.level_under(drive.card)
    if place < now.entries_that_do_not_count(race, level):
        return terms.NO_FINISH  # ruling.turns-before-finish
    entry = now.record(race, drive.card, listed[place])
    if entry == terms.NO_FINISH:
        return terms.NO_FINISH
    lower_by = now.pro(race, drive.card, drive.partner, level)
    if place == 0:
        lower_by += _first_lower_by(race, drive, level)
    return _within(now.counts_under(race, level), entry - lower_by)


def all_as_they_count(race: Race, drive: Drive, level: CardId) -> Zone:
    """The whole list of a drive as it counts on a level: what holds for all of it is worked out
    once."""
    skipped = now.entries_that_do_not_count(race, level)
    lower_by = now.pro(race, drive.card, drive.partner, level)
    limit = now.counts_under(race, level)
    found = Zone()
    listed = entries(race, drive)
    for place in range(len(listed)):
        entry: i64 = terms.NO_FINISH
        if place >= skipped:
            entry = now.record(race, drive.card, listed[place])
        if entry != terms.NO_FINISH:
            first = _first_lower_by(race, drive, level) if place == 0 else 0
            entry = _within(limit, entry - lower_by - first)
        found.append(entry)
    return found


def _first_lower_by(race: Race, drive: Drive, level: CardId) -> i64:
    """ruling.record-changes: by how much more the first entry of a list counts as lower."""
    better_by = now.better_first_record(race, drive.card)
    return -better_by if is_slower_better(race, level) else better_by


def _within(limit: i64, entry: i64) -> i64:
    """A time, or terms.NO_FINISH if a level counts only times under its limit."""
    return terms.NO_FINISH if 0 < limit <= entry else max(0, entry)


def apply_on_entering(race: Race, card: CardId) -> None:
    """times.entry-takes-first-record, ruling.as-if-entered-first."""
    for full_turn in full_turns_on_entering(race, card):
        _apply(race, card, full_turn)


def full_turns_on_entering(race: Race, card: CardId) -> list[int]:
    """How many full turns are over for each of the entries that a kuski applies as it enters."""
    battle = race.battle
    assert battle is not None
    over = int(battle.full_turns_over())
    if now.is_so(race, terms.FROM_THE_START_RULE, card):
        return list(range(over + 1))
    return [over]


def full_turns_over(race: Race, card: CardId) -> i64:
    """How many full turns are over of the battle that a kuski plays; of an after battle it does not matter."""
    if race.battle is not None and race.place[card] == IN_BATTLE:
        return race.battle.full_turns_over()
    return 0


def apply_next(race: Race, card: CardId) -> i64:
    """times.*: apply the next entry. Tells by how many tenths the kuski has improved, or NO_IMPROVEMENT."""
    return _apply(race, card, full_turns_over(race, card))


def skip_next(race: Race, card: CardId) -> None:
    """The next entry is used up and changes nothing, as an NF would."""
    drive = race.drive_of(card)
    if drive is None or next_entry(race, drive) == LIST_ENDS:
        return
    race.replace_drive(drive.past_entry(place_of_next(race, drive)))
    race.tell(EVERYONE, story.NO_TIME, race.controller(card), race.definition[card], card)


def _apply(race: Race, card: CardId, full_turns_over: i64) -> i64:
    time = take_entry(race, card, full_turns_over)
    if time == NONE:
        return NO_IMPROVEMENT
    tenths = better_by(race, card, time)
    make_time(race, card, time, full_turns_over)
    return tenths


def take_entry(race: Race, card: CardId, full_turns_over: i64) -> i64:
    """Use up the next entry. The time by which the kuski improves, which is not made yet; NONE if it does not."""
    drive = race.drive_of(card)
    if drive is None:
        return NONE
    entry = next_entry(race, drive)
    if entry == LIST_ENDS:
        return NONE  # times.list-end-keeps-best
    drive = drive.past_entry(place_of_next(race, drive))
    race.replace_drive(drive)
    if entry == terms.NO_FINISH:
        race.tell(EVERYONE, story.NO_TIME, race.controller(card), race.definition[card], card)
        return NONE
    level = race.level_under(card)
    before = best_of(race, drive, level)
    if before != NONE and not better(race, level, entry, before):
        race.replace_drive(with_time(drive, entry, full_turns_over))
        return NONE  # ruling.slower-record
    if now.is_so(race, terms.STUCK_RULE, card) or _is_killed(race, card):
        return NONE
    return entry


def better_by(race: Race, card: CardId, time: i64) -> i64:
    """By how many tenths a better time is better than the best so far; 0 if it is the first."""
    drive = race.drive_of(card)
    assert drive is not None
    before = best_of(race, drive, race.level_under(card))
    if before == NONE:
        return 0
    return before - time if time < before else time - before


def make_time(race: Race, card: CardId, time: i64, full_turns_over: i64) -> None:
    """A kuski makes a time that is better than all before."""
    drive = race.drive_of(card)
    assert drive is not None
    level = race.level_under(card)
    before = best_of(race, drive, level)
    race.replace_drive(with_time(drive, time, full_turns_over))
    race.tell(EVERYONE, story.TIME, race.controller(card), race.definition[card], card, time)
    if race.place[card] == IN_BATTLE:
        count_improvement(race, card, level, apples_for(before, time))
    race.improved.append(card)


def _is_killed(race: Race, card: CardId) -> bool:
    """ruling.counters: a killer counter is used up in place of an improvement."""
    killers = race.counters_on(card, terms.KILLERS)
    if killers == 0:
        return False
    race.set_counters(card, terms.KILLERS, killers - 1)
    race.tell(EVERYONE, story.KILLED, race.controller(card), race.definition[card], card)
    return True


def with_time(drive: Drive, time: i64, full_turns_over: i64) -> Drive:
    """The drive with one more time made."""
    if not drive.has_time():
        return drive.with_times(fastest=time, slowest=time, first=time, first_after=full_turns_over)
    return drive.with_times(
        fastest=min(drive.fastest, time),
        slowest=max(drive.slowest, time),
        first=drive.first,
        first_after=drive.first_after,
    )


def apples_for(before: i64, time: i64) -> i64:
    """keyword.apple: what an improvement is worth where apples count; before may be NONE."""
    difference = before - time if time < before else time - before
    return 1 if before == NONE or difference < terms.SECOND else difference // terms.SECOND


def count_improvement(race: Race, card: CardId, level: CardId, apples: i64) -> None:
    """keyword.apple, keyword.finish-count."""
    counted = measure(race, level)
    if counted == APPLES_COUNT:
        got = now.apples_got(race, card, apples)
        race.set_counters(card, terms.APPLES, race.counters_on(card, terms.APPLES) + got)
    elif counted == FINISHES_COUNT:
        race.set_counters(card, terms.FINISHES, race.counters_on(card, terms.FINISHES) + 1)


def can_improve(race: Race, card: CardId) -> bool:
    """ruling.improving: whether a kuski has a result that an effect could improve."""
    drive = race.drive_of(card)
    if drive is None or not drive.has_time():
        return False
    is_in_battle = race.place[card] == IN_BATTLE
    return not is_in_battle or result_of(race, drive, race.level_under(card)) != NONE


def improve(race: Race, card: CardId, tenths: i64) -> bool:
    """ruling.improving: an effect moves a result to the better side. Tells whether there was one."""
    if not can_improve(race, card):
        return False
    drive = race.drive_of(card)
    assert drive is not None
    level = race.level_under(card)
    is_in_battle = race.place[card] == IN_BATTLE
    fastest, slowest, first = drive.fastest, drive.slowest, drive.first
    if is_slower_better(race, level):
        slowest += tenths
        first += tenths
    else:
        fastest = max(0, fastest - tenths)
        # A minute for each full turn is part of the result, and may be improved upon as well.
        least = -MINUTE * drive.first_after
        first = max(least, first - tenths)
    after = drive.first_after
    race.replace_drive(
        drive.with_times(fastest=fastest, slowest=slowest, first=first, first_after=after)
    )
    best = slowest if is_slower_better(race, level) else fastest
    race.tell(EVERYONE, story.TIME, race.controller(card), race.definition[card], card, best)
    if is_in_battle:
        count_improvement(race, card, level, tenths // terms.SECOND)
    race.improved.append(card)
    return True
