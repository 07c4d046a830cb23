"""Eruma's card texts by strangers, played: numbers, comparisons and chance. Each is the text of `eruma.toml`
word for word, and what comes of it is what stands there beside it."""

from collections.abc import Iterator

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import raid_with
from rulewright.testing.scenes import Scenes, opened
from tests.cardtext.corpus.texts import text_of


@pytest.fixture
def scenes() -> Iterator[Scenes[RaidTable]]:
    yield from opened(raid_with)


def with_text(scenes: Scenes[RaidTable], number: int, facts: str, others: str = "") -> RaidTable:
    return scenes(f"{facts} | {text_of('eruma', number)}\n{others}")


WATCHER = "Eve: Henchman | Whenever an opponent steals a treasure, draw a card."


@pytest.mark.parametrize(("held", "is_over"), [(2, False), (9, True)])
def test_3_gaining_is_no_steal(scenes: Scenes[RaidTable], held: int, is_over: bool) -> None:
    raid = with_text(scenes, 3, "Aunt Sorrel: Thief", WATCHER)
    raid.set(f"""
        their 1 | Eve
        my 1    | Aunt-Sorrel
        me: treasure {held}
    """)
    raid.me.does("use Aunt Sorrel")
    assert raid.fact("my treasure") == held + 1
    assert raid.cards("their hand") == []
    assert (raid.result is not None) == is_over


@pytest.mark.parametrize("hand", ["Spy Thief", ""])
def test_17_as_many_as_were_in_hand(scenes: Scenes[RaidTable], hand: str) -> None:
    raid = with_text(scenes, 17, "Lady Ashgrove: Maniac")
    raid.set(f"""
        my 1 | Lady-Ashgrove
        me: hand {hand}
    """)
    raid.me.does("use Lady Ashgrove")
    assert len(raid.cards("my hand")) == len(hand.split())
    assert len(raid.cards("my graveyard")) == len(hand.split())


@pytest.mark.parametrize(
    ("line", "gained"),
    [
        ("+Mudlark-Queen +Thief -Second-Thief +(Third-Thief)", 2),
        ("+Mudlark-Queen +Thief +Second-Thief +Third-Thief +Spy", 3),
    ],
)
def test_22_three_at_most(scenes: Scenes[RaidTable], line: str, gained: int) -> None:
    raid = with_text(scenes, 22, "Mudlark Queen: Thief")
    raid.set(f"""
        treasure | {line}
    """)
    raid.me.does("use Mudlark Queen")
    assert raid.fact("my treasure") == gained


@pytest.mark.parametrize(
    ("mine", "theirs", "after"), [(2, 3, (3, 2)), (3, 3, (3, 3)), (4, 3, (4, 3))]
)
def test_34_only_from_who_has_more(
    scenes: Scenes[RaidTable], mine: int, theirs: int, after: tuple[int, int]
) -> None:
    raid = with_text(scenes, 34, "Fair Share Finn: Thief", WATCHER)
    raid.set(f"""
        their 1 | Eve
        my 1 | Fair-Share-Finn
        me: treasure {mine}
        them: treasure {theirs}
    """)
    raid.me.does("use Fair Share Finn")
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == after
    assert raid.cards("their hand") == []


@pytest.mark.parametrize(("roll", "gained"), [(0, 2), (1, 0)])
def test_37_heads_or_tails(scenes: Scenes[RaidTable], roll: int, gained: int) -> None:
    raid = with_text(scenes, 37, "Coin-Toss Cass: Thief")
    raid.set("my 1 | Coin-Toss-Cass", rolls=[roll])
    raid.me.does("use Coin-Toss Cass")
    assert raid.fact("my treasure") == gained
    turned_down = {change for change in raid.changed if "face-down" in change}
    assert bool(turned_down) == (roll == 1)


def test_54_who_has_more_discards_and_it_is_compared_once(scenes: Scenes[RaidTable]) -> None:
    raid = with_text(scenes, 54, "The Balance: Thief")
    raid.set("""
        my 1 | The-Balance
        me: hand Spy, graveyard Thief
        them: hand Spy Thief, graveyard Maniac Assassin
    """)
    raid.me.does("use The Balance")
    raid.them.does("choose Spy")
    assert raid.cards("their hand") == ["Thief"]
    assert raid.cards("my hand") == ["Spy"]


def test_54_as_many_and_both_draw(scenes: Scenes[RaidTable]) -> None:
    raid = with_text(scenes, 54, "The Balance: Thief")
    raid.set("""
        my 1 | The-Balance
        me: graveyard Thief
        them: graveyard Assassin
    """)
    raid.me.does("use The Balance")
    assert len(raid.cards("my hand")) == len(raid.cards("their hand")) == 1


@pytest.mark.parametrize(("spent", "gained"), [(0, 2), (2, 1), (3, 0)])
def test_59_action_points_that_are_left(scenes: Scenes[RaidTable], spent: int, gained: int) -> None:
    raid = with_text(scenes, 59, "The Misers Ghost: Thief")
    raid.set("""
        their 1 | .
        my 1    | The-Misers-Ghost
        them: hand Spy Thief Maniac
    """)
    raid.me.does("use The Misers Ghost", "end")
    for card in ["Spy", "Thief", "Maniac"][:spent]:
        raid.them.does(next(iter(sorted(raid.them.can(f"play {card}")))))
    raid.them.does("end")
    assert raid.fact("my treasure") == gained


RATS = """Bone Rat: Henchman | This Henchman can't be banished."""


def test_38_on_a_one_it_kills_itself(scenes: Scenes[RaidTable]) -> None:
    raid = with_text(scenes, 38, "Gravedigger Lumm: Maniac", RATS)
    raid.set("my 1 | Gravedigger-Lumm\nme: extra 3 Bone-Rat", rolls=[0])
    raid.me.does("use Gravedigger Lumm")
    assert raid.cards("my graveyard") == ["Gravedigger Lumm"]


@pytest.mark.parametrize("roll", [1, 4])
def test_38_on_2_to_5_one_rat_that_is_not_optional(scenes: Scenes[RaidTable], roll: int) -> None:
    raid = with_text(scenes, 38, "Gravedigger Lumm: Maniac", RATS)
    raid.set("my 1 | Gravedigger-Lumm\nme: extra 3 Bone-Rat", rolls=[roll])
    raid.me.does("use Gravedigger Lumm")
    offered = raid.me.can()
    assert offered
    assert all(choice.startswith("place") for choice in offered), offered
    raid.me.does(min(offered))
    assert len(raid.state.extras[0]) == 2


@pytest.mark.parametrize("summoned", [0, 2, 3])
def test_38_on_a_6_up_to_three(scenes: Scenes[RaidTable], summoned: int) -> None:
    raid = with_text(scenes, 38, "Gravedigger Lumm: Maniac", RATS)
    raid.set("my 1 | Gravedigger-Lumm\nme: extra 3 Bone-Rat", rolls=[5])
    raid.me.does("use Gravedigger Lumm")
    places = ["place my 1 2", "place my 1 3", "place my 2 1"]
    raid.me.does(*places[:summoned], *["enough"][: 3 - summoned])
    assert len(raid.state.extras[0]) == 3 - summoned
