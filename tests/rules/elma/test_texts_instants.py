"""What the texts of the known instants do: `ruling.instant-targets` and the rulings behind each."""

from rulewright.games.elma.testing.shipped_cards import types_of_first_online
from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/ruling.instant-targets", "elma/ruling.instant-choices")
def test_a_kuski_named_without_a_place_is_any_kuski_in_play_of_anybody(shipped: RaceTable) -> None:
    shipped.set("""
        battle: Hoylada 1
        after: Flatout
        me: hand PRs-blocker, offline Adi, online Spef
        them: battle Zweq 1, after Labs 1, hand Grob
    """)
    shipped.me.does("instant PRs blocker")
    assert shipped.me.can() == {"choose Adi", "choose Spef", "choose Zweq", "choose Labs"}
    shipped.me.does("choose Zweq")
    assert shipped.changed == {
        "my hand: -PRs blocker", "my discard pile: +PRs blocker", "Zweq killer counters: 3",
    }  # fmt: skip


@rule("elma/ruling.instant-needs-target")
def test_an_instant_is_not_offered_without_a_target_or_the_battle_it_speaks_of(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        me: hand Wheel-pop Disconnect Queue-abort Long-battle-stop Vsync-level-abort Unban Extra-time
        them: offline Adi
    """)
    assert shipped.me.can("instant") == set()


@rule("elma/ruling.no-leaving", "elma/kuskis.single-area")
def test_disconnect_sends_an_online_kuski_offline_also_out_of_a_battle(shipped: RaceTable) -> None:
    shipped.set("""
        battle: Hoylada 1
        me: hand Disconnect
        them: offline Adi, online Spef, battle Zweq 1
    """)
    shipped.me.does("instant Disconnect")
    assert shipped.me.can() == {"choose Spef", "choose Zweq"}
    shipped.me.does("choose Zweq")
    assert shipped.cards("their offline") == ["Adi", "Zweq"]


@rule("elma/ruling.improving")
def test_wheel_pop_improves_a_time_by_two_seconds_and_needs_a_kuski_with_a_result(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        battle: Hoylada 1
        me: hand Wheel-pop, battle P-script 1
        them: battle Labs 1
    """)
    shipped.me.does("instant Wheel pop")
    assert shipped.me.can() == {"choose P-script"}
    shipped.me.does("choose P-script")
    assert shipped.fact("P-script in battle") == "38 (1)"


@rule("elma/ruling.full-turns-battled", "elma/ruling.loss-with-many-players")
def test_full_turns_it_battled_are_its_owners_turns_also_when_somebody_has_left(
    shipped: RaceTable,
) -> None:
    """Five turns have been since it entered; two of them were its owner's, and the one who left had one."""
    shipped.set("""
        players 3
        battle: Warm-up 6
        me: hand Lucky-ride, online P-script
        them: hand Adi
    """)
    shipped.me.does("enter P-script")
    shipped.next_turn(2)
    shipped.match.concede(2)
    shipped.next_turn(2)
    before = shipped.state.drives[0].fastest
    shipped.me.does("instant Lucky ride", "choose P-script")
    assert before - shipped.state.drives[0].fastest == 20


@rule("elma/ruling.full-turns-battled")
def test_lucky_ride_improves_a_second_for_each_of_the_owners_turns_since_entering(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        turn 5, active me
        battle: Warm-up 6
        me: hand Lucky-ride Lucky-ride Lucky-ride, online P-script
        them: hand Adi
    """)
    shipped.me.does("enter P-script", "instant Lucky ride", "choose P-script")
    assert shipped.fact("P-script in battle") == "40 (1)"
    shipped.next_turn(2)
    shipped.me.does("instant Lucky ride", "choose P-script")
    assert shipped.fact("P-script in battle") == "37 (2)"
    shipped.next_turn(2)
    shipped.me.does("instant Lucky ride", "choose P-script")
    assert shipped.fact("P-script in battle") == "34 (3)"


@rule("elma/ruling.record-changes")
def test_lucky_first_try_counts_in_the_battle_it_is_in_or_else_in_the_next(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        battle: Warm-up 2
        me: hand Lucky-first-try Lucky-first-try, online Barryp, battle P-script 1
    """)
    shipped.me.does("instant Lucky first try", "choose P-script")
    assert shipped.fact("P-script in battle") == "37 (1)"
    shipped.me.does("instant Lucky first try", "choose Barryp", "enter Barryp")
    assert shipped.fact("Barryp in battle") == "44 (1)"


@rule("elma/ruling.record-changes")
def test_lucky_first_try_is_over_with_the_battle_it_counted_in(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1
        queue: Flatout 1
        me: hand Lucky-first-try, online Pab-rookie, deck Adi Adi Adi Adi
        them: deck Adi Adi Adi Adi
    """)
    shipped.me.does("instant Lucky first try", "choose Pab rookie", "enter Pab rookie")
    assert shipped.fact("Pab rookie in battle") == "47 (1)"
    shipped.next_turn(4)
    shipped.me.does("enter Pab rookie")
    assert shipped.fact("Pab rookie in battle") == "50 (1)"


@rule("elma/keyword.battler", "elma/cards.type-set-keeps")
def test_battler_block_makes_a_kuski_a_battler_as_well(shipped: RaceTable) -> None:
    shipped.set("me: hand Battler-block Flatout, online Talli")
    assert shipped.me.can("add") == {"add Flatout"}
    shipped.me.does("instant Battler block", "choose Talli")
    assert shipped.me.can("add") == set()
    assert types_of_first_online(shipped) == ["Battler", "Casual"]


@rule("elma/keyword.designer", "elma/ruling.designer-in-battle")
def test_designer_block_keeps_a_kuski_out_of_other_battles_but_not_of_its_own(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        battle: Hoylada 1
        me: hand Designer-block Designer-block, online Talli, battle Barryp 1
    """)
    shipped.me.does("instant Designer block", "choose Talli")
    assert shipped.me.can("enter") == set()
    shipped.me.does("instant Designer block", "choose Barryp")
    assert shipped.fact("Barryp in battle") == "47 (1)"


@rule("elma/cards.type-set-replaces")
def test_fresh_start_takes_the_place_of_all_types(shipped: RaceTable) -> None:
    shipped.set("me: hand Fresh-start Flatout, online Markku")
    shipped.me.does("instant Fresh start", "choose Markku")
    assert types_of_first_online(shipped) == ["Rookie"]
    assert shipped.me.can("add") == {"add Flatout"}


@rule("elma/ruling.lasting-effects")
def test_what_an_instant_made_of_a_kuski_does_not_follow_it_out_of_play(shipped: RaceTable) -> None:
    shipped.set("me: hand Battler-block Connection-lost Flatout, online Talli")
    shipped.me.does("instant Battler block", "choose Talli")
    shipped.me.does("instant Connection lost", "choose Talli")
    shipped.me.does("play Talli")
    assert shipped.me.can("add") == {"add Flatout"}


@rule("elma/ruling.abort", "elma/queue.one-per-kuski")
def test_queue_abort_discards_a_queued_level_and_frees_its_kuski(shipped: RaceTable) -> None:
    shipped.set("""
        battle: Hoylada 1
        queue: Flatout 1 by Barryp; Acrossity 1 by Talli
        me: hand Queue-abort Zspin01, offline Barryp
        them: offline Talli
    """)
    assert shipped.me.can("add") == set()
    shipped.me.does("instant Queue abort")
    assert shipped.me.can() == {"choose Flatout", "choose Acrossity"}
    shipped.me.does("choose Flatout")
    assert shipped.cards("queue") == ["Acrossity 1 by Talli"]
    assert "Flatout" in shipped.cards("my discard pile")
    assert shipped.me.can("add") == {"add Zspin01"}


@rule("elma/ruling.abort", "elma/ruling.instant-choices")
def test_vsync_level_abort_gives_no_points_and_each_player_chooses_for_their_own_kuskis(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1
        me: hand Vsync-level-abort, battle Barryp 1
        them: battle Talli 1, battle Zweq 1
    """)
    shipped.me.does("instant Vsync level abort")
    assert shipped.me.can() == {"yes", "no"}
    shipped.me.does("no")
    shipped.them.does("yes", "no")
    assert shipped.points() == [0, 0]
    assert shipped.fact("battle") == "none"
    assert shipped.cards("my online") == ["Barryp"]
    assert sorted(shipped.cards("their online") + shipped.cards("their offline")) == [
        "Talli",
        "Zweq",
    ]
    assert len(shipped.cards("their offline")) == 1


@rule("elma/ruling.abort", "elma/ruling.started-by")
def test_self_abort_ends_a_level_of_ones_own_and_sends_its_players_offline(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        battle: Hoylada 1 by Barryp
        queue: Flatout 1 by Jonsta; Acrossity 1 by Talli
        me: hand Self-abort, offline Barryp Jonsta
        them: offline Talli, battle Zweq 1
    """)
    shipped.me.does("instant Self abort")
    assert shipped.me.can() == {"choose Hoylada", "choose Flatout"}
    shipped.me.does("choose Hoylada")
    assert shipped.cards("their offline") == ["Talli", "Zweq"]
    assert shipped.points() == [0, 0]
    assert len(shipped.cards("queue")) == 2


@rule("elma/ruling.abort")
def test_self_abort_of_a_queued_level_leaves_the_battle_alone(shipped: RaceTable) -> None:
    shipped.set("""
        battle: Hoylada 1 by Barryp
        queue: Flatout 1 by Jonsta
        me: hand Self-abort, offline Barryp Jonsta
        them: battle Zweq 1
    """)
    shipped.me.does("instant Self abort", "choose Flatout")
    assert shipped.fact("Zweq in battle") == "40 (1)"


@rule("elma/queue.oldest-first")
def test_quick_abort_moves_a_level_to_the_end_and_priority_pass_to_the_front(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        battle: Hoylada 1
        queue: Flatout 1 by Jonsta; Acrossity 1 by Talli; Zspin01 1 by Spef
        me: hand Quick-abort Priority-pass, offline Jonsta, deck Adi
        them: offline Talli Spef
    """)
    shipped.me.does("instant Quick abort", "choose Flatout")
    assert [each.split()[0] for each in shipped.cards("queue")] == [
        "Acrossity",
        "Zspin01",
        "Flatout",
    ]
    shipped.me.does("instant Priority pass", "choose Zspin01")
    assert [each.split()[0] for each in shipped.cards("queue")] == [
        "Zspin01",
        "Acrossity",
        "Flatout",
    ]
    assert shipped.cards("my hand") == ["Adi"]


@rule("elma/ruling.battle-ended-by-effect")
def test_long_battle_stop_needs_two_full_turns_and_scores_at_once(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Warm-up 6, used 3
        me: hand Long-battle-stop, battle Barryp 1
    """)
    assert shipped.me.can("instant") == set()
    shipped.set("""
        turn 5, active me
        battle: Warm-up 6, used 4
        me: hand Long-battle-stop, battle Barryp 1
    """)
    shipped.me.does("instant Long battle stop")
    assert shipped.fact("battle") == "none"
    assert shipped.points() == [2, 0]


@rule("elma/ruling.length-count")
def test_extra_time_and_early_bell_change_the_length_by_a_full_turn(shipped: RaceTable) -> None:
    shipped.set("""
        players 3, turn 5, active me
        battle: Warm-up 2
        me: hand Extra-time Early-bell
    """)
    shipped.me.does("instant Extra time")
    assert shipped.fact("battle") == "Warm up 0/9"
    shipped.me.does("instant Early bell")
    assert shipped.fact("battle") == "Warm up 0/6"
