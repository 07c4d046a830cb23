"""What the texts of the known instants do to kuskis in a battle, and for how long."""

from rulewright.games.elma.rules import now
from rulewright.games.elma.testing.shipped_cards import keywords_of_battle
from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/ruling.losing", "elma/ruling.lasting-effects")
def test_rage_quit_discards_the_kuski_whenever_it_loses(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1, used 1
        me: hand Rage-quit, battle P-script 1, deck Adi
        them: battle Barryp 1, deck Adi
    """)
    shipped.me.does("instant Rage quit", "choose Barryp")
    shipped.next_turn()
    assert "Barryp" in shipped.cards("their discard pile")
    assert shipped.points() == [3, 1]


@rule("elma/ruling.losing")
def test_rage_quit_leaves_a_winner_alone(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1, used 1
        me: hand Rage-quit, battle P-script 1, deck Adi
        them: battle Barryp 1, deck Adi
    """)
    shipped.me.does("instant Rage quit", "choose P-script")
    shipped.next_turn()
    assert shipped.cards("my discard pile") == ["Rage quit"]
    assert shipped.points() == [3, 1]


@rule("elma/ruling.turns-on-cards", "elma/ruling.improving")
def test_soft_rage_quit_sends_offline_after_a_turn_of_its_controller_without_improvement(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        turn 5, active me
        battle: Warm-up 6
        me: hand Soft-rage-quit, online Adi
        them: hand Spef
    """)
    shipped.me.does("instant Soft rage quit", "choose Adi", "enter Adi")
    shipped.next_turn()
    assert shipped.fact("Adi in battle") == "38 (1)"
    shipped.next_turn()
    assert shipped.fact("Adi in battle") == "38 (2)"
    shipped.next_turn()
    assert shipped.cards("my offline") == ["Adi"]


@rule("elma/ruling.improving", "elma/ruling.lasting-effects")
def test_bad_luck_mopo_stops_a_kuski_with_a_finish_from_improving_until_the_battle_ends(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        turn 5, active me
        battle: Warm-up 6
        me: hand Bad-luck-mopo Wheel-pop, battle P-script 1
        them: battle Labs 1
    """)
    shipped.me.does("instant Bad luck mopo")
    assert shipped.me.can() == {"choose P-script"}
    shipped.me.does("choose P-script")
    assert shipped.me.can("instant") == set()
    shipped.next_turn(2)
    assert shipped.fact("P-script in battle") == "40 (2)"


@rule("elma/ruling.improving")
def test_shadow_record_reaches_the_next_better_time_only(shipped: RaceTable) -> None:
    shipped.set("""
        battle: Warm-up 6
        me: hand Shadow-record Shadow-record, battle Barryp 1
        them: battle Talli 1, battle Chris 1
    """)
    shipped.me.does("instant Shadow record")
    assert shipped.me.can() == {"choose Barryp", "choose Talli", "choose Chris"}
    shipped.me.does("choose Barryp")
    assert shipped.fact("Barryp in battle") == "43 (1)"
    shipped.me.does("instant Shadow record", "choose Talli")
    assert shipped.fact("Talli in battle") == "39 (1)"


@rule("elma/ruling.forced-entry", "elma/example.forced-onto-own-level")
def test_forced_play_makes_an_offline_kuski_enter_if_nothing_else_keeps_it_out(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        battle: Hoylada 1 by Talli
        me: hand Forced-play, online Spef
        them: offline Talli Hosp Orchard-Nan
    """)
    shipped.me.does("instant Forced play")
    assert shipped.me.can() == {"choose Hosp"}
    shipped.me.does("choose Hosp")
    assert shipped.fact("Hosp in battle") == "44 (1)"


@rule("elma/ruling.pairs")
def test_nobody_is_forced_onto_a_multiplayer_level_alone(shipped: RaceTable) -> None:
    shipped.set("battle: Multi01 1\n me: hand Forced-play\n them: offline Hosp")
    assert shipped.me.can("instant") == set()


@rule("elma/ruling.as-if-entered-first", "elma/ruling.lasting-effects")
def test_quick_steal_takes_the_entries_of_all_full_turns_and_bans_at_the_end(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        turn 8, active them
        battle: Warm-up 3, used 5
        me: deck Adi
        them: hand Quick-steal, offline P-script, deck Adi
    """)
    shipped.them.does("instant Quick steal", "choose P-script")
    assert shipped.fact("P-script in battle") == "36 (3)"
    shipped.next_turn()
    assert shipped.cards("ban pile") == ["P-script"]
    assert shipped.points() == [0, 2]


@rule("elma/ruling.lasting-effects")
def test_quick_steal_bans_nobody_when_the_kuski_has_left_the_battle(shipped: RaceTable) -> None:
    shipped.set("""
        turn 8, active them
        battle: Warm-up 3, used 5
        me: deck Adi
        them: hand Quick-steal Disconnect, offline P-script, deck Adi
    """)
    shipped.them.does("instant Quick steal", "choose P-script")
    shipped.them.does("instant Disconnect", "choose P-script")
    shipped.next_turn()
    assert shipped.cards("ban pile") == []
    assert shipped.cards("their offline") == ["P-script"]


@rule("elma/ruling.counters")
def test_prs_blockers_killers_stand_in_the_way_of_three_improvements(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Warm-up 6
        me: hand PRs-blocker, online P-script
    """)
    shipped.me.does("instant PRs blocker", "choose P-script", "enter P-script")
    assert shipped.fact("P-script in battle") == "NF (1)"
    assert shipped.fact("P-script killer counters") == 2


@rule("elma/ruling.piles-belong-to-owners")
def test_unban_returns_a_kuski_of_the_ban_pile_to_its_owner(shipped: RaceTable) -> None:
    shipped.set("me: hand Unban, banned Grob\n them: banned Adi")
    shipped.me.does("instant Unban")
    assert shipped.me.can() == {"choose Grob", "choose Adi"}
    shipped.me.does("choose Adi")
    assert shipped.cards("their hand") == ["Adi"]
    assert shipped.cards("ban pile") == ["Grob"]


@rule("elma/ruling.battle-types", "elma/keyword.slowness", "elma/ruling.reversed-list")
def test_slowdown_takes_the_place_of_the_battle_types_but_of_certain_ones(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        battle: Survivor01 2
        queue: Apple01 1 by Hosp; Jigsaw01 2 by Talli; Multi01 1 by Chris
        me: hand Slowdown, online P-script, offline Hosp
        them: offline Talli Chris
    """)
    shipped.me.does("instant Slowdown")
    assert shipped.me.can() == {"choose Survivor01", "choose Multi01"}
    shipped.me.does("choose Survivor01", "enter P-script")
    assert keywords_of_battle(shipped) == ["Slowness"]
    assert shipped.fact("P-script in battle") == "32 (1)"


@rule("elma/ruling.control-change", "elma/ruling.team-tag-change")
def test_team_switch_takes_a_kuski_of_another_team_for_the_battle(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1, used 1
        me: hand Team-switch, battle Bene-[dat] 1, deck Adi
        them: battle FinMan-[dat] 1, battle Gravel-[mud] 1, deck Adi
    """)
    shipped.me.does("instant Team switch")
    assert shipped.me.can() == {"choose Gravel [mud]"}
    shipped.me.does("choose Gravel [mud]")
    assert shipped.me.can() == {"choose Bene [dat]"}
    shipped.me.does("choose Bene [dat]")
    assert shipped.fact("Gravel [mud] controlled by") == "me"
    state = shipped.state
    gravel = next(d.card for d in state.drives if state.controller(d.card) != state.owner(d.card))
    assert now.team(state, gravel) == now.team(state, state.drives[0].card)
    shipped.next_turn()
    assert "Gravel [mud] controlled by" not in shipped.game.rules.facts(shipped.match.state)
    assert now.team(shipped.state, gravel) != now.team(
        shipped.state, state.afters[0].drives[0].card
    )
    assert shipped.points() == [4, 2]


@rule("elma/ruling.ignored-for-scoring")
def test_skip_takes_ones_kuski_out_of_the_result(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1, used 1
        me: hand Skip, battle P-script 1, deck Adi
        them: battle Barryp 1, battle Adi 1, deck Adi
    """)
    shipped.me.does("instant Skip")
    assert shipped.me.can() == {"choose P-script"}
    shipped.me.does("choose P-script")
    shipped.next_turn()
    assert shipped.points() == [0, 3]


@rule("elma/ruling.instant-targets")
def test_a_kuski_that_cannot_be_targeted_by_instants_of_an_opponent_is_not_offered(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        me: hand Disconnect
        them: hand Disconnect, online DewwCraft-[shown] Mielz-[shown] Spef
    """)
    shipped.me.does("instant Disconnect")
    assert shipped.me.can() == {"choose DewwCraft [shown]", "choose Spef"}
    shipped.me.does("choose Spef", "end")
    shipped.them.does("instant Disconnect")
    assert shipped.them.can() == {"choose DewwCraft [shown]", "choose Mielz [shown]"}
    shipped.them.does("choose Mielz [shown]")
    shipped.all_pass()


@rule("elma/ruling.open-information", "elma/ruling.lasting-effects")
def test_everybody_sees_what_instants_have_begun_and_for_how_long(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Warm-up 6
        me: hand Ping-spike Rage-quit Full-server Open-house
        them: battle P-script 1
    """)
    shipped.me.does("instant Ping spike", "choose P-script", "instant Rage quit", "choose P-script")
    shipped.me.does("instant Full server", "instant Open house")
    effects = shipped.view("them")["effects"]
    assert isinstance(effects, list)
    kuski = f"k{shipped.state.drives[0].card}"
    assert [(each["card"], each["about"], each["lasts"]) for each in effects] == [
        ("ping-spike", [kuski], "battle"), ("rage-quit", [kuski], "in-play"),
        ("full-server", [], "next-turn"), ("open-house", [], "turn"),
    ]  # fmt: skip


@rule("elma/ruling.hidden-information")
def test_only_who_looks_at_a_library_sees_its_cards(shipped: RaceTable) -> None:
    shipped.set("me: hand Ghost-replay, deck Adi Spef, rest 0\n them: hand Adi")
    shipped.me.does("instant Ghost replay")
    seen = shipped.view("me")["looked_at"]
    assert isinstance(seen, list)
    assert [each["card"] for each in seen] == ["adi", "spef"]
    assert shipped.view("them")["looked_at"] == []
    shipped.me.does("choose Adi")
    assert shipped.view("me")["looked_at"] == []
