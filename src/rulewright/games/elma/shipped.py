"""Elma with printed cards: what its game tells about them, and about building decks of them.

The rules are in `game.py` and know cards by number only; here are their names, their texts and the
decks that come with them.
"""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.content_file import edition_of
from rulewright.gamekit.deck_folder import deck_files
from rulewright.gamekit.game import Option, Tutorial
from rulewright.games.elma.cards.content import CARD_FILES, TABLE, CardTexts, read_shipped
from rulewright.games.elma.cards.content_cards import PrintedSet
from rulewright.games.elma.decks.deck import DeckList, read_text
from rulewright.games.elma.decks.deck_building import DECK_FILES, DeckBuilding
from rulewright.games.elma.game import RANDOM, RULES_EDITION, Elma
from rulewright.games.elma.texts.touches import TOUCHES
from rulewright.games.elma.tutorial import tutorial_for


class PrintedElma(Elma):
    """The game with one set of printed cards and the decks that come with it."""

    def __init__(
        self, name: str, printed: PrintedSet, building: DeckBuilding, edition: str
    ) -> None:
        presets = {deck.key: deck for deck in building.legal_presets()}
        super().__init__(
            name,
            printed.rules_set(),
            [one.key for one in printed.definitions],
            [one.name for one in printed.definitions],
            {key: building.built(deck) for key, deck in presets.items()},
            edition,
        )
        texts = [one.text for one in printed.definitions]
        for labels in self.labels.values():
            labels.describer.texts = texts
        self.set: Final = printed
        self.building: Final = building
        self.presets: Final = presets
        self._tutorial: Tutorial | None = None

    def settle_free(self, option: Option, text: str) -> str:
        """ruling.deck-list: a legal deck of one's own, in the spelling of the cards."""
        return self.building.settled(option, text)

    def value_name(self, option: Option, value: object, language: str) -> str:
        deck = self.presets.get(str(value))
        if deck is None and value != RANDOM:
            deck = read_text(str(value))
        named = "" if deck is None else deck.name
        return named or super().value_name(option, value, language)

    def printed(self, language: str) -> dict[str, list[dict[str, object]]]:
        return {
            "cards": [one.printed() for one in self.set.definitions],
            "decks": [self._printed_deck(deck) for deck in self.presets.values()],
        }

    def _printed_deck(self, deck: DeckList) -> dict[str, object]:
        return {
            "key": deck.key,
            "name": deck.name,
            "plan": deck.plan,
            "cards": [self.keys[definition] for definition in self.decks[deck.key]],
            "text": self.building.text(deck),
        }

    def card_language(self) -> CardLanguage | None:
        return CardTexts(TOUCHES)

    def deck_building(self) -> DeckBuilding:
        return self.building

    def tutorial(self) -> Tutorial | None:
        if self._tutorial is None:
            self._tutorial = tutorial_for(self, list(self.presets))
        return self._tutorial


def shipped_game() -> PrintedElma:
    """The game with the cards and decks that come with it."""
    printed = read_shipped()
    edition = edition_of(RULES_EDITION, [TABLE, *CARD_FILES, *deck_files(DECK_FILES)])
    return PrintedElma("elma", printed, DeckBuilding(printed), edition)
