"""Rounds: `rounds.*`, `effects.*`, and what is ruled about the order of things."""

import pytest

from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.games.grimterra.testing.written_cards import Scenes
from rulewright.testing import rule


@rule("grimterra/rounds.both-place-face-down", "grimterra/rounds.begins-when-placed")
def test_both_choose_at_once_and_nobody_sees_the_others_card(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Strike Guard\nthem: hand Pounce")
    assert (feud.me.can(), feud.them.can()) == ({"lay Strike", "lay Guard"}, {"lay Pounce"})
    feud.me.does("lay Strike")
    assert feud.fact("my placed") == "nothing"  # until both are placed
    assert feud.told("them")[-1] == "Round 1 begins."
    feud.them.does("lay Pounce")
    assert (feud.fact("my placed"), feud.fact("their placed")) == ("Strike", "Pounce")
    assert "Me places a card face down." in feud.told("them")
    assert "Me places Strike face down." in feud.told("me")
    sides = feud.view("them")["sides"]
    assert isinstance(sides, list)
    assert sides[0]["tabled"] == {"id": "t0", "card": None, "state": "placed"}
    assert sides[1]["tabled"] == {"id": "t1", "card": "pounce", "state": "placed"}
    feud.both("reveal", "reveal")
    feud.them.does("no")


@rule("grimterra/rounds.revealed-together")
def test_a_call_is_shown_only_with_the_other(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Strike\nthem: hand Guard")
    feud.both("lay Strike", "lay Guard")
    before = feud.told("them")
    feud.me.does("reveal")
    assert feud.told("them") == before
    feud.them.does("reveal")
    assert feud.told("them")[len(before) : len(before) + 2] == [
        "Me reveals Strike.",
        "Them reveals Guard.",
    ]


@rule("grimterra/rounds.resolved-together", "grimterra/example.pounce-both-wounded")
def test_two_attacks_both_wound(feud: FeudTable) -> None:
    feud.set("phase combat\nme: arena Ann, hand Pounce\nthem: arena Eve, hand Pounce")
    feud.round("Pounce", "Pounce")
    assert feud.hero("my Ann") == "arena, wounds Pounce 2"
    assert feud.hero("their Eve") == "arena, wounds Pounce 2"
    feud.them.does("no")  # Eve's passive power
    feud.me.does("no")
    feud.them.does("no")


@rule("grimterra/example.pounce-both-draw", "grimterra/content.pounce")
def test_both_who_wound_may_draw(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Pounce, deck Guard\nthem: hand Pounce, deck Strike")
    feud.round("Pounce", "Pounce")
    assert feud.me.can() == {"yes", "no"}
    feud.me.does("yes")
    assert feud.cards("my hand") == ["Guard"]
    feud.them.does("yes")
    assert feud.cards("their hand") == ["Strike"]


@rule("grimterra/example.swiftness-no-flip", "grimterra/effects.defense-success")
def test_two_defenses_avoid_nothing_and_nobody_flips(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Swiftness Strike\nthem: hand Swiftness Strike")
    feud.round("Swiftness", "Swiftness")
    assert feud.changed >= {"my discard pile: +Swiftness", "their discard pile: +Swiftness"}
    assert (feud.hero("my Plain"), feud.hero("their Plain")) == ("arena", "arena")
    assert feud.fact("round") == 2


@rule("grimterra/example.attack-against-defense", "grimterra/content.swiftness-within")
def test_a_defense_avoids_the_attack_and_its_effect_follows(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand Pounce Strike, deck Guard
        them: hand Swiftness Strike
        their Plain: wounds 1
    """)
    feud.round("Pounce", "Swiftness")
    assert feud.me.can() == set()  # nothing to draw for
    assert feud.them.can() == {"yes", "no"}
    feud.them.does("yes")
    assert feud.changed == {
        "round: 1 -> 2",
        "my hand: -Pounce",
        "my discard pile: +Pounce",
        "their hand: -Swiftness",
        "their discard pile: +Swiftness",
        "their Plain: arena, wounds 1 -> arena, empowered",
    }


@rule("grimterra/rounds.ends-with-discard", "grimterra/areas.discard-pile")
def test_resolved_cards_go_to_their_players_discard_piles(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Strike Strike\nthem: hand Guard Strike")
    feud.round("Strike", "Guard")
    assert feud.changed == {
        "round: 1 -> 2",
        "my hand: -Strike",
        "my discard pile: +Strike",
        "their hand: -Guard",
        "their discard pile: +Guard",
    }


@rule("grimterra/ruling.wound-or-discard", "grimterra/wounds.card-becomes-wound")
def test_an_attack_that_wounds_stays_on_the_hero_until_the_wound_goes(feud: FeudTable) -> None:
    feud.set("""
        phase combat, active them
        me: hand Strike Guard
        them: hand Pounce Mend, deck none
    """)
    feud.round("Strike", "bluff Pounce")
    assert feud.changed == {
        "round: 1 -> 2",
        "my hand: -Strike",
        "their hand: -Pounce",
        "their bluffed: +Pounce",
        "their Plain: arena -> arena, wounds Strike 2",
    }
    feud.round("bluff Guard", "bluff Mend")
    assert feud.fact("phase") == "post combat"
    assert feud.hero("their Plain") == "arena, wounds Strike 2"


@rule("grimterra/ruling.wound-or-discard", "grimterra/wounds.removal")
def test_the_card_goes_to_its_owners_pile_when_the_wound_is_removed(feud: FeudTable) -> None:
    feud.set("me: hand Mend\nmy Plain: wounds Strike 2")
    feud.me.does("cast Mend with Plain", "choose Plain")
    assert feud.changed == {
        "my hand: -Mend",
        "my discard pile: +Mend",
        "my Plain: arena, wounds Strike 2 -> arena",
        "their discard pile: +Strike",
    }


@rule("grimterra/effects.need-success", "grimterra/effects.attack-success")
@pytest.mark.parametrize(("theirs", "asked"), [("Guard", False), ("bluff Guard", True)])
def test_an_effect_needs_that_the_attack_wounds(feud: FeudTable, theirs: str, asked: bool) -> None:
    feud.set("phase combat\nme: hand Pounce Strike\nthem: hand Guard Strike")
    feud.round("Pounce", theirs)
    assert (feud.me.can() == {"yes", "no"}) == asked
    if asked:
        feud.me.does("no")


@rule("grimterra/ruling.no-damage-no-success")
@pytest.mark.parametrize("card", ["Feather", "Strike"])
def test_an_attack_without_damage_makes_no_wound_and_has_no_effect(
    feud: FeudTable, card: str
) -> None:
    """None by itself, or none that the shield lets through."""
    feud.set(f"""
        phase combat
        me: hand {card} Strike
        them: hand Strike Strike
        their Plain: wears Shield
    """)
    feud.round(card, "bluff Strike")
    assert feud.hero("their Plain") == "arena, wears Shield"
    assert feud.cards("my discard pile") == [card]
    assert feud.cards("my hand") == ["Strike"]


@rule("grimterra/ruling.defense-scope")
@pytest.mark.parametrize("attack", ["Crush", "Night", "Pact"])
def test_a_defense_avoids_the_whole_attack_whatever_it_is(feud: FeudTable, attack: str) -> None:
    feud.set(f"phase combat\nme: arena Ann, hand {attack} Strike\nthem: hand Guard Strike")
    feud.round(attack, "Guard")
    assert feud.hero("their Plain") == "arena"


@rule("grimterra/areas.die-roll", "grimterra/ruling.die-rolls")
@pytest.mark.parametrize(("roll", "hero"), [(3, "arena"), (2, "arena, wounds Strike 2")])
def test_a_die_is_rolled_in_the_open_when_the_card_is_resolved(
    feud: FeudTable, roll: int, hero: str
) -> None:
    feud.set("phase combat\nme: hand Strike Strike\nthem: hand Dodge Strike", rolls=[roll])
    feud.round("Strike", "Dodge")
    assert feud.hero("their Plain") == hero
    assert f"Them rolls a die: {roll + 1}." in feud.told("me")


@rule("grimterra/ruling.die-rolls")
def test_without_an_attack_no_die_is_rolled(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Guard Strike\nthem: hand Dodge Strike", rolls=[])
    feud.round("Guard", "Dodge")
    assert feud.fact("round") == 2


@rule("grimterra/ruling.effects-order")
@pytest.mark.parametrize("active", ["me", "them"])
def test_effects_come_in_turn_order_from_the_active_player(feud: FeudTable, active: str) -> None:
    feud.set(f"""
        phase combat, active {active}
        me: hand Pounce, deck Guard
        them: hand Pounce, deck Guard
        my Plain: empowered, wounds 8
        their Plain: empowered, wounds 8
    """)
    feud.round("Pounce", "Pounce")
    first, second = (feud.me, feud.them) if active == "me" else (feud.them, feud.me)
    assert (first.can(), second.can()) == ({"yes", "no"}, set())
    first.does("yes")
    second.does("yes")
    assert feud.hero("my Plain") == feud.hero("their Plain") == "dead, empowered"
    assert feud.cards("my hand") == feud.cards("their hand") == ["Guard"]


@rule("grimterra/ruling.round-sequence")
def test_the_steps_of_a_round_come_in_their_order(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: arena Ann, hand Night, deck Guard
        them: hand Strike, deck Guard
        my Ann: wounds 4
    """)
    feud.round("Night", "Strike")
    said = feud.told()
    order = [
        "Me reveals Night.",
        "Ann gets 2 dark counters.",
        "Plain is wounded for 3 by Night.",
        "Me draws Guard.",
        "Ann flips: Ann Risen.",
    ]
    assert [line for line in said if line in order] == order


@rule("grimterra/ruling.must-place", "grimterra/example.nothing-to-play")
def test_who_has_cards_must_place_one_and_may_bluff_with_any(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Study Ring\nthem: hand Strike Strike")
    assert feud.me.can() == {"lay Study", "lay Ring"}
    feud.me.does("lay Ring")
    feud.them.does("lay Strike")
    assert feud.me.can() == {"reveal", "bluff"}
    feud.both("bluff", "reveal")
    assert feud.cards("my bluffed") == ["Ring"]
    assert feud.hero("my Plain") == "arena, wounds Strike 2"


@rule("grimterra/ruling.must-place")
def test_against_an_empty_hand_a_card_is_resolved_as_against_a_bluff(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Strike Guard\nthem: deck Guard")
    assert feud.them.can() == set()
    feud.me.does("lay Strike")
    assert feud.them.can() == set()
    feud.me.does("reveal")
    assert feud.hero("their Plain") == "arena, wounds Strike 2"
    feud.me.does("lay Guard", "reveal")
    assert feud.fact("phase") == "post combat"  # and the last round passes: nobody has a card


@rule("grimterra/ruling.no-refill")
def test_hands_are_not_refilled_but_what_effects_draw_may_be_used(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Pounce, deck Guard\nthem: hand 3 Strike")
    feud.round("Pounce", "bluff Strike")
    feud.me.does("yes")
    assert feud.me.can() == {"lay Guard"}
    feud.round("Guard", "Strike")
    assert feud.them.can() == {"lay Strike"}
    assert feud.me.can() == set()
    feud.them.does("lay Strike", "bluff")


@rule("grimterra/combat.three-rounds", "grimterra/golden.card-beats-rules")
def test_a_card_can_make_a_combat_last_longer(scenes: Scenes) -> None:
    """Where a card's text and the rules disagree, the card is followed."""
    scene = scenes(
        "No Rest: attack Agilitas 1, 1 damage | Effect: If this is the last round, add a round to this combat."
    )
    scene.set("phase combat\nme: hand 4 No-Rest\nthem: hand 5 Guard")
    scene.round("No Rest", "bluff Guard")
    scene.round("No Rest", "bluff Guard")
    scene.round("No Rest", "bluff Guard")
    assert scene.fact("round") == 4
    scene.round("No Rest", "Guard")
    assert scene.fact("phase") == "post combat"
