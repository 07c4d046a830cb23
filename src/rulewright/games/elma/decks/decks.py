"""Elma's decks as the rest of the program knows them: what a seat may bring, and what it brought."""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.deck_choice import DeckChoice
from rulewright.gamekit.deck_folder import PresetLists
from rulewright.gamekit.options import Option
from rulewright.games.elma.cards.content import FOLDER, ElmaCard
from rulewright.games.elma.decks.deck_building import DeckBuilding
from rulewright.games.elma.decks.deck_text import read_deck, write_deck
from rulewright.games.elma.rules.numbering import MOST_SEATS
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.saves.contradictions import check_decks
from rulewright.kernel.errors import ContentError, OptionError
from rulewright.kernel.state import State

DECK_OPTIONS: Final = [f"deck_{seat + 1}" for seat in range(MOST_SEATS)]


class ElmaDecks(DeckChoice[list[int]]):
    """Decks of cards that have names, whatever is in them."""

    def __init__(
        self,
        names: list[str],
        presets: dict[str, list[int]],
        language: CardLanguage | None = None,
    ) -> None:
        if not presets:
            raise ContentError("Elma needs a deck or more to come with it")
        super().__init__(DECK_OPTIONS, presets, language)
        self.names: Final = names

    def settle_free(self, option: Option, text: str) -> str:
        """A deck of one's own, in the spelling of the cards."""
        try:
            deck = read_deck(text, self.names)
        except OptionError as error:
            there = ", ".join(str(value) for value in option.values)
            raise OptionError(
                f"option {option.name!r} is one of {there}, or a deck as text: {error}"
            ) from error
        return write_deck(deck, self.names)

    def own(self, text: str) -> list[int]:
        """A deck from its text."""
        return read_deck(text, self.names)

    def name_of(self, value: object) -> str:
        """The key of a deck that comes with the game."""
        return str(value) if value in self.presets else ""

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

    def printed(self) -> list[dict[str, object]]:
        """The decks that come with the game, for people to read."""
        return []


class PrintedDecks(ElmaDecks):
    """Decks of one set of printed cards, built by the rules."""

    def __init__(self, building: DeckBuilding) -> None:
        self.lists: Final = PresetLists(building)
        self.building: Final = building
        super().__init__(
            [one.name for one in building.cards.definitions],
            self.lists.built(),
            FOLDER.written(ElmaCard()),
        )

    def deck_building(self) -> DeckBuilding:
        """How decks are built, for those who build some."""
        return self.building

    def settle_free(self, option: Option, text: str) -> str:
        """ruling.deck-list: a legal deck of one's own, in the spelling of the cards."""
        return self.building.settled(option, text)

    def name_of(self, value: object) -> str:
        """What stands above its list."""
        return self.lists.name_of(value)

    def printed(self) -> list[dict[str, object]]:
        """The decks that come with the game, for people to read."""
        return self.lists.printed(self._cards)

    def _cards(self, key: str) -> dict[str, object]:
        keys = [one.key for one in self.building.cards.definitions]
        return {"cards": [keys[definition] for definition in self.presets[key]]}
