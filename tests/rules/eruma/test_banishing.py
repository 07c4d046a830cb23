"""Banishing: `banish.*`."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule

EVERYWHERE = ["hand", "deck", "graveyard", "extra deck"]


@rule("eruma/banish.out-of-game")
@pytest.mark.parametrize("card", ["Thief", "Hound"])
def test_a_banished_card_leaves_the_playfield_and_goes_to_no_other_place(
    raid: RaidTable, card: str
) -> None:
    raid.set(f"""
        their 1 | {card}
        my 1    | Exorcist
    """)
    raid.me.does("use Exorcist", f"choose {card}")
    assert raid.changed == {
        f"their 1 1: their {card} -> empty",
        f"their banished: +{card}",
        "my 1 1: my Exorcist -> my Exorcist, exhausted right",
        "action points: 3 -> 2",
    }


@rule("eruma/banish.out-of-game")
def test_a_card_taken_over_is_banished_as_its_owners(raid: RaidTable) -> None:
    raid.set("""
        their 1 | Thief*
        my 1    | Exorcist
        me:     banished Spy
    """)
    raid.me.does("use Exorcist", "choose Thief")
    assert "my banished: +Thief" in raid.changed
    assert raid.at("their 1 1") == "empty"


@rule("eruma/banish.no-return")
def test_a_banished_outlaw_is_not_brought_back_from_the_graveyard(raid: RaidTable) -> None:
    raid.set("""
        my 1 | Grave-Robber
        me:  graveyard Spy Maniac, banished Thief, deck none
    """)
    raid.me.does("use Grave Robber")
    assert raid.me.can() == {"choose Spy", "choose Maniac"}
    raid.me.does("choose Spy")
    assert raid.me.can("play") == {f"play Spy to my 1 {column}" for column in range(2, 6)}


@rule("eruma/banish.no-return")
def test_a_banished_henchman_cannot_be_summoned_again(raid: RaidTable) -> None:
    raid.set("""
        my 1 | Kennel-Master
        me:  extra Rat, banished Hound
    """)
    raid.me.does("use Kennel Master")
    assert raid.changed == {
        "my 1 1: my Kennel Master -> my Kennel Master, exhausted right",
        "action points: 3 -> 2",
    }


@rule("eruma/banish.no-return")
def test_a_banished_card_is_there_again_in_the_next_game(raid: RaidTable) -> None:
    raid.set("""
        their 1 | Thief
        my 1    | Exorcist
    """)
    raid.me.does("use Exorcist", "choose Thief")
    assert raid.cards("their banished") == ["Thief"]
    raid.start(seed=3)
    for whose in ("my", "their"):
        assert raid.cards(f"{whose} banished") == []
    everything = raid.cards("their hand") + raid.cards("their deck") + raid.cards("my hand")
    assert "Thief" in everything + raid.cards("my deck")
