"""Setup: `setup.*`."""

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule


@rule("allumbra/setup.energy", "allumbra/setup.ammo")
@pytest.mark.parametrize("whose", ["my", "their"])
def test_a_duellist_starts_with_ten_energy_and_five_ammo(duel: DuelTable, whose: str) -> None:
    duel.start(seed=1)
    assert duel.fact(f"{whose} energy") == 10
    assert duel.fact(f"{whose} ammo") == 5
    assert duel.fact(f"{whose} bonus") == "none"


@rule("allumbra/setup.opening-hand")
@pytest.mark.parametrize("whose", ["my", "their"])
def test_a_duellist_starts_by_drawing_six_cards_of_the_deck(duel: DuelTable, whose: str) -> None:
    duel.start(seed=1)
    hand, deck = duel.cards(f"{whose} hand"), duel.cards(f"{whose} deck")
    assert len(hand) == 6
    assert sorted(hand + deck) == duel.whole_deck()
    assert duel.cards(f"{whose} row") == duel.cards(f"{whose} discard") == []
    assert (duel.fact("turn"), duel.fact("clash")) == (1, 1)


@rule("allumbra/setup.opening-hand")
@pytest.mark.parametrize("whose", ["my", "their"])
def test_the_decks_are_shuffled_before_the_opening_draw(duel: DuelTable, whose: str) -> None:
    hands = set()
    decks = set()
    for seed in range(5):
        duel.start(seed=seed)
        hands.add(tuple(sorted(duel.cards(f"{whose} hand"))))
        decks.add(tuple(duel.cards(f"{whose} deck")))
    assert len(hands) == len(decks) == 5


@rule("allumbra/setup.energy-cap")
@pytest.mark.parametrize(("before", "after"), [(7, 9), (8, 10), (9, 10), (10, 10)])
def test_healing_never_lifts_energy_above_ten(duel: DuelTable, before: int, after: int) -> None:
    duel.set(f"""
        me:   energy {before}, hand cauterize hide
        them: energy {before}, hand cauterize hide
    """)
    duel.clash("cauterize", "cauterize")
    assert duel.fact("my energy") == after
    assert duel.fact("their energy") == after


@rule("allumbra/setup.ammo-cap")
@pytest.mark.parametrize(("before", "after"), [(7, 9), (8, 10), (9, 10), (10, 10)])
def test_reloading_never_lifts_ammo_above_ten(duel: DuelTable, before: int, after: int) -> None:
    duel.set(f"""
        me:   ammo {before}, hand reload hide
        them: ammo {before}, hand reload hide
    """)
    duel.clash("reload", "reload")
    assert duel.fact("my ammo") == after
    assert duel.fact("their ammo") == after
