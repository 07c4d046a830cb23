"""Deeds done to cards that are not on the Playfield: in hands, Decks and Graveyards."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("Return a card in your hand to your Graveyard.",
         {"my hand: -Thief", "my graveyard: +Thief"}),
        ("Return a card in your Graveyard to your hand.",
         {"my hand: +Spy", "my graveyard: -Spy"}),
        ("Return a card in your Graveyard to the top of your Deck.",
         {"my deck: +Spy", "my graveyard: -Spy"}),
        ("Return a card in your hand to the bottom of your Deck.",
         {"my deck: +Thief", "my hand: -Thief"}),
        ("Banish a card in your Graveyard.", {"my banished: +Spy", "my graveyard: -Spy"}),
        ("Discard a card.", {"my hand: -Thief", "my graveyard: +Thief"}),
        ("Play a card in your Graveyard to an empty position in your Zone 2.",
         {"my graveyard: -Spy", "my 2 1: empty -> my Spy, face-down"}),
    ],
)  # fmt: skip
def test_it_is_done_to_cards_elsewhere(scenes: Scenes, text: str, changes: set[str]) -> None:
    raid = scenes({"Hand": f"Maniac: Quick: {text}"})
    raid.set("""
        my 2 | . (Maniac) (Second-Maniac) (Third-Maniac) (Fourth-Maniac)
        my 1 | Hand
        me:  hand Thief, graveyard Spy
    """)
    raid.me.does("use Hand")
    for step in ("choose Thief", "choose Spy", "place my 2 1"):
        if step in raid.me.can():
            raid.me.does(step)
    assert raid.changed - {"action points: 3 -> 2"} == changes | {
        "my 1 1: my Hand -> my Hand, exhausted right"
    }
