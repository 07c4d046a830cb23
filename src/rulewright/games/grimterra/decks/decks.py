"""Grimterra's decks as the rest of the program knows them: what a seat may bring, and what it brought."""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.deck_choice import DeckChoice
from rulewright.gamekit.deck_folder import PresetLists
from rulewright.games.grimterra.cards.content import FOLDER, GrimterraCard
from rulewright.games.grimterra.decks.deck import FORM, Deck, numbered
from rulewright.games.grimterra.decks.deck_building import DeckBuilding
from rulewright.games.grimterra.rules.numbering import HEROES_EACH, MOST_SEATS
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.saves.contradictions import check_decks
from rulewright.kernel.errors import ContentError, OptionError, RulewrightError
from rulewright.kernel.state import State

DECK_OPTIONS: Final = [f"deck_{seat + 1}" for seat in range(MOST_SEATS)]


class GrimterraDecks(DeckChoice[Deck]):
    """The decks of one set of cards: three heroes, and sixty cards or more."""

    def __init__(self, building: DeckBuilding) -> None:
        lists = PresetLists(building)
        if not lists.lists:
            raise ContentError("Grimterra needs a legal deck or more to come with it")
        super().__init__(DECK_OPTIONS, lists.built(), FOLDER.written(GrimterraCard()), lists)
        self.building: Final = building
        self.names: Final = [one.name for one in building.cards.definitions]
        self.keys: Final = [one.key for one in building.cards.definitions]

    def settle_any(self, text: str) -> str:
        """In the spelling of the cards, for a match that began from a position."""
        try:
            numbered(FORM.read(text), self.building.cards)
        except RulewrightError as error:
            raise OptionError(str(error)) from error
        return self.building.text(FORM.read(text))

    def own(self, text: str) -> Deck:
        """A deck from its text: whether it is legal was asked when it was brought."""
        return numbered(FORM.read(text), self.building.cards)

    def is_brought(self, state: State, seat: int, deck: Deck) -> bool:
        """Whether the heroes and the cards are those, wherever they are now."""
        feud = cast(Feud, state)
        return deck.heroes == heroes_of(feud, seat) and deck.cards == cards_of(feud, seat)

    def check_brought(self, state: State, seat: int, deck: Deck) -> None:
        """The same for a save, with what is wrong."""
        feud = cast(Feud, state)
        check_decks(feud, seat, deck.heroes, deck.cards)

    def brought(self, feud: Feud, seat: int) -> str:
        """The deck that a seat plays with, as an option of a match."""
        main: dict[str, int] = {}
        for definition in cards_of(feud, seat):
            main[self.names[definition]] = main.get(self.names[definition], 0) + 1
        heroes = [self.names[definition] for definition in heroes_of(feud, seat)]
        return self.building.text(FORM.of("", main, heroes))

    def cards_of(self, deck: Deck) -> dict[str, object]:
        """The keys of its cards and its heroes."""
        return {
            "cards": [self.keys[definition] for definition in deck.cards],
            "heroes": [self.keys[definition] for definition in deck.heroes],
        }


def heroes_of(feud: Feud, seat: int) -> list[int]:
    """The heroes a seat brought, in their order."""
    first = seat * HEROES_EACH
    return [int(feud.definition[hero]) for hero in range(first, first + HEROES_EACH)]


def cards_of(feud: Feud, seat: int) -> list[int]:
    """The cards a seat brought, in the order of the set."""
    first = int(feud.first_card(seat))
    return sorted(int(feud.definition[card]) for card in range(first, first + feud.sizes[seat]))
