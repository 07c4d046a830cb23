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


def told(race: RaceTable) -> list[str]:
    return [line.text for line in race.match.story(0)]


@pytest.mark.parametrize(("level", "best"), [("Long", "37 (1)"), ("Slow", "39 (1)")])
def test_8_three_seconds_better(scenes: Scenes[RaceTable], level: str, best: str) -> None:
    race = with_text(scenes, 8, "instant Slipstream")
    race.set(f"battle: {level} 3, used 1\n me: online Ann Cid, hand Slipstream\n them: online Bob")
    race.me.does("enter Ann")
    race.me.does("instant Slipstream", "choose Ann")
    assert race.fact("Ann in battle") == best


@rule("elma/ruling.amounts", "elma/ruling.teams", "elma/ruling.record-changes")
def test_22_a_second_for_each_teammate_whoever_controls_it(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 22, "kuski Vell: 49 47 46; team 1")
    race.set("""
        turn 5, active me
        battle: Long 3
        me: online Vell Red Ann, offline Ned, deck Ann Ann
        them: online Bob, battle Ned, deck Ann Ann
    """)
    race.me.does("enter Red", "enter Ann", "enter Vell")
    assert race.fact("Vell in battle") == "47 (1)"  # for Red, and Ned who is theirs
    race.me.does("end")
    race.all_pass()
    race.next_turn()
    assert race.fact("Vell in battle") == "45 (2)"


@rule("elma/ruling.record-changes", "elma/ruling.control-change")
def test_22_it_is_counted_anew_with_each_record(scenes: Scenes[RaceTable]) -> None:
    race = with_text(
        scenes, 22, "instant Kick | Send target kuski offline.\n kuski Vell: 49 47 46; team 1"
    )
    race.set("""
        turn 5, active me
        battle: Long 3
        me: online Vell, hand Kick, deck Ann Ann
        them: battle Ned, online Red, deck Ann Ann
    """)
    race.me.does("enter Vell")
    assert race.fact("Vell in battle") == "48 (1)"
    race.me.does("instant Kick", "choose Ned")
    assert race.fact("Vell in battle") == "48 (1)"  # a time once made stays
    race.next_turn(2)
    assert race.fact("Vell in battle") == "47 (2)"


@rule("elma/ruling.several-after-battles", "elma/ruling.after-battle-times")
def test_22_the_same_battle_is_the_one_it_plays_also_when_that_is_over(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 22, "kuski Vell: 49 47 46; team 1")
    race.set("""
        turn 5, active them
        battle: Long 3
        after: Flat, ended 5
        me: after Vell, after Ann, deck Ann Ann
        them: battle Ned, battle Red, deck Ann Ann
    """)
    race.next_turn()
    assert "Me's Vell makes 47." in told(race), "teammates in another battle do not count"
    race.set("""
        turn 5, active them
        after: Flat, ended 5
        me: after Vell, deck Ann Ann
        them: after Ned, after Red, deck Ann Ann
    """)
    race.next_turn()
    assert "Me's Vell makes 45." in told(race)


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
        assert race.points() == [mine + 5, theirs]
    else:
        race.me.refused("instant Underdog", because="ruling.instant-needs-target")


@rule("elma/ruling.the-most", "elma/ruling.instant-needs-target")
def test_25_one_of_several_who_has_fewer_is_enough_to_refuse_it(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 25, "instant Underdog")
    race.set("players 3\n me: hand Underdog, points 4\n them: points 7\n third: points 3")
    race.me.refused("instant Underdog", because="ruling.instant-needs-target")
    race.set("players 3\n me: hand Underdog, points 3\n them: points 7\n third: points 3")
    race.me.does("instant Underdog")
    assert race.points() == [8, 7, 3]


@rule("elma/goal.first-to-hundred", "elma/ruling.hundred-together")
def test_25_with_a_hundred_it_wins_at_once(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 25, "instant Underdog")
    race.set("me: hand Underdog, points 95\n them: points 99")
    race.me.does("instant Underdog")
    assert race.result == [100, 0]


CROWD = """
    kuski Nix: NF
    instant Bike | Gain control of target kuski until the end of the battle.
    instant Kick | Send target kuski offline.
    level Crowd Pleaser: 2-5; types Labyrinth"""


def last_turn(race: RaceTable, mine: str, theirs: str) -> None:
    """The battle of text 26 ends with the next turn."""
    race.set(f"""
        turn 5, active me
        battle: Crowd-Pleaser 2, used 3
        me: {mine}, deck Ann Ann
        them: {theirs}, deck Ann Ann
    """)


@rule("elma/ruling.the-most")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        # Who has finished does not matter: one beaten, two times plus one and the win bonus, and 3 more for being two.
        ("battle Nix, battle Nix", "battle Bob", [2 + 3, 1 + 2 + 1]),
        ("battle Ann, online Cid, online Red", "battle Bob", [1 + 1 + 1, 1]),
        ("battle Ann", "online Bob", [1 + 1 + 3, 0]),
    ],
)
def test_26_who_has_the_most_kuskis_in_it_and_nobody_in_a_tie(
    scenes: Scenes[RaceTable], mine: str, theirs: str, points: list[int]
) -> None:
    race = with_text(scenes, 26, CROWD)
    last_turn(race, mine, theirs)
    race.next_turn()
    assert race.points() == points


@rule("elma/ruling.hundred-together")
def test_26_its_points_are_among_those_of_the_battle(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 26, CROWD)
    last_turn(race, "battle Nix, battle Nix, points 96", "battle Bob, points 96")
    race.next_turn()
    # They come to 100 by the battle alone, and to no more; I come to 101 with the 3.
    assert race.result == [100, 0]


@rule("elma/ruling.points-to-controller", "elma/ruling.control-change")
def test_26_kuskis_count_for_those_who_control_them_at_the_end(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 26, CROWD)
    last_turn(race, "battle Ann, hand Bike", "battle Bob, battle Cid")
    race.me.does("instant Bike", "choose Bob")
    race.next_turn()
    # Ann beats Cid, and is the first of three: 3; Bob beats Cid for me: 2; and we are two.
    assert race.points() == [3 + 2 + 3, 1]
    assert "Bob controlled by" not in race.game.rules.facts(race.match.state)
    last_turn(race, "battle Ann, battle Cid", "battle Bob, hand Kick")
    race.me.does("end")
    race.them.does("instant Kick", "choose Cid")
    race.all_pass()
    assert race.points() == [3, 1]


@rule(
    "elma/ruling.turn-beginning",
    "elma/kuskis.one-play-per-turn",
    "elma/ruling.online-and-enter-same-turn",
)
def test_42_a_kuski_comes_online_besides_the_one_that_is_played(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 42, "kuski Late Lena: 50 49")
    race.set("""
        turn 5, active them
        battle: Long 3
        me: online Late-Lena, hand Ann Cid Flat, deck Bob
        them: online Bob, battle Cid, deck Bob Bob
    """)
    race.next_turn()
    assert race.me.can() == {"yes", "no"}
    race.me.does("yes")
    assert race.me.can() == {"choose Ann", "choose Cid"}
    race.me.does("choose Ann")
    assert race.cards("my online") == ["Late Lena", "Ann"]
    race.me.does("play Cid", "enter Ann")
    assert race.fact("Ann in battle") == "40 (1)"
    assert race.cards("my offline") == ["Cid"]


@rule(
    "elma/battle.players-stay-online",
    "elma/after-battle.players-stay-online",
    "elma/ruling.the-most",
)
@pytest.mark.parametrize(
    ("mine", "theirs", "thirds", "is_asked"),
    [
        ("online Late-Lena", "online Bob Cid", "online Bob Cid", True),
        ("offline Late-Lena", "online Bob", "battle Bob", True),  # in play is enough for Lena
        ("online Late-Lena", "online Bob, battle Cid", "after Bob, online Cid", True),
        ("battle Late-Lena", "online Bob Cid", "online Bob Cid", True),
        ("online Late-Lena, battle Ann", "online Bob Cid", "online Bob Cid Red", False),  # as many
        (
            "online Late-Lena",
            "online Bob Cid",
            "online Bob, offline Cid",
            False,
        ),  # not all have more
        (
            "online Ann, hand Late-Lena",
            "online Bob Cid",
            "online Bob Cid",
            False,
        ),  # she is not in play
    ],
)
def test_42_every_other_player_must_have_more_online(
    scenes: Scenes[RaceTable], mine: str, theirs: str, thirds: str, is_asked: bool
) -> None:
    race = with_text(scenes, 42, "kuski Late Lena: 50 49")
    mine = mine if "hand" in mine else f"{mine}, hand Red"
    race.set(f"""
        players 3, turn 6, active third
        battle: Long 3
        after: Flat, ended 6
        me: {mine}, deck Bob
        them: {theirs}, deck Bob
        third: {thirds}, deck Bob
    """)
    race.next_turn()
    assert (race.me.can("yes") == {"yes"}) == is_asked
    race.me.does(*["no"] * is_asked)


@rule("elma/ruling.loss-with-many-players")
def test_42_who_has_left_does_not_count(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 42, "kuski Late Lena: 50 49")
    race.set("""
        players 3, turn 6, active third
        me: online Late-Lena, hand Red, deck Bob
        them: deck Bob
        third: online Bob Cid, deck Bob
    """)
    race.concede("them")
    race.next_turn()
    race.me.does("no")
    assert race.cards("my online") == ["Late Lena"]


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
