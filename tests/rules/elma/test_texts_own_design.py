"""What the texts of our own cards do: the phrases that no known card has."""

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/kuskis.one-play-per-turn")
def test_open_house_allows_one_more_kuski_this_turn_and_twotime_each_turn(
    shipped: RaceTable,
) -> None:
    shipped.set("turn 5, active me\n me: hand Open-house Adi Spef Zweq\n them: hand Adi")
    shipped.me.does("instant Open house", "play Adi", "play Spef")
    assert shipped.me.can("play") == set()
    shipped.next_turn(2)
    shipped.me.does("play Zweq")
    shipped.set("me: hand Adi Spef Zweq, offline Twotime")
    shipped.me.does("play Adi", "play Spef")
    assert shipped.me.can("play") == set()


@rule(
    "elma/example.extra-kuski-forbidden", "elma/effects.cant-beats-can", "elma/ruling.your-opponent"
)
def test_full_server_keeps_every_opponent_from_playing_kuskis_until_ones_next_turn(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        players 3, turn 5, active me
        me: hand Full-server Adi
        them: hand Adi Open-house Bring-a-friend Puddle-[mud]
        third: hand Adi
    """)
    shipped.me.does("instant Full server")
    assert shipped.me.can("play") == {"play Adi"}
    shipped.next_turn()
    shipped.them.does("instant Open house")
    assert shipped.them.can("play") == set()
    shipped.them.does("instant Bring a friend")
    shipped.them.does("choose Puddle [mud]")
    assert shipped.cards("their offline") == ["Puddle [mud]"]
    shipped.next_turn()
    assert shipped.third.can("play") == set()
    shipped.next_turn()
    assert shipped.me.can("play") == {"play Adi", "play Kopaka"}


@rule("elma/ruling.record-changes", "elma/ruling.lasting-effects")
def test_ping_spike_and_fresh_oil_change_the_times_to_come(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Warm-up 6
        me: hand Ping-spike Fresh-oil, battle P-script 1, battle Adi 1
        them: battle Barryp 1
    """)
    shipped.me.does("instant Fresh oil")
    assert shipped.me.can() == {"choose P-script", "choose Adi"}
    shipped.me.does("choose P-script", "instant Ping spike", "choose Barryp")
    assert shipped.fact("P-script in battle") == "40 (1)"
    shipped.next_turn()
    assert shipped.fact("Barryp in battle") == "46 (2)"
    shipped.next_turn()
    assert shipped.fact("P-script in battle") == "35 (2)"


@rule("elma/effects.cant-beats-can")
def test_parental_control_and_locked_editor_forbid_until_ones_next_turn(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        me: hand Parental-control Locked-editor
        them: offline Hosp Adi, hand Flatout
    """)
    shipped.me.does(
        "instant Parental control", "choose Adi", "instant Locked editor", "choose Hosp"
    )
    shipped.next_turn()
    assert shipped.them.can("online", "add") == {"online Hosp"}
    shipped.next_turn(2)
    assert shipped.them.can("online", "add") == {"online Hosp", "online Adi", "add Flatout"}


@rule("elma/effects.cant-beats-can", "elma/keyword.designers-curse")
def test_a_kuski_that_cannot_add_a_level_can_be_cursed_with_one(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        queue: Zspin01 1 by Adi
        me: hand Locked-editor Flatout, offline Hosp
        them: online Adi
    """)
    shipped.me.does("instant Locked editor", "choose Adi")
    shipped.me.does("add Flatout", "by Hosp", "curse Adi")
    assert "Flatout 1 by Hosp curses Adi" in shipped.cards("queue")


@rule("elma/ruling.instant-needs-target")
def test_photo_finish_needs_a_first_finish_level(shipped: RaceTable) -> None:
    shipped.set("battle: Warm-up 2\n me: hand Photo-finish, battle P-script 1")
    assert shipped.me.can("instant") == set()
    shipped.set("battle: Jigsaw01 2\n me: hand Photo-finish, battle P-script 1")
    shipped.me.does("instant Photo finish", "choose P-script")
    assert shipped.fact("P-script in battle") == "35 (1)"


@rule("elma/ruling.instant-choices", "elma/ruling.hundred-together")
def test_sponsorship_is_points_or_cards(shipped: RaceTable) -> None:
    shipped.set("me: hand Sponsorship Sponsorship, deck Adi Spef")
    shipped.me.does("instant Sponsorship")
    labels = [choice.label for choice in shipped.match.decision(0).choices]
    assert labels == ["Gain 2 points", "Draw 2 cards"]
    shipped.me.does("mode 1")
    assert shipped.points() == [2, 0]
    shipped.me.does("instant Sponsorship", "mode 2")
    assert sorted(shipped.cards("my hand")) == ["Adi", "Spef"]


@rule("elma/ruling.control-change", "elma/ruling.points-to-controller")
def test_hotwire_takes_a_kuski_and_its_points_until_the_battle_ends(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1, used 1
        me: hand Hotwire, deck Adi
        them: battle P-script 1, deck Adi
    """)
    shipped.me.does("instant Hotwire", "choose P-script")
    shipped.next_turn()
    assert shipped.points() == [2, 0]
    assert "P-script controlled by" not in shipped.game.rules.facts(shipped.match.state)


@rule("elma/ruling.your-opponent", "elma/ruling.hidden-information")
def test_spectator_mode_looks_at_one_opponents_hand_who_then_discards(shipped: RaceTable) -> None:
    shipped.set("""
        players 3
        me: hand Spectator-mode
        them: hand Adi Skip Disconnect
        third: hand Zweq
    """)
    shipped.me.does("instant Spectator mode")
    assert shipped.me.can() == {"player them", "player third"}
    shipped.me.does("player them")
    assert shipped.them.can() == {"choose Skip", "choose Disconnect"}
    shipped.them.does("choose Skip")
    assert shipped.cards("their discard pile") == ["Skip"]
    assert shipped.cards("third's hand") == ["Zweq"]


@rule("elma/ruling.your-opponent")
def test_time_penalty_is_for_one_opponent_of_choice(shipped: RaceTable) -> None:
    shipped.set("players 3\n me: hand Time-penalty\n them: points 5\n third: points 1")
    shipped.me.does("instant Time penalty", "player third")
    assert shipped.points() == [0, 5, 0]


@rule("elma/ruling.hidden-information")
def test_ghost_replay_takes_one_of_three_and_puts_the_rest_at_the_bottom(
    shipped: RaceTable,
) -> None:
    shipped.set("me: hand Ghost-replay, deck Adi Spef Zweq Grob, rest 0")
    shipped.me.does("instant Ghost replay", "choose Spef")
    assert shipped.cards("my hand") == ["Spef"]
    assert shipped.cards("my deck")[-1] == "Grob"
    assert sorted(shipped.cards("my deck")[:2]) == ["Adi", "Zweq"]


@rule("elma/ruling.piles-belong-to-owners", "elma/ruling.instant-targets")
def test_pack_recall_and_the_janitor_bring_back_from_ones_own_pile(shipped: RaceTable) -> None:
    shipped.set("""
        me: hand Pack-recall The-Janitor, discard Flatout Adi
        them: discard Hoylada Spef
    """)
    shipped.me.does("instant Pack recall")
    assert shipped.me.can() == {"choose Flatout"}
    shipped.me.does("choose Flatout", "play The Janitor", "yes")
    assert shipped.me.can() == {"choose Adi"}
    shipped.me.does("choose Adi")
    assert sorted(shipped.cards("my hand")) == ["Adi", "Flatout"]


@rule("elma/ruling.effects-order")
def test_puddle_draws_for_each_teammate_that_comes(shipped: RaceTable) -> None:
    shipped.set("me: offline Puddle-[mud], hand Gravel-[mud], deck Adi")
    shipped.me.does("play Gravel [mud]", "yes")
    assert shipped.cards("my hand") == ["Adi"]
    shipped.set("me: offline Puddle-[mud], hand Adi, deck Spef")
    shipped.me.does("play Adi")
    assert shipped.me.can("yes") == set()


@rule("elma/ruling.lasting-effects")
def test_gravel_is_faster_with_a_teammate_online(shipped: RaceTable) -> None:
    shipped.set("battle: Hoylada 1\n me: online Gravel-[mud] Puddle-[mud]")
    shipped.me.does("enter Gravel [mud]")
    assert shipped.fact("Gravel [mud] in battle") == "37 (1)"
    shipped.set("battle: Hoylada 1\n me: online Gravel-[mud], offline Puddle-[mud]")
    shipped.me.does("enter Gravel [mud]")
    assert shipped.fact("Gravel [mud] in battle") == "39 (1)"


@rule("elma/effects.cant-beats-can")
def test_sump_keeps_teammates_online_against_instants_of_opponents(shipped: RaceTable) -> None:
    shipped.set("me: hand Disconnect\n them: online Sump-[mud] Gravel-[mud]")
    shipped.me.does("instant Disconnect", "choose Gravel [mud]")
    assert shipped.cards("their online") == ["Sump [mud]", "Gravel [mud]"]
    shipped.set("me: hand Disconnect\n them: online Sump-[mud] Gravel-[mud]")
    shipped.me.does("instant Disconnect", "choose Sump [mud]")
    assert shipped.cards("their offline") == ["Sump [mud]"]


@rule("elma/ruling.hidden-information")
def test_an_opponent_without_an_instant_is_asked_all_the_same(shipped: RaceTable) -> None:
    shipped.set("me: hand Spectator-mode\n them: hand Adi")
    shipped.me.does("instant Spectator mode")
    assert shipped.them.can() == {"enough"}
    shipped.them.does("enough")
    assert shipped.cards("their hand") == ["Adi"]


@rule("elma/ruling.winner", "elma/ruling.teams")
def test_old_chain_gains_a_point_when_a_teammate_of_ones_own_wins(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1, used 1
        me: offline Old-Chain-[mud], battle Gravel-[mud] 1, battle Adi 1, deck Adi
        them: offline Old-Chain-[mud], deck Adi
    """)
    shipped.next_turn()
    assert shipped.points() == [3, 0]


@rule("elma/ruling.played-abilities")
def test_nightshift_discards_to_go_online_once_a_turn(shipped: RaceTable) -> None:
    shipped.set("me: offline Nightshift*, hand Adi Spef")
    shipped.me.does("use Nightshift", "choose Adi")
    assert shipped.cards("my online") == ["Nightshift"]
    assert shipped.me.can("use") == set()
    shipped.set("me: offline Nightshift")
    assert shipped.me.can("use") == set()


@rule("elma/ruling.turns-on-cards")
def test_lagspike_draws_and_discards_after_a_turn_without_improvement(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Warm-up 6
        me: online Lagspike, deck Adi
        them: hand Spef
    """)
    shipped.me.does("enter Lagspike", "end")
    shipped.all_pass()
    shipped.me.does("choose Adi")
    assert shipped.cards("my discard pile") == ["Adi"]


@rule("elma/ruling.played-abilities", "elma/queue.oldest-first")
def test_spokesman_moves_a_level_to_the_front(shipped: RaceTable) -> None:
    shipped.set("""
        battle: Hoylada 1
        queue: Flatout 1 by Talli; Acrossity 1 by Hosp
        me: offline Spokesman
        them: offline Talli Hosp
    """)
    shipped.me.does("use Spokesman", "choose Acrossity")
    assert [each.split()[0] for each in shipped.cards("queue")] == ["Acrossity", "Flatout"]


@rule("elma/ruling.winner", "elma/ruling.your-opponent", "elma/ruling.instant-choices")
def test_when_banhammer_bo_wins_each_opponent_discards_in_turn_order(shipped: RaceTable) -> None:
    shipped.set("""
        players 3, turn 5, active me
        battle: Hoylada 1, used 2
        me: battle Banhammer-Bo 1, deck Adi
        them: hand Adi Spef, deck Adi
        third: hand Zweq Labs, deck Adi
    """)
    shipped.next_turn()
    assert shipped.third.can() == set()
    shipped.them.does("choose Adi")
    shipped.third.does("choose Labs")
    assert shipped.points() == [2, 0, 0]


@rule("elma/ruling.improving")
def test_slipstream_improves_ones_other_kuskis_that_enter(shipped: RaceTable) -> None:
    shipped.set("battle: Hoylada 1\n me: offline Slipstream, online P-script")
    shipped.me.does("enter P-script")
    assert shipped.fact("P-script in battle") == "39 (1)"


@rule("elma/effects.cant-beats-can")
def test_fossil_stays_out_from_fifty_points_on(shipped: RaceTable) -> None:
    shipped.set("battle: Hoylada 1\n me: online Fossil, points 49")
    assert shipped.me.can("enter") == {"enter Fossil"}
    shipped.set("battle: Hoylada 1\n me: online Fossil, points 50")
    assert shipped.me.can("enter") == set()


@rule("elma/field.ban-pile")
def test_pogo_goes_offline_instead_of_being_banned_and_the_other_is_banned(
    shipped: RaceTable,
) -> None:
    shipped.set("me: online Kopaka Pogo\n them: online Adi")
    shipped.me.does("use Kopaka", "choose Pogo", "choose Adi")
    assert shipped.cards("my offline") == ["Pogo"]
    assert shipped.cards("ban pile") == ["Adi"]


@rule("elma/ruling.losing", "elma/ruling.winner")
def test_flatline_discards_for_losing_and_birdseye_draws_for_winning_on_hoyla(
    shipped: RaceTable,
) -> None:
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1, used 1
        me: battle Birdseye 1, deck Adi
        them: battle Flatline 1, battle Nobody 1, hand Spef, deck Adi
    """)
    shipped.next_turn()
    shipped.them.does("choose Spef")
    assert shipped.cards("my hand") == []
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1, used 1
        me: battle Birdseye 2, deck Adi
        them: deck Adi
    """)
    shipped.next_turn()
    assert shipped.cards("my hand") == ["Adi"]


@rule("elma/ruling.effect-loop")
def test_heckler_draws_and_discards_for_an_opponents_instant_only(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        me: hand Sponsorship
        them: offline Heckler, hand Sponsorship Adi, deck Spef
    """)
    shipped.me.does("instant Sponsorship", "mode 1")
    shipped.them.does("yes", "choose Adi")
    assert shipped.cards("their discard pile") == ["Adi"]
    shipped.me.does("end")
    shipped.them.does("instant Sponsorship", "mode 1")
    assert shipped.them.can("choose") == set()
    shipped.all_pass()


@rule("elma/ruling.instant-targets", "elma/ruling.instant-choices")
def test_gatekeeper_discards_to_send_a_kuski_of_the_battle_offline(shipped: RaceTable) -> None:
    shipped.set("""
        turn 5, active me
        battle: Hoylada 1
        me: hand Flatout, offline Barryp, battle Adi 1
        them: offline Gatekeeper, hand Spef
    """)
    shipped.me.does("add Flatout", "by Barryp")
    shipped.them.does("yes", "choose Spef")
    assert shipped.them.can() == {"choose Adi"}
    shipped.them.does("choose Adi")
    assert "Adi" in shipped.cards("my offline")
