"""Fate: `fate.*`, and what is ruled about it."""

import pytest

from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.testing import rule


@rule("grimterra/fate.faction-match", "grimterra/types.hero-needed")
def test_only_a_hero_of_the_cards_faction_can_use_it(feud: FeudTable) -> None:
    feud.set("me: arena Ann, backrow Bob Cid, hand Lore-Book Study")
    assert feud.me.can("cast") == {"cast Study with Ann", "cast Lore Book with Cid"}
    feud.me.refused("cast Study with Bob", because="fate.faction-match")
    feud.me.refused("cast Lore Book with Ann", because="fate.faction-match")


@rule("grimterra/fate.level-needed", "grimterra/example.five-strength")
@pytest.mark.parametrize(("hero", "is_legal"), [("Bob", True), ("Ann", False), ("Eve", False)])
def test_a_fist_and_five_needs_strength_five(feud: FeudTable, hero: str, is_legal: bool) -> None:
    """Bob has 5, Ann 4, Eve none."""
    feud.set(f"phase combat\nme: arena {hero}, hand Hammer\nthem: hand Guard Strike")
    feud.round("Hammer", "bluff Strike")
    if is_legal:
        assert feud.hero("their Plain") == "arena, wounds Hammer 4"
    else:
        assert feud.them.can() == {"keep", "retract", "change Guard"}
        feud.them.does("keep")
        assert feud.hero("their Plain") == "arena"


@rule("grimterra/fate.level-needed")
def test_a_level_that_is_higher_on_the_empowered_side_counts(feud: FeudTable) -> None:
    feud.set("phase combat\nme: arena Bob, hand Hammer\nthem: hand Strike\nmy Bob: empowered")
    feud.round("Hammer", "bluff Strike")
    assert feud.hero("their Plain") == "arena, wounds Hammer 4"


@rule("grimterra/fate.dark-no-requirement", "grimterra/ruling.dark-for-any-hero")
def test_any_hero_may_use_a_dark_card(feud: FeudTable) -> None:
    feud.set("me: arena Ann, backrow Bob Dee, hand Gloom")
    assert feud.me.can("cast") == {
        "cast Gloom with Ann",
        "cast Gloom with Bob",
        "cast Gloom with Dee",
    }


@rule("grimterra/fate.dark-adds-counters")
def test_the_number_on_a_dark_card_is_what_its_user_gets(feud: FeudTable) -> None:
    feud.set("me: arena Ann, backrow Bob Dee, hand Gloom, deck Pounce")
    feud.me.does("cast Gloom with Bob")
    assert feud.changed == {
        "my Bob: backrow -> backrow, dark 2",
        "my hand: -Gloom +Pounce",
        "my deck: -Pounce",
        "my discard pile: +Gloom",
    }


@rule("grimterra/ruling.dark-timing")
def test_counters_come_before_the_card_does_anything_and_whether_or_not_it_succeeds(
    feud: FeudTable,
) -> None:
    feud.set("phase combat\nme: arena Ann, hand Night\nthem: hand Guard")
    feud.round("Night", "Guard")
    assert feud.hero("my Ann") == "arena, dark 2"
    assert feud.hero("their Plain") == "arena"
    told = feud.told()
    assert told.index("Ann gets 2 dark counters.") < told.index("Them avoids Night with Guard.")


@rule("grimterra/ruling.dark-once-for-equipment")
def test_dark_equipment_adds_its_counters_once(feud: FeudTable) -> None:
    feud.set("me: arena Ann, hand Curse-Ring Strike\nthem: hand Strike")
    feud.me.does("cast Curse Ring with Ann")
    assert feud.hero("my Ann") == "arena, dark 2, wears Curse Ring"
    feud.me.does("end")
    feud.round("Strike", "Strike")
    assert feud.hero("my Ann") == "arena, wounds Strike 2, dark 2, wears Curse Ring"


@rule("grimterra/ruling.multiple-fates")
@pytest.mark.parametrize(("hero", "is_legal"), [("Ann", True), ("Bob", False)])
def test_every_mark_must_be_met_and_a_dark_one_adds_counters(
    feud: FeudTable, hero: str, is_legal: bool
) -> None:
    feud.set(f"phase combat\nme: arena {hero}, hand Pact Strike\nthem: hand Strike Guard")
    feud.round("Pact", "bluff Guard")
    if is_legal:
        assert feud.hero("my Ann") == "arena, dark 1"
        assert feud.hero("their Plain") == "arena, wounds Pact 3"
    else:
        feud.them.does("keep")
        assert feud.hero("my Bob") == "arena"


@rule("grimterra/ruling.equipment-limits")
def test_fate_is_checked_only_when_equipment_is_cast_and_any_number_is_worn(
    feud: FeudTable,
) -> None:
    feud.set("""
        phase combat
        me: arena Bob, hand Strike Strike
        them: arena Ann, hand Strike
        my Bob: wears Ring Lens Charm
    """)
    feud.round("bluff Strike", "Strike")
    assert feud.hero("my Bob") == "arena, wounds Strike 2, wears Ring and Lens and Charm"


@rule("grimterra/factions.from-fate")
def test_a_cards_faction_is_the_fate_it_shows(feud: FeudTable) -> None:
    """A borrowed lens adds a faction, and so what may be used."""
    feud.set("me: arena Ann, backrow Bob Dee, hand Lore-Book\nmy Bob: wears Lens")
    assert feud.me.can("cast") == {"cast Lore Book with Bob"}
