"""Rulings on types: `ruling.curse`, `ruling.type-timing`, `ruling.evasive-stays-down`."""

from typing import Any

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule


def known_in_hand(raid: RaidTable, whose: str, seen_by: str | None) -> list[str]:
    """The cards of a hand whose faces a seat, or a spectator, knows."""
    view: dict[str, Any] = raid.view(seen_by)
    return [card["card"] for card in view["sides"][raid.seat(whose)]["hand"]]


class TestCurse:
    """Albatross: whenever you steal a treasure, an opponent draws a card."""

    @rule("eruma/ruling.curse")
    def test_it_works_by_itself_for_nothing_and_cannot_be_blocked(self, raid: RaidTable) -> None:
        raid.set("""
            their 1  | (Spy)
            treasure | +Spy
            me:      hand Albatross
            them:    deck Thief
        """)
        raid.me.does("steal with Spy")
        assert raid.changed == {
            "treasure 1: my Spy -> my Spy, stole",
            "my treasure: 0 -> 1",
            "their hand: +Thief",
            "their deck: -Thief",
            "action points: 3 -> 2",
        }
        assert raid.asked() == ["me"]

    @rule("eruma/ruling.curse")
    def test_it_falls_on_whom_the_text_names_and_works_only_for_its_owner(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            active them
            treasure | -Spy
            me:      hand Albatross
        """)
        raid.them.does("steal with Spy")
        assert (raid.cards("my hand"), raid.cards("their hand")) == (["Albatross"], [])

    @rule("eruma/ruling.curse", "eruma/ruling.hidden-information")
    def test_the_card_is_shown_when_its_curse_first_does_something(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | +Spy
            me:      hand Albatross Maniac
        """)
        assert known_in_hand(raid, "me", "them") == []
        assert "Me shows the Curse Albatross." not in raid.told("them")
        raid.me.does("steal with Spy")
        for who in ("them", None):
            assert known_in_hand(raid, "me", who) == ["albatross"]
        assert "Me shows the Curse Albatross." in raid.told("them")

    @rule("eruma/ruling.curse")
    def test_a_curse_that_forbids_something_is_shown_when_that_would_have_happened(
        self, raid: RaidTable
    ) -> None:
        """Millstone: you can't draw a card."""
        raid.set("""
            active them
            my 1 | .
            me:  deck Millstone Spy
        """)
        raid.them.does("end")
        assert raid.cards("my hand") == ["Millstone"]
        assert known_in_hand(raid, "me", "them") == []
        raid.me.does("end")
        raid.them.does("end")
        assert "Me shows the Curse Millstone." in raid.told("them")
        assert known_in_hand(raid, "me", "them") == ["millstone"]
        assert raid.cards("my hand") == ["Millstone"]

    @rule("eruma/ruling.curse", "eruma/turn.hand-limit")
    def test_a_limit_is_noticed_when_cards_must_be_discarded(self, scenes: Scenes) -> None:
        raid = scenes("Pin: Curse Spy | Curse: Your hand limit is 3. Quick: Draw 2 cards.")
        raid.set("""
            my 1 | .
            me:  hand Pin Spy, deck Thief Second-Thief
        """)
        raid.me.does("end")
        assert known_in_hand(raid, "me", "them") == []
        raid.them.does("end")
        raid.me.does("end")
        assert known_in_hand(raid, "me", "them") == []
        raid.them.does("end")
        raid.me.does("end")
        assert known_in_hand(raid, "me", "them") == ["pin"]
        raid.me.does("discard Spy")

    @rule("eruma/ruling.curse", "eruma/ruling.hidden-information")
    def test_a_curse_on_what_the_opponent_may_do_is_shown_at_once(self, scenes: Scenes) -> None:
        raid = scenes(
            "Pin: Curse Spy | Curse: Cards an opponent controls can't move. Quick: Draw 2 cards."
        )
        raid.set("""
            active them
            their 1 | Thief
            me:  deck Pin Spy
        """)
        raid.them.does("end")
        assert known_in_hand(raid, "me", "them") == ["pin"]

    @rule("eruma/ruling.curse")
    def test_a_curse_on_free_steals_is_shown_when_one_fails(self, scenes: Scenes) -> None:
        raid = scenes(
            "Pin: Curse Spy | Curse: Thieves an opponent controls don't steal for free. Quick: Draw 2 cards."
        )
        raid.set("""
            treasure | -Thief
            me:  hand Pin
        """)
        assert known_in_hand(raid, "me", "them") == []
        raid.me.does("end")
        assert known_in_hand(raid, "me", "them") == ["pin"]
        assert raid.fact("their treasure") == 0

    @rule("eruma/ruling.curse", "eruma/ruling.hidden-information")
    def test_a_curse_on_a_skill_is_shown_when_the_skill_does_not_work(self, scenes: Scenes) -> None:
        raid = scenes(
            "Penny: Curse Spy | Curse: Thieves an opponent controls don't steal for free. Quick: Draw 2 cards."
        )
        raid.set("""
            active them
            my 2 | Thief
            them: hand Penny
        """)
        raid.them.does("end")
        assert known_in_hand(raid, "them", "me") == []
        raid.me.does("move Thief to treasure 1", "end")
        raid.them.does("end")
        assert raid.fact("my treasure") == 0
        assert known_in_hand(raid, "them", "me") == ["penny"]
        assert "Them shows the Curse Penny." in raid.told("me")

    @rule("eruma/ruling.curse")
    def test_it_ends_when_the_card_is_played(self, raid: RaidTable) -> None:
        raid.set("""
            my 1 | Assassin
            me:  hand Millstone, deck Spy
        """)
        raid.me.does("use Assassin")
        assert raid.cards("my hand") == ["Millstone"]
        raid.me.does("play Millstone to my 1 2", "end")
        assert known_in_hand(raid, "me", "them") == []
        raid.them.does("end")
        assert raid.cards("my hand") == ["Spy"]

    @rule("eruma/ruling.curse")
    def test_the_rest_of_its_text_is_a_power_as_usual(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | (Spy)
            my 1    | Albatross
            me:     deck only Thief Maniac
        """)
        raid.me.does("use Albatross")
        raid.them.does("let")
        assert raid.cards("my hand") == ["Thief", "Maniac"]
        assert raid.at("my 1 1") == "my Albatross, exhausted right"


class TestTiming:
    @rule("eruma/ruling.type-timing")
    @pytest.mark.parametrize("mark", ["", "<", ">"])
    def test_types_are_used_between_actions_also_without_points_or_exhausted(
        self, raid: RaidTable, mark: str
    ) -> None:
        raid.set(f"""
            points 1
            my 1 | Evasive-Thief{mark} Flying-Spy{mark} Thief
        """)
        assert raid.me.can("hide", "fly") == {"hide Evasive Thief", "fly Flying Spy"}
        raid.me.does("move Thief to my 2 3")
        assert raid.me.can() == {"hide Evasive Thief", "fly Flying Spy", "end"}
        raid.me.does("hide Evasive Thief", "fly Flying Spy")
        assert raid.me.can() == {"end"}

    @rule("eruma/ruling.type-timing")
    def test_they_are_not_used_in_the_middle_of_something(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | Thief Second-Thief
            my 1    | Evasive-Thief Flying-Spy Jailer
        """)
        raid.me.does("use Jailer")
        assert raid.me.can() == {"choose Thief", "choose Second Thief"}
        raid.me.does("choose Thief")

    @rule("eruma/ruling.type-timing")
    def test_they_are_not_used_in_the_other_phases(self, raid: RaidTable) -> None:
        """In the ready step and when discarding there is nothing else on offer."""
        raid.set("""
            phase planning
            my 1 | Evasive-Thief Flying-Spy Tracker>
            me:  hand Thief Spy Maniac Assassin Second-Thief Second-Spy Second-Maniac
            live: my 1 3
        """)
        assert raid.me.can() == {"keep Tracker", "ready Tracker"}
        raid.me.does("ready Tracker", "end")
        assert raid.me.can() == raid.me.can("discard")
        raid.me.does("discard Thief")


class TestEvasiveStaysDown:
    @rule("eruma/ruling.evasive-stays-down")
    def test_only_the_controllers_next_flip_step_turns_it_up(self, raid: RaidTable) -> None:
        raid.set("""
            my 1 | Evasive-Thief
        """)
        raid.me.does("hide Evasive Thief")
        assert raid.me.can() == {"end"}
        raid.me.does("end")
        assert raid.at("my 1 1") == "my Evasive Thief, face-down"
        raid.them.does("end")
        assert raid.at("my 1 1") == "my Evasive Thief"
        assert raid.me.can("hide") == {"hide Evasive Thief"}

    @rule("eruma/ruling.evasive-stays-down")
    def test_a_spy_that_hid_may_block(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | Fence
            my 1    | Veiled-Spy
        """)
        raid.me.does("hide Veiled Spy", "end")
        raid.them.does("use Fence")
        assert raid.me.can() == {"block with Veiled Spy", "let"}
        raid.me.does("block with Veiled Spy")
        assert raid.at("my 1 1") == "my Veiled Spy"
        assert raid.fact("their treasure") == 0
