"""The state of a game of Eruma: two gangs, their cards, and where in the turn they are.

Only data, and how it is copied, saved (`loading.py` is the way back) and re-dealt. A card is a number: 0 to 14 are the first
seat's Outlaws, 15 to 29 the second's, from 30 on are places for Henchmen, used again when they
leave. What a card is (`definition`) lies apart from its number, so that hidden cards can be dealt
anew without anything that refers to them going wrong: a card keeps its number from hand to field,
and a shuffle deals definitions anew to the numbers of a Deck.

Sets of cards are masks with a bit for each number.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rulewright.effects.live import Alive, Lasting, LivePower, source_of_mark
from rulewright.games.eruma.board import POSITIONS
from rulewright.games.eruma.cardset import CardSet
from rulewright.kernel.bits import bit
from rulewright.kernel.chance import Dice
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.state import State
from rulewright.kernel.zone import Zone, zone_of

SEATS: Final = 2
DECK_SIZE: Final = 15
OUTLAWS: Final = 30
CARDS: Final = 55
"""Fifteen Outlaws each, and a Henchman on every position at most."""
HENCHMEN_MASK: Final = ((1 << 25) - 1) << 30
SECOND_OUTLAWS: Final = ((1 << 15) - 1) << 15
"""The Outlaws that the second seat owns."""

# Where a card is, beyond the 25 positions.
IN_HAND: Final = 25
IN_DECK: Final = 26
IN_GRAVEYARD: Final = 27
OUT: Final = 28
"""Banished; or the number of a Henchman that is not in use."""

EMPTY: Final = -1
LARGEST_MASK: Final = (1 << 55) - 1
LARGEST_TOTAL: Final = 99
MOST_POINTS: Final = 30
LAST_TURN: Final = 60


@final
class Raid(State):
    """A game of Eruma at one moment."""

    def __init__(  # noqa: PLR0915 - a state is its data
        self, cards: CardSet, origin: Raid | None = None
    ) -> None:
        super().__init__(SEATS, origin)
        self.cards: Final = cards
        if origin is None:
            self.definition: Zone = zone_of([EMPTY] * CARDS)
            self.place: Zone = zone_of([OUT] * CARDS)
            self.grid: Zone = zone_of([EMPTY] * POSITIONS)
            self.hands: list[Zone] = [Zone(), Zone()]
            self.decks: list[Zone] = [Zone(), Zone()]
            self.graves: list[Zone] = [Zone(), Zone()]
            self.extras: list[Zone] = [Zone(), Zone()]
            """Definitions of the Henchmen in each Extra Deck, in rising order."""
            self.gone: list[Zone] = [Zone(), Zone()]
            """Definitions of banished Henchmen."""
            self.field: i64 = 0
            """The cards on the Playfield."""
            self.up: i64 = 0
            self.tired: i64 = 0
            self.left: i64 = 0
            """Of the exhausted cards those turned left."""
            self.second: i64 = 0
            """The cards that the second seat controls, or controlled when they left."""
            self.second_owns: i64 = 0
            """The Henchmen that the second seat owns, or owned when they left."""
            self.stole: i64 = 0
            """The cards that took the steal action this turn."""
            self.seen: list[int] = [0, 0]
            """For each seat the hidden cards whose faces it knows, besides its own."""
            self.shown_curses: i64 = 0
            """The cards in hand that were shown because of their Curse."""
            self.moved: i64 = 0
            """The cards that took the move action this turn, or attacked."""
            self.attacked: i64 = 0
            """The cards that attacked this turn."""
            self.spent: list[int] = []
            """Notes on each "when" that has come (`effects/live.py`)."""
            self.treasure: Zone = zone_of([0, 0])
            self.active: i64 = 0
            self.turn: i64 = 0
            self.phase: i64 = 0
            self.points: i64 = 0
            self.powers: list[LivePower] = []
            self.lasting: list[Lasting] = []
        else:
            self.definition = origin.definition.copy()
            self.place = origin.place.copy()
            self.grid = origin.grid.copy()
            self.hands = [origin.hands[0].copy(), origin.hands[1].copy()]
            self.decks = [origin.decks[0].copy(), origin.decks[1].copy()]
            self.graves = [origin.graves[0].copy(), origin.graves[1].copy()]
            self.extras = [origin.extras[0].copy(), origin.extras[1].copy()]
            self.gone = [origin.gone[0].copy(), origin.gone[1].copy()]
            self.field = origin.field
            self.up = origin.up
            self.tired = origin.tired
            self.left = origin.left
            self.second = origin.second
            self.second_owns = origin.second_owns
            self.stole = origin.stole
            self.seen = origin.seen[:]
            self.shown_curses = origin.shown_curses
            self.moved = origin.moved
            self.attacked = origin.attacked
            self.spent = origin.spent
            self.treasure = origin.treasure.copy()
            self.active = origin.active
            self.turn = origin.turn
            self.phase = origin.phase
            self.points = origin.points
            self.powers = origin.powers
            self.lasting = origin.lasting
        self.alive: list[Alive] | None = None
        """What is alive now, worked out when it is asked for (`alive.py`)."""
        self.watched: i64 = 0
        """The verbs that something alive forbids, replaces or answers, as a mask."""
        self.modified: i64 = 0
        """The rules that something alive changes, as a mask."""
        self.granted: Zone | None = None
        """The types that something alive gives to each card, if anything does."""

    def clone(self) -> Raid:
        copy = Raid(self.cards, self)
        copy.alive = self.alive
        copy.watched = self.watched
        copy.modified = self.modified
        copy.granted = self.granted
        return copy

    # What is known

    def tell(  # noqa: PLR0913 - as the kernel's
        self,
        audience: i64,
        kind: i64,
        first: i64 = -1,
        second: i64 = -1,
        third: i64 = -1,
        fourth: i64 = -1,
    ) -> None:
        """Nearly all that happens is seen by both: whatever both are told tells situations apart."""
        if audience == EVERYONE:
            self.publish(kind)
            self.publish(first)
            self.publish(second)
            self.publish(third)
            self.publish(fourth)
        super().tell(audience, kind, first, second, third, fourth)

    # What a card is and whose

    def controller(self, card: i64) -> i64:
        """The seat that controls it."""
        return (self.second >> card) & 1

    def owner(self, card: i64) -> i64:
        """The seat that brought it (ruling.owner-and-controller)."""
        if card < OUTLAWS:
            return 0 if card < DECK_SIZE else 1
        return (self.second_owns >> card) & 1

    def kind(self, card: i64) -> i64:
        """Its class, or Henchman, as a bit."""
        return self.cards.kinds[self.definition[card]]

    def controlled(self, seat: i64) -> i64:
        """The cards on the Playfield that a seat controls."""
        return self.field & self.second if seat == 1 else self.field & ~self.second

    def knows(self, seat: i64, card: i64) -> bool:
        """Whether a seat (or nobody in particular: any other number) knows the card's face."""
        place = self.place[card]
        if place < POSITIONS:
            if (self.up >> card) & 1 == 1:
                return True
            if self.controller(card) == seat:
                return True
        elif place == IN_HAND:
            if self.owner(card) == seat or (self.shown_curses >> card) & 1 == 1:
                return True
        elif place in (IN_GRAVEYARD, OUT):
            return True
        if seat in {0, 1}:
            return (self.seen[seat] >> card) & 1 == 1
        return (self.seen[0] & self.seen[1]) >> card & 1 == 1

    # Moving cards about. These only move: what it means is in `deeds.py`.

    def lift(self, card: i64) -> None:
        """Take the card from wherever it is."""
        place = self.place[card]
        owner = self.owner(card)
        if place < POSITIONS:
            self.grid[place] = EMPTY
            gone = ~bit(card)
            self.field &= gone
            self.up &= gone
            self.tired &= gone
            self.left &= gone
        elif place == IN_HAND:
            self.hands[owner].remove(card)
            self.shown_curses &= ~bit(card)
        elif place == IN_DECK:
            self.decks[owner].remove(card)
        elif place == IN_GRAVEYARD:
            self.graves[owner].remove(card)
        self.place[card] = OUT
        self.renew(card)
        self.alive = None

    def renew(self, card: i64) -> None:
        """ruling.when-once: each "when" of the card may come again."""
        if len(self.spent) > 0:
            self.spent = [mark for mark in self.spent if source_of_mark(mark) != card]

    def put(self, card: i64, position: i64) -> None:
        """Set a card that was lifted on an empty position, ready, facing as `up` says. Its owner
        controls it (ruling.owner-and-controller)."""
        if self.owner(card) == 1:
            self.second |= bit(card)
        else:
            self.second &= ~bit(card)
        self.grid[position] = card
        self.place[card] = position
        self.field |= bit(card)
        self.alive = None

    def shift(self, card: i64, position: i64) -> None:
        """Move a card that stands on the Playfield to an empty position."""
        self.grid[self.place[card]] = EMPTY
        self.grid[position] = card
        self.place[card] = position
        self.alive = None

    def stack(self, card: i64, zone: Zone, place: i64) -> None:
        """Put a card that was lifted on top of a zone."""
        zone.append(card)
        self.place[card] = place
        self.alive = None

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
        self.alive = None

    def learn(self, seat: i64, cards: i64) -> None:
        """A seat comes to know the faces of some hidden cards; what holds may depend on that
        (ruling.hidden-faces)."""
        self.seen[seat] |= cards
        self.alive = None

    def mix_hand(self, seat: i64) -> None:
        """The other seat cannot tell any more which card of the hand is which."""
        hand = self.hands[seat]
        for place in range(len(hand)):
            self.seen[1 - seat] &= ~bit(hand[place])
        self.alive = None

    # Dealing anew what a seat cannot know

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Each side's cards that the seat does not know, dealt among themselves.

        A Curse that is shown as soon as it is in hand (ruling.curse) is in no hand that the seat
        cannot see.
        """
        for side in range(SEATS):
            cards = Zone()
            away = Zone()
            faces = Zone()
            curses = Zone()
            first = side * DECK_SIZE
            for card in range(first, first + DECK_SIZE):
                if not self.knows(seat, card):
                    in_hand = self.place[card] == IN_HAND
                    (cards if in_hand else away).append(card)
                    face = self.definition[card]
                    (curses if self.cards.open_curse[face] else faces).append(face)
            _mix(away, dice)
            curses.sort()
            for place in range(len(curses)):
                self.definition[away.pop()] = curses[place]
            cards.extend(away)
            cards.sort()
            faces.sort()
            _mix(faces, dice)
            for place in range(len(cards)):
                self.definition[cards[place]] = faces[place]
        self.alive = None

    # Saving

    def brought(self) -> list[int]:
        """The definitions of all cards of the match, wherever they are now."""
        found = [definition for definition in self.definition.as_list() if definition != EMPTY]
        for zone in (*self.extras, *self.gone):
            found += zone.as_list()
        return found

    def dump(self) -> dict[str, object]:
        """Everything as plain JSON values."""
        return {
            "cards": self.cards.fingerprint(self.brought()),
            "definition": self.definition.as_list(),
            "place": self.place.as_list(),
            "hands": [hand.as_list() for hand in self.hands],
            "decks": [deck.as_list() for deck in self.decks],
            "graves": [grave.as_list() for grave in self.graves],
            "extras": [extra.as_list() for extra in self.extras],
            "gone": [gone.as_list() for gone in self.gone],
            "up": int(self.up),
            "tired": int(self.tired),
            "left": int(self.left),
            "second": int(self.second),
            "second_owns": int(self.second_owns),
            "stole": int(self.stole),
            "seen": self.seen[:],
            "shown_curses": int(self.shown_curses),
            "moved": int(self.moved),
            "attacked": int(self.attacked),
            "spent": self.spent[:],
            "treasure": self.treasure.as_list(),
            "active": int(self.active),
            "turn": int(self.turn),
            "phase": int(self.phase),
            "points": int(self.points),
            "powers": [power.saved() for power in self.powers],
            "lasting": [lasting.saved() for lasting in self.lasting],
        }


def _mix(zone: Zone, dice: Dice) -> None:
    """Put a zone in an order of the dice's own."""
    for place in range(len(zone) - 1, 0, -1):
        other = dice.below(place + 1)
        item = zone[place]
        zone[place] = zone[other]
        zone[other] = item
