"""Rulings on how a clash is resolved: order, cancelling, void cards, limits."""

from typing import Any

import pytest

from rulewright.gamekit.registry import find_game
from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule


@rule("allumbra/ruling.order-in-a-clash")
def test_reveal_payment_cancels_results_and_bonuses_follow_in_this_order(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 2
        me:   row reload, bonus free, hand quick-draw hide
        them: row cauterize, bonus 1 damage, hand pulverize hide
    """)
    duel.clash("quick-draw", "pulverize")
    assert duel.told() == [
        "Both have picked.",
        "Me: Quick Draw; Them: Pulverize.",
        "Them pays 3 ammo for Pulverize.",
        "Me's Quick Draw cancels Pulverize.",
        "Me's Quick Draw hits for 1.",
    ]
    assert duel.effects == {
        "my bonus: free -> none",
        "their energy: 10 -> 9",
        "their ammo: 5 -> 2",
        "their bonus: +1 damage -> none",
    }


@rule("allumbra/ruling.order-in-a-clash")
def test_who_can_pay_is_settled_before_what_is_cancelled(duel: DuelTable) -> None:
    duel.set("""
        me:   ammo 2, hand pulverize hide
        them: hand calculated-shot hide
    """)
    duel.clash("pulverize", "calculated-shot")
    assert duel.effects == {"my energy: 10 -> 8", "their ammo: 5 -> 3"}


@rule("allumbra/ruling.order-in-a-clash", "allumbra/ruling.knock-down-check")
def test_a_knock_down_comes_before_new_bonuses(duel: DuelTable) -> None:
    duel.set("""
        me:   energy 2, hand reload hide
        them: hand calculated-shot hide
    """)
    duel.clash("reload", "calculated-shot")
    assert duel.told()[-4:] == [
        "Them's Calculated Shot hits for 2.",
        "Me gains 2 ammo from Reload.",
        "Me is knocked down!",
        "Them wins the duel.",
    ]
    assert duel.fact("my bonus") == "none"


@rule("allumbra/ruling.knock-down-check")
def test_cards_picked_for_later_clashes_are_not_revealed_after_a_knock_down(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 3
        me:   energy 1, ammo 5, hand cauterize calculated-shot calculated-shot
        them: energy 3, ammo 5, hand hide reload quick-draw
    """)
    duel.turn("calculated-shot calculated-shot cauterize", "reload quick-draw hide")
    assert duel.result == [50, 50]
    revealed = [line for line in duel.told() if "; Them: " in line]
    assert revealed == [
        "Me: Calculated Shot; Them: Reload.",
        "Me: Calculated Shot; Them: Quick Draw.",
    ]
    sides: Any = duel.view("me")["duellists"]
    assert sides[1]["row"][2] == {"open": False, "card": None}
    assert duel.cards("my discard") == duel.cards("their discard") == []


@rule("allumbra/ruling.cancel-relation-shape")
def test_calculated_shot_cancels_hide_and_not_the_reverse() -> None:
    cards = find_game("allumbra").people.printed("en")["cards"]
    chart = {str(card["key"]): card["cancels"] for card in cards}
    assert "hide" in list_of(chart["calculated-shot"])
    assert "calculated-shot" not in list_of(chart["hide"])


@rule("allumbra/ruling.cancel-relation-shape")
def test_cancelling_does_not_carry_over_from_card_to_card(duel: DuelTable) -> None:
    # Calculated Shot cancels Hide and Hide cancels Quick Draw.
    duel.set("""
        me:   hand calculated-shot hide
        them: hand quick-draw hide
    """)
    duel.clash("calculated-shot", "quick-draw")
    assert duel.effects == {
        "my energy: 10 -> 9",
        "my ammo: 5 -> 3",
        "their energy: 10 -> 8",
        "their ammo: 5 -> 4",
    }


@rule("allumbra/ruling.cancel-relation-shape")
@pytest.mark.parametrize("cancelled", ["quick-draw", "pulverize"])
def test_one_card_may_cancel_several(duel: DuelTable, cancelled: str) -> None:
    duel.set(f"""
        me:   hand hide hide
        them: hand {cancelled} hide
    """)
    duel.clash("hide", cancelled)
    assert duel.fact("my energy") == 10


@rule("allumbra/ruling.cancel-whole-card")
def test_a_cancelled_attack_loses_damage_gain_and_bonus_but_not_its_cost(
    odd_duel: DuelTable,
) -> None:
    odd_duel.set("""
        me:   energy 5, ammo 5, hand barrage watch
        them: energy 5, ammo 5, hand sabotage watch
    """)
    odd_duel.clash("barrage", "sabotage")
    assert odd_duel.effects == {
        "my energy: 5 -> 4",
        "my ammo: 5 -> 2",
        "their ammo: 5 -> 6",
    }


@rule("allumbra/ruling.cancel-whole-card")
def test_the_same_attack_uncancelled_has_damage_gain_and_bonus(odd_duel: DuelTable) -> None:
    odd_duel.set("""
        me:   energy 5, ammo 5, hand barrage watch
        them: energy 5, ammo 5, hand sermon watch
    """)
    odd_duel.clash("barrage", "sermon")
    assert odd_duel.effects == {
        "my ammo: 5 -> 3",
        "my bonus: none -> free",
        "their energy: 5 -> 3",
        "their ammo: 5 -> 6",
    }


@rule("allumbra/ruling.cancel-support")
@pytest.mark.parametrize(
    ("canceller", "ammo", "energy"), [("sabotage", 5 - 1 + 2, 5 - 1), ("sermon", 5 + 1, 5)]
)
def test_attacks_and_supports_alike_may_cancel_a_support(
    odd_duel: DuelTable, canceller: str, ammo: int, energy: int
) -> None:
    odd_duel.set(f"""
        me:   energy 5, hand feast watch
        them: ammo 5, hand {canceller} watch
    """)
    odd_duel.clash("feast", canceller)
    assert odd_duel.fact("my energy") == energy
    assert odd_duel.fact("my bonus") == "none"
    assert odd_duel.fact("their ammo") == ammo


@rule("allumbra/ruling.cancel-support")
def test_a_support_that_the_chart_does_not_name_is_not_cancelled(odd_duel: DuelTable) -> None:
    odd_duel.set("""
        me:   energy 5, hand feast watch
        them: hand watch watch
    """)
    odd_duel.clash("feast", "watch")
    assert odd_duel.effects == {"my energy: 5 -> 8", "my bonus: none -> +2 damage"}


@rule("allumbra/ruling.unpaid-card-is-void")
def test_a_void_card_has_no_effect_and_sets_no_bonus(odd_duel: DuelTable) -> None:
    odd_duel.set("""
        me:   energy 5, ammo 2, hand barrage watch
        them: energy 5, ammo 5, hand sermon watch
    """)
    odd_duel.clash("barrage", "sermon")
    assert odd_duel.effects == {"their ammo: 5 -> 6"}


@rule("allumbra/ruling.unpaid-card-is-void")
def test_a_void_card_cancels_nothing(duel: DuelTable) -> None:
    duel.set("""
        me:   ammo 0, hand quick-draw hide
        them: ammo 3, hand pulverize hide
    """)
    duel.clash("quick-draw", "pulverize")
    assert duel.effects == {"my energy: 10 -> 6", "their ammo: 3 -> 0"}


@rule("allumbra/ruling.unpaid-card-is-void")
def test_a_void_card_counts_as_one_of_three_and_is_discarded(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   ammo 0, hand 3 pulverize quick-draw
        them: hand 3 cauterize
    """)
    duel.turn("pulverize pulverize pulverize", "cauterize cauterize cauterize")
    assert duel.fact("turn") == 4
    assert duel.cards("my discard") == ["pulverize"] * 3
    assert duel.effects == set()


@rule("allumbra/ruling.unpaid-card-not-cancelled")
@pytest.mark.parametrize(("ammo", "reward"), [(2, 0), (3, 2)])
def test_only_a_card_that_was_paid_can_be_cancelled_for_a_reward(
    odd_duel: DuelTable, ammo: int, reward: int
) -> None:
    odd_duel.set(f"""
        me:   ammo 5, hand sabotage watch
        them: ammo {ammo}, hand barrage watch
    """)
    odd_duel.clash("sabotage", "barrage")
    assert odd_duel.fact("my ammo") == 5 - 1 + reward
    cancelled = "Me's Sabotage cancels Barrage." in odd_duel.told()
    assert cancelled == (reward > 0)


@rule("allumbra/ruling.unpaid-card-not-cancelled", "allumbra/ruling.played-is-played")
@pytest.mark.parametrize("ammo", [2, 3])
def test_a_void_or_cancelled_card_still_counts_as_played(odd_duel: DuelTable, ammo: int) -> None:
    odd_duel.set(f"""
        me:   energy 5, ammo 5, hand watch watch
        them: ammo {ammo}, hand barrage watch
    """)
    odd_duel.clash("watch", "barrage")
    paid = {"their ammo: 3 -> 0"} if ammo == 3 else set()
    assert odd_duel.effects == {"my energy: 5 -> 7", "my ammo: 5 -> 6"} | paid


@rule("allumbra/ruling.played-is-played")
def test_a_card_that_was_not_played_earns_nothing(odd_duel: DuelTable) -> None:
    odd_duel.set("""
        me:   energy 5, hand watch watch
        them: ammo 0, hand sabotage barrage
    """)
    odd_duel.clash("watch", "sabotage")
    assert odd_duel.effects == set()


@rule("allumbra/ruling.part-payment")
@pytest.mark.parametrize(("ammo", "after", "energy"), [(1, 1, 10), (2, 0, 8), (3, 1, 8)])
def test_ammo_is_paid_in_full_or_not_at_all(
    duel: DuelTable, ammo: int, after: int, energy: int
) -> None:
    duel.set(f"""
        me:   ammo {ammo}, hand calculated-shot hide
        them: energy 10, hand reload hide
    """)
    duel.clash("calculated-shot", "reload")
    assert duel.fact("my ammo") == after
    assert duel.fact("their energy") == energy


@rule("allumbra/ruling.no-paying-from-same-clash")
@pytest.mark.parametrize(("ammo", "after", "energy"), [(1, 1, 10), (2, 2, 8)])
def test_ammo_won_in_a_clash_does_not_pay_for_it(
    duel: DuelTable, ammo: int, after: int, energy: int
) -> None:
    duel.set(f"""
        me:   ammo {ammo}, hand calculated-shot hide
        them: energy 10, hand hide hide
    """)
    duel.clash("calculated-shot", "hide")
    assert duel.fact("my ammo") == after
    assert duel.fact("their energy") == energy


@rule("allumbra/ruling.net-then-limit")
@pytest.mark.parametrize(("energy", "after"), [(8, 8), (9, 9), (10, 10)])
def test_gain_and_loss_of_energy_are_summed_before_the_limit(
    duel: DuelTable, energy: int, after: int
) -> None:
    duel.set(f"""
        me:   energy {energy}, hand cauterize hide
        them: hand calculated-shot hide
    """)
    duel.clash("cauterize", "calculated-shot")
    assert duel.fact("my energy") == after


@rule("allumbra/ruling.net-then-limit")
def test_gain_and_payment_of_ammo_are_summed_before_the_limit(duel: DuelTable) -> None:
    duel.set("""
        me:   ammo 10, hand calculated-shot hide
        them: hand hide hide
    """)
    duel.clash("calculated-shot", "hide")
    assert duel.effects == {"their energy: 10 -> 8"}


@rule("allumbra/ruling.tiro-calculado-ammo")
@pytest.mark.parametrize(("theirs", "ammo"), [("hide", 5), ("reload", 3), ("quick-draw", 3)])
def test_calculated_shot_yields_ammo_only_when_it_cancels_hide(
    duel: DuelTable, theirs: str, ammo: int
) -> None:
    duel.set(f"""
        me:   ammo 5, hand calculated-shot hide
        them: hand {theirs} hide
    """)
    duel.clash("calculated-shot", theirs)
    assert duel.fact("my ammo") == ammo


@rule("allumbra/ruling.esconder-kind")
def test_hide_costs_nothing_gains_nothing_and_cancels_attacks(duel: DuelTable) -> None:
    duel.set("""
        me:   energy 5, ammo 0, hand hide hide
        them: energy 5, ammo 5, hand quick-draw hide
    """)
    duel.clash("hide", "quick-draw")
    assert duel.effects == {"their ammo: 5 -> 4"}


def list_of(value: object) -> list[str]:
    """A printed list, as such."""
    assert isinstance(value, list)
    return value
