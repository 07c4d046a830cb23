"""What "another" leaves out, and what happens to two cards at once where one of them is spared."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule


def test_another_is_any_card_but_this_one(scenes: Scenes) -> None:
    raid = scenes({"Ann": "Thief: Quick: Exhaust another Outlaw you control."})
    raid.set("my 1 | Ann Spy Maniac")
    raid.me.does("use Ann")
    assert raid.me.can() == {"choose Spy", "choose Maniac"}
    raid.me.does("choose Spy")
    assert raid.at("my 1 2") == "my Spy, exhausted left"


def test_another_is_any_card_but_the_one_that_was_spoken_of(scenes: Scenes) -> None:
    raid = scenes(
        {"Ann": "Thief: Quick: Exhaust target Spy you control. Ready another Outlaw you control."}
    )
    raid.set("my 1 | Ann Spy Second-Spy< Maniac<")
    raid.me.does("use Ann", "choose Spy")
    assert "choose Spy" not in raid.me.can()
    raid.me.does("choose Maniac")
    assert raid.at("my 1 4") == "my Maniac"


@rule("eruma/ruling.golden-rule-scope")
@pytest.mark.parametrize(
    ("who", "swapped"), [("Spies", False), ("Thieves", False), ("Maniacs", True)]
)
def test_a_swap_of_which_one_half_is_forbidden_is_none(
    scenes: Scenes, who: str, swapped: bool
) -> None:
    raid = scenes(
        {
            "Ann": "Maniac: Quick: Swap target Spy you control and target Thief you control.",
            "Wall": f"Henchman: {who} can't be moved.",
        }
    )
    raid.set("my 2 | Wall\nmy 1 | Ann Spy Thief")
    raid.me.does("use Ann", "choose Spy", "choose Thief")
    assert (raid.at("my 1 2") == "my Thief") == swapped
