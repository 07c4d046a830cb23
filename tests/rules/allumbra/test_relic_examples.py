"""Worked examples with relics: `example.relic-wait` to `example.stella`."""

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule


@rule("allumbra/example.relic-wait")
def test_relic_wait(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   hand 3 cauterize, relic wound-for-damage, relic empty-for-load
        them: hand 2 reload calculated-shot, relic void-for-load, relic brink-for-guard
    """)
    duel.turn("cauterize cauterize cauterize", "reload calculated-shot reload")
    assert duel.fact("clash") == 2
    duel.activate("me", "wound-for-damage")
    assert duel.fact("clash") == 3  # No window on the second card any more.
    duel.announce_nothing("me")
    assert duel.offered("me") == ["Use Wound for Damage", "No more relics"]
    duel.use_no_more("me")
    assert duel.fact("turn") == 4
    assert duel.fact("my wound-for-damage") == "active"
    assert "Announce Wound for Damage for your next card" in duel.offered("me")


@rule("allumbra/example.relic-wait")
def test_relic_wait_on_a_condition_met_before_the_window(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   hand 2 cauterize quick-draw, relic match-for-certainty, relic empty-for-load
        them: hand reload 2 quick-draw, relic void-for-load, relic brink-for-guard
    """)
    duel.turn("cauterize quick-draw cauterize", "reload quick-draw quick-draw")
    duel.activate("me", "match-for-certainty")
    assert duel.fact("clash") == 3  # The second card's own window came and went.
    duel.announce_nothing("me")
    assert duel.offered("me") == ["Use Match for Certainty", "No more relics"]
    duel.use_no_more("me")


FOURTH_TURN = """
    turn 4
    me:   hand 3 cauterize, relic wound-for-damage active, relic empty-for-load
    them: hand 2 reload calculated-shot, deck calculated-shot 2 reload,
          relic void-for-load, relic brink-for-guard
"""


@rule("allumbra/example.relic-lock")
def test_relic_lock_in_the_turn_of_use(duel: DuelTable) -> None:
    duel.set(FOURTH_TURN)
    duel.turn("cauterize cauterize cauterize", "reload reload calculated-shot")
    duel.use("me", "wound-for-damage")
    assert "Them's Calculated Shot hits for 2." in duel.told()
    assert duel.fact("turn") == 5  # The third card hit, and nobody was asked.
    assert duel.fact("my wound-for-damage") == "inactive"


@rule("allumbra/example.relic-lock")
def test_relic_lock_is_over_in_the_next_turn(duel: DuelTable) -> None:
    duel.set(FOURTH_TURN)
    duel.turn("cauterize cauterize cauterize", "reload reload calculated-shot")
    duel.use("me", "wound-for-damage")
    mine = duel.cards("my hand")
    duel.turn(" ".join(mine), "calculated-shot reload reload")
    assert duel.fact("turn") == 5
    assert duel.fact("clash") == 1
    duel.activate("me", "wound-for-damage")
    assert duel.fact("my wound-for-damage") == "active"
    for _ in range(2):
        duel.announce_nothing("me")
        duel.use_no_more("me")


@rule("allumbra/example.two-relics")
def test_two_relics(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   ammo 3, hand quick-draw pulverize cauterize, relic wound-for-damage active,
              relic match-for-certainty active
        them: hand hide calculated-shot cauterize, relic void-for-load, relic brink-for-guard
    """)
    duel.turn("quick-draw cauterize pulverize", "hide calculated-shot cauterize")
    duel.use("me", "wound-for-damage", "match-for-certainty")
    assert duel.told().count("Me's Quick Draw hits for 3.") == 1
    # 2 damage on the second card, but both relics are locked: the turn runs to its end.
    assert duel.fact("turn") == 4
    assert duel.fact("my wound-for-damage") == "inactive"
    assert duel.fact("my match-for-certainty") == "inactive"


@rule("allumbra/example.stella")
def test_stella_announces_first_and_finally_and_the_other_decides_knowing_it(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 1, stella them
        me:   hand quick-draw hide, relic shot-for-guard active, relic void-for-load
        them: hand quick-draw hide, relic wound-for-damage active, relic open-for-damage active
    """)
    duel.clash("quick-draw", "quick-draw")
    assert duel.asked() == ["them"]
    duel.use("them", "wound-for-damage")
    assert duel.asked() == ["them"]
    duel.use_no_more("them")
    assert duel.asked() == ["me"]
    assert duel.told("me")[-1] == "Them uses Wound for Damage."
    duel.use("me", "shot-for-guard")
    assert duel.fact("clash") == 2  # Stella, one relic left, was not asked again.
    assert duel.effects == {
        "my energy: 10 -> 8",
        "my ammo: 5 -> 4",
        "my shot-for-guard: active -> locked",
        "their energy: 10 -> 9",
        "their ammo: 5 -> 4",
        "their wound-for-damage: active -> locked",
    }
