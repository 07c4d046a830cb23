"""Shipped cards whose texts are made of keywords and phrases that other cards show too: each does what it says."""

from pathlib import Path

import pytest

from rulewright.games.elma.cards.content import read_shipped
from rulewright.games.elma.testing.shipped_cards import keywords_of_battle
from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/keyword.pro")
@pytest.mark.parametrize(
    ("kuski", "level", "best"),
    [
        ("Sixth-Gear", "Acrossity", "37 (1)"), ("Sixth-Gear", "OneLifer", "32 (1)"),
        ("Zigzag-Zoe", "Acrossity", "41 (1)"), ("Zigzag-Zoe", "Min01", "38 (1)"),
        ("Lanternjaw", "Acrossity", "48 (1)"), ("Lanternjaw", "Glass02", "44 (1)"),
    ],
)  # fmt: skip
def test_pros_of_our_own_kuskis(shipped: RaceTable, kuski: str, level: str, best: str) -> None:
    shipped.set(f"battle: {level} 2\n me: online {kuski}")
    name = kuski.replace("-", " ")
    shipped.me.does(f"enter {name}")
    assert shipped.fact(f"{name} in battle") == best


@rule("elma/keyword.slowness", "elma/keyword.pro")
def test_zigzag_zoe_is_faster_on_tricky_levels_also_where_slow_is_good(shipped: RaceTable) -> None:
    shipped.set("battle: Slowpoke 2\n me: online Zigzag-Zoe")
    shipped.me.does("enter Zigzag Zoe")
    assert shipped.fact("Zigzag Zoe in battle") == "30 (1)"


@rule("elma/keyword.watchful", "elma/ruling.watchful-entry")
def test_lanternjaw_enters_a_pre_announced_level_while_offline_and_makes_casuals_faster(
    shipped: RaceTable,
) -> None:
    shipped.set("battle: Glass02 2\n me: offline Lanternjaw, online Cherrybomb Adi")
    shipped.me.does("enter Lanternjaw", "enter Cherrybomb", "enter Adi")
    cherrybomb = shipped.state.drives[1]
    printed = shipped.state.cards.records[shipped.state.definition[cherrybomb.card]][0]
    assert cherrybomb.fastest == printed - 40
    assert shipped.fact("Adi in battle") == "38 (1)"


@rule("elma/ruling.turns-before-finish", "elma/keyword.pro")
def test_on_lostbike_the_first_record_is_no_finish(shipped: RaceTable) -> None:
    shipped.set("battle: Lostbike 3\n me: online Zigzag-Zoe, deck Adi Adi\n them: deck Adi")
    shipped.me.does("enter Zigzag Zoe")
    assert shipped.fact("Zigzag Zoe in battle") == "NF (1)"
    shipped.next_turn(2)
    assert shipped.fact("Zigzag Zoe in battle") == "32 (2)"


@rule("elma/ruling.library")
@pytest.mark.parametrize(
    ("kuski", "level"), [("Cupwright", "WCup309"), ("Orchard Nan", "Windfall")]
)
def test_some_find_a_level_of_their_kind_as_they_come(
    shipped: RaceTable, kuski: str, level: str
) -> None:
    shipped.set(f"me: hand {kuski.replace(' ', '-')}, deck {level} Adi Hoylada, rest 0", rolls=[0])
    shipped.me.does(f"play {kuski}", "yes")
    assert shipped.me.can() == {f"choose {level}", "enough"}
    shipped.me.does(f"choose {level}")
    assert shipped.cards("my hand") == [level]


@rule("elma/ruling.started-by")
def test_orchard_nan_gains_a_point_when_a_battle_of_hers_ends(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1 by Orchard-Nan, used 1
        me: offline Orchard-Nan, deck Adi
        them: battle Adi 1, deck Adi
    """)
    shipped.next_turn()
    assert shipped.points() == [1, 2]


@rule("elma/ruling.library", "elma/queue.kuski-adds-level")
def test_pipecup1_finds_a_pipe_level_when_it_is_added(shipped: RaceTable) -> None:
    shipped.set(
        """
        battle: Hoylada 1
        me: offline Adi Spef, hand PipeCup1, deck Sewer02 Adi Hoylada, rest 0
        """,
        rolls=[0],
    )
    shipped.me.does("add PipeCup1", "by Spef", "length 2")
    assert shipped.me.can() == {"yes", "no"}
    shipped.me.does("yes", "choose Sewer02")
    assert shipped.cards("my hand") == ["Sewer02"]
    assert shipped.cards("queue") == ["PipeCup1 2 by Spef"]


@rule("elma/keyword.apple", "elma/ruling.winner")
def test_the_winner_of_orchard2_is_who_has_more_apples_and_draws(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Orchard2 1, used 1
        me: hand Apple-basket, battle Barryp 1, deck Spef
        them: battle Adi 1, deck Zweq Kopaka
    """)
    shipped.me.does("instant Apple basket", "choose Barryp")
    shipped.next_turn()
    assert shipped.points() == [3, 1]
    assert shipped.cards("my hand") == ["Spef"]
    assert shipped.cards("their hand") == ["Zweq"]


@rule("elma/keyword.finish-count", "elma/keyword.pre-announced")
def test_on_windfall_finishes_count_and_it_may_go_anywhere_in_the_queue(
    shipped: RaceTable,
) -> None:
    shipped.set("battle: Windfall 2\n me: online Adi")
    shipped.me.does("enter Adi")
    assert shipped.fact("Adi finish counters") == 1
    shipped.set("""
        battle: Hoylada 1
        queue: Flatout 1 by Talli
        me: offline Spef, hand Windfall
        them: offline Talli
    """)
    shipped.me.does("add Windfall", "by Spef", "slot 1")
    assert shipped.cards("queue") == ["Windfall 2 by Spef", "Flatout 1 by Talli"]


@rule("elma/keyword.finish-count")
def test_on_remix05_finishes_count(shipped: RaceTable) -> None:
    shipped.set("battle: Remix05 2\n me: online Adi")
    shipped.me.does("enter Adi")
    assert shipped.fact("Adi finish counters") == 1
    assert keywords_of_battle(shipped) == ["Finish count"]


@rule("elma/keyword.one-life", "elma/ruling.uphill-and-mirror")
def test_steepest_has_one_life_and_is_an_uphill_level(shipped: RaceTable) -> None:
    shipped.set("battle: Steepest 2, used 2\n me: online Adi")
    assert shipped.me.can("enter") == set()
    shipped.set("battle: Steepest 2, used 1\n me: online Nekit-[shown] Jblaze-rookie")
    assert shipped.me.can("enter") == {"enter Nekit [shown]"}
    shipped.me.does("enter Nekit [shown]")
    assert shipped.fact("Nekit [shown] in battle") == "25 (1)"


@rule("elma/keyword.slowness", "elma/keyword.pre-announced")
def test_tortoise_is_driven_from_the_end_of_the_list_and_may_go_anywhere(
    shipped: RaceTable,
) -> None:
    shipped.set("battle: Tortoise 2\n me: online Sixth-Gear")
    shipped.me.does("enter Sixth Gear")
    assert shipped.fact("Sixth Gear in battle") == "25 (1)"
    shipped.set("""
        battle: Hoylada 1
        queue: Flatout 1 by Talli
        me: offline Spef, hand Tortoise
        them: offline Talli
    """)
    shipped.me.does("add Tortoise", "by Spef", "length 2", "slot 1")
    assert shipped.cards("queue") == ["Tortoise 2 by Spef", "Flatout 1 by Talli"]


@rule("elma/keyword.survivor", "elma/keyword.z-spin-shortcut")
def test_on_tightrope_the_slowest_first_time_wins_and_z_spin_pros_are_at_home(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        turn 5, active me
        battle: Tightrope 1, used 0
        me: online Zweq, deck Adi Adi
        them: online Barryp, deck Adi Adi
    """)
    shipped.me.does("enter Zweq")
    zweq = shipped.state.drives[0]
    printed = shipped.state.cards.records[shipped.state.definition[zweq.card]][0]
    assert zweq.first == printed - 100
    shipped.next_turn()
    shipped.them.does("enter Barryp")
    shipped.next_turn()
    assert shipped.points() == [1, 3]


@rule("elma/ruling.counters", "elma/keyword.apple")
def test_apple_basket_puts_three_apples_on_a_kuski_in_the_battle(shipped: RaceTable) -> None:
    shipped.set("battle: Orchard1 2\n me: hand Apple-basket, battle Adi 1, online Spef")
    shipped.me.does("instant Apple basket")
    assert shipped.me.can() == {"choose Adi"}
    before = shipped.fact("Adi apple counters")
    shipped.me.does("choose Adi")
    assert (before, shipped.fact("Adi apple counters")) == (1, 4)


@rule("elma/ruling.library")
def test_level_pack_finds_any_level_and_nothing_else(shipped: RaceTable) -> None:
    shipped.set("me: hand Level-pack, deck Sewer02 Adi Hoylada, rest 0", rolls=[0])
    shipped.me.does("instant Level pack")
    assert shipped.me.can() == {"choose Sewer02", "choose Hoylada", "enough"}
    shipped.me.does("choose Hoylada")
    assert shipped.cards("my hand") == ["Hoylada"]


@rule("elma/keyword.pro", "elma/ruling.record-changes")
def test_on_drain01_who_has_pipe_pro_is_faster_still(shipped: RaceTable) -> None:
    """Adi has Pipe pro 10, and Spef none."""
    shipped.set("battle: Drain01 2\n me: online Adi Spef")
    shipped.me.does("enter Adi", "enter Spef")
    assert shipped.fact("Adi in battle") == "26 (1)"
    assert shipped.fact("Spef in battle") == "36 (1)"


@rule("elma/ruling.pairs", "elma/ruling.winner")
def test_each_winner_of_tandem02_brings_a_point_more(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Tandem02 2, used 3
        me: battle Adi+Spef 1, deck Adi
        them: deck Adi
    """)
    shipped.next_turn()
    assert shipped.points() == [6, 0]


@rule("elma/ruling.winner", "elma/ruling.tied-times")
def test_whenever_a_kuski_wins_is_so_for_each_that_wins(shipped: RaceTable) -> None:
    """WCup309 gives two points to the controller of a winner; here there are two of them."""
    shipped.set("""
        turn 5, active me
        battle: WCup309 3, used 5
        me: battle Adi 1, deck Adi
        them: battle Adi 1, deck Adi
    """)
    shipped.next_turn()
    shipped.choose("me", "WCup309 [1] first")  # whose comes first is the adder's to say
    assert shipped.points() == [4, 4]


def test_every_shipped_card_is_played_in_a_rule_test() -> None:
    """It trusts a test's word, as the coverage of rules does."""
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    played = "".join(file.read_text(encoding="utf-8") for file in files).lower()
    names = [card.name.replace(",", "").lower() for card in read_shipped().definitions]
    assert [n for n in names if n not in played and n.replace(" ", "-") not in played] == []
