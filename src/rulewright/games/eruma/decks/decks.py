"""Eruma's decks as the rest of the program knows them: what a seat may bring, and what it brought."""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.deck_choice import DeckChoice
from rulewright.gamekit.deck_folder import PresetLists
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
        lists = PresetLists(building)
        if len(lists.lists) < SEATS:
            raise ContentError(f"Eruma needs {SEATS} legal decks or more to come with it")
        super().__init__(DECK_OPTIONS, lists.built(), FOLDER.written(ErumaCard()), lists)
        self.building: Final = building
        self.names: Final = [one.name for one in building.cards.definitions]
        self.keys: Final = [one.key for one in building.cards.definitions]

    def own(self, text: str) -> Deck:
        """A legal deck from its text."""
        return self.building.built(FORM.read(text))

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

    def cards_of(self, deck: Deck) -> dict[str, object]:
        """The keys of its Outlaws and its Henchmen."""
        return {
            "cards": [self.keys[definition] for definition in deck.outlaws],
            "extra": [self.keys[definition] for definition in deck.henchmen],
        }
