"""The state of a duel: two duellists, their cards and relics, and where in the turn they are.

Only data, and how it is copied, saved and re-dealt. What happens is in `rules.py`
and `clash.py`.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

from rulewright.games.allumbra.rules.tables import CardTable, RelicTable
from rulewright.kernel import saved
from rulewright.kernel.bits import bit
from rulewright.kernel.chance import Dice
from rulewright.kernel.errors import SaveError
from rulewright.kernel.state import State
from rulewright.kernel.zone import Zone

Seat: TypeAlias = i64
Count: TypeAlias = i64
Moment: TypeAlias = i64
"""When a relic's condition may be met."""
Relics: TypeAlias = i64
"""A set of a duellist's relics: a bit for each."""

DUELLISTS: Final = 2
MOST_ENERGY: Final = 10
MOST_AMMO: Final = 10
FIRST_AMMO: Final = 5
OPENING_HAND: Final = 6
CARDS_A_TURN: Final = 3
LAST_TURN: Final = 30

NEVER: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Relic:
    """One relic of a duellist."""

    __slots__ = ("active", "kind", "met_on", "order", "used_in")

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.active: bool = False
        self.met_on: i64 = NEVER
        """The card (by its number in the duel) during which the condition was met, or NEVER."""
        self.order: i64 = 0
        """Its place in the order of announcements for the next or present card; 0: unused."""
        self.used_in: i64 = NEVER
        """The last turn in which it was used, or NEVER."""

    def copy(self) -> Relic:
        """Another relic in the same condition."""
        other = Relic(self.kind)
        other.active = self.active
        other.met_on = self.met_on
        other.order = self.order
        other.used_in = self.used_in
        return other

    def dump(self) -> dict[str, object]:
        """Everything about the relic as plain JSON values."""
        return {
            "kind": int(self.kind),
            "active": self.active,
            "met_on": int(self.met_on),
            "order": int(self.order),
            "used_in": int(self.used_in),
        }

    def usable(self, card_number: i64) -> bool:
        """relic.use-when-active, relic.not-on-same-card."""
        return self.active and self.order == 0 and self.met_on != card_number


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Duellist:
    """One side of the duel."""

    __slots__ = (
        "ammo", "cancelled", "card", "deck", "discard", "energy", "hand", "lost",
        "next_damage", "next_free", "open_cards", "paid", "performed", "played", "relics", "row",
        "shown",
    )  # fmt: skip

    def __init__(self, deck: Zone, hand: Zone, row: Zone, discard: Zone) -> None:
        self.energy: i64 = MOST_ENERGY
        self.ammo: i64 = FIRST_AMMO
        self.next_free: i64 = 0
        self.next_damage: i64 = 0
        self.deck: Zone = deck
        self.hand: Zone = hand
        self.row: Zone = row
        """This turn's picked cards, in order."""
        self.discard: Zone = discard
        self.played: i64 = 0
        """How many cards of the row, from the first, have been revealed in a clash. With a short
        hand a clash may go by without one."""
        self.open_cards: i64 = 0
        """How many cards of the row, from the first, lie open: revealed or laid open early."""
        self.shown: Zone | None = None
        """Cards the opponent saw and knows to be in hand or face down in the row."""
        self.relics: list[Relic] | None = None
        # The clash under way.
        self.card: i64 = -1
        self.paid: i64 = 0
        self.performed: bool = False
        self.cancelled: bool = False
        self.lost: i64 = 0
        """Energy lost to the opponent's card in the last clash, before any gain."""

    def copy(self) -> Duellist:
        """Another duellist in the same condition, sharing nothing."""
        other = Duellist(self.deck.copy(), self.hand.copy(), self.row.copy(), self.discard.copy())
        other.energy = self.energy
        other.ammo = self.ammo
        other.next_free = self.next_free
        other.next_damage = self.next_damage
        other.played = self.played
        other.open_cards = self.open_cards
        if self.shown is not None:
            other.shown = self.shown.copy()
        if self.relics is not None:
            other.relics = [relic.copy() for relic in self.relics]
        other.card = self.card
        other.paid = self.paid
        other.performed = self.performed
        other.cancelled = self.cancelled
        other.lost = self.lost
        return other

    def dump(self) -> dict[str, object]:
        """Everything about the duellist as plain JSON values."""
        return {
            "energy": int(self.energy),
            "ammo": int(self.ammo),
            "next_free": int(self.next_free),
            "next_damage": int(self.next_damage),
            "deck": self.deck.as_list(),
            "hand": self.hand.as_list(),
            "row": self.row.as_list(),
            "discard": self.discard.as_list(),
            "played": int(self.played),
            "open_cards": int(self.open_cards),
            "shown": None if self.shown is None else self.shown.as_list(),
            "relics": None if self.relics is None else [relic.dump() for relic in self.relics],
            "card": int(self.card),
            "paid": int(self.paid),
            "performed": self.performed,
            "cancelled": self.cancelled,
            "lost": int(self.lost),
        }


def load_duellist(data: object, cards: CardTable, relics: RelicTable | None) -> Duellist:
    """The inverse of `Duellist.dump`."""
    last = int(cards.kinds) - 1
    player = Duellist(
        saved.zone(data, "deck", 0, last),
        saved.zone(data, "hand", 0, last),
        saved.zone(data, "row", 0, last),
        saved.zone(data, "discard", 0, last),
    )
    player.energy = saved.number(data, "energy", 0, MOST_ENERGY)
    player.ammo = saved.number(data, "ammo", 0, MOST_AMMO)
    player.next_free = saved.number(data, "next_free", 0, 1)
    player.next_damage = saved.number(data, "next_damage", 0, 10)
    player.played = saved.number(data, "played", 0, len(player.row))
    player.open_cards = saved.number(data, "open_cards", 0, len(player.row))
    if saved.field(data, "shown") is not None:
        player.shown = saved.zone(data, "shown", 0, last)
    if saved.field(data, "relics") is not None:
        if relics is None:
            raise SaveError("the saved match is damaged: 'relics' in a duel without them")
        most = len(relics.printed) - 1
        player.relics = [load_relic(relic, most) for relic in saved.items(data, "relics", 2)]
    player.card = saved.number(data, "card", -1, last)
    player.paid = saved.number(data, "paid", 0, MOST_AMMO)
    player.performed = saved.truth(data, "performed")
    player.cancelled = saved.truth(data, "cancelled")
    player.lost = saved.number(data, "lost", 0, 100)
    return player


def load_relic(data: object, last: int) -> Relic:
    """The inverse of `Relic.dump`."""
    relic = Relic(saved.number(data, "kind", 0, last))
    relic.active = saved.truth(data, "active")
    relic.met_on = saved.number(data, "met_on", NEVER, LAST_TURN * CARDS_A_TURN + CARDS_A_TURN)
    relic.order = saved.number(data, "order", 0, 4)
    relic.used_in = saved.number(data, "used_in", NEVER, LAST_TURN)
    return relic


@final
class Duel(State):
    """A duel at one moment."""

    def __init__(
        self,
        cards: CardTable,
        relics: RelicTable | None,
        stella: i64,
        duellists: list[Duellist],
        origin: State | None = None,
    ) -> None:
        super().__init__(DUELLISTS, origin)
        self.cards: CardTable = cards
        self.relics: RelicTable | None = relics
        """The relics that may be picked; none without the advanced module."""
        self.stella: i64 = stella
        """The seat that plays Stella; the other plays Balif."""
        self.duellists: list[Duellist] = duellists
        self.turn: i64 = 1
        self.clash: i64 = 0
        """Which of the turn's three clashes is next or under way, from 0."""

    def clone(self) -> Duel:
        """A copy that shares nothing changeable."""
        copy = Duel(
            self.cards,
            self.relics,
            self.stella,
            [self.duellists[0].copy(), self.duellists[1].copy()],
            self,
        )
        copy.turn = self.turn
        copy.clash = self.clash
        return copy

    def dump(self) -> dict[str, object]:
        """The duel's own data as plain JSON values."""
        return {
            "stella": int(self.stella),
            "turn": int(self.turn),
            "clash": int(self.clash),
            "duellists": [player.dump() for player in self.duellists],
        }

    def card_number(self) -> i64:
        """The number in the duel of the card that is next or being resolved."""
        return self.turn * CARDS_A_TURN + self.clash

    def redeal(self, seat: i64, dice: Dice) -> None:
        """ruling.open-values: the opponent's hand, face-down cards and deck, and the order of
        one's own deck, are what one does not know."""
        for owner in range(DUELLISTS):
            player = self.duellists[owner]
            if owner == seat:
                player.deck.sort()
                _mix(player.deck, dice)
            else:
                _redeal_opponent(player, dice)


def hand_counts(hand: Zone) -> i64:
    """How many of each kind, five bits a kind."""
    counts: i64 = 0
    for place in range(len(hand)):
        counts += bit(5 * hand[place])
    return counts


def _mix(zone: Zone, dice: Dice) -> None:
    for place in range(len(zone) - 1, 0, -1):
        other = dice.below(place + 1)
        item = zone[place]
        zone[place] = zone[other]
        zone[other] = item


def _redeal_opponent(other: Duellist, dice: Dice) -> None:
    hand_size = len(other.hand)
    row_size = len(other.row)
    hidden = other.deck.copy()
    hidden.extend(other.hand)
    for place in range(other.open_cards, row_size):
        hidden.append(other.row[place])
    hidden.sort()
    held = Zone()
    if other.shown is not None:
        held = other.shown.copy()
        for place in range(len(held)):
            hidden.remove(held[place])
    _mix(hidden, dice)
    while len(held) < hand_size + row_size - other.open_cards:
        held.append(hidden.pop())
    other.deck = hidden
    _mix(held, dice)
    other.hand = Zone()
    for place in range(hand_size):
        other.hand.append(held[place])
    for place in range(other.open_cards, row_size):
        other.row[place] = held[hand_size + place - other.open_cards]


def load_duel(data: object, cards: CardTable, relics: RelicTable | None) -> Duel:
    """The inverse of `Duel.dump`."""
    players = [
        load_duellist(player, cards, relics) for player in saved.items(data, "duellists", DUELLISTS)
    ]
    for player in players:
        check_cards(player, cards)
    duel = Duel(cards, relics, saved.number(data, "stella", 0, 1), players)
    duel.turn = saved.number(data, "turn", 1, LAST_TURN)
    duel.clash = saved.number(data, "clash", 0, CARDS_A_TURN)
    return duel


def check_cards(player: Duellist, cards: CardTable) -> None:
    """Refuse a duellist who has not exactly one deck's cards, or remembers what is not there."""
    held = all_cards(player)
    if held != cards.deck().as_list():
        raise SaveError("the saved match is damaged: a duellist's cards are not those of a deck")
    if not shown_is_hidden(player):
        raise SaveError("the saved match is damaged: a card that was shown is not there")


def shown_is_hidden(player: Duellist) -> bool:
    """Whether every card the opponent remembers is in hand or face down in the row."""
    hidden = player.hand.as_list() + player.row.as_list()[int(player.open_cards) :]
    for card in [] if player.shown is None else player.shown.as_list():
        if card not in hidden:
            return False
        hidden.remove(card)
    return True


def all_cards(player: Duellist) -> list[int]:
    """Every card of a duellist, wherever it is, in order of kind."""
    cards = player.deck.copy()
    cards.extend(player.hand)
    cards.extend(player.row)
    cards.extend(player.discard)
    cards.sort()
    return cards.as_list()
