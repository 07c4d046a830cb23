"""ruling.naming: a card is named, and what a text does with cards of that name."""

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule


@rule("eruma/ruling.naming")
def test_only_cards_of_the_kind_may_be_named(scenes: Scenes) -> None:
    raid = scenes("Ann: Thief | Quick: Name a Spy. Kill each Spy with that name.")
    raid.set("""
        treasure | -Spy +Second-Spy
        my 1     | Ann
    """)
    raid.me.does("use Ann")
    assert raid.me.can() == {"name Spy", "name Second Spy", "name Third Spy", "name Fourth Spy"}
    raid.me.does("name Second Spy")
    assert raid.cards("my graveyard") == ["Second Spy"]
    assert raid.at("treasure 1") == "their Spy"


@rule("eruma/ruling.naming")
def test_what_lasts_remembers_the_name(scenes: Scenes) -> None:
    raid = scenes(
        "Ann: Thief | Quick: Name a card. Until your next turn, cards with that name can't move."
    )
    raid.set("""
        treasure | -Spy
        their 2  | . . Thief
        my 1     | Ann
    """)
    raid.me.does("use Ann", "name Spy", "end")
    assert not any("move Spy" in choice for choice in raid.them.can("move"))
    assert any("move Thief" in choice for choice in raid.them.can("move"))


@rule("eruma/ruling.naming")
def test_who_is_told_to_names_it(scenes: Scenes) -> None:
    raid = scenes(
        "Ann: Thief | Quick: An opponent names a card. If a card with that name is in your hand, draw a card."
    )
    raid.set("""
        my 1 | Ann
        me: hand Spy, deck Thief
    """)
    raid.me.does("use Ann")
    raid.them.does("name Spy")
    assert raid.cards("my hand") == ["Spy", "Thief"]
