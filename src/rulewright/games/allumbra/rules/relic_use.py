"""Relics used on a card: bound to it early, or in their window once it is revealed; `ruling.relic-windows`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules import terms as printed
from rulewright.games.allumbra.rules.relic_effects import last_order
from rulewright.games.allumbra.rules.relic_prices import SettleUse
from rulewright.games.allumbra.rules.relics import RELICS_EACH, relics_of, table_of
from rulewright.games.allumbra.rules.state import Duel, Duellist, Seat
from rulewright.games.allumbra.rules.terms import NO_CARD
from rulewright.games.allumbra.rules.verbs import ANNOUNCE, ANNOUNCE_AS, DONE, USE, USE_AS
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
from rulewright.kernel.state import NOTHING, Question
from rulewright.kernel.zone import Zone


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


ANNOUNCE_EARLY: Final[AnnounceEarly] = AnnounceEarly()
