"""Relics (advanced), `relic.optional-module` to `relic.modifies-card`. Single conditions and
effects, and the rulings, have files of their own.
"""

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule

STELLAS = [
    "Open for Damage",
    "Wound for Damage",
    "Show for Discount",
    "Match for Certainty",
    "Empty for Load",
    "Stopped for Burden",
    "Reload for Draw",
]
BALIFS = [
    "Shot for Guard",
    "Repeat for Energy",
    "Spend for Ammo",
    "Void for Load",
    "Stop for Drain",
    "Hit for Draw",
    "Brink for Guard",
]


@rule("allumbra/relic.optional-module")
def test_without_the_module_a_duel_has_no_relics_and_asks_about_none(duel: DuelTable) -> None:
    duel.start(seed=3)
    assert duel.prompt("me") == "Pick a card for the next clash."
    assert duel.view("me")["relics"] is False
    assert duel.side("me", seen_by="me")["relics"] == []
    assert duel.side("them", seen_by="me")["relics"] == []


@rule("allumbra/relic.two-each")
def test_each_player_picks_two_relics_before_the_duel(duel: DuelTable) -> None:
    duel.start(relics=True, stella="first")
    assert duel.cards("my hand") == duel.cards("their hand") == []
    assert duel.offered("me") == STELLAS
    assert duel.offered("them") == BALIFS
    duel.choose("me", "Wound for Damage", "Empty for Load")
    assert duel.offered("me") == []
    duel.choose("them", "Shot for Guard", "Brink for Guard")
    assert duel.prompt("me") == "Pick a card for the next clash."
    assert len(duel.cards("my hand")) == len(duel.cards("their hand")) == 6
    assert duel.effects == {
        "my wound-for-damage: inactive",
        "my empty-for-load: inactive",
        "their shot-for-guard: inactive",
        "their brink-for-guard: inactive",
    }


@rule("allumbra/relic.starts-on-condition")
def test_relics_start_inactive_and_cannot_be_announced_yet(duel: DuelTable) -> None:
    duel.start(relics=True, stella="first")
    duel.choose("me", "Wound for Damage", "Empty for Load")
    duel.choose("them", "Shot for Guard", "Brink for Guard")
    for whose in ("me", "them"):
        for relic in duel.side(whose, seen_by="me")["relics"]:
            assert not relic["active"]
            assert not relic["usable_now"]
    assert set(duel.offered("me")) <= {duel.name(card) for card in duel.whole_deck()}


@rule("allumbra/relic.activate")
def test_a_relic_may_be_turned_active_when_its_condition_is_met(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 hide, relic wound-for-damage, relic empty-for-load
        them: hand calculated-shot hide, relic spend-for-ammo locked, relic brink-for-guard
    """)
    duel.clash("hide", "calculated-shot")
    assert duel.asked() == ["me"]
    assert duel.offered("me") == ["Activate Wound for Damage", "Leave Wound for Damage inactive"]
    duel.look()
    duel.activate("me", "wound-for-damage")
    assert duel.changed == {"my wound-for-damage: inactive -> active", "clash: 1 -> 2"}


@rule("allumbra/relic.activate")
def test_turning_a_relic_active_is_a_choice(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 hide, relic wound-for-damage, relic empty-for-load
        them: hand calculated-shot hide, relic spend-for-ammo locked, relic brink-for-guard
    """)
    duel.clash("hide", "calculated-shot")
    duel.look()
    duel.leave("me", "wound-for-damage")
    assert duel.changed == {"clash: 1 -> 2"}


@rule("allumbra/relic.activate")
def test_the_question_comes_at_the_very_moment(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic match-for-certainty, relic empty-for-load
        them: hand quick-draw hide, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("quick-draw", "quick-draw")
    assert duel.asked_about("me") == "match-for-certainty"
    assert duel.changed == {  # Both cards lie open, and neither has been paid yet.
        "my hand: -quick-draw",
        "my row: +quick-draw",
        "their hand: -quick-draw",
        "their row: +quick-draw",
    }
    duel.activate("me", "match-for-certainty")
    assert duel.effects == {
        "my match-for-certainty: inactive -> active",
        "my energy: 10 -> 9",
        "my ammo: 5 -> 4",
        "their energy: 10 -> 9",
        "their ammo: 5 -> 4",
    }


@rule("allumbra/relic.use-when-active")
def test_only_an_active_relic_can_be_used(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic wound-for-damage active, relic empty-for-load
        them: hand hide reload, relic hit-for-draw, relic brink-for-guard
    """)
    assert duel.offered("me") == [
        "Quick Draw",
        "Hide",
        "Announce Wound for Damage for your next card",
    ]
    duel.clash("quick-draw", "reload")
    assert duel.asked() == ["me"]
    assert duel.offered("me") == ["Use Wound for Damage", "No more relics"]
    duel.use("me", "wound-for-damage")


@rule("allumbra/relic.use-when-active")
def test_an_active_relic_that_is_not_used_changes_nothing_and_stays_active(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic wound-for-damage active, relic empty-for-load
        them: hand hide reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    duel.use_no_more("me")
    assert duel.effects == {
        "my ammo: 5 -> 4",
        "their energy: 10 -> 9",
        "their ammo: 5 -> 7",
        "their bonus: none -> free",
    }
    assert duel.fact("my wound-for-damage") == "active"


@rule("allumbra/relic.use-any-time")
def test_a_relic_may_be_used_on_a_card_that_is_revealed_but_not_resolved(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic wound-for-damage active, relic empty-for-load
        them: hand hide reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    assert duel.row("them", seen_by="me") == ["reload"]
    assert duel.effects == set()
    duel.use("me", "wound-for-damage")
    assert duel.fact("their energy") == 7


@rule("allumbra/relic.use-any-time")
def test_a_relic_may_be_announced_before_its_card_is_revealed(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic wound-for-damage active, relic empty-for-load
        them: hand hide reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.announce("me", "wound-for-damage")
    duel.clash("quick-draw", "reload")
    assert duel.fact("their energy") == 7


@rule("allumbra/relic.modifies-card")
def test_the_card_is_resolved_with_the_effect_of_the_relic(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic wound-for-damage active, relic empty-for-load
        them: hand hide reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    duel.use("me", "wound-for-damage")
    assert duel.effects == {
        "my ammo: 5 -> 4",
        "my wound-for-damage: active -> locked",
        "their energy: 10 -> 7",
        "their ammo: 5 -> 7",
        "their bonus: none -> free",
    }


@rule("allumbra/relic.modifies-card")
def test_the_next_card_is_resolved_without_it(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 quick-draw, relic wound-for-damage active, relic empty-for-load
        them: hand 2 reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    duel.use("me", "wound-for-damage")
    duel.look()
    duel.clash("quick-draw", "reload")
    assert "their energy: 7 -> 6" in duel.effects
