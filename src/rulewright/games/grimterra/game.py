"""Grimterra, put together from its parts."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.content_file import edition_of
from rulewright.gamekit.deck_folder import deck_files
from rulewright.gamekit.game import Game
from rulewright.gamekit.words import Words, read_words
from rulewright.games.grimterra.bots.advice import GrimterraAdvice
from rulewright.games.grimterra.cards.content import FOLDER, read_shipped
from rulewright.games.grimterra.cards.content_cards import PrintedSet
from rulewright.games.grimterra.decks.deck_building import DECK_FILES, DeckBuilding
from rulewright.games.grimterra.decks.decks import GrimterraDecks
from rulewright.games.grimterra.rules.rules import GrimterraRules
from rulewright.games.grimterra.view.people import GrimterraForPeople

RULES_EDITION: Final = "1"
"""Goes up whenever a change of the rules lets a saved game come out differently."""

WORDS: Final[dict[str, Words]] = read_words("rulewright.games.grimterra")


class Grimterra(Game):
    """The game with one set of cards and the decks that come with it."""

    def __init__(
        self, name: str, printed: PrintedSet, building: DeckBuilding, edition: str
    ) -> None:
        decks = GrimterraDecks(building)
        rules = GrimterraRules(printed.rules_set(), decks, WORDS["en"])
        people = GrimterraForPeople(printed, rules, WORDS)
        super().__init__(name, edition, rules, people, GrimterraAdvice())
        self.is_in_the_making = True
        self.set: Final = printed
        self.cards: Final = rules.cards
        self.keys: Final = decks.keys
        self.names: Final = decks.names
        self.deck_choice: Final = decks


def shipped_game() -> Grimterra:
    """The game with the cards and decks that come with it."""
    printed = read_shipped()
    edition = edition_of(RULES_EDITION, [FOLDER.table, *FOLDER.cards, *deck_files(DECK_FILES)])
    return Grimterra("grimterra", printed, DeckBuilding(printed), edition)


GAME: Final = shipped_game()
