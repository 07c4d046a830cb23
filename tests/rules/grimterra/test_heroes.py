"""Heroes and wounds: `heroes.*`, `wounds.*`, and what is ruled about flips and deaths."""

import pytest

from rulewright.games.grimterra import GAME
from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.games.grimterra.testing.written_cards import Scenes
from rulewright.testing import rule


@rule("grimterra/heroes.two-states", "grimterra/types.heroes-double-sided")
def test_a_hero_shows_one_of_its_two_sides(feud: FeudTable) -> None:
    feud.set("me: arena Bob, hand Rise\nmy Bob: wears Lens")
    assert feud.me.can("power") == {"power Bob"}
    feud.set("me: arena Bob\nmy Bob: empowered")
    assert feud.me.can("power") == {"power Bob Grown"}


@rule("grimterra/heroes.start-normal", "grimterra/ruling.setup")
def test_every_hero_begins_on_its_normal_side(feud: FeudTable) -> None:
    feud.start()
    for seat in ("my", "their"):
        for hero in ("Plain", "Second", "Third"):
            assert feud.hero(f"{seat} {hero}") == "backrow"
    cards = feud.grimterra.cards
    for number, other in enumerate(cards.other_sides.as_list()):
        if other >= 0:
            assert cards.healths[number] < cards.healths[other]
    feud.both("arena Plain", "arena Plain")


@rule("grimterra/heroes.flip-threshold")
@pytest.mark.parametrize(
    ("before", "after"),
    [(2, "arena, wounds 2 and Strike 2"), (3, "arena, empowered"), (4, "arena, empowered")],
)
def test_a_normal_hero_flips_when_its_damage_reaches_or_passes_its_health(
    feud: FeudTable, before: int, after: str
) -> None:
    feud.set(f"""
        phase combat
        me: hand Strike Strike
        them: hand Strike Strike
        their Plain: wounds {before}
    """)
    feud.round("Strike", "bluff Strike")
    assert feud.hero("their Plain") == after


@rule("grimterra/heroes.flip-at-round-end")
def test_the_flip_waits_until_the_round_ends(feud: FeudTable) -> None:
    """While the effect of Pounce asks, the hero still shows its normal side."""
    feud.set("""
        phase combat
        me: hand Pounce Strike
        them: hand Strike Strike
        their Plain: wounds 4
    """)
    feud.round("Pounce", "bluff Strike")
    assert feud.hero("their Plain") == "arena, wounds 4 and Pounce 2"
    feud.me.does("no")
    assert feud.hero("their Plain") == "arena, empowered"


@rule(
    "grimterra/heroes.flip-clears-wounds", "grimterra/wounds.removal", "grimterra/dark.stay-on-flip"
)
def test_a_flip_removes_all_wounds_and_keeps_dark_counters(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand Strike Strike
        them: hand Guard Strike
        their Plain: wounds 1 Strike 2, dark 4, wears Ring
    """)
    feud.round("Strike", "bluff Guard")
    assert feud.hero("their Plain") == "arena, empowered, dark 4, wears Ring"
    assert feud.cards("my discard pile") == ["Strike", "Strike"]


@rule("grimterra/heroes.empowered-side", "grimterra/ruling.power-of-shown-side")
def test_an_empowered_hero_has_the_levels_health_and_power_of_that_side(feud: FeudTable) -> None:
    feud.set("""
        me: arena Bob, hand Strike
        them: arena Bob, hand Crush Strike
        my Bob: empowered
        their Bob: empowered, wears Lens
    """)
    assert feud.me.can("power") == {"power Bob Grown"}
    heroes = feud.view("me")["sides"]
    assert isinstance(heroes, list)
    shown = heroes[0]["heroes"][0]
    assert (shown["card"], shown["hero"], shown["health"]) == ("bob-grown", "bob", 8)
    assert shown["levels"] == [{"faction": "Fortutidas", "level": 7}]


@rule("grimterra/ruling.power-of-shown-side")
def test_a_normal_hero_has_not_the_power_of_its_other_side(feud: FeudTable) -> None:
    feud.set("me: arena Bob, deck Strike")
    feud.me.does("power Bob")
    assert feud.changed == {"my hand: +Strike", "my deck: -Strike"}


@rule("grimterra/heroes.death-by-damage")
@pytest.mark.parametrize(
    ("before", "after"), [(6, "arena, empowered, wounds 6 and Strike 2"), (7, "dead, empowered")]
)
def test_an_empowered_hero_dies_when_its_damage_reaches_its_health(
    feud: FeudTable, before: int, after: str
) -> None:
    feud.set(f"""
        phase combat
        me: hand Strike Strike
        them: hand Strike Strike
        their Plain: empowered, wounds {before}
    """)
    feud.round("Strike", "bluff Strike")
    assert feud.hero("their Plain") == after


@rule("grimterra/heroes.star-is-rarity", "grimterra/content.rarities")
def test_a_star_changes_nothing_in_play() -> None:
    stars = {one.star for one in GAME.set.definitions if one.is_hero}
    assert stars <= {"white", "silver", "gold"}
    assert all(not one.star for one in GAME.set.definitions if not one.is_hero)
    assert not any(star in one.played_facts() for one in GAME.set.definitions for star in stars)


@rule("grimterra/wounds.damage-adds-up")
def test_a_heros_damage_is_the_total_of_its_wounds(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Strike Filler-A Strike\nthem: hand 3 Strike")
    feud.round("Strike", "bluff Strike")
    feud.round("Filler A", "bluff Strike")
    assert feud.hero("their Plain") == "arena, wounds Strike 2 and Filler A 1"
    sides = feud.view("them")["sides"]
    assert isinstance(sides, list)
    assert sides[1]["heroes"][0]["damage"] == 3
    feud.round("Strike", "bluff Strike")
    assert feud.hero("their Plain") == "arena, empowered"


@rule("grimterra/wounds.removal")
def test_which_wound_is_removed_is_its_players_choice(feud: FeudTable) -> None:
    feud.set("me: hand Mend\nmy Plain: wounds 1 Strike 2 3 1")
    feud.me.does("cast Mend with Plain", "choose Plain")
    assert feud.me.can() == {"wound 1", "wound Strike 2", "wound 3"}
    feud.me.does("wound 3")
    assert feud.hero("my Plain") == "arena, wounds 1 and Strike 2 and 1"


# Rulings


@rule("grimterra/ruling.damage-death-timing")
def test_both_fighters_can_die_together(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand Strike Strike
        them: hand Strike Strike
        my Plain: empowered, wounds 8
        their Plain: empowered, wounds 8
    """)
    feud.round("Strike", "Strike")
    assert feud.hero("my Plain") == feud.hero("their Plain") == "dead, empowered"
    assert feud.fact("phase") == "post combat"


@rule("grimterra/ruling.damage-outside-combat", "grimterra/ruling.spell-discarded")
def test_outside_combat_flips_and_deaths_come_when_the_card_has_been_carried_out(
    feud: FeudTable,
) -> None:
    feud.set("""
        me: hand Blaze
        them: arena Bob, backrow Ann Cid
        their Bob: wounds 2
        their Ann: empowered, wounds 7
        their Cid: wounds 1
    """)
    feud.me.does("cast Blaze with Plain")
    assert feud.changed == {
        "my hand: -Blaze",
        "my discard pile: +Blaze",
        "their Bob: arena, wounds 2 -> arena, empowered",
        "their Ann: backrow, empowered, wounds 7 -> dead, empowered",
        "their Cid: backrow, wounds 1 -> backrow, wounds 1 and 2",
    }


@rule("grimterra/ruling.wound-without-card")
def test_a_spell_becomes_the_wound_and_a_marker_does_where_it_cannot(feud: FeudTable) -> None:
    feud.set("me: hand Knife\nthem: arena Ann")
    feud.me.does("cast Knife with Plain", "choose Ann")
    assert feud.hero("their Ann") == "arena, wounds Knife 3"
    assert feud.cards("my discard pile") == []
    feud.set("me: hand Blaze\nthem: arena Ann, backrow Bob Eve")
    feud.me.does("cast Blaze with Plain")
    wounds = [feud.hero(f"their {name}") for name in ("Ann", "Bob", "Eve")]
    assert wounds[0] == "arena, wounds Blaze 2"
    assert wounds[1:] == ["backrow, wounds 2", "backrow, wounds 2"]
    feud.them.does("no", "no", "no")


@rule("grimterra/ruling.wound-without-card")
def test_a_power_deals_a_marker(feud: FeudTable) -> None:
    feud.set("me: arena Bob\nthem: arena Ann\nmy Bob: empowered")
    feud.me.does("power Bob Grown", "choose Ann")
    assert feud.hero("their Ann") == "arena, wounds 1"


@rule("grimterra/ruling.no-skipping-flip", "grimterra/ruling.excess-lost")
def test_a_normal_hero_that_takes_more_than_all_its_life_flips_and_the_rest_is_lost(
    feud: FeudTable,
) -> None:
    feud.set("""
        phase combat
        me: arena Ann, hand Crush Strike
        them: arena Bob, hand Strike Strike
        my Ann: wears Ring
        their Bob: wounds 3
    """)
    feud.round("Crush", "bluff Strike")
    assert feud.hero("their Bob") == "arena, empowered"


@rule("grimterra/example.flip-loses-excess")
def test_it_fights_on_in_the_next_round(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: arena Ann, hand Crush Strike
        them: arena Bob, hand Strike Strike
        their Bob: wounds 3
    """)
    feud.round("Crush", "bluff Strike")
    assert feud.hero("their Bob") == "arena, empowered"
    assert feud.fact("round") == 2


@rule("grimterra/ruling.flip-by-effect")
def test_a_flip_by_a_card_comes_at_the_end_of_the_round_and_removes_wounds(
    feud: FeudTable,
) -> None:
    feud.set("""
        phase combat
        me: hand Flash Strike
        them: hand Pounce Strike
        my Plain: wounds 1
    """)
    feud.round("Flash", "Pounce")
    feud.me.does("yes")
    assert feud.hero("my Plain") == "arena, wounds 1 and Pounce 2"
    feud.them.does("no")
    assert feud.hero("my Plain") == "arena, empowered"
    assert feud.cards("their discard pile") == ["Pounce"]


@rule("grimterra/ruling.flip-by-effect")
def test_outside_combat_a_card_flips_at_once(feud: FeudTable) -> None:
    feud.set("me: arena Ann, hand Rise\nmy Ann: wounds 2 1, dark 3, wears Ring")
    feud.me.does("cast Rise with Ann", "choose Ann")
    assert feud.hero("my Ann") == "arena, empowered, dark 3, wears Ring"


@rule("grimterra/ruling.flip-only-once")
def test_to_tell_an_empowered_hero_to_flip_does_nothing(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand Flash Strike
        them: hand Strike Strike
        my Plain: empowered, wounds 3
    """)
    feud.round("Flash", "bluff Strike")
    assert feud.me.can() == {"lay Strike"}
    assert feud.hero("my Plain") == "arena, empowered, wounds 3"


@rule("grimterra/ruling.flip-only-once")
def test_a_hero_turns_back_only_where_a_card_says_so(scenes: Scenes) -> None:
    scene = scenes("Calm: spell Agilitas 1 | Turn a hero to its normal side.")
    scene.set("me: hand Calm\nmy Plain: empowered, wounds 8, dark 2")
    scene.me.does("cast Calm with Second", "choose Plain Risen")
    assert scene.hero("my Plain") == "arena, dark 2"


@rule("grimterra/ruling.flip-keeps-rest")
def test_a_hero_that_flips_keeps_its_place_and_its_equipment(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand Strike Strike
        them: arena Ann, hand Strike Strike
        their Ann: wounds 3, wears Ring
    """)
    feud.round("Strike", "bluff Strike")
    assert feud.hero("their Ann") == "arena, empowered, wears Ring"
    feud.round("bluff Strike", "Strike")
    assert feud.hero("my Plain") == "arena, wounds Strike 3"


@rule("grimterra/ruling.hero-death")
def test_a_dead_hero_is_set_aside_with_its_counters_and_its_cards_go_to_their_owners(
    feud: FeudTable,
) -> None:
    feud.set("""
        phase combat
        me: hand Strike Strike
        them: hand Guard Guard
        their Plain: empowered, wounds Pounce 5 2, dark 3, wears Ring
    """)
    feud.round("Strike", "bluff Guard")
    assert feud.hero("their Plain") == "dead, empowered, dark 3"
    assert feud.cards("my discard pile") == ["Pounce", "Strike"]
    assert feud.cards("their discard pile") == ["Ring"]
