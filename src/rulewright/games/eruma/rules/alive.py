"""Which effects are alive: Henchmen that lie face-up, powers that go on, Curses in hand, and what
Quick powers began for a while. And what they forbid or change.

The list is worked out when somebody asks for it after something has changed, in the order in
which effects that are due together come (ruling.order-of-effects): the active player's first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.frame import registers_for
from rulewright.effects.live import Alive, spent_mark
from rulewright.effects.program import (
    ACT,
    ANYBODY,
    BY_ANYTHING,
    BY_ATTACK,
    BY_CARD,
    BY_OPPONENTS_POWER,
    BY_POWER,
    BY_SKILL,
    CANT,
    MODIFY,
    WHEN,
    YOURSELF,
    Ability,
)
from rulewright.games.eruma.rules.holding import holds
from rulewright.games.eruma.rules.numbering import CARDS, HENCHMEN_MASK, SEATS
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import CURSE, HAS_TYPE, SLOW, TARGETED
from rulewright.games.eruma.texts.filtering import (
    fits,
    fitting,
    granted_types,
    openly_fitting,
)
from rulewright.kernel.bits import bit, lowest
from rulewright.kernel.zone import Zone

# By what means something happens.
BY_RULE: Final = 0
BY_AN_ATTACK: Final = 1
BY_A_SKILL: Final = 2
BY_A_POWER: Final = 3
BY_AN_EFFECT: Final = 4
"""A Henchman's."""
BY_A_CURSE: Final = 5
BY_A_TYPE: Final = 6


def alive_now(raid: Raid) -> list[Alive]:
    """Every ability that is alive, the active player's first."""
    known = raid.alive
    if known is not None:
        return known
    found: list[Alive] = []
    for turn in range(SEATS):
        seat = raid.active if turn == 0 else 1 - raid.active
        _add_henchmen(raid, seat, found)
        _add_powers(raid, seat, found)
        _add_lasting(raid, seat, found)
        _add_curses(raid, seat, found)
    watched: i64 = 0
    modified: i64 = 0
    for one in found:
        ability = one.ability
        if ability.kind == MODIFY:
            modified |= bit(ability.modifier)
        else:
            watched |= bit(ability.verb)
    raid.alive = found
    raid.watched = watched
    raid.modified = modified
    raid.granted = None
    if modified & (1 << HAS_TYPE) != 0:
        raid.granted = _granted(raid, found)
    return found


def _is_spent(raid: Raid, card: i64, program: i64, ability: Ability) -> bool:
    """ruling.when-once."""
    if ability.kind != WHEN or len(raid.spent) == 0:
        return False
    return spent_mark(card, program, ability) in raid.spent


def _add_henchmen(raid: Raid, seat: i64, found: list[Alive]) -> None:
    """henchman.effect-while-face-up."""
    cards = raid.controlled(seat) & raid.up & HENCHMEN_MASK
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        definition = raid.definition[card]
        for ability in raid.cards.programs[definition].abilities:
            if _is_spent(raid, card, definition, ability):
                continue
            registers = registers_for(card, seat, 0)
            found.append(Alive(card, seat, definition, ability, BY_AN_EFFECT, registers))


def _add_powers(raid: Raid, seat: i64, found: list[Alive]) -> None:
    """speed.slow-window, speed.ongoing."""
    for power in raid.powers:
        if power.seat != seat:
            continue
        program = raid.cards.programs[power.program]
        if program.speed == SLOW and raid.turn == power.since:
            continue
        for index, ability in enumerate(program.abilities):
            if ability.kind == ACT or ability.section != program.speed or program.lasting[index]:
                continue
            if _is_spent(raid, power.source, power.program, ability):
                continue
            found.append(
                Alive(power.source, seat, power.program, ability, BY_A_POWER, power.registers)
            )


def _add_lasting(raid: Raid, seat: i64, found: list[Alive]) -> None:
    for lasting in raid.lasting:
        if lasting.seat == seat and lasting.since <= raid.turn:
            ability = raid.cards.programs[lasting.program].abilities[lasting.ability]
            found.append(
                Alive(lasting.source, seat, lasting.program, ability, BY_A_POWER, lasting.registers)
            )


def _add_curses(raid: Raid, seat: i64, found: list[Alive]) -> None:
    """type.curse."""
    hand = raid.hands[seat]
    for place in range(len(hand)):
        card = hand[place]
        definition = raid.definition[card]
        if not raid.cards.cursed[definition]:
            continue
        for ability in raid.cards.programs[definition].abilities:
            if _is_spent(raid, card, definition, ability):
                continue
            if ability.section == CURSE:
                registers = registers_for(card, seat, 0)
                found.append(Alive(card, seat, definition, ability, BY_A_CURSE, registers))


def _granted(raid: Raid, found: list[Alive]) -> Zone:
    """The types that effects give to each card."""
    granted = Zone()
    for _ in range(CARDS):
        granted.append(0)
    for one in found:
        ability = one.ability
        if ability.kind == MODIFY and ability.modifier == HAS_TYPE and holds(raid, one):
            program = raid.cards.programs[one.program]
            cards = fitting(raid, program, ability.subject, one.registers) & raid.up
            while cards != 0:
                card = lowest(cards)
                cards &= cards - 1
                granted[card] = granted[card] | ability.amount
    return granted


# What they answer, forbid and change

ABOUT_A_PLAYER: Final = 1 << 60
"""Stands in a set of cards for an event that is about a player."""


def answered_by(  # noqa: PLR0913 - what happens, to what, for whom, by what
    raid: Raid, one: Alive, verb: i64, cards: i64, seat: i64, amount: i64, cause: i64, means: i64
) -> i64:
    """For which of the cards an ability is about what happens; ABOUT_A_PLAYER if it is about the
    player. Nothing is 0."""
    ability = one.ability
    if ability.verb != verb:
        return 0
    if ability.player == YOURSELF:
        if seat != one.seat:
            return 0
    elif ability.player != ANYBODY and seat == one.seat:
        return 0
    if ability.when_phase >= 0 and ability.when_phase != amount:
        return 0
    if ability.by != BY_ANYTHING and not _is_by(raid, one, cause, means):
        return 0
    if not holds(raid, one):
        return 0
    if ability.subject < 0:
        return ABOUT_A_PLAYER
    program = raid.cards.programs[one.program]
    if verb == TARGETED and ability.kind == CANT:
        return cards & openly_fitting(raid, program, ability.subject, one.registers)
    return cards & fitting(raid, program, ability.subject, one.registers)


def _is_by(raid: Raid, one: Alive, cause: i64, means: i64) -> bool:
    ability = one.ability
    if ability.by == BY_POWER:
        return means == BY_A_POWER
    if ability.by == BY_ATTACK:
        return means == BY_AN_ATTACK
    if ability.by == BY_SKILL:
        return means == BY_A_SKILL
    if ability.by == BY_OPPONENTS_POWER:
        return means == BY_A_POWER and cause >= 0 and raid.controller(cause) != one.seat
    assert ability.by == BY_CARD
    program = raid.cards.programs[one.program]
    return cause >= 0 and fits(raid, program, ability.by_filter, cause, one.registers)


def is_forbidden(  # noqa: PLR0913 - what, to what, for whom, by what
    raid: Raid, verb: i64, card: i64, seat: i64, cause: i64, means: i64
) -> bool:
    """Whether something alive says that this can't be. -1: no card, only a player."""
    found = alive_now(raid)
    if (raid.watched >> verb) & 1 == 0:
        return False
    cards: i64 = 0 if card < 0 else bit(card)
    for one in found:
        if one.ability.kind != CANT:
            continue
        if answered_by(raid, one, verb, cards, seat, -1, cause, means) != 0:
            return True
    return False


def types_now(raid: Raid, card: i64) -> i64:
    """type.while-face-up: the types that work on a card of the Playfield."""
    if (raid.up >> card) & 1 == 0:
        return 0
    alive_now(raid)
    return raid.cards.types[raid.definition[card]] | granted_types(raid, card)


def has_modifier(raid: Raid, modifier: i64, card: i64) -> bool:
    """Whether something alive changes this rule for the card."""
    found = alive_now(raid)
    if (raid.modified >> modifier) & 1 == 0:
        return False
    for one in found:
        ability = one.ability
        if ability.kind != MODIFY or ability.modifier != modifier or not holds(raid, one):
            continue
        if fits(raid, raid.cards.programs[one.program], ability.subject, card, one.registers):
            return True
    return False


def modifier_for(raid: Raid, modifier: i64, seat: i64) -> list[Alive]:
    """The abilities that change this rule for a player."""
    found = alive_now(raid)
    if (raid.modified >> modifier) & 1 == 0:
        return []
    return [
        one
        for one in found
        if one.ability.kind == MODIFY
        and one.ability.modifier == modifier
        and (
            one.ability.player == ANYBODY or (one.ability.player == YOURSELF) == (one.seat == seat)
        )
        and holds(raid, one)
    ]
