"""What the texts of cards come to in numbers: of every phrase its meaning, its edge, its refusal."""

from __future__ import annotations

import pytest

from rulewright.effects.lowering.draft import NotPlayable
from rulewright.games.allumbra.texts.lowering import CardEffect, lower_card
from tests.games.allumbra.written import ACTIVE, CONDITION, KINDS, refusal, tree

NOTHING = {
    "cancels": 0,
    "cancel_energy": 0,
    "cancel_ammo": 0,
    "next_free": 0,
    "next_damage": 0,
    "against_energy": [0, 0, 0],
    "against_ammo": [0, 0, 0],
}
CARDS: list[tuple[str, dict[str, object]]] = [
    ("Cancels Duck.", {"cancels": 0b010}),
    ("Cancels Duck or Shot.", {"cancels": 0b011}),
    ("Cancels Duck, Load or Shot.", {"cancels": 0b111}),
    ("Cancels Duck. Cancels Load.", {"cancels": 0b110}),
    ("Cancels Duck. If it does, gain 1 ammo.", {"cancels": 0b010, "cancel_ammo": 1}),
    ("Cancels Duck. If it does, gain 1 energy.", {"cancels": 0b010, "cancel_energy": 1}),
    (
        "Cancels Duck. If it does, gain 1 energy and 2 ammo.",
        {"cancels": 0b010, "cancel_energy": 1, "cancel_ammo": 2},
    ),
    ("If an opponent plays Duck, gain 2 energy.", {"against_energy": [0, 2, 0]}),
    ("If an opponent plays Load, gain 10 ammo.", {"against_ammo": [0, 0, 10]}),
    (
        "If an opponent plays Duck, gain 2 energy and 1 ammo.",
        {"against_energy": [0, 2, 0], "against_ammo": [0, 1, 0]},
    ),
    (
        "If an opponent plays Duck, gain 2 energy. If an opponent plays Duck, gain 1 ammo.",
        {"against_energy": [0, 2, 0], "against_ammo": [0, 1, 0]},
    ),
    ("Your next card this turn costs no ammo.", {"next_free": 1}),
    ("Your next card this turn deals 3 more damage.", {"next_damage": 3}),
    (
        "Your next card this turn costs no ammo. Your next card this turn deals 1 more damage.",
        {"next_free": 1, "next_damage": 1},
    ),
]


def figures(effect: CardEffect) -> dict[str, object]:
    return {name: getattr(effect, name) for name in NOTHING}


def card(text: str) -> dict[str, object]:
    """What a card's text does, nothing left out."""
    done = figures(lower_card(tree(text), KINDS))
    return {name: figure for name, figure in done.items() if figure != NOTHING[name]}


@pytest.mark.parametrize(("text", "done"), CARDS)
def test_a_text_comes_to_its_figures_and_no_others(text: str, done: dict[str, object]) -> None:
    assert card(text) == done


@pytest.mark.parametrize(
    ("text", "reason", "phrase"),
    [
        ("Draw a card.", "no card does this", "Draw a card."),
        ("Condition: Draw a card.", "a card has no sides", "Condition: Draw a card."),
        (f"{CONDITION} {ACTIVE}", "a card has no sides", f"{CONDITION} {ACTIVE}"),
        (ACTIVE[8:], "no card does this", ACTIVE[8:-1]),
        ("If you control a card, gain 1 ammo.", "no card does this", "you control a card"),
        ("Cancels Duck or Duck.", "this is said twice", "Cancels Duck or Duck."),
        ("Cancels Duck. Cancels Duck.", "this is said twice", "Cancels Duck."),
        (
            "Cancels Duck. If it does, gain 1 ammo. If it does, gain 1 ammo.",
            "this is said twice",
            "If it does, gain 1 ammo.",
        ),
        ("Cancels Duck. If it does, draw a card.", "this is no gain", "draw a card"),
        (
            "If an opponent plays Duck, gain 1 ammo before paying.",
            "this is no gain",
            "gain 1 ammo before paying",
        ),
        (
            "If an opponent plays Duck, an opponent gains 1 ammo.",
            "this is no gain",
            "an opponent gains 1 ammo",
        ),
        (
            "If an opponent plays Duck, gain 0 ammo.",
            "an amount is a number from 1 to 10, not 0",
            "gain 0 ammo",
        ),
        (
            "If an opponent plays Duck, gain 2 energy and 11 ammo.",
            "an amount is a number from 1 to 10, not 11",
            "gain 2 energy and 11 ammo",
        ),
        (
            (
                "If an opponent plays Duck, gain 1 energy. If an opponent plays Duck, gain 2"
                " energy and 1 ammo."
            ),
            "this is said twice",
            "If an opponent plays Duck, gain 2 energy and 1 ammo.",
        ),
        (
            "Your next card this turn costs no ammo. Your next card this turn costs no ammo.",
            "this is said twice",
            "Your next card this turn costs no ammo",
        ),
        (
            (
                "Your next card this turn deals 1 more damage. Your next card this turn deals 2"
                " more damage."
            ),
            "this is said twice",
            "Your next card this turn deals 2 more damage",
        ),
    ],
)
def test_what_no_card_does_is_refused_by_its_phrase(text: str, reason: str, phrase: str) -> None:
    said, where = refusal(lower_card, text)
    assert said.startswith(reason)
    assert where == phrase


def test_a_card_that_there_is_not_is_refused_even_if_its_text_is_stored() -> None:
    with pytest.raises(NotPlayable, match="no card 'Dock'; the cards are Shot, Duck, Load"):
        lower_card(
            ("card.plain", ("body.last", ("sentence.cancels", ("titles.one", "Dock")))), KINDS
        )
