"""Bonuses: `bonus.*`."""

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule


@rule("allumbra/bonus.recarregar")
@pytest.mark.parametrize("ammo", [0, 5])
def test_the_card_after_reload_costs_no_ammo(duel: DuelTable, ammo: int) -> None:
    duel.set(f"""
        me:   ammo {ammo}, hand reload pulverize hide
        them: hand 2 cauterize hide
    """)
    duel.clash("reload", "cauterize")
    assert duel.effects == {
        f"my ammo: {ammo} -> {ammo + 2}",
        "my bonus: none -> free",
        "their bonus: none -> +1 damage",
    }
    duel.clash("pulverize", "cauterize")
    assert duel.effects == {"my bonus: free -> none", "their energy: 10 -> 8"}


@rule("allumbra/bonus.recarregar")
def test_without_reload_before_it_the_same_card_costs_its_ammo(duel: DuelTable) -> None:
    duel.set("""
        me:   hand hide pulverize hide
        them: hand 3 hide
    """)
    duel.clash("hide", "hide")
    assert duel.effects == set()
    duel.clash("pulverize", "hide")
    assert duel.effects == {"my ammo: 5 -> 2"}


@rule("allumbra/bonus.cauterizar", "allumbra/ruling.cauterizar-amount")
@pytest.mark.parametrize(
    ("attack", "cost", "damage"),
    [("quick-draw", 1, 2), ("calculated-shot", 2, 3), ("pulverize", 3, 5)],
)
def test_the_attack_after_cauterize_deals_one_more_damage(
    duel: DuelTable, attack: str, cost: int, damage: int
) -> None:
    duel.set(f"""
        me:   hand cauterize {attack} hide
        them: hand 3 reload
    """)
    duel.clash("cauterize", "reload")
    duel.look()
    duel.clash(attack, "reload")
    assert duel.effects == {
        f"my ammo: 5 -> {5 - cost}",
        "my bonus: +1 damage -> none",
        f"their energy: 10 -> {10 - damage}",
        "their ammo: 7 -> 9",
    }


@rule("allumbra/bonus.cauterizar", "allumbra/ruling.cauterizar-amount")
@pytest.mark.parametrize("support", ["hide", "reload", "cauterize"])
def test_cauterize_does_nothing_for_a_support_card_after_it(duel: DuelTable, support: str) -> None:
    duel.set(f"""
        me:   hand cauterize {support} hide
        them: hand 3 calculated-shot
    """)
    duel.clash("cauterize", "calculated-shot")
    assert duel.fact("my bonus") == "+1 damage"
    duel.clash(support, "calculated-shot")
    assert duel.fact("their energy") == 10


@rule("allumbra/bonus.next-card-only")
def test_a_bonus_serves_its_own_player_alone(duel: DuelTable) -> None:
    duel.set("""
        me:   hand reload quick-draw hide
        them: hand cauterize calculated-shot hide
    """)
    duel.clash("reload", "cauterize")
    duel.look()
    duel.clash("quick-draw", "calculated-shot")
    assert duel.effects == {
        "my energy: 10 -> 7",
        "my bonus: free -> none",
        "their energy: 10 -> 9",
        "their ammo: 5 -> 3",
        "their bonus: +1 damage -> none",
    }


@rule("allumbra/bonus.next-card-only")
def test_the_second_card_after_reload_costs_its_ammo(duel: DuelTable) -> None:
    duel.set("""
        me:   ammo 5, hand reload quick-draw pulverize
        them: hand 3 reload
    """)
    duel.clash("reload", "reload")
    duel.clash("quick-draw", "reload")
    assert duel.fact("my ammo") == 7
    duel.clash("pulverize", "reload")
    assert duel.fact("my ammo") == 4


@rule("allumbra/bonus.next-card-only")
def test_the_second_card_after_cauterize_deals_its_printed_damage(duel: DuelTable) -> None:
    duel.set("""
        me:   hand cauterize quick-draw calculated-shot
        them: hand 3 reload
    """)
    duel.clash("cauterize", "reload")
    duel.clash("quick-draw", "reload")
    assert duel.fact("their energy") == 8
    duel.clash("calculated-shot", "reload")
    assert duel.fact("their energy") == 6


@rule("allumbra/bonus.same-turn-only")
@pytest.mark.parametrize(
    ("turn", "mine", "theirs"),
    [
        (1, "calculated-shot hide", "quick-draw quick-draw"),
        (2, "calculated-shot hide hide", "quick-draw quick-draw hide"),
    ],
)
@pytest.mark.parametrize("last_card", ["reload", "cauterize"])
def test_a_bonus_from_the_last_card_of_a_turn_is_lost_with_the_turn(
    duel: DuelTable, last_card: str, turn: int, mine: str, theirs: str
) -> None:
    duel.set(f"""
        turn {turn}, clash 3
        me:   energy 10, ammo 3, row 2 hide, picked {last_card}, hand {mine}
        them: energy 10, ammo 5, row 2 hide, picked reload, hand {theirs}
    """)
    assert (duel.fact("turn"), duel.fact("my bonus")) == (turn + 1, "none")
    ammo = 5 if last_card == "reload" else 3
    duel.turn(mine, theirs)
    assert duel.effects == {
        "my energy: 10 -> 9",
        f"my ammo: {ammo} -> {ammo - 2}",
        "their energy: 10 -> 8",
        "their ammo: 7 -> 5",
    }


@rule("allumbra/bonus.same-turn-only")
def test_a_bonus_from_the_second_card_reaches_the_third_of_the_same_turn(duel: DuelTable) -> None:
    duel.set("""
        turn 2
        me:   ammo 5, hand hide reload calculated-shot
        them: hand 3 cauterize
    """)
    duel.turn("hide reload", "cauterize cauterize")
    assert duel.fact("my bonus") == "free"
    duel.clash("calculated-shot", "cauterize")
    assert duel.fact("my ammo") == 7


@rule("allumbra/bonus.no-stacking")
@pytest.mark.parametrize(
    ("first", "second", "ammo", "energy"),
    [
        ("cauterize", "cauterize", 3 - 2, 10 - 3),
        ("cauterize", "reload", 3 + 2 - 0, 10 - 2),
        ("reload", "cauterize", 3 + 2 - 2, 10 - 3),
        ("reload", "reload", 3 + 2 + 2 - 0, 10 - 2),
    ],
)
def test_only_the_bonus_of_the_second_of_two_bonus_cards_reaches_the_third_card(
    duel: DuelTable, first: str, second: str, ammo: int, energy: int
) -> None:
    duel.set(f"""
        me:   ammo 3, hand {first} {second} calculated-shot
        them: energy 10, hand 3 quick-draw
    """)
    duel.clash(first, "quick-draw")
    duel.clash(second, "quick-draw")
    duel.clash("calculated-shot", "quick-draw")
    assert duel.fact("my ammo") == ammo
    assert duel.fact("their energy") == energy
