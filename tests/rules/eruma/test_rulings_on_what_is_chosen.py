"""Rulings on what is chosen with a power before it can be blocked, and who is told: `ruling.block-window`,
`ruling.targets-at-trigger`; and on Spies that cannot turn up: `ruling.block-turns-up`."""

from typing import Any

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule

CHOOSER = "Thief: Quick: Choose one: draw a card; or gain a treasure."
AIMER = "Assassin: Quick: Exhaust target Outlaw an opponent controls."
FORKED = "Spy: Quick: Choose one: exhaust target Thief; or draw a card."


def announced(raid: Any, who: str | None) -> Any:
    """What a seat, or a spectator, sees of the power that waits to act."""
    return raid.view(who)["announced"]


@rule("eruma/ruling.block-window")
def test_a_mode_without_a_target_is_chosen_before_the_block(scenes: Scenes) -> None:
    raid = scenes({"Chooser": CHOOSER})
    raid.set("""
        their 1 | (Maniac)
        my 1    | Chooser
    """)
    raid.me.does("use Chooser")
    assert raid.me.can() == {"mode Draw a card", "mode Gain a treasure"}
    assert raid.fact("action points") == 3  # not paid before all is chosen
    raid.me.does("mode Gain a treasure")
    assert raid.them.can() == {"let"}
    raid.them.does("let")
    assert raid.fact("my treasure") == 1
    assert raid.me.can("mode") == set()


@rule("eruma/ruling.block-window")
def test_who_may_block_is_told_the_mode_in_prompt_view_and_story(scenes: Scenes) -> None:
    raid = scenes({"Chooser": CHOOSER})
    raid.set("""
        their 1 | (Maniac)
        my 1    | Chooser
    """)
    assert announced(raid, "them") is None
    raid.me.does("use Chooser", "mode Gain a treasure")
    assert raid.prompt("them") == (
        "Chooser (the opponent's Zone 1, 1) triggers its power: “Gain a treasure”. Block it?"
    )
    for who in ("me", "them", None):
        assert announced(raid, who) == {
            "id": "p0", "card": "chooser", "seat": 0, "modes": ["Gain a treasure"], "targets": [],
        }  # fmt: skip
    assert "Me chooses of Chooser: Gain a treasure." in raid.told("them")
    raid.them.does("let")
    assert announced(raid, "them") is None


@rule("eruma/ruling.block-window", "eruma/ruling.targets-at-trigger")
def test_who_may_block_is_told_the_target_in_prompt_view_and_story(scenes: Scenes) -> None:
    raid = scenes({"Aimer": AIMER})
    raid.set("""
        their 2 | Thief Spy
        their 1 | (Maniac)
        my 1    | Aimer
    """)
    raid.me.does("use Aimer", "choose Spy")
    assert raid.prompt("them") == (
        "Aimer (the opponent's Zone 1, 1) triggers its power: target Spy (your Zone 2, 2). Block it?"
    )
    seen = announced(raid, "them")
    assert (seen["targets"], seen["modes"]) == (["p16"], [])
    assert "The power of Aimer targets Spy (Them's Zone 2, 2)." in raid.told("them")
    raid.them.does("let")


@rule("eruma/ruling.block-window")
def test_mode_and_target_are_told_together(scenes: Scenes) -> None:
    raid = scenes({"Forked": FORKED})
    raid.set("""
        their 2 | Thief
        their 1 | (Maniac)
        my 1    | Forked
    """)
    raid.me.does("use Forked", "mode Exhaust target Thief", "choose Thief")
    assert raid.prompt("them") == (
        "Forked (the opponent's Zone 1, 1) triggers its power: “Exhaust target Thief”, target Thief (your Zone 2, 1)."
        " Block it?"
    )
    raid.them.does("let")


@rule("eruma/ruling.block-window")
def test_a_power_with_nothing_to_choose_is_asked_about_as_it_is(scenes: Scenes) -> None:
    raid = scenes({"Plain": "Thief: Quick: Gain a treasure."})
    raid.set("""
        their 1 | (Maniac)
        my 1    | Plain
    """)
    raid.me.does("use Plain")
    assert raid.prompt("them") == "Plain (the opponent's Zone 1, 1) triggers its power. Block it?"
    raid.them.does("let")


@rule("eruma/ruling.slow-and-ongoing-repeat")
def test_the_mode_of_what_answers_is_chosen_when_it_answers(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Waiter": "Thief: Ongoing: Whenever a card moves, choose one: draw a card; or gain a treasure."
        }
    )
    raid.set("""
        my 1 | Waiter
    """)
    raid.me.does("use Waiter")
    assert raid.me.can("mode") == set()
    raid.me.does("move Waiter to my 2 1")
    assert raid.me.can() == {"mode Draw a card", "mode Gain a treasure"}
    raid.me.does("mode Gain a treasure")
    assert raid.fact("my treasure") == 1


class TestSpiesThatCannotTurnUp:
    """ruling.block-turns-up."""

    SCENE = """
        their 1 | (Spy)
        my 1    | Plain Warden
    """
    PLAIN = "Thief: Quick: Gain a treasure."

    @rule("eruma/ruling.block-turns-up")
    def test_a_spy_that_cannot_be_turned_up_cannot_block(self, scenes: Scenes) -> None:
        raid = scenes({"Plain": self.PLAIN, "Warden": "Henchman: Spies can't be flipped face-up."})
        raid.set(self.SCENE)
        raid.me.does("use Plain")
        assert raid.them.can() == {"let"}
        raid.them.does("let")
        assert raid.fact("my treasure") == 1

    @rule("eruma/ruling.block-turns-up")
    def test_if_something_is_done_in_place_of_turning_up_the_power_is_not_blocked(
        self, scenes: Scenes
    ) -> None:
        raid = scenes({
            "Plain": self.PLAIN,
            "Warden": "Henchman: If a face-down Spy would be flipped face-up, exhaust it instead.",
        })  # fmt: skip
        raid.set(self.SCENE)
        raid.me.does("use Plain")
        raid.them.does("block with Spy")
        assert raid.at("their 1 1") == "their Spy, face-down, exhausted left"
        assert (raid.fact("my treasure"), raid.at("my 1 1")) == (1, "my Plain, exhausted right")

    @rule("eruma/block.no-effect")
    def test_a_spy_that_dies_of_having_turned_up_has_blocked(self, scenes: Scenes) -> None:
        raid = scenes(
            {"Plain": self.PLAIN, "Warden": "Henchman: Whenever a Spy is flipped face-up, kill it."}
        )
        raid.set(self.SCENE)
        raid.me.does("use Plain")
        raid.them.does("block with Spy")
        assert raid.cards("their graveyard") == ["Spy"]
        assert (raid.fact("my treasure"), raid.at("my 1 1")) == (0, "my Plain, exhausted left")


class TestDearerMovement:
    """ruling.dearer-movement."""

    @rule("eruma/ruling.dearer-movement", "eruma/attack.is-movement")
    @pytest.mark.parametrize(("points", "can"), [(2, {"attack Spy with Thief"}), (1, set())])
    def test_where_moving_costs_two_attacking_does(
        self, scenes: Scenes, points: int, can: set[str]
    ) -> None:
        raid = scenes({"Mire": "Henchman: Moving a card costs each player 2 Action Points."})
        raid.set(f"""
            points {points}
            treasure | . +Thief -Spy
            my 1 | Mire
        """)
        assert raid.me.can("attack") == can
        if can:
            raid.me.does("attack Spy with Thief")
            assert raid.fact("action points") == 0

    @rule("eruma/ruling.dearer-movement")
    def test_dearer_attacks_do_not_make_moving_dearer(self, scenes: Scenes) -> None:
        raid = scenes({"Mire": "Henchman: Attacking costs each player 2 Action Points."})
        raid.set("""
            treasure | . +Thief -Spy
            my 1 | Mire
        """)
        raid.me.does("move Thief to treasure 1")
        assert raid.fact("action points") == 2
