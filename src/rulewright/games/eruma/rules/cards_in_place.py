"""The cards of a game of Eruma: what each is, whose, where it lies, and who knows its face.

What a card is (`definition`) lies apart from its number (`numbering.py`), so that hidden cards can
be dealt anew without anything that refers to them going wrong: a card keeps its number from hand to
field, and a shuffle deals definitions anew to the numbers of a Deck. Cards are only moved here:
what it means is in `deeds.py`, and the rest of the state in `state.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.state import EffectsState
from rulewright.games.eruma.rules import numbering
from rulewright.games.eruma.rules.board import POSITIONS, TREASURES
from rulewright.games.eruma.rules.cardset import CardSet
from rulewright.games.eruma.rules.numbering import (
    Cards,
    CardsBySeat,
    DefinitionsByCard,
    Pile,
    PlacesByCard,
    PrintedPile,
)
from rulewright.kernel.bits import bit
from rulewright.kernel.fields import copy_fields, state_fields
from rulewright.kernel.zone import Zone, zone_of


@state_fields
class CardsInPlace(EffectsState):
    """Every card of both gangs at one moment."""

    definition: DefinitionsByCard
    place: PlacesByCard
    hands: list[Pile]
    decks: list[Pile]
    graves: list[Pile]
    extras: list[PrintedPile]
    """The Henchmen in each Extra Deck, in rising order."""
    gone: list[PrintedPile]
    """Banished Henchmen."""
    up: Cards
    tired: Cards
    left: Cards
    """Of the exhausted cards those turned left."""
    second: Cards
    """The cards that the second seat controls, or controlled when they left."""
    second_owns: Cards
    """The Henchmen that the second seat owns, or owned when they left."""
    seen: CardsBySeat
    """For each seat the hidden cards whose faces it knows, besides its own."""
    shown_curses: Cards
    """The cards in hand that were shown because of their Curse."""

    def __init__(self, cards: CardSet, origin: CardsInPlace | None = None) -> None:
        super().__init__(numbering.SEATS, cards.book, cards.programs, numbering.CARDS, origin)
        self.cards: Final = cards
        self.classes: Zone | None = None
        """The classes of each card, if anything alive changes some (ruling.changed-class)."""
        if origin is not None:
            copy_fields(CardsInPlace, self, origin)
            self.grid: Zone = origin.grid.copy()
            """The card on each position: follows from `place`, as does `field`."""
            self.field: Cards = origin.field
            """The cards on the Playfield."""
            return
        self.definition = zone_of([numbering.EMPTY] * numbering.CARDS)
        self.place = zone_of([numbering.OUT] * numbering.CARDS)
        self.hands = [Zone(), Zone()]
        self.decks = [Zone(), Zone()]
        self.graves = [Zone(), Zone()]
        self.extras = [Zone(), Zone()]
        self.gone = [Zone(), Zone()]
        self.up = self.tired = self.left = self.second = self.second_owns = self.shown_curses = 0
        self.seen = zone_of([0, 0])
        self.grid = zone_of([numbering.EMPTY] * POSITIONS)
        self.field = 0

    # What a card is and whose

    def controller(self, card: i64) -> i64:
        """The seat that controls it."""
        return (self.second >> card) & 1

    def owner(self, card: i64) -> i64:
        """The seat that brought it (ruling.owner-and-controller)."""
        if card < numbering.OUTLAWS:
            return 0 if card < numbering.DECK_SIZE else 1
        return (self.second_owns >> card) & 1

    def kind(self, card: i64) -> i64:
        """Its classes, or Henchman, as a bit each: as printed, but for what effects change."""
        self.live_now()
        classes = self.classes
        return self.cards.kinds[self.definition[card]] if classes is None else classes[card]

    def controlled(self, seat: i64) -> i64:
        """The cards on the Playfield that a seat controls."""
        return self.field & self.second if seat == 1 else self.field & ~self.second

    def position_of(self, card: i64) -> i64:
        """Where it stands on the Playfield; -1 if it is elsewhere."""
        place = self.place[card]
        return place if place < POSITIONS else -1

    def comes_to_treasure(self, card: i64, position: i64) -> bool:
        """Whether it would come onto Treasure there, from elsewhere."""
        return (TREASURES >> position) & 1 == 1 and (TREASURES >> self.place[card]) & 1 == 0

    def is_up(self, card: i64) -> bool:
        """Whether it lies face-up on the Playfield."""
        return (self.up >> card) & 1 == 1

    def knows(self, seat: i64, card: i64) -> bool:
        """Whether a seat (or nobody in particular: any other number) knows the card's face."""
        place = self.place[card]
        if place < POSITIONS:
            if self.is_up(card) or self.controller(card) == seat:
                return True
        elif place == numbering.IN_HAND:
            if self.owner(card) == seat or (self.shown_curses >> card) & 1 == 1:
                return True
        elif place in (numbering.IN_GRAVEYARD, numbering.OUT):
            return True
        if seat in {0, 1}:
            return (self.seen[seat] >> card) & 1 == 1
        return (self.seen[0] & self.seen[1]) >> card & 1 == 1

    # Moving cards about

    def lift(self, card: i64) -> None:
        """Take the card from wherever it is."""
        place = self.place[card]
        owner = self.owner(card)
        if place < POSITIONS:
            self.grid[place] = numbering.EMPTY
            gone = ~bit(card)
            self.field &= gone
            self.up &= gone
            self.tired &= gone
            self.left &= gone
        elif place == numbering.IN_HAND:
            self.hands[owner].remove(card)
            self.shown_curses &= ~bit(card)
        elif place == numbering.IN_DECK:
            self.decks[owner].remove(card)
        elif place == numbering.IN_GRAVEYARD:
            self.graves[owner].remove(card)
        self.place[card] = numbering.OUT
        self.forget_marks_of(card)
        self.forget_what_happened_to(card)
        self.nothing_is_certain()

    def put(self, card: i64, position: i64) -> None:
        """Set a card that was lifted on an empty position, ready, facing as `up` says. Its owner
        controls it (ruling.owner-and-controller)."""
        self.second = with_or_without(self.second, card, is_in=self.owner(card) == 1)
        self.grid[position] = card
        self.place[card] = position
        self.field |= bit(card)
        self.nothing_is_certain()

    def shift(self, card: i64, position: i64) -> None:
        """Move a card that stands on the Playfield to an empty position."""
        self.grid[self.place[card]] = numbering.EMPTY
        self.grid[position] = card
        self.place[card] = position
        self.nothing_is_certain()

    def stack(self, card: i64, zone: Zone, place: i64) -> None:
        """Put a card that was lifted on top of a zone."""
        zone.append(card)
        self.place[card] = place
        self.nothing_is_certain()

    def shuffle_deck(self, seat: i64) -> None:
        """Deal the faces of a Deck anew to its cards; nobody knows any of them then."""
        deck = self.decks[seat]
        faces = Zone()
        for place in range(len(deck)):
            faces.append(self.definition[deck[place]])
        faces.sort()
        self.shuffle(faces)
        for place in range(len(deck)):
            card = deck[place]
            self.definition[card] = faces[place]
            self.forget(card)

    def forget(self, card: i64) -> None:
        """Nobody knows the card any more."""
        self.seen[0] &= ~bit(card)
        self.seen[1] &= ~bit(card)
        self.nothing_is_certain()

    def learn(self, seat: i64, cards: i64) -> None:
        """A seat comes to know the faces of some hidden cards; what holds may depend on that
        (ruling.hidden-faces)."""
        self.seen[seat] |= cards
        self.nothing_is_certain()

    def learn_both(self, card: i64) -> None:
        """Both seats come to know a card's face."""
        self.learn(0, bit(card))
        self.learn(1, bit(card))

    def mix_hand(self, seat: i64) -> None:
        """The other seat cannot tell any more which card of the hand is which."""
        hand = self.hands[seat]
        for place in range(len(hand)):
            self.seen[1 - seat] &= ~bit(hand[place])
        self.nothing_is_certain()


def with_or_without(cards: i64, card: i64, *, is_in: bool) -> i64:
    """A set of cards, with a card in it or not."""
    return cards | bit(card) if is_in else cards & ~bit(card)
