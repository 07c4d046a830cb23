"""Every effect a relic can have, each on its own: what it does and its limits. Those on energy,
ammo, costs and hands are in `test_relic_effects_on_means.py`.
"""

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule

# damage


@rule("allumbra/relic.modifies-card")
def test_damage_is_added_to_an_attack(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand calculated-shot hide, relic wound-for-damage active, relic empty-for-load
        them: hand 2 cauterize, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("calculated-shot", "cauterize")
    duel.use("me", "wound-for-damage")
    assert duel.effects == {
        "my ammo: 5 -> 3",
        "my wound-for-damage: active -> locked",
        "their energy: 10 -> 8",  # 4 lost, 2 gained
        "their bonus: none -> +1 damage",
    }


def test_damage_is_added_to_that_of_a_bonus(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 2
        me:   bonus 1 damage, row cauterize, hand quick-draw hide,
              relic wound-for-damage active, relic empty-for-load
        them: row reload, hand 2 reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    duel.use("me", "wound-for-damage")
    assert duel.fact("their energy") == 6


def test_damage_does_nothing_on_a_support_card(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand reload hide, relic wound-for-damage active, relic empty-for-load
        them: hand 2 reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("reload", "reload")
    duel.use("me", "wound-for-damage")
    assert duel.effects == {
        "my ammo: 5 -> 7",
        "my bonus: none -> free",
        "my wound-for-damage: active -> locked",
        "their ammo: 5 -> 7",
        "their bonus: none -> free",
    }


# cheaper


@rule("allumbra/relic.modifies-card")
@pytest.mark.parametrize(
    ("card", "cost"), [("pulverize", 1), ("calculated-shot", 0), ("quick-draw", 0)]
)
def test_a_card_costs_two_less_but_never_gives_ammo(duel: DuelTable, card: str, cost: int) -> None:
    duel.set(f"""
        turn 1
        me:   hand {card} hide, relic show-for-discount active, relic empty-for-load
        them: hand 2 cauterize, relic hit-for-draw locked, relic brink-for-guard
    """)
    duel.clash(card, "cauterize")
    duel.use("me", "show-for-discount")
    assert duel.fact("my ammo") == 5 - cost


@pytest.mark.parametrize(("ammo", "energy"), [(0, 10), (1, 6)])
def test_a_cheaper_card_may_be_just_affordable(duel: DuelTable, ammo: int, energy: int) -> None:
    duel.set(f"""
        turn 1
        me:   ammo {ammo}, hand pulverize hide, relic show-for-discount active,
              relic wound-for-damage
        them: hand 2 reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("pulverize", "reload")
    duel.use("me", "show-for-discount")
    assert duel.fact("my ammo") == 0
    assert duel.fact("their energy") == energy


# uncancellable


@rule("allumbra/ruling.card-over-rules")
def test_a_card_that_cant_be_cancelled_is_performed_against_the_chart(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic match-for-certainty active, relic empty-for-load
        them: hand 2 hide, relic stop-for-drain, relic brink-for-guard
    """)
    duel.clash("quick-draw", "hide")
    duel.use("me", "match-for-certainty")
    assert duel.asked_about("them") is None  # Nothing was cancelled.
    assert duel.effects == {
        "my ammo: 5 -> 4",
        "my match-for-certainty: active -> locked",
        "their energy: 10 -> 9",
    }


@rule("allumbra/ruling.card-over-rules")
def test_on_every_other_point_the_rules_stand(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   ammo 0, hand quick-draw hide, relic match-for-certainty active,
              relic empty-for-load
        them: hand 2 hide, relic stop-for-drain, relic brink-for-guard
    """)
    duel.clash("quick-draw", "hide")
    duel.use("me", "match-for-certainty")
    assert duel.effects == {"my match-for-certainty: active -> locked"}
    assert "Me cannot pay 1 ammo: Quick Draw does nothing." in duel.told()


def test_a_card_that_cant_be_cancelled_still_cancels(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand calculated-shot hide, relic match-for-certainty active,
              relic empty-for-load
        them: hand 2 hide, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("calculated-shot", "hide")
    duel.use("me", "match-for-certainty")
    assert "Me's Calculated Shot cancels Hide." in duel.told()


def test_a_canceller_that_fails_earns_no_reward(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 hide, relic match-for-certainty active, relic empty-for-load
        them: hand calculated-shot hide, relic hit-for-draw locked, relic brink-for-guard
    """)
    duel.clash("hide", "calculated-shot")
    duel.use("me", "match-for-certainty")
    assert "their ammo: 5 -> 3" in duel.effects


# guard


@rule("allumbra/relic.modifies-card")
@pytest.mark.parametrize(
    ("mine", "lost"), [("quick-draw", 0), ("calculated-shot", 1), ("pulverize", 3)]
)
def test_guard_takes_one_off_the_opponents_damage(duel: DuelTable, mine: str, lost: int) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw calculated-shot pulverize, relic wound-for-damage,
              relic stopped-for-burden
        them: hand 2 reload, relic shot-for-guard active, relic void-for-load
    """)
    duel.clash(mine, "reload")
    duel.use("them", "shot-for-guard")
    assert duel.fact("their energy") == 10 - lost
    assert duel.fact("my energy") == 10


def test_guard_never_turns_damage_into_energy(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic wound-for-damage, relic stopped-for-burden
        them: energy 5, hand 2 reload, relic brink-for-guard active, relic void-for-load
    """)
    duel.clash("quick-draw", "reload")
    duel.use("them", "brink-for-guard")
    assert duel.fact("their energy") == 5


def test_guard_does_not_weaken_ones_own_attack(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 reload, relic wound-for-damage, relic stopped-for-burden
        them: hand quick-draw hide, relic shot-for-guard active, relic void-for-load
    """)
    duel.clash("reload", "quick-draw")
    duel.use("them", "shot-for-guard")
    assert duel.fact("my energy") == 9


def test_guard_works_although_its_players_card_is_void(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand calculated-shot hide, relic wound-for-damage, relic stopped-for-burden
        them: ammo 0, hand quick-draw hide, relic brink-for-guard active,
              relic repeat-for-energy
    """)
    duel.clash("calculated-shot", "quick-draw")
    duel.use("them", "brink-for-guard")
    assert duel.effects == {"my ammo: 5 -> 3", "their brink-for-guard: active -> locked"}
