"""What happens in a clash: reveal, pay, cancel, and all costs, damage and gains at once.

`clash.*`, `bonus.*` and `goal.*`. Each function is one step of `ruling.order-in-a-clash`; when
they run, and what may come between them, is in `rules.py`.
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules import terms as printed
from rulewright.games.allumbra.rules.relics import effect_of_used_relics, given_by_relics
from rulewright.games.allumbra.rules.state import DUELLISTS, MOST_AMMO, MOST_ENERGY, Duel, Duellist
from rulewright.games.allumbra.rules.terms import NO_CARD
from rulewright.kernel.event import EVERYONE


def reveal(duel: Duel) -> None:
    """Turn up the next card of each row; a player who has none plays nothing."""
    fact: i64 = 0
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        player.card = NO_CARD
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
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        player.paid = 0
        player.performed = False
        if player.card == NO_CARD:
            continue
        cost = cost_of_card(duel, seat)
        if player.ammo < cost:
            duel.tell(EVERYONE, story.UNPAID, seat, player.card, cost, player.played - 1)
            continue
        player.performed = True
        player.paid = cost
        if cost > 0:
            duel.tell(EVERYONE, story.PAID, seat, player.card, cost, player.played - 1)


def cost_of_card(duel: Duel, seat: i64) -> i64:
    """clash.attack-cost, ruling.relic-effects-together, ruling.free-and-surcharge: what is printed, or 0 with the
    bonus; what Relics of both take off and add is summed, and only the sum is limited to 0."""
    player = duel.duellists[seat]
    cost = 0 if player.next_free > 0 else duel.cards.cost[player.card]
    if duel.relics is None:
        return cost
    cost -= effect_of_used_relics(duel, seat, printed.CHEAPER)
    cost += effect_of_used_relics(duel, 1 - seat, printed.BURDEN)
    return max(cost, 0)


def cancel(duel: Duel) -> None:
    """clash.cancel-by-chart: looked up both ways; void cards neither cancel nor are cancelled."""
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        other = duel.duellists[1 - seat]
        player.cancelled = False
        if not (player.performed and other.performed):
            continue
        if (duel.cards.cancels[other.card] >> player.card) & 1 == 0:
            continue
        if duel.relics is not None and effect_of_used_relics(duel, seat, printed.UNCANCELLABLE):
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
    for seat in range(DUELLISTS):
        player = duel.duellists[seat]
        other = duel.duellists[1 - seat]
        energy = player.energy - player.lost
        ammo = player.ammo - player.paid
        if player.performed and not player.cancelled:
            energy += energy_gain(duel, seat, player.card, other.card)
            ammo += ammo_gain(duel, seat, player.card, other)
        player.energy = max(0, min(energy, MOST_ENERGY))
        player.ammo = max(0, min(ammo, MOST_AMMO))
    if one.energy == 0 or two.energy == 0:
        knock_down(duel)
        return
    for seat in range(DUELLISTS):
        renew_bonus(duel, seat)


def damage_by(duel: Duel, seat: i64) -> i64:
    """clash.attack-damage: what the seat's card takes from the opponent."""
    player = duel.duellists[seat]
    if not player.performed or player.cancelled:
        return 0
    cards = duel.cards
    if cards.is_attack[player.card] == 0:
        return 0
    damage = cards.damage[player.card] + player.next_damage
    if duel.relics is not None:
        damage += effect_of_used_relics(duel, seat, printed.DAMAGE)
        damage = max(damage - effect_of_used_relics(duel, 1 - seat, printed.GUARD), 0)
    if damage > 0:
        duel.tell(EVERYONE, story.HIT, seat, player.card, damage, player.played - 1)
    return damage


def energy_gain(duel: Duel, seat: i64, card: i64, opposing: i64) -> i64:
    """card.support-gain, ruling.played-is-played: what the card gives, also for the card it met; and what Relics
    give with it. Each is told with where it comes from."""
    place = duel.duellists[seat].played - 1
    gain = duel.cards.energy[card]
    if gain > 0:
        duel.tell(EVERYONE, story.GAINED_ENERGY, seat, gain, card, place)
    if opposing != NO_CARD:
        reward = duel.cards.against_energy[card * duel.cards.kinds + opposing]
        if reward > 0:
            duel.tell(EVERYONE, story.MET_ENERGY, seat, reward, card, place)
            gain += reward
    if duel.relics is not None:
        gain += given_by_relics(duel, seat, printed.ENERGY, story.RELIC_ENERGY)
    return gain


def ammo_gain(duel: Duel, seat: i64, card: i64, other: Duellist) -> i64:
    """card.support-gain, ruling.played-is-played, ruling.tiro-calculado-ammo: the same of ammo, with what the
    card gives for having cancelled the other."""
    place = duel.duellists[seat].played - 1
    gain = duel.cards.ammo[card]
    if gain > 0:
        duel.tell(EVERYONE, story.GAINED_AMMO, seat, gain, card, place)
    if other.card != NO_CARD:
        reward = duel.cards.against_ammo[card * duel.cards.kinds + other.card]
        if reward > 0:
            duel.tell(EVERYONE, story.MET_AMMO, seat, reward, card, place)
            gain += reward
    if other.cancelled:
        reward = duel.cards.cancel_ammo[card]
        if reward > 0:
            duel.tell(EVERYONE, story.CANCEL_AMMO, seat, reward, card, place)
            gain += reward
    if duel.relics is not None:
        gain += given_by_relics(duel, seat, printed.AMMO, story.RELIC_AMMO)
    return gain


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
