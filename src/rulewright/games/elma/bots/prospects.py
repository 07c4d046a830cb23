"""How the running battle would end if everybody in it drove on and nobody did anything else.

For bots: nothing here is a rule, and what texts may yet do is left out.
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.ids import Seat
from rulewright.games.elma.rules.records import Battle, Drive
from rulewright.games.elma.rules.scoring import score
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import NO_FINISH
from rulewright.games.elma.rules.times import all_as_they_count, with_time


def points_if_it_ended_now(race: Race) -> list[int]:
    """What each player would gain from the running battle as it stands."""
    battle = race.battle
    return [0] * int(race.seats) if battle is None else _gains(race, battle, race.drives)


def points_if_all_drive_on(race: Race) -> list[int]:
    """What each player would gain when the running battle has had all its turns."""
    battle = race.battle
    if battle is None:
        return [0] * int(race.seats)
    return _gains(race, battle, [_driven_on(race, battle, drive) for drive in race.drives])


def _gains(race: Race, battle: Battle, drives: list[Drive]) -> list[int]:
    gains = [0] * int(race.seats)
    if len(drives) > 0:
        scored = score(race, battle.level, drives)
        for place in range(len(scored.drives)):
            gains[race.controller(scored.drives[place].card)] += int(scored.points[place])
    return gains


def _driven_on(race: Race, battle: Battle, drive: Drive) -> Drive:
    """A drive with the entries that it will still get."""
    owner = race.owner(drive.card)
    if race.controller(drive.card) != owner:
        return drive
    listed = all_as_they_count(race, drive, battle.level)
    last = min(drive.applied + updates_left(race, battle, owner), len(listed))
    for place in range(drive.applied, last):
        entry = listed[place]
        drive = drive.past_entry(place)
        if entry != NO_FINISH:
            drive = with_time(drive, entry, battle.full_turns_over())
    return drive


def updates_left(race: Race, battle: Battle, seat: Seat) -> i64:
    """How many of a player's own turns begin before the one in which the battle ends."""
    turns = battle.turns - battle.used - 1
    until = turns_until(race, seat)
    return 0 if turns < until else (turns - until) // race.players() + 1


def turns_until(race: Race, seat: Seat) -> i64:
    """How many turns from now a player's next one is."""
    until: i64 = 1
    other = race.after(race.active)
    while other != seat and until < race.seats:
        other = race.after(other)
        until += 1
    return until
