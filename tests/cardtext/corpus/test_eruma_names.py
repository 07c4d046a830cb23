"""Texts of strangers for Eruma, as they stand: counters, names, copies, open hands and shuffled positions."""

from collections.abc import Iterator
from typing import Any, ClassVar, cast

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes, raid_with
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
