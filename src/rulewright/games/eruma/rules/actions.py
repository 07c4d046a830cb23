"""What the active player may do in the Assault Phase: every legal action, and nothing else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.frame import registers_for
from rulewright.effects.program import ACT
from rulewright.games.eruma.rules.acting import ANNOUNCED
from rulewright.games.eruma.rules.alive import (
    BY_A_TYPE,
    BY_AN_ATTACK,
    BY_RULE,
    has_modifier,
    is_forbidden,
    modifier_for,
    types_now,
)
from rulewright.games.eruma.rules.board import (
    ALL_POSITIONS,
    POSITIONS,
    TREASURES,
    adjacent,
    column_of,
    diagonal,
    row_of,
    zone_one,
    zones,
)
from rulewright.games.eruma.rules.costs import action_cost, power_cost
from rulewright.games.eruma.rules.numbering import EMPTY, HENCHMEN_MASK
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import (
    ATTACK,
    ATTACK_COSTS,
    ATTACKS,
    EVASIVE,
    EXHAUST,
    FLIP_DOWN,
    FLYING,
    INVULNERABLE,
    MAY_ATTACK_DIAGONALLY,
    MAY_ATTACK_FAR_ALONG_COLUMN,
    MAY_ATTACK_FAR_ALONG_ROW,
    MAY_ATTACK_INTO_ZONES,
    MAY_MOVE_DIAGONALLY,
    MAY_MOVE_INTO_ZONES,
    MAY_MOVE_TWO_STEPS,
    MAY_PLAY_TO,
    MOVE,
    MOVE_COSTS,
    MOVES_TO_TREASURE,
    MUST_ATTACK,
    MUST_MOVE,
    MUST_STEAL,
    OBSTACLE,
    ONLY_ATTACK_ALONG_COLUMN,
    ONLY_ATTACK_ALONG_ROW,
    ONLY_MOVE_ALONG_COLUMN,
    ONLY_MOVE_ALONG_ROW,
    PLAY,
    PLAY_COSTS,
    SLAYER,
    STEAL,
    STEAL_COSTS,
    STRONGMAN,
    TO_HAND,
    TRIGGER,
    ZONE_ONE,
)
from rulewright.games.eruma.texts.card_frame import CardFrame
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


def possible_actions(raid: Raid) -> Zone:
    """Everything the active player may do now; ending the phase too, unless a card must act."""
    offered = Zone()
    seat = raid.active
    if raid.points > 0:
        _add_plays(raid, seat, offered)
        cards = raid.controlled(seat) & raid.up
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if (HENCHMEN_MASK >> card) & 1 == 0:
                _add_moves(raid, seat, card, offered)
                _add_attacks(raid, seat, card, offered)
                _add_steal(raid, seat, card, offered)
                _add_power(raid, seat, card, offered)
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
    if len(hand) == 0 or raid.points < action_cost(raid, PLAY_COSTS, seat):
        return
    playable = Zone()
    for place in range(len(hand)):
        if not is_forbidden(raid, PLAY, hand[place], seat, -1, BY_RULE):
            playable.append(hand[place])
    spots = zone_one(seat)
    for one in modifier_for(raid, MAY_PLAY_TO, seat):
        program = raid.cards.programs[one.program]
        further = fitting_spots(raid, program, one.ability.spot, one.registers)
        if program.spots[one.ability.spot].place < ZONE_ONE:
            # ruling.golden-rule-scope: a text opens the opponent's zones only if it names them
            further &= ~zones(1 - seat)
        spots |= further
    for position in range(POSITIONS):
        if (spots >> position) & 1 == 1 and raid.grid[position] == EMPTY:
            for place in range(len(playable)):
                offered.append(pack_choice(PLAY_CARD, playable[place], position, -1))


def _add_moves(raid: Raid, seat: i64, card: i64, offered: Zone) -> None:
    """move.own-face-up, move.one-step, move.no-diagonal, move.not-into-enemy-zones."""
    if raid.points < action_cost(raid, MOVE_COSTS, seat):
        return
    here = raid.place[card]
    spots = adjacent(here)
    shut = zones(1 - seat)
    if raid.modified != 0:
        spots = _changed_steps(raid, card, here, spots)
        if has_modifier(raid, MAY_MOVE_INTO_ZONES, card):
            shut = 0
    spots &= ~shut
    for position in range(POSITIONS):
        if (spots >> position) & 1 == 0 or raid.grid[position] != EMPTY:
            continue
        if is_forbidden(raid, MOVE, card, seat, card, BY_RULE):
            return
        if not _is_kept_off_treasure(raid, seat, card, position, BY_RULE):
            offered.append(pack_choice(MOVE_CARD, here, position, -1))


def _is_kept_off_treasure(raid: Raid, seat: i64, card: i64, position: i64, means: i64) -> bool:
    """Whether the card would come onto Treasure there, and something says that it can't."""
    is_coming = (TREASURES >> position) & 1 == 1 and (TREASURES >> raid.place[card]) & 1 == 0
    return is_coming and is_forbidden(raid, MOVES_TO_TREASURE, card, seat, card, means)


def _changed_steps(raid: Raid, card: i64, here: i64, spots: i64) -> i64:
    """What cards change about the steps a card can make."""
    if has_modifier(raid, MAY_MOVE_DIAGONALLY, card):
        spots |= diagonal(here)
    if has_modifier(raid, MAY_MOVE_TWO_STEPS, card):
        first = spots
        for position in range(POSITIONS):
            if (first >> position) & 1 == 1 and raid.grid[position] == EMPTY:
                spots |= adjacent(position)
        spots &= ~bit(here)
    if has_modifier(raid, ONLY_MOVE_ALONG_ROW, card):
        spots = _along(spots, here, row=True)
    if has_modifier(raid, ONLY_MOVE_ALONG_COLUMN, card):
        spots = _along(spots, here, row=False)
    return spots


def _along(spots: i64, here: i64, *, row: bool) -> i64:
    found: i64 = 0
    for position in range(POSITIONS):
        same = row_of(position) == row_of(here) if row else column_of(position) == column_of(here)
        if same:
            found |= bit(position)
    return spots & found


def _add_attacks(raid: Raid, seat: i64, card: i64, offered: Zone) -> None:
    """attack.own-face-up, attack.adjacent-target, attack.face-up-target and what forbids it."""
    if raid.points < action_cost(raid, ATTACK_COSTS, seat):
        return
    here = raid.place[card]
    reach = adjacent(here)
    shut = zones(1 - seat)  # ruling.no-attack-into-enemy-zones
    if raid.modified != 0:
        reach = _changed_reach(raid, card, here, reach)
        if has_modifier(raid, MAY_ATTACK_INTO_ZONES, card):
            shut = 0
    reach &= ~shut
    for position in range(POSITIONS):
        if (reach >> position) & 1 == 0:
            continue
        target = raid.grid[position]
        if target != EMPTY and _can_attack(raid, seat, card, target):
            offered.append(pack_choice(ATTACK_CARD, here, position, -1))


def _changed_reach(raid: Raid, card: i64, here: i64, reach: i64) -> i64:
    if has_modifier(raid, MAY_ATTACK_DIAGONALLY, card):
        reach |= diagonal(here)
    if has_modifier(raid, MAY_ATTACK_FAR_ALONG_ROW, card):
        reach |= _along(ALL_POSITIONS & ~bit(here), here, row=True)
    if has_modifier(raid, MAY_ATTACK_FAR_ALONG_COLUMN, card):
        reach |= _along(ALL_POSITIONS & ~bit(here), here, row=False)
    # attack.is-movement: what limits movement limits attacks too.
    if has_modifier(raid, ONLY_ATTACK_ALONG_ROW, card) or has_modifier(
        raid, ONLY_MOVE_ALONG_ROW, card
    ):
        reach = _along(reach, here, row=True)
    if has_modifier(raid, ONLY_ATTACK_ALONG_COLUMN, card) or has_modifier(
        raid, ONLY_MOVE_ALONG_COLUMN, card
    ):
        reach = _along(reach, here, row=False)
    return reach


def _can_attack(raid: Raid, seat: i64, card: i64, target: i64) -> bool:
    if (raid.up >> target) & 1 == 0 or raid.controller(target) == seat:
        return False
    theirs = types_now(raid, target)
    if theirs & (INVULNERABLE | OBSTACLE) != 0:
        mine = types_now(raid, card)
        if theirs & INVULNERABLE != 0 and mine & SLAYER == 0:
            return False
        if theirs & OBSTACLE != 0 and mine & STRONGMAN == 0:
            return False
    if is_forbidden(raid, ATTACKS, card, seat, card, BY_AN_ATTACK):
        return False
    if is_forbidden(raid, MOVE, card, seat, card, BY_AN_ATTACK):
        return False  # attack.is-movement
    if _is_kept_off_treasure(raid, seat, card, raid.place[target], BY_AN_ATTACK):
        return False
    return not is_forbidden(raid, ATTACK, target, seat, card, BY_AN_ATTACK)


def _add_steal(raid: Raid, seat: i64, card: i64, offered: Zone) -> None:
    """steal.face-up-on-treasure, steal.once-per-card."""
    here = raid.place[card]
    if (TREASURES >> here) & 1 == 0 or (raid.stole >> card) & 1 == 1:
        return
    if raid.points < action_cost(raid, STEAL_COSTS, seat):
        return
    if not is_forbidden(raid, STEAL, card, seat, card, BY_RULE):
        offered.append(make_choice(STEAL_TREASURE, here))


def _add_power(raid: Raid, seat: i64, card: i64, offered: Zone) -> None:
    """power.face-up-ready, ruling.needs-legal-target."""
    if (raid.tired >> card) & 1 == 1 or raid.points < power_cost(raid, card):
        return
    frame = announced(raid, card)
    if frame is None or is_forbidden(raid, TRIGGER, card, seat, card, BY_RULE):
        return
    if is_forbidden(raid, EXHAUST, card, seat, card, BY_RULE):
        return  # ruling.exhausting-to-trigger
    if frame.finds_targets(raid, frame.at, frame.registers):
        offered.append(make_choice(USE_POWER, raid.place[card]))


def announced(raid: Raid, card: i64) -> CardFrame | None:
    """The frame in which the power of a card is announced; None if it has none."""
    definition = raid.definition[card]
    program = raid.cards.programs[definition]
    for ability in program.abilities:
        if ability.kind == ACT:
            registers = registers_for(card, raid.controller(card), 0)
            return CardFrame(definition, ability.start, card, ANNOUNCED, registers)
    return None


def _what_must_be(raid: Raid, offered: Zone) -> Zone:
    """ruling.must-once: what cards must do, can, and have not done this turn: their player does that
    before anything else, and does not end the phase before."""
    found = Zone()
    must = (1 << MUST_ATTACK) | (1 << MUST_MOVE) | (1 << MUST_STEAL)
    if raid.modified & must == 0:
        return found
    for place in range(len(offered)):
        choice = offered[place]
        verb = verb_of(choice)
        modifier: i64 = -1
        done: i64 = 0
        if verb == ATTACK_CARD:
            modifier, done = MUST_ATTACK, raid.attacked
        elif verb == MOVE_CARD:
            modifier, done = MUST_MOVE, raid.moved
        elif verb == STEAL_TREASURE:
            modifier = MUST_STEAL
        if modifier < 0:
            continue
        card = raid.grid[thing_of(choice)]
        if (done >> card) & 1 == 0 and has_modifier(raid, modifier, card):
            found.append(choice)
    return found


def _add_types(raid: Raid, seat: i64, offered: Zone) -> None:
    """type.evasive, type.flying, ruling.type-timing: at any time between actions, for nothing."""
    cards = raid.controlled(seat) & raid.up
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        types = types_now(raid, card)
        if types & EVASIVE != 0 and not is_forbidden(raid, FLIP_DOWN, card, seat, card, BY_A_TYPE):
            offered.append(make_choice(HIDE, raid.place[card]))
        if types & FLYING != 0 and not is_forbidden(raid, TO_HAND, card, seat, card, BY_A_TYPE):
            offered.append(make_choice(FLY, raid.place[card]))
