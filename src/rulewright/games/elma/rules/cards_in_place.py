"""The cards of a game of Elma: what each is, whose, where it lies, and who knows its face.

A card is a number: those of the first seat's deck come first, then the second's, and so on. What a
card is (`definition`) lies apart from its number, so that hidden cards can be dealt anew without
anything that refers to them going wrong; a shuffle deals definitions anew to the numbers of a deck.
Where a card is (`place`) is told for every card, and the piles list those that lie in an order. What
the cards are about (queue, battles, what lasts) is in `state.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import CardId, Definition, Seat
from rulewright.effects.state import EffectsState
from rulewright.games.elma.rules import numbering
from rulewright.games.elma.rules.cardset import CardSet
from rulewright.games.elma.rules.ids import DefinitionOfEach, Looker, Pile, PlaceOfEach, Seats
from rulewright.games.elma.rules.records import NONE, Control, Seen
from rulewright.kernel.bits import bit
from rulewright.kernel.chance import Dice
from rulewright.kernel.fields import copy_fields, state_fields
from rulewright.kernel.zone import Zone, zone_of


@state_fields
class CardsInPlace(EffectsState):
    """Every player's cards at one moment."""

    definition: DefinitionOfEach
    place: PlaceOfEach
    decks: list[Pile]
    hands: list[Pile]
    discards: list[Pile]
    kuskis: list[Pile]
    """The kuskis in play that each seat controls, in the order of coming."""
    ban_pile: Pile
    controls: list[Control]
    looked: Pile
    """The cards on top of a library that its player looks at, and who that is."""
    looker: Looker
    seen: list[Seen]
    """The hidden cards that somebody knows besides whoever holds them."""
    playing: Seats
    """The seats still in the game."""

    def __init__(
        self, cards: CardSet, seats: i64, sizes: list[int], origin: CardsInPlace | None = None
    ) -> None:
        super().__init__(seats, cards.book, cards.programs, sum(sizes), origin)
        self.cards: Final = cards
        self.sizes: Final = sizes
        """How many cards each deck had at the beginning."""
        if origin is not None:
            copy_fields(CardsInPlace, self, origin)
            self.owners: Zone = origin.owners
            """The seat whose deck each card came from. Never changed: copies share it."""
        else:
            self.definition = zone_of([NONE] * sum(sizes))
            self.place = zone_of([numbering.GONE] * sum(sizes))
            self.decks = [Zone() for _ in range(seats)]
            self.hands = [Zone() for _ in range(seats)]
            self.discards = [Zone() for _ in range(seats)]
            self.kuskis = [Zone() for _ in range(seats)]
            self.ban_pile = Zone()
            self.controls = []
            self.looked = Zone()
            self.looker = NONE
            self.seen = []
            self.playing = bit(seats) - 1
            self.owners = zone_of([seat for seat, size in enumerate(sizes) for _ in range(size)])
        self.rules_changed: i64 = 0
        """The rules that something alive changes, or that are another for a single card, as a mask: worked
        out with what is alive."""
        self.asking: i64 = 0
        """The rules that are being worked out, as a mask: what depends on itself is as printed."""

    # What is known

    def knows(self, seat: Seat, card: CardId) -> bool:
        """ruling.hidden-information, ruling.open-information."""
        place = self.place[card]
        if place not in (numbering.IN_DECK, numbering.IN_HAND) or (
            place == numbering.IN_HAND and self.owners[card] == seat
        ):
            return True
        return (self.seen_by(card) >> seat) & 1 == 1

    def seen_by(self, card: CardId) -> i64:
        """Who knows a hidden card that they do not hold, as an audience."""
        for each in self.seen:
            if each.card == card:
                return each.by
        return 0

    def let_see(self, card: CardId, audience: i64) -> None:
        """These know the card from now on, and nobody else but whoever holds it."""
        if len(self.seen) == 0 and audience == 0:
            return
        others = [each for each in self.seen if each.card != card]
        if audience != 0:
            others.append(Seen(card, audience))
        self.seen = others

    def show(self, seat: Seat, cards: list[int]) -> None:
        """Some cards of a hand are about to be shown. Who knew of such a card cannot tell whether it is
        that one: of those alike they know one less."""
        if len(self.seen) == 0:
            return
        hand = self.hands[seat]
        for card in cards:
            knew = self.seen_by(card)
            self.let_see(card, 0)
            for place in range(len(hand)):
                other = hand[place]
                if other in cards or self.definition[other] != self.definition[card]:
                    continue
                by = self.seen_by(other)
                self.let_see(other, by & knew)
                knew |= by

    # Players

    def is_playing(self, seat: Seat) -> bool:
        """Whether a seat is still in the game."""
        return (self.playing >> seat) & 1 == 1

    def those_playing(self) -> list[int]:
        """The seats that are still in the game."""
        return [seat for seat in range(int(self.seats)) if self.is_playing(seat)]

    def players(self) -> i64:
        """How many are still in the game."""
        return len(self.those_playing())

    def after(self, seat: Seat) -> Seat:
        """ruling.turn-order: the next seat round the table that is in the game."""
        found = seat
        while True:
            found += 1
            if found >= self.seats:
                found = 0
            if found == seat or self.is_playing(found):
                return found

    # Whose a card is

    def owner(self, card: CardId) -> Seat:
        """ruling.piles-belong-to-owners: the seat whose deck it came from."""
        return self.owners[card]

    def controller(self, card: CardId) -> Seat:
        """The seat that controls a kuski."""
        for control in self.controls:
            if control.card == card:
                return control.seat
        return self.owners[card]

    def is_in_play(self, card: CardId) -> bool:
        """Whether it is a kuski in play, wherever."""
        return numbering.OFFLINE <= self.place[card] <= numbering.IN_AFTER

    def stack(self, card: CardId, zone: Zone, place: i64) -> None:
        """Put a card that was lifted on top of a pile."""
        zone.append(card)
        self.place[card] = place
        if numbering.OFFLINE <= place <= numbering.IN_AFTER:
            self.nothing_is_certain()

    def take_from_hand(self, seat: Seat, definition: Definition) -> i64:
        """The number of such a card in a hand, before it is shown. It gets the lowest number of that
        hand, and the card that had it gets its own: so no number tells when a card was drawn."""
        hand = self.hands[seat]
        found: i64 = NONE
        lowest = hand[0]
        for place in range(len(hand)):
            card = hand[place]
            if self.definition[card] == definition:
                found = card
            lowest = min(lowest, card)
        self.show(seat, [int(found)])
        if found != lowest:
            self.let_see(found, self.seen_by(lowest))
            self.let_see(lowest, 0)
        self.definition[found] = self.definition[lowest]
        self.definition[lowest] = definition
        return lowest

    def look_away_from(self, card: CardId) -> None:
        """Nobody looks at the card any more: it goes elsewhere."""
        if card in self.looked:
            self.looked.remove(card)
            if len(self.looked) == 0:
                self.looker = NONE

    def as_they_lie(self, cards: list[int], *, from_the_bottom: bool) -> list[int]:
        """The cards, those of a library in the order in which they lie there: from the top, or from the bottom."""
        if len(cards) < 2 or self.place[cards[0]] != numbering.IN_DECK:
            return cards
        deck = self.decks[self.owners[cards[0]]]
        found = [int(deck[place]) for place in range(len(deck)) if deck[place] in cards]
        if not from_the_bottom:
            found.reverse()
        return found

    def shuffle_deck(self, seat: Seat) -> None:
        """Deal the faces of a deck anew to its cards: nobody knows any of them then."""
        deck = self.decks[seat]
        if len(self.seen) > 0:
            self.seen = [each for each in self.seen if each.card not in deck]
        faces = Zone()
        for place in range(len(deck)):
            faces.append(self.definition[deck[place]])
        faces.sort()
        self.shuffle(faces)
        for place in range(len(deck)):
            self.definition[deck[place]] = faces[place]

    # Dealing anew what a seat cannot know

    def redeal(self, seat: Seat, dice: Dice) -> None:
        """Each side's cards that the seat does not know, dealt among themselves."""
        if len(self.seen) > 0:
            self._forget_what_others_know(seat)
        card: i64 = 0
        for side in range(self.seats):
            cards = Zone()
            faces = Zone()
            for _ in range(self.sizes[side]):
                if not self.knows(seat, card):
                    cards.append(card)
                    faces.append(self.definition[card])
                card += 1
            faces.sort()
            for place in range(len(faces) - 1, 0, -1):
                other = dice.below(place + 1)
                face = faces[place]
                faces[place] = faces[other]
                faces[other] = face
            for place in range(len(cards)):
                self.definition[cards[place]] = faces[place]

    def _forget_what_others_know(self, seat: Seat) -> None:
        """Which of the cards others know, a seat cannot tell. Those it knows itself in a hand of
        another have the lowest numbers of that hand, as no number tells it when they were drawn."""
        own = [each for each in self.seen if self.owners[each.card] == seat]
        for side in range(self.seats):
            if side == seat:
                continue
            known: list[int] = []
            hidden: list[int] = []
            hand = sorted(self.hands[side].as_list())
            for card in hand:
                (known if self.knows(seat, card) else hidden).append(int(self.definition[card]))
            if len(known) == 0:
                continue
            known.sort()
            for place, face in enumerate(known + hidden):
                self.definition[hand[place]] = face
            own += [Seen(card, bit(seat)) for card in hand[: len(known)]]
        self.seen = own
