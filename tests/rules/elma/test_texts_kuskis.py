"""What the texts of the known kuskis do."""

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/ruling.played-abilities", "elma/field.ban-pile")
def test_kopaka_returns_to_hand_and_bans_an_online_kuski_of_each_side(shipped: RaceTable) -> None:
    shipped.set("""
        players 3
        me: online Kopaka Adi, offline Spef
        them: online Zweq, offline Labs
        third: online Hosp
    """)
    shipped.me.does("use Kopaka")
    assert shipped.me.can() == {"choose Adi"}
    shipped.me.does("choose Adi")
    assert shipped.me.can() == {"choose Zweq", "choose Hosp"}
    shipped.me.does("choose Hosp")
    assert shipped.cards("my hand") == ["Kopaka"]
    assert shipped.cards("ban pile") == ["Adi", "Hosp"]


@rule("elma/ruling.played-abilities")
def test_kopaka_cannot_be_used_offline_or_without_a_target_on_each_side(shipped: RaceTable) -> None:
    shipped.set("me: offline Kopaka, online Adi\n them: online Zweq")
    assert shipped.me.can("use") == set()
    shipped.set("me: online Kopaka Adi\n them: offline Zweq")
    assert shipped.me.can("use") == set()
    shipped.set("me: online Kopaka\n them: online Zweq")
    assert shipped.me.can("use") == set()


@rule("elma/ruling.counters", "elma/ruling.turn-beginning", "elma/ruling.enters-the-game")
def test_grob_comes_with_six_counters_loses_one_a_turn_and_the_last_discards_him(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        turn 5, active me
        me: hand Grob, deck Adi Adi Adi Adi Adi Adi Adi
        them: deck Adi Adi Adi Adi Adi Adi Adi
    """)
    shipped.me.does("play Grob")
    assert shipped.fact("Grob orka counters") == 6
    shipped.next_turn(2)
    assert shipped.fact("Grob orka counters") == 5
    for left in (4, 3, 2, 1):
        shipped.next_turn(2)
        assert shipped.fact("Grob orka counters") == left
    shipped.next_turn(2)
    assert "Grob" in shipped.cards("my discard pile")


@rule("elma/kuskis.enter-offline", "elma/ruling.not-going-offline")
def test_pab_rookie_comes_online_and_stays_so_after_a_battle(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1
        me: hand Pab-rookie, deck Adi Adi Adi
        them: deck Adi Adi Adi
    """)
    shipped.me.does("play Pab rookie")
    assert shipped.cards("my online") == ["Pab rookie"]
    shipped.me.does("enter Pab rookie")
    shipped.next_turn(4)
    assert shipped.cards("my online") == ["Pab rookie"]


@rule("elma/ruling.beating", "elma/ruling.winner")
def test_jblaze_comes_second_on_first_finish_levels_unless_alone(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Jigsaw01 2, used 3
        me: battle Jblaze-rookie 1, deck Adi
        them: battle Kopaka 1, battle Lagspike 1, deck Adi
    """)
    shipped.next_turn()
    assert shipped.points() == [2, 4]
    shipped.set("""
        turn 5, active me
        battle: Jigsaw01 2, used 3
        me: battle Jblaze-rookie 1, deck Adi
        them: deck Adi
    """)
    shipped.next_turn()
    assert shipped.points() == [2, 0]


@rule("elma/ruling.beating")
def test_jblaze_is_second_also_when_slow_and_first_elsewhere(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Jigsaw01 2, used 3
        me: battle Jblaze-rookie 1, deck Adi
        them: battle Adi 1, battle P-script 1, deck Adi
    """)
    shipped.next_turn()
    assert shipped.points() == [2, 4]
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1, used 1
        me: battle Jblaze-rookie 1, deck Adi
        them: battle Kopaka 1, deck Adi
    """)
    shipped.next_turn()
    assert shipped.points() == [3, 1]


@rule("elma/effects.cant-beats-can")
def test_jblaze_cannot_enter_uphill_levels(shipped: RaceTable) -> None:
    shipped.set("battle: Nekit01 2\n me: online Jblaze-rookie Adi")
    assert shipped.me.can("enter") == {"enter Adi"}
    shipped.set("battle: Hoylada 1\n me: online Jblaze-rookie Adi")
    assert shipped.me.can("enter") == {"enter Adi", "enter Jblaze rookie"}


@rule("elma/effects.cant-beats-can", "elma/keyword.watchful")
def test_markku_enters_only_certain_levels_and_those_announced_from_offline(
    shipped: RaceTable,
) -> None:
    for level, can in (
        ("Hoylada", False),
        ("Warm-up", True),
        ("Jigsaw01", True),
        ("Apple01", True),
    ):
        shipped.set(f"battle: {level} 1\n me: online Markku")
        assert (shipped.me.can("enter") == {"enter Markku"}) == can
    shipped.set("battle: Glass02 1\n me: offline Markku")
    assert shipped.me.can("enter") == {"enter Markku"}


@rule("elma/ruling.counters")
def test_markku_gets_an_apple_for_an_apple_level_and_each_level_queued(shipped: RaceTable) -> None:
    shipped.set("""
        battle: Hoylada 1
        queue: Flatout 1 by Talli
        me: hand Apple01, online Markku, offline Barryp
        them: offline Talli
    """)
    shipped.me.does("add Apple01", "by Barryp", "length 1")
    assert shipped.fact("Markku apple counters") == 3


@rule("elma/battle.self-added-forbidden", "elma/ruling.cards-override-defaults")
def test_pab_the_multiplayer_may_enter_his_own_multiplayer_level_and_is_banned_for_it(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        turn 5, active me
        battle: Multi01 1 by Pab-the-multiplayer, used 0
        me: online Pab-the-multiplayer Adi, deck Adi Adi
        them: deck Adi Adi
    """)
    shipped.me.does("enter Adi", "with Pab the multiplayer")
    shipped.next_turn(2)
    assert shipped.cards("ban pile") == ["Pab the multiplayer"]
    shipped.set("""
        battle: Hoylada 1 by Pab-the-multiplayer
        me: online Pab-the-multiplayer
    """)
    assert shipped.me.can("enter") == set()


@rule("elma/ruling.pro-sum", "elma/keyword.pro")
def test_pros_given_to_teammates_add_up_with_their_own(shipped: RaceTable) -> None:
    shipped.set("""
        battle: Drain01 2
        me: offline FinMan-[dat], online Bene-[dat] Spef
    """)
    shipped.me.does("enter Bene [dat]", "enter Spef")
    assert shipped.fact("Bene [dat] in battle") == "42 (1)"
    assert shipped.fact("Spef in battle") == "36 (1)"


@rule("elma/ruling.teams", "elma/ruling.started-by")
def test_finman_gives_teammates_more_on_a_pipe_level_of_his_own(shipped: RaceTable) -> None:
    shipped.set("""
        battle: Sewer02 2 by FinMan-[dat]
        me: offline FinMan-[dat], online Bene-[dat]
    """)
    shipped.me.does("enter Bene [dat]")
    assert shipped.fact("Bene [dat] in battle") == "40 (1)"


@rule("elma/ruling.teams")
def test_zero_lowers_the_times_of_teammates_while_in_the_battle_whoever_controls_them(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        battle: Hoylada 1
        me: battle Zero-[dat] 1, online Bene-[dat] Gravel-[mud]
    """)
    shipped.me.does("enter Bene [dat]", "enter Gravel [mud]")
    assert shipped.fact("Bene [dat] in battle") == "44 (1)"
    assert shipped.fact("Gravel [mud] in battle") == "39 (1)"
    shipped.set("battle: Hoylada 1\n me: online Zero-[dat] Bene-[dat]")
    shipped.me.does("enter Bene [dat]")
    assert shipped.fact("Bene [dat] in battle") == "46 (1)"


@rule("elma/ruling.any-moment", "elma/ruling.instant-window-contents")
def test_pab_of_dat_goes_online_at_any_moment_with_a_teammate_online(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        me: online Zero-[dat], offline Pab-[dat]
        them: offline Adi
    """)
    assert shipped.me.can("use") == {"use Pab [dat]"}
    shipped.me.does("end")
    assert shipped.me.can() == {"pass", "use Pab [dat]"}
    shipped.me.does("use Pab [dat]")
    assert sorted(shipped.cards("my online")) == ["Pab [dat]", "Zero [dat]"]
    shipped.set("me: offline Zero-[dat] Pab-[dat]\n them: online Bene-[dat]")
    assert shipped.me.can("use") == set()


@rule("elma/ruling.library")
def test_barryp_finds_a_pipe_level_shows_it_and_shuffles(shipped: RaceTable) -> None:
    shipped.set(
        "me: hand Barryp, deck Sewer02 Adi Hoylada, rest 0",
        rolls=[0],
    )
    shipped.me.does("play Barryp")
    assert shipped.me.can() == {"yes", "no"}
    shipped.me.does("yes")
    assert shipped.me.can() == {"choose Sewer02", "enough"}
    shipped.me.does("choose Sewer02")
    assert shipped.cards("my hand") == ["Sewer02"]
    assert sorted(shipped.cards("my deck")) == ["Adi", "Hoylada"]


@rule("elma/ruling.library", "elma/ruling.hidden-information")
def test_who_has_nothing_to_find_is_asked_all_the_same(shipped: RaceTable) -> None:
    shipped.set("me: hand Barryp, deck Adi Hoylada, rest 0")
    shipped.me.does("play Barryp")
    assert shipped.me.can() == {"yes", "no"}
    shipped.me.does("no")


@rule("elma/ruling.abort", "elma/effects.cant-beats-can")
def test_levels_added_by_jonsta_cannot_be_aborted(shipped: RaceTable) -> None:
    shipped.set("""
        battle: Hoylada 1
        queue: Flatout 1 by Jonsta; Acrossity 1 by Talli
        me: hand Queue-abort
        them: offline Jonsta Talli
    """)
    shipped.me.does("instant Queue abort", "choose Flatout")
    assert len(shipped.cards("queue")) == 2


@rule("elma/ruling.turns-on-cards", "elma/keyword.pro")
def test_nekit_is_banned_after_two_turns_online_without_a_battle(shipped: RaceTable) -> None:
    shipped.set("turn 5, active me\n me: online Nekit-[shown]\n them: hand Adi")
    shipped.next_turn()
    assert shipped.cards("my online") == ["Nekit [shown]"]
    shipped.next_turn(2)
    assert shipped.cards("ban pile") == ["Nekit [shown]"]


@rule("elma/ruling.turns-on-cards")
def test_nekit_stays_when_it_plays_a_battle_in_between(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        me: online Nekit-[shown], hand Flatout, offline Hosp
        them: hand Adi
    """)
    shipped.next_turn(2)
    shipped.me.does("add Flatout", "by Hosp", "spare", "enter Nekit [shown]")
    shipped.next_turn()
    assert shipped.cards("ban pile") == []


@rule("elma/ruling.started-by", "elma/phases.battle-end")
def test_ramone_gains_a_point_for_each_battler_in_a_battle_of_his(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1 by Ramone, used 1
        me: offline Ramone, battle Adi 1, deck Adi
        them: battle P-script 1, battle Talli 1, deck Adi
    """)
    shipped.next_turn()
    assert shipped.points() == [6, 2]


@rule("elma/ruling.your-opponent", "elma/ruling.points-floor", "elma/ruling.enters-the-game")
def test_talli_takes_a_point_from_each_opponent(shipped: RaceTable) -> None:
    shipped.set("""
        players 3
        me: hand Talli, points 5
        them: points 7
        third: points 0
    """)
    shipped.me.does("play Talli")
    assert shipped.points() == [6, 6, 0]


@rule("elma/ruling.counters", "elma/ruling.library")
def test_chris_distributes_three_apples_among_other_kuskis(shipped: RaceTable) -> None:
    shipped.set("""
        me: offline Chris Hosp, hand Apple01
        them: offline Adi
    """)
    shipped.me.does("add Apple01", "by Hosp", "length 1", "spare")
    shipped.me.does("yes")
    assert shipped.me.can() == {"choose Hosp", "choose Adi"}
    shipped.me.does("choose Hosp", "choose Adi", "choose Hosp")
    assert shipped.fact("Hosp apple counters") == 2
    assert shipped.fact("Adi apple counters") == 1


@rule("elma/ruling.compulsory-entry")
def test_nobody_must_enter_at_the_end_of_the_main_phase(shipped: RaceTable) -> None:
    shipped.set("turn 5, active me\n battle: Hoylada 1\n me: online Nobody Adi\n them: hand Adi")
    shipped.me.does("end")
    assert shipped.fact("Nobody in battle") == "35 (1)"
    assert shipped.cards("my online") == ["Adi"]
    shipped.all_pass()


@rule("elma/ruling.after-battle-winner")
def test_nobody_gains_a_point_for_winning_an_after_battle(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me, phase begin
        after: Hoylada, ended 3
        me: after Nobody 2, deck Adi
    """)
    assert shipped.points() == [1, 0]


@rule("elma/ruling.draws-one-by-one")
def test_tm_may_draw_on_entering_and_discards_if_so(shipped: RaceTable) -> None:
    shipped.set("battle: Hoylada 1\n me: online Tm, hand Adi, deck Spef")
    shipped.me.does("enter Tm", "yes")
    assert shipped.me.can() == {"choose Adi", "choose Spef"}
    shipped.me.does("choose Adi")
    assert shipped.cards("my hand") == ["Spef"]
    shipped.set("battle: Hoylada 1\n me: online Tm, hand Adi, deck Spef")
    shipped.me.does("enter Tm", "no")
    assert shipped.cards("my hand") == ["Adi"]


@rule("elma/ruling.hidden-information")
def test_labs_looks_at_the_top_three_cards_and_orders_them(shipped: RaceTable) -> None:
    shipped.set("me: offline Labs, deck Adi Spef Hoylada Grob, rest 0")
    shipped.me.does("online Labs")
    assert shipped.me.can() == {"choose Adi", "choose Spef", "choose Hoylada"}
    shipped.me.does("choose Hoylada", "choose Adi")
    assert shipped.cards("my deck") == ["Grob", "Hoylada", "Adi", "Spef"]


@rule("elma/keyword.designers-curse")
def test_hosp_curses_a_kuski_that_is_sent_offline_when_the_battle_starts(
    shipped: RaceTable,
) -> None:
    shipped.set("me: hand Flatout, offline Hosp\n them: online Adi")
    shipped.me.does("add Flatout", "by Hosp", "curse Adi")
    assert shipped.cards("their offline") == ["Adi"]


@rule("elma/keyword.pro")
def test_printed_pros_of_known_kuskis_lower_their_times(shipped: RaceTable) -> None:
    for kuski, level, time in (
        ("Adi", "Sewer02", "28"), ("Spef", "Warm-up", "31"), ("Zweq", "Warm-up", "35"),
        ("Zweq", "Zspin01", "30"), ("Bjenn", "Sewer02", "37"), ("P-script", "Sewer02", "40"),
        ("Mielz-[shown]", "Warm-up", "33"),
    ):  # fmt: skip
        shipped.set(f"battle: {level} 2\n me: online {kuski}")
        name = kuski.replace("-[", " [")
        shipped.me.does(f"enter {name}")
        assert shipped.fact(f"{name} in battle") == f"{time} (1)"


@rule("elma/ruling.teams", "elma/keyword.pro")
def test_mielz_and_bene_give_teammates_a_pro(shipped: RaceTable) -> None:
    shipped.set("battle: Warm-up 2\n me: offline Mielz-[shown], online Nekit-[shown]")
    shipped.me.does("enter Nekit [shown]")
    assert shipped.fact("Nekit [shown] in battle") == "33 (1)"
    shipped.set("battle: Tandem02 2\n me: offline Bene-[dat], online Zero-[dat] Adi")
    shipped.me.does("enter Zero [dat]", "with Adi")
    assert shipped.fact("Zero [dat] in battle") == "34 (1), with Adi"
