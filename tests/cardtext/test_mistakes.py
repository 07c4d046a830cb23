"""What writers are told of texts that are not understood, as they see it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cardtext import CardTextError, Language, Place
from rulewright.kernel.errors import RulewrightError
from tests.cardtext.languages import language_of

SHOWN = [
    """\
column 28: 'Theif' is not a word of these cards.
  Quick: Kill target face-up Theif an opponent controls.
                             ^^^^^
  this would be understood: Quick: Kill target face-up Thief an opponent controls.""",
    """\
column 47: the text stops too early.
  Quick: You may discard a card. If you do, draw
                                                ^
  this would be understood: Quick: You may discard a card. If you do, draw a card.""",
    """\
column 25: the sign '!' does not occur on these cards.
  Quick: Kill target Thief!
                          ^
  this would be understood: Quick: Kill target Thief.""",
]


@pytest.fixture(scope="module")
def eruma() -> Language:
    return language_of("eruma")


def told(language: Language, text: str) -> CardTextError:
    with pytest.raises(CardTextError) as refused:
        language.read(text)
    return refused.value


@pytest.mark.parametrize("shown", SHOWN, ids=lambda shown: shown.splitlines()[1].strip())
def test_an_error_says_where_what_and_what_would_be_right(eruma: Language, shown: str) -> None:
    text = shown.splitlines()[1].removeprefix("  ")
    error = told(eruma, text)
    lines = [line for line in str(error).splitlines() if not line.startswith("  could stand here")]
    assert "\n".join(lines[:4]) == shown
    assert error.mistake.could_stand


def test_what_could_stand_there_is_told_by_kinds(eruma: Language) -> None:
    could_stand = told(eruma, "Quick: Kill target face-up Theif.").mistake.could_stand
    assert could_stand == (
        "a kind of card ('Thief', '… or …', 'card', …)",
        "a state or type ('face-up', 'face-down', 'exhausted', …)",
    )


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (".", "a text cannot begin with '.'."),
        ("Hello", "'Hello' is not a word of these cards."),
        ("Quick: Kill target Thief. %", "the sign '%' does not occur on these cards."),
        (
            "Quick: Draw 1000 cards.",
            "'1000' cannot stand here: one is 'a', and numbers go from 2 to 999.",
        ),
        ("Quick: Kill target position.", "'position' cannot follow 'Quick: Kill target'."),
        ("Quick", "the text stops too early."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(eruma: Language, text: str, what: str) -> None:
    assert told(eruma, text).mistake.what == what


def test_a_text_that_has_nothing_to_do_with_cards_gets_no_suggestion(eruma: Language) -> None:
    for text in ("Hello world", "Lorem ipsum dolor sit amet, consectetur.", "???"):
        assert told(eruma, text).mistake.suggestions == ()


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Ongoing: Each turn, draw a card.", "Ongoing: At the start of each turn, draw a card."),
        ("Quick. Kill an enmy Thief.", "Quick: Kill a Thief an opponent controls."),
        (
            "Quick. Exhaust an enemy Spy adjcent to this card",
            "Quick: Exhaust a Spy an opponent controls adjacent to this card.",
        ),
    ],
)
def test_what_may_be_meant_is_proposed(eruma: Language, text: str, meant: str) -> None:
    assert told(eruma, text).mistake.suggestions[0] == meant


def test_what_says_something_else_is_not_proposed(eruma: Language) -> None:
    keeps = eruma.free_reading.keeps_what_is_said
    said = "Each player discards the hand."
    assert not keeps(said, "Each player discards this card.")
    assert keeps(said, "Each player discards their hand.")
    assert keeps("Each player discrads their hand.", "Each player discards their hand.")


def test_what_these_cards_do_not_have_is_told_wherever_it_stands(eruma: Language) -> None:
    what = told(eruma, "Quick. Kill an enemy card with 2 or less strength.").mistake.what
    assert what == "'less' cannot follow 'with 2 or'. There is no 'strength' on these cards."


class TestPlaces:
    TEXT = "Quick: Kill target Theif."

    def test_an_error_can_be_given_its_place_in_a_file(self, eruma: Language) -> None:
        error = told(eruma, self.TEXT).at(Place(Path("set.toml"), 7, 9))
        assert str(error).startswith("set.toml:7:28: 'Theif' is not a word")

    def test_without_the_column_of_the_text_that_of_the_mistake_is_told(
        self, eruma: Language
    ) -> None:
        error = told(eruma, self.TEXT).at(Place(Path("set.toml"), 7))
        assert str(error).startswith("set.toml:7: column 20 of the text: 'Theif' is not a word")

    def test_it_is_one_of_the_family(self, eruma: Language) -> None:
        assert isinstance(told(eruma, self.TEXT), RulewrightError)


class TestLongTexts:
    def test_only_the_part_round_the_mistake_is_shown(self, eruma: Language) -> None:
        text = "Quick: " + "Draw a card. " * 12 + "Kill target Theif. " + "Draw a card. " * 12
        lines = str(told(eruma, text.strip())).splitlines()
        assert lines[1].startswith("  …")
        assert lines[1].endswith("…")
        assert len(lines[1]) < 110
        start = lines[2].index("^")
        assert lines[1][start : start + 5] == "Theif"
        assert lines[2].count("^") == 5

    def test_what_cannot_be_printed_is_shown_as_something(self, eruma: Language) -> None:
        line = str(told(eruma, "Quick: Kill\x07\ntarget Theif.")).splitlines()[1]
        assert line == "  Quick: Kill\N{REPLACEMENT CHARACTER} target Theif."
