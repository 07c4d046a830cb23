"""What players do with texts and texts with players: abilities, counted turns, libraries and points."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.testing import rule

CARDS = """
    kuski Filler: 60
    kuski Ann: 40 38 36
    kuski Bob: 50 45; team 1
    kuski Cid: 44; team 2
    kuski Rook: 44; types Rookie, Casual
    kuski None: 50 | Whenever this kuski goes online, if it has no orka counters, gain a point.
    kuski Two: 50 | Lose a point: draw a card. Discard a card: gain 2 points.
    kuski Quick: 50 | At any moment, you may gain a point. Discard a card: gain 2 points.
    kuski Ref: 50 | In your main phase, you may end the ongoing battle.
    kuski Odd: 50 | Whenever this kuski goes online, you may end the ongoing battle. If you do, gain a point.
    kuski Idle: 50 | At the end of your turn, if this kuski has been online for 2 turns without playing a battle, gain a point.
    kuski Owner: 40 | This kuski may enter a battle on its own level. Whenever this kuski plays a battle on its own level to its end, gain a point.
    kuski Last: 40 | Whenever this kuski wins an after battle, gain a point.
    level Long: 4
    instant Gong | End the ongoing battle.
    instant Peek | Look at the top 3 cards of your library, then put them back in any order.
    instant Dig | Look at the top 3 cards of your library. Put one of them into your hand and the rest on the bottom of your library.
    instant Ahead | If you have more points than an opponent, draw a card.
    instant Behind | If you have less points than an opponent, draw a card.
    instant Five | If you have 5 or more points, draw a card.
    instant Theirs | If an opponent has 5 or more points, draw a card.
    instant Tax | Each opponent loses a point.
    instant Gift | Each player gains a point.
"""


@pytest.fixture(scope="module")
def elma() -> Elma:
    return written_cards(CARDS, "elma-with-texts-on-players")


# Abilities


@rule("elma/ruling.played-abilities")
def test_of_two_abilities_of_a_card_each_is_used_once_a_turn(race: RaceTable) -> None:
    race.set("""
        me:   offline Two, hand Ann, points 3, deck Bob
        them: hand Filler
    """)
    assert race.me.can("use") == {"use Two"}
    race.me.does("use Two")
    assert race.prompt("me") == "Which ability of Two?"
    assert race.me.can() == {"mode 1", "mode 2"}
    race.me.does("mode 2", "choose Ann")
    assert race.points() == [5, 0]
    race.me.does("use Two")
    assert race.points() == [4, 0]
    assert race.cards("my hand") == ["Bob"]
    assert race.me.can("use") == set()


@rule("elma/ruling.played-abilities")
def test_outside_the_main_phase_only_what_may_be_used_at_any_moment_is(race: RaceTable) -> None:
    race.set("""
        active them
        me:   offline Quick, hand Ann
        them: hand Filler
    """)
    race.them.does("end")
    assert race.me.can("use") == {"use Quick"}
    race.me.does("use Quick")
    assert race.points() == [1, 0]
    assert race.cards("my hand") == ["Ann"]
    race.them.does("pass")
    race.me.does("pass")


@rule("elma/ruling.played-abilities")
def test_an_ability_needs_what_it_is_done_to(race: RaceTable) -> None:
    race.set("me: offline Ref")
    assert race.me.can("use") == set()
    race.set("battle: Long by Filler\n me: offline Ref Filler")
    race.me.does("use Ref")
    assert race.state.battle is None


def test_one_may_end_only_a_battle_that_there_is(race: RaceTable) -> None:
    race.set("me: offline Odd")
    race.me.does("online Odd")
    assert race.me.can("yes") == set()
    assert race.points() == [0, 0]
    race.set("battle: Long by Filler\n me: offline Odd Filler")
    race.me.does("online Odd", "yes")
    assert race.state.battle is None
    assert race.points() == [1, 0]


# What is counted


@rule("elma/ruling.turns-on-cards")
def test_idle_turns_are_the_turns_that_its_controller_ends_with_it_online(race: RaceTable) -> None:
    race.set("""
        me:   online Idle, hand Filler
        them: hand Filler
    """)
    race.next_turn()
    assert race.points() == [0, 0]
    race.next_turn()
    assert race.points() == [0, 0]
    race.next_turn()
    assert race.points() == [1, 0]


@rule("elma/battle.self-added-forbidden")
@pytest.mark.parametrize(("adder", "points"), [("Owner", 3), ("Filler", 2)])
def test_a_battle_on_its_own_level_is_one_that_the_kuski_added(
    race: RaceTable, adder: str, points: int
) -> None:
    race.set(f"""
        battle: Long by {adder}
        me: offline Filler, online Owner, hand Gong
    """)
    race.me.does("enter Owner", "instant Gong")
    assert race.points() == [points, 0]


@rule("elma/ruling.after-battle-winner")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"), [("Last", "Bob", 1), ("Last", "Ann", 0), ("Last", "Owner", 1)]
)
def test_an_after_battle_is_won_by_the_best_time_of_those_who_left_it(
    race: RaceTable, mine: str, theirs: str, points: int
) -> None:
    race.set(f"""
        phase begin
        after: Long by Filler, ended 3
        me:   offline Filler, after {mine}, hand Filler
        them: after {theirs}, hand Filler
    """)
    race.next_turn()
    assert race.state.afters == []
    assert race.points() == [points, 0]


# Libraries and points


@rule("elma/ruling.library")
def test_cards_that_were_looked_at_are_put_back_one_on_the_other(race: RaceTable) -> None:
    race.set("me: hand Peek, deck Ann Bob Cid Rook")
    race.me.does("instant Peek")
    assert race.me.can() == {"choose Ann", "choose Bob", "choose Cid"}
    race.me.does("choose Bob", "choose Ann")
    assert race.cards("my deck")[-4:] == ["Rook", "Bob", "Ann", "Cid"]


@rule("elma/ruling.library")
def test_one_of_those_looked_at_is_taken_and_the_rest_goes_below(race: RaceTable) -> None:
    race.set("me: hand Dig, deck Ann Bob Cid Rook, rest 1")
    race.me.does("instant Dig")
    assert race.me.can() == {"choose Ann", "choose Bob", "choose Cid"}
    race.me.does("choose Bob")
    assert race.cards("my hand") == ["Bob"]
    assert race.cards("my deck") == ["Cid", "Ann", "Filler", "Rook"]


@rule("elma/ruling.loss-with-many-players", "elma/ruling.library")
def test_nobody_looks_at_a_library_any_more_when_its_player_leaves(race: RaceTable) -> None:
    race.set("""
        players 3
        me:   hand Dig, deck Ann Bob Cid
        them: hand Filler
    """)
    race.me.does("instant Dig")
    shown = race.view("me")["looked_at"]
    assert isinstance(shown, list)
    assert [card["card"] for card in shown] == ["ann", "bob", "cid"]
    assert race.view("them")["looked_at"] == []
    race.concede("me")
    assert race.view("me")["looked_at"] == []
    assert (race.state.looked.as_list(), race.state.looker) == ([], -1)


@rule("elma/ruling.your-opponent")
@pytest.mark.parametrize(
    ("points", "instants"),
    [
        ((5, 5, 5), {"Five", "Theirs"}),
        ((4, 3, 5), {"Ahead", "Behind", "Theirs"}),
        ((5, 4, 4), {"Ahead", "Five"}),
        ((3, 4, 4), {"Behind"}),
        ((4, 4, 4), set()),
    ],
)
def test_what_an_opponent_has_is_what_some_opponent_has(
    race: RaceTable, points: tuple[int, int, int], instants: set[str]
) -> None:
    race.set(f"""
        players 3
        me:    points {points[0]}, hand Ahead Behind Five Theirs
        them:  points {points[1]}
        third: points {points[2]}
    """)
    assert race.me.can("instant") == {f"instant {instant}" for instant in instants}


@rule("elma/ruling.your-opponent", "elma/ruling.points-floor")
def test_each_opponent_is_all_others_and_each_player_everybody(race: RaceTable) -> None:
    race.set("""
        players 3
        me:    points 4, hand Tax Gift
        them:  points 3
        third: points 0
    """)
    race.me.does("instant Tax")
    assert race.points() == [4, 2, 0]
    race.me.does("instant Gift")
    assert race.points() == [5, 3, 1]
