"""Texts about what a battle brings: points in place of the usual ones or more, how many a player scores, improvements
that do not come, ends that do not come, and choices that are made several times."""

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes

OTHERS = """
    kuski Ann: 40 38 36
    kuski Bob: 44 42
    kuski Cid: 50 48 46
    kuski Rue: 60 58; types Rookie
    kuski Eve: NF NF NF 30
    level Flat: 1
    level Long: 3
"""
ENDS = """
    battle: Flat 1, used 1
    me: battle {}, deck Ann
    them: battle {}, deck Ann
"""


@rule("elma/ruling.other-points", "elma/ruling.beating")
def test_more_points_for_beating_such_kuskis(scenes: Scenes[RaceTable]) -> None:
    race = scenes(
        f"{OTHERS}\n kuski Max: 41 | This kuski earns 2 more points for beating a Rookie."
    )
    race.set(ENDS.format("Max", "Rue"))
    race.next_turn()
    assert race.points() == [3 + 2, 1]
    race.set(ENDS.format("Max", "Cid"))
    race.next_turn()
    assert race.points() == [3, 1]
    race.set(ENDS.format("Max", "Ann, battle Rue"))
    race.next_turn()
    assert race.points()[0] == 2 + 2


@rule("elma/ruling.other-points", "elma/ruling.winner")
def test_other_points_for_winning_or_at_all(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        kuski Win: 41 | This kuski earns 9 points in place of its usual points for winning a battle.
        kuski Nil: 39 | This kuski earns no points in place of its usual points.
    """)
    race.set(ENDS.format("Win", "Cid"))
    race.next_turn()
    assert race.points() == [9, 1]
    race.set(ENDS.format("Win", "Nil"))
    race.next_turn()
    assert race.points() == [1, 0]


@rule("elma/ruling.points-of-a-battle", "elma/ruling.lasting-effects")
def test_what_lasts_until_the_end_of_the_battle_answers_who_wins_it(
    scenes: Scenes[RaceTable],
) -> None:
    race = scenes(f"""{OTHERS}
        instant Bet | Until the end of the battle, whenever a kuski you control wins a battle, gain 5 points.
    """)
    race.set("""
        battle: Flat 1, used 1
        queue: Flat 1 by Bob
        me: battle Ann, offline Bob, hand Bet, deck Ann Ann Ann Ann
        them: battle Cid, deck Ann Ann Ann Ann
    """)
    race.me.does("instant Bet")
    race.next_turn()
    assert race.points() == [3 + 5, 1]
    assert race.state.lasting == []


@rule("elma/ruling.points-of-a-battle")
def test_a_level_answers_the_points_of_its_own_battle_only(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        level Fair: 1 | Whenever a player scores points in this battle, each other player gains that many points.
    """)
    race.set("""
        battle: Flat 1, used 1
        queue: Fair 1 by Bob
        me: battle Ann, offline Bob, deck Ann Ann Ann Ann Ann
        them: battle Cid, online Rue, deck Ann Ann Ann Ann Ann
    """)
    race.next_turn()
    assert race.points() == [3, 1]
    race.next_turn()
    assert race.fact("battle") == "Fair 0/2"
    race.next_turn()
    race.them.does("enter Rue")
    race.next_turn()
    assert race.points() == [3 + 2, 1 + 2]


@rule("elma/ruling.points-of-a-battle", "elma/ruling.hundred-together")
def test_points_that_texts_add_are_counted_before_anybody_has_won(
    scenes: Scenes[RaceTable],
) -> None:
    race = scenes(f"""{OTHERS}
        kuski Tip: 70 | Whenever an opponent scores points in a battle, gain twice that many points.
    """)
    race.set("""
        battle: Flat 1, used 1
        me: battle Ann, points 97, deck Ann
        them: offline Tip, points 95, deck Ann
    """)
    race.next_turn()
    assert race.points() == [99, 99]
    race.set("""
        battle: Flat 1, used 1
        me: battle Ann, points 98, deck Ann
        them: offline Tip, points 97, deck Ann
    """)
    race.next_turn()
    assert race.result == [0, 100]


@rule("elma/ruling.replaced-improvement", "elma/times.entry-takes-first-record")
def test_improvements_are_replaced_whichever_way_they_come(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        kuski Wet: 70 | If a kuski an opponent controls would improve, gain a point instead.
    """)
    race.set("""
        battle: Long 3
        me: battle Ann, online Bob, deck Ann Ann
        them: offline Wet, deck Ann Ann
    """)
    race.me.does("enter Bob")
    assert race.fact("Bob in battle") == "NF (1)"
    assert race.points() == [0, 1]
    race.next_turn(2)
    assert race.fact("Ann in battle") == "40 (2)"
    assert race.fact("Bob in battle") == "NF (2)"
    assert race.points() == [0, 3]


@rule("elma/ruling.amounts", "elma/ruling.improving")
def test_a_text_speaks_of_how_much_a_kuski_improved(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        kuski Pal: 55.5 51.2 | Whenever this kuski improves, gain that many points.
        kuski Mat: 60 | Whenever another kuski improves, improve the time of this kuski by that many seconds.
    """)
    race.set("""
        battle: Long 3
        me: battle Pal, battle Mat, deck Ann Ann
        them: deck Ann Ann
    """)
    race.next_turn(2)
    race.me.does("first 1")
    assert race.fact("Pal in battle") == "51.2 (2)"
    assert race.points() == [4, 0]
    assert race.fact("Mat in battle") == "55.7 (1)"


@rule("elma/ruling.replaced-end")
def test_a_battle_whose_end_is_replaced_goes_on_until_it_would_end_again(
    scenes: Scenes[RaceTable],
) -> None:
    race = scenes(f"""{OTHERS}
        kuski Key: 70 | If the ongoing battle would end, lose 2 points instead.
    """)
    race.set("""
        battle: Flat 1, used 1
        me: battle Ann, deck Ann Ann Ann
        them: offline Key, points 5, deck Ann Ann Ann
    """)
    race.next_turn()
    assert race.fact("battle") == "Flat 2/2"
    assert race.points() == [0, 3]
    race.next_turn()
    assert race.points() == [0, 1]


@rule("elma/ruling.several-modes", "elma/ruling.amounts")
def test_something_is_chosen_for_each_of_what_is_counted(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        instant Both | For each online kuski you control, choose one: gain 2 points; or send an online kuski an opponent controls offline.
    """)
    race.set("me: online Ann Cid, offline Bob, hand Both\n them: online Rue")
    race.me.does("instant Both", "mode 2", "choose Rue")
    assert race.cards("their offline") == ["Rue"]
    assert race.me.can() == {"mode 1"}
    race.me.does("mode 1")
    assert race.points() == [2, 0]
    assert "end" in race.me.can()


@rule("elma/ruling.your-opponent")
def test_each_other_player_is_each_but_the_one_spoken_of(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        instant Alms | Each other player gains a point.
        kuski Gift: 70 | Whenever a player plays an instant, each other player gains a point.
    """)
    race.set(
        "players 3, turn 5, active me\n me: hand Alms Alms\n them: offline Rue\n third: offline Eve"
    )
    race.me.does("instant Alms")
    assert race.points() == [0, 1, 1]
    race.set(
        "players 3, turn 5, active me\n me: hand Alms\n them: offline Gift\n third: offline Eve"
    )
    race.me.does("instant Alms")
    assert race.points() == [0, 2, 2]


@rule("elma/ruling.coming-last", "elma/ruling.tied-times")
def test_who_comes_last_in_a_battle(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        kuski Low: 45 | Whenever this kuski comes last in a battle, gain 4 points.
    """)
    race.set(ENDS.format("Low", "Ann, battle Bob"))
    race.next_turn()
    assert race.points()[0] == 1 + 4
    race.set(ENDS.format("Low", "Ann, battle Cid"))
    race.next_turn()
    assert race.points()[0] == 2
    race.set(ENDS.format("Low", "Low"))  # both are first
    race.next_turn()
    assert race.points() == [2, 2]
    race.set("battle: Flat 1, used 1\n me: battle Low, deck Ann\n them: deck Ann")
    race.next_turn()
    assert race.points() == [2, 0]


@rule("elma/ruling.other-points")
def test_twice_the_usual_points(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        instant Jackpot | Your kuskis earn twice as many points from the current battle.
        kuski Max: 41 | This kuski earns 2 more points for beating a Rookie.
    """)
    race.set("""
        battle: Flat 1, used 1
        me: battle Max, battle Cid, hand Jackpot, deck Ann
        them: battle Rue, deck Ann
    """)
    race.me.does("instant Jackpot")
    race.next_turn()
    assert race.points() == [3 * 2 + 2 + 2 * 2, 1]


@rule("elma/ruling.other-points", "elma/ruling.plus-one-without-finish")
def test_a_level_on_which_nobody_scores_if_too_few_are_there(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        level Ghost: 1 | If fewer than two kuskis are in this battle when it ends, nobody scores any points for it.
    """)
    race.set("battle: Ghost 1, used 1\n me: battle Ann, deck Ann\n them: deck Ann")
    race.next_turn()
    assert race.points() == [0, 0]
    race.set("battle: Ghost 1, used 1\n me: battle Ann, deck Ann\n them: battle Cid, deck Ann")
    race.next_turn()
    assert race.points() == [3, 1]


@rule("elma/phases.hand-limit", "elma/ruling.cards-override-defaults")
def test_another_hand_limit(scenes: Scenes[RaceTable]) -> None:
    race = scenes(
        f"{OTHERS}\n kuski Bag: 60 | Your hand limit is 8 cards.\n kuski Sack: 60 | You have no hand limit."
    )
    full = "me: offline {}, hand Ann Ann Ann Bob Bob Bob Cid Cid Cid, deck Ann\n them: deck Ann"
    race.set(full.format("Bag"))
    race.me.does("end", "pass", "discard Ann")
    assert len(race.cards("my hand")) == 8
    race.set(full.format("Sack"))
    race.me.does("end", "pass")
    assert len(race.cards("my hand")) == 9
    race.set(full.format("Rue"))
    race.me.does("end", "pass", "discard Ann", "discard Bob")
    assert len(race.cards("my hand")) == 7


@rule("elma/battle.offline-cannot-enter", "elma/ruling.cards-override-defaults")
def test_a_kuski_that_enters_from_offline(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"{OTHERS}\n kuski Tilde: 44 | Tilde may enter battles while she is offline.")
    race.set("battle: Long 3\n me: offline Tilde Ann")
    assert race.me.can("enter") == {"enter Tilde"}
    race.me.does("enter Tilde")
    assert race.fact("Tilde in battle") == "44 (1)"


@rule("elma/kuskis.go-online", "elma/effects.cant-beats-can")
def test_an_opponent_who_puts_no_kuskis_online(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        instant Curfew | Choose an opponent. They can't put kuskis online during their next turn.
        instant Wake | Put target offline kuski online.
        kuski Eye: 60 | Whenever an opponent puts a kuski online, gain a point.
    """)
    race.set("""
        me: hand Curfew, offline Ann, deck Ann Ann Ann
        them: offline Bob Cid, hand Wake, deck Ann Ann Ann
    """)
    race.me.does("instant Curfew")
    assert race.me.can("online") == {"online Ann"}
    race.next_turn()
    race.them.refused("online Bob", because="effects.cant-beats-can")
    race.them.does("instant Wake", "choose Bob")  # the instant does, not the player
    assert race.cards("their online") == ["Bob"]
    race.next_turn(2)
    assert race.them.can("online") == {"online Cid"}
    race.set("me: offline Ann, hand Wake\n them: offline Eye")
    race.me.does("online Ann")
    assert race.points() == [0, 1]


@rule("elma/ruling.impossible-instruction")
def test_a_condition_after_then_is_one_on_what_comes_then(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        instant Wind | Put up to two of your offline kuskis online, then draw a card if you have none in hand.
    """)
    race.set("me: hand Wind Bob, offline Ann Cid, deck Rue\n them: deck Rue")
    race.me.does("instant Wind", "choose Ann", "enough")
    assert race.cards("my online") == ["Ann"]
    assert race.cards("my hand") == ["Bob"]
    race.set("me: hand Wind, offline Ann Cid, deck Rue\n them: deck Rue")
    race.me.does("instant Wind", "choose Ann", "choose Cid")
    assert race.cards("my hand") == ["Rue"]


@rule("elma/effects.cant-beats-can")
def test_kuskis_that_one_has_are_those_in_play(scenes: Scenes[RaceTable]) -> None:
    race = scenes(
        f"{OTHERS}\n kuski Karl: 66 | Karl can't be put online unless you have no other kuskis."
    )
    race.set("me: offline Karl, hand Ann\n them: offline Bob")
    assert race.me.can("online") == {"online Karl"}
    race.set("me: offline Karl Cid, hand Ann\n them: offline Bob")
    race.me.refused("online Karl", because="effects.cant-beats-can")
