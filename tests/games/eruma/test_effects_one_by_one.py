"""Cards that take their turns: each is moved, played or copied by itself, and asked for by itself."""

from rulewright.games.eruma.testing.written_cards import Scenes


def test_each_card_moves_to_a_position_of_its_own(scenes: Scenes) -> None:
    """What was empty for the first is not for the second, and the others stay where they are."""
    raid = scenes(
        {"Piper": "Maniac: Quick: Move each Thief you control to an empty position in your Zone 1."}
    )
    raid.set("""
        treasure | +Thief +Second-Thief +Spy -Third-Thief
        my 1     | Piper . (Second-Spy) . (Third-Spy)
    """)
    raid.me.does("use Piper")
    assert raid.me.can() == {"place my 1 2", "place my 1 4"}
    raid.me.does("place my 1 4")
    assert raid.at("my 1 4") == "my Thief"
    assert raid.me.can() == {"place my 1 2"}
    raid.me.does("place my 1 2")
    assert raid.at("my 1 2") == "my Second Thief"
    assert raid.at("treasure 3") == "my Spy"
    assert raid.at("treasure 4") == "their Third Thief"


def test_no_card_no_question(scenes: Scenes) -> None:
    raid = scenes(
        {"Piper": "Maniac: Quick: Move each Thief you control to an empty position in your Zone 1."}
    )
    raid.set("""
        my 1     | Piper Spy
        treasure | -Thief
    """)
    raid.me.does("use Piper")
    assert raid.at("my 1 1") == "my Piper, exhausted right"
    assert raid.fact("action points") == 2
    assert "end" in raid.me.can()
