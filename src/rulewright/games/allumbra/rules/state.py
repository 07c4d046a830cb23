"""The state of a duel: two duellists, their cards and relics, and where in the turn they are.

Only data, and how it is copied, saved and re-dealt (`saves/loading.py` is the way back). What
happens is in `turn.py` and `clash.py`.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

from rulewright.games.allumbra.rules.tables import CardTable, RelicTable, fingerprint
from rulewright.games.allumbra.rules.terms import NO_CARD
from rulewright.kernel.bits import bit
from rulewright.kernel.chance import Dice
from rulewright.kernel.fields import copy_fields, dumped_fields, state_fields
from rulewright.kernel.state import State
from rulewright.kernel.zone import Zone

# What is in a field; how far each goes, `saves/loading.py` says.
Seat: TypeAlias = i64
Turn: TypeAlias = i64
Clashes: TypeAlias = i64
Count: TypeAlias = i64
Moment: TypeAlias = i64
"""When a relic's condition may be met."""
Relics: TypeAlias = i64
"""A set of a duellist's relics: a bit for each."""
RelicKind: TypeAlias = i64
CardNumber: TypeAlias = i64
Order: TypeAlias = i64
TurnUsed: TypeAlias = i64
Mode: TypeAlias = i64
Places: TypeAlias = i64
"""A set of cards of a row: a bit for each."""
Energy: TypeAlias = i64
Ammo: TypeAlias = i64
NextFree: TypeAlias = i64
NextDamage: TypeAlias = i64
Cards: TypeAlias = Zone
CardsOfRow: TypeAlias = i64
CardOrNone: TypeAlias = i64
Lost: TypeAlias = i64

DUELLISTS: Final = 2
MOST_ENERGY: Final = 10
MOST_AMMO: Final = 10
FIRST_AMMO: Final = 5
OPENING_HAND: Final = 6
CARDS_A_TURN: Final = 3
LAST_TURN: Final = 30
MOST_NEXT_DAMAGE: Final = 10

NEVER: Final = -1


@final
@state_fields
@mypyc_attr(acyclic=True, free_list_len=1)
class Relic:
    """One relic of a duellist."""

    kind: RelicKind
    active: bool
    met_on: CardNumber
    """The card (by its number in the duel) during which the condition was met, or NEVER."""
    order: Order
    """Its place in the order of announcements for the next or present card; 0: unused."""
    used_in: TurnUsed
    """The last turn in which it was used, or NEVER."""
    mode: Mode
    """Which of the things it lets its player choose from is meant, while it is in use."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.active = False
        self.met_on = NEVER
        self.order = 0
        self.used_in = NEVER
        self.mode = 0

    def copy(self) -> Relic:
        """Another relic in the same condition."""
        other = Relic(self.kind)
        copy_fields(Relic, other, self)
        return other

    def saved(self) -> dict[str, object]:
        """Everything about the relic as plain JSON values."""
        return dumped_fields(self)

    def usable(self, card_number: i64) -> bool:
        """relic.use-when-active, relic.not-on-same-card."""
        return self.active and self.order == 0 and self.met_on != card_number


@final
@state_fields
@mypyc_attr(acyclic=True, free_list_len=1)
class Memory:
    """What relics may ask of a duellist's turn and clash, and what their use has settled. Only where there are
    relics."""

    energy_before: Energy
    """Before the clash under way, and the same of ammo."""
    ammo_before: Ammo
    drawn: Count
    """How many cards were drawn last: they are the last ones in hand until one is picked."""
    energy_gained: Lost
    """What there was to gain and to lose in the last clash, before sum and limit, and the same of ammo."""
    energy_lost: Lost
    ammo_gained: Lost
    ammo_lost: Lost
    energy_gains: CardsOfRow
    """On how many cards of this turn there was energy to gain, to lose, and the same of ammo."""
    energy_losses: CardsOfRow
    ammo_gains: CardsOfRow
    ammo_losses: CardsOfRow
    seen: Places
    """The picked cards of the row that the opponent has looked at."""
    energy_paid: Energy
    """How much of the price of the present card was paid with energy."""
    energy_for_ammo: Energy
    """How much of the price of the present card is to be paid with energy."""

    def __init__(self) -> None:
        self.energy_before = MOST_ENERGY
        self.ammo_before = FIRST_AMMO
        self.drawn = 0
        self.energy_gained = self.energy_lost = self.ammo_gained = self.ammo_lost = 0
        self.energy_gains = self.energy_losses = self.ammo_gains = self.ammo_losses = 0
        self.seen = 0
        self.energy_paid = self.energy_for_ammo = 0

    def copy(self) -> Memory:
        """Another one that says the same."""
        other = Memory()
        copy_fields(Memory, other, self)
        return other

    def saved(self) -> dict[str, object]:
        """Everything in it as plain JSON values."""
        return dumped_fields(self)


@final
@state_fields
@mypyc_attr(acyclic=True, free_list_len=1)
class Duellist:
    """One side of the duel."""

    energy: Energy
    ammo: Ammo
    next_free: NextFree
    next_damage: NextDamage
    deck: Cards
    hand: Cards
    row: Cards
    """This turn's picked cards, in order."""
    discard: Cards
    played: CardsOfRow
    """How many cards of the row, from the first, have been revealed in a clash. With a short
    hand a clash may go by without one."""
    open_cards: CardsOfRow
    """How many cards of the row, from the first, lie open: revealed or laid open early."""
    shown: Cards | None
    """Cards the opponent saw and knows to be in hand or face down in the row."""
    relics: list[Relic] | None
    memory: Memory | None
    # The clash under way.
    card: CardOrNone
    paid: Ammo
    performed: bool
    cancelled: bool
    lost: Lost
    """Energy lost to the opponent's card in the last clash, before any gain."""

    def __init__(self, deck: Zone, origin: Duellist | None = None) -> None:
        if origin is not None:
            copy_fields(Duellist, self, origin)
            return
        self.energy = MOST_ENERGY
        self.ammo = FIRST_AMMO
        self.next_free = self.next_damage = self.played = self.open_cards = 0
        self.deck = deck
        self.hand = Zone()
        self.row = Zone()
        self.discard = Zone()
        self.shown = None
        self.relics = None
        self.memory = None
        self.card = NO_CARD
        self.paid = self.lost = 0
        self.performed = self.cancelled = False

    def copy(self) -> Duellist:
        """Another duellist in the same condition, sharing nothing."""
        return Duellist(self.deck, self)

    def saved(self) -> dict[str, object]:
        """Everything about the duellist as plain JSON values."""
        return dumped_fields(self)


@final
@state_fields
class Duel(State):
    """A duel at one moment."""

    stella: Seat
    """The seat that plays Stella; the other plays Balif."""
    turn: Turn
    clash: Clashes
    """Which of the turn's three clashes is next or under way, from 0."""
    duellists: list[Duellist]

    def __init__(
        self,
        cards: CardTable,
        relics: RelicTable | None,
        stella: i64,
        duellists: list[Duellist],
        origin: Duel | None = None,
    ) -> None:
        super().__init__(DUELLISTS, origin)
        self.cards: CardTable = cards
        self.relics: RelicTable | None = relics
        """The relics that may be picked; none without the advanced module."""
        if origin is not None:
            copy_fields(Duel, self, origin)
            return
        self.stella = stella
        self.turn = 1
        self.clash = 0
        self.duellists = duellists

    def clone(self) -> Duel:
        """A copy that shares nothing changeable."""
        return Duel(self.cards, self.relics, self.stella, self.duellists, self)

    def brought(self) -> list[int]:
        """The relics whose numbers the duel knows: those that were chosen, or all while they are being chosen."""
        found: list[int] = []
        for player in self.duellists:
            if player.relics is None:
                return [] if self.relics is None else list(range(len(self.relics.printed)))
            found += [int(relic.kind) for relic in player.relics]
        return found

    def dump(self) -> dict[str, object]:
        """With what the cards are, so that nobody goes on with others."""
        return {"cards": fingerprint(self.cards, self.relics, self.brought()), **super().dump()}

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
    seen: i64 = 0 if other.memory is None else other.memory.seen
    hidden = other.deck.copy()
    hidden.extend(other.hand)
    face_down = 0
    for place in range(other.open_cards, row_size):
        if (seen >> place) & 1 == 0:
            hidden.append(other.row[place])
            face_down += 1
    hidden.sort()
    held = Zone()
    if other.shown is not None:
        held = other.shown.copy()
        for place in range(other.open_cards, row_size):
            if (seen >> place) & 1 == 1 and other.row[place] in held:
                held.remove(other.row[place])
        for place in range(len(held)):
            hidden.remove(held[place])
    _mix(hidden, dice)
    while len(held) < hand_size + face_down:
        held.append(hidden.pop())
    other.deck = hidden
    _mix(held, dice)
    other.hand = Zone()
    for place in range(hand_size):
        other.hand.append(held[place])
    for place in range(other.open_cards, row_size):
        if (seen >> place) & 1 == 0:
            other.row[place] = held.pop()


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
