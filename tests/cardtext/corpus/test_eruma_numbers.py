"""Eruma's card texts by strangers, played: numbers, comparisons and chance. Each is the text of `eruma.toml`
word for word, and what comes of it is what stands there beside it."""

from collections.abc import Iterator

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import raid_with
from rulewright.testing import rule
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


@rule("eruma/steal.once-per-card")
def test_3_she_may_still_steal_and_that_is_one(scenes: Scenes[RaidTable]) -> None:
    raid = with_text(scenes, 3, "Aunt Sorrel: Thief", WATCHER)
    raid.set("""
        their 1  | Eve
        treasure | +Aunt-Sorrel
    """)
    raid.me.does("use Aunt Sorrel")
    assert (raid.fact("my treasure"), raid.cards("their hand")) == (1, [])
    assert raid.me.can("steal") == {"steal with Aunt Sorrel"}
    raid.me.does("steal with Aunt Sorrel")
    assert (raid.fact("my treasure"), len(raid.cards("their hand"))) == (2, 1)
    assert raid.me.can("steal") == set()


@rule("eruma/ruling.amounts", "eruma/ruling.deck-out-only-in-draw-phase")
@pytest.mark.parametrize(
    ("hand", "deck", "drawn"),
    [
        ("Spy Thief", "Maniac Assassin Second-Spy", ["Assassin", "Maniac"]),
        ("Spy Thief", "Maniac", ["Maniac"]),
        ("", "Maniac", []),
    ],
)
def test_17_as_many_as_were_in_hand_or_as_there_are(
    scenes: Scenes[RaidTable], hand: str, deck: str, drawn: list[str]
) -> None:
    raid = with_text(scenes, 17, "Lady Ashgrove: Maniac")
    raid.set(f"""
        my 1 | Lady-Ashgrove
        me: hand {hand}, deck only {deck}
    """)
    raid.me.does("use Lady Ashgrove")
    assert sorted(raid.cards("my hand")) == drawn
    assert sorted(raid.cards("my graveyard")) == sorted(hand.split())
    for card in hand.split():
        assert f"Me discards {card}." in [line.text for line in raid.match.story(1)]
    assert not raid.state.over


@rule("eruma/ruling.amounts")
def test_17_a_card_that_is_kept_is_not_drawn_for(scenes: Scenes[RaidTable]) -> None:
    """Column four counts the hand before it is discarded. By `ruling.amounts` "that many" is what really was
    discarded, which is the same unless a text keeps a card from that."""
    raid = with_text(
        scenes, 17, "Lady Ashgrove: Maniac", "Warder: Henchman | Spies can't be discarded."
    )
    raid.set("""
        my 2 | Warder
        my 1 | Lady-Ashgrove
        me: hand Spy Thief, deck only Maniac Assassin
    """)
    raid.me.does("use Lady Ashgrove")
    assert sorted(raid.cards("my hand")) == ["Maniac", "Spy"]


@pytest.mark.parametrize(
    ("line", "gained"),
    [
        ("+Mudlark-Queen +Thief -Second-Thief +(Third-Thief)", 2),
        ("+Mudlark-Queen +Thief +Second-Thief +Third-Thief +Spy", 3),
    ],
)
def test_22_three_at_most(scenes: Scenes[RaidTable], line: str, gained: int) -> None:
    raid = with_text(
        scenes,
        22,
        "Mudlark Queen: Thief",
        "Imp: Henchman | Whenever you gain a treasure, draw a card.",
    )
    raid.set(f"""
        treasure | {line}
        my 1     | Imp
    """)
    raid.me.does("use Mudlark Queen")
    assert raid.fact("my treasure") == gained
    assert len(raid.cards("my hand")) == 1, "it is one gain"


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


PAWN = "Pawn: Henchman | Whenever you lose a treasure, gain 2 treasures."


@rule("eruma/ruling.taking")
def test_34_it_changes_hands_at_once(scenes: Scenes[RaidTable]) -> None:
    raid = with_text(scenes, 34, "Fair Share Finn: Thief", PAWN)
    raid.set("""
        their 1 | Pawn
        my 1    | Fair-Share-Finn
        me: treasure 8
        them: treasure 9
    """)
    raid.me.does("use Fair Share Finn")
    # Only when I have it their answer comes, by which they win.
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (9, 10)
    assert raid.result == [0, 100]


@rule("eruma/ruling.taking")
@pytest.mark.parametrize(
    "ban", ["Players can't lose a treasure.", "An opponent can't gain a treasure."]
)
def test_34_what_forbids_the_loss_or_the_gain_forbids_both(
    scenes: Scenes[RaidTable], ban: str
) -> None:
    raid = with_text(scenes, 34, "Fair Share Finn: Thief", f"Warder: Henchman | {ban}")
    raid.set("""
        their 1 | Warder
        my 1    | Fair-Share-Finn
        them: treasure 3
    """)
    raid.me.does("use Fair Share Finn")
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (0, 3)


@rule("eruma/ruling.taking")
def test_34_what_takes_the_place_of_the_loss_takes_that_of_the_gain(
    scenes: Scenes[RaidTable],
) -> None:
    raid = with_text(
        scenes,
        34,
        "Fair Share Finn: Thief",
        "Vault: Henchman | If you would lose a treasure, draw a card instead.",
    )
    raid.set("""
        their 1 | Vault
        my 1    | Fair-Share-Finn
        them: treasure 3
    """)
    raid.me.does("use Fair Share Finn")
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (0, 3)
    assert len(raid.cards("their hand")) == 1


@rule("eruma/ruling.taking")
def test_34_both_the_loss_and_the_gain_are_answered(scenes: Scenes[RaidTable]) -> None:
    raid = with_text(
        scenes,
        34,
        "Fair Share Finn: Thief",
        "Imp: Henchman | Whenever you gain a treasure, draw a card.\n"
        "Pest: Henchman | Whenever you lose a treasure, draw a card.",
    )
    raid.set("""
        their 1 | Pest
        my 2    | Imp
        my 1    | Fair-Share-Finn
        them: treasure 3
    """)
    raid.me.does("use Fair Share Finn")
    assert (len(raid.cards("my hand")), len(raid.cards("their hand"))) == (1, 1)


@pytest.mark.parametrize(("roll", "gained"), [(0, 2), (1, 0)])
def test_37_heads_or_tails(scenes: Scenes[RaidTable], roll: int, gained: int) -> None:
    raid = with_text(scenes, 37, "Coin-Toss Cass: Thief")
    raid.set("my 1 | Coin-Toss-Cass", rolls=[roll])
    raid.me.does("use Coin-Toss Cass")
    assert raid.fact("my treasure") == gained
    turned_down = {change for change in raid.changed if "face-down" in change}
    assert bool(turned_down) == (roll == 1)


BALANCE = """
    my 1 | The-Balance
    me: hand Spy, graveyard {}
    them: hand Spy Thief, graveyard {}
"""


@rule("eruma/ruling.the-most")
def test_54_who_has_more_discards_and_it_is_compared_once(scenes: Scenes[RaidTable]) -> None:
    raid = with_text(scenes, 54, "The Balance: Thief")
    raid.set(BALANCE.format("Thief", "Maniac Assassin"))
    raid.me.does("use The Balance")
    assert raid.them.can() == {"choose Spy", "choose Thief"}
    raid.them.does("choose Spy")
    assert raid.cards("their hand") == ["Thief"]
    assert raid.cards("my hand") == ["Spy"]
    raid.set(BALANCE.format("Thief Maniac", "Assassin"))
    raid.me.does("use The Balance", "choose Spy")
    assert raid.cards("my hand") == []
    assert raid.cards("their hand") == ["Spy", "Thief"]


@rule("eruma/ruling.the-most")
def test_54_a_discard_that_evens_it_out_makes_nobody_draw(scenes: Scenes[RaidTable]) -> None:
    raid = with_text(
        scenes,
        54,
        "The Balance: Thief",
        "Gull: Henchman | Whenever an opponent discards a card, put the top 2 cards of your Deck into your Graveyard.",
    )
    raid.set("my 2 | Gull\n" + BALANCE.format("Thief", "Maniac Assassin"))
    raid.me.does("use The Balance")
    raid.them.does("choose Spy")
    assert len(raid.cards("my graveyard")) == len(raid.cards("their graveyard")) == 3
    assert (raid.cards("my hand"), raid.cards("their hand")) == (["Spy"], ["Thief"])


def test_54_as_many_and_both_draw(scenes: Scenes[RaidTable]) -> None:
    raid = with_text(scenes, 54, "The Balance: Thief")
    raid.set(BALANCE.format("Thief", "Assassin"))
    raid.me.does("use The Balance")
    assert (len(raid.cards("my hand")), len(raid.cards("their hand"))) == (2, 3)


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


@rule("eruma/action.no-carry-over", "eruma/turn.pass")
def test_59_the_pass_comes_after_the_rest_phase(scenes: Scenes[RaidTable]) -> None:
    raid = with_text(
        scenes,
        59,
        "The Misers Ghost: Thief",
        "Axe: Henchman | Whenever you discard a card, kill each Thief an opponent controls.",
    )
    raid.set("""
        their 1 | Axe
        my 1    | The-Misers-Ghost
        them: hand Spy Thief Maniac Assassin Second-Spy Second-Thief
    """)
    raid.me.does("use The Misers Ghost", "end")
    raid.them.does("end", "discard Spy")
    assert raid.cards("my graveyard") == ["The Misers Ghost"]
    assert raid.fact("my treasure") == 0


@pytest.mark.parametrize(("spent", "gained"), [(0, 1), (1, 0)])
def test_59_of_a_turn_with_one_point_that_one_is_left(
    scenes: Scenes[RaidTable], spent: int, gained: int
) -> None:
    raid = with_text(
        scenes,
        59,
        "The Misers Ghost: Thief",
        "Leech: Henchman | An opponent has only one Action Point.",
    )
    raid.set("""
        their 1 | Spy
        my 2    | Leech
        my 1    | The-Misers-Ghost
    """)
    raid.me.does("use The Misers Ghost", "end")
    assert raid.fact("action points") == 1
    raid.them.does(*["move Spy to their 2 1"] * spent, "end")
    assert raid.fact("my treasure") == gained


@rule("eruma/ruling.extra-turns", "eruma/speed.slow-ends")
def test_59_is_over_before_the_extra_turn_of_text_48(scenes: Scenes[RaidTable]) -> None:
    """Column four lets 59 count what is left of the one point of 48. By the book it never does: 48 is used in the turn
    that a Slow power waits for, and that power is over when they pass it, before the extra turn."""
    clockless = f"The Clockless: Maniac | {text_of('eruma', 48)}"
    raid = with_text(scenes, 59, "The Misers Ghost: Thief", clockless)
    raid.set("""
        their 1 | The-Clockless Spy
        my 1    | The-Misers-Ghost
    """)
    raid.me.does("use The Misers Ghost", "end")
    raid.them.does("use The Clockless", "move Spy to their 2 2", "end")
    assert (raid.fact("my treasure"), raid.fact("active"), raid.fact("action points")) == (
        1,
        "their",
        1,
    )
    raid.them.does("end")
    assert (raid.fact("my treasure"), raid.fact("active")) == (1, "my")


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
