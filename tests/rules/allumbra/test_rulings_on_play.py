"""Rulings on bonuses, short hands, the end of long duels, and giving up."""

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.kernel.errors import MatchOver
from rulewright.testing import rule


@rule("allumbra/ruling.bonus-needs-performed-card")
@pytest.mark.parametrize(("theirs", "bonus"), [("sermon", "none"), ("watch", "+2 damage")])
def test_a_cancelled_bonus_card_gives_no_bonus(
    odd_duel: DuelTable, theirs: str, bonus: str
) -> None:
    odd_duel.set(f"""
        me:   ammo 5, hand feast sabotage watch
        them: energy 10, hand {theirs} watch watch
    """)
    odd_duel.clash("feast", theirs)
    assert odd_duel.fact("my bonus") == bonus
    odd_duel.clash("sabotage", "watch")
    assert odd_duel.fact("their energy") == (9 if bonus == "none" else 7)


@rule("allumbra/ruling.bonus-spent-regardless")
def test_a_bonus_is_used_up_by_a_card_that_cannot_use_it(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 2
        me:   ammo 5, row reload, bonus free, hand hide pulverize
        them: row hide, hand 2 cauterize
    """)
    duel.clash("hide", "cauterize")
    assert duel.fact("my bonus") == "none"
    duel.clash("pulverize", "cauterize")
    assert duel.fact("my ammo") == 2


@rule("allumbra/ruling.bonus-spent-regardless")
def test_a_bonus_is_used_up_by_a_cancelled_card(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 2
        me:   row cauterize, bonus 1 damage, hand quick-draw calculated-shot
        them: energy 10, row reload, hand hide reload
    """)
    duel.clash("quick-draw", "hide")
    assert duel.effects == {"my ammo: 5 -> 4", "my bonus: +1 damage -> none"}
    duel.clash("calculated-shot", "reload")
    assert duel.fact("their energy") == 8


@rule("allumbra/ruling.bonus-spent-regardless")
def test_a_bonus_is_used_up_by_a_void_card(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 2
        me:   ammo 1, row cauterize, bonus 1 damage, hand quick-draw pulverize
        them: energy 10, row reload, hand 2 reload
    """)
    duel.clash("pulverize", "reload")
    assert duel.fact("my bonus") == "none"
    duel.clash("quick-draw", "reload")
    assert duel.fact("their energy") == 9


@rule("allumbra/ruling.free-means-payable")
@pytest.mark.parametrize(("bonus", "energy"), [("bonus free,", 6), ("", 10)])
def test_a_free_card_is_performed_without_ammo(duel: DuelTable, bonus: str, energy: int) -> None:
    duel.set(f"""
        turn 1, clash 2
        me:   ammo 0, row reload, {bonus} hand pulverize hide
        them: energy 10, row hide, hand 2 reload
    """)
    duel.clash("pulverize", "reload")
    assert duel.fact("my ammo") == 0
    assert duel.fact("their energy") == energy


@rule("allumbra/ruling.card-over-rules")
def test_reload_overrules_the_cost_of_the_next_card_and_nothing_else(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 2
        me:   ammo 3, row reload, bonus free, hand pulverize pulverize
        them: energy 10, row hide, hand hide reload
    """)
    duel.clash("pulverize", "hide")
    assert duel.effects == {"my bonus: free -> none"}
    assert "Them's Hide cancels Pulverize." in duel.told()


@rule("allumbra/ruling.short-hand")
def test_a_short_hand_picks_what_there_is_and_the_other_plays_unopposed(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   energy 10, hand quick-draw hide
        them: energy 10, ammo 10, hand quick-draw calculated-shot pulverize
    """)
    duel.pick("me", "quick-draw")
    assert duel.offered("me") == ["Hide"]
    duel.pick("me", "hide")
    assert duel.asked() == ["them"]
    duel.pick("them", "quick-draw", "pulverize", "calculated-shot")
    assert "Me: nothing; Them: Calculated Shot." in duel.told()
    assert (duel.fact("turn"), duel.fact("my energy")) == (4, 10 - 1 - 2)
    assert (duel.fact("their energy"), duel.fact("their ammo")) == (9, 10 - 1 - 3 - 2)
    assert duel.cards("my discard") == ["quick-draw", "hide"]
    assert len(duel.cards("my hand")) == 3


@rule("allumbra/ruling.short-hand")
def test_a_short_hand_is_done_picking_with_its_last_card(duel: DuelTable) -> None:
    # Also with an active relic, which could still be announced as long as there is a pick.
    duel.set("""
        turn 3
        me:   hand hide, relic wound-for-damage active, relic empty-for-load
        them: hand 3 hide, relic void-for-load, relic stop-for-drain
    """)
    duel.pick("me", "hide")
    assert duel.asked() == ["them"]


@rule("allumbra/ruling.short-hand", "allumbra/bonus.next-card-only")
def test_a_clash_without_a_card_does_not_use_up_a_bonus(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 2
        me:   row reload, bonus free, hand
        them: row hide, hand 2 hide
    """)
    duel.pick("them", "hide")
    assert duel.changed == {"clash: 2 -> 3", "their hand: -hide", "their row: +hide"}
    assert duel.fact("my bonus") == "free"


@rule("allumbra/ruling.short-hand")
def test_a_player_without_cards_is_asked_nothing(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand
        them: hand 3 hide
    """)
    for _ in range(3):
        assert duel.asked() == ["them"]
        duel.pick("them", "hide")
    assert duel.effects == set()
    assert duel.told()[1] == "Me: nothing; Them: Hide."
    assert duel.fact("turn") == 2


@rule("allumbra/ruling.short-hand")
def test_two_players_without_cards_do_nothing_until_they_draw(duel: DuelTable) -> None:
    duel.set("""
        turn 2
        me:   energy 3
        them: energy 4
    """)
    assert (duel.fact("turn"), duel.fact("clash")) == (3, 1)
    assert (duel.fact("my energy"), duel.fact("their energy")) == (3, 4)
    assert len(duel.cards("my hand")) == len(duel.cards("their hand")) == 3


@rule("allumbra/ruling.short-hand")
def test_a_player_draws_no_more_cards_than_there_are(duel: DuelTable) -> None:
    # Only a relic can find deck and discard pile empty: all cards are in hand or in the row.
    hand = "5 quick-draw 4 calculated-shot 3 pulverize 4 hide 3 reload 4 cauterize"
    duel.set(f"""
        turn 30, clash 2
        me:   row reload, hand {hand}, relic reload-for-draw active, relic empty-for-load
        them: row hide, hand 2 hide, relic void-for-load, relic stop-for-drain
    """)
    duel.turn("cauterize hide", "hide hide")
    duel.announce_nothing("me")
    duel.choose("me", f"Use {duel.relic('reload-for-draw')}")
    assert len(duel.cards("my hand")) == 23 - 2
    assert "Me draws nothing." in duel.told()
    assert duel.result is not None


@rule("allumbra/ruling.turn-limit")
def test_the_twenty_ninth_turn_is_not_the_last(duel: DuelTable) -> None:
    duel.set("""
        turn 29
        me:   energy 4, hand 3 hide
        them: energy 3, hand 3 hide
    """)
    duel.turn("hide hide hide", "hide hide hide")
    assert duel.fact("turn") == 30
    assert duel.asked() == ["me", "them"]


@rule("allumbra/ruling.turn-limit")
def test_a_knock_down_in_the_last_turn_decides_before_the_limit(duel: DuelTable) -> None:
    duel.set("""
        turn 30
        me:   energy 1, hand 3 quick-draw
        them: energy 1, hand 3 reload
    """)
    duel.turn("quick-draw quick-draw quick-draw", "reload reload reload")
    assert duel.result == [100, 0]
    assert not any("was the last" in line for line in duel.told())


@rule("allumbra/ruling.turn-limit")
@pytest.mark.parametrize("first", ["me", "them"])
def test_a_draw_is_agreed_when_both_offer_it(duel: DuelTable, first: str) -> None:
    duel.set("""
        me:   energy 9, hand 3 hide
        them: energy 1, hand 3 hide
    """)
    duel.offer_draw(first)
    assert duel.changed == set()
    assert duel.asked() == ["me", "them"]
    duel.offer_draw("them" if first == "me" else "me")
    assert duel.changed == {"result: [50, 50]"}
    assert duel.told()[-1] == "Both agree to a draw."


@rule("allumbra/ruling.turn-limit")
def test_one_offer_twice_is_no_agreement_and_playing_on_ends_it(duel: DuelTable) -> None:
    duel.set("""
        me:   hand 3 hide
        them: hand 3 hide
    """)
    duel.offer_draw("me")
    duel.offer_draw("me")
    assert duel.result is None
    duel.clash("hide", "hide")
    duel.offer_draw("them")
    assert duel.asked() == ["me", "them"]


@rule("allumbra/ruling.concession")
@pytest.mark.parametrize(("who", "result"), [("me", [0, 100]), ("them", [100, 0])])
@pytest.mark.parametrize("picked", [None, "me", "them"])
def test_whoever_concedes_loses_at_any_moment(
    duel: DuelTable, who: str, result: list[int], picked: str | None
) -> None:
    duel.set("""
        me:   energy 5, hand 3 hide
        them: energy 5, hand 3 hide
    """)
    if picked:
        duel.pick(picked, "hide")
    duel.concede(who)
    assert duel.changed == {f"result: {result}"}
    assert duel.told()[-2:] == [
        f"{who.capitalize()} concedes.",
        f"{'Them' if who == 'me' else 'Me'} wins the duel.",
    ]
    with pytest.raises(MatchOver):
        duel.concede("them")
