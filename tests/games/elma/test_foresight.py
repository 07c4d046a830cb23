"""What bots that plan see ahead in Elma: what the running battle and those in the queue bring when
everybody goes online and enters as soon as they can, and nobody interferes."""

from collections.abc import Iterator

import pytest

from rulewright.games.elma.bots.foresight import points_if_all_enter, points_of_queued
from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable


@pytest.fixture
def race(game: Elma) -> Iterator[RaceTable]:
    table = RaceTable(game)
    yield table
    table.close()


def everybody_enters_to_the_end(race: RaceTable) -> None:
    """The battle, with all who can in it as soon as they can."""
    while race.state.battle is not None:
        player = race.player(SEATS[race.state.active])
        for verb in ("online", "enter"):
            for choice in sorted(player.can()):
                if choice.startswith(f"{verb} "):
                    player.does(choice)
                    race.all_pass()
        race.next_turn()


SEATS = ["me", "them", "third"]
LEVELS = ["Long", "Pipeline", "Knot", "Orchard", "Tally", "Dash", "Once", "Crawl", "Stand", "Flat"]

RUNNING = """
    players 3, active {active}
    battle: {level} by Eva, used {used}
    me:    battle Gus 1, online Ann, offline Kim, offline Eva, hand Filler
    them:  battle Ola 1, offline Fay, online Designer, hand Filler
    third: online Bob, online Lea, offline Dee, hand Filler
"""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("active", ["me", "them", "third"])
@pytest.mark.parametrize("used", [0, 1])
def test_a_running_battle_brings_what_was_foreseen(
    race: RaceTable, level: str, active: str, used: int
) -> None:
    race.set(RUNNING.format(level=level, active=active, used=used))
    foreseen = points_if_all_enter(race.state)
    everybody_enters_to_the_end(race)
    assert race.points() == foreseen
    assert sum(foreseen) > 0


def test_who_is_too_late_for_one_life_is_not_foreseen(race: RaceTable) -> None:
    race.set("""
        players 3, active me
        battle: Once by Eva, used 4
        me:    battle Gus 2, online Ann, offline Eva, hand Filler
        them:  battle Ola 2, online Fay, hand Filler
        third: online Bob, hand Filler
    """)
    assert points_if_all_enter(race.state) == [1, 3, 0]


def test_without_a_battle_nothing_is_foreseen(race: RaceTable) -> None:
    race.set("me: online Ann, hand Filler\nthem: hand Filler")
    assert points_if_all_enter(race.state) == [0, 0]


QUEUED = """
    players 3
    queue: {level} by Eva
    me:    online Ann, offline Kim, offline Eva, hand Filler
    them:  offline Ola, offline Fay, online Designer, hand Filler
    third: online Bob, online Lea, offline Dee, hand Filler
"""


@pytest.mark.parametrize("level", LEVELS)
def test_a_queued_battle_brings_what_was_foreseen_of_those_in_play(
    race: RaceTable, level: str
) -> None:
    race.set(QUEUED.format(level=level))
    [queued] = race.state.queue
    foreseen = points_of_queued(race.state, queued)
    race.next_turn()
    assert race.state.battle is not None
    assert points_of_queued(race.state, queued) == foreseen
    # Whoever has the first turn of the battle has all of its full turns.
    assert foreseen[0] > 0
    assert sum(foreseen) >= sum(points_if_all_enter(race.state))


def test_who_added_a_level_or_is_cursed_does_not_count(race: RaceTable) -> None:
    race.set("queue: Flat by Ann\nme: offline Ann, hand Filler\nthem: offline Bob, hand Filler")
    [queued] = race.state.queue
    assert points_of_queued(race.state, queued) == [0, 2]
