"""What battles would bring if everybody who can enters them and drives on to their end: the running
one, and those that wait in the queue.

For bots: nothing here is a rule. Texts that would yet change something, pairs and the changes of a
second list are left out; whoever plans must only see which battle favours whom.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.games.elma import may, now
from rulewright.games.elma.numbering import ONLINE
from rulewright.games.elma.prospects import turns_until, updates_left
from rulewright.games.elma.records import NONE, Battle, Drive, Queued, is_among
from rulewright.games.elma.state import Race
from rulewright.games.elma.terms import (
    APPLES,
    DESIGNER,
    FINISHES,
    NO_FINISH,
    ONE_LIFE,
    SECOND,
    SLOWNESS,
)
from rulewright.games.elma.times import (
    APPLES_COUNT,
    BEST_TIME,
    FINISHES_COUNT,
    FIRST_TIME,
    MINUTE,
    entries,
    is_slower_better,
    measure,
)
from rulewright.kernel.zone import Zone


@mypyc_attr(acyclic=True)
class Course:
    """A level as everybody drives on it, and who has come to what."""

    __slots__ = (
        "counted", "is_reversed", "is_slower_better", "level", "limit", "results", "seats",
        "skipped",
    )  # fmt: skip

    def __init__(self, race: Race, level: i64) -> None:
        self.level: Final = level
        self.counted: Final = measure(race, level)
        self.is_slower_better: Final = is_slower_better(race, level)
        self.is_reversed: Final = now.level_keywords(race, level) & SLOWNESS != 0
        self.skipped: Final = now.entries_that_do_not_count(race, level)
        self.limit: Final = now.counts_under(race, level)
        self.seats: Final = Zone()
        self.results: Final = Zone()

    def drive_on(self, race: Race, drive: Drive, more: i64, over: i64) -> None:
        """Somebody takes so many more entries, the first of them after `over` full turns."""
        card = drive.card
        best = drive.slowest if self.is_slower_better else drive.fastest
        first = drive.first
        first_after = drive.first_after
        counters = self._counters(race, card)
        lower_by = now.pro(race, card, drive.partner, self.level)
        listed = entries(race, drive)
        last = min(drive.applied + more, len(listed))
        for place in range(drive.applied, last):
            time = now.record(race, card, listed[place])
            if time == NO_FINISH or place < self.skipped:
                continue
            time = max(0, time - lower_by)
            if 0 < self.limit <= time:
                continue
            if first == NONE:
                first = time
                first_after = over + place - drive.applied
            if best == NONE or (time > best if self.is_slower_better else time < best):
                counters += 1 if best == NONE else self._gained(best, time)
                best = time
        self.seats.append(race.controller(card))
        self.results.append(self._result(best, first, first_after, counters))

    def _counters(self, race: Race, card: i64) -> i64:
        if self.counted == APPLES_COUNT:
            return race.counters_on(card, APPLES)
        return race.counters_on(card, FINISHES) if self.counted == FINISHES_COUNT else 0

    def _gained(self, before: i64, time: i64) -> i64:
        if self.counted != APPLES_COUNT:
            return 1
        return max(1, (before - time if time < before else time - before) // SECOND)

    def _result(self, best: i64, first: i64, first_after: i64, counters: i64) -> i64:
        """What is compared, turned so that more is better; NONE stays the least of all."""
        if self.counted in (APPLES_COUNT, FINISHES_COUNT):
            return counters if counters > 0 else NONE
        time = best
        if self.counted != BEST_TIME and first != NONE:
            time = first if self.counted == FIRST_TIME else first + MINUTE * first_after
        if time == NONE:
            return NONE
        return time if self.is_slower_better else _SLOWEST - time

    def points(self, seats: i64) -> list[int]:
        """What each player would earn."""
        earned = [0] * int(seats)
        field = len(self.results)
        for place in range(field):
            result = self.results[place]
            seat = self.seats[place]
            points: i64 = 1
            is_best = result != NONE
            for other in range(field):
                if self.results[other] > result:
                    is_best = False
                elif self.results[other] < result and self.seats[other] != seat:
                    points += 1
            earned[seat] += int(points) + (1 if is_best else 0)
        return earned


_SLOWEST: Final = 1_000_000
"""More than any time, in tenths."""


def points_if_all_enter(race: Race) -> list[int]:
    """What each player would gain from the running battle."""
    battle = race.battle
    if battle is None:
        return [0] * int(race.seats)
    course = Course(race, battle.level)
    for drive in race.drives:
        owner = race.owner(drive.card)
        is_its_owners = race.controller(drive.card) == owner
        more = updates_left(race, battle, owner) if is_its_owners else 0
        course.drive_on(race, drive, more, _over_at_next_turn(race, battle, owner))
    for seat in range(race.seats):
        if race.is_playing(seat):
            _enter_all_of(race, battle, course, seat)
    return course.points(race.seats)


def _enter_all_of(race: Race, battle: Battle, course: Course, seat: i64) -> None:
    """All kuskis of a player that may, in this turn if it is theirs, or else in their next."""
    kuskis = race.kuskis[seat]
    later = updates_left(race, battle, seat)
    over = _over_at_next_turn(race, battle, seat)
    is_one_life = now.level_keywords(race, battle.level) & ONE_LIFE != 0
    for place in range(len(kuskis)):
        card = kuskis[place]
        if not may.can_play_the_battle(race, card):
            continue
        is_online = race.place[card] == ONLINE or may.can_go_online(race, card)
        if race.active == seat and is_online:
            course.drive_on(race, _fresh(course, card), later + 1, battle.full_turns_over())
        elif later > 0 and not (is_one_life and over > 0):
            course.drive_on(race, _fresh(course, card), later, over)


def _over_at_next_turn(race: Race, battle: Battle, seat: i64) -> i64:
    """How many full turns of the battle will be over when a player's next turn begins."""
    return (battle.used + turns_until(race, seat)) // battle.players


def points_of_queued(race: Race, queued: Queued) -> list[int]:
    """What each player would gain from a battle in the queue with all kuskis that are in play now."""
    course = Course(race, queued.level)
    for seat in range(race.seats):
        if not race.is_playing(seat):
            continue
        kuskis = race.kuskis[seat]
        for place in range(len(kuskis)):
            card = kuskis[place]
            if _may_enter_queued(race, queued, card):
                course.drive_on(race, _fresh(course, card), queued.length, 0)
    return course.points(race.seats)


def _may_enter_queued(race: Race, queued: Queued, card: i64) -> bool:
    if not now.is_kuski(race, card) or now.kuski_types(race, card) & DESIGNER != 0:
        return False
    if is_among(queued.cursed, card):
        return False
    return not is_among(queued.adders, card) or now.may_enter_own_level(race, card)


def _fresh(course: Course, card: i64) -> Drive:
    """A drive of somebody who has yet to enter."""
    is_reversed: i64 = 1 if course.is_reversed else 0
    return Drive(card, 0, 0, NONE, NONE, NONE, 0, NONE, is_reversed, 0, 0)
