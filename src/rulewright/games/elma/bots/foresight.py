"""What battles would bring if everybody who can enters them and drives on to their end: the running
one, and those that wait in the queue.

For bots: nothing here is a rule. Texts that would yet change something, pairs and the changes of a
second list are left out; whoever plans must only see which battle favours whom.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.ids import CardId, Seat
from rulewright.games.elma.bots.prospects import turns_until, updates_left
from rulewright.games.elma.rules import now
from rulewright.games.elma.rules.numbering import ONLINE
from rulewright.games.elma.rules.obstacles import (
    NO_OBSTACLE,
    to_driving,
    to_going_online,
    to_playing_the_battle,
)
from rulewright.games.elma.rules.records import NONE, Battle, Drive, Queued
from rulewright.games.elma.rules.results import (
    APPLES_COUNT,
    as_worth,
    counters_for,
    is_slower_better,
    measure,
    result_from,
)
from rulewright.games.elma.rules.scoring import earned_at, ranks_by
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import NO_FINISH, ONE_LIFE, SLOWNESS
from rulewright.games.elma.rules.times import all_as_they_count, apples_for
from rulewright.kernel.zone import Zone


@mypyc_attr(acyclic=True)
class Course:
    """A level as everybody drives on it, and who has come to what."""

    __slots__ = ("counted", "is_reversed", "is_slower_better", "level", "seats", "worths")

    def __init__(self, race: Race, level: CardId) -> None:
        self.level: Final = level
        self.counted: Final = measure(race, level)
        self.is_slower_better: Final = is_slower_better(race, level)
        self.is_reversed: Final = now.level_keywords(race, level) & SLOWNESS != 0
        self.seats: Final = Zone()
        self.worths: Final = Zone()

    def drive_on(self, race: Race, drive: Drive, more: i64, over: i64) -> None:
        """Somebody takes so many more entries, the first of them after `over` full turns."""
        best = drive.slowest if self.is_slower_better else drive.fastest
        first = drive.first
        first_after = drive.first_after
        counters = counters_for(race, drive.card, self.counted)
        listed = all_as_they_count(race, drive, self.level)
        for place in range(drive.applied, min(drive.applied + more, len(listed))):
            time = listed[place]
            if time == NO_FINISH:
                continue
            if best == NONE:
                first = time
                first_after = over + place - drive.applied
            if best == NONE or (time > best if self.is_slower_better else time < best):
                counters += apples_for(best, time) if self.counted == APPLES_COUNT else 1
                best = time
        result = result_from(
            self.counted, counters=counters, best=best, first=first, first_after=first_after
        )
        self.seats.append(race.controller(drive.card))
        self.worths.append(as_worth(result, self.counted, slower_is_better=self.is_slower_better))

    def points(self, seats: i64) -> list[int]:
        """What each player would earn."""
        earned = [0] * int(seats)
        ranks = ranks_by(self.worths)
        for place in range(len(ranks)):
            earned[self.seats[place]] += int(earned_at(place, ranks, self.seats))
        return earned


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


def _enter_all_of(race: Race, battle: Battle, course: Course, seat: Seat) -> None:
    """All kuskis of a player that may, in this turn if it is theirs, or else in their next."""
    kuskis = race.kuskis[seat]
    later = updates_left(race, battle, seat)
    over = _over_at_next_turn(race, battle, seat)
    is_one_life = now.level_keywords(race, battle.level) & ONE_LIFE != 0
    for place in range(len(kuskis)):
        card = kuskis[place]
        if to_playing_the_battle(race, card) != NO_OBSTACLE:
            continue
        is_online = race.place[card] == ONLINE or to_going_online(race, card) == NO_OBSTACLE
        if race.active == seat and is_online:
            course.drive_on(race, _fresh(course, card), later + 1, battle.full_turns_over())
        elif later > 0 and not (is_one_life and over > 0):
            course.drive_on(race, _fresh(course, card), later, over)


def _over_at_next_turn(race: Race, battle: Battle, seat: Seat) -> i64:
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
            if not now.is_kuski(race, card):
                continue
            if to_driving(race, card, queued.adders, queued.cursed) == NO_OBSTACLE:
                course.drive_on(race, _fresh(course, card), queued.length, 0)
    return course.points(race.seats)


def _fresh(course: Course, card: CardId) -> Drive:
    """A drive of somebody who has yet to enter."""
    is_reversed: i64 = 1 if course.is_reversed else 0
    return Drive(card, entered=0, is_reversed=is_reversed)
