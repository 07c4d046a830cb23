"""Eruma, put together from its parts."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.content_file import edition_of
from rulewright.gamekit.deck_folder import deck_files
from rulewright.gamekit.game import Game
from rulewright.gamekit.words import Words, read_words
from rulewright.games.eruma.bots.advice import ErumaAdvice
from rulewright.games.eruma.cards.content import FOLDER, read_shipped
from rulewright.games.eruma.cards.content_cards import PrintedSet
from rulewright.games.eruma.decks.deck_building import DECK_FILES, DeckBuilding
from rulewright.games.eruma.decks.decks import ErumaDecks
from rulewright.games.eruma.rules.rules import ErumaRules
from rulewright.games.eruma.view.people import ErumaForPeople

RULES_EDITION: Final = "2"
"""Goes up whenever a change of the rules lets a saved game come out differently."""

WORDS: Final[dict[str, Words]] = read_words("rulewright.games.eruma")


class Eruma(Game):
    """The game with one set of cards and the decks that come with it."""

    def __init__(
        self, name: str, printed: PrintedSet, building: DeckBuilding, edition: str
    ) -> None:
        decks = ErumaDecks(building)
        rules = ErumaRules(printed.rules_set(), decks, WORDS["en"])
        people = ErumaForPeople(printed, rules, WORDS)
        super().__init__(name, edition, rules, people, ErumaAdvice(decks))
        self.set: Final = printed
        self.cards: Final = rules.cards
        self.keys: Final = decks.keys
        self.names: Final = decks.names
        self.deck_choice: Final = decks
        self.labels: Final = people.labels


def shipped_game() -> Eruma:
    """The game with the cards and decks that come with it."""
    printed = read_shipped()
    edition = edition_of(RULES_EDITION, [FOLDER.table, *FOLDER.cards, *deck_files(DECK_FILES)])
    return Eruma("eruma", printed, DeckBuilding(printed), edition)


GAME: Final = shipped_game()
