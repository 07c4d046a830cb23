"""Effects of relics on energy, ammo, costs and hands, each on its own."""

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes

# energy and ammo


@rule("allumbra/relic.modifies-card")
def test_energy_is_gained_with_the_card(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 reload, relic wound-for-damage, relic empty-for-load
        them: energy 5, hand quick-draw hide, relic repeat-for-energy active,
              relic void-for-load
    """)
    duel.clash("reload", "quick-draw")
    duel.use("them", "repeat-for-energy")
    assert duel.effects == {
        "my energy: 10 -> 9",
        "my ammo: 5 -> 7",
        "my bonus: none -> free",
        "their energy: 5 -> 7",
        "their ammo: 5 -> 4",
        "their repeat-for-energy: active -> locked",
    }


@rule("allumbra/relic.modifies-card")
def test_ammo_is_gained_with_the_card(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 reload, relic wound-for-damage, relic empty-for-load
        them: hand quick-draw hide, relic spend-for-ammo active, relic void-for-load
    """)
    duel.clash("reload", "quick-draw")
    duel.use("them", "spend-for-ammo")
    assert duel.effects == {
        "my energy: 10 -> 9",
        "my ammo: 5 -> 7",
        "my bonus: none -> free",
        "their ammo: 5 -> 7",
        "their spend-for-ammo: active -> locked",
    }


@rule("allumbra/ruling.relic-may-be-wasted")
@pytest.mark.parametrize("relic", ["repeat-for-energy", "spend-for-ammo"])
@pytest.mark.parametrize(("ammo", "left"), [(0, 0), (5, 4)], ids=["void", "cancelled"])
def test_energy_and_ammo_are_not_gained_with_a_void_or_cancelled_card(
    duel: DuelTable, relic: str, ammo: int, left: int
) -> None:
    duel.set(f"""
        turn 1
        me:   hand 2 hide, relic wound-for-damage, relic empty-for-load
        them: energy 5, ammo {ammo}, hand quick-draw hide, relic {relic} active,
              relic stop-for-drain
    """)
    duel.clash("hide", "quick-draw")
    duel.use("them", relic)
    assert duel.fact("their energy") == 5
    assert duel.fact("their ammo") == left
    assert duel.fact(f"their {relic}") == "locked"


@rule("allumbra/ruling.no-paying-from-same-clash")
def test_ammo_gained_with_a_card_cannot_pay_for_it(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 reload, relic wound-for-damage, relic empty-for-load
        them: ammo 0, hand quick-draw hide, relic spend-for-ammo active,
              relic stop-for-drain
    """)
    duel.clash("reload", "quick-draw")
    duel.use("them", "spend-for-ammo")
    assert duel.fact("their ammo") == 0
    assert duel.fact("my energy") == 10


# burden


@rule("allumbra/relic.modifies-card")
@pytest.mark.parametrize(("theirs", "cost"), [("quick-draw", 3), ("cauterize", 2)])
def test_burden_makes_the_opponents_card_cost_two_more(
    duel: DuelTable, theirs: str, cost: int
) -> None:
    duel.set("""
        turn 1
        me:   hand 2 cauterize, relic stopped-for-burden active, relic wound-for-damage
        them: hand quick-draw cauterize, relic stop-for-drain, relic brink-for-guard
    """)
    duel.clash("cauterize", theirs)
    duel.use("me", "stopped-for-burden")
    assert duel.fact("their ammo") == 5 - cost
    assert duel.fact("my ammo") == 5


@pytest.mark.parametrize(("ammo", "energy"), [(2, 10), (3, 9)])
def test_a_burdened_card_may_become_unaffordable(duel: DuelTable, ammo: int, energy: int) -> None:
    duel.set(f"""
        turn 1
        me:   hand 2 reload, relic stopped-for-burden active, relic wound-for-damage
        them: ammo {ammo}, hand quick-draw hide, relic stop-for-drain, relic brink-for-guard
    """)
    duel.clash("reload", "quick-draw")
    duel.use("me", "stopped-for-burden")
    assert duel.fact("my energy") == energy
    assert duel.fact("their ammo") == (2 if ammo == 2 else 0)


@rule("allumbra/ruling.free-and-surcharge", "allumbra/ruling.card-over-rules")
def test_burden_makes_even_a_free_card_cost_something(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 2
        me:   row reload, hand 2 cauterize, relic stopped-for-burden active,
              relic wound-for-damage locked
        them: row reload, hand pulverize hide, bonus free, relic stop-for-drain,
              relic brink-for-guard
    """)
    duel.clash("cauterize", "pulverize")
    duel.use("me", "stopped-for-burden")
    assert "their ammo: 5 -> 3" in duel.effects


@rule("allumbra/ruling.free-and-surcharge")
def test_a_free_card_whose_surcharge_cannot_be_paid_is_void(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 2
        me:   row reload, hand 2 cauterize, relic stopped-for-burden active,
              relic wound-for-damage locked
        them: ammo 1, row reload, hand pulverize hide, bonus free, relic stop-for-drain,
              relic brink-for-guard
    """)
    duel.clash("cauterize", "pulverize")
    duel.use("me", "stopped-for-burden")
    assert "Them cannot pay 2 ammo: Pulverize does nothing." in duel.told()
    assert (duel.fact("their ammo"), duel.fact("my energy")) == (1, 10)


@rule("allumbra/ruling.relic-effects-together")
@pytest.mark.parametrize("announced_first", ["me", "them"])
def test_what_is_taken_off_a_price_and_what_is_added_to_it_are_summed(
    scenes: Scenes[DuelTable], announced_first: str
) -> None:
    duel = scenes("""
        relic stella Toll | Condition: When your card is cancelled. Active: An opponent's card costs 2 more ammo.
        relic balif Coupon | Condition: When your card is cancelled. Active: This card costs 2 less ammo.
    """)
    duel.set("""
        turn 1
        me:   hand reload hide, relic toll active, relic idle-coin
        them: hand quick-draw hide, relic coupon active, relic idle-stone
    """)
    if announced_first == "them":
        duel.announce("them", "coupon")
    duel.clash("reload", "quick-draw")
    duel.use("me", "toll")
    if announced_first == "me":
        duel.use("them", "coupon")
    # 1 and 2 less 2. Not 1 less 2, which is at least 0, and then 2.
    assert duel.fact("their ammo") == 4


# drain and load


@rule("allumbra/ruling.no-paying-from-same-clash")
@pytest.mark.parametrize(("ammo", "left", "energy"), [(2, 0, 10), (3, 0, 9), (4, 1, 9)])
def test_drained_ammo_is_gone_before_anybody_pays(
    duel: DuelTable, ammo: int, left: int, energy: int
) -> None:
    duel.set(f"""
        turn 1
        me:   ammo {ammo}, hand quick-draw hide, relic wound-for-damage,
              relic stopped-for-burden
        them: hand 2 reload, relic stop-for-drain active, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    duel.use("them", "stop-for-drain")
    assert duel.fact("my ammo") == left
    assert duel.fact("their energy") == energy
    assert duel.fact("their ammo") == 7


def test_drain_takes_what_there_is(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   ammo 1, hand 2 reload, relic wound-for-damage, relic stopped-for-burden
        them: hand 2 cauterize, relic stop-for-drain active, relic brink-for-guard
    """)
    duel.clash("reload", "cauterize")
    duel.use("them", "stop-for-drain")
    assert duel.fact("my ammo") == 2  # Emptied, and then reloaded.
    assert "Me loses 1 ammo to Stop for Drain." in duel.told()


@rule("allumbra/ruling.no-paying-from-same-clash")
@pytest.mark.parametrize(("ammo", "left", "energy"), [(0, 2, 10), (1, 0, 6), (2, 1, 6)])
def test_loaded_ammo_pays_for_the_card(duel: DuelTable, ammo: int, left: int, energy: int) -> None:
    duel.set(f"""
        turn 1
        me:   ammo {ammo}, hand pulverize hide, relic empty-for-load active,
              relic wound-for-damage
        them: hand 2 reload, relic stop-for-drain, relic brink-for-guard
    """)
    duel.clash("pulverize", "reload")
    duel.use("me", "empty-for-load")
    assert duel.fact("my ammo") == left
    assert duel.fact("their energy") == energy


@rule("allumbra/setup.ammo-cap")
def test_loading_stops_at_ten(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   ammo 9, hand calculated-shot hide, relic empty-for-load active,
              relic wound-for-damage
        them: hand 2 reload, relic stop-for-drain, relic brink-for-guard
    """)
    duel.clash("calculated-shot", "reload")
    duel.use("me", "empty-for-load")
    assert duel.fact("my ammo") == 8  # 9 and 2 are 10 at most, less 2.
    assert "Me gains 1 ammo from Empty for Load at once." in duel.told()


# draw


@rule("allumbra/ruling.draw-count")
def test_draw_takes_cards_into_the_hand_once_the_card_is_resolved(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 reload, relic wound-for-damage, relic empty-for-load
        them: hand 2 cauterize, deck pulverize hide, relic hit-for-draw active,
              relic stop-for-drain
    """)
    duel.clash("reload", "cauterize")
    duel.use("them", "hit-for-draw")
    assert duel.changed == {
        "clash: 1 -> 2",
        "my ammo: 5 -> 7",
        "my bonus: none -> free",
        "my hand: -reload",
        "my row: +reload",
        "their bonus: none -> +1 damage",
        "their deck: -hide -pulverize",
        "their hand: -cauterize +hide +pulverize",
        "their row: +cauterize",
        "their hit-for-draw: active -> locked",
    }
    assert "Pulverize" in duel.offered("them")


@rule("allumbra/ruling.draw-count")
def test_a_hand_that_a_relic_made_larger_still_draws_three(duel: DuelTable) -> None:
    duel.set("""
        turn 2, clash 3
        me:   row 2 reload, hand reload 3 hide, relic reload-for-draw active,
              relic wound-for-damage
        them: row 2 reload, hand reload 3 hide, relic stop-for-drain, relic brink-for-guard
    """)
    duel.clash("reload", "reload")
    duel.use("me", "reload-for-draw")
    assert len(duel.cards("my hand")) == 7
    assert len(duel.cards("their hand")) == 6


@rule("allumbra/deck.reshuffle-before-draw")
def test_drawing_from_a_short_deck_reshuffles_the_discards_but_not_the_row(
    duel: DuelTable,
) -> None:
    discarded = "5 quick-draw 4 calculated-shot 3 pulverize 3 hide"
    rolls = duel.rolls(f"cauterize cauterize cauterize {discarded}", f"3 cauterize {discarded}")
    duel.set(
        f"""
        turn 3
        me:   hand 4 reload hide cauterize, discard {discarded},
              relic reload-for-draw active, relic wound-for-damage
        them: hand 3 reload, relic stop-for-drain, relic brink-for-guard
    """,
        rolls=rolls,
    )
    duel.turn("reload reload reload", "reload reload reload")
    duel.use("me", "reload-for-draw")
    assert duel.told().count("Me shuffles the discard pile into the deck.") == 1
    assert duel.cards("my discard") == ["reload"] * 3
    assert sorted(duel.cards("my hand")) == [
        "cauterize", "hide", "hide", "hide", "hide", "pulverize", "reload",
    ]  # fmt: skip


def test_draw_happens_although_the_card_is_cancelled(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw 2 hide, relic reload-for-draw active, relic empty-for-load
        them: hand 2 hide, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("quick-draw", "hide")
    duel.use("me", "reload-for-draw")
    assert len(duel.cards("my hand")) == 3
