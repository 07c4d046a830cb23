"""Elma, put together from its parts."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.content_file import edition_of
from rulewright.gamekit.deck_folder import deck_files
from rulewright.gamekit.game import Game
from rulewright.gamekit.words import Words, read_words
from rulewright.games.elma.bots.advice import ElmaAdvice
from rulewright.games.elma.cards.content import FOLDER, read_shipped
from rulewright.games.elma.cards.content_cards import PrintedSet
from rulewright.games.elma.decks.deck_building import DECK_FILES, DeckBuilding
from rulewright.games.elma.decks.decks import ElmaDecks, printed_decks
from rulewright.games.elma.rules.cardset import CardSet
from rulewright.games.elma.rules.rules import ElmaRules
from rulewright.games.elma.view.people import ElmaForPeople

RULES_EDITION: Final = "1"
"""Goes up whenever a change of the rules lets a saved game come out differently."""

WORDS: Final[dict[str, Words]] = read_words("rulewright.games.elma")


class Elma(Game):
    """The game with one set of cards, which have these keys, and the decks that come with it."""

    def __init__(  # noqa: PLR0913 - what the game is made of
        self,
        name: str,
        cards: CardSet,
        keys: list[str],
        decks: ElmaDecks,
        edition: str,
        printed: PrintedSet | None = None,
    ) -> None:
        rules = ElmaRules(cards, decks, WORDS["en"])
        people = ElmaForPeople(keys, rules, WORDS, printed)
        super().__init__(name, edition, rules, people, ElmaAdvice(cards, keys, decks))
        self.cards: Final = cards
        self.keys: Final = keys
        self.names: Final = decks.names
        self.deck_choice: Final = decks
        self.labels: Final = people.race_labels


def printed_game(name: str, printed: PrintedSet, edition: str) -> Elma:
    """The game with a set of printed cards, and those of its decks that can be built of them."""
    keys = [one.key for one in printed.definitions]
    decks = printed_decks(DeckBuilding(printed))
    return Elma(name, printed.rules_set(), keys, decks, edition, printed)


def shipped_game() -> Elma:
    """The game with the cards and decks that come with it."""
    edition = edition_of(RULES_EDITION, [FOLDER.table, *FOLDER.cards, *deck_files(DECK_FILES)])
    return printed_game("elma", read_shipped(), edition)


GAME: Final = shipped_game()
