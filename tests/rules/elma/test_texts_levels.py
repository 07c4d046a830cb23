"""What the texts of the known levels do while they are battled, and around it."""

from rulewright.games.elma.testing.shipped_cards import keywords_of_battle
from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/ruling.compulsory-entry")
def test_on_pob0124_online_kuskis_must_enter(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Pob0124 3
        me: online Adi Spef, offline Zweq
        them: hand Adi
    """)
    shipped.me.does("end")
    assert shipped.fact("Adi in battle") == "38 (1)"
    assert shipped.fact("Spef in battle") == "36 (1)"
    assert shipped.cards("my offline") == ["Zweq"]
    shipped.all_pass()


@rule("elma/ruling.compulsory-entry")
def test_pob0124_asks_for_nobody_while_it_waits(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Warm-up 3
        queue: Pob0124 3 by Hosp
        me: online Adi, offline Hosp
        them: hand Adi
    """)
    shipped.next_turn()
    assert shipped.cards("my online") == ["Adi"]


@rule("elma/keyword.watchful", "elma/ruling.you-on-a-level", "elma/ruling.watchful-entry")
def test_smibu80_lets_its_players_kuskis_enter_from_offline(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Smibu80 3 by Hosp
        me: offline Adi Hosp
        them: offline Spef, hand Adi
    """)
    assert shipped.me.can("enter") == {"enter Adi"}
    shipped.next_turn()
    assert shipped.them.can("enter") == set()


@rule("elma/ruling.turns-before-finish", "elma/ruling.first-finish")
def test_the_first_two_records_are_no_finishes_on_smibu80(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Smibu80 6
        me: online P-script
        them: hand Adi
    """)
    shipped.me.does("enter P-script")
    assert shipped.fact("P-script in battle") == "NF (1)"
    shipped.next_turn(2)
    assert shipped.fact("P-script in battle") == "NF (2)"
    shipped.next_turn(2)
    assert shipped.fact("P-script in battle") == "36 (3)"


@rule("elma/ruling.turns-before-finish")
def test_the_first_record_is_no_finish_on_nekit01(shipped: RaceTable) -> None:
    shipped.set("turn 5, active me\n battle: Nekit01 6\n me: online P-script\n them: hand Adi")
    shipped.me.does("enter P-script")
    shipped.next_turn(2)
    assert shipped.fact("P-script in battle") == "38 (2)"


@rule("elma/ruling.first-full-turn", "elma/keyword.chain-level")
def test_on_chain01_opponents_wait_for_the_second_full_turn(shipped: RaceTable) -> None:
    shipped.set("""
        turn 6, active them
        battle: Chain01 3 by Hosp, used 1
        me: offline Hosp
        them: online Adi
    """)
    assert shipped.them.can("enter") == set()
    shipped.set("""
        turn 7, active them
        battle: Chain01 3 by Hosp, used 2
        me: offline Hosp, online Spef
        them: online Adi
    """)
    assert shipped.them.can("enter") == {"enter Adi"}
    shipped.set("battle: Chain01 3 by Hosp\n me: offline Hosp, online Spef")
    assert shipped.me.can("enter") == {"enter Spef"}


@rule("elma/ruling.forced-adder")
def test_mirror01_may_be_added_with_any_kuski_that_could_add_and_bans_it_afterwards(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        turn 5, active me
        queue: Flatout 1 by Spef
        me: hand Mirror01, offline Barryp, deck Adi Adi Adi Adi Adi, discard Adi
        them: offline Adi Talli Spef, deck Adi Adi Adi Adi Adi
    """)
    shipped.me.does("add Mirror01")
    assert shipped.me.can() == {"by Barryp", "by Talli"}
    shipped.me.does("by Talli", "length 1")
    assert shipped.cards("queue") == ["Mirror01 1 by Talli"]


@rule("elma/ruling.forced-adder", "elma/after-battle.ends-when-empty")
def test_the_kuski_that_added_mirror01_is_banned_when_its_after_battle_ends(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        turn 5, active me, phase begin
        after: Mirror01 by Talli, ended 3
        me: after Adi 1, deck Adi
        them: offline Talli
    """)
    assert shipped.cards("ban pile") == ["Talli"]


@rule("elma/ruling.library", "elma/ruling.chain-adders")
def test_chainpi01_searches_for_a_kuski_with_a_pipe_pro(shipped: RaceTable) -> None:
    shipped.set(
        "me: hand ChainPi01, offline Barryp Jonsta Ramone, deck Adi Spef Bjenn, rest 0",
        rolls=[0],
    )
    shipped.me.does("add ChainPi01", "by Barryp", "by Jonsta", "by Ramone", "length 3")
    assert shipped.me.can() == {"choose Adi", "choose Bjenn", "enough"}
    shipped.me.does("choose Adi")
    assert shipped.cards("my hand") == ["Adi"]


@rule("elma/ruling.full-turns-battled")
def test_the_winner_of_uhdff02_gains_a_point_for_each_full_turn_it_battled(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        turn 5, active me
        battle: UHDFF02 3
        me: online P-script, deck Adi Adi Adi Adi
        them: deck Adi Adi Adi Adi
    """)
    shipped.me.does("enter P-script")
    shipped.next_turn(6)
    assert shipped.points() == [5, 0]


@rule("elma/ruling.played-abilities", "elma/ruling.you-on-a-level")
def test_on_pob001_its_player_may_take_a_kuski_out_once_a_turn(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Pob001 6 by Hosp
        me: offline Hosp, battle Adi 1, battle Spef 1
        them: battle Zweq 1, hand Adi
    """)
    shipped.me.does("use Pob001")
    assert shipped.me.can() == {"choose Adi", "choose Spef"}
    shipped.me.does("choose Adi")
    assert shipped.cards("my offline") == ["Hosp", "Adi"]
    assert shipped.me.can("use") == set()
    shipped.next_turn()
    assert shipped.them.can("use") == set()


@rule("elma/ruling.record-changes")
def test_only_times_under_forty_seconds_count_on_min01(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Min01 3
        me: online P-script Adi
        them: hand Adi
    """)
    shipped.me.does("enter P-script", "enter Adi")
    assert shipped.fact("P-script in battle") == "NF (1)"
    assert shipped.fact("Adi in battle") == "38 (1)"
    shipped.next_turn(2)
    assert shipped.fact("P-script in battle") == "38 (2)"


@rule(
    "elma/keyword.apple",
    "elma/keyword.finish-count",
    "elma/keyword.survivor",
    "elma/keyword.one-life",
)
def test_the_known_levels_have_the_battle_types_they_state(shipped: RaceTable) -> None:
    for level, keywords in (
        ("Apple01", ["Apple"]), ("FC01", ["Finish count"]), ("OneLifer", ["One life"]),
        ("Multi01", ["Multiplayer"]), ("Slowpoke", ["Slowness"]), ("Survivor01", ["Survivor"]),
        ("Zspin01", ["Z-spin shortcut"]), ("Pob0124", ["First Finish"]), ("Warm-up", []),
        ("FII11", []), ("Nekit01", ["First Finish"]),
    ):  # fmt: skip
        shipped.set(f"battle: {level} 2\n me: online Adi")
        assert keywords_of_battle(shipped) == keywords
