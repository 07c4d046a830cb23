"""Elma's card texts by strangers, played: numbers and comparisons. Each is the text of `elma.toml` word for word, and
what comes of it is what stands there beside it."""

from collections.abc import Iterator

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import race_with
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes, opened
from tests.cardtext.corpus.texts import text_of

OTHERS = """
    kuski Ann: 40 38 36
    kuski Bob: 44 42
    kuski Cid: 50 48 46
    kuski Red: 50 48; team 1
    kuski Ned: 51 47; team 1
    level Flat: 1
    level Long: 3
    level Slow: 3; keywords Slowness
"""


@pytest.fixture
def scenes() -> Iterator[Scenes[RaceTable]]:
    yield from opened(race_with)


def with_text(scenes: Scenes[RaceTable], number: int, facts: str) -> RaceTable:
    return scenes(f"{OTHERS}\n{facts} | {text_of('elma', number)}")


@pytest.mark.parametrize(("level", "best"), [("Long", "37 (1)"), ("Slow", "39 (1)")])
def test_8_three_seconds_better(scenes: Scenes[RaceTable], level: str, best: str) -> None:
    race = with_text(scenes, 8, "instant Slipstream")
    race.set(f"battle: {level} 3, used 1\n me: online Ann Cid, hand Slipstream\n them: online Bob")
    race.me.does("enter Ann")
    race.me.does("instant Slipstream", "choose Ann")
    assert race.fact("Ann in battle") == best


@rule("elma/ruling.amounts")
def test_22_a_second_for_each_teammate_whoever_controls_it(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 22, "kuski Vell: 49 47 46; team 1")
    race.set(
        "battle: Long 3, used 1\n me: online Vell Red Ann, deck Ann Ann\n them: online Bob Ned, deck Ann"
    )
    race.me.does("enter Red", "enter Ann", "enter Vell")
    assert race.fact("Vell in battle") == "48 (1)"


@rule("elma/ruling.the-most")
@pytest.mark.parametrize(
    ("mine", "theirs", "is_offered"), [(3, 3, True), (2, 3, True), (4, 3, False)]
)
def test_25_only_if_nobody_has_fewer(
    scenes: Scenes[RaceTable], mine: int, theirs: int, is_offered: bool
) -> None:
    race = with_text(scenes, 25, "instant Underdog")
    race.set(f"me: online Ann, hand Underdog, points {mine}\n them: online Bob, points {theirs}")
    if is_offered:
        race.me.does("instant Underdog")
        assert race.fact("my points") == mine + 5
    else:
        assert race.me.can("instant Underdog") == set()


@rule("elma/ruling.the-most")
@pytest.mark.parametrize("enters", [True, False])
def test_26_who_has_the_most_kuskis_in_it_and_nobody_in_a_tie(
    scenes: Scenes[RaceTable],
    enters: bool,
) -> None:
    points = []
    for level in ("Crowd", "Plain"):
        race = with_text(scenes, 26, "level Plain: 2\n    level Crowd: 2")
        race.set(f"""
            battle: {level} 2, used 1
            me: online Ann, deck Ann Ann Ann
            them: online Bob, deck Ann Ann Ann
        """)
        race.me.does("enter Ann")
        race.next_turn()
        if enters:
            race.them.does("enter Bob")
        race.next_turn(3)
        points.append((race.fact("my points"), race.fact("their points")))
    (mine, theirs), (usual, their_usual) = points
    assert mine == usual if enters else mine == int(str(usual)) + 3
    assert theirs == their_usual


def test_42_strictly_more_and_it_comes_online(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 42, "kuski Late Lena: 50 49")
    race.set("me: online Late-Lena, hand Ann, deck Bob\n them: online Bob Cid, deck Bob Bob")
    race.next_turn(2)
    race.me.does("yes", "choose Ann")
    assert "Ann" in race.cards("my online")


@rule("elma/ruling.amounts")
@pytest.mark.parametrize(("record", "winners"), [("40", 2), ("41", 1)])
def test_9_each_winner_earns_two_more_also_in_a_tie(
    scenes: Scenes[RaceTable], record: str, winners: int
) -> None:
    points = []
    for level in ("Copper", "Plain"):
        race = with_text(
            scenes,
            9,
            f"kuski Tie: {record}\n    kuski Solo: 40\n    level Plain: 2\n    level Copper: 2",
        )
        race.set(f"""
            battle: {level} 2, used 1
            me: online Solo, deck Ann Ann Ann
            them: online Tie, deck Ann Ann Ann
        """)
        race.me.does("enter Solo")
        race.next_turn()
        race.them.does("enter Tie")
        race.next_turn(3)
        points.append([int(str(race.fact(f"{who} points"))) for who in ("my", "their")])
    with_text_on, without = points
    assert with_text_on[0] - without[0] == 2
    assert with_text_on[1] - without[1] == (2 if winners == 2 else 0)
