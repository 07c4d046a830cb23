"""The cards of a game of Grimterra: what each is, whose, where it lies, and who knows its face.

What a card is (`definition`) lies apart from its number, so that hidden cards can be dealt anew without anything that
refers to them going wrong; a shuffle deals definitions anew to the numbers of a deck. Where a card is (`place`) is told
for every card, and the piles list those that lie in an order. A bluffed card lies in its player's discard pile like any
other, but only its player ever knows what it is (bluff.secret-for-good).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import CardId, Definition, Seat
from rulewright.effects.state import EffectsState
from rulewright.games.grimterra.rules import numbering
from rulewright.games.grimterra.rules.cardset import CardSet
from rulewright.games.grimterra.rules.ids import DefinitionOfEach, Pile, PlaceOfEach, Seats
from rulewright.games.grimterra.rules.numbering import (
    BLUFFED,
    FIGHTERS_EACH,
    HEROES_EACH,
    IN_DECK,
    IN_HAND,
    MINIONS_EACH,
    NONE,
    PLACED,
)
from rulewright.games.grimterra.rules.records import Seen
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
    seen: list[Seen]
    """The hidden cards that somebody knows besides their player."""
    playing: Seats
    """The seats still in the game."""

    def __init__(
        self, cards: CardSet, seats: i64, sizes: list[int], origin: CardsInPlace | None = None
    ) -> None:
        count = sum(sizes) + int(seats) * FIGHTERS_EACH
        super().__init__(seats, cards.book, cards.programs, count, origin)
        self.cards: Final = cards
        self.sizes: Final = sizes
        """How many cards each deck had at the beginning."""
        self.fighters: Final = seats * FIGHTERS_EACH
        """Cards with a number below this are heroes and minions."""
        if origin is not None:
            copy_fields(CardsInPlace, self, origin)
            self.owners: Zone = origin.owners
            """The seat of each card. Never changed: copies share it."""
        else:
            self.definition = zone_of([NONE] * count)
            self.place = zone_of([numbering.GONE] * count)
            self.decks = [Zone() for _ in range(seats)]
            self.hands = [Zone() for _ in range(seats)]
            self.discards = [Zone() for _ in range(seats)]
            self.seen = []
            self.playing = bit(seats) - 1
            owners: list[int] = []
            for each in (HEROES_EACH, MINIONS_EACH):
                for seat in range(int(seats)):
                    owners += [seat] * each
            for seat, size in enumerate(sizes):
                owners += [seat] * size
            self.owners = zone_of(owners)

    # Which numbers are whose

    def first_minion(self, seat: Seat) -> i64:
        """The first of the numbers for a seat's minions."""
        return self.seats * HEROES_EACH + seat * MINIONS_EACH

    def first_card(self, seat: Seat) -> i64:
        """The first of the numbers of a seat's deck."""
        first: i64 = self.fighters
        for other in range(seat):
            first += self.sizes[other]
        return first

    def owner(self, card: CardId) -> Seat:
        """The seat that brought a card."""
        return self.owners[card]

    # Players

    def is_playing(self, seat: Seat) -> bool:
        """Whether a seat is still in the game."""
        return (self.playing >> seat) & 1 == 1

    def those_playing(self) -> list[int]:
        """The seats that are still in the game."""
        return [seat for seat in range(int(self.seats)) if self.is_playing(seat)]

    def after(self, seat: Seat) -> Seat:
        """ruling.turn-order: the next seat round the table that is in the game."""
        found = seat
        while True:
            found += 1
            if found >= self.seats:
                found = 0
            if found == seat or self.is_playing(found):
                return found

    # What is known

    def knows(self, seat: Seat, card: CardId) -> bool:
        """ruling.hidden-information, ruling.bluff-owner-may-look."""
        place = self.place[card]
        if place > PLACED or place == numbering.DISCARDED:
            return True
        if place != IN_DECK and self.owners[card] == seat:
            return True
        return len(self.seen) > 0 and (self.seen_by(card) >> seat) & 1 == 1

    def seen_by(self, card: CardId) -> i64:
        """Who knows a hidden card besides its player, as an audience."""
        for each in self.seen:
            if each.card == card:
                return each.by
        return 0

    def let_see(self, card: CardId, audience: i64) -> None:
        """These know the card from now on, and nobody else but its player."""
        if len(self.seen) == 0 and audience == 0:
            return
        others = [each for each in self.seen if each.card != card]
        if audience != 0:
            others.append(Seen(card, audience))
        self.seen = others

    def lose_sight_of_hand(self, seat: Seat) -> None:
        """A card of this hand is placed face down: others cannot tell any more which of its cards are left in it."""
        if len(self.seen) > 0:
            hand = self.hands[seat]
            self.seen = [each for each in self.seen if each.card not in hand]

    # Moving cards about

    def lift(self, card: CardId) -> None:
        """Take a card of a deck from wherever it lies in a pile. What it leaves in play is `Feud.take_off`."""
        place = self.place[card]
        owner = self.owners[card]
        if place == IN_HAND:
            self.hands[owner].remove(card)
        elif place == IN_DECK:
            self.decks[owner].remove(card)
        elif place in (numbering.DISCARDED, BLUFFED):
            self.discards[owner].remove(card)
        self.forget_what_happened_to(card)
        self.let_see(card, 0)
        self.place[card] = numbering.GONE

    def stack(self, card: CardId, zone: Zone, place: i64) -> None:
        """Put a card that was lifted on top of a pile."""
        zone.append(card)
        self.place[card] = place

    def take_from_hand(self, seat: Seat, definition: Definition) -> i64:
        """The number of such a card in a hand, before it leaves it. It gets the lowest number of that hand, and the
        card that had it gets its own: so no number tells when a card was drawn."""
        hand = self.hands[seat]
        found: i64 = NONE
        lowest = hand[0]
        for place in range(len(hand)):
            card = hand[place]
            if self.definition[card] == definition:
                found = card
            lowest = min(lowest, card)
        if found != lowest:
            self._swap_faces(found, lowest)
        return lowest

    def _swap_faces(self, one: CardId, other: CardId) -> None:
        """Two cards of a hand change their numbers: what others know of them goes along."""
        face = self.definition[one]
        self.definition[one] = self.definition[other]
        self.definition[other] = face
        if len(self.seen) > 0:
            by = self.seen_by(one)
            self.let_see(one, self.seen_by(other))
            self.let_see(other, by)

    def shown_from_hand(self, cards: list[int]) -> list[int]:
        """The same cards, before others see them: those of a hand get its lowest numbers, in the order of their faces,
        so that no number tells when a card was drawn."""
        found = [card for card in cards if self.place[card] != IN_HAND]
        for seat in range(self.seats):
            faces = sorted(
                int(self.definition[card])
                for card in cards
                if self.place[card] == IN_HAND and self.owners[card] == seat
            )
            taken: list[int] = []
            for face in faces:
                taken.append(int(self._lowest_with(seat, face, taken)))
            found += taken
        return found

    def _lowest_with(self, seat: Seat, definition: Definition, taken: list[int]) -> i64:
        """The lowest number of a hand but those that are taken, which gets that face."""
        hand = self.hands[seat]
        found: i64 = NONE
        lowest: i64 = NONE
        for place in range(len(hand)):
            card = hand[place]
            if card in taken:
                continue
            if self.definition[card] == definition:
                found = card
            lowest = card if lowest == NONE else min(lowest, card)
        if found != lowest:
            self._swap_faces(found, lowest)
        return lowest

    def as_they_lie(self, cards: list[int], *, from_the_bottom: bool) -> list[int]:
        """The cards, those of a deck in the order in which they lie there: from the top, or from the bottom."""
        if len(cards) < 2 or self.place[cards[0]] != IN_DECK:
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
        """Each side's cards that the seat does not know, dealt among themselves: those in decks, and others' hands,
        placed and bluffed cards. A spell that is cast lies open."""
        if len(self.seen) > 0:
            self._forget_what_others_know(seat)
        card: i64 = self.fighters
        for side in range(self.seats):
            cards = Zone()
            faces = Zone()
            for _ in range(self.sizes[side]):
                place = self.place[card]
                if place <= PLACED and not self.knows(seat, card):
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
        """Which of the cards others know, a seat cannot tell. Those it knows itself in a hand of another have the lowest
        numbers of that hand, as no number tells it when they were drawn."""
        own = [each for each in self.seen if self.owners[each.card] == seat]
        for side in range(self.seats):
            if side == seat:
                continue
            for each in self.seen:
                is_held = self.place[each.card] == IN_HAND
                if self.owners[each.card] == side and not is_held and (each.by >> seat) & 1 == 1:
                    own.append(Seen(each.card, bit(seat)))
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
        self.seen = sorted(own, key=_card_of)


def _card_of(seen: Seen) -> int:
    return int(seen.card)
