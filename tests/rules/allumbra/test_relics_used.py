"""Relics (advanced), `relic.turns-back` to `relic.stella-first`: what becomes of used relics."""

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule


@rule("allumbra/relic.turns-back")
def test_a_used_relic_turns_back_once_the_card_is_resolved_and_not_before(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 1
        me:   hand 2 quick-draw, relic wound-for-damage active, relic empty-for-load
        them: hand 2 reload, relic hit-for-draw, relic shot-for-guard active
    """)
    duel.clash("quick-draw", "reload")
    duel.use("me", "wound-for-damage")
    assert duel.effects == {"my wound-for-damage: active -> in use"}
    duel.use_no_more("them")
    assert "my wound-for-damage: in use -> locked" in duel.effects
    assert duel.told()[-1] == "Me's Wound for Damage turns back to its condition."
    duel.clash("quick-draw", "reload")
    assert duel.offered("me") == []
    duel.use_no_more("them")


@rule("allumbra/relic.again")
def test_a_relic_turned_back_becomes_active_again_when_its_condition_is_met_again(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 3
        me:   hand quick-draw 2 hide, deck hide quick-draw reload,
              relic wound-for-damage active, relic empty-for-load
        them: hand 3 reload, deck calculated-shot 2 hide,
              relic void-for-load, relic brink-for-guard
    """)
    duel.turn("quick-draw hide hide", "reload reload reload")
    duel.use("me", "wound-for-damage")
    assert duel.fact("turn") == 4
    assert duel.fact("my wound-for-damage") == "inactive"
    duel.turn("hide quick-draw reload", "calculated-shot hide hide")
    assert duel.asked_about("me") == "wound-for-damage"
    duel.activate("me", "wound-for-damage")
    duel.announce_nothing("me")
    assert duel.offered("me") == ["Use Wound for Damage", "No more relics"]
    duel.use_no_more("me")
    duel.announce_nothing("me")
    duel.use_no_more("me")
    assert duel.fact("my wound-for-damage") == "active"


@rule("allumbra/relic.both-on-one-card")
def test_both_relics_may_be_used_on_one_card(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic wound-for-damage active, relic open-for-damage active
        them: hand reload hide, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    assert duel.offered("me") == ["Use Wound for Damage", "Use Open for Damage", "No more relics"]
    duel.use("me", "open-for-damage")
    assert duel.offered("me") == ["Use Wound for Damage", "No more relics"]
    duel.use("me", "wound-for-damage")
    assert duel.effects == {
        "my ammo: 5 -> 4",
        "my wound-for-damage: active -> locked",
        "my open-for-damage: active -> locked",
        "their energy: 10 -> 6",
        "their ammo: 5 -> 7",
        "their bonus: none -> free",
    }


@rule("allumbra/relic.both-on-one-card")
def test_of_two_active_relics_one_may_be_kept(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic wound-for-damage active, relic open-for-damage active
        them: hand reload hide, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    duel.use("me", "open-for-damage")
    duel.use_no_more("me")
    assert duel.fact("their energy") == 8
    assert duel.fact("my open-for-damage") == "locked"
    assert duel.fact("my wound-for-damage") == "active"


@rule("allumbra/relic.both-players")
def test_both_players_may_use_relics_in_the_same_clash(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic wound-for-damage active, relic empty-for-load
        them: hand reload hide, relic shot-for-guard active, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    duel.use("me", "wound-for-damage")
    duel.use("them", "shot-for-guard")
    assert duel.effects == {
        "my ammo: 5 -> 4",
        "my wound-for-damage: active -> locked",
        "their energy: 10 -> 8",
        "their ammo: 5 -> 7",
        "their bonus: none -> free",
        "their shot-for-guard: active -> locked",
    }


@rule("allumbra/relic.not-on-same-card")
def test_a_relic_cannot_be_used_on_the_card_during_which_its_condition_was_met(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 1
        me:   hand 2 quick-draw, relic match-for-certainty, relic wound-for-damage active
        them: hand quick-draw hide, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("quick-draw", "quick-draw")
    duel.activate("me", "match-for-certainty")
    assert duel.offered("me") == ["Use Wound for Damage", "No more relics"]
    duel.use_no_more("me")
    duel.clash("quick-draw", "hide")
    assert duel.offered("me") == [
        "Use Match for Certainty",
        "Use Wound for Damage",
        "No more relics",
    ]
    duel.use_no_more("me")


@rule("allumbra/relic.turn-lock")
def test_in_the_turn_of_its_use_a_relic_cannot_become_active_again(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand 2 quick-draw hide, relic wound-for-damage active, relic empty-for-load
        them: hand reload calculated-shot hide, relic void-for-load, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    duel.use("me", "wound-for-damage")
    duel.look()
    duel.clash("quick-draw", "calculated-shot")
    assert duel.asked_about("me") is None
    assert "my energy: 10 -> 8" in duel.effects
    assert duel.fact("my wound-for-damage") == "locked"


@rule("allumbra/relic.turn-lock")
def test_the_next_turn_is_the_earliest_for_its_condition_to_be_met_again(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 3
        me:   row 2 hide, hand quick-draw 2 hide, relic wound-for-damage active, relic empty-for-load
        them: row 2 hide, hand reload calculated-shot hide, relic spend-for-ammo locked,
              relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    duel.use("me", "wound-for-damage")
    assert duel.fact("turn") == 2
    duel.turn("hide hide", "calculated-shot hide")
    duel.leave("them", "spend-for-ammo")
    assert duel.asked_about("me") == "wound-for-damage"
    duel.activate("me", "wound-for-damage")
    duel.announce_nothing("me")
    assert duel.offered("me") == ["Use Wound for Damage", "No more relics"]
    duel.use_no_more("me")


@rule("allumbra/relic.stella-first")
def test_stella_decides_before_the_other_when_both_could_use_a_relic(duel: DuelTable) -> None:
    position = """
        turn 1, stella {stella}
        {stella}: hand quick-draw hide, relic wound-for-damage active, relic empty-for-load
        {balif}: hand quick-draw hide, relic shot-for-guard active, relic brink-for-guard
    """
    for stella, balif in (("me", "them"), ("them", "me")):
        duel.set(position.format(stella=stella, balif=balif))
        duel.clash("quick-draw", "quick-draw")
        assert duel.asked() == [stella]
        duel.use_no_more(stella)
        assert duel.asked() == [balif]
        duel.use_no_more(balif)
