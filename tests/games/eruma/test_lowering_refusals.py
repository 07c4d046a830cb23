"""Texts that can be read but not played: the phrase at fault, and what to do about it."""

import pytest

from rulewright.effects.lowering.draft import NotPlayable
from rulewright.games.eruma.texts.lowering.text import lower
from tests.games.eruma.program_lines import DEFINITIONS, refusal, tree

REFUSED = [
    (
        "Quick: Kill each Henchman named Gallow Crow.",
        "named Gallow Crow",
        'the nearest is "Gallows',
    ),
    ("Draw a card.", "Draw a card.", 'begin with "whenever …"'),
    ("Curse: Draw a card.", "Draw a card.", 'begin with "whenever …"'),
    ("Quick: Thieves have Flying.", "Thieves have Flying.", 'begin with "this turn,"'),
    (
        "Quick: Whenever you draw a card, draw a card.",
        "Whenever you draw a card, draw a card.",
        "give it another speed",
    ),
    ("Slow: Draw a card.", "Draw a card.", "waits for something"),
    ("Discard a card: Draw a card.", "Discard a card: draw a card.", "nobody uses this"),
    ("Ongoing: Lose a treasure: Draw a card.", "Lose a treasure: draw a card.", "nobody uses this"),
    (
        "Slow: Draw a card. Whenever an opponent draws a card, draw a card.",
        "Draw a card.",
        "does nothing before the opponent's next turn",
    ),
    (
        "Slow: Thieves have Flying. This turn, this card may attack diagonally.",
        "This turn, this card may attack diagonally.",
        "does nothing before the opponent's next turn",
    ),
    (
        "Quick: Draw a card. Slow: Whenever you draw a card, steal a treasure.",
        "Quick: Draw a card. Slow: Whenever you draw a card, steal a treasure.",
        "a card has one power",
    ),
    (
        "Curse: You can't draw a card. Curse: You can't steal a treasure.",
        "Curse: You can't draw a card. Curse: You can't steal a treasure.",
        "join them",
    ),
    ("This turn, Thieves have Flying.", "This turn, Thieves have Flying.", "begin with"),
    (
        "Whenever you draw a card, draw a card. This turn, Thieves have Flying.",
        "This turn, Thieves have Flying.",
        "only a power",
    ),
    (
        "Quick: Until your next Rest Phase, Thieves have Flying.",
        "Until your next Rest Phase",
        'write "until your next turn"',
    ),
    ("Spies may steal diagonally.", "Spies may steal diagonally", "changes no rule"),
    ("Spies must trigger its power if able.", "Spies must trigger its power if able", "no rule"),
    ("Quick: Flip target card face-up.", "card", 'write "face-down"'),
    ("Quick: Look at target Spy.", "Spy", 'write "face-down"'),
    ("Quick: Look at your hand.", "Look at your hand", "nothing to look at"),
    ("Quick: Kill target face-up face-down card.", "face-up face-down card", "both ways"),
    ("Quick: Kill target exhausted ready card.", "exhausted ready card", "both"),
    ("Quick: Kill target non-Spy Spy.", "non-Spy Spy", "not of it"),
    ("Quick: Banish an exhausted card in your hand.", "exhausted card in your hand", "Playfield"),
    ("Quick: Banish a card you control in your hand.", "card you control in your hand", "controls"),
    (
        "Quick: Banish a card in your hand adjacent to this card.",
        "card in your hand adjacent to this card",
        "near",
    ),
    (
        "Quick: Return target card an opponent controls to your hand.",
        "card an opponent controls",
        'write "to its owner',
    ),
    (
        "Quick: Return target Spy to its owner's Extra Deck.",
        "its owner's Extra Deck",
        "only Henchmen",
    ),
    ("Quick: Search your Deck for target Spy.", "target Spy", 'write "a"'),
    (
        "Quick: Search your Deck for a Spy in your hand.",
        "Spy in your hand",
        "twice where the card is",
    ),
    ("Quick: Swap this card and each Spy.", "Swap this card and each Spy", "two cards"),
    ("Quick: Exhaust target Spy for each Thief.", "target Spy", 'write "a" in place of "target"'),
    (
        "Slow: When this card is attacked, choose one: kill target Spy; or draw a card.",
        "target Spy",
        "this choice comes later",
    ),
    (
        "Quick: Draw a card, then exhaust a Thief. Kill target Spy adjacent to it.",
        "it",
        "not known yet",
    ),
    ("Quick: Kill a Spy. If you control a Thief, banish it instead.", "it", "may not have been"),
    (
        "Whenever a Spy attacks, exhaust it. Whenever it is readied, draw a card.",
        "it",
        "not known yet",
    ),
    (
        "Ongoing: Whenever an opponent plays a card, exhaust target Spy adjacent to it.",
        "it",
        "not known yet",
    ),
    (
        "Whenever a Spy an opponent controls is returned to your hand, draw a card.",
        "Spy an opponent controls",
        "goes back to its owner",
    ),
    (
        "Quick: If you control a Spy, draw a card. Otherwise, steal a treasure. Otherwise, do nothing.",
        "Otherwise, do nothing.",
        "stands twice",
    ),
    ("Quick: Draw a card. Otherwise, do nothing.", "Otherwise, do nothing.", 'with "if" before'),
    (
        "Quick: If you have 2 or more treasure, draw a card. Otherwise, do nothing. If a Spy is ready, do nothing instead.",
        "If a Spy is ready, do nothing instead.",
        'write "instead" before',
    ),
    ("Whenever another card is drawn, draw a card.", "another card", "nobody sees"),
    (
        "Quick: Draw a card. If you do, draw 2 cards instead.",
        "you do",
        "right before it",
    ),
    (
        "Quick: Flip target face-down Thief face-up.",
        "face-down Thief",
        "nobody knows what a hidden card is",
    ),
    (
        "Quick: Discard target Spy in an opponent's hand.",
        "Spy in an opponent's hand",
        "nobody knows what a hidden card is",
    ),
    (
        "Quick: Reveal target card in an opponent's Deck.",
        "card in an opponent's Deck",
        "nobody sees into a Deck",
    ),
    (
        "Quick: Banish each Henchman in an opponent's Extra Deck.",
        "Henchman in an opponent's Extra Deck",
        "only by being summoned",
    ),
    ("Target Thief can't attack.", "Target Thief", "nobody triggers this"),
    ("Whenever target Thief attacks, draw a card.", "target Thief", "nobody triggers this"),
    ("Whenever each Thief attacks, draw a card.", "each Thief", 'Write "a" or "this"'),
    ("A random Thief can't attack.", "A random Thief", "the plural"),
    ("Whenever a Spy is drawn, draw a card.", "a Spy", "nobody sees"),
    ("Spies can't be drawn.", "Spies", "nobody sees"),
    ("Henchmen adjacent to this card can't be summoned.", "Henchmen adjacent to this card", "sees"),
    ("Whenever you draw a card, discard it.", "it", "nobody is shown it"),
    (
        "Quick: Summon a Henchman named Gallows Crow to a position. Exhaust it.",
        "it",
        "a text of its own",
    ),
    (
        "Quick: Summon a Henchman named Gallows Crow to a position in your hand.",
        "position in your hand",
        "on the Playfield",
    ),
    ("Quick: If you have a Thief, draw a card.", "Thief", "where?"),
    (
        "Quick: If you have 2 or more cards in an opponent's hand, draw a card.",
        "cards in an opponent's hand",
        "places of one's own",
    ),
    ("Quick: If you control a Spy you control, draw a card.", "Spy you control", "twice"),
    ("Quick: If each Spy is exhausted, draw a card.", "each Spy", "of which card?"),
    ("Quick: Kill each card adjacent to each Spy.", "each Spy", "near what?"),
    (
        "Quick: You may draw a card. If they do, draw a card.",
        "they do",
        'write "you"',
    ),
    (
        "Quick: Each player may draw a card. If they do, draw a card.",
        "Each player may draw a card",
        "each player may have done it",
    ),
    ("Whenever you draw a card, if you do, draw a card.", "you do", "right before it"),
    ("Thieves have Flying. Otherwise, draw a card.", "Otherwise, draw a card.", "there is none"),
    ("Quick: Kill 100 target Spies.", "100 target Spies", "write 1 to 99"),
]


@pytest.mark.parametrize(("text", "phrase", "reason"), REFUSED, ids=[case[0] for case in REFUSED])
def test_it_says_what_is_wrong_and_where(text: str, phrase: str, reason: str) -> None:
    said, at = refusal(text)
    assert reason in said
    assert at == phrase


def test_the_error_names_the_tag() -> None:
    with pytest.raises(NotPlayable, match=r"\(act\.lookathand\)$"):
        lower(tree("Quick: Look at your hand."), DEFINITIONS)


def test_a_name_without_anything_near_is_refused_as_well() -> None:
    with pytest.raises(NotPlayable, match="no card named"):
        lower(tree("Quick: Kill each Henchman named Gallows Crow."), {})


def test_a_text_that_keeps_too_much_in_mind_is_refused() -> None:
    text = "Quick: " + " ".join(["Kill target Spy."] * 18)
    with pytest.raises(NotPlayable, match="more than 17 things"):
        lower(tree(text), DEFINITIONS)
