"""What powers do when they are triggered: targets first, then the deeds in reading order."""

import pytest

from rulewright.effects.program import ACT
from rulewright.games.eruma.rules.terms import NO_SPEED, QUICK
from tests.games.eruma.program_lines import lines, lines_of, program

PROGRAMS = {
    "a text speaks of its target again": (
        (
            "Quick: Flip target face-down card an opponent controls face-up. If it is a Thief, exhaust"
            " it."
        ),
        """
        0. Quick: when triggered
        0 r7 = target 1 [face-down card of an opponent on the Playfield]
        1 resolve
        2 you: flip up r7
        3 if r7 is [Thief]; if not, go to 5
        4 you: exhaust r7
        5 stop
        """,
    ),
    "targets are announced in reading order wherever they stand": (
        (
            "Quick: Draw a card, then kill target Thief. If you control a Spy, exhaust target Outlaw"
            " adjacent to target Spy."
        ),
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
    ),
    "a mode with a target is chosen while announcing": (
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
    ),
    "a mode without a target is chosen when it is triggered": (
        "Quick: Choose one: draw a card; or steal a treasure.",
        """
        0. Quick: when triggered
        0 you choose one of 2, kept in r7
        1 go to 3
        2 go to 3
        3 resolve
        4 go on by r7
        5 go to 7
        6 go to 9
        7 you: draw
        8 go to 10
        9 you: steal
        10 stop
        """,
    ),
    "what one may do needs the cards for it": (
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
    ),
    "a deed that must be done tells whether it was possible": (
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
    ),
    "instead is a branch round the sentence before": (
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
    ),
    "the last instead that applies counts and otherwise adds to the first deed": (
        (
            "Quick: Draw a card. If you control a Spy, draw 2 cards instead. If you control 3 or more"
            " Spies, draw 3 cards instead. Otherwise, discard a card."
        ),
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
    ),
    "otherwise is the other branch of the if before": (
        (
            "Quick: If an opponent has 3 or more treasure, steal a treasure. Otherwise, gain a"
            " treasure."
        ),
        """
        0. Quick: when triggered
        0 resolve
        1 if an opponent has at least 3 treasure; if not, go to 4
        2 you: steal
        3 go to 5
        4 you: gain
        5 stop
        """,
    ),
    "unless asks the player who can": (
        (
            "Quick: An opponent discards a card unless they lose 2 treasures. If they don't, draw a"
            " card."
        ),
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
    ),
    "each player does it one after the other": (
        "Quick: Each player may discard a card.",
        """
        0. Quick: when triggered
        0 resolve
        1 r7 = all players
        2 that player = the next of r7, who is taken out; if there is none, go to 8
        3 if there are at least 1 [card in that player's hand]; if not, go to 7
        4 may that player? if not, go to 7
        5 r8 = that player choose 1 [card in that player's hand]
        6 that player: discard r8
        7 go to 2
        8 stop
        """,
    ),
    "what is counted for each is one number": (
        "Quick: Draw 2 cards for each Thief you control on Treasure, then discard your hand.",
        """
        0. Quick: when triggered
        0 resolve
        1 r7 = 2 times the number of [face-up Thief of you on Treasure]
        2 you: draw, r7
        3 you: discard hand
        4 stop
        """,
    ),
    "a lasting effect keeps the target it began with": (
        (
            "Quick: This turn, this card may move diagonally. During the next turn of an opponent,"
            " target Outlaw can't steal."
        ),
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
    ),
    "a slow power chooses its target when it is triggered": (
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
    ),
    "a curse stands beside a power": (
        "Curse: Your hand limit is 4. Quick: Copy the power of target Outlaw an opponent controls.",
        """
        0. Curse: hand limit 4 for you
        1. Quick: when triggered
        0 r7 = target 1 [face-up Outlaw of an opponent on the Playfield]
        1 resolve
        2 you: copy power r7
        3 stop
        """,
    ),
}
"""What texts come to, each by what it shows."""


@pytest.mark.parametrize(("text", "listed"), PROGRAMS.values(), ids=PROGRAMS)
def test_a_text_comes_to_its_program(text: str, listed: str) -> None:
    assert lines(text) == lines_of(listed)


def test_one_may_exhaust_only_what_is_ready() -> None:
    ready = "[face-up ready Thief of you on the Playfield]"
    found = lines("Quick: You may exhaust a Thief you control. If you do, draw a card.")
    assert f"0 r7 = target 0 to 1 {ready}" in found
    assert "3 if r7 is [card on the Playfield]; if not, go to 6" in found
    assert "3 if this card is [ready card]; if not, go to 6" in lines(
        "Ongoing: Whenever you draw a card, you may exhaust this card. If you do, draw a card."
    )


def test_a_card_has_the_speed_of_its_power_not_of_its_curse() -> None:
    assert program("Curse: Your hand limit is 4. Quick: Draw a card.").section == QUICK
    assert program("Curse: Your hand limit is 4.").section == NO_SPEED
    assert all(ability.kind != ACT for ability in program("Curse: Your hand limit is 4.").abilities)
