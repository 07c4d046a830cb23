"""Powers: `powers.*`, and what is ruled about them."""

import pytest

from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.games.grimterra.testing.written_cards import Scenes
from rulewright.kernel.errors import ContentError
from rulewright.testing import rule


@rule("grimterra/powers.once-per-turn")
def test_a_power_can_be_used_once_in_a_turn(feud: FeudTable) -> None:
    feud.set("me: arena Bob, hand Strike, deck Guard\nthem: hand Strike")
    feud.me.does("power Bob")
    feud.me.refused("power Bob", because="turn.post-combat-power")
    feud.me.does("end")
    feud.round("bluff Strike", "bluff Strike")
    feud.me.does("lay Guard")
    feud.me.does("bluff")
    feud.me.refused("power Bob", because="turn.post-combat-power")
    feud.me.does("end")
    feud.them.does("arena Plain")
    assert feud.them.can() == {"end"}


@rule("grimterra/powers.once-per-turn")
def test_it_can_be_used_again_in_the_next_turn(feud: FeudTable) -> None:
    feud.set("phase arena, turn 7\nme: arena Bob, hand Strike\nthem: hand Strike")
    feud.me.does("arena Bob")
    assert "power Bob" in feud.me.can()


@rule("grimterra/powers.passive-not-counted", "grimterra/powers.passive-free")
def test_a_passive_power_applies_by_itself_and_leaves_the_one_power(feud: FeudTable) -> None:
    """Cid's passive power is at work in the same turn in which Bob's is used."""
    feud.set("""
        me: arena Ann, backrow Bob Cid, hand Strike, deck Guard
        them: arena Ann, hand Strike
    """)
    feud.me.refused("power Cid", because="powers.passive-free")
    feud.me.does("power Bob", "end")
    feud.round("Strike", "bluff Strike")
    assert feud.hero("their Ann") == "arena, wounds Strike 3"


@rule("grimterra/ruling.passive-everywhere", "grimterra/combat.no-powers")
@pytest.mark.parametrize("active", ["me", "them"])
@pytest.mark.parametrize("place", ["arena Cid, backrow Ann Bob", "arena Ann, backrow Cid Bob"])
def test_a_passive_power_applies_in_arena_and_backrow_and_in_every_turn(
    feud: FeudTable, active: str, place: str
) -> None:
    feud.set(f"""
        phase combat, active {active}
        me: {place}, hand Strike Night
        them: arena Ann, hand Strike Strike
    """)
    feud.round("Night", "bluff Strike")
    assert feud.hero("their Ann") == "arena, wounds Night 4"


@rule("grimterra/ruling.passive-everywhere")
def test_a_dead_hero_has_no_power(feud: FeudTable) -> None:
    feud.set("phase combat\nme: arena Ann, dead Cid, hand Strike\nthem: arena Ann, hand Strike")
    feud.round("Strike", "bluff Strike")
    assert feud.hero("their Ann") == "arena, wounds Strike 2"


@rule("grimterra/ruling.power-cost")
def test_a_power_whose_cost_cannot_be_paid_in_full_cannot_be_used(scenes: Scenes) -> None:
    scene = scenes("Miser: hero Agilitas 1, 5 health | Discard 2 cards: Draw 3 cards.")
    scene.set("me: arena Miser, hand Strike")
    scene.me.refused("power Miser", because="ruling.power-cost")
    scene.set("me: arena Miser, hand Strike Guard Trinket")
    scene.me.does("power Miser", "choose Strike", "choose Guard")
    assert len(scene.cards("my hand")) == 4
    assert sorted(scene.cards("my discard pile")) == ["Guard", "Strike"]


@rule("grimterra/ruling.power-cost", "grimterra/ruling.dark-timing")
def test_the_cost_is_paid_before_the_power_works(feud: FeudTable) -> None:
    feud.set("me: arena Dee\nthem: arena Ann\nmy Dee: dark 2")
    feud.me.does("power Dee")
    assert feud.hero("my Dee") == "arena, dark 3"
    feud.me.does("choose Ann")
    assert feud.hero("their Ann") == "arena, wounds 2"


@rule("grimterra/ruling.limits-per-player")
def test_the_limit_is_the_players_and_not_each_heros(feud: FeudTable) -> None:
    feud.set("me: arena Bob, backrow Dee, deck Guard\nthem: arena Ann")
    feud.me.does("power Bob")
    assert feud.me.can("power") == set()


@rule("grimterra/ruling.effect-loop")
def test_a_chain_of_echoes_ends(scenes: Scenes) -> None:
    scene = scenes("""
        Wren: hero Agilitas 1, 5 health | Passive: Whenever a player draws a card, you may draw a card.
        Sip: spell Agilitas 1 | Draw a card.
    """)
    scene.set("me: arena Wren, hand Sip\nthem: arena Wren")
    scene.me.does("cast Sip with Wren")
    echoes = 0
    while scene.me.can() == {"yes", "no"} or scene.them.can() == {"yes", "no"}:
        player = scene.me if scene.me.can() else scene.them
        player.does("yes")
        echoes += 1
    assert echoes == 4  # each answers the spell, and each answers the other's answer to it
    assert (len(scene.cards("my hand")), len(scene.cards("their hand"))) == (3, 2)


@rule("grimterra/ruling.endless-texts")
@pytest.mark.parametrize(
    "card",
    [
        "Drought: equipment Agilitas 1 | Each player can't draw a card.",
        "Drain: equipment Agilitas 1 | If an opponent would draw a card, that player discards a card instead.",
        "Truce: hero Agilitas 1, 5 health | Passive: You have no combat phase.",
    ],
)
def test_a_text_that_would_let_a_game_go_on_for_ever_is_refused(scenes: Scenes, card: str) -> None:
    with pytest.raises(ContentError, match="endless"):
        scenes(card)
    scene = scenes("Truce: spell Agilitas 1 | This turn, you have no combat phase.")
    scene.set("me: hand Truce Strike\nthem: hand Strike")
    scene.me.does("cast Truce with Plain", "end")
    assert scene.fact("phase") == "post combat"
