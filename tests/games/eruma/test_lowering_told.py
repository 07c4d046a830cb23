"""Programs of texts in which "if you do" follows something that may have been impossible, and of those
that speak of an owner's Deck or of each player."""

import pytest

from tests.games.eruma.program_lines import lines, lines_of

PROGRAMS = {
    "what was not even on condition was not done": (
        "Quick: If you control a Thief, you may discard a card. If you do, draw 2 cards.",
        """
        0. Quick: when triggered
        0 resolve
        1 done = 0
        2 if there are at least 1 [face-up Thief of you on the Playfield]; if not, go to 8
        3 done = 0
        4 if there are at least 1 [card in your hand]; if not, go to 8
        5 may you? if not, go to 8
        6 r7 = you choose 1 [card in your hand]
        7 you: discard r7
        8 if it was done; if not, go to 11
        9 r8 = 2
        10 you: draw, r8
        11 stop
        """,
    ),
    "after several acts the last one is meant": (
        "Quick: Discard a card, then an opponent may discard a card. If they do, draw a card.",
        """
        0. Quick: when triggered
        0 resolve
        1 r7 = you choose 1 [card in your hand]
        2 you: discard r7
        3 that player = your opponent
        4 done = 0
        5 if there are at least 1 [card in an opponent's hand]; if not, go to 9
        6 may that player? if not, go to 9
        7 r8 = that player choose 1 [card in an opponent's hand]
        8 that player: discard r8
        9 if it was done; if not, go to 11
        10 you: draw
        11 stop
        """,
    ),
    "what is done for each of none was not done": (
        "Quick: Discard a card for each Spy you control. If you do, draw a card.",
        """
        0. Quick: when triggered
        0 resolve
        1 done = 0
        2 r8 = the number of [face-up Spy of you on the Playfield]
        3 as often as r8; then go to 10
        4 done = 0
        5 if there are at least 1 [card in your hand]; if not, go to 7
        6 done = 1
        7 r7 = you choose 1 [card in your hand]
        8 you: discard r7
        9 go to 3
        10 if it was done; if not, go to 12
        11 you: draw
        12 stop
        """,
    ),
    "the act after what is done for each is the last": (
        (
            "Quick: Draw a card for each Spy you control, then an opponent may discard a card."
            " If they do, gain a treasure."
        ),
        """
        0. Quick: when triggered
        0 resolve
        1 r7 = the number of [face-up Spy of you on the Playfield]
        2 you: draw, r7
        3 that player = your opponent
        4 done = 0
        5 if there are at least 1 [card in an opponent's hand]; if not, go to 9
        6 may that player? if not, go to 9
        7 r8 = that player choose 1 [card in an opponent's hand]
        8 that player: discard r8
        9 if it was done; if not, go to 11
        10 you: gain
        11 stop
        """,
    ),
    "the deck of a card's owner is searched for that player": (
        "Quick: Exhaust target card. Search its owner's Deck for a Thief.",
        """
        0. Quick: when triggered
        0 r7 = target 1 [face-up card on the Playfield]
        1 resolve
        2 you: exhaust r7
        3 it = r7
        4 r8 = you choose 0 to 1 [Thief in its owner's Deck]
        5 r9 = the owner of it
        6 r9: fetch r8
        7 stop
        """,
    ),
    # ruling.win-at-once: neither before the other.
    "what each player gains both gain at once": (
        "Quick: Each player gains 2 treasures.",
        """
        0. Quick: when triggered
        0 resolve
        1 r7 = 2
        2 each player: gain, r7
        3 stop
        """,
    ),
    "what nothing can prevent was done": (
        "Quick: Draw a card. If you do, gain a treasure.",
        """
        0. Quick: when triggered
        0 resolve
        1 done = 1
        2 you: draw
        3 if it was done; if not, go to 5
        4 you: gain
        5 stop
        """,
    ),
}


@pytest.mark.parametrize(("text", "listed"), PROGRAMS.values(), ids=PROGRAMS)
def test_a_text_comes_to_its_program(text: str, listed: str) -> None:
    assert lines(text) == lines_of(listed)
