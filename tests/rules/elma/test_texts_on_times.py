"""What texts do to times, results and who may drive: phrases as a card might have them, a scene each."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.testing import rule
from tests.rules.elma.driving import battle_on, result, times_of

CARDS = """
    kuski Filler: 60
    kuski Eva: 60
    kuski Ann: 40 38 36
    kuski Bob: 50 45
    kuski Cid: 44 41.5
    kuski Dot: 40.0 39.9
    kuski Twin: 40; types Battler
    kuski Meg: 50 30; pro Multiplayer 5
    kuski Slack: 60 | Kuskis have 3 seconds added to each time.
    kuski Oiler: 60 | Kuskis you control have 3 seconds off each time.
    kuski Home: 40 | This kuski may enter a battle on its own level.
    kuski Plumber: 40 | This kuski may enter a battle on its own Pipe level.
    kuski Picky: 40 | This kuski can only enter a battle on a Pipe level.
    level Flat: 2
    level Pipeline: 2; types Pipe
    level Sloth: 4; keywords Apple, Slowness
    level Duo: 4; keywords Multiplayer
    level Narrow: 4 | No player may have more than 2 kuskis in this battle.
    level Blank: 4 | The first record of each kuski in this battle is no finish.
    level Blanks: 4 | The first 2 records of each kuski in this battle are no finishes.
    level Strict: 4 | Only times under 40 seconds count in this battle.
    level Club: 4 | Only Battlers can enter this battle.
    level Open: 4 | Whenever a kuski enters this battle in its first full turn, gain a point.
    instant Slow | Target level in the ongoing battle has Slowness in place of its battle types.
"""


@pytest.fixture(scope="module")
def elma() -> Elma:
    return written_cards(CARDS, "elma-with-texts-on-times")


# Who may enter


@rule("elma/effects.cant-beats-can")
def test_a_battle_that_takes_two_kuskis_of_each_takes_two_and_no_more(race: RaceTable) -> None:
    battle_on(race, "Narrow", "online Ann Bob Cid, hand Filler", "online Dot, hand Filler")
    race.me.does("enter Ann")
    assert race.me.can("enter") == {"enter Bob", "enter Cid"}
    race.me.does("enter Bob")
    assert race.me.can("enter") == set()
    race.next_turn()
    assert race.them.can("enter") == {"enter Dot"}


@rule("elma/effects.cant-beats-can")
def test_a_battle_for_battlers_takes_battlers_only(race: RaceTable) -> None:
    battle_on(race, "Club", "online Ann Twin")
    assert race.me.can("enter") == {"enter Twin"}


@rule("elma/effects.cant-beats-can", "elma/battle.self-added-forbidden")
@pytest.mark.parametrize(
    ("level", "kuskis"),
    [("Flat", {"enter Home"}), ("Pipeline", {"enter Home", "enter Plumber", "enter Picky"})],
)
def test_texts_say_which_levels_a_kuski_enters(
    race: RaceTable, level: str, kuskis: set[str]
) -> None:
    race.set(f"""
        battle: {level} by Home Plumber Ann
        me: online Home Plumber Picky Ann
    """)
    assert race.me.can("enter") == kuskis


@rule("elma/ruling.first-full-turn")
@pytest.mark.parametrize(("used", "points"), [(0, 1), (1, 1), (2, 0), (3, 0)])
def test_a_level_counts_who_enters_in_its_first_full_turn(
    race: RaceTable, used: int, points: int
) -> None:
    race.set(f"""
        turn 20
        battle: Open by Eva, used {used}
        me: offline Eva, online Ann
    """)
    race.me.does("enter Ann")
    assert race.points() == [points, 0]


# Which times count


@rule("elma/ruling.turns-before-finish")
@pytest.mark.parametrize(
    ("level", "times"),
    [
        ("Blank", ["NF (1)", "38 (2)", "36 (3)"]),
        ("Blanks", ["NF (1)", "NF (2)", "36 (3)"]),
        ("Flat", ["40 (1)", "38 (2)"]),
    ],
)
def test_first_records_that_are_no_finishes_are_used_up(
    race: RaceTable, level: str, times: list[str]
) -> None:
    battle_on(race, level, "online Ann, hand Filler")
    assert times_of(race, "Ann", len(times)) == times


def test_a_time_counts_only_if_it_is_under_what_the_level_says(race: RaceTable) -> None:
    battle_on(race, "Strict", "online Dot, hand Filler")
    assert times_of(race, "Dot", 2) == ["NF (1)", "39.9 (2)"]


@rule("elma/ruling.record-changes")
@pytest.mark.parametrize(
    ("kuski", "mine", "theirs"), [("Oiler", "37 (1)", "50 (1)"), ("Slack", "43 (1)", "53 (1)")]
)
def test_seconds_are_taken_off_or_added(
    race: RaceTable, kuski: str, mine: str, theirs: str
) -> None:
    battle_on(race, "Flat", f"offline {kuski}, online Ann, hand Filler", "online Bob, hand Filler")
    race.me.does("enter Ann")
    race.next_turn()
    race.them.does("enter Bob")
    assert (race.fact("Ann in battle"), race.fact("Bob in battle")) == (mine, theirs)


@rule("elma/keyword.apple", "elma/keyword.slowness")
def test_where_slower_is_better_apples_are_for_seconds_more(race: RaceTable) -> None:
    """Ann drives 36, 38 and 40 there: an apple for the first, and two for each improvement."""
    battle_on(race, "Sloth", "online Ann, hand Filler")
    race.me.does("enter Ann")
    apples = [result(race)]
    for _ in range(2):
        race.next_turn(2)
        apples.append(result(race))
    assert apples == [1, 3, 5]


@rule("elma/keyword.pro", "elma/ruling.battle-types")
def test_a_multiplayer_pro_helps_the_partner_as_long_as_the_level_is_multiplayer(
    race: RaceTable,
) -> None:
    """Ann drives 5 seconds faster next to Meg, until the level is one of Slowness instead."""
    battle_on(race, "Duo", "online Ann Meg, hand Slow Filler")
    race.me.does("enter Ann", "with Meg")
    assert race.fact("Ann in battle") == "35 (1), with Meg"
    race.me.does("instant Slow", "choose Duo")
    race.next_turn(2)
    assert race.fact("Ann in battle") == "38 (2), with Meg"
