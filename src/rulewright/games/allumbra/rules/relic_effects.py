"""What the relics in use come to, as the steps of a clash ask for it, and what they do at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules import terms as printed
from rulewright.games.allumbra.rules.relics import relics_of, table_of
from rulewright.games.allumbra.rules.state import DUELLISTS, MOST_AMMO, NEVER, Duel, Relic
from rulewright.games.allumbra.rules.terms import NO_CARD
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.state import Procedure


def last_order(duel: Duel) -> i64:
    """How many relics have been announced for the present cards."""
    last: i64 = 0
    for seat in range(DUELLISTS):
        for relic in relics_of(duel.duellists[seat]):
            last = max(last, relic.order)
    return last


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


RELICS_WORK: Final[RelicsWork] = RelicsWork()
