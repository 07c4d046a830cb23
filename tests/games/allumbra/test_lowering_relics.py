"""What the texts of relics come to in numbers: of every phrase its meaning, its edge, its refusal."""

from __future__ import annotations

import pytest

from rulewright.games.allumbra.rules import terms
from rulewright.games.allumbra.texts.lowering_effect import RelicEffect
from rulewright.games.allumbra.texts.lowering_relics import lower_relic
from tests.games.allumbra.written import ACTIVE, CONDITION, KINDS, refusal, tree

ANY = (0, "card")
CONDITIONS: list[tuple[str, dict[str, object]]] = [
    (
        "When you draw, you may show a Duck from your hand.",
        {"test": "show", "cards": (0b010, "card")},
    ),
    ("When you pick, you may lay your next card open.", {"test": "lay-open"}),
    ("When you reveal Shot.", {"test": "revealed", "cards": (0b001, "card")}),
    ("When an opponent reveals Load.", {"test": "revealed", "whose": 1, "cards": (0b100, "card")}),
    (
        "When a player reveals Duck or Load.",
        {"test": "revealed", "whose": 2, "cards": (0b110, "card")},
    ),
    ("When you reveal an attack.", {"test": "revealed", "cards": (0, "attack")}),
    (
        "When an opponent reveals a support card.",
        {"test": "revealed", "whose": 1, "cards": (0, "support")},
    ),
    ("When both players reveal the same card.", {"test": "same-kind"}),
    (
        "When both players reveal an attack.",
        {"test": "both-revealed", "whose": 2, "cards": (0, "attack")},
    ),
    ("When both players reveal Duck.", {"test": "both-revealed", "cards": (0b010, "card")}),
    ("When you reveal the same card as your previous one this turn.", {"test": "repeat"}),
    (
        "When you have played 2 attacks this turn.",
        {"test": "played", "least": 2, "cards": (0, "attack")},
    ),
    (
        "When you have played 3 support cards this turn.",
        {"test": "played", "least": 3, "cards": (0, "support")},
    ),
    (
        "When an opponent has played 3 different cards this turn.",
        {"test": "played-different", "whose": 1, "least": 3},
    ),
    ("When you pay 2 or more ammo for one card.", {"test": "paid", "least": 2}),
    ("When you pay your last ammo.", {"test": "empty"}),
    ("When you can't pay for your card.", {"test": "void"}),
    (
        "When an opponent can't pay for their attack.",
        {"test": "void", "whose": 1, "cards": (0, "attack")},
    ),
    ("When your card cancels an opponent's card.", {"test": "cancelled", "whose": 1}),
    ("When your attack is cancelled.", {"test": "cancelled", "cards": (0, "attack")}),
    ("When your Duck is cancelled.", {"test": "cancelled", "cards": (0b010, "card")}),
    (
        "When your Shot cancels an opponent's support card.",
        {"test": "cancelled", "whose": 1, "cards": (0, "support"), "by": (0b001, "card")},
    ),
    ("When you lose 3 or more energy to one card.", {"test": "damage-taken", "least": 3}),
    (
        "When your card takes 1 or more energy from an opponent.",
        {"test": "damage-dealt", "least": 1},
    ),
    ("When a clash leaves you with 4 energy or less.", {"test": "left-with", "most": 4}),
    ("When your energy falls to 3 or less.", {"test": "comes-to", "most": 3}),
    ("When your energy falls below 4.", {"test": "comes-to", "most": 3}),
    (
        "When an opponent's ammo rises to 8 or more.",
        {"test": "comes-to", "whose": 1, "means": 1, "least": 8},
    ),
    ("When your ammo rises above 7.", {"test": "comes-to", "means": 1, "least": 8}),
    ("When your ammo reaches 0.", {"test": "comes-to", "means": 1, "most": 0}),
    ("When your energy is 3 or less after a clash.", {"test": "left-with", "most": 3}),
    ("When your energy is below 4 after a clash.", {"test": "left-with", "most": 3}),
    ("When your ammo is 6 or more after a clash.", {"test": "left-with", "means": 1, "least": 6}),
    ("When your ammo is above 5 after a clash.", {"test": "left-with", "means": 1, "least": 6}),
    (
        "When your ammo is 5 after a clash.",
        {"test": "left-with", "means": 1, "least": 5, "most": 5},
    ),
    ("When you have more ammo than an opponent after a clash.", {"test": "ahead", "means": 1}),
    ("When you have less energy than an opponent after a clash.", {"test": "ahead", "whose": 1}),
    ("When you lose 3 or more energy in one clash.", {"test": "loses", "least": 3}),
    (
        "When an opponent gains 2 or more ammo in one clash.",
        {"test": "gains", "whose": 1, "means": 1, "least": 2},
    ),
    (
        "When an opponent has gained energy on 2 cards this turn.",
        {"test": "gained-on", "whose": 1, "least": 2},
    ),
    ("When you have lost ammo on 2 cards this turn.", {"test": "lost-on", "means": 1, "least": 2}),
    (
        "When you draw no attacks at the start of a turn and show the cards.",
        {"test": "drawn", "most": 0, "cards": (0, "attack")},
    ),
    (
        "When you draw only support cards at the start of a turn and show the cards.",
        {"test": "drawn", "least": 3, "cards": (0, "support")},
    ),
    (
        "When you draw 2 or more attacks at the start of a turn and show the cards.",
        {"test": "drawn", "least": 2, "cards": (0, "attack")},
    ),
]
ACTIVES: list[tuple[str, dict[str, int]]] = [
    ("This attack deals 2 more damage.", {"damage": 2}),
    ("This card costs 1 less ammo.", {"cheaper": 1}),
    ("This card can't be cancelled.", {"uncancellable": 1}),
    ("An opponent's card deals 2 less damage.", {"guard": 2}),
    ("If this card is performed and not cancelled, gain 1 energy.", {"energy": 1}),
    ("If this card is performed and not cancelled, gain 2 ammo.", {"ammo": 2}),
    (
        "If this card is performed and not cancelled, gain 2 energy and 1 ammo.",
        {"energy": 2, "ammo": 1},
    ),
    (
        "This card can't be cancelled. If it is performed, gain 1 ammo.",
        {"uncancellable": 1, "ammo": 1},
    ),
    (
        "This attack deals 1 more damage. If it is performed and not cancelled, gain 1 ammo.",
        {"damage": 1, "ammo": 1},
    ),
    ("An opponent's card costs 2 more ammo.", {"burden": 2}),
    ("An opponent loses 2 ammo before paying.", {"drain": 2}),
    ("Gain 3 ammo before paying.", {"load": 3}),
    ("Once this card is resolved, draw a card.", {"draw": 1}),
    ("Once this card is resolved, draw 2 cards.", {"draw": 2}),
    (
        "This card costs 1 less ammo. Once it is resolved, draw a card.",
        {"cheaper": 1, "draw": 1},
    ),
    ("This attack deals 1 less damage.", {"weaker": 1}),
    (
        "This card deals no damage. Gain 2 energy and 1 ammo.",
        {"harmless": 1, "gain-energy": 2, "gain-ammo": 1},
    ),
    ("This card costs 2 more ammo.", {"dearer": 2}),
    ("This card costs no ammo.", {"free": 1}),
    ("An opponent's card deals no damage.", {"disarm": 1}),
    ("An opponent's card is cancelled.", {"stop": 1}),
    ("You gain the ammo an opponent's card would give.", {"redirect-ammo": 1}),
    ("You gain the energy an opponent's card would give.", {"redirect-energy": 1}),
    ("If both players would be knocked down, only an opponent is.", {"only-opponent": 1}),
    (
        (
            "If both players would be knocked down, only an opponent is. Otherwise, you gain the energy"
            " an opponent's card would give."
        ),
        {"only-opponent": 1, "otherwise-redirect": 1},
    ),
    ("You stay at 1 energy if you would be knocked down.", {"stand": 1}),
    ("Your next card this turn has the bonus an opponent's card gives.", {"copy-bonus": 1}),
    ("Your next card this turn costs no ammo.", {"next-free": 1}),
    ("Your next card this turn deals 2 more damage.", {"next-damage": 2}),
    ("You may pay energy for this card in place of ammo.", {"energy-for-ammo": 1}),
    ("Lose 1 energy, then gain 3 ammo.", {"lose-energy": 1, "gain-ammo": 3}),
    ("Lose 2 ammo.", {"lose-ammo": 2}),
    ("An opponent loses 2 energy.", {"take-energy": 2}),
    ("An opponent loses 2 ammo.", {"take-ammo": 2}),
    ("An opponent gains 2 energy.", {"give-energy": 2}),
    ("An opponent gains 2 ammo.", {"give-ammo": 2}),
    ("Once this card is resolved, look at the next picked card of an opponent.", {"look": 1}),
    ("Exchange this card for another one in your hand.", {"exchange": 1}),
]
CHOICES: list[tuple[str, list[dict[str, int]]]] = [
    (
        (
            "Choose one effect: this attack deals 2 more damage, and lose 1 energy; or this card deals no"
            " damage, and gain 2 ammo."
        ),
        [{"damage": 2, "lose-energy": 1}, {"harmless": 1, "gain-ammo": 2}],
    ),
    (
        "Choose one effect: this card costs no ammo; gain 1 energy; or this card can't be cancelled.",
        [{"free": 1}, {"gain-energy": 1}, {"uncancellable": 1}],
    ),
    ("Choose one: gain 2 energy; or gain 2 ammo.", [{"gain-energy": 2}, {"gain-ammo": 2}]),
]
NONSENSE: list[tuple[str, str]] = [
    ("Condition: When you are knocked down. Active: Gain 1 ammo.", "this can never happen in time"),
    ("Condition: When this Relic is active. Active: Gain 1 ammo.", "this can never happen"),
    (
        "Condition: When your turn begins. Active: Take another turn after this one.",
        "this can never happen",
    ),
    (
        "Condition: When your energy is above 10 after a clash. Active: Gain 1 ammo.",
        "this can never happen",
    ),
    ("Condition: When your ammo falls below 0. Active: Gain 1 ammo.", "this can never happen"),
    (
        "Condition: When your ammo is 10 or less after a clash. Active: Gain 1 ammo.",
        "this is always so",
    ),
    (
        "Condition: When your energy reaches 0. Active: Gain 1 ammo.",
        "this can never happen in time",
    ),
    (
        "Condition: When you have played 4 cards this turn. Active: Gain 1 ammo.",
        "this can never happen",
    ),
    (
        "Condition: When you draw no cards at the start of a turn and show the cards. Active: Gain 1 ammo.",
        "this can never happen",
    ),
    (
        (
            "Condition: When you draw 4 or more attacks at the start of a turn and show the cards."
            " Active: Gain 1 ammo."
        ),
        "this can never happen",
    ),
    ("Condition: When a card cancels a card. Active: Cancel it.", "this is ambiguous"),
    (
        "Condition: When the better card wins a clash. Active: The worse one deals its damage.",
        "this is ambiguous",
    ),
    (
        f"{CONDITION} Active: This card costs no ammo and costs 2 more ammo.",
        "this is contradictory",
    ),
    (
        f"{CONDITION} Active: This card costs no ammo. This card costs 2 more ammo.",
        "this is contradictory",
    ),
    (f"{CONDITION} Active: Gain 2 energy. Lose 1 energy.", "this is contradictory"),
    (
        (
            f"{CONDITION} Active: Use this on the same card that met its condition; this Relic can't be"
            " used on that card."
        ),
        "this is contradictory",
    ),
    (f"{CONDITION} Active: Resolve this card again, then repeat this.", "this is endless"),
    (f"{CONDITION} Active: Resolve this card again.", "a card is resolved once in a clash"),
]


def relic(text: str) -> RelicEffect:
    return lower_relic(tree(text), KINDS)


def condition(text: str) -> dict[str, object]:
    """What a condition asks for, of whom, about which cards, and how much; what is as usual is left out."""
    effect = relic(f"Condition: {text} {ACTIVE}")
    usual = {"whose": 0, "means": 0, "cards": ANY, "by": ANY, "least": 0, "most": 10}
    asked = {
        "whose": effect.whose,
        "means": effect.means,
        "cards": (effect.cards.named, effect.cards.kind),
        "by": (effect.by.named, effect.by.kind),
        "least": effect.least,
        "most": effect.most,
    }
    found: dict[str, object] = {"test": terms.TESTS[effect.test]}
    return found | {name: much for name, much in asked.items() if much != usual[name]}


def active(text: str) -> dict[str, int]:
    """What an active side does."""
    (only,) = modes(text)
    return only


def modes(text: str) -> list[dict[str, int]]:
    """What an active side lets its player choose from."""
    listed = relic(f"{CONDITION} Active: {text}").modes
    return [
        {name: much for name, much in zip(terms.EFFECTS, effects, strict=True) if much}
        for effects in listed
    ]


class TestConditions:
    @pytest.mark.parametrize(("text", "asked"), CONDITIONS)
    def test_a_condition_asks_for_one_thing(self, text: str, asked: dict[str, object]) -> None:
        assert condition(text) == asked

    @pytest.mark.parametrize(
        ("text", "reason", "phrase"),
        [
            ("Draw a card.", "a Condition is something that happens", "Draw a card."),
            (
                "When you pay your last ammo. When you reveal Duck.",
                "a Relic has one Condition",
                "When you reveal Duck.",
            ),
            ("When you draw.", "a Condition asks for a deed in two ways", "you draw"),
            ("When you pick.", "a Condition asks for a deed in two ways", "you pick"),
            ("When an opponent draws.", "no Condition asks for this", "an opponent draws"),
            (
                "When each player reveals Duck.",
                "no Condition asks for this",
                "each player reveals Duck",
            ),
            ("When a card is cancelled.", "no Condition asks for this", "a card is cancelled"),
            (
                "When you pay 0 or more ammo for one card.",
                "an amount is a number from 1 to 10, not 0",
                "you pay 0 or more ammo for one card",
            ),
            (
                "When you draw, show a Duck from your hand.",
                "a Condition asks for a deed in two ways",
                "When you draw, show a Duck from your hand.",
            ),
            (
                "When you draw, you may lay your next card open.",
                "a Condition asks for a deed in two ways",
                "When you draw, you may lay your next card open.",
            ),
            (
                "When you pick, you may show a Duck from your hand.",
                "a Condition asks for a deed in two ways",
                "When you pick, you may show a Duck from your hand.",
            ),
            (
                "When an opponent draws, you may show a Duck from your hand.",
                "a Condition asks for a deed in two ways",
                "When an opponent draws, you may show a Duck from your hand.",
            ),
            (
                "When you draw, choose one: draw a card; or gain 1 ammo.",
                "a Condition asks for a deed in two ways",
                "When you draw, choose one: draw a card; or gain 1 ammo.",
            ),
        ],
    )
    def test_what_no_condition_asks_for_is_refused_by_its_phrase(
        self, text: str, reason: str, phrase: str
    ) -> None:
        said, where = refusal(lower_relic, f"Condition: {text} {ACTIVE}")
        assert said.startswith(reason)
        assert where == phrase


class TestActiveSides:
    @pytest.mark.parametrize(("text", "done"), ACTIVES)
    def test_an_active_side_does_what_it_says_and_no_more(
        self, text: str, done: dict[str, int]
    ) -> None:
        assert active(text) == done

    @pytest.mark.parametrize(
        ("text", "reason", "phrase"),
        [
            ("Cancels Duck.", "no Relic does this", "Cancels Duck."),
            ("Draw a card.", "no Relic does this", "Draw a card"),
            ("Lose 1 ammo before paying.", "no Relic does this", "Lose 1 ammo before paying"),
            (
                "Each player loses 1 ammo before paying.",
                "no Relic does this",
                "Each player loses 1 ammo before paying",
            ),
            ("This card can't be drawn.", "no Relic does this", "This card can't be drawn"),
            (
                "This card can't be cancelled by a card.",
                "no Relic does this",
                "This card can't be cancelled by a card",
            ),
            ("A card can't be cancelled.", "a Relic is used on one card", "A card"),
            ("Cards can't be cancelled.", "a Relic speaks of one card", "Cards"),
            (
                "This card can't be cancelled. This card can't be cancelled.",
                "this is said twice",
                "This card can't be cancelled",
            ),
            (
                "This attack deals 1 more damage. This attack deals 2 more damage.",
                "this is said twice",
                "This attack deals 2 more damage",
            ),
            (
                "This attack deals 11 more damage.",
                "an amount is a number from 1 to 10, not 11",
                "This attack deals 11 more damage",
            ),
            (
                "If this card is performed, gain 1 ammo.",
                "a card that is cancelled gives nothing",
                "this card is performed",
            ),
            (
                "If a card is performed and not cancelled, gain 1 ammo.",
                "a Relic is used on one card",
                "a card",
            ),
            ("If you control a card, gain 1 ammo.", "no Relic does this", "you control a card"),
            (
                "If this card is performed and not cancelled, draw a card.",
                "this is no gain",
                "draw a card",
            ),
            (
                "Once this card is resolved, gain 1 ammo.",
                "once a card is resolved",
                "gain 1 ammo",
            ),
            (
                "Once this card is resolved, draw 11 cards.",
                "an amount is a number from 1 to 10, not 11",
                "draw 11 cards",
            ),
            ("Once a card is resolved, draw a card.", "a Relic is used on one card", "a card"),
        ],
    )
    def test_what_no_relic_does_is_refused_by_its_phrase(
        self, text: str, reason: str, phrase: str
    ) -> None:
        said, where = refusal(lower_relic, f"{CONDITION} Active: {text}")
        assert said.startswith(reason)
        assert where == phrase

    @pytest.mark.parametrize(
        "text",
        [
            "Cancels Duck.",
            CONDITION,
            ACTIVE,
            f"{ACTIVE} {CONDITION}",
            f"{CONDITION} {CONDITION}",
        ],
    )
    def test_a_relic_has_two_sides_the_condition_first(self, text: str) -> None:
        said, where = refusal(lower_relic, text)
        assert said.startswith("a Relic has two sides")
        assert where == text


@pytest.mark.parametrize(("text", "chosen"), CHOICES)
def test_a_choice_has_the_effects_of_each_thing_to_choose(
    text: str, chosen: list[dict[str, int]]
) -> None:
    assert modes(text) == chosen


@pytest.mark.parametrize(("text", "reason"), NONSENSE)
def test_what_cannot_be_is_refused_with_its_reason(text: str, reason: str) -> None:
    said, _ = refusal(lower_relic, text)
    assert said.startswith(reason)
