"""Conditions met late in a clash, each on its own: at a payment, a cancel, the result."""

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule

# At a payment


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(
    ("theirs", "met"),
    [("quick-draw", False), ("calculated-shot", True), ("pulverize", True), ("reload", False)],
)
def test_paid_at_least_two(duel: DuelTable, theirs: str, met: bool) -> None:
    duel.set("""
        turn 1
        me:   hand 2 cauterize, relic wound-for-damage locked, relic empty-for-load
        them: hand quick-draw calculated-shot pulverize reload, relic spend-for-ammo,
              relic brink-for-guard
    """)
    duel.clash("cauterize", theirs)
    assert duel.asked_about("them") == ("spend-for-ammo" if met else None)
    if met:
        duel.leave("them", "spend-for-ammo")


@pytest.mark.parametrize("circumstance", ["bonus free", "ammo 2"])
def test_a_card_that_is_free_or_void_is_not_paid(duel: DuelTable, circumstance: str) -> None:
    duel.set(f"""
        turn 1, clash 2
        me:   row hide, hand 2 cauterize, relic wound-for-damage locked, relic empty-for-load
        them: row hide, hand pulverize hide, {circumstance}, relic spend-for-ammo,
              relic brink-for-guard
    """)
    duel.clash("cauterize", "pulverize")
    assert duel.asked_about("them") is None


@rule("allumbra/clash.cancelled-still-pays")
def test_a_cancelled_card_is_paid(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic wound-for-damage, relic empty-for-load
        them: hand pulverize hide, relic spend-for-ammo, relic brink-for-guard
    """)
    duel.clash("quick-draw", "pulverize")
    assert duel.asked_about("them") == "spend-for-ammo"
    duel.activate("them", "spend-for-ammo")
    assert duel.effects == {
        "my ammo: 5 -> 4",
        "their energy: 10 -> 9",
        "their ammo: 5 -> 2",
        "their spend-for-ammo: inactive -> active",
    }


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(
    ("ammo", "mine", "met"),
    [
        (1, "quick-draw", True),
        (2, "quick-draw", False),
        (2, "calculated-shot", True),
        (0, "quick-draw", False),
        (0, "cauterize", False),
    ],
)
def test_last_ammo_paid(duel: DuelTable, ammo: int, mine: str, met: bool) -> None:
    duel.set(f"""
        turn 1
        me:   ammo {ammo}, hand quick-draw calculated-shot cauterize, relic empty-for-load,
              relic wound-for-damage
        them: hand 2 reload, relic hit-for-draw locked, relic brink-for-guard
    """)
    duel.clash(mine, "reload")
    assert duel.asked_about("me") == ("empty-for-load" if met else None)
    if met:
        assert duel.effects == set()
        duel.leave("me", "empty-for-load")


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(("ammo", "met"), [(2, True), (3, False)])
def test_own_card_void(duel: DuelTable, ammo: int, met: bool) -> None:
    duel.set(f"""
        turn 1
        me:   hand 2 cauterize, relic wound-for-damage locked, relic empty-for-load
        them: ammo {ammo}, hand pulverize hide, relic void-for-load, relic brink-for-guard
    """)
    duel.clash("cauterize", "pulverize")
    assert duel.asked_about("them") == ("void-for-load" if met else None)
    if met:
        duel.leave("them", "void-for-load")


@rule("allumbra/ruling.short-hand")
def test_having_no_card_is_not_having_a_void_one(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 cauterize, relic wound-for-damage, relic empty-for-load
        them: ammo 0, hand, relic void-for-load, relic brink-for-guard
    """)
    duel.pick("me", "cauterize")
    assert duel.asked_about("them") is None
    assert duel.fact("clash") == 2


# At a cancel


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(
    ("mine", "ammo", "met"),
    [("quick-draw", 5, True), ("calculated-shot", 5, False), ("quick-draw", 0, False)],
    ids=["cancelled", "not in the chart", "void"],
)
def test_own_card_cancels_the_opponents(duel: DuelTable, mine: str, ammo: int, met: bool) -> None:
    duel.set(f"""
        turn 1
        me:   ammo {ammo}, hand quick-draw calculated-shot, relic wound-for-damage,
              relic empty-for-load
        them: hand 2 hide, relic stop-for-drain, relic brink-for-guard
    """)
    duel.clash(mine, "hide")
    assert duel.asked_about("them") == ("stop-for-drain" if met else None)
    if met:
        assert duel.effects == set()
        duel.leave("them", "stop-for-drain")


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(
    ("mine", "ammo", "met"),
    [("quick-draw", 5, True), ("calculated-shot", 5, False), ("quick-draw", 0, False)],
    ids=["cancelled", "cancels itself", "void"],
)
def test_own_card_cancelled(duel: DuelTable, mine: str, ammo: int, met: bool) -> None:
    duel.set(f"""
        turn 1
        me:   ammo {ammo}, hand quick-draw calculated-shot, relic stopped-for-burden,
              relic empty-for-load
        them: hand 2 hide, relic void-for-load, relic brink-for-guard
    """)
    duel.clash(mine, "hide")
    assert duel.asked_about("me") == ("stopped-for-burden" if met else None)
    if met:
        assert duel.effects == set()
        duel.leave("me", "stopped-for-burden")


# At the result


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(
    ("theirs", "met"), [("quick-draw", False), ("calculated-shot", True), ("pulverize", True)]
)
def test_damage_taken_of_two_or_more(duel: DuelTable, theirs: str, met: bool) -> None:
    duel.set("""
        turn 1
        me:   energy 5, hand 2 cauterize, relic wound-for-damage, relic empty-for-load
        them: hand quick-draw calculated-shot pulverize, relic shot-for-guard,
              relic brink-for-guard
    """)
    duel.clash("cauterize", theirs)
    assert duel.asked_about("me") == ("wound-for-damage" if met else None)
    if met:
        duel.leave("me", "wound-for-damage")


@rule("allumbra/ruling.condition-moment")
def test_damage_counts_although_energy_was_gained_in_the_same_clash(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   energy 5, hand 2 cauterize, relic wound-for-damage, relic empty-for-load
        them: hand calculated-shot hide, relic shot-for-guard, relic brink-for-guard
    """)
    duel.clash("cauterize", "calculated-shot")
    assert duel.effects == {"my bonus: none -> +1 damage", "their ammo: 5 -> 3"}
    duel.leave("me", "wound-for-damage")


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(
    ("theirs", "met"), [("quick-draw", False), ("calculated-shot", True), ("pulverize", True)]
)
def test_damage_dealt_of_two_or_more(duel: DuelTable, theirs: str, met: bool) -> None:
    duel.set("""
        turn 1
        me:   hand 2 reload, relic stopped-for-burden, relic empty-for-load
        them: hand quick-draw calculated-shot pulverize, relic hit-for-draw,
              relic brink-for-guard
    """)
    duel.clash("reload", theirs)
    assert duel.asked_about("them") == ("hit-for-draw" if met else None)
    if met:
        duel.leave("them", "hit-for-draw")


def test_damage_dealt_is_not_damage_taken(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand calculated-shot reload, relic wound-for-damage, relic empty-for-load
        them: hand 2 reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("calculated-shot", "reload")
    assert duel.asked_about("me") is None
    assert duel.asked_about("them") is None


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(("energy", "met"), [(5, False), (4, True), (3, True)])
def test_energy_of_three_or_less_after_a_clash(duel: DuelTable, energy: int, met: bool) -> None:
    duel.set(f"""
        turn 1
        me:   energy 1, hand quick-draw reload, relic wound-for-damage, relic empty-for-load
        them: energy {energy}, hand 2 reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    assert duel.asked_about("them") == ("brink-for-guard" if met else None)
    if met:
        assert f"their energy: {energy} -> {energy - 1}" in duel.effects
        duel.leave("them", "brink-for-guard")


@rule("allumbra/ruling.condition-moment")
def test_low_energy_is_asked_about_after_every_clash_it_lasts(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 3 reload, relic wound-for-damage, relic empty-for-load
        them: energy 3, hand 3 reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("reload", "reload")
    duel.leave("them", "brink-for-guard")
    duel.clash("reload", "reload")
    duel.activate("them", "brink-for-guard")
