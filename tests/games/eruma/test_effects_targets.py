"""ruling.needs-legal-target where a power has several targets: all must be found, or it cannot be
triggered; and hands that are empty."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes


@pytest.mark.parametrize(
    ("standing", "can"),
    [
        ("Thief Second-Thief Spy", {"use Snare"}),
        ("Thief Second-Thief", set()),
        ("Thief Spy", set()),
        ("Thief (Second-Thief) Spy", set()),
        ("Thief Second-Thief (Spy)", set()),
    ],
)
def test_two_targets_of_one_sort_and_one_of_another(
    scenes: Scenes, standing: str, can: set[str]
) -> None:
    raid = scenes({"Snare": "Maniac: Quick: Kill 2 target Thieves. Exhaust target Spy."})
    raid.set(f"""
        their 1 | {standing}
        my 1    | Snare
    """)
    assert raid.me.can("use") == can
    if can:
        raid.me.does("use Snare", "choose Thief", "choose Second Thief")
        assert raid.me.can() == {"choose Spy"}
        raid.me.does("choose Spy")
        assert raid.cards("their graveyard") == ["Thief", "Second Thief"]
        assert raid.at("their 1 3") == "their Spy, exhausted left"


def test_a_hand_without_cards_is_not_discarded(scenes: Scenes) -> None:
    """Nothing happens, so nothing answers it."""
    raid = scenes(
        {
            "Purge": "Maniac: Quick: Each player discards their hand.",
            "Crow": "Henchman: Whenever you discard a card, gain a treasure.",
        }
    )
    raid.set("""
        my 1  | Purge Crow
        them: hand Thief Spy
    """)
    raid.me.does("use Purge")
    assert raid.cards("my graveyard") == []
    assert sorted(raid.cards("their graveyard")) == ["Spy", "Thief"]
    assert raid.fact("my treasure") == 0
