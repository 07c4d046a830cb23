"""Which cards and positions a phrase lets through: kind, class, type, speed, name, whose, where,
how it lies, and how near."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes

CARDS = {
    "Imp": "Henchman: This Henchman can't be banished.",
    "Oak": "Obstacle Henchman: This Henchman can't be exhausted.",
    "Quickling": "Evasive Thief: Quick: Draw 60 cards.",
    "Sloth": "Evasive Flying Spy: Slow: Whenever a card moves, draw a card.",
    "Tide": "Assassin: Ongoing: Whenever a card moves, draw a card.",
}
FIELD = """
    their 1  | Imp      .       Maniac
    their 2  | Sloth    Oak     .
    treasure | -Tide<   +Thief> .          -(Spy)
    my 2     | Picker   Assassin (Maniac)
    my 1     | .        Quickling .        .      Second-Thief*
"""
PHRASES = {
    "cards": "Imp Maniac Sloth Oak Tide Thief Picker Assassin Quickling Second-Thief",
    "Henchmen": "Imp Oak",
    "Outlaws": "Maniac Sloth Tide Thief Picker Assassin Quickling Second-Thief",
    "Thieves": "Thief Picker Quickling Second-Thief",
    "Thieves or Henchmen": "Imp Oak Thief Picker Quickling Second-Thief",
    "non-Thief Outlaws": "Maniac Sloth Tide Assassin",
    "Evasive cards": "Sloth Quickling",
    "Evasive Flying cards": "Sloth",
    "Obstacle cards": "Oak",
    "Henchmen with no type": "Imp",
    "cards with a Quick power": "Maniac Thief Picker Assassin Quickling Second-Thief",
    "cards with a Slow power": "Sloth",
    "cards with an Ongoing power": "Tide",
    "cards named Tide": "Tide",
    "cards other than this card": "Imp Maniac Sloth Oak Tide Thief Assassin Quickling Second-Thief",
    "exhausted cards": "Tide Thief",
    "ready cards on Treasure": "",
    "face-up cards on Treasure": "Tide Thief",
    "face-down cards": "Spy Maniac",
    "face-down cards you control": "Maniac",
    "cards you control": "Thief Picker Assassin Quickling Second-Thief",
    "cards an opponent controls": "Imp Maniac Sloth Oak Tide",
    "cards in your Zone 1": "Quickling Second-Thief",
    "cards in your Zone 2": "Picker Assassin",
    "cards in your zones": "Quickling Second-Thief Picker Assassin",
    "cards in an opponent's Zone 1": "Imp Maniac",
    "cards in an opponent's Zone 2": "Sloth Oak",
    "cards in an opponent's zones": "Imp Maniac Sloth Oak",
    "cards adjacent to this card": "Tide Assassin",
    "cards adjacent to a Henchman": "Sloth Thief",
    "cards adjacent to another Thief": "Tide Oak Assassin",
    "cards in the same row as this card": "Assassin",
    "cards in the same column as this card": "Tide Sloth Imp",
    "cards within 2 steps of this card": "Tide Assassin Sloth Thief Quickling",
}


@pytest.mark.parametrize("phrase", PHRASES)
def test_the_cards_that_a_phrase_lets_through(scenes: Scenes, phrase: str) -> None:
    flip = f"Flip up to 2 target {phrase} face-{'up' if 'face-down' in phrase else 'down'}."
    raid = scenes(CARDS | {"Picker": f"Thief: Quick: {flip}"})
    raid.set(FIELD)
    raid.me.does("use Picker")
    names = {f"choose {name.replace('-', ' ')}" for name in PHRASES[phrase].split()}
    if not names:
        raid.them.does("let")
        return
    assert raid.me.can() == names | {"enough"}
    raid.me.does("enough")
    raid.them.does("let")


SPOTS = {
    "on Treasure": "treasure 3, treasure 5",
    "in your Zone 1": "my 1 1, my 1 3, my 1 4",
    "in an opponent's Zone 2": "their 2 3, their 2 4, their 2 5",
    "adjacent to this card": "my 1 1",
    "adjacent to a Henchman": "",
    "in the same row as this card": "my 2 4, my 2 5",
    "in the same column as this card": "my 1 1",
    "within 2 steps of this card": "my 1 1",
    "in your Zone 2 adjacent to a Spy": "",
    "in your Zone 1 adjacent to a Thief": "my 1 1, my 1 3, my 1 4",
}


@pytest.mark.parametrize("phrase", SPOTS)
def test_the_positions_that_a_phrase_lets_through(scenes: Scenes, phrase: str) -> None:
    """Where nothing names the opponent's zones, a card is not moved there."""
    raid = scenes(
        CARDS | {"Picker": f"Thief: Quick: Move this card to an empty position {phrase}."}
    )
    raid.set(FIELD)
    raid.me.does("use Picker")
    raid.them.does("let")
    spots = {f"place {spot}" for spot in SPOTS[phrase].split(", ") if spot}
    if not spots:
        assert raid.at("my 2 1") == "my Picker, exhausted right"
        return
    assert raid.me.can() == spots
    raid.me.does(min(spots))
    assert raid.at(min(spots).removeprefix("place ")) == "my Picker, exhausted right"
