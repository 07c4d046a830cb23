"""Bluff: `bluff.*`, and what is ruled about it. Nobody but its player ever learns what a bluffed card was."""

import json

import pytest

from rulewright.games.grimterra.rules.rounds import REVEAL
from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.games.grimterra.testing.written_cards import Scenes
from rulewright.kernel.chance import Dice
from rulewright.testing import rule


@rule("grimterra/bluff.either-player-any-round")
def test_both_may_bluff_in_every_round(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand 3 Strike\nthem: hand 3 Strike")
    for _ in range(3):
        feud.both("lay Strike", "lay Strike")
        assert feud.me.can() == feud.them.can() == {"reveal", "bluff"}
        feud.both("bluff", "bluff")
    assert len(feud.cards("my bluffed")) == len(feud.cards("their bluffed")) == 3
    assert feud.hero("my Plain") == feud.hero("their Plain") == "arena"


@rule("grimterra/bluff.any-card", "grimterra/ruling.any-faction-in-deck")
@pytest.mark.parametrize("card", ["Study", "Ring", "Lore", "Guard", "Night"])
def test_any_card_can_be_bluffed_with(feud: FeudTable, card: str) -> None:
    """Whatever its type, and whether or not the fighter meets its Fate."""
    feud.set(f"phase combat\nme: arena Ann, hand {card} Strike\nthem: hand Guard Strike")
    feud.round(f"bluff {card}", "Guard")
    assert feud.cards("my bluffed") == [card]


@rule("grimterra/bluff.instead-of-reveal", "grimterra/example.attack-against-bluff")
def test_a_player_bluffs_by_calling_it_and_leaves_the_card_face_down(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Pounce Strike, deck Guard\nthem: hand Rise Strike")
    feud.round("Pounce", "bluff Rise")
    assert "Them bluffs." in feud.told("me")
    feud.me.does("yes")
    assert feud.changed == {
        "round: 1 -> 2",
        "my hand: -Pounce +Guard",
        "my deck: -Guard",
        "their hand: -Rise",
        "their bluffed: +Rise",
        "their Plain: arena -> arena, wounds Pounce 2",
    }


@rule("grimterra/example.defense-against-bluff")
def test_a_defense_against_a_bluff_avoids_nothing(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Swiftness Strike\nthem: hand Strike Strike")
    feud.round("Swiftness", "bluff Strike")
    assert feud.changed == {
        "round: 1 -> 2",
        "my hand: -Swiftness",
        "my discard pile: +Swiftness",
        "their hand: -Strike",
        "their bluffed: +Strike",
    }


@rule("grimterra/ruling.bluff-does-nothing", "grimterra/example.dark-bluffed")
def test_a_bluffed_card_is_not_used(feud: FeudTable) -> None:
    """No damage, no defense, no effect, and no dark counters."""
    feud.set("""
        phase combat
        me: hand Night Shroud Strike
        them: hand 3 Strike
        my Plain: dark 4
    """)
    feud.round("bluff Night", "bluff Strike")
    assert (feud.hero("my Plain"), feud.hero("their Plain")) == ("arena, dark 4", "arena")
    feud.round("bluff Shroud", "Strike")
    assert feud.hero("my Plain") == "arena, wounds Strike 2, dark 4"


# Secrecy


@rule("grimterra/bluff.secret-for-good", "grimterra/ruling.bluff-owner-may-look")
def test_nobody_but_its_player_sees_a_bluffed_card(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Rise Strike\nthem: hand Guard Strike\nthird: hand Strike")
    feud.me.does("fight them")
    feud.round("bluff Rise", "Guard")
    for who in ("them", "third", None):
        sides = feud.view(who)["sides"]
        assert isinstance(sides, list)
        assert sides[0]["discards"] == [{"card": None, "bluffed": True}]
        assert "rise" not in json.dumps(sides[0])
    own = feud.view("me")["sides"]
    assert isinstance(own, list)
    assert own[0]["discards"] == [{"card": "rise", "bluffed": True}]
    for who in ("them", "third"):
        assert not any("Rise" in line for line in feud.told(who))


@rule("grimterra/bluff.secret-for-good")
def test_what_a_bot_is_given_does_not_hold_a_bluffed_card(feud: FeudTable) -> None:
    """Re-dealt for the opponent it is any card that they cannot see: in two worlds, two cards."""
    feud.set("phase combat\nme: hand Rise Strike, deck Guard\nthem: hand Guard Strike")
    feud.round("bluff Rise", "Guard")
    state = feud.state
    bluffed = state.discards[0][0]
    faces = set()
    for seed in range(30):
        world = state.clone()
        world.determinize(1, Dice(seed))
        faces.add(feud.names[world.definition[bluffed]])
    assert {"Rise", "Strike"} <= faces
    own = state.clone()
    own.determinize(0, Dice(1))
    assert feud.names[own.definition[bluffed]] == "Rise"


@rule("grimterra/bluff.secret-for-good")
def test_it_stays_secret_when_the_game_is_over_and_in_its_replay(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Rise Strike\nthem: hand Guard Strike")
    feud.round("bluff Rise", "Guard")
    feud.concede("me")
    assert feud.result == [0, 100]
    assert "rise" not in json.dumps(feud.view("them"))
    assert "rise" not in json.dumps(feud.view(None))
    assert not any("Rise" in line for line in feud.told("them"))


@rule("grimterra/ruling.bluff-owner-may-look")
def test_its_player_may_take_it_back_by_a_card_and_others_do_not_learn_what_it_was(
    feud: FeudTable,
) -> None:
    feud.set("me: hand Retrieve, discard Pounce, bluffed Strike Guard")
    feud.me.does("cast Retrieve with Plain")
    assert feud.me.can() == {"choose Pounce", "choose Strike"}
    feud.me.does("choose Strike")
    assert feud.cards("my hand") == ["Strike"]
    assert "A card goes to the hand of Me." in feud.told("them")
    assert not any("Strike" in line for line in feud.told("them"))
    assert "strike" not in json.dumps(feud.view("them"))


@rule("grimterra/ruling.bluff-owner-may-look")
def test_an_opponents_card_does_not_find_bluffed_cards(scenes: Scenes) -> None:
    scene = scenes(
        "Plunder: spell Agilitas 1 | Return an attack in an opponent's discard pile to its owner's hand."
    )
    scene.set("me: hand Plunder\nthem: discard Guard, bluffed Strike")
    scene.me.does("cast Plunder with Plain")
    assert scene.changed == {"my hand: -Plunder", "my discard pile: +Plunder"}


# When it is called


@rule("grimterra/ruling.bluff-choice-secret")
def test_the_choice_is_secret_and_making_none_in_time_means_reveal(feud: FeudTable) -> None:
    feud.set("phase combat\nme: hand Strike Guard\nthem: hand Guard Strike")
    feud.both("lay Strike", "lay Guard")
    rules = feud.game.rules
    assert [rules.when_silent(feud.state, seat) for seat in (0, 1)] == [REVEAL, REVEAL]
    feud.me.does("bluff")
    assert rules.when_silent(feud.state, 0) is None
    assert feud.told("them")[-1] == "Them places Guard face down."
    assert "bluffed" not in json.dumps(feud.view("them")["sides"]).replace('"bluffed": ', "")
    feud.them.does("reveal")
    assert rules.when_silent(feud.state, 0) is None


@rule("grimterra/bluff.too-late", "grimterra/ruling.late-bluff-illegal")
def test_once_revealed_it_is_too_late_and_the_card_is_resolved_or_illegal(
    feud: FeudTable,
) -> None:
    feud.set("phase combat\nme: hand Pounce Study\nthem: hand Strike Guard")
    feud.both("lay Pounce", "lay Strike")
    feud.both("reveal", "reveal")
    feud.me.refused("bluff")  # while the effect of Pounce asks
    feud.me.does("no")
    feud.both("lay Study", "lay Guard")
    feud.both("reveal", "reveal")
    feud.me.refused("bluff")
    assert "Study of Me is illegal and is discarded." in feud.told()
    feud.them.does("keep")


@rule("grimterra/golden.card-beats-rules", "grimterra/ruling.cards-in-conflict")
def test_a_card_can_forbid_bluffing(feud: FeudTable) -> None:
    """A card that forbids beats what allows: the choice is not offered, placing stays compulsory."""
    feud.set("me: hand Honesty Study Strike\nthem: hand Strike Guard")
    feud.me.does("cast Honesty with Plain", "end")
    feud.both("lay Study", "lay Strike")
    assert feud.me.can() == feud.them.can() == {"reveal"}
    feud.me.refused("bluff", because="ruling.cards-in-conflict")
    feud.both("reveal", "reveal")
    feud.them.does("keep")
    assert feud.hero("my Plain") == "arena, wounds Strike 2"
