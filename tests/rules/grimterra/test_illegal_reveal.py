"""Illegal reveal: `illegal.*`, and what is ruled about it."""

import pytest

from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.testing import rule


@rule(
    "grimterra/illegal.what-counts",
    "grimterra/example.illegal-kinds",
    "grimterra/content.mark-example",
)
@pytest.mark.parametrize("card", ["Study", "Ring", "Hammer"])
def test_a_spell_an_equipment_and_a_fate_not_met_are_illegal(feud: FeudTable, card: str) -> None:
    """Ann's strength is 4, the Hammer needs 5."""
    feud.set(f"phase combat\nme: arena Ann, hand {card} Strike\nthem: hand Guard Strike")
    feud.round(card, "Guard")
    assert f"{card} of Me is illegal and is discarded." in feud.told()
    assert feud.them.can() == {"keep", "change Strike", "retract"}
    feud.them.does("retract")


@rule("grimterra/illegal.discarded", "grimterra/ruling.discards-face-up")
def test_an_illegal_card_is_discarded_face_up_without_being_resolved(feud: FeudTable) -> None:
    feud.set("phase combat\nme: arena Ann, hand Hammer Strike\nthem: hand Guard Strike")
    feud.round("Hammer", "bluff Guard")
    feud.them.does("keep")
    assert feud.changed == {
        "round: 1 -> 2",
        "my hand: -Hammer",
        "my discard pile: +Hammer",
        "their hand: -Guard",
        "their bluffed: +Guard",
    }


@rule("grimterra/ruling.illegal-allowed-by-program")
def test_an_illegal_reveal_is_accepted_with_a_warning(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Study Strike\nthem: hand Guard Strike")
    feud.both("lay Study", "lay Guard")
    warnings = [
        feud.game.people.warning(feud.state, 0, choice, "en")
        for choice in feud.state.choices[0].as_list()
    ]
    assert warnings == [
        "Study would be illegal: it is discarded, and the other player is favoured.",
        "",
    ]
    feud.both("reveal", "reveal")
    feud.them.does("keep")
    assert feud.cards("my discard pile") == ["Study"]


@rule("grimterra/illegal.opponent-changes", "grimterra/ruling.illegal-replacement")
def test_the_other_player_may_change_the_card_for_any_legal_one(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand Study Strike
        them: arena Ann, hand Swiftness Pounce Hammer Ring Strike, deck Guard
    """)
    feud.round("Study", "Swiftness")
    assert feud.them.can("change") == {"change Pounce", "change Strike"}
    feud.them.refused("change Hammer", "change Ring", because="ruling.illegal-replacement")
    feud.them.does("change Pounce")
    assert "Them changes it for Pounce." in feud.told("me")
    feud.them.does("yes")
    assert feud.hero("my Plain") == "arena, wounds Pounce 2"
    assert sorted(feud.cards("their hand")) == ["Guard", "Hammer", "Ring", "Strike", "Swiftness"]


@rule("grimterra/illegal.opponent-retracts")
def test_the_other_player_may_take_the_card_back_and_play_none(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Study Strike\nthem: hand Pounce, deck Guard")
    feud.round("Study", "Pounce")
    feud.them.does("retract")
    assert feud.changed == {
        "round: 1 -> 2",
        "my hand: -Study",
        "my discard pile: +Study",
    }


@rule("grimterra/illegal.opponent-effects-happen", "grimterra/example.illegal-spell")
def test_the_effects_of_the_other_card_need_no_success(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Swiftness Strike\nthem: hand Study Strike")
    feud.round("Swiftness", "Study")
    feud.me.does("keep")
    assert feud.me.can() == {"yes", "no"}
    feud.me.does("yes")
    assert feud.hero("my Plain") == "arena, empowered"
    assert feud.cards("their discard pile") == ["Study"]


@rule("grimterra/ruling.effects-without-success")
def test_damage_is_dealt_as_usual_and_only_the_card_kept_has_effects(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Study Strike\nthem: hand Pounce Strike, deck Guard")
    feud.round("Study", "Pounce")
    feud.them.does("keep", "yes")
    assert feud.hero("my Plain") == "arena, wounds Pounce 2"
    feud.round("Strike", "bluff Strike")  # and only in that round
    assert feud.them.can() == {"lay Guard"}


@rule("grimterra/ruling.effects-without-success")
def test_a_favour_is_of_that_round_only(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Study Guard\nthem: hand Guard Pounce, deck Strike")
    feud.round("Study", "Guard")
    feud.them.does("keep")
    feud.round("Guard", "Pounce")
    assert feud.cards("their hand") == []


@rule("grimterra/ruling.illegal-both")
def test_two_illegal_cards_are_both_discarded_and_the_round_is_over(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Study Strike\nthem: hand Ring Strike")
    feud.round("Study", "Ring")
    assert feud.changed == {
        "round: 1 -> 2",
        "my hand: -Study",
        "my discard pile: +Study",
        "their hand: -Ring",
        "their discard pile: +Ring",
    }


@rule("grimterra/ruling.illegal-against-bluff")
@pytest.mark.parametrize("choice", ["keep", "change Pounce", "retract"])
def test_who_had_bluffed_may_keep_change_or_take_back_unseen(feud: FeudTable, choice: str) -> None:
    feud.set("phase combat\nme: hand Study Strike\nthem: hand Rise Pounce, deck Guard")
    feud.round("Study", "bluff Rise")
    assert feud.them.can() == {"keep", "change Pounce", "retract"}
    feud.them.does(choice)
    if choice == "keep":
        assert feud.cards("their bluffed") == ["Rise"]
        assert feud.hero("their Plain") == "arena"  # a kept bluff has no effects
    elif choice == "retract":
        assert feud.cards("their hand") == ["Pounce", "Rise"]
    else:
        feud.them.does("yes")
        assert feud.hero("my Plain") == "arena, wounds Pounce 2"
        assert sorted(feud.cards("their hand")) == ["Guard", "Rise"]
    assert not any("Rise" in line for line in feud.told("me"))


@rule("grimterra/illegal.opponent-changes")
def test_who_had_no_card_to_place_has_none_to_change(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Study Strike\nthem: deck Guard")
    feud.me.does("lay Study", "reveal")
    assert feud.them.can() == set()
    assert feud.fact("round") == 2
