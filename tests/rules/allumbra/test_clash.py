"""Resolving a clash: `clash.*`."""

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule

CHART = {
    # What each of two cards brings its player, as (energy, ammo): first me, then them.
    ("quick-draw", "quick-draw"): [(-1, -1), (-1, -1)],
    ("quick-draw", "calculated-shot"): [(-2, -1), (-1, -2)],
    ("quick-draw", "pulverize"): [(0, -1), (-1, -3)],
    ("quick-draw", "hide"): [(0, -1), (0, 0)],
    ("quick-draw", "reload"): [(0, -1), (-1, +2)],
    ("quick-draw", "cauterize"): [(0, -1), (+1, 0)],
    ("calculated-shot", "calculated-shot"): [(-2, -2), (-2, -2)],
    ("calculated-shot", "pulverize"): [(-4, -2), (0, -3)],
    ("calculated-shot", "hide"): [(0, 0), (-2, 0)],
    ("calculated-shot", "reload"): [(0, -2), (-2, +2)],
    ("calculated-shot", "cauterize"): [(0, -2), (0, 0)],
    ("pulverize", "pulverize"): [(-4, -3), (-4, -3)],
    ("pulverize", "hide"): [(0, -3), (0, 0)],
    ("pulverize", "reload"): [(0, -3), (-4, +2)],
    ("pulverize", "cauterize"): [(0, -3), (-2, 0)],
    ("hide", "hide"): [(0, 0), (0, 0)],
    ("hide", "reload"): [(0, +2), (0, +2)],
    ("hide", "cauterize"): [(+2, 0), (+2, 0)],
    ("reload", "reload"): [(0, +2), (0, +2)],
    ("reload", "cauterize"): [(0, +2), (+2, 0)],
    ("cauterize", "cauterize"): [(+2, 0), (+2, 0)],
}


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


@rule("allumbra/clash.cancel-by-chart", "allumbra/clash.all-at-once")
@pytest.mark.parametrize("mine_first", [True, False])
@pytest.mark.parametrize(("one", "two"), CHART)
def test_every_clash_comes_out_as_costs_chart_damage_and_gains_say(
    duel: DuelTable, one: str, two: str, mine_first: bool
) -> None:
    mine, theirs = (one, two) if mine_first else (two, one)
    duel.set(f"""
        me:   energy 5, ammo 5, hand {mine} hide
        them: energy 5, ammo 5, hand {theirs} hide
    """)
    duel.clash(mine, theirs)
    outcome = CHART[one, two] if mine_first else CHART[one, two][::-1]
    assert [duel.fact("my energy"), duel.fact("my ammo")] == [5 + n for n in outcome[0]]
    assert [duel.fact("their energy"), duel.fact("their ammo")] == [5 + n for n in outcome[1]]


@rule("allumbra/clash.all-at-once")
def test_a_player_who_is_knocked_down_still_hits_in_that_clash(duel: DuelTable) -> None:
    duel.set("""
        me:   energy 1, ammo 2, hand calculated-shot hide
        them: energy 8, ammo 1, hand quick-draw hide
    """)
    duel.clash("calculated-shot", "quick-draw")
    assert duel.effects == {
        "my energy: 1 -> 0",
        "my ammo: 2 -> 0",
        "their energy: 8 -> 6",
        "their ammo: 1 -> 0",
        "result: [0, 100]",
    }


@rule("allumbra/clash.all-at-once")
@pytest.mark.parametrize(("energy", "after"), [(1, 0), (2, 0), (3, 1)])
def test_healing_meets_the_damage_of_the_same_clash(
    duel: DuelTable, energy: int, after: int
) -> None:
    duel.set(f"""
        me:   energy {energy}, hand cauterize hide
        them: hand pulverize hide
    """)
    duel.clash("cauterize", "pulverize")
    assert duel.fact("my energy") == after
    assert duel.result == ([0, 100] if after == 0 else None)


@rule("allumbra/clash.too-little-ammo")
@pytest.mark.parametrize("ammo", [0, 1, 2])
def test_an_attack_that_cannot_be_paid_is_not_performed(duel: DuelTable, ammo: int) -> None:
    duel.set(f"""
        me:   ammo {ammo}, hand pulverize hide
        them: hand reload hide
    """)
    duel.clash("pulverize", "reload")
    assert duel.effects == {"their ammo: 5 -> 7", "their bonus: none -> free"}
    assert "Me cannot pay 3 ammo: Pulverize does nothing." in duel.told()


@rule("allumbra/clash.too-little-ammo")
@pytest.mark.parametrize("ammo", [3, 4])
def test_an_attack_that_can_just_be_paid_is_performed(duel: DuelTable, ammo: int) -> None:
    duel.set(f"""
        me:   ammo {ammo}, hand pulverize hide
        them: hand reload hide
    """)
    duel.clash("pulverize", "reload")
    assert duel.effects == {
        f"my ammo: {ammo} -> {ammo - 3}",
        "their energy: 10 -> 6",
        "their ammo: 5 -> 7",
        "their bonus: none -> free",
    }


@rule("allumbra/clash.too-little-ammo")
def test_a_card_without_cost_is_performed_without_ammo(duel: DuelTable) -> None:
    duel.set("""
        me:   ammo 0, energy 5, hand cauterize hide
        them: ammo 1, hand quick-draw hide
    """)
    duel.clash("cauterize", "quick-draw")
    assert duel.effects == {
        "my energy: 5 -> 6",
        "my bonus: none -> +1 damage",
        "their ammo: 1 -> 0",
    }


@rule("allumbra/clash.cancelled-still-pays", "allumbra/clash.cancelled-no-damage")
def test_a_cancelled_attack_is_paid_and_does_no_damage(duel: DuelTable) -> None:
    duel.set("""
        me:   ammo 4, hand pulverize hide
        them: hand hide hide
    """)
    duel.clash("pulverize", "hide")
    assert duel.effects == {"my ammo: 4 -> 1"}
    assert duel.told()[1:] == [
        "Me: Pulverize; Them: Hide.",
        "Me pays 3 ammo for Pulverize.",
        "Them's Hide cancels Pulverize.",
    ]


@rule("allumbra/clash.cancelled-still-pays", "allumbra/clash.cancelled-no-damage")
def test_an_attack_may_be_cancelled_by_an_attack_which_hits(duel: DuelTable) -> None:
    duel.set("""
        me:   hand pulverize hide
        them: hand quick-draw hide
    """)
    duel.clash("pulverize", "quick-draw")
    assert duel.effects == {"my energy: 10 -> 9", "my ammo: 5 -> 2", "their ammo: 5 -> 4"}


@rule("allumbra/clash.cancel-by-chart")
def test_the_chart_says_which_card_cancels_which(duel: DuelTable) -> None:
    kinds = ["quick-draw", "calculated-shot", "pulverize", "hide", "reload", "cauterize"]
    cancelled = []
    for mine in kinds:
        for theirs in kinds:
            duel.set(f"""
                me:   hand {mine} hide
                them: hand {theirs} hide
            """)
            duel.clash(mine, theirs)
            line = f"Me's {duel.name(mine)} cancels {duel.name(theirs)}."
            if line in duel.told():
                cancelled.append((mine, theirs))
    assert cancelled == [
        ("quick-draw", "pulverize"),
        ("calculated-shot", "hide"),
        ("pulverize", "calculated-shot"),
        ("hide", "quick-draw"),
        ("hide", "pulverize"),
    ]
