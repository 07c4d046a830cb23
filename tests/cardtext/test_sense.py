"""What `it`, `that Thief`, `that player` and `if you do` mean, and texts in which that is unclear."""

from __future__ import annotations

import pytest

from rulewright.cardtext import CardTextError, Language, Mistake, antecedents
from tests.cardtext.languages import language_of


@pytest.fixture(scope="module")
def eruma() -> Language:
    return language_of("eruma")


def meant(language: Language, text: str) -> list[tuple[str, str]]:
    """What recalls something in a text, and what it recalls."""
    node = language.read(text)
    written = language.written(node)
    return [
        (written.phrase(recalling), written.phrase(recalled))
        for recalling, recalled in antecedents(language, node).items()
    ]


def unclear(language: Language, text: str) -> Mistake:
    with pytest.raises(CardTextError) as refused:
        language.read(text)
    return refused.value.mistake


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Quick: Kill target Thief. Its controller draws a card.",
            [("Its controller", "target Thief")],
        ),
        (
            "Quick: Flip target face-down card face-up. If it is a Thief, exhaust it.",
            [("it", "target face-down card"), ("it", "target face-down card")],
        ),
        # The beginning of the same clause counts.
        (
            "Quick: Move target Thief to an empty position adjacent to it.",
            [("it", "target Thief")],
        ),
        # Nouns by the way do not.
        (
            "Slow: Whenever a card adjacent to a Spy is killed by an attack, banish it.",
            [("it", "a card adjacent to a Spy")],
        ),
        # A clause that names no card is passed over.
        (
            "Quick: Exhaust target Thief, then steal a treasure, then kill it.",
            [("it", "target Thief")],
        ),
        # The nearest clause wins.
        (
            "Quick: Exhaust target Thief, then discard a card, then banish it.",
            [("it", "a card")],
        ),
        ("Slow: When this card attacks a Spy, banish that Spy.", [("that Spy", "a Spy")]),
        ("Slow: When this card attacks a Spy, banish that card.", [("that card", "a Spy")]),
        ("Slow: When this card attacks a Spy, banish that Outlaw.", [("that Outlaw", "a Spy")]),
        (
            "Quick: Summon a Henchman named Crow to a position. Exhaust that Henchman.",
            [("that Henchman", "Summon a Henchman named Crow to a position")],
        ),
        ("Quick: Exhaust this card, then flip it face-down.", [("it", "this card")]),
        ("Quick: Kill up to 2 Thieves, then banish them.", [("them", "up to 2 Thieves")]),
        (
            "Slow: Whenever an opponent draws a card, that player discards a card.",
            [("that player", "an opponent")],
        ),
        (
            "Slow: At the start of an opponent's turn, that player discards a card.",
            [("that player", "an opponent's")],
        ),
        ("Quick: Each player discards their hand.", [("their", "Each player")]),
        (
            "Quick: You may discard a card. If you do, draw 2 cards.",
            [("you do", "You may discard a card")],
        ),
        (
            "Quick: An opponent may discard a card. If they don't, draw a card.",
            [("they don't", "An opponent")],
        ),
    ],
)
def test_it_means_the_one_thing_named_in_the_nearest_clause(
    eruma: Language, text: str, expected: list[tuple[str, str]]
) -> None:
    assert meant(eruma, text) == expected


@pytest.mark.parametrize(
    ("text", "phrase", "first_suggestion"),
    [
        ("Quick: Exhaust it.", "it", "Quick: Exhaust this card."),
        (
            "Quick: Kill up to 2 Thieves. Banish it.",
            "it",
            "Quick: Kill up to 2 Thieves. Banish them.",
        ),
        (
            "Quick: Kill a Thief. That player draws a card.",
            "That player",
            "Quick: Kill a Thief. Its controller draws a card.",
        ),
        (
            "Quick: Exhaust a Thief, then kill that Spy.",
            "that Spy",
            "Quick: Exhaust a Thief, then kill that Thief.",
        ),
        ("Quick: Return target card to that player's hand.", "that player's", None),
        ("Quick: Draw a card. Otherwise, steal a treasure.", "Otherwise, steal a treasure.", None),
        ("Quick: If you do, draw a card.", "you do", None),
        (
            "Quick: If you control a Thief, draw a card instead.",
            "If you control a Thief, draw a card instead.",
            None,
        ),
        # What one choice names, the others do not know of.
        ("Quick: Choose one: kill target Thief; or exhaust it.", "it", None),
        # Nor does a second power know of the first.
        ("Quick: Kill target Thief. Slow: Whenever it is killed, draw a card.", "it", None),
    ],
)
def test_a_phrase_that_means_nothing_said_before_is_refused(
    eruma: Language, text: str, phrase: str, first_suggestion: str | None
) -> None:
    mistake = unclear(eruma, text)
    assert text[mistake.start : mistake.end] == phrase
    assert mistake.what.startswith(f"'{phrase}' means ")
    assert mistake.what.endswith(" said before it, and there is none.")
    if first_suggestion is not None:
        assert mistake.suggestions[0] == first_suggestion


@pytest.mark.parametrize(
    ("text", "phrase", "candidates", "first_suggestion"),
    [
        (
            "Quick: Swap target Thief and another card. Exhaust it.",
            "it",
            "'target Thief' or 'another card'",
            "Quick: Swap target Thief and another card. Exhaust that Thief.",
        ),
        (
            "Slow: When this card attacks a Spy, banish it.",
            "it",
            "'this card' or 'a Spy'",
            "Slow: When this card attacks a Spy, banish that Spy.",
        ),
        (
            "Quick: Swap target Thief and a Thief. Exhaust that Thief.",
            "that Thief",
            "'target Thief' or 'a Thief'",
            "Quick: Swap target Thief and a Thief. Exhaust this card.",
        ),
    ],
)
def test_a_phrase_that_could_mean_two_things_is_refused(
    eruma: Language, text: str, phrase: str, candidates: str, first_suggestion: str
) -> None:
    mistake = unclear(eruma, text)
    assert text[mistake.start : mistake.end] == phrase
    assert mistake.what == f"'{phrase}' could mean {candidates}. Say which."
    assert mistake.suggestions[0] == first_suggestion


@pytest.mark.parametrize(
    "text",
    [
        "Quick: Swap target Thief and another card. Exhaust it.",
        "Quick: Exhaust it.",
        "Quick: Kill a Thief. That player draws a card.",
        "Quick: Return target card to that player's hand.",
    ],
)
def test_what_is_suggested_is_understood(eruma: Language, text: str) -> None:
    for suggestion in unclear(eruma, text).suggestions:
        assert eruma.write(eruma.read(suggestion)) == suggestion


@pytest.mark.parametrize(
    "senseless",
    [
        "Quick: Kill target position.",
        "Quick: Move target card to a Thief.",
        "Quick: Kill an opponent.",
        "Quick: Draw 1 cards.",
        "Quick: Kill 1 target Thieves.",
        "Quick: Kill 2 target Thief.",
        "Quick: Kill target Thieves.",
        "Quick: Kill target power.",
    ],
)
def test_what_is_of_the_wrong_sort_or_number_cannot_be_written(
    eruma: Language, senseless: str
) -> None:
    assert eruma.parsed(senseless) is None
