"""Texts in people's own words: many ways to say it, one way it is printed."""

from __future__ import annotations

from random import Random

import pytest

from rulewright.cardtext import CardTextError, Language
from rulewright.cardtext.sampling import Sampler
from tests.cardtext.languages import GAMES, language_of, texts_of


@pytest.fixture(scope="module")
def eruma() -> Language:
    return language_of("eruma")


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("Quick. Draw a card.", "Quick: Draw a card."),
        ("quick - draw one card", "Quick: Draw a card."),
        ("Quick: Draw 1 card.", "Quick: Draw a card."),
        ("Quick: You draw two cards.", "Quick: Draw 2 cards."),
        ("Quick: Draw two.", "Quick: Draw 2 cards."),
        ("Ongoing: Thieves you control get Flying.", "Ongoing: Thieves you control have Flying."),
        ("Ongoing: Your Thieves gain Flying.", "Ongoing: Thieves you control have Flying."),
        ("Slow: Cards cannot steal.", "Slow: Cards can't steal."),
        (
            "Slow: Whenever your opponent blocks a power, they discard a card.",
            "Slow: Whenever an opponent blocks a power, that player discards a card.",
        ),
        (
            "Quick: Kill target Thief on Treasure you control.",
            "Quick: Kill target Thief you control on Treasure.",
        ),
        ("Quick: Kill target enemy thief.", "Quick: Kill target Thief an opponent controls."),
        (
            "Quick: Draw a card and discard a card.",
            "Quick: Draw a card, then discard a card.",
        ),
        ("Quick: Draw a card if you control a Spy.", "Quick: If you control a Spy, draw a card."),
        (
            "Quick. Discard your whole hand, then draw as many.",
            "Quick: Discard your hand, then draw that many cards.",
        ),
        (
            "Slow. Kill the next enemy card that enters Treasure.",
            "Slow: When a card an opponent controls enters Treasure, kill it.",
        ),
        (
            "Quick. Unless this is an extra turn, take another turn after this one with only 1 AP.",
            "Quick: If this isn't an extra turn, take an extra turn after this one. During that turn, you have only one Action Point.",
        ),
        (
            "Slow. When your opponent ends their turn, gain 1 treasure for each AP they have left, maximum 2.",
            "Slow: At the end of an opponent's turn, gain a treasure for each Action Point an opponent has, to a maximum of 2.",
        ),
        (
            "Quick. If your opponent is richer than you, take one of their treasures.",
            "Quick: If you have less treasure than an opponent, take a treasure from an opponent.",
        ),
        (
            "Slow. Each time your opponent plays a card, they lose a treasure.",
            "Slow: Whenever an opponent plays a card, that player loses a treasure.",
        ),
        (
            "Quick. You may choose one: draw a card; or gain a treasure.",
            "Quick: Choose one: do nothing; draw a card; or gain a treasure.",
        ),
        (
            "Quick. Compare both hands. Whoever has fewer cards draws two; if they're equal, each player draws one.",
            "Quick: The player with the fewest cards in their hand draws 2 cards. If there is a tie, each player draws a card.",
        ),
        (
            "Quick: Compare the number of Thieves each player controls. The player with the most gains a treasure. In a tie, draw a card.",
            "Quick: The player with the most Thieves gains a treasure. If there is a tie, draw a card.",
        ),
        (
            "Quick. The player with the larger Graveyard discards a card. In case of a tie, nobody does.",
            "Quick: The player with the most cards in their Graveyard discards a card. If there is a tie, do nothing.",
        ),
        (
            "Quick. The next time an enemy card enters Treasure this coming turn, kill it.",
            "Quick: During the next turn of an opponent, the next time a card an opponent controls enters Treasure, kill it.",
        ),
        (
            "Slow. At the end of your opponent's turn, gain one treasure for every AP they did not spend.",
            "Slow: At the end of an opponent's turn, gain a treasure for each Action Point an opponent has.",
        ),
        (
            "Quick: Target Spy you control has Flying until your next turn.",
            "Quick: Until your next turn, target Spy you control has Flying.",
        ),
        (
            "Quick: Exhaust target Spy. It can't move this turn.",
            "Quick: Exhaust target Spy. This turn, it can't move.",
        ),
        (
            "Slow: Draw a card each time the opponent steals a treasure.",
            "Slow: Whenever an opponent steals a treasure, draw a card.",
        ),
        (
            "Ongoing: If an opponent controls three or more Thieves, Thieves have Flying.",
            "Ongoing: As long as an opponent controls 3 or more Thieves, Thieves have Flying.",
        ),
        (
            "Ongoing: If another of your Outlaws would be killed, you may kill this card instead.",
            "Ongoing: If another Outlaw you control would be killed, you may kill this card instead.",
        ),
    ],
)
def test_it_is_read_as_people_say_it_and_printed_one_way(
    eruma: Language, text: str, printed: str
) -> None:
    assert eruma.write(eruma.read(text)) == printed
    assert eruma.write(eruma.read(printed)) == printed


@pytest.mark.parametrize("name", ["Coin-Toss Cass", "Cass", "Cass the Bold", "The Cass"])
def test_a_card_may_speak_of_itself_by_its_name(eruma: Language, name: str) -> None:
    tree = eruma.read("Quick: Kill Cass.", itself=name)
    assert eruma.write(tree) == "Quick: Kill this card."


def test_another_card_has_no_such_name(eruma: Language) -> None:
    with pytest.raises(CardTextError, match="'Cass'"):
        eruma.read("Quick: Kill Cass.", itself="Penny")


def test_only_a_reading_that_can_be_played_counts_where_there_are_several(eruma: Language) -> None:
    text = "Quick: Kill target Thief adjacent to a Spy on Treasure."
    asked: list[str] = []

    def never(tree: tuple[object, ...]) -> bool:
        asked.append(eruma.write(tree))
        return False

    assert eruma.write(eruma.read(text, is_playable=never)) == text
    assert asked == []


@pytest.mark.parametrize("game", GAMES)
def test_charts_and_the_parser_read_what_is_printed_alike(game: str) -> None:
    """Whether a parser has been made yet or not must not matter to anybody."""
    language = language_of(game)
    assert language.grammar.parser is not None
    sampler = Sampler(language, Random(7))
    for text in [*texts_of(game), *(language.write(sampler.tree()) for _ in range(60))]:
        assert language.free_reading.printed(text) == language.parsed(text)
