"""Dark counters: `dark.*`, and what is ruled about them."""

import pytest

from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.games.grimterra.testing.written_cards import Scenes
from rulewright.testing import rule


@rule("grimterra/dark.six-kills")
@pytest.mark.parametrize(
    ("before", "after"), [(3, "backrow, dark 5"), (4, "dead, dark 6"), (5, "dead, dark 7")]
)
def test_six_counters_or_more_kill_whatever_health_is_left(
    feud: FeudTable, before: int, after: str
) -> None:
    feud.set(f"me: backrow Bob, hand Gloom, deck Strike\nmy Bob: dark {before}")
    feud.me.does("cast Gloom with Bob")
    assert feud.hero("my Bob") == after


@rule("grimterra/dark.kills-at-once", "grimterra/ruling.dark-death-stops-card")
def test_a_spell_does_nothing_if_its_counters_kill_its_caster(feud: FeudTable) -> None:
    feud.set("me: arena Ann, backrow Bob Cid, hand Gloom, deck Strike\nmy Bob: dark 4")
    feud.me.does("cast Gloom with Bob")
    assert feud.changed == {
        "my hand: -Gloom",
        "my discard pile: +Gloom",
        "my Bob: backrow, dark 4 -> dead, dark 6",
    }


@rule("grimterra/example.dark-sixth-counter", "grimterra/ruling.dark-death-stops-card")
def test_a_fighter_dies_of_the_sixth_counter_before_its_attack_is_resolved(
    feud: FeudTable,
) -> None:
    feud.set("""
        phase combat
        me: arena Ann, hand Night Strike
        them: hand Strike Strike
        my Ann: dark 4
    """)
    feud.round("Night", "Strike")
    assert feud.changed == {
        "phase: combat -> post combat",
        "round: 1 -> 0",
        "my hand: -Night",
        "my discard pile: +Night",
        "my Ann: arena, dark 4 -> dead, dark 6",
        "their hand: -Strike",
        "their discard pile: +Strike",
    }


@rule("grimterra/ruling.dark-death-stops-card")
def test_an_opposing_defense_avoids_nothing_then(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: arena Ann, hand Night Strike
        them: hand Swiftness Strike
        my Ann: dark 4
    """)
    feud.round("Night", "Swiftness")
    assert feud.hero("my Ann") == "dead, dark 6"
    assert feud.hero("their Plain") == "arena"
    assert feud.them.can() == set()


@rule("grimterra/ruling.dark-death-stops-card")
def test_both_fighters_may_die_so_together(feud: FeudTable) -> None:
    feud.set("""
        phase combat
        me: hand Night Strike
        them: hand Night Strike
        my Plain: dark 4
        their Plain: dark 5
    """)
    feud.round("Night", "Night")
    assert feud.hero("my Plain") == "dead, dark 6"
    assert feud.hero("their Plain") == "dead, dark 7"


@rule("grimterra/dark.kills-at-once")
def test_a_power_whose_price_kills_its_hero_does_nothing_more(feud: FeudTable) -> None:
    feud.set("me: arena Ann, backrow Dee\nthem: arena Bob\nmy Dee: dark 5")
    feud.me.does("power Dee")
    assert feud.hero("my Dee") == "dead, dark 6"
    assert feud.hero("their Bob") == "arena"


@rule("grimterra/dark.never-removed")
def test_no_text_takes_counters_out_of_the_game(scenes: Scenes) -> None:
    with pytest.raises(Exception, match=r"dark"):
        scenes("Wash: spell Agilitas 1 | Remove a dark counter from a hero.")
    scene = scenes("Idle: spell Agilitas 1 | Draw a card.")
    scene.set("me: hand Idle\nmy Plain: dark 3")
    scene.me.does("cast Idle with Plain")
    assert scene.hero("my Plain") == "arena, dark 3"


@rule("grimterra/dark.shifting", "grimterra/ruling.shift-targets")
def test_a_card_shifts_counters_between_any_living_heroes(feud: FeudTable) -> None:
    feud.set("""
        me: arena Ann, backrow Bob, dead Cid, hand Burden
        them: arena Eve, backrow Dee Bob
        my Ann: dark 3
        my Cid: dark 4
    """)
    feud.me.does("cast Burden with Ann")
    assert feud.me.can() == {
        "choose Ann",
        "choose Bob (my)",
        "choose Eve",
        "choose Dee",
        "choose Bob (their)",
    }
    feud.me.does("choose Ann")
    assert "choose Ann" not in feud.me.can()
    feud.me.does("choose Eve")
    assert feud.hero("my Ann") == "arena, dark 1"
    assert feud.hero("their Eve") == "arena, dark 2"


@rule("grimterra/ruling.shift-targets", "grimterra/dark.kills-at-once")
def test_a_hero_brought_to_six_by_shifting_dies_at_once(feud: FeudTable) -> None:
    feud.set("me: arena Ann, hand Burden\nthem: arena Eve\nmy Ann: dark 1\ntheir Eve: dark 5")
    feud.me.does("cast Burden with Ann", "choose Ann", "choose Eve")
    assert feud.hero("my Ann") == "arena"
    assert feud.hero("their Eve") == "dead, dark 6"


@rule("grimterra/ruling.win-check", "grimterra/dark.kills-at-once")
def test_a_death_by_counters_is_seen_before_the_card_goes_on(scenes: Scenes) -> None:
    scene = scenes("Doom: spell Agilitas 1 | Put 2 dark counters on a hero. Draw a card.")
    scene.set("""
        me: hand Doom, deck Strike
        them: arena Plain, dead Second Third
        their Plain: dark 4
    """)
    scene.me.does("cast Doom with Plain", "choose Plain (their)")
    assert scene.result == [100, 0]
    assert scene.cards("my hand") == []
