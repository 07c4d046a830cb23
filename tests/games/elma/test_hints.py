"""What bots take a position in Elma for: what the battle is expected to bring is what it brings when
nobody interferes, and better positions look better."""

from collections.abc import Iterator

import pytest

from rulewright.games.elma.bots.hints import Hints, shipped_hints
from rulewright.games.elma.bots.prospects import points_if_all_drive_on, points_if_it_ended_now
from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.kernel.errors import ContentError


@pytest.fixture
def race(game: Elma) -> Iterator[RaceTable]:
    table = RaceTable(game)
    yield table
    table.close()


TWO = """
    active {active}
    battle: {level} by Eva, used {used}
    me:   battle Gus 1, offline Eva, hand Filler
    them: battle Ola 1, hand Filler
"""
THREE = """
    players 3, active {active}
    battle: {level} by Eva, used {used}
    me:    battle Gus 1, offline Eva, hand Filler
    them:  battle Ann 2, hand Filler
    third: battle Fay 1, battle Bob 1, hand Filler
"""


@pytest.mark.parametrize("position", [TWO, THREE])
@pytest.mark.parametrize("level", ["Long", "Pipeline", "Crawl", "Dash"])
@pytest.mark.parametrize("used", [0, 1, 2, 3])
@pytest.mark.parametrize("active", ["me", "them"])
def test_what_the_battle_is_expected_to_bring_is_what_it_brings(
    race: RaceTable, position: str, level: str, used: int, active: str
) -> None:
    race.set(position.format(level=level, used=used, active=active))
    expected = points_if_all_drive_on(race.state)
    while race.state.battle is not None:
        race.next_turn()
    assert race.points() == expected
    assert sum(expected) > 0


def test_a_battle_that_goes_on_brings_other_points_than_one_that_ends_now(race: RaceTable) -> None:
    race.set(TWO.format(level="Long", used=0, active="me"))
    assert points_if_it_ended_now(race.state) == [1, 3]
    assert points_if_all_drive_on(race.state) == [1, 3]
    race.set(TWO.replace("Ola", "Bob").format(level="Long", used=0, active="me"))
    assert points_if_it_ended_now(race.state) == [1, 3]
    assert points_if_all_drive_on(race.state) == [2, 2]


def test_without_a_battle_nobody_gains(race: RaceTable) -> None:
    race.set("me: offline Eva, hand Filler\nthem: hand Filler")
    assert points_if_it_ended_now(race.state) == [0, 0]
    assert points_if_all_drive_on(race.state) == [0, 0]


RUNNING = "battle: Long by Eva\n"
BETTER = {
    "points": ("me: points 5\nthem: hand", "me: points 4\nthem: hand"),
    "a point is worth more near the end": (
        "me: points 95\nthem: points 94",
        "me: points 5\nthem: points 4",
    ),
    "a kuski in hand": ("me: hand Ann\nthem: hand", "me: hand\nthem: hand"),
    "a level in hand": ("me: hand Flat\nthem: hand", "me: hand\nthem: hand"),
    "a kuski in play": ("me: offline Ann\nthem: hand", "me: hand Ann\nthem: hand"),
    "a kuski online": ("me: online Ann\nthem: hand", "me: offline Ann\nthem: hand"),
    "a faster kuski": ("me: online Cid\nthem: hand", "me: online Filler\nthem: hand"),
    "a kuski that will win": (
        RUNNING + "me: battle Cid 1, offline Eva\nthem: battle Bob 1",
        RUNNING + "me: battle Filler 1, offline Eva\nthem: battle Bob 1",
    ),
}


@pytest.mark.parametrize("case", BETTER)
def test_what_is_better_looks_better(game: Elma, case: str) -> None:
    better, worse = (game.advice.value(game.rules.position(text).state, 0) for text in BETTER[case])
    assert 0 < worse < better < 1


def test_all_outlooks_add_up(game: Elma) -> None:
    race = game.rules.position(
        "players 3\nme: points 5, online Ann\nthem: hand\nthird: points 7, hand Flat"
    ).state
    assert sum(game.advice.value(race, seat) for seat in range(3)) == pytest.approx(1)


FORESEEN = {
    "a queued battle that suits one's kuskis": (
        "queue: Pipeline by Eva\nme: offline Kim, offline Eva\nthem: offline Pat",
        "queue: Long by Eva\nme: offline Kim, offline Eva\nthem: offline Pat",
    ),
    "a kuski that can still enter": (
        "battle: Long by Eva\nme: online Ann, offline Eva\nthem: battle Bob 1",
        "battle: Long by Ann\nme: online Ann, offline Eva\nthem: battle Bob 1",
    ),
}


@pytest.mark.parametrize("case", FORESEEN)
def test_only_planning_sees_what_will_come(game: Elma, case: str) -> None:
    better, worse = (game.rules.position(text).state for text in FORESEEN[case])
    assert game.advice.values(better)[0] > game.advice.values(worse)[0]
    assert game.advice.value(better, 0) == game.advice.value(worse, 0)


def test_what_planning_takes_everybodys_chances_for_adds_up(game: Elma) -> None:
    race = game.rules.position(
        "players 3\nme: points 5, online Ann\nthem: hand\nthird: hand Flat"
    ).state
    assert sum(game.advice.values(race)) == pytest.approx(1)
    assert (
        game.advice.values(race)[0] > game.advice.values(race)[2] > game.advice.values(race)[1] > 0
    )


def test_a_library_near_its_end_is_worth_less(game: Elma) -> None:
    assert Hints(shipped_hints(), game.cards).quick.missing_card < 0
    race = game.rules.position("me: rest 2\nthem: rest 3").state
    assert game.advice.value(race, 0) < game.advice.value(race, 1)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("point =", "piont ="), "unknown field 'piont'"),
        (("point = ", "point = 10000"), "'point' must be a number from -1000 to 1000"),
        (("low-library = ", "low-library = -"), "'low-library' must be a number from 0 to 60"),
        (("=", ""), "not TOML"),
    ],
)
def test_damaged_hints_are_refused(game: Elma, change: tuple[str, str], reason: str) -> None:
    with pytest.raises(ContentError, match=f"hints.toml(, quick)?: .*{reason}"):
        Hints(shipped_hints().replace(*change, 1), game.cards)
