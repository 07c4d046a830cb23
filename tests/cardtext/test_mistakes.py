"""What writers are told of texts that are not understood, as they see it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cardtext import CardTextError, Language, Place
from rulewright.kernel.errors import RulewrightError
from tests.cardtext.languages import language_of

SHOWN = [
    """\
column 38: 'you' cannot follow 'Thief on Treasure'.
  Quick: Kill target Thief on Treasure you control.
                                       ^^^
  could stand here: a feature ('with a Quick power', 'with a Slow power', 'with an Ongoing power', …); \
its name ('named …'); an exception ('other than …'); \
how near ('adjacent to …', 'within … … of …', 'in the same … as …'); ', then'; '.'; 'for each'
  this would be understood: Quick: Kill target Thief you control on Treasure.""",
    """\
column 28: 'Theif' is not a word of these cards.
  Quick: Kill target face-up Theif an opponent controls.
                             ^^^^^
  could stand here: a kind of card ('Thief', '… or …', 'card', …); \
a state or type ('face-up', 'face-down', 'exhausted', …)
  this would be understood: Quick: Kill target face-up Thief an opponent controls.""",
    """\
column 15: 'Gallows' is not a word of these cards.
  Quick: Summon Gallows Crow to an empty position.
                ^^^^^^^
  could stand here: 'a Henchman named'
  this would be understood: Quick: Summon a Henchman named Gallows Crow to an empty position.""",
    """\
column 20: 'and' cannot follow 'Draw a card'.
  Quick: Draw a card and discard a card.
                     ^^^
  could stand here: ', then'; '.'; 'for each'
  this would be understood: Quick: Draw a card, then discard a card.""",
    """\
column 13: '1' cannot stand here: one is 'a', and numbers go from 2 to 999.
  Quick: Draw 1 cards.
              ^
  could stand here: a number from 2 to 999; 'a card'; 'cards equal to the number of'
  this would be understood: Quick: Draw a card.""",
    """\
column 20: 'thief' is written 'Thief' here.
  Quick: Kill target thief.
                     ^^^^^
  could stand here: a kind of card ('Thief', '… or …', 'card', …)
  this would be understood: Quick: Kill target Thief.""",
    """\
column 47: the text stops too early.
  Quick: You may discard a card. If you do, draw
                                                ^
  could stand here: a number from 2 to 999; 'a card'; 'cards equal to the number of'
  this would be understood: Quick: You may discard a card. If you do, draw a card.
                            Quick: You may discard a card. If you do, draw 2 cards.""",
    """\
column 25: the sign '!' does not occur on these cards.
  Quick: Kill target Thief!
                          ^
  could stand here: whose it is ('you control', 'an opponent controls', 'that player controls', …); \
a place ('in … hand', 'in … Deck', 'in … Zone 1', …); \
a feature ('with a Quick power', 'with a Slow power', 'with an Ongoing power', …); \
its name ('named …'); an exception ('other than …'); \
how near ('adjacent to …', 'within … … of …', 'in the same … as …'); ', then'; '.'; …
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
    assert str(told(eruma, text)) == shown


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (".", "a text cannot begin with '.'."),
        ("Hello", "'Hello' is not a word of these cards."),
        ("Quick: Kill target Thief. )", "the sign ')' does not occur on these cards."),
        (
            "Quick: Draw 1000 cards.",
            "'1000' cannot stand here: one is 'a', and numbers go from 2 to 999.",
        ),
        ("Quick: Kill Target Thief.", "'Target' is written 'target' here."),
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
        ("Quick: Destroy target Thief.", "Quick: Kill target Thief."),
        ("Quick: Tap target Thief.", "Quick: Exhaust target Thief."),
        ("Quick: Draw two cards.", "Quick: Draw 2 cards."),
        ("Ongoing: Thieves you control get Flying.", "Ongoing: Thieves you control have Flying."),
        ("Slow: Cards cannot steal.", "Slow: Cards can't steal."),
        (
            "Ongoing: You have 1 more Action Point each turn.",
            "Ongoing: You have one more Action Point each turn.",
        ),
        (
            "Slow: Whenever an opponent blocks a power, they discard a card.",
            "Slow: Whenever an opponent blocks a power, that player discards a card.",
        ),
        (
            "Ongoing: Thieves you control can't be killed by attacks.",
            "Ongoing: Thieves you control can't be killed by an attack.",
        ),
    ],
)
def test_words_of_other_games_are_known(eruma: Language, text: str, meant: str) -> None:
    assert told(eruma, text).mistake.suggestions[0] == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Quick: Target Spy you control has Flying until your next turn.",
            "Quick: Until your next turn, target Spy you control has Flying.",
        ),
        (
            "Quick: Exhaust target Spy. It can't move this turn.",
            "Quick: Exhaust target Spy. This turn, it can't move.",
        ),
        ("Quick: Draw a card if you control a Spy.", "Quick: If you control a Spy, draw a card."),
        (
            "Slow: Draw a card whenever an opponent steals a treasure. Thieves have Flying.",
            "Slow: Whenever an opponent steals a treasure, draw a card. Thieves have Flying.",
        ),
        (
            "Ongoing: If an opponent controls 3 or more Thieves, Thieves have Flying.",
            "Ongoing: As long as an opponent controls 3 or more Thieves, Thieves have Flying.",
        ),
        ("Ongoing: Each turn, draw a card.", "Ongoing: At the start of each turn, draw a card."),
    ],
)
def test_a_sentence_that_opens_at_its_end_is_turned_round(
    eruma: Language, text: str, meant: str
) -> None:
    assert told(eruma, text).mistake.suggestions == (meant,)


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
