"""Rulings on effects that set each other off, and on effects that are alike: `ruling.effect-loop`,
`ruling.order-of-effects`."""

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule

GAOLER = "Henchman: Whenever an Outlaw is readied, exhaust it."
RELEASER = "Henchman: Whenever an Outlaw is exhausted, ready it."


@rule("eruma/ruling.order-of-effects")
def test_effects_that_are_alike_are_ordered_without_asking(scenes: Scenes) -> None:
    raid = scenes({"Monk": "Henchman: Whenever a card you control moves, gain a treasure."})
    raid.set("""
        my 1 | Thief Monk Monk Monk
    """)
    raid.me.does("move Thief to my 2 1")
    assert raid.fact("my treasure") == 3
    assert raid.me.can("first") == set()


@rule("eruma/ruling.order-of-effects")
def test_of_effects_that_are_alike_one_is_offered_beside_others(scenes: Scenes) -> None:
    raid = scenes({
        "Monk": "Henchman: Whenever a card you control moves, gain a treasure.",
        "Cook": "Henchman: Whenever a card you control moves, draw a card.",
    })  # fmt: skip
    raid.set("""
        my 1 | Thief Monk Monk Cook
    """)
    raid.me.does("move Thief to my 2 1")
    assert raid.me.can() == {"first Monk", "first Cook"}
    raid.me.does("first Cook")
    assert (raid.fact("my treasure"), len(raid.cards("my hand"))) == (2, 1)


@rule("eruma/ruling.order-of-effects")
def test_copies_that_speak_of_their_own_card_are_ordered_by_their_player(scenes: Scenes) -> None:
    raid = scenes({"Dog": "Henchman: Whenever a card you control moves, exhaust this card."})
    raid.set("""
        my 1 | Thief Dog Dog
    """)
    raid.me.does("move Thief to my 2 1")
    assert len(raid.me.can()) == 2
    raid.choose("me", "Dog (your Zone 1, 3) first")


@rule("eruma/ruling.effect-loop")
def test_a_copy_does_not_answer_what_another_copy_has_led_to(scenes: Scenes) -> None:
    """Each Gaoler exhausts once, each time both Releasers answer, and no Gaoler answers that."""
    raid = scenes(
        {"Gaoler": GAOLER, "Releaser": RELEASER, "Key": "Thief: Quick: Ready target Spy."}
    )
    raid.set("""
        my 2 | Gaoler Gaoler Releaser Releaser
        my 1 | Key Spy>
    """)
    raid.me.does("use Key", "choose Spy")
    while raid.me.can("first"):
        raid.me.does(min(raid.me.can("first")))
    assert raid.told("me").count("Spy (Me's Zone 1, 2) is exhausted.") == 2
    assert raid.told("me").count("Spy (Me's Zone 1, 2) is readied.") == 3


@rule("eruma/ruling.effect-loop", "eruma/ruling.order-of-effects")
def test_seven_copies_of_each_of_two_effects_ask_nothing(scenes: Scenes) -> None:
    raid = scenes(
        {"Gaoler": GAOLER, "Releaser": RELEASER, "Key": "Thief: Quick: Ready target Spy."}
    )
    raid.set("""
        treasure | +Gaoler +Gaoler +Gaoler +Gaoler .
        my 2 | Gaoler Gaoler Gaoler Releaser Releaser
        my 1 | Key Spy> Releaser Releaser Releaser
        their 2 | +Releaser +Releaser
    """)
    before = len(raid.told("me"))
    raid.me.does("use Key", "choose Spy")
    assert raid.me.can("first") == set()
    assert raid.them.can() == set()
    assert len(raid.told("me")) - before < 60
