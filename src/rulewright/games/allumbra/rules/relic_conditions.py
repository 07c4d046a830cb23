"""Whether what just happened is what a relic waits for: the condition on its first side."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.allumbra.rules import terms as printed
from rulewright.games.allumbra.rules.relics import RELICS_EACH, memory_of, relics_of, table_of
from rulewright.games.allumbra.rules.state import Duel, Duellist
from rulewright.games.allumbra.rules.terms import NO_CARD
from rulewright.kernel.bits import bit


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
        # Asked of everyone who draws: whether they hold the card is their secret.
        return True
    if test == printed.DRAWN:
        # The same, of the draw at the start of a turn.
        return duel.turn > 1 and len(player.row) == 0
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
