"""Victory: `victory.*`, and what is ruled about winning, running out and leaving."""

import pytest

from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.games.grimterra.testing.written_cards import Scenes
from rulewright.testing import rule


@rule("grimterra/victory.opponents-without-heroes")
def test_who_kills_the_last_hero_of_the_last_opponent_wins(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand Strike
        them: arena Bob, dead Ann Cid, hand Strike
        their Bob: empowered, wounds 7
    """)
    feud.round("Strike", "bluff Strike")
    assert feud.result == [100, 0]
    assert feud.told()[-1] == "Me wins."


@rule("grimterra/victory.opponents-without-heroes")
def test_with_a_hero_left_the_game_goes_on(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand Strike
        them: arena Bob, backrow Ann, dead Cid, hand Strike
        their Bob: empowered, wounds 7
    """)
    feud.round("Strike", "bluff Strike")
    assert feud.result is None
    assert feud.hero("their Bob") == "dead, empowered"


@rule("grimterra/victory.opponent-cannot-draw", "grimterra/ruling.running-out")
def test_who_must_draw_from_an_empty_deck_has_run_out(feud: FeudTable) -> None:
    feud.set("phase begin\nme: hand 4 Strike\nthem: hand 4 Strike, deck none")
    assert feud.result == [100, 0]
    assert "Them has run out of cards to draw." in feud.told()


@rule("grimterra/ruling.running-out")
def test_an_empty_deck_alone_is_no_loss_and_piles_are_not_shuffled_back(feud: FeudTable) -> None:
    feud.set("""
        phase begin
        me: hand 4 Strike, deck only Guard
        them: hand 5 Strike, deck none, discard 9 Guard
    """)
    assert feud.result is None
    assert feud.cards("my deck") == feud.cards("their deck") == []
    assert len(feud.cards("their discard pile")) == 9
    assert "arena Plain" in feud.me.can()


@rule("grimterra/ruling.running-out", "grimterra/ruling.offered-or-ordered")
def test_an_ordered_draw_that_is_missing_loses_at_once(feud: FeudTable) -> None:
    feud.set("me: hand Study, deck only Guard\nthem: hand Strike")
    feud.me.does("cast Study with Plain")
    assert feud.result == [0, 100]


@rule("grimterra/ruling.offered-or-ordered")
def test_an_offered_draw_from_an_empty_deck_does_nothing(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Pounce, deck none\nthem: hand Strike")
    feud.round("Pounce", "bluff Strike")
    assert feud.result is None
    assert feud.cards("my hand") == []
    assert feud.fact("phase") == "post combat"


@rule("grimterra/ruling.offered-or-ordered")
def test_what_a_card_lets_its_player_do_can_be_declined(feud: FeudTable) -> None:
    feud.set("me: hand Offer, deck Guard")
    feud.me.does("cast Offer with Plain")
    assert feud.me.can() == {"yes", "no"}
    feud.me.does("no")
    assert feud.cards("my hand") == []


@rule("grimterra/ruling.all-run-out", "grimterra/example.run-out-together")
def test_if_all_run_out_together_the_most_living_heroes_win(feud: FeudTable) -> None:
    feud.set("""
        phase begin
        me: backrow Ann, dead Bob, hand 2 Strike, deck only 2 Guard
        them: dead Ann Bob, hand 2 Strike, deck only 2 Guard
        my Ann: dark 5
    """)
    assert feud.result == [100, 0]
    assert "All have run out: the most living heroes decide (2)." in feud.told()


@rule("grimterra/ruling.all-run-out", "grimterra/ruling.tied-dark-counters")
@pytest.mark.parametrize(("dark", "result"), [(2, [100, 0]), (3, [50, 50]), (4, [0, 100])])
def test_between_equals_the_fewest_counters_decide_and_then_it_is_a_draw(
    feud: FeudTable, dark: int, result: list[int]
) -> None:
    feud.set(
        f"""
        phase begin
        me: arena Ann, deck none
        them: arena Ann, dead Bob, deck none, backrow Cid
        my Ann: dark {dark}
        their Bob: dark 1
        their Cid: dark 2
    """.replace("me: arena Ann,", "me: arena Ann, dead Bob,")
    )
    assert feud.result == result


@rule("grimterra/victory.no-heroes-left", "grimterra/example.both-last-heroes-die")
def test_if_the_last_heroes_die_together_the_fewest_counters_win(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: arena Ann, dead Bob Cid, hand Strike
        them: arena Ann, dead Bob Cid, hand Strike
        my Ann: empowered, wounds 8, dark 3
        my Bob: dark 4
        their Ann: empowered, wounds 8
        their Cid: dark 5
    """)
    feud.round("Strike", "Strike")
    assert feud.result == [0, 100]


@rule("grimterra/ruling.counting-dark-counters")
def test_counters_on_dead_heroes_count_and_those_on_minions_do_not(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: arena Ann, dead Bob Cid, minions Hound, hand Strike
        them: arena Ann, dead Bob Cid, hand Strike
        my Ann: empowered, wounds 8, dark 1
        my Hound: dark 5
        their Ann: empowered, wounds 8
        their Cid: dark 2
    """)
    feud.me.does("fighter Ann Risen")
    feud.round("Strike", "Strike")
    assert feud.result == [100, 0]


@rule("grimterra/ruling.tied-dark-counters")
def test_equal_fewest_counters_are_a_draw_between_those_players(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: arena Ann, dead Bob Cid, hand Strike
        them: arena Ann, dead Bob Cid, hand Strike
        my Ann: empowered, wounds 8, dark 2
        their Ann: empowered, wounds 8, dark 2
    """)
    feud.round("Strike", "Strike")
    assert feud.result == [50, 50]
    assert feud.told()[-1] == "The game is a draw."


@rule("grimterra/ruling.who-is-compared")
def test_who_was_out_before_is_not_compared(feud: FeudTable) -> None:
    """The third had no counters at all, and is out."""
    feud.set("""
        phase combat
        me: arena Ann, dead Bob Cid, hand Strike
        them: arena Ann, dead Bob Cid, hand Strike
        third: out
        my Ann: empowered, wounds 8, dark 3
        their Ann: empowered, wounds 8, dark 2
    """)
    feud.round("Strike", "Strike")
    assert feud.result == [0, 100, 0]


@rule("grimterra/ruling.win-check", "grimterra/ruling.damage-death-timing")
def test_the_end_is_looked_for_when_the_round_is_fully_dealt_with(feud: FeudTable) -> None:
    """Two last heroes wounded to death in one round: nobody wins by being first."""
    feud.set("""
        phase combat
        me: arena Ann, dead Bob Cid, hand Pounce, deck Guard
        them: arena Ann, dead Bob Cid, hand Strike
        my Ann: empowered, wounds 8
        their Ann: empowered, wounds 8, dark 1
    """)
    feud.round("Pounce", "Strike")
    assert feud.result is None
    feud.me.does("yes")
    assert feud.result == [100, 0]


# Three and four


@rule("grimterra/ruling.elimination", "grimterra/ruling.player-count")
def test_a_player_without_heroes_is_out_and_the_others_play_on(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand Strike Strike
        them: arena Bob, dead Ann Cid, hand Strike
        third: arena Ann, hand Strike
        their Bob: empowered, wounds 7
        third's Ann: wears Ring
    """)
    feud.me.does("fight them")
    feud.round("Strike", "bluff Strike")
    assert feud.result is None
    assert feud.fact("their game") == "lost"
    assert feud.fact("phase") == "post combat"
    assert feud.cards("their hand") == feud.cards("their deck") == []
    feud.me.does("end", "done")
    assert feud.fact("active") == "third"
    feud.third.does("arena Ann", "end")
    assert "Ann fights Plain." in feud.told("third")  # nobody else is left to fight


@rule("grimterra/ruling.elimination")
def test_wounds_that_a_player_who_is_out_has_dealt_stay_as_markers(feud: FeudTable) -> None:
    feud.set("""
        phase begin
        me: hand 5 Strike
        them: hand 4 Strike, deck none
        third: hand 5 Strike
        my Plain: wounds Pounce 2
    """)
    assert feud.fact("their game") == "lost"
    assert feud.hero("my Plain") == "arena, wounds 2"
    feud.me.does("arena Plain")


@rule("grimterra/ruling.elimination")
def test_who_runs_out_in_their_own_turn_loses_it_and_the_next_begins(feud: FeudTable) -> None:
    feud.set("""
        phase begin
        me: hand 4 Strike, deck none
        them: hand 5 Strike
        third: hand 5 Strike
    """)
    assert feud.fact("my game") == "lost"
    assert feud.fact("active") == "them"
    feud.them.does("arena Plain")


@rule("grimterra/ruling.elimination")
def test_the_last_player_still_in_wins_at_once(feud: FeudTable) -> None:
    feud.set("""
        phase begin
        me: hand 5 Strike
        them: hand 4 Strike, deck none
        third: hand 4 Strike, deck none
    """)
    assert feud.result == [100, 0, 0]


@rule("grimterra/ruling.elimination", "grimterra/ruling.concession")
def test_a_combat_with_a_player_who_leaves_ends_in_the_middle_of_a_round(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: arena Ann, hand Strike Guard
        them: hand Strike Strike
        third: hand Strike
    """)
    feud.me.does("fight them")
    feud.both("lay Strike", "lay Strike")
    feud.me.does("reveal")
    feud.concede("them")
    assert feud.fact("phase") == "post combat"
    assert sorted(feud.cards("my hand")) == ["Guard", "Strike"]
    assert feud.fact("my placed") == "nothing"


@rule("grimterra/ruling.concession")
def test_a_player_may_concede_at_any_moment(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Strike\nthem: hand Strike")
    feud.me.does("lay Strike")
    feud.concede("them")
    assert feud.result == [100, 0]


@rule("grimterra/ruling.concession")
def test_the_active_player_may_concede_in_the_middle_of_an_effect(feud: FeudTable) -> None:
    feud.set("me: hand Knife\nthem: hand Strike\nthird: hand Strike")
    feud.me.does("cast Knife with Plain")
    feud.concede("me")
    assert feud.result is None
    assert feud.fact("active") == "them"
    feud.them.does("arena Plain")


@rule("grimterra/ruling.concession")
def test_all_may_agree_to_a_draw(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Strike\nthem: hand Strike")
    feud.offer_draw("me")
    feud.offer_draw("them")
    assert feud.result == [50, 50]


@rule("grimterra/ruling.elimination")
def test_four_can_play_and_leave_one_after_the_other(feud: FeudTable) -> None:
    feud.set("""
        me: hand Strike
        them: hand Strike
        third: hand Strike
        fourth: hand Strike
    """)
    feud.concede("fourth")
    feud.concede("them")
    assert feud.result is None
    feud.me.does("end")
    assert "Plain fights Plain." in feud.told()
    feud.concede("me")
    assert feud.result == [0, 0, 100, 0]


@rule("grimterra/ruling.win-check")
def test_each_player_who_cannot_draw_by_a_card_is_out_at_once(scenes: Scenes) -> None:
    scene = scenes("Flood: spell Agilitas 1 | Each player draws 2 cards.")
    scene.set("me: hand Flood\nthem: hand Strike, deck only Guard\nthird: hand Strike")
    scene.me.does("cast Flood with Plain")
    assert scene.fact("their game") == "lost"
    assert len(scene.cards("my hand")) == len(scene.cards("third's hand")) - 1 == 2
