"""The one pipeline: what is forbidden is dropped, then one text may take the place of the rest."""

from rulewright.games.elma.testing.table import RaceTable


def test_a_text_takes_the_place_of_what_would_happen(race: RaceTable) -> None:
    """Kick sends their kuski offline; their Shield lets them draw instead."""
    race.set("""
        battle: Long by Eva
        me:   offline Eva, hand Kick
        them: offline Shield, battle Ann, deck Cid
    """)
    race.me.does("instant Kick")
    assert race.changed == {
        "my hand: -Kick", "my discard pile: +Kick", "their hand: +Cid", "their deck: -Cid",
    }  # fmt: skip


def test_what_is_forbidden_for_some_cards_happens_to_the_others(race: RaceTable) -> None:
    race.set("""
        me:   hand Sweep
        them: online Warden Ann
    """)
    race.me.does("instant Sweep")
    assert (race.cards("their online"), race.cards("their offline")) == (["Warden"], ["Ann"])


def test_what_is_forbidden_is_not_replaced(race: RaceTable) -> None:
    """Warden can't go offline, so Shield has nothing to take the place of."""
    race.set("""
        battle: Long by Eva
        me:   offline Eva, hand Kick
        them: offline Shield, battle Warden, deck Cid
    """)
    race.me.does("instant Kick")
    assert race.changed == {"my hand: -Kick", "my discard pile: +Kick"}


def test_a_text_that_has_left_play_does_nothing(race: RaceTable) -> None:
    race.set("""
        me:   offline Strict, hand Axe Ann Filler
        them: hand Filler
    """)
    assert race.me.can("play") == set()
    race.me.does("instant Axe")
    assert race.me.can("play") == {"play Ann", "play Filler", "play Strict"}


def test_a_rule_brings_about_what_only_effects_are_kept_from(race: RaceTable) -> None:
    """Step 3 is no effect: Shield does not stop it, and draws nothing."""
    race.set("""
        phase begin
        after: Flat, ended 4
        me: after Ann, offline Shield, deck Cid
    """)
    assert race.cards("my offline") == ["Shield", "Ann"]
    assert race.cards("my hand") == ["Cid"]
