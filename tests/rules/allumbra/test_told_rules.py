"""What the story says of a duel names the rule and the source behind it."""

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule


def rules_told(duel: DuelTable) -> dict[str, str]:
    """The rule behind each sentence of the story."""
    return {line.text: line.rule for line in duel.match.story(0)}


@rule("allumbra/card.support-gain", "allumbra/relic.modifies-card")
def test_what_a_relic_gives_is_told_with_the_relic(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 reload, relic wound-for-damage, relic empty-for-load
        them: energy 5, hand reload hide, relic repeat-for-energy active, relic spend-for-ammo active
    """)
    duel.clash("reload", "reload")
    duel.use("them", "repeat-for-energy", "spend-for-ammo")
    told = rules_told(duel)
    assert told["Them gains 2 ammo from Reload."] == "card.support-gain"
    assert told["Them gains 2 energy from Repeat for Energy."] == "relic.modifies-card"
    assert told["Them gains 3 ammo from Spend for Ammo."] == "relic.modifies-card"


@rule("allumbra/ruling.tiro-calculado-ammo")
def test_what_a_cancel_gives_is_told_as_such(duel: DuelTable) -> None:
    duel.set("me: hand calculated-shot hide\nthem: hand 2 hide")
    duel.clash("calculated-shot", "hide")
    said = "Me gains 2 ammo from Calculated Shot, for the cancel."
    assert rules_told(duel)[said] == "ruling.tiro-calculado-ammo"


@rule("allumbra/ruling.played-is-played")
def test_what_is_given_for_the_card_met_is_told_as_such(duel: DuelTable) -> None:
    duel.set("me: energy 5, hand 2 hide\nthem: hand cauterize reload")
    duel.clash("hide", "cauterize")
    duel.clash("hide", "reload")
    told = rules_told(duel)
    assert told["Me gains 2 energy from Hide, for the card it met."] == "ruling.played-is-played"
    assert told["Me gains 2 ammo from Hide, for the card it met."] == "ruling.played-is-played"


@rule("allumbra/ruling.turn-limit")
def test_the_turn_limit_is_the_rule_behind_a_win_or_draw_by_it(duel: DuelTable) -> None:
    duel.set("""
        turn 30, clash 3
        me:   energy 4, row 2 hide, picked hide
        them: energy 3, row 2 hide, picked hide
    """)
    assert rules_told(duel)["Me has more energy and wins the duel."] == "ruling.turn-limit"
    duel.set("""
        turn 30, clash 3
        me:   energy 4, row 2 hide, picked hide
        them: energy 4, row 2 hide, picked hide
    """)
    said = "Both have the same energy: the duel is a draw."
    assert rules_told(duel)[said] == "ruling.turn-limit"


@rule("allumbra/goal.energy-zero")
def test_a_knock_down_is_the_rule_behind_every_other_win(duel: DuelTable) -> None:
    duel.set("me: hand 2 quick-draw\nthem: energy 1, hand 2 reload")
    duel.clash("quick-draw", "reload")
    assert rules_told(duel)["Me wins the duel."] == "goal.energy-zero"


@rule("allumbra/ruling.concession")
def test_the_concession_is_the_rule_behind_a_win_by_it(duel: DuelTable) -> None:
    duel.set("me: hand 2 quick-draw\nthem: hand 2 reload")
    duel.concede("them")
    assert rules_told(duel)["Me wins the duel."] == "ruling.concession"
