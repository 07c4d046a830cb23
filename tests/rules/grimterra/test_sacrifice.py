"""Sacrifice: `sacrifice.*`, and what is ruled about it; equipment."""

import pytest

from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.games.grimterra.testing.written_cards import Scenes
from rulewright.testing import rule


@rule("grimterra/sacrifice.destroys-for-benefit", "grimterra/ruling.sacrifice-outcome")
def test_a_sacrificed_card_is_destroyed_for_what_it_says(feud: FeudTable) -> None:
    feud.set("me: arena Ann, backrow Eve Bob\nmy Eve: wears Charm\nmy Ann: wounds 1 1 2")
    assert feud.me.can("use") == {"use Charm"}
    feud.me.does("use Charm", "choose Ann", "wound 2")
    assert feud.changed == {
        "my Eve: backrow, wears Charm -> backrow",
        "my Ann: arena, wounds 1 and 1 and 2 -> arena, wounds 1",
        "my discard pile: +Charm",
    }


@rule("grimterra/ruling.sacrifice-outcome")
def test_it_does_not_count_as_the_turns_spell_equipment_or_power(feud: FeudTable) -> None:
    feud.set("""
        me: arena Bob, backrow Ann Eve, hand Offer Ring
        my Ann: wears Charm, wounds 1
    """)
    before = feud.me.can("cast", "power")
    feud.me.does("use Charm", "choose Ann")
    assert feud.me.can("cast", "power") == before


@rule("grimterra/sacrifice.only-if-stated")
def test_a_card_that_does_not_say_so_cannot_be_sacrificed(feud: FeudTable) -> None:
    feud.set("me: arena Ann\nmy Ann: wears Ring Charm, wounds 1")
    assert feud.me.can("use") == {"use Charm"}


@rule("grimterra/sacrifice.own-turn", "grimterra/ruling.sacrifice-timing")
def test_a_sacrifice_is_made_in_ones_own_turn_before_or_after_combat(feud: FeudTable) -> None:
    feud.set("""
        me: arena Ann, hand Strike
        them: arena Eve, hand Strike
        my Ann: wears Charm, wounds 1
        their Eve: wears Charm, wounds 1
    """)
    assert "use Charm" in feud.me.can()
    assert feud.them.can() == set()
    feud.me.does("end")
    assert feud.me.can() == {"lay Strike"}
    feud.round("bluff Strike", "bluff Strike")
    assert feud.me.can() == {"use Charm", "end"}


@rule("grimterra/sacrifice.combat-card-exception", "grimterra/ruling.sacrifice-timing")
@pytest.mark.parametrize("active", ["me", "them"])
def test_a_sacrifice_of_an_attack_card_is_made_when_it_is_resolved_in_any_turn(
    feud: FeudTable, active: str
) -> None:
    feud.set(f"""
        phase combat, active {active}
        me: arena Ann, hand Feint, deck Guard
        them: hand Strike
        my Ann: wears Ring
    """)
    feud.round("Feint", "bluff Strike")
    feud.me.does("yes", "choose Ring")
    assert feud.hero("my Ann") == "arena"
    assert len(feud.cards("my hand")) == 2
    assert feud.cards("my discard pile") == ["Ring"]
    assert feud.hero("their Plain") == "arena, wounds Feint 3"


@rule("grimterra/ruling.sacrifice-outcome")
def test_a_hero_that_is_sacrificed_is_set_aside_as_dead(scenes: Scenes) -> None:
    scene = scenes("Lamb: hero Agilitas 1, 5 health | Sacrifice this hero: Draw 4 cards.")
    scene.set("me: arena Plain, backrow Lamb Second\nmy Lamb: dark 2")
    scene.me.does("power Lamb")
    assert scene.hero("my Lamb") == "dead, dark 2"
    assert len(scene.cards("my hand")) == 4


# Equipment


@rule("grimterra/ruling.equipment-attaches", "grimterra/types.equipment-on-hero")
def test_equipment_is_attached_to_the_hero_that_cast_it_until_that_hero_dies(
    feud: FeudTable,
) -> None:
    feud.set("me: arena Ann, hand Ring Strike\nthem: hand Strike\nmy Ann: dark 3")
    feud.me.does("cast Ring with Ann", "end")
    feud.round("Strike", "bluff Strike")
    assert feud.hero("their Plain") == "arena, wounds Strike 3"
    assert feud.hero("my Ann") == "arena, dark 3, wears Ring"


@rule("grimterra/ruling.equipment-attaches")
def test_it_stays_in_arena_and_backrow_until_a_card_removes_it(feud: FeudTable) -> None:
    feud.set("phase arena\nme: arena Ann, backrow Eve Bob, hand Break\nmy Ann: wears Ring Charm")
    feud.me.does("arena Eve")
    assert feud.hero("my Ann") == "backrow, wears Ring and Charm"
    feud.me.does("cast Break with Eve")
    assert feud.me.can() == {"choose Ring", "choose Charm"}
    feud.me.does("choose Ring")
    assert feud.hero("my Ann") == "backrow, wears Charm"
    assert feud.cards("my discard pile") == ["Ring", "Break"]
