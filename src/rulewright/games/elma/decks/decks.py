"""Elma's decks as the rest of the program knows them: what a seat may bring, and what it brought."""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.deck_choice import DeckChoice
from rulewright.gamekit.deck_folder import PresetLists
from rulewright.gamekit.names import slug
from rulewright.games.elma.cards.content import FOLDER, ElmaCard
from rulewright.games.elma.decks.deck_building import DeckBuilding
from rulewright.games.elma.decks.deck_text import read_deck, write_deck
from rulewright.games.elma.rules.numbering import MOST_SEATS
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.saves.contradictions import check_decks
from rulewright.kernel.errors import ContentError
from rulewright.kernel.state import State

DECK_OPTIONS: Final = [f"deck_{seat + 1}" for seat in range(MOST_SEATS)]


class ElmaDecks(DeckChoice[list[int]]):
    """Decks of cards that have names, whatever is in them."""

    def __init__(
        self,
        names: list[str],
        presets: dict[str, list[int]],
        language: CardLanguage | None = None,
        lists: PresetLists | None = None,
    ) -> None:
        if not presets:
            raise ContentError("Elma needs a deck or more to come with it")
        super().__init__(DECK_OPTIONS, presets, language, lists)
        self.names: Final = names

    def settle_any(self, text: str) -> str:
        """In the spelling of the cards."""
        return write_deck(read_deck(text, self.names), self.names)

    def own(self, text: str) -> list[int]:
        """A deck from its text."""
        return read_deck(text, self.names)

    def is_brought(self, state: State, seat: int, deck: list[int]) -> bool:
        """Whether the cards are those, wherever they are now."""
        return self._brought(cast(Race, state), seat) == sorted(deck)

    def check_brought(self, state: State, seat: int, deck: list[int]) -> None:
        """The same for a save, with what is wrong."""
        check_decks(cast(Race, state), seat, deck)

    def brought(self, race: Race, seat: int) -> str:
        """The deck that a seat plays with, as an option of a match."""
        return write_deck(self._brought(race, seat), self.names)

    def _brought(self, race: Race, seat: int) -> list[int]:
        first = sum(race.sizes[:seat])
        return sorted(int(race.definition[first + place]) for place in range(race.sizes[seat]))

    def cards_of(self, deck: list[int]) -> dict[str, object]:
        """The keys of its cards."""
        return {"cards": [slug(self.names[definition]) for definition in deck]}


def printed_decks(building: DeckBuilding) -> ElmaDecks:
    """Decks of one set of printed cards, built by the rules (ruling.deck-list)."""
    lists = PresetLists(building)
    names = [one.name for one in building.cards.definitions]
    return ElmaDecks(names, lists.built(), FOLDER.written(ElmaCard()), lists)
