"""What texts of Relics may say of energy and ammo beyond the shipped ones; each with its edge and its absence."""

from __future__ import annotations

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes
from tests.rules.allumbra.charms import me, with_active, with_condition

# Active sides


@rule("allumbra/relic.modifies-card", "allumbra/ruling.net-then-limit")
@pytest.mark.parametrize(("before", "after"), [(2, 2), (5, 5), (10, 10)])
def test_energy_given_to_the_other_comes_with_the_sum_of_the_clash(
    scenes: Scenes[DuelTable], before: int, after: int
) -> None:
    """It saves them from what the card takes, and is not lost for being at 10."""
    duel = with_active(scenes, "An opponent gains 2 energy.")
    me(duel, "hand 2 calculated-shot", f"energy {before}, hand 2 reload")
    duel.clash("calculated-shot", "reload")
    duel.use("me", "charm")
    assert duel.fact("their energy") == after
    assert "Them gains 2 energy from the other's Charm." in duel.told()


@rule("allumbra/relic.use-any-time")
def test_nothing_is_given_by_a_relic_that_is_not_used(scenes: Scenes[DuelTable]) -> None:
    duel = with_active(scenes, "An opponent gains 2 energy.")
    me(duel, "hand 2 calculated-shot", "energy 5, hand 2 reload")
    duel.clash("calculated-shot", "reload")
    duel.use_no_more("me")
    assert duel.fact("their energy") == 3


@rule("allumbra/relic.modifies-card", "allumbra/clash.too-little-ammo")
def test_ammo_given_to_the_other_cannot_pay_for_their_card(scenes: Scenes[DuelTable]) -> None:
    duel = with_active(scenes, "An opponent gains 3 ammo.")
    me(duel, "hand 2 hide", "ammo 1, hand 2 calculated-shot")
    duel.clash("hide", "calculated-shot")
    duel.use("me", "charm")
    assert duel.effects == {"their ammo: 1 -> 4", "my charm: active -> locked"}
    assert "Them gains 3 ammo from the other's Charm." in duel.told()


@rule("allumbra/ruling.relic-may-be-wasted", "allumbra/relic.modifies-card")
def test_ammo_is_given_though_the_card_is_cancelled(scenes: Scenes[DuelTable]) -> None:
    duel = with_active(scenes, "An opponent gains 3 ammo.")
    me(duel, "hand 2 quick-draw", "ammo 9, hand 2 hide")
    duel.clash("quick-draw", "hide")
    duel.use("me", "charm")
    assert duel.fact("their ammo") == 10  # The limit.


@rule("allumbra/relic.modifies-card")
@pytest.mark.parametrize(
    ("card", "taken"), [("pulverize", 2), ("calculated-shot", 0), ("quick-draw", 0), ("hide", 0)]
)
def test_an_attack_made_weaker_deals_less_but_never_gives(
    scenes: Scenes[DuelTable], card: str, taken: int
) -> None:
    duel = with_active(scenes, "This attack deals 2 less damage. Gain 2 ammo.")
    me(duel, f"hand 2 {card}", "energy 6, hand 2 cauterize")
    duel.clash(card, "cauterize")
    duel.use("me", "charm")
    assert duel.fact("their energy") == 6 + 2 - taken


@rule("allumbra/relic.modifies-card", "allumbra/bonus.cauterizar")
def test_a_weaker_attack_is_weaker_after_its_bonus(scenes: Scenes[DuelTable]) -> None:
    duel = with_active(scenes, "This attack deals 2 less damage. Gain 2 ammo.")
    me(duel, "hand cauterize 2 quick-draw", "hand 3 reload")
    duel.clash("cauterize", "reload")
    duel.use_no_more("me")
    duel.clash("quick-draw", "reload")
    duel.use("me", "charm")
    assert duel.fact("their energy") == 10
    duel.clash("quick-draw", "reload")
    assert duel.fact("their energy") == 9


@rule("allumbra/relic.modifies-card", "allumbra/clash.attack-cost")
@pytest.mark.parametrize(
    ("card", "ammo", "left", "taken"),
    [
        ("quick-draw", 3, 0, 1),
        ("quick-draw", 2, 2, 0),  # All of it or nothing: the card is void.
        ("hide", 3, 1, 0),  # A support card has a cost now, too.
    ],
)
def test_a_card_made_dearer_costs_more_and_may_be_void_for_it(
    scenes: Scenes[DuelTable], card: str, ammo: int, left: int, taken: int
) -> None:
    duel = with_active(scenes, "This card costs 2 more ammo. Gain 2 energy.")
    me(duel, f"energy 5, ammo {ammo}, hand 2 {card}", "hand 2 calculated-shot")
    duel.clash(card, "calculated-shot")
    duel.use("me", "charm")
    assert duel.fact("my ammo") == left
    assert duel.fact("their energy") == 10 - taken
    assert duel.fact("my energy") == 5 + 2 - 2  # The gain does not ask whether the card is void.


@rule("allumbra/ruling.free-and-surcharge", "allumbra/bonus.recarregar")
def test_a_free_card_pays_what_a_relic_adds(scenes: Scenes[DuelTable]) -> None:
    duel = with_active(scenes, "This card costs 2 more ammo. Gain 2 energy.")
    me(duel, "ammo 0, hand reload pulverize hide", "hand 3 reload")
    duel.clash("reload", "reload")
    duel.use_no_more("me")
    duel.clash("pulverize", "reload")
    duel.use("me", "charm")
    assert (duel.fact("my ammo"), duel.fact("their energy")) == (0, 6)


@rule("allumbra/ruling.relic-bonus", "allumbra/bonus.next-card-only")
@pytest.mark.parametrize("first", ["hide", "quick-draw", "cauterize"])
def test_a_relic_makes_the_next_card_free_and_no_later_one(
    scenes: Scenes[DuelTable], first: str
) -> None:
    """Though the card it is used on is cancelled, and in the place of that card's own bonus."""
    duel = with_active(scenes, "Your next card this turn costs no ammo.")
    me(duel, f"hand {first} 2 pulverize", "hand hide 2 reload")
    duel.clash(first, "hide")
    duel.use("me", "charm")
    paid = 1 if first == "quick-draw" else 0
    assert duel.fact("my bonus") == "free"
    duel.clash("pulverize", "reload")
    assert (duel.fact("my ammo"), duel.fact("my bonus")) == (5 - paid, "none")
    assert duel.fact("their energy") == 6
    duel.clash("pulverize", "reload")
    assert duel.fact("my ammo") == 2 - paid


@rule("allumbra/bonus.same-turn-only", "allumbra/ruling.relic-bonus")
def test_a_bonus_of_a_relic_ends_with_the_turn(scenes: Scenes[DuelTable]) -> None:
    duel = with_active(scenes, "Your next card this turn costs no ammo.")
    me(
        duel, "row 2 hide, hand hide quick-draw, deck 3 quick-draw",
        "row 2 hide, hand 2 hide, deck 3 reload", "turn 1, clash 3",
    )  # fmt: skip
    duel.clash("hide", "hide")
    duel.use("me", "charm")
    assert duel.fact("turn") == 2
    assert duel.fact("my bonus") == "none"


@rule("allumbra/ruling.only-opponent-falls")
@pytest.mark.parametrize(
    ("mine", "theirs", "gained"),
    [
        ("reload", "cauterize", 2),
        (
            "cauterize",
            "hide",
            2 + 2,
        ),  # What my own card gives, and what Hide gives for having met it.
        ("cauterize", "reload", 2),  # Of ammo nothing was said.
    ],
)
def test_energy_that_the_others_card_would_give_is_turned_aside(
    scenes: Scenes[DuelTable], mine: str, theirs: str, gained: int
) -> None:
    duel = with_active(scenes, "You gain the energy an opponent's card would give.")
    me(duel, f"energy 5, hand 2 {mine}", f"energy 5, ammo 5, hand 2 {theirs}")
    duel.clash(mine, theirs)
    duel.use("me", "charm")
    assert (duel.fact("my energy"), duel.fact("their energy")) == (5 + gained, 5)
    assert duel.fact("their ammo") == (7 if theirs == "reload" else 5)


@rule("allumbra/ruling.only-opponent-falls")
def test_of_a_cancelled_card_there_is_nothing_to_turn_aside(scenes: Scenes[DuelTable]) -> None:
    duel = with_active(
        scenes,
        "An opponent's card is cancelled. You gain the energy an opponent's card would give.",
    )
    me(duel, "energy 5, hand 2 reload", "energy 5, hand 2 cauterize")
    duel.clash("reload", "cauterize")
    duel.use("me", "charm")
    assert (duel.fact("my energy"), duel.fact("their energy")) == (5, 5)


# Conditions


@rule("allumbra/ruling.shown-draw")
@pytest.mark.parametrize(
    ("drawn", "can"),
    [("reload hide cauterize", True), ("2 hide quick-draw", False), ("3 quick-draw", False)],
)
def test_only_support_cards_drawn_means_all_of_them(
    scenes: Scenes[DuelTable], drawn: str, can: bool
) -> None:
    """Whoever could not show them is asked all the same, so that the question tells nothing."""
    duel = with_condition(
        scenes, "When you draw only support cards at the start of a turn and show the cards."
    )
    me(
        duel, f"row 2 reload, hand reload, deck {drawn}", "row 2 hide, hand hide 3 reload",
        "turn 1, clash 3", charm="",
    )  # fmt: skip
    duel.clash("reload", "hide")
    offered = {"Leave Charm inactive"} | ({"Activate Charm"} if can else set())
    assert set(duel.offered("me")) == offered
    if not can:
        duel.leave("me", "charm")
        assert "shows" not in " ".join(duel.told())
        return
    duel.activate("me", "charm")
    assert duel.fact("my charm") == "active"
    for card in ("Reload", "Hide", "Cauterize"):
        assert any("shows" in said and card in said for said in duel.told())


AHEAD = "When you have more ammo than an opponent after a clash."
BEHIND = "When you have less energy than an opponent after a clash."


@rule("allumbra/ruling.coming-to-a-level")
@pytest.mark.parametrize(
    ("condition", "mine", "theirs", "is_met"),
    [
        (AHEAD, "ammo 6", "ammo 5", True),
        (AHEAD, "ammo 5", "ammo 5", False),
        (AHEAD, "ammo 4", "ammo 5", False),
        (AHEAD, "energy 9, ammo 5", "energy 5, ammo 5", False),
        (BEHIND, "energy 4", "energy 5", True),
        (BEHIND, "energy 5", "energy 5", False),
        (BEHIND, "energy 6", "energy 5", False),
        (BEHIND, "ammo 4", "ammo 5", False),
    ],
)
def test_who_has_more_is_looked_at_after_a_clash(
    scenes: Scenes[DuelTable], condition: str, mine: str, theirs: str, is_met: bool
) -> None:
    duel = with_condition(scenes, condition)
    me(duel, f"{mine}, hand 2 hide", f"{theirs}, hand 2 hide", charm="")
    duel.clash("hide", "hide")
    assert (duel.asked_about("me") == "charm") == is_met
    if is_met:
        duel.leave("me", "charm")


@rule("allumbra/ruling.coming-to-a-level")
def test_who_has_more_before_a_clash_and_not_after_it_does_not_meet_it(
    scenes: Scenes[DuelTable],
) -> None:
    duel = with_condition(scenes, AHEAD)
    me(duel, "ammo 6, hand 2 quick-draw", "ammo 5, hand 2 hide", charm="")
    duel.clash("quick-draw", "hide")
    assert duel.asked_about("me") is None
    assert (duel.fact("my ammo"), duel.fact("their ammo")) == (5, 5)


LOST_TWICE = "When you have lost {means} on 2 cards this turn."


@rule("allumbra/ruling.gain-before-limit")
@pytest.mark.parametrize("answer", ["reload", "cauterize"])
def test_cards_on_which_energy_was_lost_are_counted_though_more_was_gained(
    scenes: Scenes[DuelTable], answer: str
) -> None:
    duel = with_condition(scenes, LOST_TWICE.format(means="energy"))
    me(duel, f"hand 3 {answer}", "hand 3 quick-draw", charm="")
    duel.clash(answer, "quick-draw")
    assert duel.asked_about("me") is None
    duel.clash(answer, "quick-draw")
    assert duel.asked_about("me") == "charm"
    duel.leave("me", "charm")
    duel.clash(answer, "quick-draw")  # The third is one too many: it was met on the second.
    assert duel.asked_about("me") is None


@rule("allumbra/ruling.gain-before-limit")
def test_a_card_on_which_nothing_was_lost_does_not_count(scenes: Scenes[DuelTable]) -> None:
    duel = with_condition(scenes, LOST_TWICE.format(means="energy"))
    me(duel, "hand 2 reload hide", "hand 3 quick-draw", charm="")
    duel.clash("reload", "quick-draw")
    duel.clash("hide", "quick-draw")  # Cancelled: nothing is lost.
    assert duel.asked_about("me") is None
    duel.clash("reload", "quick-draw")
    assert duel.asked_about("me") == "charm"
    duel.leave("me", "charm")


@rule("allumbra/ruling.gain-before-limit")
def test_losses_are_counted_anew_in_every_turn(scenes: Scenes[DuelTable]) -> None:
    duel = with_condition(scenes, LOST_TWICE.format(means="energy"))
    me(
        duel, "row 2 cauterize, hand 2 reload 2 hide, deck 3 pulverize",
        "row 2 hide, hand 3 quick-draw reload, deck 3 pulverize", "turn 1, clash 3", charm="",
    )  # fmt: skip
    duel.clash("reload", "quick-draw")
    assert duel.fact("turn") == 2
    duel.turn("reload hide", "quick-draw quick-draw")  # The second is cancelled.
    assert duel.fact("clash") == 3
    assert duel.asked_about("me") is None


@rule("allumbra/ruling.gain-before-limit")
def test_ammo_that_is_paid_is_lost_on_its_card(scenes: Scenes[DuelTable]) -> None:
    duel = with_condition(scenes, LOST_TWICE.format(means="ammo"))
    me(duel, "hand 2 quick-draw reload", "hand 3 cauterize", charm="")
    duel.clash("quick-draw", "cauterize")
    duel.clash("reload", "cauterize")
    duel.clash("quick-draw", "cauterize")  # Free after Reload.
    assert duel.asked_about("me") is None
    duel = with_condition(scenes, LOST_TWICE.format(means="ammo"))
    me(duel, "hand 2 quick-draw reload", "hand 3 cauterize", charm="")
    duel.clash("quick-draw", "cauterize")
    duel.clash("quick-draw", "cauterize")
    assert duel.asked_about("me") == "charm"
    duel.leave("me", "charm")
