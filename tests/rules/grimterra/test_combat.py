"""Combat: `combat.*`, `areas.*`, and what is ruled about who fights."""

import pytest

from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.testing import rule


@rule("grimterra/combat.mandatory", "grimterra/areas.arena")
def test_the_active_player_must_fight_and_cannot_pass(feud: FeudTable) -> None:
    feud.set("me: arena Ann, hand Strike\nthem: arena Bob, hand Strike")
    feud.me.does("end")
    assert feud.fact("phase") == "combat"
    assert (feud.me.can(), feud.them.can()) == ({"lay Strike"}, {"lay Strike"})
    assert "Ann fights Bob." in feud.told()


@rule("grimterra/combat.three-rounds", "grimterra/ruling.no-second-target")
def test_a_combat_has_three_rounds_and_then_comes_post_combat(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand 5 Strike
        them: hand 5 Guard
        third: hand Strike
    """)
    feud.me.does("fight them")
    for round_ in (1, 2, 3):
        assert feud.fact("round") == round_
        feud.round("Strike", "Guard")
    assert (feud.fact("phase"), feud.fact("round")) == ("post combat", 0)
    assert feud.me.can() == {"end"}


@rule("grimterra/combat.target-gone")
@pytest.mark.parametrize("card", ["Throw", "Crush"])
def test_a_combat_ends_when_its_target_has_left_the_arena(feud: FeudTable, card: str) -> None:
    """By moving away, or by dying."""
    feud.set(f"""
        phase combat
        me: arena Ann, hand {card} Strike
        them: arena Bob, hand Strike Strike
        their Bob: empowered, wounds 4
    """)
    feud.round(card, "bluff Strike")
    assert feud.hero("their Bob") in ("backrow, empowered, wounds 4 and Throw 1", "dead, empowered")
    assert feud.fact("phase") == "post combat"


@rule("grimterra/ruling.own-fighter-gone")
def test_a_combat_ends_when_the_active_players_own_fighter_is_gone(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: arena Bob, hand Strike Strike
        them: arena Ann, hand Crush Crush
        my Bob: empowered, wounds 4
    """)
    feud.round("bluff Strike", "Crush")
    assert feud.hero("my Bob") == "dead, empowered"
    assert feud.fact("phase") == "post combat"


@rule("grimterra/combat.attack-defense-only", "grimterra/illegal.what-counts")
def test_only_attacks_and_defenses_can_be_played_in_combat(feud: FeudTable) -> None:
    """Anything may be placed, but only these are legal when they are revealed."""
    feud.set("phase combat\nme: hand Study Strike\nthem: hand Guard")
    feud.round("Study", "Guard")
    assert "Study of Me is illegal and is discarded." in feud.told()
    feud.them.does("keep")


@rule("grimterra/combat.no-spells", "grimterra/combat.no-equipment", "grimterra/combat.no-powers")
def test_nothing_is_cast_and_no_power_used_in_combat(feud: FeudTable) -> None:
    feud.set("phase combat\nme: arena Bob, backrow Ann, hand Study Ring\nthem: hand Strike")
    assert feud.me.can() == {"lay Study", "lay Ring"}
    feud.me.refused("cast Study with Ann", because="combat.no-spells")
    feud.me.refused("cast Ring with Ann", because="combat.no-equipment")
    feud.me.refused("power Bob", because="combat.no-powers")


@rule("grimterra/terms.fighters", "grimterra/ruling.target-choice")
def test_the_active_player_chooses_any_opponent_and_the_arena_heroes_fight(
    feud: FeudTable,
) -> None:
    feud.set("""
        me: arena Ann, hand Strike
        them: arena Bob, hand Strike
        third: arena Cid, hand Strike
    """)
    feud.me.does("end")
    assert feud.me.can() == {"fight them", "fight third"}
    feud.me.does("fight third")
    assert "Ann fights Cid." in feud.told()
    assert (feud.me.can(), feud.them.can(), feud.third.can()) == (
        {"lay Strike"},
        set(),
        {"lay Strike"},
    )


@rule("grimterra/ruling.target-choice", "grimterra/areas.backrow")
def test_a_backrow_hero_cannot_be_the_target(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Strike\nthem: arena Bob, backrow Ann Cid, hand Strike")
    feud.me.refused("target Ann")
    feud.round("Strike", "bluff Strike")
    assert feud.hero("their Bob") == "arena, wounds Strike 2"
    assert feud.hero("their Ann") == "backrow"


@rule("grimterra/ruling.empty-arena")
def test_an_empty_place_in_the_arena_is_filled_when_a_combat_comes(feud: FeudTable) -> None:
    """The active player before choosing an opponent, the opponent after being chosen."""
    feud.set("""
        phase combat
        me: arena none, backrow Ann, dead Bob Cid, hand Strike
        them: arena none, backrow Bob Cid, dead Ann, hand Strike
        third: arena Ann, hand Strike
    """)
    assert (feud.me.can(), feud.them.can()) == ({"arena Ann"}, set())
    feud.me.does("arena Ann")
    feud.me.does("fight them")
    assert feud.them.can() == {"arena Bob", "arena Cid"}
    feud.them.does("arena Cid")
    assert "Ann fights Cid." in feud.told()


@rule("grimterra/ruling.empty-arena")
def test_a_minion_does_not_fill_the_place(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand Strike
        them: arena none, backrow Bob Cid, dead Ann, minions Hound, hand Strike
    """)
    assert feud.them.can() == {"arena Bob", "arena Cid"}
    feud.them.does("arena Bob")
    assert feud.me.can() == {"target Bob", "target Hound"}
    feud.me.does("target Hound")


@rule("grimterra/ruling.empty-arena")
def test_a_place_stays_empty_until_the_next_pre_combat_phase(feud: FeudTable) -> None:
    feud.set("me: arena Ann, hand Banish\nthem: arena Bob, hand Strike")
    feud.me.does("cast Banish with Ann", "choose Bob")
    assert feud.hero("their Bob") == "backrow"
    feud.me.does("end")
    assert feud.them.can() == {"arena Bob", "arena Plain", "arena Second"}
    feud.them.does("arena Bob")
    assert feud.hero("their Bob") == "arena"


@rule("grimterra/ruling.impossible-instruction")
def test_what_cannot_be_done_is_skipped_and_the_rest_is_done(feud: FeudTable) -> None:
    """Nothing to destroy, nobody wounded to mend: the cards are spent all the same."""
    feud.set("me: arena Ann, hand Break\nthem: arena Bob")
    feud.me.does("cast Break with Ann")
    assert feud.changed == {"my hand: -Break", "my discard pile: +Break"}
