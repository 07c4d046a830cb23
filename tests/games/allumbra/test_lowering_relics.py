"""What the texts of relics come to in numbers: of every phrase its meaning, its edge, its refusal."""

from __future__ import annotations

import pytest

from rulewright.games.allumbra.rules import terms
from rulewright.games.allumbra.texts.lowering_relics import RelicEffect, lower_relic
from tests.games.allumbra.written import ACTIVE, CONDITION, KINDS, refusal, tree

CONDITIONS: list[tuple[str, tuple[str, int, int]]] = [
    ("When you draw, you may show a Duck from your hand.", ("show", 1, 0)),
    ("When you pick, you may lay your next card open.", ("lay-open", -1, 0)),
    ("When you reveal Shot.", ("own-card", 0, 0)),
    ("When an opponent reveals Load.", ("opponent-card", 2, 0)),
    ("When both players reveal the same card.", ("same-kind", -1, 0)),
    ("When you reveal the same card as your previous one this turn.", ("repeat", -1, 0)),
    ("When you pay 2 or more ammo for one card.", ("paid", -1, 2)),
    ("When you pay your last ammo.", ("empty", -1, 0)),
    ("When you can't pay for your card.", ("void", -1, 0)),
    ("When your card cancels an opponent's card.", ("cancels", -1, 0)),
    ("When your card is cancelled.", ("cancelled", -1, 0)),
    ("When you lose 3 or more energy to one card.", ("damage-taken", -1, 3)),
    ("When your card takes 1 or more energy from an opponent.", ("damage-dealt", -1, 1)),
    ("When a clash leaves you with 4 energy or less.", ("energy-at-most", -1, 4)),
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
]


def relic(text: str) -> RelicEffect:
    return lower_relic(tree(text), KINDS)


def condition(text: str) -> tuple[str, int, int]:
    """What a condition asks for, about which card, and how much."""
    effect = relic(f"Condition: {text} {ACTIVE}")
    return terms.TESTS[effect.test], effect.card, effect.amount


def active(text: str) -> dict[str, int]:
    """What an active side does."""
    effects = relic(f"{CONDITION} Active: {text}").effects
    return {name: much for name, much in zip(terms.EFFECTS, effects, strict=True) if much}


class TestConditions:
    @pytest.mark.parametrize(("text", "asked"), CONDITIONS)
    def test_a_condition_asks_for_one_thing(self, text: str, asked: tuple[str, int, int]) -> None:
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
            ("Gain 1 ammo.", "no Relic does this", "Gain 1 ammo"),
            ("Lose 1 ammo before paying.", "no Relic does this", "Lose 1 ammo before paying"),
            (
                "Each player loses 1 ammo before paying.",
                "no Relic does this",
                "Each player loses 1 ammo before paying",
            ),
            (
                "Your next card this turn costs no ammo.",
                "no Relic does this",
                "Your next card this turn costs no ammo",
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
