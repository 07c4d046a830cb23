"""What texts do to times, results and who may drive: phrases as a card might have them, a scene each."""

from collections.abc import Iterator

import pytest

from rulewright.games.elma.game import Elma
from rulewright.testing import rule
from rulewright.testing.race_table import RaceTable
from tests.rules.elma.driving import ended, times_of
from tests.rules.elma.written_cards import race_with_written_cards

CARDS = """
    kuski Filler: 60
    kuski Eva: 60
    kuski Ann: 40 38 36
    kuski Ace: 40 38 36
    kuski Bob: 50 45
    kuski Cid: 44 41.5
    kuski Dot: 40.0 39.9
    kuski Nif: NF 30 25
    kuski Never: NF
    kuski Twin: 40; types Battler
    kuski Shy: 30 | This kuski always comes second on a Pipe level unless it is alone.
    kuski Tail: 60 | This kuski always comes second on a Pipe level unless it is alone.
    kuski Meg: 50 30; pro Multiplayer 5
    kuski Cheer: 60 | Whenever a kuski improves, gain a point.
    kuski Slack: 60 | Kuskis have 3 seconds added to each time.
    kuski Oiler: 60 | Kuskis you control have 3 seconds off each time.
    kuski Home: 40 | This kuski may enter a battle on its own level.
    kuski Plumber: 40 | This kuski may enter a battle on its own Pipe level.
    kuski Picky: 40 | This kuski can only enter a battle on a Pipe level.
    kuski Vet: 40 38 36 | Whenever this kuski wins a battle, gain a point for each full turn it battled.
    kuski Loser: 50 | Whenever this kuski fails to improve in a battle, gain a point.
    level Flat: 2
    level Pipeline: 2; types Pipe
    level Orchard: 4; keywords Apple
    level Tally: 4; keywords Finish count
    level Crawl: 4; keywords Slowness
    level Dash: 4; keywords First Finish
    level Sloth: 4; keywords Apple, Slowness
    level Duo: 4; keywords Multiplayer
    level Narrow: 4 | No player may have more than 2 kuskis in this battle.
    level Blank: 4 | The first record of each kuski in this battle is no finish.
    level Blanks: 4 | The first 2 records of each kuski in this battle are no finishes.
    level Strict: 4 | Only times under 40 seconds count in this battle.
    level Club: 4 | Only Battlers can enter this battle.
    level Open: 4 | Whenever a kuski enters this battle in its first full turn, gain a point.
    instant Start | Improve the first record of target kuski by 3 seconds.
    instant Next | Improve the time of target kuski in the ongoing battle to the next better time in the battle.
    instant Jump | Make target offline kuski enter the ongoing battle as if from its start.
    instant Push | Make target offline kuski enter the ongoing battle.
    instant Second | Improve the time of target kuski in the ongoing battle by a second.
    instant Turbo | Improve the time of target kuski in the ongoing battle by 70 seconds.
    instant Unseen | Ignore target kuski in the ongoing battle for scoring.
    instant All | Improve the time of each kuski in the ongoing battle by a second.
    instant Slow | Target level in the ongoing battle has Slowness in place of its battle types.
    instant Gong | End the ongoing battle.
"""


@pytest.fixture(scope="module")
def written() -> Elma:
    return race_with_written_cards(CARDS, "elma-with-texts-on-times")


@pytest.fixture
def race(written: Elma) -> Iterator[RaceTable]:
    table = RaceTable(written)
    yield table
    table.close()


def battle_on(race: RaceTable, level: str, mine: str, theirs: str = "hand Filler") -> None:
    """A battle that Eva has added, with what both of us have besides."""
    race.set(f"""
        turn 20
        battle: {level} by Eva
        me:   offline Eva, {mine}
        them: {theirs}
    """)


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


# Improving


@rule("elma/ruling.improving")
@pytest.mark.parametrize(
    ("level", "drive", "best"),
    [
        ("Flat", "Ann", "39 (1)"),
        ("Flat", "Cid", "43 (1)"),
        ("Crawl", "Ann", "37 (1)"),
        ("Orchard", "Ann", "39 (1), apple 2"),
        ("Tally", "Ann", "39 (1), finish 2"),
    ],
)
def test_a_time_is_improved_by_a_second(race: RaceTable, level: str, drive: str, best: str) -> None:
    battle_on(race, level, f"online {drive}, hand Second")
    race.me.does(f"enter {drive}", "instant Second", f"choose {drive}")
    assert driven(race, drive) == best


def driven(race: RaceTable, kuski: str) -> str:
    """The best time of my kuski and how many records it has used up, then its counters."""
    shown = [str(race.fact(f"{kuski} in battle"))]
    card = race.state.drives[0].card
    shown += [
        f"{name} {int(race.state.counters_on(card, kind))}"
        for kind, name in enumerate(["apple", "finish"])
        if race.state.counters_on(card, kind) > 0
    ]
    return ", ".join(shown)


@rule("elma/ruling.improving")
def test_no_time_is_better_than_none_at_all(race: RaceTable) -> None:
    battle_on(race, "Flat", "online Ann Never, hand Turbo")
    race.me.does("enter Never", "enter Ann", "instant Turbo")
    assert race.me.can() == {"choose Ann"}
    race.me.does("choose Ann")
    assert race.fact("Ann in battle") == "0 (1)"


@rule("elma/ruling.improving")
def test_who_has_no_result_does_not_improve(race: RaceTable) -> None:
    battle_on(race, "Flat", "offline Cheer, battle Ann, battle Never, hand All", "battle Bob")
    race.me.does("instant All")
    assert race.points() == [2, 0]
    battle_on(race, "Duo", "offline Cheer, battle Ann, battle Bob+Cid, hand All")
    race.me.does("instant All")
    assert race.points() == [2, 0]


@rule("elma/ruling.improving", "elma/keyword.first-finish")
def test_the_minutes_of_a_first_finish_can_be_improved_upon(race: RaceTable) -> None:
    """40 after one full turn is a result of 100: 70 seconds less are 30."""
    race.set("""
        turn 20
        battle: Dash by Eva, used 2
        me: offline Eva, online Ann, hand Turbo Turbo
    """)
    race.me.does("enter Ann", "instant Turbo", "choose Ann")
    assert result(race) == 300
    race.me.does("instant Turbo", "choose Ann")
    assert result(race) == 0


def result(race: RaceTable) -> object:
    """The result of the first kuski in the battle, in tenths of a second or counters."""
    battle = race.view(None)["battle"]
    assert isinstance(battle, dict)
    return battle["drives"][0]["result"]


@rule("elma/ruling.improving")
@pytest.mark.parametrize(
    ("level", "mine", "theirs", "before", "after"),
    [
        ("Flat", "Bob", "battle Ann, battle Cid", 500, 440),
        ("Flat", "Bob", "battle Cid, battle Ann", 500, 440),
        ("Flat", "Ann", "battle Bob, battle Cid", 400, 400),
        ("Crawl", "Ann", "battle Bob, battle Cid", 360, 415),
        ("Orchard", "Ann", "battle Ace 3, battle Cid 2", 1, 3),
        ("Orchard", "Ann", "battle Cid 2, battle Ace 3", 1, 3),
        ("Tally", "Ann", "battle Ace 3, battle Cid", 1, 3),
        ("Flat", "Ann", "battle Ace", 400, 400),
    ],
)
def test_a_result_becomes_the_next_better_one_of_the_battle(
    race: RaceTable, level: str, mine: str, theirs: str, before: int, after: int
) -> None:
    battle_on(race, level, f"battle {mine}, hand Next", theirs)
    assert result(race) == before
    race.me.does("instant Next", f"choose {mine}")
    assert result(race) == after


@rule("elma/ruling.record-changes")
@pytest.mark.parametrize(
    ("level", "drive", "before", "after"),
    [
        ("Flat", "Ann", 400, 370),
        ("Flat", "Ann 3", 360, 360),
        ("Flat", "Ann 2", 380, 370),
        ("Crawl", "Ann", 360, 390),
        ("Dash", "Ann 2", 400, 370),
        ("Flat", "Nif 2", 300, 300),
        ("Blank", "Ann 2", 380, 380),
    ],
)
def test_a_better_first_record_is_reckoned_anew_in_a_battle(
    race: RaceTable, level: str, drive: str, before: int, after: int
) -> None:
    battle_on(race, level, f"battle {drive}, hand Start")
    assert result(race) == before
    race.me.does("instant Start", f"choose {drive.split(maxsplit=1)[0]}")
    assert result(race) == after


@rule("elma/ruling.record-changes")
def test_a_better_first_record_holds_for_the_next_battle_and_no_other(race: RaceTable) -> None:
    battle_on(race, "Flat", "online Ann, hand Start Start Gong")
    race.me.does("instant Start", "choose Ann", "instant Start", "choose Ann", "enter Ann")
    assert race.fact("Ann in battle") == "34 (1)"
    assert len(race.state.changes) == 2
    race.me.does("instant Gong")
    assert race.state.changes == []


# Entering by a text


@rule("elma/ruling.as-if-entered-first", "elma/ruling.forced-entry")
@pytest.mark.parametrize(("instant", "best"), [("Jump", "38 (2)"), ("Push", "40 (1)")])
def test_a_kuski_enters_as_if_from_the_start_or_now(
    race: RaceTable, instant: str, best: str
) -> None:
    race.set(f"""
        turn 20
        battle: Dash by Eva, used 3
        me: offline Eva Ann, hand {instant}
    """)
    race.me.does(f"instant {instant}")
    assert race.me.can("choose") == {"choose Ann"}
    race.me.does("choose Ann")
    assert race.fact("Ann in battle") == best


# Scoring


@pytest.mark.parametrize(
    ("battle", "mine", "theirs", "points"),
    [
        ("Pipeline by Eva, used 4", "Shy", "Bob", [1, 3]),
        ("Pipeline by Eva, used 4", "Shy", "Bob, battle Cid", [2, 4]),
        ("Pipeline by Eva, used 4", "Shy", "Never", [1, 1]),
        ("Pipeline by Eva, used 4", "Shy, battle Ann", "Bob", [5, 1]),
        ("Pipeline by Eva, used 4", "Tail", "Bob, battle Cid", [2, 4]),
        ("Flat by Eva, used 4", "Shy", "Bob", [3, 1]),
    ],
)
def test_a_kuski_that_always_comes_second_beats_all_but_the_best_of_the_others(
    race: RaceTable, battle: str, mine: str, theirs: str, points: list[int]
) -> None:
    assert ended(race, battle, mine, theirs) == points


def test_one_that_is_alone_wins(race: RaceTable) -> None:
    race.set("""
        turn 20
        battle: Pipeline by Eva
        me: offline Eva, battle Shy, hand Gong
    """)
    race.me.does("instant Gong")
    assert race.points() == [2, 0]


@rule("elma/ruling.ignored-for-scoring")
def test_a_kuski_that_is_ignored_stands_behind_all_others(race: RaceTable) -> None:
    battle_on(race, "Flat", "battle Ann, battle Cid, hand Unseen Gong", "battle Bob")
    race.me.does("instant Unseen", "choose Ann")
    battle = race.view(None)["battle"]
    assert isinstance(battle, dict)
    ranks = {drive["card"]: (drive["rank"], drive["points"]) for drive in battle["drives"]}
    assert ranks == {"ann": (3, 0), "cid": (1, 3), "bob": (2, 1)}
    race.me.does("instant Gong")
    assert race.points() == [3, 1]


@rule("elma/ruling.full-turns-battled")
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_full_turns_battled_are_the_turns_of_its_owner_since_it_entered(
    race: RaceTable, turns: int
) -> None:
    """The turn of entering is none; in the last of them the battle is ended and Vet wins."""
    battle_on(race, "Dash", "online Vet, hand Gong Filler")
    race.me.does("enter Vet")
    race.next_turn(2 * turns)
    race.me.does("instant Gong")
    assert race.points() == [2 + turns, 0]


@rule("elma/ruling.turns-on-cards")
def test_a_kuski_that_has_not_improved_in_its_turn_has_failed(race: RaceTable) -> None:
    battle_on(race, "Dash", "online Loser Ann, hand Filler")
    race.me.does("enter Loser")
    race.next_turn()
    assert race.points() == [0, 0]
    race.next_turn()
    assert race.points() == [0, 0]
    race.next_turn()
    assert race.points() == [1, 0]
