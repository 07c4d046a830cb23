"""Abilities that players use: which may be used now, and how they begin. Whose they are and when somebody is
asked for them, a game's rules know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.conditions import is_met
from rulewright.effects.live import USED
from rulewright.effects.machine import CardFrame
from rulewright.effects.program import (
    DO,
    MODE,
    NONE,
    RESOLVE,
    TARGET,
    THIS,
    USE,
    Ability,
    Program,
)
from rulewright.effects.sets import set_of
from rulewright.effects.state import EffectsState, registers_for

MOST_USES_A_TURN: Final = 20
"""How often one text may be used, triggered or played in one turn, whoever's copies of it: without such a limit a
text that pays for itself would make a turn endless."""


def is_worn_out(state: EffectsState, definition: i64) -> bool:
    """Whether a text has been used as often this turn as it may be."""
    if len(state.used_this_turn) < MOST_USES_A_TURN:
        return False
    return state.used_this_turn.count(int(definition)) >= MOST_USES_A_TURN


def note_use(state: EffectsState, definition: i64) -> None:
    """A text is used, triggered or played."""
    state.used_this_turn = [*state.used_this_turn, int(definition)]


def usable(  # noqa: PLR0913 - of which card, for whom, when, by what means
    state: EffectsState, source: i64, definition: i64, seat: i64, moment: i64, means: i64
) -> list[int]:
    """The numbers of a card's abilities that a player may use now: those for a moment, or (NONE) all that have
    not been used this turn."""
    program = state.programs[definition]
    found: list[int] = []
    if is_worn_out(state, definition):
        return found
    for number, ability in enumerate(program.abilities):
        if ability.kind != USE or moment not in (NONE, ability.moment):
            continue
        if state.is_marked(source, definition, number, USED):
            continue
        registers = state.registers_of(source, seat)
        if ability.condition >= 0:
            condition = program.conditions[ability.condition]
            if not is_met(state, program, condition, registers):
                continue
        frame = CardFrame(definition, ability.start, source, means, registers)
        if _finds_targets(state, program, ability, frame):
            found.append(number)
    return found


def _finds_targets(
    state: EffectsState, program: Program, ability: Ability, frame: CardFrame
) -> bool:
    """Whether there are targets once the price is paid, by which its card may leave."""
    at = ability.start
    leaving = 0
    while program.code[at].op not in (TARGET, MODE, RESOLVE):
        step = program.code[at]
        if step.op == DO and step.cards == THIS:
            leaving = frame.registers[THIS]
        at += 1
    return frame.finds_targets(state, at, frame.registers, leaving)


def begun_by_player(  # noqa: PLR0913 - of which card, for whom, which, by what means
    state: EffectsState, source: i64, definition: i64, seat: i64, ability: i64, means: i64
) -> CardFrame:
    """The frame of an ability that a player begins: by using it, or by playing its card."""
    registers = registers_for(source, seat, set_of(state.book.link_of(source, ability)))
    start = state.programs[definition].abilities[ability].start
    return CardFrame(definition, start, source, means, registers)
