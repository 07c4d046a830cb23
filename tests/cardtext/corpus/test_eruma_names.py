"""Texts of strangers for Eruma, as they stand: counters, names, copies, open hands and shuffled positions."""

from collections.abc import Iterator
from typing import Any, ClassVar, cast

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes, raid_with
from rulewright.testing import rule
from rulewright.testing.scenes import opened
from tests.cardtext.corpus.texts import text_of


def text(number: int) -> str:
    return text_of("eruma", number)


def counters(raid: RaidTable) -> dict[str, object]:
    """All counters that lie anywhere."""
    facts = raid.game.rules.facts(raid.match.state)
    return {name: fact for name, fact in facts.items() if name.endswith(" counters")}


@pytest.fixture
def scenes() -> Iterator[Scenes]:
    yield from opened(raid_with)


class TestJarKeeper:
    CARDS: ClassVar = {
        "Jar": f"Thief: {text(49)}",
        "Fence": "Maniac: Quick: Steal 2 treasures.",
        "Purse": "Maniac: Quick: Gain a treasure.",
        "Lamp": "Maniac: Quick: Ready target Thief.",
        "Wind": "Maniac: Quick: Return target Thief to its owner's hand.",
    }

    def test_every_single_steal_of_its_player_is_a_coin_and_three_are_two_treasures(
        self, scenes: Scenes
    ) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            treasure | +Thief
            my 1     | Jar Fence Purse
            turn 5, points 4
        """)
        raid.me.does("use Jar", "use Purse")
        assert raid.fact("my treasure") == 1  # gaining is no steal
        raid.me.does("steal with Thief")
        assert raid.fact("my 1 1 coin counters") == 1
        assert raid.fact("my treasure") == 2
        raid.me.does("use Fence")
        assert raid.fact("my treasure") == 6
        assert counters(raid) == {}

    def test_steals_of_the_opponent_put_none_there(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            treasure | -Spy
            my 1     | Jar
        """)
        raid.me.does("use Jar", "end")
        raid.them.does("steal with Spy")
        assert counters(raid) == {}

    def test_coins_stay_when_the_power_lapses_and_go_when_the_card_leaves(
        self, scenes: Scenes
    ) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            treasure | +Spy
            my 1     | Jar Fence Lamp Wind
            turn 5, points 5
        """)
        raid.me.does("use Jar", "use Fence")
        assert raid.fact("my 1 1 coin counters") == 2
        raid.me.does("use Lamp", "choose Jar", "steal with Spy")
        assert raid.fact("my 1 1 coin counters") == 2  # they lie there and do nothing
        raid.me.does("use Wind", "choose Jar")
        assert counters(raid) == {}


class TestTheNamer:
    CARDS: ClassVar = {"Namer": f"Spy: {text(36)}"}

    def test_any_card_may_be_named_and_the_named_one_is_discarded(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            my 1  | Namer
            me:   hand Second-Thief
            them: hand Thief Second-Thief Spy
        """)
        raid.me.does("use Namer")
        assert {"name Thief", "name Namer", "name Fourth Maniac"} <= raid.me.can()
        raid.me.does("name Second Thief")
        assert raid.cards("their hand") == ["Thief", "Spy"]
        assert raid.cards("their graveyard") == ["Second Thief"]
        assert raid.cards("my hand") == ["Second Thief"]  # only the opponent's hand is asked
        assert any("names Second Thief" in line for line in raid.told("them"))

    def test_who_does_not_have_it_shows_nothing(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            my 1  | Namer
            them: hand Thief Spy, graveyard Maniac
        """)
        raid.me.does("use Namer", "name Maniac")
        assert raid.changed == {
            "action points: 3 -> 2",
            "my 1 1: my Namer -> my Namer, exhausted right",
        }
        seen = cast("dict[str, Any]", raid.view("me"))
        assert seen["sides"][1]["hand"] == []


class TestTheUnderstudy:
    CARDS: ClassVar = {
        "Double": f"Thief: {text(42)}",
        "Other Double": "Spy: Quick: Use the Quick power of target Outlaw as its own.",
        "Knife": "Assassin: Quick: Kill target Outlaw adjacent to this card.",
        "Pyre": "Maniac: Quick: Discard a card: gain 2 treasures.",
        "Lamp": "Spy: Slow: Whenever you draw a card, gain a treasure.",
    }

    @rule("eruma/ruling.used-power")
    def test_all_targets_are_chosen_at_the_trigger_and_this_card_is_the_understudy(
        self, scenes: Scenes
    ) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            their 2  | (Spy)
            treasure | -Thief -Second-Thief
            my 2     | Double
            my 1     | . . . . Knife
        """)
        raid.me.does("use Double")
        assert "choose Knife" in raid.me.can()
        raid.me.does("choose Knife")
        assert raid.me.can() == {"choose Thief"}  # adjacent to the Understudy
        raid.me.does("choose Thief")
        assert raid.them.can() == {
            "block with Spy",
            "let",
        }  # the opponent may block, knowing the target
        assert "Thief" in raid.prompt("them")
        raid.them.does("let")
        assert raid.cards("their graveyard") == ["Thief"]
        assert raid.at("my 1 5") == "my Knife"
        assert raid.at("my 2 1") == "my Double, exhausted right"
        assert raid.fact("action points") == 2

    def test_the_price_is_paid_at_the_trigger_and_must_be_payable(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            my 1 | Double Pyre
        """)
        raid.me.refused("use Double", because="ruling.needs-legal-target")
        raid.set("""
            my 1 | Double Pyre
            me: hand Spy
        """)
        raid.me.does("use Double", "choose Pyre", "choose Spy")
        assert raid.fact("my treasure") == 2
        assert raid.cards("my graveyard") == ["Spy"]

    def test_neither_slow_powers_nor_powers_that_use_others(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            my 1 | Double Lamp Other-Double
        """)
        raid.me.refused("use Double", because="ruling.needs-legal-target")


class TestTheConfessor:
    CARDS: ClassVar = {
        "Priest": f"Spy: {text(51)}",
        "Toll": "Maniac: Quick: An opponent discards a card.",
        "Gust": "Maniac: Quick: Discard a random card in your hand.",
        "Loss": "Thief: Quick: Discard a card, then gain a treasure.",
    }

    @staticmethod
    def hand_seen(raid: RaidTable, who: str, side: int) -> list[str]:
        seen = cast("dict[str, Any]", raid.view(who))
        return sorted(card["card"] for card in seen["sides"][side]["hand"])

    @rule("eruma/ruling.open-hand")
    def test_the_hand_is_open_for_that_turn_only(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            my 1  | Priest
            them: hand Thief Spy, deck Maniac Second-Maniac Third-Maniac
            me:   deck Second-Spy
        """)
        raid.me.does("use Priest")
        assert self.hand_seen(raid, "me", 1) == []
        raid.me.does("end")
        assert self.hand_seen(raid, "me", 1) == ["maniac", "spy", "thief"]
        raid.them.does("end")
        raid.me.does("end")
        assert self.hand_seen(raid, "me", 1) == [
            "maniac",
            "spy",
            "thief",
        ]  # not what was drawn then
        assert len(raid.cards("their hand")) == 4

    def test_its_player_chooses_what_the_opponent_discards(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            my 1    | Priest
            their 1 | Loss
            them: hand Thief Spy, deck Maniac
        """)
        raid.me.does("use Priest", "end")
        raid.them.does("use Loss")
        assert raid.me.can() == {"choose Thief", "choose Spy", "choose Maniac"}
        raid.me.does("choose Spy")
        assert raid.cards("their graveyard") == ["Spy"]

    def test_in_the_rest_phase_too(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            my 1  | Priest
            them: hand Thief Spy Second-Spy Third-Spy Fourth-Spy Second-Maniac, deck Maniac
        """)
        raid.me.does("use Priest", "end")
        raid.them.does("end")
        assert len(raid.me.can()) == 7
        raid.me.does("choose Thief")
        assert raid.cards("their graveyard") == ["Thief"]

    def test_at_random_stays_random(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set(
            """
            my 1    | Priest
            their 1 | Gust
            them: hand Thief Spy, deck Maniac
        """,
            rolls=[0],
        )
        raid.me.does("use Priest", "end")
        raid.them.does("use Gust")
        assert len(raid.cards("their graveyard")) == 1


class TestNobody:
    CARDS: ClassVar = {"Nobody": f"Spy: {text(60)}"}

    @rule("eruma/ruling.rearranged")
    def test_face_down_cards_change_places_and_are_strangers(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("""
            my 1 | Nobody (Thief)? (Spy)? (Maniac)? (Assassin)?
        """)
        raid.me.does("use Nobody")
        assert {
            "choose Thief",
            "choose Spy",
            "choose Maniac",
            "choose Assassin",
            "enough",
        } == raid.me.can()
        raid.me.does("choose Thief", "choose Spy", "choose Maniac")
        raid.me.does("choose Maniac", "choose Spy")
        assert [raid.at(f"my 1 {column}") for column in (2, 3, 4, 5)] == [
            "my Maniac, face-down",
            "my Spy, face-down",
            "my Thief, face-down",
            "my Assassin, face-down",
        ]
        seen = cast("dict[str, Any]", raid.view("them"))
        assert [seen["field"][column]["card"] for column in (1, 2, 3, 4)] == [
            None,
            None,
            None,
            "assassin",
        ]
        own = cast("dict[str, Any]", raid.view("me"))
        assert [own["field"][column]["card"] for column in (1, 2, 3)] == ["maniac", "spy", "thief"]
        assert not any("Thief" in line for line in raid.told("them"))

    def test_none_need_be_chosen(self, scenes: Scenes) -> None:
        raid = scenes(self.CARDS)
        raid.set("my 1 | Nobody (Thief)?")
        raid.me.does("use Nobody", "enough")
        seen = cast("dict[str, Any]", raid.view("them"))
        assert seen["field"][1]["card"] == "thief"
