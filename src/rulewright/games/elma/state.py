"""The state of a game of Elma: the players, their cards, the queue and the battles.

Only data, and how it is copied, saved (`loading.py` is the way back) and re-dealt. A card is a
number: those of the first seat's deck come first, then the second's, and so on. What a card is
(`definition`) lies apart from its number, so that hidden cards can be dealt anew without anything
that refers to them going wrong; a shuffle deals definitions anew to the numbers of a deck. Where a
card is (`place`) is told for every card, and the piles list those that lie in an order.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rulewright.effects.live import Lasting
from rulewright.games.elma.cardset import CardSet, Text
from rulewright.games.elma.records import (
    FOR_ITS_NEXT_BATTLE,
    NONE,
    PARTNER_GONE,
    UNTIL_BATTLE_ENDS,
    AfterBattle,
    Battle,
    Change,
    Control,
    Counters,
    Drive,
    Queued,
)
from rulewright.kernel.bits import bit
from rulewright.kernel.chance import Dice
from rulewright.kernel.state import State
from rulewright.kernel.zone import Zone, zone_of

MOST_SEATS: Final = 6

# Where a card is.
IN_DECK: Final = 0
IN_HAND: Final = 1
OFFLINE: Final = 2
ONLINE: Final = 3
IN_BATTLE: Final = 4
IN_AFTER: Final = 5
IN_QUEUE: Final = 6
BATTLE_LEVEL: Final = 7
AFTER_LEVEL: Final = 8
DISCARDED: Final = 9
BANNED: Final = 10
TAKING_EFFECT: Final = 11
"""An instant that has been played: it never comes into play (ruling.instant-nature)."""
GONE: Final = 12
"""Out of the game with its player (ruling.loss-with-many-players)."""
PLACES: Final = [
    "deck", "hand", "offline", "online", "battle", "after battle", "queue", "current battle",
    "after battle level", "discard pile", "ban pile", "taking effect", "gone",
]  # fmt: skip


UNTIL_BATTLE_IS_OVER: Final = -1
"""What `Lasting.until` has in the place of a turn: the end of the battle, or nothing but the cards
that it is about leaving play."""
WHILE_IT_IS_IN_PLAY: Final = -2
_UNTIL_TURN: Final = -10


def until_turn_of(seat: i64) -> i64:
    """What `Lasting.until` has for what lasts until the next turn of a seat."""
    return _UNTIL_TURN - seat


USED: Final = 1
"""The kind of a mark: used this turn, or (SPENT) come once."""
SPENT: Final = 0
MARKS_A_CARD: Final = 64


def mark_of(card: i64, ability: i64, kind: i64) -> i64:
    """What is noted of an ability of a card."""
    return card * MARKS_A_CARD + 2 * ability + kind


def card_of_mark(mark: i64) -> i64:
    """The card of such a note."""
    return mark // MARKS_A_CARD


EFFECTS_A_CARD: Final = 8


def effect_of(card: i64, ability: i64) -> i64:
    """The number of one effect of a card: no effect answers what it has led to."""
    return card * EFFECTS_A_CARD + ability


class Live:
    """A text that is alive: of which card, for whom."""

    __slots__ = ("seat", "source", "text")

    def __init__(self, source: i64, seat: i64, text: Text) -> None:
        self.source: Final = source
        self.seat: Final = seat
        self.text: Final = text


@final
class Race(State):
    """A game of Elma at one moment."""

    def __init__(  # noqa: PLR0915 - a state is its data
        self, cards: CardSet, seats: i64, sizes: list[int], origin: Race | None = None
    ) -> None:
        super().__init__(seats, origin, publishes_what_all_are_told=True)
        self.cards: Final = cards
        self.sizes: Final = sizes
        """How many cards each deck had at the beginning."""
        if origin is None:
            count = sum(sizes)
            self.definition: Zone = zone_of([NONE] * count)
            self.place: Zone = zone_of([GONE] * count)
            self.owners: Zone = zone_of(
                [seat for seat, size in enumerate(sizes) for _ in range(size)]
            )
            """The seat whose deck each card came from. Never changed: copies share it."""
            self.decks: list[Zone] = [Zone() for _ in range(seats)]
            self.hands: list[Zone] = [Zone() for _ in range(seats)]
            self.discards: list[Zone] = [Zone() for _ in range(seats)]
            self.kuskis: list[Zone] = [Zone() for _ in range(seats)]
            """The kuskis in play that each seat controls, in the order of coming."""
            self.ban_pile: Zone = Zone()
            self.points: Zone = zone_of([0] * seats)
            self.playing: i64 = bit(seats) - 1
            """The seats still in the game, as a mask."""
            self.active: i64 = 0
            self.turn: i64 = 0
            self.phase: i64 = 0
            self.plays: i64 = 0
            """How many kuskis the active player has played this turn."""
            self.last_end: i64 = 0
            """The turn in which a battle last ended; 0 if none has."""
            self.began_offline: Zone = Zone()
            """kuskis.go-online: the kuskis that were offline when this turn began."""
            self.queue: list[Queued] = []
            self.battle: Battle | None = None
            self.drives: list[Drive] = []
            """Those of the current battle, in the order of entering."""
            self.afters: list[AfterBattle] = []
            self.counters: list[Counters] = []
            self.controls: list[Control] = []
            self.changes: list[Change] = []
            """What texts have made of single cards."""
            self.lasting: list[Lasting] = []
            """What instants have begun that goes on."""
            self.marks: Zone = Zone()
            """Abilities that were used this turn, or came once and are over (`mark_of`)."""
            self.improved: Zone = Zone()
            """The kuskis that have improved this turn."""
            self.looked: Zone = Zone()
            """The cards on top of a library that its player looks at, and who that is."""
            self.looker: i64 = NONE
        else:
            self.definition = origin.definition.copy()
            self.place = origin.place.copy()
            self.owners = origin.owners
            self.decks = [zone.copy() for zone in origin.decks]
            self.hands = [zone.copy() for zone in origin.hands]
            self.discards = [zone.copy() for zone in origin.discards]
            self.kuskis = [zone.copy() for zone in origin.kuskis]
            self.ban_pile = origin.ban_pile.copy()
            self.points = origin.points.copy()
            self.playing = origin.playing
            self.active = origin.active
            self.turn = origin.turn
            self.phase = origin.phase
            self.plays = origin.plays
            self.last_end = origin.last_end
            self.began_offline = origin.began_offline.copy()
            self.queue = origin.queue
            self.battle = origin.battle
            self.drives = origin.drives
            self.afters = origin.afters
            self.counters = origin.counters
            self.controls = origin.controls
            self.changes = origin.changes
            self.lasting = origin.lasting
            self.marks = origin.marks.copy()
            self.improved = origin.improved.copy()
            self.looked = origin.looked.copy()
            self.looker = origin.looker
        self.alive: list[Live] | None = None
        """The texts that are alive, worked out when they are asked for (`alive.py`)."""
        self.watched: i64 = 0
        """The verbs that something alive forbids, replaces or answers, as a mask."""
        self.modified: i64 = 0
        """The rules that something alive changes, as a mask."""
        self.asking: i64 = 0
        """The rules that are being worked out, as a mask: what depends on itself is as printed."""

    def clone(self) -> Race:
        copy = Race(self.cards, self.seats, self.sizes, self)
        copy.alive = self.alive
        copy.watched = self.watched
        copy.modified = self.modified
        return copy

    # What is known

    def knows(self, seat: i64, card: i64) -> bool:
        """ruling.hidden-information, ruling.open-information."""
        place = self.place[card]
        if place == IN_DECK:
            return seat == self.looker and card in self.looked
        return place != IN_HAND or self.owners[card] == seat

    # Players

    def is_playing(self, seat: i64) -> bool:
        """Whether a seat is still in the game."""
        return (self.playing >> seat) & 1 == 1

    def players(self) -> i64:
        """How many are still in the game."""
        count: i64 = 0
        for seat in range(self.seats):
            count += (self.playing >> seat) & 1
        return count

    def after(self, seat: i64) -> i64:
        """ruling.turn-order: the next seat round the table that is in the game."""
        found = seat
        while True:
            found += 1
            if found >= self.seats:
                found = 0
            if found == seat or self.is_playing(found):
                return found

    # Whose a card is

    def owner(self, card: i64) -> i64:
        """ruling.piles-belong-to-owners: the seat whose deck it came from."""
        return self.owners[card]

    def controller(self, card: i64) -> i64:
        """The seat that controls a kuski."""
        for control in self.controls:
            if control.card == card:
                return control.seat
        return self.owners[card]

    def is_in_play(self, card: i64) -> bool:
        """Whether it is a kuski in play, wherever."""
        return OFFLINE <= self.place[card] <= IN_AFTER

    # Moving cards about. These only move: what it means is in `deeds.py`.

    def lift(self, card: i64) -> None:
        """Take a card from wherever it is. A kuski that leaves play leaves nothing behind
        (kuskis.removed-no-status, ruling.self-added-is-one-card, ruling.counters)."""
        place = self.place[card]
        owner = self.owners[card]
        if place == IN_HAND:
            self.hands[owner].remove(card)
        elif place == IN_DECK:
            self.decks[owner].remove(card)
        elif place == DISCARDED:
            self.discards[owner].remove(card)
        elif place == BANNED:
            self.ban_pile.remove(card)
        elif place == IN_QUEUE:
            self.queue = [queued for queued in self.queue if queued.level != card]
        elif OFFLINE <= place <= IN_AFTER:
            self._take_out_of_play(card)
        if OFFLINE <= place <= AFTER_LEVEL:
            self._forget(card)
        self.place[card] = GONE
        self.alive = None

    def _take_out_of_play(self, card: i64) -> None:
        self.take_out_of_battles(card)
        self.kuskis[self.controller(card)].remove(card)
        if card in self.began_offline:
            self.began_offline.remove(card)
        self.queue = [queued.without(card) for queued in self.queue]
        if self.battle is not None:
            self.battle = self.battle.without(card)
        self.afters = [after.without(card) for after in self.afters]
        self.counters = [each for each in self.counters if each.card != card]
        self.controls = [each for each in self.controls if each.card != card]

    def _forget(self, card: i64) -> None:
        """ruling.lasting-effects: nothing follows a card out of play."""
        if len(self.changes) > 0:
            self.changes = [each for each in self.changes if each.card != card]
        if len(self.lasting) > 0:
            self.lasting = self._let_go(card, only_of_battle=False)
        if len(self.marks) > 0:
            kept = Zone()
            for place in range(len(self.marks)):
                if card_of_mark(self.marks[place]) != card:
                    kept.append(self.marks[place])
            self.marks = kept

    def _let_go(self, card: i64, *, only_of_battle: bool) -> list[Lasting]:
        kept: list[Lasting] = []
        for lasting in self.lasting:
            left: Lasting | None = lasting
            if not only_of_battle or lasting.until == UNTIL_BATTLE_IS_OVER:
                left = self.cards.texts[lasting.program].let_go(lasting, card)
            if left is not None:
                kept.append(left)
        return kept

    def take_out_of_battles(self, card: i64) -> None:
        """Forget what it drove, in the battle or an after battle (ruling.removed-before-end)."""
        place = self.place[card]
        if place == IN_BATTLE:
            self.drives = _without(self.drives, card)
            if len(self.changes) > 0:
                self.changes = [
                    each for each in self.changes if each.card != card or each.lasts == 0
                ]
            if len(self.lasting) > 0:
                self.lasting = self._let_go(card, only_of_battle=True)
        elif place == IN_AFTER:
            self.afters = [
                after.with_drives(_without(after.drives, card), after.taken_out)
                for after in self.afters
            ]

    def end_of_battle(self) -> None:
        """ruling.lasting-effects: what speaks of the battle that is over ends with it."""
        if len(self.changes) > 0:
            drivers = [drive.card for drive in self.drives]
            self.changes = [
                each
                for each in self.changes
                if each.lasts != UNTIL_BATTLE_ENDS
                and not (each.lasts == FOR_ITS_NEXT_BATTLE and each.card in drivers)
            ]
        if len(self.lasting) > 0:
            self.lasting = [each for each in self.lasting if each.until != UNTIL_BATTLE_IS_OVER]

    def change(self, card: i64, rule: i64, value: i64, lasts: i64) -> None:
        """Let a rule be another for a card."""
        self.changes = [*self.changes, Change(card, rule, value, lasts)]
        self.alive = None

    def stack(self, card: i64, zone: Zone, place: i64) -> None:
        """Put a card that was lifted on top of a pile."""
        zone.append(card)
        self.place[card] = place
        self.alive = None

    def take_from_hand(self, seat: i64, definition: i64) -> i64:
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
        self.definition[found] = self.definition[lowest]
        self.definition[lowest] = definition
        return lowest

    def shuffle_deck(self, seat: i64) -> None:
        """Deal the faces of a deck anew to its cards."""
        deck = self.decks[seat]
        faces = Zone()
        for place in range(len(deck)):
            faces.append(self.definition[deck[place]])
        faces.sort()
        self.shuffle(faces)
        for place in range(len(deck)):
            self.definition[deck[place]] = faces[place]

    # What kuskis drive

    def drive_of(self, card: i64) -> Drive | None:
        """What a kuski drives in the battle or an after battle, if it does."""
        for drive in self.drives:
            if drive.card == card:
                return drive
        for after in self.afters:
            for drive in after.drives:
                if drive.card == card:
                    return drive
        return None

    def replace_drive(self, new: Drive) -> None:
        """Put a drive in the place of the one its kuski had."""
        if self.place[new.card] == IN_BATTLE:
            self.drives = _replaced(self.drives, new)
            return
        self.afters = [
            after.with_drives(_replaced(after.drives, new), after.taken_out)
            for after in self.afters
        ]

    def counters_on(self, card: i64, kind: i64) -> i64:
        """How many counters of a kind are on a kuski."""
        for each in self.counters:
            if each.card == card and each.kind == kind:
                return each.amount
        return 0

    def set_counters(self, card: i64, kind: i64, amount: i64) -> None:
        """Put so many counters of a kind on a kuski in place of those it has."""
        others = [each for each in self.counters if each.card != card or each.kind != kind]
        if amount > 0:
            others.append(Counters(card, kind, amount))
        self.counters = others

    # Dealing anew what a seat cannot know

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Each side's cards that the seat does not know, dealt among themselves."""
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
        self.alive = None

    # Saving

    def dump(self) -> dict[str, object]:
        """Everything as plain JSON values."""
        return {
            "cards": self.cards.fingerprint(self.definition.as_list()),
            "sizes": self.sizes,
            "definition": self.definition.as_list(),
            "place": self.place.as_list(),
            "decks": [zone.as_list() for zone in self.decks],
            "hands": [zone.as_list() for zone in self.hands],
            "discards": [zone.as_list() for zone in self.discards],
            "kuskis": [zone.as_list() for zone in self.kuskis],
            "ban_pile": self.ban_pile.as_list(),
            "points": self.points.as_list(),
            "playing": int(self.playing),
            "active": int(self.active),
            "turn": int(self.turn),
            "phase": int(self.phase),
            "plays": int(self.plays),
            "last_end": int(self.last_end),
            "began_offline": self.began_offline.as_list(),
            "queue": [queued.saved() for queued in self.queue],
            "battle": None if self.battle is None else self.battle.saved(),
            "drives": [drive.saved() for drive in self.drives],
            "afters": [after.saved() for after in self.afters],
            "counters": [each.saved() for each in self.counters],
            "controls": [each.saved() for each in self.controls],
            "changes": [each.saved() for each in self.changes],
            "lasting": [each.saved() for each in self.lasting],
            "marks": self.marks.as_list(),
            "improved": self.improved.as_list(),
            "looked": self.looked.as_list(),
            "looker": int(self.looker),
        }


def _replaced(drives: list[Drive], new: Drive) -> list[Drive]:
    return [new if drive.card == new.card else drive for drive in drives]


def _without(drives: list[Drive], card: i64) -> list[Drive]:
    """The drives but that of one kuski, whose partner has none any more."""
    return [
        drive.with_partner(PARTNER_GONE) if drive.partner == card else drive
        for drive in drives
        if drive.card != card
    ]
