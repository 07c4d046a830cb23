"""What the active player may do in the Assault Phase: every legal action, and nothing else."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from rulewright.effects.happening import NO_CARD
from rulewright.effects.usable import is_worn_out
from rulewright.games.eruma.rules import terms
from rulewright.games.eruma.rules.board import (
    POSITIONS,
    adjacent,
    along_column,
    along_row,
    diagonal,
    zone_one,
    zones,
)
from rulewright.games.eruma.rules.costs import action_cost, may_cost_nothing, move_cost
from rulewright.games.eruma.rules.happening import is_forbidden
from rulewright.games.eruma.rules.modifiers import (
    changing_for,
    has_modifier,
    is_changed,
    shut_to,
    types_now,
)
from rulewright.games.eruma.rules.numbering import EMPTY, HENCHMEN_MASK
from rulewright.games.eruma.rules.obstacles import (
    NONE_AT_ALL,
    is_kept_off_treasure,
    to_attack,
    to_play,
    to_steal,
    to_trigger,
)
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.texts.filters import SpotFilter
from rulewright.games.eruma.texts.spots import fitting_spots
from rulewright.kernel.bits import bit, lowest
from rulewright.kernel.choice import bare_choice, make_choice, pack_choice, thing_of, verb_of
from rulewright.kernel.zone import Zone

# Verbs of choices, after those of effects and blocks.
PLAY_CARD: Final = 10
MOVE_CARD: Final = 11
ATTACK_CARD: Final = 12
USE_POWER: Final = 13
STEAL_TREASURE: Final = 14
HIDE: Final = 15
FLY: Final = 16
END: Final = 17

_MUST: Final = {
    ATTACK_CARD: terms.MUST_ATTACK,
    MOVE_CARD: terms.MUST_MOVE,
    STEAL_TREASURE: terms.MUST_STEAL,
}
"""By what each of them becomes a duty."""
_TYPES: Final = [(terms.EVASIVE, terms.FLIP_DOWN, HIDE), (terms.FLYING, terms.TO_HAND, FLY)]
"""The types that let a card do something, what that is, and as which choice."""


def possible_actions(raid: Raid) -> Zone:
    """Everything the active player may do now; ending the phase too, unless a card must act."""
    offered = Zone()
    seat = raid.active
    if raid.points > 0 or may_cost_nothing(raid):
        _add_plays(raid, seat, offered)
        cards = raid.controlled(seat) & raid.up
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if (HENCHMEN_MASK >> card) & 1 == 0:
                _add_moves(raid, seat, card, offered)
                _add_attacks(raid, seat, card, offered)
                if to_steal(raid, seat, card) == NONE_AT_ALL:
                    offered.append(make_choice(STEAL_TREASURE, raid.place[card]))
                if to_trigger(raid, seat, card) == NONE_AT_ALL:
                    offered.append(make_choice(USE_POWER, raid.place[card]))
        attacks = _first_attacks(raid, seat, offered)
        if len(attacks) > 0:
            _add_types(raid, seat, attacks)
            attacks.append(bare_choice(END))
            return attacks
        obliged = _what_must_be(raid, offered)
        if len(obliged) > 0:
            _add_types(raid, seat, obliged)
            return obliged
    _add_types(raid, seat, offered)
    offered.append(bare_choice(END))
    return offered


def _add_plays(raid: Raid, seat: i64, offered: Zone) -> None:
    """play.zone-one, field.no-play-in-enemy-zones."""
    hand = raid.hands[seat]
    playable = Zone()
    for place in range(len(hand)):
        if to_play(raid, seat, hand[place]) == NONE_AT_ALL:
            playable.append(hand[place])
    if len(playable) == 0:
        return
    spots = zone_one(seat)
    for one in changing_for(raid, terms.MAY_PLAY_TO, seat):
        further = fitting_spots(raid, one.program, one.ability.spots, one.registers)
        wanted = cast(SpotFilter, one.program.spots[one.ability.spots])
        if wanted.place < terms.ZONE_ONE:
            # ruling.golden-rule-scope: a text opens the opponent's zones only if it names them
            further &= ~zones(1 - seat)
        spots |= further
    spots &= ~shut_to(raid, NO_CARD)
    for position in range(POSITIONS):
        if (spots >> position) & 1 == 1 and raid.grid[position] == EMPTY:
            for place in range(len(playable)):
                offered.append(pack_choice(PLAY_CARD, playable[place], position, -1))


def _add_moves(raid: Raid, seat: i64, card: i64, offered: Zone) -> None:
    """move.own-face-up, move.one-step, move.no-diagonal, move.not-into-enemy-zones."""
    cost = move_cost(raid, seat)
    if raid.points < cost or (cost == 0 and is_worn_out(raid, raid.definition[card])):
        return
    here = raid.place[card]
    spots = adjacent(here)
    shut = zones(1 - seat)
    if not raid.live_now().changed.is_empty():
        spots = _changed_steps(raid, card, here, spots)
        if has_modifier(raid, terms.MAY_MOVE_INTO_ZONES, card):
            shut = 0
        shut |= shut_to(raid, card)
    spots &= ~shut
    for position in range(POSITIONS):
        if (spots >> position) & 1 == 0 or raid.grid[position] != EMPTY:
            continue
        if is_forbidden(raid, terms.MOVE, card, seat, cause=card):
            return
        if not is_kept_off_treasure(raid, seat, card, position, terms.BY_RULE):
            offered.append(pack_choice(MOVE_CARD, here, position, -1))


def _changed_steps(raid: Raid, card: i64, here: i64, spots: i64) -> i64:
    """What cards change about the steps a card can make."""
    if has_modifier(raid, terms.MAY_MOVE_DIAGONALLY, card):
        spots |= diagonal(here)
    if has_modifier(raid, terms.MAY_MOVE_TWO_STEPS, card):
        first = spots
        for position in range(POSITIONS):
            if (first >> position) & 1 == 1 and raid.grid[position] == EMPTY:
                spots |= adjacent(position)
        spots &= ~bit(here)
    if has_modifier(raid, terms.ONLY_MOVE_ALONG_ROW, card):
        spots &= along_row(here)
    if has_modifier(raid, terms.ONLY_MOVE_ALONG_COLUMN, card):
        spots &= along_column(here)
    return spots


def _add_attacks(raid: Raid, seat: i64, card: i64, offered: Zone) -> None:
    """attack.own-face-up, attack.adjacent-target, attack.face-up-target and what forbids it."""
    cost = action_cost(raid, terms.ATTACK_COSTS, seat)
    if raid.points < cost or (cost == 0 and is_worn_out(raid, raid.definition[card])):
        return
    here = raid.place[card]
    reach = adjacent(here)
    shut = zones(1 - seat)  # ruling.no-attack-into-enemy-zones
    if not raid.live_now().changed.is_empty():
        reach = _changed_reach(raid, card, here, reach)
        if has_modifier(raid, terms.MAY_ATTACK_INTO_ZONES, card):
            shut = 0
        shut |= shut_to(raid, card)
    reach &= ~shut
    for position in range(POSITIONS):
        if (reach >> position) & 1 == 0:
            continue
        target = raid.grid[position]
        if target != EMPTY and to_attack(raid, seat, card, target) == NONE_AT_ALL:
            offered.append(pack_choice(ATTACK_CARD, here, position, -1))


def _changed_reach(raid: Raid, card: i64, here: i64, reach: i64) -> i64:
    if has_modifier(raid, terms.MAY_ATTACK_DIAGONALLY, card):
        reach |= diagonal(here)
    if has_modifier(raid, terms.MAY_ATTACK_FAR_ALONG_ROW, card):
        reach |= along_row(here) & ~bit(here)
    if has_modifier(raid, terms.MAY_ATTACK_FAR_ALONG_COLUMN, card):
        reach |= along_column(here) & ~bit(here)
    # attack.is-movement: what limits movement limits attacks too.
    for only in (terms.ONLY_ATTACK_ALONG_ROW, terms.ONLY_MOVE_ALONG_ROW):
        if has_modifier(raid, only, card):
            reach &= along_row(here)
    for only in (terms.ONLY_ATTACK_ALONG_COLUMN, terms.ONLY_MOVE_ALONG_COLUMN):
        if has_modifier(raid, only, card):
            reach &= along_column(here)
    return reach


def _first_attacks(raid: Raid, seat: i64, offered: Zone) -> Zone:
    """ruling.first-action: the attacks, if the first action must be one and there is any."""
    found = Zone()
    if len(raid.actions) > 0 or len(changing_for(raid, terms.FIRST_ACTION_ATTACKS, seat)) == 0:
        return found
    for place in range(len(offered)):
        if verb_of(offered[place]) == ATTACK_CARD:
            found.append(offered[place])
    return found


def _what_must_be(raid: Raid, offered: Zone) -> Zone:
    """ruling.must-once: what cards must do, can, and have not done this turn: their player does that
    before anything else, and does not end the phase before."""
    found = Zone()
    if not any(is_changed(raid, must) for must in _MUST.values()):
        return found
    done = {ATTACK_CARD: raid.attacked, MOVE_CARD: raid.moved, STEAL_TREASURE: 0}
    for place in range(len(offered)):
        choice = offered[place]
        verb = int(verb_of(choice))
        if verb in _MUST:
            card = raid.grid[thing_of(choice)]
            if (done[verb] >> card) & 1 == 0 and has_modifier(raid, _MUST[verb], card):
                found.append(choice)
    return found


def _add_types(raid: Raid, seat: i64, offered: Zone) -> None:
    """type.evasive, type.flying, ruling.type-timing: at any time between actions, for nothing."""
    cards = raid.controlled(seat) & raid.up
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        types = types_now(raid, card)
        if types & (terms.EVASIVE | terms.FLYING) == 0:
            continue
        for kind, verb, choice in _TYPES:
            is_meant = types & kind != 0
            if is_meant and not is_forbidden(
                raid, verb, card, seat, cause=card, means=terms.BY_A_TYPE
            ):
                offered.append(make_choice(choice, raid.place[card]))
