"""Which cards, positions and players a power's deeds are about."""

import pytest

from rulewright.games.eruma.cards.content import FOLDER
from rulewright.games.eruma.texts.listing import listing
from rulewright.games.eruma.texts.lowering.text import lower
from tests.games.eruma.program_lines import DEFINITIONS, lines, lines_of

PROGRAMS = {
    "what follows then is chosen when it is done, and the next sentence has a target again": (
        "Quick: Draw a card, then exhaust an Outlaw. Exhaust a Spy.",
        """
        0. Quick: when triggered
        0 r8 = target 1 [face-up Spy on the Playfield]
        1 resolve
        2 you: draw
        3 r7 = you choose 1 [face-up Outlaw on the Playfield]
        4 you: exhaust r7
        5 you: exhaust r8
        6 stop
        """,
    ),
    "a condition may be turned round": (
        "As long as this isn't your turn, whenever a Spy moves, draw a card.",
        """
        0. whenever move of [Spy on the Playfield] as long as not (it is the turn of you)
        0 you: draw
        1 stop
        """,
    ),
    "a condition that is not turned round": (
        "As long as this is your turn, whenever a Spy moves, draw a card.",
        """
        0. whenever move of [Spy on the Playfield] as long as it is the turn of you
        0 you: draw
        1 stop
        """,
    ),
    "silent parts of a card phrase are filled in": (
        (
            "Quick: Kill up to 2 target exhausted non-Assassin Outlaws adjacent to this card. Discard a"
            " random card in an opponent's hand."
        ),
        """
        0. Quick: when triggered
        0 r7 = target 0 to 2 [face-up exhausted Thief or Spy or Maniac on the Playfield adjacent to this card]
        1 resolve
        2 you: kill r7
        3 r8 = 1 random [card in an opponent's hand]
        4 you: discard r8
        5 stop
        """,
    ),
    "its owner is found through the card": (
        "Quick: Kill target Thief. Its owner draws 2 cards. Shuffle its owner's Deck.",
        """
        0. Quick: when triggered
        0 r7 = target 1 [face-up Thief on the Playfield]
        1 resolve
        2 you: kill r7
        3 that player = the owner of r7
        4 r8 = 2
        5 that player: draw, r8
        6 r9 = the owner of r7
        7 r9: shuffle
        8 stop
        """,
    ),
    "a filter that asks for the owner reads it": (
        "Quick: Exhaust target Thief. Return a card in its owner's Graveyard to its owner's hand.",
        """
        0. Quick: when triggered
        0 r7 = target 1 [face-up Thief on the Playfield]
        1 resolve
        2 you: exhaust r7
        3 it = r7
        4 r8 = you choose 1 [card in its owner's Graveyard]
        5 you: to hand r8
        6 stop
        """,
    ),
    "a summoning names its henchman by number": (
        (
            "Quick: Summon a Henchman named Gallows Crow to an empty position within 2 steps of this"
            " card."
        ),
        """
        0. Quick: when triggered
        0 resolve
        1 r7 = 3
        2 r8 = you choose [empty position on the Playfield within 2 steps of this card]
        3 you: summon, r7 to r8
        4 stop
        """,
    ),
    "cards that move take their turns": (
        "Quick: Move each Thief you control to an empty position in your zones.",
        """
        0. Quick: when triggered
        0 resolve
        1 r7 = each [face-up Thief of you on the Playfield]
        2 r8 = r7
        3 it = the next of r8, which is taken out; if there is none, go to 7
        4 r9 = you choose [empty position in your zones]
        5 you: move it to r9
        6 go to 3
        7 stop
        """,
    ),
    "a swap joins two different cards": (
        "Quick: Swap target Thief and target Spy. Ready that Spy.",
        """
        0. Quick: when triggered
        0 r7 = target 1 [face-up Thief on the Playfield]
        1 r8 = target 1 [face-up Spy on the Playfield other than r7]
        2 resolve
        3 r9 = r7
        4 r9 = r9 with r8
        5 you: swap r9
        6 you: ready r8
        7 stop
        """,
    ),
    "a search looks into the deck it names": (
        (
            "Quick: Search your Deck for a Spy with a Slow power. Search an opponent's Deck for a card."
            " Banish it."
        ),
        """
        0. Quick: when triggered
        0 resolve
        1 r7 = you choose 0 to 1 [Spy in your Deck with Slow power]
        2 you: fetch r7
        3 r8 = you choose 0 to 1 [card in an opponent's Deck]
        4 r9 = your opponent
        5 r9: fetch r8
        6 you: banish r8
        7 stop
        """,
    ),
}
"""What texts come to, each by what it shows."""


@pytest.mark.parametrize(("text", "listed"), PROGRAMS.values(), ids=PROGRAMS)
def test_a_text_comes_to_its_program(text: str, listed: str) -> None:
    assert lines(text) == lines_of(listed)


def test_another_card_is_one_not_spoken_of_last() -> None:
    assert "3 r8 = you choose 1 [face-up Thief on the Playfield other than r7]" in lines(
        "Quick: Exhaust target Thief, then ready another Thief."
    )
    assert "0 r7 = target 1 [face-up Thief on the Playfield other than this card]" in lines(
        "Quick: Ready another Thief."
    )


def test_your_hand_means_your_cards() -> None:
    assert "0 r7 = target 1 [face-up card of you on the Playfield]" in lines(
        "Quick: Return a card to your hand."
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Quick: Reveal a card.", "1 r7 = you choose 1 [card in your hand]"),
        (
            "Quick: Reveal target face-down card.",
            "0 r7 = target 1 [face-down card on the Playfield]",
        ),
        (
            "Quick: Discard any number of cards.",
            "1 r7 = you choose any number of [card in your hand]",
        ),
        (
            "Quick: Discard a Thief you control.",
            "0 r7 = target 1 [face-up Thief of you on the Playfield]",
        ),
        ("Quick: Play a card to an empty position.", "1 r7 = you choose 1 [card in your hand]"),
        (
            "Quick: Banish 2 random cards in an opponent's Graveyard.",
            "1 r7 = 2 random [card in an opponent's Graveyard]",
        ),
        (
            "Quick: Exhaust 2 Spies you control.",
            "0 r7 = target 2 [face-up Spy of you on the Playfield]",
        ),
        (
            "Quick: Kill each Henchman named Gallows Crow.",
            "1 r7 = each [face-up Henchman on the Playfield of definition 3]",
        ),
        (
            "Quick: Draw cards equal to the number of Spies in the same row as a Thief.",
            "1 r7 = the number of [face-up Spy on the Playfield in the row of any [face-up Thief on the Playfield]]",
        ),
    ],
)
def test_cards_are_found_where_they_are(text: str, line: str) -> None:
    assert line in lines(text)


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        ("a Spy is exhausted", "there are at least 1 [face-up exhausted Spy on the Playfield]"),
        (
            "another Spy you control is on Treasure",
            "there are at least 1 [face-up Spy of you on Treasure other than this card]",
        ),
        ("this card is in your zones", "this card is [card in your zones]"),
        ("this card isn't a Flying Spy", "this card isn't [Flying Spy]"),
        ("this card isn't face-down", "this card isn't [face-down card]"),
        (
            "an opponent controls 2 or fewer face-down cards",
            "there are at most 2 [face-down card of an opponent on the Playfield]",
        ),
        (
            "you have 3 or more cards on Treasure",
            "there are at least 3 [face-up card of you on Treasure]",
        ),
        ("you have no cards in your hand", "there are at most 0 [card in your hand]"),
        (
            "you have less treasure than an opponent",
            "the treasure of you is less than what some opponent has",
        ),
        ("you have 5 or more treasure", "you have at least 5 treasure"),
    ],
)
def test_conditions(condition: str, words: str) -> None:
    assert f"1 if {words}; if not, go to 3" in lines(f"Quick: If {condition}, draw a card.")


def test_a_place_that_is_named_needs_no_player_for_the_usual_one() -> None:
    assert "1 r8 = target 1 [card in your hand]" in lines(
        "Quick: Kill target Spy. Its controller discards target card in your hand."
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Quick: Look at an opponent's hand. That player draws a card.", "that player: draw"),
        ("Quick: Kill target Spy. Its owner reveals their hand.", "that player: reveal hand"),
        ("Quick: An opponent draws a card. That player discards their hand.", "discard hand"),
        ("At the end of an opponent's turn, that player draws a card.", "that player: draw"),
        ("At the end of each turn, that player draws a card.", "that player: draw"),
        ("Whenever each player steals a treasure, that player draws a card.", "that player: draw"),
        ("An opponent's hand limit is 4. That player can't draw a card.", "draw for an opponent"),
        (
            "Quick: If an opponent controls a Spy, kill target card that player controls.",
            "[face-up card of an opponent on the Playfield]",
        ),
    ],
)
def test_that_player_is_the_one_spoken_of(text: str, line: str) -> None:
    node = FOLDER.language.parsed(text)
    assert node is not None
    assert any(line in words for words in listing(lower(node, DEFINITIONS)))


@pytest.mark.parametrize(
    ("said", "target"),
    [
        ("Kill a Thief.", "Kill target Thief."),
        ("Kill another Thief.", "Kill target Thief other than this card."),
        ("Kill 2 Thieves.", "Kill 2 target Thieves."),
        ("Kill up to 2 Thieves.", "Kill up to 2 target Thieves."),
        ("You may kill a Thief.", "You may kill target Thief."),
        ("Banish a card in your Graveyard.", "Banish target card in your Graveyard."),
        (
            "Choose one: kill a Thief; or draw a card.",
            "Choose one: kill target Thief; or draw a card.",
        ),
        (
            "Exhaust a Thief. Kill a Spy adjacent to it.",
            "Exhaust target Thief. Kill target Spy adjacent to it.",
        ),
    ],
)
def test_what_lies_open_is_a_target_whatever_it_is_called(said: str, target: str) -> None:
    """ruling.targets-at-trigger."""
    assert lines(f"Quick: {said}") == lines(f"Quick: {target}")


@pytest.mark.parametrize(
    "text",
    [
        "Quick: Draw a card, then kill a Thief.",
        "Quick: You may draw a card. If you do, kill a Thief.",
        "Quick: If you control a Spy, draw a card. Otherwise, kill a Thief.",
        "Quick: Discard a card.",
        "Quick: Flip a face-down card face-up.",
        "Quick: An opponent kills a Thief.",
        "Quick: Draw a card for each Spy, then kill a Thief.",
        "Ongoing: Whenever you draw a card, kill a Thief.",
        "Whenever you draw a card, kill a Thief.",
    ],
)
def test_what_depends_on_what_comes_first_is_hidden_or_others_choose_is_no_target(
    text: str,
) -> None:
    """ruling.targets-at-trigger."""
    assert not any("= target" in line for line in lines(text))
    assert any("choose 1" in line for line in lines(text))
