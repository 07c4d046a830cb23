"""What actions cost, and who may block: the rules that cards change by numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.live import Alive
from rulewright.effects.sets import members_of
from rulewright.effects.state import NO_ABILITIES
from rulewright.games.eruma.rules import terms
from rulewright.games.eruma.rules.hands import show_curse
from rulewright.games.eruma.rules.modifiers import changing, changing_for, has_modifier
from rulewright.games.eruma.rules.numbering import MOST_POINTS
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.bits import bit

_DEARER: Final = terms.POWER_DEARER - terms.POWER_COSTS
_CHEAPER: Final = terms.POWER_CHEAPER - terms.POWER_COSTS
"""From the modifier that names the cost of an action to those that make it dearer and cheaper."""
ACTION_POINTS = 3
MOVING = 11
"""The move action, as `Raid.actions` has it: the verb of its choice (`actions.py`)."""
MOST_IN_HAND = 6


def points_of(raid: Raid, seat: i64) -> i64:
    """action.three-points."""
    points: i64 = ACTION_POINTS
    for one in changing_for(raid, terms.MORE_POINTS, seat):
        points += one.ability.amount
    for one in changing_for(raid, terms.FEWER_POINTS, seat):
        points -= one.ability.amount
    for one in changing_for(raid, terms.POINTS_ARE, seat):
        points = min(points, one.ability.amount)
    return min(max(points, 0), MOST_POINTS)


def hand_limit(raid: Raid, seat: i64) -> i64:
    """turn.hand-limit. Of several limits the lowest holds: a prohibition beats a permission."""
    found = changing_for(raid, terms.HAND_LIMIT, seat)
    if not found:
        return MOST_IN_HAND
    return min(one.ability.amount for one in found)


def show_limiting_curses(raid: Raid, seat: i64) -> None:
    """ruling.curse: a limit by which a player has to discard is noticed."""
    held = len(raid.hands[seat])
    for one in changing_for(raid, terms.HAND_LIMIT, seat):
        if one.means == terms.BY_A_CURSE and one.ability.amount < held:
            show_curse(raid, one.source)


def action_cost(raid: Raid, modifier: i64, seat: i64) -> i64:
    """action.each-costs-one, unless a card says otherwise (ruling.costs-add-up)."""
    if raid.live_now().changed.is_empty():
        return 1
    cost = _changed_cost(
        changing_for(raid, modifier, seat),
        changing_for(raid, modifier + _DEARER, seat),
        changing_for(raid, modifier + _CHEAPER, seat),
    )
    if modifier == terms.ATTACK_COSTS:
        # ruling.dearer-movement: what makes movements dearer makes attacks dearer
        named = [
            one for one in changing_for(raid, terms.MOVE_COSTS, seat) if one.ability.amount > 1
        ]
        dearer = changing_for(raid, terms.MOVE_DEARER, seat)
        if len(named) + len(dearer) > 0:
            cost = max(cost, _changed_cost(named, dearer, NO_ABILITIES))
    return cost


def move_cost(raid: Raid, seat: i64) -> i64:
    """ruling.first-action: the same for moving a card. A text that makes it dearer beats one that makes the first move
    of the turn cheaper."""
    cost = action_cost(raid, terms.MOVE_COSTS, seat)
    if cost > 1 or MOVING in raid.actions:
        return cost
    for one in changing_for(raid, terms.FIRST_MOVE_COSTS, seat):
        cost = min(cost, one.ability.amount)
    return cost


def power_cost(raid: Raid, card: i64) -> i64:
    """The same for the power of a card."""
    if raid.live_now().changed.is_empty():
        return 1
    return _changed_cost(
        changing(raid, terms.POWER_COSTS, card),
        changing(raid, terms.POWER_DEARER, card),
        changing(raid, terms.POWER_CHEAPER, card),
    )


def _changed_cost(named: list[Alive], dearer: list[Alive], cheaper: list[Alive]) -> i64:
    """ruling.costs-add-up: of several costs that texts name the dearest holds; then what is more and what is
    fewer is counted, and nothing costs less than nothing."""
    cost: i64 = 1
    if len(named) > 0:
        cost = max(one.ability.amount for one in named)
    for one in dearer:
        cost += one.ability.amount
    for one in cheaper:
        cost -= one.ability.amount
    return max(cost, 0)


def may_cost_nothing(raid: Raid) -> bool:
    """Whether a text may make an action free, so that it needs no Action Point."""
    changed = raid.live_now().changed
    if changed.is_empty():
        return False
    if changed.has(terms.FIRST_MOVE_COSTS):
        return True
    for modifier in range(terms.POWER_COSTS, terms.STEAL_COSTS + 1):
        if changed.has(modifier) or changed.has(modifier + _CHEAPER):
            return True
    return False


def may_block(raid: Raid, seat: i64) -> i64:
    """block.face-down-spy: the cards with which a seat may block, as a set."""
    found: i64 = 0
    for card in members_of(raid.controlled(seat)):
        is_hidden_spy = not raid.is_up(card) and raid.kind(card) & terms.SPY != 0
        if is_hidden_spy or has_modifier(raid, terms.MAY_BLOCK, card):
            found |= bit(card)
    return found
