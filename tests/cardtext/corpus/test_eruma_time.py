"""Texts of strangers for Eruma, as they stand: what they say about time."""

from collections.abc import Iterator

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes, raid_with
from rulewright.testing.scenes import opened
from tests.cardtext.corpus.texts import text_of


def text(number: int) -> str:
    return text_of("eruma", number)


@pytest.fixture
def scenes() -> Iterator[Scenes]:
    yield from opened(raid_with)


def test_10_each_steal_in_the_opponents_turn_draws(scenes: Scenes) -> None:
    raid = scenes({"Willy": f"Thief: {text(10)}", "Purse": "Maniac: Quick: Gain a treasure."})
    raid.set("""
        their 1  | Purse
        treasure | -Thief -Spy
        my 1     | Willy
    """)
    raid.me.does("use Willy", "end")
    assert len(raid.cards("my hand")) == 1, "their Thief has stolen for free"
    raid.them.does("steal with Spy")
    assert len(raid.cards("my hand")) == 2
    raid.them.does("use Purse")
    assert len(raid.cards("my hand")) == 2, "a gain is no steal"


def test_21_the_attacker_dies_once_the_attack_is_over(scenes: Scenes) -> None:
    raid = scenes({"Marten": f"Assassin: {text(21)}"})
    raid.set("""
        treasure | -Spy +Thief
        my 1     | Marten
    """)
    raid.me.does("use Marten", "end")
    raid.them.does("attack Thief with Spy")
    assert (raid.cards("my graveyard"), raid.cards("their graveyard")) == (["Thief"], ["Spy"])


def test_21_its_own_death_ends_the_power(scenes: Scenes) -> None:
    raid = scenes({"Marten": f"Assassin: {text(21)}"})
    raid.set("treasure | -Assassin +Marten")
    raid.me.does("use Marten", "end")
    raid.them.does("attack Marten with Assassin")
    assert raid.at("treasure 2") == "their Assassin"


def test_21_a_regenerative_attacker_turns_down(scenes: Scenes) -> None:
    raid = scenes(
        {"Marten": f"Assassin: {text(21)}", "Weed": "Regenerative Spy: Quick: Draw 4 cards."}
    )
    raid.set("""
        treasure | -Weed +Thief
        my 1     | Marten
    """)
    raid.me.does("use Marten", "end")
    raid.them.does("attack Thief with Weed")
    assert raid.at("treasure 2") == "their Weed, face-down"


def test_24_the_first_move_action_is_free_and_an_attack_is_none(scenes: Scenes) -> None:
    raid = scenes({"Bastian": f"Thief: {text(24)}"})
    raid.set("""
        treasure | +Assassin -Spy
        my 1     | Bastian> Second-Spy
        live: my 1 1
    """)
    raid.me.does("attack Spy with Assassin", "move Second Spy to my 2 2")
    assert raid.fact("action points") == 2
    raid.me.does("move Second Spy to my 1 2")
    assert raid.fact("action points") == 1


def test_24_a_move_before_the_power_was_the_first(scenes: Scenes) -> None:
    raid = scenes({"Bastian": f"Thief: {text(24)}"})
    raid.set("my 1 | Bastian Spy")
    raid.me.does("move Spy to my 2 2", "use Bastian", "move Spy to my 1 2")
    assert raid.fact("action points") == 0


@pytest.mark.parametrize(("steals", "gained"), [(["steal with Spy"], 0), ([], 2)])
def test_31_nothing_stolen_in_their_turn(scenes: Scenes, steals: list[str], gained: int) -> None:
    raid = scenes({"Mite": f"Thief: {text(31)}", "Purse": "Maniac: Quick: Gain a treasure."})
    raid.set("""
        their 1  | Purse
        treasure | -Spy
        my 1     | Mite
    """)
    raid.me.does("use Mite", "end")
    raid.them.does(*steals, "use Purse", "end")
    assert raid.fact("my treasure") == gained


def test_40_only_the_first_that_enters_treasure(scenes: Scenes) -> None:
    raid = scenes({"Kate": f"Assassin: {text(40)}"})
    raid.set("""
        their 2 | Spy Thief
        my 1    | Kate
    """)
    raid.me.does("use Kate", "end")
    raid.them.does("move Spy to treasure 1")
    assert raid.at("treasure 1") == "empty"
    raid.them.does("move Thief to treasure 2")
    assert raid.at("treasure 2") == "their Thief"


def test_43_the_first_steal_of_each_turn_is_taken(scenes: Scenes) -> None:
    raid = scenes({"Receiver": f"Invulnerable Thief: {text(43)}"})
    raid.set("""
        treasure | -Spy -Maniac
        my 1     | Receiver
    """)
    raid.me.does("use Receiver", "end")
    raid.them.does("steal with Spy")
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (1, 0)
    assert raid.fact("action points") == 2
    raid.them.does("steal with Maniac")
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (1, 1)


def test_46_three_treasures_at_the_start_of_the_next_turn(scenes: Scenes) -> None:
    raid = scenes({"Elsbeth": f"Thief: {text(46)}"})
    raid.set("treasure | +Elsbeth")
    raid.me.does("use Elsbeth", "end")
    raid.them.does("end")
    assert raid.fact("my treasure") == 4, "three, and what a Thief steals"


def test_46_nothing_if_she_left_treasure(scenes: Scenes) -> None:
    raid = scenes({"Elsbeth": f"Thief: {text(46)}"})
    raid.set("treasure | +Elsbeth")
    raid.me.does("use Elsbeth", "move Elsbeth to my 2 1", "end")
    raid.them.does("end")
    assert raid.fact("my treasure") == 0


def test_47_the_first_action_is_an_attack_if_there_is_one(scenes: Scenes) -> None:
    raid = scenes({"Taunter": f"Spy: {text(47)}"})
    raid.set("""
        treasure | -Spy +Thief
        my 1     | Taunter
    """)
    raid.me.does("use Taunter", "end")
    assert raid.them.can() == {"attack Thief with Spy", "end"}
    raid.them.does("attack Thief with Spy")
    assert raid.them.can("steal") == {"steal with Spy"}


def test_48_one_extra_turn_with_one_point(scenes: Scenes) -> None:
    raid = scenes({"Clockless": f"Maniac: {text(48)}"})
    raid.set("my 1 | Clockless Spy")
    raid.me.does("use Clockless", "end")
    assert (raid.fact("active"), raid.fact("action points")) == ("my", 1)
    raid.me.does("use Clockless", "end")
    assert raid.fact("active") == "their"


def test_50_who_attacked_in_the_opponents_previous_turn(scenes: Scenes) -> None:
    raid = scenes({"Ledger": f"Assassin: {text(50)}"})
    raid.set("""
        turn 4, active them
        treasure | +Thief -Spy . -Maniac
        my 1     | Ledger
    """)
    assert raid.me.can() == set()
    raid.them.does("attack Thief with Spy", "end")
    raid.me.does("use Ledger")
    assert raid.me.can("choose") == {"choose Spy"}
    raid.me.does("choose Spy")
    assert raid.cards("their graveyard") == ["Spy"]


def test_57_every_draw_is_doubled_once(scenes: Scenes) -> None:
    raid = scenes({"Echo": f"Thief: {text(57)}", "Two": "Maniac: Quick: Draw 2 cards."})
    raid.set("my 1 | Echo Two")
    raid.me.does("use Echo", "use Two")
    assert len(raid.cards("my hand")) == 4
