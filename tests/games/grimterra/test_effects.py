"""What texts of Grimterra do, each phrase in a small scene."""

import pytest

from rulewright.games.grimterra.testing.written_cards import Scenes
from rulewright.kernel.errors import ContentError


def test_a_hero_that_would_die_from_damage_turns_back_only_once(scenes: Scenes) -> None:
    scene = scenes("""
        Ann: hero Agilitas 1, 5 health
        Undrowned: empowered of Ann, Agilitas 2, 8 health | Passive: Only once, if this hero would die from damage, turn it to its normal side instead.
    """)
    scene.set("""
        phase combat
        me: hand 3 Strike
        them: arena Ann, hand 3 Strike
        their Ann: empowered, wounds 7, dark 2
    """)
    scene.round("Strike", "bluff Strike")
    assert scene.hero("their Ann") == "arena, dark 2"
    scene.set("""
        phase combat
        me: hand Strike
        them: arena Ann, hand Strike
        their Ann: empowered, dark 4
    """)
    scene.round("bluff Strike", "bluff Strike")


def test_death_by_counters_is_not_death_from_damage(scenes: Scenes) -> None:
    scene = scenes("""
        Ann: hero Agilitas 1, 5 health
        Undrowned: empowered of Ann, Agilitas 2, 8 health | Passive: If this hero would die from damage, turn it to its normal side instead.
        Doom: spell Agilitas 1 | Put 6 dark counters on a hero.
    """)
    scene.set("me: hand Doom\nthem: arena Ann\ntheir Ann: empowered")
    scene.me.does("cast Doom with Plain", "choose Undrowned")
    assert scene.hero("their Ann") == "dead, empowered, dark 6"


def test_an_attack_counts_the_hand_when_it_is_resolved(scenes: Scenes) -> None:
    scene = scenes(
        "Notes: attack Agilitas 1, 0 damage | This attack deals damage equal to the number of cards in your hand."
    )
    scene.set("phase combat\nme: hand Notes Strike Guard\nthem: hand Strike")
    scene.round("Notes", "bluff Strike")
    assert scene.hero("their Plain") == "arena, wounds Notes 2"


@pytest.mark.parametrize(("theirs", "amount"), [("bluff Guard", 5), ("Strike", 2)])
def test_the_call_counts_and_not_the_card(scenes: Scenes, theirs: str, amount: int) -> None:
    scene = scenes(
        "Called: attack Agilitas 1, 2 damage | As long as an opponent bluffed this round, this attack deals 3 more damage."
    )
    scene.set(
        "phase combat\nme: hand Called Strike\nthem: hand Guard Strike\ntheir Plain: wears Trinket"
    )
    scene.round("Called", theirs)
    assert scene.hero("their Plain") == f"arena, wounds Called {amount}, wears Trinket"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_attack_is_made_unavoidable_before_it_is_resolved(scenes: Scenes, answer: str) -> None:
    scene = scenes(
        "Shatter: attack Agilitas 1, 3 damage | You may destroy an equipment on this hero. If you do, make this attack unavoidable."
    )
    scene.set(
        "phase combat\nme: hand Shatter Strike\nthem: hand Guard Strike\nmy Plain: wears Trinket"
    )
    scene.round("Shatter", "Guard")
    scene.me.does(answer)
    if answer == "yes":
        scene.me.does("choose Trinket")
        assert scene.hero("their Plain") == "arena, wounds Shatter 3"
    else:
        assert scene.hero("their Plain") == "arena"


def test_what_a_hero_wears_can_lower_the_levels_of_others(scenes: Scenes) -> None:
    scene = scenes("""
        Crown: equipment Agilitas 1 | Heroes an opponent controls have 9 less in each Fate.
        Ann: hero Agilitas 3, 5 health
    """)
    scene.set("me: arena Plain, hand Crown Strike\nthem: arena Ann, hand Strike Guard")
    scene.me.does("cast Crown with Plain", "end")
    scene.round("bluff Strike", "Strike")
    assert "Strike of Them is illegal and is discarded." in scene.told()
    scene.me.does("keep")
    assert scene.hero("my Plain") == "arena, wears Crown"


def test_an_extra_turn_without_a_combat_phase(scenes: Scenes) -> None:
    scene = scenes(
        "Dawn: spell Agilitas 1 | Take an extra turn after this one. During that turn, you have no combat phase."
    )
    scene.set("phase post\nme: hand Dawn Strike\nthem: hand 5 Strike")
    scene.me.does("cast Dawn with Plain", "end", "done")
    assert (scene.fact("active"), scene.fact("turn")) == ("me", 4)
    scene.me.does("arena Plain", "end")
    assert scene.fact("phase") == "post combat"
    scene.me.does("end", "done")
    assert scene.fact("active") == "them"
    scene.them.does("arena Plain", "end")
    assert scene.fact("phase") == "combat"


def test_counters_are_exchanged_and_both_deaths_seen_together(scenes: Scenes) -> None:
    scene = scenes("Trade: spell Agilitas 1 | Exchange the dark counters of 2 heroes.")
    scene.set("me: hand Trade\nthem: arena Second\nmy Plain: dark 4\ntheir Second: dark 1")
    scene.me.does("cast Trade with Plain", "choose Plain (my)", "choose Second (their)")
    assert scene.hero("my Plain") == "arena, dark 1"
    assert scene.hero("their Second") == "arena, dark 4"


def test_up_to_so_many_wounds_are_removed_one_by_one(scenes: Scenes) -> None:
    scene = scenes("Balm: spell Agilitas 1 | Remove up to 3 wounds from a hero you control.")
    scene.set("me: hand Balm\nmy Plain: wounds 1 2 1 1")
    scene.me.does("cast Balm with Plain", "choose Plain", "yes", "wound 2", "yes", "no")
    assert scene.hero("my Plain") == "arena, wounds 1 and 1"


def test_each_opponent_discards_in_turn_order(scenes: Scenes) -> None:
    scene = scenes("Levy: spell Agilitas 1 | Each opponent discards a card.")
    scene.set("me: hand Levy Guard\nthem: hand Strike Guard\nthird: hand Strike Guard")
    scene.me.does("cast Levy with Plain")
    assert (scene.them.can(), scene.third.can()) == ({"choose Strike", "choose Guard"}, set())
    scene.them.does("choose Strike")
    scene.third.does("choose Guard")
    assert scene.cards("my hand") == ["Guard"]


@pytest.mark.parametrize(
    ("card", "why"),
    [
        (
            "Bad: spell Agilitas 1 | Effect: Draw a card.",
            "only attacks and defenses have an effect",
        ),
        ("Bad: spell Agilitas 1 | Avoid an attack.", "only a defense avoids an attack"),
        ("Bad: defense Agilitas 1 | Draw a card.", "a defense avoids an attack"),
        (
            "Bad: defense Agilitas 1 | Avoid an attack. Effect: Avoid an attack.",
            "dead: an effect comes when",
        ),
        (
            "Bad: equipment Agilitas 1 | This attack deals 2 more damage.",
            "dead: 'this attack' means no card",
        ),
        (
            "Bad: hero Agilitas 1, 5 health | Passive: Discard a card: draw a card.",
            "dead: nobody pays",
        ),
        (
            "Bad: spell Agilitas 1 | Destroy a hero in your hand.",
            "dead: heroes and minions are in the arena",
        ),
        (
            "Bad: spell Agilitas 1 | Summon a minion named Nobody.",
            "no card is named 'Nobody'",
        ),
        ("Bad: spell Tenebris 6 | Draw a card.", "Tenebris is a number from 1 to 5"),
        (
            "Bad: hero Agilitas 5, 5 health\nWorse: empowered of Bad, Agilitas 4, 4 health",
            "lower health",
        ),
    ],
)
def test_a_card_that_nobody_could_play_is_refused_with_its_reason(
    scenes: Scenes, card: str, why: str
) -> None:
    with pytest.raises(ContentError, match=why):
        scenes(card)
    scenes("Good: spell Agilitas 1 | Draw a card.").set("me: hand Good")


def test_a_hero_that_cannot_leave_the_arena_keeps_others_out_of_it(scenes: Scenes) -> None:
    scene = scenes("Chains: equipment Agilitas 1 | This hero can't leave the arena.")
    scene.set("phase arena\nme: arena Plain, backrow Second Third\nmy Plain: wears Chains")
    scene.me.does("arena Second")
    assert scene.hero("my Plain") == "arena, wears Chains"
    assert scene.hero("my Second") == "backrow"


def test_who_searches_an_opponents_deck_sees_it_and_its_owner_gets_the_card(scenes: Scenes) -> None:
    """Chance shuffles the deck anew afterwards; the table checks that nothing else is given away."""
    scene = scenes("Meddle: spell Agilitas 1 | Search an opponent's deck for a defense.")
    scene.set("me: hand Meddle\nthem: deck only Guard Strike Musing", rolls=[0])
    scene.me.does("cast Meddle with Plain")
    assert scene.me.can() == {"choose Guard", "enough"}
    scene.me.does("choose Guard")
    assert scene.cards("their hand") == ["Guard"]
    assert sorted(scene.cards("their deck")) == ["Musing", "Strike"]


def test_an_effect_knows_its_hero_also_when_its_card_has_left_the_table(scenes: Scenes) -> None:
    """The active player's effect takes the wound away before the other's effect speaks of "this hero"."""
    scene = scenes("""
        Salve: attack Agilitas 1, 1 damage | Effect: Remove all wounds from this hero. You may draw a card.
        Flash: attack Agilitas 1, 1 damage | Effect: You may flip this hero.
    """)
    scene.set("phase combat\nme: hand Salve Strike\nthem: hand Flash Strike")
    scene.round("Salve", "Flash")
    assert scene.cards("their discard pile") == ["Flash"]
    sides = scene.view("me")["sides"]
    assert isinstance(sides, list)
    assert sides[1]["tabled"] is None
    scene.me.does("no")
    scene.them.does("yes")
    assert scene.hero("my Plain") == "arena"
    assert scene.hero("their Plain") == "arena, empowered"


def test_an_attack_can_go_back_to_its_players_hand_from_the_wound_it_dealt(scenes: Scenes) -> None:
    scene = scenes(
        "Rebound: attack Agilitas 1, 1 damage | Effect: Return this card to its owner's hand."
    )
    scene.set("phase combat\nme: hand Rebound\nthem: hand Strike Strike")
    scene.round("Rebound", "bluff Strike")
    assert scene.cards("my hand") == ["Rebound"]
    assert scene.hero("their Plain") == "arena"
    assert scene.fact("my placed") == "nothing"
