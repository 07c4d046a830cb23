"""Rulings on relics: `ruling.characters` to `ruling.relic-windows`. Those on their use are in
`test_relic_rulings_on_use.py`.
"""

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule

# Characters and choosing relics


@rule("allumbra/ruling.characters")
@pytest.mark.parametrize(
    ("agreed", "mine", "theirs"), [("first", "stella", "balif"), ("second", "balif", "stella")]
)
def test_stella_by_agreement(duel: DuelTable, agreed: str, mine: str, theirs: str) -> None:
    duel.start(stella=agreed)
    assert duel.side("me", seen_by="me")["character"] == mine
    assert duel.side("them", seen_by="me")["character"] == theirs


@rule("allumbra/ruling.characters")
def test_or_else_at_random_and_always_exactly_one(duel: DuelTable) -> None:
    who_is_first = []
    for seed in range(40):
        duel.start(seed=seed)
        mine = duel.side("me", seen_by=None)["character"]
        theirs = duel.side("them", seen_by=None)["character"]
        assert {mine, theirs} == {"stella", "balif"}
        who_is_first.append(mine)
    assert 8 < who_is_first.count("stella") < 32


@rule("allumbra/ruling.characters")
def test_in_the_basic_game_the_character_changes_nothing(duel: DuelTable) -> None:
    duel.start(stella="first", seed=4)
    hands = duel.cards("my hand"), duel.cards("their hand")
    questions = duel.asked(), duel.prompt("me"), duel.prompt("them")
    duel.start(stella="second", seed=4)
    assert (duel.cards("my hand"), duel.cards("their hand")) == hands
    assert (duel.asked(), duel.prompt("me"), duel.prompt("them")) == questions


@rule("allumbra/ruling.relic-pool")
def test_relics_are_two_different_ones_of_ones_own_character(duel: DuelTable) -> None:
    duel.start(relics=True, stella="second")
    assert "Shot for Guard" in duel.offered("me")
    assert "Wound for Damage" not in duel.offered("me")
    assert "Wound for Damage" in duel.offered("them")
    duel.me.refused("choose wound-for-damage", because="cannot choose")
    duel.choose("me", "Shot for Guard")
    assert "Shot for Guard" not in duel.offered("me")
    assert len(duel.offered("me")) == 6
    duel.choose("me", "Brink for Guard")
    duel.choose("them", "Wound for Damage", "Empty for Load")


@rule("allumbra/ruling.relic-pool")
def test_relics_are_chosen_in_secret_and_shown_together(duel: DuelTable) -> None:
    duel.start(relics=True, stella="first")
    before = duel.side("me", seen_by="them")
    duel.choose("me", "Wound for Damage", "Empty for Load")
    for viewer in ("them", None):
        assert duel.side("me", seen_by=viewer) == before
    assert duel.told("them") == []
    duel.choose("them", "Shot for Guard", "Brink for Guard")
    assert duel.told("them")[:2] == [
        "Me brings Wound for Damage and Empty for Load.",
        "Them brings Shot for Guard and Brink for Guard.",
    ]


@rule("allumbra/ruling.open-values")
def test_relics_and_their_condition_are_open_to_all(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 hide, relic wound-for-damage active, relic empty-for-load locked
        them: hand 2 hide, relic stop-for-drain, relic brink-for-guard
    """)
    for viewer in ("me", "them", None):
        relics = duel.side("me", seen_by=viewer)["relics"]
        assert [relic["relic"] for relic in relics] == ["wound-for-damage", "empty-for-load"]
        assert [relic["active"] for relic in relics] == [True, False]
        assert [relic["usable_now"] for relic in relics] == [True, False]
        assert [relic["locked"] for relic in relics] == [False, True]


# Meeting conditions


@rule("allumbra/ruling.condition-moment")
def test_declining_loses_the_occasion(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 3 cauterize, relic wound-for-damage, relic empty-for-load
        them: hand calculated-shot 2 reload, relic void-for-load, relic brink-for-guard
    """)
    duel.clash("cauterize", "calculated-shot")
    duel.leave("me", "wound-for-damage")
    duel.clash("cauterize", "reload")
    assert duel.asked() == ["me", "them"]
    assert duel.offered("me") == ["Cauterize"]
    assert duel.fact("my wound-for-damage") == "inactive"


@rule("allumbra/ruling.condition-moment")
def test_every_step_of_a_clash_is_a_moment_of_its_own(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   ammo 1, hand 2 quick-draw, relic stopped-for-burden, relic empty-for-load
        them: hand 2 hide, relic stop-for-drain, relic brink-for-guard
    """)
    duel.clash("quick-draw", "hide")
    assert duel.asked() == ["me"]
    assert duel.asked_about("me") == "empty-for-load"
    assert "Them's Hide cancels Quick Draw." not in duel.told()
    duel.activate("me", "empty-for-load")
    assert duel.asked() == ["me", "them"]
    assert duel.asked_about("me") == "stopped-for-burden"
    assert duel.asked_about("them") == "stop-for-drain"
    assert duel.fact("my ammo") == 1  # Paid, but nothing has been applied yet.
    duel.leave("me", "stopped-for-burden")
    duel.leave("them", "stop-for-drain")
    assert duel.fact("my ammo") == 0


@rule("allumbra/ruling.condition-moment")
def test_two_relics_of_one_player_met_at_the_same_moment_are_asked_one_by_one(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 1
        me:   hand 2 reload, relic match-for-certainty, relic reload-for-draw
        them: hand 2 reload, relic stop-for-drain, relic brink-for-guard
    """)
    duel.clash("reload", "reload")
    assert duel.asked_about("me") == "match-for-certainty"
    duel.leave("me", "match-for-certainty")
    assert duel.asked_about("me") == "reload-for-draw"
    duel.activate("me", "reload-for-draw")
    assert duel.fact("my match-for-certainty") == "inactive"
    assert duel.fact("my reload-for-draw") == "active"


@rule("allumbra/ruling.condition-moment")
def test_an_active_relic_is_not_asked_about_again(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 cauterize, relic wound-for-damage active, relic empty-for-load
        them: hand calculated-shot reload, relic void-for-load, relic brink-for-guard
    """)
    duel.clash("cauterize", "calculated-shot")
    duel.use_no_more("me")
    assert duel.asked_about("me") is None
    assert duel.fact("my wound-for-damage") == "active"


@rule("allumbra/ruling.condition-outside-a-card")
def test_a_relic_activated_at_a_pick_may_be_used_on_that_very_card(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 quick-draw, relic open-for-damage, relic empty-for-load
        them: hand 2 reload, relic void-for-load, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    duel.activate("me", "open-for-damage")
    assert duel.offered("me") == ["Use Open for Damage", "No more relics"]
    duel.use("me", "open-for-damage")
    assert "their energy: 10 -> 8" in duel.effects


@rule("allumbra/ruling.condition-outside-a-card")
def test_a_relic_activated_at_the_draw_may_be_used_on_the_first_card(duel: DuelTable) -> None:
    duel.set("""
        turn 2, clash 3
        me:   row 2 reload, hand 3 pulverize reload, relic show-for-discount,
              relic wound-for-damage
        them: row 2 reload, hand 4 cauterize, relic void-for-load, relic brink-for-guard
    """)
    duel.clash("reload", "cauterize")
    duel.activate("me", "show-for-discount")
    duel.turn("pulverize pulverize pulverize", "cauterize cauterize cauterize")
    assert duel.offered("me") == ["Use Show for Discount", "No more relics"]
    duel.use("me", "show-for-discount")
    assert "Me pays 1 ammo for Pulverize." in duel.told()
    duel.leave("me", "show-for-discount")  # At the draw of turn 4.


# Windows


@rule("allumbra/ruling.relic-windows", "allumbra/ruling.order-in-a-clash")
def test_every_clash_has_one_window_between_reveal_and_payment(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   hand 3 quick-draw, relic wound-for-damage active, relic stopped-for-burden
        them: hand 3 reload, relic stop-for-drain, relic brink-for-guard
    """)
    duel.turn("quick-draw quick-draw quick-draw", "reload reload reload")
    for clash in (1, 2, 3):
        assert duel.fact("clash") == clash
        if clash > 1:
            duel.announce_nothing("me")
        assert duel.offered("me") == ["Use Wound for Damage", "No more relics"]
        assert duel.told()[-1] == "Me: Quick Draw; Them: Reload."
        duel.use_no_more("me")
    assert duel.fact("turn") == 4


@rule("allumbra/ruling.relic-windows")
def test_announcing_early_binds_the_relic_to_the_next_card_only(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   hand 3 quick-draw, relic wound-for-damage active, relic stopped-for-burden
        them: hand 3 reload, relic stop-for-drain, relic brink-for-guard
    """)
    duel.pick("me", "quick-draw")
    duel.announce("me", "wound-for-damage")
    assert duel.offered("me") == ["Quick Draw"]  # Once is enough.
    duel.pick("me", "quick-draw", "quick-draw")
    duel.pick("them", "reload", "reload", "reload")
    assert duel.fact("turn") == 4
    hits = [line for line in duel.told() if "hits" in line]
    assert hits == [
        "Me's Quick Draw hits for 3.",
        "Me's Quick Draw hits for 1.",
        "Me's Quick Draw hits for 1.",
    ]


@rule("allumbra/ruling.relic-windows")
def test_an_early_announcement_comes_out_when_both_have_picked(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 quick-draw, relic wound-for-damage active, relic stopped-for-burden
        them: hand 2 reload, relic shot-for-guard active, relic brink-for-guard
    """)
    before = duel.side("me", seen_by="them")
    duel.announce("me", "wound-for-damage")
    assert duel.side("me", seen_by="them") == before
    duel.pick("me", "quick-draw")
    assert duel.side("me", seen_by="them") == before
    assert duel.told("them") == []
    duel.pick("them", "reload")
    assert duel.told("them")[0] == "Me announces Wound for Damage for the next card."
    assert duel.side("me", seen_by="them")["relics"][0]["in_use"]
    duel.use_no_more("them")


@rule("allumbra/ruling.relic-windows")
def test_an_announced_relic_is_not_offered_in_the_window_but_the_other_is(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 1
        me:   hand 2 quick-draw, relic wound-for-damage active, relic open-for-damage active
        them: hand 2 reload, relic stop-for-drain, relic brink-for-guard
    """)
    duel.announce("me", "wound-for-damage")
    duel.clash("quick-draw", "reload")
    assert duel.offered("me") == ["Use Open for Damage", "No more relics"]
    duel.use("me", "open-for-damage")
    assert "their energy: 10 -> 6" in duel.effects


@rule("allumbra/ruling.relic-windows")
def test_both_relics_may_be_announced_for_one_card(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 quick-draw, relic wound-for-damage active, relic open-for-damage active
        them: hand 2 reload, relic stop-for-drain, relic brink-for-guard
    """)
    duel.announce("me", "open-for-damage", "wound-for-damage")
    duel.clash("quick-draw", "reload")
    assert "their energy: 10 -> 6" in duel.effects
    assert duel.fact("my wound-for-damage") == duel.fact("my open-for-damage") == "locked"
