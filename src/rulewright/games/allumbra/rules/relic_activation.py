"""Whoever met a relic's condition says at once whether to activate it.

A condition is looked at after every single happening (`ruling.condition-moment`). Relics that show a hidden card always
ask, in the same form, so that the question tells nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules import terms as printed
from rulewright.games.allumbra.rules.relic_conditions import relics_meeting
from rulewright.games.allumbra.rules.relics import RELICS_EACH, memory_of, relics_of, table_of
from rulewright.games.allumbra.rules.state import DUELLISTS, NEVER, Duel, Duellist, Moment, Relics
from rulewright.games.allumbra.rules.verbs import ACTIVATE, LEAVE
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import make_choice, thing_of, verb_of
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Question
from rulewright.kernel.zone import Zone

BOTH: Final = 3


def meet_conditions(duel: Duel, moment: i64, concerned: i64 = BOTH) -> None:
    """ruling.condition-moment: ask whoever of those concerned has met a condition just now."""
    met_by_first = relics_meeting(duel, 0, moment) if concerned & 1 else 0
    met_by_second = relics_meeting(duel, 1, moment) if concerned & 2 else 0
    if met_by_first != 0 or met_by_second != 0:
        duel.agenda.append(Activate(moment, met_by_first, met_by_second))


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
