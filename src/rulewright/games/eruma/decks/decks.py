"""Eruma's decks as the rest of the program knows them: what a seat may bring, and what it brought."""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.deck_choice import DeckChoice
from rulewright.gamekit.deck_folder import PresetLists
from rulewright.gamekit.options import Option
from rulewright.games.eruma.cards.content import FOLDER, ErumaCard
from rulewright.games.eruma.decks.deck import FORM, Deck
from rulewright.games.eruma.decks.deck_building import DeckBuilding
from rulewright.games.eruma.rules.numbering import SEATS
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.saves.contradictions import check_decks
from rulewright.games.eruma.view import views
from rulewright.kernel.errors import ContentError
from rulewright.kernel.state import State

DECK_OPTIONS: Final = ["first_deck", "second_deck"]


class ErumaDecks(DeckChoice[Deck]):
    """The decks of one set of cards: fifteen Outlaws, and Henchmen."""

    def __init__(self, building: DeckBuilding) -> None:
        self.lists: Final = PresetLists(building)
        if len(self.lists.lists) < SEATS:
            raise ContentError(f"Eruma needs {SEATS} legal decks or more to come with it")
        super().__init__(DECK_OPTIONS, self.lists.built(), FOLDER.written(ErumaCard()))
        self.building: Final = building
        self.names: Final = [one.name for one in building.cards.definitions]
        self.keys: Final = [one.key for one in building.cards.definitions]

    def deck_building(self) -> DeckBuilding:
        """How decks are built, for those who build some."""
        return self.building

    def settle_free(self, option: Option, text: str) -> str:
        """A deck of one's own, in the spelling of the cards."""
        return self.building.settled(option, text)

    def own(self, text: str) -> Deck:
        """A legal deck from its text."""
        return self.building.built(FORM.read(text))

    def name_of(self, value: object) -> str:
        """What stands above its list."""
        return self.lists.name_of(value)

    def is_brought(self, state: State, seat: int, deck: Deck) -> bool:
        """Whether the Outlaws and the Henchmen are those, wherever they are now."""
        raid = cast(Raid, state)
        henchmen = sorted(views.henchmen(raid, seat))
        return deck.outlaws == views.deck_list(raid, seat).as_list() and deck.henchmen == henchmen

    def check_brought(self, state: State, seat: int, deck: Deck) -> None:
        """The same for a save, with what is wrong."""
        check_decks(cast(Raid, state), seat, deck.outlaws, deck.henchmen)

    def brought(self, raid: Raid, seat: int) -> str:
        """The deck that a seat plays with, as an option of a match."""
        main = [self.names[definition] for definition in views.deck_list(raid, seat).as_list()]
        extra: dict[str, int] = {}
        for definition in sorted(views.henchmen(raid, seat)):
            extra[self.names[definition]] = extra.get(self.names[definition], 0) + 1
        return self.building.text(FORM.of("", main, extra))

    def printed(self) -> list[dict[str, object]]:
        """The decks that come with the game, for people to read."""
        return self.lists.printed(self._cards)

    def _cards(self, key: str) -> dict[str, object]:
        deck = self.presets[key]
        return {
            "cards": [self.keys[definition] for definition in deck.outlaws],
            "extra": [self.keys[definition] for definition in deck.henchmen],
        }
