"""Minions: `minions.*`, and what is ruled about them."""

import pytest

from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.games.grimterra.testing.written_cards import Scenes
from rulewright.testing import rule


@rule("grimterra/ruling.minion-place", "grimterra/content.card-types")
def test_a_minion_enters_the_arena_beside_the_arena_hero(feud: FeudTable) -> None:
    feud.set("me: arena Ann, backrow Bob Eve, hand Whistle\nthem: arena Bob")
    feud.me.does("cast Whistle with Ann")
    assert feud.changed == {
        "my hand: -Whistle",
        "my discard pile: +Whistle",
        "my minions: +Hound",
        "my Hound 1: arena",
    }
    assert feud.hero("my Ann") == "arena"


@rule("grimterra/ruling.minion-place")
def test_the_active_player_chooses_fighter_and_target_where_there_is_a_minion(
    feud: FeudTable,
) -> None:
    feud.set("""
        phase combat
        me: arena Ann, minions Hound, hand Strike
        them: arena Bob, minions Hound, hand Strike
    """)
    assert feud.me.can() == {"fighter Ann", "fighter Hound"}
    feud.me.does("fighter Hound")
    assert (feud.me.can(), feud.them.can()) == ({"target Bob", "target Hound"}, set())
    feud.me.does("target Bob")
    assert "Hound fights Bob." in feud.told()


@rule("grimterra/minions.like-heroes")
def test_a_minion_uses_cards_by_its_own_fate_and_is_wounded(feud: FeudTable) -> None:
    """The Hound has Fortutidas 2: the Strike, which needs Agilitas, is illegal for it."""
    feud.set("""
        phase combat
        me: arena Ann, minions Hound, hand Strike Night
        them: hand Strike Strike
    """)
    feud.me.does("fighter Hound")
    feud.round("Night", "Strike")
    assert feud.hero("my Hound 1") == "arena, wounds Strike 2, dark 2"
    assert feud.hero("their Plain") == "arena, wounds Night 3"
    feud.round("Strike", "bluff Strike")
    feud.them.does("keep")
    assert "Strike of Me is illegal and is discarded." in feud.told()


@rule("grimterra/minions.like-heroes")
def test_a_minion_may_cast_and_wear(feud: FeudTable) -> None:
    feud.set("me: arena Ann, minions Hound, hand Gloom Curse-Ring, deck Strike")
    assert "cast Gloom with Hound" in feud.me.can()
    feud.me.does("cast Curse Ring with Hound")
    assert feud.hero("my Hound 1") == "arena, dark 2, wears Curse Ring"


@rule("grimterra/ruling.minion-health")
def test_a_minion_never_flips_and_dies_at_its_health(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand Strike Strike
        them: arena Ann, minions Hound, hand Strike Guard
    """)
    feud.me.does("target Hound")
    feud.round("Strike", "bluff Strike")
    assert feud.hero("their Hound 1") == "arena, wounds Strike 2"
    feud.round("Strike", "bluff Guard")
    assert feud.cards("their minions") == []
    assert feud.cards("my discard pile") == ["Strike", "Strike"]
    assert feud.fact("phase") == "post combat"


@rule("grimterra/ruling.minion-health")
def test_a_text_cannot_flip_a_minion(feud: FeudTable) -> None:
    feud.set("me: hand Rise, minions Hound")
    feud.me.does("cast Rise with Plain", "choose Hound")
    assert feud.hero("my Hound 1") == "arena"


@rule("grimterra/ruling.minion-not-hero")
def test_a_minion_is_no_hero_left(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand Strike Strike
        them: arena Bob, dead Ann Cid, minions Hound, hand Strike
        their Bob: empowered, wounds 7
    """)
    feud.me.does("target Bob Grown")
    feud.round("Strike", "bluff Strike")
    assert feud.result == [100, 0]


@rule("grimterra/minions.die-at-turn-end", "grimterra/ruling.minion-turn-end")
def test_a_minion_dies_at_the_end_of_its_players_turn_after_the_discard_phase(
    feud: FeudTable,
) -> None:
    feud.set("phase discard\nme: hand Strike, minions Hound\nthem: minions Hound, hand Strike")
    assert feud.cards("my minions") == ["Hound"]
    feud.me.does("done")
    assert feud.cards("my minions") == []
    assert feud.cards("their minions") == ["Hound"]  # not in another player's turn


@rule("grimterra/minions.die-outside-arena")
def test_a_minion_that_is_removed_from_the_arena_dies(feud: FeudTable) -> None:
    feud.set("me: hand Banish\nthem: arena Ann, minions Hound")
    feud.me.does("cast Banish with Plain", "choose Hound")
    assert feud.cards("their minions") == []
    assert feud.hero("their Ann") == "arena"


@rule("grimterra/ruling.minion-turn-end")
@pytest.mark.parametrize("active", ["me", "them"])
def test_one_made_in_anothers_turn_lives_until_the_end_of_its_players_next(
    scenes: Scenes, active: str
) -> None:
    scene = scenes("""
        Hound: minion Fortutidas 2, 3 health
        Call: attack Agilitas 1, 1 damage | Effect: Summon a minion named Hound.
    """)
    scene.set(f"phase combat, active {active}\nme: hand Call\nthem: hand Guard")
    scene.round("Call", "bluff Guard")
    assert scene.cards("my minions") == ["Hound"]
    scene.player(active).does("end")
    assert scene.cards("my minions") == ([] if active == "me" else ["Hound"])
