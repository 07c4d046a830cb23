"""Resolving a clash: `clash.*`."""

from rulewright.testing import rule
from rulewright.testing.duel_table import DuelTable


@rule("allumbra/clash.attack-cost", "allumbra/clash.attack-damage")
def test_an_attack_costs_its_ammo_and_takes_its_damage(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   ammo 5, hand calculated-shot hide
        them: energy 7, hand reload hide
    """)
    duel.clash("calculated-shot", "reload")
    assert duel.changed == {
        "clash: 1 -> 2",
        "my ammo: 5 -> 3",
        "my hand: -calculated-shot",
        "my row: +calculated-shot",
        "their energy: 7 -> 5",
        "their ammo: 5 -> 7",
        "their bonus: none -> free",
        "their hand: -reload",
        "their row: +reload",
    }
