"""The advanced module: choosing relics, meeting their conditions, using them on a card.

`relic.*` and the rulings on relics. A condition is looked at after every single happening
(`meet_conditions`), and whoever met one says at once whether to activate. Relics that show a
hidden card always ask, in the same form, so that the question tells nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules import terms as printed
from rulewright.games.allumbra.rules.state import (
    DUELLISTS,
    MOST_AMMO,
    NEVER,
    Duel,
    Duellist,
    Memory,
    Moment,
    Relic,
    Relics,
    Seat,
)
from rulewright.games.allumbra.rules.tables import RelicTable
from rulewright.games.allumbra.rules.terms import NO_CARD
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import (
    bare_choice,
    make_choice,
    pack_choice,
    thing_of,
    things_of,
    verb_of,
)
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Procedure, Question
from rulewright.kernel.zone import Zone

# The verbs of a duel.
PICK: Final = 0
ANNOUNCE: Final = 1
CHOOSE: Final = 2
ACTIVATE: Final = 3
LEAVE: Final = 4
USE: Final = 5
DONE: Final = 6
ANNOUNCE_AS: Final = 7
USE_AS: Final = 8
EXCHANGE: Final = 9
PAY_ENERGY: Final = 10
CHOICES: Final[dict[str, list[str]]] = {
    "pick": ["card"],
    "announce": ["place"],
    "choose": ["relic"],
    "activate": ["place"],
    "leave": ["place"],
    "use": ["place"],
    "done": [],
    "announce-as": ["place", "mode"],
    "use-as": ["place", "mode"],
    "exchange": ["card"],
    "pay-energy": ["amount"],
}
"""Each verb, and what the numbers after it are."""
VERBS: Final = list(CHOICES)

RELICS_EACH: Final = 2
BOTH: Final = 3


def table_of(duel: Duel) -> RelicTable:
    """The relics in print. Only asked where the module is in play."""
    assert duel.relics is not None
    return duel.relics


def relics_of(player: Duellist) -> list[Relic]:
    """The player's relics. Only asked where the module is in play."""
    assert player.relics is not None
    return player.relics


def memory_of(player: Duellist) -> Memory:
    """What is remembered of the player's turn. Only asked where the module is in play."""
    assert player.memory is not None
    return player.memory


def character_of(duel: Duel, seat: i64) -> i64:
    """Who the seat plays."""
    return printed.STELLA if seat == duel.stella else printed.BALIF


def relics_are_own(duel: Duel, seat: i64) -> bool:
    """ruling.relic-pool: two different relics of the seat's own character."""
    table = table_of(duel)
    one, two = relics_of(duel.duellists[seat])
    character = character_of(duel, seat)
    return (
        one.kind != two.kind
        and table.character[one.kind] == character
        and table.character[two.kind] == character
    )


class ChooseRelics(Question[Duel]):
    """relic.two-each, ruling.relic-pool: two of one's own character's, in secret, shown together."""

    __slots__ = ()

    def ask(self, duel: Duel, seat: i64) -> Zone:
        given = duel.answers[seat]
        if len(given) == RELICS_EACH:
            return NOTHING
        offered = Zone()
        for relic in table_of(duel).of(character_of(duel, seat)):
            choice = make_choice(CHOOSE, relic)
            if choice not in given:
                offered.append(choice)
        return offered

    def answered(self, duel: Duel) -> None:
        for seat in range(DUELLISTS):
            given = duel.answers[seat]
            first = thing_of(given[0])
            second = thing_of(given[1])
            duel.duellists[seat].relics = [new_relic(first), new_relic(second)]
            duel.duellists[seat].memory = Memory()
            duel.publish(first * 64 + second)
            duel.tell(EVERYONE, story.RELICS_CHOSEN, seat, first, second)


def new_relic(kind: i64) -> Relic:
    """relic.starts-on-condition."""
    return Relic(kind)


# Meeting conditions


def meet_conditions(duel: Duel, moment: i64, concerned: i64 = BOTH) -> None:
    """ruling.condition-moment: ask whoever of those concerned has met a condition just now."""
    met_by_first = relics_meeting(duel, 0, moment) if concerned & 1 else 0
    met_by_second = relics_meeting(duel, 1, moment) if concerned & 2 else 0
    if met_by_first != 0 or met_by_second != 0:
        duel.agenda.append(Activate(moment, met_by_first, met_by_second))


def relics_meeting(duel: Duel, seat: i64, moment: i64) -> i64:
    """Which of the seat's relics (as bits) meet their condition now; relic.turn-lock."""
    table = table_of(duel)
    relics = relics_of(duel.duellists[seat])
    met: i64 = 0
    for place in range(RELICS_EACH):
        relic = relics[place]
        if relic.active or relic.used_in == duel.turn or table.moment[relic.kind] != moment:
            continue
        if condition_met(duel, seat, relic.kind):
            met |= bit(place)
    return met


def condition_met(duel: Duel, seat: i64, kind: i64) -> bool:
    """Whether what just happened is what the relic waits for."""
    table = table_of(duel)
    player = duel.duellists[seat]
    test = table.test[kind]
    if test == printed.SHOW:
        return True  # Asked of everyone who draws: whether they hold the card is their secret.
    if test == printed.DRAWN:
        return (
            duel.turn > 1 and len(player.row) == 0
        )  # The same, of the draw at the start of a turn.
    if test == printed.LAY_OPEN:
        return player.played < len(player.row) and player.open_cards == player.played
    if test == printed.BOTH_REVEALED:
        return met_by(duel, 0, kind) and met_by(duel, 1, kind)
    if test == printed.SAME_KIND:
        return player.card != NO_CARD and player.card == duel.duellists[1 - seat].card
    whose = table.whose[kind]
    if whose == printed.ANYONE:
        return met_by(duel, 0, kind) or met_by(duel, 1, kind)
    return met_by(duel, seat if whose == printed.YOU else 1 - seat, kind)


def met_by(duel: Duel, seat: i64, kind: i64) -> bool:
    """Whether what the relic waits for has just happened to that seat, or been done by it."""
    table = table_of(duel)
    player = duel.duellists[seat]
    test = table.test[kind]
    fits = player.card != NO_CARD and (table.cards[kind] >> player.card) & 1 == 1
    if test in (printed.REVEALED, printed.BOTH_REVEALED):
        return fits
    if test == printed.REPEAT:
        return (
            player.card != NO_CARD
            and player.played > 1
            and player.row[player.played - 2] == player.card
        )
    if test == printed.PLAYED:
        return (
            fits and played_so_far(player, table.cards[kind], different=False) == table.least[kind]
        )
    if test == printed.PLAYED_DIFFERENT:
        return (
            fits and played_so_far(player, table.cards[kind], different=True) == table.least[kind]
        )
    if test == printed.PAID:
        return player.paid >= table.least[kind]
    if test == printed.EMPTY:
        return player.paid > 0 and player.ammo == player.paid
    if test == printed.VOID:
        return fits and not player.performed
    if test == printed.CANCELLED:
        other = duel.duellists[1 - seat].card
        return fits and player.cancelled and other != NO_CARD and (table.by[kind] >> other) & 1 == 1
    if test == printed.DAMAGE_TAKEN:
        return player.lost >= table.least[kind]
    if test == printed.DAMAGE_DEALT:
        return duel.duellists[1 - seat].lost >= table.least[kind]
    return result_meets(duel, seat, kind)


def played_so_far(player: Duellist, cards: i64, *, different: bool) -> i64:
    """How many fitting cards the player has played this turn, or how many different ones; none if the last is one of
    several alike and only different ones count."""
    found: i64 = 0
    count: i64 = 0
    for place in range(player.played):
        card = player.row[place]
        if (cards >> card) & 1 == 0:
            continue
        again = (found >> card) & 1 == 1
        if different and again:
            if place == player.played - 1:
                return 0
            continue
        found |= bit(card)
        count += 1
    return count


def result_meets(duel: Duel, seat: i64, kind: i64) -> bool:
    """ruling.net-then-limit, ruling.gain-before-limit: what a clash has come to for that seat."""
    table = table_of(duel)
    player = duel.duellists[seat]
    memory = memory_of(player)
    test = table.test[kind]
    of_energy = table.means[kind] == printed.OF_ENERGY
    now = player.energy if of_energy else player.ammo
    before = memory.energy_before if of_energy else memory.ammo_before
    least = table.least[kind]
    most = table.most[kind]
    if test == printed.LEFT_WITH:
        return least <= now <= most
    if test == printed.COMES_TO:
        return least <= now <= most and not least <= before <= most
    if test == printed.LOSES:
        return before - now >= least
    if test == printed.GAINS:
        return now - before >= least
    if test == printed.AHEAD:
        other = duel.duellists[1 - seat]
        return now > (other.energy if of_energy else other.ammo)
    if test == printed.LOST_ON:
        if of_energy:
            return memory.energy_lost > 0 and memory.energy_losses == least
        return memory.ammo_lost > 0 and memory.ammo_losses == least
    if of_energy:
        return memory.energy_gained > 0 and memory.energy_gains == least
    return memory.ammo_gained > 0 and memory.ammo_gains == least


@value
class Activate(Question[Duel]):
    """relic.activate: whoever met a condition turns the relic, or lets the occasion pass."""

    moment: Moment
    first: Relics
    """Those of the first seat that may be turned, and those of the second."""
    second: Relics

    def ask(self, duel: Duel, seat: i64) -> Zone:
        place = nth_bit(self.first if seat == 0 else self.second, len(duel.answers[seat]))
        if place < 0:
            return NOTHING
        offered = Zone()
        if can_activate(duel, duel.duellists[seat], place):
            offered.append(make_choice(ACTIVATE, place))
        offered.append(make_choice(LEAVE, place))
        return offered

    def answered(self, duel: Duel) -> None:
        for seat in range(DUELLISTS):
            given = duel.answers[seat]
            for part in range(len(given)):
                duel.publish(given[part])
                if verb_of(given[part]) == ACTIVATE:
                    activate(duel, seat, thing_of(given[part]), self.moment)


def nth_bit(bits: i64, count: i64) -> i64:
    """The place of the bit that `count` others come before, or -1."""
    for place in range(RELICS_EACH):
        if (bits >> place) & 1 == 1:
            if count == 0:
                return place
            count -= 1
    return -1


def can_activate(duel: Duel, player: Duellist, place: i64) -> bool:
    """A card that is to be shown must be there; every other condition has been met."""
    table = table_of(duel)
    kind = relics_of(player)[place].kind
    if table.test[kind] == printed.SHOW:
        return (hand_kinds(player.hand) & table.cards[kind]) != 0
    if table.test[kind] == printed.DRAWN:
        return table.least[kind] <= fitting_drawn(player, table.cards[kind]) <= table.most[kind]
    return True


def hand_kinds(hand: Zone) -> i64:
    """The kinds of card in a hand, as bits."""
    kinds: i64 = 0
    for place in range(len(hand)):
        kinds |= bit(hand[place])
    return kinds


def fitting_drawn(player: Duellist, cards: i64) -> i64:
    """How many of the cards that the player has just drawn fit."""
    count: i64 = 0
    for place in range(len(player.hand) - memory_of(player).drawn, len(player.hand)):
        count += (cards >> player.hand[place]) & 1
    return count


def activate(duel: Duel, seat: i64, place: i64, moment: i64) -> None:
    """Turn the relic to its active side; show or lay open what its condition says."""
    table = table_of(duel)
    player = duel.duellists[seat]
    relic = relics_of(player)[place]
    relic.active = True
    in_a_clash = moment >= printed.REVEAL
    relic.met_on = duel.card_number() if in_a_clash else NEVER
    test = table.test[relic.kind]
    if test == printed.SHOW:
        for card in range(duel.cards.kinds):
            if (table.cards[relic.kind] >> card) & 1 == 1 and card in player.hand:
                show(duel, seat, card)
                break
    if test == printed.DRAWN:
        show_drawn(duel, seat)
    if test == printed.LAY_OPEN and player.open_cards == player.played:
        lay_open(duel, seat)
    duel.tell(EVERYONE, story.RELIC_ACTIVE, seat, relic.kind)


def show(duel: Duel, seat: i64, card: i64) -> None:
    """The opponent sees a card of the hand and will remember it."""
    player = duel.duellists[seat]
    if player.shown is None:
        player.shown = Zone()
    if card not in player.shown:
        player.shown.append(card)
    duel.publish(card)
    duel.tell(EVERYONE, story.SHOWED, seat, card)


def show_drawn(duel: Duel, seat: i64) -> None:
    """The opponent sees the cards that were just drawn, each of them."""
    player = duel.duellists[seat]
    if player.shown is None:
        player.shown = Zone()
    for place in range(len(player.hand) - memory_of(player).drawn, len(player.hand)):
        card = player.hand[place]
        player.shown.append(card)
        duel.publish(card)
        duel.tell(EVERYONE, story.SHOWED, seat, card)


def lay_open(duel: Duel, seat: i64) -> None:
    """The next picked card is turned up before its clash."""
    player = duel.duellists[seat]
    card = player.row[player.played]
    player.open_cards = player.played + 1
    if player.shown is not None and card in player.shown:
        player.shown.remove(card)
    duel.publish(card)
    duel.tell(EVERYONE, story.LAID_OPEN, seat, card, player.played)


# Using relics


def offer_announcements(duel: Duel, player: Duellist, given: Zone, offered: Zone) -> None:
    """ruling.relic-windows: an active relic may be bound early to the next card one reveals."""
    for place in range(RELICS_EACH):
        offer_uses(duel, player, place, ANNOUNCE, ANNOUNCE_AS, given, offered)


def offer_uses(  # noqa: PLR0913 - the same for relics used now and bound early
    duel: Duel, player: Duellist, place: i64, plain: i64, in_a_mode: i64, given: Zone, offered: Zone
) -> None:
    """Offer a relic of the player's, in each of its modes, unless it has been named before."""
    relic = relics_of(player)[place]
    if not relic.usable(duel.card_number()):
        return
    table = table_of(duel)
    for part in range(len(given)):
        verb = verb_of(given[part])
        if (verb in (plain, in_a_mode)) and thing_of(given[part]) == place:
            return
    for mode in range(table.modes[relic.kind]):
        if table.effect(relic.kind, mode, printed.EXCHANGE) > 0 and (
            len(player.hand) == 0 or exchanges(duel, player, given)
        ):
            continue
        if table.modes[relic.kind] == 1:
            offered.append(make_choice(plain, place))
        else:
            offered.append(pack_choice(in_a_mode, place, mode, -1))


def exchanges(duel: Duel, player: Duellist, given: Zone) -> bool:
    """ruling.exchange: whether a relic that exchanges the card is in use, or named in the answer."""
    table = table_of(duel)
    relics = relics_of(player)
    for relic in relics:
        if relic.order > 0 and table.effect(relic.kind, relic.mode, printed.EXCHANGE) > 0:
            return True
    for part in range(len(given)):
        verb = verb_of(given[part])
        if verb not in (USE, USE_AS, ANNOUNCE, ANNOUNCE_AS):
            continue
        kind = relics[thing_of(given[part])].kind
        if table.effect(kind, mode_of(given[part]), printed.EXCHANGE) > 0:
            return True
    return False


def mode_of(choice: i64) -> i64:
    """The mode that a choice names; the only one if it names none."""
    verb = verb_of(choice)
    return things_of(choice)[1] if verb in (USE_AS, ANNOUNCE_AS) else 0


def announce(duel: Duel, seat: i64, choice: i64) -> None:
    """Bind a relic to the next card the player reveals."""
    bind(duel, seat, choice)
    duel.tell(
        EVERYONE, story.ANNOUNCED, seat, relics_of(duel.duellists[seat])[thing_of(choice)].kind
    )


def bind(duel: Duel, seat: i64, choice: i64) -> None:
    """The relic that a choice names is in use, in the mode it names."""
    relic = relics_of(duel.duellists[seat])[thing_of(choice)]
    relic.order = last_order(duel) + 1
    relic.mode = mode_of(choice)
    duel.publish(choice)


def may_announce(duel: Duel, seat: i64) -> bool:
    """Whether the seat has a card to come and a relic to bind to it."""
    player = duel.duellists[seat]
    return player.played < len(player.row) and has_usable_relic(duel, player)


def has_usable_relic(duel: Duel, player: Duellist) -> bool:
    """Whether one of the player's relics can be used on the card that is next or being resolved."""
    relics = relics_of(player)
    number = duel.card_number()
    return relics[0].usable(number) or relics[1].usable(number)


class AnnounceEarly(Question[Duel]):
    """ruling.relic-windows: between clashes, with cards picked before, relics may be bound to the next one."""

    __slots__ = ()

    def ask(self, duel: Duel, seat: i64) -> Zone:
        given = duel.answers[seat]
        if not may_announce(duel, seat):
            return NOTHING
        if len(given) > 0 and verb_of(given[len(given) - 1]) == DONE:
            return NOTHING
        offered = Zone()
        offer_announcements(duel, duel.duellists[seat], given, offered)
        if len(offered) > 0:
            offered.append(bare_choice(DONE))
        return offered

    def answered(self, duel: Duel) -> None:
        # relic.stella-first: both announce at the same moment, and the order may matter.
        take_announcements(duel, duel.stella)
        take_announcements(duel, 1 - duel.stella)


def take_announcements(duel: Duel, seat: i64) -> None:
    """Bind the relics that the seat has announced."""
    given = duel.answers[seat]
    for part in range(len(given)):
        if verb_of(given[part]) == ANNOUNCE or verb_of(given[part]) == ANNOUNCE_AS:
            announce(duel, seat, given[part])


def last_order(duel: Duel) -> i64:
    """How many relics have been announced for the present cards."""
    last: i64 = 0
    for seat in range(DUELLISTS):
        for relic in relics_of(duel.duellists[seat]):
            last = max(last, relic.order)
    return last


def may_use(duel: Duel, seat: i64) -> bool:
    """Whether the seat has a card on the table and a relic to use on it."""
    player = duel.duellists[seat]
    return player.card != NO_CARD and has_usable_relic(duel, player)


def begin_relic_windows(duel: Duel) -> None:
    """ruling.stella-procedure: Stella's player decides first and finally, then the other."""
    begin_window(duel, 1 - duel.stella)
    begin_window(duel, duel.stella)


def begin_window(duel: Duel, seat: i64) -> None:
    """The seat's window, and what the use of its relics asks for besides."""
    if may_ask_more(duel, seat):
        duel.agenda.append(SettleUse(seat))
    if may_use(duel, seat):
        duel.agenda.append(UseRelics(seat))


def may_ask_more(duel: Duel, seat: i64) -> bool:
    """Whether one of the seat's relics, if it is used, asks for something else."""
    player = duel.duellists[seat]
    if player.card == NO_CARD:
        return False
    table = table_of(duel)
    number = duel.card_number()
    for relic in relics_of(player):
        if table.asks_more[relic.kind] > 0 and (relic.order > 0 or relic.usable(number)):
            return True
    return False


@value
class UseRelics(Question[Duel]):
    """relic.use-any-time, relic.both-on-one-card: none, one or both on the revealed card."""

    seat: Seat

    def ask(self, duel: Duel, seat: i64) -> Zone:
        given = duel.answers[seat]
        if seat != self.seat or len(given) == RELICS_EACH:
            return NOTHING
        if len(given) > 0 and verb_of(given[len(given) - 1]) == DONE:
            return NOTHING
        offered = Zone()
        for place in range(RELICS_EACH):
            offer_uses(duel, duel.duellists[seat], place, USE, USE_AS, given, offered)
        if len(offered) > 0:
            offered.append(bare_choice(DONE))
        return offered

    def answered(self, duel: Duel) -> None:
        given = duel.answers[self.seat]
        for part in range(len(given)):
            if verb_of(given[part]) == DONE:
                duel.publish(given[part])
            else:
                bind(duel, self.seat, given[part])
                relic = relics_of(duel.duellists[self.seat])[thing_of(given[part])]
                duel.tell(EVERYONE, story.RELIC_USED, self.seat, relic.kind)


# What the use of some relics asks for besides


@value
class SettleUse(Procedure[Duel]):
    """ruling.exchange, ruling.energy-for-ammo: what is still to be chosen for the relics the seat uses."""

    seat: Seat

    def run(self, duel: Duel) -> None:
        player = duel.duellists[self.seat]
        if effect_of_used_relics(duel, self.seat, printed.ENERGY_FOR_AMMO) > 0:
            duel.agenda.append(PayInPart(self.seat))
        if effect_of_used_relics(duel, self.seat, printed.EXCHANGE) > 0 and len(player.hand) > 0:
            duel.agenda.append(ExchangeCard(self.seat))


@value
class ExchangeCard(Question[Duel]):
    """ruling.exchange: the card of the clash goes back to the hand, and another of the hand takes its place."""

    seat: Seat

    def ask(self, duel: Duel, seat: i64) -> Zone:
        if seat != self.seat or len(duel.answers[seat]) > 0:
            return NOTHING
        kinds = hand_kinds(duel.duellists[seat].hand)
        offered = Zone()
        for kind in range(duel.cards.kinds):
            if (kinds >> kind) & 1 == 1:
                offered.append(make_choice(EXCHANGE, kind))
        return offered

    def answered(self, duel: Duel) -> None:
        player = duel.duellists[self.seat]
        new = thing_of(duel.answers[self.seat][0])
        old = player.card
        met_by_first = relics_meeting(duel, 0, printed.REVEAL)
        met_by_second = relics_meeting(duel, 1, printed.REVEAL)
        player.hand.remove(new)
        player.hand.append(old)
        player.row[player.played - 1] = new
        player.card = new
        if player.shown is None:
            player.shown = Zone()
        if new in player.shown:
            player.shown.remove(new)
        player.shown.append(old)
        duel.publish(new)
        duel.tell(EVERYONE, story.EXCHANGED, self.seat, old, new, player.played - 1)
        # ruling.condition-moment: only what the new card has met is new.
        met_by_first = relics_meeting(duel, 0, printed.REVEAL) & ~met_by_first
        met_by_second = relics_meeting(duel, 1, printed.REVEAL) & ~met_by_second
        if met_by_first != 0 or met_by_second != 0:
            duel.agenda.append(Activate(printed.REVEAL, met_by_first, met_by_second))


@value
class PayInPart(Question[Duel]):
    """ruling.energy-for-ammo: how much of the price is to be paid with energy."""

    seat: Seat

    def ask(self, duel: Duel, seat: i64) -> Zone:
        if seat != self.seat or len(duel.answers[seat]) > 0:
            return NOTHING
        player = duel.duellists[seat]
        offered = Zone()
        # What the other makes it cost later comes out of what is left, ammo first.
        for amount in range(player.energy):
            offered.append(make_choice(PAY_ENERGY, amount))
        return offered

    def answered(self, duel: Duel) -> None:
        choice = duel.answers[self.seat][0]
        duel.publish(choice)
        memory_of(duel.duellists[self.seat]).energy_for_ammo = thing_of(choice)


def effect_of_used_relics(duel: Duel, seat: i64, effect: i64) -> i64:
    """How much of an effect the relics used on the seat's present card have together."""
    player = duel.duellists[seat]
    if player.card == NO_CARD:
        return 0
    table = table_of(duel)
    total: i64 = 0
    for relic in relics_of(player):
        if relic.order > 0:
            total += table.effect(relic.kind, relic.mode, effect)
    return total


def any_in_use(duel: Duel) -> bool:
    """Whether a relic is in use on one of the present cards. Asked first, as mostly there is none."""
    if duel.relics is None:
        return False
    mine = relics_of(duel.duellists[0])
    theirs = relics_of(duel.duellists[1])
    return mine[0].order > 0 or mine[1].order > 0 or theirs[0].order > 0 or theirs[1].order > 0


def given_by_relics(duel: Duel, seat: i64, effect: i64, told_as: i64, receiver: i64) -> i64:
    """What the relics used on the seat's card give or take, each told by itself of who has it or loses it."""
    player = duel.duellists[seat]
    if player.card == NO_CARD:
        return 0
    table = table_of(duel)
    total: i64 = 0
    for relic in relics_of(player):
        if relic.order > 0:
            amount = table.effect(relic.kind, relic.mode, effect)
            if amount > 0:
                duel.tell(EVERYONE, told_as, receiver, amount, relic.kind)
                total += amount
    return total


def used_relic_with(duel: Duel, seat: i64, effect: i64) -> i64:
    """The kind of a relic in use that has the effect; only asked where there is one."""
    table = table_of(duel)
    for relic in relics_of(duel.duellists[seat]):
        if relic.order > 0 and table.effect(relic.kind, relic.mode, effect) > 0:
            return relic.kind
    return -1


class RelicsWork(Procedure[Duel]):
    """ruling.relic-effects-together: what a relic does to ammo at once, in announced order."""

    __slots__ = ()

    def run(self, duel: Duel) -> None:
        for order in range(1, last_order(duel) + 1):
            for seat in range(DUELLISTS):
                player = duel.duellists[seat]
                if player.card == NO_CARD:
                    continue
                for relic in relics_of(player):
                    if relic.order == order:
                        change_ammo(duel, seat, relic)


def change_ammo(duel: Duel, seat: i64, relic: Relic) -> None:
    """Ammo a relic gives its player or takes from the other before anybody pays."""
    table = table_of(duel)
    kind = relic.kind
    player = duel.duellists[seat]
    other = duel.duellists[1 - seat]
    load = min(table.effect(kind, relic.mode, printed.LOAD), MOST_AMMO - player.ammo)
    if load > 0:
        player.ammo += load
        duel.tell(EVERYONE, story.LOADED, seat, load, kind)
    drain = min(table.effect(kind, relic.mode, printed.DRAIN), other.ammo)
    if drain > 0:
        other.ammo -= drain
        duel.tell(EVERYONE, story.DRAINED, 1 - seat, drain, kind)


def turn_back_used_relics(duel: Duel) -> None:
    """relic.turns-back, relic.turn-lock: once the card is resolved, for the rest of the turn."""
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        if player.card == NO_CARD:
            continue
        for relic in relics_of(player):
            if relic.order == 0:
                continue
            relic.active = False
            relic.order = 0
            relic.mode = 0
            relic.met_on = NEVER
            relic.used_in = duel.turn
            duel.tell(EVERYONE, story.TURNED_BACK, seat, relic.kind)


CHOOSE_RELICS: Final[ChooseRelics] = ChooseRelics()
RELICS_WORK: Final[RelicsWork] = RelicsWork()
ANNOUNCE_EARLY: Final[AnnounceEarly] = AnnounceEarly()
