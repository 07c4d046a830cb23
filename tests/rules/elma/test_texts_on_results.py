"""What texts do to results, and how battles with them are scored: phrases as a card might have them, a scene
each."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.testing import rule
from tests.rules.elma.driving import battle_on, ended, result

CARDS = """
    kuski Filler: 60
    kuski Eva: 60
    kuski Ann: 40 38 36
    kuski Ace: 40 38 36
    kuski Bob: 50 45
    kuski Cid: 44 41.5
    kuski Nif: NF 30 25
    kuski Never: NF
    kuski Shy: 30 | This kuski always comes second on a Pipe level unless it is alone.
    kuski Tail: 60 | This kuski always comes second on a Pipe level unless it is alone.
    kuski Cheer: 60 | Whenever a kuski improves, gain a point.
    kuski Vet: 40 38 36 | Whenever this kuski wins a battle, gain a point for each full turn it battled.
    kuski Loser: 50 | Whenever this kuski fails to improve in a battle, gain a point.
    level Flat: 2
    level Pipeline: 2; types Pipe
    level Orchard: 4; keywords Apple
    level Tally: 4; keywords Finish count
    level Crawl: 4; keywords Slowness
    level Dash: 4; keywords First Finish
    level Duo: 4; keywords Multiplayer
    level Blank: 4 | The first record of each kuski in this battle is no finish.
    instant Start | Improve the first record of target kuski by 3 seconds.
    instant Next | Improve the time of target kuski in the ongoing battle to the next better time in the battle.
    instant Jump | Make target offline kuski enter the ongoing battle as if from its start.
    instant Push | Make target offline kuski enter the ongoing battle.
    instant Second | Improve the time of target kuski in the ongoing battle by a second.
    instant Turbo | Improve the time of target kuski in the ongoing battle by 70 seconds.
    instant Unseen | Ignore target kuski in the ongoing battle for scoring.
    instant All | Improve the time of each kuski in the ongoing battle by a second.
    instant Gong | End the ongoing battle.
"""


@pytest.fixture(scope="module")
def elma() -> Elma:
    return written_cards(CARDS, "elma-with-texts-on-results")


def shown_in_battle(race: RaceTable, *what: str) -> dict[str, tuple[object, ...]]:
    """What everybody is shown of each kuski in the battle."""
    battle = race.view(None)["battle"]
    assert isinstance(battle, dict)
    return {drive["card"]: tuple(drive[each] for each in what) for drive in battle["drives"]}


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


@rule("elma/ruling.record-changes")
def test_a_better_first_record_is_shown_and_leaves_the_others(race: RaceTable) -> None:
    battle_on(race, "Flat", "battle Ann, hand Start", "battle Ace 2")
    race.me.does("instant Start", "choose Ann")
    assert shown_in_battle(race, "entries") == {
        "ann": ([370, 380, 360],),
        "ace": ([400, 380, 360],),
    }


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


def test_where_one_that_always_comes_second_comes_in_is_shown(race: RaceTable) -> None:
    battle_on(race, "Pipeline", "battle Shy", "battle Bob, battle Cid")
    assert shown_in_battle(race, "rank", "points") == {"shy": (2, 2), "bob": (3, 1), "cid": (1, 3)}


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
    assert shown_in_battle(race, "rank", "points") == {"ann": (3, 0), "cid": (1, 3), "bob": (2, 1)}
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
