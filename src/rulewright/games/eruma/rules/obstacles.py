"""What keeps a card from an action: one question, asked by what is offered (`actions.py`) and by who explains why
something is not (`words/reasons.py`). The first obstacle counts, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.usable import is_worn_out
from rulewright.games.eruma.rules import terms
from rulewright.games.eruma.rules.board import TREASURES
from rulewright.games.eruma.rules.costs import action_cost, power_cost
from rulewright.games.eruma.rules.happening import is_forbidden
from rulewright.games.eruma.rules.modifiers import types_now
from rulewright.games.eruma.rules.powers import can_pay, finds_targets, has_power
from rulewright.games.eruma.rules.state import Raid

NONE_AT_ALL: Final = 0
TOO_DEAR: Final = 1
CANT_PLAY: Final = 2
NOT_ON_TREASURE: Final = 3
STOLE_ALREADY: Final = 4
CANT_STEAL: Final = 5
NO_POWER: Final = 6
EXHAUSTED_ALREADY: Final = 7
WORN_OUT: Final = 8
CANT_TRIGGER: Final = 9
CANT_EXHAUST: Final = 10
NO_TARGET: Final = 11
OWN_TARGET: Final = 12
TARGET_DOWN: Final = 13
TARGET_INVULNERABLE: Final = 14
TARGET_OBSTACLE: Final = 15
CANT_ATTACK: Final = 16
CANT_MOVE: Final = 17
CANT_ENTER_TREASURE: Final = 18
CANT_BE_ATTACKED: Final = 19
"""What begins with CANT, a text forbids."""
UNPAID: Final = 20


def to_play(raid: Raid, seat: i64, card: i64) -> i64:
    """What keeps a card in hand from being played."""
    if raid.points < action_cost(raid, terms.PLAY_COSTS, seat):
        return TOO_DEAR
    return CANT_PLAY if is_forbidden(raid, terms.PLAY, card, seat) else NONE_AT_ALL


def to_steal(raid: Raid, seat: i64, card: i64) -> i64:
    """steal.face-up-on-treasure, steal.once-per-card."""
    if (TREASURES >> raid.place[card]) & 1 == 0:
        return NOT_ON_TREASURE
    if (raid.stole >> card) & 1 == 1:
        return STOLE_ALREADY
    if raid.points < action_cost(raid, terms.STEAL_COSTS, seat):
        return TOO_DEAR
    return CANT_STEAL if is_forbidden(raid, terms.STEAL, card, seat, cause=card) else NONE_AT_ALL


def to_trigger(raid: Raid, seat: i64, card: i64) -> i64:
    """power.face-up-ready, ruling.needs-legal-target, ruling.exhausting-to-trigger, ruling.endless-turn."""
    if not has_power(raid, card):
        return NO_POWER
    if (raid.tired >> card) & 1 == 1:
        return EXHAUSTED_ALREADY
    if raid.points < power_cost(raid, card):
        return TOO_DEAR
    if is_worn_out(raid, raid.definition[card]):
        return WORN_OUT
    if is_forbidden(raid, terms.TRIGGER, card, seat, cause=card):
        return CANT_TRIGGER
    if is_forbidden(raid, terms.EXHAUST, card, seat, cause=card):
        return CANT_EXHAUST
    if not can_pay(raid, card):
        return UNPAID
    return NONE_AT_ALL if finds_targets(raid, card) else NO_TARGET


def to_attack(raid: Raid, seat: i64, card: i64, target: i64) -> i64:
    """What keeps a card from attacking another that it reaches."""
    if raid.controller(target) == seat:
        return OWN_TARGET
    if not raid.is_up(target):
        return TARGET_DOWN
    theirs = types_now(raid, target)
    if theirs & (terms.INVULNERABLE | terms.OBSTACLE) != 0:
        mine = types_now(raid, card)
        if theirs & terms.INVULNERABLE != 0 and mine & terms.SLAYER == 0:
            return TARGET_INVULNERABLE
        if theirs & terms.OBSTACLE != 0 and mine & terms.STRONGMAN == 0:
            return TARGET_OBSTACLE
    if is_forbidden(raid, terms.ATTACKS, card, seat, cause=card, means=terms.BY_AN_ATTACK):
        return CANT_ATTACK
    if is_forbidden(raid, terms.MOVE, card, seat, cause=card, means=terms.BY_AN_ATTACK):
        return CANT_MOVE  # attack.is-movement
    if is_kept_off_treasure(raid, seat, card, raid.place[target], terms.BY_AN_ATTACK):
        return CANT_ENTER_TREASURE
    if is_forbidden(raid, terms.ATTACK, target, seat, cause=card, means=terms.BY_AN_ATTACK):
        return CANT_BE_ATTACKED
    return NONE_AT_ALL


def is_kept_off_treasure(raid: Raid, seat: i64, card: i64, position: i64, means: i64) -> bool:
    """Whether the card would come onto Treasure there, and something says that it can't."""
    return raid.comes_to_treasure(card, position) and is_forbidden(
        raid, terms.MOVES_TO_TREASURE, card, seat, cause=card, means=means
    )
