"""What powers do when they are triggered: targets first, then the deeds in reading order."""

from rulewright.effects.program import ACT
from rulewright.games.eruma.terms import NO_SPEED, QUICK
from tests.games.eruma.program_lines import comes_to, lines, program


def test_a_text_speaks_of_its_target_again() -> None:
    comes_to(
        "Quick: Flip target face-down card an opponent controls face-up. If it is a Thief, exhaust"
        " it.",
        """
        0. Quick: when triggered
        0 r7 = target 1 [face-down card of an opponent on the Playfield]
        1 resolve
        2 you: flip up r7
        3 if r7 is [Thief]; if not, go to 5
        4 you: exhaust r7
        5 stop
        """,
    )


def test_targets_are_announced_in_reading_order_wherever_they_stand() -> None:
    comes_to(
        "Quick: Draw a card, then kill target Thief. If you control a Spy, exhaust target Outlaw"
        " adjacent to target Spy.",
        """
        0. Quick: when triggered
        0 r7 = target 1 [face-up Thief on the Playfield]
        1 r8 = target 1 [face-up Spy on the Playfield]
        2 r9 = target 1 [face-up Outlaw on the Playfield adjacent to r8]
        3 resolve
        4 you: draw
        5 you: kill r7
        6 if there are at least 1 [face-up Spy of you on the Playfield]; if not, go to 8
        7 you: exhaust r9
        8 stop
        """,
    )


def test_a_mode_with_a_target_is_chosen_while_announcing() -> None:
    comes_to(
        "Quick: Choose one: kill target Maniac; draw a card; or steal a treasure.",
        """
        0. Quick: when triggered
        0 you choose one of 3, kept in r8
        1 go to 4
        2 go to 5
        3 go to 5
        4 r7 = target 1 [face-up Maniac on the Playfield]
        5 resolve
        6 go on by r8
        7 go to 10
        8 go to 12
        9 go to 14
        10 you: kill r7
        11 go to 15
        12 you: draw
        13 go to 15
        14 you: steal
        15 stop
        """,
    )


def test_a_mode_without_a_target_is_chosen_when_it_is_reached() -> None:
    comes_to(
        "Quick: Choose one: draw a card; or steal a treasure.",
        """
        0. Quick: when triggered
        0 resolve
        1 you choose one of 2
        2 go to 4
        3 go to 6
        4 you: draw
        5 go to 7
        6 you: steal
        7 stop
        """,
    )


def test_what_one_may_do_needs_the_cards_for_it() -> None:
    comes_to(
        "Quick: You may discard 2 cards. If you do, draw 3 cards. If you don't, steal a treasure.",
        """
        0. Quick: when triggered
        0 resolve
        1 done = 0
        2 if there are at least 2 [card in your hand]; if not, go to 6
        3 may you? if not, go to 6
        4 r7 = you choose 2 [card in your hand]
        5 you: discard r7
        6 if it was done; if not, go to 9
        7 r8 = 3
        8 you: draw, r8
        9 if it was not done; if not, go to 11
        10 you: steal
        11 stop
        """,
    )


def test_a_deed_that_must_be_done_tells_whether_it_was_possible() -> None:
    comes_to(
        "Quick: Discard a card. If you do, draw 2 cards.",
        """
        0. Quick: when triggered
        0 resolve
        1 done = 0
        2 if there are at least 1 [card in your hand]; if not, go to 4
        3 done = 1
        4 r7 = you choose 1 [card in your hand]
        5 you: discard r7
        6 if it was done; if not, go to 9
        7 r8 = 2
        8 you: draw, r8
        9 stop
        """,
    )


def test_one_may_exhaust_only_what_is_ready() -> None:
    ready = "[face-up ready Thief of you on the Playfield]"
    found = lines("Quick: You may exhaust a Thief you control. If you do, draw a card.")
    assert f"2 if there are at least 1 {ready}; if not, go to 6" in found
    assert f"4 r7 = you choose 1 {ready}" in found
    assert "3 if this card is [ready card]; if not, go to 6" in lines(
        "Ongoing: Whenever you draw a card, you may exhaust this card. If you do, draw a card."
    )


def test_instead_is_a_branch_round_the_sentence_before() -> None:
    comes_to(
        "Quick: Kill target Thief. If you control 2 or more Spies, banish it instead.",
        """
        0. Quick: when triggered
        0 r7 = target 1 [face-up Thief on the Playfield]
        1 resolve
        2 if there are at least 2 [face-up Spy of you on the Playfield]; if not, go to 5
        3 you: banish r7
        4 go to 6
        5 you: kill r7
        6 stop
        """,
    )


def test_the_last_instead_that_applies_counts_and_otherwise_adds_to_the_first_deed() -> None:
    comes_to(
        "Quick: Draw a card. If you control a Spy, draw 2 cards instead. If you control 3 or more"
        " Spies, draw 3 cards instead. Otherwise, discard a card.",
        """
        0. Quick: when triggered
        0 resolve
        1 if there are at least 3 [face-up Spy of you on the Playfield]; if not, go to 5
        2 r7 = 3
        3 you: draw, r7
        4 go to 12
        5 if there are at least 1 [face-up Spy of you on the Playfield]; if not, go to 9
        6 r7 = 2
        7 you: draw, r7
        8 go to 12
        9 you: draw
        10 r8 = you choose 1 [card in your hand]
        11 you: discard r8
        12 stop
        """,
    )


def test_otherwise_is_the_other_branch_of_the_if_before() -> None:
    comes_to(
        "Quick: If an opponent has 3 or more treasure, steal a treasure. Otherwise, gain a"
        " treasure.",
        """
        0. Quick: when triggered
        0 resolve
        1 if an opponent has at least 3 treasure; if not, go to 4
        2 you: steal
        3 go to 5
        4 you: gain
        5 stop
        """,
    )


def test_unless_asks_the_player_who_can() -> None:
    comes_to(
        "Quick: An opponent discards a card unless they lose 2 treasures. If they don't, draw a"
        " card.",
        """
        0. Quick: when triggered
        0 resolve
        1 that player = your opponent
        2 done = 0
        3 if an opponent has at least 2 treasure; if not, go to 5
        4 would that player rather? if so, go to 8
        5 r7 = that player choose 1 [card in an opponent's hand]
        6 that player: discard r7
        7 go to 10
        8 r8 = 2
        9 that player: lose, r8
        10 if it was not done; if not, go to 12
        11 you: draw
        12 stop
        """,
    )


def test_each_player_does_it_first_you_then_the_opponent() -> None:
    comes_to(
        "Quick: Each player may discard a card.",
        """
        0. Quick: when triggered
        0 resolve
        1 that player = you
        2 r7 = 2
        3 as often as r7; then go to 10
        4 if there are at least 1 [card in that player's hand]; if not, go to 8
        5 may that player? if not, go to 8
        6 r8 = that player choose 1 [card in that player's hand]
        7 that player: discard r8
        8 that player = your opponent
        9 go to 3
        10 stop
        """,
    )


def test_for_each_counts_first_and_then_does_it_as_often() -> None:
    comes_to(
        "Quick: Draw 2 cards for each Thief you control on Treasure, then discard your hand.",
        """
        0. Quick: when triggered
        0 resolve
        1 r8 = the number of [face-up Thief of you on Treasure]
        2 as often as r8; then go to 6
        3 r7 = 2
        4 you: draw, r7
        5 go to 2
        6 you: discard hand
        7 stop
        """,
    )


def test_a_lasting_effect_keeps_the_target_it_began_with() -> None:
    comes_to(
        "Quick: This turn, this card may move diagonally. During the next turn of an opponent,"
        " target Outlaw can't steal.",
        """
        0. Quick: when triggered
        0 r7 = target 1 [face-up Outlaw on the Playfield]
        1 resolve
        2 this turn: ability 1
        3 during the opponent's next turn: ability 2
        4 stop
        1. Quick: may move diagonally of [card on the Playfield that is this card]
        2. Quick: forbids steal of [card on the Playfield that is r7]
        """,
    )


def test_a_slow_power_chooses_its_target_when_it_is_triggered() -> None:
    comes_to(
        "Slow: Whenever an opponent draws a card, exhaust target Thief that player controls.",
        """
        0. Slow: when triggered
        0 r7 = target 1 [face-up Thief of an opponent on the Playfield]
        1 resolve
        2 stop
        1. Slow: whenever draw for an opponent
        3 you: exhaust r7
        4 stop
        """,
    )


def test_a_curse_stands_beside_a_power() -> None:
    comes_to(
        "Curse: Your hand limit is 4. Quick: Copy the power of target Outlaw an opponent controls.",
        """
        0. Curse: hand limit 4 for you
        1. Quick: when triggered
        0 r7 = target 1 [face-up Outlaw of an opponent on the Playfield]
        1 resolve
        2 you: copy power r7
        3 stop
        """,
    )
    assert program("Curse: Your hand limit is 4. Quick: Draw a card.").speed == QUICK
    assert program("Curse: Your hand limit is 4.").speed == NO_SPEED
    assert all(ability.kind != ACT for ability in program("Curse: Your hand limit is 4.").abilities)
