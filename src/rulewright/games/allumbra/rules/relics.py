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
    Moment,
    Relic,
    Relics,
    Seat,
)
from rulewright.games.allumbra.rules.tables import RelicTable
from rulewright.games.allumbra.rules.terms import NO_CARD
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import bare_choice, make_choice, thing_of, verb_of
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
CHOICES: Final[dict[str, list[str]]] = {
    "pick": ["card"],
    "announce": ["place"],
    "choose": ["relic"],
    "activate": ["place"],
    "leave": ["place"],
    "use": ["place"],
    "done": [],
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
    other = duel.duellists[1 - seat]
    test = table.test[kind]
    if test == printed.SHOW:
        return True  # Asked of everyone who draws: whether they hold the card is their secret.
    if test == printed.LAY_OPEN:
        return player.played < len(player.row) and player.open_cards == player.played
    if test == printed.OWN_CARD:
        return player.card == table.card[kind]
    if test == printed.OPPONENT_CARD:
        return other.card == table.card[kind]
    if test == printed.SAME_KIND:
        return player.card != NO_CARD and player.card == other.card
    if test == printed.REPEAT:
        return (
            player.card != NO_CARD
            and player.played > 1
            and player.row[player.played - 2] == player.card
        )
    if test == printed.PAID:
        return player.paid >= table.amount[kind]
    if test == printed.EMPTY:
        return player.paid > 0 and player.ammo == player.paid
    if test == printed.VOID:
        return player.card != NO_CARD and not player.performed
    if test == printed.CANCELS:
        return other.cancelled
    if test == printed.CANCELLED:
        return player.cancelled
    if test == printed.DAMAGE_TAKEN:
        return player.lost >= table.amount[kind]
    if test == printed.DAMAGE_DEALT:
        return other.lost >= table.amount[kind]
    return player.energy <= table.amount[kind]


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
    if table.test[kind] != printed.SHOW:
        return True
    return table.card[kind] in player.hand


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
        show(duel, seat, table.card[relic.kind])
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
    relics = relics_of(player)
    for place in range(RELICS_EACH):
        choice = make_choice(ANNOUNCE, place)
        if relics[place].usable(duel.card_number()) and choice not in given:
            offered.append(choice)


def announce(duel: Duel, seat: i64, place: i64) -> None:
    """Bind a relic to the next card the player reveals."""
    relic = relics_of(duel.duellists[seat])[place]
    relic.order = last_order(duel) + 1
    duel.publish(make_choice(ANNOUNCE, place))
    duel.tell(EVERYONE, story.ANNOUNCED, seat, relic.kind)


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
        if verb_of(given[part]) == ANNOUNCE:
            announce(duel, seat, thing_of(given[part]))


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
    balif = 1 - duel.stella
    if may_use(duel, balif):
        duel.agenda.append(UseRelics(balif))
    if may_use(duel, duel.stella):
        duel.agenda.append(UseRelics(duel.stella))


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
        relics = relics_of(duel.duellists[seat])
        offered = Zone()
        for place in range(RELICS_EACH):
            choice = make_choice(USE, place)
            if relics[place].usable(duel.card_number()) and choice not in given:
                offered.append(choice)
        if len(offered) > 0:
            offered.append(bare_choice(DONE))
        return offered

    def answered(self, duel: Duel) -> None:
        given = duel.answers[self.seat]
        for part in range(len(given)):
            duel.publish(given[part])
            if verb_of(given[part]) == USE:
                relic = relics_of(duel.duellists[self.seat])[thing_of(given[part])]
                relic.order = last_order(duel) + 1
                duel.tell(EVERYONE, story.RELIC_USED, self.seat, relic.kind)


def effect_of_used_relics(duel: Duel, seat: i64, effect: i64) -> i64:
    """How much of an effect the relics used on the seat's present card have together."""
    player = duel.duellists[seat]
    if player.card == NO_CARD:
        return 0
    table = table_of(duel)
    total: i64 = 0
    for relic in relics_of(player):
        if relic.order > 0:
            total += table.effect(relic.kind, effect)
    return total


def given_by_relics(duel: Duel, seat: i64, effect: i64, told_as: i64) -> i64:
    """What the relics used on the seat's card give, each told by itself."""
    table = table_of(duel)
    total: i64 = 0
    for relic in relics_of(duel.duellists[seat]):
        if relic.order > 0 and table.effect(relic.kind, effect) > 0:
            amount = table.effect(relic.kind, effect)
            duel.tell(EVERYONE, told_as, seat, amount, relic.kind)
            total += amount
    return total


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
                        change_ammo(duel, seat, relic.kind)


def change_ammo(duel: Duel, seat: i64, kind: i64) -> None:
    """Ammo a relic gives its player or takes from the other before anybody pays."""
    table = table_of(duel)
    player = duel.duellists[seat]
    other = duel.duellists[1 - seat]
    load = min(table.effect(kind, printed.LOAD), MOST_AMMO - player.ammo)
    if load > 0:
        player.ammo += load
        duel.tell(EVERYONE, story.LOADED, seat, load, kind)
    drain = min(table.effect(kind, printed.DRAIN), other.ammo)
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
            relic.met_on = NEVER
            relic.used_in = duel.turn
            duel.tell(EVERYONE, story.TURNED_BACK, seat, relic.kind)


CHOOSE_RELICS: Final[ChooseRelics] = ChooseRelics()
RELICS_WORK: Final[RelicsWork] = RelicsWork()
ANNOUNCE_EARLY: Final[AnnounceEarly] = AnnounceEarly()
