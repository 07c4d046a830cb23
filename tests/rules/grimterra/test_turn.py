"""Turn: `turn.*`, and what is ruled about drawing, casting and whose turn it is."""

import pytest

from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.games.grimterra.testing.written_cards import Scenes
from rulewright.testing import rule

CRIER = (
    "Crier: hero Agilitas 1, 5 health | Passive: At the start of each draw phase, you may draw a card."
    " At the start of each pre combat phase, you may draw a card. At the start of each combat phase, you may draw a card."
    " At the start of each post combat phase, you may draw a card. At the start of each discard phase, you may draw a card."
)


@rule("grimterra/turn.phase-order", "grimterra/terms.active-player")
def test_a_turn_has_five_phases_in_their_order(scenes: Scenes) -> None:
    scene = scenes(CRIER)
    scene.set("phase begin, turn 4\nme: arena Crier\nthem: arena Plain")
    phases = [scene.fact("phase")]
    scene.me.does("no")
    phases.append(scene.fact("phase"))
    scene.me.does("no", "arena Crier", "end")
    phases.append(scene.fact("phase"))
    scene.me.does("no")
    for _ in range(3):
        scene.round("bluff Strike", "bluff Strike")
    phases.append(scene.fact("phase"))
    scene.me.does("no", "end")
    phases.append(scene.fact("phase"))
    scene.me.does("no", "done")
    assert phases == ["draw", "pre combat", "combat", "post combat", "discard"]
    assert (scene.fact("active"), scene.fact("turn")) == ("them", 5)
    scene.me.does("no")
    scene.me.does("no")
    assert scene.them.can() == {"arena Plain", "arena Second", "arena Third"}


@rule("grimterra/turn.draw-to-five")
def test_every_player_draws_until_they_hold_five(feud: FeudTable) -> None:
    feud.set("""
        phase begin
        me: hand Guard, deck Pounce
        them: hand 2 Guard
        third: deck Pounce
    """)
    assert feud.cards("my hand") == ["Guard", "Pounce", "Strike", "Strike", "Strike"]
    assert feud.cards("their hand") == ["Guard", "Guard", "Strike", "Strike", "Strike"]
    assert feud.cards("third's hand") == ["Pounce", "Strike", "Strike", "Strike", "Strike"]


@rule("grimterra/ruling.hand-size")
def test_who_holds_five_or_more_draws_none_and_never_has_to_discard(feud: FeudTable) -> None:
    feud.set("phase begin\nme: hand 7 Guard\nthem: hand 5 Guard")
    assert (len(feud.cards("my hand")), len(feud.cards("their hand"))) == (7, 5)
    feud.set("phase discard\nme: hand 7 Guard\nthem: hand 5 Guard")
    feud.me.does("done")
    assert len(feud.cards("my hand")) == 7


@rule("grimterra/ruling.draw-order")
def test_the_active_player_draws_first_then_the_others_in_turn_order(feud: FeudTable) -> None:
    feud.set("""
        phase begin, active them
        me: hand 4 Guard
        them: hand 4 Guard
        third: hand 4 Guard
    """)
    drawn = [line for line in feud.told("third") if "draws" in line]
    assert drawn == ["Them draws a card.", "Third draws Strike.", "Me draws a card."]


@rule("grimterra/turn.choose-arena-hero", "grimterra/ruling.pre-combat-sequence")
def test_the_arena_hero_is_chosen_first_and_may_be_the_same(feud: FeudTable) -> None:
    feud.set("phase arena\nme: arena Ann, backrow Bob, dead Cid, hand Study")
    assert feud.me.can() == {"arena Ann", "arena Bob"}
    feud.me.does("arena Bob")
    assert feud.changed == {
        "my Ann: arena -> backrow",
        "my Bob: backrow -> arena",
    }
    assert "cast Study with Ann" in feud.me.can()
    feud.set("phase arena\nme: arena Ann, backrow Bob Cid")
    feud.me.does("arena Ann")
    assert feud.changed == set()


@rule("grimterra/turn.arena-hero-locked")
def test_after_the_choice_the_arena_hero_cannot_be_switched(feud: FeudTable) -> None:
    feud.set("phase arena\nme: arena Ann, backrow Bob Cid, hand Strike\nthem: hand Strike")
    feud.me.does("arena Bob")
    feud.me.refused("arena Ann", because="turn.arena-hero-locked")
    feud.me.does("end")
    feud.round("bluff Strike", "bluff Strike")
    feud.me.refused("arena Ann", because="turn.arena-hero-locked")
    feud.me.does("end")
    feud.them.does("arena Plain")
    feud.me.refused("arena Ann", because="turn.arena-hero-locked")


@rule("grimterra/turn.pre-combat-spell", "grimterra/ruling.limits-per-player")
def test_one_spell_may_be_cast_whichever_hero_casts(feud: FeudTable) -> None:
    feud.set("me: arena Ann, backrow Eve, hand Study Offer Ring, deck Guard")
    feud.me.does("cast Study with Ann")
    assert feud.me.can("cast") == {
        "cast Ring with Ann",
        "cast Ring with Eve",
        "cast Ring with Plain",
    }
    feud.me.refused("cast Offer with Eve", because="turn.post-combat-spell")


@rule("grimterra/turn.pre-combat-equipment", "grimterra/types.equipment-on-hero")
def test_one_equipment_may_be_cast(feud: FeudTable) -> None:
    feud.set("me: arena Ann, backrow Eve, hand Ring Lens Study")
    feud.me.does("cast Ring with Eve")
    assert feud.hero("my Eve") == "backrow, wears Ring"
    assert feud.hero("my Ann") == "arena"
    feud.me.refused("cast Lens with Ann", because="turn.post-combat-equipment")
    assert "cast Study with Ann" in feud.me.can()


@rule("grimterra/turn.pre-combat-power")
def test_one_hero_power_may_be_used(feud: FeudTable) -> None:
    feud.set("me: arena Bob, backrow Dee, deck Guard\nthem: arena Ann")
    assert feud.me.can("power") == {"power Bob", "power Dee"}
    feud.me.does("power Bob")
    assert feud.cards("my hand") == ["Guard"]
    feud.me.refused("power Dee", because="turn.post-combat-power")


@rule(
    "grimterra/turn.post-combat-spell",
    "grimterra/turn.post-combat-equipment",
    "grimterra/turn.post-combat-power",
    "grimterra/example.one-spell-per-turn",
)
@pytest.mark.parametrize("used", ["spell", "equipment", "power"])
def test_after_combat_what_was_not_done_before_may_be_done(feud: FeudTable, used: str) -> None:
    feud.set(f"phase post, used {used}\nme: arena Ann, backrow Bob, dead Cid, hand Offer Ring")
    choices = {
        "spell": "cast Offer with Ann",
        "equipment": "cast Ring with Ann",
        "power": "power Bob",
    }
    assert feud.me.can() == {"end", *choices.values()} - {choices[used]}
    feud.me.refused(choices[used], because=f"turn.post-combat-{used}")


@rule("grimterra/example.one-spell-per-turn")
def test_a_spell_before_combat_leaves_an_equipment_for_after_it(feud: FeudTable) -> None:
    feud.set("me: hand Offer Offer Ring Strike, deck Guard\nthem: hand 3 Guard")
    feud.me.does("cast Offer with Plain", "no", "end")
    feud.round("bluff Strike", "bluff Guard")
    feud.round("bluff Offer", "bluff Guard")
    feud.me.does("lay Ring")
    feud.them.does("lay Guard", "bluff")
    feud.me.does("bluff")
    assert feud.me.can() == {"end"}


@rule("grimterra/turn.discard-any")
def test_any_number_of_cards_may_be_discarded(feud: FeudTable) -> None:
    feud.set("phase discard\nme: hand Strike Strike Guard")
    assert feud.me.can() == {"discard Strike", "discard Guard", "done"}
    feud.me.does("discard Strike")
    assert feud.me.can() == {"discard Strike", "discard Guard", "done"}
    feud.me.does("discard Guard")
    assert feud.cards("my hand") == ["Strike", "Strike", "Guard"]  # all at once, when it is done
    feud.me.does("done")
    assert sorted(feud.cards("my discard pile")) == ["Guard", "Strike"]
    feud.set("phase discard\nme: hand Strike, deck none\nthem: hand 5 Guard")
    feud.me.does("done")
    assert feud.result == [0, 100]  # nothing was discarded, and nothing is left to draw


@rule("grimterra/ruling.which-hero-casts", "grimterra/types.spells-are-cast")
def test_any_living_hero_may_cast_in_the_arena_or_the_backrow(feud: FeudTable) -> None:
    feud.set("me: arena Ann, backrow Eve, dead Plain, hand Study")
    assert feud.me.can("cast") == {"cast Study with Ann", "cast Study with Eve"}
    feud.me.refused("cast Study with Plain")


@rule("grimterra/ruling.no-cards-off-turn", "grimterra/powers.own-turn-only")
def test_others_cast_and_use_nothing_in_your_turn(feud: FeudTable) -> None:
    feud.set("me: hand Study\nthem: arena Bob, hand Study Ring")
    assert feud.them.can() == set()
    feud.them.refused("cast Study with Plain", because="ruling.no-cards-off-turn")
    feud.them.refused("power Bob", because="ruling.no-cards-off-turn")


@rule("grimterra/ruling.turn-order")
def test_turns_pass_round_in_a_fixed_order(feud: FeudTable) -> None:
    feud.set(
        "phase discard, active them, turn 2\nme: hand Guard\nthem: hand Guard\nthird: hand Guard"
    )
    for who in ("them", "third", "me"):
        assert feud.fact("active") == who
        player = feud.player(who)
        player.does("done" if who == "them" else "arena Plain")
        if who != "them":
            player.does("end", "fight " + ("me" if who == "third" else "them"))
            for _ in range(3):
                seats = [other for other in ("me", "them", "third") if feud.player(other).can()]
                for seat in seats:
                    feud.player(seat).does(min(feud.player(seat).can()))
                for seat in seats:
                    feud.player(seat).does("bluff")
            player.does("end", "done")
    assert feud.fact("active") == "them"
    assert feud.fact("turn") == 5


@rule("grimterra/ruling.turn-order")
@pytest.mark.parametrize(("roll", "first"), [(0, "me"), (1, "them"), (2, "third")])
def test_the_first_player_is_chosen_at_random(feud: FeudTable, roll: int, first: str) -> None:
    feud.deal([*([0] * 59) * 3, roll], seats=3)
    assert feud.fact("active") == first
    for who in ("me", "them", "third"):
        feud.player(who).does("arena Plain")


@rule("grimterra/ruling.spell-discarded", "grimterra/terms.use")
def test_a_spell_goes_to_its_owners_pile_once_carried_out(feud: FeudTable) -> None:
    feud.set("me: hand Study, deck Guard")
    feud.me.does("cast Study with Plain")
    assert feud.changed == {
        "my hand: -Study +Guard +Strike",
        "my deck: -Guard -Strike",
        "my discard pile: +Study",
    }
