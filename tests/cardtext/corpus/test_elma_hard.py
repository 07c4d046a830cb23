"""Elma's card texts by strangers, played: the last of the hard ones. Each is the text of `elma.toml` word for word,
and what comes of it is what stands there beside it."""

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
    kuski Dag: 60 58
    kuski Eve: NF NF NF NF 30
    level Flat: 1
    level Long: 3
    instant Nap | Draw a card.
"""


@pytest.fixture
def scenes() -> Iterator[Scenes[RaceTable]]:
    yield from opened(race_with)


def with_text(scenes: Scenes[RaceTable], number: int, facts: str, others: str = "") -> RaceTable:
    """A table with the card of a text, whose facts are given as `kuski Lutka: 44`, and with other cards."""
    return scenes(f"{OTHERS}\n{others}\n{facts} | {text_of('elma', number)}")


# 41: a decision for each card that was shown


@rule("elma/ruling.several-modes", "elma/ruling.amounts", "elma/ruling.hidden-information")
def test_41_a_draw_or_a_kuski_online_for_each_level_that_opponents_show(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 41, "instant Open Cards")
    race.set("""
        players 3, turn 5, active me
        me: hand Open-Cards, offline Ann Bob, deck Cid Dag Eve
        them: hand Flat Nap Long
        third: hand Cid Flat
    """)
    race.me.does("instant Open Cards")
    # Two levels of one opponent and one of the other: three decisions, one after the other.
    assert race.me.can() == {"mode 1", "mode 2"}
    race.me.does("mode 2")
    assert race.me.can() == {"choose Ann", "choose Bob"}
    race.me.does("choose Ann")
    assert race.cards("my online") == ["Ann"]
    race.me.does("mode 2", "choose Bob")
    # None of mine is offline any more: only drawing is left.
    assert race.me.can() == {"mode 1"}
    race.me.does("mode 1")
    assert len(race.cards("my hand")) == 1
    assert "end" in race.me.can()


@rule("elma/goal.impossible-draw-loses")
def test_41_the_draw_that_is_left_is_forced(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 41, "instant Open Cards")
    race.set("me: hand Open-Cards, online Ann, deck none\n them: hand Flat")
    race.me.does("instant Open Cards")
    assert race.me.can() == {"mode 1"}
    race.me.does("mode 1")
    assert race.result == [0, 100]


def test_41_hands_without_levels_bring_nothing_but_are_shown(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 41, "instant Open Cards")
    race.set("me: hand Open-Cards, offline Ann, deck Cid\n them: hand Nap Bob")
    race.me.does("instant Open Cards")
    assert "end" in race.me.can()
    assert race.cards("my hand") == []
    shown = " ".join(race.told("me"))
    assert "Nap" in shown
    assert "Bob" in shown


# 44: who goes to bed early


@rule("elma/ruling.what-has-happened", "elma/ruling.amounts", "elma/ruling.removed-before-end")
def test_44_kuskis_that_entered_no_battle_this_turn_go_offline_for_a_point_each(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 44, "instant Early Night")
    race.set("""
        turn 5, active me
        battle: Long 3, used 2
        me: hand Early-Night, online Ann Cid Dag, battle Bob, points 2
        them: battle Eve, online Cid
    """)
    race.me.does("enter Ann", "instant Early Night")
    # Ann entered in this turn; Bob did so in an earlier one, and Cid and Dag did not.
    assert race.me.can("choose") == {"choose Bob", "choose Cid", "choose Dag"}
    race.me.does("choose Bob", "choose Dag", "enough")
    assert sorted(race.cards("my offline")) == ["Bob", "Dag"]
    assert race.points() == [4, 0]


def test_44_it_needs_somebody_to_send_and_may_then_send_none(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 44, "instant Early Night")
    race.set("battle: Long 3\n me: hand Early-Night, online Ann, offline Bob\n them: online Cid")
    race.me.does("enter Ann")
    race.me.refused("instant Early Night", because="ruling.instant-needs-target")
    race.set("battle: Long 3\n me: hand Early-Night, online Ann, offline Bob\n them: online Cid")
    race.me.does("instant Early Night", "enough")
    assert race.cards("my online") == ["Ann"]
    assert race.points() == [0, 0]


# 45: a battle that goes on


@rule("elma/ruling.replaced-end", "elma/ruling.how-often", "elma/phases.battle-end")
def test_45_a_battle_without_a_result_goes_on_for_a_full_turn_but_only_once(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 45, "level Sudden Death: 1-3; types Gravity")
    race.set("""
        players 3, turn 5, active me
        battle: Sudden-Death 1, used 2
        me: battle Eve, deck Ann Ann Ann Ann Ann
        them: deck Ann Ann Ann Ann Ann
        third: deck Ann Ann Ann Ann Ann
    """)
    race.next_turn()
    assert race.fact("battle") == "Sudden Death 3/6"  # as many turns as there are players
    race.next_turn(3)
    assert race.fact("battle") == "none"
    assert race.points() == [1, 0, 0]


@rule("elma/ruling.replaced-end")
def test_45_a_result_lets_it_end_in_time(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 45, "level Sudden Death: 1-3; types Gravity")
    race.set(
        "battle: Sudden-Death 1, used 1\n me: battle Ann, deck Bob\n them: battle Eve, deck Bob"
    )
    race.next_turn()
    assert race.fact("battle") == "none"
    assert race.points() == [3, 1]


@rule("elma/ruling.replaced-end", "elma/ruling.abort")
def test_45_an_effect_does_not_end_it_either_but_aborts_it(scenes: Scenes[RaceTable]) -> None:
    race = with_text(
        scenes, 45, "level Sudden Death: 1-3; types Gravity",
        "instant Bell | End the ongoing battle.\n instant Stop | Abort the ongoing battle.",
    )  # fmt: skip
    race.set("battle: Sudden-Death 2, used 1\n me: battle Eve, hand Bell Bell Stop")
    race.me.does("instant Bell")
    assert race.fact("battle") == "Sudden Death 1/6"
    race.me.does("instant Bell")
    assert race.fact("battle") == "none"
    race.set("battle: Sudden-Death 2, used 1\n me: battle Eve, hand Bell Stop")
    race.me.does("instant Stop")
    assert race.fact("battle") == "none"
    assert race.cards("my online") == ["Eve"]


# 43: other points than usual


MARA = "kuski Mara Threefold: 45 42 NF 40"
ENDS = """
    battle: {} 1, used 1
    me: battle Mara-Threefold{}, deck Ann
    them: battle {}, deck Ann
"""


@rule("elma/ruling.other-points", "elma/ruling.own-kuskis-compete")
def test_43_mara_earns_seven_points_if_she_beats_exactly_three(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 43, MARA)
    # She beats her player's own Cid, who beats Dag; 7 in place of 2 beaten opponents, 1 and 1 for the win.
    race.set(ENDS.format("Flat", ", battle Cid", "Dag, battle Eve"))
    race.next_turn()
    assert race.points() == [7 + 3, 1 + 1]


@rule("elma/ruling.other-points", "elma/scoring.win-bonus")
def test_43_with_two_or_four_she_earns_the_usual_points(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 43, MARA)
    race.set(ENDS.format("Flat", "", "Dag, battle Eve"))
    race.next_turn()
    assert race.points() == [2 + 1 + 1, 1 + 1]
    race.set(ENDS.format("Flat", ", battle Cid", "Dag, battle Eve, battle Cid"))
    race.next_turn()
    assert race.points()[0] == (3 + 1 + 1) + (2 + 1)


@rule("elma/ruling.other-points")
def test_43_a_win_is_not_needed_and_what_a_level_adds_comes_on_top(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 43, MARA, f"level Copper Bend: 1; types Pipe | {text_of('elma', 9)}")
    race.set(ENDS.format("Flat", "", "Ann, battle Cid, battle Dag, battle Eve"))
    race.next_turn()
    assert race.points()[0] == 7
    race.set(ENDS.format("Copper-Bend", "", "Cid, battle Dag, battle Eve"))
    race.next_turn()
    assert race.points()[0] == 7 + 2


# 40: points for the others


@rule("elma/ruling.points-of-a-battle", "elma/ruling.amounts", "elma/ruling.lasting-effects")
def test_40_each_other_player_scores_half_of_what_a_player_scores(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 40, "instant Shared Glory")
    race.set("""
        players 3, turn 5, active me
        battle: Flat 1, used 2
        me: battle Ann, battle Cid, hand Shared-Glory, deck Bob
        them: battle Bob, deck Bob
        third: deck Bob
    """)
    race.me.does("instant Shared Glory")
    race.next_turn()
    # Ann 1 + 1 + 1, Cid 1, Bob 1 + 1: 4 and 2 points in the battle. The halves of the sums, 2 and 1, go to the others.
    assert race.points() == [4 + 1, 2 + 2, 2 + 1]


@rule("elma/ruling.points-of-a-battle", "elma/ruling.lasting-effects")
def test_40_two_of_them_do_not_answer_each_other_and_both_end_with_the_battle(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 40, "instant Shared Glory")
    race.set("""
        turn 5, active me
        battle: Flat 1, used 1
        queue: Flat 1 by Dag
        me: battle Ann, online Bob, hand Shared-Glory Shared-Glory, deck Bob Bob Bob Bob Bob
        them: battle Cid, online Dag, deck Bob Bob Bob Bob Bob
    """)
    race.me.does("instant Shared Glory", "instant Shared Glory")
    race.next_turn()
    assert race.points() == [3 + 0 + 0, 1 + 1 + 1]
    race.next_turn()
    assert race.fact("battle") == "Flat 0/2"
    race.me.does("enter Bob")
    race.next_turn(2)
    assert race.points() == [3 + 2, 3]


@rule("elma/ruling.points-of-a-battle")
def test_40_without_it_nobody_gets_anything_and_an_aborted_battle_ends_it(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 40, "instant Shared Glory", "instant Stop | Abort the ongoing battle.")
    race.set("""
        turn 5, active me, last end 4
        battle: Long 3, used 1
        queue: Flat 1 by Bob
        me: battle Ann, offline Bob, hand Shared-Glory Stop, deck Bob Bob Bob Bob Bob
        them: online Dag, deck Bob Bob Bob Bob Bob
    """)
    race.me.does("instant Shared Glory", "instant Stop")
    race.next_turn()
    assert race.fact("battle") == "Flat 0/2"
    race.them.does("enter Dag")
    race.next_turn(2)
    assert race.points() == [0, 2]


# 37: an improvement that somebody else makes


STOLEN = "instant Stolen Line"
MORE = """
    kuski Fay: NF 50 47.5
    kuski Gus: 44 NF 42 40
    instant Boost | Improve the time of target kuski in the ongoing battle by 3 seconds.
"""


@rule("elma/ruling.replaced-improvement", "elma/ruling.amounts", "elma/ruling.how-long")
def test_37_a_kuski_of_mine_improves_by_as_much_and_the_entry_is_used_up(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 37, STOLEN, MORE)
    race.set("""
        battle: Long 3
        me: battle Ann, battle Cid, battle Eve, online Dag, hand Stolen-Line, deck Bob
        them: battle Bob, battle Fay 2, deck Bob
    """)
    race.me.does("instant Stolen Line", "end")
    # In their turn Bob would improve from 44 to 42. I choose among my kuskis there that have a result.
    assert race.me.can() == {"choose Ann", "choose Cid"}
    race.me.does("choose Cid")
    assert race.fact("Cid in battle") == "48 (1)"
    assert race.fact("Bob in battle") == "44 (2)"
    # It is used up: Fay improves from 50 to 47.5 in the same turn.
    assert race.fact("Fay in battle") == "47.5 (3)"


@rule("elma/ruling.replaced-improvement")
def test_37_a_first_time_is_not_taken_and_does_not_use_it_up(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 37, STOLEN, MORE)
    race.set("""
        players 3, turn 5, active me
        battle: Long 3
        me: battle Ann, hand Stolen-Line, deck Cid
        them: battle Fay, online Dag, deck Cid
        third: battle Bob, deck Cid
    """)
    race.me.does("instant Stolen Line")
    race.next_turn()
    assert race.fact("Fay in battle") == "50 (2)"
    race.them.does("enter Dag")
    assert race.fact("Dag in battle") == "60 (1)"
    race.next_turn()
    race.me.does("choose Ann")
    assert race.fact("Ann in battle") == "38 (1)"
    assert race.fact("Bob in battle") == "44 (2)"


@rule("elma/ruling.replaced-improvement")
def test_37_without_a_kuski_of_mine_with_a_result_there_nothing_is_taken(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 37, STOLEN, MORE)
    race.set("""
        battle: Long 3
        me: battle Eve, online Ann, hand Stolen-Line, deck Cid Cid
        them: battle Bob, hand Boost, deck Cid Cid
    """)
    race.me.does("instant Stolen Line")
    race.next_turn()
    assert race.fact("Bob in battle") == "42 (2)"


@rule("elma/ruling.replaced-improvement", "elma/ruling.how-long")
def test_37_what_an_effect_improves_is_taken_too_but_not_after_my_next_turn_has_begun(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 37, STOLEN, MORE)
    position = """
        battle: Long 3
        me: battle Ann, hand Stolen-Line, deck Cid Cid Cid
        them: battle Gus, hand Boost, deck Cid Cid Cid
    """
    race.set(position)
    race.me.does("instant Stolen Line")
    race.next_turn()
    race.them.does("instant Boost", "choose Gus")
    race.me.does("choose Ann")
    assert race.fact("Ann in battle") == "37 (1)"
    assert race.fact("Gus in battle") == "44 (2)"
    race.set(position)
    race.me.does("instant Stolen Line")
    race.next_turn(3)
    assert race.fact("Gus in battle") == "42 (3)"
    assert race.fact("Ann in battle") == "38 (2)"
