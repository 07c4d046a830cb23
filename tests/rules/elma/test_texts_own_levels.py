"""What the texts of our own levels do: the phrases that no known level has."""

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/effects.cant-beats-can")
def test_some_levels_let_only_certain_kuskis_in(shipped: RaceTable) -> None:
    shipped.set("battle: Nursery 1\n me: online Adi Puddle-[mud]")
    assert shipped.me.can("enter") == {"enter Puddle [mud]"}
    shipped.set("battle: Coaster8 1\n me: online Adi Puddle-[mud]")
    assert shipped.me.can("enter") == {"enter Puddle [mud]"}


@rule("elma/effects.cant-beats-can")
def test_wcup310_takes_no_more_than_two_kuskis_of_a_player(shipped: RaceTable) -> None:
    shipped.set(
        "battle: WCup310 2\n me: online Adi Spef Zweq\n them: battle Hosp 1, battle Chris 1"
    )
    shipped.me.does("enter Adi")
    assert shipped.me.can("enter") == {"enter Spef", "enter Zweq"}
    shipped.me.does("enter Spef")
    assert shipped.me.can("enter") == set()


@rule("elma/ruling.winner")
def test_the_winners_controller_gains_what_the_level_gives(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: WCup309 3, used 5
        me: battle Barryp 1, deck Adi
        them: battle Adi 1, deck Adi
    """)
    shipped.next_turn()
    assert shipped.points() == [1, 5]


@rule("elma/ruling.record-changes", "elma/ruling.you-on-a-level")
def test_levels_make_certain_kuskis_faster_or_slower(shipped: RaceTable) -> None:
    shipped.set("battle: Gapjump 2\n me: online Puddle-[mud] Adi")
    shipped.me.does("enter Puddle [mud]", "enter Adi")
    assert shipped.fact("Puddle [mud] in battle") == "46 (1)"
    assert shipped.fact("Adi in battle") == "38 (1)"
    shipped.set("""
        turn 5, active me
        battle: Gravwell 2 by Hosp
        me: offline Hosp, online Adi
        them: online Spef
    """)
    shipped.me.does("enter Adi")
    shipped.next_turn()
    shipped.them.does("enter Spef")
    assert shipped.fact("Adi in battle") == "38 (1)"
    assert shipped.fact("Spef in battle") == "38 (1)"


@rule("elma/ruling.instant-targets")
def test_on_hoylacup_instants_of_opponents_of_its_player_find_no_target(shipped: RaceTable) -> None:
    shipped.set("""
        battle: Hoylacup 1 by Hosp
        me: hand Disconnect, battle Adi 1, online Spef
        them: offline Hosp, battle Zweq 1
    """)
    shipped.me.does("instant Disconnect")
    assert shipped.me.can() == {"choose Spef"}
    shipped.me.does("choose Spef")


@rule("elma/phases.battle-start", "elma/battle.immediate-start")
def test_basement_remix_draws_when_its_battle_starts_and_not_before(shipped: RaceTable) -> None:
    shipped.set("me: hand Basement-Remix, offline Barryp, deck Adi")
    shipped.me.does("add Basement Remix", "by Barryp", "length 2")
    assert shipped.cards("my hand") == ["Adi"]
    shipped.set("battle: Hoylada 1\n me: hand Basement-Remix, offline Barryp, deck Adi")
    shipped.me.does("add Basement Remix", "by Barryp", "length 2")
    assert shipped.cards("my hand") == []


@rule("elma/ruling.draws-one-by-one")
def test_on_coaster7_whoever_enters_may_draw(shipped: RaceTable) -> None:
    shipped.set("""
        turn 6, active them
        battle: Coaster7 2 by Hosp
        me: offline Hosp
        them: online Adi, deck Spef
    """)
    shipped.them.does("enter Adi", "yes")
    assert shipped.cards("their hand") == ["Spef"]


@rule("elma/ruling.counters", "elma/keyword.apple")
def test_cherrybomb_brings_apples_to_apple_levels_only(shipped: RaceTable) -> None:
    shipped.set("battle: Orchard1 2\n me: online Cherrybomb")
    shipped.me.does("enter Cherrybomb")
    assert shipped.fact("Cherrybomb apple counters") == 3
    shipped.set("battle: Hoylada 1\n me: online Cherrybomb")
    shipped.me.does("enter Cherrybomb")
    assert "Cherrybomb apple counters" not in shipped.game.rules.facts(shipped.match.state)
