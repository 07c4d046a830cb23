"""Allumbra, put together from its parts."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.content_file import edition_of
from rulewright.gamekit.decks import Decks
from rulewright.gamekit.game import Game
from rulewright.gamekit.words import Words, read_words
from rulewright.games.allumbra.bots.advice import AllumbraAdvice
from rulewright.games.allumbra.cards.content import CARD_FILE, CARDS, RELIC_FILE, RELICS
from rulewright.games.allumbra.rules.rules import AllumbraRules
from rulewright.games.allumbra.rules.tables import CardTable, RelicTable
from rulewright.games.allumbra.texts.card_texts import CardTexts
from rulewright.games.allumbra.view.people import AllumbraForPeople

RULES_EDITION: Final = "2"
"""Goes up whenever a change of the rules lets a saved duel come out differently."""

WORDS: Final[dict[str, Words]] = read_words("rulewright.games.allumbra")


class Allumbra(Game):
    """The game with one list of cards and one of relics, and what writers of cards may know."""

    def __init__(
        self,
        name: str,
        cards: CardTable,
        relic_table: RelicTable,
        edition: str,
        texts: CardLanguage | None = None,
    ) -> None:
        super().__init__(
            name,
            edition,
            AllumbraRules(cards, relic_table, WORDS["en"], Decks(texts)),
            AllumbraForPeople(cards, relic_table, WORDS),
            AllumbraAdvice(cards, relic_table),
        )
        self.cards: Final = cards
        self.relic_table: Final = relic_table


GAME: Final = Allumbra(
    "allumbra", CARDS, RELICS, edition_of(RULES_EDITION, [CARD_FILE, RELIC_FILE]), CardTexts()
)
