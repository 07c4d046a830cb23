"""Elma with its printed cards: what the rest of the program is told about cards and decks."""

import pytest

from rulewright.games.elma.cards.content import read_shipped
from rulewright.games.elma.decks.deck_building import DeckBuilding
from rulewright.games.elma.decks.deck_text import read_deck
from rulewright.games.elma.game import shipped_game
from rulewright.kernel.errors import OptionError
from rulewright.testing import rule

GAME = shipped_game()
PRESETS = DeckBuilding(read_shipped()).presets()
OPTION = GAME.rules.options[0]


def test_every_legal_preset_is_offered_and_dealt() -> None:
    assert [*GAME.deck_choice.presets] == [deck.key for deck in PRESETS]
    assert all(len(deck) == 60 for deck in GAME.deck_choice.presets.values())
    assert OPTION.values == [*GAME.deck_choice.presets, "random"]


def test_cards_and_decks_are_printed_for_clients() -> None:
    printed = GAME.people.printed("en")
    assert [card["name"] for card in printed["cards"]] == GAME.names
    first = printed["decks"][0]
    assert first["key"] == PRESETS[0].key
    assert first["cards"] == [
        GAME.keys[number] for number in GAME.deck_choice.presets[PRESETS[0].key]
    ]
    text = first["text"]
    assert isinstance(text, str)
    assert read_deck(text, GAME.names) == GAME.deck_choice.presets[PRESETS[0].key]


@rule("elma/ruling.deck-list")
def test_a_deck_of_ones_own_must_be_legal() -> None:
    text = DeckBuilding(read_shipped()).text(PRESETS[0])
    heading, *lines = text.splitlines()
    shouted = [line if line.startswith("#") else line.upper() for line in lines]
    assert GAME.decks.settle_free(OPTION, "\n".join([heading, *shouted])) == text
    with pytest.raises(
        OptionError, match=r"'deck_1' is one of .*or a deck as text: the deck has 4"
    ):
        GAME.decks.settle_free(OPTION, "4 Adi\n")


def test_a_deck_is_called_by_its_name() -> None:
    assert GAME.people.value_name(OPTION, PRESETS[0].key, "en") == PRESETS[0].name
    assert GAME.people.value_name(OPTION, "Deck: Mine\n4 Adi\n", "en") == "Mine"
    own = GAME.people.value_name(OPTION, "4 Adi\n", "en")
    assert own != "Mine"
    assert GAME.people.value_name(OPTION, "random", "en") not in {own, ""}


def test_it_tells_how_its_cards_are_written_and_its_decks_built() -> None:
    language = GAME.decks.card_language()
    assert language is not None
    assert language.wrong_facts("level", {"name": "Dale"})[0].startswith("every level has a length")
    building = GAME.decks.deck_building()
    assert building is not None
    assert building.parts("en")[0].fewest == 60


class TestTheTextOfADeckInAMatch:
    """A match keeps a deck as text; a position may have any cards."""

    def test_headings_comments_and_letters_do_not_matter(self) -> None:
        adi = GAME.names.index("Adi")
        assert read_deck("Deck: Mine\n# Ride.\n2 ADI\n1 adi  # fast\n", GAME.names) == [adi] * 3

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("4 Adi\n2 Adu\n", "line 2: there is no card 'Adu'; did you mean 'Adi'?"),
            ("", "the deck has 0 cards; it must have 1 to 250"),
            ("200 Adi\n51 Spef\n", "the deck has 251 cards; it must have 1 to 250"),
            ("7\n", "line 1: '7' names no card"),
        ],
    )
    def test_what_cannot_be_played_with_is_refused(self, text: str, said: str) -> None:
        with pytest.raises(OptionError) as refused:
            read_deck(text, GAME.names)
        assert str(refused.value).startswith(said)
