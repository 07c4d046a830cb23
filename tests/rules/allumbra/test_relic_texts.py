"""Rulings on what texts of Relics may say beyond the shipped ones; each with its edge and its absence."""

from __future__ import annotations

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes
from tests.rules.allumbra.charms import WHEN, me, with_active, with_condition

# Conditions


@rule("allumbra/ruling.coming-to-a-level")
@pytest.mark.parametrize(("energy", "is_met"), [(6, False), (5, True), (4, True), (3, False)])
def test_a_fall_to_three_begins_above_it(
    scenes: Scenes[DuelTable], energy: int, is_met: bool
) -> None:
    duel = with_condition(scenes, "When your energy falls to 3 or less.")
    me(duel, f"energy {energy}, hand 2 reload", "hand 2 calculated-shot", charm="")
    duel.clash("reload", "calculated-shot")
    assert (duel.asked_about("me") == "charm") == is_met
    if is_met:
        duel.leave("me", "charm")


@rule("allumbra/ruling.coming-to-a-level")
def test_what_somebody_has_is_looked_at_after_every_clash(scenes: Scenes[DuelTable]) -> None:
    duel = with_condition(scenes, "When an opponent's ammo is 8 or more after a clash.")
    me(duel, "hand 3 hide", "ammo 6, hand 2 reload hide", charm="")
    for card in ("reload", "hide"):
        duel.clash("hide", card)
        assert duel.asked_about("me") == "charm"
        duel.leave("me", "charm")


@rule("allumbra/ruling.gain-before-limit")
def test_a_gain_at_the_limit_counts_as_one(scenes: Scenes[DuelTable]) -> None:
    duel = with_condition(scenes, "When you have gained energy on 2 cards this turn.")
    me(duel, "hand 3 cauterize", "hand 3 reload", charm="")
    duel.clash("cauterize", "reload")
    assert duel.asked_about("me") is None
    duel.clash("cauterize", "reload")
    assert duel.asked_about("me") == "charm"
    duel.leave("me", "charm")


@rule("allumbra/ruling.gain-before-limit")
def test_a_gain_at_the_limit_makes_no_difference(scenes: Scenes[DuelTable]) -> None:
    duel = with_condition(scenes, "When you gain 1 or more energy in one clash.")
    me(duel, "hand 3 cauterize", "hand 3 reload", charm="")
    duel.clash("cauterize", "reload")
    assert duel.asked_about("me") is None


@rule("allumbra/ruling.shown-draw")
@pytest.mark.parametrize(
    ("drawn", "can"), [("2 quick-draw hide", True), ("quick-draw 2 hide", False)]
)
def test_what_was_drawn_is_shown_and_whoever_could_not_is_asked_all_the_same(
    scenes: Scenes[DuelTable], drawn: str, can: bool
) -> None:
    duel = with_condition(
        scenes, "When you draw 2 or more attacks at the start of a turn and show the cards."
    )
    me(
        duel, f"row 2 reload, hand reload, deck {drawn}", "row 2 hide, hand hide 3 reload",
        "turn 1, clash 3", charm="",
    )  # fmt: skip
    duel.clash("reload", "hide")
    assert ("Activate Charm" in duel.offered("me")) == can
    duel.leave("me", "charm")


@rule("allumbra/ruling.played-is-played")
def test_cards_of_a_kind_are_counted_within_a_turn(scenes: Scenes[DuelTable]) -> None:
    duel = with_condition(scenes, "When you have played 2 attacks this turn.")
    me(duel, "ammo 0, hand 2 quick-draw hide", "hand 3 reload", charm="")
    duel.clash("quick-draw", "reload")
    duel.clash("hide", "reload")
    assert duel.asked_about("me") is None
    duel.clash("quick-draw", "reload")  # Void both times, and played.
    assert duel.asked_about("me") == "charm"
    duel.leave("me", "charm")


# Active sides


@rule("allumbra/ruling.relic-choice")
def test_an_effect_is_chosen_with_the_announcement_and_both_see_it(
    scenes: Scenes[DuelTable],
) -> None:
    duel = with_active(scenes, "Choose one: gain 2 energy; or gain 2 ammo.")
    me(duel, "energy 5, hand 2 hide", "hand 2 hide")
    assert "Announce Charm for your next card: gain 2 ammo" in duel.offered("me")
    duel.choose("me", "Announce Charm for your next card: gain 2 ammo")
    duel.clash("hide", "hide")
    assert duel.effects == {"my ammo: 5 -> 7", "my charm: active -> locked"}


@rule("allumbra/ruling.exchange", "allumbra/ruling.condition-moment")
def test_an_exchanged_card_meets_conditions_as_a_revealed_one(scenes: Scenes[DuelTable]) -> None:
    duel = scenes(
        f"relic stella Charm | {WHEN} Active: Exchange this card for another one in your hand.\n"
        "relic balif Ear | Condition: When an opponent reveals Quick Draw. Active: Gain 1 energy.\n"
        "relic balif Eye | Condition: When an opponent reveals Hide. Active: Gain 1 energy."
    )
    duel.set("""
        turn 1
        me:   hand hide quick-draw, relic charm active, relic idle-coin
        them: hand 2 reload, relic ear, relic eye
    """)
    duel.clash("hide", "reload")
    assert duel.asked_about("them") == "eye"
    duel.leave("them", "eye")
    duel.use("me", "charm")
    duel.choose("me", "Reveal Quick Draw instead")
    assert duel.asked_about("them") == "ear"  # Not again about the card that is gone.
    duel.activate("them", "ear")
    assert duel.fact("their energy") == 9


@rule("allumbra/ruling.exchange")
def test_a_relic_bound_early_exchanges_after_the_reveal(scenes: Scenes[DuelTable]) -> None:
    duel = with_active(scenes, "Exchange this card for another one in your hand.")
    me(duel, "hand hide quick-draw", "hand 2 reload")
    duel.announce("me", "charm")
    duel.clash("hide", "reload")
    duel.choose("me", "Reveal Quick Draw instead")
    assert duel.fact("their energy") == 9


@rule("allumbra/ruling.energy-for-ammo")
def test_what_ammo_cannot_pay_energy_does(scenes: Scenes[DuelTable]) -> None:
    duel = with_active(
        scenes,
        "You may pay energy for this card in place of ammo.",
        "An opponent's card costs 2 more ammo.",
    )
    duel.set("""
        turn 1
        me:   ammo 1, hand quick-draw hide, relic charm active, relic idle-coin
        them: hand 2 reload, relic ward active, relic idle-stone
    """)
    duel.clash("quick-draw", "reload")
    duel.use("me", "charm")
    duel.choose("me", "Pay 0 energy")
    duel.use("them", "ward")  # 3 in all.
    assert (duel.fact("my energy"), duel.fact("my ammo")) == (8, 0)
    assert duel.fact("their energy") == 9


@rule("allumbra/ruling.only-opponent-falls")
def test_who_would_fall_stays_at_one(scenes: Scenes[DuelTable]) -> None:
    duel = with_active(scenes, "You stay at 1 energy if you would be knocked down.")
    me(duel, "energy 1, hand 2 reload", "hand 2 pulverize")
    duel.clash("reload", "pulverize")
    duel.use("me", "charm")
    assert duel.fact("my energy") == 1
    assert "Me stays at 1 energy by Charm." in duel.told()


@rule("allumbra/ruling.only-opponent-falls")
def test_what_the_other_card_gives_is_turned_aside_unless_it_is_cancelled(
    scenes: Scenes[DuelTable],
) -> None:
    duel = with_active(scenes, "You gain the ammo an opponent's card would give.")
    me(duel, "hand 2 cauterize", "hand 2 reload")
    duel.clash("cauterize", "reload")
    duel.use("me", "charm")
    assert (duel.fact("my ammo"), duel.fact("their ammo")) == (7, 5)


@rule("allumbra/ruling.relic-bonus", "allumbra/bonus.no-stacking")
def test_a_bonus_of_a_relic_takes_the_place_of_the_cards_own(scenes: Scenes[DuelTable]) -> None:
    duel = with_active(scenes, "Your next card this turn deals 2 more damage.")
    me(duel, "hand reload 2 quick-draw", "hand 3 reload")
    duel.clash("reload", "reload")
    duel.use("me", "charm")
    assert duel.fact("my bonus") == "+2 damage"
    duel.clash("quick-draw", "reload")
    assert duel.fact("their energy") == 7


@rule("allumbra/ruling.look-at-pick", "allumbra/info.picked-cards-hidden")
def test_a_picked_card_that_was_looked_at_stays_secret_from_everybody_else(
    scenes: Scenes[DuelTable],
) -> None:
    duel = with_active(
        scenes, "Once this card is resolved, look at the next picked card of an opponent.",
        "Gain 1 ammo.",
    )  # fmt: skip
    duel.set("""
        turn 3
        me:   hand 3 hide, relic charm active, relic idle-coin
        them: hand reload cauterize pulverize, relic ward active, relic idle-stone
    """)
    duel.turn("hide hide hide", "reload pulverize cauterize")
    duel.use("me", "charm")
    duel.use_no_more("them")
    assert duel.row("them", seen_by="me") == ["reload", "pulverize", None]
    assert duel.row("them", seen_by=None) == ["reload", None, None]
    for _ in range(2):
        duel.announce_nothing("them")
        duel.use_no_more("them")


@rule("allumbra/relic.modifies-card")
def test_a_relic_may_cancel_the_opponents_card_which_still_pays(scenes: Scenes[DuelTable]) -> None:
    duel = with_active(scenes, "An opponent's card is cancelled.")
    me(duel, "hand 2 reload", "hand 2 pulverize")
    duel.clash("reload", "pulverize")
    duel.use("me", "charm")
    assert "Charm cancels Them's Pulverize." in duel.told()
    assert (duel.fact("my energy"), duel.fact("their ammo")) == (10, 2)


@rule("allumbra/ruling.relic-effects-together", "allumbra/ruling.free-and-surcharge")
@pytest.mark.parametrize(("first", "cost"), [("me", 0), ("them", 2)])
def test_a_price_that_is_set_follows_the_order_announced(
    scenes: Scenes[DuelTable], first: str, cost: int
) -> None:
    duel = with_active(scenes, "An opponent's card costs 2 more ammo.", "This card costs no ammo.")
    duel.set("""
        turn 1
        me:   hand 2 reload, relic charm active, relic idle-coin
        them: hand pulverize hide, relic ward active, relic idle-stone
    """)
    if first == "them":
        duel.announce("them", "ward")
    duel.clash("reload", "pulverize")
    duel.use("me", "charm")
    if first == "me":
        duel.use("them", "ward")
    assert duel.fact("their ammo") == 5 - cost


@rule("allumbra/relic.modifies-card")
def test_what_a_relic_takes_from_the_other_comes_with_the_sum(scenes: Scenes[DuelTable]) -> None:
    duel = with_active(scenes, "An opponent loses 2 energy, and this card deals no damage.")
    me(duel, "hand 2 quick-draw", "energy 2, hand 2 cauterize")
    duel.clash("quick-draw", "cauterize")
    duel.use("me", "charm")
    assert duel.fact("their energy") == 2
    assert "Them loses 2 energy to Charm." in duel.told()


@rule("allumbra/ruling.tiro-calculado-ammo")
def test_a_cancel_may_give_energy(scenes: Scenes[DuelTable]) -> None:
    duel = scenes("""
        attack Saw: copies 6, cost 0, damage 0 | Cancels Prayer. If it does, gain 2 energy.
        support Prayer: copies 6, ammo 1 | Your next card this turn costs no ammo.
    """)
    duel.set("me: energy 5, hand 2 saw\nthem: hand 2 prayer")
    duel.clash("saw", "prayer")
    assert duel.fact("my energy") == 7
    assert "Me gains 2 energy from Saw, for the cancel." in duel.told()
    duel.clash("saw", "prayer")
