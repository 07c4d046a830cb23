"""What happens in a clash: reveal, pay, cancel, and all costs, damage and gains at once.

`clash.*`, `bonus.*` and `goal.*`. Each function is one step of `ruling.order-in-a-clash`; when
they run, and what may come between them, is in `turn.py`.
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules import terms as printed
from rulewright.games.allumbra.rules.relic_effects import (
    any_in_use,
    effect_of_used_relics,
    given_by_relics,
    last_order,
    used_relic_with,
)
from rulewright.games.allumbra.rules.relics import memory_of, relics_of, table_of
from rulewright.games.allumbra.rules.state import (
    DUELLISTS,
    MOST_AMMO,
    MOST_ENERGY,
    MOST_NEXT_DAMAGE,
    Duel,
    Duellist,
)
from rulewright.games.allumbra.rules.tables import CardTable
from rulewright.games.allumbra.rules.terms import NO_CARD
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.zone import Zone


def reveal(duel: Duel) -> None:
    """Turn up the next card of each row; a player who has none plays nothing."""
    fact: i64 = 0
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        player.card = NO_CARD
        if player.memory is not None:
            player.memory.energy_before = player.energy
            player.memory.ammo_before = player.ammo
            player.memory.energy_paid = 0
        if player.played < len(player.row):
            player.card = player.row[player.played]
            player.played += 1
            if player.open_cards == player.played:
                # Laid open before: nobody learns anything new from it.
                continue
            player.open_cards = player.played
            forget_shown(player)
        fact = fact * 16 + player.card + 1
    duel.publish(fact)
    one = duel.duellists[0]
    two = duel.duellists[1]
    duel.tell(EVERYONE, story.REVEALED, one.card + 1, two.card + 1, one.played - 1, two.played - 1)


def forget_shown(player: Duellist) -> None:
    """A card that was shown in hand and now lies open is no longer remembered as hidden."""
    if player.shown is not None and player.card in player.shown:
        player.shown.remove(player.card)


def pay(duel: Duel) -> None:
    """clash.attack-cost, clash.too-little-ammo: all of the cost, or the card is void."""
    in_use = any_in_use(duel)
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        player.paid = 0
        player.performed = False
        if player.card == NO_CARD:
            continue
        cost = 0 if player.next_free > 0 else duel.cards.cost[player.card]
        if in_use:
            cost = paid_with_energy(duel, seat, price_with_relics(duel, seat, cost))
        if player.ammo < cost:
            duel.tell(EVERYONE, story.UNPAID, seat, player.card, cost, player.played - 1)
            continue
        player.performed = True
        player.paid = cost
        if cost > 0:
            duel.tell(EVERYONE, story.PAID, seat, player.card, cost, player.played - 1)


def price_with_relics(duel: Duel, seat: i64, cost: i64) -> i64:
    """clash.attack-cost, ruling.relic-effects-together, ruling.free-and-surcharge: what is printed, or 0 with the
    bonus; what Relics of both take off and add is summed, and only the sum is limited to 0."""
    for order in range(1, last_order(duel) + 1):
        cost = price_after(duel, seat, order, cost)
    return max(cost, 0)


def price_after(duel: Duel, seat: i64, order: i64, cost: i64) -> i64:
    """The price of the seat's card after the Relic with that place in the order announced, whosever it is."""
    table = table_of(duel)
    for owner in range(DUELLISTS):
        player = duel.duellists[owner]
        if player.card == NO_CARD:
            continue
        for relic in relics_of(player):
            if relic.order != order:
                continue
            if owner != seat:
                return cost + table.effect(relic.kind, relic.mode, printed.BURDEN)
            if table.effect(relic.kind, relic.mode, printed.FREE) > 0:
                return 0
            cost += table.effect(relic.kind, relic.mode, printed.DEARER)
            return cost - table.effect(relic.kind, relic.mode, printed.CHEAPER)
    return cost


def paid_with_energy(duel: Duel, seat: i64, cost: i64) -> i64:
    """ruling.energy-for-ammo: what is left to pay with ammo. Ammo and spare energy together must be enough; the rest
    of what was chosen is taken as far as it must and can be."""
    player = duel.duellists[seat]
    memory = memory_of(player)
    if effect_of_used_relics(duel, seat, printed.ENERGY_FOR_AMMO) == 0:
        return cost
    spare = player.energy - 1
    if player.ammo + spare < cost:
        return cost
    part = max(memory.energy_for_ammo, cost - player.ammo)
    memory.energy_paid = min(part, cost, spare)
    if memory.energy_paid > 0:
        duel.tell(
            EVERYONE, story.PAID_ENERGY, seat, player.card, memory.energy_paid, player.played - 1
        )
    return cost - memory.energy_paid


def cancel(duel: Duel) -> None:
    """clash.cancel-by-chart: looked up both ways; void cards neither cancel nor are cancelled."""
    in_use = any_in_use(duel)
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        other = duel.duellists[1 - seat]
        player.cancelled = False
        if not player.performed:
            continue
        if in_use:
            if effect_of_used_relics(duel, seat, printed.UNCANCELLABLE) > 0:
                continue
            if effect_of_used_relics(duel, 1 - seat, printed.STOP) > 0:
                player.cancelled = True
                stopped_by = used_relic_with(duel, 1 - seat, printed.STOP)
                duel.tell(EVERYONE, story.STOPPED, seat, player.card, stopped_by, player.played - 1)
                continue
        if not other.performed:
            continue
        if (duel.cards.cancels[other.card] >> player.card) & 1 == 0:
            continue
        player.cancelled = True
        if duel.events is not None:
            cards = [int(other.card), int(player.card)]
            places = [int(other.played) - 1, int(player.played) - 1]
            duel.report(EVERYONE, story.CANCELLED, [int(1 - seat), *cards, *places])


def settle(duel: Duel) -> None:
    """clash.all-at-once, ruling.net-then-limit: costs, damage and gains of both, summed, once."""
    one = duel.duellists[0]
    two = duel.duellists[1]
    two.lost = damage_by(duel, 0)
    one.lost = damage_by(duel, 1)
    if duel.relics is not None:
        settle_with_relics(duel)
    else:
        for seat in range(DUELLISTS):
            player = duel.duellists[seat]
            other = duel.duellists[1 - seat]
            energy = player.energy - player.lost
            ammo = player.ammo - player.paid
            if player.performed and not player.cancelled:
                energy += energy_gain(duel, seat, player.card, other)
                ammo += ammo_gain(duel, seat, player.card, other)
            player.energy = max(0, min(energy, MOST_ENERGY))
            player.ammo = max(0, min(ammo, MOST_AMMO))
    if one.energy == 0 or two.energy == 0:
        knock_down(duel)
        return
    for seat in range(DUELLISTS):
        renew_bonus(duel, seat)
    if any_in_use(duel):
        give_bonuses(duel)


def settle_with_relics(duel: Duel) -> None:
    """The same with what Relics give, take and turn aside; ruling.relic-effects-together."""
    for seat in range(DUELLISTS):
        memory = memory_of(duel.duellists[seat])
        memory.energy_gained = memory.energy_lost = memory.ammo_gained = memory.ammo_lost = 0
    for seat in range(DUELLISTS):
        add_changes(duel, seat)
    in_use = any_in_use(duel)
    if in_use:
        for seat in range(DUELLISTS):
            add_changes_by_relics(duel, seat)
    both_down = duel.duellists[0].energy + energy_change(duel, 0) <= 0 and (
        duel.duellists[1].energy + energy_change(duel, 1) <= 0
    )
    spared = who_is_spared(duel) if in_use and both_down else -1
    if in_use and not both_down:
        redirect_otherwise(duel)
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        memory = memory_of(player)
        energy = player.energy + energy_change(duel, seat)
        ammo = player.ammo + memory.ammo_gained - memory.ammo_lost
        if energy <= 0 and (seat == spared or effect_of_used_relics(duel, seat, printed.STAND) > 0):
            energy = 1
            effect = printed.ONLY_OPPONENT if seat == spared else printed.STAND
            duel.tell(EVERYONE, story.STANDS, seat, used_relic_with(duel, seat, effect))
        player.energy = max(0, min(energy, MOST_ENERGY))
        player.ammo = max(0, min(ammo, MOST_AMMO))
        memory.energy_gains += 1 if memory.energy_gained > 0 else 0
        memory.energy_losses += 1 if memory.energy_lost > 0 else 0
        memory.ammo_gains += 1 if memory.ammo_gained > 0 else 0
        memory.ammo_losses += 1 if memory.ammo_lost > 0 else 0


def energy_change(duel: Duel, seat: i64) -> i64:
    """What the clash comes to for the seat's energy, before the limit."""
    memory = memory_of(duel.duellists[seat])
    return memory.energy_gained - memory.energy_lost


def add_changes(duel: Duel, seat: i64) -> None:
    """What the seat's card gives and takes; what it gives may be turned aside by a Relic of the other."""
    player = duel.duellists[seat]
    other = duel.duellists[1 - seat]
    mine = memory_of(player)
    theirs = memory_of(other)
    mine.energy_lost += player.lost + mine.energy_paid
    mine.ammo_lost += player.paid
    if not player.performed or player.cancelled:
        return
    them = 1 - seat
    energy = energy_gain(duel, seat, player.card, other)
    if energy > 0 and effect_of_used_relics(duel, them, printed.REDIRECT_ENERGY) > 0:
        theirs.energy_gained += energy
        tell_redirected(duel, them, story.REDIRECTED_ENERGY, energy, printed.REDIRECT_ENERGY)
    else:
        mine.energy_gained += energy
    ammo = ammo_gain(duel, seat, player.card, other)
    if ammo > 0 and effect_of_used_relics(duel, them, printed.REDIRECT_AMMO) > 0:
        theirs.ammo_gained += ammo
        tell_redirected(duel, them, story.REDIRECTED_AMMO, ammo, printed.REDIRECT_AMMO)
    else:
        mine.ammo_gained += ammo


def add_changes_by_relics(duel: Duel, seat: i64) -> None:
    """What the Relics used on the seat's card give and take."""
    player = duel.duellists[seat]
    mine = memory_of(player)
    theirs = memory_of(duel.duellists[1 - seat])
    them = 1 - seat
    if player.performed and not player.cancelled:
        mine.energy_gained += given_by_relics(duel, seat, printed.ENERGY, story.RELIC_ENERGY, seat)
        mine.ammo_gained += given_by_relics(duel, seat, printed.AMMO, story.RELIC_AMMO, seat)
    mine.energy_gained += given_by_relics(duel, seat, printed.GAIN_ENERGY, story.RELIC_ENERGY, seat)
    mine.ammo_gained += given_by_relics(duel, seat, printed.GAIN_AMMO, story.RELIC_AMMO, seat)
    mine.energy_lost += given_by_relics(duel, seat, printed.LOSE_ENERGY, story.COST_ENERGY, seat)
    mine.ammo_lost += given_by_relics(duel, seat, printed.LOSE_AMMO, story.COST_AMMO, seat)
    theirs.energy_gained += given_by_relics(
        duel, seat, printed.GIVE_ENERGY, story.GIVEN_ENERGY, them
    )
    theirs.ammo_gained += given_by_relics(duel, seat, printed.GIVE_AMMO, story.GIVEN_AMMO, them)
    theirs.energy_lost += given_by_relics(duel, seat, printed.TAKE_ENERGY, story.TAKEN_ENERGY, them)
    theirs.ammo_lost += given_by_relics(duel, seat, printed.TAKE_AMMO, story.TAKEN_AMMO, them)


def tell_redirected(duel: Duel, seat: i64, told_as: i64, amount: i64, effect: i64) -> None:
    """The seat gains what the other's card would have given."""
    duel.tell(EVERYONE, told_as, seat, amount, used_relic_with(duel, seat, effect))


def who_is_spared(duel: Duel) -> i64:
    """ruling.only-opponent-falls: the one player whose Relic says that only the other is knocked down; -1 if neither
    or both have such a Relic in use."""
    first = effect_of_used_relics(duel, 0, printed.ONLY_OPPONENT) > 0
    second = effect_of_used_relics(duel, 1, printed.ONLY_OPPONENT) > 0
    if first == second:
        return -1
    return 0 if first else 1


def redirect_otherwise(duel: Duel) -> None:
    """ruling.only-opponent-falls: what the opponent's card gives in energy, where not both would be knocked down."""
    taken: i64 = 0
    for seat in range(DUELLISTS):
        other = duel.duellists[1 - seat]
        if effect_of_used_relics(duel, seat, printed.OTHERWISE_REDIRECT) == 0:
            continue
        if not other.performed or other.cancelled:
            continue
        cards = duel.cards
        player = duel.duellists[seat]
        energy = cards.energy[other.card]
        energy += for_meeting(cards, other.card, player, cards.against_energy)
        energy += for_cancelling(cards, other.card, player, cards.cancel_energy)
        if energy > 0:
            change: i64 = energy if seat == 0 else -energy
            taken += change
            tell_redirected(duel, seat, story.REDIRECTED_ENERGY, energy, printed.OTHERWISE_REDIRECT)
    memory_of(duel.duellists[0]).energy_gained += taken
    memory_of(duel.duellists[1]).energy_gained -= taken


def damage_by(duel: Duel, seat: i64) -> i64:
    """clash.attack-damage: what the seat's card takes from the opponent."""
    player = duel.duellists[seat]
    if not player.performed or player.cancelled:
        return 0
    cards = duel.cards
    if cards.is_attack[player.card] == 0:
        return 0
    damage = cards.damage[player.card] + player.next_damage
    if any_in_use(duel):
        if effect_of_used_relics(duel, seat, printed.HARMLESS) > 0:
            return 0
        if effect_of_used_relics(duel, 1 - seat, printed.DISARM) > 0:
            return 0
        damage += effect_of_used_relics(duel, seat, printed.DAMAGE)
        damage -= effect_of_used_relics(duel, seat, printed.WEAKER)
        damage = max(damage - effect_of_used_relics(duel, 1 - seat, printed.GUARD), 0)
    if damage > 0:
        duel.tell(EVERYONE, story.HIT, seat, player.card, damage, player.played - 1)
    return damage


def energy_gain(duel: Duel, seat: i64, card: i64, other: Duellist) -> i64:
    """card.support-gain, ruling.played-is-played, ruling.tiro-calculado-ammo: what the card gives by itself, for the
    card it met and for having cancelled it. Each is told by itself."""
    cards = duel.cards
    gain = told_gain(duel, seat, story.GAINED_ENERGY, cards.energy[card])
    gain += told_gain(
        duel, seat, story.MET_ENERGY, for_meeting(cards, card, other, cards.against_energy)
    )
    return gain + told_gain(
        duel, seat, story.CANCEL_ENERGY, for_cancelling(cards, card, other, cards.cancel_energy)
    )


def ammo_gain(duel: Duel, seat: i64, card: i64, other: Duellist) -> i64:
    """The same of ammo."""
    cards = duel.cards
    gain = told_gain(duel, seat, story.GAINED_AMMO, cards.ammo[card])
    gain += told_gain(
        duel, seat, story.MET_AMMO, for_meeting(cards, card, other, cards.against_ammo)
    )
    return gain + told_gain(
        duel, seat, story.CANCEL_AMMO, for_cancelling(cards, card, other, cards.cancel_ammo)
    )


def told_gain(duel: Duel, seat: i64, told_as: i64, amount: i64) -> i64:
    """What the seat's card gives, if it is anything, told."""
    if amount > 0:
        player = duel.duellists[seat]
        duel.tell(EVERYONE, told_as, seat, amount, player.card, player.played - 1)
    return amount


def for_meeting(cards: CardTable, card: i64, other: Duellist, against: Zone) -> i64:
    """What the card gives for the card it met."""
    return 0 if other.card == NO_CARD else against[card * cards.kinds + other.card]


def for_cancelling(cards: CardTable, card: i64, other: Duellist, amounts: Zone) -> i64:
    """What the card gives for having cancelled the other."""
    if other.cancelled and (cards.cancels[card] >> other.card) & 1 == 1:
        return amounts[card]
    return 0


def renew_bonus(duel: Duel, seat: i64) -> None:
    """bonus.*: the old bonus served this card and is gone; an effective card sets a new one."""
    player = duel.duellists[seat]
    if player.card == NO_CARD:
        return
    player.next_free = 0
    player.next_damage = 0
    if player.performed and not player.cancelled:
        player.next_free = duel.cards.next_free[player.card]
        player.next_damage = duel.cards.next_damage[player.card]
        if player.next_free > 0 or player.next_damage > 0:
            duel.tell(EVERYONE, story.BONUS, seat, player.card, player.played - 1)


def give_bonuses(duel: Duel) -> None:
    """ruling.relic-bonus: a bonus that a Relic gives the next card takes the place of the present card's own."""
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        other = duel.duellists[1 - seat]
        free = effect_of_used_relics(duel, seat, printed.NEXT_FREE)
        damage = effect_of_used_relics(duel, seat, printed.NEXT_DAMAGE)
        effect: i64 = printed.NEXT_FREE if free > 0 else printed.NEXT_DAMAGE
        if effect_of_used_relics(duel, seat, printed.COPY_BONUS) > 0 and (
            other.performed and not other.cancelled
        ):
            effect = printed.COPY_BONUS
            free = max(free, duel.cards.next_free[other.card])
            damage += duel.cards.next_damage[other.card]
        if free > 0 or damage > 0:
            player.next_free = min(free, 1)
            player.next_damage = min(damage, MOST_NEXT_DAMAGE)
            duel.tell(EVERYONE, story.RELIC_BONUS, seat, used_relic_with(duel, seat, effect))


def knock_down(duel: Duel) -> None:
    """goal.energy-zero, goal.draw, ruling.knock-down-check: the duel ends at once."""
    one = duel.duellists[0].energy
    two = duel.duellists[1].energy
    for seat in range(DUELLISTS):
        if duel.duellists[seat].energy == 0:
            duel.tell(EVERYONE, story.KNOCKED_DOWN, seat)
    if one == two:
        end_in_draw(duel, story.DRAWN)
    else:
        end_with_winner(duel, 0 if one > two else 1, story.WON)


def end_by_turn_limit(duel: Duel) -> None:
    """ruling.turn-limit: the higher energy wins; equal energy is a draw."""
    one = duel.duellists[0].energy
    two = duel.duellists[1].energy
    duel.tell(EVERYONE, story.TURN_LIMIT, duel.turn)
    if one == two:
        end_in_draw(duel, story.DRAWN_AT_LIMIT)
    else:
        end_with_winner(duel, 0 if one > two else 1, story.WON_AT_LIMIT)


def end_in_draw(duel: Duel, told_as: i64) -> None:
    """Nobody wins the duel."""
    duel.tell(EVERYONE, told_as)
    duel.finish([50, 50])


def end_with_winner(duel: Duel, seat: i64, told_as: i64) -> None:
    """That player wins the duel."""
    duel.tell(EVERYONE, told_as, seat)
    duel.finish([100, 0] if seat == 0 else [0, 100])
