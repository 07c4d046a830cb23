"""What actions cost, and who may block: the rules that cards change by numbers."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.sets import members_of
from rulewright.games.eruma.rules import terms
from rulewright.games.eruma.rules.modifiers import changing, changing_for, has_modifier
from rulewright.games.eruma.rules.numbering import MOST_POINTS
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.bits import bit

ACTION_POINTS = 3
MOST_IN_HAND = 6


def points_of(raid: Raid, seat: i64) -> i64:
    """action.three-points."""
    points: i64 = ACTION_POINTS
    for one in changing_for(raid, terms.MORE_POINTS, seat):
        points += one.ability.amount
    for one in changing_for(raid, terms.FEWER_POINTS, seat):
        points -= one.ability.amount
    return min(max(points, 0), MOST_POINTS)


def hand_limit(raid: Raid, seat: i64) -> i64:
    """turn.hand-limit. Of several limits the lowest holds: a prohibition beats a permission."""
    found = changing_for(raid, terms.HAND_LIMIT, seat)
    if not found:
        return MOST_IN_HAND
    return min(one.ability.amount for one in found)


def action_cost(raid: Raid, modifier: i64, seat: i64) -> i64:
    """action.each-costs-one, unless a card says otherwise; the dearest holds."""
    cost: i64 = 1
    for one in changing_for(raid, modifier, seat):
        cost = max(cost, one.ability.amount)
    if modifier == terms.ATTACK_COSTS:
        # ruling.dearer-movement: what makes movements dearer makes attacks dearer
        for one in changing_for(raid, terms.MOVE_COSTS, seat):
            cost = max(cost, one.ability.amount)
    return cost


def power_cost(raid: Raid, card: i64) -> i64:
    """The same for the power of a card."""
    cost: i64 = 1
    for one in changing(raid, terms.POWER_COSTS, card):
        cost = max(cost, one.ability.amount)
    return cost


def may_block(raid: Raid, seat: i64) -> i64:
    """block.face-down-spy: the cards with which a seat may block, as a set."""
    found: i64 = 0
    for card in members_of(raid.controlled(seat)):
        is_hidden_spy = not raid.is_up(card) and raid.kind(card) == terms.SPY
        if is_hidden_spy or has_modifier(raid, terms.MAY_BLOCK, card):
            found |= bit(card)
    return found
